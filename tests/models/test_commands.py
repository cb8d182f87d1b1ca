from collections.abc import Callable
from typing import Any, cast

import pytest
from PySide6.QtGui import QUndoStack
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Batch, Edit, RemoveFile, RemoveRows, SetListing, SetValues, insertion
from editor.core.document.rows import Rows
from editor.models.session.undo_stack import EditCommand, clear_title, set_title
from editor.models.words.translation import counted
from tests.core.documents import Failing
from tests.core.file_sets import joined, move_to, texts
from tests.for_each import for_each
from tests.models.documents import numbered


def told(shown: list[tuple[Rows, bool]]) -> Callable[[Edit, bool], None]:
    """Who is told of edits, and notes their rows and whether they were made before."""
    return lambda edit, is_return: shown.append((edit.touched(), is_return))


def test_undo_and_redo_bring_back_values_and_name_the_rows(qtbot: QtBot) -> None:
    document, _ = numbered(3)
    shown: list[tuple[Rows, bool]] = []
    stack = QUndoStack()
    stack.push(EditCommand(document, SetValues("priority", [0, 2], "0.9"), "Set priority", told(shown)))
    stack.push(EditCommand(document, RemoveRows([1]), "Delete", told(shown)))
    stack.undo()
    assert document.column("priority") == ["0.9", "0.5", "0.9"]
    stack.undo()
    assert (document.column("priority"), stack.isClean()) == (["0.5"] * 3, True)
    stack.redo()
    assert document.column("priority") == ["0.9", "0.5", "0.9"]
    assert [list(rows) for rows, _ in shown] == [[0, 2], [1], [1], [0, 2], [0, 2]]
    assert [is_return for _, is_return in shown] == [False, False, True, True, True]


def test_undo_of_an_insertion_points_at_where_it_was(qtbot: QtBot) -> None:
    document, _ = numbered(3)
    shown: list[tuple[Rows, bool]] = []
    stack = QUndoStack()
    stack.push(EditCommand(document, insertion(document, 1, [Entry("x")] * 2), "Add", told(shown)))
    stack.undo()
    assert [list(rows) for rows, _ in shown] == [[1, 2], [1]]


@for_each(
    ("title", "expected"),
    [
        (set_title("priority", 1), "Set priority"),
        (set_title("priority", 120), "Set priority in 120 rows"),
        (set_title("lastmod", 50), "Set last modified in 50 rows"),
        (clear_title("loc", 2), "Clear URL in 2 rows"),
        (clear_title("changefreq", 1), "Clear frequency"),
        (counted("any", "One cat", "%Ln cats", 3), "3 cats"),
    ],
)
def test_titles_say_what_happens_in_how_many_rows(title: str, expected: str) -> None:
    assert title == expected


def fails(whole: Document, edit: Edit) -> None:
    """Make an edit that somebody who is told of it fails at: the files are then what they were."""
    before, states = texts(whole), whole.files.versions()
    with pytest.raises(RuntimeError):
        EditCommand(whole, edit, "Edit", lambda *_: None).perform()
    assert (texts(whole), whole.files.versions()) == (before, states)


def test_where_who_follows_one_of_several_files_fails_all_are_as_before(qtbot: QtBot) -> None:
    whole = joined([Entry("a"), Entry("b")], [Entry("c")])
    whole.files[0].listeners.add(cast(Any, Failing()))
    fails(whole, SetValues("loc", range(3), "x"))
    fails(whole, move_to(whole, [0], whole.files[1]))
    fails(whole, Batch((RemoveRows([0, 1]), RemoveFile(1))))


def test_where_who_follows_which_files_there_are_fails_all_are_as_before(qtbot: QtBot) -> None:
    whole = joined([Entry("a"), Entry("b")], [Entry("c")])
    whole.files.add_listener(cast(Any, Failing()))
    fails(whole, SetListing(1, "other.xml"))
    fails(whole, Batch((RemoveRows([0, 1]), RemoveFile(1))))
