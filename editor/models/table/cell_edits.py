"""The edits of cells: clear, fill and paste, each one undo step; and cells as text for the clipboard.

Cells are given as `Cells`: for each field its document rows in view order. A block of cells on the
clipboard, as spreadsheets, editors and mail programs exchange them, is a list of lines, each a list
of values as written. The clipboard may also have whole entries, as XML.
"""

import csv
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from io import StringIO
from itertools import chain
from typing import cast

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QClipboard

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Edit, SetValues, as_one, insertion, removal
from editor.core.document.entry_text import document_text
from editor.core.document.rows import as_rows
from editor.core.document.sitemap_file import SitemapFile
from editor.core.fields import CHANGEFREQS, FIELDS, XML_SPACE, Field, Kind, fields_of
from editor.core.table_import import (
    LOOKED_AT,
    entries_of,
    named_columns,
    recognised_columns,
    table_of,
    without_title,
)
from editor.core.text import N_, as_html
from editor.core.values.characters import with_line_feeds, without_illegal_characters
from editor.formats.moving_entries import CannotMove, file_of_entries, insert_document
from editor.models.session.undo_stack import clear_title, set_title
from editor.models.table.value_display import with_origin
from editor.models.words.translation import counted, translated
from editor.runtime.threads import Tell, telling, untold

Block = Sequence[Sequence[str]]
_MOST_HTML_LINES = 50_000  # a larger table is slow in any program, and twice as large as the text
ENTRIES_MIME = "application/x-sitemap-editor-entries+xml"  # a sitemap of the entries that were copied

_PAGE_URL = re.compile(rf"[{XML_SPACE}]*https?://[^{XML_SPACE}]*[{XML_SPACE}]*\Z", re.IGNORECASE)
_FOLLOWING = ("", *CHANGEFREQS)  # values that may follow a URL and a comma, besides dates and priorities
_DATE_OR_PRIORITY = re.compile(r"[12][0-9]{3}(-|\Z)|[01]?[.,][0-9]+\Z")
_NAMES = {name.lower(): field.name for field in FIELDS for name in (field.name, field.title)}


def to_mime_data(block: Block) -> QMimeData:
    """Return a block for the clipboard: as text and, unless it is huge, as an HTML table."""
    data = QMimeData()
    data.setText(cells_text(block))
    if len(block) <= _MOST_HTML_LINES and sum(map(len, block)) > 1:
        data.setHtml(to_html(block))
    return data


def add_entries(data: QMimeData, document: Document, rows: Sequence[int]) -> bool:
    """Add whole entries, with their extensions, as XML; False if they cannot be written on their own."""
    if not document.kind.is_sitemap:
        return False
    try:
        text = "".join(document_text(file_of_entries(document, rows)))
    except CannotMove:
        return False
    data.setData(ENTRIES_MIME, text.encode())
    return True


def copied_text(clipboard: QClipboard) -> str:
    """Return the content of the clipboard: entries as a sitemap in XML, else its text; "" if it is empty."""
    data = cast("QMimeData | None", clipboard.mimeData())  # None while the clipboard is empty
    if data is None:
        return ""
    if data.hasFormat(ENTRIES_MIME):
        return bytes(data.data(ENTRIES_MIME).data()).decode("utf-8", "replace")
    return data.text()


def cells_text(block: Block) -> str:
    """Return a block as tab-separated values; a single value as it is, others quoted only if they must be."""
    if len(block) == 1 and len(block[0]) == 1:
        return block[0][0]
    plain = _plain_text(block)
    return "\n".join("\t".join(map(_quoted, line)) for line in block) if plain is None else plain


def _plain_text(block: Block) -> str | None:
    """Return the values joined by tabs and line breaks; None if a value contains
    one of these, or a quotation mark.
    """
    text = "\n".join(map("\t".join, block))
    lines, values = len(block), sum(map(len, block))
    is_plain = '"' not in text and "\r" not in text
    return text if is_plain and (text.count("\n"), text.count("\t")) == (lines - 1, values - lines) else None


def _quoted(value: str) -> str:
    if any(character in value for character in '\t\n\r"'):
        return '"' + value.replace('"', '""') + '"'
    return value


def to_html(block: Block) -> str:
    """Return a block as an HTML table."""
    plain = _plain_text(block)
    if plain is not None:  # no cell needs quotes
        cells = as_html(plain).replace("\t", "</td><td>").replace("\n", "</td></tr><tr><td>")
        return f"<table><tr><td>{cells}</td></tr></table>"
    lines = ("".join(f"<td>{as_html(value)}</td>" for value in line) for line in block)
    return "<table>" + "".join(f"<tr>{line}</tr>" for line in lines) + "</table>"


def parse_cells(text: str, tell: Tell = untold) -> list[list[str]]:
    """Parse a block: tab-separated as spreadsheets write it, or comma-separated values of a sitemap.

    A quotation mark that is never closed counts as a character, so that it does not swallow the rest. An
    empty line at the end is ignored. tell: is told how much of a long text is parsed.
    """
    text = with_line_feeds(text).removesuffix("\n").rstrip("\0")
    if not text:
        return []
    if "\t" not in text.partition("\n")[0]:
        for delimiter in filter(text.__contains__, ",;"):
            block = _without_title(_split(text, delimiter))
            if _are_entries(block) or has_table_headings(block):
                return block
    if "\t" in text or text.startswith('"'):
        return _split(text, "\t", tell)
    return [[line] for line in telling(text.split("\n"), tell)]


def _without_title(block: list[list[str]]) -> list[list[str]]:
    return block[len(block) - len(without_title(block)) :]


def _split(text: str, delimiter: str, tell: Tell = untold) -> list[list[str]]:
    if (delimiter == "\t" and '"' not in text) or text.count('"') % 2:
        return [line.split(delimiter) for line in telling(text.split("\n"), tell)]
    lines = csv.reader(StringIO(text, newline=""), delimiter=delimiter, skipinitialspace=delimiter != "\t")
    try:
        return [line or [""] for line in lines]
    except csv.Error:  # a value exceeds the limit of the csv module
        return [line.split(delimiter) for line in text.split("\n")]


def _are_entries(block: Block) -> bool:
    """Tell whether the commas of a text separate the values of entries, as URLs contain commas, too."""
    width = len(block[0])
    if not 1 < width <= len(FIELDS) or any(len(line) != width for line in block):
        return False
    return is_heading(block[0]) or all(
        is_page_url(line[0])
        and all(value in _FOLLOWING or _DATE_OR_PRIORITY.match(value) for value in line[1:])
        for line in block
    )


def is_page_url(value: str) -> bool:
    """Tell whether a value looks like the URL of a page: http or https, without white space."""
    return _PAGE_URL.match(value) is not None


def has_table_headings(block: Block) -> bool:
    """Tell whether a block is a table from another program, such as a
    crawler, with a heading for its URLs.
    """
    width = len(block[0])
    if "loc" not in named_columns(block[0]) or width < 2 or any(len(line) != width for line in block):
        return False
    column = recognised_columns(table_of(block[: LOOKED_AT + 1], has_headings=True))["loc"]
    return not any(map(is_page_url, block[0])) and any(is_page_url(line[column]) for line in block[1:])


def is_heading(line: Sequence[str]) -> bool:
    """Tell whether a line of a block consists of names of fields instead of values."""
    return all(value.strip().lower() in _NAMES for value in line)


def fields_named(line: Sequence[str], fields: Sequence[Field | None]) -> list[str | None]:
    """Return the name of the field for each value of a heading; None where the document has no such field."""
    known = {field.name for field in fields if field}
    names = (_NAMES[value.strip().lower()] for value in line)
    return [name if name in known else None for name in names]


Cells = Mapping[str, Sequence[int]]


@dataclass(frozen=True, slots=True)
class TitledEdit:
    """An edit and its title in the undo menu."""

    edit: Edit
    title: str
    left_out: int = 0  # the number of pasted columns that could not be used


@dataclass(frozen=True, slots=True)
class Target:
    """The place in the table where a block of cells is pasted."""

    rows: Sequence[int]  # the document rows shown from the top left cell downwards; none: at the end
    fields: Sequence[Field | None]  # the fields from its column to the right; None for a read-only column
    selected: Cells
    file: SitemapFile | None = None  # the file for new entries; None: that of the row above, or the last file
    origin: str = ""  # that of URLs which are shown without it


def set_cells(document: Document, cells: Cells, value: str) -> TitledEdit | None:
    """Return the edit that sets all these cells to one value; None if they have it already."""
    value = without_illegal_characters(value)
    edits = [edit for field, rows in cells.items() if (edit := _setting(document, field, rows, value))]
    if not edits:
        return None
    count = max(len(edit.rows) for edit in edits)
    if len(edits) > 1:
        one, many = ("Set values", N_("Set values in %Ln rows"))
        title = counted(one, many, count)
    else:
        title = set_title(edits[0].field, count) if value else clear_title(edits[0].field, count)
    return TitledEdit(as_one(edits), title)


def clear_cells(document: Document, cells: Cells) -> TitledEdit | None:
    """Return the edit that makes all these values absent; None if they are."""
    return set_cells(document, cells, "")


def cut_rows(document: Document, rows: Sequence[int]) -> TitledEdit:
    """Return the edit that removes entries which were copied; the rows may be in any order."""
    one, many = "Cut a row", N_("Cut %Ln rows")
    return TitledEdit(removal(document, as_rows(sorted(rows))), counted(one, many, len(rows)))


def fill_down(document: Document, cells: Cells) -> TitledEdit | None:
    """Return the edit that gives each cell the topmost value of its column; None if nothing changes."""
    edits = [
        edit
        for field, rows in cells.items()
        if len(rows) > 1 and (edit := _setting(document, field, rows, document.column(field)[rows[0]]))
    ]
    return TitledEdit(as_one(edits), translated("Fill down")) if edits else None


def with_origins(block: Block, target: Target) -> Block:
    """Complete the paths that are pasted as URLs by the origin without which the table shows URLs."""
    names = [field.name if field else None for field in target.fields]
    if _has_own_headings(block):
        names = fields_named(block[0], target.fields)
    if not target.origin or "loc" not in names:
        return block
    place = names.index("loc")
    if not any(line[place].startswith("/") for line in block if len(line) > place):
        return block
    return [
        [with_origin(value, target.origin) if at == place else value for at, value in enumerate(line)]
        for line in block
    ]


def paste(document: Document, block: Block, target: Target) -> TitledEdit | None:
    """Return the edit that pastes a block into the table; None if nothing changes.

    URLs, alone or with other values, below headings or not, become new entries below the first row, and so
    does a table from another program. But URLs alone are written into the selected URL cells if there is just
    one URL, or one for each cell; and URLs with other values are written into cells if the document has any
    of these URLs already. Any other block is written into cells.
    """
    if _has_own_headings(block):
        names = fields_named(block[0], fields_of(document.kind))
        if names == ["loc"]:
            return paste(document, block[1:], target)
        if "loc" in names and _are_new(document, block[1:], target, names.index("loc")):
            return _paste_lines(document, block[1:], names, target)
    elif block:
        if has_table_headings(block):
            table = table_of(block, has_headings=True)
            columns = recognised_columns(table)
            left_out = _left_out(document, block[1:], {column: name for name, column in columns.items()})
            return paste_entries(document, entries_of(table, columns).entries, target, left_out)
        urls = [line for line in block if len(line) != 1 or line[0].strip(XML_SPACE)]  # without blank lines
        if urls and all(len(line) == 1 and is_page_url(line[0]) for line in urls):
            if not _are_to_be_replaced(urls, target):
                return paste_entries(document, [Entry(line[0].strip(XML_SPACE)) for line in urls], target)
            block = urls
        elif _are_new(document, block, target):
            return _paste_lines(document, block, _names_from(target), target)
    return paste_into_cells(document, block, target)


def paste_into_cells(document: Document, block: Block, target: Target) -> TitledEdit | None:
    """Return the edit that writes a block from the top left cell on; None if nothing changes.

    A single value fills all selected cells. Lines beyond the last row become new entries.
    """
    if not block:
        return None
    if _has_own_headings(block):
        names = fields_named(block[0], [field for field in target.fields if field])
        return _paste_block(document, block[1:], names, target)
    if len(block) == len(block[0]) == 1 and any(target.selected.values()):
        return set_cells(document, target.selected, block[0][0])
    return _paste_block(document, block, [field.name if field else None for field in target.fields], target)


def _has_own_headings(block: Block) -> bool:
    """Tell whether the first line of a block names fields of a sitemap."""
    return len(block) > 1 and is_heading(block[0])


def _are_to_be_replaced(urls: Block, target: Target) -> bool:
    """Tell whether URLs are to replace the values of the selected cells instead of being new entries."""
    selected = [field for field, rows in target.selected.items() if rows]
    return selected == ["loc"] and len(urls) in (1, len(target.selected["loc"]))


def _are_new(document: Document, block: Block, target: Target, column: int = 0) -> bool:
    """Tell whether lines with a URL in this column are to be new entries rather than new values of cells."""
    urls = ["".join(line[column : column + 1]).strip(XML_SPACE) for line in block if any(line)]
    if not all(map(is_page_url, urls)) or len(target.selected.get("loc", ())) == len(urls):
        return False
    return set(urls).isdisjoint(document.column("loc"))


def _names_from(target: Target) -> Sequence[str | None]:
    """Return the field of each value in lines that begin with a URL: the order of the columns if the URL
    column is the first of the target, else the order of FIELDS.
    """
    begins_there = bool(target.fields) and target.fields[0] == FIELDS[0]
    return [field.name if field else None for field in (target.fields if begins_there else FIELDS)]


def _paste_lines(
    document: Document, block: Block, names: Sequence[str | None], target: Target
) -> TitledEdit | None:
    """Return the edit that inserts lines with values of these fields as new entries."""
    left_out = _left_out(document, block, dict(enumerate(names)))
    return paste_entries(document, _entries(block, names), target, left_out)


def _left_out(document: Document, block: Block, names: Mapping[int, str | None]) -> int:
    """Count the columns of a block that have values, but of no field that the document has."""
    known = {field.name for field in fields_of(document.kind)}
    held = {column for line in block for column, value in enumerate(line) if value.strip(XML_SPACE)}
    return len([column for column in held if names.get(column) not in known])


def _entries(block: Block, names: Sequence[str | None]) -> list[Entry]:
    entries = (_entry(line, names) for line in block if any(line))
    return [entry._replace(loc=entry.loc.strip(XML_SPACE)) for entry in entries]


def paste_entries(
    document: Document, entries: Sequence[Entry], target: Target, left_out: int = 0
) -> TitledEdit | None:
    """Return the edit that inserts entries below the first row, without values for
    which the document has no field.
    """
    names = [field.name for field in fields_of(document.kind)]
    kept = entries
    if len(names) < len(FIELDS) or not _are_clean(entries):
        kept = [Entry(**{name: _clean(getattr(entry, name)) for name in names}) for entry in entries]
    if not kept:
        return None
    edit = insertion(document, _first_new(document, target), kept, target.file)
    return TitledEdit(edit, _paste_title(len(kept)), left_out)


def paste_urlset(document: Document, source: Document, target: Target) -> TitledEdit | None:
    """Return the edit that inserts the entries of another document below the first
    row, with all content that fits.
    """
    values = [source.entry(row) for row in range(len(source))]
    if source.kind is not document.kind or document.kind is Kind.TEXT or not values:
        return paste_entries(document, values, target)
    try:
        edit = insert_document(document, _first_new(document, target), source, target.file)
    except CannotMove:
        return paste_entries(document, values, target)
    return TitledEdit(edit, _paste_title(len(values)))


def _first_new(document: Document, target: Target) -> int:
    return target.rows[0] + 1 if target.rows else _end(document, target)


def _paste_title(count: int) -> str:
    one, many = "Paste URL", N_("Paste %Ln URLs")
    return counted(one, many, count)


def _paste_block(
    document: Document, block: Block, names: Sequence[str | None], target: Target
) -> TitledEdit | None:
    over, beyond = block[: len(target.rows)], block[len(target.rows) :]
    at = target.rows[-1] + 1 if target.rows else _end(document, target)
    edits: list[Edit] = []
    if beyond:
        edits.append(insertion(document, at, [_entry(line, names) for line in beyond], target.file))
    for column, name in enumerate(names):
        if not name:
            continue
        old = document.column(name)
        new = {
            row: value
            for row, line in zip(target.rows, over, strict=False)
            if column < len(line) and line[column] != old[row] and (value := _clean(line[column])) != old[row]
        }
        if new:
            rows = sorted(new)
            shifted = [row + len(beyond) if row >= at else row for row in rows]
            edits.append(SetValues(name, shifted, [new[row] for row in rows]))
    if not edits:
        return None
    one, many = "Paste row", N_("Paste %Ln rows")
    title = counted(one, many, len(block))
    return TitledEdit(as_one(edits), title, _left_out(document, block, dict(enumerate(names))))


def _end(document: Document, target: Target) -> int:
    file = document.files[-1] if target.file is None else target.file
    return file.rows.stop


def _entry(line: Sequence[str], names: Sequence[str | None]) -> Entry:
    return Entry(**{name: _clean(value) for name, value in zip(names, line, strict=False) if name})


def _setting(document: Document, field: str, rows: Sequence[int], value: str) -> SetValues | None:
    """Return the edit that sets a field in those of the rows that have
    another value; None if there are none.
    """
    column = document.column(field)
    changing = [row for row in rows if column[row] != value]
    if len(changing) == len(rows) and isinstance(rows, range):
        return SetValues(field, rows, value)
    return SetValues(field, sorted(changing), value) if changing else None


def _are_clean(entries: Sequence[Entry]) -> bool:
    text = "".join(
        chain.from_iterable(entry.values() for entry in entries)
    )  # at once: there may be a million
    return _clean(text) == text


def _clean(value: str) -> str:
    return without_illegal_characters(value)
