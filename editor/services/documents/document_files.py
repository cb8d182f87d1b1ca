"""The files of an open document: the only one, or those of a set with their index.

Files of a set can be added and removed, and the index follows what happens to them; `index_file`
says what it is then.
"""

from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from editor.core.document.document import Document
from editor.core.document.entries import Entries
from editor.core.document.sitemap_file import IndexPlan, Listing, SitemapFile
from editor.core.text import Phrase
from editor.core.values.urls import split_site
from editor.core.values.w3c_datetime import newest
from editor.rules.findings import Findings
from editor.runtime.threads import IsCancelled
from editor.services.documents.file_on_disk import NO_FILE, FileOnDisk, FileState
from editor.services.files.file_access import Stamp

if TYPE_CHECKING:
    from editor.formats.damage.repair_list import Repair
    from editor.services.documents.index_file import IndexFile, IndexNow
    from editor.services.documents.index_plan import InlinedFiles


class FilesOnDisk:
    """The files of a document as they lie on the disk: the one, for good, unless it is a `SetOnDisk`."""

    def __init__(self, document: Document, findings: Findings, place: Path | None):
        """place: the path of the file, None where there is none."""
        self.entries, self.findings = document, findings
        self.index: IndexFile | None = None  # as its file holds it; None where there is no index (yet)
        # An index that was made here and saved, then taken back: the next save deletes it.
        self.index_left: IndexFile | None = None
        self.left: Mapping[Path, Stamp] = {}  # new files of a save that was cut short: they may be replaced
        read = FileState.READ
        self.all = [FileOnDisk(path=place, state=read, sitemap=sitemap) for sitemap in document.files]
        self.folder = Path()
        self.is_provisional = False  # that is one of the program, for what was fetched from the web
        self._published: dict[int, str] = {}  # where the person says that files are, by their keys

    @cached_property
    def taken_in(self) -> "InlinedFiles":
        """The files that the index of a set takes in from other indexes."""
        from editor.services.documents.index_plan import InlinedFiles  # noqa: PLC0415 - one file has none

        return InlinedFiles()

    @property
    def name(self) -> str:
        """The name of the only file, of the index, or else of the folder; "" where there is none."""
        return self.place.name if self.place else ""

    @property
    def path(self) -> Path | None:
        """The path of the only file or of the index; None before the first save."""
        return self.all[0].path

    @property
    def place(self) -> Path | None:
        """The path, or the folder of several files without an index; None where there is neither."""
        return self.path

    @property
    def needs_place(self) -> bool:
        """True if it was never saved, so that a save has to ask for a path."""
        return self.path is None

    @property
    def index_place(self) -> Path:
        """The present or future path of the index: the files of the set are looked up beside it."""
        return self.path or self.folder / (self.index.name if self.index else "")

    @property
    def there(self) -> Sequence[FileOnDisk]:
        """All files, those that the index lists in its order, then the others."""
        return self.all

    @property
    def unread(self) -> Sequence[FileOnDisk]:
        """Those that lie there and are not open."""
        return [file for file in self.there if file.state is FileState.UNREAD]

    @property
    def missing(self) -> Sequence[FileOnDisk]:
        """Those that the index lists and that do not lie beside it."""
        return [file for file in self.there if file.is_missing]

    def of(self, sitemap: Entries) -> FileOnDisk:
        """Return the file on the disk that a file of the document stands for."""
        return next(file for file in self.all if file.key == sitemap.key)

    def add(self, file: FileOnDisk, number: int | None = None) -> None:
        """Add a file to the set, as number `number` of all; nothing of it is read."""
        self.all.insert(len(self.all) if number is None else number, file)

    # Reading files of a set

    def begin(self, files: Sequence[FileOnDisk]) -> None:
        """Make room for the rows of some files, behind those that there are."""
        sitemaps = [self.entries.files.new(file.listing, key=file.key) for file in files]
        for file, sitemap in zip(files, sitemaps, strict=True):
            file.clear()
            file.key, file.state, file.trouble = sitemap.key, FileState.READING, ""
        self.entries.files.put(len(self.entries.files), sitemaps)
        for file, sitemap in zip(files, sitemaps, strict=True):
            file.sitemap = sitemap
        self.tell_where(sitemaps)

    def end(self, file: FileOnDisk) -> None:
        """Record that all rows of a file are loaded."""
        file.state = FileState.READ
        file.saved_state = file.the_sitemap.version if file.is_complete and not file.instead else 0
        if file.instead is not None:
            file.known, file.instead = file.instead.stamp, None

    def give_up(self, file: FileOnDisk, state: FileState, trouble: str = "") -> None:
        """Remove a file from the document because its rows cannot be loaded, or are not wanted any more."""
        if file.sitemap is not None:
            self.entries.remove(file.sitemap.rows)
            self.entries.files.remove(file.sitemap.key)
        file.clear()
        file.key, file.state, file.trouble = 0, state, trouble

    def lose(self, file: FileOnDisk) -> None:
        """Record that a file that is not open is missing in the new folder, as it was not copied there."""
        file.path, file.state, file.trouble, file.is_index = None, FileState.REFUSED, NO_FILE, False
        if not file.now.loc:
            self.all.remove(file)

    def follow(self) -> list[SitemapFile]:
        """Files of the set came by an edit, went, came back, or are called or listed otherwise."""
        by_key = {file.key: file for file in self.all if file.key}
        files = []
        for sitemap in self.entries.files:
            file = by_key.get(sitemap.key)
            if file is None:
                file = FileOnDisk(sitemap.listing, state=FileState.READ)
                file.key = sitemap.key
                self.all.append(file)
            elif file.sitemap is None:
                continue  # it is about to be read
            file.sitemap = sitemap
            files.append(sitemap)
        return files

    # Damage

    @property
    def read(self) -> Iterator[tuple[str, FileOnDisk]]:
        """The index and the files that have been read, with their names."""
        if self.index is not None:
            yield self.index.name, self.index.disk
        yield from ((file.name, file) for file in self.all if file.state is FileState.READ)

    @property
    def is_complete(self) -> bool:
        """False if a file was damaged, so that its rows are only those that could be recovered."""
        return all(file.is_complete for _, file in self.read)

    @property
    def is_accepted(self) -> bool:
        """False while rows were recovered from a damaged file and nobody has accepted them yet."""
        return all(file.is_accepted for _, file in self.read)

    @property
    def damaged(self) -> Sequence[str]:
        """The names of the files that a save would write over with what could be recovered."""
        return [name for name, file in self.read if not file.is_complete]

    @property
    def trouble(self) -> str:
        """The error that stopped the reader of damaged files, in a sentence, with file names for a set."""
        return self.all[0].damage

    @property
    def repairs(self) -> Sequence["Repair"]:
        """The repairs that made the files readable, with file names for a set."""
        return self.all[0].repairs

    @property
    def has_repairs(self) -> bool:
        """True if any file was repaired to be readable."""
        return any(file.repairs for _, file in self.read)

    # Where files are published

    def published_urls(self) -> Mapping[Path, str]:
        """Return the URLs at which the user says that the index and files are published, by path."""
        said = {self.path: self.findings.context.published_url} if self.path else {}
        for file in self.there:
            if file.path is not None and (url := self._published.get(file.key, "")):
                said[file.path] = url
        return said

    def set_published_url(self, file: SitemapFile, url: str) -> None:
        """Say where a file of the set is published; "" leaves that to the entry of the index, if any."""
        self._published.pop(file.key, None)
        if url:
            self._published[file.key] = url
        self.tell_where([file])

    def tell_where(self, files: Sequence[SitemapFile]) -> None:
        """Tell the rules what files of the set are called, and where they are published."""
        listed = Counter(file.now.name for file in self.there if file.now.loc)
        for sitemap in files:
            own, said = self.findings.of(sitemap), self._published.get(sitemap.key, "")
            loc = sitemap.listing.loc
            inferred = loc if listed[sitemap.name] == 1 and split_site(loc) else ""
            new = own.context._replace(
                file_name=sitemap.name, published_url=said or inferred, is_published_inferred=not said
            )
            if new != own.context:
                own.set_context(new)


class SetOnDisk(FilesOnDisk):
    """The files of a set with its index, which has the path of the document.

    They go and come back by edits: `all` has those too that an edit took out.
    """

    def __init__(self, document: Document, findings: Findings, folder: Path, index: "IndexFile | None"):
        super().__init__(document, findings, None)
        self.folder, self.index = folder, index

    @property
    def name(self) -> str:
        return self.index.name if self.index else self.folder.name

    @property
    def path(self) -> Path | None:
        return self.index.path if self.index else None

    @property
    def place(self) -> Path | None:
        return self.path or self.folder

    @property
    def needs_place(self) -> bool:
        return self.is_provisional

    @property
    def there(self) -> Sequence[FileOnDisk]:
        plan = self.entries.files.index_plan
        self.taken_in.follow(plan.taken_in, self.all, self.index_place)
        there = {sitemap.key for sitemap in self.entries.files}
        dropped = set(plan.dropped)

        def is_there(file: FileOnDisk) -> bool:
            if self.taken_in.is_gone(file):
                return False
            above = file.above
            is_left = above is not None and self.taken_in.is_gone(above)  # one of another URL, of that name
            if above is not None and not (file.now.loc and (is_left or is_there(above))):
                return False
            if file.key:
                return file.key in there
            return not (file.is_entry_alone and file.listing.loc in dropped)

        return list(filter(is_there, self.all))

    @property
    def trouble(self) -> str:
        each = [(name, file.damage) for name, file in self.read if file.damage]
        places = " ".join(f"{{name_{n}}}: {{trouble_{n}}}" for n in range(len(each)))
        names = {f"name_{n}": name for n, (name, _) in enumerate(each)}
        return Phrase(places, **names, **{f"trouble_{n}": damage for n, (_, damage) in enumerate(each)})

    @property
    def repairs(self) -> Sequence["Repair"]:
        return [repair._replace(file=name) for name, file in self.read for repair in file.repairs]


class IndexState:
    """The index that lists some files: as it would be saved now, and what is wrong with it."""

    def __init__(self, files: FilesOnDisk) -> None:
        self._files = files
        # Of each sitemap, with the version that it is told of, and its dates then.
        self._newest: dict[int, tuple[int, str, list[str]]] = {}
        self._is_made = False  # whether the index is one of `index_plan`
        self._known: tuple[object, IndexNow, Findings] | None = None

    def take_plan(self, plan: IndexPlan) -> None:
        """Record that the saved index was made by this plan, which may be undone."""
        self._is_made = bool(plan.name)
        self._files.taken_in.set_taken(plan.taken_in, self._files.all)
        self._files.entries.files.set_index_plan(plan)

    def follow_plan(self) -> None:
        """Update the index after an edit made one, or that edit was undone."""
        from editor.services.documents.index_file import planned_index  # noqa: PLC0415 - one file has no index

        files = self._files
        plan, made = files.entries.files.index_plan, files.index is not None and self._is_made
        if plan.name and files.index is None:
            left = files.index_left if files.index_left and files.index_left.name == plan.name else None
            files.index = left or planned_index(plan, files.findings.context.now)
            files.index_left = None if left else files.index_left
            self._is_made = True
            rows = {loc: row for row, loc in enumerate(files.index.entries.column("loc"))}
            for file in files.all:
                file.row = rows.get(file.listing.loc)
        elif made and not plan.name:
            files.index_left = files.index if files.index and files.index.path else files.index_left
            files.index = None
        else:
            return
        self.publish(files.index.context.published_url if files.index else "")

    def publish(self, url: str) -> None:
        """Say where the index is published."""
        files = self._files
        if files.index is not None:
            files.index.context = files.index.context._replace(published_url=url)
        files.findings.set_context(files.findings.context._replace(published_url=url))

    def take(self, index: "IndexFile", files: Sequence[FileOnDisk | None]) -> None:
        """Replace the index; `files` are those in its rows."""
        self._files.index = index
        locs, dates = index.entries.column("loc"), index.entries.column("lastmod")
        entries = self._entries(files)
        for unlisted in set(self._files.all).difference(entries):
            unlisted.row, unlisted.listing = None, unlisted.listing if unlisted.above else unlisted.now
        for row, file in enumerate(entries):
            if file is None:
                continue
            now = Listing(file.above.now.name, locs[row]) if file.above else file.now
            file.row, file.listing = row, now._replace(lastmod=dates[row])
            if file.sitemap is not None and file.sitemap.listing != file.listing:
                self._files.entries.files.set_listing(file.key, file.listing)
        self._known = None

    def _entries(self, files: Sequence[FileOnDisk | None]) -> list[FileOnDisk | None]:
        """Return the file, or a further entry of a file, for each row of an index that lists these."""
        there = set(self._files.there)
        entries: dict[FileOnDisk, deque[FileOnDisk]] = {}
        for file in sorted(self._files.all, key=lambda file: file not in there):
            entries.setdefault(file.above or file, deque()).append(file)
        return [entries[file].popleft() if file else None for file in files]

    @property
    def on_disk(self) -> "IndexFile | None":
        """The index as its file holds it, also one that was taken back since; None where there is no file."""
        index = self._files.index
        return self._files.index_left or (index if index and index.path else None)

    def now(self) -> "IndexNow | None":
        """Return the index as it would be saved now, without dates of changed files; None if none."""
        return self._index_now(self._files.index)[0] if self._files.index else None

    def findings(self) -> Findings | None:
        """Return the findings of the index as it would be saved now.

        While the check of many rows is awaited, which looks for the newest dates, they are those of before.
        """
        if self._files.index is None:
            return None
        if self._known is not None and self._files.findings.awaits_many:
            return self._known[2]
        return self._index_now(self._files.index)[1]

    def _index_now(self, index: "IndexFile") -> tuple["IndexNow", Findings]:
        document, all_files, files = self._files.entries, self._files.all, self._files.there
        states = [(sitemap.key, sitemap.version, sitemap.listing) for sitemap in document.files]
        of_files = [(file.state, file.listed_by, file.leads_back) for file in all_files]
        context = index.context._replace(choice=self._files.findings.context.choice)
        key = (index.entries, context, document.files.index_plan, states, of_files)
        if self._known is None or self._known[0] != key:
            now = self._files.taken_in.index_now(index.entries, all_files, files)
            unlisted = [file.name for file in files if file.sitemap is not None and not file.now.loc]
            self._known = key, now, now.findings(context, self.newest_in, unlisted)
        return self._known[1:]

    def take_newest(self, file: SitemapFile, date: str) -> None:
        """Record the newest date in a file, as `newest` returns it."""
        self._newest[file.key] = file.version, date, self._dates_in(file)

    def find_newest(self, is_unwanted: IsCancelled) -> None:
        """Find the newest date in each file that was edited, for `newest_in`; any thread may call this."""
        for file in self._files.entries.files.each.copy() if self._files.index else ():
            if is_unwanted():
                return
            self.newest_in(file)

    @staticmethod
    def _dates_in(file: SitemapFile) -> list[str]:
        return file.document_columns.column("lastmod")[file.rows.start : file.rows.stop]

    def newest_in(self, file: SitemapFile) -> str:
        """Return the newest date in a file, as written; "" if there is none."""
        version, date, column = self._newest.get(file.key, (0, "", []))
        now = file.version
        if version != now:
            present = self._dates_in(file)
            if column != present:  # to compare dates is far quicker than to look for the newest
                date = newest(present)
            self._newest[file.key] = now, date, present
        return date
