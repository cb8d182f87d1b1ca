"""Charts and folders as text with tabs, as spreadsheets take it."""

from collections.abc import Callable, Sequence

from editor.core.insight.chart import Chart


def chart_tsv(chart: Chart, headings: Sequence[str], tell: Callable[[str], str] = str) -> str:
    """Return a chart as lines of label, number of rows, share and filter; `headings`: the four of them."""
    counts = ["" if chart.sample_of else str(bar.count) for bar in chart.bars]
    lines = [
        (tell(bar.label), count, f"{chart.share(bar):.4f}", bar.question)
        for bar, count in zip(chart.bars, counts, strict=True)
    ]
    return table_tsv([tuple(headings), *lines])


def table_tsv(lines: Sequence[Sequence[str]]) -> str:
    """Return lines of cells as text with tabs; what would break a cell becomes a space."""
    return "".join("\t".join(" ".join(cell.split()) for cell in line) + "\n" for line in lines)
