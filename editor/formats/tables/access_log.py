"""Reads logs of servers in the combined format as a table: how often and when each URL was asked for.

A request for another path than that of a page, such as an image, is a row, too: only URLs of the
sitemap are taken of it. Times are given as they stand, in the form of lastmod.
Sources: https://httpd.apache.org/docs/2.4/logs.html#combined,
https://nginx.org/en/docs/http/ngx_http_log_module.html (which has the same form, named `combined`)
"""

import re
from collections import Counter
from dataclasses import dataclass, field

from editor.core.table_import import Table

_LINE = re.compile(
    rb"\S+ \S+ [^\[\n]*\[(?P<time>[^\]\n]{20,40})\] "
    rb'"(?:GET|HEAD) (?P<target>\S+)(?: [^"\n]*)?" (?P<status>[0-9]{3}) \S+'
    rb'(?: "(?:[^"\\\n]|\\.)*" "(?P<agent>(?:[^"\\\n]|\\.)*)")?[^\n]*'
)
_ANY_LINE = re.compile(rb'\S+ \S+ [^\[\n]*\[[^\]\n]{20,40}\] "[^"\n]*" [0-9]{3} [^\n]*')
_LOOKED_AT = 5  # lines
_BOTS = {"Googlebot": b"googlebot", "Bingbot": b"bingbot"}
_TIME = re.compile(r"([0-9]{2})/([A-Z][a-z]{2})/([0-9]{4}):([0-9:]{8}) ([+-][0-9]{2})([0-9]{2})")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


@dataclass(slots=True)
class _Asked:
    """What a log says of a path."""

    count: int = 0
    bots: "Counter[str]" = field(default_factory=Counter)
    last: bytes = b""
    last_of_bot: bytes = b""
    status: str = ""


def is_access_log(data: bytes) -> bool:
    """Tell whether the first lines are those of a log in the combined or the common format."""
    lines = data[:20_000].split(b"\n")[:_LOOKED_AT]
    whole = [line for line in lines if line.strip()]
    return bool(whole) and all(_ANY_LINE.fullmatch(line.rstrip(b"\r")) for line in whole)


def table_of_log(data: bytes) -> Table:
    """Return what a log says of each URL, which is a path where the log does not name the site."""
    asked: dict[bytes, _Asked] = {}
    for line in _LINE.finditer(data):
        one = asked.setdefault(line["target"], _Asked())
        one.count += 1
        one.last, one.status = line["time"], line["status"].decode()
        agent = (line["agent"] or b"").lower()
        for name, sign in _BOTS.items():
            if sign in agent:
                one.bots[name] += 1
                one.last_of_bot = line["time"] if name == "Googlebot" else one.last_of_bot
    times = ("Last request", "Last by Googlebot", "Last status")
    headings = ("URL", "Requests", *(f"{name} requests" for name in _BOTS), *times)
    rows = (
        (
            target.decode("utf-8", errors="replace"),
            str(one.count),
            *(str(one.bots[name]) for name in _BOTS),
            _time(one.last),
            _time(one.last_of_bot),
            one.status,
        )
        for target, one in asked.items()
    )
    return Table(headings, tuple(rows))


def _time(text: bytes) -> str:
    """Return a time in the form of lastmod; as it stands where it has another form than usual."""
    written = text.decode("ascii", errors="replace")
    found = _TIME.fullmatch(written)
    if found is None or found[2] not in _MONTHS:
        return written
    day, month, year, clock, hours, minutes = found.groups()
    return f"{year}-{_MONTHS.index(month) + 1:02}-{day}T{clock}{hours}:{minutes}"
