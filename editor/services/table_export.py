"""The entries of a document as a table in a file: the values as written, safe in spreadsheets."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from pathlib import Path

from editor.core.extensions.declared import EXTENSION_BY_NAME
from editor.core.extensions.summaries import summary
from editor.core.urlset import Urlset
from editor.formats.tables import write_csv
from editor.services.document import Cancelled
from editor.services.files import save_file

_DELIMITERS = {".csv": ",", ".tsv": "\t"}


def table_delimiter(name: str) -> str:
    """What stands between the cells of a table whose file is called so; "" where it is to be no table."""
    return next((cell for ending, cell in _DELIMITERS.items() if name.lower().endswith(ending)), "")


@dataclass(frozen=True, slots=True)
class TableExport:
    """Some columns and rows, in the order in which they are to be written; `run` in any thread."""

    urlset: Urlset  # a snapshot
    columns: Sequence[str]  # names of fields and extensions
    rows: Sequence[int]
    delimiter: str = ","
    bom: bool = False

    def run(self, path: Path, cancelled: Callable[[], bool] = lambda: False) -> None:
        """Write the file; raises Cancelled and SaveError, and the file is then what it was."""
        texts = [self._texts(name) for name in self.columns]
        records = (tuple(text(row) for text in texts) for row in self.rows)
        data = write_csv(chain([tuple(self.columns)], records), self.delimiter, bom=self.bom)
        if cancelled():
            raise Cancelled
        save_file(path, data)

    def _texts(self, name: str) -> Callable[[int], str]:
        """What stands in a column, by row."""
        extension = EXTENSION_BY_NAME.get(name)
        if extension is None:
            return self.urlset.column(name).__getitem__
        return lambda row: summary(self.urlset, row, extension)
