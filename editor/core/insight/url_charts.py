"""Charts of the URLs: their length, depth, file types, parameters, hosts and schemes.

The parts of a URL are counted all at once, as each is found on the way to others.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

from editor.core.fields import XML_SPACE
from editor.core.filtering.filter_language import as_word
from editor.core.filtering.text_matching import SEPARATOR, split_texts
from editor.core.filtering.url_matching import SplitUrls, hosts_of, lengths_of, parameter_names, scheme_of
from editor.core.insight.chart_source import InsightSource, Tally, in_pieces
from editor.core.insight.charts import Bar, Chart, Remark, Tone, most_common, ranked
from editor.core.text import N_, Phrase
from editor.core.values.urls import unicode_host

_VALUE = re.compile(f"=[^&{SEPARATOR}]*")


class UrlPart(StrEnum):
    """A part of URLs whose values are counted."""

    LENGTH = "length"
    DEPTH = "depth"  # -1 if it is no absolute URL
    ENDING = "ending"  # in lower case; "" if there is none
    QUERY = "query"  # with the names of parameters alone
    HOME = "home"  # scheme and authority, perhaps with a slash; "" if it is no absolute URL


def url_counts(source: InsightSource, part: UrlPart) -> "Counter[Any]":
    """Return how often each value of a part occurs in the URLs of a source."""
    return Counter({value: count for (of, value), count in source.counts(_URLS).items() if of is part})


def _count(locs: Sequence[str]) -> "Counter[tuple[UrlPart, object]]":
    found: dict[UrlPart, Counter[object]] = {part: Counter() for part in UrlPart}
    for some in in_pieces(locs):
        urls = SplitUrls(some)
        found[UrlPart.LENGTH].update(lengths_of(some))
        found[UrlPart.DEPTH].update(urls.depths())
        found[UrlPart.ENDING].update(urls.endings())
        found[UrlPart.QUERY].update(_without_values(urls.queries()))
        found[UrlPart.HOME].update(urls.homes())
    lowered: Counter[object] = Counter()
    for ending, count in found[UrlPart.ENDING].items():
        lowered[as_compared(str(ending)).lower()] += count
    found[UrlPart.ENDING] = lowered
    return Counter({(part, value): count for part, own in found.items() for value, count in own.items()})


def as_compared(part: str) -> str:
    """Return a part of a URL as filters compare it: without white space around it, unless that is all."""
    return part.strip(XML_SPACE) or part


def _without_values(queries: list[str]) -> Iterable[str]:
    """Return queries without the values of their parameters, of which there may be very many."""
    named = _VALUE.sub("=", SEPARATOR.join(queries))
    return split_texts(named, len(queries)) or [_VALUE.sub("=", query) for query in queries]


_URLS = Tally(("locs",), _count)


_MOST = 12  # bars
_LENGTHS = (0, 40, 60, 80, 100, 150, 200, 500, 1_000, 2_048)  # where a bar begins; the last is too long
LENGTH = N_("Length of the URLs, in characters")
DEPTH = N_("Levels in the path")
FILE_TYPES = N_("File types")
PARAMETERS = N_("Parameters")
HOSTS = N_("Hosts")
SCHEMES = N_("Schemes")


def by_length(source: InsightSource) -> Chart:
    """Return the bars of how long URLs are."""
    lengths = url_counts(source, UrlPart.LENGTH)
    bars = []
    for low, end in zip(_LENGTHS, (*_LENGTHS[1:], 0), strict=True):
        count = sum(
            number
            for length, number in lengths.items()
            if length >= max(low, 1) and (not end or length < end)
        )
        if count:
            question = f"length:{low}..{end - 1}" if end else f"length>={low}"
            label = f"{low:,}–{end - 1:,}" if end else f"≥ {low:,}"
            bars.append(Bar(label, count, question, Tone.PLAIN if end else Tone.ERROR))
    remarks: tuple[Remark, ...] = ()
    if lengths and max(lengths) > _LENGTHS[5]:
        longest = max(lengths)
        words = Phrase(N_("The longest URL has {number:,} characters."), number=longest)
        remarks = (Remark(words, f"length={longest}"),)
    return Chart("length", LENGTH, tuple(bars), len(source), remarks)


def by_depth(source: InsightSource) -> Chart:
    """Return the bars of how many names the paths have."""
    depths = url_counts(source, UrlPart.DEPTH)
    none = depths.pop(-1, 0)
    known = sorted(depths)
    bars = [Bar(str(depth), depths[depth], f"depth={depth}") for depth in known[:_MOST]]
    if deeper := known[_MOST:]:
        label = Phrase(N_("{number} or more"), number=deeper[0])
        bars.append(Bar(label, sum(depths[depth] for depth in deeper), f"depth>={deeper[0]}"))
    return Chart("depth", DEPTH, (*bars, *_no_url(none, "-depth>=0")), len(source))


def by_file_type(source: InsightSource) -> Chart:
    """Return the bars of the file extensions."""
    found = url_counts(source, UrlPart.ENDING)
    without = found.pop("", 0)
    bars = most_common(
        [Bar(end, count, "" if end.isspace() else f"ext:{as_word(end)}") for end, count in found.items()],
        _MOST,
    )
    label = Phrase(N_("None"))
    none = (Bar(label, without, "-ext:*", Tone.ABSENT),) if without else ()
    return Chart("ext", FILE_TYPES, (*bars, *none), len(source))


def by_parameter(source: InsightSource) -> Chart:
    """Return the bars of the names of parameters; a URL with several is in several bars."""
    queries = url_counts(source, UrlPart.QUERY)
    found: Counter[str] = Counter()
    for query, count in queries.items():
        for name in {as_compared(name).lower() for name in parameter_names(query)} if query else ():
            found[name] += count
    without = queries[""]
    bars = most_common(
        [
            Bar(name, count, "" if "=" in name or name.isspace() else f"param:{as_word(name)}")
            for name, count in found.items()
            if name
        ],
        _MOST,
    )
    label = Phrase(N_("None"))
    none = (Bar(label, without, "-param:*", Tone.ABSENT),) if without else ()
    return Chart("param", PARAMETERS, (*bars, *none), len(source))


def by_host(source: InsightSource) -> Chart:
    """Return the bars of the hosts, without their ports."""
    homes = url_counts(source, UrlPart.HOME)
    found: Counter[str] = Counter()
    for home, count in homes.items():
        host = hosts_of(home)[0] if home else ""
        found[as_compared(host)] += count
    none = found.pop("", 0)
    bars = most_common(
        [Bar(unicode_host(host), count, _of_host(host)) for host, count in found.items()], _MOST
    )
    remarks: tuple[Remark, ...] = ()
    if len(found) > 1:
        main, count = ranked(found)[0]
        words = Phrase(N_("URLs on another host than most: {count:,}."), count=sum(found.values()) - count)
        remarks = (Remark(words, f"host:* -host={as_word(main)}"),)
    return Chart("host", HOSTS, (*bars, *_no_url(none, "-host:*")), len(source), remarks)


def _of_host(host: str) -> str:
    """Return the filter for a host; "" where white space in it cannot be asked for."""
    return "" if any(map(str.isspace, host)) else f"host={as_word(host)}"


def by_scheme(source: InsightSource) -> Chart:
    """Return the bars of the schemes."""
    found: Counter[str] = Counter()
    for home, count in url_counts(source, UrlPart.HOME).items():
        found[scheme_of(home)] += count
    none = found.pop("", 0)
    bars = most_common(
        [Bar(scheme, count, f"scheme:{as_word(scheme)}") for scheme, count in found.items()], _MOST
    )
    remarks: tuple[Remark, ...] = ()
    if found["http"] and found["https"]:
        words = Phrase(
            N_("URLs that begin with http, while others have https: {count:,}."), count=found["http"]
        )
        remarks = (Remark(words, "scheme:http"),)
    return Chart("scheme", SCHEMES, (*bars, *_no_url(none, "-scheme:*")), len(source), remarks)


def _no_url(count: int, question: str) -> tuple[Bar, ...]:
    label = Phrase(N_("Not a complete URL"))
    return (Bar(label, count, question, Tone.ERROR),) if count else ()
