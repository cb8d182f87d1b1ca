"""Reads what a document can be compared with: sitemaps, sets of them, feeds and tables of a crawler."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from editor.core.cancelling import IsCancelled, never
from editor.core.crawled import without_unlisted
from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.core.xml.markup import new_frame
from editor.services.documents.file_sets import file_set_in, file_set_of_index
from editor.services.documents.open_document import OpenDocument
from editor.services.files.files import unreadable
from editor.services.files.paths import is_folder
from editor.services.opening.opening import Opening, open_document
from editor.services.tables.importing import feed_entries, kind_of, table_entries
from editor.services.tables.table_file import TableFormat, load_table, read_table
from editor.services.tables.table_names import is_table


@dataclass(frozen=True, slots=True)
class ComparedContent:
    """The entries of a file, or of several as one document."""

    entries: Document
    trouble: str = ""  # why a damaged file may have had more of them


def compared_content(
    path: Path, now: datetime, *, with_children: bool = False, cancelled: IsCancelled = never
) -> ComparedContent:
    """Return the content of a file or folder; raises Unreadable, TableError, OSError and Cancelled.

    Of a crawl, the pages that a sitemap should list. with_children: of an index, what the files hold that
    it lists; none of them may be missing.
    """
    if is_folder(path):
        return _together(file_set_in(path, now))
    if is_table(path):
        table = without_unlisted(read_table(load_table(path), TableFormat(), cancelled).table)
        entries = table_entries(table, now).entries
        return ComparedContent(_of_entries(entries, kind_of(entries)))
    document = open_document(path, now)
    kind, trouble = (
        document.entries.kind,
        "" if document.file_list.is_complete else document.file_list.trouble,
    )
    if kind is Kind.SITEMAPINDEX and with_children:
        return _together(file_set_of_index(document, now))
    if kind is Kind.FEED:
        return ComparedContent(_of_entries(feed_entries(document.entries, now)), trouble)
    return ComparedContent(document.entries, trouble)


def _of_entries(entries: Sequence[Entry], kind: Kind = Kind.URLSET) -> Document:
    document = Document(new_frame(kind))
    document.append(document.new_columns(entries))
    return document


def _together(document: OpenDocument) -> ComparedContent:
    Opening(document).run()
    for file in document.file_list.there:
        if file.sitemap is None:
            raise unreadable(document.file_list.folder / file.name, file.trouble)
    return ComparedContent(document.entries, document.file_list.trouble)
