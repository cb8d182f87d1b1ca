"""What is known about rows since the file was read or written, and edits that lead to any other document."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import CompactList, Entry, EntryColumns
from editor.core.document.document import Document
from editor.core.document.document_states import SavedState, origins_by_content, origins_by_id, transition
from editor.core.document.edits import (
    Batch,
    Edit,
    InsertRows,
    RemoveRows,
    Reorder,
    SetEntries,
    SetValues,
    duplication,
    insertion,
    move,
    removal,
)
from editor.core.document.entries import MAX_LAYOUTS
from editor.core.xml.markup import Layout, default_layout
from tests.core.documents import edits, entries, filled, snapshot
from tests.core.file_sets import file_set_edits, joined, texts


@pytest.fixture
def document() -> Document:
    return filled(*(Entry(f"https://a.org/{number}") for number in range(5)))


@pytest.fixture
def saved(document: Document) -> SavedState:
    saved = SavedState(document)
    saved.keep()
    return saved


def test_nothing_is_changed_at_first(document: Document) -> None:
    assert SavedState(document).rows_changed() == SavedState(document).rows_new() == []


def test_a_value_is_changed_until_it_is_what_it_was(document: Document, saved: SavedState) -> None:
    SetValues("priority", [1, 3], "0.5").apply(document)
    assert (saved.rows_changed(), saved.rows_new()) == ([1, 3], [])
    SetValues("priority", [3], "").apply(document)
    assert saved.rows_changed() == [1]


def test_added_rows_are_new_and_changed(document: Document, saved: SavedState) -> None:
    insertion(document, 2, [Entry("x"), Entry("y")]).apply(document)
    assert saved.rows_new() == saved.rows_changed() == [2, 3]
    SetValues("loc", [0], "z").apply(document)
    assert (saved.rows_changed(), saved.rows_new()) == ([0, 2, 3], [2, 3])


def test_copied_rows_are_new(document: Document, saved: SavedState) -> None:
    duplication(document, [0, 4]).apply(document)
    assert saved.rows_new() == [5, 6]


def test_removed_rows_that_come_back_are_not_new(document: Document, saved: SavedState) -> None:
    back = RemoveRows([0, 2, 3]).apply(document)
    assert saved.rows_new() == saved.rows_changed() == []
    back.apply(document)
    assert saved.rows_new() == saved.rows_changed() == []


def test_moved_rows_keep_what_is_known_about_them(document: Document, saved: SavedState) -> None:
    SetValues("loc", [4], "z").apply(document)
    move(document, [4], 0).apply(document)
    assert (saved.rows_changed(), saved.rows_new()) == ([0], [])


def test_what_an_entry_holds_beside_its_values_counts(document: Document, saved: SavedState) -> None:
    block = document.copy_rows([2])
    block.extensions = CompactList(["<x/>"])
    SetEntries([2], block).apply(document)
    assert saved.rows_changed() == [2]


def test_saving_makes_nothing_new_and_undoing_past_it_does(document: Document, saved: SavedState) -> None:
    undo_removal = RemoveRows([1]).apply(document)
    undo_value = SetValues("priority", [0], "0.5").apply(document)
    saved.forget()
    assert saved.rows_changed() == []
    saved.keep()
    undo_value.apply(document)
    undo_removal.apply(document)
    assert (saved.rows_changed(), saved.rows_new()) == ([0, 1], [1])


def test_a_row_that_replaces_a_removed_one_is_new(document: Document, saved: SavedState) -> None:
    removal(document, [4]).apply(document)
    InsertRows([4], document.new_columns([Entry("https://a.org/4")])).apply(document)
    assert saved.rows_new() == [4]


def test_rows_of_one_of_several_files_are_known_by_where_they_stood_in_it() -> None:
    whole = joined([Entry("a"), Entry("b")], [Entry("c"), Entry("d")])
    saved = SavedState(whole)
    assert list(saved.origins_of(whole.files[1])) == [0, 1]
    saved.keep()
    Reorder(range(4), (), {whole.files[0].key: 1, whole.files[1].key: 3}, EntryColumns()).apply(whole)
    RemoveRows([2]).apply(whole)
    insertion(whole, 1, [Entry("e")], whole.files[0]).apply(whole)
    assert [file.column("loc") for file in whole.files] == [["a", "e"], ["b", "d"]]
    assert [saved.origins_of(file) for file in whole.files] == [[0, -1], [-1, 1]]
    assert [saved.base_of(file).column("loc") for file in whole.files] == [["a", "b"], ["c", "d"]]


@given(st.lists(entries, max_size=6), st.data())
def test_whatever_was_done_is_known_and_undone_is_forgotten(rows: list[Entry], data: st.DataObject) -> None:
    document = filled(*rows)
    if data.draw(st.booleans()):  # it was edited and saved before
        data.draw(edits(document)).apply(document)
    saved = SavedState(document)
    saved.keep()
    before = [(row_id, document.entry(row)) for row, row_id in enumerate(document.row_ids())]
    inverses: list[Edit] = []
    for _step in range(data.draw(st.integers(1, 4))):
        inverses.append(data.draw(edits(document)).apply(document))
        if data.draw(st.booleans()):
            inverses.append(inverses.pop().apply(document))  # taken back
            inverses.append(inverses.pop().apply(document))  # and made again
    ids = list(document.row_ids())
    assert len(set(ids)) == len(ids) == len(document)
    known = dict(before)
    assert saved.rows_new() == [row for row, row_id in enumerate(ids) if row_id not in known]
    assert set(saved.rows_changed()) >= {
        row for row, row_id in enumerate(ids) if known.get(row_id) != document.entry(row)
    }
    assert saved.rows_changed() == [row for row in range(len(ids)) if saved.is_changed(row)]
    for inverse in reversed(inverses):
        inverse.apply(document)
    assert list(document.row_ids()) == [row_id for row_id, _ in before]
    assert saved.rows_changed() == saved.rows_new() == []


def test_rows_stay_edited_since_the_file_was_opened(document: Document, saved: SavedState) -> None:
    SetValues("priority", [1], "0.5").apply(document)
    saved.forget()
    saved.keep()
    SetValues("priority", [2], "0.5").apply(document)
    assert (saved.rows_changed(), saved.rows_edited()) == ([2], [1, 2])


def test_changes_are_counted(document: Document, saved: SavedState) -> None:
    RemoveRows([0, 3]).apply(document)
    SetValues("priority", [0], "0.5").apply(document)
    insertion(document, 1, [Entry("x")]).apply(document)
    assert saved.counts() == saved.counts_since_opened() == (1, 1, 2)


rows = st.lists(entries, max_size=7)


def written(document: Document) -> tuple[object, ...]:
    """What a document holds, with the layouts themselves in place of their numbers."""
    *columns, numbers, frame = snapshot(document)
    assert isinstance(numbers, bytes)
    return (*columns, [document.layouts[number] for number in numbers], frame)


def led(before: Document, after: Document, origins: list[int]) -> Edit | None:
    """The edit from one to the other; fails unless it leads there, and back."""
    start = snapshot(before)
    edit = transition(before, after, origins)
    if edit is not None:
        inverse = edit.apply(before)
        assert written(before) == written(after)
        inverse.apply(before)
        assert snapshot(before) == start
    assert edit is not None or written(before) == written(after)
    return edit


@given(rows, st.data())
def test_any_series_of_edits_becomes_one(content: list[Entry], data: st.DataObject) -> None:
    before = filled(*content)
    after = before.snapshot()
    for _ in range(data.draw(st.integers(0, 6))):
        data.draw(edits(after)).apply(after)
    led(before, after, origins_by_id(len(before), after))


@given(rows, rows)
def test_any_document_becomes_any_other(one: list[Entry], other: list[Entry]) -> None:
    before, after = filled(*one), Document()
    after.layouts.append(Layout("<url >", default_layout(after.frame).children, "</url>"))
    after.append(after.new_columns(other))
    first = after.new_columns([Entry("x")])
    first.gap = CompactList([""])
    after.insert(range(1), first)
    led(before, after, origins_by_content(before, after))


def test_an_entry_whose_values_changed_is_the_same_entry_by_its_url() -> None:
    before = filled(Entry("a", priority="1"), Entry("b"), Entry("c"))
    after = filled(Entry("new"), Entry("a", priority="0"), Entry("c"))
    assert origins_by_content(before, after) == [-1, 0, 2]


def test_what_only_changed_in_one_field_is_told_by_that_field() -> None:
    before, after = filled(Entry("a"), Entry("b")), filled(Entry("a"), Entry("b", priority="1"))
    assert led(before, after, [0, 1]) == SetValues("priority", range(1, 2), ["1"])


def test_a_document_with_no_room_for_more_layouts_writes_entries_its_own_way() -> None:
    before, after = filled(Entry("a")), filled(Entry("b"))
    usual = default_layout(before.frame)
    before.layouts += [Layout(f"<url{' ' * n}>", usual.children, usual.end) for n in range(1, MAX_LAYOUTS)]
    after.layouts[0] = Layout("<url\n>", usual.children, usual.end)
    edit = transition(before, after, [-1])
    assert isinstance(edit, Batch)
    edit.apply(before)
    assert before.layouts[before.columns.layout[0]] == usual


@given(st.lists(st.lists(entries, max_size=4), min_size=1, max_size=4), st.data())
def test_one_edit_does_what_any_series_did_and_takes_it_back(
    files: list[list[Entry]], data: st.DataObject
) -> None:
    whole = joined(*files)
    after = whole.snapshot()
    for _ in range(data.draw(st.integers(1, 6))):
        data.draw(file_set_edits(after)).apply(after)
    before = texts(whole)
    edit = transition(whole, after, origins_by_id(len(whole), after))
    assert texts(whole) == before
    if edit is None:
        assert texts(after) == before
        return
    back = edit.apply(whole)
    assert texts(whole) == texts(after)
    assert [file.listing for file in whole.files] == [file.listing for file in after.files]
    back.apply(whole)
    assert texts(whole) == before
