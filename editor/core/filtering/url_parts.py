"""Takes whole columns of URLs apart: quickly where they are of the usual form, exactly in any case."""

import re
from collections.abc import Iterable, Sequence
from itertools import compress, repeat
from operator import itemgetter, sub

from editor.core.fields import XML_SPACE
from editor.core.filtering.many_texts import SEPARATOR, cut_off, texts_with
from editor.core.values.urls import decoded_path, split

_PLAIN_HOME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://[^/?#\s]*/")
_AFTER_SCHEME = 8  # characters of "https://": no host of http or https ends before


class SplitUrls:
    """The URLs of some rows taken apart; every list has one item for each row."""

    def __init__(self, locs: Sequence[str]) -> None:
        self._locs = locs
        self._homes, self._odd_rows = _likely_homes(locs)

    def homes(self) -> list[str]:
        """Scheme and authority, with or without a slash behind them; "" where there is no absolute URL."""
        homes = list(self._homes)
        for row in self._odd_rows:
            parts = split(self._locs[row])
            homes[row] = f"{parts.scheme}://{parts.authority}" if parts else ""
        return homes

    def paths(self) -> list[str]:
        """The paths as written, "/" for a URL without one; "" where there is no absolute URL."""
        paths = cut_off("?", cut_off("#", self._tails()))
        for row in self._odd_rows:
            parts = split(self._locs[row])
            paths[row] = parts.path or "/" if parts else ""
        return paths

    def readable_paths(self) -> list[str]:
        """The paths as people read them: escapes of visible non-ASCII characters are decoded."""
        paths = self.paths()
        return list(map(decoded_path, paths)) if any("%" in path for path in paths) else paths

    def depths(self) -> list[int]:
        """How many named segments each path has; -1 where there is no absolute URL."""
        paths = self.paths()
        ends = map(str.endswith, paths, repeat("/"))
        depths = list(map(sub, map(str.count, paths, repeat("/")), ends))
        for row in {*self._odd_rows, *_rows_with(paths, ["//"])}:
            depths[row] = _depth(paths[row])
        return depths

    def endings(self, dots: int = 0) -> list[str]:
        """What stands behind the last dot of each file's name, or with dots in it behind one before that;
        "" where there is no such dot or no file.
        """
        paths = self.paths()
        endings = [""] * len(paths)
        for row in _rows_with(paths, "."):
            _, *pieces = paths[row].rpartition("/")[2].rsplit(".", dots + 1)
            if len(pieces) > dots:
                endings[row] = ".".join(pieces)
        return endings

    def queries(self) -> list[str]:
        """What stands between `?` and `#`."""
        tails = self._tails()
        queries = [""] * len(tails)
        for row in _rows_with(tails, "?"):
            queries[row] = tails[row].partition("#")[0].partition("?")[2]
        for row in self._odd_rows:
            parts = split(self._locs[row])
            queries[row] = parts.query[1:] if parts else ""
        return queries

    def _tails(self) -> list[str]:
        """Path, query and fragment; of odd rows anything."""
        homes = set(self._homes)
        if len(homes) == 1:
            tails = list(map(itemgetter(slice(len(homes.pop()) - 1, None)), self._locs))
        else:
            tails = [loc[len(home) - 1 :] for loc, home in zip(self._locs, self._homes, strict=True)]
        for row in _rows_with(tails, XML_SPACE):
            tails[row] = tails[row].strip(XML_SPACE)
        return tails


def _likely_homes(locs: Sequence[str]) -> tuple[list[str], list[int]]:
    """What each URL begins with up to its path's slash, and the rows where that is not sure."""
    home = _home_of(locs[0]) if locs else ""
    if _PLAIN_HOME.fullmatch(home) and all(map(str.startswith, locs, repeat(home))):
        return [home] * len(locs), []
    homes = list(map(_home_of, locs))
    plain = {home for home in set(homes) if _PLAIN_HOME.fullmatch(home)}
    return homes, [row for row, home in enumerate(homes) if home not in plain]


def _depth(path: str) -> int:
    return sum(map(bool, path.split("/"))) if path else -1


def _rows_with(texts: Sequence[str], signs: Iterable[str]) -> Sequence[int]:
    """The rows whose text holds any of some signs, ascending."""
    joined = SEPARATOR.join(texts)
    rows = range(len(texts))
    found = [compress(rows, texts_with(sign, texts, joined)) for sign in signs if sign in joined]
    return sorted(set().union(*found)) if len(found) > 1 else [row for each in found for row in each]


def _home_of(loc: str) -> str:
    """What is likely to be scheme, authority and a slash."""
    return loc[: loc.find("/", _AFTER_SCHEME) + 1]
