"""The options of a save, apart from the code that saves, which is loaded later."""

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from editor.services.documents.file_on_disk import FileOnDisk
    from editor.services.files.files import Stamp


@dataclass(frozen=True, slots=True)
class Manner:
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


USUAL = Manner()
