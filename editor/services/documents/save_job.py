"""Writing a workspace: what changed in it, all or nothing, the index last."""

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

from editor.core.cancelling import Cancelled, IsCancelled, never
from editor.core.document.document import Document
from editor.core.document.sitemap_file import Listing
from editor.core.text import QT_TRANSLATE_NOOP, Phrase, words_of
from editor.formats.errors import Unreadable
from editor.formats.writing.verified import NotFaithful, faithful_bytes
from editor.services.documents.children import is_file_name
from editor.services.documents.file_on_disk import WorkspaceFile
from editor.services.documents.index_file import IndexNow, set_dates
from editor.services.documents.open_document import Manner, OpenDocument, Saving
from editor.services.files.file_errors import NotCopied, SaveError, SaveReason, memory_told
from editor.services.files.file_set import NewContent, OldFile, save_files
from editor.services.files.files import Stamp, is_unchanged, read_file
from editor.services.files.paths import is_same_file, is_there
from editor.services.files.style_beside import put_style_beside
from editor.services.files.temporary import clean_orphans

if TYPE_CHECKING:
    from editor.services.documents.workspace import Workspace

_SAME_NAME = QT_TRANSLATE_NOOP("phrases", "{n} of the files would have that name. Rename one of them.")
_NO_NAME = QT_TRANSLATE_NOOP("phrases", "{name} is not a valid file name. Rename it.")
_OF_FILE = QT_TRANSLATE_NOOP("phrases", "{name}: {trouble}")


@dataclass(slots=True)
class FileSave:
    """A file as it is to be written, and how it stood when that was decided."""

    file: WorkspaceFile
    listing: Listing
    path: Path
    urlset: Document | None  # a snapshot; None: it was not read, and is copied as it lies there
    state: int = 0
    original: bytes | None = None
    expected: Stamp | None = None  # the state of what lies at that path, which may be another of the files
    must_be_new: bool = False
    backups: Path | None = None
    data: bytes = b""
    is_changed: bool = False  # it holds something else than before, whatever it was called


@dataclass(slots=True)
class IndexSave:
    """The index as it is to be written."""

    now: IndexNow[WorkspaceFile]
    path: Path
    original: bytes | None
    expected: Stamp | None
    is_new: bool  # it is made for the files and was never saved
    must_be_new: bool
    backups: Path | None
    moment: datetime
    data: bytes = b""


@dataclass
class WorkspaceSave(Saving):
    """A save of what changed: `run` in any thread, then `finish` in the workspace's own."""

    workspace: "Workspace"
    folder: Path
    files: Sequence[FileSave]
    index: IndexSave | None
    gone: Sequence[OldFile]
    manner: Manner
    names: Sequence[str]  # of all files that will lie in the folder
    done: int = 0  # files that have been rendered, for who shows how far it got
    written: Mapping[Path, Stamp] = field(default_factory=dict)  # what held something else before
    _is_run: bool = False

    def run(self, cancelled: IsCancelled = never) -> None:
        """Render, judge and read back all files that changed, compare those that lie there with what was
        read, then put the files in place, the index after them, and delete what is not needed any more.

        Raises Cancelled, UnwritableText, NotFaithful and SaveError; all files are then what they were.
        NotCopied comes before anything else is done.
        """
        with memory_told(self.folder):
            self._check_place()
            self._check_names()
            self._read_what_is_copied()
            contents = []
            for save in self.files:
                if cancelled():
                    raise Cancelled
                self._render(save)
                contents.append(
                    NewContent(save.path, save.data, save.expected, save.must_be_new, save.backups)
                )
                self.done += 1
            if self.index is not None:
                index = self.index
                self._render_index(index)
                contents.append(
                    NewContent(index.path, index.data, index.expected, index.must_be_new, index.backups)
                )
            if cancelled():
                raise Cancelled
            self.about_to_write({each.path: hashlib.sha256(each.data).hexdigest() for each in contents})
            self.written = save_files(contents, self.gone, force=self.manner.force, careful=self.careful)
            self.told = put_style_beside(
                (each.path, each.urlset.frame) for each in self.files if each.urlset is not None
            )
        self._is_run = True
        clean_orphans(self.folder)

    def _check_place(self) -> None:
        """A copy lies elsewhere: the files keep their names."""
        if self.manner.as_copy and self.folder == self.workspace.folder:
            cause = Phrase(
                QT_TRANSLATE_NOOP(
                    "phrases", "the copy would overwrite the files themselves. Choose another folder."
                )
            )
            raise SaveError(self.folder, SaveReason.FAILED, cause)

    def _check_names(self) -> None:
        """Every file has a name of its own, and one that stays in the folder."""
        for name, count in Counter(self.names).items():
            if count > 1:
                cause = Phrase(_SAME_NAME, n=count)
                raise SaveError(self.folder / name, SaveReason.FAILED, cause)
        for save in self.files:
            if not is_file_name(save.listing.name):
                cause = Phrase(_NO_NAME, name=repr(save.listing.name))
                raise SaveError(self.folder, SaveReason.FAILED, cause)

    def _read_what_is_copied(self) -> None:
        """Files that are not open go along as they lie there; raises NotCopied."""
        causes = {}
        for save in self.files:
            if save.urlset is None and save.file.path is not None:
                try:
                    save.data = read_file(save.file.path).data
                except Unreadable as error:
                    causes[save.file.path] = words_of(error)
        if causes:
            raise NotCopied(self.folder, causes)

    def _render(self, save: FileSave) -> None:
        if save.urlset is None:
            return
        before = self._before(save)
        try:
            save.data = faithful_bytes(save.urlset, save.original, before)
        except NotFaithful as error:
            raise NotFaithful(Phrase(_OF_FILE, name=save.path.name, trouble=words_of(error))) from error
        save.is_changed = save.data != before and not self._brings_back(save)

    @staticmethod
    def _brings_back(save: FileSave) -> bool:
        """Whether a file that was deleted gets what it held."""
        stamp = save.file.stamp
        is_gone = save.file.path is not None and not is_there(save.file.path)
        return is_gone and stamp is not None and stamp.sha256 == hashlib.sha256(save.data).hexdigest()

    def _before(self, save: FileSave) -> bytes | None:
        """What the file held when it was read, if it still does."""
        path, stamp = save.file.path, save.file.stamp
        if path is None or (stamp is not None and not is_unchanged(path, stamp)):
            return None
        try:
            return read_file(path).data
        except Unreadable:  # what is open is written all the same
            return None

    def _render_index(self, index: IndexSave) -> None:
        changed = {save.file for save in self.files if save.is_changed}
        rows = [
            row
            for row, file in enumerate(index.now.files)
            if file and file in changed and file.now.lastmod == file.listing.lastmod and not index.is_new
        ]
        set_dates(index.now.urlset, rows, index.moment)
        index.data = faithful_bytes(index.now.urlset, index.original)

    def finish(self) -> None:
        """The workspace now lies where it was written, unless that was a copy."""
        if not self._is_run:
            raise RuntimeError("The save did not run.")
        if self.manner.as_copy:
            return
        workspace = self.workspace
        workspace.folder, workspace.is_provisional = self.folder, False
        for save in self.files:
            self._take(save)
        there = workspace.files
        for file in workspace.all_files:
            if file.key and file not in there:  # deleted: if it comes back it is a new one
                file.path, file.row, file.saved_state, file.known = None, None, 0, None
                if file.document:
                    file.document.stamp = None
        workspace.is_complete = workspace.has_backup = True
        workspace.left = {}
        for file in list(workspace.all_files):
            if file.part is None and file.path in self.manner.left_out:
                workspace.lose(file)
        if not workspace.index:
            workspace.index_left = None
            for file in workspace.all_files:
                file.row, file.listing = None, file.now
        if self.index and workspace.index:
            workspace.take_index(self._taken_index(self.index, workspace.index), self.index.now.files)

    def _take(self, save: FileSave) -> None:
        file, document, stamp = save.file, save.file.document, save.file.stamp
        file.known = None
        file.path, file.listing, file.saved_state = save.path, save.listing, save.state
        if document:
            document.path = save.path
            document.stamp = self.written.get(save.path, stamp)
            document.is_complete = document.has_backup = True
            if document.original is not None:
                document.original = save.data

    def _taken_index(self, saved: IndexSave, before: OpenDocument) -> OpenDocument:
        context = replace(before.context, file_name=saved.path.name)
        index = OpenDocument(saved.now.urlset, context, saved.path)
        index.stamp, index.has_backup = self.written.get(saved.path, before.stamp), True
        index.original = None if before.original is None else saved.data
        return index


def prepared(workspace: "Workspace", path: Path | None, manner: Manner) -> WorkspaceSave:
    """A save of what changed; with the path of another index, of all files beside it."""
    if path and is_same_file(path.parent, workspace.folder):  # by whatever way it is reached
        path = workspace.folder / path.name
    folder = path.parent if path else workspace.folder
    index = workspace.index
    planned = workspace.folder / index.context.file_name if index else None
    target = path or workspace.path or planned
    is_elsewhere = folder != workspace.folder
    lying = {file.path: file for file in workspace.all_files if file.path is not None}
    wanted = (_file_save(file, folder, is_elsewhere=is_elsewhere) for file in workspace.files)
    saves = [save for save in wanted if save and (save.urlset or save.file.path not in manner.left_out)]
    for save in saves:
        _mind(save, lying.get(save.path), workspace.left.get(save.path), manner)
    gone: list[OldFile] = []
    if not is_elsewhere and not manner.as_copy:
        kept = {target, *(save.path for save in saves)}
        kept.update(file.path for file in workspace.files if not file.is_modified)
        gone = list(_not_needed(workspace, kept, manner))
    is_known = target in lying or target in workspace.left
    index_save = _index_save(workspace, target, manner, is_known=is_known) if target else None
    names = [file.name for file in workspace.files if file.part is not None or file.path is not None]
    names += [target.name] if index_save and target else []
    return WorkspaceSave(workspace, folder, saves, index_save, gone, manner, names)


def _mind(save: FileSave, owner: WorkspaceFile | None, left: Stamp | None, manner: Manner) -> None:
    """Take care of what lies where a file goes: one of the files, or one that a cut save left there."""
    save.must_be_new = owner is None and left is None
    save.expected = manner.expected(save.path, (owner and owner.stamp) or left)
    save.backups = manner.backups_for(save.path, save.file.document if owner is save.file else None)


def _not_needed(workspace: "Workspace", kept: Set[Path | None], manner: Manner) -> Iterator[OldFile]:
    """What lies there of files that are none any more; kept: the paths of what the save leaves there."""
    for file in workspace.all_files:
        if file.path is not None and file.path not in kept and file.key:
            yield _old_file(file.path, file.stamp, manner)
    left = workspace.index_left
    if left and left.path and left.path not in kept:
        yield _old_file(left.path, left.stamp, manner)


def _file_save(file: WorkspaceFile, folder: Path, *, is_elsewhere: bool) -> FileSave | None:
    part = file.part
    if part is None:
        is_copied = is_elsewhere and file.path is not None
        return FileSave(file, file.now, folder / file.name, None) if is_copied else None
    if not is_elsewhere and not file.is_modified:
        return None
    original = file.document.original if file.document else None
    return FileSave(file, part.listing, folder / part.name, Document.copy_of(part), part.version, original)


def _old_file(path: Path, stamp: Stamp | None, manner: Manner) -> OldFile:
    return OldFile(path, manner.expected(path, stamp), manner.backups)


def _index_save(workspace: "Workspace", target: Path, manner: Manner, *, is_known: bool) -> IndexSave | None:
    """is_known: whether what lies there is one of the files."""
    index, now = workspace.index, workspace.index_now()
    if index is None or now is None:
        return None
    is_own, is_new = target == index.path, index.path is None
    urlset = now.urlset.snapshot()
    if manner.as_named:
        urlset.frame = urlset.frame.renamed(index.context.file_name, target.name)
    return IndexSave(
        IndexNow(urlset, now.files),
        target,
        index.original,
        expected=manner.expected(target, index.stamp) if is_own else None,
        is_new=is_new,
        must_be_new=is_new and target == workspace.folder / index.context.file_name and not is_known,
        backups=manner.backups_for(target, index if is_own else None),
        moment=datetime.now(UTC),
    )
