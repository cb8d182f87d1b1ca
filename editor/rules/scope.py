"""Which URLs a file may list: those of its own site, below its own folder.

Where the file's published URL is not known, only a mix of hosts or schemes can be told. Hosts that the
public cannot reach are found here too, since that is asked once for each host.
Source: https://www.sitemaps.org/protocol.html#location
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from itertools import compress, repeat

from editor.core.characters import without_invisible
from editor.core.fields import XML_SPACE, Kind
from editor.core.old_rows import OldRows
from editor.core.urls import Scope, Site, equivalence_key, is_under, scope_of, split_site
from editor.rules import loc as loc_rules
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.finding import Context, Hit, Remark
from editor.rules.rule import Fix, Severity
from editor.rules.url_column import UrlColumn

PUBLIC_HOST = "loc-not-public-host"
SLIP = "loc-scheme-unsupported"
SCOPE_RULES = frozenset(
    {
        "mixed-hosts",
        "mixed-schemes",
        "url-off-host",
        "url-off-scheme",
        "url-outside-scope",
        PUBLIC_HOST,
        "index-self-reference",
        "index-child-off-site",
        "index-child-outside-dir",
    }
)

_ANY_TIME = datetime(2000, 1, 1, tzinfo=UTC)  # the rules about URLs do not ask for it
_ORIGIN = re.compile(r"https?://[^/?#]*", re.IGNORECASE)


def origin_of(loc: str) -> str:
    """A URL up to its path, as written; "" where it is not http or https."""
    match = _ORIGIN.match(loc.strip(XML_SPACE))
    return match[0] if match else ""


def origins_of(column: UrlColumn) -> list[str]:
    """The origin of each, which are few texts: usually all of a file begin with the same."""
    start = column.home
    home = start[:-1]
    if column.is_of_one_home:
        return [home] * len(column.locs)
    found = [home if start and loc.startswith(start) else origin_of(loc) for loc in column.locs]
    known: dict[str, str] = {}
    return list(map(known.setdefault, found, found))


@lru_cache(maxsize=1024)
def site_of_origin(origin: str) -> Site | None:
    """The site of an origin as written; None where the rules about single URLs find an error in it."""
    return split_site(origin) if origin and not _has_error(origin + "/") else None


def _has_error(url: str) -> bool:
    hits = loc_rules.check(url, Context(Kind.URLSET, _ANY_TIME))
    return any((hit.severity or RULE_BY_ID[hit.rule].severity) is Severity.ERROR for hit in hits)


class Sites:
    """The origins of all URLs of a document that changes, and which of them most URLs have."""

    def __init__(self, origins: Sequence[str]) -> None:
        self.origins = list(origins)
        is_one = bool(origins) and origins.count(origins[0]) == len(origins)  # usual, and quicker to tell
        self._counts = Counter({origins[0]: len(origins)} if is_one else origins)

    def copied(self) -> "Sites":
        """The same sites, to be changed on their own."""
        copy = Sites(())
        copy.origins, copy._counts = list(self.origins), Counter(self._counts)
        return copy

    def present(self) -> list[str]:
        """The origins that there are, each once."""
        return [origin for origin, count in self._counts.items() if count and origin]

    def rows_of(self, origin: str) -> list[int]:
        """The rows whose URL has this origin, ascending."""
        if self._counts[origin] == len(self.origins):
            return list(range(len(self.origins)))
        return list(compress(range(len(self.origins)), map(origin.__eq__, self.origins)))

    def each_row_of(self, origin: str) -> Iterator[int]:
        """The same one by one, for who needs only the first few."""
        row = -1
        for _ in range(self._counts[origin]):
            row = self.origins.index(origin, row + 1)
            yield row

    def majority(self) -> tuple[str, str]:
        """The host (with a port of its own) and the scheme of most URLs; of the first where several lead."""
        return self._leader(lambda site: site.authority), self._leader(lambda site: site.scheme)

    def _leader(self, part: Callable[[Site], str]) -> str:
        counts: Counter[str] = Counter()
        for origin in self.present():
            if site := site_of_origin(origin):
                counts[part(site)] += self._counts[origin]
        most = max(counts.values(), default=0)
        leaders = {name for name, count in counts.items() if count == most}
        if len(leaders) <= 1:
            return next(iter(leaders), "")
        sites = (site for origin in self.origins if (site := site_of_origin(origin)))
        return next(part(site) for site in sites if part(site) in leaders)

    # Changes

    def update(self, row: int, loc: str) -> None:
        """A row has another URL."""
        self._counts[self.origins[row]] -= 1
        self.origins[row] = origin_of(loc)
        self._counts[self.origins[row]] += 1

    def insert(self, first: int, origins: Sequence[str]) -> None:
        """Rows were inserted whose URLs have these origins."""
        self.origins[first:first] = origins
        self._counts.update(origins)

    def remove(self, first: int, last: int) -> None:
        """Rows were removed; `last` is included."""
        self._counts.subtract(self.origins[first : last + 1])
        del self.origins[first : last + 1]

    def rearrange(self, old_rows: OldRows) -> None:
        """Rows stand elsewhere; nothing is known of new ones yet."""
        old_rows.arrange(self.origins, repeat(""))
        if not old_rows.is_permutation:
            self._counts = Counter(self.origins)


class Judge:
    """Says what is wrong with the site and folder of URLs, given the majority of the file's own."""

    def __init__(self, sites: Sites, context: Context) -> None:
        self._context = context
        self._scope = scope_of(context.published_url)
        self.majority = sites.majority()

    @property
    def looks_at_paths(self) -> bool:
        """Whether two URLs of one origin may get different answers."""
        if self._scope is None:
            return False
        return self._context.kind is Kind.SITEMAPINDEX or self._scope.directory != "/"

    def slip_hit(self, loc: str) -> Hit | None:
        """What is wrong with the scheme of a URL; a slip is sure where most URLs are on the site it meant."""
        hit = next((hit for hit in loc_rules.check(loc, self._context) if hit.rule == SLIP), None)
        if hit is None or origin_of(without_invisible(loc)):  # the latter are two URLs in one
            return hit
        site = site_of_origin(origin_of(str(dict(hit.params)["suggestion"])))
        is_sure = site is not None and (site.authority, site.scheme) == self.majority
        return hit._replace(fix=Fix.AUTO) if is_sure else hit

    def hits(self, origin: str, loc: str) -> Iterator[Hit]:
        """What is wrong with a URL."""
        site = site_of_origin(origin)
        if site is None:
            return
        if hit := loc_rules.public_host_hit(site.host):
            yield hit
        if self._scope is None:
            if self._context.kind is not Kind.SITEMAPINDEX:
                yield from self._mixed(site)
        elif self._context.kind is Kind.SITEMAPINDEX:
            yield from self._of_child(self._scope, site, loc)
        else:
            yield from self._of_page(self._scope, site, loc)

    def _mixed(self, site: Site) -> Iterator[Hit]:
        host, scheme = self.majority
        if site.authority != host and not self._context.cross_submitted:
            yield Hit("mixed-hosts", (("majority", host), ("host", site.authority)))
        if site.scheme != scheme:
            yield Hit("mixed-schemes", (("majority", scheme), ("scheme", site.scheme)))

    def _of_page(self, scope: Scope, site: Site, loc: str) -> Iterator[Hit]:
        if site.authority != scope.site.authority:
            if not self._context.cross_submitted:
                yield Hit("url-off-host", _hosts(scope.site, site))
        elif site.scheme != scope.site.scheme:
            yield Hit("url-off-scheme", (("published", scope.site.scheme), ("scheme", site.scheme)))
        elif not is_under(loc, scope.directory):
            is_waived = self._context.search_console or self._context.cross_submitted
            folder = f"{scope.site}{scope.directory}"
            severity = Severity.WARNING if self._context.is_published_inferred else None
            yield Hit("url-outside-scope", (("folder", folder),), Severity.ADVICE if is_waived else severity)

    def _of_child(self, scope: Scope, site: Site, loc: str) -> Iterator[Hit]:
        if site != scope.site:
            if not self._context.cross_submitted:
                yield Hit("index-child-off-site", (("published", str(scope.site)), ("host", str(site))))
        elif equivalence_key(loc) == equivalence_key(self._context.published_url):
            yield Hit("index-self-reference")
        elif not is_under(loc, scope.directory):
            yield Hit("index-child-outside-dir", (("folder", f"{scope.site}{scope.directory}"),))


def _hosts(published: Site, other: Site) -> tuple[tuple[str, str], ...]:
    is_www = other.host.removeprefix("www.") == published.host.removeprefix("www.")
    hint = " With and without www are two hosts." if is_www and other.host != published.host else ""
    return (("published", published.authority), ("host", other.authority), ("hint", hint))


def published_remarks(context: Context) -> Iterator[Remark]:
    """What is wrong with the URL that the file itself is published at."""
    url = context.published_url
    if not url:
        yield Remark("published-url-unknown")
    elif _has_error(url) or "#" in url:
        yield Remark("published-url-invalid", value=url, params=(("url", url),))
