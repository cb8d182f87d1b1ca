"""Columns and their rows: a list that may hold one item for all behaves as one that holds each."""

import sys
from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import CompactList, EntryColumns, RowIds
from editor.core.document.rows import RowMapping, are_among, as_rows, span_without

ALIKE = st.integers(0, 6).map(lambda count: ["a"] * count)
LISTS = st.lists(st.sampled_from("ab"), max_size=4) | ALIKE
ENDS = st.none() | st.integers(-7, 7)
SLICES = st.builds(slice, ENDS, ENDS, st.sampled_from([None, None, 1, 2, -1]))


def outcome(do: Callable[[], object]) -> object:
    try:
        return do()
    except (IndexError, ValueError) as error:
        return type(error)


def same(items: list[str], made: CompactList[str]) -> None:
    assert list(made) == items
    assert made == items
    assert len(made) == len(items)
    for at in range(-8, 8):
        assert outcome(partial(made.__getitem__, at)) == outcome(partial(items.__getitem__, at))


@given(LISTS, SLICES, LISTS)
def test_it_does_what_a_list_does_with_slices(items: list[str], at: slice, new: list[str]) -> None:
    made = CompactList(items)
    same(items[at], made[at])

    assert outcome(partial(made.__setitem__, at, new)) == outcome(partial(items.__setitem__, at, new))
    same(items, made)

    del items[at], made[at]
    same(items, made)


@given(LISTS, st.integers(-7, 7), st.sampled_from("ab"))
def test_it_does_what_a_list_does_with_single_items(items: list[str], at: int, new: str) -> None:
    made = CompactList(items)

    assert outcome(partial(made.__setitem__, at, new)) == outcome(partial(items.__setitem__, at, new))
    same(items, made)
    items.insert(at, new)
    made.insert(at, new)
    same(items, made)
    assert outcome(partial(made.__delitem__, at)) == outcome(partial(items.__delitem__, at))
    same(items, made)
    items.extend(new)
    made.extend(new)
    same(items, made)


@given(LISTS, st.data())
def test_its_items_follow_their_rows(items: list[str], data: st.DataObject) -> None:
    rows = data.draw(st.permutations([*range(len(items)), -1, -1]).map(lambda rows: rows[: len(rows) // 2]))
    fresh = [data.draw(st.sampled_from("ab")) for row in rows if row < 0]
    coming = iter(fresh)
    made = CompactList(items)

    made.rearrange(RowMapping(rows, len(items)), fresh)

    same([items[row] if row >= 0 else next(coming) for row in rows], made)


@given(LISTS, st.data())
def test_items_are_put_picked_and_found_as_in_a_list(items: list[str], data: st.DataObject) -> None:
    made = CompactList(items)
    places = data.draw(st.lists(st.integers(0, len(items) - 1), unique=True)) if items else []
    new = [data.draw(st.sampled_from("ab")) for _ in places]

    same([items[at] for at in places], made.picked(places))
    made.put(places, new)
    for at, item in zip(places, new, strict=True):
        items[at] = item
    same(items, made)
    for item in "ab":
        for start in range(len(items) + 2):
            assert outcome(partial(made.index, item, start)) == outcome(partial(items.index, item, start))


def test_new_rows_without_items_are_refused_before_anything_changes() -> None:
    made = CompactList("aa")

    with pytest.raises(ValueError, match="0 items for 1 new rows"):
        made.rearrange(RowMapping([0, 1, -1], 2), [])

    same(["a", "a"], made)


def test_a_million_equal_items_take_no_room() -> None:
    made = CompactList.of("", 1_000_000)
    made[500:500] = CompactList.of("", 1000)
    made[7] = ""
    made.extend([""] * 10)
    del made[:5]

    assert made.is_alike
    assert sys.getsizeof(made._items) < 100
    assert len(made) == 1_001_005
    assert made[:10].is_alike


def test_a_copy_knows_that_its_items_are_alike_again() -> None:
    made = CompactList("aab")

    assert not made.is_alike
    assert made[:2].is_alike


@given(LISTS)
def test_a_copy_of_one_holds_the_same_and_changes_alone(items: list[str]) -> None:
    made = CompactList(items)
    copy = CompactList(made)

    same(items, copy)
    assert copy.distinct() == list(dict.fromkeys(items))
    copy.extend("ab")
    same(items, made)


def test_it_is_unlike_what_is_no_list() -> None:
    assert CompactList("a") != "a"
    assert repr(CompactList("aa")) == "CompactList(['a', 'a'])"


ROW_NUMBERS = st.integers(0, 12)


@given(ROW_NUMBERS, ROW_NUMBERS, st.sets(ROW_NUMBERS))
def test_a_span_without_some_rows_holds_all_others(start: int, stop: int, rows: set[int]) -> None:
    span = range(start, max(start, stop))
    assert span_without(span, as_rows(sorted(rows))) == sorted({*span} - rows)


@given(st.sets(ROW_NUMBERS), st.sets(ROW_NUMBERS))
def test_rows_are_among_others_if_those_have_them_all(rows: set[int], others: set[int]) -> None:
    assert are_among(as_rows(sorted(rows)), as_rows(sorted(others))) == (rows <= others)


def test_rows_that_come_at_the_end_are_numbered_on() -> None:
    ids = RowIds(2)
    ids.insert(2, EntryColumns.blank(2))
    assert ids.by_row() == range(4)


def test_a_row_keeps_its_id_and_no_other_ever_gets_it() -> None:
    ids = RowIds(3)
    ids.insert(1, EntryColumns.blank(1))
    assert list(ids.by_row()) == [0, 3, 1, 2]
    ids.remove(1, 2)
    ids.rearrange(RowMapping([1, -1, 0], 2), EntryColumns.blank(1))
    assert list(ids.by_row()) == [2, 4, 0]


def test_a_row_that_comes_back_has_the_id_that_it_had() -> None:
    ids, back = RowIds(2), EntryColumns.blank(1)
    ids.remove(0, 0)
    back.ids = [0]
    ids.insert(1, back)
    assert list(ids.by_row()) == [1, 0]
