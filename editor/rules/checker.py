"""Runs the checks of all families: of entries, a column at a time, and of what needs the whole file.

Nothing here keeps state, so it may run in any thread while nobody edits; `findings` keeps the outcome.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple, cast

from editor.core.document.columns import ODD, EntryColumns
from editor.core.document.entries import Entries
from editor.core.extensions.declaration import Extension
from editor.core.extensions.nodes import nodes_at
from editor.core.extensions.summaries import used_in
from editor.core.fields import FIELD_BY_NAME, XML_SPACE, Kind, fields_of
from editor.core.xml.markup import Frame, Layout, Oddity, Values
from editor.core.xml.outline import scope_names
from editor.rules.across_files.shared_urls import ACROSS_RULES
from editor.rules.catalogue import RULES
from editor.rules.entry.check import (
    current_oddities,
    hidden_by,
    oddity_hits,
    regular_hits,
    unordered_rows,
)
from editor.rules.extensions.check import ExtensionContext, NodeHit, extension_hits, worst_hits
from editor.rules.extensions.check_columns import check_extensions
from editor.rules.extensions.namespaces import ExtensionTexts
from editor.rules.families import FILE_SECTIONS, KEPT_FAMILIES
from editor.rules.family import Facts, FileSection, Kept, SharedFacts, ValueFamily
from editor.rules.finding import Context, FieldHit, FileHit, Hit
from editor.rules.loc import check as loc
from editor.rules.marks import Codes, Key, array_of, code_of_hit, put_code
from editor.rules.url_column import UrlTraits, all_traits
from editor.rules.value_families import VALUE_FAMILIES, value_hits
from editor.runtime.turns import yield_to_paint

Oddities = Mapping[int, tuple[Oddity, ...]]  # of the rows that have any


@dataclass(frozen=True, slots=True)
class Checked:
    """The findings about single entries in `size` rows from `first_row` on, and the traits of their URLs."""

    first_row: int
    size: int
    codes: Codes
    traits: tuple[UrlTraits, ...]


def entry_hits(
    values: Values,
    oddities: Sequence[Oddity],
    context: Context,
    layout: Layout | None,
    *,
    has_extensions: bool,
) -> list[FieldHit]:
    """Return the hits of one entry; `layout` and `has_extensions` matter only for a regular one."""
    of_values = [
        (field.name, hit)
        for field, value in zip(fields_of(context.kind), values, strict=False)
        for hit in value_hits(field.name, value, context)
    ]
    if not oddities:
        of_form = [*regular_hits(layout, values, has_extensions)]
        return [*_naming_order(of_form, context), *of_values]
    found = _naming_order(oddity_hits(oddities), context)
    is_hidden = hidden_by(found)
    return [*found, *((field, hit) for field, hit in of_values if not is_hidden(field, hit))]


def _naming_order(found: Sequence[FieldHit], context: Context) -> list[FieldHit]:
    """Add the required order of elements to hits about it; entries of an index have fewer elements."""
    order = ", ".join(field.name for field in fields_of(context.kind))
    return [
        (field, hit._replace(params=(("order", order),)) if hit.rule == "element-order" else hit)
        for field, hit in found
    ]


def row_hits(entries: Entries, row: int, context: Context) -> list[FieldHit]:
    """Return the hits of the present entry in a row."""
    block = entries.columns
    number = block.layout[row]
    layout = None if number == ODD else entries.layouts[number]
    oddities = current_oddities(entries, row)
    values = entries.entry(row).values()
    found = entry_hits(values, oddities, context, layout, has_extensions=bool(block.extensions[row]))
    return [*found, *worst_hits(block_hits(entries, row, context))]


def block_hits(entries: Entries, row: int, context: Context) -> list[NodeHit]:
    """Return the hits of the extensions of the entry in a row, each at its element."""
    nodes = nodes_at(entries, row) if context.kind is Kind.URLSET else ()
    if not nodes:
        return []
    return extension_hits(
        nodes, ExtensionContext(entries.column("loc")[row], scope_names(entries.frame), context)
    )


def codes_of_hits(found: Iterable[FieldHit]) -> dict[Key, int]:
    """Return the codes of one row's findings."""
    return {(hit.rule, field): code_of_hit(hit) for field, hit in found}


def check_block(
    columns: EntryColumns, first_row: int, layouts: Sequence[Layout], frame: Frame, context: Context
) -> Checked:
    """Check entries as they were read, column by column."""
    odd = columns.odd_sources()
    oddities = {row: source.oddities for row, source in zip(*odd, strict=True) if source.oddities}
    checked = _checked(columns, first_row, oddities, layouts, context)
    checked.codes.update(known_extension_codes(columns, frame, context))
    return checked


def check_entries(entries: Entries, context: Context) -> Checked:
    """Check all present entries of a document."""
    return _check_current(entries, entries.columns, 0, context)


def check_rows(entries: Entries, first: int, last: int, context: Context) -> Checked:
    """Check the present entries of some rows; `last` is included."""
    return _check_current(entries, entries.copy_rows(range(first, last + 1)), first, context)


def _check_current(entries: Entries, columns: EntryColumns, first: int, context: Context) -> Checked:
    """Check the entries of a document from row `first` on, which are also in a block."""
    current = ((at, current_oddities(entries, first + at)) for at in columns.odd_sources()[0])
    oddities = {at: found for at, found in current if found}
    checked = _checked(columns, first, oddities, entries.layouts, context)
    checked.codes.update(known_extension_codes(columns, entries.frame, context))
    return checked


def _checked(
    columns: EntryColumns, first_row: int, oddities: Oddities, layouts: Sequence[Layout], context: Context
) -> Checked:
    size = len(columns)
    traits = tuple(all_traits(columns.loc))
    codes: Codes = {}
    for found, rows in _alike(oddities):
        for key, code in _structure_of(found).codes:
            array = array_of(codes, size, key)
            for row in rows:
                array[row] = code
    for field in fields_of(context.kind):
        _check_values(codes, field.name, columns.column(field.name), oddities, context, traits=traits)
    missing = [row for row in _empty_rows(columns.loc) if row not in oddities]
    _check_forms(codes, columns, {*missing, *unordered_rows(columns, layouts)}, layouts)
    return Checked(first_row, size, codes, traits)


def _check_forms(codes: Codes, block: EntryColumns, rows: Collection[int], layouts: Sequence[Layout]) -> None:
    """Add the findings about the elements that some entries have, and their order."""
    some = block.copy(list(rows))
    columns = some.extensions, some.loc, some.lastmod, some.changefreq, some.priority
    forms = zip(some.layout, *(map(bool, column) for column in columns), strict=True)
    known: dict[tuple[int, ...], list[tuple[bytearray, int]]] = {}  # of all entries of one form
    for at, (row, form) in enumerate(zip(rows, forms, strict=True)):
        found = known.get(form)
        if found is None:
            number = some.layout[at]
            layout = None if number == ODD else layouts[number]
            hits = regular_hits(layout, _values(some, at), bool(some.extensions[at]))
            keys = [((hit.rule, name), code_of_hit(hit)) for name, hit in hits]
            found = known[form] = [(array_of(codes, len(block), key), code) for key, code in keys]
        for array, code in found:
            array[row] = code


def known_extension_codes(columns: EntryColumns, frame: Frame, context: Context) -> Codes:
    """Return the codes of the extensions of entries, by rule and the extension's name."""
    return check_extensions(columns, scope_names(frame), context) if context.kind is Kind.URLSET else {}


def _alike(oddities: Oddities) -> Iterable[tuple[tuple[Oddity, ...], list[int]]]:
    """Group rows by their oddities; these are mostly the same object, which identity tells quickly."""
    groups: dict[int, tuple[tuple[Oddity, ...], list[int]]] = {}
    for row, found in oddities.items():
        group = groups.get(id(found))
        if group is None:
            group = groups[id(found)] = found, []
        group[1].append(row)
    return groups.values()


class _Structure(NamedTuple):
    """The findings of an entry's oddities; most odd entries of a file share a few."""

    codes: tuple[tuple[Key, int], ...]
    is_hidden: Callable[[str, Hit], bool]  # returns True if they hide a finding about a value


@lru_cache(maxsize=256)
def _structure_of(oddities: tuple[Oddity, ...]) -> _Structure:
    found = oddity_hits(oddities)
    return _Structure(tuple(codes_of_hits(found).items()), hidden_by(found))


def check_column(field: str, values: Sequence[str], context: Context, traits: Sequence[UrlTraits]) -> Codes:
    """Check one column of regular entries in the protocol's order; `traits`: of its URLs, if known."""
    codes: Codes = {}
    if context.kind not in FIELD_BY_NAME[field].kinds:
        return codes
    _check_values(codes, field, values, {}, context, traits=traits)
    if field == "loc":
        for row in _empty_rows(values):
            put_code(codes, len(values), ("loc-missing", "loc"), row, code_of_hit(Hit("loc-missing")))
    return codes


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
    suspects, told = (
        loc.check_column(values, context, traits) if field == "loc" else rules.check_column(values, context)
    )
    for hit, rows in told:
        code, array = code_of_hit(hit), array_of(codes, len(values), (hit.rule, field))
        for row in rows:
            if row not in oddities or not _structure_of(oddities[row]).is_hidden(field, hit):
                array[row] = code
    padded = _merely_padded(rules, values, suspects, context)
    known: dict[str, list[tuple[Hit, Key, int]]] = {"": _as_codes(field, [rules.PADDED])}
    for row in suspects:
        value = "" if row in padded else values[row]
        hits = known.get(value)
        if hits is None:
            hits = known[value] = _as_codes(field, value_hits(field, value, context))
        for hit, key, code in hits:
            if row not in oddities or not _structure_of(oddities[row]).is_hidden(field, hit):
                (codes.get(key) or array_of(codes, len(values), key))[row] = code


def _as_codes(field: str, hits: Iterable[Hit]) -> list[tuple[Hit, Key, int]]:
    return [(hit, (hit.rule, field), code_of_hit(hit)) for hit in hits]


def _merely_padded(
    rules: ValueFamily, values: Sequence[str], suspects: Sequence[int], context: Context
) -> set[int]:
    """Return the suspects with no finding except whitespace around them, which some files are full of."""
    padded = [row for row in suspects if values[row][0] in XML_SPACE or values[row][-1] in XML_SPACE]
    if not padded:
        return set()
    bare = [values[row].strip(XML_SPACE) for row in padded]
    found, told = rules.check_column(bare, context)
    wrong = {padded[at] for at in chain(found, *(rows for _, rows in told))}
    return {row for row, value in zip(padded, bare, strict=True) if value and row not in wrong}


def _values(columns: EntryColumns, row: int) -> Values:
    return columns.loc[row], columns.lastmod[row], columns.changefreq[row], columns.priority[row]


def _empty_rows(values: Sequence[str]) -> list[int]:
    return [] if all(values) else [row for row, value in enumerate(values) if not value]


# The whole file

# The rules that need more than one entry to know; the others are about one entry alone.
WHOLE_FILE_RULES = frozenset[str]().union(*(family.RULES for family in KEPT_FAMILIES))
ENTRY_RULES = frozenset(rule.id for rule in RULES) - WHOLE_FILE_RULES - ACROSS_RULES

Remarks = dict[str, list[FileHit]]  # by section


@dataclass(frozen=True, slots=True)
class FileChecked:
    """The findings of the rules that need the whole file, and the facts that they determined."""

    codes: Codes
    found: Mapping[type[Kept[Any]], object]  # the facts by family
    remarks: Remarks
    extensions: tuple[Extension, ...]  # those of which any entry has a block

    def facts(self, family: type[Kept[Facts]]) -> Facts:
        """Return the facts that a family determined."""
        return cast(Facts, self.found[family])


def check_file(entries: Entries, context: Context, traits: Sequence[UrlTraits] = ()) -> FileChecked:
    """Run the checks that need all entries, and those of the text around them.

    traits: those of all URLs, if they were determined before.
    """
    shared = SharedFacts(entries, traits=traits)
    codes: Codes = {}
    found: dict[type[Kept[Any]], object] = {}
    for family in KEPT_FAMILIES:
        own, found[family] = family.check(entries, context, shared)
        codes.update(own)
    remarks = remarks_of(FILE_SECTIONS, entries, context, shared)
    return FileChecked(codes, found, remarks, _used(entries, shared.texts))


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


def remarks_of(
    sections: Iterable[FileSection], entries: Entries, context: Context, shared: SharedFacts
) -> Remarks:
    """Return the present remarks of some sections about the file."""
    return {
        each.name: list(each.remarks(entries, context, shared.texts))
        if entries.kind is Kind.URLSET or not each.of_urlsets
        else []
        for each in sections
    }
