"""One file or several as a document: its rows, and what edits make of them."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import ODD, CompactList, Entry
from editor.core.document.document import Document
from editor.core.document.edits import (
    AddFile,
    Batch,
    Edit,
    EmptyFile,
    RemoveRows,
    Reorder,
    SetValues,
    as_one,
    duplication,
    insertion,
    move,
    removal,
    removal_of_file,
    reordering,
)
from editor.core.document.entries import DocumentListener, Entries
from editor.core.document.rows import RowMapping, Rows
from editor.core.document.sitemap_file import Listing
from editor.core.xml.markup import Oddity, OddSource
from tests.core.documents import entries, filled, snapshot
from tests.core.file_sets import file_set_edits, joined, lettered, texts
from tests.for_each import for_each

Row = tuple[str, str, str, str]


class Follower(DocumentListener):
    """Keeps a list of rows by what the document tells alone."""

    def __init__(self, document: Document) -> None:
        self.entries = document
        self.rows = rows_of(document)
        self.told: list[str] = []
        document.listeners.add(self)

    def values_changed(self, field: str, rows: Rows) -> None:
        self.told.append(f"{field or 'all'} changed")
        for row in rows:
            self.rows[row] = self.entries.entry(row).values()

    def rows_about_to_be_inserted(self, first: int, last: int) -> None:
        self.told.append(f"insert {first}-{last}")

    def rows_inserted(self, first: int, last: int) -> None:
        self.rows[first:first] = [self.entries.entry(row).values() for row in range(first, last + 1)]

    def rows_about_to_be_removed(self, first: int, last: int) -> None:
        self.told.append(f"remove {first}-{last}")

    def rows_removed(self, first: int, last: int) -> None:
        del self.rows[first : last + 1]

    def rows_about_to_be_rearranged(self) -> None:
        self.told.append("rearrange")

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        self.rows = [
            self.rows[old] if old >= 0 else self.entries.entry(new).values()
            for new, old in enumerate(old_rows)
        ]

    def frame_changed(self) -> None:
        self.told.append("frame")


def rows_of(document: Document) -> list[Row]:
    return [document.entry(row).values() for row in range(len(document))]


@given(st.lists(entries, max_size=6), st.data())
def test_it_behaves_as_a_list_of_entries_and_tells_enough_to_follow(
    start: list[Entry], data: st.DataObject
) -> None:
    document = filled(*start)
    plain = [entry.values() for entry in start]
    follower = Follower(document)
    for _ in range(data.draw(st.integers(1, 5))):
        change = data.draw(st.sampled_from(["set", "insert", "remove", "rearrange"]))
        if change == "insert":
            new = data.draw(st.lists(entries, min_size=1, max_size=3))
            rows = sorted(data.draw(st.permutations(range(len(plain) + len(new))))[: len(new)])
            document.insert(rows, document.new_columns(new))
            for row, entry in zip(rows, new, strict=True):
                plain.insert(row, entry.values())
        elif plain:
            rows = data.draw(st.lists(st.integers(0, len(plain) - 1), unique=True).map(sorted))
            if change == "set":
                document.set_values("loc", rows, "x")
                plain = [("x", *row[1:]) if at in rows else row for at, row in enumerate(plain)]
            elif change == "remove":
                document.remove(rows)
                plain = [row for at, row in enumerate(plain) if at not in rows]
            else:
                order = data.draw(st.permutations(range(len(plain))))
                document.reorder(order)
                plain = [plain[old] for old in order]
        assert rows_of(document) == plain == follower.rows


@for_each(
    ("rows", "told"),
    [([1, 2], ["remove 1-2"]), ([0, 2], ["rearrange"]), ([], []), (range(3), ["remove 0-2"])],
)
def test_rows_that_stand_together_go_as_one(rows: Rows, told: list[str]) -> None:
    document = filled(Entry("a"), Entry("b"), Entry("c"))
    follower = Follower(document)
    document.remove(rows)
    assert follower.told == told


def test_a_whole_column_takes_one_value_and_gives_back_what_it_had() -> None:
    document = filled(Entry("a", priority="0.1"), Entry("b"))
    copy = document.snapshot()
    assert document.set_values("priority", range(2), "0.5") == ["0.1", ""]
    assert (document.column("priority"), copy.column("priority")) == (["0.5", "0.5"], ["0.1", ""])


def test_extensions_that_become_one_text_in_all_rows_stay_a_column_of_their_kind() -> None:
    document = filled(Entry("a"), Entry("b"))
    document.set_values("extensions", range(1), "<x/>")
    assert document.set_values("extensions", range(2), "<y/>") == ["<x/>", ""]
    assert document.columns.extensions.distinct() == ["<y/>"]


def test_who_was_removed_is_not_told() -> None:
    document = filled(Entry("a"))
    follower = Follower(document)
    document.listeners.remove(follower)
    document.set_values("loc", range(1), "b")
    assert follower.told == []


@for_each("rows", [range(3), [0, 1, 2]])
def test_values_must_be_as_many_as_rows(rows: Rows) -> None:
    with pytest.raises(ValueError, match="3 rows cannot take 2 values"):
        filled(Entry("a"), Entry("b"), Entry("c")).set_values("loc", rows, ["x", "y"])


def test_an_order_must_name_every_row() -> None:
    with pytest.raises(ValueError, match="an order of 1 rows for 2 entries"):
        filled(Entry("a"), Entry("b")).reorder([0])


def test_new_entries_are_written_as_most_are() -> None:
    document = filled(Entry("a"), Entry("b"), Entry("c"))
    block = document.new_columns([Entry("d")])
    assert (list(block.gap), list(block.layout)) == (["\n  "], [0])


def test_an_odd_entry_tells_its_structure_as_it_stands_now() -> None:
    document = filled(Entry("a"))
    block = document.copy_rows(range(1))
    oddity = Oddity("empty-element", "lastmod", "lastmod", "auto")
    source = OddSource("<url><loc>a</loc><lastmod/></url>", ("a", "", "", ""), (oddity,))
    block.source, block.layout = CompactList([source]), bytearray([ODD])
    document.set_entries(range(1), block)
    assert document.oddities(0) == (oddity,)
    document.set_values("lastmod", range(1), "2024")
    assert document.oddities(0) == ()


def locs(whole: Document) -> list[str]:
    return ["".join(file.column("loc")) for file in whole.files]


class Mirror(DocumentListener):
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


@given(st.lists(st.lists(entries, max_size=4), min_size=1, max_size=4), st.data())
def test_what_a_worker_makes_ahead_of_edits_is_what_they_leave(
    files: list[list[Entry]], data: st.DataObject
) -> None:
    whole, at_once = joined(*files), joined(*files)
    followers = Follower(whole), [Mirror(whole, file.key) for file in whole.files]
    series, inverses = list[Edit](), list[Edit]()
    for _ in range(data.draw(st.integers(1, 4))):
        series.append(data.draw(file_set_edits(at_once)))
        inverses.insert(0, series[-1].apply(at_once))
    told: list[float] = []
    inverse = Batch(tuple(series)).ahead(whole, told.append).apply(whole)
    assert (texts(whole), list(whole.row_ids())) == (texts(at_once), list(at_once.row_ids()))
    assert_followed(whole, *followers)
    assert told == sorted(told)
    redo = inverse.ahead(whole).apply(whole)
    assert texts(whole) == texts(joined(*files))
    assert_followed(whole, *followers)
    redo.ahead(whole).apply(whole)
    as_one(inverses).apply(whole)
    assert texts(whole) == texts(joined(*files))


def assert_followed(whole: Document, follower: Follower, mirrors: list[Mirror]) -> None:
    assert follower.rows == rows_of(whole)
    for mirror in mirrors:
        there = whole.files.by_key.get(mirror.file.key)
        assert mirror.file is not there or mirror.locs == there.column("loc")


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
    assert (locs(whole), list(there.affected()), list(back.affected())) == (["a", "cdb"], [3], [1])
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
