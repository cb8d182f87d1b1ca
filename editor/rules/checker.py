"""Runs the checks of all families: of entries, a column at a time, and of what needs the whole file.

Nothing here has state of its own, so it may run in any thread while nobody edits; `findings` holds
the outcome. Families run in the order in which they are listed here. A new rule changes nothing
here: it is declared and checked in the modules of its family.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple, cast

from editor.core.document.columns import ODD, EntryColumns
from editor.core.document.entries import Entries
from editor.core.extensions.extension_declarations import Extension
from editor.core.extensions.extension_reading import used_in
from editor.core.fields import FIELD_BY_NAME, XML_SPACE, Kind, fields_of
from editor.core.xml.markup import Frame, Layout, Oddity
from editor.rules.audit.audit_check import AnswersState
from editor.rules.catalogue import RULES
from editor.rules.extensions import extension_usage
from editor.rules.extensions.extension_column_check import ExtensionFamily
from editor.rules.extensions.extension_texts import ExtensionTexts
from editor.rules.extensions.extension_usage import UnknownElements
from editor.rules.extensions.hreflang_check import LinkState
from editor.rules.family import (
    EntryBatch,
    EntryFamily,
    Facts,
    FamilyState,
    FileSection,
    SharedFacts,
    ValueFamily,
)
from editor.rules.finding import Context, FieldHit, FileHit, Hit
from editor.rules.listing import scope_check
from editor.rules.listing.colliding_fixes import CollidingFixes
from editor.rules.listing.duplicates_check import AcrossState, DuplicatesState
from editor.rules.listing.scope_check import PageLikeChildren, ScopeState, SitemapLikeUrls
from editor.rules.marks import Codes, EntryCodes, Key, Several, array_of, mark_of_hit
from editor.rules.structure import xml_file_check
from editor.rules.structure.entry_check import StructureFamily
from editor.rules.values import lastmod_check, priority_changefreq_check
from editor.rules.values.url_traits import UrlTraits, all_traits
from editor.rules.values.value_families import VALUE_FAMILIES, hits_by_value, hits_of_values, value_hits
from editor.runtime.process import collector_paused
from editor.runtime.threads import yield_to_paint

ENTRY_FAMILIES: tuple[EntryFamily, ...] = (StructureFamily(), ExtensionFamily())

# Their file hits come in this order.
FILE_SECTIONS: tuple[FileSection, ...] = (
    xml_file_check.FRAME,
    scope_check.PUBLISHED,
    priority_changefreq_check.USAGE,
    priority_changefreq_check.PRIORITIES,
    lastmod_check.DATES,
    extension_usage.USED,
    extension_usage.IMAGES,
)

# They finish a check in this order: fixes that collide and answers look at marks and at what others found.
FILE_FAMILIES: tuple[type[FamilyState[Any]], ...] = (
    ScopeState,
    DuplicatesState,
    SitemapLikeUrls,
    PageLikeChildren,
    UnknownElements,
    LinkState,
    CollidingFixes,
    AnswersState,
    AcrossState,
)


HitsOfRow = Callable[[int], Iterable[FieldHit]]
Oddities = Mapping[int, tuple[Oddity, ...]]  # of the rows that have any


class Checked(NamedTuple):
    """The findings about single entries in `size` rows from `first_row` on, and the traits of their URLs."""

    first_row: int
    size: int
    codes: Codes
    traits: tuple[UrlTraits, ...]
    several: Several


def row_hits(entries: Entries, row: int, context: Context) -> list[FieldHit]:
    """Return the hits of the entry in a row, as it is now."""
    found = [hit for family in ENTRY_FAMILIES for hit in family.hits_in(entries, context)(row)]
    names = [field.name for field in fields_of(context.kind)]
    of_values = (
        (name, hit) for name in names for hit in value_hits(name, entries.column(name)[row], context)
    )
    oddities = entries.oddities(row)
    return [*found, *((name, hit) for name, hit in of_values if not _is_hidden(oddities, name, hit))]


def hits_behind(entries: Entries, marked: Collection[Key], context: Context) -> HitsOfRow:
    """Return what gives the hits behind the marks of a row, and others; the marks say which fixes are safe.

    marked: the rules, with their fields, that each row breaks that is asked for.
    """
    columns, layouts = entries.columns, entries.columns.layout
    names = {field for _, field in marked if field in FIELD_BY_NAME}
    kept = hits_by_value(context.kind, context.now)
    of_families = [(family.fields, family.hits_in(entries, context)) for family in ENTRY_FAMILIES]
    values = [(name, columns.column(name), VALUE_FAMILIES[name].check, kept[name]) for name in names]

    def of_entry(row: int, marked: Iterable[Key]) -> list[FieldHit]:
        fields = {field for _, field in marked}
        asked = [hits_of for own, hits_of in of_families if not own.isdisjoint(fields)]
        return [each for hits_of in asked for each in hits_of(row)]

    def of_row(row: int) -> list[FieldHit]:
        is_odd = layouts[row] == ODD and bool(entries.oddities(row))
        found = of_entry(row, marked) if is_odd else []
        left = {*marked}
        if found:  # what is said of the structure is not said again of the value
            left.difference_update([(hit.rule, field) for field, hit in found])
        for name, column, check, judged in values:
            value = column[row]
            for hit in (judged.get(value) or check(value, context)) if value else ():
                if (key := (hit.rule, name)) in left:
                    left.remove(key)
                    found.append((name, hit))
        return found + of_entry(row, left) if left and not is_odd else found

    return of_row


def _is_hidden(oddities: tuple[Oddity, ...], field: str, hit: Hit) -> bool:
    """Return True if a finding about the entry hides one about a value."""
    return bool(oddities) and any(family.is_hidden(oddities, field, hit) for family in ENTRY_FAMILIES)


def check_block(
    block: EntryColumns, first_row: int, layouts: Sequence[Layout], frame: Frame, context: Context
) -> Checked:
    """Check entries as they were read, column by column."""
    odd = block.odd_sources()
    oddities = {row: source.oddities for row, source in zip(*odd, strict=True) if source.oddities}
    return _checked(EntryBatch(block, layouts, frame, oddities), first_row, context)


def check_entries(entries: Entries, context: Context) -> Checked:
    """Check all present entries of a document."""
    return _check_current(entries, entries.columns, 0, context)


def check_rows(entries: Entries, first: int, last: int, context: Context) -> Checked:
    """Check the present entries of some rows; `last` is included."""
    return _check_current(entries, entries.copy_rows(range(first, last + 1)), first, context)


def _check_current(entries: Entries, block: EntryColumns, first: int, context: Context) -> Checked:
    """Check the entries of a document from row `first` on, which are also in a block."""
    current = ((at, entries.oddities(first + at)) for at in block.odd_sources()[0])
    oddities = {at: found for at, found in current if found}
    return _checked(EntryBatch(block, entries.layouts, entries.frame, oddities), first, context)


def _checked(lot: EntryBatch, first_row: int, context: Context) -> Checked:
    columns = lot.columns
    traits = tuple(all_traits(columns.loc))
    codes: Codes = {}
    several: Several = {}
    with collector_paused():
        for family in ENTRY_FAMILIES:
            of_family = family.check_batch(lot, context)
            codes.update(of_family.codes)
            several.update(of_family.several)
        for field in fields_of(context.kind):
            _check_values(codes, field.name, columns.column(field.name), lot.oddities, context, traits=traits)
    return Checked(first_row, len(columns), codes, traits, several)


def depends_on_all(entries: Entries) -> bool:
    """Return True if setting a value of one field may change findings about others."""
    return any(family.depends_on_all(entries) for family in ENTRY_FAMILIES)


def check_field(entries: Entries, field: str, context: Context) -> tuple[EntryCodes, Collection[str]]:
    """Check a field of all entries, which may be EXTENSIONS, unless they depend on all.

    Returns the codes that may be new, and the fields whose findings they replace.
    """
    codes: Codes = {}
    several: Several = {}
    fields: set[str] = set()
    if field in FIELD_BY_NAME:
        values = entries.column(field)
        traits = list(all_traits(values)) if field == "loc" else ()
        fields.add(field)
        if context.kind in FIELD_BY_NAME[field].kinds:
            _check_values(codes, field, values, {}, context, traits=traits)
    for family in ENTRY_FAMILIES:
        of_family, own = family.check_field(entries, field, context)
        codes.update(of_family.codes)
        several.update(of_family.several)
        fields.update(own)
    return EntryCodes(codes, several), fields


def _check_values(
    codes: Codes,
    field: str,
    values: Sequence[str],
    oddities: Oddities,
    context: Context,
    *,
    traits: Sequence[UrlTraits],
) -> None:
    """Add the findings about the values of a column, unless findings about the structure hide them."""
    yield_to_paint()
    rules = VALUE_FAMILIES[field]
    suspects, told = rules.check_column(values, context, traits)
    for hit, rows in told:
        code, array = mark_of_hit(hit), array_of(codes, len(values), (hit.rule, field))
        for row in rows:
            if row not in oddities or not _is_hidden(oddities[row], field, hit):
                array[row] = code
    padded = _merely_padded(rules, values, suspects, context)
    in_doubt = {values[row]: None for row in suspects if row not in padded}  # each once, in their order
    found = {"": [rules.padded], **hits_of_values(field, in_doubt, context)}
    known = {value: _as_codes(field, hits) for value, hits in found.items()}
    for row in suspects:
        for hit, key, code in known["" if row in padded else values[row]]:
            if row not in oddities or not _is_hidden(oddities[row], field, hit):
                (codes.get(key) or array_of(codes, len(values), key))[row] = code


def _as_codes(field: str, hits: Iterable[Hit]) -> list[tuple[Hit, Key, int]]:
    return [(hit, (hit.rule, field), mark_of_hit(hit)) for hit in hits]


def _merely_padded(
    rules: ValueFamily, values: Sequence[str], suspects: Sequence[int], context: Context
) -> set[int]:
    """Return the suspects with no finding except whitespace around them, which some files are full of."""
    padded = [row for row in suspects if values[row][0] in XML_SPACE or values[row][-1] in XML_SPACE]
    if not padded:
        return set()
    bare = [values[row].strip(XML_SPACE) for row in padded]
    found, told = rules.check_column(bare, context, ())
    wrong = {padded[at] for at in chain(found, *(rows for _, rows in told))}
    return {row for row, value in zip(padded, bare, strict=True) if value and row not in wrong}


# The whole file

# The rules that need more than one entry to know, or other files; the others are about one entry alone.
WHOLE_FILE_RULES = frozenset[str]().union(*(family.RULES for family in FILE_FAMILIES))
ENTRY_RULES = frozenset(rule.id for rule in RULES) - WHOLE_FILE_RULES

FileHits = dict[str, list[FileHit]]  # by section


class FileChecked(NamedTuple):
    """The findings of the rules that need the whole file, and the facts that they determined."""

    codes: Codes
    found: Mapping[type[FamilyState[Any]], object]  # the facts by family
    file_hits: FileHits
    extensions: tuple[Extension, ...]  # those of which any entry has a block

    def facts(self, family: type[FamilyState[Facts]]) -> Facts:
        """Return the facts that a family determined."""
        return cast(Facts, self.found[family])


def check_families(
    families: Iterable[type[FamilyState[Any]]], entries: Entries, context: Context, shared: SharedFacts
) -> tuple[Codes, dict[type[FamilyState[Any]], object]]:
    """Run the checks of some families that need all entries; return their codes, and facts by family."""
    codes: Codes = {}
    found: dict[type[FamilyState[Any]], object] = {}
    for family in families:
        yield_to_paint()
        own, found[family] = family.check(entries, context, shared)
        codes.update(own)
    return codes, found


def check_file(
    entries: Entries, context: Context, traits: Sequence[UrlTraits] = (), *, is_part: bool = False
) -> FileChecked:
    """Run the checks that need all entries, and those of the text around them.

    traits: those of all URLs, if they were determined before. is_part: see `CheckedFile`.
    """
    shared = SharedFacts(entries, traits, is_part=is_part)
    codes, found = check_families(FILE_FAMILIES, entries, context, shared)
    file_hits = file_hits_of(FILE_SECTIONS, entries, context, shared)
    return FileChecked(codes, found, file_hits, _used(entries, shared.texts))


def _used(entries: Entries, texts: ExtensionTexts) -> tuple[Extension, ...]:
    block = entries.columns
    joined = "".join(block.extensions) if ODD in block.layout else texts.column
    return tuple(used_in(entries, joined)) if texts.column and entries.kind is Kind.URLSET else ()


def sections_of(field: str, frame: Frame) -> list[FileSection]:
    """Return the sections to run again after values of a field changed; "" is any field, or the source."""
    return [
        each
        for each in FILE_SECTIONS
        if (field in each.fields if field else each.of_entries) or each.reads_all(frame)
    ]


def file_hits_of(
    sections: Iterable[FileSection], entries: Entries, context: Context, shared: SharedFacts
) -> FileHits:
    """Return the present file hits of some sections about the file."""
    return {
        each.name: list(each.file_hits(entries, context, shared.texts))
        if entries.kind is Kind.URLSET or not each.of_urlsets
        else []
        for each in sections
    }
