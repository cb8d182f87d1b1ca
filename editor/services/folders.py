"""Where the program keeps what is neither a sitemap nor a setting."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def state_folder() -> Path:
    """Where the program keeps what is no setting: its log, and backups of files it wrote over."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericStateLocation)
    return Path(folder) / "sitemap-editor"


def backups_folder() -> Path:
    """Where earlier versions of files are kept."""
    return state_folder() / "backups"


def in_place_folder() -> Path:
    """Where it is noted which files are being written in place."""
    return state_folder() / "in-place"


def recovery_folder() -> Path:
    """Where journals of unsaved changes are kept."""
    return state_folder() / "recovery"


def recipes_folder() -> Path:
    """Where the recipes of this person are kept."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder) / "recipes"
