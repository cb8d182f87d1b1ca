"""The formats of tables, each declared once: how its files are named, written and spoken of.

The dialog, the setting, the command line and its page in the manual follow from the declarations, and
so does which files are opened as tables. What writes a format is loaded when a table is written.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from editor.core.text import N_

Records = Iterable[Sequence[str]]  # the first one of headings
_TAB = ".tsv"  # the ending that says what separates cells


class TableOptions(NamedTuple):
    """The choices of a person about a table, beside its format."""

    separator: str = ""  # of cells; "" is the one that the name of the file says
    bom: bool = False  # mark text as UTF-8

    def for_name(self, name: str) -> "TableOptions":
        """Return these options, with the separator for a file of this name where none was chosen."""
        return self._replace(separator=self.separator or ("\t" if name.lower().endswith(_TAB) else ","))


NO_OPTIONS = TableOptions()


class TableFormat(NamedTuple):
    """A format in which tables are written."""

    title: str
    endings: tuple[str, ...]  # of files that are written; the first one is proposed
    write: Callable[[Records, TableOptions], bytes]  # may raise TableError
    note: str  # what becomes of values
    is_separated: bool = False  # the options are for it
    read_endings: tuple[str, ...] = ()  # endings of files that are opened as tables

    def takes(self, name: str) -> bool:
        """Tell whether a file of this name is written in this format."""
        return name.lower().endswith(self.endings)

    def ending(self, options: TableOptions) -> str:
        """Return the ending of a new file."""
        return _TAB if self.is_separated and options.separator == "\t" else self.endings[0]


def format_of_name(name: str) -> TableFormat | None:
    """Return the format in which a file of this name is written; None if it is no table."""
    return next((each for each in TABLE_FORMATS if each.takes(name)), None)


def _text(records: Records, options: TableOptions, *, is_json: bool = False) -> bytes:
    from editor.formats.tables import text_tables  # noqa: PLC0415 - when a table is written

    if is_json:
        return text_tables.write_json_lines(records)
    return text_tables.write_csv(records, options.separator, bom=options.bom)


def _spreadsheet(records: Records, _options: TableOptions) -> bytes:
    from editor.formats.tables.spreadsheet_writing import write_spreadsheet  # noqa: PLC0415 - also

    return write_spreadsheet(records)


CSV = TableFormat(
    N_("CSV"),
    (".csv", _TAB),
    _text,
    N_(
        "Values that a spreadsheet would read as formulas get a leading apostrophe. Update "
        "from a table removes it again."
    ),
    is_separated=True,
    read_endings=(".csv", _TAB, ".csv.gz", ".tsv.gz"),
)
SPREADSHEET = TableFormat(
    N_("Spreadsheet"),
    (".xlsx",),
    _spreadsheet,
    N_(
        "Numbers and dates are such; dates with a time and all else are text and stay text when edited, "
        "so nothing turns into a formula."
    ),
    read_endings=(".xlsx", ".xlsm", ".xlsb", ".xls", ".ods"),
)
TABLE_FORMATS = (
    CSV,
    SPREADSHEET,
    TableFormat(
        N_("JSON Lines"),
        (".jsonl",),
        partial(_text, is_json=True),
        N_("Each row is an object of its own line. Values are text; an empty one is null."),
        read_endings=(".jsonl", ".jsonl.gz"),
    ),
)

WRITTEN_ENDINGS = tuple(ending for each in TABLE_FORMATS for ending in each.endings)
READ_ENDINGS = tuple(ending for each in TABLE_FORMATS for ending in each.read_endings)
SEPARATED_ENDINGS = tuple(ending for each in TABLE_FORMATS if each.is_separated for ending in each.endings)


def is_table(path: Path) -> bool:
    """Tell whether a file contains a table rather than a sitemap.

    A file is a table by its name, as a ZIP archive of tables, or as a text with
    headings: Excel's “Unicode text”.
    """
    name = path.name.lower()
    if not name.endswith((".zip", ".txt")):
        return name.endswith(READ_ENDINGS)
    from editor.services.tables.table_reading import has_table_in_text, tables_in_archive  # noqa: PLC0415 - reads it

    return bool(tables_in_archive(path)) if name.endswith(".zip") else has_table_in_text(path)


def is_findings_table(name: str) -> bool:
    """Tell whether a file of this name is to be written as a table of findings rather than a report."""
    return name.lower().endswith(".csv")
