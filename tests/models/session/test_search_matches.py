"""What was found is true of the document as it is now."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.core.document.edits import RemoveRows
from editor.core.search import Search
from editor.models.session.search_matches import Match, Matches
from editor.models.session.session import Session
from editor.services.documents.open_document import OpenDocument
from tests.models.documents import NOW
from tests.models.held_tasks import HeldTasks


def open_session(tasks: HeldTasks, *pages: str) -> Session:
    document = OpenDocument.new(NOW)
    document.entries.append(document.entries.new_columns(Entry(f"https://e.org/{page}") for page in pages))
    return Session(document, tasks)


@pytest.fixture
def tasks(qapp: object) -> Iterator[HeldTasks]:
    tasks = HeldTasks()
    yield tasks
    tasks.close()


@pytest.fixture
def session(tasks: HeldTasks) -> Iterator[Session]:
    session = open_session(tasks, "a", "b", "c")
    yield session
    session.close()
    session.deleteLater()


@pytest.fixture
def matches(tasks: HeldTasks, session: Session, qtbot: QtBot) -> Iterator[Matches]:
    """A search in the document, the outcome of which is there and not taken yet."""
    matches = Matches(tasks)
    matches.follow(session)
    matches.look_for(Search("org/b"))
    tasks.wait(qtbot)
    yield matches
    matches.follow(None)
    matches.stop()


def find(matches: Matches, tasks: HeldTasks, qtbot: QtBot) -> list[int]:
    """The rows in which something is found in the end."""
    assert matches.is_searching
    tasks.wait(qtbot)
    tasks.deliver()
    assert not matches.is_searching
    return list(matches.found.rows)


def test_what_was_found_before_an_edit_is_not_taken_after_it(
    matches: Matches, tasks: HeldTasks, session: Session, qtbot: QtBot
) -> None:
    session.undo_stack.do(RemoveRows(range(1)), "Delete")
    tasks.deliver()
    assert find(matches, tasks, qtbot) == [0]


def test_what_was_found_in_another_document_is_not_taken_for_this_one(
    matches: Matches, tasks: HeldTasks, qtbot: QtBot
) -> None:
    other = open_session(tasks, "x", "y", "b")
    matches.follow(other)
    tasks.deliver()
    assert find(matches, tasks, qtbot) == [2]
    other.close()
    other.deleteLater()


@pytest.mark.parametrize("changes_document", [True, False])
def test_what_waits_for_a_search_is_not_done_after_another_one(
    matches: Matches, tasks: HeldTasks, qtbot: QtBot, changes_document: bool
) -> None:
    done: list[Match] = []
    matches.step(1, None, done.append)
    other = open_session(tasks, "a")
    if changes_document:
        matches.follow(other)
    matches.look_for(Search("a"))
    tasks.deliver()
    find(matches, tasks, qtbot)
    tasks.deliver()
    assert done == []
    other.close()
    other.deleteLater()
