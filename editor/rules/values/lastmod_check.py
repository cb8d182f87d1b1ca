"""Checks one date of last modification, for its form and its plausibility.

There is at most one finding about each of the two.

| rule | parameters |
|---|---|
| empty-element | element |
| lastmod-too-long | size |
| lastmod-not-w3c-datetime | suggestion ("" where there is no safe one), hint |
| lastmod-missing-timezone | |
| lastmod-impossible-date | what (a sentence), suggestion |
| lastmod-reduced-precision | precision ("year" or "month") |
| lastmod-no-seconds | |
| lastmod-in-future, lastmod-before-1970, lastmod-before-1991 | |
| padded-value | |

Suggestions are dates in other forms that mean one instant without doubt, converted to W3C's.
Doubtful ones (day and month may be swapped, no zone, a zone other than UTC by name) give None.
"""

import re
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache

from editor.core.fields import XML_SPACE, Kind
from editor.core.text import N_, Phrase
from editor.core.values import w3c_datetime
from editor.core.values.placeholders import placeholder_in
from editor.core.values.w3c_datetime import DatePart, Instant, Precision, W3CDatetime
from editor.rules import finding
from editor.rules.family import FileSection, Hits, ValueFamily
from editor.rules.finding import (
    ColumnResult,
    Context,
    FileHit,
    Hit,
    joined_lines,
    markup_hit,
    placeholder_hit,
    rows_outside,
)
from editor.rules.rule import Fixability, Severity
from editor.rules.values.url_traits import UrlTraits
from editor.runtime.threads import yield_to_paint

_UTC = "(?:utc?|gmt)"
# Also the zones of Go and JavaScript: `+0000 UTC`, `GMT+0200 (Central European Time)`.
_ZONE = rf"z|{_UTC}|[+-]00:?00 {_UTC}|{_UTC}?[+-][0-9]{{1,2}}(?::?[0-9]{{2}})?(?: \([^()]*\))?"
# Those that only some values need are compiled with the first one, by the functions of `re`.
_OFFSET = r"([+-])([0-9]{1,2}?):?([0-9]{2})?(?![0-9])"
# Separators, digits and letter case may be wrong, in any combination; a time needs a zone.
_LOOSE = (
    r"(?ia)(?P<year>[0-9]{4})(?P<between>[-/])(?P<month>[0-9]{1,2})(?P=between)(?P<day>[0-9]{1,2})"
    r"(?:[t ](?P<hour>[0-9]{1,2}):(?P<minute>[0-9]{2})"
    r"(?::(?P<second>[0-9]{2})(?:[.,](?P<fraction>[0-9]+))?)?"
    rf" ?(?P<zone>{_ZONE}))?"
)
_DATE_WITH_ZONE = r"([0-9]{4}-[0-9]{2}-[0-9]{2})(?:Z|[+-]00:00)"
_COMPACT = r"([0-9]{4})([0-9]{2})([0-9]{2})"
_HOUR_24 = r"([0-9]{4})-([0-9]{2})-([0-9]{2})T24:00:00(\.0+)?(Z|[+-][0-9]{2}:[0-9]{2})"
_RFC_822 = (
    r"(?ia)(?P<weekday>[a-z]{3}), (?P<day>[0-9]{1,2}) (?P<month>[a-z]{3}) (?P<year>[0-9]{4})"
    r" (?P<clock>[0-9]{2}:[0-9]{2}(?::[0-9]{2})?) (?P<zone>gmt|ut|[+-][0-9]{4})"
)
_RFC_822_LOOSE = (
    r"(?ia)(?:(?P<weekday>[a-z]{3,9}),? ?)?(?P<day>[0-9]{1,2}) (?P<month>[a-z]{3,9})"
    r" (?P<year>[0-9]{4}|[0-9]{2})"
    r" (?P<clock>[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?) (?P<zone>[a-z]{1,3}|[+-][0-9]{4})"
)
_ZONES = dict.fromkeys(("gmt", "ut", "utc", "z"), "Z")
_ZONES |= {"est": "-0500", "edt": "-0400", "cst": "-0600", "cdt": "-0500"}
_ZONES |= {"mst": "-0700", "mdt": "-0600", "pst": "-0800", "pdt": "-0700"}
_WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_COMPACT_YEARS = range(1970, 2101)  # eight digits outside these may be anything


# Slips of programs that leave no doubt: what is wrong, and what is meant.
_HYPHENS = str.maketrans("\u2010\u2011\u2012\u2013\u2212", "-----")
_TIME_ZONE_NAME = r"(?<=[0-9Zz])\[[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*\]\Z"  # of Java, after an offset
_COLON_BEFORE_ZONE = r"(?<=:[0-9]{2}):(?=[+-][0-9]{2}|Z\Z)"
_TWO_ZONES = r"(?<=[+-]00:00)Z\Z"
_NO_TIME = r"(?<=\A[0-9]{4}-[0-9]{2}-[0-9]{2})T\Z"
_TWELVE_HOURS = r"(?<=[T ])([0-9]{1,2})(:[0-9]{2}(?::[0-9]{2})?) ?([AaPp])\.?[Mm]\.?(?= ?[Zz+-])"


def _without_slips(text: str) -> str:
    if text.isascii() and text.replace("-", "").isdigit():
        return text
    text = re.sub(_TIME_ZONE_NAME, "", text.translate(_HYPHENS))
    for slip in (_COLON_BEFORE_ZONE, _TWO_ZONES, _NO_TIME):
        text = re.sub(slip, "", text)
    return re.sub(_TWELVE_HOURS, _of_24_hours, text)


def _of_24_hours(match: re.Match[str]) -> str:
    hour = int(match[1])
    if not 1 <= hour <= 12:
        return match[0]
    return f"{hour % 12 + (12 if match[3] in 'Pp' else 0):02}{match[2]}"


def rewritten_date(text: str) -> str | None:
    """Return the same moment in W3C's form; None if the text is ambiguous or names no real moment."""
    tidy = _without_slips(text)
    if tidy != text:
        return tidy if w3c_datetime.parse_date(tidy) else rewritten_date(tidy)
    for form in (_from_loose, _from_date_with_zone, _from_compact, _from_rfc_822):
        written = form(text)
        if written is not None and w3c_datetime.parse_date(written) is not None:
            return written
    return None


def without_hour_24(text: str) -> str | None:
    """Rewrite 24:00:00 with a zone as midnight at the start of the next day; else None."""
    match = re.fullmatch(_HOUR_24, text)
    if match is None:
        return None
    year, month, day, fraction, zone = match.groups()
    try:
        following = date(int(year), int(month), int(day)) + timedelta(days=1)
    except (ValueError, OverflowError):
        return None
    written = f"{following.isoformat()}T00:00:00{fraction or ''}{zone}"
    return written if w3c_datetime.parse_date(written) else None


def _from_loose(text: str) -> str | None:
    match = re.fullmatch(_LOOSE, text)
    if match is None:
        return None
    written = f"{match['year']}-{match['month']:0>2}-{match['day']:0>2}"
    if match["hour"] is None:
        return written
    fraction = f".{match['fraction']}" if match["fraction"] else ""
    clock = f"{match['hour']:0>2}:{match['minute']}:{match['second'] or '00'}{fraction}"
    return f"{written}T{clock}{_zone(match['zone'])}"


def _zone(written: str) -> str:
    """Rewrite zones such as `z`, `UTC`, `+1`, `+01`, `+0100` and `GMT+1:00` as `Z` or `+01:00`."""
    offset = re.search(_OFFSET, written)
    if offset is None:
        return "Z"
    sign, hours, minutes = offset.groups()
    return f"{sign}{hours:0>2}:{minutes or '00'}"


def _from_date_with_zone(text: str) -> str | None:
    match = re.fullmatch(_DATE_WITH_ZONE, text)
    return match[1] if match else None


def _from_compact(text: str) -> str | None:
    match = re.fullmatch(_COMPACT, text)
    return "-".join(match.groups()) if match and int(match[1]) in _COMPACT_YEARS else None


def _from_rfc_822(text: str) -> str | None:
    """Convert the form of mail and feeds, if its weekday is right and its zone a number or GMT."""
    match = re.fullmatch(_RFC_822, text)
    return _moment(match) if match else None


def from_feed(text: str) -> str | None:
    """Convert the date of a feed, in which RFC 822 defines the names of zones, to W3C's form.

    The weekday may be missing, and the year may have two digits.
    Source: https://www.rfc-editor.org/rfc/rfc5322#section-4.3
    """
    match = re.fullmatch(_RFC_822_LOOSE, " ".join(text.split()))
    written = _moment(match) if match else None
    return written if written and w3c_datetime.parse_date(written) else None


def _moment(match: re.Match[str]) -> str | None:
    month, year = match["month"][:3].lower(), int(match["year"])
    zone = _ZONES.get(match["zone"].lower(), match["zone"])
    if month not in _MONTHS or (zone.isalpha() and zone != "Z"):
        return None
    if len(match["year"]) == 2:
        year += 2000 if year < 50 else 1900
    try:
        day = date(year, _MONTHS.index(month) + 1, int(match["day"]))
    except ValueError:
        return None
    weekday = match["weekday"]
    if weekday and weekday[:3].lower() != _WEEKDAYS[day.weekday()]:
        return None
    hour, _, rest = match["clock"].partition(":")
    return f"{day.isoformat()}T{hour:0>2}:{rest}{'' if ':' in rest else ':00'}{_zone(zone)}"


_UNIX_EPOCH = Instant.of(datetime(1970, 1, 1, tzinfo=UTC))
_YEAR_1991 = Instant.of(datetime(1991, 1, 1, tzinfo=UTC))

# A day of every year, or a time of such a day with seconds and a zone; others are parsed.
_MONTH_AND_DAY = (
    "(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1[0-9]|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)"
)
DAY_TEXT = f"[0-9]{{4}}-{_MONTH_AND_DAY}"
MINUTE_TEXT = "T(?:[01][0-9]|2[0-3]):[0-5][0-9]"
ZONE_TEXT = "(?:Z|[+-](?:0[0-9]|1[0-3]):[0-5][0-9])"
_MONTH_TEXT = "[0-9]{4}(?:-(?:0[1-9]|1[0-2]))?+"
_VALID_RUN = (
    rf"(?:(?:{DAY_TEXT}(?:{MINUTE_TEXT}(?::[0-5][0-9](?:\.[0-9]{{1,74}}+)?+)?+{ZONE_TEXT})?+"
    rf"|{_MONTH_TEXT})?+\n)*+"
)
# No findings, unless the date is in the future, which a comparison of texts tells.
_GOOD_RUN = (
    rf"(?:(?:(?:199[2-9]|[2-9][0-9]{{3}})-{_MONTH_AND_DAY}"
    rf"(?:{MINUTE_TEXT}:[0-5][0-9](?:\.[0-9]{{1,74}}+)?+{ZONE_TEXT})?+)?+\n)*+"
)
# Valid, but incomplete; some files have nothing else, so these are recognized quickly.
_SHORT = (
    rf"(?P<minute>{DAY_TEXT}{MINUTE_TEXT}{ZONE_TEXT})"
    r"|(?P<month>[0-9]{4}-(?:0[1-9]|1[0-2]))|(?P<year>[0-9]{4})"
)
_HIT_OF_SHORT = {
    "minute": Hit("lastmod-no-seconds"),
    "month": Hit("lastmod-reduced-precision", (("precision", "month"),)),
    "year": Hit("lastmod-reduced-precision", (("precision", "year"),)),
}
# Their lengths, which distinguish valid values.
_FORM_OF_LENGTH = {len("2005"): "year", len("2005-01"): "month", len("2005-01-01T10:00Z"): "minute"}
_SHORT_LENGTHS = frozenset({*_FORM_OF_LENGTH, len("2005-01-01T10:00+00:00")})
MAX_SIZE = 100  # bytes, of which a valid date has one for each character
MIN_DATES = 20
_IDENTICAL = 0.95  # of the dates
_FEW = 0.1  # of the entries
_FIRST = 50  # most files with times have one among these
_PADDED = Hit("padded-value")
_AT_A_TIME = 4000  # values joined: while they are matched, no other thread runs
_AS_IN_MAIL = Phrase(
    N_(" Feeds may also use Mon, 31 Jan 2005 18:30:00 +0100 with the correct day of the week.")
)
_NO_PART = {
    DatePart.YEAR: N_("There is no year {found}."),
    DatePart.MONTH: N_("There is no month {found}."),
    DatePart.DAY: N_("There is no day {found} in {month}."),
    DatePart.HOUR: N_("There is no hour {found}."),
    DatePart.MINUTE: N_("There is no minute {found}."),
    DatePart.SECOND: N_("There is no second {found}."),
    DatePart.OFFSET: N_("There is no offset {found}."),
}


def check(value: str, context: Context) -> tuple[Hit, ...]:
    """Return the hits of a date as it stands in the file, decoded but not trimmed; it is not ""."""
    text = value.strip(XML_SPACE)
    if not text:
        return (Hit("empty-element", (("element", "lastmod"),)),)
    padded = (_PADDED,) if len(text) < len(value) else ()
    lowest, highest = _plausible_range(context.now)
    if lowest <= text < highest and (short := re.fullmatch(_SHORT, text)):
        return (_HIT_OF_SHORT[str(short.lastgroup)], *padded)
    parsed = w3c_datetime.parse_date(text)
    if parsed is None and context.kind is Kind.FEED:  # RSS has the dates of mail
        parsed = w3c_datetime.parse_date(rewritten_date(text) or from_feed(text) or "")
    if parsed is None and (swallowed := markup_hit("lastmod", text)):
        return (swallowed,)
    if parsed is None and (found := placeholder_in(text)):
        return (placeholder_hit(found, is_error=True),)
    if parsed is None:
        return (_form_error(text, _AS_IN_MAIL if context.kind is Kind.FEED else ""),)
    return (*_form_hits(parsed, len(text)), *_plausibility(parsed, context.now), *padded)


def _form_error(text: str, also: str = "") -> Hit:
    """Return the hit about the form of a date; `also`: a sentence on other forms that the file may have."""
    flaw = w3c_datetime.explain_date(text)
    assert flaw is not None
    if flaw.part is DatePart.SHAPE:
        suggestion = rewritten_date(text) or ""
        hints = (("suggestion", suggestion), ("hint", finding.hint(text) or also))
        return Hit("lastmod-not-w3c-datetime", hints, fix=Fixability.AUTO if suggestion else Fixability.ASK)
    if flaw.part is DatePart.ZONE:
        return Hit("lastmod-missing-timezone")
    suggestion = without_hour_24(text) or ""
    what = Phrase(_NO_PART[flaw.part], found=flaw.found, month=text[:7])
    params = (("what", what), ("suggestion", suggestion))
    return Hit("lastmod-impossible-date", params, fix=Fixability.AUTO if suggestion else Fixability.ASK)


def _form_hits(parsed: W3CDatetime, size: int) -> Iterator[Hit]:
    if size > MAX_SIZE:
        yield Hit("lastmod-too-long", (("size", size),))
    if parsed.precision < Precision.DAY:
        yield Hit("lastmod-reduced-precision", (("precision", parsed.precision.name.lower()),))
    elif parsed.precision is Precision.MINUTE:
        yield Hit("lastmod-no-seconds")


def _plausibility(parsed: W3CDatetime, now: datetime) -> Iterator[Hit]:
    if 1991 < parsed.year < now.year:  # nearly all of them, in any zone
        return
    instant = parsed.instant()
    if instant < _UNIX_EPOCH:
        yield Hit("lastmod-before-1970")
    elif instant < _YEAR_1991:
        unset = instant < _UNIX_EPOCH.later(w3c_datetime.DAY)  # 1970-01-01 comes from a clock at zero
        yield Hit("lastmod-before-1991", severity=Severity.WARNING if unset else None)
    elif is_in_future(parsed, now):
        yield Hit("lastmod-in-future")


def is_in_future(parsed: W3CDatetime, now: datetime) -> bool:
    """Return True if a value is more than a day ahead.

    That is a time later than now + 24 hours, or a date later than tomorrow in UTC.
    """
    if parsed.precision <= Precision.DAY:
        return parsed.first_day.toordinal() > now.astimezone(UTC).toordinal() + 1
    return parsed.instant() > Instant.of(now).later(w3c_datetime.DAY)


def check_column(values: Sequence[str], context: Context, _traits: Sequence[UrlTraits] = ()) -> ColumnResult:
    """Check a column quickly."""
    suspects: list[int] = []
    told: dict[Hit, list[int]] = {}
    for first in range(0, len(values), _AT_A_TIME):
        yield_to_paint()
        found, also = _glance(values[first : first + _AT_A_TIME], context)
        suspects += (first + at for at in found)
        for hit, places in also:
            told.setdefault(hit, []).extend(first + at for at in places)
    return ColumnResult(suspects, tuple(told.items()))


def _glance(values: Sequence[str], context: Context) -> ColumnResult:
    column = joined_lines(values)
    lowest, highest = _plausible_range(context.now)
    latest = max(values)
    is_past = latest < highest
    if not latest or (is_past and re.fullmatch(_GOOD_RUN, column)):
        return ColumnResult([])
    found = list(rows_outside(re.compile(_VALID_RUN), column, values))
    if not is_past or min(filter(None, values), default=lowest) < lowest:
        implausible = (row for row, value in enumerate(values) if not lowest <= value < highest and value)
        found = sorted({*found, *implausible})
    return ColumnResult(found, _incomplete(values, set(found)))


def _incomplete(values: Sequence[str], suspects: Container[int]) -> tuple[tuple[Hit, list[int]], ...]:
    """Return the hits of values that are plausible and valid but lack some part, with their rows."""
    lengths = list(map(len, values))
    if _SHORT_LENGTHS.isdisjoint(lengths):
        return ()
    told: dict[str, list[int]] = {form: [] for form in _HIT_OF_SHORT}
    for row in [row for row, length in enumerate(lengths) if length in _SHORT_LENGTHS]:
        if row not in suspects and (form := _FORM_OF_LENGTH.get(lengths[row]) or _longer_form(values[row])):
            told[form].append(row)
    return tuple((_HIT_OF_SHORT[form], rows) for form, rows in told.items() if rows)


def _longer_form(value: str) -> str:
    """Return "minute" for a valid minute with an offset, "" for seconds with a fraction in UTC."""
    return "" if value[16] == ":" else "minute"


@lru_cache(maxsize=4)
def _plausible_range(now: datetime) -> tuple[str, str]:
    """Return two texts: every well-formed value that sorts between them is plausible in any time zone."""
    latest = min(now.astimezone(UTC), datetime(9999, 12, 30, tzinfo=UTC))
    latest += timedelta(hours=24) - timedelta(minutes=w3c_datetime.MAX_OFFSET)
    return (date(1991, 1, 2).isoformat(), f"{latest:%Y-%m-%dT%H:%M:%S}")


def _suggest(value: str, hits: Hits) -> str | None:
    """Return the same moment in the form of W3C and the schema; None if it is so already, or in doubt."""
    text = value.strip(XML_SPACE)
    parsed = w3c_datetime.parse_date(text)
    if parsed is None:
        return rewritten_date(text) or without_hour_24(text)
    if any(hit.rule == "lastmod-no-seconds" for hit in hits):
        return str(parsed.at(Precision.SECOND))
    return text if text != value else None


VALUES = ValueFamily("lastmod", check, check_column, _suggest, _PADDED)


def lastmod_file_hits(column: Sequence[str]) -> Iterator[FileHit]:
    """Yield file hits about all dates of a file together: few, without times, or all the same."""
    entries = len(column)
    values = list(filter(None, column))
    count = len(values)
    if entries and count < entries * _FEW:
        yield FileHit(
            "lastmod-absent",
            params=(("missing", entries - count), ("entries", entries)),
            places=entries - count,
        )
    if _have_no_times(values):
        yield FileHit("lastmod-date-only", places=count)
    if count < MIN_DATES or not _may_be_identical(values):
        return
    counts: Counter[str] = Counter()
    for value, times in Counter(values).items():
        counts[value.strip(XML_SPACE)] += times
    value, same = counts.most_common(1)[0]
    if same >= count * _IDENTICAL:
        params = (("same", same), ("count", count), ("value", value))
        yield FileHit("lastmod-all-identical", value=value, params=params, places=same)


def _have_no_times(values: Sequence[str]) -> bool:
    """Return True if some values are dates, and none has a time."""
    if any(":" in value for value in values[:_FIRST]) or ":" in "".join(values):
        return False
    return any(w3c_datetime.parse_date(value.strip(XML_SPACE)) for value in values)


def _may_be_identical(values: Sequence[str]) -> bool:
    """Return True if nearly all values may be identical, judging by a part of them."""
    some = values[: len(values) // 15 + 1]
    text = "".join(some)
    if any(space in text for space in XML_SPACE):
        some = [value.strip(XML_SPACE) for value in some]
    return Counter(some).most_common(1)[0][1] >= len(some) - len(values) * (1 - _IDENTICAL)


DATES = FileSection(
    "lastmod",
    lambda entries, _context, _texts: lastmod_file_hits(entries.column("lastmod")),
    frozenset({"lastmod"}),
)
