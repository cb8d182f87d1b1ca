"""What belongs to rows follows them, and only what has moved is touched."""

from array import array

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.rows import RowMapping, ShiftedRows


@st.composite
def rearranged(draw: st.DrawFn) -> RowMapping:
    """Some rows moved, some gone, some new, often with many at both ends that are left alone."""
    count = draw(st.integers(0, 30))
    first = draw(st.integers(0, count))
    last = draw(st.integers(first, count))
    middle = draw(st.permutations(range(first, last)))
    middle = [row for row in middle if draw(st.integers(0, 4))] + [-1] * draw(st.integers(0, 3))
    return RowMapping([*range(first), *draw(st.permutations(middle)), *range(last, count)], count)


@pytest.fixture(params=[1, 3, 4096], autouse=True)
def _pieces(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("editor.core.document.rows._AT_A_TIME", request.param)


@given(rearranged())
def test_items_follow_their_rows(order: RowMapping) -> None:
    fresh = range(100, 130)
    rows = range(order.before)
    for items in (list(rows), array("q", rows), array("I", rows), bytearray(rows)):
        before, coming = list(items), iter(fresh)
        order.arrange(items, fresh)
        assert list(items) == [before[old] if old >= 0 else next(coming) for old in order]


@given(st.lists(st.integers(0, 50)), st.integers(-9, 9), st.slices(12))
def test_shifted_rows_are_as_a_list_of_them(rows: list[int], by: int, part: slice) -> None:
    shifted, expected = ShiftedRows(rows, by), [row - by for row in rows]
    assert [len(shifted), *shifted] == [len(rows), *expected]
    assert shifted == expected == [shifted[at] for at in range(len(rows))]
    assert shifted[part] == expected[part]


def test_no_new_row_is_left_without_an_item() -> None:
    with pytest.raises(ValueError, match="1 items for 2 new rows"):
        RowMapping([-1, 0, -1], 1).arrange(["a"], ["b"])


@given(rearranged())
def test_it_is_known_where_each_row_stands_now(order: RowMapping) -> None:
    new_rows = order.new_rows
    assert list(new_rows) == [list(order).index(old) if old in order else -1 for old in range(order.before)]
    assert order.new == [row for row, old in enumerate(order) if old < 0]
    assert order.is_permutation == (sorted(order) == list(range(order.before)))


@given(rearranged())
def test_rows_at_both_ends_that_stand_as_they_did_are_left_alone(order: RowMapping) -> None:
    rows, shift = list(order), order.before - len(order)
    stop = len(rows) - order.kept
    assert rows[: order.start] == list(range(order.start))
    assert rows[stop:] == list(range(stop + shift, order.before))
    if order.start < min(len(rows), order.before):
        assert rows[order.start] != order.start
    if order.start < stop and stop + shift > order.start:
        assert rows[stop - 1] != stop - 1 + shift
