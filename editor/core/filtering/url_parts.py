"""Splits whole columns of URLs into parts: quickly if they have the usual form, exactly in any case."""

import re
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import compress, repeat
from operator import contains, itemgetter, sub

from editor.core.fields import XML_SPACE
from editor.core.filtering.many_texts import SEPARATOR, cut_off
from editor.core.values.urls import decoded_path, split

_PLAIN_HOME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://[^/?#\s]*/")
_AFTER_SCHEME = 8  # characters of "https://": no host of http or https ends before
_LAST = itemgetter(2)


class SplitUrls:
    """The URLs of some rows, split into parts; every list has one item for each row."""

    def __init__(self, locs: Sequence[str]) -> None:
        self._locs = locs
        self._homes, self._odd_rows = _likely_homes(locs)

    def homes(self) -> list[str]:
        """Return scheme and authority of each URL, perhaps with a slash; "" if it is not absolute."""
        homes = list(self._homes)
        for row in self._odd_rows:
            parts = split(self._locs[row])
            homes[row] = f"{parts.scheme}://{parts.authority}" if parts else ""
        return homes

    def paths(self) -> list[str]:
        """Return the path of each URL as written, "/" if it has none; "" if it is no absolute URL."""
        return list(self._paths)

    def readable_paths(self) -> list[str]:
        """Return the paths with percent-encoded visible non-ASCII characters decoded, as people read them."""
        paths = self.paths()
        for row in _rows_with(paths, "%"):
            paths[row] = decoded_path(paths[row])
        return paths

    def depths(self) -> list[int]:
        """Return the number of non-empty segments in the path of each URL; -1 if it is no absolute URL."""
        paths = self._paths
        ends = map(str.endswith, paths, repeat("/"))
        depths = list(map(sub, map(str.count, paths, repeat("/")), ends))
        for row in {*self._odd_rows, *_rows_with(paths, ["//"])}:
            depths[row] = _depth(paths[row])
        return depths

    def endings(self, dots: int = 0) -> list[str]:
        """Return the file extension of each URL, with `dots` dots in it: 0 for pdf, 1 for tar.gz; else ""."""
        paths = self._paths
        if not dots:
            return self._last_endings()
        endings = [""] * len(paths)
        for row in _rows_with(paths, "."):
            _, *pieces = paths[row].rpartition("/")[2].rsplit(".", dots + 1)
            if len(pieces) > dots:
                endings[row] = ".".join(pieces)
        return endings

    def _last_endings(self) -> list[str]:
        rows = _rows_with(self._paths, ".")
        found = list(map(_LAST, map(str.rpartition, map(self._paths.__getitem__, rows), repeat("."))))
        folders = {ending for ending in set(found) if "/" in ending}  # their dots are not in the name
        endings = [""] * len(self._paths)
        for row, ending in zip(rows, found, strict=True):
            if ending not in folders:
                endings[row] = ending
        return endings

    def queries(self) -> list[str]:
        """Return the text between `?` and `#` of each URL; "" if it has no query."""
        tails = self._tails
        queries = [""] * len(tails)
        for row in _rows_with(tails, "?"):
            queries[row] = tails[row].partition("#")[0].partition("?")[2]
        for row in self._odd_rows:
            parts = split(self._locs[row])
            queries[row] = parts.query[1:] if parts else ""
        return queries

    @cached_property
    def _paths(self) -> list[str]:
        paths = cut_off("#?", self._tails)
        for row in self._odd_rows:
            parts = split(self._locs[row])
            paths[row] = parts.path or "/" if parts else ""
        return paths

    @cached_property
    def _tails(self) -> list[str]:
        """Path, query and fragment of each URL; anything for a URL of unusual form."""
        homes = set(self._homes)
        if len(homes) == 1:
            tails = list(map(itemgetter(slice(len(homes.pop()) - 1, None)), self._locs))
        else:
            tails = [loc[len(home) - 1 :] for loc, home in zip(self._locs, self._homes, strict=True)]
        for row in _rows_with(tails, XML_SPACE):
            tails[row] = tails[row].strip(XML_SPACE)
        return tails


def _likely_homes(locs: Sequence[str]) -> tuple[list[str], list[int]]:
    """Return the beginning of each URL up to its path's slash, and the rows where it is unsure."""
    home = locs[0][: locs[0].find("/", _AFTER_SCHEME) + 1] if locs else ""
    if _PLAIN_HOME.fullmatch(home) and all(map(str.startswith, locs, repeat(home))):
        return [home] * len(locs), []
    homes = [loc[: loc.find("/", _AFTER_SCHEME) + 1] for loc in locs]
    plain = {home for home in set(homes) if _PLAIN_HOME.fullmatch(home)}
    return homes, [row for row, home in enumerate(homes) if home not in plain]


def _depth(path: str) -> int:
    return sum(map(bool, path.split("/"))) if path else -1


def _rows_with(texts: Sequence[str], signs: Iterable[str]) -> Sequence[int]:
    """Return the rows whose text contains any of some strings, ascending."""
    joined = SEPARATOR.join(texts)
    rows = range(len(texts))
    found = [compress(rows, map(contains, texts, repeat(sign))) for sign in signs if sign in joined]
    return sorted(set().union(*found)) if len(found) > 1 else [row for each in found for row in each]
