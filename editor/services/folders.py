"""The folders in which the program keeps its own files other than settings."""

import re
import time
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from editor.services.files.paths import is_real_file, is_real_folder

_DOWNLOAD = re.compile("tmp[a-z0-9_]{8}")  # as `mkdtemp` names folders; others are never touched
_KEPT = 30 * 24 * 60 * 60  # seconds for which what a crash left is kept, so that it can be recovered


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


def new_download_folder(host: str) -> Path:
    """Make a folder for files from a host, and delete old ones that nobody asked for; raises OSError."""
    from tempfile import mkdtemp  # noqa: PLC0415 - on demand

    root = downloads_folder()
    root.mkdir(mode=0o700, parents=True, exist_ok=True)
    for old in root.iterdir():
        with suppress(OSError):  # another window has just deleted it
            if old.lstat().st_mtime < time.time() - _KEPT:
                _delete_download(old)
    made = Path(mkdtemp(dir=root)) / (host.strip(".-") or "web")
    made.mkdir()
    return made


def is_download(folder: Path) -> bool:
    """Tell whether a folder is one that holds a download."""
    kept = folder.parent
    return kept.parent == downloads_folder() and _DOWNLOAD.fullmatch(kept.name) is not None


def forget_download(folder: Path) -> None:
    """Delete a download; any other folder stays."""
    if is_download(folder):
        with suppress(OSError):  # it goes once it is old
            _delete_download(folder.parent)


def _delete_download(kept: Path) -> None:
    """Delete a folder that the program has made and that holds a folder of files and nothing else.

    Nothing is deleted through a link. Raises OSError.
    """
    import shutil  # noqa: PLC0415 - on demand

    is_ours = _DOWNLOAD.fullmatch(kept.name) and is_real_folder(kept.parent) and is_real_folder(kept)
    if is_ours and all(
        is_real_folder(host) and all(map(is_real_file, host.iterdir())) for host in kept.iterdir()
    ):
        shutil.rmtree(kept, ignore_errors=True)


def recipes_folder() -> Path:
    """Return the folder for the user's recipes."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder) / "recipes"
