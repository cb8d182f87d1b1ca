"""An index and the files that it lists as one document; it knows no Qt.

`workspace_places` makes one without reading a row; `WorkspaceOpening` (in `workspace_opening`) then reads the
files wanted, piece by piece; `Workspace.prepare_save` writes back what changed, all of it or nothing. Files
come, go, get other names and exchange rows by the edits of `core.part_edits` and `formats.moving`, one undo
step each; the index follows when it is saved.
"""

from collections import Counter, deque
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from editor.core.document.document import Document
from editor.core.document.entries import Entries
from editor.core.document.sitemap_file import IndexPlan, Listing, SitemapFile
from editor.core.fields import Kind
from editor.core.text import Phrase
from editor.core.values.urls import split_site
from editor.core.values.w3c_datetime import newest
from editor.formats.writing.export import ExportForm
from editor.rules.across_files.index_entries import ChildState, IndexEntry, findings_of_index
from editor.rules.finding import Context, Finding
from editor.rules.findings import Findings, IndexFindings
from editor.services.documents.children import NO_FILE, file_name_in_url
from editor.services.documents.file_on_disk import FileState, WorkspaceFile
from editor.services.documents.index_file import IndexNow, index_now, planned_index
from editor.services.documents.open_document import USUAL, Manner, OpenDocument
from editor.services.documents.save_job import WorkspaceSave, prepared
from editor.services.documents.taken_in import TakenInFiles
from editor.services.files.files import Stamp


class Workspace(OpenDocument):
    """Several files as one document; `index` lists them, None where there is no index (yet).

    `path` is where the index lies, None before its first save, and `folder` holds it all. `index` is the
    index as its file holds it: how it would be saved now is told by `index_now`, its findings by
    `findings.index`.
    """

    def __init__(self, folder: Path, now: datetime, index: OpenDocument | None = None) -> None:
        urlset = Document(is_set=True)
        published_url = index.context.published_url if index else ""
        name = index.path.name if index and index.path else ""
        context = Context(Kind.URLSET, now, name, published_url)
        super().__init__(urlset, context, index.path if index else None)
        self.folder = folder
        self.index = index
        self.is_provisional = False  # its folder is one of the program, for what was fetched from the web
        self.left: Mapping[Path, Stamp] = {}  # new files of a save that was cut short: they may be replaced
        self._files: list[WorkspaceFile] = []
        self._taken_in = TakenInFiles()
        self._published: dict[int, str] = {}  # where the person says that files are, by their keys
        self._newest: dict[int, tuple[int, str]] = {}  # of each part, with the state that it is told of
        self._is_made = False  # whether the index is one of `index_plan`
        # An index that was made here and saved, then taken back: the next save deletes it.
        self.index_left: OpenDocument | None = None
        self._index_known: tuple[object, IndexNow[WorkspaceFile], Findings] | None = None
        self.findings.index = IndexFindings(lambda: self._index_told()[1] if self.index else None)
        urlset.add_files_listener(self)
        self._take_damage()

    @property
    def needs_place(self) -> bool:
        return self.is_provisional

    # The files

    @property
    def files(self) -> Sequence[WorkspaceFile]:
        """All files, those that the index lists in its order, then the others."""
        plan = self.urlset.index_plan
        self._taken_in.follow(plan.taken_in, self._files, self.index_place)
        there = {part.key for part in self.urlset.files}
        dropped = set(plan.dropped)

        def is_there(file: WorkspaceFile) -> bool:
            if self._taken_in.is_gone(file):
                return False
            above = file.above
            is_left = above is not None and self._taken_in.is_gone(above)  # one of another URL, of that name
            if above is not None and not (file.now.loc and (is_left or is_there(above))):
                return False
            if file.key:
                return file.key in there
            return not (file.is_entry_alone and file.listing.loc in dropped)

        return list(filter(is_there, self._files))

    @property
    def all_files(self) -> Sequence[WorkspaceFile]:
        """The same with those that an edit took out, which may come back."""
        return self._files

    @property
    def paths_beside_index(self) -> list[Path]:
        """Where the files lie that belong to it whatever its index lists, as the disk holds it all.

        Also those that an edit took out, and an index that was made here and taken back.
        """
        lying = [
            file.path
            for file in self._files
            if file.path is not None
            and (not self.path or file.row is None or file_name_in_url(file.listing.loc) != file.path.name)
        ]
        left = self.index_left.path if self.index_left else None
        return [left, *lying] if left else lying

    @property
    def unread(self) -> Sequence[WorkspaceFile]:
        """Those that lie there and are not open."""
        return [file for file in self.files if file.state is FileState.UNREAD]

    @property
    def missing(self) -> Sequence[WorkspaceFile]:
        """Those that the index lists and that do not lie beside it."""
        return [file for file in self.files if file.trouble == NO_FILE]

    def file_of(self, part: Entries) -> WorkspaceFile:
        """The file that a part stands for."""
        return next(file for file in self._files if file.key == part.key)

    def add_file(self, file: WorkspaceFile, number: int | None = None) -> None:
        """A file belongs to it too from now on, before the `number`th of all; nothing of it is read."""
        self._files.insert(len(self._files) if number is None else number, file)

    def take_plan(self, plan: IndexPlan) -> None:
        """The index as its file holds it came of this plan, which may be taken back."""
        self._is_made = bool(plan.name)
        self._taken_in.adopt(plan.taken_in, self._files)
        self.urlset.set_index_plan(plan)

    def begin(self, files: Sequence[WorkspaceFile]) -> list[OpenDocument]:
        """Make room for the rows of some files, behind those that there are; what each is to be read into."""
        parts = [self.urlset.new_file(file.listing, key=file.key) for file in files]
        for file, part in zip(files, parts, strict=True):
            file.key = part.key
            file.document, file.state, file.trouble = None, FileState.READING, ""
        self.urlset.put_files(len(self.urlset.files), parts)
        documents = []
        for file, part in zip(files, parts, strict=True):
            file.document = OpenDocument(self.urlset, self.context, file.path, self.findings, part)
            documents.append(file.document)
        self._tell_where(parts)
        return documents

    def give_up(self, file: WorkspaceFile, state: FileState, trouble: str = "") -> None:
        """The rows of a file are not to be had, or not wanted any more: it is no part of the document."""
        part = file.part
        if part is not None:
            self.urlset.remove(part.rows)
            self.urlset.remove_file(part.key)
        file.document, file.key = None, 0
        file.state, file.trouble = state, trouble

    def lose(self, file: WorkspaceFile) -> None:
        """A file that is not open did not go along to another folder: there it is missing."""
        file.path, file.state, file.trouble, file.is_index = None, FileState.REFUSED, NO_FILE, False
        if not file.now.loc:
            self._files.remove(file)

    def end(self, file: WorkspaceFile, newest_date: str) -> None:
        """All rows of a file are there; newest_date: of them, as `newest` gives it."""
        document, part = file.document, file.part
        if document is None or part is None:
            raise ValueError(f"{file.name} was not begun")
        file.state = FileState.READ
        self._newest[part.key] = part.version, newest_date
        file.saved_state = part.version if document.is_complete and not file.instead else 0
        if file.instead is not None:
            file.known, file.instead = file.instead.stamp, None
        if _is_damaged(document) or _is_damaged(self):  # of a thousand files it would take long each time
            self._take_damage()

    def _take_damage(self) -> None:
        """It is damaged, and repaired, where any of its files is, the index included."""
        each = self._documents()
        self.is_complete = self.is_complete and all(one.is_complete for _, one in each)
        self.is_accepted = self.is_accepted and all(one.is_accepted for _, one in each)
        self.trouble = _troubles([(name, one.trouble) for name, one in each if one.trouble])
        self.repairs = [replace(repair, file=name) for name, one in each for repair in one.repairs]

    def _documents(self) -> list[tuple[str, OpenDocument]]:
        """The index and the files that are open, with their names."""
        files = [(file.name, file.document) for file in self._files if file.document]
        return [(self.index.context.file_name, self.index), *files] if self.index else files

    @property
    def damaged(self) -> Sequence[str]:
        """The names of the files that a save would write over with what could be recovered."""
        return [name for name, document in self._documents() if not document.is_complete]

    def accept_recovery(self) -> None:
        super().accept_recovery()
        for _, document in self._documents():
            document.accept_recovery()

    def files_changed(self) -> None:
        """Files came by an edit, went, came back, or are called or listed otherwise."""
        by_key = {file.key: file for file in self._files if file.key}
        parts = []
        for part in self.urlset.files:
            file = by_key.get(part.key)
            if file is None:
                file = WorkspaceFile(part.listing, state=FileState.READ, key=part.key)
                file.document = OpenDocument(self.urlset, self.context, findings=self.findings, file=part)
                self._files.append(file)
            if file.document is not None:
                file.document.file = part
                parts.append(part)
        self._follow_plan()
        self._tell_where(parts)

    def _follow_plan(self) -> None:
        """An index was made, or that was taken back."""
        name, made = self.urlset.index_plan.name, self.index is not None and self._is_made
        if name and self.index is None:
            left = self.index_left if self.index_left and self.index_left.context.file_name == name else None
            self.index = left or planned_index(self.urlset.index_plan, self.context.now)
            self.index_left = None if left else self.index_left
            self._is_made = True
            rows = {loc: row for row, loc in enumerate(self.index.urlset.column("loc"))}
            for file in self._files:
                file.row = rows.get(file.listing.loc)
        elif made and not name:
            self.index_left = self.index if self.index and self.index.path else self.index_left
            self.index = None
        else:
            return
        self.path = self.index.path if self.index else None
        self._index_known = None
        super().set_published_url(self.index.context.published_url if self.index else "")

    def export_errors(self, form: ExportForm) -> list[Finding]:
        """The errors that an export would carry along, those of the index aside: it gets one of its own."""
        index = self.index.context.file_name if self.index else None
        return [finding for finding in super().export_errors(form) if finding.file != index]

    # Where files are published

    def published_url_of(self, part: SitemapFile) -> str:
        """Where a file is published: as the person says, else as the one entry of the index that means it."""
        return self.findings.of(part).context.published_url

    def published_urls(self) -> Mapping[Path, str]:
        """Where the person says that the index and files are published, by their places on the disk."""
        said = {self.path: self.context.published_url} if self.path else {}
        for file in self.files:
            if file.path is not None and (url := self._published.get(file.key, "")):
                said[file.path] = url
        return said

    def set_published_url_of(self, part: SitemapFile, url: str) -> None:
        """Say where a file is published; "" leaves it to the index."""
        self._published.pop(part.key, None)
        if url:
            self._published[part.key] = url
        self._tell_where([part])

    def set_published_url(self, url: str) -> None:
        """Say where the index is published."""
        self._index_known = None
        if self.index:
            self.index.set_published_url(url)
        super().set_published_url(url)

    def _tell_where(self, parts: Sequence[SitemapFile]) -> None:
        listed = Counter(file.now.name for file in self.files if file.now.loc)
        for part in parts:
            own, said = self.findings.of(part).context, self._published.get(part.key, "")
            loc = part.listing.loc
            inferred = loc if listed[part.name] == 1 and split_site(loc) else ""
            new = replace(
                own, file_name=part.name, published_url=said or inferred, is_published_inferred=not said
            )
            if new != own:
                self.findings.set_context_of(part, new)

    def set_byte_size_of(self, part: SitemapFile, size: int) -> None:
        """Say how large the inflated file of a part would be now."""
        self.findings.set_context_of(part, replace(self.findings.of(part).context, byte_size=size))

    # Saving

    def prepare_save(self, path: Path | None = None, manner: Manner = USUAL) -> WorkspaceSave:
        """A save of what changed, as it stands now; with the path of another index, of all files beside it.

        The dates of changed files in the index become that of the save.
        """
        return prepared(self, path, manner)

    @property
    def index_place(self) -> Path:
        """Where the index lies, or is to lie: its files are looked for beside it."""
        return self.path or self.folder / (self.index.context.file_name if self.index else "")

    def take_index(self, index: OpenDocument, files: Sequence[WorkspaceFile | None]) -> None:
        """The index is another one from now on, with these files in its rows."""
        self.index, self.path = index, index.path
        locs, dates = index.urlset.column("loc"), index.urlset.column("lastmod")
        entries = self._entries(files)
        for unlisted in set(self._files).difference(entries):
            unlisted.row, unlisted.listing = None, unlisted.listing if unlisted.above else unlisted.now
        for row, file in enumerate(entries):
            if file is None:
                continue
            now = Listing(file.above.now.name, locs[row]) if file.above else file.now
            file.row, file.listing = row, replace(now, lastmod=dates[row])
            if file.part is not None and file.part.listing != file.listing:
                self.urlset.set_listing(file.key, file.listing)
        self._index_known = None

    def _entries(self, files: Sequence[WorkspaceFile | None]) -> list[WorkspaceFile | None]:
        """What stands for each row of an index that lists these: a file itself, then its other entries."""
        there = set(self.files)
        entries: dict[WorkspaceFile, deque[WorkspaceFile]] = {}
        for file in sorted(self._files, key=lambda file: file not in there):
            entries.setdefault(file.above or file, deque()).append(file)
        return [entries[file].popleft() if file else None for file in files]

    # The index

    @property
    def index_on_disk(self) -> OpenDocument | None:
        """The index as its file holds it, also one that was taken back since; None where there is no file."""
        return self.index_left or (self.index if self.index and self.index.path else None)

    def index_now(self) -> IndexNow[WorkspaceFile] | None:
        """The index as it would be saved now, dates of changed files aside; None where there is none."""
        return self._index_told()[0] if self.index else None

    def _index_told(self) -> tuple[IndexNow[WorkspaceFile], Findings]:
        if self.index is None:
            raise ValueError("there is no index")
        files, parts = self.files, self.urlset.files
        states = [(part.key, part.version, part.listing) for part in parts]
        key = (self.index.urlset, self.urlset.index_plan, states, [file.state for file in self._files])
        if self._index_known is None or self._index_known[0] != key:
            gone = [file for file in self._files if file not in files]
            now = index_now(*self._taken_in.index(self.index.urlset, self._files), files, gone)
            unlisted = [file.name for file in files if file.part is not None and not file.now.loc]
            found = findings_of_index(now.urlset, self.index.context, self._children(now.files), unlisted)
            self._index_known = key, now, found
        return self._index_known[1:]

    def _children(self, files: Sequence[WorkspaceFile | None]) -> Mapping[int, IndexEntry]:
        found = {}
        for row, file in enumerate(files):
            if file is None:
                continue
            state = ChildState.MISSING if file.trouble == NO_FILE else ChildState.SITEMAP
            state = ChildState.INDEX if file.is_index else state
            part = file.part if file.state is FileState.READ else None
            found[row] = IndexEntry(file.name, state, "" if part is None else self.newest_in(part))
        return found

    def newest_in(self, part: SitemapFile) -> str:
        """The newest date in a file, as written; "" where there is none."""
        known = self._newest.get(part.key)
        if known is None or known[0] != part.version:
            start, stop = part.rows.start, part.rows.stop
            known = self._newest[part.key] = part.version, newest(self.urlset.column("lastmod")[start:stop])
        return known[1]


def _is_damaged(document: OpenDocument) -> bool:
    is_whole = document.is_complete and document.is_accepted
    return not is_whole or bool(document.trouble or document.repairs)


def _troubles(each: Sequence[tuple[str, str]]) -> str:
    """What stopped the reader in each of several files, with their names."""
    places = " ".join(f"{{name_{n}}}: {{trouble_{n}}}" for n in range(len(each)))
    names = {f"name_{n}": name for n, (name, _) in enumerate(each)}
    return Phrase(places, **names, **{f"trouble_{n}": trouble for n, (_, trouble) in enumerate(each)})
