"""The ledger of announcements: which URLs of a sitemap search engines were told of, and with which date."""

import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.site.database import ForeignDatabaseError, is_damage, open_database, set_aside

_VERSION = 1
_TABLE = (
    "CREATE TABLE IF NOT EXISTS announced ("
    "sitemap TEXT, url TEXT, lastmod TEXT, time REAL, PRIMARY KEY (sitemap, url)) WITHOUT ROWID"
)
_SET_ASIDE = QT_TRANSLATE_NOOP(
    "phrases", "The ledger of announcements cannot be read and was set aside as {name}."
)
_UNUSABLE = QT_TRANSLATE_NOOP(
    "phrases", "The ledger of announcements cannot be used now ({cause}). Nothing of it is lost; try again."
)


class LedgerUnusableError(Exception):
    """The ledger cannot be read or written at the moment; says why in a sentence."""

    def __init__(self, cause: sqlite3.Error) -> None:
        super().__init__(Phrase(_UNUSABLE, cause=str(cause)))


class Ledger:
    """A database of announced URLs. Use it in one thread, and close it in the end.

    `trouble` is a sentence about a damaged or foreign one that was set aside, "" where all is well.
    """

    def __init__(self, path: Path) -> None:
        """Open the ledger, or begin one; raises OSError, and LedgerUnusableError like all that it does."""
        self.trouble = ""
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            self._database = open_database(path, _prepare)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise LedgerUnusableError(error) from error
            self.trouble = Phrase(_SET_ASIDE, name=set_aside(path).name)
            self._database = open_database(path, _prepare)

    def __enter__(self) -> "Ledger":
        return self

    def __exit__(self, *_: object) -> None:
        self._database.close()

    def known(self, sitemap: str) -> Mapping[str, str]:
        """Return the URLs of a sitemap that were announced, with the date that each had then."""
        query = "SELECT url, lastmod FROM announced WHERE sitemap = ?"
        with _usable():
            return dict(self._database.execute(query, (sitemap,)).fetchall())

    def take(self, sitemap: str, there: Mapping[str, str], gone: Iterable[str] = ()) -> None:
        """Keep that URLs were announced; it is on the disk when it returns. gone: those that were removed."""
        now = time.time()
        with _usable(), self._database:
            self._database.executemany(
                "INSERT OR REPLACE INTO announced VALUES (?, ?, ?, ?)",
                [(sitemap, url, lastmod, now) for url, lastmod in there.items()],
            )
            self._database.executemany(
                "DELETE FROM announced WHERE sitemap = ? AND url = ?", [(sitemap, url) for url in gone]
            )


@contextmanager
def _usable() -> Iterator[None]:
    """Say in a sentence that the ledger cannot be used."""
    try:
        yield
    except sqlite3.Error as error:
        raise LedgerUnusableError(error) from error


def _prepare(database: sqlite3.Connection) -> None:
    """Make the table where there is none; raises sqlite3.DatabaseError if the file is something else."""
    version = database.execute("PRAGMA user_version").fetchone()[0]
    if version not in (0, _VERSION):
        raise ForeignDatabaseError("written by another version")
    database.execute(_TABLE)
    database.execute("SELECT sitemap, url, lastmod, time FROM announced LIMIT 1")
    database.execute(f"PRAGMA user_version = {_VERSION}")
