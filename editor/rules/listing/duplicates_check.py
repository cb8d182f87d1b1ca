"""Finds URLs that are listed more than once: exactly alike, in another spelling, or almost alike.

Entries are grouped by a coarse key that equal, equivalent and nearly equal URLs share; within such
a group each later entry gets the closest relation that it has to an earlier one. A URL that most
entries have was put in place of others: that is one finding about the file. Files of a document are
compared, too.

| rule | parameters |
|---|---|
| duplicate-loc | first, advice |
| same-url-in-most | count, total |
"""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, combinations
from typing import NamedTuple, Protocol

from editor.core.document.columns import EntryColumns
from editor.core.document.entries import Entries
from editor.core.fields import FIELD_NAMES, XML_SPACE, Kind, fields_of
from editor.core.text import N_, Phrase
from editor.core.values.placeholders import placeholder_in_url
from editor.core.values.urls import case_key, equivalence_key, near_key, split
from editor.core.xml.odd_entries import text_without
from editor.core.xml.outline import ElementSpan, first_with_value, has_markup, is_empty, outline, scope_names
from editor.rules.extensions.hreflang_links import BETWEEN_RULES
from editor.rules.family import FamilyState, SharedFacts
from editor.rules.finding import Context, FieldHit, FileHit, Hit, Params
from editor.rules.listing.listing_rules import ACROSS_RULES
from editor.rules.marks import Codes, is_blank, mark_of_hit, put_mark
from editor.rules.rule import Fixability, Severity
from editor.rules.values.url_traits import NEEDLESS_ESCAPE, UrlColumn
from editor.runtime.threads import yield_to_paint

DUPLICATE_RULES = frozenset({"duplicate-loc", "equivalent-loc", "near-duplicate-loc", "case-only-loc"})

NEAR = "near-duplicate-loc"
MASS = "same-url-in-most"
_KEEP_ONE = Phrase(N_("Keep one of them."))
_KEEP_RIGHT = N_("It has a different {fields}. Keep the right one.")
_BOTH = N_("{one} and {other}")
_SCHEME = Phrase(N_("http or https"))
_WWW = Phrase(N_("www"))
_SLASH = Phrase(N_("the slash at the end"))
_INDEX = Phrase(N_("the name of an index page"))
_ANYTHING = Phrase(N_("http or https, www, the slash at the end or the name of an index page"))
_TWO = {
    frozenset((one, other)): Phrase(_BOTH, one=one, other=other)
    for one, other in combinations((_SCHEME, _WWW, _INDEX, _SLASH), 2)
}
_INDEX_PAGE = re.compile(r"/index\.(?:html|php)\Z", re.IGNORECASE)
_CHANGEABLE_SEGMENT = re.compile(r"/(?:\.|index\.)", re.IGNORECASE)
_WEB_URL = re.compile(r"(?:https?|ftp)://", re.IGNORECASE)
_AT_A_TIME = 8192  # texts processed while other threads wait
_MANY = 100  # entries
METADATA = FIELD_NAMES[1:]  # the fields besides the URL


class Duplicate(NamedTuple):
    """A hit about an entry whose URL is equal or similar to that of an earlier one."""

    row: int
    hit: Hit


# Coarse keys


def coarse_key(loc: str) -> str:
    """Return a text that is the same for all URLs that any rule here may find alike."""
    return near_key(loc).lower()


def coarse_keys(column: UrlColumn) -> list[str]:
    """Return the coarse key of each URL; for URLs of the commonest form only their ends are replaced."""
    locs, home = column.locs, column.home
    if not home:
        return [coarse_key(loc) for loc in locs]
    near_home, start = coarse_key(home), len(home) - 1
    keys = [(near_home + loc[start:].removesuffix("/")).lower() for loc in locs]
    for row in _uncommon_rows(column):
        keys[row] = coarse_key(locs[row])
    return keys


def _uncommon_rows(column: UrlColumn) -> set[int]:
    """Return the rows whose URL may differ from its key in more than home, letter case and final slash."""
    locs, home, signs = column.locs, column.home, column.signs
    rows: set[int] = set()
    if not column.is_of_one_home:
        rows.update([row for row, loc in enumerate(locs) if not loc.startswith(home)])
    if column.has_telling_dots:
        after_home = len(home)
        dotted = [row for row, loc in enumerate(locs) if loc.find(".", after_home) >= 0]
        rows.update(row for row in dotted if _CHANGEABLE_SEGMENT.search(locs[row]))
    for sign in signs.intersection("?#"):  # a slash before it, or at the end of the URL
        signed = [row for row, loc in enumerate(locs) if sign in loc]
        rows.update(row for row in signed if locs[row][-1] == "/" or f"/{sign}" in locs[row])
    if column.has_needless_escapes:
        rows.update(row for row, loc in enumerate(locs) if "%" in loc and NEEDLESS_ESCAPE.search(loc))
    if not column.is_ascii:
        rows.update([row for row, loc in enumerate(locs) if not loc.isascii()])
    return rows


def _are_plainly_distinct(column: UrlColumn) -> bool:
    """Return True if a quick check shows that no two URLs are alike, except in letter case."""
    if not column.is_of_one_home or not column.is_ascii:
        return False
    if column.has_telling_dots or column.has_slashed_signs or column.has_changeable_escapes:
        return False
    if column.signs.intersection(XML_SPACE):
        return False
    different = _different(column.locs)
    if len(different) < len(column.locs):
        return False
    if not column.has_final_slashes:
        return True
    return different.isdisjoint([loc[:-1] for loc in column.locs if loc[-1] == "/"])


def _different(texts: Sequence[str]) -> set[str]:
    """Return the set of these texts.

    It is built in steps: a million at once would keep all other threads waiting for 0.2 s.
    """
    different: set[str] = set()
    for start in range(0, len(texts), _AT_A_TIME):
        different.update(texts[start : start + _AT_A_TIME])
    return different


# Relations


class MassUrl(NamedTuple):
    """A URL that most of many entries have, and the number of these."""

    url: str
    times: int


def mass_url(locs: Sequence[str], groups: Iterable[Sequence[int]]) -> MassUrl | None:
    """Return the URL in more than half of at least a hundred entries; None if there is none.

    groups: the rows with similar URLs.
    """
    half = len(locs) / 2
    rows = next((rows for rows in groups if len(rows) > half), ()) if len(locs) >= _MANY else ()
    (url, times), *_ = Counter(locs[row].strip(XML_SPACE) for row in rows).most_common(1) or [("", 0)]
    return MassUrl(url, times) if times > half and not _is_no_page(url) else None


def _is_no_page(loc: str) -> bool:
    """Return True for what stands for no page, so that its repetition says nothing."""
    return not loc or placeholder_in_url(loc) is not None


def duplicates_in(entries: Entries, context: Context) -> list[Duplicate]:
    """Return the hits of all entries whose URL is equal or similar to an earlier one, in ascending order."""
    column = UrlColumn(entries.column("loc"))
    return related(alike_rows(context, column).values(), Relations(entries, context))


def alike_rows(context: Context, column: UrlColumn) -> Mapping[str, list[int]]:
    """Return the rows that share a coarse key with others, by that key."""
    if not context.letter_case and _are_plainly_distinct(column):
        return {}
    return repeated(coarse_keys(column))


def repeated(keys: Sequence[str]) -> dict[str, list[int]]:
    """Return the rows of each key that several rows have, ascending."""
    first: dict[str, int] = {}
    groups: dict[str, list[int]] = {}
    for row, key in enumerate(keys):
        if (other := first.setdefault(key, row)) != row:
            groups.setdefault(key, [other]).append(row)
    return groups


def related(groups: Iterable[Sequence[int]], relations: "Relations") -> list[Duplicate]:
    """Return the hits of the rows in some groups that share a coarse key, in ascending order."""
    found = [copy for rows in groups for copy in relations.of(rows)]
    return sorted(found, key=lambda copy: copy.row)


class Relations:
    """Compares entries that share a coarse key.

    Equal text takes precedence over another spelling, and that over a near duplicate. A URL with a fragment
    is compared as text only, as the fragment itself should be removed.
    """

    def __init__(self, entries: Entries, context: Context) -> None:
        self._entries = entries
        self._is_text = context.kind is Kind.TEXT
        self._levels = _levels(context)
        self._locs = entries.column("loc")
        self._metadata = [(name, entries.column(name)) for name in METADATA]
        self._extensions, self._sources = entries.columns.extensions, entries.columns.source

    def of(self, rows: Sequence[int]) -> Iterator[Duplicate]:
        """Yield the hits of these rows, which are ascending."""
        known: dict[str, int] = {}
        mass = mass_url(self._locs, [rows])
        for row in rows:
            loc = self._locs[row].strip(XML_SPACE)
            if (first := known.get(loc)) is not None:
                yield from self._same(first, row, is_mass=mass is not None and mass.url == loc)
            elif (not self._is_text or _WEB_URL.match(loc)) and not _is_no_page(loc):
                known[loc] = row  # unlike that of another page, which may have an equal placeholder
        if len(known) > 1:
            yield from self._alike((row, loc) for loc, row in known.items() if "#" not in loc)

    def _same(self, first: int, row: int, *, is_mass: bool) -> Iterator[Duplicate]:
        different = [
            name
            for name, column in self._metadata
            if column[first] != column[row] and column[first].strip(XML_SPACE) != column[row].strip(XML_SPACE)
        ]
        # What names no page, or is in most entries, was put in place of the URLs of several pages.
        is_sure = _WEB_URL.match(self._locs[row].strip(XML_SPACE)) and not is_mass
        is_whole = is_sure and not different and self._have_same_content(first, row)
        advice = _keep_right(*different) if different else _KEEP_ONE
        fix = Fixability.AUTO if is_whole else Fixability.ASK
        yield Duplicate(row, Hit("duplicate-loc", (("first", first + 1), ("advice", advice)), fix=fix))

    def _have_same_content(self, one: int, other: int) -> bool:
        if self._sources[one] or self._sources[other]:
            # Compare content, however written: correcting a value does not change an entry's source.
            return other_content(self._entries, one) == other_content(self._entries, other)
        return self._extensions[one] == self._extensions[other]

    def _alike(self, entries: Iterable[tuple[int, str]]) -> Iterator[Duplicate]:
        seen: list[dict[str, int]] = [{} for _ in self._levels]
        for row, loc in entries:
            for (rule, key_of), known in zip(self._levels, seen, strict=True):
                first = known.setdefault(key_of(loc), row)
                if first != row:
                    other = self._locs[first].strip(XML_SPACE)
                    params: Params = (("first", first + 1), ("other", other))
                    if rule == NEAR:
                        params = (*params, ("difference", _difference(loc, other)))
                    yield Duplicate(row, Hit(rule, params))
                    break


@cache
def _keep_right(*fields: str) -> Phrase:
    """Return the advice about entries that differ in some fields, made once, as there may be many."""
    return Phrase(_KEEP_RIGHT, fields=", ".join(fields))


def _difference(loc: str, other: str) -> Phrase:
    """Return what one URL has, of that which `near_key` ignores, that another has not."""
    one, two = split(equivalence_key(loc)), split(equivalence_key(other))
    if one is None or two is None:
        return _ANYTHING
    index_pages = [_INDEX_PAGE.search(parts.path) is not None for parts in (one, two)]
    found = [
        name
        for name, is_other in (
            (_SCHEME, one.scheme != two.scheme),
            (_WWW, one.authority != two.authority),
            (_INDEX, index_pages[0] != index_pages[1]),
            (_SLASH, one.path != two.path and index_pages[0] == index_pages[1]),
        )
        if is_other
    ]
    return found[0] if len(found) == 1 else _TWO.get(frozenset(found), _ANYTHING)


def _levels(context: Context) -> list[tuple[str, Callable[[str], str]]]:
    """Return the relations of different texts, the closest first: the rule and the function for its key."""
    levels: list[tuple[str, Callable[[str], str]]] = [("equivalent-loc", equivalence_key)]
    if context.kind is not Kind.SITEMAPINDEX:
        levels.append((NEAR, near_key))
        if context.letter_case:
            levels.append(("case-only-loc", case_key))
    return levels


def other_content(entries: Entries, row: int) -> str:
    """Return the content of an entry besides its values, as text: extensions and all that is odd."""
    source = entries.current_source(row)
    if source is None:
        return entries.columns.extensions[row]
    text, frame = source.text, entries.file_at(row).frame
    parts = outline(text, scope_names(frame))
    names = [field.name for field in fields_of(frame.kind)]
    fields = [element for element in parts.elements if element.core in names]
    told = [element for element in fields if _is_value_alone(text, fields, element)]
    return parts.attributes.strip() + text_without(text[: parts.close], told)[parts.inner :].strip(XML_SPACE)


def _is_value_alone(text: str, fields: list[ElementSpan], element: ElementSpan) -> bool:
    """Return True if an element contains only its field's value or nothing: no comment, no attribute."""
    if element.attributes.strip() or has_markup(text[element.inner : element.close]):
        return False
    same = [each for each in fields if each.core == element.core]
    return is_empty(text, element) or first_with_value(text, same) is element


def duplicate_codes(found: Iterable[Duplicate], size: int) -> Codes:
    """Return the codes of duplicates among `size` rows."""
    codes: Codes = {}
    for row, hit in found:
        put_mark(codes, size, (hit.rule, "loc"), row, mark_of_hit(hit))
    return codes


class _Alike(NamedTuple):
    """The rows that share a coarse key with others, by that key, and the URL that most rows have."""

    rows: Mapping[str, Sequence[int]]
    mass: MassUrl | None


class DuplicatesState(FamilyState[_Alike]):
    """The entries with equal or similar URLs."""

    RULES = DUPLICATE_RULES
    FIELDS = frozenset({"loc"})

    @classmethod
    def check(cls, file: Entries, context: Context, shared: SharedFacts) -> tuple[Codes, _Alike]:
        groups = alike_rows(context, shared.urls)
        mass = mass_url(shared.urls.locs, groups.values())
        found = related(groups.values(), Relations(file, context))
        if mass:
            found = [copy for copy in found if not _is_of_mass(mass, shared.urls.locs[copy.row], copy.hit)]
        return duplicate_codes(found, len(file)), _Alike(groups, mass)

    def depends_on(self, field: str) -> bool:
        return bool(self.facts and self.facts.rows) or super().depends_on(field)

    def hits(self, row: int) -> Iterator[FieldHit]:
        locs = self.of.file.column("loc")
        key = coarse_key(locs[row])
        known = self.facts.rows.get(key, ()) if self.facts else ()
        rows = [other for other in known if other < len(locs) and coarse_key(locs[other]) == key]
        for at, hit in Relations(self.of.file, self.of.context).of(rows):
            if at == row:
                yield "loc", hit

    def hits_of_many(self) -> Callable[[int], Iterable[FieldHit]]:
        file, context = self.of.file, self.of.context
        locs, relations = file.column("loc"), Relations(file, context)
        known = sorted(chain.from_iterable(self.facts.rows.values())) if self.facts else []
        rows = [row for row in known if row < len(locs)]
        alike = repeated(coarse_keys(UrlColumn([locs[row] for row in rows]))).values()  # some may be edited
        groups = [[rows[at] for at in places] for places in alike]
        group_of = {row: group for group in groups for row in group}  # those not compared yet
        found: defaultdict[int, list[FieldHit]] = defaultdict(list)

        def hits_of(row: int) -> Iterable[FieldHit]:
            if row in group_of:
                group = group_of[row]
                for other in group:
                    del group_of[other]
                for at, hit in relations.of(group):
                    found[at].append(("loc", hit))
            return found.get(row, ())

        return hits_of

    def file_hits(self) -> Iterator[FileHit]:
        if self.facts and self.facts.mass:
            url, times = self.facts.mass
            params: Params = (("count", times), ("total", len(self.of.file)))
            yield FileHit(MASS, value=url, params=params)


def _is_of_mass(mass: MassUrl, loc: str, hit: Hit) -> bool:
    return hit.rule == "duplicate-loc" and loc.strip(XML_SPACE) == mass.url


# Among several files: which URLs more than one of them lists. This is advice, and a warning if they give
# different values for the URL: then Bing ignores both. `across_files_findings` knows all files, and puts
# what a single one has wrong because of others into its findings.


class OtherFiles(Protocol):
    """The findings that a file has because of the other files, worked out when a row is looked at."""

    def hits(self, row: int, /) -> Iterable[FieldHit]:
        """Return the hits about a row, each with the field it concerns."""

    def file_hits(self) -> Iterable[FileHit]:
        """Return the file hits about the file as a whole."""


class AcrossState(FamilyState[OtherFiles]):
    """The place in the findings of a file where those who know the other files put theirs."""

    RULES = frozenset(rule.id for rule in ACROSS_RULES)

    @property
    def rules(self) -> Collection[str]:
        return self.RULES | BETWEEN_RULES if self.of.is_part else self.RULES

    @property
    def marked(self) -> Collection[str]:
        return ()

    def set_checked(self, facts: OtherFiles | None, codes: Codes) -> None: ...  # the others stay who they are

    def hits(self, row: int) -> Iterable[FieldHit]:
        return self.facts.hits(row) if self.facts else ()

    def file_hits(self) -> Iterable[FileHit]:
        return self.facts.file_hits() if self.facts else ()


SHARED = "duplicate-across-files"
_KEY = (SHARED, "loc")
_DIFFERENT = N_(", with a different {fields}")


class Place(NamedTuple):
    """An entry in one of several files."""

    file: int  # which of them, from 0
    row: int


class SharedChecked(NamedTuple):
    """The URLs that several files list."""

    codes: list[Codes]  # of those that an earlier file has, by file
    first: Mapping[str, Place]  # the first entry with each of them


def check_shared(files: Sequence[EntryColumns]) -> SharedChecked:
    """Find the URLs that an earlier file has; only values of the entries are read."""
    found: list[Codes] = [{} for _ in files]
    first: dict[str, Place] = {}
    locs = [[loc.strip(XML_SPACE) for loc in block.loc] for block in files]
    shared = _in_several(locs)
    if not shared:
        return SharedChecked(found, first)
    same, different = mark_of_hit(Hit(SHARED)), mark_of_hit(Hit(SHARED, severity=Severity.WARNING))
    metadata = [_metadata(block) for block in files]
    for number, block in enumerate(files):
        yield_to_paint()
        codes = bytearray(len(block))
        for row, text in enumerate(locs[number]):
            if text not in shared:
                continue
            place = first.get(text)
            if place is None:
                first[text] = Place(number, row)
            elif place.file != number:
                differs = any(_different_fields(metadata[place.file], place.row, metadata[number], row))
                codes[row] = different if differs else same
        if not is_blank(codes):
            found[number][_KEY] = codes
    return SharedChecked(found, first)


def _in_several(columns: Iterable[Sequence[str]]) -> set[str]:
    """Return the texts that occur in more than one of the columns."""
    seen: set[str] = set()
    shared: set[str] = set()
    for column in columns:
        yield_to_paint()
        own = {*column}
        shared |= own & seen
        seen |= own
    return shared - {""}


def _metadata(block: EntryColumns) -> list[Sequence[str]]:
    """Return the values of the fields besides the URL, by field."""
    return [block.column(name) for name in METADATA]


def _different_fields(
    one: Sequence[Sequence[str]], one_row: int, other: Sequence[Sequence[str]], other_row: int
) -> Iterator[str]:
    """Yield the names of the fields besides the URL in which two rows differ."""
    for name, column, other_column in zip(METADATA, one, other, strict=True):
        text, other_text = column[one_row], other_column[other_row]
        if text != other_text and text.strip(XML_SPACE) != other_text.strip(XML_SPACE):
            yield name


def shared_hit(one: EntryColumns, one_row: int, other: EntryColumns, other_row: int) -> Hit:
    """Return the hit of an entry whose URL another file lists before."""
    different = list(_different_fields(_metadata(one), one_row, _metadata(other), other_row))
    difference = Phrase(_DIFFERENT, fields=", ".join(different)) if different else ""
    return Hit(SHARED, (("difference", difference),), Severity.WARNING if different else None)
