"""Answers of pages on the disk: what was asked for today is not asked again, and a crash loses none."""

import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

from editor.core.site.answers import MAY_PASS, PageAnswer, UrlVerdict
from editor.core.site.changed_pages import TextHistory
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.values.urls import split
from editor.site.audit_task import DAY, AuditSettings, Reuse
from editor.site.database import ForeignDatabaseError, is_damage, open_database, set_aside
from editor.site.kept_answers import kept_answer, kept_text

_KEPT = 400 * DAY  # seconds after which an answer is removed: a year, and some patience
_VERSION = 3  # of what the tables hold
# In the version before, hosts kept each other waiting, and some were said not to answer that would have.
_VERSION_WITH_FALSE_FAILURES = 2
_FORGET_FAILURES = """
    DELETE FROM answers WHERE instr(answer, '"status":') = 0
    AND (instr(answer, '"verdict":"unreachable"') OR instr(answer, '"verdict":"unverified"'))"""
# Of these the text is that of the page in the sitemap, and not another's or that of an error.
_WITH_TEXT = {UrlVerdict.OK, UrlVerdict.NOINDEX, UrlVerdict.CANONICALISED}
_TABLES = (
    """CREATE TABLE IF NOT EXISTS answers (
        url TEXT, settings TEXT, time REAL, answer TEXT, PRIMARY KEY (url, settings)) WITHOUT ROWID""",
    "CREATE INDEX IF NOT EXISTS answers_by_time ON answers (time)",
    """CREATE TABLE IF NOT EXISTS texts (
        url TEXT, reader TEXT, hash TEXT, first_seen REAL, last_seen REAL, last_modified TEXT,
        before_last_seen REAL, before_last_modified TEXT, PRIMARY KEY (url, reader)) WITHOUT ROWID""",
)
_PUT = "INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?)"
# What is the same text as before is seen once more; what is another takes the place of that before it.
_PUT_TEXT = """
    INSERT INTO texts VALUES (:url, :reader, :hash, :now, :now, :modified, NULL, '')
    ON CONFLICT DO UPDATE SET
        before_last_seen = iif(hash = :hash, before_last_seen, last_seen),
        before_last_modified = iif(hash = :hash, before_last_modified, last_modified),
        first_seen = iif(hash = :hash, first_seen, :now),
        hash = :hash, last_seen = :now, last_modified = :modified"""
_HISTORY = """
    SELECT first_seen, last_seen, last_modified, before_last_seen, before_last_modified
    FROM texts WHERE url = ? AND reader = ?"""
_SET_ASIDE = QT_TRANSLATE_NOOP(
    "phrases", "What earlier audits found cannot be read and was set aside as {name}."
)
_Outcome = TypeVar("_Outcome")


class AnswerStore:
    """A database of answers by URL and settings. Use it in one thread, and close it in the end.

    `trouble` is a sentence about a damaged or foreign database that was set aside, "" where all is well.
    What the system refuses raises sqlite3.OperationalError, whatever is called.
    """

    def __init__(self, path: Path, settings: AuditSettings = AuditSettings()) -> None:  # noqa: B008 - it cannot change
        """Open the database, or begin one; raises OSError."""
        self.trouble = ""
        self._path, self._settings = path, settings
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            self._database = open_database(path, _prepare)
        except sqlite3.DatabaseError as error:
            self._set_aside(error)

    def close(self) -> None:
        """Close the database; what was put into it is there."""
        self._database.close()

    def put(self, answers: Iterable[PageAnswer]) -> None:
        """Keep answers, in place of earlier ones of the same URLs; they are on the disk when it returns.

        What has a name and a password in a URL is not written down.
        """
        came = [answer for answer in answers if not _holds_a_password(answer)]
        self._done(lambda: self._put(came, time.time()))

    def known(self, urls: Iterable[str], reuse: Reuse) -> dict[str, PageAnswer]:
        """Return the answers to URLs that still count, by URL."""
        wanted = list(dict.fromkeys(urls))
        since = time.time() - reuse.oldest
        found = self._done(lambda: dict(self._answers(wanted, since)))
        return {url: each for url, each in found.items() if reuse.errors or each.verdict not in MAY_PASS}

    def latest(self, urls: Iterable[str]) -> dict[str, PageAnswer]:
        """Return the last answer to each URL, by URL, however old it is and whatever the settings were."""
        query = "SELECT answer FROM answers WHERE url = ? ORDER BY time DESC LIMIT 1"
        wanted = list(dict.fromkeys(urls))

        def found() -> dict[str, PageAnswer]:
            rows = [(url, self._one(query, (url,))) for url in wanted]
            return {url: kept_answer(url, row[0]) for url, row in rows if row is not None}

        return self._done(found)

    def histories(self, urls: Iterable[str]) -> dict[str, TextHistory]:
        """Return since when each page has had its main text, by URL, as far as audits have seen it."""
        wanted = list(dict.fromkeys(urls))
        rows = self._done(
            lambda: [(url, self._one(_HISTORY, (url, self._settings.reader))) for url in wanted]
        )
        return {url: TextHistory(*row) for url, row in rows if row is not None}

    def _put(self, answers: Sequence[PageAnswer], now: float) -> None:
        texts = [
            {
                "url": answer.url,
                "reader": self._settings.reader,
                "hash": answer.text_hash,
                "now": now,
                "modified": answer.last_modified,
            }
            for answer in answers
            if answer.text_hash and answer.verdict in _WITH_TEXT and not answer.hops
        ]
        with self._database:
            self._database.executemany(
                _PUT, [(answer.url, self._settings.key, now, kept_text(answer)) for answer in answers]
            )
            self._database.executemany(_PUT_TEXT, texts)

    def _answers(self, urls: Iterable[str], since: float) -> Iterator[tuple[str, PageAnswer]]:
        query = "SELECT answer FROM answers WHERE url = ? AND settings = ? AND time >= ?"
        for url in urls:
            if (row := self._one(query, (url, self._settings.key, since))) is not None:
                yield url, kept_answer(url, row[0])

    def _one(self, query: str, values: Sequence[object]) -> Sequence[Any] | None:
        row: Sequence[Any] | None = self._database.execute(query, values).fetchone()
        return row

    def _done(self, work: Callable[[], _Outcome]) -> _Outcome:
        """Do something with the database; where it turns out to be damaged, with a new one."""
        try:
            return work()
        except (sqlite3.DatabaseError, ValueError, TypeError) as error:
            self._set_aside(error)
            return work()

    def _set_aside(self, error: Exception) -> None:
        """Begin a new database in place of one that is damaged; raises what has other reasons."""
        if not is_damage(error):
            raise error
        if hasattr(self, "_database"):
            self._database.close()
        aside = set_aside(self._path)
        self.trouble = Phrase(_SET_ASIDE, name=aside.name)
        self._database = open_database(self._path, _prepare)


def _holds_a_password(answer: PageAnswer) -> bool:
    urls = (answer.url, answer.final_url, *(hop.url for hop in answer.hops))
    return any("@" in url and (parts := split(url)) is not None and "@" in parts.authority for url in urls)


def _prepare(database: sqlite3.Connection) -> None:
    """Make the tables where there are none; raises sqlite3.DatabaseError where the file is something else."""
    version = database.execute("PRAGMA user_version").fetchone()[0]
    tables = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    is_known = version in (_VERSION, _VERSION_WITH_FALSE_FAILURES)
    if not is_known and (version or tables):
        raise ForeignDatabaseError("written by another version")
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = NORMAL")  # a crash of the program loses nothing
    with database:
        database.execute("BEGIN IMMEDIATE")
        for table in _TABLES:
            database.execute(table)
        database.execute("DELETE FROM answers WHERE time < ?", (time.time() - _KEPT,))
        if version == _VERSION_WITH_FALSE_FAILURES:
            database.execute(_FORGET_FAILURES)
        database.execute(f"PRAGMA user_version = {_VERSION}")
