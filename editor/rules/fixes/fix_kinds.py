"""The kinds of fix: declared as data, and made into an edit for the places to correct.

Rewriters of values that several families use stand here, too. Each takes a value as written, and
returns None if there is nothing to do. Attributes of a start tag are changed one by one, so that
the others stay as written.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import ClassVar, Protocol

from editor.core.document.document import Document
from editor.core.document.edits import Edit, SetFrame, SetValues, one_of, removal
from editor.core.document.entries import Entries
from editor.core.document.rows import Rows, as_rows
from editor.core.fields import FIELD_NAMES, XML_SPACE
from editor.core.text import N_
from editor.core.values import w3c_datetime
from editor.core.values.characters import without_invisible
from editor.core.values.placeholders import is_unfilled
from editor.core.values.urls import Reach, Site, UrlParts, a_label, reach, split, split_site
from editor.core.xml.markup import ATTRIBUTE, Frame
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.finding import Context
from editor.rules.listing.scope_check import Sites, origins_of, site_of_origin
from editor.rules.values.url_traits import UrlColumn
from editor.rules.values.value_families import VALUE_FAMILIES

_ATTRIBUTE = re.compile(rf"\s+{ATTRIBUTE.pattern}")


def without_attribute(attributes: str, is_gone: Callable[[str], bool]) -> str:
    """Remove the attributes whose name `is_gone` selects, with the whitespace before each."""
    return _ATTRIBUTE.sub(lambda found: "" if is_gone(found["name"]) else found[0], attributes)


def with_attribute(attributes: str, name: str, value: str) -> str:
    """Set an attribute to a value, as written; a new attribute comes first.

    value: may contain references, but no quotation marks.
    """
    for found in _ATTRIBUTE.finditer(attributes):
        if found["name"] == name:
            start, end = found.start("value") + 1, found.end("value") - 1
            return attributes[:start] + value + attributes[end:]
    return f' {name}="{value}"{attributes}'


_HOST = re.compile(r"[^/?#\s.]+\.[^/?#\s]+(?=[/?#]|\Z)")  # with a dot, so it is no folder


def _without_www(host: str) -> str:
    return host.removeprefix("www.")


def without_www(site: Site) -> str:
    """Return the host of a site without `www.`, with any port that is not the default of the scheme."""
    return _without_www(site.authority)


class FixContext:
    """The information that a fix may use: the present document, and the facts that the rules know.

    It is valid until the document changes.
    """

    def __init__(self, entries: Entries, context: Context, document: Document | None = None) -> None:
        """document: the whole one, for a method that sees it."""
        self.entries, self.document = entries, document
        self.context = context

    @cached_property
    def published(self) -> UrlParts | None:
        """The parts of the file's own URL; None if it is unknown or has no valid host."""
        url = self.context.published_url
        return split(url) if split_site(url) else None

    @cached_property
    def majority(self) -> tuple[str, str]:
        """The host (with any port) and the scheme of most URLs; "" if no URL is valid."""
        return self._sites.majority()

    @cached_property
    def site(self) -> Site | None:
        """The site for a URL without one: that of the file itself, else that of most URLs."""
        if self.published:
            return split_site(str(self.published))
        counts = self._urls_by_site()
        return counts.most_common(1)[0][0] if counts else None

    @cached_property
    def public_site(self) -> Site | None:
        """The site to replace one that is not public: the file's own, else that of most public URLs."""
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
        """The host of most URLs, with the scheme that most have there; None if no URL is valid."""
        return self._usual_site_on(self.majority[0])

    def has_site(self, scheme: str, site: Site) -> bool:
        """Return True if the file has URLs with a scheme on the host of a site, with or without www."""
        return (scheme, without_www(site)) in self._hosts_by_scheme

    @cached_property
    def _hosts_by_scheme(self) -> frozenset[tuple[str, str]]:
        return frozenset((site.scheme, without_www(site)) for site in self._urls_by_site())

    def site_named(self, text: str) -> Site | None:
        """Return the known site whose host a text begins with, with or without www."""
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
        """Rewrite the day in the text of a date in W3C's form if there is no doubt about it.

        A day that may be day/month or month/day is read in the order that all other dates with slashes allow.
        """
        read = w3c_datetime.year_first(text)
        return self._read_as_others(text) if read == text and w3c_datetime.day_first(text) else read

    @cached_property
    def _read_as_others(self) -> Callable[[str], str]:
        return w3c_datetime.year_first_in_column(
            value.strip(XML_SPACE) for value in self.entries.column("lastmod")
        )

    @cached_property
    def _sites(self) -> Sites:
        return Sites(origins_of(UrlColumn(self.entries.column("loc"))))

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
    """The places where a rule is broken: rows by field ("" for the entry), and maybe the file itself.

    files: the keys of the files concerned, if the document has several.
    """

    rows: Mapping[str, Rows] = field(default_factory=dict)
    of_file: bool = False
    files: frozenset[int] = frozenset({0})

    def __bool__(self) -> bool:
        return self.of_file or any(self.rows.values())

    def all_rows(self) -> list[int]:
        """Return the rows of all fields, ascending, each once."""
        return sorted(set().union(*self.rows.values()))


class FixMethod(Protocol):
    """A method of correcting something."""

    __slots__ = ()
    removes: ClassVar[bool] = False  # it removes entries, so that there is no new value to show
    removes_some: ClassVar[bool] = False  # of the places it gets it may remove but some entries
    sees_document: ClassVar[bool] = False  # it follows links between files, so it gets all files at once

    def helps(self, fix: FixContext, places: FixPlaces, /) -> bool:
        """Return True if it would change anything; often quicker than `edit`."""
        return self.edit(fix, places) is not None

    def edit(self, fix: FixContext, places: FixPlaces, /) -> Edit | None:
        """Return the edit for all these places; None if nothing would change."""


@dataclass(frozen=True, slots=True)
class Fix:
    """One way to correct what a rule finds. A safe one only applies to findings with the fix "auto"."""

    id: str  # in words; shared only by equal fixes of a rule
    title: str  # its effect, as a command: shown in menus, translated there
    method: FixMethod
    safe: bool = False
    keeps_reading: bool = False  # corrected values no longer show how to read others
    is_guess: bool = False  # the value may just as well mean something else: a person decides


Fixes = dict[str, tuple[Fix, ...]]  # by the id of the rule: the safest first


def sure_fix(id_: str, title: str, method: FixMethod) -> Fix:
    """Return a safe fix."""
    return Fix(id_, title, method, safe=True)


ValueRewriter = Callable[[str, FixContext], str | None]


@dataclass(frozen=True, slots=True)
class RewriteValue(FixMethod):
    """The method that rewrites each value by itself; `new` returns None to leave it, "" to clear it.

    It leaves placeholders: nobody but the generator knows what belongs there, and a value that looks right
    would hide that it is missing.
    """

    new: ValueRewriter

    def helps(self, fix: FixContext, places: FixPlaces) -> bool:
        return any(True for _ in self._changes(fix, places))

    def edit(self, fix: FixContext, places: FixPlaces) -> Edit | None:
        rows: dict[str, list[int]] = {}
        values: dict[str, list[str]] = {}
        for name, row, new in self._changes(fix, places):
            rows.setdefault(name, []).append(row)
            values.setdefault(name, []).append(new)
        return one_of(SetValues(name, as_rows(rows[name]), values[name]) for name in rows)

    def _changes(self, fix: FixContext, places: FixPlaces) -> Iterator[tuple[str, int, str]]:
        for name, rows in places.rows.items():
            if name not in FIELD_NAMES:
                continue
            column = fix.entries.column(name)
            known: dict[str, str | None] = {}
            for row in rows:
                value = column[row]
                if value not in known:
                    is_open = not value or is_unfilled(name, value)
                    known[value] = None if is_open else self.new(value, fix)
                new = known[value]
                if new is not None and new != value:
                    yield name, row, new


def sure_rewrite(id_: str, title: str, new: ValueRewriter) -> Fix:
    """Return a safe fix that rewrites single values."""
    return sure_fix(id_, title, RewriteValue(new))


def asked_rewrite(id_: str, title: str, new: ValueRewriter) -> Fix:
    """Return a fix that rewrites single values on demand."""
    return Fix(id_, title, RewriteValue(new))


def rewrite_asked_unless_sure(id_: str, title: str, new: ValueRewriter) -> tuple[Fix, Fix]:
    """Return a fix applied without asking where it is safe, and the same on demand elsewhere."""
    return sure_rewrite(id_, title, new), asked_rewrite(id_, title, new)


@dataclass(frozen=True, slots=True)
class RemoveEntries(FixMethod):
    """The method that removes whole entries; comments between them stay."""

    removes = True

    def helps(self, _fix: FixContext, places: FixPlaces) -> bool:
        return bool(places.all_rows())

    def edit(self, fix: FixContext, places: FixPlaces) -> Edit | None:
        rows = places.all_rows()
        return removal(fix.entries, rows) if rows else None


REMOVE_ENTRY = Fix("remove-entry", N_("Remove the entry"), RemoveEntries())


@dataclass(frozen=True, slots=True)
class ClearColumn(FixMethod):
    """The method that clears the values of columns that a test picks; for findings about the file."""

    fields: tuple[str, ...]
    picks: Callable[[list[str]], Callable[[str], bool]] = lambda _column: bool

    def edit(self, fix: FixContext, places: FixPlaces) -> Edit | None:
        edits = []
        for name in self.fields if places.of_file else ():
            column = fix.entries.column(name)
            is_picked = self.picks(column)
            rows = [row for row, value in enumerate(column) if value and is_picked(value)]
            if rows:
                edits.append(SetValues(name, as_rows(rows), ""))
        return one_of(edits)


@dataclass(frozen=True, slots=True)
class NewFrame(FixMethod):
    """The method that replaces the frame, for findings about the file; None or an equal one is no change."""

    frame: Callable[[FixContext], Frame | None]

    def edit(self, fix: FixContext, places: FixPlaces) -> Edit | None:
        new = self.frame(fix) if places.of_file else None
        return None if new is None or new == fix.entries.frame else SetFrame(new)


@dataclass(frozen=True, slots=True)
class WholeDocument(FixMethod):
    """The method that makes one edit for the document, or None; for findings about the file."""

    make: Callable[[FixContext], Edit | None]

    def edit(self, fix: FixContext, places: FixPlaces) -> Edit | None:
        return self.make(fix) if places.of_file else None


@dataclass(frozen=True, slots=True)
class BothMethods(FixMethod):
    """Two independent methods in one: one for entries, one for the file."""

    methods: tuple[FixMethod, FixMethod]

    def helps(self, fix: FixContext, places: FixPlaces) -> bool:
        return any(method.helps(fix, places) for method in self.methods)

    def edit(self, fix: FixContext, places: FixPlaces) -> Edit | None:
        return one_of(edit for method in self.methods if (edit := method.edit(fix, places)))


# Titles of fixes that several families offer.
COMPLETE_URL = N_("Complete and encode the URLs")
CORRECT_FORMAT = N_("Correct the format")
KEEP_FIRST = N_("Keep the first of each")
REMOVE_INVISIBLE = N_("Remove the invisible characters")


def absent(_value: str, _fix: FixContext) -> str:
    """Clear the value."""
    return ""


def suggestion_of(rule: str) -> ValueRewriter:
    """Return a rewriter to the suggestion of a rule's finding about the value, if it has one."""
    field = RULE_BY_ID[rule].field

    def rewrite(value: str, fix: FixContext) -> str | None:
        for hit in VALUE_FAMILIES[field].check(value, fix.context):
            if hit.rule == rule:
                return str(dict(hit.params).get("suggestion", "")) or None
        return None

    return rewrite


def sure_value_fix(field: str) -> ValueRewriter:
    """Return a rewriter that applies all safe corrections to a value of this field."""

    def rewrite(value: str, fix: FixContext) -> str | None:
        return VALUE_FAMILIES[field].suggested(value, fix.context)

    return rewrite


def trimmed_value(value: str, _fix: FixContext) -> str | None:
    """Remove whitespace around a value; None if nothing is left."""
    return value.strip(XML_SPACE) or None


def visible_text(text: str) -> str | None:
    """Remove invisible characters from a text; None if it has none."""
    seen = without_invisible(text)
    return None if seen == text else seen
