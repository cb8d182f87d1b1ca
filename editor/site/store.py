"""Answers of pages on the disk: what was asked for today is not asked again, and a crash loses none."""

import json
import sqlite3
import time
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from editor.core.site.answers import Hop, PageAnswer, UrlVerdict
from editor.core.site.robots_txt import RobotsRule

DAY = 24 * 60 * 60  # seconds for which an answer counts
_VERSION = 1  # of what the table holds
_WAIT = 10.0  # seconds for another process that writes
# Asked anew each time: tomorrow may be now.
_ERRORS = {UrlVerdict.UNREACHABLE, UrlVerdict.SERVER_ERROR, UrlVerdict.CLIENT_ERROR, UrlVerdict.UNVERIFIED}


@dataclass(frozen=True, slots=True)
class Reuse:
    """Which earlier answers count, so that their URLs are not asked for again."""

    oldest: float = DAY  # seconds since they came
    errors: bool = False  # whether also those that may be others by now


class AnswerStore:
    """A database of answers by URL and settings. Use it in one thread, and close it in the end.

    `trouble` is a sentence about a damaged or foreign database that was set aside, "" where all is well.
    """

    def __init__(self, path: Path, settings: str = "") -> None:
        """settings: what decides what a host answers, such as the user agent. Raises OSError."""
        self.trouble = ""
        self._settings = settings
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        try:
            self._database = _opened(path)
        except sqlite3.DatabaseError:
            aside = path.with_suffix(".damaged")
            path.replace(aside)
            self.trouble = f"What earlier audits found cannot be read and was set aside as {aside.name}."
            self._database = _opened(path)

    def close(self) -> None:
        """Close the database; what was put into it is there."""
        self._database.close()

    def put(self, answers: Iterable[PageAnswer]) -> None:
        """Keep answers, in place of earlier ones of the same URLs; they are on the disk when it returns."""
        now = time.time()
        rows = [(answer.url, self._settings, now, json.dumps(asdict(answer))) for answer in answers]
        with self._database:
            self._database.executemany("INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?)", rows)

    def known(self, urls: Iterable[str], reuse: Reuse) -> dict[str, PageAnswer]:
        """Return the answers to URLs that still count, by URL."""
        found: dict[str, PageAnswer] = {}
        since = time.time() - reuse.oldest
        query = "SELECT answer FROM answers WHERE url = ? AND settings = ? AND time >= ?"
        for url in dict.fromkeys(urls):
            row = self._database.execute(query, (url, self._settings, since)).fetchone()
            if row is not None:
                answer = _read(json.loads(row[0]))
                if reuse.errors or answer.verdict not in _ERRORS:
                    found[url] = answer
        return found


def _opened(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, timeout=_WAIT)
    try:
        _prepare(database)
    except BaseException:
        database.close()
        raise
    return database


def _prepare(database: sqlite3.Connection) -> None:
    """Make the table where there is none; raises sqlite3.DatabaseError where the file is something else."""
    version = database.execute("PRAGMA user_version").fetchone()[0]
    if version not in (0, _VERSION):
        raise sqlite3.DatabaseError("written by another version")
    database.execute("PRAGMA journal_mode = WAL")
    database.execute(
        "CREATE TABLE IF NOT EXISTS answers (url TEXT, settings TEXT, time REAL, answer TEXT, "
        "PRIMARY KEY (url, settings)) WITHOUT ROWID"
    )
    database.execute("SELECT url, settings, time, answer FROM answers LIMIT 1")
    database.execute(f"PRAGMA user_version = {_VERSION}")


def _read(told: Mapping[str, Any]) -> PageAnswer:
    blocked = told["blocked_by"]
    return PageAnswer(
        **{
            **told,
            "verdict": UrlVerdict(told["verdict"]),
            "also": tuple(map(UrlVerdict, told["also"])),
            "hops": tuple(Hop(**hop) for hop in told["hops"]),
            "robots": tuple(told["robots"]),
            "alternates": tuple((language, url) for language, url in told["alternates"]),
            "blocked_by": RobotsRule(**blocked) if blocked else None,
        }
    )
