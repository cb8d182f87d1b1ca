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


def downloads_folder() -> Path:
    """Return the folder for sitemaps from the web that were not saved yet."""
    return state_folder() / "downloads"


def is_download(folder: Path) -> bool:
    """Tell whether a folder is one that holds a download."""
    return downloads_folder() in folder.parents


def forget_download(folder: Path) -> None:
    """Delete a download; any other folder stays."""
    import shutil  # noqa: PLC0415 - on demand

    if is_download(folder):
        kept = folder.relative_to(downloads_folder()).parts[0]
        shutil.rmtree(downloads_folder() / kept, ignore_errors=True)


def recipes_folder() -> Path:
    """Return the folder for the user's recipes."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder) / "recipes"
