import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import ODD, CompactList, Entry
from editor.core.document.document import Document
from editor.core.document.rows import RowMapping, Rows
from editor.core.xml.markup import Oddity, OddSource
from tests.core.documents import entries, filled
from tests.for_each import for_each

Row = tuple[str, str, str, str]


class Follower:
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
