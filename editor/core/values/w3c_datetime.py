"""Dates and times in sitemaps: W3C's profile of ISO 8601, from a year to a fraction of a second.

Days that people write in other forms are recognized where order or the name of the month leaves no doubt.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, date, datetime, timedelta
from enum import IntEnum
from typing import NamedTuple, Self

from editor.core.fields import XML_SPACE

DAY = 86_400  # seconds
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
MAX_OFFSET = 14 * 60  # minutes; no clock on Earth is further from UTC

_GRAMMAR = re.compile(
    r"(?P<year>[0-9]{4})(?:-(?P<month>[0-9]{2})(?:-(?P<day>[0-9]{2})"
    r"(?:T(?P<hour>[0-9]{2}):(?P<minute>[0-9]{2})(?::(?P<second>[0-9]{2})(?:\.(?P<fraction>[0-9]+))?)?"
    r"(?P<zone>Z|[+-][0-9]{2}:[0-9]{2})?)?)?)?"
)
_TIMED = re.compile(
    r"([0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}(?::[0-9]{2})?)((?:\.[0-9]+)?)(Z|[+-][0-9]{2}:[0-9]{2})"
)
_TO_THE_MINUTE = len("2024-01-01T10:00")
_UTC = ("Z", "+00:00", "-00:00")
_LENGTHS_OF_DAYS = (len("2024"), len("2024-01"), len("2024-01-01"))

SIGNS = frozenset("0123456789-+:.TZ")  # all that a date consists of


class Precision(IntEnum):
    """The smallest unit that a date names."""

    YEAR = 1
    MONTH = 2
    DAY = 3
    MINUTE = 4
    SECOND = 5
    FRACTION = 6


class DatePart(IntEnum):
    """The part of an invalid date that is at fault."""

    SHAPE = 0  # none of the possible forms
    YEAR = 1
    MONTH = 2
    DAY = 3
    HOUR = 4
    MINUTE = 5
    SECOND = 6
    OFFSET = 7
    ZONE = 8  # a time of day without one


class Flaw(NamedTuple):
    """The reason why a text is no W3C date: the first part that is wrong, and its text."""

    part: DatePart
    found: str


class Instant(NamedTuple):
    """A point in time that compares exactly, whatever the number of fraction digits."""

    seconds: int  # since 0001-01-01T00:00:00Z, may be negative
    fraction: str = ""  # digits after the point without trailing zeros: as text they sort as numbers do

    @classmethod
    def of(cls, moment: datetime) -> Self:
        """Return the instant of an aware datetime."""
        utc = moment.astimezone(UTC)
        seconds = (utc.toordinal() - 1) * DAY + utc.hour * 3600 + utc.minute * 60 + utc.second
        return cls(seconds, f"{utc.microsecond:06}".rstrip("0"))

    @classmethod
    def of_day(cls, ordinal: int) -> Self:
        """Return the midnight, in UTC, at which a day begins."""
        return cls((ordinal - 1) * DAY)

    def later(self, seconds: int) -> "Instant":
        """Return the instant that many seconds later."""
        return self._replace(seconds=self.seconds + seconds)


class W3CDatetime(NamedTuple):
    """A valid date, as written: `str()` returns exactly the text that it was parsed from.

    Parts finer than its precision are None; `fraction` and `zone` are "" if missing.
    """

    year: int
    month: int | None = None
    day: int | None = None
    hour: int | None = None
    minute: int | None = None
    second: int | None = None
    fraction: str = ""  # digits, as many as were written
    zone: str = ""  # "Z" or "+hh:mm"

    @property
    def precision(self) -> Precision:
        """The smallest unit that the date has."""
        if self.second is not None:
            return Precision.FRACTION if self.fraction else Precision.SECOND
        if self.day is not None:
            return Precision.DAY if self.minute is None else Precision.MINUTE
        return Precision.YEAR if self.month is None else Precision.MONTH

    @property
    def offset(self) -> int:
        """The offset from UTC in minutes; 0 for a date without a time, which counts from midnight UTC."""
        return _minutes(self.zone)

    @property
    def first_day(self) -> date:
        """The day as written, in its own time zone; the first day of a mere year or month."""
        return date(self.year, self.month or 1, self.day or 1)

    @property
    def second_of_day(self) -> int:
        """The time of day as written, in seconds; 0 for a date without a time."""
        return (self.hour or 0) * 3600 + (self.minute or 0) * 60 + (self.second or 0)

    def instant(self) -> Instant:
        """Return the first moment that the date includes, in UTC."""
        seconds = (self.first_day.toordinal() - 1) * DAY + self.second_of_day - self.offset * 60
        return Instant(seconds, self.fraction.rstrip("0"))

    def on(self, day: date) -> "W3CDatetime":
        """Return the time of day, with its precision and zone, on another day; a year or month stays one."""
        return self._replace(
            year=day.year,
            month=None if self.month is None else day.month,
            day=None if self.day is None else day.day,
        )

    def at(self, precision: Precision, zone: str = "Z") -> "W3CDatetime":
        """Cut or extend the date to a precision; added parts have their first value, a time has `zone`."""
        timed = precision >= Precision.MINUTE
        fraction = self.fraction or "0"
        return W3CDatetime(
            self.year,
            (self.month or 1) if precision >= Precision.MONTH else None,
            (self.day or 1) if precision >= Precision.DAY else None,
            (self.hour or 0) if timed else None,
            (self.minute or 0) if timed else None,
            (self.second or 0) if precision >= Precision.SECOND else None,
            fraction if precision is Precision.FRACTION else "",
            (self.zone or zone) if timed else "",
        )

    def __str__(self) -> str:
        text = f"{self.year:04}"
        for before, part in (("-", self.month), ("-", self.day), ("T", self.hour), (":", self.minute)):
            if part is None:
                return text
            text += f"{before}{part:02}"
        if self.second is not None:
            text += f":{self.second:02}"
        if self.fraction:
            text += f".{self.fraction}"
        return text + self.zone


def _minutes(zone: str) -> int:
    if zone in ("", "Z"):
        return 0
    minutes = int(zone[1:3]) * 60 + int(zone[4:6])
    return -minutes if zone[0] == "-" else minutes


def parse_date(text: str, *, zone_optional: bool = False) -> W3CDatetime | None:
    """Parse a text without surrounding whitespace; None if it is no valid date.

    With `zone_optional` a time without a zone is accepted, as an editor needs it that keeps what it finds.
    """
    match = _GRAMMAR.fullmatch(text)
    if match is None or _impossible(match) or (_lacks_zone(match) and not zone_optional):
        return None
    year, month, day, hour, minute, second, fraction, zone = match.groups()
    return W3CDatetime(
        int(year),
        int(month) if month else None,
        int(day) if day else None,
        int(hour) if hour else None,
        int(minute) if minute else None,
        int(second) if second else None,
        fraction or "",
        zone or "",
    )


def date_of(value: str, *, zone_optional: bool = False) -> W3CDatetime | None:
    """Parse a value as it is in a file, with or without surrounding whitespace; None if it is no date."""
    return parse_date(value.strip(XML_SPACE), zone_optional=zone_optional)


def explain_date(text: str) -> Flaw | None:
    """Return the first flaw that keeps a text from being a valid date; None if it is valid.

    Impossible numbers are reported before a missing zone.
    """
    match = _GRAMMAR.fullmatch(text)
    if match is None:
        return Flaw(DatePart.SHAPE, text)
    return _impossible(match) or (Flaw(DatePart.ZONE, "") if _lacks_zone(match) else None)


def _lacks_zone(match: re.Match[str]) -> bool:
    return match["hour"] is not None and match["zone"] is None


def _is_date(year: str, month: str, day: str) -> bool:
    try:
        date(int(year), int(month), int(day))
    except ValueError:
        return False
    return True


def _impossible(match: re.Match[str]) -> Flaw | None:
    """Return the flaw of the first number that no calendar, clock or zone has."""
    year, month, day, hour, minute, second, _, zone = match.groups(default="")
    # Numbers with the same count of digits compare as texts do.
    if year == "0000":
        return Flaw(DatePart.YEAR, year)
    if month and not "01" <= month <= "12":
        return Flaw(DatePart.MONTH, month)
    if day and (day == "00" or (day > "28" and not _is_date(year, month, day))):
        return Flaw(DatePart.DAY, day)
    if hour > "23" or minute > "59" or second > "59":
        part, found = _first_beyond(hour, minute, second)
        return Flaw(part, found)
    if len(zone) > 1 and (zone[4:] > "59" or abs(_minutes(zone)) > MAX_OFFSET):
        return Flaw(DatePart.OFFSET, zone)
    return None


def _first_beyond(hour: str, minute: str, second: str) -> tuple[DatePart, str]:
    if hour > "23":
        return DatePart.HOUR, hour
    return (DatePart.MINUTE, minute) if minute > "59" else (DatePart.SECOND, second)


def of_moment(moment: datetime, precision: Precision = Precision.SECOND) -> W3CDatetime:
    """Convert an aware datetime to UTC, with a precision."""
    utc = moment.astimezone(UTC)
    return W3CDatetime(utc.year, utc.month, utc.day, utc.hour, utc.minute, utc.second, zone="Z").at(precision)


def newest(texts: Sequence[str]) -> str:
    """Return the newest valid date, stripped; "" if there is none. Zones are at most a day from UTC."""
    candidates = {text.strip(XML_SPACE) for text in _latest_written(texts)}
    found, instant, earliest = "", None, ""
    for text in sorted(candidates, reverse=True):
        if text[:10] < earliest:
            break  # none that follows is later either
        value = parse_date(text)
        if value and (instant is None or value.instant() > instant):
            found, instant = text, value.instant()
            earliest = _a_day_before(instant)
    return found


def _latest_written(texts: Sequence[str]) -> Iterable[str]:
    """Return those texts that may be the newest date: nearly always few, found without parsing each."""
    together = "".join(texts)
    value = parse_date(max(texts, default=""))
    if value is None or any(space in together for space in XML_SPACE):  # whitespace sorts before digits
        return texts
    return filter(_a_day_before(value.instant()).__le__, texts)


def _a_day_before(instant: Instant) -> str:
    return date.fromordinal(max(instant.seconds // DAY, 1)).isoformat()


def sorts_as_text(texts: Sequence[str]) -> bool:
    """Return True if dates sort as texts in the order of their moments: in one zone and precision they do.

    This is quicker than sorting them; False if it is unsure.
    """
    together = "\n".join([*texts, ""])
    place = together.find("T")
    if place < 0:
        return True
    timed = together[together.rfind("\n", 0, place) + 1 : together.index("\n", place)]
    zone = timed[-6:] if timed[-6:-5] in ("+", "-") else "Z"
    lengths = {0, len(timed), *(_LENGTHS_OF_DAYS if zone in _UTC else ())}
    return together.count("T") == together.count(f"{zone}\n") and lengths.issuperset(map(len, texts))


def moment_text(text: str) -> str:
    """Return the key that a date is sorted by: its moment in UTC, or the text itself if it is no date.

    A date without a time comes before all times of its day in UTC.
    """
    text = text.strip(XML_SPACE)
    match = _TIMED.fullmatch(text)
    if match is None:
        return text
    moment, fraction, zone = match.groups()
    if len(moment) == _TO_THE_MINUTE:
        moment += ":00"
    if offset := _minutes(zone):
        try:
            moment = (datetime.fromisoformat(moment) - timedelta(minutes=offset)).isoformat()
        except (ValueError, OverflowError):
            return text
    return moment + fraction.rstrip("0.")


def is_before(text: str, other: str) -> bool:
    """Return True if a date lies entirely before the beginning of another; False if one is invalid."""
    value, later = date_of(text), date_of(other)
    if value is None or later is None:
        return False
    if value.precision >= Precision.MINUTE and later.precision >= Precision.MINUTE:
        return value.instant() < later.instant()
    shared = min(value.precision, later.precision, Precision.DAY)
    return value.at(shared).instant() < later.at(shared).instant()


# Days in other forms

_MONTHS = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)
# Patterns as text: `re` compiles each when it is first asked for, as most files have no such day.
_WEEKDAY = r"(?:(?P<weekday>[a-z]{3,9})[.,]{0,2} )?"
_END = "(?![0-9])"
_NAMED = tuple(
    f"(?ai){_WEEKDAY}{form}{_END}"
    for form in (
        r"(?P<month>[a-z]{3,9})\.? (?P<day>[0-9]{1,2})(?:st|nd|rd|th)?,? (?P<year>[0-9]{4})",
        r"(?P<day>[0-9]{1,2})(?:st|nd|rd|th|\.)?[ -](?P<month>[a-z]{3,9})\.?,?[ -](?P<year>[0-9]{4})",
    )
)
# The form of C and the command `date`: the year comes last.
_YEAR_LAST = (
    r"(?ai)(?P<weekday>[a-z]{3}) (?P<month>[a-z]{3}) {1,2}(?P<day>[0-9]{1,2}) (?P<clock>[0-9:]{8})"
    r"(?P<zone> [a-z]{1,5}| [+-][0-9]{4})? (?P<year>[0-9]{4})"
)
_CLOSE = rf"((?:19|20)[0-9]{{2}}){'([0-9]{2})' * 2}T?{'([0-9]{2})' * 3}{_END}"
_YEAR_DOTTED = rf"([0-9]{{4}})\. ?([0-9]{{1,2}})\. ?([0-9]{{1,2}}){_END}"
_DOTTED = rf"([0-9]{{1,2}})\. ?([0-9]{{1,2}})\. ?([0-9]{{4}}){_END}"
_DAY = r"([0-9]{4})([-/])([0-9]{1,2})\2([0-9]{1,2})(?=\Z|[Tt ][0-9]{1,2}:|Z|[+-][0-9])"
_YEAR_FIRST = rf"([0-9]{{4}})-([0-9]{{2}})-([0-9]{{2}}){_END}"
_SLASHED = rf"([0-9]{{1,2}})/([0-9]{{1,2}})/([0-9]{{4}}){_END}"


def year_first(text: str) -> str:
    """Rewrite the day at the beginning of a text in W3C's form if there is no doubt about it.

    It recognizes `Jan 5 2024`, `5 January 2024`, `05.01.2024`, `2024.01.05`, `25/01/2024`,
    `20240105T100000Z`, `Fri Jan 5 10:00:00 2024`; a weekday must be the right one. Other texts are returned
    unchanged.
    """
    forms = (_named, _dotted, _slashed_in_one_order, _year_last, _close)
    return next((day for form in forms if (day := form(text))), text)


def day_first(text: str) -> str | None:
    """Rewrite a text with slashes between numbers, read as day, month, year; None if it is no such date."""
    match = re.match(_SLASHED, text)
    return _written(text, match, match[3], match[2], match[1]) if match else None


def month_first(text: str) -> str | None:
    """Rewrite a text with slashes between numbers, read as month, day, year; None if it is no such date."""
    match = re.match(_SLASHED, text)
    return _written(text, match, match[3], match[1], match[2]) if match else None


def day_of(text: str) -> str | None:
    """Return the day that a text begins with, year first, whatever time follows it."""
    match = re.match(_DAY, text)
    return _written("", match, match[1], match[3], match[4]) if match else None


def may_be_read(text: str) -> bool:
    """Return True if a text begins with a day in any of these forms, though a person may have to choose."""
    forms = (year_first, day_first, month_first, month_last, last_of_month)
    return any((read := form(text)) is not None and day_of(read) for form in forms)


def month_last(text: str) -> str | None:
    """Rewrite a day that no calendar has, such as 2024-13-02, read as year, day, month; else None."""
    match = re.match(_YEAR_FIRST, text)
    return _written(text, match, match[1], match[3], match[2]) if match and match[2] > "12" else None


def last_of_month(text: str) -> str | None:
    """Rewrite a day beyond the end of its month, such as 2024-02-30, as the last of that month; else None."""
    match = re.match(_YEAR_FIRST, text)
    if match is None or not "28" < match[3] <= "31":
        return None
    days = (_written(text, match, match[1], match[2], day) for day in ("31", "30", "29", "28"))
    last = next(filter(None, days), None)
    return last if last and last[8:10] < match[3] else None


def year_first_in_column(texts: Iterable[str]) -> Callable[[str], str]:
    """Return a function like `year_first` that learns the order of days with slashes from a column.

    Of day, month and year, it uses the order that all these texts allow, if there is only one.
    """
    slashed = [
        text for text in set(texts) if re.match(_SLASHED, text) and (day_first(text) or month_first(text))
    ]
    orders = [order for order in (day_first, month_first) if slashed and all(map(order, slashed))]
    if len(orders) != 1:
        return year_first
    return lambda text: orders[0](text) or year_first(text)


def _slashed_in_one_order(text: str) -> str | None:
    found = {day_first(text), month_first(text)} - {None}
    return found.pop() if len(found) == 1 else None


def _dotted(text: str) -> str | None:
    if match := re.match(_YEAR_DOTTED, text):
        return _written(text, match, *match.groups())
    match = re.match(_DOTTED, text)
    return _written(text, match, match[3], match[2], match[1]) if match else None


def _close(text: str) -> str | None:
    """Rewrite compact ISO 8601, which has no separators except its T."""
    match = re.match(_CLOSE, text)
    day = _written(text, match, *match.groups()[:3]) if match else None
    if match is None or day is None:
        return None
    return f"{day[:10]}T{':'.join(match.groups()[3:])}{text[match.end() :]}"


def _year_last(text: str) -> str | None:
    match = re.fullmatch(_YEAR_LAST, text)
    if match is None:
        return None
    day = _named(f"{match['weekday']} {match['month']} {match['day']} {match['year']}")
    zone = (match["zone"] or "").lstrip()
    return f"{day}T{match['clock']}{'Z' if zone.upper() in ('UTC', 'GMT') else zone}" if day else None


def _named(text: str) -> str | None:
    match = next((found for form in _NAMED if (found := re.match(form, text))), None)
    month = _number(match["month"], _MONTHS) if match else None
    if match is None or month is None:
        return None
    written = _written(text, match, match["year"], str(month + 1), match["day"])
    if written is None or match["weekday"] is None:
        return written
    is_right = _number(match["weekday"], WEEKDAYS) == date.fromisoformat(written[:10]).weekday()
    return written if is_right else None


def _number(word: str, names: tuple[str, ...]) -> int | None:
    """Return the index of the name that a word is or begins, such as Jan, Sept, Tues; else None."""
    found = [number for number, name in enumerate(names) if name.startswith(word.lower())]
    return found[0] if found else None


def _written(text: str, match: re.Match[str], year: str, month: str, day: str) -> str | None:
    try:
        written = date(int(year), int(month), int(day)).isoformat()
    except ValueError:
        return None
    return f"{written}{text[match.end() :]}"
