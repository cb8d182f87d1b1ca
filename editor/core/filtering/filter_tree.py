"""The syntax tree of a filter: values that compare equal if they mean the same.

Numbers, dates and ages stand for spans of values: they are parsed here, and tested against the
values of entries. A filter that cannot be understood raises FilterError, with a sentence and a
position in its text.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import MAXYEAR, UTC, date, datetime, timedelta
from decimal import Decimal
from typing import Any, NamedTuple

from editor.core.filtering.filter_terms import Takes
from editor.core.text import SentenceError
from editor.core.values.priorities import decimal_of
from editor.core.values.w3c_datetime import DAY, Instant, Precision, W3CDatetime, parse_date


class FilterSpan(NamedTuple):
    """A span of the filter's text, in characters from 0; the end is not included."""

    start: int = 0
    end: int = 0


NOWHERE = FilterSpan()


# Patterns that a text is compared with


@dataclass(frozen=True, slots=True)
class Literal:
    """A pattern of exactly these characters, in any letter case."""

    text: str


@dataclass(frozen=True, slots=True)
class Glob:
    """A pattern of parts in this order, anything between them; an asterisk at an end gives a "" there."""

    parts: tuple[str, ...]  # two at least; only the first and the last may be ""


@dataclass(frozen=True, slots=True)
class Expression:
    """A regular expression that may match anywhere in a text."""

    source: str


Pattern = Literal | Glob | Expression


class Age(NamedTuple):
    """A time span that ends now."""

    number: int
    unit: str  # d, w, m or y

    def __str__(self) -> str:
        return f"{self.number}{self.unit}"


Operand = Decimal | int | W3CDatetime | Age


# Conditions: each names the term that it belongs to


@dataclass(frozen=True, slots=True)
class Text:
    """The condition that a text matches a pattern; `is_whole` after =, for a match of the whole text."""

    term: str
    pattern: Pattern
    is_whole: bool = False
    place: FilterSpan = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class ComparisonTest:
    """The condition that a value is less than, equal to or greater than another."""

    term: str
    operator: str  # one of < <= = >= >
    operand: Operand


@dataclass(frozen=True, slots=True)
class RangeTest:
    """The condition that a value lies in a range that includes both ends; None for an open end."""

    term: str
    low: Operand | None
    high: Operand | None


@dataclass(frozen=True, slots=True)
class WordTest:
    """The condition that one of a term's fixed words applies, as in `is:error`."""

    term: str
    word: str


Question = Text | ComparisonTest | RangeTest | WordTest


# Operators that combine conditions


@dataclass(frozen=True, slots=True)
class Not:
    """A negation: it matches the rows that its node does not match."""

    node: "Node"


@dataclass(frozen=True, slots=True)
class All:
    """A conjunction: it matches the rows that match all of its two or more nodes."""

    nodes: tuple["Node", ...]


@dataclass(frozen=True, slots=True)
class Either:
    """A disjunction: it matches the rows that match at least one of its two or more nodes."""

    nodes: tuple["Node", ...]


Node = Question | Not | All | Either


class FilterError(SentenceError):
    """A filter that cannot be understood; `position` and `length` give the part at fault, from 0."""

    def __init__(self, sentence: str, detail: str = "", place: FilterSpan = NOWHERE) -> None:
        super().__init__(sentence, detail)
        self.position = place.start
        self.length = place.end - place.start


_AGE = re.compile(r"([0-9]{1,5})([dwmy])", re.IGNORECASE)
_COUNT = re.compile("[0-9]{1,9}")
_LENGTHS = {Precision.MINUTE: 60, Precision.SECOND: 1}  # seconds that a time of day stands for

# A comparable value: a number, a day or an instant, with another item that tells ends apart.
Key = tuple[Any, ...]


class KeySpan(NamedTuple):
    """A span of keys from `start` up to, but not including, `end`; None if it has no limit there."""

    start: Key | None
    end: Key | None

    def holds(self, key: Key) -> bool:
        """Return True if a key lies in the span."""
        return (self.start is None or self.start <= key) and (self.end is None or key < self.end)


def operand_of(takes: Takes, text: str) -> Operand | None:
    """Parse the operand of a term that compares: a number, count, date or age; None if it is none."""
    return _READERS[takes](text)


def _read_age(text: str) -> Age | None:
    match = _AGE.fullmatch(text)
    return Age(int(match[1]), match[2].lower()) if match else None


def _read_count(text: str) -> int | None:
    return int(text) if _COUNT.fullmatch(text) else None


_READERS: dict[Takes, Callable[[str], Operand | None]] = {
    Takes.NUMBER: decimal_of,
    Takes.COUNT: _read_count,
    Takes.DATE: lambda text: parse_date(text.upper(), zone_optional=True),
    Takes.AGE: _read_age,
}


def span_of(node: ComparisonTest | RangeTest, now: datetime) -> KeySpan:
    """Return the span of keys that a comparison or range matches; the ends of a range may be in either order.

    The keys are those of `key_of_number` and `key_of_day`, or instants where `is_by_moment` is true.
    """
    if isinstance(node, ComparisonTest):
        return _compared(node.operator, _stretch(node.operand, now), is_age=isinstance(node.operand, Age))
    low, high = (_stretch(end, now, by_moment=is_by_moment(node)) for end in (node.low, node.high))
    if isinstance(node.low or node.high, Age):
        low, high = high, low
    if low.start is not None and high.start is not None and low.start > high.start:
        low, high = high, low
    return KeySpan(low.start, high.end)


def _compared(operator: str, operand: KeySpan, *, is_age: bool) -> KeySpan:
    if is_age:  # a greater age is an earlier date
        operator = operator.translate(str.maketrans("<>", "><"))
    return {
        "<": KeySpan(None, operand.start),
        "<=": KeySpan(None, operand.end),
        "=": operand,
        ">=": KeySpan(operand.start, None),
        ">": KeySpan(operand.end, None),
    }[operator]


def _stretch(operand: Operand | None, now: datetime, *, by_moment: bool = False) -> KeySpan:
    """Return the span of all keys that count as equal to an operand."""
    match operand:
        case None:
            return KeySpan(None, None)
        case Age():
            moment = _ago(operand, now)
            return KeySpan(moment, _next(moment))
        case W3CDatetime():
            return _stretch_of_date(operand, by_moment=by_moment or _is_moment(operand))
        case _:
            return KeySpan((operand, 0), (operand, 1))


def key_of_number(number: Decimal | int) -> Key:
    """Return the key by which a number is compared."""
    return (number, 0)


def is_number_in(span: KeySpan, value: str) -> bool:
    """Return True if a value is a number in a span; surrounding whitespace is ignored."""
    number = decimal_of(value)
    return number is not None and span.holds(key_of_number(number))


# Dates and ages


def is_by_moment(node: ComparisonTest | RangeTest) -> bool:
    """Return True if a condition compares moments; otherwise it compares days, as written."""
    ends = (node.operand,) if isinstance(node, ComparisonTest) else (node.low, node.high)
    return any(map(_is_moment, ends))


def _is_moment(operand: Operand | None) -> bool:
    return isinstance(operand, Age) or (isinstance(operand, W3CDatetime) and operand.hour is not None)


def key_of_day(day: int) -> Key:
    """Return the key by which a day, given as its ordinal, is compared."""
    return (day,)


def _stretch_of_date(operand: W3CDatetime, *, by_moment: bool) -> KeySpan:
    if _is_moment(operand):
        start = operand.instant()
        length = _LENGTHS.get(operand.precision)
        return KeySpan(start, start.later(length) if length else _next(start))
    first, end = operand.first_day.toordinal(), _last_day(operand).toordinal() + 1
    if by_moment:
        return KeySpan(Instant.of_day(first), Instant.of_day(end))
    return KeySpan(key_of_day(first), key_of_day(end))


def _last_day(operand: W3CDatetime) -> date:
    day = operand.first_day
    if operand.day is not None:
        return day
    if operand.month is None:
        return day.replace(month=12, day=31)
    if operand.month == 12:
        return day.replace(day=31)
    return day.replace(month=operand.month + 1) - timedelta(days=1)


def _next(instant: Instant) -> Instant:
    """Return the least instant that is later; fractions of a second are compared as text."""
    return instant._replace(fraction=instant.fraction + "0")


def _ago(age: Age, now: datetime) -> Instant:
    """Return the moment when a time span that ends now began; months and years are calendar ones."""
    if age.unit in "dw":
        return Instant.of(now).later(-DAY * age.number * (7 if age.unit == "w" else 1))
    months = now.astimezone(UTC).year * 12 + now.astimezone(UTC).month - 1
    year, month = divmod(months - age.number * (12 if age.unit == "y" else 1), 12)
    if not 1 <= year <= MAXYEAR:
        return Instant(-1)  # before every possible date
    return Instant.of(_in_month(now.astimezone(UTC), year, month + 1))


def _in_month(moment: datetime, year: int, month: int) -> datetime:
    """Return a datetime moved to another month: on the same day, or on the last one of a shorter month."""
    last = _last_day(W3CDatetime(year, month)).day
    return moment.replace(year=year, month=month, day=min(moment.day, last))
