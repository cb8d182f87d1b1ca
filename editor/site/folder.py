"""The places of what is kept about sites: answers, which can be fetched again, and announcements."""

import os
from pathlib import Path

from editor.runtime.system import ON_MAC, ON_WINDOWS


def answers_path() -> Path:
    """Return where the database of answers lies; it need not be there yet."""
    return _cache_folder() / "sitemap-editor" / "answers.sqlite"


def ledger_path() -> Path:
    """Return where the ledger of announcements lies; it need not be there yet."""
    return _state_folder() / "sitemap-editor" / "announced.sqlite"


def _state_folder() -> Path:
    """The folder for what should outlast a restart, but is no setting."""
    if ON_WINDOWS:
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if ON_MAC:
        return Path.home() / "Library" / "Application Support"
    named = os.environ.get("XDG_STATE_HOME", "")
    return Path(named) if named.startswith("/") else Path.home() / ".local" / "state"


def _cache_folder() -> Path:
    """Return the cache folder of the system; for Linux see
    https://specifications.freedesktop.org/basedir/latest/.
    """
    if ON_WINDOWS:
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if ON_MAC:
        return Path.home() / "Library" / "Caches"
    named = os.environ.get("XDG_CACHE_HOME", "")
    return Path(named) if named.startswith("/") else Path.home() / ".cache"
