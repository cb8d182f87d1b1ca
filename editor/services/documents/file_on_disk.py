"""A file of an open document: where it lies, what became of it, and how saving would write it.

The options of a save are apart from the code that saves, which is loaded later.
"""

from collections.abc import Collection, Sequence
from datetime import date, datetime
from enum import Enum, auto
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from editor.core.document.sitemap_file import Listing, SitemapFile
from editor.core.text import N_, Phrase
from editor.formats.read_errors import ReadAs
from editor.services.files.file_access import Stamp

if TYPE_CHECKING:
    from editor.formats.damage.repair_list import Repair

NO_FILE = Phrase(N_("The file is not next to the index."))


_NO_LISTING = Listing("")
_NOT_ASKED = ReadAs()


class FileState(Enum):
    """The state of reading a file of a document."""

    UNREAD = auto()  # it lies there and can be read
    READING = auto()  # its rows are coming
    READ = auto()  # its rows are part of the document
    REFUSED = auto()  # they cannot be; `trouble` says why


class ReadFrom(NamedTuple):
    """Another place from which the content of a file is read, as the file has changed."""

    path: Path
    stamp: Stamp | None  # of what the file holds, where that may be written over without asking


def _today() -> date:
    return datetime.now().astimezone().date()


class FileOnDisk:
    """One file of a document: the only one, or one of a set.

    A set has files that its index lists, that lie beside it, or that are new. What such a file is called and
    how the index lists it now is told by its sitemap in the document, where it has one.
    """

    is_index: bool = False
    listed_by: str = ""  # the name of another index that lists it, too, as far as known
    leads_back: bool = False  # it is an index that lists that of the set, as far as known
    key: int = 0  # of its sitemap, 0 without one; of an unread file that which its sitemap is to have
    saved_state: int = 0  # of its sitemap, when the file held the same; 0: it has to be written in any case
    instead: ReadFrom | None = None
    known: Stamp | None = None  # of what another program wrote there, once the person has dealt with it
    # What was read of it
    read_stamp: Stamp | None = None  # the state of the file when it was last read or written
    # The bytes of a file that cannot be written again from its text alone: a compressed one, or one in an
    # encoding that can write the same text in several ways.
    original: bytes | None = None
    is_complete: bool = True  # False: the file was damaged, and this is what could be recovered
    is_accepted: bool = True  # False: it is recovered, and nobody has said yet that it will do
    damage: str = ""  # what stopped the reader of a damaged file, in a sentence
    repairs: Sequence["Repair"] = ()  # what was done so that it could be read
    read_as: ReadAs = _NOT_ASKED  # what a person decided about that
    _kept_on: date | None = None  # when what the file held before a save was kept last

    def __init__(
        self,
        listing: Listing = _NO_LISTING,
        path: Path | None = None,
        state: FileState = FileState.UNREAD,
        trouble: str = "",
        *,
        row: int | None = None,
        above: "FileOnDisk | None" = None,
        sitemap: SitemapFile | None = None,
    ) -> None:
        self.listing = listing  # as it is saved
        self.path = path  # where it lies; None: nowhere yet, or it may not be opened
        self.state = state
        self.trouble = trouble  # why it is refused
        self.row = row  # of the index as it is saved; None: it is not listed there
        self.above = above  # the file itself, where this is one more entry for it
        self.sitemap = sitemap  # its rows; None where they have not been read

    def clear(self) -> None:
        """Forget what was read of it."""
        self.sitemap = self.read_stamp = self.original = self._kept_on = None
        self.is_complete = self.is_accepted = True
        self.damage, self.repairs, self.read_as = "", (), _NOT_ASKED

    @property
    def the_sitemap(self) -> SitemapFile:
        """Its rows, which are there or coming."""
        if self.sitemap is None:
            raise ValueError(f"{self.name} has not been read")
        return self.sitemap

    @property
    def stamp(self) -> Stamp | None:
        """The state of the file that the person knows of; None where it is unknown."""
        return self.known or self.read_stamp

    def know(self, stamp: Stamp) -> None:
        """Record that the file has other content than was read, which the next save may replace.

        It keeps a copy of it before.
        """
        self.known, self.saved_state, self.has_backup = stamp, 0, False

    @property
    def has_backup(self) -> bool:
        """True if the content before the first save of this day has been kept."""
        return self._kept_on == _today()

    @has_backup.setter
    def has_backup(self, has_backup: bool) -> None:
        self._kept_on = _today() if has_backup else None

    @property
    def name(self) -> str:
        """The present name in the set; for what cannot be a file, the URL in the index."""
        return self.now.name or self.now.loc

    @property
    def now(self) -> Listing:
        """The present name and listing."""
        if self.above is not None:
            return _listed_again(self.listing, self.above.listing, self.above.now)
        return self.listing if self.sitemap is None else self.sitemap.listing

    @property
    def is_entry_alone(self) -> bool:
        """True if it is only an entry of the index, without a file that could be read."""
        return self.sitemap is None and (self.path is None or self.state is FileState.REFUSED)

    @property
    def is_missing(self) -> bool:
        """True if the index lists it, and it does not lie beside that."""
        return self.trouble == NO_FILE

    @property
    def is_modified(self) -> bool:
        """True if saving the set would write the file, for its content or because it was renamed."""
        file = self.sitemap
        if file is None or self.state is not FileState.READ:
            return False
        return file.version != self.saved_state or file.name != self.listing.name


def _listed_again(own: Listing, before: Listing, now: Listing) -> Listing:
    """Return the listing of another entry for a file that was listed as `before` and now is as `now`.

    It keeps its own URL as long as that means the file, and its own date as long as the file keeps its.
    """
    is_meant = own.name == now.name and now.loc
    lastmod = own.lastmod if now.lastmod == before.lastmod else now.lastmod
    return Listing(now.name, own.loc if is_meant else now.loc, lastmod)


class SaveOptions(NamedTuple):
    """The options of a save."""

    overwrite: Collection[Path] = ()  # files that may go, although another program changed them
    force: bool = False  # write also what is write-protected
    leaves_same: bool = False  # write nothing where the file held just that when it was read
    as_copy: bool = False  # the document stays where it is
    as_named: bool = False  # compress a document, or stop doing so, where a new name says that
    left_out: Collection[Path] = ()  # of several files those that do not go along to another folder
    # A folder for what the file held before the first save of a day, and for what another file held that is
    # written over.
    backups: Path | None = None

    def expected(self, path: Path, stamp: "Stamp | None") -> "Stamp | None":
        """Return the state in which a file may be overwritten, None for any; `stamp`: when it was read."""
        return None if path in self.overwrite else stamp

    def backups_for(self, path: Path, own: "FileOnDisk | None") -> Path | None:
        """Return the folder for a backup of what is at a path; `own`: the file of the document, if any."""
        is_kept = own is not None and own.has_backup and path not in self.overwrite
        return None if is_kept else self.backups


USUAL = SaveOptions()
