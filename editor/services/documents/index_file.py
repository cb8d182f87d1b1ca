"""The index of a set of files, as its file holds it and as what happened to the files makes it."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import SetValues
from editor.core.document.row_edits import insertion, removal
from editor.core.document.sitemap_file import IndexPlan
from editor.core.fields import XML_SPACE, Kind
from editor.core.values.urls import split
from editor.core.values.w3c_datetime import Precision, date_of, of_moment
from editor.core.xml.markup import new_frame
from editor.rules.finding import Context
from editor.services.documents.children import PACKED, name_in_url
from editor.services.documents.file_on_disk import FileOnDisk


@dataclass(eq=False, slots=True)
class IndexFile:
    """The index of a set as its file holds it: its entries, and the facts about it that the rules use."""

    disk: FileOnDisk
    entries: Document
    context: Context

    @property
    def name(self) -> str:
        """The file name, even before the first save."""
        return self.context.file_name

    @property
    def path(self) -> Path | None:
        """The path; None before the first save."""
        return self.disk.path


@dataclass(frozen=True, slots=True)
class IndexNow:
    """An index as it would be saved, and the file that each of its rows lists."""

    entries: Document
    files: Sequence[FileOnDisk | None]


def index_now(
    saved: Document, rows: Mapping[FileOnDisk, int], files: Sequence[FileOnDisk], gone: Iterable[FileOnDisk]
) -> IndexNow:
    """Return the index with the present names and dates of its files, with new and without removed ones.

    rows: of the index, by the files that it lists. A file that it is not to list any more has no URL now. One
    that it does not list yet comes behind the file that is before it in `files`. No more of its text changes
    than that.
    """
    document = saved.snapshot()
    by_row: list[FileOnDisk | None] = [None] * len(document)
    unlisted = {
        file for file in files if file in rows and not file.now.loc and saved.column("loc")[rows[file]]
    }
    for file in files:
        if file in rows and file not in unlisted:
            row = rows[file]
            by_row[row] = file
            for field, value in (("loc", file.now.loc), ("lastmod", file.now.lastmod)):
                if document.column(field)[row] != value:
                    SetValues(field, [row], value).apply(document)
    out = {rows[file] for file in (*gone, *unlisted) if file in rows}
    if out:
        removal(document, sorted(out)).apply(document)
        by_row = [file for row, file in enumerate(by_row) if row not in out]
    for at, came in sorted(_coming(files, rows, by_row).items(), reverse=True):
        entries = [Entry(file.now.loc, file.now.lastmod) for file in came]
        insertion(document, at, entries).apply(document)
        by_row[at:at] = came
    return IndexNow(document, [file and (file.above or file) for file in by_row])


def _coming(
    files: Sequence[FileOnDisk], listed: Mapping[FileOnDisk, int], by_row: Sequence[FileOnDisk | None]
) -> dict[int, list[FileOnDisk]]:
    """Return the files that an index does not list yet, by the row before which they are inserted."""
    rows = {file: row for row, file in enumerate(by_row)}
    found: dict[int, list[FileOnDisk]] = {}
    at = 0
    for file in files:
        if file in rows:
            at = rows[file] + 1
        elif file not in listed and file.now.loc:
            found.setdefault(at, []).append(file)
    return found


def planned_index(plan: IndexPlan, now: datetime) -> IndexFile:
    """Return an index that is to be made; it is empty until it is saved."""
    frame = replace(new_frame(Kind.SITEMAPINDEX), gzip=plan.name.lower().endswith(PACKED))
    context = Context(Kind.SITEMAPINDEX, now, plan.name, listed_loc(plan, plan.name))
    return IndexFile(FileOnDisk(), Document(frame), context)


def listed_loc(plan: IndexPlan, name: str) -> str:
    """Return the URL of a file beside an index that is to be made."""
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
    """Return the URL of a file after it is renamed."""
    parts = split(loc)
    if parts is None:  # it lacks its beginning
        folder, slash, _ = re.split("[?#]", loc.strip(XML_SPACE))[0].rpartition("/")
        return f"{folder}{slash}{name_in_url(name)}"
    folder = parts.path.rpartition("/")[0]
    return f"{parts.scheme}://{parts.authority}{folder}/{name_in_url(name)}"


def folder_of(locs: Sequence[str]) -> str:
    """Return the URL, with its final slash, of the folder that most URLs are in; "" if there is none."""
    folders: Counter[str] = Counter()
    for loc in locs:
        if parts := split(loc):
            folders[f"{parts.scheme}://{parts.authority}{parts.path.rpartition('/')[0]}/"] += 1
    return folders.most_common(1)[0][0] if folders else ""
