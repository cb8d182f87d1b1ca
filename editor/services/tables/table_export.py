"""Writes the entries of a document as a table to a file: values as written, safe in spreadsheets."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from editor.core.cancelling import Cancelled, IsCancelled, never
from editor.core.column_texts import column_texts
from editor.core.document.document import Document
from editor.core.site.answer_columns import Answers
from editor.formats.tables.spreadsheet_writing import write_spreadsheet
from editor.formats.tables.tables import write_csv
from editor.services.files.file_errors import system_told
from editor.services.files.files import save_file
from editor.services.files.in_place import InPlace

_SPREADSHEET = ".xlsx"
_DELIMITERS = {".csv": ",", ".tsv": "\t"}
_ROWS_AT_A_TIME = 5_000  # rows between two checks whether it was cancelled


def is_table_name(name: str) -> bool:
    """Tell whether a file of this name is to be written as a table."""
    return name.lower().endswith((*_DELIMITERS, _SPREADSHEET))


def is_separated_name(name: str) -> bool:
    """Tell whether a file of this name is to be a text with separated values, not a spreadsheet."""
    return name.lower().endswith(tuple(_DELIMITERS))


def delimiter_of_name(name: str) -> str:
    """Return the delimiter for a text file of this name; "," by default."""
    return next((cell for ending, cell in _DELIMITERS.items() if name.lower().endswith(ending)), ",")


@dataclass(slots=True)
class TableExport:
    """The columns and rows to write, in their order; `run` may be called in any thread.

    The file name decides whether a spreadsheet is written; `delimiter` and `bom` are for text files.
    """

    entries: Document  # a snapshot
    columns: Sequence[str]  # names of fields, extensions and columns of answers, and SITEMAP
    rows: Sequence[int]
    delimiter: str = ","
    bom: bool = False
    overwrites: bool = False  # also protected files, see `force` of `save_file`
    careful: InPlace | None = None  # see `save_file`
    answers: Answers = field(default_factory=dict)  # a copy of those of the live site

    def run(self, path: Path, cancelled: IsCancelled = never) -> None:
        """Write the file; raises Cancelled, TableError and SaveError, which leave the file as it was."""
        records = self._records(cancelled)
        with system_told(path):
            if path.name.lower().endswith(_SPREADSHEET):
                data = write_spreadsheet(records)
            else:
                data = write_csv(records, self.delimiter, bom=self.bom)
        if cancelled():
            raise Cancelled
        save_file(path, data, force=self.overwrites, careful=self.careful)

    def _records(self, cancelled: IsCancelled) -> Iterator[tuple[str, ...]]:
        yield tuple(self.columns)
        for start in range(0, len(self.rows), _ROWS_AT_A_TIME):
            if cancelled():
                raise Cancelled
            rows = self.rows[start : start + _ROWS_AT_A_TIME]
            texts = (column_texts(self.entries, name, rows, self.answers) for name in self.columns)
            yield from zip(*texts, strict=True)
