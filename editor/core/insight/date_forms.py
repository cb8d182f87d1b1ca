"""Counts the beginnings of dates, and their forms: how precise they are, and in which time zone.

They are counted apart, as the first picture needs beginnings alone; each different day, minute and ending is
parsed only once.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import compress
from operator import itemgetter, not_

from editor.core.fields import XML_SPACE
from editor.core.filtering.date_tests import parsed_time, precision_word, precisions_of, zones_of
from editor.core.insight.counting import Tally, count_by, in_pieces
from editor.core.insight.source import InsightSource
from editor.core.values.w3c_datetime import W3CDatetime, parse_date

_DAY, _MINUTE = 10, 16  # characters
_SPACE = frozenset(XML_SPACE)
_HEAD_OF = itemgetter(slice(_DAY + 1))
_DAY_OF = itemgetter(slice(_DAY))
_TIME_OF = itemgetter(slice(_DAY, _MINUTE))
_END_OF = itemgetter(slice(_MINUTE, None))
_MIDNIGHT = "T00:00"

Form = tuple[str, str]  # the word for the precision and the zone, as the tests of both tell them


def count_date_heads(column: Sequence[str]) -> Counter[str]:
    """Count how dates begin, as `date_heads` tells it: "" counts those that are absent."""
    found = count_by(column, raw_heads)
    return count_by(column, date_heads) if has_space_before(found) else found


def date_heads(texts: Sequence[str]) -> list[str]:
    """Return the first eleven characters of dates: a day, and what tells that it ends there.

    Whitespace before a date is left out, and is all that is left of a text that has nothing else.
    """
    return [
        (_HEAD_OF(text.strip(XML_SPACE)) or text[:1]) if text[:1] in _SPACE else _HEAD_OF(text)
        for text in texts
    ]


def raw_heads(texts: Sequence[str]) -> Iterable[str]:
    """Return the first eleven characters of dates: quicker, wrong where `has_space_before` is true."""
    return map(_HEAD_OF, texts)


def has_space_before(heads: Iterable[str]) -> bool:
    """Tell whether any of these begins with white space, so that `date_heads` is to be asked."""
    return min(filter(None, heads), default="!") < "!"  # white space comes before it


def counted_heads(source: InsightSource) -> Counter[str]:
    """Return how often dates of a source begin in which way, as `date_heads` tells it."""
    return source.counts(_HEADS)


def counted_forms(source: InsightSource) -> Counter[Form]:
    """Return how often dates of a source have which form; absent ones have neither precision nor zone."""
    return source.counts(_FORMS)


def _count_forms(column: Sequence[str]) -> Counter[Form]:
    found: Counter[Form] = Counter()
    for some in in_pieces(column):
        found.update(_forms(some))
    return found


def _forms(values: Sequence[str]) -> Counter[Form]:
    """Count the forms of some dates: hour and minute, and what follows them, are valid on their own."""
    count_of_all, values = len(values), list(filter(None, values))
    absent = count_of_all - len(values)
    odd_days = {day for day in set(map(_DAY_OF, values)) if not _is_day(day)}
    odd_times = {time for time in set(map(_TIME_OF, values)) if not _is_time(time)}
    ends = Counter(map(_END_OF, values))
    odd_ends = {end for end in ends if _form_of(end) is None}
    odd: list[str] = []
    if odd_days or odd_times or odd_ends:
        is_odd = [
            value[:_DAY] in odd_days or value[_DAY:_MINUTE] in odd_times or value[_MINUTE:] in odd_ends
            for value in values
        ]
        odd = list(compress(values, is_odd))
        values = list(compress(values, map(not_, is_odd)))
        ends = Counter(map(_END_OF, values))
    found = Counter(zip(precisions_of(odd), zones_of(odd), strict=True))
    found["", ""] += absent
    timeless = list(map(len, values)).count(_DAY)
    if timeless:
        found[precision_word(W3CDatetime(2000, 1, 1)), ""] += timeless
    for end, count in ends.items():
        if form := _form_of(end):
            found[form] += count - (0 if end else timeless)
    return +found


@lru_cache(maxsize=1 << 15)
def _is_day(text: str) -> bool:
    date = parse_date(text)
    return date is not None and date.day is not None


@lru_cache(maxsize=1 << 12)
def _is_time(text: str) -> bool:
    return not text or parsed_time(text) is not None


@lru_cache(maxsize=1 << 12)
def _form_of(end: str) -> Form | None:
    """Return the form of a date with a time of day that has this after its minute; None if it is no date."""
    date = parsed_time(_MIDNIGHT + end)
    return (precision_word(date), date.zone) if date is not None else None


_HEADS = Tally(("lastmods",), count_date_heads)
_FORMS = Tally(("lastmods",), _count_forms)
