"""Reads the dates of HTTP headers: Last-Modified, Retry-After."""

from datetime import UTC, datetime
from functools import lru_cache

from editor.core.values.w3c_datetime import of_moment


@lru_cache(maxsize=65_536)
def time_of_header(text: str) -> datetime | None:
    """Parse the date of an HTTP header, as UTC; None if it is none. Source: RFC 9110, section 5.6.7."""
    from email.utils import parsedate_to_datetime  # noqa: PLC0415 - takes 5 ms, and few ask a site

    try:
        moment = parsedate_to_datetime(text.strip())
        return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
    except (TypeError, ValueError, IndexError, OverflowError):
        return None


@lru_cache(maxsize=65_536)
def day_of_header(text: str) -> str:
    """Return the day in UTC of the date of an HTTP header, such as "2024-05-31"; "" if it is none."""
    moment = time_of_header(text)
    return moment.date().isoformat() if moment else ""


def shown_header_time(text: str) -> str:
    """Return the date of an HTTP header as W3C Datetime in UTC; the text itself if it is no date."""
    moment = time_of_header(text)
    return text.strip() if moment is None else str(of_moment(moment))
