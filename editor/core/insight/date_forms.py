"""Counts dates by how precise they are and by time zone: each day, minute and ending is parsed only once."""

from collections import Counter
from collections.abc import Sequence
from itertools import compress
from operator import itemgetter, not_

from editor.core.filtering.date_tests import parsed_time, precision_word, precisions_of, zones_of
from editor.core.values.w3c_datetime import W3CDatetime, parse_date

_DAY, _MINUTE = 10, 16  # characters
_DAY_OF = itemgetter(slice(_DAY))
_TIME_OF = itemgetter(slice(_DAY, _MINUTE))
_END_OF = itemgetter(slice(_MINUTE, None))
_MIDNIGHT = "T00:00"

Form = tuple[str, str]  # the word for the precision and the zone, as the tests of both tell them


def date_forms(values: Sequence[str]) -> Counter[Form]:
    """Count the forms of some dates: hour and minute, and what follows them, are valid on their own."""
    days, times, ends = (list(map(part, values)) for part in (_DAY_OF, _TIME_OF, _END_OF))
    form_of_end = {end: _form(parsed_time(_MIDNIGHT + end)) for end in set(ends)}
    odd_days = {day for day in set(days) if (date := parse_date(day)) is None or date.day is None}
    odd_times = {time for time in set(times) if time and parsed_time(time) is None}
    odd_ends = {end for end, form in form_of_end.items() if form is None}
    odd: list[str] = []
    if odd_days or odd_times or odd_ends:
        is_odd = [
            day in odd_days or time in odd_times or end in odd_ends
            for day, time, end in zip(days, times, ends, strict=True)
        ]
        odd = list(compress(values, is_odd))
        is_usual = list(map(not_, is_odd))
        times, ends = list(compress(times, is_usual)), list(compress(ends, is_usual))
    found = Counter(zip(precisions_of(odd), zones_of(odd), strict=True))
    timeless = times.count("")
    if timeless:
        found[precision_word(W3CDatetime(2000, 1, 1)), ""] += timeless
    for end, count in Counter(ends).items():
        if form := form_of_end[end]:
            found[form] += count - (0 if end else timeless)
    return +found


def _form(date: W3CDatetime | None) -> Form | None:
    return (precision_word(date), date.zone) if date is not None else None
