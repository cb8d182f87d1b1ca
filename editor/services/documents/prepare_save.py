"""Prepares the save of a document: which files are to be written, and how each of them stands now."""

from collections.abc import Iterator, Set
from datetime import UTC, datetime
from pathlib import Path

from editor.core.document.document import Document
from editor.services.documents.file_list import FilesOnDisk
from editor.services.documents.file_on_disk import FileOnDisk
from editor.services.documents.index_file import IndexNow
from editor.services.documents.kept_index import KeptIndex
from editor.services.documents.manner import Manner
from editor.services.documents.save_job import FileToWrite, IndexToWrite, SaveJob
from editor.services.files.file_set import OldFile
from editor.services.files.files import Stamp
from editor.services.files.paths import is_same_file


def prepared(files: FilesOnDisk, kept_index: KeptIndex, path: Path | None, manner: Manner) -> SaveJob:
    """Return a save of the present document to `path`, or to its own files."""
    prepare = _of_set if files.is_set else _of_one
    return prepare(files, kept_index, path, manner)


def _of_one(files: FilesOnDisk, kept_index: KeptIndex, path: Path | None, manner: Manner) -> SaveJob:
    """Return a save of the only file."""
    file, target = files.all[0], path or files.path
    if target is None:
        raise ValueError("A document without a file needs a path to be saved to.")
    is_own = target == file.path
    document = files.entries.snapshot()
    if manner.as_named:
        document.frame = document.frame.renamed(file.path.name if file.path else "", target.name)
    save = FileToWrite(
        file,
        target,
        document,
        file.listing,
        original=file.original,
        expected=manner.expected(target, file.stamp if is_own else None),
        backups=manner.backups_for(target, file if is_own else None),
    )
    return SaveJob(files, kept_index, target.parent, manner, [save])


def _of_set(files: FilesOnDisk, kept_index: KeptIndex, path: Path | None, manner: Manner) -> SaveJob:
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
    saves = [save for save in wanted if save and (save.entries or save.file.path not in manner.left_out)]
    for save in saves:
        _mind(save, lying.get(save.path), files.left.get(save.path), manner)
    gone: list[OldFile] = []
    if not is_elsewhere and not manner.as_copy:
        kept = {target, *(save.path for save in saves)}
        kept.update(file.path for file in files.there if not file.is_modified)
        gone = list(_not_needed(files, kept, manner))
    is_known = target in lying or target in files.left
    index_save = _index_save(files, kept_index, target, manner, is_known=is_known) if target else None
    names = [file.name for file in files.there if file.sitemap is not None or file.path is not None]
    names += [target.name] if index_save and target else []
    return SaveJob(files, kept_index, folder, manner, saves, index_save, gone, names)


def _mind(save: FileToWrite, owner: FileOnDisk | None, left: Stamp | None, manner: Manner) -> None:
    """Take care of what lies where a file goes: one of the files, or one that a cut save left there."""
    save.must_be_new = owner is None and left is None
    save.expected = manner.expected(save.path, (owner and owner.stamp) or left)
    save.backups = manner.backups_for(save.path, owner if owner is save.file else None)


def _not_needed(files: FilesOnDisk, kept: Set[Path | None], manner: Manner) -> Iterator[OldFile]:
    """Return the files on the disk that are no longer needed; `kept`: the paths that the save keeps."""
    for file in files.all:
        if file.path is not None and file.path not in kept and file.key:
            yield OldFile(file.path, manner.expected(file.path, file.stamp), manner.backups)
    left = files.index_left
    if left and left.path and left.path not in kept:
        yield OldFile(left.path, manner.expected(left.path, left.disk.stamp), manner.backups)


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
    files: FilesOnDisk, kept_index: KeptIndex, target: Path, manner: Manner, *, is_known: bool
) -> IndexToWrite | None:
    """is_known: whether what lies there is one of the files."""
    index, now = files.index, kept_index.now()
    if index is None or now is None:
        return None
    is_own, is_new = target == index.path, index.path is None
    document = now.entries.snapshot()
    if manner.as_named:
        document.frame = document.frame.renamed(index.name, target.name)
    return IndexToWrite(
        IndexNow(document, now.files),
        target,
        index.disk.original,
        expected=manner.expected(target, index.disk.stamp) if is_own else None,
        is_new=is_new,
        must_be_new=is_new and target == files.folder / index.name and not is_known,
        backups=manner.backups_for(target, index.disk if is_own else None),
        moment=datetime.now(UTC),
    )
