"""What is known about the rows since the file was read or written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry, EntryColumns
from editor.core.document.compact_list import CompactList
from editor.core.document.document import Document
from editor.core.document.edits import Edit, InsertRows, RemoveRows, Reorder, SetEntries, SetValues
from editor.core.document.row_edits import duplication, insertion, move, removal
from editor.core.document.saved_state import SavedState
from tests.core.documents import edits, entries, filled
from tests.core.workspaces import joined


@pytest.fixture
def urlset() -> Document:
    return filled(*(Entry(f"https://a.org/{number}") for number in range(5)))


@pytest.fixture
def saved(urlset: Document) -> SavedState:
    saved = SavedState(urlset)
    saved.keep()
    return saved


def test_nothing_is_changed_at_first(urlset: Document) -> None:
    assert SavedState(urlset).rows_changed() == SavedState(urlset).rows_new() == []


def test_a_value_is_changed_until_it_is_what_it_was(urlset: Document, saved: SavedState) -> None:
    SetValues("priority", [1, 3], "0.5").apply(urlset)
    assert (saved.rows_changed(), saved.rows_new()) == ([1, 3], [])
    SetValues("priority", [3], "").apply(urlset)
    assert saved.rows_changed() == [1]


def test_added_rows_are_new_and_changed(urlset: Document, saved: SavedState) -> None:
    insertion(urlset, 2, [Entry("x"), Entry("y")]).apply(urlset)
    assert saved.rows_new() == saved.rows_changed() == [2, 3]
    SetValues("loc", [0], "z").apply(urlset)
    assert (saved.rows_changed(), saved.rows_new()) == ([0, 2, 3], [2, 3])


def test_copied_rows_are_new(urlset: Document, saved: SavedState) -> None:
    duplication(urlset, [0, 4]).apply(urlset)
    assert saved.rows_new() == [5, 6]


def test_removed_rows_that_come_back_are_not_new(urlset: Document, saved: SavedState) -> None:
    back = RemoveRows([0, 2, 3]).apply(urlset)
    assert saved.rows_new() == saved.rows_changed() == []
    back.apply(urlset)
    assert saved.rows_new() == saved.rows_changed() == []


def test_moved_rows_keep_what_is_known_about_them(urlset: Document, saved: SavedState) -> None:
    SetValues("loc", [4], "z").apply(urlset)
    move(urlset, [4], 0).apply(urlset)
    assert (saved.rows_changed(), saved.rows_new()) == ([0], [])


def test_what_an_entry_holds_beside_its_values_counts(urlset: Document, saved: SavedState) -> None:
    block = urlset.copy_rows([2])
    block.extensions = CompactList(["<x/>"])
    SetEntries([2], block).apply(urlset)
    assert saved.rows_changed() == [2]


def test_saving_makes_nothing_new_and_undoing_past_it_does(urlset: Document, saved: SavedState) -> None:
    undo_removal = RemoveRows([1]).apply(urlset)
    undo_value = SetValues("priority", [0], "0.5").apply(urlset)
    saved.forget()
    assert saved.rows_changed() == []
    saved.keep()
    undo_value.apply(urlset)
    undo_removal.apply(urlset)
    assert (saved.rows_changed(), saved.rows_new()) == ([0, 1], [1])


def test_a_row_that_replaces_a_removed_one_is_new(urlset: Document, saved: SavedState) -> None:
    removal(urlset, [4]).apply(urlset)
    InsertRows([4], urlset.new_columns([Entry("https://a.org/4")])).apply(urlset)
    assert saved.rows_new() == [4]


def test_rows_of_one_of_several_files_are_known_by_where_they_stood_in_it() -> None:
    whole = joined([Entry("a"), Entry("b")], [Entry("c"), Entry("d")])
    saved = SavedState(whole)
    assert list(saved.origins_of(whole.files[1])) == [0, 1]
    saved.keep()
    Reorder(range(4), (), {whole.files[0].key: 1, whole.files[1].key: 3}, EntryColumns()).apply(whole)
    RemoveRows([2]).apply(whole)
    insertion(whole, 1, [Entry("e")], whole.files[0]).apply(whole)
    assert [part.column("loc") for part in whole.files] == [["a", "e"], ["b", "d"]]
    assert [saved.origins_of(part) for part in whole.files] == [[0, -1], [-1, 1]]
    assert [saved.base_of(part).column("loc") for part in whole.files] == [["a", "b"], ["c", "d"]]


@given(st.lists(entries, max_size=6), st.data())
def test_whatever_was_done_is_known_and_undone_is_forgotten(rows: list[Entry], data: st.DataObject) -> None:
    urlset = filled(*rows)
    if data.draw(st.booleans()):  # it was edited and saved before
        data.draw(edits(urlset)).apply(urlset)
    saved = SavedState(urlset)
    saved.keep()
    before = [(row_id, urlset.entry(row)) for row, row_id in enumerate(urlset.row_ids())]
    inverses: list[Edit] = []
    for _step in range(data.draw(st.integers(1, 4))):
        inverses.append(data.draw(edits(urlset)).apply(urlset))
        if data.draw(st.booleans()):
            inverses.append(inverses.pop().apply(urlset))  # taken back
            inverses.append(inverses.pop().apply(urlset))  # and made again
    ids = list(urlset.row_ids())
    assert len(set(ids)) == len(ids) == len(urlset)
    known = dict(before)
    assert saved.rows_new() == [row for row, row_id in enumerate(ids) if row_id not in known]
    assert set(saved.rows_changed()) >= {
        row for row, row_id in enumerate(ids) if known.get(row_id) != urlset.entry(row)
    }
    assert saved.rows_changed() == [row for row in range(len(ids)) if saved.is_changed(row)]
    for inverse in reversed(inverses):
        inverse.apply(urlset)
    assert list(urlset.row_ids()) == [row_id for row_id, _ in before]
    assert saved.rows_changed() == saved.rows_new() == []
