"""The files that hold an open document, and what other programs did to them."""

from enum import Enum, auto
from pathlib import Path

from editor.core.document.urlset import Urlset
from editor.services.documents.document import Document
from editor.services.documents.file_on_disk import WorkspaceFile
from editor.services.documents.workspace import Workspace
from editor.services.files.files import Stamp


class Outside(Enum):
    """What became of a file since it was read or written here."""

    SAME = auto()
    CHANGED = auto()  # another program wrote to it
    GONE = auto()  # it was deleted or moved


class OnDisk:
    """Knows the files of a document by their paths: one, or an index and the files that are open."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._stirred: dict[Path, Outside] = {}  # those that something happened to

    def paths(self) -> list[Path]:
        """The files that hold the document."""
        return [held.path for held in self._held() if held.path is not None]

    def stamp_of(self, path: Path) -> Stamp | None:
        """The state of a file as the person knows it; None where it is unknown."""
        held = self._held_at(path)
        return held.stamp if held else None

    def urlset_at(self, path: Path) -> Urlset | None:
        """The entries of a file; None where it is not one that was read into the document."""
        held = self._held_at(path)
        if isinstance(held, WorkspaceFile):
            return held.part
        return held.urlset if held is self._document else None

    def _held_at(self, path: Path) -> Document | WorkspaceFile | None:
        places = (held for held in self._held() if held.path and held.path.absolute() == path.absolute())
        return next(places, None)

    def _held(self) -> list[Document | WorkspaceFile]:
        document = self._document
        if not isinstance(document, Workspace):
            return [document]
        own = [file for file in document.files if file.document is not None]
        return [document.index, *own] if document.index else [*own]

    # What other programs did

    @property
    def outside(self) -> Outside:
        """What another program did to the file, of several to that which it did something to first."""
        return next(iter(self._stirred.values()), Outside.SAME)

    @property
    def outside_path(self) -> Path | None:
        """The file that it did that to."""
        return next(iter(self._stirred), None)

    def tell(self, outside: Outside, path: Path) -> bool:
        """Say what another program did to a file; returns whether that was not known."""
        before = dict(self._stirred)
        if outside is Outside.SAME:
            self._stirred.pop(path.absolute(), None)
        else:
            self._stirred[path.absolute()] = outside
        return self._stirred != before

    def know(self, path: Path, stamp: Stamp) -> None:
        """The person knows what a file holds by now, and the next save may take its place."""
        held = self._held_at(path)
        if held is not None:
            held.know(stamp)
        self._stirred.pop(path.absolute(), None)

    def want_gone(self) -> bool:
        """Have the next save write those of several files that are gone, although they were not edited.

        Returns whether there are any.
        """
        gone = [self._held_at(path) for path, outside in self._stirred.items() if outside is Outside.GONE]
        files = [held for held in gone if isinstance(held, WorkspaceFile)]
        for file in files:
            file.saved_state = 0
        return bool(files)

    def forget(self) -> None:
        """All of them were written here."""
        self._stirred.clear()
