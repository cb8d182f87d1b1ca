from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import (
    AddFile,
    Edit,
    EmptyFile,
    RemoveRows,
    Reorder,
    SetValues,
    duplication,
    insertion,
    move,
    removal,
    removal_of_file,
    reordering,
)
from editor.core.document.entries import Entries
from editor.core.document.rows import RowMapping, Rows
from editor.core.document.sitemap_file import Listing
from tests.core.documents import entries, snapshot
from tests.core.file_sets import file_set_edits, joined, lettered, texts
from tests.for_each import for_each


def locs(whole: Document) -> list[str]:
    return ["".join(file.column("loc")) for file in whole.files]


class Mirror:
    """Follows a file's columns by what it is told alone."""

    def __init__(self, whole: Document, key: int) -> None:
        self.file = whole.files.by_key[key]
        self.locs = list(self.file.column("loc"))
        self.file.listeners.add(self)

    def values_changed(self, field: str, rows: Rows) -> None:
        for row in rows:
            self.locs[row] = self.file.column("loc")[row]

    def rows_inserted(self, first: int, last: int) -> None:
        self.locs[first:first] = self.file.column("loc")[first : last + 1]

    def rows_removed(self, first: int, last: int) -> None:
        del self.locs[first : last + 1]

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        now = self.file.column("loc")
        self.locs = [self.locs[old] if old >= 0 else now[new] for new, old in enumerate(old_rows)]

    def rows_about_to_be_inserted(self, first: int, last: int) -> None: ...
    def rows_about_to_be_removed(self, first: int, last: int) -> None: ...
    def rows_about_to_be_rearranged(self) -> None: ...
    def frame_changed(self) -> None: ...


@given(st.lists(st.lists(entries, max_size=4), min_size=1, max_size=4), st.data())
def test_any_series_of_edits_undoes_to_the_same_files_and_redoes(
    files: list[list[Entry]], data: st.DataObject
) -> None:
    whole = joined(*files)
    mirrors = {file.key: Mirror(whole, file.key) for file in whole.files}
    before = [(texts(whole), whole.files.versions())]
    history: list[Edit] = []
    for _ in range(data.draw(st.integers(1, 6))):
        history.append(data.draw(file_set_edits(whole)).apply(whole))
        before.append((texts(whole), whole.files.versions()))
        for file in whole.files:
            assert snapshot(file)[:-1] == snapshot(Document.copy_of(file))[:-1]
            mirror = mirrors.get(file.key)
            assert mirror is None or mirror.file is not file or mirror.locs == file.column("loc")
        assert [loc for file in whole.files for loc in file.column("loc")] == whole.column("loc")
    future: list[Edit] = []
    for state, _ in reversed(before[:-1]):
        future.append(history.pop().apply(whole))
        assert texts(whole) == state
    for state, _ in before[1:]:
        history.append(future.pop().apply(whole))
        assert texts(whole) == state


@given(st.lists(st.lists(entries, max_size=4), min_size=1, max_size=4), st.data())
def test_edits_worked_out_on_a_copy_hold_for_the_document(
    files: list[list[Entry]], data: st.DataObject
) -> None:
    whole = joined(*files)
    copy = whole.working_copy()
    edit = data.draw(file_set_edits(copy))
    edit.apply(copy)
    assert texts(whole) == texts(joined(*files))
    edit.apply(whole)
    assert texts(whole) == texts(copy)


@for_each(
    ("at", "expected"), [(0, ["xab", "cd"]), (1, ["axb", "cd"]), (2, ["abx", "cd"]), (4, ["ab", "cdx"])]
)
def test_new_entries_belong_to_the_file_of_the_row_above(at: int, expected: list[str]) -> None:
    whole = lettered("ab", "cd")
    insertion(whole, at, [Entry("x")]).apply(whole)
    assert locs(whole) == expected


def test_new_entries_can_be_meant_for_the_file_below_or_for_an_empty_one() -> None:
    whole = lettered("ab", "", "cd")
    insertion(whole, 2, [Entry("x")], whole.files[2]).apply(whole)
    insertion(whole, 2, [Entry("y")], whole.files[1]).apply(whole)
    assert locs(whole) == ["ab", "y", "xcd"]


def test_removed_entries_come_back_to_their_files() -> None:
    whole = lettered("ab", "cd", "e")
    back = removal(whole, [1, 2, 3, 4]).apply(whole)
    assert locs(whole) == ["a", "", ""]
    back.apply(whole)
    assert locs(whole) == ["ab", "cd", "e"]


def test_arranging_stays_within_the_files() -> None:
    whole = lettered("ab", "cd")
    reordering(whole, [3, 1, 0, 2]).apply(whole)
    assert locs(whole) == ["ba", "dc"]
    move(whole, [0, 3], 4).apply(whole)
    assert locs(whole) == ["ab", "dc"]
    with pytest.raises(ValueError, match="other files"):
        whole.reorder([2, 1, 0, 3])


def test_copies_stand_below_the_last_of_their_file() -> None:
    whole = lettered("ab", "cd")
    duplication(whole, [0, 2, 3]).apply(whole)
    assert locs(whole) == ["aab", "cdcd"]


def test_rows_move_to_another_file_with_their_ids_and_back() -> None:
    whole = lettered("ab", "cd")
    ids = list(whole.row_ids())
    there = Reorder([0, 2, 3, 1], [3], {1: 1, 2: 3}, whole.copy_rows([1]))
    back = there.apply(whole)
    assert (locs(whole), list(there.touched()), list(back.touched())) == (["a", "cdb"], [3], [1])
    assert list(whole.row_ids()) == [ids[0], ids[2], ids[3], ids[1]]
    back.apply(whole)
    assert (locs(whole), list(whole.row_ids())) == (["ab", "cd"], ids)


def test_a_file_leaves_with_its_rows_and_comes_back() -> None:
    whole = lettered("ab", "cd", "e")
    back = removal_of_file(whole.files[1]).apply(whole)
    assert [(file.name, len(file)) for file in whole.files] == [("0.xml", 2), ("2.xml", 1)]
    back.apply(whole)
    assert locs(whole) == ["ab", "cd", "e"]


def test_edits_still_hold_when_more_files_have_been_read_since() -> None:
    whole = lettered("ab", "cd")
    back = [
        SetValues("loc", [0], "x").apply(whole),
        reordering(whole, [1, 0, 3, 2]).apply(whole),
        Reorder([0, 2, 3, 1], [3], {1: 1, 2: 3}, whole.copy_rows([1])).apply(whole),
        RemoveRows([0]).apply(whole),
        AddFile(2, EmptyFile.of(whole.files.new(Listing("new.xml")))).apply(whole),
    ]
    late = whole.files.new(Listing("late.xml"))
    whole.files.put(len(whole.files), [late])
    insertion(whole, len(whole), [Entry("l")], late).apply(whole)
    for edit in reversed(back):
        edit.apply(whole)
    assert locs(whole) == ["ab", "cd", "l"]


def test_only_files_that_changed_have_another_state() -> None:
    whole = lettered("ab", "cd")
    before = whole.files.versions()
    back = SetValues("loc", [3], "x").apply(whole)
    assert [before[file.key] == file.version for file in whole.files] == [True, False]
    back.apply(whole)
    whole.files.restore_versions(before)
    assert whole.files.versions() == before


@given(st.lists(st.lists(entries, min_size=1, max_size=4), min_size=2, max_size=3), st.data())
def test_what_is_worked_out_for_a_part_holds_for_it_and_placed_in_the_whole(
    files: list[list[Entry]], data: st.DataObject
) -> None:
    whole, other = joined(*files), joined(*files)
    number = data.draw(st.integers(0, len(files) - 1))
    file, twin = whole.files[number], other.files[number]
    rows = data.draw(st.lists(st.integers(0, len(file) - 1), unique=True, min_size=1).map(sorted))
    builder: Callable[[Entries], Edit] = data.draw(
        st.sampled_from(
            [
                lambda document: removal(document, rows),
                lambda document: duplication(document, rows),
                lambda document: move(document, rows, 1),
                lambda document: insertion(document, rows[0], [Entry("x")]),
            ]
        )
    )
    alone = Document.copy_of(file)
    builder(alone).apply(alone)
    builder(file).placed_in(file, whole).apply(whole)
    assert snapshot(file) == snapshot(alone)
    builder(twin).placed_in(twin, other).apply(other)
    assert texts(other) == texts(whole)
