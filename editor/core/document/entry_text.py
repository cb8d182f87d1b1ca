"""Renders a document as the text of its file; unedited parts come out exactly as they were read.

Regular entries are rendered from their layout, a column at a time; odd ones are copied, with edited values
patched into their own text.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import repeat
from typing import TypeVar

from editor.core.document.columns import ODD
from editor.core.document.compact_list import CompactList
from editor.core.document.entries import Entries
from editor.core.fields import FIELD_NAMES
from editor.core.xml.markup import EXTENSIONS, Layout

ROWS_AT_A_TIME = 2000  # few enough that a piece of text stays in the processor's cache
Column = str | Sequence[str]  # a piece of text of each of some rows; one text where all have the same
_Item = TypeVar("_Item")


def document_text(entries: Entries) -> Iterator[str]:
    """Yield the text of the file as it would be saved, in pieces, without its byte order mark."""
    yield entries.frame.prolog
    for rows in pieces_of(range(len(entries))):
        gaps = text_of_all(entries.columns.gap[rows.start : rows.stop])
        numbers = set(entries.columns.layout[rows.start : rows.stop])
        if len(numbers) == 1 and ODD not in numbers:
            columns = _columns(entries, entries.layouts[numbers.pop()], rows)
            yield interleave([gaps, *columns], len(rows))
        else:
            yield interleave([gaps, entry_texts(entries, rows)], len(rows))
    yield entries.frame.epilog


def interleave(columns: Sequence[Column], count: int) -> str:
    """Join columns of `count` items into one text: their first items, then their second ones, and so on."""
    merged = _merged(columns)
    items = [column if isinstance(column, str) else "" for column in merged] * count
    for place, column in enumerate(merged):
        if not isinstance(column, str):
            items[place :: len(merged)] = column
    return "".join(items)


def _merged(columns: Iterable[Column]) -> list[Column]:
    """Return columns with neighbouring constant texts joined."""
    merged: list[Column] = []
    for column in columns:
        last = merged[-1] if merged else None
        if isinstance(column, str) and isinstance(last, str):
            merged[-1] = last + column
        else:
            merged.append(column)
    return merged


def text_of_all(texts: CompactList[str]) -> Column:
    """Return a column as one text if all its items are the same."""
    return texts[0] if texts.is_alike else texts


def entry_pieces(columns: Iterable[Column], count: int) -> Iterator[str]:
    """Yield the texts of `count` entries that the columns together consist of."""
    pieces = (repeat(column, count) if isinstance(column, str) else column for column in _merged(columns))
    return map("".join, zip(*pieces, strict=True))


def pieces_of(rows: range) -> Iterator[range]:
    """Yield the rows in pieces that are rendered at a time."""
    for first in range(rows.start, rows.stop, ROWS_AT_A_TIME):
        yield range(first, min(first + ROWS_AT_A_TIME, rows.stop))


def entry_text(entries: Entries, row: int) -> str:
    """Return the text of one entry as it would be saved, without the gap before it."""
    file = entries.file_at(row)
    own = row - entries.start_of(file)
    return entry_texts(file, range(own, own + 1))[0]


def entry_texts(entries: Entries, rows: range) -> list[str]:
    """Return the texts of contiguous entries as they would be saved, without their gaps."""
    numbers = entries.columns.layout[rows.start : rows.stop]
    rows_of: dict[int, list[int]] = {number: [] for number in set(numbers)}
    for row, number in zip(rows, numbers, strict=True):
        rows_of[number].append(row)
    texts = {number: _texts(entries, number, own_rows) for number, own_rows in rows_of.items()}
    return [next(texts[number]) for number in numbers]


def _texts(entries: Entries, number: int, rows: Sequence[int]) -> Iterator[str]:
    if number == ODD:
        return _odd_texts(entries, rows)
    return entry_pieces(_columns(entries, entries.layouts[number], rows), len(rows))


def _odd_texts(entries: Entries, rows: Sequence[int]) -> Iterator[str]:
    """Yield the texts of odd entries, with their present values."""
    values = zip(*(items_at(entries.column(name), rows) for name in FIELD_NAMES), strict=True)
    for row, source, now in zip(rows, items_at(entries.columns.source, rows), values, strict=True):
        if source is None or source.values != now:
            source = entries.current_source(row)
        yield source.text if source else ""


def _columns(entries: Entries, layout: Layout, rows: Sequence[int]) -> list[Column]:
    """Return columns of text that together are the texts of entries."""
    columns: list[Column] = [layout.start]
    for child in layout.children:
        values = items_at(entries.column(child.name), rows)
        escape = None
        if child.name != EXTENSIONS and entries.frame.entities is not None:
            escape = entries.frame.entities.escape
        columns += element_columns(values, child.before + child.open, child.close, escape)
    columns.append(layout.end)
    return columns


def items_at(column: Sequence[_Item], rows: Sequence[int]) -> Sequence[_Item]:
    """Return the items of a column at the given rows."""
    if isinstance(rows, range):
        return column[rows.start : rows.stop]
    return [column[row] for row in rows]


def element_columns(
    values: Sequence[str], before: str, after: str, escape: Callable[[str], str] | None
) -> list[Column]:
    """Return columns of text with each value between its tags, and nothing for absent values."""
    if not any(values):
        return []
    if escape:
        values = _escaped(values, escape)
    if "" in values:
        return [[f"{before}{value}{after}" if value else "" for value in values]]
    return [before, values, after]


def _escaped(values: Sequence[str], escape: Callable[[str], str]) -> Sequence[str]:
    """Escape a column at once, joined by a character that no value can contain."""
    joined = "\0".join(values)
    if not any(character in joined for character in "&<>\"'\r\n"):
        return values
    escaped = escape(joined).split("\0")
    return escaped if len(escaped) == len(values) else [escape(value) for value in values]
