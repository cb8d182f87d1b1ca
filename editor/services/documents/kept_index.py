"""Keeps the index of a set true to what happens to its files."""

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from editor.core.document.sitemap_file import IndexPlan, Listing, SitemapFile
from editor.core.values.w3c_datetime import newest
from editor.rules.findings import Findings
from editor.services.documents.file_list import FilesOnDisk
from editor.services.documents.file_on_disk import FileOnDisk, FileState

if TYPE_CHECKING:
    from editor.rules.across_files.index_entries import IndexEntry
    from editor.services.documents.index_file import IndexFile, IndexNow


class KeptIndex:
    """The index that lists some files: as it would be saved now, and what is wrong with it."""

    def __init__(self, files: FilesOnDisk) -> None:
        self._files = files
        self._newest: dict[int, tuple[int, str]] = {}  # of each sitemap, with the version that it is told of
        self._is_made = False  # whether the index is one of `index_plan`
        self._known: tuple[object, IndexNow, Findings] | None = None

    def take_plan(self, plan: IndexPlan) -> None:
        """Record that the saved index was made by this plan, which may be undone."""
        self._is_made = bool(plan.name)
        self._files.taken_in.adopt(plan.taken_in, self._files.all)
        self._files.entries.files.set_index_plan(plan)

    def follow_plan(self) -> None:
        """Update the index after an edit made one, or that edit was undone."""
        from editor.services.documents.index_file import planned_index  # noqa: PLC0415 - on demand

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
            files.index.context = replace(files.index.context, published_url=url)
        files.findings.set_context(replace(files.findings.context, published_url=url))

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
            file.row, file.listing = row, replace(now, lastmod=dates[row])
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
        return self._told(self._files.index)[0] if self._files.index else None

    def findings(self) -> Findings | None:
        """Return the findings of the index as it would be saved now."""
        return self._told(self._files.index)[1] if self._files.index else None

    def _told(self, index: "IndexFile") -> tuple["IndexNow", Findings]:
        from editor.rules.across_files.index_entries import findings_of_index  # noqa: PLC0415 - on demand
        from editor.services.documents.index_file import index_now  # noqa: PLC0415 - on demand

        document, all_files, files = self._files.entries, self._files.all, self._files.there
        states = [(sitemap.key, sitemap.version, sitemap.listing) for sitemap in document.files]
        of_files = [file.state for file in all_files]
        context = replace(index.context, choice=self._files.findings.context.choice)
        key = (index.entries, context, document.files.index_plan, states, of_files)
        if self._known is None or self._known[0] != key:
            gone = [file for file in all_files if file not in files]
            now = index_now(*self._files.taken_in.index(index.entries, all_files), files, gone)
            unlisted = [file.name for file in files if file.sitemap is not None and not file.now.loc]
            found = findings_of_index(now.entries, context, self._children(now.files), unlisted)
            self._known = key, now, found
        return self._known[1:]

    def _children(self, files: Sequence[FileOnDisk | None]) -> Mapping[int, "IndexEntry"]:
        from editor.rules.across_files.index_entries import ChildState, IndexEntry  # noqa: PLC0415 - on demand
        from editor.services.documents.children import NO_FILE  # noqa: PLC0415 - on demand

        found = {}
        for row, file in enumerate(files):
            if file is None:
                continue
            state = ChildState.MISSING if file.trouble == NO_FILE else ChildState.SITEMAP
            state = ChildState.INDEX if file.is_index else state
            sitemap = file.sitemap if file.state is FileState.READ else None
            found[row] = IndexEntry(file.name, state, "" if sitemap is None else self.newest_in(sitemap))
        return found

    def take_newest(self, file: SitemapFile, date: str) -> None:
        """Record the newest date in a file, as `newest` returns it."""
        self._newest[file.key] = file.version, date

    def newest_in(self, file: SitemapFile) -> str:
        """Return the newest date in a file, as written; "" if there is none."""
        known = self._newest.get(file.key)
        if known is None or known[0] != file.version:
            start, stop = file.rows.start, file.rows.stop
            column = file.document_columns.column("lastmod")[start:stop]
            known = self._newest[file.key] = file.version, newest(column)
        return known[1]
