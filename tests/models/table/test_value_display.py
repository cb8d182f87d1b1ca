"""How URLs and dates are shown, while the file keeps its own."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from editor.core.document.rows import Rows
from editor.models.table.value_display import (
    MIXED,
    Common,
    DateDisplay,
    UrlDisplay,
    common_value,
    commonest_origin,
    origin_length,
)
from tests.for_each import for_each

LOCS = ["https://a.example/", "https://a.example/x", "https://b.example/y"]


@for_each(
    ("loc", "shown"),
    [
        ("https://a.example/x/y", "/x/y"),
        ("https://a.example", "https://a.example"),
        ("https://a.example.org/x", "https://a.example.org/x"),
        ("https://b.example/y", "https://b.example/y"),
        ("https://a.example/%C3%BCber%20uns", "/über%20uns"),
        ("https://a.example/a\nb", "/a b"),
        ("nonsense", "nonsense"),
    ],
)
def test_the_commonest_origin_is_left_out(loc: str, shown: str) -> None:
    assert UrlDisplay(LOCS).readable(loc) == shown


def test_it_can_be_shown_in_full() -> None:
    display = UrlDisplay(LOCS)
    display.set_fold_origin(False)
    assert display.readable(LOCS[1]) == LOCS[1]
    assert (display.is_shared("https://a.example"), display.is_shared("https://b.example")) == (True, False)


@for_each("locs", [[], [""], ["https://a.example/", "https://b.example/"]])
def test_without_a_majority_nothing_is_left_out(locs: list[str]) -> None:
    assert UrlDisplay(locs).folded_origin == ""


def test_entries_without_a_url_do_not_count() -> None:
    assert UrlDisplay(["", "https://a.example/", "", ""]).folded_origin == "https://a.example"


def test_a_whole_url_among_paths_does_not_look_like_one() -> None:
    locs = ["https://a.example/x", "/x", "/y"]
    assert UrlDisplay(locs).readable(locs[0]) == locs[0]
    assert commonest_origin(locs) == "https://a.example"  # where they are published, all the same


def test_it_says_when_another_origin_has_become_the_commonest() -> None:
    display = UrlDisplay(LOCS)
    assert not display.refresh(LOCS)
    assert display.refresh([loc.replace("https", "http") for loc in LOCS])
    assert display.folded_origin == "http://a.example"


def test_a_very_long_url_is_shown_in_part() -> None:
    assert len(UrlDisplay(LOCS).readable("https://a.example/" + "x" * 2_000_000)) < 1000


@for_each(("url", "length"), [("https://a.b/c", 11), ("/c", 0), ("https://a.b", 0), ("", 0)])
def test_the_origin_ends_where_the_path_begins(url: str, length: int) -> None:
    assert origin_length(url) == length


@for_each(
    ("part", "seen"),
    [("caf%C3%A9", "café"), ("%A9", "é"), ("b%20x", "b%20x"), ("e.org/caf", "/caf"), ("e.org", None)],
)
def test_a_part_of_a_url_is_found_in_what_is_shown_of_it(part: str, seen: str | None) -> None:
    loc = "https://e.org/caf%C3%A9/b%20x"
    display = UrlDisplay([loc, "https://e.org/"])
    start = loc.index(part)
    span = display.shown_span(loc, (start, start + len(part)))
    assert (display.readable(loc)[slice(*span)] if span else None) == seen


def test_a_host_that_is_shown_in_unicode_is_seen_as_a_whole() -> None:
    loc = "https://xn--mnchen-3ya.de/%E2%82%AC/y"
    display = UrlDisplay(["https://e.org/"])
    span = display.shown_span(loc, (8, 12))
    assert span is not None
    assert display.readable(loc)[slice(*span)] == "https://münchen.de"


@pytest.fixture(autouse=True)
def country() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@for_each(
    ("name", "text", "shown"),
    [
        ("de_DE", "2026-11-02", "02.11.2026"),
        ("en_GB", "2026-11-02", "02/11/2026"),
        ("en_US", "2026-11-02", "11/2/2026"),
        ("de_DE", "2026-11-02T09:15+01:00", "02.11.2026 09:15 +01:00"),
        ("de_DE", " 2026-11-02T09:15:07Z ", "02.11.2026 09:15:07 UTC"),
        ("en_US", "2026-11-02T21:15:07.5Z", "11/2/2026 9:15:07\u202fPM UTC"),
        ("de_DE", "2026-11", "2026-11"),
        ("de_DE", "2026", "2026"),
        ("de_DE", "2026-13-02", "2026-13-02"),
        ("de_DE", "yesterday", "yesterday"),
    ],
)
def test_a_valid_date_is_shown_as_the_country_writes_it(name: str, text: str, shown: str) -> None:
    QLocale.setDefault(QLocale(name))
    dates = DateDisplay()
    assert dates.readable(text) == text
    dates.set_form("local")
    assert dates.readable(text) == shown
    dates.set_form("written")
    assert dates.readable(text) == text


@for_each(
    ("form", "name", "text", "shown"),
    [
        ("day", "de_DE", "2026-11-02T09:15+01:00", "2026-11-02"),
        ("day", "de_DE", "2026-11", "2026-11"),
        ("long", "de_DE", "2026-11-02", "2. November 2026"),
        ("long", "en_US", "2026-11-02", "November 2, 2026"),
        ("long", "en_GB", "2026-11-02", "2 November 2026"),
        ("long", "fr_FR", "2026-11-02", "2 novembre 2026"),
        ("long", "es_ES", "2026-11-02", "2 de noviembre de 2026"),
        ("long", "ja_JP", "2026-11-02", "2026年11月2日"),
        ("long", "de_DE", "2026-11-02T09:15:07Z", "2. November 2026 09:15:07 UTC"),
        ("long", "de_DE", "yesterday", "yesterday"),
    ],
)
def test_other_forms_are_the_day_alone_and_the_month_in_words(
    form: str, name: str, text: str, shown: str
) -> None:
    QLocale.setDefault(QLocale(name))
    dates = DateDisplay()
    dates.set_form(form)
    assert dates.readable(text) == shown


@given(st.dates(), st.sampled_from(["de_DE", "en_US", "ja_JP", "hu_HU", "fa_IR", "sv_SE", "C"]))
def test_no_two_days_look_alike_in_any_country(day: object, name: str) -> None:
    QLocale.setDefault(QLocale(name))
    dates = DateDisplay()
    dates.set_form("local")
    other = f"{str(day)[:2]}{(int(str(day)[2:4]) + 1) % 100:02}{str(day)[4:]}"
    assert dates.readable(str(day)) != dates.readable(other)


COLUMN = ["daily", "daily", "weekly", "daily", "daily", ""]


@for_each(
    ("rows", "found"),
    [
        (range(2), Common("daily")),
        (range(5), MIXED),
        (range(6), MIXED),
        ([0, 1, 3, 4], Common("daily")),
        ([0, 1, 2, 3, 4], MIXED),
        ([5], Common("")),
        ((), Common("")),
    ],
)
def test_entries_have_a_value_in_common_or_several(rows: Rows, found: Common) -> None:
    assert common_value(COLUMN, rows) == found
