"""Opens a file: reads, checks and delivers it piece by piece, so that a window stays usable meanwhile."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from pathlib import Path

from editor.core.cancelling import IsCancelled, never
from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.core.xml.markup import new_frame
from editor.formats.damage.repair import ReadAs
from editor.rules.finding import Context
from editor.runtime.memory import return_free_memory
from editor.services.documents.open_document import OpenDocument
from editor.services.opening.file_reading import FileReading, Lot


@dataclass(frozen=True, slots=True)
class ReadStep:
    """A part of a document that was read and checked; `deliver` puts it in, in the document's own thread."""

    deliver: Callable[[], None]


class Opening:
    """Reads a file piece by piece into a new document, which is usable from the first piece on.

    `steps` does the work and may run in another thread; each step it yields must be delivered in the thread
    that owns the document. Raises Unreadable there if the file cannot be read; malformed XML becomes a
    recovered document, or raises BrokenXml if nothing can be recovered.
    """

    def __init__(
        self,
        path: Path,
        now: datetime,
        published_url: str = "",
        cancelled: IsCancelled = never,
        read_as: ReadAs | None = None,
    ) -> None:
        """`read_as`: a person's decision about a damaged file, or one that declares a wrong encoding."""
        context = Context(kind=Kind.URLSET, now=now, file_name=path.name, published_url=published_url)
        self.document = OpenDocument(Document(new_frame(Kind.URLSET)), context, path)
        self.fraction = 0.0  # the part of the file that was read, from 0 to 1
        self._reading = FileReading(path, context, read_as)
        self._cancelled = cancelled

    def steps(self) -> Iterator[ReadStep]:
        """Read and check the file, and yield the steps to deliver."""
        for piece in self._reading.pieces(self._cancelled):
            if isinstance(piece, Lot):
                self.fraction = piece.fraction
            yield ReadStep(partial(piece.put_into, self.document))
        self.fraction = 1.0
        return_free_memory()


def open_document(
    path: Path, now: datetime, published_url: str = "", read_as: ReadAs | None = None
) -> OpenDocument:
    """Read and check a file; raises Unreadable if it has no rows that can be read."""
    opening = Opening(path, now, published_url, read_as=read_as)
    for step in opening.steps():
        step.deliver()
    return opening.document
