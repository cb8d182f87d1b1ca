"""Blocks of cells as text, as spreadsheets, editors and mail programs exchange them by the clipboard.

A block is a list of lines, each a list of values as written. The clipboard may
also have whole entries, as XML.
"""

import csv
import re
from collections.abc import Sequence
from io import StringIO
from typing import cast

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QClipboard

from editor.core.document.document import Document
from editor.core.document.entry_text import document_text as to_xml
from editor.core.fields import CHANGEFREQS, FIELDS, XML_SPACE, Field
from editor.core.table import LOOKED_AT, named_columns, recognised_columns, table_of, without_title
from editor.core.text import as_html
from editor.core.values.characters import with_line_feeds

Block = Sequence[Sequence[str]]
_MOST_HTML_LINES = 50_000  # a larger table is slow in any program, and twice as large as the text
ENTRIES_MIME = "application/x-sitemap-editor-entries+xml"  # a sitemap of the entries that were copied

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
    from editor.formats.transfer.moving import CannotMove, file_of_entries  # noqa: PLC0415 - on demand

    if not document.kind.is_sitemap:
        return False
    try:
        text = "".join(to_xml(file_of_entries(document, rows)))
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


def parse_cells(text: str) -> list[list[str]]:
    """Parse a block: tab-separated as spreadsheets write it, or comma-separated values of a sitemap.

    A quotation mark that is never closed counts as a character, so that it does not swallow the rest. An
    empty line at the end is ignored.
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
        return _split(text, "\t")
    return [[line] for line in text.split("\n")]


def _without_title(block: list[list[str]]) -> list[list[str]]:
    return block[len(block) - len(without_title(block)) :]


def _split(text: str, delimiter: str) -> list[list[str]]:
    if (delimiter == "\t" and '"' not in text) or text.count('"') % 2:
        return [line.split(delimiter) for line in text.split("\n")]
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
    value = value.strip(XML_SPACE).lower()
    return value.startswith(("http://", "https://")) and not any(space in value for space in XML_SPACE)


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
