"""The journal: the edits of a document on disk, so that a crash loses only a moment of work.

It has the edits since the file was read. A journal is a file of records, each with its length and
checksum: first the subject, a description of the document, then each edit. An incomplete record at
the end, left by a crash, is dropped on reading. A long journal is replaced by a new generation with
a single equivalent edit; the previous generation stays until the next one. A set of files is
described as a whole, and opened again from that description.
"""

import hashlib
import json
import os
import secrets
import struct
import threading
import zlib
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from editor.core.document.document import Document
from editor.core.document.sitemap_file import IndexPlan, Listing
from editor.formats.edit_records import decode_plan, encode_plan
from editor.runtime.system import BINARY, is_file, reach_disk, replace_file
from editor.services.documents.file_on_disk import FileOnDisk, FileState, ReadFrom
from editor.services.documents.file_sets import file_set_of_index
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_access import Stamp, read_file
from editor.services.files.temporary_files import new_temporary_file, remove_quietly, write_all, write_durably
from editor.services.opening.opening import open_document
from editor.services.recovery.recovery_folder import (
    BadJournal,
    OtherVersion,
    RecoveryFolder,
    files_of_journals,
    generations_of,
    journals_in,
)

_ANY_MAGIC = b"sitemap-editor journal "
_MAGIC = _ANY_MAGIC + b"1\n"  # raise the number when older versions could not read it
_ENDING = ".journal"
_CONTENT = ".content"
# What reading may raise if the checksum is right, but the content is not what this version writes.
_NOT_UNDERSTOOD = (ValueError, TypeError, LookupError, AttributeError, OverflowError, RecursionError)
_HEAD = struct.Struct(">cII")  # kind, length, checksum
_LONG = 4 * 1024 * 1024  # bytes that a generation may grow by
_MANY = 1000  # edits that a generation may grow by
_ZIP_LEVEL = 1
_NO_PLAN = IndexPlan()


class _Kind(bytes, Enum):
    SUBJECT = b"S"
    EDIT = b"E"
    MARK = b"M"
    KNOWN = b"K"
    WRITTEN = b"W"


@dataclass(frozen=True, slots=True)
class JournalFile:
    """The journal's description of one file of a document, or of the index, as it was before the edits."""

    path: str
    size: int
    sha256: str
    key: int = 0  # the key of its SitemapFile; 0: it is the index
    name: str = ""  # from its entry in the index, as are loc and lastmod
    loc: str = ""
    lastmod: str = ""
    row: int | None = None  # its row in the index


@dataclass(frozen=True, slots=True)
class JournalEntry:
    """The journal's description of a file that cannot be opened, or of an entry that a saved
    change has removed from the index.
    """

    number: int  # its position among the files of the document, from 0
    name: str
    loc: str
    lastmod: str
    path: str = ""  # the path of the file that it refers to; "": there is none
    trouble: str = ""  # the reason why the file cannot be opened
    is_index: bool = False
    above: int | None = None  # the number of the file's first entry, if this was a repeated one


@dataclass(frozen=True, slots=True)
class Subject:
    """The document that a journal is about: its content before the edits, and where to find it."""

    path: str  # "" if it was never saved; of several files that of the index or folder
    name: str  # to show
    size: int
    sha256: str
    is_accepted: bool = False  # True if the user has accepted a damaged file
    encoding: str = ""  # the encoding that the user has chosen; "": as declared
    side: str = ""  # the side of merge conflicts that the user has chosen; "": none
    files: tuple[JournalFile, ...] = ()  # the files, in order, if there are several
    plan: IndexPlan = _NO_PLAN  # changes of the index that were saved before the edits
    entries: tuple[JournalEntry, ...] = ()  # those removed by the plan, and those of unreadable files

    @property
    def paths(self) -> Set[str]:
        """The paths of the document's files."""
        return {told.path for told in self.files} or {self.path}


class JournalStep(NamedTuple):
    """An edit that was made."""

    when: float  # seconds since 1970
    title: str
    edit: bytes  # in the format of `formats.edit_records`
    number: int = 1  # the number of edits that it stands for


@dataclass(frozen=True, slots=True)
class Record:
    """The content of a journal.

    `marks`: the hash of the content that a save was about to write, with the number of steps it included.
    `known`: hashes of content by other programs that the user has rejected or merged. `written`: for
    documents of several files, the hashes of a save's content by path, with the number of steps it included.
    """

    subject: Subject
    steps: Sequence[JournalStep]
    marks: dict[str, int]
    known: frozenset[str] = frozenset()
    written: Sequence[tuple[dict[str, str], int]] = ()


class Journal:
    """Writes the journal of one document, in any thread."""

    def __init__(self, folder: Path, name: str, subject: Subject) -> None:
        self._folder, self._name, self._subject = folder, name, subject
        self._generation = -1
        self._length = self._steps = 0  # of the complete records in this generation
        self._start = (0, 0)  # length and steps at the start of the generation
        self._guard = threading.Lock()
        self._known: list[str] = []
        self._is_over = False

    @property
    def is_long(self) -> bool:
        """True if the journal should be replaced by a single equivalent edit."""
        length, steps = self._start
        return self._length > 2 * length + _LONG or self._steps > steps + _MANY

    def append(self, steps: Sequence[JournalStep]) -> None:
        """Append edits; on return they are on the disk. Raises OSError, and then nothing was added."""
        with self._guard:
            if self._generation < 0:
                self._begin(steps)
                self._start = (0, 0)
            else:
                self._add(b"".join(_record(_Kind.EDIT, _step(step)) for step in steps))
                self._steps += len(steps)

    def replace(self, steps: Sequence[JournalStep]) -> None:
        """Begin a new generation with these edits in place of all others."""
        with self._guard:
            self._begin(steps)

    def keep_content(self, pieces: Iterable[bytes], sha256: str = "", number: int | None = None) -> bool:
        """Keep a copy of the document before the edits, as it has no file or in case that is changed.

        With a hash, the copy is kept only if it has that hash; returns whether it had. number: that of the
        file, if there are several. Raises OSError.
        """
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        temporary, descriptor = new_temporary_file(self._folder, 0o600)
        digest = hashlib.sha256()
        try:
            try:
                for piece in pieces:
                    digest.update(piece)
                    write_all(descriptor, piece)
                reach_disk(descriptor)
            finally:
                os.close(descriptor)
            is_right = sha256 in ("", digest.hexdigest())
            with self._guard:
                if is_right and not self._is_over:
                    replace_file(temporary, content_path(self._folder, self._name, number))
        finally:
            remove_quietly(temporary)
        return is_right

    def mark(self, sha256: str) -> None:
        """Record that a save is about to write content with this hash to the
        file: it includes all edits so far.
        """
        with self._guard:
            if self._generation >= 0:
                self._add(_record(_Kind.MARK, sha256.encode("ascii")))

    def mark_files(self, written: Mapping[str, str]) -> None:
        """Record that a save is about to write content with these hashes to the files with these paths."""
        with self._guard:
            if self._generation >= 0:
                self._add(_record(_Kind.WRITTEN, json.dumps(dict(written)).encode("ascii")))

    def know(self, sha256: str) -> None:
        """Record that the user has dealt with content of this hash, which
        another program wrote to the file.
        """
        with self._guard:
            self._known.append(sha256)
            if self._generation >= 0:
                self._add(_record(_Kind.KNOWN, sha256.encode("ascii")))

    def discard(self) -> None:
        """Delete the journal, as it is not needed any more."""
        with self._guard:
            self._generation, self._is_over = -1, True
            remove_journal(self._folder, self._name)

    def _begin(self, steps: Sequence[JournalStep]) -> None:
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        subject = {**asdict(self._subject), "plan": encode_plan(self._subject.plan)}
        data = _MAGIC + _record(_Kind.SUBJECT, json.dumps(subject).encode("ascii"))
        data += b"".join(_record(_Kind.KNOWN, sha256.encode("ascii")) for sha256 in self._known)
        data += b"".join(_record(_Kind.EDIT, _step(step)) for step in steps)
        path = self._path(self._generation + 1)
        try:
            write_durably(path, data)
        except OSError:
            remove_quietly(path)  # if it existed, it would be read instead of the previous generation
            raise
        self._generation += 1
        self._length, self._steps = self._start = len(data), len(steps)
        remove_quietly(self._path(self._generation - 2))

    def _path(self, generation: int) -> Path:
        return self._folder / f"{self._name}-{generation}{_ENDING}"

    def _add(self, data: bytes) -> None:
        path = self._path(self._generation)
        descriptor = os.open(path, os.O_WRONLY | BINARY)
        try:
            os.ftruncate(descriptor, self._length)  # removes an incomplete record of an earlier call
            os.lseek(descriptor, self._length, os.SEEK_SET)
            write_all(descriptor, data)
            reach_disk(descriptor)
        finally:
            os.close(descriptor)
        self._length += len(data)


def _record(kind: _Kind, data: bytes) -> bytes:
    packed = zlib.compress(data, _ZIP_LEVEL)
    return _HEAD.pack(kind.value, len(packed), zlib.crc32(packed, kind.value[0])) + packed


def _step(step: JournalStep) -> bytes:
    return json.dumps([step.when, step.title, step.number]).encode("ascii") + b"\n" + step.edit


def new_journal(folder: RecoveryFolder, subject: Subject) -> Journal:
    """Create a journal in the folder of this window; raises OSError if that fails."""
    return Journal(folder.own(), secrets.token_hex(8), subject)


def is_edited_elsewhere(folder: RecoveryFolder, paths: Collection[Path]) -> bool:
    """Tell whether another running window has unsaved changes to one of these files."""
    wanted = {str(path.absolute()) for path in paths}
    for other in folder.of_others():
        with suppress(OSError):  # a folder of another user does not hide the others
            is_there = any(not wanted.isdisjoint(subject.paths) for subject in _subjects_in(other))
            if is_there and folder.is_running(other):
                return True
    return False


def _subjects_in(folder: Path) -> Iterator[Subject]:
    for name in journals_in(folder):
        if (subject := journal_subject(folder, name)) is not None:
            yield subject


# Reading


def content_path(folder: Path, name: str, number: int | None = None) -> Path:
    """Return the path for the copy of a document as it was before the edits of its journal.

    number: that of the file, if there are several.
    """
    return folder / (name + ("" if number is None else f"-{number}") + _CONTENT)


def remove_journal(folder: Path, name: str) -> None:
    """Remove all files of a journal, the newest generation last."""
    with suppress(OSError):  # there is no folder
        for path in (*reversed(generations_of(folder, name)), *files_of_journals(folder, name)):
            remove_quietly(path)


def journal_subject(folder: Path, name: str) -> Subject | None:
    """Return the subject of a journal; None if it cannot be read. Raises OSError for its folder."""
    for path in filter(is_file, generations_of(folder, name)):
        try:
            with path.open("rb") as file:
                start = file.read(len(_MAGIC) + _HEAD.size)
                _kind, length, _checksum = _HEAD.unpack_from(start, len(_MAGIC))
                kind, first = next(_records(start + file.read(length)), (None, b""))
            if kind is _Kind.SUBJECT:
                return _subject(first)
        except (OSError, struct.error, *_NOT_UNDERSTOOD):
            continue
    return None


def read_journal(folder: Path, name: str) -> Record:
    """Read the newest generation that is readable; raises BadJournal, and OSError.

    If a newer one was written by another version of the program, OtherVersion is raised instead.
    """
    trouble = BadJournal("There is no journal.")
    for path in filter(is_file, generations_of(folder, name)):  # reading a pipe could block
        try:
            return _read(path.read_bytes())
        except OtherVersion:
            raise
        except BadJournal as error:
            trouble = error
    raise trouble


def _read(data: bytes) -> Record:
    records = _records(data)
    kind, first = next(records, (None, b""))
    if kind is not _Kind.SUBJECT:
        raise BadJournal("It is damaged.")
    steps: list[JournalStep] = []
    marks: dict[str, int] = {}
    known: set[str] = set()
    written: list[tuple[dict[str, str], int]] = []
    try:
        subject = _subject(first)
        for kind, content in records:
            if kind is _Kind.EDIT:
                heading, _line, edit = content.partition(b"\n")
                when, title, number = json.loads(heading)
                steps.append(JournalStep(float(when), str(title), edit, int(number)))
            elif kind is _Kind.KNOWN:
                known.add(content.decode("ascii"))
            elif kind is _Kind.WRITTEN:
                written.append((json.loads(content), len(steps)))
            else:
                marks[content.decode("ascii")] = len(steps)
    except _NOT_UNDERSTOOD as error:
        raise OtherVersion from error
    return Record(subject, steps, marks, frozenset(known), written)


def _subject(data: bytes) -> Subject:
    told = json.loads(data)
    told["files"] = tuple(JournalFile(**file) for file in told.get("files", ()))
    told["plan"] = decode_plan(told["plan"]) if "plan" in told else _NO_PLAN
    told["entries"] = tuple(JournalEntry(**entry) for entry in told.get("entries", ()))
    return Subject(**told)


def _records(data: bytes) -> Iterator[tuple[_Kind, bytes]]:
    """Yield the complete records up to the first incomplete one; raises
    OtherVersion at one of an unknown kind.
    """
    if not data.startswith(_MAGIC):
        if data.startswith(_ANY_MAGIC):
            raise OtherVersion
        return
    place = len(_MAGIC)
    while place + _HEAD.size <= len(data):
        kind, length, checksum = _HEAD.unpack_from(data, place)
        packed = data[place + _HEAD.size : place + _HEAD.size + length]
        if len(packed) < length or zlib.crc32(packed, kind[0]) != checksum:
            return
        if kind not in set(_Kind):
            raise OtherVersion
        try:
            content = zlib.decompress(packed)
        except zlib.error as error:
            raise OtherVersion from error
        yield _Kind(kind), content
        place += _HEAD.size + length


@dataclass(frozen=True, slots=True)
class OldContents:
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
        files.append(_file_of(index.path, index.disk.stamp, 0, Listing(index.path.name), None))
    by_key = {file.key: file for file in document.file_list.all}
    for sitemap in whole.files:
        file = by_key.get(sitemap.key)
        if file is not None and file.path is not None:
            listing = sitemap.listing if file.row is not None else Listing(sitemap.name)  # else added since
            files.append(_file_of(file.path, file.read_stamp, sitemap.key, listing, file.row))
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
        entries=tuple(_entries_of(document.file_list.all, whole.files.index_plan)),
    )


def _file_of(path: Path, stamp: Stamp | None, key: int, listing: Listing, row: int | None) -> JournalFile:
    size, sha256 = (stamp.size, stamp.sha256) if stamp else (0, "")
    return JournalFile(
        str(path.absolute()), size, sha256, key, listing.name, listing.loc, listing.lastmod, row
    )


def _entries_of(files: Sequence[FileOnDisk], plan: IndexPlan) -> Iterator[JournalEntry]:
    """Yield the entries removed from the index by a plan that was saved, and
    the files that cannot be opened.
    """
    gone = {*plan.dropped, *(loc for taken in plan.taken_in for loc in taken.locs)}
    for number, file in enumerate(files):
        is_gone = file.row is None and file.listing.loc in gone
        is_refused = file.row is not None and file.path is not None and file.state is FileState.REFUSED
        if not file.key and (is_gone or is_refused):
            yield JournalEntry(
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
    subject: Subject, held: OldContents, now: datetime, published_url: str = ""
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
                file.instead = ReadFrom(content, stamp)
            files.append(file)
    for entry in subject.entries:
        _take(document, entry)
    document.kept_index.take_plan(subject.plan)
    document.file_list.left = stamps
    return document, files


def _index(told: JournalFile, content: Path, now: datetime, published_url: str) -> OpenDocument:
    """Return the index with its own path, read from its content there or in a copy."""
    read, path = open_document(content, now, published_url), Path(told.path)
    if content == path:
        return read
    index = OpenDocument(read.entries, read.findings.context._replace(file_name=path.name), path)
    held, own = read.file_list.there[0], index.file_list.there[0]
    own.read_stamp, own.original = held.read_stamp, held.original
    return index


def _file(document: OpenDocument, told: JournalFile) -> FileOnDisk:
    """Return a file that was open, ready to be read again under its former key."""
    path = Path(told.path)
    file = _known(document.file_list.all, told) or FileOnDisk(Listing(told.name))
    if file not in document.file_list.all:
        document.file_list.add(file)
    file.listing, file.path = Listing(told.name, told.loc, told.lastmod), path
    file.state, file.trouble, file.key, file.row = FileState.UNREAD, "", told.key, told.row
    return file


def _take(document: OpenDocument, told: JournalEntry) -> None:
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


def _known(files: Sequence[FileOnDisk], told: JournalFile) -> FileOnDisk | None:
    by_row = (file for file in files if file.row is not None and file.row == told.row)
    return next(by_row, next((file for file in files if file.path == Path(told.path)), None))


def stopped_save(hashes: Mapping[str, str], written: Sequence[tuple[dict[str, str], int]]) -> frozenset[Path]:
    """Return the files with content that an interrupted save wrote; hashes:
    those of the current files, by path.
    """
    return frozenset(
        Path(path) for contents, _ in written for path, sha256 in contents.items() if hashes[path] == sha256
    )
