"""Changes to the files of a set and its index: new names, and nested indexes that are replaced.

Names of new and renamed files, and their URLs in the index, are chosen and checked here. An index
may not list other indexes: what those list themselves comes to be listed in their place.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from editor.core.document.document import Document
from editor.core.document.edits import Batch, Edit, RemoveRows, SetFrame, SetIndexPlan, SetListing, one_of
from editor.core.document.sitemap_file import IndexPlan, InlinedIndex
from editor.core.text import N_, Phrase, words_of
from editor.core.values.urls import equivalence_key, equivalence_keys, is_under, scope_of, split_site
from editor.core.values.w3c_datetime import is_before
from editor.formats.moving_entries import CannotMove, as_text, index_in_place_of
from editor.formats.read_errors import Unreadable
from editor.runtime.system import is_there
from editor.services.documents import index_file
from editor.services.documents.file_on_disk import NO_FILE, FileOnDisk
from editor.services.documents.open_document import OpenDocument
from editor.services.opening.opening import is_index, open_document

INDEX_NAME = "sitemap_index.xml"  # what a new index is usually called
BAD_NAME = N_("This is not a valid file name. Leave out slashes, quotes and similar characters.")
NO_ENDING = N_("The name must end in .xml or .xml.gz.")
TAKEN = N_("A file with this name already exists.")
LISTED = N_("The index lists a missing file with this name. Remove its entry first.")


def trouble_with(document: OpenDocument, name: str, own: FileOnDisk | None = None) -> str:
    """Return the reason why a file cannot have a name, in a sentence to be translated; "" if it can.

    own: the file that is to get the name.
    """
    if not index_file.is_file_name(name):
        return BAD_NAME
    if not name.lower().removesuffix(".gz").endswith(".xml"):
        return NO_ENDING
    same = [
        file for file in document.file_list.there if file is not own and file.name.lower() == name.lower()
    ]
    if same and all(file.trouble == NO_FILE for file in same):
        return LISTED
    index = document.index.name if document.index else ""
    return TAKEN if same or name.lower() == index.lower() or _is_in_the_way(document, name) else ""


def _is_in_the_way(document: OpenDocument, name: str) -> bool:
    """Tell whether a path is taken by a file that is not open, so that no save may replace it."""
    path = document.file_list.folder / name
    own = {file.path for file in document.file_list.all if file.key}
    return path not in own and path not in document.file_list.left and is_there(path)


def loc_for(document: OpenDocument, name: str) -> str:
    """Return the URL by which the index is to list a new file; "" if there is no index."""
    if document.index is None:
        return ""
    listed = [file.now.loc for file in document.file_list.there if file.now.loc]
    folder = index_file.folder_of(listed or [document.index.context.published_url])
    return folder + index_file.name_in_url(name) if folder else ""


def file_renaming(file: FileOnDisk, name: str) -> Edit:
    """Give a file another name; the index lists it by that name, too."""
    loc, sitemap = file.now.loc, file.sitemap
    listing = SetListing(file.key, name, index_file.loc_named(loc, name) if loc else None)
    frame = sitemap.frame.renamed(file.name, name) if sitemap else None
    if sitemap is None or frame is None or frame == sitemap.frame:
        return listing
    return Batch((listing, SetFrame(frame, sitemap.key)))


def trouble_with_index(document: OpenDocument, name: str) -> str:
    """Return the reason why a new index cannot have a name, as `trouble_with` does."""
    return trouble_with(document, name) or (TAKEN if is_there(document.file_list.folder / name) else "")


def published_folder(document: OpenDocument) -> str:
    """Return the URL of the folder in which most of the files are published; "" if none is known."""
    known = [document.findings.of(file).context.published_url for file in document.entries.files]
    return index_file.folder_of([url for url in known if url])


def making_of_index(document: OpenDocument, plan: IndexPlan, *, is_dated: bool) -> Edit:
    """Make an index that lists all files that are open.

    is_dated: each with the newest date in it, where there is one.
    """
    listings = (
        SetListing(
            file.key,
            loc=index_file.listed_loc(plan, file.name),
            lastmod=document.kept_index.newest_in(file) if is_dated else "",
        )
        for file in document.entries.files
    )
    return Batch((SetIndexPlan(plan), *listings))


def unlisted(document: OpenDocument) -> list[FileOnDisk]:
    """Return the open files that the index does not list."""
    if document.index is None:
        return []
    return [file for file in document.file_list.there if file.sitemap is not None and not file.now.loc]


def matching(document: OpenDocument, out: Sequence[FileOnDisk], into: Sequence[FileOnDisk]) -> Edit:
    """Take entries without a file out of the index, and list files in it that are open.

    These get the newest date in them where the index has dates.
    """
    edits: list[Edit] = []
    if out:
        plan = document.entries.files.index_plan
        dropped = dict.fromkeys([*plan.dropped, *(file.listing.loc for file in out)])
        edits.append(SetIndexPlan(plan._replace(dropped=tuple(dropped))))
    has_dates = document.index is not None and any(document.index.entries.column("lastmod"))
    for file in into:
        if file.sitemap is not None:
            date = document.kept_index.newest_in(file.sitemap) if has_dates else ""
            edits.append(SetListing(file.key, loc=loc_for(document, file.name), lastmod=date))
    return Batch(tuple(edits))


def newest_of_stale(document: OpenDocument) -> dict[FileOnDisk, str]:
    """Return the files that the index dates earlier than a page in them, with the newest date of a page."""
    newest_in = document.kept_index.newest_in
    newest = {file: newest_in(file.sitemap) for file in document.file_list.there if file.sitemap is not None}
    return {file: date for file, date in newest.items() if is_before(file.now.lastmod, date)}


def dating(dates: Mapping[FileOnDisk, str]) -> Edit:
    """Give files these dates in the index."""
    return Batch(tuple(SetListing(file.key, lastmod=date) for file, date in dates.items()))


DAMAGED = Phrase(N_("It is damaged. Open it by itself, accept the recovered entries, and save it."))
NO_OTHERS = Phrase(N_("It lists no sitemaps except itself. Remove its entry instead."))
EMPTY = Phrase(N_("It lists no sitemaps. Remove its entry instead."))
UNSURE = Phrase(
    N_(
        "It may be a different file with the same name: "
        "the sitemaps it lists are outside the folder of its URL."
    )
)
TOO_DEEP = Phrase(
    N_(
        "Its indexes are nested more than twenty levels deep. Open one of the inner indexes "
        "and replace its nested indexes first."
    )
)
_DEEPEST = 20  # indexes in each other that are looked into, the first of them counted


@dataclass(frozen=True, slots=True)
class NestedIndex:
    """An index that another one lists."""

    locs: tuple[str, ...]  # of the entries that name it
    name: str
    entries: Document  # what it lists, what the indexes in it list in the place of these; empty with trouble
    within: tuple[str, ...] = ()  # the names of the indexes in it
    around: tuple[str, ...] = ()  # what it lists that leads back to one of these indexes, and is left out
    trouble: str = ""  # why it cannot be taken in
    is_unsure: bool = False  # only its name tells that it is the file that is meant


@dataclass(frozen=True, slots=True)
class Incoming:
    """The entries that replace a nested index."""

    nested: NestedIndex
    entries: Document  # the entries
    known: int  # how many others it lists that stand there already


def nested_in(index: Document, path: Path, now: datetime) -> list[NestedIndex]:
    """Return the indexes that an index lists and that are beside it at `path`, with their content."""
    groups: dict[
        Path, dict[str, list[index_file.Listed]]
    ] = {}  # by file, and by the URLs that end in its name
    for listed, file in _with_files(index, path):
        if listed.trouble != index_file.ITSELF and file is not None and (file in groups or is_index(file)):
            groups.setdefault(file, {}).setdefault(equivalence_key(listed.loc), []).append(listed)
    found, files = [], _Files(now)
    for file, by_url in groups.items():
        each = [_looked_into(index, group, file, _Search(files, index, path)) for group in by_url.values()]
        sure = [nested for nested in each if not nested.is_unsure]
        found += each if len(sure) == 1 else [replace(nested, is_unsure=True) for nested in each]
    return found


def nested_locs(index: Document, path: Path, now: datetime) -> tuple[tuple[str, str], ...]:
    """Return the URLs in an index that surely lead to indexes beside it, with the names of these."""
    sure = (nested for nested in nested_in(index, path, now) if not nested.is_unsure)
    return tuple((loc, nested.name) for nested in sure for loc in nested.locs)


def incoming(index: Document, chosen: Sequence[NestedIndex]) -> list[Incoming]:
    """Return the entries of some indexes, each sitemap that they list only once."""
    locs = {loc for nested in chosen for loc in nested.locs}
    known = set(equivalence_keys(loc for loc in index.column("loc") if loc not in locs))
    found = []
    for nested in chosen:
        left = []
        for row, key in enumerate(equivalence_keys(nested.entries.column("loc"))):
            if key and key in known:
                left.append(row)
            known.add(key)
        found.append(Incoming(nested, _without(nested.entries, left), len(left)))
    return found


def taking_in(index: Document, coming: Sequence[Incoming]) -> Edit | None:
    """Put what comes into an index, with what it holds; None where nothing would change."""
    work = index.working_copy()
    edits = []
    for each in coming:
        rows = [row for row, loc in enumerate(work.column("loc")) if loc in each.nested.locs]
        if rows:
            edits.append(index_in_place_of(work, rows, each.entries))
            edits[-1].apply(work)
    return one_of(edits)


def planned_taking_in(document: OpenDocument, coming: Sequence[Incoming]) -> Edit | None:
    """Return the edit that lets the index of a set take in nested indexes; their sitemaps join the set."""
    if not coming:
        return None
    plan = document.entries.files.index_plan
    new = (InlinedIndex(each.nested.locs, as_text(each.entries)) for each in coming)
    return SetIndexPlan(plan._replace(taken_in=(*plan.taken_in, *new)))


def _with_files(index: Document, path: Path) -> Iterator[tuple[index_file.Listed, Path | None]]:
    """Yield what an index lists, with the file beside it that each URL ends in, even if other URLs do."""
    files: dict[int, Path | None] = {}
    for listed in index_file.children_of(index, path):
        file = files[listed.above] if listed.above is not None else listed.path
        files[listed.row] = path if listed.trouble == index_file.ITSELF else file
        yield listed, files[listed.row]


def _looked_into(
    index: Document, group: Sequence[index_file.Listed], file: Path, search: "_Search"
) -> NestedIndex:
    first, trouble = group[0], ""
    try:
        found = search.listed_in(file, first.loc)
        index_in_place_of(index, [first.row], found)
    except (Unreadable, CannotMove) as error:
        found, trouble = Document(), words_of(error)
    within, around = tuple(search.within), tuple(search.around)
    return NestedIndex(
        tuple(dict.fromkeys(listed.loc for listed in group)),
        first.name,
        found,
        within,
        around,
        trouble or ("" if len(found) else NO_OTHERS if around else EMPTY),
        not _may_list(first.loc, search.seen.get(os.path.realpath(file), ())),
    )


class _Files:
    """The files that are looked into, each of which is read once."""

    def __init__(self, now: datetime) -> None:
        self._now = now
        self._read: dict[str, tuple[Document, bool] | Unreadable] = {}

    def index(self, path: Path) -> tuple[Document, bool]:
        """Return the index at a path, not to be changed, and whether it was read whole; raises Unreadable."""
        real = os.path.realpath(path)
        if real not in self._read:
            try:
                document = open_document(path, self._now)
                self._read[real] = document.entries, document.file_list.is_complete
            except Unreadable as error:
                self._read[real] = error
        found = self._read[real]
        if isinstance(found, Unreadable):
            raise found
        return found


class _Search:
    """Looks into an index, and into those that it lists; into each once."""

    def __init__(self, files: _Files, index: Document, path: Path) -> None:
        """index: the one that lists it, and lies there."""
        self._files = files
        self._urls: set[str] = set()  # of the indexes that were looked into, as they are compared
        self.seen: dict[str, Sequence[str]] = {os.path.realpath(path): index.column("loc")}  # what they list
        self.within: list[str] = []
        self.around: list[str] = []

    def listed_in(self, path: Path, loc: str, depth: int = 1) -> Document:
        """Return what an index lists, with the entries of nested indexes in the places of these.

        loc: its URL; depth: how many indexes there are around its entries. Raises Unreadable, and CannotMove.
        """
        if depth > _DEEPEST:
            raise Unreadable(TOO_DEEP)
        read, is_complete = self._files.index(path)
        self._urls.add(equivalence_key(loc))
        self.seen[os.path.realpath(path)] = read.column("loc")
        if not is_complete:
            raise Unreadable(DAMAGED)
        inner: dict[int, Document | None] = {}  # by row; None: the entry is left out
        for listed, file in _with_files(read, path):
            if file is None:
                continue
            if self._leads_back(listed.loc, file):
                inner[listed.row] = None
                self.around.append(listed.name)
            elif self._is_new_index(listed.loc, file):
                self.within.append(listed.name)
                inner[listed.row] = self.listed_in(file, listed.loc, depth + 1)
        document = read.working_copy()
        for row, found in sorted(inner.items(), reverse=True):
            (RemoveRows([row]) if found is None else index_in_place_of(document, [row], found)).apply(
                document
            )
        return document

    def _leads_back(self, loc: str, file: Path) -> bool:
        real = os.path.realpath(file)
        return equivalence_key(loc) in self._urls or (real in self.seen and _may_list(loc, self.seen[real]))

    def _is_new_index(self, loc: str, file: Path) -> bool:
        if os.path.realpath(file) in self.seen or not is_index(file):
            return False
        return _may_list(loc, self._files.index(file)[0].column("loc"))


def _may_list(url: str, locs: Sequence[str]) -> bool:
    """Tell whether an index at this URL may list these URLs: those of its site are all below it."""
    scope = scope_of(url)
    own = [loc for loc in locs if scope is not None and split_site(loc) == scope.site]
    return scope is not None and bool(own) and all(is_under(loc, scope.directory) for loc in own)


def _without(document: Document, rows: Sequence[int]) -> Document:
    copy = document.working_copy()
    if rows:
        RemoveRows(rows).apply(copy)
    return copy
