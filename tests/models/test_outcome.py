"""What an edit came to, in words."""

import pytest

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import (
    Batch,
    Edit,
    RemoveRows,
    SetFrame,
    SetValues,
    duplication,
    insertion,
    move,
    removal,
)
from editor.core.xml.markup import new_frame
from editor.models.words.explanations import edit_outcome
from tests.core.documents import filled
from tests.for_each import for_each


@pytest.fixture
def document() -> Document:
    """Before every second row stands a comment."""
    return filled(*(Entry(f"https://e.org/{number}") for number in range(6)))


def test_rows_are_counted_once(document: Document) -> None:
    edit = Batch((SetValues("priority", range(3), "0.5"), SetValues("lastmod", [2, 4], "2026-11-02")))
    assert edit_outcome(edit) == "4 rows changed"


def test_rows_that_come_move_and_go_are_told_as_such(document: Document) -> None:
    assert edit_outcome(insertion(document, 2, [Entry("x"), Entry("y")])) == "2 rows added"
    assert edit_outcome(duplication(document, [0, 4])) == "2 rows added"
    assert edit_outcome(move(document, [1, 2, 3], 6)) == "3 rows moved"
    assert edit_outcome(removal(document, [1, 3])) == "2 rows deleted"


def test_what_is_done_to_rows_that_go_is_told_as_that_alone(document: Document) -> None:
    edit = Batch((SetValues("priority", [1, 2, 3], "0.5"), RemoveRows([2, 5])))
    assert edit_outcome(edit) == "2 rows changed, 2 rows deleted"


@for_each(
    "edit",
    [SetValues("priority", [3], "0.5"), RemoveRows([2]), SetFrame(new_frame(filled().kind)), Batch(())],
)
def test_of_one_row_nothing_is_told(edit: Edit) -> None:
    assert edit_outcome(edit) == ""
