"""Tests of the form of dates: weekday, precision and time zone; each day and time of day is parsed once.

A date is its first ten characters and what follows them, a time of day with a zone. Few of either differ in a
column of many, and each is valid on its own.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import repeat
from operator import itemgetter

from editor.core.fields import XML_SPACE
from editor.core.filtering.patterns import Distinct, Test
from editor.core.values.w3c_datetime import WEEKDAYS, W3CDatetime, parse_date

NO_DATE = "none"  # the word for the precision of a text that is no date
_DAY = 10  # characters
_ANY_DAY = "2000-01-01"
_DAY_OF, _TIME_OF = itemgetter(slice(_DAY)), itemgetter(slice(_DAY, None))
_HEAD_OF = itemgetter(slice(_DAY + 1))


def days_of(values: Sequence[str]) -> list[str]:
    """Return the first ten characters of each date, without whitespace before them."""
    return list(map(_DAY_OF, _stripped(values)))


def times_of(values: Sequence[str]) -> list[str]:
    """Return what follows the day in each date, without whitespace after it."""
    return list(map(_TIME_OF, _stripped(values)))


def parsed_time(time: str) -> W3CDatetime | None:
    """Parse what follows the day in a date, on any day; None if it is no time of day."""
    return parse_date(_ANY_DAY + time, zone_optional=True)


def weekday_of(head: str) -> str:
    """Return the word for the day of the week that a date begins with; "" for a mere year or month.

    head: its first eleven characters, as a day counts whatever follows it, except another digit.
    """
    date = None if head[_DAY:].isdigit() else parse_date(head[:_DAY])
    return WEEKDAYS[date.first_day.weekday()] if date is not None and date.day is not None else ""


def precision_word(date: W3CDatetime) -> str:
    """Return the word for the precision of a date."""
    return date.precision.name.lower()


def zones_of(values: Sequence[str]) -> list[str]:
    """Return the time zone of each date as written; "" where it has none or is no date."""
    times, days = times_of(values), days_of(values)
    zone_of = {time: date.zone if (date := parsed_time(time)) else "" for time in set(times)}
    if not any(zone_of.values()):
        return [""] * len(values)
    is_day = {day: (date := parse_date(day)) is not None and date.day is not None for day in set(days)}
    return [zone_of[time] if is_day[day] else "" for day, time in zip(days, times, strict=True)]


def zone_test(test: Test) -> Test:
    """Return the test whether the time zone of a date passes another test."""
    distinct = Distinct(test)
    return lambda values: distinct(zones_of(values))


def _weekday_test(word: str) -> Test:
    distinct = Distinct(lambda heads: [weekday_of(head) == word for head in heads])
    return lambda values: distinct(list(map(_HEAD_OF, _stripped(values))))


def _precision_test(word: str) -> Test:
    def test(values: Sequence[str]) -> Iterable[int]:
        return map(word.__eq__, precisions_of(values))

    return test


def precisions_of(values: Sequence[str]) -> list[str]:
    """Return the word for the precision of each value; NO_DATE if it is no date, "" if it is absent."""
    days, times = days_of(values), times_of(values)
    of_time = {time: precision_word(date) if (date := parsed_time(time)) else NO_DATE for time in set(times)}
    of_day = {day: precision_word(date) if (date := parse_date(day)) else NO_DATE for day in set(days)}
    day_word = precision_word(W3CDatetime(2000, 1, 1))

    def word(day: str, time: str) -> str:
        if not time:
            return of_day[day]
        return of_time[time] if of_day[day] == day_word else NO_DATE

    known = {pair: word(*pair) for pair in set(zip(days, times, strict=True))}
    found = map(known.__getitem__, zip(days, times, strict=True))
    return [word if value else "" for value, word in zip(values, found, strict=True)]


DATE_WORDS: dict[str, Callable[[str], Test]] = {"weekday": _weekday_test, "precision": _precision_test}


def _stripped(values: Sequence[str]) -> Iterable[str]:
    return map(str.strip, values, repeat(XML_SPACE))
