"""The figures of selected rows."""

from decimal import Decimal

from editor.core.document.columns import Entry
from editor.core.insight.date_charts import SelectedColumns, SelectionFigures
from tests.core.filtering.documents import document

ENTRIES = [
    Entry("https://e.org/a", "2026-01-02", "", "0.5"),
    Entry(" https://e.org/a", "2025-06", "", "1.0"),
    Entry("https://e.org/b", "yesterday", "", "high"),
    Entry("", "", "", "0.1"),
]


def test_the_figures_are_those_of_the_selected_rows() -> None:
    assert SelectedColumns.of(document(ENTRIES), [0, 1, 2]).figures() == SelectionFigures(
        3, 2, Decimal("0.5"), Decimal("0.75"), Decimal("1.0"), "2025-06-01", "2026-01-02"
    )


def test_rows_without_values_have_no_figures_of_these() -> None:
    assert SelectedColumns.of(document([Entry("https://e.org/")]), range(1)).figures() == SelectionFigures(
        1, 1
    )
