"""Reads tables from spreadsheets, XLSX and its relatives, and from CSV files in a ZIP archive.

All formatting is ignored. Dates in spreadsheets have no time zone, so a date with a time of day is
written without one: code that uses it as a lastmod must ask for the zone. Search consoles provide
archives of CSV files; each file counts as a sheet.
"""

import zipfile
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time
from io import BytesIO
from typing import BinaryIO

from python_calamine import CalamineError, CalamineWorkbook

from editor.core.extensions.extension_declarations import ValueKind
from editor.core.table_columns import value_kind
from editor.core.table_import import SURE, Table, named_columns, sureness_of_urls, table_of
from editor.core.text import N_
from editor.formats.reading.unpacking import BOMB_RATIO, BOMB_SIZE, MAX_INFLATED
from editor.formats.reading.well_formed import PIECE, NotWellFormed, WellFormedCheck
from editor.formats.tables.text_tables import TableError, read_csv

_ODS_CONTENT = "content.xml"
_DAMAGED = N_(
    "The spreadsheet is damaged: its content is not well-formed XML (line {detail}). Open it in a "
    "spreadsheet program and save it again, or save it as CSV."
)
_ZIP = b"PK\x03\x04"
_HEADINGS_AMONG = 10  # the first records, as titles may stand above headings
ZIP_DAMAGE = (zipfile.BadZipFile, zlib.error, KeyError, ValueError, RuntimeError, OSError, EOFError)


@dataclass(frozen=True, slots=True)
class ReadSheet:
    """A sheet of a spreadsheet as a table, and the names of all sheets."""

    table: Table
    name: str
    names: tuple[str, ...]


def read_spreadsheet(data: bytes, name: str = "", *, has_headings: bool | None = None) -> ReadSheet:
    """Read one sheet; raises TableError if the data is no spreadsheet.

    Unless a sheet is named, it is the one that most surely has URLs, and never an empty one.
    """
    refuse_bomb(data)
    _check_content(data)
    try:
        workbook = CalamineWorkbook.from_filelike(BytesIO(data))
        names = tuple(workbook.sheet_names)
        if not names:
            raise TableError(N_("The file has no sheets."))
        sheets = (
            ReadSheet(table_of(records, has_headings=has_headings), each, names)
            for each in ((name,) if name else names)
            if (records := _records(workbook.get_sheet_by_name(each).to_python()))
        )
        chosen = sheet_of_urls(sheets)
    except (CalamineError, ValueError, OSError) as error:
        raise _unreadable(error) from error
    if chosen is None:
        raise TableError(N_("The sheet “{detail}” is empty."), name or names[0])
    return chosen


def _unreadable(error: Exception) -> TableError:
    return TableError(N_("This spreadsheet cannot be read: {detail}."), str(error).rstrip("."))


def sheet_of_urls(sheets: Iterable[ReadSheet]) -> ReadSheet | None:
    """Return the sheet that most surely has URLs, or the first one if none has; None if there are no sheets.

    A list of search terms may have URLs, too.
    """
    chosen, sureness = None, -1
    for sheet in sheets:
        found = sureness_of_urls(sheet.table)
        if found > sureness:
            chosen, sureness = sheet, found
        if found == SURE:
            break
    return chosen


def _records(cells: Sequence[Sequence[object]]) -> list[list[str]]:
    decimal = {
        column
        for record in cells[:_HEADINGS_AMONG]
        for column, cell in enumerate(record)
        if isinstance(cell, str) and _is_of_decimals(cell)
    }
    records = [
        [_text(cell, is_decimal=column in decimal) for column, cell in enumerate(record)] for record in cells
    ]
    return [record for record in records if any(map(str.strip, record))]


def refuse_bomb(data: bytes) -> None:
    """Raise TableError if a small file would decompress to more than fits into memory."""
    if not data.startswith(_ZIP):
        return
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            size = sum(member.file_size for member in archive.infolist())
    except ZIP_DAMAGE as error:  # RuntimeError: an unknown version of ZIP
        raise _unreadable(error) from error
    if size > MAX_INFLATED:
        sentence = N_("The spreadsheet decompresses to more than {detail} bytes.")
        raise TableError(sentence, f"{MAX_INFLATED:,}")
    if size > BOMB_SIZE and size > BOMB_RATIO * len(data):
        sentence = N_("The file decompresses to more than {detail} times its size.")
        raise TableError(sentence, str(BOMB_RATIO))


def _check_content(data: bytes) -> None:
    """Raise TableError if the content of an ODS is not well-formed, as its reader might look for the end of a
    sheet for ever.
    """
    if not data.startswith(_ZIP):
        return
    check = WellFormedCheck()
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            if _ODS_CONTENT not in archive.namelist():
                return
            with archive.open(_ODS_CONTENT) as content:
                while piece := content.read(PIECE):
                    check.feed(piece)
        check.close()
    except NotWellFormed as error:
        raise TableError(_DAMAGED, f"{error.line:,}") from error
    except ZIP_DAMAGE as error:
        raise _unreadable(error) from error


def _is_of_decimals(heading: str) -> bool:
    """Return True for the heading of decimal numbers, 1.0 rather than 1."""
    return "priority" in named_columns([heading]) or value_kind(heading) is ValueKind.DECIMAL


def _text(cell: object, *, is_decimal: bool = False) -> str:
    """Return a cell's value as a person would type it into a CSV file."""
    if isinstance(cell, datetime):
        return cell.date().isoformat() if cell.time() == time() else cell.isoformat(timespec="seconds")
    if isinstance(cell, date):
        return cell.isoformat()
    if isinstance(cell, float):
        return (
            f"{int(cell)}{'.0' * is_decimal}" if cell.is_integer() else f"{cell:.15g}"
        )  # the digits that a spreadsheet shows
    return str(cell)


_ENDINGS = (".csv", ".tsv")


def table_names(file: BinaryIO) -> tuple[str, ...]:
    """Return the names of the tables in a ZIP archive; none if it is a spreadsheet, or no archive."""
    try:
        with zipfile.ZipFile(file) as archive:
            names = archive.namelist()
    except ZIP_DAMAGE:
        return ()
    return tuple(name for name in names if name.lower().endswith(_ENDINGS))


def read_archived(data: bytes, name: str = "", *, has_headings: bool | None = None) -> ReadSheet:
    """Read a table, unless named the one that most surely has URLs; raises TableError."""
    refuse_bomb(data)
    names = table_names(BytesIO(data))
    if name:
        return ReadSheet(read_csv(_content(data, name), has_headings=has_headings).table, name, names)
    contents = ((each, _content(data, each)) for each in names)
    chosen = sheet_of_urls(
        ReadSheet(read_csv(content, has_headings=has_headings).table, each, names)
        for each, content in contents
        if content.strip()
    )
    if chosen is None:
        raise TableError(N_("The file has no tables."))
    return chosen


def _content(data: bytes, name: str) -> bytes:
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            return archive.read(name)
    except ZIP_DAMAGE as error:
        sentence = N_("The archive cannot be read: {detail}.")
        raise TableError(sentence, str(error).rstrip(".")) from error
