"""Counts are kept: after a change only what differs is counted again, with the same outcome."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.insight import chart_source
from editor.core.insight.chart_source import InsightSource, Tallies, Tally, count_texts, insight_columns
from editor.core.insight.folder_freshness import freshness
from editor.core.insight.insight_pages import PICTURES
from tests.core.filtering.documents import ENTRIES, NOW, document
from tests.examples import examples

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
