"""Counts are kept: after a change only what differs is counted again, with the same outcome."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.filtering.filter_evaluation import matching_rows
from editor.core.filtering.filter_facts import KnownFacts
from editor.core.filtering.filter_language import parse_filter
from editor.core.insight import chart_source
from editor.core.insight.chart_source import (
    InsightSource,
    Tallies,
    Tally,
    count_texts,
    insight_columns,
    insight_sample,
)
from editor.core.insight.charts import chart_svg, chart_tsv
from editor.core.insight.date_charts import by_month
from editor.core.insight.folder_freshness import fresh_folders, freshness
from editor.core.insight.insight_pages import PICTURES, InsightPicture
from tests.core.filtering.documents import ENTRIES, NOW, document
from tests.core.insight.sources import source_of
from tests.examples import examples
from tests.for_each import for_each

NAMES = ("locs", "lastmods", "changefreqs", "priorities")


def counting(counted: list[int]) -> Tally[str]:
    def count(column: Sequence[str]) -> Counter[str]:
        counted.append(len(column))
        return count_texts(column)

    return Tally(("locs",), count)


@pytest.mark.parametrize(
    ("now", "rows"),
    [
        ("abcdefgh", []),
        ("abXdefgY", [2, 2]),  # two of the old ones and two of the new ones
        ("abcXdefgh", [0, 1]),
        ("abcdefg", [1, 0]),
        ("bcdefghi", [8]),  # nothing is where it was
    ],
)
@pytest.mark.parametrize("at_once", [1, 3, 10_000])
def test_only_what_differs_is_counted_again(
    now: str, rows: list[int], at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chart_source, "AT_ONCE", at_once)
    counted: list[int] = []
    tally, tallies = counting(counted), Tallies()
    before = list("abcdefgh")
    tallies.counts(tally, (before,))
    counted.clear()
    same = before if now == "abcdefgh" else list(now)
    assert tallies.counts(tally, (same,)) == Counter(now)
    assert counted == rows


def test_few_counts_are_kept() -> None:
    counted: list[int] = []
    tallies, column = Tallies(), list("abc")
    first = counting(counted)
    for tally in (first, *(counting([]) for _ in range(20)), first):
        tallies.counts(tally, (column,))
    assert counted == [3, 3]


def source(entries: Sequence[Entry], marks: Sequence[int], tallies: Tallies) -> InsightSource:
    columns = insight_columns(document(entries), None, NOW, tallies)
    own = [*marks, *[0] * len(entries)][: len(entries)]
    return replace(columns, marks=bytes(own), finding_counts=[2 * mark for mark in own])


@settings(max_examples=examples(15))
@given(
    st.lists(st.lists(st.sampled_from(ENTRIES), max_size=6), min_size=2, max_size=4),
    st.lists(st.integers(0, 3), max_size=6),
)
def test_pictures_of_a_changed_document_are_those_of_a_new_one(
    states: list[list[Entry]], marks: list[int]
) -> None:
    kept = Tallies()
    for number, entries in enumerate(states):
        own = marks[number:]
        changed, new = source(entries, own, kept), source(entries, own, Tallies())
        assert freshness(changed, levels=2) == freshness(new, levels=2)
        for picture in PICTURES:
            assert picture.make(changed) == picture.make(new)


MIDNIGHT = datetime(2026, 11, 21, tzinfo=UTC)
MONTHS = next(picture for picture in PICTURES if picture.make is by_month)
SAMPLED = [picture for picture in PICTURES if not picture.needs_all_rows]


def sample(rows: int, most: int, folder: str = "a") -> InsightSource:
    entries = [Entry(f"https://e.org/{folder}/{row}", "2026-10-01" if row % 2 else "") for row in range(rows)]
    return insight_sample(document(entries), range(rows), MIDNIGHT, most)


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


PAGES = [
    Entry("https://e.org/", "2026-11-21"),
    Entry("https://e.org/blog/a", "2026-11-11"),
    Entry("https://e.org/blog/b", "2025-11-21T11:00Z"),
    Entry("https://e.org/blog/2026/c", "2020"),
    Entry("https://e.org/blog/2026/d", ""),
]


def test_a_folder_holds_what_is_inside_it() -> None:
    source = replace(
        source_of(PAGES, KnownFacts(NOW)), marks=bytes([0, 0, 3, 1, 0]), finding_counts=[0, 0, 2, 1, 0]
    )
    found = freshness(source, 365, levels=2)
    assert [(row.label, row.urls, row.newest, row.stale, row.dated) for row in found] == [
        ("e.org/", 5, "2026-11-21", 2, 4),
        ("/blog/", 4, "2026-11-11", 2, 3),
        ("/blog/2026/", 2, "2020-01-01", 1, 1),
    ]
    assert [(row.median_age, row.worst, row.findings_per_hundred) for row in found] == [
        (365, 3, 60.0),
        (365, 3, 75.0),
        (2516, 1, 50.0),
    ]


def test_the_filter_of_a_folder_matches_its_urls() -> None:
    for entries in (PAGES, ENTRIES):
        for row in freshness(source_of(entries, KnownFacts(NOW)), levels=3):
            found = matching_rows(document(entries), parse_filter(row.question), KnownFacts(NOW))
            assert (row.label, len(found)) == (row.label, row.urls)
            stale = matching_rows(
                document(entries), parse_filter(f"{row.question} age>365d"), KnownFacts(NOW)
            )
            assert len(stale) == row.stale


def test_which_of_equal_folders_are_listed_does_not_depend_on_the_order_of_entries() -> None:
    entries = [Entry(f"https://e.org/{name}/a") for name in "cab"]
    found = freshness(source_of(entries, KnownFacts(NOW)), most=2)
    assert freshness(source_of(entries[::-1], KnownFacts(NOW)), most=2) == found
    assert [row.label for row in found] == ["e.org/", "/a/"]
