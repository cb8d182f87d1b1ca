"""Tests which dates of a column lie in a span; each different day is tested only once.

Only the day at the start of a value counts, whatever follows it, so a value with a damaged time of day still
has a date. Days are compared as written, in their own time zone; moments are compared exactly.
"""

from collections.abc import Iterable, Sequence
from datetime import date
from functools import lru_cache
from operator import itemgetter

from editor.core.fields import XML_SPACE
from editor.core.filtering.spans import KeySpan, key_of_day
from editor.core.values.w3c_datetime import DAY, Instant, date_of, parse_date

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
