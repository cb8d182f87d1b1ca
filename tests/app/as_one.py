"""Opens several files as one document, without a person who looks for them first."""

from pathlib import Path

from editor.services.documents.file_sets import file_set_at
from editor.services.documents.open_document import OpenDocument
from tests.app.desk import Desk


def open_as_one(desk: Desk, path: Path) -> OpenDocument:
    """Open an index with its sitemaps, or those in a folder, wait until all are read, and return them."""
    document = file_set_at(path, desk.context.now())
    with desk.until(desk.do.file.loaded):
        desk.do.together.open(document, document.file_list.unread)
    desk.window.refresh()
    return document
