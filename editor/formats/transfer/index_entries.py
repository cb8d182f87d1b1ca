"""Replaces the entry of a nested index by the entries of that index."""

from collections.abc import Sequence

from editor.core.document.document import Document
from editor.core.document.edits import Edit, as_one
from editor.core.document.entries import Entries
from editor.core.document.entry_text import document_text
from editor.core.document.row_edits import removal
from editor.core.xml.reencode import in_utf8
from editor.formats.reading.reader import read_document


def index_in_place_of(document: Document, rows: Sequence[int], source: Entries) -> Edit:
    """Return the edit that inserts the entries of another document, as written, in place of some rows.

    `rows` is not empty and ascends; these rows are removed, but the text before them stays. The entries come
    where the first of them was. Raises CannotMove.
    """
    from editor.formats.transfer.moving import insert_document  # noqa: PLC0415 - on demand

    work = document.working_copy()
    edits: list[Edit] = []
    if len(source):
        edits.append(insert_document(work, rows[0] + 1, source))
        edits[0].apply(work)
    edits.append(removal(work, [rows[0], *(row + len(source) for row in rows[1:])]))
    return as_one(edits)


def as_text(index: Document) -> str:
    """Return an index as a text that `from_text` reads."""
    copy = index.snapshot()
    copy.set_frame(in_utf8(copy.frame))
    return "".join(document_text(copy))


def from_text(text: str) -> Document:
    """Return the index in a text that `as_text` wrote."""
    return read_document(text.encode("utf-8")).entries
