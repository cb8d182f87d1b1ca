"""Checks that a file lists only what it may: URLs of its site, below its folder, no nested index.

If the file's published URL is unknown, only a mix of hosts or schemes can be found. Hosts that the
public cannot reach are found here too, as one check for each host is enough. URLs that resemble
those of sitemaps belong in an index. The findings follow the changes of the document.
Source: https://www.sitemaps.org/protocol.html#location
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import cached_property, lru_cache
from itertools import chain, compress, islice, product, repeat
from typing import NamedTuple, Self
from urllib.parse import unquote

from editor.core.document.columns import CompactList
from editor.core.document.entries import Entries
from editor.core.fields import XML_SPACE, Kind
from editor.core.file_limits import MAX_ENTRIES
from editor.core.text import N_, Phrase
from editor.core.values.characters import without_invisible
from editor.core.values.urls import (
    DEFAULT_PORTS,
    PLAIN_HOST,
    Reach,
    Site,
    UrlScope,
    equivalence_key,
    is_under,
    reach,
    scope_of,
    split,
    split_site,
)
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.family import CheckedFile, FamilyState, FileSection, SharedFacts
from editor.rules.finding import Context, FieldHit, FileHit, Hit
from editor.rules.listing.duplicates_check import DUPLICATE_RULES
from editor.rules.marks import Codes, hide_marked, is_blank, mark_of_hit, put_mark
from editor.rules.rule import Fixability, OnePer, Severity
from editor.rules.values import loc_check
from editor.rules.values.loc_check import url_after_fixes
from editor.rules.values.url_traits import UrlColumn, fragment_hit, looks_like_sitemap, public_host_hit
from editor.rules.wording import phrase

_ANY_TIME = datetime(2000, 1, 1, tzinfo=UTC)  # the rules about URLs do not depend on it
_ORIGIN = re.compile(r"https?://[^/?#]*", re.IGNORECASE)
_PLAIN_ORIGIN = re.compile(rf"(https?)://({PLAIN_HOST})")  # without errors


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
    if plain := _PLAIN_ORIGIN.fullmatch(origin):
        return Site(plain[1], plain[2], DEFAULT_PORTS[plain[1]])
    return split_site(origin) if origin and not error_in(origin + "/") else None


def error_in(url: str) -> Hit | None:
    """Return the first error that the rules about single URLs find in a URL; None if there is none."""
    return loc_check.first_error(url.strip(XML_SPACE), Context(Kind.URLSET, _ANY_TIME))


def _authority(site: Site) -> str:
    return site.authority


def _scheme(site: Site) -> str:
    return site.scheme


class _Lead(NamedTuple):
    """The host, or the scheme, that most URLs have."""

    name: str
    urls: int  # that have it
    total: int  # of valid URLs


class Sites:
    """The origins of all URLs of a document, and the majority among them.

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

    @property
    def are_one(self) -> bool:
        """True if all URLs have the same origin, as most files do."""
        return bool(self._rows) and self._rows.is_alike

    def present(self) -> dict[str, int]:
        """Return the origins in use, with the number of rows that have each."""
        return {origin: count for origin, count in self._counts.items() if count and origin}

    def majority(self) -> tuple[str, str]:
        """Return the host (with any port) and the scheme of most URLs; the first of several that lead.

        Hosts that the public cannot open only count where there are no others: a test machine has left its
        name in most URLs of some files, and the others are right.
        """
        return self.host_lead.name, self.scheme_lead.name

    @cached_property
    def host_lead(self) -> _Lead:
        """The host of most URLs, with any port."""
        return self._lead(_authority)

    @cached_property
    def scheme_lead(self) -> _Lead:
        """The scheme of most URLs."""
        return self._lead(_scheme)

    @cached_property
    def leading(self) -> Site | None:
        """A site on the host of most URLs; None if there are none."""
        host = self.host_lead.name
        return next(
            (site for each in self._by_reach.values() for site in each if site.authority == host), None
        )

    def is_public(self, site: Site) -> bool:
        """Return True if URLs are on a site whose host the public can open, and is not for examples."""
        return site in self._by_reach[Reach.PUBLIC]

    @cached_property
    def _by_reach(self) -> dict[Reach, dict[Site, int]]:
        """The number of URLs of each site, by who can open its host."""
        counts: dict[Reach, dict[Site, int]] = {each: {} for each in Reach}
        for origin, count in self.present().items():
            if site := site_of_origin(origin):
                own = counts[reach(site.host)]
                own[site] = own.get(site, 0) + count
        return counts

    @property
    def has_private_beside(self) -> bool:
        """True if there are URLs on hosts that the public cannot open, and others."""
        of_reach = self._by_reach
        return bool(of_reach[Reach.PRIVATE] and (of_reach[Reach.PUBLIC] or of_reach[Reach.EXAMPLE]))

    def _lead(self, part: Callable[[Site], str]) -> _Lead:
        public, example, private = (self._by_reach[each] for each in Reach)
        counts: dict[str, int] = {}
        for site, count in chain(public.items(), example.items()) if public or example else private.items():
            name = part(site)
            counts[name] = counts.get(name, 0) + count
        most = max(counts.values(), default=0)
        leaders = {name for name, count in counts.items() if count == most}
        name = next(iter(leaders), "")
        if len(leaders) > 1:
            names = (part(each) for each in map(site_of_origin, self) if each)
            name = next(each for each in names if each in leaders)
        return _Lead(name, most, sum(counts.values()))


def _counted(origins: CompactList[str]) -> Counter[str]:
    return Counter({origins[0]: len(origins)} if origins and origins.is_alike else origins)


PUBLIC_HOST = "loc-not-public-host"
TYPO = "loc-scheme-unsupported"
NESTED = "index-nested"
_MOST = N_("most are on {host}")
_MOST_PUBLIC = N_("of those on public hosts, most are on {host}")
_LEADING = N_("{host} has {count:,} of {total:,}")
_MOST_BEGIN = N_("most are {scheme}")
_HALF_BEGIN = N_("half of them are {scheme}")
_SEPARATE = ("advice", Phrase(N_("Use a separate file for each host.")))
_TWO_HOSTS = Phrase(N_(" With and without www are different hosts."))
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
        "index-children-schemes",
        "index-child-outside-dir",
    }
)


class ScopeCheck:
    """Checks the site and folder of URLs, given the majority of the file's own URLs."""

    def __init__(self, sites: Sites, context: Context, locs: Sequence[str] = ()) -> None:
        """`locs`: all URLs, needed to find an index among its own entries if its URL is unknown."""
        self._context = context
        self._scope = scope_of(context.published_url)
        self._nested = dict(context.nested)
        self.sites = sites
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

    def typo_hit(self, loc: str) -> Hit | None:
        """Return the hit about a URL's scheme.

        Its fix is safe if most URLs are on the corrected site, and nothing else is wrong with the URL then.
        """
        hit = next((hit for hit in loc_check.check(loc, self._context) if hit.rule == TYPO), None)
        if hit is None or origin_of(without_invisible(loc)):  # with an origin, it is two URLs run together
            return hit
        url = url_after_fixes(str(dict(hit.params)["suggestion"]), self._context)
        site = site_of_origin(origin_of(url))
        is_usual = site is not None and (site.authority, site.scheme) == self.majority
        is_sure = is_usual and not self._is_faulty(url)
        return hit._replace(fix=Fixability.AUTO) if is_sure else hit

    def _is_faulty(self, url: str) -> bool:
        """Return True if a URL breaks a rule, but for that about its host, which all URLs there break."""
        hits = (*loc_check.check(url, self._context), *self.hits(origin_of(url), url))
        return any(hit.rule != PUBLIC_HOST for hit in hits)

    def hits(self, origin: str, loc: str) -> Iterator[Hit]:
        """Yield the hits about a URL's site and folder."""
        if loc in self._nested:
            yield Hit(NESTED, (("name", self._nested[loc]),))
        site = site_of_origin(origin)
        if site is None:
            return
        if not self.sites.is_public(site) and (hit := public_host_hit(site.host)):
            if self._is_elsewhere(site):
                yield hit._replace(severity=Severity.ERROR)
                return
            yield hit
        if self.top and self._is_named(loc) and scope_of(loc) == self.top:
            yield Hit("index-self-reference", fix=Fixability.ASK)
        if self._scope is None:
            hit = self._of_hosts(site) if self._is_index else self._mixed(site)
        elif self._is_index:
            hit = self._of_child(self._scope, site, loc)
        else:
            hit = self._of_page(self._scope, site, loc)
        if hit:
            yield hit

    def _is_elsewhere(self, strange: Site) -> bool:
        """Return True if the file belongs to another host than one that is private or for examples.

        Its name was left by a test machine or a sample: that is the one cause of whatever else is wrong with
        the site.
        """
        if self._context.cross_submitted:
            return False
        if reach(strange.host) is Reach.EXAMPLE:
            own = self._scope.site if self._scope else self.sites.leading
            return own is not None and reach(own.host) is Reach.PUBLIC
        if self._scope is not None:
            return strange.authority != self._scope.site.authority
        return self.sites.has_private_beside

    def _of_hosts(self, site: Site) -> Hit | None:
        host, scheme = self.majority
        if site.authority != host and not self._context.cross_submitted:
            return Hit("index-children-hosts", (self._host_lead, ("host", site.authority)))
        if site.scheme != scheme:
            return Hit("index-children-schemes", (self._scheme_lead, ("scheme", site.scheme)))
        return None

    def _mixed(self, site: Site) -> Hit | None:
        host, scheme = self.majority
        if (authority := site.authority) != host and not self._context.cross_submitted:
            return Hit("mixed-hosts", (self._host_lead, _SEPARATE, ("host", authority)))
        if site.scheme != scheme:
            return Hit("mixed-schemes", (self._scheme_lead, ("scheme", site.scheme)))
        return None

    @cached_property
    def _host_lead(self) -> tuple[str, Phrase]:
        """The parameter about the leading host: most URLs are on it, or how many if at most half."""
        host, count, total = self.sites.host_lead
        if self.sites.has_private_beside:
            return "majority", Phrase(_MOST_PUBLIC, host=host)
        words = _MOST if 2 * count > total else _LEADING
        return "majority", Phrase(words, host=host, count=count, total=total)

    @cached_property
    def _scheme_lead(self) -> tuple[str, Phrase]:
        scheme, count, total = self.sites.scheme_lead
        return "majority", Phrase(_MOST_BEGIN if 2 * count > total else _HALF_BEGIN, scheme=scheme)

    def _of_page(self, scope: UrlScope, site: Site, loc: str) -> Hit | None:
        if site.authority != scope.site.authority:
            return None if self._context.cross_submitted else Hit("url-off-host", _hosts(scope.site, site))
        if site.scheme != scope.site.scheme:
            return Hit("url-off-scheme", (("published", scope.site.scheme), ("scheme", site.scheme)))
        if not is_under(loc, scope.directory):
            is_waived = self._context.search_console or self._context.cross_submitted
            folder = f"{scope.site}{scope.directory}"
            severity = Severity.WARNING if self._context.is_published_inferred else None
            return Hit("url-outside-scope", (("folder", folder),), Severity.ADVICE if is_waived else severity)
        return None

    def _of_child(self, scope: UrlScope, site: Site, loc: str) -> Hit | None:
        if site != scope.site:
            params = (("published", str(scope.site)), ("host", str(site)))
            return None if self._context.cross_submitted else Hit("index-child-off-site", params)
        if equivalence_key(loc) == equivalence_key(self._context.published_url):
            return Hit("index-self-reference")
        if not is_under(loc, scope.directory):
            return Hit("index-child-outside-dir", (("folder", f"{scope.site}{scope.directory}"),))
        return None


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


def scope_codes(entries: Entries, sites: Sites, judge: ScopeCheck) -> Codes:
    """Return the codes of URLs outside the file's scope; checked once for each origin if that suffices."""
    codes: Codes = {}
    size = len(sites)
    if judge.looks_at_paths:
        for row, (origin, loc) in enumerate(zip(sites, entries.column("loc"), strict=True)):
            for hit in judge.hits(origin, loc):
                put_mark(codes, size, (hit.rule, "loc"), row, mark_of_hit(hit))
        return codes
    origins = sites.present()
    by_rule: dict[str, dict[str, int]] = {}  # the codes of origins with findings
    for origin in origins:
        for hit in judge.hits(origin, origin):
            by_rule.setdefault(hit.rule, {})[origin] = mark_of_hit(hit)
    for rule, of_origin in by_rule.items():
        if sites.are_one:
            codes[rule, "loc"] = bytearray(of_origin.values()) * size
        else:
            codes[rule, "loc"] = bytearray(map(of_origin.get, sites, repeat(0)))
    return codes


PUBLISHED = FileSection(
    "published",
    lambda _urlset, context, _texts: published_file_hits(context),
    of_entries=False,
    of_urlsets=False,
)


BESIDE_ERRORS = DUPLICATE_RULES | SCOPE_RULES  # shown beside errors of a URL, which hide other findings

# These say why a URL is on another site.
_CAUSES = frozenset({"template-code", "url-in-url"})
_OF_SITES = frozenset(
    {"mixed-hosts", "mixed-schemes", "url-off-host", "url-off-scheme"}
    | {"index-children-hosts", "index-children-schemes", "index-child-off-site"}
)
_WARNING = bytes(code if code & 7 == Severity.WARNING else 0 for code in range(256))
_NO_WARNING = bytes(code if code & 7 != Severity.WARNING else 0 for code in range(256))


class ScopeState(FamilyState[ScopeCheck]):
    """The sites of all URLs, and the findings about them, which depend on the site of most."""

    RULES = SCOPE_RULES
    FIELDS = frozenset({"loc"})

    def __init__(self, of: CheckedFile) -> None:
        super().__init__(of)
        # The first rows for each rule, with the marks of which they are: to look at all URLs takes long.
        self.known_firsts: dict[str, tuple[bytes, list[int]]] = {}

    @classmethod
    def check(cls, file: Entries, context: Context, shared: SharedFacts) -> tuple[Codes, ScopeCheck]:
        sites = Sites(origins_of(shared.urls))
        judge = ScopeCheck(sites, context, shared.urls.locs)
        return scope_codes(file, sites, judge), judge

    def depends_on(self, field: str) -> bool:
        # An entry that changes is checked by itself, without what other URLs say of its scheme.
        return super().depends_on(field) or self.of.marks.has_any({TYPO})

    @property
    def judge(self) -> ScopeCheck:
        """The check of single URLs, given the majority of all."""
        return self.facts or ScopeCheck(Sites(), self.of.context)

    def prepare(self) -> None:
        for rule, field in self.of.marks.codes(self.RULES):
            if field == "loc" and RULE_BY_ID[rule].one_per is OnePer.HOST:
                self.first_of_each_host(rule)

    def take(self, other: Self) -> None:
        super().take(other)
        self.known_firsts = other.known_firsts

    def set_checked(self, facts: ScopeCheck | None, codes: Codes) -> None:
        self.facts = facts
        self.known_firsts.clear()
        self._hide_hosts(codes)
        self._hide_consequences(codes)

    def _hide_hosts(self, codes: Codes) -> None:
        """Remove the warning about a URL's host if the URL has an error; a note and an error stay."""
        array = codes.get((PUBLIC_HOST, "loc"))
        if array is None or is_blank(array.translate(_WARNING)):
            return
        warnings = hide_marked(array.translate(_WARNING), self.of.marks.errors("loc", BESIDE_ERRORS))
        codes[PUBLIC_HOST, "loc"] = bytearray(map(max, warnings, array.translate(_NO_WARNING)))

    def _hide_consequences(self, codes: Codes) -> None:
        """Remove what is said of a URL's site where another finding says why it is on that."""
        causes = [array for (_, field), array in self.of.marks.codes(_CAUSES).items() if field == "loc"]
        for cause, rule in product(causes, _OF_SITES):
            if array := codes.get((rule, "loc")):
                codes[rule, "loc"] = hide_marked(array, bytes(cause))

    def finish(self) -> None:
        """Mark slips in the scheme, whose fix is only safe if other URLs confirm it."""
        key, marks = (TYPO, "loc"), self.of.marks
        if key in marks.codes():
            locs, judge = self.of.file.column("loc"), self.judge
            hits = {row: judge.typo_hit(locs[row]) for row in marks.rows_of(TYPO)}
            marks.set_rows(
                {TYPO}, {row: {key: bytes([mark_of_hit(hit)])} for row, hit in hits.items() if hit}
            )

    def hits(self, row: int) -> Iterable[FieldHit]:
        return self.hits_of_many()(row)

    def hits_of_many(self) -> Callable[[int], Iterable[FieldHit]]:
        locs, judge = self.of.file.column("loc"), self.judge

        def hits_of(row: int) -> Iterable[FieldHit]:
            loc = locs[row]
            return [("loc", hit) for hit in judge.hits(origin_of(loc), loc)]

        return hits_of

    def first_of_each_host(self, rule: str) -> list[int]:
        marks = self.of.marks.codes()[rule, "loc"]
        marked, known = self.known_firsts.get(rule, (b"", []))
        if not marks or marked != marks:
            known = self._firsts(rule, marks)
            self.known_firsts[rule] = bytes(marks), known
        return known

    def _firsts(self, rule: str, marks: bytearray) -> list[int]:
        if self.judge.sites.are_one:
            return list(islice(compress(range(len(marks)), marks), 1))
        firsts: dict[object, int] = {}
        origins: set[str] = set()
        start = ""  # of the URL before: mostly the next has the same, which takes less than to look for it
        for row, loc in compress(enumerate(self.of.file.column("loc")), marks):
            if start and loc.startswith(start):
                continue
            origin = origin_of(loc)
            start = origin and origin + "/"
            if origin not in origins:
                origins.add(origin)
                hit = next((hit for hit in self.judge.hits(origin, origin) if hit.rule == rule), None)
                firsts.setdefault(dict(hit.params)["host"] if hit else origin, row)
        return list(firsts.values())


LOOKS_LIKE_SITEMAP = "loc-looks-like-sitemap"
LISTS_SITEMAPS = "urlset-lists-sitemaps"


def sitemap_like(column: UrlColumn) -> bytearray:
    """Return 1 for each URL that looks like a sitemap, else 0."""
    looks = bytearray(len(column.locs))
    if column.has_telling_dots:
        for row, loc in enumerate(column.locs):
            if ".xml" in loc.lower():
                looks[row] = looks_like_sitemap(loc)
    return looks


def sitemap_like_rows(entries: Entries, column: UrlColumn) -> bytearray:
    """Return 1 for each row whose URL looks like a sitemap, else 0; always 0 outside a urlset."""
    return sitemap_like(column) if entries.kind is Kind.URLSET else bytearray(len(column.locs))


LISTS_PAGES = "index-lists-pages"
_OF_SITEMAPS = r"(?i)sitemap|feed|rss|atom|xml|\.(?:txt|gz)\b|urllist"
_PAGE_ENDING = r"(?i)\.(?:x?html?|s?html|aspx?|jsp|php)"
_NO_PAGE, _PERHAPS, _SURELY = range(3)


def page_like(loc: str) -> int:
    """Return whether a URL in an index seems to be that of a page: surely, perhaps, or not."""
    parts = split(loc)
    if parts is None or re.search(_OF_SITEMAPS, parts.path + parts.query):
        return _NO_PAGE
    name = parts.path.rpartition("/")[2]
    if not parts.query and (parts.path in ("", "/") or name.lower().endswith((".html", ".htm"))):
        return _SURELY
    _stem, dot, ending = name.rpartition(".")
    return _NO_PAGE if dot and not re.fullmatch(_PAGE_ENDING, dot + ending) else _PERHAPS


class PageLikeChildren(FamilyState[bytearray]):
    """The URLs in an index that seem to be those of pages.

    One that may be a page is taken for one if another surely is and none is plainly a sitemap.
    """

    RULES = frozenset({LISTS_PAGES})
    FIELDS = frozenset({"loc"})

    @classmethod
    def check(cls, file: Entries, context: Context, shared: SharedFacts) -> tuple[Codes, bytearray]:
        codes: Codes = {}
        if file.kind is not Kind.SITEMAPINDEX:
            return codes, bytearray()
        likely = bytearray(page_like(loc.strip(XML_SPACE)) if loc else _NO_PAGE for loc in file.column("loc"))
        if _SURELY in likely:
            code, least = mark_of_hit(Hit(LISTS_PAGES)), _least(likely)
            codes[LISTS_PAGES, "loc"] = bytearray(code if each >= least else 0 for each in likely)
        return codes, likely

    def hits(self, row: int) -> Iterator[FieldHit]:
        if self.facts and _SURELY in self.facts and self.facts[row] >= _least(self.facts):
            yield "loc", Hit(LISTS_PAGES)


def _least(likely: bytearray) -> int:
    """Return how likely a URL must be that of a page to be taken for one."""
    return _SURELY if _NO_PAGE in likely else _PERHAPS


class SitemapLikeUrls(FamilyState[bytearray]):
    """A byte for each row: 1 if its URL looks like a sitemap."""

    RULES = frozenset({LOOKS_LIKE_SITEMAP})
    FIELDS = frozenset({"loc"})

    @classmethod
    def check(cls, file: Entries, context: Context, shared: SharedFacts) -> tuple[Codes, bytearray]:
        return {}, sitemap_like_rows(file, shared.urls)

    def finish(self) -> None:
        """Mark URLs that look like sitemaps among others that do not; an error of a URL hides this."""
        codes: Codes = {}
        if self.facts and 1 in self.facts and 0 in self.facts:
            table = bytes([0, mark_of_hit(Hit(LOOKS_LIKE_SITEMAP)), *[0] * 254])
            errors = self.of.marks.errors("loc", BESIDE_ERRORS)
            codes[LOOKS_LIKE_SITEMAP, "loc"] = hide_marked(self.facts.translate(table), errors)
        if codes or self.of.marks.has_any(self.RULES):
            self.of.marks.replace(self.RULES, codes)

    def file_hits(self) -> Iterator[FileHit]:
        if self.facts and 0 not in self.facts:
            yield FileHit(LISTS_SITEMAPS, places=len(self.facts))
