"""URLs as people read them: decoded, and without the origin (scheme and host) that most entries share."""

import re
from collections import Counter
from collections.abc import Sequence
from urllib.parse import unquote

from editor.core.searching import Span
from editor.core.values.urls import decoded_for_display
from editor.models.words.translation import shortened

_SAMPLE = 500  # entries that are looked at: enough to find what most of them share
_ORIGIN = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://[^/?#\s]+(?=/)")


class UrlDisplay:
    """How the URLs of one document are shown."""

    def __init__(self, locs: Sequence[str]) -> None:
        self._folds = True
        self._origin = self._prefix = ""
        self.refresh(locs)

    @property
    def folded_origin(self) -> str:
        """The origin that is left out where a URL has it, as it is written; "" where none is."""
        return self._origin if self._folds else ""

    def set_fold_origin(self, fold: bool) -> None:
        """Leave out the origin that most entries share, or show it in each of them."""
        self._folds = fold

    def refresh(self, locs: Sequence[str]) -> bool:
        """Learn the shared origin anew; whether it became another."""
        sample = _sample(locs)
        if self._origin and _is_most(sum(loc.startswith(self._prefix) for loc in sample), sample):
            return False
        before, self._origin = self._origin, _origin_of_most(sample)
        self._prefix = f"{self._origin}/"
        return before != self._origin

    def readable(self, loc: str) -> str:
        """A URL on one line, decoded where that loses nothing, without the folded origin."""
        if self._folds and self._origin and loc.startswith(self._prefix):
            if "%" not in loc and "xn--" not in loc:
                return shortened(loc[len(self._origin) :])
            readable = _decoded(loc)
            return readable[origin_length(readable) :]
        return _decoded(loc)

    def shown_span(self, loc: str, span: Span) -> Span | None:
        """Where in `readable(loc)` a part of the URL is seen; None where nothing there stands for it."""
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
        """Whether this is, as it is shown, the origin that most entries share."""
        return origin == _decoded(self._origin)


def origin_length(url: str) -> int:
    """How many characters of a URL are its scheme and host; 0 where no path follows them."""
    match = None if url.startswith("/") else _ORIGIN.match(url)
    return match.end() if match else 0


def _decoded(loc: str) -> str:
    return shortened(decoded_for_display(loc) if "%" in loc or "xn--" in loc else loc)


def _seen_as(loc: str, shown: str) -> list[Span]:
    """Where each character of a URL is seen in its readable form; [] where that is not clear.

    An escape is seen as the character that it is a part of, a host in Unicode as a whole.
    """
    seen: list[Span] = []
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
    """The origin that most of those URLs have that are whole; "" where none is so common."""
    return _origin_of_most([loc for loc in _sample(locs) if "://" in loc])


def _sample(locs: Sequence[str]) -> list[str]:
    """Some of the URLs; that of a new row is none yet."""
    return list(filter(None, locs[:: max(1, len(locs) // _SAMPLE)]))


def _origin_of_most(sample: Sequence[str]) -> str:
    origins = Counter(match[0] for match in map(_ORIGIN.match, sample) if match)
    if not origins:
        return ""
    origin, count = origins.most_common(1)[0]
    return origin if _is_most(count, sample) else ""


def _is_most(count: int, sample: Sequence[str]) -> bool:
    return count * 2 > len(sample)
