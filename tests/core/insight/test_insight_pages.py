"""Each bar is the rows that its filter matches, whatever the document."""

from dataclasses import replace
from datetime import UTC, datetime
from decimal import Decimal

from hypothesis import example, given, settings
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document_states import ChangeCounts
from editor.core.extensions.language_links import languages_linked_to, own_languages
from editor.core.filtering.filter_evaluation import matching_rows
from editor.core.filtering.filter_facts import KnownFacts
from editor.core.filtering.filter_language import parse_filter
from editor.core.insight.chart_source import InsightSource, insight_columns
from editor.core.insight.charts import Bar, Chart, Remark, Tone, most_common, percent
from editor.core.insight.date_charts import SelectedColumns, SelectionFigures
from editor.core.insight.insight_pages import PAGES, PICTURES, InsightPicture
from editor.core.insight.value_charts import by_language, by_missing_pair, since_saved
from editor.core.site.page_answers import PageAnswer, UrlVerdict
from tests.core.extensions.test_language_links import document_of_pages
from tests.core.filtering.documents import ENTRIES, FACTS, NOW, document
from tests.core.filtering.test_filter_evaluation import _ENTRIES, ANSWERS
from tests.core.insight.sources import dated, source_of
from tests.examples import examples
from tests.for_each import for_each

OF_ENTRIES = [
    picture for picture in PICTURES if picture.name not in ("since-saved", "since-opened", "coverage")
]


def _at(*urls: str) -> list[Entry]:
    return [Entry(url) for url in urls]


def assert_bars_are_their_filters(chart: Chart, entries: list[Entry], facts: KnownFacts) -> None:
    bars: list[Bar | Remark] = [*chart.bars, *chart.remarks]
    for bar in bars:
        if bar.question:
            rows = matching_rows(document(entries), parse_filter(bar.question), facts)
            if isinstance(bar, Bar):
                assert (bar.question, len(rows)) == (bar.question, bar.count)
            else:
                assert len(rows) > 0


@for_each("picture", OF_ENTRIES, ids=lambda picture: picture.name)
def test_a_bar_counts_the_rows_that_its_filter_matches(picture: InsightPicture) -> None:
    chart = picture.make(source_of())
    assert_bars_are_their_filters(chart, list(ENTRIES), FACTS)
    assert (chart.name, chart.title) == (picture.name, picture.title)
    assert chart.bars or picture.name in ("language", "missing-pair", "compared")


@settings(max_examples=examples(6))
@given(st.lists(_ENTRIES, max_size=4))
@example(_at("https://e.org", "https://e.org /x", "https:// /x"))
@example(_at("https://e.org/a.pdf", "https://e.org/a.pdf ?", "https://e.org/a. ?"))
@example(_at("https://e.org/?p", "https://e.org/?p =1", "https://e.org/? p&p", "https://e.org/? =1"))
@example([Entry("https://e.org?p%3D=2&=x")])
@example([Entry("https://?p=2"), Entry("/relative/"), Entry("ftp://e /x")])
def test_so_does_a_bar_of_any_document(entries: list[Entry]) -> None:
    answers = {row: answer for row in range(len(entries)) if (answer := ANSWERS[row % len(ANSWERS)])}
    facts = KnownFacts(NOW, page_answers=answers)
    for picture in OF_ENTRIES:
        assert_bars_are_their_filters(picture.make(source_of(entries, facts)), entries, facts)


@for_each("picture", PICTURES, ids=lambda picture: picture.name)
def test_an_empty_document_has_no_bars_with_rows(picture: InsightPicture) -> None:
    chart = picture.make(source_of([], KnownFacts(NOW)))
    assert (chart.highest, chart.remarks) == (0, ())


def test_names_are_unique() -> None:
    assert len({picture.name for picture in PICTURES}) == len(PICTURES)
    assert len({page.name for page in PAGES}) == len(PAGES)


def made(name: str, source: InsightSource) -> Chart:
    return next(picture for picture in PICTURES if picture.name == name).make(source)


def test_a_day_with_most_dates_is_told_and_marked() -> None:
    source = dated(*["2026-11-02"] * 12, "2026-11-04", "")
    assert [str(remark.words) for remark in made("lastmod-month", source).remarks] == [
        "12 of 13 dates are the same day, 2026-11-02: a build date?",
        "Entries without a date: 1 of 14.",
    ]
    chart = made("lastmod-day", source)
    assert [(bar.label, bar.count, bar.tone) for bar in chart.bars] == [
        ("2026-11-02", 12, Tone.STRIKING),
        ("2026-11-03", 0, Tone.PLAIN),
        ("2026-11-04", 1, Tone.PLAIN),
        ("Not set", 1, Tone.ABSENT),
    ]


def test_what_is_before_the_columns_shares_one() -> None:
    chart = made("lastmod-month", dated("1999", "2001-05-06", "2026-10"))
    first, *_, last = chart.bars
    assert (str(first.label), first.count, first.question) == ("Before 2021-11", 2, "lastmod<2021-11")
    assert (last.label, last.count) == ("2026-10", 1)


def test_dates_in_the_future_are_told() -> None:
    chart = made("lastmod-month", dated("2026-10-01", "2062-12-25"))
    assert str(chart.remarks[0].words) == "Dates in the future: 1."
    assert [(str(bar.label), bar.count) for bar in chart.bars] == [
        ("2026-10", 1),
        ("2026-11", 0),
        ("After 2026-11", 1),
    ]


def test_one_value_everywhere_is_told() -> None:
    entries = [Entry("https://e.org/", "", "daily", "0.5"), Entry("https://e.org/b", "", "Daily", "0.50")]
    for name, value in (("changefreq", "daily"), ("priority", "0.5")):
        [remark] = made(name, source_of(entries, KnownFacts(NOW))).remarks
        assert str(remark.words) == f"All entries say {value}, which tells nothing apart."


def test_the_rarest_bars_share_one() -> None:
    bars = most_common([Bar(str(number), number) for number in range(1, 6)], 3)
    assert [(str(bar.label), bar.count) for bar in bars] == [("5", 5), ("4", 4), ("3 others", 6)]


def test_some_is_never_nothing_and_most_never_all() -> None:
    assert [percent(share) for share in (0, 0.001, 0.5, 0.999, 1)] == ["0", "<1", "50", ">99", "100"]


def test_where_no_entry_has_a_date_the_first_chart_alone_says_so() -> None:
    charts = {picture.name: picture.make(dated("", "", "")) for picture in PAGES[0].pictures}
    assert [(name, chart.bars[0].count) for name, chart in charts.items() if chart.bars] == [
        ("lastmod-month", 3)
    ]


def test_what_was_not_changed_has_no_bars() -> None:
    assert not since_saved(source_of()).bars
    changed = replace(source_of(), since_saved=ChangeCounts(removed=2))
    assert [bar.count for bar in since_saved(changed).bars] == [0, 0, 2]


LINKED_PAGES = {"en": "en:en de:de fr:fr", "de": "en:en de:de", "x": "", "fr": "fr:fr en:en"}


def test_pages_are_counted_by_language_and_missing_links_by_pair() -> None:
    pages = document_of_pages(LINKED_PAGES)
    source = replace(
        insight_columns(pages, None, NOW), languages=own_languages(pages), versions=languages_linked_to(pages)
    )
    assert [(str(bar.label), bar.count) for bar in by_language(source).bars] == [
        ("de", 1),
        ("en", 1),
        ("fr", 1),
        ("None told", 1),
    ]
    missing = by_missing_pair(source).bars
    assert [(bar.label, bar.count) for bar in missing] == [("de → fr", 1), ("fr → de", 1)]
    for bar in (*by_language(source).bars, *missing):
        found = matching_rows(pages, parse_filter(bar.question), KnownFacts(NOW))
        assert len(found) == bar.count


SELECTED = [
    Entry("https://e.org/a", "2026-01-02", "", "0.5"),
    Entry(" https://e.org/a", "2025-06", "", "1.0"),
    Entry("https://e.org/b", "yesterday", "", "high"),
    Entry("", "", "", "0.1"),
]


def test_the_figures_are_those_of_the_selected_rows() -> None:
    assert SelectedColumns.of(document(SELECTED), [0, 1, 2]).figures() == SelectionFigures(
        3, 2, Decimal("0.5"), Decimal("0.75"), Decimal("1.0"), "2025-06-01", "2026-01-02"
    )


def test_rows_without_values_have_no_figures_of_these() -> None:
    assert SelectedColumns.of(document([Entry("https://e.org/")]), range(1)).figures() == SelectionFigures(
        1, 1
    )


def test_it_is_told_when_the_pages_were_asked_for() -> None:
    moments = [datetime(2026, 11, day, 12, tzinfo=UTC).timestamp() for day in (20, 18, 18)]
    answers = {
        row: PageAnswer(str(row), UrlVerdict.OK, status=200, asked=asked) for row, asked in enumerate(moments)
    }
    entries = [Entry(f"https://e.org/{row}") for row in range(5)]
    chart = made("verdict", source_of(entries, KnownFacts(NOW, page_answers=answers)))
    assert [str(remark.words) for remark in chart.remarks] == ["Checked from 2026-11-18 to 2026-11-20."]
    assert [(str(bar.label), bar.count, bar.question) for bar in chart.bars] == [
        ("OK", 3, "verdict:ok"),
        ("Not checked", 2, "-is:checked"),
    ]
    del answers[0]
    chart = made("verdict", source_of(entries, KnownFacts(NOW, page_answers=answers)))
    assert str(chart.remarks[0].words) == "Checked on 2026-11-18."
