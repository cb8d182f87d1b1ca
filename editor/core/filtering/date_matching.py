"""Tests whole columns of dates for what filters ask of their days, times of day and zones.

A date is its first ten characters, the day, and what follows them, a time of day with a zone. Few
of either differ in a column of many, so each is parsed once, and each is valid on its own: a value
with a damaged time of day still has a date. Days are compared as written, in their own time zone;
instants are compared exactly.
"""

from collections.abc import Callable, Iterable, Sequence
from datetime import date
from functools import lru_cache
from itertools import repeat
from operator import itemgetter

from editor.core.fields import XML_SPACE
from editor.core.filtering.filter_tree import KeySpan, key_of_day
from editor.core.filtering.text_matching import Distinct, Test
from editor.core.values.w3c_datetime import DAY, WEEKDAYS, Instant, W3CDatetime, date_of, parse_date

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
    zone_of = {time: parsed.zone if (parsed := parsed_time(time)) else "" for time in set(times)}
    if not any(zone_of.values()):
        return [""] * len(values)
    is_day = {day: (parsed := parse_date(day)) is not None and parsed.day is not None for day in set(days)}
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
    of_time = {
        time: precision_word(date_) if (date_ := parsed_time(time)) else NO_DATE for time in set(times)
    }
    of_day = {day: precision_word(date_) if (date_ := parse_date(day)) else NO_DATE for day in set(days)}
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


_LENGTH = 11  # characters: a day and what follows it
_HEAD = itemgetter(slice(_LENGTH))


def written_day(value: str) -> int | None:
    """Return the ordinal of the day that a value begins with; the first of a mere month or year."""
    return _day_of(value.strip(XML_SPACE)[:_LENGTH])


@lru_cache(maxsize=1 << 15)  # some ninety years; each letter typed asks for the same days
def _day_of(head: str) -> int | None:
    if head[10:].isdigit():
        return None
    if head[4:5] == head[7:8] == "-":  # a whole day, as nearly all are, which Python reads ten times as fast
        try:
            return date.fromisoformat(head[:10]).toordinal()
        except ValueError:
            return None
    parsed = parse_date(head[:10])
    return parsed.first_day.toordinal() if parsed else None


def moment_of(value: str) -> Instant | None:
    """Return the moment that a value names; midnight UTC of its day if the time is damaged."""
    parsed = date_of(value, zone_optional=True)
    if parsed is not None:
        return parsed.instant()
    day = written_day(value)
    return None if day is None else Instant.of_day(day)


class DateTest:
    """A test for dates that lie in a span of days or of moments."""

    def __init__(self, span: KeySpan, *, by_moment: bool) -> None:
        self._span = span
        self._by_moment = by_moment
        self._near = _days_near(span) if by_moment else frozenset()
        # The beginnings of values tested so far; for those in `_unsure` the whole value must be tested.
        self._asked: set[str] = set()
        self._fitting: set[str] = set()
        self._unsure: set[str] = set()

    def __call__(self, values: Sequence[str]) -> Iterable[int]:
        """Return one truth value for each date: whether it lies in the span."""
        heads = list(map(_HEAD, values))
        different = set(heads)
        for head in different - self._asked:
            self._ask(head)
        if self._unsure.isdisjoint(different):
            return map(self._fitting.__contains__, heads)
        return [
            self.holds(value) if head in self._unsure else head in self._fitting
            for value, head in zip(values, heads, strict=True)
        ]

    def _ask(self, head: str) -> None:
        verdict = self.verdict(head)
        self._asked.add(head)
        if verdict is None:
            self._unsure.add(head)
        elif verdict:
            self._fitting.add(head)

    def holds(self, value: str) -> bool:
        """Return True if a single value lies in the span."""
        if self._by_moment:
            moment = moment_of(value)
            return moment is not None and self._span.holds(moment)
        day = written_day(value)
        return day is not None and self._span.holds(key_of_day(day))

    def verdict(self, head: str) -> bool | None:
        """Tell whether all values that begin with these eleven characters fit; None if the rest decides."""
        if head[:1] in XML_SPACE:
            return None if head else False
        day = written_day(head)
        if day is None:
            return None if head[-1] in XML_SPACE else False
        if not self._by_moment:
            return self._span.holds(key_of_day(day))
        return None if day in self._near else self._span.holds(Instant.of_day(day))


def _days_near(moments: KeySpan) -> frozenset[int]:
    """Return the days around the ends of a span: where the time of day and the zone decide."""
    ends = [end[0] // DAY + 1 for end in moments if end is not None]
    return frozenset(day for end in ends for day in range(end - 2, end + 2))
