"""Finds the files of a set: those that an index lists, those in a folder, or those that were chosen."""

import os
import zlib
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from editor.core.document.sitemap_file import Listing
from editor.core.fields import Kind
from editor.core.text import N_, Phrase
from editor.formats.read_errors import Unreadable
from editor.formats.reading.encoding import decode_damaged, sniff
from editor.formats.reading.unpacking import GZIP
from editor.runtime.system import is_folder
from editor.services.documents.file_on_disk import FileOnDisk, FileState
from editor.services.documents.index_file import IndexFile, children_of, sitemaps_in
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_access import unreadable
from editor.services.opening.opening import open_document

_NO_INDEX = Phrase(N_("It is no longer a sitemap index. Close it and open it again."))

_START = 64 * 1024  # bytes in which a root element begins
# What an index is usually called; of several in one folder the first of these counts.
_USUAL = ("sitemap_index.xml", "sitemap-index.xml", "sitemapindex.xml", "sitemap.xml", "index.xml")


def file_set_at(path: Path, now: datetime, published_url: str = "") -> OpenDocument:
    """Return the set of an index, or of the sitemaps in a folder, without reading them.

    published_url: of the index. Raises Unreadable where the index cannot be read, OSError where the folder
    cannot be looked into.
    """
    if is_folder(path):
        return file_set_of_paths(sitemaps_in(path), now, published_url, folder=path)
    return file_set_of_index(open_document(path, now, published_url), now)


def file_set_in(folder: Path, now: datetime, published_url: str = "") -> OpenDocument:
    """Return the set of the sitemaps in a folder, none of them read; raises Unreadable if it has none."""
    document = file_set_at(folder, now, published_url)
    if not document.file_list.there and document.index is None:
        raise unreadable(folder, "there is no file in it that ends in .xml or .xml.gz.")
    return document


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
            listed.row,
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


def is_index(path: Path) -> bool:
    """Tell whether a file is a sitemap index, by its beginning alone."""
    try:
        with path.open("rb") as file:
            start = file.read(_START)
        if start.startswith(GZIP):
            start = zlib.decompressobj(wbits=31).decompress(start, _START)
        return sniff(decode_damaged(start).text).kind is Kind.SITEMAPINDEX
    except (OSError, zlib.error, Unreadable):  # reading it will say what is wrong
        return False
