"""Reads tables from spreadsheets, XLSX and its relatives, and from CSV files in a ZIP archive.

All formatting is ignored. Dates in spreadsheets have no time zone, so a date with a time of day is
written without one: code that uses it as a lastmod must ask for the zone. Search consoles provide
archives of CSV files; each file counts as a sheet. One sheet may say what the pages of another have in
common, which becomes a column of that.
"""

import zipfile
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date, datetime, time
from io import BytesIO
from typing import BinaryIO

from python_calamine import CalamineError, CalamineWorkbook

from editor.core.extensions.extension_declarations import ValueKind
from editor.core.table_columns import value_kind
from editor.core.table_import import SURE, Table, named_columns, sureness_of_urls, table_of, with_issue
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
    others = (table for each in names if each != chosen.name for table in _properties(workbook, each))
    return replace(chosen, table=with_issue(chosen.table, others))


def _properties(workbook: CalamineWorkbook, name: str) -> Iterator[Table]:
    """Yield a sheet that may say what the others are about: one of two columns and a few rows."""
    sheet = workbook.get_sheet_by_name(name)
    if sheet.width == _COLUMNS_OF_PROPERTIES and sheet.height < _FEW_ROWS:
        yield table_of(_records(sheet.to_python()))


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


TABLE_ENDINGS = (".csv", ".tsv")  # of tables in archives
_OF_MACS = ("__MACOSX/", "._")  # how files begin that are no tables in spite of their names
_SMALL = 65_536  # bytes of a table that may say what the others are about
_COLUMNS_OF_PROPERTIES, _FEW_ROWS = 2, 50
_UTF_8 = 0x800  # the flag of a name in this encoding; Search Console leaves it out


def table_names(file: BinaryIO) -> tuple[str, ...]:
    """Return the names of the tables in a ZIP archive; none if it is a spreadsheet, or no archive."""
    try:
        with zipfile.ZipFile(file) as archive:
            return tuple(_members(archive))
    except ZIP_DAMAGE:
        return ()


def _members(archive: zipfile.ZipFile) -> dict[str, zipfile.ZipInfo]:
    """Return the tables in an archive by their names; nothing is ever unpacked to a file."""
    found: dict[str, zipfile.ZipInfo] = {}
    for member in archive.infolist():
        name = member.filename
        if not member.flag_bits & _UTF_8:
            with suppress(UnicodeError):
                name = name.encode("cp437").decode()
        is_of_mac = name.startswith(_OF_MACS[0]) or name.rpartition("/")[2].startswith(_OF_MACS[1])
        if name.lower().endswith(TABLE_ENDINGS) and not is_of_mac:
            found.setdefault(name, member)
    return found


def read_archived(data: bytes, name: str = "", *, has_headings: bool | None = None) -> ReadSheet:
    """Read a table, unless named the one that most surely has URLs; raises TableError."""
    refuse_bomb(data)
    with _opened(data) as archive:
        members = _members(archive)
        names = tuple(members)
        if name and name not in members:
            raise _damaged_archive(f"There is no {name} in it")
        contents = ((each, _content(archive, members[each])) for each in ((name,) if name else names))
        chosen = sheet_of_urls(
            ReadSheet(read_csv(content, has_headings=has_headings).table, each, names)
            for each, content in contents
            if name or content.strip()
        )
        if chosen is None:
            raise TableError(N_("The file has no tables."))
        others = (members[each] for each in names if each != chosen.name)
        return replace(chosen, table=with_issue(chosen.table, _small_tables(archive, others)))


def _opened(data: bytes) -> zipfile.ZipFile:
    try:
        return zipfile.ZipFile(BytesIO(data))
    except ZIP_DAMAGE as error:
        raise _damaged_archive(error) from error


def _small_tables(archive: zipfile.ZipFile, members: Iterable[zipfile.ZipInfo]) -> Iterator[Table]:
    """Yield the tables that may say what the others are about, as far as they are small and can be read."""
    for member in members:
        if member.file_size <= _SMALL:
            with suppress(TableError):
                yield read_csv(_content(archive, member)).table


def _content(archive: zipfile.ZipFile, member: zipfile.ZipInfo) -> bytes:
    try:
        return archive.read(member)
    except ZIP_DAMAGE as error:
        raise _damaged_archive(error) from error


def _damaged_archive(error: object) -> TableError:
    return TableError(N_("The archive cannot be read: {detail}."), str(error).rstrip("."))
