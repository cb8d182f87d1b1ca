from collections.abc import Sequence
from datetime import UTC, date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core import sorting
from editor.core.document.columns import Entry
from editor.core.document.rows import RowMapping
from editor.core.sorting import RowOrder, rows_sorted_by, sorted_rows
from editor.core.values.w3c_datetime import Precision, of_moment, parse_date
from tests.core.documents import filled
from tests.for_each import for_each


@for_each(
    ("field", "values", "ascending", "descending"),
    [
        ("loc", ["b", "a", "c"], [1, 0, 2], [2, 0, 1]),
        ("loc", ["\n  b\n", "a", "", " c", " "], [1, 0, 3, 2, 4], [3, 0, 1, 2, 4]),
        ("lastmod", ["2026-02", "", "2026-01"], [2, 0, 1], [0, 2, 1]),
        ("lastmod", ["2024-01-01T23:00:00-05:00", "2024-01-02T01:00:00+00:00"], [1, 0], [0, 1]),
        ("lastmod", ["2024-01-02", "2024-01-02T01:00:00+02:00", ""], [1, 0, 2], [0, 1, 2]),
        ("lastmod", ["2024-01-02T01:00:30Z", "2024-01-02T01:00Z"], [1, 0], [0, 1]),
        ("lastmod", ["2024-01-02T01:00:00.25Z", "2024-01-02T01:00:00Z"], [1, 0], [0, 1]),
        ("lastmod", ["2024-01-02T01:00:00Z", " 2024-01-02T01:30:00+01:00 "], [1, 0], [0, 1]),
        (
            "lastmod",
            ["2024", "x", "2024-01-01T00:00:00-01:00", "2024-01-01T01:00Z", "2024-13-01T00:00:00+01:00", "0"],
            [5, 0, 2, 3, 4, 1],
            [1, 4, 2, 3, 0, 5],
        ),
        ("changefreq", ["never", "daily", "", "Daily"], [1, 0, 3, 2], [3, 0, 1, 2]),
        ("priority", ["0.5", "0.10", "1.0", "x", ""], [1, 0, 2, 3, 4], [3, 2, 0, 1, 4]),
        ("priority", ["0.5", "0.50", "0.5"], [0, 1, 2], [0, 1, 2]),
        ("", ["", "", ""], [0, 1, 2], [2, 1, 0]),
    ],
)
def test_rows_are_sorted_stably_and_absent_values_come_last(
    field: str, values: list[str], ascending: list[int], descending: list[int]
) -> None:
    document = filled(*(Entry(**{field or "loc": value}) for value in values))
    assert sorted_rows(document, field) == ascending
    assert sorted_rows(document, field, descending=True) == descending


ZONES = st.sampled_from(["Z", "+00:00", "-05:00", "+05:30", "+14:00"])
MOMENTS = st.builds(
    lambda moment, precision, zone: str(of_moment(moment, precision)._replace(zone=zone)),
    st.datetimes(allow_imaginary=False, timezones=st.just(UTC)).map(lambda it: it.replace(2024, 1, 1)),
    st.sampled_from([Precision.MINUTE, Precision.SECOND, Precision.FRACTION]),
    ZONES,
)
DATES = st.lists(MOMENTS | st.dates(date(2024, 1, 1), date(2024, 1, 2)).map(str))


@given(DATES, st.booleans())
def test_dates_are_sorted_by_the_moments_that_they_name(dates: list[str], is_descending: bool) -> None:
    document = filled(*(Entry("", each) for each in dates))
    found = [parse_date(dates[row]) for row in sorted_rows(document, "lastmod", is_descending)]
    moments = [each.instant() for each in found if each]
    assert len(moments) == len(dates)
    assert moments == sorted(moments, reverse=is_descending)


@given(st.lists(st.sampled_from(["", "a", "b", " b", "c", "d/1", "d/2", "é"]), max_size=40), st.booleans())
def test_many_rows_are_sorted_in_parts_as_few_are_at_once(urls: list[str], is_descending: bool) -> None:
    document = filled(*map(Entry, urls))
    at_once = sorted_rows(document, "loc", is_descending)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sorting, "_PART", 3)
        patch.setattr(sorting, "_SAMPLE", 4)
        told: list[float] = []
        assert sorted_rows(document, "loc", is_descending, tell=told.append) == at_once
    assert told == sorted(told)
    assert told[-1:] in ([], [1.0])


def test_only_the_rows_that_are_asked_for_are_sorted() -> None:
    document = filled(*(Entry(loc) for loc in "dbca"))
    assert sorted_rows(document, "loc", rows=[0, 2, 3]) == [3, 2, 0]


def test_rows_can_be_sorted_by_severity() -> None:
    assert rows_sorted_by([0, 4, 0, 3], descending=True) == [1, 3, 0, 2]
    assert rows_sorted_by([0, 4, 0, 3], descending=True, rows=[0, 3]) == [3, 0]


def test_without_an_order_a_view_row_is_a_document_row() -> None:
    order = RowOrder(3)
    assert (len(order), order.is_file_order, order.document_row(2), order.view_row(2)) == (3, True, 2, 2)
    assert order.view_row(3) == -1


def test_rows_that_are_not_shown_have_no_place() -> None:
    order = RowOrder(4)
    order.set_rows([3, 1])
    assert [order.view_row(row) for row in range(4)] == [-1, 1, -1, 0]
    assert order.view_span([0, 2]) is None
    assert order.view_span([0, 1, 2, 3]) == (0, 1)


@given(st.sets(st.integers(0, 20)), st.integers(-1, 21))
def test_rows_that_ascend_are_shown_where_any_others_are(rows: set[int], wanted: int) -> None:
    known, unknown = RowOrder(21), RowOrder(21)
    known.set_rows(sorted(rows), ascend=True)
    unknown.set_rows(sorted(rows))
    assert known.view_row(wanted) == unknown.view_row(wanted)


def test_inserted_rows_show_below_the_row_they_follow() -> None:
    order = RowOrder(4)
    order.set_rows([3, 1, 2, 0])
    assert order.place_for(2) == 2
    order.insert(2, 2)
    assert list(order.document_rows(0, 5)) == [5, 1, 2, 3, 4, 0]


def test_rows_inserted_below_a_hidden_row_show_at_the_end() -> None:
    order = RowOrder(3)
    order.set_rows([0])
    order.insert(3, 1)
    assert list(order.document_rows(0, 1)) == [0, 3]


def test_rows_appended_in_hiding_take_no_place() -> None:
    order = RowOrder(2)
    order.set_rows([1])
    order.append_hidden(2)
    assert (len(order), order.view_row(3), order.view_row(1)) == (1, -1, 0)


def shown(order: RowOrder) -> list[int]:
    return list(order.document_rows(0, len(order) - 1))


@given(st.data())
def test_whatever_happens_to_the_document_nothing_that_stays_moves(data: st.DataObject) -> None:
    """Entries are known by name: what is shown before and after stands in the same sequence."""
    count = data.draw(st.integers(1, 8))
    names: Sequence[int] = list(range(count))
    order = RowOrder(count)
    if data.draw(st.booleans()):
        order.set_rows(data.draw(st.lists(st.integers(0, count - 1), unique=True)))
    before = [names[row] for row in shown(order)]
    in_file_order = order.is_file_order
    old_rows = data.draw(st.lists(st.integers(0, count - 1), unique=True))
    for place in data.draw(st.lists(st.integers(0, len(old_rows)), max_size=3)):
        old_rows.insert(place, -1)
    mapping = RowMapping(old_rows, count)
    if data.draw(st.booleans()):
        order.work_ahead(mapping)
    new_rows = order.rearrange(mapping)
    names = [names[old] if old >= 0 else -1 for old in old_rows]
    after = [names[row] for row in shown(order)]
    kept = [name for name in before if name in names]
    assert after.count(-1) == names.count(-1)
    assert in_file_order or [name for name in after if name >= 0] == kept
    assert [old_rows.index(old) if old in old_rows else -1 for old in range(count)] == list(new_rows)
