"""Time zones by offset or name, and the conversion of dates and times between them.

Names are those of the system's time zone database, which Windows may lack; only offsets are known then.
"""

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from editor.core.values.w3c_datetime import DAY, MAX_OFFSET, Precision, W3CDatetime

_OFFSET = re.compile(r"([+-])([01][0-9]):([0-5][0-9])")
_LAST_DAY = date.max.toordinal()


@dataclass(frozen=True, slots=True)
class Zone:
    """A time zone; `name` is Z, an offset such as +02:00, or a place such as Europe/Berlin."""

    name: str
    clock: tzinfo

    def text_at(self, moment: datetime) -> str | None:
        """Return the zone's offset at a moment, as lastmod writes it; None if it cannot be written.

        A naive datetime is taken as the time that a clock in the zone shows.
        """
        if self.name == "Z":
            return "Z"
        offset = (moment if moment.tzinfo else moment.replace(tzinfo=self.clock)).astimezone(self.clock)
        return _offset_text(offset.utcoffset())

    def in_zone(self, moment: datetime) -> W3CDatetime | None:
        """Convert an aware datetime to this zone, to the second; None if the offset cannot be written."""
        local = moment.astimezone(self.clock)
        text = self.text_at(moment)
        if text is None:
            return None
        return W3CDatetime(
            local.year, local.month, local.day, local.hour, local.minute, local.second, zone=text
        )


def known_zone(name: str) -> Zone | None:
    """Return the zone with a name; None if it is unknown."""
    if name.upper() in ("Z", "UTC", "GMT"):
        return Zone("Z", UTC)
    match = _OFFSET.fullmatch(name)
    if match:
        minutes = int(match[2]) * 60 + int(match[3])
        if minutes > MAX_OFFSET:
            return None
        return Zone(name, timezone(timedelta(minutes=-minutes if match[1] == "-" else minutes)))
    try:
        return Zone(name, ZoneInfo(name)) if name else None
    except (ZoneInfoNotFoundError, ValueError, OSError):  # ValueError: a path that leads elsewhere
        return None


def _offset_text(offset: timedelta | None) -> str | None:
    if offset is None or offset.seconds % 60:  # local time from before there were time zones
        return None
    minutes = offset // timedelta(minutes=1)
    if abs(minutes) > MAX_OFFSET:
        return None
    return f"{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"


def shift_moment(moment: W3CDatetime, seconds: int) -> W3CDatetime | None:
    """Return a date, or a date and time, shifted by seconds on its own clock; None outside the years 1 to
    9999.

    A date moves by whole days only. A time without seconds gets them, as the protocol's schema demands.
    """
    days, clock = divmod(moment.second_of_day + seconds, DAY)
    day = moment.first_day.toordinal() + days
    if not 1 <= day <= _LAST_DAY:
        return None
    there = moment.on(date.fromordinal(day))
    if moment.precision <= Precision.DAY:
        return None if clock else there
    return there._replace(hour=clock // 3600, minute=clock // 60 % 60, second=clock % 60)


def wall_time(moment: W3CDatetime) -> datetime:
    """Return a date and time, to the second, as a datetime without its zone."""
    day = moment.first_day
    return datetime(  # noqa: DTZ001 - the zone is what is being asked for
        day.year, day.month, day.day, moment.hour or 0, moment.minute or 0, moment.second or 0
    )


def with_wall_time(moment: W3CDatetime, zone: Zone) -> W3CDatetime | None:
    """Put a time of day in a zone unchanged; None if the zone's offset cannot be written."""
    try:
        text = zone.text_at(wall_time(moment))
    except OverflowError:  # at the first or last year of the calendar
        return None
    return None if text is None else _with_seconds(moment._replace(zone=text))


def with_instant(moment: W3CDatetime, zone: Zone) -> W3CDatetime | None:
    """Convert a time to a zone, keeping the instant; None if the zone's offset cannot be written."""
    try:
        aware = wall_time(moment).replace(tzinfo=timezone(timedelta(minutes=moment.offset)))
        text = zone.text_at(aware)
    except OverflowError:
        return None
    if text is None:
        return None
    there = moment._replace(zone=text)
    return shift_moment(there, (there.offset - moment.offset) * 60)


def _with_seconds(moment: W3CDatetime) -> W3CDatetime:
    return moment.at(Precision.SECOND) if moment.precision is Precision.MINUTE else moment
