"""The ledger of announcements: which URLs of a sitemap search engines were told of, and with which date."""

import sqlite3
import time
from collections.abc import Iterable, Mapping
from pathlib import Path

_VERSION = 1
_WAIT = 10.0  # seconds for another process that writes
_TABLE = (
    "CREATE TABLE IF NOT EXISTS announced ("
    "sitemap TEXT, url TEXT, lastmod TEXT, time REAL, PRIMARY KEY (sitemap, url)) WITHOUT ROWID"
)


class Ledger:
    """A database of announced URLs. Use it in one thread, and close it in the end.

    `trouble` is a sentence about a damaged or foreign one that was set aside, "" where all is well.
    """

    def __init__(self, path: Path) -> None:
        """Open the ledger, or begin one; raises OSError."""
        self.trouble = ""
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            self._database = _opened(path)
        except sqlite3.DatabaseError:
            aside = path.with_suffix(".damaged")
            path.replace(aside)
            self.trouble = f"The ledger of announcements cannot be read and was set aside as {aside.name}."
            self._database = _opened(path)

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, *_: object) -> None:
        self._database.close()

    def known(self, sitemap: str) -> Mapping[str, str]:
        """Return the URLs of a sitemap that were announced, with the date that each had then."""
        query = "SELECT url, lastmod FROM announced WHERE sitemap = ?"
        return dict(self._database.execute(query, (sitemap,)).fetchall())

    def take(self, sitemap: str, there: Mapping[str, str], gone: Iterable[str] = ()) -> None:
        """Keep that URLs were announced; it is on the disk when it returns. gone: those that were removed."""
        now = time.time()
        with self._database:
            self._database.executemany(
                "INSERT OR REPLACE INTO announced VALUES (?, ?, ?, ?)",
                [(sitemap, url, lastmod, now) for url, lastmod in there.items()],
            )
            self._database.executemany(
                "DELETE FROM announced WHERE sitemap = ? AND url = ?", [(sitemap, url) for url in gone]
            )


def _opened(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, timeout=_WAIT)
    try:
        _prepare(database)
    except BaseException:
        database.close()
        raise
    return database


def _prepare(database: sqlite3.Connection) -> None:
    """Make the table where there is none; raises sqlite3.DatabaseError if the file is something else."""
    version = database.execute("PRAGMA user_version").fetchone()[0]
    if version not in (0, _VERSION):
        raise sqlite3.DatabaseError("written by another version")
    database.execute(_TABLE)
    database.execute("SELECT sitemap, url, lastmod, time FROM announced LIMIT 1")
    database.execute(f"PRAGMA user_version = {_VERSION}")
