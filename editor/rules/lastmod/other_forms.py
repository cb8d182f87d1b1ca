"""Converts dates in other forms that mean one instant without doubt to W3C's.

Doubtful ones (day and month may be swapped, no zone, a zone other than UTC by name) give None.
"""

import re
from datetime import date, timedelta

from editor.core.values import w3c_datetime

_UTC = "(?:utc?|gmt)"
# Also the zones of Go and JavaScript: `+0000 UTC`, `GMT+0200 (Central European Time)`.
_ZONE = rf"z|{_UTC}|[+-]00:?00 {_UTC}|{_UTC}?[+-][0-9]{{1,2}}(?::?[0-9]{{2}})?(?: \([^()]*\))?"
_OFFSET = re.compile(r"([+-])([0-9]{1,2}?):?([0-9]{2})?(?![0-9])")
# Separators, digits and letter case may be wrong, in any combination; a time needs a zone.
_LOOSE = re.compile(
    r"(?P<year>[0-9]{4})(?P<between>[-/])(?P<month>[0-9]{1,2})(?P=between)(?P<day>[0-9]{1,2})"
    r"(?:[t ](?P<hour>[0-9]{1,2}):(?P<minute>[0-9]{2})"
    r"(?::(?P<second>[0-9]{2})(?:[.,](?P<fraction>[0-9]+))?)?"
    rf" ?(?P<zone>{_ZONE}))?",
    re.IGNORECASE | re.ASCII,
)
_DATE_WITH_ZONE = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})(?:Z|[+-]00:00)")
_COMPACT = re.compile(r"([0-9]{4})([0-9]{2})([0-9]{2})")
_HOUR_24 = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})T24:00:00(\.0+)?(Z|[+-][0-9]{2}:[0-9]{2})")
_RFC_822 = re.compile(
    r"(?P<weekday>[a-z]{3}), (?P<day>[0-9]{1,2}) (?P<month>[a-z]{3}) (?P<year>[0-9]{4})"
    r" (?P<clock>[0-9]{2}:[0-9]{2}(?::[0-9]{2})?) (?P<zone>gmt|ut|[+-][0-9]{4})",
    re.IGNORECASE | re.ASCII,
)
_RFC_822_LOOSE = re.compile(
    r"(?:(?P<weekday>[a-z]{3,9}),? ?)?(?P<day>[0-9]{1,2}) (?P<month>[a-z]{3,9}) (?P<year>[0-9]{4}|[0-9]{2})"
    r" (?P<clock>[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?) (?P<zone>[a-z]{1,3}|[+-][0-9]{4})",
    re.IGNORECASE | re.ASCII,
)
_ZONES = dict.fromkeys(("gmt", "ut", "utc", "z"), "Z")
_ZONES |= {"est": "-0500", "edt": "-0400", "cst": "-0600", "cdt": "-0500"}
_ZONES |= {"mst": "-0700", "mdt": "-0600", "pst": "-0800", "pdt": "-0700"}
_WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
_MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")
_COMPACT_YEARS = range(1970, 2101)  # eight digits outside these may be anything


def rewritten_date(text: str) -> str | None:
    """Return the same moment in W3C's form; None if the text is ambiguous or names no real moment."""
    for form in (_from_loose, _from_date_with_zone, _from_compact, _from_rfc_822):
        written = form(text)
        if written is not None and w3c_datetime.parse_date(written) is not None:
            return written
    return None


def without_hour_24(text: str) -> str | None:
    """Rewrite 24:00:00 with a zone as midnight at the start of the next day; else None."""
    match = _HOUR_24.fullmatch(text)
    if match is None:
        return None
    year, month, day, fraction, zone = match.groups()
    try:
        following = date(int(year), int(month), int(day)) + timedelta(days=1)
    except (ValueError, OverflowError):
        return None
    written = f"{following.isoformat()}T00:00:00{fraction or ''}{zone}"
    return written if w3c_datetime.parse_date(written) else None


def _from_loose(text: str) -> str | None:
    match = _LOOSE.fullmatch(text)
    if match is None:
        return None
    written = f"{match['year']}-{match['month']:0>2}-{match['day']:0>2}"
    if match["hour"] is None:
        return written
    fraction = f".{match['fraction']}" if match["fraction"] else ""
    clock = f"{match['hour']:0>2}:{match['minute']}:{match['second'] or '00'}{fraction}"
    return f"{written}T{clock}{_zone(match['zone'])}"


def _zone(written: str) -> str:
    """Rewrite zones such as `z`, `UTC`, `+1`, `+01`, `+0100` and `GMT+1:00` as `Z` or `+01:00`."""
    offset = _OFFSET.search(written)
    if offset is None:
        return "Z"
    sign, hours, minutes = offset.groups()
    return f"{sign}{hours:0>2}:{minutes or '00'}"


def _from_date_with_zone(text: str) -> str | None:
    match = _DATE_WITH_ZONE.fullmatch(text)
    return match[1] if match else None


def _from_compact(text: str) -> str | None:
    match = _COMPACT.fullmatch(text)
    return "-".join(match.groups()) if match and int(match[1]) in _COMPACT_YEARS else None


def _from_rfc_822(text: str) -> str | None:
    """Convert the form of mail and feeds, if its weekday is right and its zone a number or GMT."""
    match = _RFC_822.fullmatch(text)
    return _moment(match) if match else None


def from_feed(text: str) -> str | None:
    """Convert the date of a feed, in which RFC 822 defines the names of zones, to W3C's form.

    The weekday may be missing, and the year may have two digits.
    Source: https://www.rfc-editor.org/rfc/rfc5322#section-4.3
    """
    match = _RFC_822_LOOSE.fullmatch(" ".join(text.split()))
    written = _moment(match) if match else None
    return written if written and w3c_datetime.parse_date(written) else None


def _moment(match: re.Match[str]) -> str | None:
    month, year = match["month"][:3].lower(), int(match["year"])
    zone = _ZONES.get(match["zone"].lower(), match["zone"])
    if month not in _MONTHS or (zone.isalpha() and zone != "Z"):
        return None
    if len(match["year"]) == 2:
        year += 2000 if year < 50 else 1900
    try:
        day = date(year, _MONTHS.index(month) + 1, int(match["day"]))
    except ValueError:
        return None
    weekday = match["weekday"]
    if weekday and weekday[:3].lower() != _WEEKDAYS[day.weekday()]:
        return None
    hour, _, rest = match["clock"].partition(":")
    return f"{day.isoformat()}T{hour:0>2}:{rest}{'' if ':' in rest else ':00'}{_zone(zone)}"
