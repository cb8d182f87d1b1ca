"""Rows as edits name them."""

from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.rows import are_among, as_rows, span_without

ENDS = st.integers(0, 12)


@given(ENDS, ENDS, st.sets(ENDS))
def test_a_span_without_some_rows_holds_all_others(start: int, stop: int, rows: set[int]) -> None:
    span = range(start, max(start, stop))
    assert span_without(span, as_rows(sorted(rows))) == sorted({*span} - rows)


@given(st.sets(ENDS), st.sets(ENDS))
def test_rows_are_among_others_if_those_have_them_all(rows: set[int], others: set[int]) -> None:
    assert are_among(as_rows(sorted(rows)), as_rows(sorted(others))) == (rows <= others)
