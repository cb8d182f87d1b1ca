"""Describes a file set for its journal, and opens it again from that description."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from editor.core.document.document import Document
from editor.core.document.sitemap_file import IndexPlan, Listing
from editor.services.documents.file_on_disk import FileOnDisk, FileState, Instead
from editor.services.documents.file_sets import file_set_of_index
from editor.services.documents.open_document import OpenDocument
from editor.services.files.files import Stamp, read_file
from editor.services.opening.opening import open_document
from editor.services.recovery.journal import EntryTold, FileTold, Subject


@dataclass(frozen=True, slots=True)
class Held:
    """The files that have the content of a file set before the edits, and those
    that may be replaced without asking.
    """

    contents: Sequence[Path]  # for each file of the subject: its path, or that of a copy
    left: frozenset[Path] = frozenset()  # written by an interrupted save, or known to the user

    def is_intact(self, subject: Subject) -> bool:
        """Tell whether each file of the file set still has its old content
        itself, so that no copy is used.
        """
        return all(path == Path(told.path) for told, path in zip(subject.files, self.contents, strict=True))


def set_subject(document: OpenDocument, base: Document) -> Subject:
    """Return the subject for the journal of a file set; base: the content
    of its files, without later edits.
    """
    files, whole = [], base
    index = document.kept_index.on_disk
    if index is not None and index.path is not None:
        files.append(_told(index.path, index.disk.stamp, 0, Listing(index.path.name), None))
    by_key = {file.key: file for file in document.file_list.all}
    for sitemap in whole.files:
        file = by_key.get(sitemap.key)
        if file is not None and file.path is not None:
            listing = sitemap.listing if file.row is not None else Listing(sitemap.name)  # else added since
            files.append(_told(file.path, file.read_stamp, sitemap.key, listing, file.row))
    place = (index and index.path) or document.file_list.folder
    is_accepted = document.file_list.is_accepted and not document.file_list.is_complete
    return Subject(
        str(place.absolute()),
        place.name,
        0,
        "",
        is_accepted,
        files=tuple(files),
        plan=whole.files.index_plan,
        entries=tuple(_entries_told(document.file_list.all, whole.files.index_plan)),
    )


def _told(path: Path, stamp: Stamp | None, key: int, listing: Listing, row: int | None) -> FileTold:
    size, sha256 = (stamp.size, stamp.sha256) if stamp else (0, "")
    return FileTold(str(path.absolute()), size, sha256, key, listing.name, listing.loc, listing.lastmod, row)


def _entries_told(files: Sequence[FileOnDisk], plan: IndexPlan) -> Iterator[EntryTold]:
    """Yield the entries removed from the index by a plan that was saved, and
    the files that cannot be opened.
    """
    gone = {*plan.dropped, *(loc for taken in plan.taken_in for loc in taken.locs)}
    for number, file in enumerate(files):
        is_gone = file.row is None and file.listing.loc in gone
        is_refused = file.row is not None and file.path is not None and file.state is FileState.REFUSED
        if not file.key and (is_gone or is_refused):
            yield EntryTold(
                number,
                file.listing.name,
                file.listing.loc,
                file.listing.lastmod,
                str(file.path.absolute()) if file.path else "",
                file.trouble,
                file.is_index,
                files.index(file.above) if file.above else None,
            )


def document_before(
    subject: Subject, held: Held, now: datetime, published_url: str = ""
) -> tuple[OpenDocument, list[FileOnDisk]]:
    """Return the file set as it was before the edits, and the files to read into it, in order.

    Raises Unreadable if its index cannot be read.
    """
    stamps = {path: read_file(path).stamp for path in held.left if path.is_file()}
    told = dict(zip(subject.files, held.contents, strict=True))
    index = next(
        (_index(file, path, now, published_url) for file, path in told.items() if not file.key), None
    )
    if index is not None and index.path is not None:
        disk = index.file_list.there[0]
        disk.read_stamp = stamps.pop(index.path, disk.read_stamp)
    document = file_set_of_index(index, now) if index else OpenDocument.of_set(Path(subject.path), now)
    files = []
    for file_told, content in told.items():
        if file_told.key:
            file = _file(document, file_told)
            stamp = stamps.pop(Path(file_told.path), None)
            if content != file.path:
                file.instead = Instead(content, stamp)
            files.append(file)
    for entry in subject.entries:
        _take(document, entry)
    document.kept_index.take_plan(subject.plan)
    document.file_list.left = stamps
    return document, files


def _index(told: FileTold, content: Path, now: datetime, published_url: str) -> OpenDocument:
    """Return the index with its own path, read from its content there or in a copy."""
    read, path = open_document(content, now, published_url), Path(told.path)
    if content == path:
        return read
    index = OpenDocument(read.entries, replace(read.findings.context, file_name=path.name), path)
    held, own = read.file_list.there[0], index.file_list.there[0]
    own.read_stamp, own.original = held.read_stamp, held.original
    return index


def _file(document: OpenDocument, told: FileTold) -> FileOnDisk:
    """Return a file that was open, ready to be read again under its former key."""
    path = Path(told.path)
    file = _known(document.file_list.all, told) or FileOnDisk(Listing(told.name))
    if file not in document.file_list.all:
        document.file_list.add(file)
    file.listing, file.path = Listing(told.name, told.loc, told.lastmod), path
    file.state, file.trouble, file.key, file.row = FileState.UNREAD, "", told.key, told.row
    return file


def _take(document: OpenDocument, told: EntryTold) -> None:
    """Add an entry that is restored when its removal is undone, or set the reason why a file is not open."""
    path = Path(told.path) if told.path else None
    file = next((file for file in document.file_list.all if path and file.path == path), None)
    if file is None:
        file = FileOnDisk(Listing(told.name, told.loc, told.lastmod), path)
        document.file_list.add(file, told.number)
    file.state = FileState.REFUSED if told.trouble or not path else FileState.UNREAD
    file.trouble, file.is_index = told.trouble, told.is_index
    if told.above is not None and told.above < len(document.file_list.all):
        file.above = document.file_list.all[told.above]


def _known(files: Sequence[FileOnDisk], told: FileTold) -> FileOnDisk | None:
    by_row = (file for file in files if file.row is not None and file.row == told.row)
    return next(by_row, next((file for file in files if file.path == Path(told.path)), None))


def stopped_save(hashes: Mapping[str, str], written: Sequence[tuple[dict[str, str], int]]) -> frozenset[Path]:
    """Return the files with content that an interrupted save wrote; hashes:
    those of the current files, by path.
    """
    return frozenset(
        Path(path) for contents, _ in written for path, sha256 in contents.items() if hashes[path] == sha256
    )
