"""Renders a document as the text of its file; unedited parts come out exactly as they were read.

Regular entries are rendered from their layout, a column at a time; odd ones are copied, with edited
values patched into their own text. Elements that come to stand elsewhere take the declarations of
the namespaces that they need with them; their texts have to be part of well-formed input.
"""

import codecs
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import repeat
from typing import TypeVar

from editor.core.document.columns import ODD, CompactList, EntryColumns
from editor.core.document.entries import Entries
from editor.core.fields import FIELD_NAMES, XML_SPACE
from editor.core.xml.markup import EXTENSIONS, TAG, XML_PREFIXES, Frame, Layout
from editor.core.xml.outline import attribute_list, declared_prefix, scope_names
from editor.runtime.threads import Tell, untold

ROWS_AT_A_TIME = 2000  # few enough that a piece of text stays in the processor's cache
Column = str | Sequence[str]  # a piece of text of each of some rows; one text where all have the same
_Item = TypeVar("_Item")


def document_text(entries: Entries, tell: Tell = untold) -> Iterator[str]:
    """Yield the text of the file as it would be saved, in pieces, without its byte order mark.

    tell: is told how much of it has been made.
    """
    yield entries.frame.prolog
    for rows in pieces_of(range(len(entries))):
        gaps = text_of_all(entries.columns.gap[rows.start : rows.stop])
        numbers = set(entries.columns.layout[rows.start : rows.stop])
        if len(numbers) == 1 and ODD not in numbers:
            columns = _columns(entries, entries.layouts[numbers.pop()], rows)
            yield interleave([gaps, *columns], len(rows))
        else:
            yield interleave([gaps, entry_texts(entries, rows)], len(rows))
        tell(rows.stop / len(entries))
    yield entries.frame.epilog


def text_size(entries: Entries) -> int:
    """Return the size in bytes, without compression, of the file as it would be saved: the limit is about
    this.

    For several files it is the total size.
    """
    return sum(len(file.frame.bom) + sum(map(len, encoded_pieces(file))) for file in entries.files)


def encoded_pieces(entries: Entries, tell: Tell = untold) -> Iterator[bytes]:
    """Yield the text of the file, encoded; the encoder keeps its state from piece to piece.

    tell: is told how much of it has been made.
    """
    encoder = codecs.getincrementalencoder(entries.frame.encoding)("xmlcharrefreplace")
    for text in document_text(entries, tell):
        yield encoder.encode(text)
    yield encoder.encode("", final=True)


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


def text_before(entries: Entries, row: int, field: str) -> str | None:
    """Return the text of a regular entry up to a value without the whitespace around it.

    Returns None for an odd entry, and where the value is absent.
    """
    file = entries.file_at(row)
    own = row - entries.start_of(file)
    columns = file.columns
    number, value = columns.layout[own], columns.column(field)[own]
    if number == ODD or not value:
        return None
    layout, entities = file.layouts[number], file.frame.entities
    pieces = [layout.start]
    for child in layout.children:
        text = columns.column(child.name)[own]
        if child.name == field:
            text = value[: len(value) - len(value.lstrip(XML_SPACE))]
        elif not text:
            continue
        is_escaped = entities is not None and child.name != EXTENSIONS
        pieces += [child.before, child.open, entities.escape(text) if entities and is_escaped else text]
        if child.name == field:
            break
        pieces.append(child.close)
    return "".join(pieces)


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


_LAST_SPACE = r"(\s+)[^\s=]+\s*=\s*(?:\"[^\"]*\"|'[^']*')\Z"


def needed_prefixes(text: str) -> list[str]:
    """Return the prefixes in a text that nothing in it declares, each once; "" for elements without one."""
    found: dict[str, None] = {}
    inside = [XML_PREFIXES]
    for tag in TAG.finditer(text):
        if tag["name"] is None:
            continue
        if tag["end"]:
            inside.pop()
            continue
        names = [name for name, _ in attribute_list(tag["attributes"])] if "=" in tag["attributes"] else []
        own = {prefix for prefix in map(declared_prefix, names) if prefix is not None}
        bound = inside[-1] | own if own else inside[-1]
        used = [_prefix(tag["name"]), *(_prefix(name) for name in names if ":" in name)]
        found.update(dict.fromkeys(prefix for prefix in used if prefix not in bound))
        if not tag["empty"]:
            inside.append(bound)
    return list(found)


def with_declarations(text: str, namespaces: Mapping[str, str]) -> str:
    """Return a text whose elements declare the namespaces that they need, by prefix; "" is no prefix."""
    pieces: list[str] = []
    end = 0
    for start, at, stop in _outermost(text):
        needed = [prefix for prefix in needed_prefixes(text[start:stop]) if prefix in namespaces]
        pieces += [text[end:at], *(declaration(prefix, namespaces[prefix]) for prefix in needed)]
        end = at
    return "".join([*pieces, text[end:]])


def with_namespaces_of(columns: EntryColumns, old: Frame, new: Frame) -> Frame:
    """Let entries mean in a file with the new frame what they meant with the old one.

    Returns the new frame with what they need besides; what it declares otherwise the entries declare anew.
    """
    if old.namespaces == new.namespaces:
        return new
    texts = {*columns.extensions, *(source.text for source in columns.source if source), *columns.gap}
    needed = dict.fromkeys(prefix for text in texts if "<" in text for prefix in needed_prefixes(text))
    before, after = scope_names(old), scope_names(new)
    lacking = {prefix: before.namespace_of(f"{prefix}:") for prefix in sorted(needed)}
    lacking = {prefix: name for prefix, name in lacking.items() if after.namespace_of(f"{prefix}:") != name}
    for prefix in [prefix for prefix in lacking if prefix and not after.is_bound(prefix)]:
        new = with_root_declaration(new, prefix, lacking.pop(prefix))
    if lacking:
        _retell(columns, lambda text: with_declarations(text, lacking))
    return new


def _retell(columns: EntryColumns, told: Callable[[str], str]) -> None:
    columns.extensions = CompactList(map(told, columns.extensions))
    columns.gap = CompactList(map(told, columns.gap))
    columns.source = CompactList(
        source and source._replace(text=told(source.text)) for source in columns.source
    )


def with_root_declaration(frame: Frame, prefix: str, namespace: str) -> Frame:
    """Return a frame whose root also declares a namespace, on its own line if other declarations are."""
    end = len(frame.prolog) - (2 if frame.is_self_closed else 1)
    tag = frame.prolog[:end].rstrip(XML_SPACE)
    last = re.search(_LAST_SPACE, tag)
    space = last[1] if last else " "
    prolog = f"{tag}{space}{declaration(prefix, namespace).lstrip()}{frame.prolog[len(tag) :]}"
    return frame._replace(prolog=prolog, namespaces=(*frame.namespaces, (prefix, namespace)))


def declaration(prefix: str, namespace: str) -> str:
    """Return the declaration of a namespace for a start tag, with a space before it."""
    value = namespace.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return f' xmlns:{prefix}="{value}"' if prefix else f' xmlns="{value}"'


def with_prefix(text: str, old: str, new: str) -> str:
    """Return a text with another prefix of elements, both with their colon or ""; it may declare nothing."""

    def renamed(tag: re.Match[str]) -> str:
        name = tag["name"]
        if name is None or name[: name.rfind(":") + 1] != old:
            return tag[0]
        start = len(tag["end"]) + 1
        return tag[0][:start] + new + tag[0][start + len(old) :]

    return TAG.sub(renamed, text)


def _prefix(name: str) -> str:
    return name.rpartition(":")[0]


def _outermost(text: str) -> Iterator[tuple[int, int, int]]:
    """Yield where each element that is in no other starts, where its name ends, and where it ends."""
    depth = start = at = 0
    for tag in TAG.finditer(text):
        if tag["name"] is None:
            continue
        if not depth:
            start, at = tag.start(), tag.end("name")
        depth += -1 if tag["end"] else 0 if tag["empty"] else 1
        if not depth:
            yield start, at, tag.end()
