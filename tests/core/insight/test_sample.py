"""Pictures of a sample of many rows: estimates, until all rows are counted."""

from datetime import UTC, datetime

from editor.core.document.columns import Entry
from editor.core.insight.chart_source import InsightSource, insight_sample
from editor.core.insight.charts import chart_svg, chart_tsv
from editor.core.insight.date_charts import by_month
from editor.core.insight.folder_freshness import fresh_folders
from editor.core.insight.insight_pages import PICTURES, InsightPicture
from tests.core.filtering.documents import document
from tests.for_each import for_each

NOW = datetime(2026, 11, 21, tzinfo=UTC)
MONTHS = next(picture for picture in PICTURES if picture.make is by_month)
SAMPLED = [picture for picture in PICTURES if not picture.needs_all_rows]


def sample(rows: int, most: int, folder: str = "a") -> InsightSource:
    entries = [Entry(f"https://e.org/{folder}/{row}", "2026-10-01" if row % 2 else "") for row in range(rows)]
    return insight_sample(document(entries), range(rows), NOW, most)


@for_each(("rows", "most", "shown"), [(10, 3, [0, 4, 8]), (10, 10, [*range(10)]), (0, 3, [])])
def test_a_sample_is_spread_over_all_rows(rows: int, most: int, shown: list[int]) -> None:
    source = sample(rows, most)
    assert source.locs == [f"https://e.org/a/{row}" for row in shown]
    assert source.sample_of == rows


@for_each("picture", SAMPLED, ids=lambda picture: picture.name)
def test_a_chart_of_a_sample_tells_shares_and_no_numbers(picture: InsightPicture) -> None:
    chart = picture.drawn(lambda: sample(99, 33))
    assert not chart.remarks
    assert (chart.total, chart.sample_of) == (33, 99)
    svg, lines = chart_svg(chart, "Title"), chart_tsv(chart, ("", "", "", "")).splitlines()[1:]
    assert all(f"≈ {share} %" in svg for share in ("48", "52") if f"{share} %" in svg)
    assert {line.split("\t")[1] for line in lines} <= {""}


def test_a_chart_of_all_rows_is_none_of_a_sample() -> None:
    source = sample(4, 4)
    assert MONTHS.drawn(lambda: source).sample_of == 4
    chart = MONTHS.make(source)
    assert chart.sample_of == 0
    assert "2 · 50 %" in chart_svg(chart, "Title")


def test_folders_of_a_sample_have_as_many_urls_as_all_rows_probably_have() -> None:
    folders = fresh_folders(lambda: sample(1234, 100), 365, 1)
    assert (folders.rows, folders.sample_of) == (95, 1234)
    assert [(line.label, line.urls) for line in folders.lines] == [("e.org/", 1200), ("/a/", 1200)]
