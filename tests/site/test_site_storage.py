"""Answers are on the disk as soon as they came, and are asked for anew where they may be others by now."""

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from editor.core.site.page_answers import Hop, PageAnswer, UrlVerdict
from editor.core.site.page_proposals import TextHistory
from editor.core.site.robots_txt import RobotsRule
from editor.core.text import Language, Phrase
from editor.site.site_storage import (
    AnswerStore,
    AuditSettings,
    Ledger,
    LedgerUnusableError,
    Reuse,
    kept_answer,
)

FULL = PageAnswer(
    "https://e.org/a",
    UrlVerdict.BLOCKED,
    (UrlVerdict.REDIRECTED,),
    200,
    "https://e.org/b",
    (Hop("https://e.org/a", 301),),
    robots=("noindex",),
    alternates=(("de", "https://e.org/de"),),
    blocked_by=RobotsRule(allows=False, path="/b", line=3),
    size=12,
    asked=time.time(),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database lies; nothing lies there yet."""
    return tmp_path / "cache" / "answers.sqlite"


def kept(path: Path, user_agent: str = "") -> AnswerStore:
    return AnswerStore(path, AuditSettings(user_agent))


def test_an_answer_comes_back_as_it_was(path: Path) -> None:
    store = kept(path)
    store.put([FULL])
    other = kept(path)  # while the first one is open, as after a crash
    assert other.known(["https://e.org/a", "https://e.org/x"], Reuse()) == {FULL.url: FULL}
    store.close()
    other.close()


def test_a_reason_comes_back_in_any_language(path: Path) -> None:
    host = Phrase("the host {host}", host="{e}.org")
    reason = Phrase("No answer came from {host} within {count} s.", host=host, count=5)
    store = kept(path)
    store.put([PageAnswer("https://e.org/a", UrlVerdict.GONE, reason=reason)])
    [answer] = store.latest(["https://e.org/a"]).values()
    store.close()
    assert answer.reason == reason == "No answer came from the host {e}.org within 5 s."
    assert isinstance(answer.reason, Phrase)
    words = {reason.parts[0]: "Keine Antwort von {host} in {count} s.", host.parts[0]: "{host}"}
    german = Language(lambda text: words[text])
    assert answer.reason.in_language(german) == "Keine Antwort von {e}.org in 5 s."


def test_a_reason_that_was_kept_with_a_context_comes_back() -> None:
    told = '{"verdict": "gone", "reason": ["{host} failed", "phrases", {"host": ["it", "phrases", {}]}]}'
    reason = kept_answer("https://e.org/a", told).reason
    assert isinstance(reason, Phrase)
    assert (reason, reason.parts) == ("it failed", ("{host} failed", {"host": "it"}))


def test_answers_to_another_agent_do_not_count(path: Path) -> None:
    store = kept(path)
    store.put([FULL])
    store.close()
    store = kept(path, "another agent")
    assert store.known([FULL.url], Reuse()) == {}
    store.close()


def test_a_password_in_a_url_is_not_written_down(path: Path) -> None:
    store = kept(path)
    hop = Hop("https://me:secret@e.org/b", 301)
    store.put([FULL._replace(url="https://me:secret@e.org/a"), FULL._replace(hops=(hop,)), FULL])
    store.close()
    assert not any(b"secret" in file.read_bytes() for file in path.parent.iterdir())
    assert AuditSettings(is_signed_in=True).key != AuditSettings().key


def test_errors_and_old_answers_are_asked_anew(path: Path) -> None:
    store = kept(path)
    store.put([PageAnswer("https://e.org/x", UrlVerdict.SERVER_ERROR), FULL])
    assert list(store.known(["https://e.org/x", FULL.url], Reuse())) == [FULL.url]
    assert len(store.known(["https://e.org/x", FULL.url], Reuse(errors=True))) == 2
    assert store.known([FULL.url], Reuse(oldest=-1)) == {}
    store.close()


def test_the_last_answer_is_found_whatever_the_settings_were(path: Path) -> None:
    for user_agent, answer in (
        ("one", FULL),
        ("another", PageAnswer(FULL.url, UrlVerdict.GONE, asked=FULL.asked + 1)),
    ):
        store = kept(path, user_agent)
        store.put([answer])
        store.close()
    store = kept(path)
    assert store.latest([FULL.url, "https://e.org/x"]) == {FULL.url: answer}
    store.close()


def test_a_history_tells_since_when_a_page_has_its_text(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = kept(path)
    page = PageAnswer(FULL.url, UrlVerdict.OK, text_hash="a", last_modified="Monday")
    other = page._replace(text_hash="b", last_modified="Tuesday")
    gone = PageAnswer(FULL.url, UrlVerdict.GONE)
    moved = other._replace(text_hash="c", hops=(Hop(FULL.url, 301),))
    histories: list[TextHistory] = []
    for moment, answer in enumerate((page, page, gone, moved, other, other), 1):
        monkeypatch.setattr(time, "time", lambda moment=moment: moment)
        store.put([answer])
        histories += store.histories([FULL.url, "https://e.org/x"]).values()
    store.close()
    seen_twice, changed = TextHistory(1, 2, "Monday"), TextHistory(5, 5, "Tuesday", 2, "Monday")
    assert histories == [
        TextHistory(1, 1, "Monday"),
        *[seen_twice] * 3,
        changed,
        replace(changed, last_seen=6),
    ]


def test_what_is_no_database_is_set_aside_and_that_is_said(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"no database at all" * 100)
    store = kept(path)
    assert store.trouble == "What earlier audits found cannot be read and was set aside as answers.damaged."
    store.put([FULL])
    store.close()
    assert path.with_suffix(".damaged").exists()


@pytest.mark.parametrize("statement", ["PRAGMA user_version = 99", "CREATE TABLE other (url TEXT)"])
def test_a_database_of_another_version_or_program_is_set_aside(path: Path, statement: str) -> None:
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as database:
        database.execute(statement)
    store = kept(path)
    assert store.trouble
    store.close()


@pytest.mark.parametrize("which", range(3))
def test_a_database_that_two_begin_at_once_is_that_of_both(
    path: Path, monkeypatch: pytest.MonkeyPatch, which: int
) -> None:
    connect, statements = sqlite3.connect, []

    def on_statement(statement: str) -> None:
        statements.append(statement)
        if len(statements) == which + 1:
            monkeypatch.setattr(sqlite3, "connect", connect)
            AnswerStore(path).close()

    def traced(*arguments: Any, **options: Any) -> sqlite3.Connection:
        database: sqlite3.Connection = connect(*arguments, **options)
        database.set_trace_callback(on_statement)
        return database

    path.parent.mkdir(parents=True, exist_ok=True)
    monkeypatch.setattr(sqlite3, "connect", traced)
    with closing(AnswerStore(path)) as store:
        assert store.trouble == ""
    assert len(statements) > which


def test_failures_that_an_earlier_version_kept_are_forgotten_and_all_else_stays(path: Path) -> None:
    answers = [
        PageAnswer("https://e.org/1", UrlVerdict.UNREACHABLE, reason="It did not answer in time."),
        PageAnswer("https://e.org/2", UrlVerdict.UNVERIFIED, reason='"verdict":"ok"'),
        PageAnswer("https://e.org/3", UrlVerdict.UNVERIFIED, status=403),
        PageAnswer("https://e.org/4", UrlVerdict.UNREACHABLE, status=200),
        PageAnswer("https://e.org/5", UrlVerdict.BLOCKED, reason='"verdict":"unreachable"'),
        PageAnswer("https://e.org/6", UrlVerdict.OK, status=200, text_hash="a"),
    ]
    urls = [answer.url for answer in answers]
    store = kept(path)
    store.put(answers)
    store.close()
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 2")
    for _ in range(2):
        store = kept(path)
        assert (list(store.latest(urls)), list(store.histories(urls))) == (urls[2:], urls[5:])
        assert store.trouble == ""
        store.close()


def test_what_is_damaged_while_it_is_used_is_set_aside(path: Path) -> None:
    store = kept(path)
    store.put(PageAnswer(f"https://e.org/{number}", UrlVerdict.OK) for number in range(2000))
    store.close()
    size = path.stat().st_size
    store = kept(path)
    with path.open("r+b") as file:  # all but the first page
        file.seek(4096)
        file.write(b"x" * (size - 4096))
    assert store.known(["https://e.org/1"], Reuse()) == {}
    assert store.trouble
    store.put([FULL])
    assert store.known([FULL.url], Reuse()) == {FULL.url: FULL}
    store.close()


@pytest.mark.parametrize(
    "look", [lambda store: store.known([FULL.url], Reuse()), lambda store: store.latest([FULL.url])]
)
@pytest.mark.parametrize(
    "odd",
    [
        *('{"verdict": "odd"}', '{"verdict": "ok", "reason": ["{a} {0.x}", "b", {}]}'),
        *(
            "[" * 100_000,
            "{}",
            "[]",
            "5",
            '{"verdict": "ok", "hops": 5}',
            '{"verdict": "ok", "blocked_by": 5}',
        ),
    ],
    ids=range(8),
)
def test_an_answer_that_cannot_be_read_is_damage(
    path: Path, odd: str, look: Callable[[AnswerStore], object]
) -> None:
    store = kept(path)
    store.put([FULL])
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE answers SET answer = ?", (odd,))
    assert look(store) == {}
    assert store.trouble
    store.close()


def test_a_database_that_another_program_holds_is_left_alone(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.site.site_storage.WAIT", 0.01)
    store = kept(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(sqlite3.OperationalError):
            store.put([FULL])
        with pytest.raises(sqlite3.OperationalError):
            kept(path)
    store.close()
    assert [each.name for each in path.parent.iterdir()] == ["answers.sqlite"]


def test_what_is_older_than_a_year_is_removed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: 0.0)
    store = kept(path)
    store.put([FULL._replace(asked=1.0)])
    store.close()
    monkeypatch.undo()
    store = kept(path)
    assert store.latest([FULL.url]) == {}
    store.close()


SITEMAP = "https://e.org/sitemap.xml"


@pytest.fixture
def ledger_path(tmp_path: Path) -> Path:
    return tmp_path / "announced.sqlite"


def test_what_was_announced_is_known_afterwards(ledger_path: Path) -> None:
    with Ledger(ledger_path) as ledger:
        ledger.take(SITEMAP, {"https://e.org/a": "2026-11-02", "https://e.org/b": ""})
        ledger.take(SITEMAP, {"https://e.org/a": "2026-11-03"}, gone=["https://e.org/b"])
    with Ledger(ledger_path) as ledger:
        assert ledger.known(SITEMAP) == {"https://e.org/a": "2026-11-03"}
        assert ledger.known("https://e.org/other.xml") == {}


def test_a_ledger_that_another_program_holds_is_left_alone(
    ledger_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.site.site_storage.WAIT", 0.01)
    with Ledger(ledger_path) as ledger:
        ledger.take(SITEMAP, {"https://e.org/a": ""})
    with closing(sqlite3.connect(ledger_path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(LedgerUnusableError, match="cannot be used now"):
            Ledger(ledger_path)
    with Ledger(ledger_path) as ledger:
        assert ledger.known(SITEMAP) == {"https://e.org/a": ""}
    assert [each.name for each in ledger_path.parent.iterdir()] == ["announced.sqlite"]


def test_what_cannot_be_written_says_so(ledger_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("editor.site.site_storage.WAIT", 0.01)
    with Ledger(ledger_path) as ledger, closing(sqlite3.connect(ledger_path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LedgerUnusableError, match="cannot be used now"):
            ledger.take(SITEMAP, {"https://e.org/a": ""})


@pytest.mark.parametrize("query", ["CREATE TABLE announced (url TEXT)", "PRAGMA user_version = 7"])
def test_a_database_of_another_kind_is_set_aside(ledger_path: Path, query: str) -> None:
    with closing(sqlite3.connect(ledger_path)) as other:
        other.execute(query)
    with Ledger(ledger_path) as ledger:
        assert ledger.trouble.endswith("set aside as announced.damaged.")
        assert ledger.known(SITEMAP) == {}
    assert ledger_path.with_suffix(".damaged").exists()
