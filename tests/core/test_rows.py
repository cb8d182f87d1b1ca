"""Rows as edits name them."""

from hypothesis import given
from hypothesis import strategies as st

from editor.core.rows import as_rows, without

ENDS = st.integers(0, 12)


@given(ENDS, ENDS, st.sets(ENDS))
def test_a_span_without_some_rows_holds_all_others(start: int, stop: int, rows: set[int]) -> None:
    span = range(start, max(start, stop))
    assert without(span, as_rows(sorted(rows))) == sorted({*span} - rows)
