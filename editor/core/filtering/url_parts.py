"""Takes whole columns of URLs apart: quickly where they are of the usual form, exactly in any case."""

import re
from collections.abc import Sequence
from itertools import repeat

from editor.core.fields import XML_SPACE
from editor.core.urls import split

_PLAIN_HOME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://[^/?#\s]*/")
_AFTER_SCHEME = 8  # characters of "https://": no host of http or https ends before


class UrlParts:
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
        tails = self._tails()
        if _has_any(tails, "?#"):
            tails = [tail.partition("#")[0].partition("?")[0] for tail in tails]
        for row in self._odd_rows:
            parts = split(self._locs[row])
            tails[row] = parts.path or "/" if parts else ""
        return tails

    def depths(self) -> list[int]:
        """How many named segments each path has; -1 where there is no absolute URL."""
        paths = self.paths()
        if "//" in "\n".join(paths):
            return list(map(_depth, paths))
        depths = [path.count("/") - path.endswith("/") for path in paths]
        for row in self._odd_rows:
            depths[row] = _depth(paths[row])
        return depths

    def endings(self) -> list[str]:
        """What stands behind the last dot of each file's name; "" where there is no dot or no file."""
        behind_dot = [path.rpartition(".")[2] for path in self.paths()]
        return ["" if "/" in text else text for text in behind_dot]

    def queries(self) -> list[str]:
        """What stands between `?` and `#`."""
        queries = [tail.partition("#")[0].partition("?")[2] for tail in self._tails()]
        for row in self._odd_rows:
            parts = split(self._locs[row])
            queries[row] = parts.query[1:] if parts else ""
        return queries

    def _tails(self) -> list[str]:
        """Path, query and fragment; of odd rows anything."""
        tails = [loc[len(home) - 1 :] for loc, home in zip(self._locs, self._homes, strict=True)]
        return list(map(str.strip, tails, repeat(XML_SPACE))) if _has_any(tails, XML_SPACE) else tails


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


def _has_any(texts: Sequence[str], signs: str) -> bool:
    text = "".join(texts)
    return any(sign in text for sign in signs)


def _home_of(loc: str) -> str:
    """What is likely to be scheme, authority and a slash."""
    return loc[: loc.find("/", _AFTER_SCHEME) + 1]
