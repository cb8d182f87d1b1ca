"""Renders a document as the text and bytes of its file; unedited parts come out exactly as they were read.

Regular entries are rendered from their layout, a column at a time; odd ones are copied, with edited values
patched into their own text.
"""

import codecs
import gzip
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import repeat
from typing import TypeVar

from editor.core.document.columns import ODD
from editor.core.document.compact_list import CompactList
from editor.core.document.urlset import Urlset
from editor.core.fields import FIELD_NAMES
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.values.characters import code_point
from editor.core.xml.markup import EXTENSIONS, Frame, Layout
from editor.core.xml.patching import is_encodable
from editor.formats.reading.encoding import LETTERS
from editor.formats.reading.encoding_names import is_wide
from editor.formats.reading.inflate import Inflated, inflate
from editor.formats.writing.reencoding import encode_like

ROWS_AT_A_TIME = 2000  # few enough that a piece of text stays in the processor's cache
Column = str | Sequence[str]  # a piece of text of each of some rows; one text where all have the same
_Item = TypeVar("_Item")
_SAMPLE = 100  # items that show whether a column has few distinct values
_GZIP_LEVEL = 1  # three times as fast as the usual 6, and a quarter larger
_UNWRITABLE = QT_TRANSLATE_NOOP("phrases", "Row {row} contains the character {character}: {cause}")
_HIDES_ENCODING = QT_TRANSLATE_NOOP(
    "phrases", "only the first characters of the file show its encoding, {encoding}. Save as UTF-8."
)
_LINE_BREAK = Phrase(
    QT_TRANSLATE_NOOP("phrases", "a list of URLs has one URL per line. Remove the line break.")
)
_NOT_ENCODABLE = QT_TRANSLATE_NOOP(
    "phrases", "the file's encoding, {encoding}, does not support it. Escape it, or save as UTF-8."
)


class UnwritableText(Exception):
    """The error for a value that a text list cannot contain, as it has no escapes; `row` counts from 0."""

    def __init__(self, row: int, character: str, cause: Phrase) -> None:
        name = repr(character) if character.isprintable() else code_point(character)
        super().__init__(Phrase(_UNWRITABLE, row=row + 1, character=name, cause=cause))
        self.row = row
        self.character = character


# Text


def document_text(urlset: Urlset) -> Iterator[str]:
    """Yield the text of the file as it would be saved, in pieces, without its byte order mark."""
    yield urlset.frame.prolog
    for rows in pieces_of(range(len(urlset))):
        gaps = shared(urlset.block.gap[rows.start : rows.stop])
        numbers = set(urlset.block.layout[rows.start : rows.stop])
        if len(numbers) == 1 and ODD not in numbers:
            columns = _columns(urlset, urlset.layouts[numbers.pop()], rows)
            yield interleaved([gaps, *columns], len(rows))
        else:
            yield interleaved([gaps, entry_texts(urlset, rows)], len(rows))
    yield urlset.frame.epilog


def interleaved(columns: Sequence[Column], count: int) -> str:
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


def shared(texts: CompactList[str]) -> Column:
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


def entry_text(urlset: Urlset, row: int) -> str:
    """Return the text of one entry as it would be saved, without the gap before it."""
    part = urlset.part_of(row)
    own = row - urlset.start_of(part)
    return entry_texts(part, range(own, own + 1))[0]


def entry_texts(urlset: Urlset, rows: range) -> list[str]:
    """Return the texts of contiguous entries as they would be saved, without their gaps."""
    numbers = urlset.block.layout[rows.start : rows.stop]
    rows_of: dict[int, list[int]] = {number: [] for number in set(numbers)}
    for row, number in zip(rows, numbers, strict=True):
        rows_of[number].append(row)
    texts = {number: _texts(urlset, number, own_rows) for number, own_rows in rows_of.items()}
    return [next(texts[number]) for number in numbers]


def _texts(urlset: Urlset, number: int, rows: Sequence[int]) -> Iterator[str]:
    if number == ODD:
        return _odd_texts(urlset, rows)
    return entry_pieces(_columns(urlset, urlset.layouts[number], rows), len(rows))


def _odd_texts(urlset: Urlset, rows: Sequence[int]) -> Iterator[str]:
    """Yield the texts of odd entries, with their present values."""
    values = zip(*(chosen(urlset.column(name), rows) for name in FIELD_NAMES), strict=True)
    for row, source, now in zip(rows, chosen(urlset.block.source, rows), values, strict=True):
        if source is None or source.values != now:
            source = urlset.current_source(row)
        yield source.text if source else ""


def _columns(urlset: Urlset, layout: Layout, rows: Sequence[int]) -> list[Column]:
    """Return columns of text that together are the texts of entries."""
    columns: list[Column] = [layout.start]
    for child in layout.children:
        values = chosen(urlset.column(child.name), rows)
        escape = None
        if child.name != EXTENSIONS and urlset.frame.entities is not None:
            escape = urlset.frame.entities.escape
        columns += element_columns(values, child.before + child.open, child.close, escape)
    columns.append(layout.end)
    return columns


def chosen(column: Sequence[_Item], rows: Sequence[int]) -> Sequence[_Item]:
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
    if 4 * len(set(values[:_SAMPLE])) <= min(
        len(values), _SAMPLE
    ):  # few distinct values: make each text once
        texts = {value: before + (escape(value) if escape else value) + after for value in set(values)}
        texts[""] = ""
        return [list(map(texts.__getitem__, values))]
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


# Bytes


def to_bytes(urlset: Urlset, original: bytes | None = None) -> bytes:
    """Return the bytes of the file as it would be saved, in its own encoding and compression.

    A character that does not fit the encoding becomes a reference. `original` is the file as it was read: if
    it is compressed it is returned unchanged while its content is the same, and an ambiguous encoding keeps
    its bytes. Raises UnwritableText.
    """
    held = None if original is None else inflate(original)
    data = plain_bytes(urlset, held)
    if original is not None and held == Inflated(data, urlset.frame.gzip):
        return original
    return compressed(data) if urlset.frame.gzip else data


def plain_bytes(urlset: Urlset, held: Inflated | None = None) -> bytes:
    """Return the file as it would be saved without compression; `held`: the content it was read from."""
    frame = urlset.frame
    if frame.entities is None:
        _check_text_list(urlset)
    if held is None:
        return frame.bom + b"".join(_encoded(urlset))
    return frame.bom + encode_like(
        "".join(document_text(urlset)), held.data[len(frame.bom) :], frame.encoding
    )


def compressed(data: bytes) -> bytes:
    """Compress bytes as one gzip member without a time, so that equal content gives equal bytes."""
    return gzip.compress(data, _GZIP_LEVEL, mtime=0)


def text_size(urlset: Urlset) -> int:
    """Return the size in bytes, without compression, of the file as it would be saved: the limit is about
    this.

    For several files it is the total size.
    """
    return sum(len(part.frame.bom) + sum(map(len, _encoded(part))) for part in urlset.parts)


def _encoded(urlset: Urlset) -> Iterator[bytes]:
    """Yield the text of the file, encoded; the encoder keeps its state from piece to piece."""
    encoder = codecs.getincrementalencoder(urlset.frame.encoding)("xmlcharrefreplace")
    for text in document_text(urlset):
        yield encoder.encode(text)
    yield encoder.encode("", final=True)


def _check_text_list(urlset: Urlset) -> None:
    column = urlset.column("loc")
    if is_wide(urlset.frame.encoding) and not urlset.frame.bom:
        _check_beginning("".join(column[:LETTERS])[:LETTERS], urlset.frame)
    for rows in pieces_of(range(len(urlset))):
        values = column[rows.start : rows.stop]
        joined = "".join(values)
        if "\n" not in joined and "\r" not in joined and is_encodable(joined, urlset.frame.encoding):
            continue
        for row, value in zip(rows, values, strict=True):
            _check_line(row, value, urlset.frame)


def _check_beginning(letters: str, frame: Frame) -> None:
    for letter in letters:
        if not " " <= letter <= "~":
            raise UnwritableText(0, letter, Phrase(_HIDES_ENCODING, encoding=frame.encoding.upper()))


def _check_line(row: int, value: str, frame: Frame) -> None:
    for character in value:
        if character in "\r\n":
            raise UnwritableText(row, character, _LINE_BREAK)
        if not is_encodable(character, frame.encoding):
            cause = Phrase(_NOT_ENCODABLE, encoding=frame.encoding.upper())
            raise UnwritableText(row, character, cause)
