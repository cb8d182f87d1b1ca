"""Reads CSV files in a ZIP archive, as search consoles provide them; each counts as a sheet."""

import zipfile
from io import BytesIO
from typing import BinaryIO

from editor.core.text import QT_TRANSLATE_NOOP
from editor.formats.tables.spreadsheets import ZIP_DAMAGE, ReadSheet, refuse_bomb, sheet_of_urls
from editor.formats.tables.tables import TableError, read_csv

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
        raise TableError(QT_TRANSLATE_NOOP("tables", "The file has no tables."))
    return chosen


def _content(data: bytes, name: str) -> bytes:
    try:
        with zipfile.ZipFile(BytesIO(data)) as archive:
            return archive.read(name)
    except ZIP_DAMAGE as error:
        sentence = QT_TRANSLATE_NOOP("tables", "The archive cannot be read: {detail}.")
        raise TableError(sentence, str(error).rstrip(".")) from error
