"""Checks the URLs that a file may list: those of its own site, below its own folder, no index in an index.

If the file's published URL is unknown, only a mix of hosts or schemes can be found. Hosts that the public
cannot reach are found here too, as one check for each host is enough.
Source: https://www.sitemaps.org/protocol.html#location
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import repeat
from urllib.parse import unquote

from editor.core.document.entries import Entries
from editor.core.fields import XML_SPACE, Kind
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.values.characters import without_invisible
from editor.core.values.urls import Site, UrlScope, equivalence_key, is_under, scope_of
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.extensions.namespaces import ExtensionTexts
from editor.rules.family import FileSection
from editor.rules.finding import Context, FileHit, Hit
from editor.rules.loc.advice import fragment_hit, public_host_hit
from editor.rules.loc.check import check as check_loc
from editor.rules.loc.check import settled_url
from editor.rules.marks import Codes, code_of_hit, put_code
from editor.rules.rule import Fixability, Severity
from editor.rules.scope.sites import Sites, error_in, origin_of, site_of_origin
from editor.rules.wording import phrase

PUBLIC_HOST = "loc-not-public-host"
SLIP = "loc-scheme-unsupported"
NESTED = "index-nested"
_MOST = QT_TRANSLATE_NOOP("phrases", "most are on {host}")
_LEADING = QT_TRANSLATE_NOOP("phrases", "{count:,} of {total:,} are on {host}")
_MOST_BEGIN = QT_TRANSLATE_NOOP("phrases", "most are {scheme}")
_HALF_BEGIN = QT_TRANSLATE_NOOP("phrases", "half of them are {scheme}")
_TWO_HOSTS = Phrase(QT_TRANSLATE_NOOP("phrases", " With and without www are different hosts."))
SCOPE_RULES = frozenset(
    {
        "mixed-hosts",
        "mixed-schemes",
        "url-off-host",
        "url-off-scheme",
        "url-outside-scope",
        PUBLIC_HOST,
        NESTED,
        "index-self-reference",
        "index-child-off-site",
        "index-children-hosts",
        "index-child-outside-dir",
    }
)


class ScopeJudge:
    """Checks the site and folder of URLs, given the majority of the file's own URLs."""

    def __init__(self, sites: Sites, context: Context, locs: Sequence[str] = ()) -> None:
        """`locs`: all URLs, needed to find an index among its own entries if its URL is unknown."""
        self._context = context
        self._scope = scope_of(context.published_url)
        self._nested = dict(context.nested)
        self._sites = sites
        self.majority = sites.majority()
        self._name = _without_gz(context.file_name)
        is_named = self._is_index and self._scope is None and any(map(self._is_named, locs))
        self.top = _top_of(locs) if is_named else None  # the directory of the index, if it lists itself

    @property
    def looks_at_paths(self) -> bool:
        """True if the path of a URL may decide about its hits, and not its origin alone."""
        if self._scope is None:
            return bool(self._nested or self.top)
        return self._is_index or self._scope.directory != "/"

    @property
    def _is_index(self) -> bool:
        return self._context.kind is Kind.SITEMAPINDEX

    def _is_named(self, loc: str) -> bool:
        """Return True if a URL ends in the name of the file itself, compressed or not."""
        last = loc.partition("?")[0].partition("#")[0].rpartition("/")[2].strip(XML_SPACE)
        return bool(self._name) and _without_gz(unquote(last)) == self._name

    def slip_hit(self, loc: str) -> Hit | None:
        """Return the hit about a URL's scheme.

        Its fix is safe if most URLs are on the corrected site, and nothing else is wrong with the URL then.
        """
        hit = next((hit for hit in check_loc(loc, self._context) if hit.rule == SLIP), None)
        if hit is None or origin_of(without_invisible(loc)):  # with an origin, it is two URLs run together
            return hit
        url = settled_url(str(dict(hit.params)["suggestion"]), self._context)
        site = site_of_origin(origin_of(url))
        is_usual = site is not None and (site.authority, site.scheme) == self.majority
        is_sure = is_usual and not self._is_faulty(url)
        return hit._replace(fix=Fixability.AUTO) if is_sure else hit

    def _is_faulty(self, url: str) -> bool:
        """Return True if a URL breaks a rule, but for that about its host, which all URLs there break."""
        hits = (*check_loc(url, self._context), *self.hits(origin_of(url), url))
        return any(hit.rule != PUBLIC_HOST for hit in hits)

    def hits(self, origin: str, loc: str) -> Iterator[Hit]:
        """Yield the hits about a URL's site and folder."""
        if loc in self._nested:
            yield Hit(NESTED, (("name", self._nested[loc]),))
        site = site_of_origin(origin)
        if site is None:
            return
        if hit := public_host_hit(site.host):
            yield hit
        if self.top and self._is_named(loc) and scope_of(loc) == self.top:
            yield Hit("index-self-reference", fix=Fixability.ASK)
        if self._scope is None:
            yield from self._of_hosts(site) if self._is_index else self._mixed(site)
        elif self._is_index:
            yield from self._of_child(self._scope, site, loc)
        else:
            yield from self._of_page(self._scope, site, loc)

    def _of_hosts(self, site: Site) -> Iterator[Hit]:
        if site.authority != self.majority[0] and not self._context.cross_submitted:
            yield Hit("index-children-hosts", (("majority", self._lead), ("host", site.authority)))

    def _mixed(self, site: Site) -> Iterator[Hit]:
        host, scheme = self.majority
        if site.authority != host and not self._context.cross_submitted:
            yield Hit("mixed-hosts", (("majority", self._lead), ("host", site.authority)))
        if site.scheme != scheme:
            yield Hit("mixed-schemes", (("majority", self._lead_of_scheme), ("scheme", site.scheme)))

    @cached_property
    def _lead(self) -> Phrase:
        """The clause about the leading host: most URLs are on it, or how many if at most half."""
        (count, total), host = self._sites.share(), self.majority[0]
        return Phrase(_MOST if 2 * count > total else _LEADING, host=host, count=count, total=total)

    @cached_property
    def _lead_of_scheme(self) -> Phrase:
        count, total = self._sites.share(of_scheme=True)
        return Phrase(_MOST_BEGIN if 2 * count > total else _HALF_BEGIN, scheme=self.majority[1])

    def _of_page(self, scope: UrlScope, site: Site, loc: str) -> Iterator[Hit]:
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

    def _of_child(self, scope: UrlScope, site: Site, loc: str) -> Iterator[Hit]:
        if site != scope.site:
            if not self._context.cross_submitted:
                yield Hit("index-child-off-site", (("published", str(scope.site)), ("host", str(site))))
        elif equivalence_key(loc) == equivalence_key(self._context.published_url):
            yield Hit("index-self-reference")
        elif not is_under(loc, scope.directory):
            yield Hit("index-child-outside-dir", (("folder", f"{scope.site}{scope.directory}"),))


def _top_of(locs: Sequence[str]) -> UrlScope | None:
    """Return the directory that several URLs are in or below; None if none of them is at the top.

    An index that lists a file of its own name is in that directory, as it may only list files below it. The
    name alone does not suffice: /blog/sitemap.xml has it too.
    """
    scopes = [scope for scope in map(scope_of, locs) if scope is not None]
    top = min(scopes, key=lambda scope: len(scope.directory), default=None)
    if top is None or len(scopes) < 2:
        return None
    is_top = all(scope.site == top.site and scope.directory.startswith(top.directory) for scope in scopes)
    return top if is_top else None


def _without_gz(name: str) -> str:
    return name[:-3] if name.lower().endswith(".gz") else name


def _hosts(published: Site, other: Site) -> tuple[tuple[str, str], ...]:
    is_www = other.host.removeprefix("www.") == published.host.removeprefix("www.")
    hint = _TWO_HOSTS if is_www and other.host != published.host else ""
    return (("published", published.authority), ("host", other.authority), ("hint", hint))


def published_file_hits(context: Context) -> Iterator[FileHit]:
    """Yield the file hit about the published URL of the file itself: unknown, or invalid."""
    url = context.published_url
    if not url:
        yield FileHit("published-url-unknown")
    elif flaw := error_in(url) or fragment_hit(url):
        reason = phrase(RULE_BY_ID[flaw.rule], flaw.params, url)
        yield FileHit("published-url-invalid", value=url, params=(("url", url), ("reason", reason)))


def scope_codes(entries: Entries, sites: Sites, judge: ScopeJudge) -> Codes:
    """Return the codes of URLs outside the file's scope; checked once for each origin if that suffices."""
    codes: Codes = {}
    size = len(sites)
    if judge.looks_at_paths:
        for row, (origin, loc) in enumerate(zip(sites, entries.column("loc"), strict=True)):
            for hit in judge.hits(origin, loc):
                put_code(codes, size, (hit.rule, "loc"), row, code_of_hit(hit))
        return codes
    origins = sites.present()
    by_rule: dict[str, dict[str, int]] = {}  # the codes of origins with findings
    for origin in origins:
        for hit in judge.hits(origin, origin):
            by_rule.setdefault(hit.rule, {})[origin] = code_of_hit(hit)
    for rule, of_origin in by_rule.items():
        if list(origins.values()) == [size]:  # usual, and quicker
            codes[rule, "loc"] = bytearray(of_origin.values()) * size
        else:
            codes[rule, "loc"] = bytearray(map(of_origin.get, sites, repeat(0)))
    return codes


def _published(_urlset: Entries, context: Context, _texts: ExtensionTexts) -> Iterable[FileHit]:
    return published_file_hits(context)


PUBLISHED = FileSection("published", _published, of_entries=False, of_urlsets=False)
