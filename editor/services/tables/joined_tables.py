"""Tables that are joined to a sitemap by URL: read, and kept beside the sitemap in the program's own folder.

Nothing of them is ever written into the sitemap, and nothing is asked of the site.
"""

import gzip
import hashlib
import json
import os
import zlib
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from editor.core.document.document import Document
from editor.core.joined_data import NO_DATA, Join, JoinedColumn, JoinedData, column_of_changes, joined
from editor.core.table_import import Table, recognised_columns
from editor.core.text import N_
from editor.formats.tables.text_tables import TableError
from editor.services.files.temporary_files import write_durably
from editor.services.opening.opening import open_document
from editor.services.tables.table_reading import TableDialect, load_table, note_on_tables, read_table

_NO_URLS = N_("No column with URLs was found in this table.")
_OF_SITEMAPS = (".xml", ".xml.gz")
_FORM = 1  # of the files in which data is kept


Tell = Callable[[Path, str], object]  # takes a file and a Phrase on what was taken from it


def join_file(document: Document, path: Path, tell: Tell | None = None) -> Join:
    """Match the rows of a table, or of the log of a server, with the URLs of a document.

    Raises TableError.
    """
    opened = read_table(load_table(path), TableDialect(), name=path.name)
    if tell is not None and (note := note_on_tables(opened)):
        tell(path, note)
    return join_table(document, opened.table)


def join_table(document: Document, table: Table) -> Join:
    """Match the rows of a table with the URLs of a document; raises TableError if it has no URLs."""
    columns = recognised_columns(table)
    if "loc" not in columns:
        raise TableError(_NO_URLS)
    return joined(document.column("loc"), table.headings, table.rows, columns["loc"])


def columns_of_files(
    document: Document, paths: Sequence[Path], tell: Tell | None = None
) -> tuple[JoinedColumn, ...]:
    """Return what files say about the URLs of a document: tables, logs, and earlier versions of it.

    All versions, and the document itself, say how often each URL changed. Raises TableError and Unreadable.
    """
    columns: list[JoinedColumn] = []
    versions = [(document.column("loc"), document.column("lastmod"))]
    for path in paths:
        if path.name.lower().endswith(_OF_SITEMAPS):
            entries = open_document(path, datetime.now(UTC), checks=False).entries
            versions.append((entries.column("loc"), entries.column("lastmod")))
        else:
            columns += join_file(document, path, tell).columns
    return (*columns, column_of_changes(versions)) if len(versions) > 1 else tuple(columns)


class JoinedDataStore:
    """Keeps what was joined to each sitemap, in a file of its own for each."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def _place(self, path: Path) -> Path:
        name = os.fsencode(os.path.realpath(path))
        return self._folder / f"{hashlib.sha256(name).hexdigest()[:32]}.json.gz"

    def read(self, path: Path) -> JoinedData:
        """Return what was joined to a sitemap; nothing if there is nothing, or if it cannot be read."""
        try:
            stored = json.loads(gzip.decompress(self._place(path).read_bytes()))
            if stored["form"] != _FORM:
                return NO_DATA
            columns = stored["columns"]
            found = (JoinedColumn(str(each["heading"]), dict(each["texts"])) for each in columns)
            return JoinedData(tuple(found))
        except (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError):
            return NO_DATA

    def keep(self, path: Path, data: JoinedData) -> None:
        """Keep what is joined to a sitemap; nothing removes the file. Raises OSError."""
        place = self._place(path)
        if not data.columns:
            place.unlink(missing_ok=True)
            return
        columns = [{"heading": each.heading, "texts": dict(each.texts)} for each in data.columns]
        stored = {"form": _FORM, "path": str(path), "columns": columns}
        self._folder.mkdir(parents=True, exist_ok=True)
        write_durably(place, gzip.compress(json.dumps(stored).encode(), 6, mtime=0))
