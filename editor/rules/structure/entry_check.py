"""Checks the structure of entries, one by one or many at once: elements, order, other content.

Regular entries can only lack their URL or have another order, which their layout shows. The
oddities of odd entries were found when they were read. Findings about the structure hide some of
those about the values of the entry.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import compress
from typing import NamedTuple

from editor.core.document.columns import ODD, EntryColumns
from editor.core.document.entries import Entries
from editor.core.extensions.extension_declarations import EXTENSION_BY_NAME
from editor.core.fields import FIELD_NAMES, XML_SPACE, fields_of
from editor.core.text import N_, Phrase
from editor.core.values.characters import ALL_SPACES, code_point
from editor.core.xml.markup import CHILD_RANKS, EXTENSIONS, Layout, Oddity, Values
from editor.core.xml.odd_entries import BARE_URL, URL_IN_ATTRIBUTE, name_with_prefix
from editor.rules.catalogue import RULE_BY_ID, severity_of_hit
from editor.rules.family import EntryBatch
from editor.rules.finding import Context, FieldHit, Hit, is_one_typo_from
from editor.rules.marks import (
    Codes,
    EntryCodes,
    Key,
    array_of,
    codes_of_hits,
    common_code,
    mark_of_hit,
    put_mark,
)
from editor.rules.rule import Fixability, Severity

_CORE_ELEMENTS = ("url", "sitemap", *FIELD_NAMES)
_NO_VALUE = frozenset({"element-has-children", "custom-entity", "template-code"})  # it is unknown then
# The advice about an element in a place where it is not allowed.
MOVE = Phrase(N_("Move or remove it."))
PROBABLY = N_(" Did you mean {meant}?")
# The advice about an entry without a loc, by what stands in its place.
_ADD_LOC = Phrase(N_("Add the URL, or remove the entry."))
_LOC_ADVICE = {
    BARE_URL: Phrase(N_("Its URL is text between the tags. Put it into a loc element.")),
    URL_IN_ATTRIBUTE: Phrase(N_("Its URL is in an attribute. Make elements of the attributes.")),
}
_DECLARE = Phrase(N_(" Remove it, or declare the extension it belongs to."))
MAX_SHOWN = 60  # characters of a text in a message


def shown_text(text: str, most: int = MAX_SHOWN) -> str:
    """Return a text as a message can show it: in one line, shortened; mere spaces as their code points."""
    text = text.strip(XML_SPACE)
    if text and not text.strip(ALL_SPACES):
        return ", ".join(code_point(space) for space in dict.fromkeys(text) if space not in XML_SPACE)
    text = text.replace("\n", " ")
    return text if len(text) <= most else text[: most - 1] + "…"


def oddity_hits(oddities: Sequence[Oddity]) -> list[FieldHit]:
    """Return the findings of an odd entry; several of one kind in one element are merged."""
    alike: dict[tuple[str, str], list[Oddity]] = {}
    for oddity in oddities:
        if oddity.rule in RULE_BY_ID:
            alike.setdefault((oddity.rule, oddity.field), []).append(oddity)
    return [(field, _hit(_merged(some))) for (_rule, field), some in alike.items()]


def _merged(alike: Sequence[Oddity]) -> Oddity:
    """Return one oddity for several: all details, each once, and the most cautious fix."""
    detail = ", ".join(dict.fromkeys(oddity.detail for oddity in alike))
    fixes = {oddity.fix for oddity in alike}
    return alike[0]._replace(detail=detail, fix=alike[0].fix if len(fixes) == 1 else "ask")


def _hit(oddity: Oddity) -> Hit:
    detail = shown_text(oddity.detail)
    params = (
        ("field", oddity.field),
        ("element", oddity.field),
        ("namespace", detail),
        ("detail", detail),
        ("found", detail),
        ("hint", _hint(oddity)),
        ("advice", _LOC_ADVICE.get(oddity.detail, _ADD_LOC) if oddity.rule == "loc-missing" else MOVE),
    )
    return Hit(oddity.rule, params, fix=Fixability(oddity.fix) if oddity.fix else None)


def _hint(oddity: Oddity) -> str:
    """Return the hint about the name that an unknown element was probably meant to have."""
    if oddity.rule != "unknown-core-element":
        return ""
    extension = EXTENSION_BY_NAME.get(oddity.field)
    meant = name_with_prefix(extension) if extension else oddity.field or meant_element(oddity.detail)
    if meant:
        return Phrase(PROBABLY, meant=meant)
    return _DECLARE


def meant_element(name: str) -> str:
    """Return the known element whose name is at most one slip from a given one; "" if there is none."""
    lower = name.lower()
    return next((known for known in _CORE_ELEMENTS if lower == known or is_one_typo_from(lower, known)), "")


def hidden_by(found: Sequence[FieldHit]) -> Callable[[str, Hit], bool]:
    """Return a function that tells whether findings about structure hide a finding about a value.

    An error hides warnings and advice about the same value; elements or code in its place hide everything,
    and so does an entity whose text is unknown. A finding of the structure is not repeated for the value.
    """
    errors = {field for field, hit in found if severity_of_hit(hit) is Severity.ERROR}
    told = {(field, hit.rule) for field, hit in found}
    no_values = {field for field, hit in found if hit.rule in _NO_VALUE}

    def is_hidden(field: str, hit: Hit) -> bool:
        if field in no_values or (field, hit.rule) in told:
            return True
        is_lesser = Severity.NOTE < severity_of_hit(hit) < Severity.ERROR
        return field in errors and hit.rule != "loc-padded" and is_lesser

    return is_hidden


# Regular entries


@lru_cache(maxsize=256)
def _is_ordered(layout: Layout) -> bool:
    ranks = [CHILD_RANKS[child.name] for child in layout.children]
    return ranks == sorted(ranks)


def misplaced_field(layout: Layout, values: Values, has_extensions: bool) -> str | None:
    """Return the first field that comes after one it should precede; None if the order is right."""
    if _is_ordered(layout):
        return None
    there = {name for name, value in zip(FIELD_NAMES, values, strict=True) if value}
    highest = 0
    for child in layout.children:
        if child.name in there or (child.name == EXTENSIONS and has_extensions):
            if CHILD_RANKS[child.name] < highest:
                return child.name if child.name in there else ""
            highest = max(highest, CHILD_RANKS[child.name])
    return None


def regular_hits(layout: Layout | None, values: Values, has_extensions: bool) -> Iterator[FieldHit]:
    """Yield the findings about the structure of an entry without oddities; odd ones have no layout."""
    if not values[0]:
        yield "loc", Hit("loc-missing", (("advice", _ADD_LOC),))
    if layout is not None:
        field = misplaced_field(layout, values, has_extensions)
        if field is not None:
            yield field, Hit("element-order")


def unordered_rows(columns: EntryColumns, layouts: Sequence[Layout]) -> list[int]:
    """Return the regular rows whose layout is not in the protocol's order."""
    unordered = {number for number, layout in enumerate(layouts) if not _is_ordered(layout)} - {ODD}
    if not unordered:
        return []
    is_unordered = columns.layout.translate(bytes(number in unordered for number in range(256)))
    return list(compress(range(len(columns)), is_unordered))


class StructureFamily:
    """The rules about the structure of an entry, which hide some findings about its values."""

    fields = frozenset({"", *FIELD_NAMES})

    def hits_in(self, entries: Entries, context: Context) -> Callable[[int], list[FieldHit]]:
        """Return what gives the hits of the entry in a row, while nobody edits."""
        columns = entries.columns

        def hits_of(row: int) -> list[FieldHit]:
            if oddities := entries.oddities(row):
                return _naming_order(oddity_hits(oddities), context)
            number = columns.layout[row]
            layout = None if number == ODD else entries.layouts[number]
            found = regular_hits(layout, entries.entry(row).values(), bool(columns.extensions[row]))
            return _naming_order([*found], context)

        return hits_of

    def check_batch(self, lot: EntryBatch, _context: Context) -> EntryCodes:
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
        return EntryCodes(codes, {})

    def check_field(
        self, entries: Entries, field: str, _context: Context
    ) -> tuple[EntryCodes, Collection[str]]:
        """Return the codes of regular entries that have no URL, if these changed."""
        codes: Codes = {}
        column = entries.column("loc") if field == "loc" else ()
        for row in _empty_rows(column):
            put_mark(codes, len(column), ("loc-missing", "loc"), row, mark_of_hit(Hit("loc-missing")))
        return EntryCodes(codes, {}), ()

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
            keys = [((hit.rule, name), mark_of_hit(hit)) for name, hit in hits]
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
    codes = tuple((key, common_code(each)) for key, each in codes_of_hits(found).items())
    return _Structure(codes, hidden_by(found))


def _values(columns: EntryColumns, row: int) -> Values:
    return columns.loc[row], columns.lastmod[row], columns.changefreq[row], columns.priority[row]


def _empty_rows(values: Sequence[str]) -> list[int]:
    return [] if all(values) else [row for row, value in enumerate(values) if not value]
