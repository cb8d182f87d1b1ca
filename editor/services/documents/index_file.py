"""The index of a workspace, following what happened to the files that it lists."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Generic, Protocol, Self, TypeVar

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import SetValues
from editor.core.document.row_edits import insertion, removal
from editor.core.document.sitemap_file import IndexPlan, Listing
from editor.core.fields import XML_SPACE, Kind
from editor.core.values.urls import split
from editor.core.values.w3c_datetime import Precision, date_of, of_moment
from editor.core.xml.markup import new_frame
from editor.rules.finding import Context
from editor.services.documents.children import PACKED, name_in_url
from editor.services.documents.open_document import OpenDocument


class ListedFile(Protocol):
    """What must be known of a file here: how it is listed now.

    One that the index lists again stands for that entry alone; `above` is then the file itself.
    """

    @property
    def now(self) -> Listing: ...
    @property
    def above(self) -> Self | None: ...


File = TypeVar("File", bound=ListedFile)


@dataclass(frozen=True, slots=True)
class IndexNow(Generic[File]):
    """An index as it would be saved, and the file that each of its rows lists."""

    urlset: Document
    files: Sequence[File | None]


def index_now(
    saved: Document, rows: Mapping[File, int], files: Sequence[File], gone: Iterable[File]
) -> IndexNow[File]:
    """The index with what became of its files: other names, other dates, new ones; without those that went.

    rows: of the index, by the files that it lists. A file that it is not to list any more has no URL now. One
    that it does not list yet comes behind the file that is before it in `files`. No more of its text changes
    than that.
    """
    urlset = saved.snapshot()
    by_row: list[File | None] = [None] * len(urlset)
    unlisted = {
        file for file in files if file in rows and not file.now.loc and saved.column("loc")[rows[file]]
    }
    for file in files:
        if file in rows and file not in unlisted:
            row = rows[file]
            by_row[row] = file
            for field, value in (("loc", file.now.loc), ("lastmod", file.now.lastmod)):
                if urlset.column(field)[row] != value:
                    SetValues(field, [row], value).apply(urlset)
    out = {rows[file] for file in (*gone, *unlisted) if file in rows}
    if out:
        removal(urlset, sorted(out)).apply(urlset)
        by_row = [file for row, file in enumerate(by_row) if row not in out]
    for at, came in sorted(_coming(files, rows, by_row).items(), reverse=True):
        entries = [Entry(file.now.loc, file.now.lastmod) for file in came]
        insertion(urlset, at, entries).apply(urlset)
        by_row[at:at] = came
    return IndexNow(urlset, [file and (file.above or file) for file in by_row])


def listed_again(own: Listing, before: Listing, now: Listing) -> Listing:
    """How one more entry for a file reads, that was listed as `before` and is listed as `now`.

    It keeps its own URL as long as that means the file, and its own date as long as the file keeps its.
    """
    is_meant = own.name == now.name and now.loc
    lastmod = own.lastmod if now.lastmod == before.lastmod else now.lastmod
    return Listing(now.name, own.loc if is_meant else now.loc, lastmod)


def _coming(
    files: Sequence[File], listed: Mapping[File, int], by_row: Sequence[File | None]
) -> dict[int, list[File]]:
    """The files that an index does not list yet, by the row that they are to be inserted in front of."""
    rows = {file: row for row, file in enumerate(by_row)}
    found: dict[int, list[File]] = {}
    at = 0
    for file in files:
        if file in rows:
            at = rows[file] + 1
        elif file not in listed and file.now.loc:
            found.setdefault(at, []).append(file)
    return found


def planned_index(plan: IndexPlan, now: datetime) -> OpenDocument:
    """An index that is to be made: empty as long as it is not saved."""
    frame = replace(new_frame(Kind.SITEMAPINDEX), gzip=plan.name.lower().endswith(PACKED))
    context = Context(Kind.SITEMAPINDEX, now, plan.name, listed_loc(plan, plan.name))
    return OpenDocument(Document(frame), context)


def listed_loc(plan: IndexPlan, name: str) -> str:
    """The URL of a file beside an index that is to be made."""
    return plan.folder + name_in_url(name)


def set_dates(index: Document, rows: Sequence[int], now: datetime) -> None:
    """Date entries of an index, as precisely as it dates the others; one without dates stays so."""
    dates = (date_of(text) for text in index.column("lastmod") if text)
    precisions = Counter(date.precision for date in dates if date)
    if not precisions or not rows:
        return
    usual = min(precisions.most_common(1)[0][0], Precision.SECOND)
    SetValues("lastmod", sorted(rows), str(of_moment(now, usual))).apply(index)


def loc_named(loc: str, name: str) -> str:
    """The URL of a file that is called otherwise from now on."""
    parts = split(loc)
    if parts is None:  # it lacks its beginning
        folder, slash, _ = re.split("[?#]", loc.strip(XML_SPACE))[0].rpartition("/")
        return f"{folder}{slash}{name_in_url(name)}"
    folder = parts.path.rpartition("/")[0]
    return f"{parts.scheme}://{parts.authority}{folder}/{name_in_url(name)}"


def folder_of(locs: Sequence[str]) -> str:
    """The URL of the folder that most of these are in, with its final slash; "" where there is none."""
    folders: Counter[str] = Counter()
    for loc in locs:
        if parts := split(loc):
            folders[f"{parts.scheme}://{parts.authority}{parts.path.rpartition('/')[0]}/"] += 1
    return folders.most_common(1)[0][0] if folders else ""
