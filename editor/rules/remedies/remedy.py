"""What a fix is: declared as data, made into an edit for the places where it is wanted."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar, Protocol

from editor.core.document.document import Document
from editor.core.document.edits import Edit, SetFrame, SetValues, one_of
from editor.core.document.row_edits import removal
from editor.core.document.rows import Rows, as_rows
from editor.core.fields import FIELD_NAMES, XML_SPACE
from editor.core.values.hosts import Reach, a_label, reach
from editor.core.values.urls import Site, UrlParts, split, split_site
from editor.core.xml.markup import Frame
from editor.rules.finding import Context
from editor.rules.lastmod import day_forms
from editor.rules.scope.sites import Sites, origins_of, site_of_origin
from editor.rules.url_column import UrlColumn

_HOST = re.compile(r"[^/?#\s.]+\.[^/?#\s]+(?=[/?#]|\Z)")  # with a dot: it is no folder


def _without_www(host: str) -> str:
    return host.removeprefix("www.")


def without_www(site: Site) -> str:
    """The host of a site without `www.`, and its port where that is not the scheme's own."""
    return _without_www(site.authority)


class FixContext:
    """What a fix may look at: a document as it stands, and what the rules know beside its entries.

    Good until the document changes.
    """

    def __init__(self, urlset: Document, context: Context) -> None:
        self.urlset = urlset
        self.context = context

    @cached_property
    def published(self) -> UrlParts | None:
        """The URL of the file itself, taken apart; None where nobody said it, or it has no valid host."""
        url = self.context.published_url
        return split(url) if split_site(url) else None

    @cached_property
    def majority(self) -> tuple[str, str]:
        """The host (with a port of its own) and the scheme of most URLs; "" where none is valid."""
        return self._sites.majority()

    @cached_property
    def site(self) -> Site | None:
        """The site that a URL without one belongs to: that of the file itself, else that of most URLs."""
        if self.published:
            return split_site(str(self.published))
        counts = self._urls_by_site()
        return counts.most_common(1)[0][0] if counts else None

    @cached_property
    def public_site(self) -> Site | None:
        """A site to put in place of one that the public cannot open: the file's own, else that of most
        other URLs; None where there is none.
        """
        own = split_site(self.context.published_url)
        if own and reach(own.host) is Reach.PUBLIC:
            return own
        hosts: Counter[str] = Counter()
        for site, count in self._urls_by_site().items():
            if reach(site.host) is Reach.PUBLIC:
                hosts[site.authority] += count
        return self._usual_site_on(hosts.most_common(1)[0][0]) if hosts else None

    @cached_property
    def usual_site(self) -> Site | None:
        """The host of most URLs, with the scheme that most have there; None where no URL is valid."""
        return self._usual_site_on(self.majority[0])

    def has_site(self, scheme: str, site: Site) -> bool:
        """Whether the file has URLs of a scheme on the host of a site; www is no matter."""
        return (scheme, without_www(site)) in self._hosts_by_scheme

    @cached_property
    def _hosts_by_scheme(self) -> frozenset[tuple[str, str]]:
        return frozenset((site.scheme, without_www(site)) for site in self._urls_by_site())

    def site_named(self, text: str) -> Site | None:
        """The site, the file's own or one of its URLs, whose host a text begins with; www is no matter."""
        match = _HOST.match(text)
        return self._sites_by_host.get(_without_www(a_label(match[0]))) if match else None

    @cached_property
    def _sites_by_host(self) -> dict[str, Site]:
        own = split_site(self.context.published_url)
        usual = (site for site, _count in self._urls_by_site().most_common())
        sites: dict[str, Site] = {}
        for site in (*([own] if own else ()), *usual):
            sites.setdefault(_without_www(site.host), site)
        return sites

    def year_first(self, text: str) -> str:
        """The text of a date with its day as W3C writes it, where there is no doubt which day is meant.

        What may be day/month or month/day is read as all other dates with slashes allow.
        """
        read = day_forms.year_first(text)
        return self._read_as_others(text) if read == text and day_forms.day_first(text) else read

    @cached_property
    def _read_as_others(self) -> Callable[[str], str]:
        return day_forms.year_first_in_column(
            value.strip(XML_SPACE) for value in self.urlset.column("lastmod")
        )

    @cached_property
    def _sites(self) -> Sites:
        return Sites(origins_of(UrlColumn(self.urlset.column("loc"))))

    def _usual_site_on(self, authority: str) -> Site | None:
        counts = self._urls_by_site()
        found = [site for site in counts if site.authority == authority]
        return max(found, key=counts.__getitem__, default=None)

    def _urls_by_site(self) -> Counter[Site]:
        counts: Counter[Site] = Counter()
        for origin, count in self._sites.present().items():
            if site := site_of_origin(origin):
                counts[site] += count
        return counts


@dataclass(frozen=True, slots=True)
class FixPlaces:
    """Where a rule is broken: rows by field ("" for the entry as a whole), and perhaps the file itself.

    files: the keys of those of several files that it is about, where it is.
    """

    rows: Mapping[str, Rows] = field(default_factory=dict)
    of_file: bool = False
    files: frozenset[int] = frozenset({0})

    def __bool__(self) -> bool:
        return self.of_file or any(self.rows.values())

    def all_rows(self) -> list[int]:
        """The rows of all fields, ascending, each once."""
        return sorted(set().union(*self.rows.values()))


class FixMethod(Protocol):
    """How something is mended."""

    __slots__ = ()
    removes: ClassVar[bool] = False  # entries go, so that there is no value to show
    sees_document: ClassVar[bool] = False  # it goes from one file to another and gets all at once

    def helps(self, scene: FixContext, places: FixPlaces, /) -> bool:
        """Whether there is anything it would change; often told quicker than what."""
        return self.edit(scene, places) is not None

    def edit(self, scene: FixContext, places: FixPlaces, /) -> Edit | None:
        """The edit for all these places; None where nothing would change."""


@dataclass(frozen=True, slots=True)
class Remedy:
    """One way to mend what a rule finds. A safe one is only asked for findings that say so ("auto")."""

    id: str  # in words; unique among the remedies of a rule that are not the same
    title: str  # what it does, as a command: shown in menus, translated there
    method: FixMethod
    safe: bool = False
    keeps_reading: bool = False  # a value that it mends says no more how others of the column are to be read
    is_guess: bool = False  # what it mends may as well mean something else: for nobody but a person


Fixes = dict[str, tuple[Remedy, ...]]  # by the id of the rule: the safest first


def sure_remedy(id_: str, title: str, method: FixMethod) -> Remedy:
    """A safe remedy."""
    return Remedy(id_, title, method, safe=True)


ValueRewriter = Callable[[str, FixContext], str | None]


@dataclass(frozen=True, slots=True)
class RewriteValue(FixMethod):
    """Each value by itself, told from its text; None or the same text leaves it alone, "" takes it out."""

    new: ValueRewriter

    def helps(self, scene: FixContext, places: FixPlaces) -> bool:
        return any(True for _ in self._changes(scene, places))

    def edit(self, scene: FixContext, places: FixPlaces) -> Edit | None:
        rows: dict[str, list[int]] = {}
        values: dict[str, list[str]] = {}
        for name, row, new in self._changes(scene, places):
            rows.setdefault(name, []).append(row)
            values.setdefault(name, []).append(new)
        return one_of(SetValues(name, as_rows(rows[name]), values[name]) for name in rows)

    def _changes(self, scene: FixContext, places: FixPlaces) -> Iterator[tuple[str, int, str]]:
        for name, rows in places.rows.items():
            if name not in FIELD_NAMES:
                continue
            column = scene.urlset.column(name)
            known: dict[str, str | None] = {}
            for row in rows:
                value = column[row]
                if value not in known:
                    known[value] = self.new(value, scene) if value else None
                new = known[value]
                if new is not None and new != value:
                    yield name, row, new


def sure_rewrite(id_: str, title: str, new: ValueRewriter) -> Remedy:
    """Declare a safe remedy that writes single values otherwise."""
    return sure_remedy(id_, title, RewriteValue(new))


def asked_rewrite(id_: str, title: str, new: ValueRewriter) -> Remedy:
    """Declare a remedy that writes single values otherwise where somebody asks for it."""
    return Remedy(id_, title, RewriteValue(new))


def rewrite_asked_unless_sure(id_: str, title: str, new: ValueRewriter) -> tuple[Remedy, Remedy]:
    """Declare a remedy that is applied unasked where it is safe, and on demand where it is not."""
    return sure_rewrite(id_, title, new), asked_rewrite(id_, title, new)


@dataclass(frozen=True, slots=True)
class RemoveEntries(FixMethod):
    """The entries as a whole; comments between them stay."""

    removes = True

    def helps(self, _scene: FixContext, places: FixPlaces) -> bool:
        return bool(places.all_rows())

    def edit(self, scene: FixContext, places: FixPlaces) -> Edit | None:
        rows = places.all_rows()
        return removal(scene.urlset, rows) if rows else None


@dataclass(frozen=True, slots=True)
class ClearColumn(FixMethod):
    """The values of whole columns, as far as a test of the column picks them; for findings about the file."""

    fields: tuple[str, ...]
    picks: Callable[[list[str]], Callable[[str], bool]] = lambda _column: bool

    def edit(self, scene: FixContext, places: FixPlaces) -> Edit | None:
        edits = []
        for name in self.fields if places.of_file else ():
            column = scene.urlset.column(name)
            is_picked = self.picks(column)
            rows = [row for row, value in enumerate(column) if value and is_picked(value)]
            if rows:
                edits.append(SetValues(name, as_rows(rows), ""))
        return one_of(edits)


@dataclass(frozen=True, slots=True)
class NewFrame(FixMethod):
    """Another frame, for findings about the file; None or the same one is no change."""

    frame: Callable[[FixContext], Frame | None]

    def edit(self, scene: FixContext, places: FixPlaces) -> Edit | None:
        new = self.frame(scene) if places.of_file else None
        return None if new is None or new == scene.urlset.frame else SetFrame(new)


@dataclass(frozen=True, slots=True)
class WholeDocument(FixMethod):
    """One edit for the document, or None; for findings about the file."""

    make: Callable[[FixContext], Edit | None]

    def edit(self, scene: FixContext, places: FixPlaces) -> Edit | None:
        return self.make(scene) if places.of_file else None


@dataclass(frozen=True, slots=True)
class BothMethods(FixMethod):
    """Two ways that have nothing to do with each other: one for entries, one for the file."""

    methods: tuple[FixMethod, FixMethod]

    def helps(self, scene: FixContext, places: FixPlaces) -> bool:
        return any(method.helps(scene, places) for method in self.methods)

    def edit(self, scene: FixContext, places: FixPlaces) -> Edit | None:
        return one_of(edit for method in self.methods if (edit := method.edit(scene, places)))
