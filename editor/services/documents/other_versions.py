"""Reads other versions of a document, to compare it with them or to merge their changes.

It can be compared with sitemaps, sets of them, feeds, tables of a crawler, and with what is
published: the files are fetched into a folder, each under the name that its URL ends in. What
another program wrote to a file in the meantime can be joined with what was done here.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from editor.core.document.document import Document
from editor.core.document.document_states import Origins, origins_by_id
from editor.core.document.edits import Edit
from editor.core.fields import Kind
from editor.core.table_import import without_unlisted
from editor.core.text import N_, Phrase, words_of
from editor.core.versions import Merge, MergeSide
from editor.formats.document_comparison import VersionComparison, compare
from editor.formats.read_errors import Unreadable
from editor.formats.reading.reader import read_document
from editor.runtime.system import is_folder, is_there
from editor.runtime.threads import IsCancelled, never
from editor.services.documents.file_sets import file_set_in, file_set_of_index
from editor.services.documents.index_file import download_name, file_name_in_url
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_access import FileBytes, read_file, unreadable
from editor.services.files.file_errors import SaveError
from editor.services.files.file_replacement import save_file
from editor.services.opening.opening import Opening, open_document
from editor.services.tables.imported_sitemaps import feed_entries, kind_of, new_entries, table_entries
from editor.services.tables.table_formats import is_table
from editor.services.tables.table_reading import TableDialect, load_table, read_table
from editor.site.web_files import PrivateHost, WebFile, WebFiles, WebOrigin, listed_in


@dataclass(frozen=True, slots=True)
class ComparedContent:
    """The entries of a file, or of several as one document."""

    entries: Document
    trouble: str = ""  # why a damaged file may have had more of them
    has_places: bool = False  # whether its files hold the entries as they are here, nothing repaired


def compared_content(
    path: Path, now: datetime, *, with_children: bool = False, cancelled: IsCancelled = never
) -> ComparedContent:
    """Return the content of a file or folder; raises Unreadable, TableError, OSError and Cancelled.

    Of a crawl, the pages that a sitemap should list. with_children: of an index, what the files hold that
    it lists; none of them may be missing.
    """
    if is_folder(path):
        return _together(file_set_in(path, now))
    if is_table(path):
        table = without_unlisted(read_table(load_table(path), TableDialect(), cancelled, path.name).table)
        found = table_entries(table, now)
        return ComparedContent(new_entries(found.entries, kind_of(found), found.cells))
    document = open_document(path, now, checks=False)
    kind, trouble = (
        document.entries.kind,
        "" if document.file_list.is_complete else document.file_list.trouble,
    )
    if kind is Kind.SITEMAPINDEX and with_children:
        return _together(file_set_of_index(document, now))
    if kind is Kind.FEED:
        return ComparedContent(new_entries(feed_entries(document.entries, now)), trouble)
    return ComparedContent(document.entries, trouble, has_places=not trouble)


def _together(document: OpenDocument) -> ComparedContent:
    Opening(document).run()
    for file in document.file_list.there:
        if file.sitemap is None:
            raise unreadable(document.file_list.folder / file.name, file.trouble)
    trouble = document.file_list.trouble
    return ComparedContent(document.entries, trouble, has_places=not trouble)


USUAL_NAME = "sitemap.xml"
_TAKEN = N_("There is another file named {name} in the folder already.")


@dataclass(frozen=True, slots=True)
class Download:
    """A URL with the file in the folder, or with the sentence that says why there is none."""

    url: str
    path: Path | None
    size: int = 0  # in bytes, as it was sent
    origin: WebOrigin | None = None
    trouble: str = ""


def names_for(urls: Iterable[str]) -> Mapping[str, str]:
    """Return a file name for each URL; none occurs twice, also where letter case does not count."""
    names: dict[str, str] = {}
    taken: set[str] = set()
    for url in dict.fromkeys(urls):
        wanted = download_name(file_name_in_url(url)) or USUAL_NAME
        name, number = wanted, 1
        while name.lower() in taken:
            number += 1
            stem, dot, ending = wanted.partition(".")
            name = f"{stem}-{number}{dot}{ending}"
        taken.add(name.lower())
        names[url] = name
    return names


def download(
    urls: Iterable[str],
    folder: Path,
    fetch: Callable[[str], WebFile],
    known: Mapping[str, WebFile] | None = None,
    *,
    overwrites: bool = False,
) -> Iterator[Download]:
    """Fetch files into a folder, which is made where it is missing, and yield the outcome for each.

    known: files that were fetched already; overwrites: also replace other files of these names. Raises
    PrivateHost, Cancelled, and OSError where the folder cannot be made.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for url, name in names_for(urls).items():
        try:
            file = (known or {}).get(url) or fetch(url)
        except PrivateHost:
            raise
        except Unreadable as error:
            yield Download(url, None, trouble=words_of(error))
            continue
        path = folder / name
        trouble = _trouble_of_writing(path, file.data, overwrites=overwrites)
        yield Download(url, None if trouble else path, len(file.data), file.origin, trouble)


def _trouble_of_writing(path: Path, data: bytes, *, overwrites: bool) -> str:
    """Write a file, and return a sentence that says why it is not there now; "" if it is."""
    try:
        if is_there(path) and not overwrites:
            return "" if read_file(path).data == data else Phrase(_TAKEN, name=path.name)
        save_file(path, data)
    except (SaveError, Unreadable) as error:
        return words_of(error)
    return ""


class MergeImpossible(Exception):
    """The versions have too little in common, or the file cannot be read as it is; a sentence says so."""


@dataclass(frozen=True)
class Merging:
    """A merge of a document with its file, and what comes from there unasked."""

    merge: Merge
    theirs: FileBytes
    document: Document  # what is in these
    comparison: VersionComparison

    @classmethod
    def of(cls, path: Path, base: Document, mine: Document, origins: Origins, limit: int) -> "Merging":
        """Read the file and compare; raises Unreadable and MergeImpossible.

        base: what was read or saved here last; origins: where the entries of mine stood in it.
        """
        theirs = read_file(path)
        document = read_document(theirs.data, path.name).entries
        if not Merge.is_possible(mine, document):
            raise MergeImpossible(
                Phrase(N_("It is now a different kind of file, or its elements have different prefixes."))
            )
        merge = Merge(base, mine, document, origins)
        merged = merge.merged([MergeSide.MINE] * len(merge.conflicts))
        return cls(merge, theirs, document, compare(mine, merged, origins_by_id(len(mine), merged), limit))

    def result(self, choices: Sequence[MergeSide]) -> tuple[Edit | None, Origins]:
        """Return the edit that merges, and where the rows come from that the document has then."""
        merged = self.merge.merged(choices)
        return self.merge.edit(merged), self.merge.origins_in_theirs(merged)


def published_urls_of(document: OpenDocument) -> Sequence[str]:
    """Return the URLs to fetch for a document: that of its index, else that of each file.

    They are "" where it is not known.
    """
    if document.index is None:
        return [own.context.published_url for _, own in document.findings.each]
    return [document.findings.context.published_url]


def published_content(
    urls: Sequence[str],
    now: datetime,
    web: WebFiles,
    *,
    with_children: bool = False,
    cancelled: IsCancelled = never,
) -> ComparedContent:
    """Fetch what is published at some URLs, together as one; raises Unreadable and Cancelled.

    with_children: of an index, what the files hold that it lists; none of them may be missing.
    """
    files = {url: web.fetch(url) for url in urls}
    children = [loc for file in files.values() for loc in listed_in(file)] if with_children else []
    wanted = list(dict.fromkeys((*urls, *children)))
    with TemporaryDirectory(prefix="sitemap-editor-") as folder:
        for outcome in download(wanted, Path(folder), web.fetch, files):
            if outcome.trouble:
                raise Unreadable(Phrase("{trouble}", trouble=outcome.trouble))
        place = Path(folder) / names_for(wanted)[urls[0]] if len(urls) == 1 else Path(folder)
        return compared_content(place, now, with_children=with_children, cancelled=cancelled)
