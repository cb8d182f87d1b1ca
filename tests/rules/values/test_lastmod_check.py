"""Dates of last modification: the table of the rules, its edges, and the check of a whole column."""

from datetime import UTC, datetime

from hypothesis import example, given
from hypothesis import strategies as st

from editor.core.fields import Kind
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.values.lastmod_check import VALUES, check, check_column
from editor.rules.wording import message
from tests.for_each import for_each
from tests.rules.values.value_checks import NOW, URLSET, words

T = "2005-01-01T10:00:00"

FINE = [
    "2005-01-01",
    f"{T}Z",
    f"{T}+01:00",
    f"{T}.5+01:00",
    f"{T}.123456789012345Z",
    f"{T}-00:00",
    f"{T}+14:00",
    f"{T}-14:00",
    "2004-02-29",
    "2000-02-29",
    "1991-01-01",
    "2026-11-22",
    "2026-11-22T12:00:00Z",
    "2026-11-22T22:00:00+10:00",
]

WRONG_FORM = [  # value, fix, what it is written as
    ("2005-01-01Z", "auto", "2005-01-01"),
    ("2005-01-01+00:00", "auto", "2005-01-01"),
    ("2005-01-01-00:00", "auto", "2005-01-01"),
    ("2005-01-01+02:00", "ask", None),
    ("2005-02-30Z", "ask", None),
    ("-0044-03-15", "ask", None),
    ("12005-01-01", "ask", None),
    ("-0001-11-30T00:00:00Z", "ask", None),
    ("0000-00-00 00:00:00", "ask", None),
    ("NaN-NaN-NaN", "ask", None),
    (f"{T}Z {T}Z", "ask", None),
    ("2005-01-01 2005-01-02", "ask", None),
    ("2016-01-25 15:35:12", "ask", None),
    ("2005-01-01t10:00:00z", "auto", f"{T}Z"),
    ("2005-01-01 10:00:00Z", "auto", f"{T}Z"),
    ("2005-01-01 10:00Z", "auto", f"{T}Z"),
    (f"{T}+0100", "auto", f"{T}+01:00"),
    (f"{T}+01", "auto", f"{T}+01:00"),
    (f"{T}+1:00", "auto", f"{T}+01:00"),
    (f"{T}-1", "auto", f"{T}-01:00"),
    (f"{T},5Z", "auto", f"{T}.5Z"),
    (f"{T} Z", "auto", f"{T}Z"),
    (f"{T} +0100", "auto", f"{T}+01:00"),
    (f"{T}+1500", "ask", None),
    (f"{T}+100", "auto", f"{T}+01:00"),
    ("2005-01-01 10:00:00 UTC", "auto", f"{T}Z"),
    ("2005/1/1 10:00 gmt", "auto", f"{T}Z"),
    ("2005-01-01 10:00:00 z", "auto", f"{T}Z"),
    (f"{T}.5UTC", "auto", f"{T}.5Z"),
    (f"{T} UT", "auto", f"{T}Z"),
    (f"{T} UTC+2", "auto", f"{T}+02:00"),
    ("2005-01-01 10:00:00 +0000 UTC", "auto", f"{T}+00:00"),
    ("2005-01-01 10:00:00 +0200 UTC", "ask", None),
    (f"{T} CET", "ask", None),
    (f"{T} Z+2", "ask", None),
    ("2005-01-01 UTC", "ask", None),
    ("2005-01-01T9:00:00Z", "auto", "2005-01-01T09:00:00Z"),
    ("2005-1-1", "auto", "2005-01-01"),
    ("2005/01/01", "auto", "2005-01-01"),
    ("2005/2/30", "ask", None),
    ("2005-01/01", "ask", None),
    ("20050101", "auto", "2005-01-01"),
    ("19691231", "ask", None),
    ("21010101", "ask", None),
    ("20051301", "ask", None),
    ("Sat, 01 Jan 2005 10:00:00 GMT", "auto", f"{T}Z"),
    ("Sat, 1 Jan 2005 10:00 UT", "auto", f"{T}Z"),
    ("Sat, 01 Jan 2005 10:00:00 -0730", "auto", f"{T}-07:30"),
    ("Sun, 01 Jan 2005 10:00:00 GMT", "ask", None),
    ("Sat, 01 Jan 05 10:00:00 GMT", "ask", None),
    ("Sat, 01 Jan 2005 10:00:00 EST", "ask", None),
    ("Sat, 32 Jan 2005 10:00:00 GMT", "ask", None),
    ("Sat, 01 Foo 2005 10:00:00 GMT", "ask", None),
    ("01/02/2005", "ask", None),
    ("2005-W01-1", "ask", None),
    ("2005-001", "ask", None),
    ("1104573600", "ask", None),
    ("２００５-01-01", "ask", None),
    ("2005-01-0١", "ask", None),
    ("2005-01-01T10Z", "ask", None),
    (f"{T}:+01:00", "auto", f"{T}+01:00"),
    (f"{T}:Z", "auto", f"{T}Z"),
    (f"{T}+00:00Z", "auto", f"{T}+00:00"),
    (f"{T}+01:00Z", "ask", None),
    (f"{T}+01:00[Europe/Paris]", "auto", f"{T}+01:00"),
    (f"{T}[Europe/Paris]", "ask", None),
    (f"{T}\u221201:00", "auto", f"{T}-01:00"),
    ("2005\u201101\u201101", "auto", "2005-01-01"),
    ("2005-01-01T", "auto", "2005-01-01"),
    ("2005-01-01 10:00:00 PM Z", "auto", "2005-01-01T22:00:00Z"),
    ("2005-01-01 12:00:00 AM +01:00", "auto", "2005-01-01T00:00:00+01:00"),
    ("2005-01-01 10:00:00 PM", "ask", None),
    ("2005-01-01 13:00:00 PM Z", "ask", None),
    (f"{T}.Z", "ask", None),
    ("2005-01-01\u00a0", "ask", None),
    ("2005-1", "ask", None),
    ("2005-01-01T10:00:00\n+01:00", "ask", None),
]

IMPOSSIBLE = [
    ("2005-02-30", "day", "30 in 2005-02"),
    ("2005-02-29", "day", "29 in 2005-02"),
    ("1900-02-29", "day", "29 in 1900-02"),
    ("0000-01-01", "year", "0000"),
    ("0000-00-00", "year", "0000"),
    ("2005-13", "month", "13"),
    ("2005-00-10", "month", "00"),
    ("2005-04-00", "day", "00 in 2005-04"),
    ("2005-04-31", "day", "31 in 2005-04"),
    ("2005-01-01T10:00:60Z", "second", "60"),
    ("2005-01-01T10:60Z", "minute", "60"),
    ("2005-01-01T25:00:00", "hour", "25"),
    (f"{T}+24:00", "offset", "+24:00"),
    (f"{T}-14:01", "offset", "-14:01"),
    (f"{T}+01:60", "offset", "+01:60"),
    ("2005-01-01T24:00Z", "hour", "24"),
    ("2005-01-01T24:00:01Z", "hour", "24"),
    ("2005-01-01T24:00:00", "hour", "24"),
    ("9999-12-31T24:00:00Z", "hour", "24"),
    ("2005-02-30T24:00:00Z", "day", "30 in 2005-02"),
]


@for_each("value", FINE)
def test_nothing_is_wrong_with_a_plain_date(value: str) -> None:
    assert check(value, URLSET) == ()
    assert VALUES.suggested(value, URLSET) is None


@for_each(("value", "fix", "written"), WRONG_FORM)
def test_another_form_is_an_error_and_mended_where_it_is_sure(
    value: str, fix: str, written: str | None
) -> None:
    assert words(check(value, URLSET)) == [f"lastmod-not-w3c-datetime E {fix}"]
    assert VALUES.suggested(value, URLSET) == written
    if written:
        assert check(written, URLSET) == ()


@for_each(
    ("value", "expected"),
    [
        ("Sat, 01 Jan 2005 10:00:00 GMT", []),
        ("Sat, 1 Jan 2005 10:00 +0100\n", ["padded-value A auto"]),
        ("1 Jan 05 10:00 EST", []),
        ("Sun, 22 Nov 2026 13:00:00 GMT", ["lastmod-in-future W ask"]),
        ("Sun, 01 Jan 2005 10:00:00 GMT", ["lastmod-not-w3c-datetime E ask"]),
        ("yesterday", ["lastmod-not-w3c-datetime E ask"]),
    ],
)
def test_a_feed_may_date_its_items_as_mail_does(value: str, expected: list[str]) -> None:
    assert words(check(value, URLSET._replace(kind=Kind.FEED))) == expected


@for_each(("value", "part", "found"), IMPOSSIBLE)
def test_an_impossible_date_says_which_part(value: str, part: str, found: str) -> None:
    hits = check(value, URLSET)
    assert words(hits) == ["lastmod-impossible-date E ask"]
    assert dict(hits[0].params)["what"] == f"There is no {part} {found}."
    assert VALUES.suggested(value, URLSET) is None


@for_each(
    ("value", "written"),
    [
        ("2005-01-01T24:00:00Z", "2005-01-02T00:00:00Z"),
        ("2005-12-31T24:00:00+01:00", "2006-01-01T00:00:00+01:00"),
        ("2004-02-28T24:00:00.000Z", "2004-02-29T00:00:00.000Z"),
    ],
)
def test_hour_24_is_the_next_day(value: str, written: str) -> None:
    assert words(check(value, URLSET)) == ["lastmod-impossible-date E auto"]
    assert VALUES.suggested(value, URLSET) == written


@for_each("value", [T, "2005-01-01T10:00", f"{T}.5"])
def test_a_time_without_a_zone_is_an_error(value: str) -> None:
    assert words(check(value, URLSET)) == ["lastmod-missing-timezone E ask"]
    assert VALUES.suggested(value, URLSET) is None


@for_each(
    ("value", "expected"),
    [
        ("2005", ["lastmod-reduced-precision W ask"]),
        ("2005-01", ["lastmod-reduced-precision W ask"]),
        ("2005-01-01T10:00Z", ["lastmod-no-seconds W auto"]),
        ("2005-01-01T10:00+01:00", ["lastmod-no-seconds W auto"]),
        ("1951", ["lastmod-reduced-precision W ask", "lastmod-before-1970 W ask"]),
        ("9999-01-01T10:00Z", ["lastmod-no-seconds W auto", "lastmod-in-future W ask"]),
        ("1969-12-31", ["lastmod-before-1970 W ask"]),
        ("0001-01-01T00:00:00+01:00", ["lastmod-before-1970 W ask"]),
        ("1970-01-01T00:00:00+01:00", ["lastmod-before-1970 W ask"]),
        ("1970-01-01", ["lastmod-before-1991 W ask"]),
        ("1970-01-01T01:00:00+01:00", ["lastmod-before-1991 W ask"]),
        ("1970-01-02", ["lastmod-before-1991 A ask"]),
        ("1990-12-31", ["lastmod-before-1991 A ask"]),
        ("1991-01-01T00:00:00+01:00", ["lastmod-before-1991 A ask"]),
        ("2026-11-23", ["lastmod-in-future W ask"]),
        ("2026-11-22T12:00:00.1Z", ["lastmod-in-future W ask"]),
        ("2026-11-22T11:59:59-00:01", ["lastmod-in-future W ask"]),
        ("2027", ["lastmod-reduced-precision W ask", "lastmod-in-future W ask"]),
        ("2026", ["lastmod-reduced-precision W ask"]),
        ("9999-12-31T23:59:59-14:00", ["lastmod-in-future W ask"]),
        (" 2005-01-01\n", ["padded-value A auto"]),
        (" 2005-02-30\n", ["lastmod-impossible-date E ask"]),
        (" \n", ["empty-element E auto"]),
    ],
)
def test_form_and_plausibility_are_judged_once_each(value: str, expected: list[str]) -> None:
    assert words(check(value, URLSET)) == expected


def test_seconds_and_white_space_are_mended_together() -> None:
    assert VALUES.suggested(" 2005-01-01T10:00+01:00 ", URLSET) == "2005-01-01T10:00:00+01:00"
    assert VALUES.suggested("\n2005-01-01", URLSET) == "2005-01-01"


def test_the_end_of_time_does_not_overflow() -> None:
    late = URLSET._replace(now=datetime(9999, 12, 31, 23, tzinfo=UTC))
    assert check("9999-12-31T23:59:59-14:00", late) == ()
    assert check_column(["9999-12-31T23:59:59-14:00", "2005-01-01"], late).suspects == [0]


DIGITS = st.text("0123456789", min_size=1, max_size=4)
NEARLY_DATES = st.lists(
    st.one_of(DIGITS, st.sampled_from(["-", ":", "T", "Z", "+", ".", " ", "2026", "02", "29", "30", "24"])),
    max_size=14,
).map("".join)
REAL_DATES = st.datetimes(*map(datetime.fromisoformat, ("1960-01-01", "2027-12-31"))).flatmap(
    lambda moment: st.sampled_from(["", "Z", "+14:00", "-14:00", "+14:01", "-09:30", "+15:00"]).map(
        lambda zone: f"{moment:%Y-%m-%dT%H:%M:%S}{zone}" if zone else f"{moment:%Y-%m-%d}"
    )
)


@given(st.lists(st.one_of(st.text(max_size=12), NEARLY_DATES, REAL_DATES), max_size=12))
@example(["a\nb", "2005-01-01", "2005-02-30"])
@example(["2005", "2005-01", "2005-01-01T10:00Z", "2005-01-01T10:00-09:30", "2005-01-01T10:00:00.5Z", "1960"])
def test_a_column_misses_nothing_that_a_single_check_finds(values: list[str]) -> None:
    found, told = check_column(values, URLSET)
    assert found == sorted(set(found))
    short = {row: (hit,) for hit, rows in told for row in rows}
    assert set(found).isdisjoint(short)
    assert {row: check(values[row], URLSET) for row in short} == short
    rest = set(range(len(values))) - set(found) - set(short)
    assert not [row for row in rest if values[row] and check(values[row], URLSET)]


@for_each(
    "date",
    ["1990-12-31", "1991-01-01", f"{NOW:%Y-%m}-24", f"{NOW.year + 1}-01-01", "2000-02-30", "0000-01-01"],
)
def test_the_one_bad_date_is_found_among_good_ones(date: str) -> None:
    good = ["1992-01-01", "", f"{NOW:%Y-%m}-01", "1999-12-31T23:59:59Z"]
    assert check_column([*good, date, *good], URLSET) == ([len(good)], ())


def test_what_stands_far_down_is_told_with_its_row() -> None:
    values = ["2005", *["2005-01-01"] * 9_000, "2005", "2005-02-30", *["2005-01-01"] * 9_000, "2005-01"]
    suspects, told = check_column(values, URLSET)
    assert suspects == [9_002]
    assert sorted(rows for _, rows in told) == [[0, 9_001], [18_003]]


def test_good_values_are_no_suspects() -> None:
    good = ["2005-01-01", "", f"{T}Z", f"{T}.25+01:00", f"{NOW:%Y-%m-%dT%H:%M:%SZ}", "2020-12-31"]
    assert check_column([*good, "2005-02-30", *good], URLSET).suspects == [len(good)]
    assert check_column([], URLSET).suspects == []


def test_of_a_date_in_a_feed_it_is_told_what_feeds_may_write() -> None:
    value = "Mon, 06 Sep 2009 16:45:00 +0000"  # a Sunday
    told = []
    for kind in (Kind.FEED, Kind.URLSET):
        [hit] = check(value, URLSET._replace(kind=kind))
        told.append(message(RULE_BY_ID[hit.rule], hit.params, value))
    assert told[1].endswith("+01:00.")
    also = " Feeds may also use Mon, 31 Jan 2005 18:30:00 +0100 with the correct day of the week."
    assert told[0] == told[1] + also
