"""Reads tables from files or the clipboard in any of the known formats."""

import codecs
import gzip
import os
import stat
import zipfile
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from editor.core.table_import import Table
from editor.core.text import N_, Phrase, words_of
from editor.formats.read_errors import Unreadable
from editor.formats.reading.encoding import bare_encoding
from editor.formats.reading.unpacking import GZIP, inflate
from editor.formats.tables.spreadsheet_reading import TABLE_ENDINGS, read_archived, table_names
from editor.formats.tables.text_tables import (
    TableError,
    are_json_lines,
    begins_like_table,
    is_access_log,
    read_csv,
    read_json_lines,
    table_of_log,
)
from editor.runtime.threads import IsCancelled, never
from editor.services.files.file_errors import system_cause

MAX_TABLE_BYTES = 256 * 1024 * 1024  # of a file: more than any crawler exports
_SPREADSHEETS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")  # the first bytes of new and old formats
_WIDE_MARKS = (b"\xff\xfe", b"\xfe\xff")  # the byte order marks of UTF-16, where zero bytes are normal
_FEW = 20  # a part of so many bytes
_TOO_LARGE = N_("The file is larger than {detail} MB.")
_TAKEN = N_("Of its tables, the one with the URLs is taken: {name}. These are not: {others}.")
_LOOKED_AT = 8_192  # bytes that are examined to tell text from binary data


@dataclass(frozen=True, slots=True)
class TableDialect:
    """How a table is written in its file; parts that are not given are detected when it is read."""

    encoding: str = ""
    delimiter: str | None = None  # of separated values, and of nothing else
    sheet: str = ""
    has_headings: bool | None = None


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A table, and how it was written: as a sheet of a spreadsheet, as separated values or JSON Lines."""

    table: Table
    form: TableDialect
    sheets: tuple[str, ...] = ()  # the names of the sheets; () if it is no spreadsheet


def load_table(path: Path) -> bytes:
    """Return the content of a file, decompressed if it is gzip, or of a folder of tables as an archive.

    Raises TableError if it cannot be read.
    """
    try:
        status = path.stat()
        if names := tables_in_folder(path):
            return _packed(path, names)
        if not stat.S_ISREG(status.st_mode):
            raise TableError(N_("A folder or device is not a table."))
        if status.st_size > MAX_TABLE_BYTES:
            raise TableError(_TOO_LARGE, str(MAX_TABLE_BYTES // 1024**2))
        data = path.read_bytes()
        return inflate(data, limit=MAX_TABLE_BYTES).data if data.startswith(GZIP) else data
    except (OSError, Unreadable) as error:
        sentence = N_("The file cannot be read: {detail}")
        detail = system_cause(error) if isinstance(error, OSError) else words_of(error)
        raise TableError(sentence, detail) from error


def tables_in_folder(path: Path) -> tuple[str, ...]:
    """Return the names of the tables in a folder, as an archive of them that was unpacked; none of a file."""
    try:
        with os.scandir(path) as entries:
            return tuple(sorted(each.name for each in entries if _is_table_of_folder(each)))
    except OSError:
        return ()


def _is_table_of_folder(entry: "os.DirEntry[str]") -> bool:
    name = entry.name.lower()
    return name.endswith(TABLE_ENDINGS) and not name.startswith(".") and entry.is_file()


def _packed(folder: Path, names: Sequence[str]) -> bytes:
    """Return the tables in a folder as an archive, as they are read; raises TableError and OSError."""
    data, size = BytesIO(), 0
    with zipfile.ZipFile(data, "w") as archive:
        for name in names:
            size += (folder / name).stat().st_size
            if size > MAX_TABLE_BYTES:
                raise TableError(_TOO_LARGE, str(MAX_TABLE_BYTES // 1024**2))
            archive.writestr(name, (folder / name).read_bytes())
    return data.getvalue()


def note_on_tables(opened: OpenedTable) -> str:
    """Return which of several tables was taken, a Phrase; "" if there is only one."""
    others = ", ".join(each for each in opened.sheets if each != opened.form.sheet)
    return Phrase(_TAKEN, name=opened.form.sheet, others=others) if others else ""


def tables_in_archive(path: Path) -> tuple[str, ...]:
    """Return the names of the tables in a ZIP archive; none if it is no
    archive. Only its directory is read.
    """
    try:
        with path.open("rb") as file:
            return table_names(file)
    except OSError:
        return ()


def is_log(path: Path) -> bool:
    """Tell whether a file, perhaps in gzip, is the log of a server; only its beginning is read."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            return False
        with path.open("rb") as file:
            is_packed = file.read(len(GZIP)) == GZIP
        with gzip.open(path) if is_packed else path.open("rb") as file:
            data = file.read(_LOOKED_AT)
    except (OSError, EOFError, zlib.error):
        return False
    return is_access_log(data[: data.rfind(b"\n")] if len(data) == _LOOKED_AT else data)


def has_table_in_text(path: Path) -> bool:
    """Tell whether a text file begins like a table of URLs; only its beginning is read."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            return False
        with path.open("rb") as file:
            data = file.read(_LOOKED_AT)
            is_cut = len(data) == _LOOKED_AT
            return begins_like_table(data[: data.rfind(b"\n") + 1] if is_cut else data)
    except OSError:
        return False


def read_table(
    data: bytes, form: TableDialect, cancelled: IsCancelled = never, name: str = ""
) -> OpenedTable:
    """Parse a table, from a file of this name; raises TableError if it is none, and Cancelled."""
    from editor.services.tables.spreadsheet_process import read_spreadsheet_apart  # noqa: PLC0415 - starts processes

    if data.startswith(_SPREADSHEETS):
        if table_names(BytesIO(data)):
            sheet = read_archived(data, form.sheet, has_headings=form.has_headings)
        else:
            sheet = read_spreadsheet_apart(
                data, form.sheet, has_headings=form.has_headings, cancelled=cancelled
            )
        found = TableDialect(sheet=sheet.name, has_headings=sheet.table.has_headings)
        return OpenedTable(sheet.table, found, sheet.names)
    if is_access_log(data):
        return OpenedTable(table_of_log(data), TableDialect(has_headings=True))
    is_wide = data.startswith(_WIDE_MARKS) or bool(bare_encoding(data))
    if not is_wide and not form.encoding and _is_binary(data[:_LOOKED_AT]):
        raise TableError(N_("This is neither a spreadsheet nor a text file."))
    if are_json_lines(data, name):
        read = read_json_lines(data, form.encoding)
        return OpenedTable(read.table, TableDialect(read.encoding, has_headings=True))
    read = read_csv(data, form.encoding, form.delimiter, has_headings=form.has_headings)
    found = TableDialect(read.encoding, read.delimiter, has_headings=read.table.has_headings)
    return OpenedTable(read.table, found)


def _is_binary(beginning: bytes) -> bool:
    """Return True for the beginning of data that is no text; a few zero bytes may be in one, too."""
    zeros = beginning.count(b"\0")
    if not zeros:
        return False
    try:
        codecs.getincrementaldecoder("utf-8")().decode(beginning)
    except UnicodeDecodeError:
        return True
    return zeros * _FEW > len(beginning)
