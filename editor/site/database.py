"""Opens databases on the disk, and sets aside a file that is damaged or is none of ours."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

WAIT = 10.0  # seconds for another process that writes
_ASIDE = ".damaged"
_BESIDE = ("", "-wal", "-shm")  # the files of one database


class ForeignDatabaseError(sqlite3.DatabaseError):
    """A database holds something else than is expected, or was written by another version of the program."""


def open_database(path: Path, prepare: Callable[[sqlite3.Connection], None]) -> sqlite3.Connection:
    """Open a database, or begin one; it is closed again if `prepare` raises. Raises sqlite3.Error."""
    database = sqlite3.connect(path, timeout=WAIT)
    try:
        prepare(database)
    except BaseException:
        database.close()
        raise
    return database


def is_damage(error: Exception) -> bool:
    """Tell whether a database holds nonsense, as opposed to one that cannot be reached at the moment."""
    code = getattr(error, "sqlite_errorcode", None)
    return not isinstance(error, sqlite3.OperationalError) or code == sqlite3.SQLITE_ERROR


def set_aside(path: Path) -> Path:
    """Rename the files of a closed database, in place of others that were set aside; return the new path."""
    aside = path.with_suffix(_ASIDE)
    for ending in _BESIDE:
        part = path.with_name(path.name + ending)
        if part.exists():
            part.replace(aside.with_name(aside.name + ending))
    return aside
