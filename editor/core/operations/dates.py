"""Rewrites dates of last modification; `lastmod` declares the operations that use these functions.

No date is ever invented: only the operations "today" and "now" write the current time. New values are
`YYYY-MM-DD` or `YYYY-MM-DDThh:mm:ss` with a zone, valid by W3C and by the protocol's schema; a fraction of a
second stays. Source: https://www.w3.org/TR/NOTE-datetime
"""

from collections import Counter

from editor.core.fields import XML_SPACE
from editor.core.operations.operation import Request, set_value
from editor.core.operations.outcome import Outcome, Rewrite, rewritten_rows, values_in
from editor.core.operations.zones import (
    Zone,
    known_zone,
    shift_moment,
    with_instant,
    with_wall_time,
)
from editor.core.values.w3c_datetime import DAY, Instant, Precision, W3CDatetime, date_of

_HOUR = 3600


def today(request: Request, zone: str) -> Outcome:
    """Return the outcome of setting every date to the current day in a time zone."""
    return _set_now(request, zone, Precision.DAY)


def now(request: Request, zone: str) -> Outcome:
    """Return the outcome of setting every date to the current date and time in a time zone."""
    return _set_now(request, zone, Precision.SECOND)


def _set_now(request: Request, zone: str, precision: Precision) -> Outcome:
    moment = _zone(zone).in_zone(request.surroundings.now)
    if moment is None:
        return Outcome(left_alone=len(request.rows))
    return set_value(request, str(moment.at(precision)))


def shift(_request: Request, days: int, hours: int, minutes: int) -> Rewrite:
    """Return a function that moves a date by a span of time; one without a time by whole days only."""
    seconds = days * DAY + hours * _HOUR + minutes * 60

    def rewrite(value: str) -> str | None:
        moment = _day_or_time(value)
        if moment is None or not seconds:
            return value if moment else None
        return _text(shift_moment(moment, seconds))

    return rewrite


def add_zone(_request: Request, zone: str) -> Rewrite:
    """Return a function that adds a time zone to times without one; the time of day stays."""
    there = _zone(zone)

    def rewrite(value: str) -> str | None:
        moment = date_of(value, zone_optional=True)
        if moment is None or moment.precision < Precision.MINUTE or moment.zone:
            return value if moment else None
        return _text(with_wall_time(moment, there))

    return rewrite


def change_zone(_request: Request, zone: str, keep: str) -> Rewrite:
    """Return a function that converts times to another zone; `keep`: the instant or the clock time."""
    there = _zone(zone)

    def rewrite(value: str) -> str | None:
        moment = date_of(value)
        if moment is None or moment.precision < Precision.MINUTE:
            return None
        moved = (with_instant if keep == "instant" else with_wall_time)(moment, there)
        # A time without seconds gets them if it changes, but not if it stays as it is.
        return value if moved and moved.zone == moment.zone else _text(moved)

    return rewrite


def date_only(_request: Request) -> Rewrite:
    """Return a function that removes the time of day."""

    def rewrite(value: str) -> str | None:
        moment = date_of(value, zone_optional=True)
        if moment is None or moment.precision < Precision.DAY:
            return None
        return value if moment.precision is Precision.DAY else str(moment.at(Precision.DAY))

    return rewrite


def full(_request: Request, zone: str) -> Rewrite:
    """Return a function that adds seconds to a time, and midnight in a zone to a date without a time."""
    there = _zone(zone)

    def rewrite(value: str) -> str | None:
        moment = _day_or_time(value)
        if moment is None or moment.precision >= Precision.SECOND:
            return value if moment else None
        if moment.precision is Precision.MINUTE:
            return str(moment.at(Precision.SECOND))
        return _text(with_wall_time(moment._replace(hour=0, minute=0, second=0), there))

    return rewrite


def clear_future(request: Request, hours: int) -> Rewrite:
    """Return a function that clears dates more than `hours` ahead of now."""
    latest = Instant.of(request.surroundings.now).later(hours * _HOUR)

    def rewrite(value: str) -> str | None:
        moment = date_of(value)
        if moment is None:
            return None
        return "" if moment.instant() > latest else value

    return rewrite


def clear_alike(request: Request, percent: int, at_least: int) -> Outcome:
    """Return the outcome of clearing a date that nearly all entries share, as it dates the file only."""
    column = request.entries.column("lastmod")
    counts = Counter(value.strip(XML_SPACE) for value in values_in(column, request.rows) if value)
    [(common, count)] = counts.most_common(1) or [("", 0)]
    total = counts.total()
    is_generated = total >= at_least and count * 100 >= total * percent

    def rewrite(value: str) -> str | None:
        return "" if is_generated and value.strip(XML_SPACE) == common else value

    return rewritten_rows(request.entries, request.rows, "lastmod", "lastmod", rewrite)


def _day_or_time(value: str) -> W3CDatetime | None:
    """Parse a date that names at least a day; None for a mere year or month."""
    moment = date_of(value)
    return moment if moment is not None and moment.precision >= Precision.DAY else None


def _zone(name: str) -> Zone:
    zone = known_zone(name)
    assert zone is not None  # the parameter was validated before
    return zone


def _text(moment: W3CDatetime | None) -> str | None:
    return None if moment is None else str(moment)
