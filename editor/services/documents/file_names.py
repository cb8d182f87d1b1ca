"""Chooses and checks the names of new and renamed files of a set, and their URLs in the index."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from editor.core.document.edits import Batch, Edit, SetFrame, SetIndexPlan, SetListing
from editor.core.document.sitemap_file import IndexPlan
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.values.w3c_datetime import is_before
from editor.services.documents.children import NO_FILE, is_file_name, name_in_url
from editor.services.documents.file_on_disk import FileOnDisk
from editor.services.documents.index_file import folder_of, listed_loc, loc_named
from editor.services.documents.open_document import OpenDocument
from editor.services.files.paths import is_there

INDEX_NAME = "sitemap_index.xml"  # what a new index is usually called
BAD_NAME = QT_TRANSLATE_NOOP(
    "file set", "This is not a valid file name. Leave out slashes, quotes and similar characters."
)
NO_ENDING = QT_TRANSLATE_NOOP("file set", "The name must end in .xml or .xml.gz.")
TAKEN = QT_TRANSLATE_NOOP("file set", "A file with this name already exists.")
LISTED = QT_TRANSLATE_NOOP(
    "file set", "The index lists a missing file with this name. Remove its entry first."
)


def trouble_with(document: OpenDocument, name: str, own: FileOnDisk | None = None) -> str:
    """Return the reason why a file cannot have a name, in a sentence to be translated; "" if it can.

    own: the file that is to get the name.
    """
    if not is_file_name(name):
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
    folder = folder_of(listed or [document.index.context.published_url])
    return folder + name_in_url(name) if folder else ""


def file_renaming(file: FileOnDisk, name: str) -> Edit:
    """Give a file another name; the index lists it by that name, too."""
    loc, sitemap = file.now.loc, file.sitemap
    listing = SetListing(file.key, name, loc_named(loc, name) if loc else None)
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
    return folder_of([url for url in known if url])


def making_of_index(document: OpenDocument, plan: IndexPlan, *, is_dated: bool) -> Edit:
    """Make an index that lists all files that are open.

    is_dated: each with the newest date in it, where there is one.
    """
    listings = (
        SetListing(
            file.key,
            loc=listed_loc(plan, file.name),
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
        edits.append(SetIndexPlan(replace(plan, dropped=tuple(dropped))))
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
