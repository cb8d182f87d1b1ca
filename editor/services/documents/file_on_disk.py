"""A file of a workspace: where it lies, what became of it, and whether saving would write it."""

from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from editor.core.document.sitemap_file import Listing, SitemapFile
from editor.services.documents.index_file import listed_again
from editor.services.documents.open_document import OpenDocument
from editor.services.files.files import Stamp


class FileState(Enum):
    """What became of a file of a workspace."""

    UNREAD = auto()  # it lies there and can be read
    READING = auto()  # its rows are coming
    READ = auto()  # it is a part of the document
    REFUSED = auto()  # it cannot be a part; `trouble` says why


@dataclass(frozen=True, slots=True)
class Instead:
    """Where the content of a file is read from that holds something else by now."""

    path: Path
    stamp: Stamp | None  # of what the file holds, where that may be written over without asking


@dataclass(eq=False, slots=True)
class WorkspaceFile:
    """A file of a workspace: one that its index lists, or that lies beside it, or a new one.

    What it is called and how the index lists it now is said by its part, where it has one.
    """

    listing: Listing  # as it is saved
    path: Path | None = None  # where it lies; None: nowhere yet, or it may not be opened
    state: FileState = FileState.UNREAD
    trouble: str = ""  # a sentence: translated in the context "workspace", or told by the reader
    row: int | None = None  # of the index as it is saved; None: it is not listed there
    is_index: bool = False
    document: OpenDocument | None = None  # over the part: its stamp, its bytes, whether it was damaged
    key: int = 0  # of its part, 0 without one; of an unread file that which its part is to have
    saved_state: int = 0  # of its part, when the file held the same; 0: it has to be written in any case
    instead: Instead | None = None
    known: Stamp | None = None  # of what another program wrote there, once the person has dealt with it
    above: "WorkspaceFile | None" = None  # the file itself, where this is one more entry for it

    @property
    def stamp(self) -> Stamp | None:
        """The state of the file that the person knows of; None where it is unknown."""
        return self.known or (self.document.stamp if self.document else None)

    def know(self, stamp: Stamp) -> None:
        """The file holds something else than was read, and the next save may take its place.

        It keeps a copy of it before. What was read is told by the stamp of the document as before.
        """
        self.known, self.saved_state = stamp, 0
        if self.document:
            self.document.has_backup = False

    @property
    def name(self) -> str:
        """What it is called now; what cannot be a file by how the index lists it."""
        return self.now.name or self.now.loc

    @property
    def now(self) -> Listing:
        """What it is called and how it is listed as things stand."""
        part = self.part
        if self.above is not None:
            return listed_again(self.listing, self.above.listing, self.above.now)
        return self.listing if part is None else part.listing

    @property
    def part(self) -> SitemapFile | None:
        """Its rows; None where they have not been read."""
        return self.document.file if self.document else None

    @property
    def is_entry_alone(self) -> bool:
        """Whether it is but an entry of the index, without a file that could be read."""
        return self.part is None and (self.path is None or self.state is FileState.REFUSED)

    @property
    def is_modified(self) -> bool:
        """Whether saving would write it: for its content, or since it has another name."""
        part = self.part
        if part is None or self.state is not FileState.READ:
            return False
        return part.version != self.saved_state or part.name != self.listing.name
