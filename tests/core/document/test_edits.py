import time
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import CompactList, Entry
from editor.core.document.document import Document
from editor.core.document.edits import (
    Batch,
    Edit,
    InsertRows,
    RemoveRows,
    Reorder,
    SetEntries,
    SetFrame,
    SetValues,
    duplication,
    insertion,
    move,
    removal,
)
from editor.core.fields import Kind
from editor.core.xml.markup import new_frame
from tests.core.documents import edits, entries, filled, snapshot
from tests.for_each import for_each
from tests.patience import seconds

THREE = (Entry("a"), Entry("b"), Entry("c"))


def locs(document: Document) -> str:
    return "".join(document.column("loc"))


@given(st.lists(entries, max_size=6), st.data())
def test_any_series_of_edits_undoes_to_the_start_and_redoes_to_the_end(
    rows: list[Entry], data: st.DataObject
) -> None:
    document = filled(*rows)
    states = [snapshot(document)]
    history: list[Edit] = []
    for _ in range(data.draw(st.integers(1, 6))):
        history.append(data.draw(edits(document)).apply(document))
        states.append(snapshot(document))
    future: list[Edit] = []
    for state in reversed(states[:-1]):
        future.append(history.pop().apply(document))
        assert snapshot(document) == state
    for state in states[1:]:
        history.append(future.pop().apply(document))
        assert snapshot(document) == state


@for_each(
    ("edit", "rows"),
    [
        (SetValues("loc", [0, 2], "x"), [0, 2]),
        (InsertRows(range(1, 3), filled(*THREE[:2]).columns), [1, 2]),
        (RemoveRows([1, 2]), [1]),
        (RemoveRows([]), [0]),
        (Reorder([2, 0, 1], range(1)), [0]),
        (SetEntries([1], filled(THREE[0]).columns), [1]),
        (SetFrame(new_frame(Kind.URLSET)), []),
        (Batch((SetValues("loc", [2], "x"), SetValues("priority", [0], "1"))), [0, 2]),
        (Batch((SetValues("loc", [2], "x"), RemoveRows([1]))), [1]),
        (Batch((RemoveRows([2]), Reorder([1, 0], [0]))), [0]),
    ],
)
def test_an_edit_says_which_rows_hold_its_outcome(edit: Edit, rows: list[int]) -> None:
    assert list(edit.affected()) == rows


@for_each(
    ("make", "expected"),
    [
        (lambda document: insertion(document, 1, [Entry("x"), Entry("y")]), "axybc"),
        (lambda document: removal(document, [0, 2]), "b"),
        (lambda document: move(document, [0], 3), "bca"),
        (lambda document: move(document, [0, 2], 1), "acb"),
        (lambda document: duplication(document, [0, 1]), "ababc"),
    ],
)
def test_each_gesture_becomes_an_edit(make: Callable[[Document], Edit], expected: str) -> None:
    document = filled(*THREE)
    make(document).apply(document)
    assert locs(document) == expected


def test_moved_rows_are_touched_where_they_went_and_where_they_came_from() -> None:
    document = filled(*THREE)
    there = move(document, [0], 3)
    back = there.apply(document)
    assert (list(there.affected()), list(back.affected())) == ([2], [0])


def test_comments_before_a_removed_entry_pass_on_to_the_next() -> None:
    document = filled(*THREE)
    removal(document, [1]).apply(document)
    assert "<!-- c -->" in document.columns.gap[1]


def test_comments_before_the_last_entry_pass_on_to_the_end_of_the_file() -> None:
    document = filled(*THREE[:2])
    removal(document, [1]).apply(document)
    assert "<!-- c -->" in document.frame.epilog


def commented(count: int) -> Document:
    """A document in which a comment of its own stands before each entry."""
    document = Document()
    block = document.new_columns(Entry(f"https://example.com/{row}") for row in range(count))
    block.gap = CompactList(f"\n<!-- {row} -->\n" for row in range(count))
    document.append(block)
    return document


@for_each(
    ("rows", "gaps", "epilog"),
    [
        ([0, 1], ["\n<!-- 0 -->\n<!-- 1 -->\n<!-- 2 -->\n", "\n<!-- 3 -->\n"], ""),
        ([0, 2], ["\n<!-- 0 -->\n<!-- 1 -->\n", "\n<!-- 2 -->\n<!-- 3 -->\n"], ""),
        ([0, 2, 3], ["\n<!-- 0 -->\n<!-- 1 -->\n"], "\n<!-- 2 -->\n<!-- 3 -->"),
    ],
)
def test_comments_before_several_entries_pass_on_in_their_order(
    rows: list[int], gaps: list[str], epilog: str
) -> None:
    document = commented(4)
    before = document.frame.epilog
    removal(document, rows).apply(document)
    assert list(document.columns.gap) == gaps
    assert document.frame.epilog == epilog + before


@for_each("stay", [0, 1])
def test_tens_of_thousands_of_entries_with_comments_are_removed_soon(stay: int) -> None:
    document = commented(30_000)
    start = time.process_time()
    removal(document, range(len(document) - stay)).apply(document)
    assert time.process_time() - start < seconds(5)  # it takes some milliseconds
    assert len(document) == stay


def test_a_batch_that_fails_leaves_nothing_behind() -> None:
    document = filled(*THREE)
    before = snapshot(document)
    with pytest.raises(ValueError, match="cannot take"):
        Batch((SetValues("loc", [0], "x"), SetValues("loc", [1], ["y", "z"]))).apply(document)
    assert snapshot(document) == before
