"""Writes tables as spreadsheets (XLSX): numbers and dates are such, and all else stays text when edited."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from io import BytesIO
from itertools import chain, islice
from traceback import clear_frames

from xlsxwriter import Workbook
from xlsxwriter.exceptions import FileCreateError
from xlsxwriter.format import Format
from xlsxwriter.worksheet import Worksheet

from editor.core.extensions.extension_declarations import ValueKind
from editor.core.table_columns import value_kind
from editor.core.table_import import as_meant
from editor.core.text import N_
from editor.formats.tables.text_tables import TableError

MAX_ROWS = 1_048_576  # of a sheet, the headings among them
MAX_COLUMNS = 16_384
MAX_TEXT = 32_767  # characters of a cell
_SHEET = "Sitemap"
_WIDEST, _NARROWEST = 80, 12  # characters of a column
# The number formats, which also apply to later input. A date with a time and a zone stays text, as
# spreadsheets know no zones.
_FORMATS: dict[ValueKind, str | int] = {
    ValueKind.TEXT: 49,
    ValueKind.WHOLE: "0",
    ValueKind.DECIMAL: "0.0#####",
    ValueKind.DATE: "yyyy-mm-dd",
}
_WHOLE = re.compile("0|[1-9][0-9]{0,14}")
_DECIMAL = re.compile(r"(?:0|[1-9][0-9]{0,8})(?:\.[0-9]{1,6})?")
_DAY = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")
_FIRST_DAY = "1900-03-01"  # before it, Excel's calendar has a day too many
_CREATED = datetime(1980, 1, 1, tzinfo=UTC)  # so that the same table gives the same bytes
_LOOKED_AT = 200  # records, for the widths
_CODE = re.compile("_(?=x[0-9A-Fa-f]{4}_)")  # with the text after it, the code of a character
_UNWRITABLE = re.compile("[\0-\x08\x0b-\x1f\ufffe\uffff]")
_NO_TEXT = re.compile("[\ud800-\udfff]")  # file names may have these; CSV gets a "?" too


def write_spreadsheet(records: Iterable[Sequence[str]]) -> bytes:
    """Write records, the first one of headings, as a spreadsheet; raises TableError if there are too many.

    Raises OSError if there is no room for the temporary files that this takes. No text is taken for a
    formula or a link, and only in columns of numbers and dates for one of these. Reading the file again gives
    every text as it was, but for numbers, such as 0.5 for 0.50.
    Source: https://support.microsoft.com/office/excel-specifications-and-limits
    """
    data = BytesIO()
    try:
        with Workbook(data, {"constant_memory": True}) as workbook:
            _fill(workbook, iter(records))
    except FileCreateError as error:  # a wrapper: its argument is the OSError
        [cause] = error.args
        clear_frames(cause.__traceback__)  # otherwise the unfinished archive may still write
        raise OSError(*cause.args) from error
    return data.getvalue()


def _fill(workbook: Workbook, records: Iterator[Sequence[str]]) -> None:
    first = list(islice(records, _LOOKED_AT))
    sheet = workbook.add_worksheet(_SHEET, _Sheet)
    workbook.set_properties({"created": _CREATED})
    formats = {kind: workbook.add_format({"num_format": form}) for kind, form in _FORMATS.items()}
    heading = workbook.add_format({"num_format": _FORMATS[ValueKind.TEXT], "bold": True})
    kinds = [value_kind(text) for text in first[0]] if first else []
    sheet.freeze_panes(1, 0)
    for column, texts in enumerate(zip(*first, strict=True)):
        width = min(max(map(len, texts)) + 2, _WIDEST)
        sheet.set_column(column, column, max(width, _NARROWEST), formats[kinds[column]])
    row = 0
    for row, record in enumerate(chain(first, records)):
        if row == MAX_ROWS:
            raise _beyond(N_("A spreadsheet can have no more than {detail} rows."), row)
        if len(record) > MAX_COLUMNS:
            raise _beyond(N_("A spreadsheet can have no more than {detail} columns."), MAX_COLUMNS)
        for column, text in enumerate(record):
            if row:
                _write(sheet, (row, column), text, kinds[column], formats)
            else:
                sheet.write_string(row, column, _written(text), heading)
    if kinds:
        sheet.autofilter(0, 0, row, len(kinds) - 1)


def _write(
    sheet: Worksheet, place: tuple[int, int], text: str, kind: ValueKind, formats: Mapping[ValueKind, Format]
) -> None:
    if (kind is ValueKind.WHOLE and _WHOLE.fullmatch(text)) or (
        kind is ValueKind.DECIMAL and _DECIMAL.fullmatch(text)
    ):
        sheet.write_number(*place, float(text), formats[kind])
    elif kind is ValueKind.DATE and (day := _day(text)):
        sheet.write_datetime(*place, day, formats[kind])
    else:
        sheet.write_string(*place, _written(text), formats[ValueKind.TEXT])


def _day(text: str) -> datetime | None:
    """Return the day that a text names, if a spreadsheet knows it."""
    if not _DAY.fullmatch(text) or text < _FIRST_DAY:
        return None
    try:
        return datetime.fromisoformat(text)
    except ValueError:
        return None


class _Sheet(Worksheet):
    """A worksheet that preserves every text, which the library's own fails to do in two cases.

    That misses a code that overlaps another one, _x1080_x1920_, and takes <r>…</r> for markup.
    """

    @staticmethod
    def _escape_control_characters(data: str) -> str:
        return _encoded(data)


def _encoded(text: str) -> str:
    """Encode characters that XML cannot contain, and text that would be taken for a code or markup."""
    text = _CODE.sub(_code, text)
    if text.startswith("<r>"):
        text = f"_x{ord('<'):04X}_{text[1:]}"
    return _NO_TEXT.sub("?", _UNWRITABLE.sub(_code, text))


def _code(character: re.Match[str]) -> str:
    return f"_x{ord(character[0]):04X}_"


def _written(text: str) -> str:
    """Return the text of a cell, with another apostrophe before one that reading would remove."""
    if len(text) >= MAX_TEXT:
        sentence = N_("A spreadsheet cell must have fewer than {detail} characters.")
        raise _beyond(sentence, MAX_TEXT)
    return text if as_meant(text) == text else f"'{text}"


def _beyond(sentence: str, limit: int) -> TableError:
    return TableError(sentence, f"{limit:,}")
