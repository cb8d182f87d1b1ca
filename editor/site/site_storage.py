"""What is stored about sites in databases on the disk: the answers of pages, and the announcements.

Answers can be fetched again: what was asked for today is not asked again, and a crash loses none.
They are stored as JSON without what is not known, and without their URL; a reason as the pattern of
its sentence with the values, so that it can be said in any language. The ledger of announcements
has the URLs that search engines were notified of, and with which date. A database that is damaged
or is none of ours is set aside.
"""

import json
import os
import sqlite3
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from editor.core.site.page_answers import MAY_PASS, Hop, PageAnswer, UrlVerdict
from editor.core.site.page_proposals import TextHistory
from editor.core.site.robots_txt import RobotsRule
from editor.core.text import N_, Phrase
from editor.core.values.urls import split
from editor.runtime.system import ON_MAC, ON_WINDOWS

DAY = 24 * 60 * 60  # seconds for which an answer counts
WAIT = 10.0  # seconds for another process that writes
_ASIDE = ".damaged"
_BESIDE = ("", "-wal", "-shm")  # the files of one database


@dataclass(frozen=True, slots=True)
class AuditSettings:
    """The settings on which the answer of a host depends; answers with other settings do not count."""

    user_agent: str = ""
    agent: str = ""  # whose directives count
    robots: str = ""  # the digest of a robots.txt that is obeyed in place of those of the hosts

    is_signed_in: bool = False  # whether it gets credentials; which ones is written nowhere
    accepted: str = ""  # the statuses that are as good as 200, separated by commas

    @property
    def key(self) -> str:
        """A text that identifies these settings."""
        return "\n".join((self.reader, self.agent, self.robots, self.accepted))

    @property
    def reader(self) -> str:
        """A text that identifies the settings on which the text of a page depends."""
        return f"{self.user_agent}, signed in" if self.is_signed_in else self.user_agent


@dataclass(frozen=True, slots=True)
class Reuse:
    """The choice of earlier answers that are used again, so that their URLs are not fetched."""

    oldest: float = DAY  # seconds since they came
    errors: bool = False  # whether also those that may be others by now


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


_encode = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), check_circular=False).encode


def kept_text(answer: PageAnswer) -> str:
    """Return an answer as text, from which `kept_answer` makes it again."""
    told: dict[str, Any] = {"verdict": answer.verdict}
    for name, usual in PageAnswer._field_defaults.items():
        value = getattr(answer, name)
        if value != usual and name != "asked":  # for which there is a column
            told[name] = value
    if answer.hops:
        told["hops"] = [(hop.url, hop.status) for hop in answer.hops]
    if answer.blocked_by:
        rule = answer.blocked_by
        told["blocked_by"] = (rule.allows, rule.path, rule.line)
    if answer.reason:
        told["reason"] = _kept_words(answer.reason)
    return _encode(told)


def kept_answer(url: str, text: str, asked: float = 0.0) -> PageAnswer:
    """Return the answer that was kept, and when it came; raises ValueError if the text is none."""
    try:
        return _answer(url, text)._replace(asked=asked)
    except (TypeError, LookupError, AttributeError, RecursionError) as error:
        raise ValueError(text) from error


def _answer(url: str, text: str) -> PageAnswer:
    told: dict[str, Any] = json.loads(text)
    told["verdict"] = UrlVerdict(told["verdict"])
    told["also"] = tuple(map(UrlVerdict, told.get("also", ())))
    told["hops"] = tuple(Hop(*hop) for hop in told.get("hops", ()))
    told["robots"] = tuple(told.get("robots", ()))
    told["alternates"] = tuple((language, target) for language, target in told.get("alternates", ()))
    blocked = told.get("blocked_by")
    told["blocked_by"] = RobotsRule(*blocked) if blocked else None
    told["reason"] = _words(told.get("reason", ""))
    return PageAnswer(url, **told)


def _kept_words(words: object) -> object:
    """Return a text, or a value in one, as it is kept: a phrase as a list of what makes it again."""
    if not isinstance(words, Phrase):
        return words
    pattern, values = words.parts
    return [pattern, {name: _kept_words(value) for name, value in values.items()}]


def _words(kept: Any) -> Any:
    """Return the text that was kept; raises ValueError and TypeError."""
    if not isinstance(kept, list):
        return kept
    pattern, *_context, values = kept  # 1.0 kept a context, too
    try:
        return Phrase(pattern, **{name: _words(value) for name, value in values.items()})
    except (LookupError, AttributeError) as error:
        raise ValueError(kept) from error


_LEDGER_VERSION = 1
_TABLE = (
    "CREATE TABLE IF NOT EXISTS announced ("
    "sitemap TEXT, url TEXT, lastmod TEXT, time REAL, PRIMARY KEY (sitemap, url)) WITHOUT ROWID"
)
_LEDGER_SET_ASIDE = N_("The ledger of announcements cannot be read and was set aside as {name}.")
_UNUSABLE = N_("The ledger of announcements cannot be used now ({cause}). Nothing of it is lost; try again.")


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
            self._database = open_database(path, _prepare_ledger)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise LedgerUnusableError(error) from error
            self.trouble = Phrase(_LEDGER_SET_ASIDE, name=set_aside(path).name)
            self._database = open_database(path, _prepare_ledger)

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


def _prepare_ledger(database: sqlite3.Connection) -> None:
    """Make the table where there is none; raises sqlite3.DatabaseError if the file is something else."""
    version = database.execute("PRAGMA user_version").fetchone()[0]
    if version not in (0, _LEDGER_VERSION):
        raise ForeignDatabaseError("written by another version")
    database.execute(_TABLE)
    database.execute("SELECT sitemap, url, lastmod, time FROM announced LIMIT 1")
    database.execute(f"PRAGMA user_version = {_LEDGER_VERSION}")


_KEPT = 400 * DAY  # seconds after which an answer is removed: a year, and some patience
_LINKS_KEPT = 7 * DAY  # seconds, as a crawl that is older is not gone on with
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
    """CREATE TABLE IF NOT EXISTS links (
        url TEXT, reader TEXT, time REAL, base TEXT, links BLOB, PRIMARY KEY (url, reader)) WITHOUT ROWID""",
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
_SET_ASIDE = N_("What earlier audits found cannot be read and was set aside as {name}.")
_PUT_LINKS = "INSERT OR REPLACE INTO links VALUES (?, ?, ?, ?, ?)"
_LINKS = "SELECT base, links FROM links WHERE url = ? AND reader = ? AND time >= ?"
_BETWEEN = "\n"  # two links, which have none
_Outcome = TypeVar("_Outcome")


class KnownLinks(NamedTuple):
    """The links of a page, as they are written in it."""

    base: str  # where they start from
    links: Sequence[str]


class AnswerStore:
    """A database of answers by URL and settings. Use it in one thread, and close it in the end.

    `trouble` is a sentence about a damaged or foreign database that was set aside, "" where all is well.
    What the system refuses raises sqlite3.OperationalError, whatever is called.
    """

    def __init__(self, path: Path, settings: AuditSettings = AuditSettings()) -> None:
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

    def put_links(self, pages: Mapping[str, KnownLinks]) -> None:
        """Keep the links of pages, by the URLs that were asked for, beside their answers."""
        now = time.time()
        rows = [
            (url, self._settings.reader, now, page.base, _packed_links(page.links))
            for url, page in pages.items()
            if "@" not in url
        ]
        self._done(lambda: self._put_links(rows))

    def _put_links(self, rows: Sequence[Sequence[object]]) -> None:
        with self._database:
            self._database.executemany(_PUT_LINKS, rows)

    def links(self, urls: Iterable[str], oldest: float) -> dict[str, KnownLinks]:
        """Return the links of pages, by URL, as far as they were read in so many seconds."""
        since, wanted = time.time() - oldest, list(urls)

        def found() -> dict[str, KnownLinks]:
            rows = [(url, self._one(_LINKS, (url, self._settings.reader, since))) for url in wanted]
            return {url: _links_of(*row) for url, row in rows if row is not None}

        return self._done(found)

    def latest(self, urls: Iterable[str]) -> dict[str, PageAnswer]:
        """Return the last answer to each URL, by URL, however old it is and whatever the settings were."""
        query = "SELECT answer, time FROM answers WHERE url = ? ORDER BY time DESC LIMIT 1"
        wanted = list(dict.fromkeys(urls))

        def found() -> dict[str, PageAnswer]:
            rows = [(url, self._one(query, (url,))) for url in wanted]
            return {url: kept_answer(url, *row) for url, row in rows if row is not None}

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
                _PUT, [(each.url, self._settings.key, each.asked or now, kept_text(each)) for each in answers]
            )
            self._database.executemany(_PUT_TEXT, texts)

    def _answers(self, urls: Iterable[str], since: float) -> Iterator[tuple[str, PageAnswer]]:
        query = "SELECT answer, time FROM answers WHERE url = ? AND settings = ? AND time >= ?"
        for url in urls:
            if (row := self._one(query, (url, self._settings.key, since))) is not None:
                yield url, kept_answer(url, *row)

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


def _packed_links(links: Iterable[str]) -> bytes:
    """Return links as they are kept; most of them stand on all pages, so that they need little room."""
    return zlib.compress(_BETWEEN.join(link.replace(_BETWEEN, "") for link in links).encode(), 1)


def _links_of(base: str, links: bytes) -> KnownLinks:
    """Return links as they were kept; raises ValueError if they are none."""
    try:
        text = zlib.decompress(links).decode()
    except zlib.error as error:
        raise ValueError(base) from error
    return KnownLinks(base, text.split(_BETWEEN) if text else ())


def _holds_a_password(answer: PageAnswer) -> bool:
    urls = (answer.url, answer.final_url, *(hop.url for hop in answer.hops))
    return any("@" in url and (parts := split(url)) is not None and "@" in parts.authority for url in urls)


def _prepare(database: sqlite3.Connection) -> None:
    """Make the tables where there are none; raises sqlite3.DatabaseError where the file is something else."""
    # In this order: tables that another process makes meanwhile come with their version.
    tables = database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    version = database.execute("PRAGMA user_version").fetchone()[0]
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
        database.execute("DELETE FROM links WHERE time < ?", (time.time() - _LINKS_KEPT,))
        if version == _VERSION_WITH_FALSE_FAILURES:
            database.execute(_FORGET_FAILURES)
        database.execute(f"PRAGMA user_version = {_VERSION}")
