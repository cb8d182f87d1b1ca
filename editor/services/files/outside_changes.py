"""The files of an open document, and the changes that other programs made to them."""

from enum import Enum, auto
from pathlib import Path

from editor.core.document.sitemap_file import SitemapFile
from editor.services.documents.file_on_disk import FileOnDisk
from editor.services.documents.open_document import OpenDocument
from editor.services.files.files import Stamp


class Outside(Enum):
    """The change that another program made to a file since it was read or written here."""

    SAME = auto()
    CHANGED = auto()  # another program wrote to it
    GONE = auto()  # it was deleted or moved


class OnDisk:
    """The files of a document by their paths: one, or an index and the files that are open."""

    def __init__(self, document: OpenDocument) -> None:
        self._document = document
        self._stirred: dict[Path, Outside] = {}  # the files that were changed, in order

    def paths(self) -> list[Path]:
        """Return the paths of the document's files."""
        return [held.path for held in self._held() if held.path is not None]

    def stamp_of(self, path: Path) -> Stamp | None:
        """Return the state of a file that the user knows; None if it is unknown."""
        held = self._held_at(path)
        return held.stamp if held else None

    def urlset_at(self, path: Path) -> SitemapFile | None:
        """Return the entries of a file; None if it was not read into the document, as its index is not."""
        held = self._held_at(path)
        return held.sitemap if held is not None and held in self._document.file_list.there else None

    def _held_at(self, path: Path) -> FileOnDisk | None:
        places = (held for held in self._held() if held.path and held.path.absolute() == path.absolute())
        return next(places, None)

    def _held(self) -> list[FileOnDisk]:
        index = self._document.index
        own = [file for file in self._document.file_list.there if file.sitemap is not None]
        return [index.disk, *own] if index else own

    # Changes by other programs

    @property
    def outside(self) -> Outside:
        """The change that another program made to the file, or to the first
        of several files that was changed.
        """
        return next(iter(self._stirred.values()), Outside.SAME)

    @property
    def outside_path(self) -> Path | None:
        """The path of the file that `outside` is about."""
        return next(iter(self._stirred), None)

    def tell(self, outside: Outside, path: Path) -> bool:
        """Record the change that another program made to a file; return True if that is news."""
        before = dict(self._stirred)
        if outside is Outside.SAME:
            self._stirred.pop(path.absolute(), None)
        else:
            self._stirred[path.absolute()] = outside
        return self._stirred != before

    def know(self, path: Path, stamp: Stamp) -> None:
        """Record that the user knows the file's current state, so that the next save may replace it."""
        held = self._held_at(path)
        if held is not None:
            held.know(stamp)
        self._stirred.pop(path.absolute(), None)

    def want_gone(self) -> bool:
        """Let the next save write deleted files of a set, even if they were not edited.

        Returns True if there are any.
        """
        gone = {self._held_at(path) for path, outside in self._stirred.items() if outside is Outside.GONE}
        files = (
            [file for file in self._document.file_list.there if file in gone] if self._document.is_set else []
        )
        for file in files:
            file.saved_state = 0
        return bool(files)

    def forget(self) -> None:
        """Forget all changes, as all files were written here."""
        self._stirred.clear()
