"""Checks the structure of entries, one by one or many at once, and says what it hides of values."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from editor.core.document.columns import ODD, EntryColumns
from editor.core.document.entries import Entries
from editor.core.fields import fields_of
from editor.core.xml.markup import Layout, Oddity, Values
from editor.rules.entry.check import hidden_by, oddity_hits, regular_hits, unordered_rows
from editor.rules.family import EntryLot
from editor.rules.finding import Context, FieldHit, Hit
from editor.rules.marks import Codes, Key, array_of, code_of_hit, codes_of_hits, put_code


class StructureFamily:
    """The rules about the structure of an entry, which hide some findings about its values."""

    def hits(self, entries: Entries, row: int, context: Context) -> list[FieldHit]:
        """Return the hits of the entry in a row."""
        if oddities := entries.oddities(row):
            return _naming_order(oddity_hits(oddities), context)
        columns = entries.columns
        number = columns.layout[row]
        layout = None if number == ODD else entries.layouts[number]
        found = regular_hits(layout, entries.entry(row).values(), bool(columns.extensions[row]))
        return _naming_order([*found], context)

    def check_lot(self, lot: EntryLot, _context: Context) -> Codes:
        """Return the codes of many entries."""
        codes: Codes = {}
        columns, oddities = lot.columns, lot.oddities
        for found, rows in _alike(oddities):
            for key, code in _structure_of(found).codes:
                array = array_of(codes, len(columns), key)
                for row in rows:
                    array[row] = code
        missing = [row for row in _empty_rows(columns.loc) if row not in oddities]
        _check_forms(codes, columns, {*missing, *unordered_rows(columns, lot.layouts)}, lot.layouts)
        return codes

    def check_field(self, entries: Entries, field: str, _context: Context) -> tuple[Codes, Collection[str]]:
        """Return the codes of regular entries that have no URL, if these changed."""
        codes: Codes = {}
        column = entries.column("loc") if field == "loc" else ()
        for row in _empty_rows(column):
            put_code(codes, len(column), ("loc-missing", "loc"), row, code_of_hit(Hit("loc-missing")))
        return codes, ()

    def depends_on_all(self, entries: Entries) -> bool:
        """Return True if setting a value may change any finding: if entries are odd, or in another order."""
        columns = entries.columns
        if unordered_rows(columns, entries.layouts):
            return True
        return ODD in columns.layout and any(source and source.oddities for source in columns.source)

    def is_hidden(self, oddities: tuple[Oddity, ...], field: str, hit: Hit) -> bool:
        """Return True if the structure of an odd entry hides a finding about a value."""
        return _structure_of(oddities).is_hidden(field, hit)


def _naming_order(found: Sequence[FieldHit], context: Context) -> list[FieldHit]:
    """Add the required order of elements to hits about it; entries of an index have fewer elements."""
    order = ", ".join(field.name for field in fields_of(context.kind))
    return [
        (field, hit._replace(params=(("order", order),)) if hit.rule == "element-order" else hit)
        for field, hit in found
    ]


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


def _alike(oddities: Mapping[int, tuple[Oddity, ...]]) -> Iterable[tuple[tuple[Oddity, ...], list[int]]]:
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


def _values(columns: EntryColumns, row: int) -> Values:
    return columns.loc[row], columns.lastmod[row], columns.changefreq[row], columns.priority[row]


def _empty_rows(values: Sequence[str]) -> list[int]:
    return [] if all(values) else [row for row, value in enumerate(values) if not value]
