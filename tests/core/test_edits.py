import time
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.compact_list import CompactList
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
)
from editor.core.document.row_edits import duplication, insertion, move, removal
from editor.core.fields import Kind
from editor.core.xml.markup import new_frame
from tests.core.documents import edits, entries, filled, snapshot

THREE = (Entry("a"), Entry("b"), Entry("c"))


def locs(urlset: Document) -> str:
    return "".join(urlset.column("loc"))


@given(st.lists(entries, max_size=6), st.data())
def test_any_series_of_edits_undoes_to_the_start_and_redoes_to_the_end(
    rows: list[Entry], data: st.DataObject
) -> None:
    urlset = filled(*rows)
    states = [snapshot(urlset)]
    history: list[Edit] = []
    for _ in range(data.draw(st.integers(1, 6))):
        history.append(data.draw(edits(urlset)).apply(urlset))
        states.append(snapshot(urlset))
    future: list[Edit] = []
    for state in reversed(states[:-1]):
        future.append(history.pop().apply(urlset))
        assert snapshot(urlset) == state
    for state in states[1:]:
        history.append(future.pop().apply(urlset))
        assert snapshot(urlset) == state


@pytest.mark.parametrize(
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
    assert list(edit.touched()) == rows


@pytest.mark.parametrize(
    ("make", "expected"),
    [
        (lambda urlset: insertion(urlset, 1, [Entry("x"), Entry("y")]), "axybc"),
        (lambda urlset: removal(urlset, [0, 2]), "b"),
        (lambda urlset: move(urlset, [0], 3), "bca"),
        (lambda urlset: move(urlset, [0, 2], 1), "acb"),
        (lambda urlset: duplication(urlset, [0, 1]), "ababc"),
    ],
)
def test_each_gesture_becomes_an_edit(make: Callable[[Document], Edit], expected: str) -> None:
    urlset = filled(*THREE)
    make(urlset).apply(urlset)
    assert locs(urlset) == expected


def test_moved_rows_are_touched_where_they_went_and_where_they_came_from() -> None:
    urlset = filled(*THREE)
    there = move(urlset, [0], 3)
    back = there.apply(urlset)
    assert (list(there.touched()), list(back.touched())) == ([2], [0])


def test_comments_before_a_removed_entry_pass_on_to_the_next() -> None:
    urlset = filled(*THREE)
    removal(urlset, [1]).apply(urlset)
    assert "<!-- c -->" in urlset.columns.gap[1]


def test_comments_before_the_last_entry_pass_on_to_the_end_of_the_file() -> None:
    urlset = filled(*THREE[:2])
    removal(urlset, [1]).apply(urlset)
    assert "<!-- c -->" in urlset.frame.epilog


def commented(count: int) -> Document:
    """A document in which a comment of its own stands before each entry."""
    urlset = Document()
    block = urlset.new_columns(Entry(f"https://example.com/{row}") for row in range(count))
    block.gap = CompactList(f"\n<!-- {row} -->\n" for row in range(count))
    urlset.append(block)
    return urlset


@pytest.mark.parametrize(
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
    urlset = commented(4)
    before = urlset.frame.epilog
    removal(urlset, rows).apply(urlset)
    assert list(urlset.columns.gap) == gaps
    assert urlset.frame.epilog == epilog + before


@pytest.mark.parametrize("stay", [0, 1])
def test_tens_of_thousands_of_entries_with_comments_are_removed_soon(stay: int) -> None:
    urlset = commented(30_000)
    start = time.process_time()
    removal(urlset, range(len(urlset) - stay)).apply(urlset)
    assert time.process_time() - start < 5.0  # it takes some milliseconds
    assert len(urlset) == stay


def test_a_batch_that_fails_leaves_nothing_behind() -> None:
    urlset = filled(*THREE)
    before = snapshot(urlset)
    with pytest.raises(ValueError, match="cannot take"):
        Batch((SetValues("loc", [0], "x"), SetValues("loc", [1], ["y", "z"]))).apply(urlset)
    assert snapshot(urlset) == before
