"""Keeps the entries, and their files, that the index of a set takes in from other indexes by its plan."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from editor.core.document.document import Document
from editor.core.document.sitemap_file import InlinedIndex, Listing
from editor.formats.moving_entries import from_text, index_in_place_of
from editor.services.documents.file_on_disk import NO_FILE, FileOnDisk, FileState
from editor.services.documents.index_file import LISTED_TWICE, IndexNow, Listed, children_of, index_now

Rows = Mapping[FileOnDisk, int]  # of an index, by the files that it lists


@dataclass(slots=True)
class _Lot:
    """The entries that come from one other index."""

    entries: Document
    files: Sequence[FileOnDisk | None]  # what each of its entries lists
    listings: dict[FileOnDisk, Listing]  # how, where no other entry does
    made: frozenset[FileOnDisk]  # those that belong to the set because of it


class InlinedFiles:
    """Follows the plan: what is taken in is known from then on, and comes back when that is done again."""

    def __init__(self) -> None:
        self._lots: dict[InlinedIndex, _Lot] = {}
        self._taken: tuple[InlinedIndex, ...] = ()
        self._gone: set[str] = set()  # URLs whose entries have given way to others
        self._absent: set[FileOnDisk] = set()  # files that belong to it no more
        self._base: tuple[Document, tuple[InlinedIndex, ...], Document, Rows] | None = None

    def is_gone(self, file: FileOnDisk) -> bool:
        """Return True if a file that is not open was removed from the set by the plan."""
        return not file.key and (file.listing.loc in self._gone or file in self._absent)

    def follow(self, taken: tuple[InlinedIndex, ...], files: list[FileOnDisk], place: Path) -> None:
        """Update the files after the plan changed. `files`: all of the set; `place`: path of the index."""
        if taken == self._taken:
            return
        for each in self._taken:
            if each not in taken:
                self._let_go(self._lots[each])
        for each in taken:
            if each not in self._taken:
                lot = self._lots.get(each) or self._look_up(each, files, place)
                self._lots[each] = lot
                self._absent -= lot.made
                for file, listing in lot.listings.items():
                    _list(file, listing.loc, listing.lastmod)
        self._taken = taken
        self._gone = {loc for each in taken for loc in each.locs}

    def set_taken(self, taken: tuple[InlinedIndex, ...], files: Sequence[FileOnDisk]) -> None:
        """This has been taken in already: the index as its file holds it lists these files instead."""
        by_loc = {file.listing.loc: file for file in reversed(files)}
        for each in taken:
            document = from_text(each.text)
            found = [by_loc.get(loc) for loc in document.column("loc")]
            there = [file for file in found if file is not None]
            listings = {file: file.listing for file in there if file.above is None}
            self._lots[each] = _Lot(document, found, listings, frozenset(there))
        self._taken, self._gone = taken, {loc for each in taken for loc in each.locs}

    def _let_go(self, lot: _Lot) -> None:
        """Files that are open stay, and are not listed any more."""
        self._absent |= lot.made
        for file in lot.listings:
            lot.listings[file] = file.now
            _list(file, "", "")

    def index_now(
        self, saved: Document, all_files: Sequence[FileOnDisk], there: Sequence[FileOnDisk]
    ) -> IndexNow:
        """Return the index as it would be saved; `there`: those of all files that belong to the set now."""
        gone = [file for file in all_files if file not in there]
        return index_now(*self._index(saved, all_files), there, gone)

    def _index(self, saved: Document, files: Sequence[FileOnDisk]) -> tuple[Document, Rows]:
        """Return an index with the entries that it takes in, and the rows in which it lists files.

        saved: as its file holds it.
        """
        rows = {file: file.row for file in files if file.row is not None}
        if not self._gone or self._gone.isdisjoint(saved.column("loc")):
            return saved, rows
        if self._base is None or self._base[0] is not saved or self._base[1] != self._taken:
            self._base = saved, self._taken, *self._made(saved, rows)
        return self._base[2:]

    def _made(self, saved: Document, rows: Rows) -> tuple[Document, Rows]:
        document = saved.snapshot()
        by_row: list[FileOnDisk | None] = [None] * len(saved)
        for file, row in rows.items():
            by_row[row] = file
        for each in self._taken:
            out = [row for row, loc in enumerate(document.column("loc")) if loc in each.locs]
            if out:
                lot = self._lots[each]
                index_in_place_of(document, out, lot.entries).apply(document)
                for row in reversed(out):
                    by_row[row : row + 1] = lot.files if row == out[0] else ()
        return document, {file: row for row, file in enumerate(by_row) if file is not None}

    # Files that come

    def _look_up(self, taken: InlinedIndex, files: list[FileOnDisk], place: Path) -> _Lot:
        document = from_text(taken.text)
        known = {os.path.realpath(file.path): file for file in files if file.path is not None}
        found: list[FileOnDisk | None] = [None] * len(document)
        listings: dict[FileOnDisk, Listing] = {}
        made: list[FileOnDisk] = []
        for listed in children_of(document, place):
            there = known.get(os.path.realpath(listed.path)) if listed.path is not None else None
            if there is None and listed.above is not None:
                there = found[listed.above]
            if there is not None and _is_free(there, listed):
                file = there
            else:
                file = _new(listed, there)
                made.append(file)
            found[listed.row] = file
            if file.above is None:
                listings[file] = Listing(listed.name, listed.loc, listed.lastmod)
        before = (at for at, file in enumerate(files) if file.listing.loc in taken.locs)
        at = next(before, len(files) - 1) + 1
        files[at:at] = made
        return _Lot(document, found, listings, frozenset(made))


def _is_free(file: FileOnDisk, listed: Listed) -> bool:
    """Tell whether a file of the set is the one that an entry lists, and no other entry lists it."""
    is_listed = file.row is not None or file.now.loc not in ("", listed.loc)
    return listed.above is None and file.above is None and file.name == listed.name and not is_listed


def _new(listed: Listed, there: FileOnDisk | None) -> FileOnDisk:
    """there: the file of the set that an entry means."""
    listing = Listing(listed.name, listed.loc, listed.lastmod)
    if there is None:
        state = FileState.UNREAD if listed.path else FileState.REFUSED
        return FileOnDisk(listing, listed.path, state, listed.trouble)
    above = there.above or there
    if not above.now.loc or above.name != listed.name:  # the file of that name goes, or is called otherwise
        return FileOnDisk(listing, None, FileState.REFUSED, NO_FILE)
    return FileOnDisk(listing, None, FileState.REFUSED, LISTED_TWICE, above=above)


def _list(file: FileOnDisk, loc: str, lastmod: str) -> None:
    file.listing = file.listing._replace(loc=loc, lastmod=lastmod)
    if file.sitemap is not None:
        file.sitemap.listing = file.sitemap.listing._replace(loc=loc, lastmod=lastmod)
