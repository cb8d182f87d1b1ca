"""The folders in which the program keeps its own files other than settings."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths


def state_folder() -> Path:
    """Return the folder for the log, backups of files and journals."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericStateLocation)
    return Path(folder) / "sitemap-editor"


def backups_folder() -> Path:
    """Return the folder for earlier versions of files."""
    return state_folder() / "backups"


def in_place_folder() -> Path:
    """Return the folder for the notes on files that are being overwritten in place."""
    return state_folder() / "in-place"


def recovery_folder() -> Path:
    """Return the folder for journals of unsaved changes."""
    return state_folder() / "recovery"


def recipes_folder() -> Path:
    """Return the folder for the user's recipes."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder) / "recipes"
