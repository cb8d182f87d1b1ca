"""Steps of undo, and what is selected after an edit: values where they were set, rows where they went."""

from collections.abc import Callable
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QUndoStack
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import (
    Batch,
    Edit,
    InsertRows,
    RemoveFile,
    RemoveRows,
    Reorder,
    SetEntries,
    SetFrame,
    SetListing,
    SetValues,
    insertion,
)
from editor.core.document.rows import Rows, as_rows
from editor.core.fields import Kind
from editor.core.xml.markup import new_frame
from editor.models.session.search_matches import TrackedRows
from editor.models.session.undo_stack import (
    ANYWHERE,
    GONE,
    WHOLE,
    EditCommand,
    Outcome,
    clear_title,
    edited_places,
    set_title,
)
from editor.models.words.translation import counted
from tests.core.documents import Failing, edits
from tests.core.file_sets import joined, move_to, texts
from tests.for_each import for_each
from tests.models.documents import numbered


def told(shown: list[tuple[Rows, bool]]) -> Callable[[Outcome, bool], None]:
    """Who is told of edits, and notes their rows and whether they were made before."""
    return lambda outcome, is_return: shown.append((next(iter(outcome.places.values())), is_return))


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
        (counted("One cat", "%Ln cats", 3), "3 cats"),
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


VALUES = SetValues("priority", [1, 3], "0.9")
FRAME = new_frame(Kind.URLSET)
URLS = SetValues("loc", [0], "x")
SOURCE = SetEntries(range(4, 5), numbered(5)[0].copy_rows(range(4, 5)))
INSERTION = InsertRows(range(2, 3), numbered(5)[0].copy_rows(range(1)))


@for_each(
    ("edit", "places"),
    [
        (VALUES, {"priority": [1, 3]}),
        (SOURCE, {ANYWHERE: [4]}),
        (INSERTION, {WHOLE: [2]}),
        (RemoveRows([1, 2]), {GONE: [1]}),
        (Reorder([1, 0], [0]), {WHOLE: [0]}),
        (Reorder([1, 0]), {}),
        (SetFrame(FRAME), {}),
        (Batch((VALUES, URLS)), {"priority": [1, 3], "loc": [0]}),
        (Batch((VALUES, SetValues("priority", [2], ""))), {"priority": [1, 2, 3]}),
        (Batch((VALUES, RemoveRows([5]))), {"priority": [1, 3]}),
        (Batch((VALUES, RemoveRows([0, 1]))), {"priority": [1]}),
        (Batch((VALUES, RemoveRows([1, 2, 3]))), {GONE: [1]}),
        (Batch((VALUES, INSERTION)), {WHOLE: [2], "priority": [1, 4]}),
        (Batch((VALUES, Reorder([3, 0, 1, 2], range(1)))), {WHOLE: [0], "priority": [0, 2]}),
        (Batch((VALUES, Batch((SOURCE, RemoveRows([1]))))), {"priority": [2]}),
        (Batch((VALUES, SOURCE)), {"priority": [1, 3]}),
        (Batch((INSERTION, URLS)), {WHOLE: [2], "loc": [0]}),
        (Batch((SOURCE, RemoveRows([3]))), {GONE: [3]}),
        (Batch((SetFrame(FRAME), SOURCE)), {ANYWHERE: [4]}),
    ],
)
def test_an_edit_shows_where_it_did_something(edit: Edit, places: dict[str, list[int]]) -> None:
    assert {field: list(rows) for field, rows in edited_places(edit).items()} == places


@given(st.data())
def test_rows_are_followed_to_where_edits_bring_them(data: st.DataObject) -> None:
    document, _ = numbered(data.draw(st.integers(1, 6)))
    rows = as_rows(sorted(data.draw(st.sets(st.integers(0, len(document) - 1)))))
    kept = TrackedRows(document, lambda: None)
    kept.rows = rows
    steps: list[Edit] = []
    for _ in range(data.draw(st.integers(1, 4))):
        steps.append(data.draw(edits(document)))
        steps[-1].apply(document)
    assert list(Batch(tuple(steps)).followed(rows)) == list(kept.rows)
