"""Reads tables from spreadsheets, XLSX and its relatives, ignoring all formatting.

Dates there have no time zone, so a date with a time of day is written without one: code that uses it as a
lastmod must ask for the zone.
"""

import zipfile
import zlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time
from io import BytesIO

from python_calamine import CalamineError, CalamineWorkbook

from editor.core.table import SURE, Table, sureness_of_urls, table_of
from editor.core.text import QT_TRANSLATE_NOOP
from editor.formats.reading.inflate import BOMB_RATIO, BOMB_SIZE, MAX_INFLATED
from editor.formats.tables.tables import TableError

_ZIP = b"PK\x03\x04"
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
    try:
        workbook = CalamineWorkbook.from_filelike(BytesIO(data))
        names = tuple(workbook.sheet_names)
        if not names:
            raise TableError(QT_TRANSLATE_NOOP("tables", "The file has no sheets."))
        sheets = (
            ReadSheet(table_of(records, has_headings=has_headings), each, names)
            for each in ((name,) if name else names)
            if (records := _records(workbook.get_sheet_by_name(each).to_python()))
        )
        chosen = sheet_of_urls(sheets)
    except (CalamineError, ValueError, OSError) as error:
        sentence = QT_TRANSLATE_NOOP("tables", "This spreadsheet cannot be read: {detail}.")
        raise TableError(sentence, str(error).rstrip(".")) from error
    if chosen is None:
        raise TableError(QT_TRANSLATE_NOOP("tables", "The sheet “{detail}” is empty."), name or names[0])
    return chosen


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
    records = [[_text(cell) for cell in record] for record in cells]
    return [record for record in records if any(map(str.strip, record))]


def refuse_bomb(data: bytes) -> None:
    """Raise TableError if a small file would decompress to more than fits into memory."""
    if not data.startswith(_ZIP):
        return
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            size = sum(member.file_size for member in archive.infolist())
    except ZIP_DAMAGE as error:  # RuntimeError: an unknown version of ZIP
        sentence = QT_TRANSLATE_NOOP("tables", "This spreadsheet cannot be read: {detail}.")
        raise TableError(sentence, str(error).rstrip(".")) from error
    if size > MAX_INFLATED:
        sentence = QT_TRANSLATE_NOOP("tables", "The spreadsheet decompresses to more than {detail} bytes.")
        raise TableError(sentence, f"{MAX_INFLATED:,}")
    if size > BOMB_SIZE and size > BOMB_RATIO * len(data):
        sentence = QT_TRANSLATE_NOOP("tables", "The file decompresses to more than {detail} times its size.")
        raise TableError(sentence, str(BOMB_RATIO))


def _text(cell: object) -> str:
    """Return a cell's value as a person would type it into a CSV file."""
    if isinstance(cell, datetime):
        return cell.date().isoformat() if cell.time() == time() else cell.isoformat(timespec="seconds")
    if isinstance(cell, date):
        return cell.isoformat()
    if isinstance(cell, float):
        return str(int(cell)) if cell.is_integer() else f"{cell:.15g}"  # the digits that a spreadsheet shows
    return str(cell)
