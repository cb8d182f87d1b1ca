"""Finds the files of a set: those that an index lists, those in a folder, or those that were chosen.

Beside an index may lie sitemaps of its site that no index lists; they belong to its set, too. A folder
with several indexes has a set for each of them.
"""

import os
import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

from editor.core.document.sitemap_file import Listing
from editor.core.fields import Kind
from editor.core.text import N_, Phrase
from editor.core.values.urls import split_site
from editor.formats.read_errors import Unreadable
from editor.runtime.system import is_folder
from editor.services.documents.file_on_disk import FileOnDisk, FileState
from editor.services.documents.index_file import (
    ITSELF,
    LISTED_TWICE,
    IndexFile,
    children_of,
    file_name_in_url,
    name_in_url,
    sitemaps_in,
)
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_access import unreadable
from editor.services.opening.opening import START, beginning_of, is_index, kind_by_beginning, open_document

_NO_INDEX = Phrase(N_("It is no longer a sitemap index. Close it and open it again."))

_SHORT_START = 4 * 1024  # the same, of files that are mostly no indexes
_LOC = re.compile(r"<(?:[\w.-]+:)?loc\s*>\s*([^<\s]+)")
# What an index is usually called; of several in one folder the first of these counts.
_USUAL = ("sitemap_index.xml", "sitemap-index.xml", "sitemapindex.xml", "sitemap.xml", "index.xml")


def file_set_at(path: Path, now: datetime, published_url: str = "") -> OpenDocument:
    """Return the set of an index, or of the sitemaps in a folder, without reading them.

    published_url: of the index. Raises Unreadable where the index cannot be read, OSError where the folder
    cannot be looked into.
    """
    if is_folder(path):
        return file_set_of_paths(sitemaps_in(path), now, published_url, folder=path)
    index = open_document(path, now, published_url)
    return file_set_of_files(_beside({os.path.realpath(path): index}, now), now, index)


def file_set_in(folder: Path, now: datetime, published_url: str = "") -> OpenDocument:
    """Return the set of the sitemaps in a folder, none of them read; raises Unreadable if it has none."""
    document = file_set_at(folder, now, published_url)
    if not document.file_list.there and document.index is None:
        raise unreadable(folder, "there is no file in it that ends in .xml or .xml.gz.")
    return document


def file_sets_in(folder: Path, now: datetime, published_url: str = "") -> list[OpenDocument]:
    """Return the sets of the sitemaps in a folder, none of them read: one for each index, or for all.

    published_url: of the index, or, if there are several or none, of their folder. Raises Unreadable if
    there are no sitemaps.
    """
    paths = sitemaps_in(folder)
    found = list(filter(is_index, paths))
    if len(found) < 2:
        return [file_set_in(folder, now, published_url)]
    indexes: dict[str, OpenDocument] = {}
    for path in found:
        with suppress(Unreadable):  # it is reported as a file of the first set
            indexes[os.path.realpath(path)] = open_document(path, now, url_in(published_url, path))
    if not indexes:
        return [file_set_in(folder, now, published_url)]
    listed = set[str]().union(*(_listed_by(index) for index in indexes.values()))
    first = {real: index for real, index in indexes.items() if real not in listed}
    beside = [path for path in paths if os.path.realpath(path) not in listed.union(indexes)]
    return _sets_of({**first, **indexes}, beside, now)


def file_sets_of_index(index: OpenDocument, now: datetime) -> list[OpenDocument]:
    """Return the set of an index, and those of indexes beside it that it leads to, none of them read.

    Each index is followed once. Raises Unreadable where the index is something else by now.
    """
    assert index.path is not None
    indexes = {os.path.realpath(index.path): index}
    new = [index]
    while new:
        one = new.pop()
        for listed in children_of(one.entries, one.path) if one.path else ():
            path = listed.path
            if path is not None and os.path.realpath(path) not in indexes and is_index(path):
                with suppress(Unreadable):  # it is reported as a file of the set
                    nested = indexes[os.path.realpath(path)] = open_document(path, now, listed.loc)
                    new.append(nested)
    return _sets_of(indexes, _beside(indexes, now), now)


def file_set_paths(index: Path) -> list[Path]:
    """Return an index and the files beside it that it leads to, through other indexes, too, each once."""
    known, new = {os.path.realpath(index): index}, [index]
    while new:
        path = new.pop()
        try:
            document = open_document(path, datetime.now(UTC), checks=False)
        except Unreadable:  # whoever opens it says so
            continue
        for listed in children_of(document.entries, path):
            if listed.path and os.path.realpath(listed.path) not in known:
                known[os.path.realpath(listed.path)] = listed.path
                new += [listed.path] if is_index(listed.path) else []
    return list(known.values())


def missing_beside(indexes: Iterable[Path]) -> list[str]:
    """Return the URLs of the files that indexes list and that do not lie beside them."""
    missing: dict[str, None] = {}
    for path in indexes:
        with suppress(Unreadable):  # whoever opens it says so
            document = open_document(path, datetime.now(UTC), checks=False)
            listed = children_of(document.entries, path)
            missing |= dict.fromkeys(
                each.loc for each in listed if not each.path and each.trouble not in (ITSELF, LISTED_TWICE)
            )
    return list(missing)


def url_in(folder_url: str, path: Path) -> str:
    """Return the URL of a file in a published folder; "" if none is known."""
    start, slash, _ = folder_url.rpartition("/")
    return f"{start}{slash}{name_in_url(path.name)}" if slash else ""


def _sets_of(
    indexes: Mapping[str, OpenDocument], beside: Sequence[Path], now: datetime
) -> list[OpenDocument]:
    """Return the set of each index, by where it really lies; files beside them belong to the first."""
    sets = []
    listing: dict[str, str] = {}  # the index that lists a file first
    for real, index in indexes.items():
        document = file_set_of_files(beside, now, index)
        beside = ()
        for file in document.file_list.there:
            own = os.path.realpath(file.path) if file.path else ""
            if own and file.row is not None:
                file.listed_by = listing.get(own, "")
                listing.setdefault(own, document.index.name if document.index else "")
            file.leads_back = own in indexes and real in _reached(own, indexes)
        sets.append(document)
    return sets


def _reached(start: str, indexes: Mapping[str, OpenDocument]) -> Collection[str]:
    """Return where an index leads to, by where files really lie."""
    found: set[str] = set()
    new = [start]
    while new:
        for real in _listed_by(indexes[new.pop()]) - found:
            found.add(real)
            if real in indexes:
                new.append(real)
    return found


def _listed_by(index: OpenDocument) -> set[str]:
    """Return where the files beside an index that it lists really lie."""
    listed = children_of(index.entries, index.path) if index.path else ()
    return {os.path.realpath(each.path) for each in listed if each.path is not None}


def _beside(indexes: Mapping[str, OpenDocument], now: datetime) -> list[Path]:
    """Return the sitemaps beside indexes that neither these nor other indexes there list.

    Only those count whose first page is on a site of which an index lists sitemaps.
    """
    sites = {
        site.authority
        for index in indexes.values()
        for loc in (*index.entries.column("loc"), index.findings.context.published_url)
        if (site := split_site(loc))
    }
    listed = set[str]().union(*(_listed_by(index) for index in indexes.values()))
    folders = dict.fromkeys(index.path.parent for index in indexes.values() if index.path)
    found = []
    for path in (path for folder in folders for path in sitemaps_in(folder)):
        real = os.path.realpath(path)
        if real in indexes:
            continue
        start = beginning_of(path, _SHORT_START if real in listed else START)
        kind, first = kind_by_beginning(start), _LOC.search(start)
        site = split_site(first[1]) if first else None
        if kind is Kind.SITEMAPINDEX:
            listed |= _listed_at(path, now)
        elif kind is Kind.URLSET and site is not None and site.authority in sites:
            found.append(path)
    return [path for path in found if os.path.realpath(path) not in listed]


def _listed_at(path: Path, now: datetime) -> set[str]:
    """Return where the files that another index lists really lie; none if it cannot be read."""
    try:
        return _listed_by(open_document(path, now))
    except Unreadable:
        return set()


def file_set_of_paths(
    paths: Sequence[Path], now: datetime, published_url: str = "", *, folder: Path | None = None
) -> OpenDocument:
    """Return the set of files in one folder; an index among them lists the others.

    Where there are several, and no name tells which, none of them does: that is for the person to say.
    """
    if not paths:
        return OpenDocument.of_set(folder or Path(), now)
    found = index_among(paths)
    index = open_document(found, now, published_url) if found else None
    return file_set_of_files(paths, now, index)


def beside_index(document: OpenDocument) -> list[Path]:
    """Return the paths of files that belong to a set whatever its index lists, as they are on the disk.

    Also those that an edit took out, and an index that was made here and taken back.
    """
    files = document.file_list
    lying = [
        file.path
        for file in files.all
        if file.path is not None
        and (not files.path or file.row is None or file_name_in_url(file.listing.loc) != file.path.name)
    ]
    left = files.index_left.path if files.index_left else None
    return [left, *lying] if left else lying


def file_set_again(
    path: Path | None, others: Sequence[Path], now: datetime, published_url: str = ""
) -> OpenDocument:
    """Return the set of an index, if there is one, and of files that belong to it whatever it lists.

    None of them is read yet. path: of the index. Raises Unreadable where that cannot be read.
    """
    if path is None:
        return file_set_of_paths(others, now)
    return file_set_of_files(others, now, open_document(path, now, published_url))


def file_set_of_index(index: OpenDocument, now: datetime) -> OpenDocument:
    """Return the set of an index that was read, without reading the files that it lists.

    Raises Unreadable where it is something else by now.
    """
    if index.path is None:
        raise ValueError("a file set is opened by the file of an index")
    if index.entries.kind is not Kind.SITEMAPINDEX:
        raise Unreadable(_NO_INDEX)
    own = IndexFile(index.file_list.there[0], index.entries, index.findings.context)
    document = OpenDocument.of_set(index.path.parent, now, own)
    by_row: dict[int | None, FileOnDisk] = {}
    for listed in children_of(index.entries, index.path):
        by_row[listed.row] = FileOnDisk(
            Listing(listed.name, listed.loc, listed.lastmod),
            listed.path,
            FileState.UNREAD if listed.path else FileState.REFUSED,
            listed.trouble,
            row=listed.row,
            above=by_row.get(listed.above),
        )
        document.file_list.add(by_row[listed.row])
    return document


def file_set_of_files(
    paths: Sequence[Path], now: datetime, index: OpenDocument | None = None
) -> OpenDocument:
    """Return a set of files in one folder, without reading them.

    With an index it is that of the index, and files that it does not list belong to it beside it.
    """
    document = file_set_of_index(index, now) if index else OpenDocument.of_set(paths[0].parent, now)
    known = {
        os.path.realpath(path)
        for path in (document.path, *(f.path for f in document.file_list.there))
        if path
    }
    for path in paths:
        real = os.path.realpath(path)
        if real not in known:
            known.add(real)
            document.file_list.add(FileOnDisk(Listing(path.name), path))
    return document


def index_among(paths: Sequence[Path]) -> Path | None:
    """Return the index among some files, preferably the one with the most usual name; None if unclear."""
    indexes: dict[str, list[Path]] = {}  # plain and compressed ones of a name
    for path in filter(is_index, paths):
        indexes.setdefault(path.name.lower().removesuffix(".gz"), []).append(path)
    names = indexes if len(indexes) == 1 else filter(indexes.__contains__, _USUAL)
    found = indexes.get(next(iter(names), ""), [])
    return found[0] if len(found) == 1 else None
