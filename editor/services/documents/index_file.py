"""The index of a set of files: as its file holds it, and as what happened to the files makes it.

The files that it lists are found as far as they lie beside it. An index holds URLs: only the last
segment of one is taken, as a plain name in the folder of the index itself, and what leads out of
that folder is left alone. A URL without its beginning, as `/sitemap-1.xml` in a static copy of a
site, is an error for crawlers, but means a file there all the same.
"""

import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import NamedTuple
from unicodedata import category
from urllib.parse import quote, unquote

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import SetValues, insertion, removal
from editor.core.document.sitemap_file import IndexPlan, SitemapFile
from editor.core.fields import XML_SPACE, Kind
from editor.core.file_limits import MAX_ENTRIES
from editor.core.text import N_, Phrase
from editor.core.values.urls import split
from editor.core.values.w3c_datetime import Precision, date_of, of_moment
from editor.core.xml.markup import new_frame
from editor.rules.finding import Context
from editor.rules.findings import Findings
from editor.rules.listing.index_check import ChildState, IndexEntry, findings_of_index
from editor.services.documents.file_on_disk import NO_FILE, FileOnDisk, FileState

MAX_NAME = 255  # bytes
PACKED = ".gz"

_ENDINGS = (".xml", ".txt", ".rss", ".atom")
_RESERVED = re.compile(r"(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\..*)?", re.IGNORECASE)  # on Windows
_PATH = re.compile(r"(?![^/?#]*:)(?:[^?#]*/)?([^/?#]*)")  # of a URL without scheme, and its last segment
_NOT_IN_NAMES = re.compile(r'[\x00-\x1f\x7f/\\:*?"<>|]')

NO_NAME = Phrase(N_("Its URL does not end in a file name."))
LEADS_AWAY = Phrase(N_("It is a link that leads outside the index's folder."))
ITSELF = Phrase(N_("It is the index itself."))
LISTED_TWICE = Phrase(N_("An entry above lists the same file."))


class Listed(NamedTuple):
    """An entry of an index, with the file that it means."""

    row: int
    loc: str
    lastmod: str
    name: str  # of the file as it lies there, or as it should; "" where the URL names none
    path: Path | None  # None: it is not to be opened
    trouble: str = ""  # why not
    above: int | None = None  # the row that lists the same file


def children_of(index: Document, path: Path) -> list[Listed]:
    """Return what an index lists, in its order, looked up in the folder of its file.

    A file that it lists again is called as the entry above calls it.
    """
    taken: dict[str, Listed] = {}  # by where they really lie
    found = []
    own = os.path.realpath(path)
    for listed in _children(index, path):
        real = os.path.realpath(listed.path) if listed.path else ""
        if real == own:
            listed = listed._replace(path=None, trouble=ITSELF)
        elif above := taken.get(real):
            listed = listed._replace(name=above.name, path=None, trouble=LISTED_TWICE, above=above.row)
        elif real:
            taken[real] = listed
        found.append(listed)
    return found


def has_files_beside(index: Document, path: Path | None) -> bool:
    """Tell whether any file that an index lists lies beside it; one that lies nowhere has none."""
    if path is None:
        return False
    own = path.absolute()
    return any(each.path and each.path.absolute() != own for each in children_of(index, path))


def _children(index: Document, path: Path) -> Iterator[Listed]:
    lastmods = index.column("lastmod")
    for row, loc in enumerate(index.column("loc")[:MAX_ENTRIES]):
        name = file_name_in_url(loc)
        if not name:
            yield Listed(row, loc, lastmods[row], "", None, NO_NAME)
            continue
        found = _file_beside(path.parent, name)
        if isinstance(found, str):
            yield Listed(row, loc, lastmods[row], name, None, found)
        else:
            yield Listed(row, loc, lastmods[row], found.name, found)


def file_name_in_url(loc: str) -> str:
    """Return the file name at the end of a URL; "" if no file may have that name."""
    parts = split(loc)
    if parts is None:
        path = _PATH.match(loc.strip(XML_SPACE))
        segment = path[1] if path else ""
    else:
        segment = parts.path.rpartition("/")[2] if parts.scheme.lower() in ("http", "https") else ""
    name = unquote(segment, errors="surrogateescape")  # as Python has names
    return name if is_file_name(name) else ""


def download_name(name: str) -> str:
    """Return a name for a file that was fetched, by the one at the end of its URL; "" if that makes none.

    It says what the file is and cannot be taken for anything else: a program, an option of a command, a
    hidden file, or one that is called otherwise than it looks. `children_of` finds it by the other name.
    """
    plain = "".join(each if each in "-_." or category(each)[0] in "LMN" else "-" for each in name)
    plain = plain.strip(".-")
    if not plain.lower().removesuffix(PACKED).endswith(_ENDINGS):
        plain += _ENDINGS[0] if plain else ""
    return plain if is_file_name(plain) else ""


def name_in_url(name: str) -> str:
    """Return a file name as the end of a URL, whatever its bytes are; `file_name_in_url` reads it."""
    return quote(os.fsencode(name))


def is_file_name(name: str) -> bool:
    """Tell whether a text is a plain file name on every system."""
    if name.strip(" .") != name.strip() or name.strip() != name or not name:
        return False
    if _NOT_IN_NAMES.search(name) or _RESERVED.fullmatch(name) or "\ufffd" in name:
        return False
    try:
        return len(os.fsencode(name)) <= MAX_NAME
    except UnicodeEncodeError:  # half a character
        return False


def _file_beside(folder: Path, name: str) -> Path | str:
    """Return the file of that name, compressed or not, or as it is called where it was fetched.

    Else return the reason why there is none.
    """
    other = name[: -len(PACKED)] if name.lower().endswith(PACKED) else name + PACKED
    trouble = NO_FILE
    for candidate in dict.fromkeys((name, other, download_name(name) or name)):
        path = folder / candidate
        try:
            if not path.is_file():
                continue
            if _lies_in(folder, path):
                return path
        except OSError:  # a name that is too long, a folder that may not be looked into
            continue
        trouble = LEADS_AWAY
    return trouble


def sitemaps_in(folder: Path) -> list[Path]:
    """Return the files of a folder that have names of sitemaps, in natural order: 2 before 10."""
    paths = (
        path
        for path in folder.iterdir()
        if path.name.lower().removesuffix(PACKED).endswith(".xml") and _is_own(folder, path)
    )
    return sorted(paths, key=_by_number)


def _by_number(path: Path) -> tuple[list[str | int], str]:
    """Orders names with numbers in them; those that mean the same number as they are written."""
    parts = re.split(r"([0-9]+)", path.name)  # text and number in turn
    return [int(part) if place % 2 else part for place, part in enumerate(parts)], path.name


def _is_own(folder: Path, path: Path) -> bool:
    try:
        return path.is_file() and _lies_in(folder, path)
    except OSError:
        return False


def _lies_in(folder: Path, path: Path) -> bool:
    """Tell whether a file is in a folder after following all links."""
    return Path(os.path.realpath(path)).parent == Path(os.path.realpath(folder))


def missing_names(listed: Sequence[Listed]) -> list[str]:
    """Return the names of listed files that do not exist."""
    return [each.name or each.loc for each in listed if each.trouble == NO_FILE]


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


class IndexNow(NamedTuple):
    """An index as it would be saved, and the file that each of its rows lists."""

    entries: Document
    files: Sequence[FileOnDisk | None]

    def findings(
        self, context: Context, newest_in: Callable[[SitemapFile], str], unlisted: Sequence[str]
    ) -> Findings:
        """Return what is wrong with it; newest_in: the newest date in a file, "" without any."""
        children = {}
        for row, file in enumerate(self.files):
            if file is not None:
                state = ChildState.MISSING if file.is_missing else ChildState.SITEMAP
                state = ChildState.INDEX if file.is_index else state
                sitemap = file.sitemap if file.state is FileState.READ else None
                newest_date = "" if sitemap is None else newest_in(sitemap)
                children[row] = IndexEntry(
                    file.name, state, newest_date, file.listed_by, leads_back=file.leads_back
                )
        return findings_of_index(self.entries, context, children, unlisted)


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
    frame = new_frame(Kind.SITEMAPINDEX)._replace(gzip=plan.name.lower().endswith(PACKED))
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
