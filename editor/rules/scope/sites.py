"""The sites that the URLs of a document are on."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from functools import lru_cache

from editor.core.document.compact_list import CompactList
from editor.core.document.row_mapping import RowMapping
from editor.core.fields import XML_SPACE, Kind
from editor.core.limits import MAX_ENTRIES
from editor.core.values.urls import Site, split_site
from editor.rules.catalogue import severity_told
from editor.rules.finding import Context, Hit
from editor.rules.loc.check import check as check_loc
from editor.rules.rule import Severity
from editor.rules.url_column import UrlColumn

_ANY_TIME = datetime(2000, 1, 1, tzinfo=UTC)  # the rules about URLs do not depend on it
_ORIGIN = re.compile(r"https?://[^/?#]*", re.IGNORECASE)


def origin_of(loc: str) -> str:
    """Return a URL up to its path, as written; "" if it is not http or https."""
    match = _ORIGIN.match(loc.strip(XML_SPACE))
    return match[0] if match else ""


def origins_of(column: UrlColumn) -> Sequence[str]:
    """Return the origin of each URL; equal ones mostly share one string."""
    start = column.home
    home = start[:-1]
    if column.is_of_one_home:
        return CompactList.of(home, len(column.locs))
    found = [home if start and loc.startswith(start) else origin_of(loc) for loc in column.locs]
    known: dict[str, str] = {}
    return list(map(known.setdefault, found, found))


@lru_cache(maxsize=MAX_ENTRIES)  # each edit counts the hosts anew, and all may differ
def site_of_origin(origin: str) -> Site | None:
    """Return the site of an origin as written; None if the rules about single URLs find an error in it."""
    return split_site(origin) if origin and not error_in(origin + "/") else None


def error_in(url: str) -> Hit | None:
    """Return the first error that the rules about single URLs find in a URL; None if there is none."""
    hits = check_loc(url, Context(Kind.URLSET, _ANY_TIME))
    errors = (hit for hit in hits if severity_told(hit) is Severity.ERROR)
    return next(errors, None)


def _authority(site: Site) -> str:
    return site.authority


def _scheme(site: Site) -> str:
    return site.scheme


class Sites:
    """The origins of all URLs of a document, updated while it changes, and the majority among them.

    There are few origins, mostly one, and many rows.
    """

    def __init__(self, origins: Sequence[str] = ()) -> None:
        """`origins`: the origin of each row's URL."""
        self._rows = CompactList(origins)
        self._counts = _counted(self._rows)

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[str]:
        """Yield the origin of each row's URL."""
        return iter(self._rows)

    def __getitem__(self, row: int) -> str:
        return self._rows[row]

    def copied(self) -> "Sites":
        """Return a copy that can be changed independently."""
        copy = Sites()
        copy._rows, copy._counts = self._rows[:], Counter(self._counts)
        return copy

    def present(self) -> dict[str, int]:
        """Return the origins in use, with the number of rows that have each."""
        return {origin: count for origin, count in self._counts.items() if count and origin}

    def majority(self) -> tuple[str, str]:
        """Return the host (with any port) and the scheme of most URLs; the first of several that lead."""
        return self._leader(_authority), self._leader(_scheme)

    def share(self, *, of_scheme: bool = False) -> tuple[int, int]:
        """Return the number of URLs with the leading host, or scheme, and the number of all valid URLs."""
        counts = self._counts_by(_scheme if of_scheme else _authority)
        return max(counts.values(), default=0), counts.total()

    def _counts_by(self, part: Callable[[Site], str]) -> Counter[str]:
        counts: Counter[str] = Counter()
        for origin, count in self.present().items():
            if site := site_of_origin(origin):
                counts[part(site)] += count
        return counts

    def _leader(self, part: Callable[[Site], str]) -> str:
        counts = self._counts_by(part)
        most = max(counts.values(), default=0)
        leaders = {name for name, count in counts.items() if count == most}
        if len(leaders) <= 1:
            return next(iter(leaders), "")
        sites = (site for origin in self if (site := site_of_origin(origin)))
        return next(part(site) for site in sites if part(site) in leaders)

    # Changes

    def update(self, row: int, loc: str) -> None:
        """Give a row another URL."""
        origin = origin_of(loc)
        self._counts[self[row]] -= 1
        self._counts[origin] += 1
        self._rows[row] = origin

    def insert(self, first: int, origins: Sequence[str]) -> None:
        """Insert rows whose URLs have these origins."""
        self._rows[first:first] = origins
        self._counts.update(origins)

    def remove(self, first: int, last: int) -> None:
        """Remove rows; `last` is included."""
        self._counts.subtract(self._rows[first : last + 1])
        del self._rows[first : last + 1]

    def rearrange(self, old_rows: RowMapping) -> None:
        """Move rows to their new places; new rows have an unknown origin until updated."""
        self._rows.rearrange(old_rows, [""] * len(old_rows.new))
        if not old_rows.is_permutation:
            self._counts = _counted(self._rows)


def _counted(origins: CompactList[str]) -> Counter[str]:
    return Counter({origins[0]: len(origins)} if origins and origins.is_alike else origins)
