"""Writes the file of a document, or what changed in a set of files: all or nothing, the index last.

Before that `prepared` finds which files are to be written, and how each of them stands now.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from editor.core.document.document import Document
from editor.core.document.sitemap_file import Listing
from editor.core.text import N_, Phrase, words_of
from editor.formats.read_errors import Unreadable
from editor.formats.writing.faithful_writing import NotFaithful, faithful_bytes
from editor.runtime.system import is_same_file, is_there
from editor.runtime.threads import Cancelled, IsCancelled, Tell, never, part_of, untold
from editor.services.documents.document_files import FilesOnDisk, IndexState
from editor.services.documents.file_on_disk import FileOnDisk, SaveOptions
from editor.services.documents.index_file import IndexFile, IndexNow, is_file_name, set_dates
from editor.services.files.file_access import Stamp, is_unchanged, read_file
from editor.services.files.file_errors import NotCopied, SaveError, SaveReason, memory_errors_explained
from editor.services.files.file_replacement import save_file
from editor.services.files.file_set_saving import NewContent, OldFile, put_style_beside, save_files
from editor.services.files.in_place_writing import InPlace
from editor.services.files.temporary_files import clean_orphans

_SAME_NAME = N_("{n} of the files would have that name. Rename one of them.")
_NO_NAME = N_("{name} is not a valid file name. Rename it.")
_OF_FILE = N_("{name}: {trouble}")


@dataclass(slots=True)
class FileToWrite:
    """A file as it is to be written, and how it stood when that was decided."""

    file: FileOnDisk
    path: Path
    entries: Document | None  # a snapshot; None: it was not read, and is copied as it lies there
    listing: Listing
    state: int = 0  # of its sitemap, which the file then holds
    original: bytes | None = None
    expected: Stamp | None = None  # the state of what lies at that path, which may be another of the files
    must_be_new: bool = False
    backups: Path | None = None
    data: bytes = b""
    is_changed: bool = False  # it holds something else than before, whatever it was called


@dataclass(slots=True)
class IndexToWrite:
    """The index as it is to be written."""

    now: IndexNow
    path: Path
    original: bytes | None
    expected: Stamp | None
    is_new: bool  # it is made for the files and was never saved
    must_be_new: bool
    backups: Path | None
    moment: datetime
    data: bytes = b""


def _ignore(_written: Mapping[Path, str]) -> None:
    pass


@dataclass
class SaveJob:
    """A save of the only file of a document, unless it is a `SetSaveJob`.

    `run` in any thread, then `finish` in the document's own.
    """

    file_list: FilesOnDisk
    kept_index: IndexState
    folder: Path
    options: SaveOptions
    files: Sequence[FileToWrite]
    index: IndexToWrite | None = None
    gone: Sequence[OldFile] = ()
    names: Sequence[str] = ()  # of all files of a set that will lie in the folder
    about_to_write: Callable[[Mapping[Path, str]], None] = _ignore  # told the SHA-256 of what each will hold
    careful: InPlace | None = None  # as `save_file` takes it
    told: Phrase | None = None  # what to say of a save that ran, beside that it did
    tell: Tell = untold  # is told how much has been rendered and read back
    written: Mapping[Path, Stamp] = field(default_factory=dict)  # what held something else before
    _is_run: bool = False

    def run(self, cancelled: IsCancelled = never) -> None:
        """Render, judge and read back all files to be written, and put them in place.

        Raises Cancelled, UnwritableText, NotFaithful and SaveError; all files are then what they were.
        NotCopied comes before anything else is done.
        """
        with memory_errors_explained(self._place):
            self._begin()
            contents = list(self._contents(cancelled))
            if cancelled():
                raise Cancelled
            hashes = {each.path: hashlib.sha256(each.data).hexdigest() for each in contents}
            if self._is_needless(hashes):
                self._is_run = True
                return
            self.about_to_write(hashes)
            self.written = self._put_in_place(contents, hashes)
            self.told = put_style_beside(
                (each.path, each.entries.frame) for each in self.files if each.entries is not None
            )
        self._is_run = True
        clean_orphans(self.folder)

    def _contents(self, cancelled: IsCancelled) -> Iterator[NewContent]:
        for number, file in enumerate(self.files):
            if cancelled():
                raise Cancelled
            self._render(file, cancelled, part_of(self.tell, number, len(self.files)))
            yield NewContent(file.path, file.data, file.expected, file.must_be_new, file.backups)

    @property
    def _place(self) -> Path:
        return self.files[0].path

    def _begin(self) -> None:
        """Check what can be checked before anything is rendered."""

    def _is_needless(self, hashes: Mapping[Path, str]) -> bool:
        """Return True if the only file already has this content and may be left alone."""
        return self.options.leaves_same and all(
            file.expected is not None and hashes[file.path] == file.expected.sha256 for file in self.files
        )

    def _put_in_place(self, contents: Sequence[NewContent], hashes: Mapping[Path, str]) -> dict[Path, Stamp]:
        force, careful = self.options.force, self.careful
        return {
            path: save_file(
                path, data, expected, force=force, backups=backups, careful=careful, sha256=hashes[path]
            )
            for path, data, expected, _, backups in contents
        }

    def _render(self, save: FileToWrite, cancelled: IsCancelled, tell: Tell) -> None:
        if save.entries is not None:
            save.data = faithful_bytes(save.entries, save.original, cancelled=cancelled, tell=tell)

    def finish(self) -> None:
        """Take over the written files as those of the document, unless they are a copy."""
        if not self._is_run:
            raise RuntimeError("The save did not run.")
        if self.options.as_copy:
            return
        for save in self.files:
            self._take(save)
        self._finish()

    def _finish(self) -> None:
        findings, name = self.file_list.findings, self.files[0].path.name
        if findings.context.file_name != name:  # the rules about names judge that one now
            findings.set_context(findings.context._replace(file_name=name))

    def _take(self, save: FileToWrite) -> None:
        file, stamp = save.file, save.file.stamp
        file.known = None
        file.path, file.listing, file.saved_state = save.path, save.listing, save.state
        if file.sitemap is not None:
            file.read_stamp = self.written.get(save.path, stamp)
            file.is_complete = file.has_backup = True
            if file.original is not None:
                file.original = save.data


class SetSaveJob(SaveJob):
    """A save of what changed in a set of files, or of all its files in another folder.

    Those that lie there are compared with what was read, the index comes last, and then what is not needed
    any more is deleted.
    """

    @property
    def _place(self) -> Path:
        return self.folder

    def _begin(self) -> None:
        self._check_place()
        self._check_names()
        self._read_what_is_copied()

    def _contents(self, cancelled: IsCancelled) -> Iterator[NewContent]:
        yield from super()._contents(cancelled)
        if (index := self.index) is not None:
            self._render_index(index)
            yield NewContent(index.path, index.data, index.expected, index.must_be_new, index.backups)

    def _is_needless(self, hashes: Mapping[Path, str]) -> bool:
        return False

    def _put_in_place(self, contents: Sequence[NewContent], hashes: Mapping[Path, str]) -> dict[Path, Stamp]:
        return save_files(contents, self.gone, force=self.options.force, careful=self.careful)

    def _check_place(self) -> None:
        """Check that a copy is in another folder, where the files keep their names."""
        if self.options.as_copy and self.folder == self.file_list.folder:
            cause = Phrase(N_("the copy would overwrite the files themselves. Choose another folder."))
            raise SaveError(self.folder, SaveReason.FAILED, cause)

    def _check_names(self) -> None:
        """Check that every file has a unique name that stays in the folder."""
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
            if save.entries is None and save.file.path is not None:
                try:
                    save.data = read_file(save.file.path).data
                except Unreadable as error:
                    causes[save.file.path] = words_of(error)
        if causes:
            raise NotCopied(self.folder, causes)

    def _render(self, save: FileToWrite, cancelled: IsCancelled, tell: Tell) -> None:
        if save.entries is None:
            return
        before = self._before(save)
        try:
            save.data = faithful_bytes(save.entries, save.original, before, tell=tell)
        except NotFaithful as error:
            told = Phrase(_OF_FILE, name=save.path.name, trouble=words_of(error))
            raise type(error)(told) from error
        save.is_changed = save.data != before and not self._brings_back(save)

    @staticmethod
    def _brings_back(save: FileToWrite) -> bool:
        """Return True if a file that was deleted is written with its former content."""
        stamp = save.file.stamp
        is_gone = save.file.path is not None and not is_there(save.file.path)
        return is_gone and stamp is not None and stamp.sha256 == hashlib.sha256(save.data).hexdigest()

    def _before(self, save: FileToWrite) -> bytes | None:
        """Return the content of the file when it was read, if it still has it; else None."""
        path, stamp = save.file.path, save.file.stamp
        if path is None or (stamp is not None and not is_unchanged(path, stamp)):
            return None
        try:
            return read_file(path).data
        except Unreadable:  # what is open is written all the same
            return None

    def _render_index(self, index: IndexToWrite) -> None:
        changed = {save.file for save in self.files if save.is_changed}
        rows = [
            row
            for row, file in enumerate(index.now.files)
            if file and file in changed and file.now.lastmod == file.listing.lastmod and not index.is_new
        ]
        set_dates(index.now.entries, rows, index.moment)
        index.data = faithful_bytes(index.now.entries, index.original)

    def _finish(self) -> None:
        files = self.file_list
        files.folder, files.is_provisional = self.folder, False
        there = files.there
        for file in files.all:
            if file.key and file not in there:  # deleted: if it comes back it is a new one
                file.path, file.row, file.saved_state, file.known = None, None, 0, None
                file.read_stamp, file.is_complete = None, True
        files.left = {}
        for file in list(files.all):
            if file.sitemap is None and file.path in self.options.left_out:
                files.lose(file)
        if not files.index:
            files.index_left = None
            for file in files.all:
                file.row, file.listing = None, file.now
        if self.index and files.index:
            self.kept_index.take(self._taken_index(self.index, files.index), self.index.now.files)

    def _taken_index(self, saved: IndexToWrite, before: IndexFile) -> IndexFile:
        disk = FileOnDisk(path=saved.path)
        disk.damage, disk.repairs = before.disk.damage, before.disk.repairs
        disk.read_stamp, disk.has_backup = self.written.get(saved.path, before.disk.stamp), True
        disk.original = None if before.disk.original is None else saved.data
        return IndexFile(disk, saved.now.entries, before.context._replace(file_name=saved.path.name))


def prepared(files: FilesOnDisk, kept_index: IndexState, path: Path | None, options: SaveOptions) -> SaveJob:
    """Return a save of the present document to `path`, or to its own files."""
    prepare = _of_set if files.entries.is_set else _of_one
    return prepare(files, kept_index, path, options)


def _of_one(files: FilesOnDisk, kept_index: IndexState, path: Path | None, options: SaveOptions) -> SaveJob:
    """Return a save of the only file."""
    file, target = files.all[0], path or files.path
    if target is None:
        raise ValueError("A document without a file needs a path to be saved to.")
    is_own = target == file.path
    document = files.entries.snapshot()
    if options.as_named:
        document.frame = document.frame.renamed(file.path.name if file.path else "", target.name)
    save = FileToWrite(
        file,
        target,
        document,
        file.listing,
        original=file.original,
        expected=options.expected(target, file.stamp if is_own else None),
        backups=options.backups_for(target, file if is_own else None),
    )
    return SaveJob(files, kept_index, target.parent, options, [save])


def _of_set(files: FilesOnDisk, kept_index: IndexState, path: Path | None, options: SaveOptions) -> SaveJob:
    """Return a save of the changes in a set; with the path of another index, of all files beside that."""
    if path and is_same_file(path.parent, files.folder):  # by whatever way it is reached
        path = files.folder / path.name
    folder = path.parent if path else files.folder
    index = files.index
    planned = files.folder / index.name if index else None
    target = path or files.path or planned
    is_elsewhere = folder != files.folder
    lying = {file.path: file for file in files.all if file.path is not None}
    wanted = (_file_save(file, folder, is_elsewhere=is_elsewhere) for file in files.there)
    saves = [save for save in wanted if save and (save.entries or save.file.path not in options.left_out)]
    for save in saves:
        _mind(save, lying.get(save.path), files.left.get(save.path), options)
    gone: list[OldFile] = []
    if not is_elsewhere and not options.as_copy:
        kept = {target, *(save.path for save in saves)}
        kept.update(file.path for file in files.there if not file.is_modified)
        gone = list(_not_needed(files, kept, options))
    is_known = target in lying or target in files.left
    index_save = _index_save(files, kept_index, target, options, is_known=is_known) if target else None
    names = [file.name for file in files.there if file.sitemap is not None or file.path is not None]
    names += [target.name] if index_save and target else []
    return SetSaveJob(files, kept_index, folder, options, saves, index_save, gone, names)


def _mind(save: FileToWrite, owner: FileOnDisk | None, left: Stamp | None, options: SaveOptions) -> None:
    """Take care of what lies where a file goes: one of the files, or one that a cut save left there."""
    save.must_be_new = owner is None and left is None
    save.expected = options.expected(save.path, (owner and owner.stamp) or left)
    save.backups = options.backups_for(save.path, owner if owner is save.file else None)


def _not_needed(files: FilesOnDisk, kept: Set[Path | None], options: SaveOptions) -> Iterator[OldFile]:
    """Return the files on the disk that are no longer needed; `kept`: the paths that the save keeps."""
    for file in files.all:
        if file.path is not None and file.path not in kept and file.key:
            yield OldFile(file.path, options.expected(file.path, file.stamp), options.backups)
    left = files.index_left
    if left and left.path and left.path not in kept:
        yield OldFile(left.path, options.expected(left.path, left.disk.stamp), options.backups)


def _file_save(file: FileOnDisk, folder: Path, *, is_elsewhere: bool) -> FileToWrite | None:
    sitemap = file.sitemap
    if sitemap is None:
        is_copied = is_elsewhere and file.path is not None
        return FileToWrite(file, folder / file.name, None, file.now) if is_copied else None
    if not is_elsewhere and not file.is_modified:
        return None
    copy = Document.copy_of(sitemap)
    return FileToWrite(file, folder / sitemap.name, copy, sitemap.listing, sitemap.version, file.original)


def _index_save(
    files: FilesOnDisk, kept_index: IndexState, target: Path, options: SaveOptions, *, is_known: bool
) -> IndexToWrite | None:
    """is_known: whether what lies there is one of the files."""
    index, now = files.index, kept_index.now()
    if index is None or now is None:
        return None
    is_own, is_new = target == index.path, index.path is None
    document = now.entries.snapshot()
    if options.as_named:
        document.frame = document.frame.renamed(index.name, target.name)
    return IndexToWrite(
        IndexNow(document, now.files),
        target,
        index.disk.original,
        expected=options.expected(target, index.disk.stamp) if is_own else None,
        is_new=is_new,
        must_be_new=is_new and target == files.folder / index.name and not is_known,
        backups=options.backups_for(target, index.disk if is_own else None),
        moment=datetime.now(UTC),
    )
