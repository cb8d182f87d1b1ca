"""Recognizes days in forms that people write, whose order or month names leave no doubt."""

import re
from collections.abc import Callable, Iterable
from datetime import date

from editor.core.values.w3c_datetime import WEEKDAYS

_MONTHS = (
    *("january", "february", "march", "april", "may", "june"),
    *("july", "august", "september", "october", "november", "december"),
)
_WEEKDAY = r"(?:(?P<weekday>[a-z]{3,9})[.,]{0,2} )?"
_END = "(?![0-9])"
_NAMED = tuple(
    re.compile(f"{_WEEKDAY}{form}{_END}", re.IGNORECASE | re.ASCII)
    for form in (
        r"(?P<month>[a-z]{3,9})\.? (?P<day>[0-9]{1,2})(?:st|nd|rd|th)?,? (?P<year>[0-9]{4})",
        r"(?P<day>[0-9]{1,2})(?:st|nd|rd|th|\.)?[ -](?P<month>[a-z]{3,9})\.?,?[ -](?P<year>[0-9]{4})",
    )
)
# The form of C and the command `date`: the year comes last.
_YEAR_LAST = re.compile(
    r"(?P<weekday>[a-z]{3}) (?P<month>[a-z]{3}) {1,2}(?P<day>[0-9]{1,2}) (?P<clock>[0-9:]{8})"
    r"(?P<zone> [a-z]{1,5}| [+-][0-9]{4})? (?P<year>[0-9]{4})",
    re.IGNORECASE | re.ASCII,
)
_CLOSE = re.compile(rf"((?:19|20)[0-9]{{2}}){'([0-9]{2})' * 2}T?{'([0-9]{2})' * 3}{_END}", re.ASCII)
_YEAR_DOTTED = re.compile(rf"([0-9]{{4}})\. ?([0-9]{{1,2}})\. ?([0-9]{{1,2}}){_END}", re.ASCII)
_DOTTED = re.compile(rf"([0-9]{{1,2}})\. ?([0-9]{{1,2}})\. ?([0-9]{{4}}){_END}", re.ASCII)
_DAY = re.compile(r"([0-9]{4})([-/])([0-9]{1,2})\2([0-9]{1,2})(?=\Z|[Tt ][0-9]{1,2}:|Z|[+-][0-9])")
_YEAR_FIRST = re.compile(rf"([0-9]{{4}})-([0-9]{{2}})-([0-9]{{2}}){_END}", re.ASCII)
_SLASHED = re.compile(rf"([0-9]{{1,2}})/([0-9]{{1,2}})/([0-9]{{4}}){_END}", re.ASCII)


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
    match = _SLASHED.match(text)
    return _written(text, match, match[3], match[2], match[1]) if match else None


def month_first(text: str) -> str | None:
    """Rewrite a text with slashes between numbers, read as month, day, year; None if it is no such date."""
    match = _SLASHED.match(text)
    return _written(text, match, match[3], match[1], match[2]) if match else None


def day_of(text: str) -> str | None:
    """Return the day that a text begins with, year first, whatever time follows it."""
    match = _DAY.match(text)
    return _written("", match, match[1], match[3], match[4]) if match else None


def may_be_read(text: str) -> bool:
    """Return True if a text begins with a day in any of these forms, though a person may have to choose."""
    forms = (year_first, day_first, month_first, month_last, last_of_month)
    return any((read := form(text)) is not None and day_of(read) for form in forms)


def month_last(text: str) -> str | None:
    """Rewrite a day that no calendar has, such as 2024-13-02, read as year, day, month; else None."""
    match = _YEAR_FIRST.match(text)
    return _written(text, match, match[1], match[3], match[2]) if match and match[2] > "12" else None


def last_of_month(text: str) -> str | None:
    """Rewrite a day beyond the end of its month, such as 2024-02-30, as the last of that month; else None."""
    match = _YEAR_FIRST.match(text)
    if match is None or not "28" < match[3] <= "31":
        return None
    days = (_written(text, match, match[1], match[2], day) for day in ("31", "30", "29", "28"))
    last = next(filter(None, days), None)
    return last if last and last[8:10] < match[3] else None


def year_first_in_column(texts: Iterable[str]) -> Callable[[str], str]:
    """Return a function like `year_first` that learns the order of days with slashes from a column.

    Of day, month and year, it uses the order that all these texts allow, if there is only one.
    """
    slashed = [text for text in set(texts) if _SLASHED.match(text) and (day_first(text) or month_first(text))]
    orders = [order for order in (day_first, month_first) if slashed and all(map(order, slashed))]
    if len(orders) != 1:
        return year_first
    return lambda text: orders[0](text) or year_first(text)


def _slashed_in_one_order(text: str) -> str | None:
    found = {day_first(text), month_first(text)} - {None}
    return found.pop() if len(found) == 1 else None


def _dotted(text: str) -> str | None:
    if match := _YEAR_DOTTED.match(text):
        return _written(text, match, *match.groups())
    match = _DOTTED.match(text)
    return _written(text, match, match[3], match[2], match[1]) if match else None


def _close(text: str) -> str | None:
    """Rewrite compact ISO 8601, which has no separators except its T."""
    match = _CLOSE.match(text)
    day = _written(text, match, *match.groups()[:3]) if match else None
    if match is None or day is None:
        return None
    return f"{day[:10]}T{':'.join(match.groups()[3:])}{text[match.end() :]}"


def _year_last(text: str) -> str | None:
    match = _YEAR_LAST.fullmatch(text)
    if match is None:
        return None
    day = _named(f"{match['weekday']} {match['month']} {match['day']} {match['year']}")
    zone = (match["zone"] or "").lstrip()
    return f"{day}T{match['clock']}{'Z' if zone.upper() in ('UTC', 'GMT') else zone}" if day else None


def _named(text: str) -> str | None:
    match = next((found for form in _NAMED if (found := form.match(text))), None)
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
