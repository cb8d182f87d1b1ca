"""The rules about single entries put together: values a column at a time, structure where it is odd.

Nothing here keeps state, so it may run in any thread while nobody edits; `findings` keeps the outcome.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from editor.core.fields import FIELD_BY_NAME, fields_of
from editor.core.markup import Layout, Oddity, Values
from editor.core.urlset import ODD, Block, Urlset
from editor.rules import changefreq, lastmod, loc, priority
from editor.rules.finding import Context, Hit
from editor.rules.marks import Codes, Key, array_of, code_of_hit, put
from editor.rules.scope import PUBLIC_HOST
from editor.rules.structure import (
    Found,
    current_oddities,
    hidden_by,
    oddity_hits,
    regular_hits,
    unordered_rows,
)


class ValueRules(Protocol):
    """The rules about the values of one field."""

    def check(self, value: str, context: Context, /) -> tuple[Hit, ...]: ...
    def suspects(self, values: Sequence[str], context: Context, /) -> list[int]: ...


VALUE_RULES: dict[str, ValueRules] = {
    "loc": loc,
    "lastmod": lastmod,
    "changefreq": changefreq,
    "priority": priority,
}


@dataclass(frozen=True, slots=True)
class Checked:
    """What the rules about single entries found in `size` rows from `first_row` on."""

    first_row: int
    size: int
    codes: Codes


def value_hits(field: str, value: str, context: Context) -> list[Hit]:
    """What is wrong with a value; the host's reach aside, which is asked once for each host."""
    if not value:
        return []
    return [hit for hit in VALUE_RULES[field].check(value, context) if hit.rule != PUBLIC_HOST]


def entry_hits(
    values: Values,
    oddities: Sequence[Oddity],
    context: Context,
    layout: Layout | None = None,
    *,
    has_extensions: bool = False,
) -> list[Found]:
    """What is wrong with one entry; the last two are those of a regular one."""
    of_values = [
        (field.name, hit)
        for field, value in zip(fields_of(context.kind), values, strict=False)
        for hit in value_hits(field.name, value, context)
    ]
    if not oddities:
        return [*regular_hits(layout, values, has_extensions), *of_values]
    found = oddity_hits(oddities)
    is_hidden = hidden_by(found)
    return [*found, *((field, hit) for field, hit in of_values if not is_hidden(field, hit))]


def row_hits(urlset: Urlset, row: int, context: Context) -> list[Found]:
    """What is wrong with the entry in a row, as it stands now."""
    block = urlset.block
    number = block.layout[row]
    layout = None if number == ODD else urlset.layouts[number]
    oddities = current_oddities(urlset, row)
    values = urlset.entry(row).values()
    return entry_hits(values, oddities, context, layout, has_extensions=bool(block.extensions[row]))


def codes_of_hits(found: Iterable[Found]) -> dict[Key, int]:
    """The codes of one row's findings."""
    return {(hit.rule, field): code_of_hit(hit) for field, hit in found}


def check_block(block: Block, first_row: int, layouts: Sequence[Layout], context: Context) -> Checked:
    """Check entries as they were read, a column at a time."""
    oddities: dict[int, Sequence[Oddity]] = {}
    if ODD in block.layout:
        oddities = {
            row: source.oddities for row, source in enumerate(block.source) if source and source.oddities
        }
    return Checked(first_row, len(block), _codes(block, oddities, layouts, context))


def check_entries(urlset: Urlset, context: Context) -> Checked:
    """Check all entries of a document as they stand now."""
    return check_rows(urlset, 0, len(urlset) - 1, context)


def check_rows(urlset: Urlset, first: int, last: int, context: Context) -> Checked:
    """Check the entries of some rows as they stand now; `last` is included."""
    rows = range(first, last + 1)
    block = urlset.copy_rows(rows)
    oddities: dict[int, Sequence[Oddity]] = {}
    if ODD in block.layout:
        current = (
            (at, current_oddities(urlset, first + at)) for at, source in enumerate(block.source) if source
        )
        oddities = {at: found for at, found in current if found}
    return Checked(first, len(block), _codes(block, oddities, urlset.layouts, context))


def _codes(
    block: Block, oddities: Mapping[int, Sequence[Oddity]], layouts: Sequence[Layout], context: Context
) -> Codes:
    size = len(block)
    codes: Codes = {}
    for field in fields_of(context.kind):
        _check_values(codes, field.name, block.column(field.name), oddities, context)
    missing = [row for row in _positions(block.loc, "") if row not in oddities]
    for row in sorted({*missing, *unordered_rows(block, layouts)}):
        number = block.layout[row]
        layout = None if number == ODD else layouts[number]
        for field_name, hit in regular_hits(layout, _values(block, row), bool(block.extensions[row])):
            put(codes, size, (hit.rule, field_name), row, code_of_hit(hit))
    for row, found in oddities.items():
        for field_name, hit in entry_hits(_values(block, row), found, context):
            put(codes, size, (hit.rule, field_name), row, code_of_hit(hit))
    return codes


def check_column(field: str, values: Sequence[str], context: Context) -> Codes:
    """Check one column of regular entries in the protocol's order."""
    codes: Codes = {}
    if context.kind not in FIELD_BY_NAME[field].kinds:
        return codes
    _check_values(codes, field, values, {}, context)
    if field == "loc":
        for row in _positions(values, ""):
            put(codes, len(values), ("loc-missing", "loc"), row, code_of_hit(Hit("loc-missing")))
    return codes


def _check_values(
    codes: Codes, field: str, values: Sequence[str], without: Mapping[int, object], context: Context
) -> None:
    """Add what is wrong with the values of a column, some rows aside."""
    size = len(values)
    known: dict[str, list[tuple[bytearray, int]]] = {}
    for row in VALUE_RULES[field].suspects(values, context):
        if row in without:
            continue
        value = values[row]
        if value not in known:
            hits = value_hits(field, value, context)
            arrays = [array_of(codes, size, (hit.rule, field)) for hit in hits]
            known[value] = list(zip(arrays, map(code_of_hit, hits), strict=True))
        for array, code in known[value]:
            array[row] = code


def _values(block: Block, row: int) -> Values:
    return block.loc[row], block.lastmod[row], block.changefreq[row], block.priority[row]


def _positions(values: Sequence[str], wanted: str) -> list[int]:
    if wanted not in values:
        return []
    return [row for row, value in enumerate(values) if value == wanted]
