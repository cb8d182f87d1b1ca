"""URLs for display: decoded, and without the origin (scheme and host) that most entries share."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING
from urllib.parse import unquote

from editor.core.values.urls import decoded_for_display
from editor.models.words.explanations import shorten_value

if TYPE_CHECKING:
    from editor.core.searching import TextSpan

_SAMPLE = 500  # entries that are looked at: enough to find what most of them share
_ORIGIN = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://[^/?#\s]+(?=/)")


class UrlDisplay:
    """Formats the URLs of one document for display."""

    def __init__(self, locs: Sequence[str]) -> None:
        self._folds = True
        self._origin = self._prefix = ""
        self.refresh(locs)

    @property
    def folded_origin(self) -> str:
        """The origin, as written, that is left out of URLs which have it; "" if none is."""
        return self._origin if self._folds else ""

    def set_fold_origin(self, fold: bool) -> None:
        """Set whether the origin that most URLs share is left out when they are shown."""
        self._folds = fold

    def refresh(self, locs: Sequence[str]) -> bool:
        """Find the shared origin again, and tell whether it has changed."""
        sample = _sample(locs)
        if self._origin and _is_most(sum(loc.startswith(self._prefix) for loc in sample), sample):
            return False
        before, self._origin = self._origin, _origin_of_most(sample)
        self._prefix = f"{self._origin}/"
        return before != self._origin

    def readable(self, loc: str) -> str:
        """Return a URL for display on one line: decoded where that loses
        nothing, without the shared origin.
        """
        if self._folds and self._origin and loc.startswith(self._prefix):
            if "%" not in loc and "xn--" not in loc:
                return shorten_value(loc[len(self._origin) :])
            readable = _decoded(loc)
            return readable[origin_length(readable) :]
        return _decoded(loc)

    def shown_span(self, loc: str, span: "TextSpan") -> "TextSpan | None":
        """Return the span in `readable(loc)` that shows a span of the URL; None if it is not shown."""
        shown = self.readable(loc)
        hidden = len(self._origin) if self._folds and self._origin and loc.startswith(self._prefix) else 0
        start, end = max(span[0] - hidden, 0), span[1] - hidden
        if span[1] <= hidden and hidden:
            return None
        if shown == loc[hidden:]:
            return start, end
        seen = _seen_as(loc[hidden:], shown)
        if not seen:
            return None
        if start == end:
            place = seen[start][0] if start < len(seen) else len(shown)
            return place, place
        return seen[start][0], seen[end - 1][1]

    def is_shared(self, origin: str) -> bool:
        """Tell whether an origin, as displayed, is the one that most entries share."""
        return origin == _decoded(self._origin)


def origin_length(url: str) -> int:
    """Return the length of the scheme and host of a URL; 0 if no path follows them."""
    match = None if url.startswith("/") else _ORIGIN.match(url)
    return match.end() if match else 0


def _decoded(loc: str) -> str:
    return shorten_value(decoded_for_display(loc) if "%" in loc or "xn--" in loc else loc)


def _seen_as(loc: str, shown: str) -> list["TextSpan"]:
    """Return the span of the displayed URL that shows each character of the URL; [] if that is ambiguous.

    All characters of a percent escape get the span of the character that it encodes, all of a host in
    Punycode that of the host in Unicode.
    """
    seen: list[TextSpan] = []
    host, place = origin_length(loc), origin_length(shown)
    if loc[:host] == shown[:place]:
        place = 0
    else:
        seen = [(0, place)] * host
    while len(seen) < len(loc):
        here = len(seen)
        if place >= len(shown):
            return []
        one = shown[place]
        length = 1 if loc[here] == one else 3 * len(one.encode(errors="replace"))
        if length > 1 and unquote(loc[here : here + length]) != one:
            return []
        seen += [(place, place + 1)] * length
        place += 1
    return seen if place == len(shown) else []


def commonest_origin(locs: Sequence[str]) -> str:
    """Return the origin that most of the absolute URLs have; "" if none is so common."""
    return _origin_of_most([loc for loc in _sample(locs) if "://" in loc])


def _sample(locs: Sequence[str]) -> list[str]:
    """Return some of the URLs, evenly spaced; empty ones, of new rows, are left out."""
    return list(filter(None, locs[:: max(1, len(locs) // _SAMPLE)]))


def _origin_of_most(sample: Sequence[str]) -> str:
    origins = Counter(match[0] for match in map(_ORIGIN.match, sample) if match)
    if not origins:
        return ""
    origin, count = origins.most_common(1)[0]
    return origin if _is_most(count, sample) else ""


def _is_most(count: int, sample: Sequence[str]) -> bool:
    return count * 2 > len(sample)
