"""Checks one date of last modification: at most one finding about its form and one about its plausibility.

| rule | parameters |
|---|---|
| empty-element | element |
| lastmod-not-w3c-datetime | suggestion ("" where there is no safe one), hint |
| lastmod-missing-timezone | |
| lastmod-impossible-date | what (a sentence), suggestion |
| lastmod-reduced-precision | precision ("year" or "month") |
| lastmod-no-seconds | |
| lastmod-in-future, lastmod-before-1970, lastmod-before-1991 | |
| padded-value | |
"""

import re
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache

from editor.core.document.entries import Entries
from editor.core.fields import XML_SPACE, Kind
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.values import w3c_datetime
from editor.core.values.w3c_datetime import DatePart, Instant, Precision, W3CDatetime
from editor.rules.column_checks import ColumnResult, joined_lines, rows_outside
from editor.rules.extensions.namespaces import ExtensionTexts
from editor.rules.family import FileSection, Hits, ValueFamily
from editor.rules.finding import Context, FileHit, Hit
from editor.rules.lastmod.other_forms import from_feed, rewritten_date, without_hour_24
from editor.rules.loc import unseen
from editor.rules.rule import Fixability, Severity
from editor.rules.url_column import UrlTraits
from editor.runtime.turns import yield_to_paint

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
_VALID_RUN = re.compile(
    rf"(?:(?:{DAY_TEXT}(?:{MINUTE_TEXT}(?::[0-5][0-9](?:\.[0-9]++)?+)?+{ZONE_TEXT})?+|{_MONTH_TEXT})?+\n)*+"
)
# No findings, unless the date is in the future, which a comparison of texts tells.
_GOOD_RUN = re.compile(
    rf"(?:(?:(?:199[2-9]|[2-9][0-9]{{3}})-{_MONTH_AND_DAY}"
    rf"(?:{MINUTE_TEXT}:[0-5][0-9](?:\.[0-9]++)?+{ZONE_TEXT})?+)?+\n)*+"
)
# Valid, but incomplete; some files have nothing else, so these are recognized quickly.
_SHORT = re.compile(
    rf"(?P<minute>{DAY_TEXT}{MINUTE_TEXT}{ZONE_TEXT})|(?P<month>[0-9]{{4}}-(?:0[1-9]|1[0-2]))|(?P<year>[0-9]{{4}})"
)
_HIT_OF_SHORT = {
    "minute": Hit("lastmod-no-seconds"),
    "month": Hit("lastmod-reduced-precision", (("precision", "month"),)),
    "year": Hit("lastmod-reduced-precision", (("precision", "year"),)),
}
# Their lengths, which distinguish valid values.
_FORM_OF_LENGTH = {len("2005"): "year", len("2005-01"): "month", len("2005-01-01T10:00Z"): "minute"}
_SHORT_LENGTHS = frozenset({*_FORM_OF_LENGTH, len("2005-01-01T10:00+00:00")})
MIN_DATES = 20
_IDENTICAL = 0.95  # of the dates
_FEW = 0.1  # of the entries
_FIRST = 50  # most files with times have one among these
_PADDED = Hit("padded-value")
_AT_A_TIME = 4000  # values joined: while they are matched, no other thread runs
_AS_IN_MAIL = Phrase(
    QT_TRANSLATE_NOOP(
        "phrases",
        " Feeds may also use Mon, 31 Jan 2005 18:30:00 +0100 with the correct day of the week.",
    )
)
_NO_PART = {
    DatePart.YEAR: QT_TRANSLATE_NOOP("phrases", "There is no year {found}."),
    DatePart.MONTH: QT_TRANSLATE_NOOP("phrases", "There is no month {found}."),
    DatePart.DAY: QT_TRANSLATE_NOOP("phrases", "There is no day {found} in {month}."),
    DatePart.HOUR: QT_TRANSLATE_NOOP("phrases", "There is no hour {found}."),
    DatePart.MINUTE: QT_TRANSLATE_NOOP("phrases", "There is no minute {found}."),
    DatePart.SECOND: QT_TRANSLATE_NOOP("phrases", "There is no second {found}."),
    DatePart.OFFSET: QT_TRANSLATE_NOOP("phrases", "There is no offset {found}."),
}


def check(value: str, context: Context) -> tuple[Hit, ...]:
    """Return the hits of a date as it stands in the file, decoded but not trimmed; it is not ""."""
    text = value.strip(XML_SPACE)
    if not text:
        return (Hit("empty-element", (("element", "lastmod"),)),)
    padded = (_PADDED,) if len(text) < len(value) else ()
    lowest, highest = _plausible_range(context.now)
    if lowest <= text < highest and (short := _SHORT.fullmatch(text)):
        return (_HIT_OF_SHORT[str(short.lastgroup)], *padded)
    parsed = w3c_datetime.parse_date(text)
    if parsed is None and context.kind is Kind.FEED:  # RSS has the dates of mail
        parsed = w3c_datetime.parse_date(rewritten_date(text) or from_feed(text) or "")
    if parsed is None:
        return (_form_error(text, _AS_IN_MAIL if context.kind is Kind.FEED else ""),)
    return (*_form_hits(parsed), *_plausibility(parsed, context.now), *padded)


def _form_error(text: str, also: str = "") -> Hit:
    """Return the hit about the form of a date; `also`: a sentence on other forms that the file may have."""
    flaw = w3c_datetime.explain_date(text)
    assert flaw is not None
    if flaw.part is DatePart.SHAPE:
        suggestion = rewritten_date(text) or ""
        hints = (("suggestion", suggestion), ("hint", unseen.hint(text) or also))
        return Hit("lastmod-not-w3c-datetime", hints, fix=Fixability.AUTO if suggestion else Fixability.ASK)
    if flaw.part is DatePart.ZONE:
        return Hit("lastmod-missing-timezone")
    suggestion = without_hour_24(text) or ""
    what = Phrase(_NO_PART[flaw.part], found=flaw.found, month=text[:7])
    params = (("what", what), ("suggestion", suggestion))
    return Hit("lastmod-impossible-date", params, fix=Fixability.AUTO if suggestion else Fixability.ASK)


def _form_hits(parsed: W3CDatetime) -> Iterator[Hit]:
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
    is_past = max(values) < highest
    if is_past and _GOOD_RUN.fullmatch(column):
        return ColumnResult([])
    found = list(rows_outside(_VALID_RUN, column, values))
    if not is_past or min(filter(None, values), default=lowest) < lowest:
        implausible = (row for row, value in enumerate(values) if not lowest <= value < highest and value)
        found = sorted({*found, *implausible})
    return ColumnResult(found, _told(values, set(found)))


def _told(values: Sequence[str], suspects: Container[int]) -> tuple[tuple[Hit, list[int]], ...]:
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
            count=entries - count,
        )
    if count and not any(":" in value for value in values[:_FIRST]) and ":" not in "".join(values):
        yield FileHit("lastmod-date-only", count=count)
    if count < MIN_DATES or not _may_be_identical(values):
        return
    counts: Counter[str] = Counter()
    for value, times in Counter(values).items():
        counts[value.strip(XML_SPACE)] += times
    value, same = counts.most_common(1)[0]
    if same >= count * _IDENTICAL:
        params = (("same", same), ("count", count), ("value", value))
        yield FileHit("lastmod-all-identical", value=value, params=params, count=same)


def _may_be_identical(values: Sequence[str]) -> bool:
    """Return True if nearly all values may be identical, judging by a part of them."""
    some = values[: len(values) // 15 + 1]
    text = "".join(some)
    if any(space in text for space in XML_SPACE):
        some = [value.strip(XML_SPACE) for value in some]
    return Counter(some).most_common(1)[0][1] >= len(some) - len(values) * (1 - _IDENTICAL)


def _of_column(entries: Entries, _context: Context, _texts: ExtensionTexts) -> Iterable[FileHit]:
    return lastmod_file_hits(entries.column("lastmod"))


DATES = FileSection("lastmod", _of_column, frozenset({"lastmod"}))
