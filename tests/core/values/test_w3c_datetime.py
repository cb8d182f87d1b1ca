"""W3C dates: what is one, in which precision, at which instant, and how it is written."""

from datetime import UTC, date, datetime, timedelta, timezone

from hypothesis import given
from hypothesis import strategies as st

from editor.core.values.w3c_datetime import (
    DatePart,
    Flaw,
    Instant,
    Precision,
    W3CDatetime,
    explain_date,
    newest,
    of_moment,
    parse_date,
)
from tests.for_each import for_each

T = "2005-01-01T10:00:00"


@for_each(
    ("text", "precision"),
    [
        ("2005", Precision.YEAR),
        ("2005-01", Precision.MONTH),
        ("2005-01-31", Precision.DAY),
        ("2005-01-01T10:00Z", Precision.MINUTE),
        (f"{T}-07:30", Precision.SECOND),
        (f"{T}.050+14:00", Precision.FRACTION),
        ("0001-01-01T00:00:00-00:00", Precision.SECOND),
    ],
)
def test_a_value_is_written_as_it_was_read(text: str, precision: Precision) -> None:
    parsed = parse_date(text)
    assert parsed is not None
    assert parsed.precision is precision
    assert str(parsed) == text
    assert explain_date(text) is None


@for_each(
    ("text", "flaw"),
    [
        ("", (DatePart.SHAPE, "")),
        ("2005-1-1", (DatePart.SHAPE, "2005-1-1")),
        ("2005-01-01\n", (DatePart.SHAPE, "2005-01-01\n")),
        ("２００５", (DatePart.SHAPE, "２００５")),
        ("2005-01-01T10Z", (DatePart.SHAPE, "2005-01-01T10Z")),
        ("0000-13-01", (DatePart.YEAR, "0000")),
        ("2005-13", (DatePart.MONTH, "13")),
        ("2005-02-29", (DatePart.DAY, "29")),
        ("2005-02-00", (DatePart.DAY, "00")),
        ("2005-01-01T24:61Z", (DatePart.HOUR, "24")),
        ("2005-01-01T10:61:61Z", (DatePart.MINUTE, "61")),
        ("2005-01-01T10:00:60", (DatePart.SECOND, "60")),
        (f"{T}+14:01", (DatePart.OFFSET, "+14:01")),
        (f"{T}+00:60", (DatePart.OFFSET, "+00:60")),
        (T, (DatePart.ZONE, "")),
    ],
)
def test_what_is_no_value_is_explained(text: str, flaw: tuple[DatePart, str]) -> None:
    assert parse_date(text) is None
    assert explain_date(text) == Flaw(*flaw)


def test_an_editor_may_read_a_time_without_zone() -> None:
    parsed = parse_date(T, zone_optional=True)
    assert parsed is not None
    assert str(parsed) == T
    assert str(parsed.on(date(2024, 2, 29))) == "2024-02-29T10:00:00"


@for_each(
    ("earlier", "later"),
    [
        (f"{T}Z", f"{T}.000001Z"),
        (f"{T}.49Z", f"{T}.5Z"),
        ("2005-01-01T00:00:00+01:00", "2005-01-01"),
        ("0001-01-01T00:00:00+14:00", "0001-01-01"),
        ("9999-12-31T23:59:59Z", "9999-12-31T23:59:59-14:00"),
    ],
)
def test_instants_compare_across_zones_and_fractions(earlier: str, later: str) -> None:
    first, second = parse_date(earlier), parse_date(later)
    assert first is not None
    assert second is not None
    assert first.instant() < second.instant()


@for_each(
    ("one", "other"),
    [(f"{T}Z", "2005-01-01T12:30:00.00+02:30"), ("2005", "2005-01-01"), ("2005-01", "2005-01-01")],
)
def test_one_instant_may_be_written_in_many_ways(one: str, other: str) -> None:
    first, second = parse_date(one), parse_date(other)
    assert first is not None
    assert second is not None
    assert first.instant() == second.instant()


ZONES = st.integers(-840, 840).map(lambda minutes: timezone(timedelta(minutes=minutes)))
FIRST, LAST = datetime.fromisoformat("0001-01-02"), datetime.fromisoformat("9999-12-30")


@given(st.datetimes(FIRST, LAST, timezones=ZONES))
def test_an_instant_agrees_with_the_standard_library(moment: datetime) -> None:
    parsed = parse_date(moment.isoformat(timespec="microseconds"))
    assert parsed is not None
    assert parsed.instant() == Instant.of(moment)


@for_each(
    ("text", "precision", "written"),
    [
        ("2005", Precision.DAY, "2005-01-01"),
        ("2005-03-04", Precision.SECOND, "2005-03-04T00:00:00+02:00"),
        (f"{T}.5-01:00", Precision.MINUTE, "2005-01-01T10:00-01:00"),
        (f"{T}.5-01:00", Precision.DAY, "2005-01-01"),
        (f"{T}.5-01:00", Precision.MONTH, "2005-01"),
        (f"{T}Z", Precision.FRACTION, f"{T}.0Z"),
    ],
)
def test_precision_changes_and_the_zone_stays(text: str, precision: Precision, written: str) -> None:
    parsed = parse_date(text)
    assert parsed is not None
    assert str(parsed.at(precision, "+02:00")) == written


def test_another_day_keeps_time_precision_and_zone() -> None:
    day = date(2024, 2, 29)
    assert [
        str(parsed.on(day)) for parsed in map(parse_date, ("2005", "2005-01", f"{T}.5-01:00")) if parsed
    ] == ["2024", "2024-02", "2024-02-29T10:00:00.5-01:00"]


def test_now_is_written_in_utc() -> None:
    moment = datetime(2026, 11, 21, 23, 30, 15, tzinfo=timezone(timedelta(hours=-5)))
    assert str(of_moment(moment)) == "2026-11-22T04:30:15Z"
    assert of_moment(moment, Precision.DAY) == W3CDatetime(2026, 11, 22)
    assert of_moment(moment).instant() == Instant.of(moment.astimezone(UTC))


@given(st.one_of(st.text(), st.text("0123456789-:TZ+.", max_size=30)))
def test_any_text_is_either_a_value_or_explained(text: str) -> None:
    parsed = parse_date(text)
    assert (parsed is None) == (explain_date(text) is not None)
    assert parsed is None or str(parsed) == text


@given(
    st.sets(st.sampled_from(["", "2024-05-02", " 2024-05-03", "\n2024", "2024-05-03T01:00+14:00", "soon"]))
)
def test_the_newest_date_is_found_behind_white_space_and_beside_what_is_none(texts: set[str]) -> None:
    dates = {text.strip(): value.instant() for text in texts if (value := parse_date(text.strip()))}
    assert newest([*texts, *texts]) == max(dates, key=lambda text: dates[text], default="")
