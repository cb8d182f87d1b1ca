"""Answers are on the disk as soon as they came, and are asked for anew where they may be others by now."""

import sqlite3
from pathlib import Path

import pytest

from editor.core.site.answers import Hop, PageAnswer, UrlVerdict
from editor.core.site.robots_txt import RobotsRule
from editor.site.store import AnswerStore, Reuse

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
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where the database lies; nothing lies there yet."""
    return tmp_path / "cache" / "answers.sqlite"


def kept(path: Path, settings: str = "") -> AnswerStore:
    return AnswerStore(path, settings)


def test_an_answer_comes_back_as_it_was(path: Path) -> None:
    store = kept(path)
    store.put([FULL])
    other = kept(path)  # while the first one is open, as after a crash
    assert other.known(["https://e.org/a", "https://e.org/x"], Reuse()) == {FULL.url: FULL}
    store.close()
    other.close()


def test_answers_to_another_agent_do_not_count(path: Path) -> None:
    store = kept(path)
    store.put([FULL])
    store.close()
    store = kept(path, "another agent")
    assert store.known([FULL.url], Reuse()) == {}
    store.close()


def test_errors_and_old_answers_are_asked_anew(path: Path) -> None:
    store = kept(path)
    store.put([PageAnswer("https://e.org/x", UrlVerdict.SERVER_ERROR), FULL])
    assert list(store.known(["https://e.org/x", FULL.url], Reuse())) == [FULL.url]
    assert len(store.known(["https://e.org/x", FULL.url], Reuse(errors=True))) == 2
    assert store.known([FULL.url], Reuse(oldest=-1)) == {}
    store.close()


def test_what_is_no_database_is_set_aside_and_that_is_said(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"no database at all" * 100)
    store = kept(path)
    assert store.trouble == "What earlier audits found cannot be read and was set aside as answers.damaged."
    store.put([FULL])
    store.close()
    assert path.with_suffix(".damaged").exists()


def test_a_database_of_another_version_is_set_aside(path: Path) -> None:
    path.parent.mkdir()
    database = sqlite3.connect(path)
    database.execute("PRAGMA user_version = 99")
    database.close()
    store = kept(path)
    assert store.trouble
    store.close()
