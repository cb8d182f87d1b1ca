"""The place of the database of answers: the folder in which the system keeps what can be fetched again."""

import os
import sys
from pathlib import Path


def answers_path() -> Path:
    """Return where the database of answers lies; it need not be there yet."""
    return _cache_folder() / "sitemap-editor" / "answers.sqlite"


def _cache_folder() -> Path:
    """Return the cache folder of the system; for Linux see
    https://specifications.freedesktop.org/basedir/latest/.
    """
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    named = os.environ.get("XDG_CACHE_HOME", "")
    return Path(named) if named.startswith("/") else Path.home() / ".cache"
