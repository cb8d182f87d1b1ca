"""Counts the parts of URLs: all at once, as each is found on the way to others."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

from editor.core.fields import XML_SPACE
from editor.core.filtering.many_texts import SEPARATOR, split_texts
from editor.core.filtering.url_parts import SplitUrls
from editor.core.filtering.url_tests import lengths_of
from editor.core.insight.counting import Tally, in_pieces
from editor.core.insight.source import InsightSource

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
