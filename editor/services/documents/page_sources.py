"""Reads which pages there are: in the folder of a built site, in a table, in another sitemap.

The files of a folder are read as crawlers would read the pages: robots.txt, `noindex`, the canonical
URL, refreshes and links count. Nothing is asked of a site.
"""

import os
import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from urllib.parse import quote

from editor.core.fields import XML_SPACE, Kind
from editor.core.site.found_pages import FoundPage, FoundSite, Reason, Source, site_of_table, sites_of
from editor.core.site.page_urls import FileUrls, LinkKeys, guessed_base, is_page_file, without_query
from editor.core.site.robots_txt import AgentRules
from editor.core.table_import import recognised_columns
from editor.core.text import N_, Phrase
from editor.core.values.urls import equivalence_key, origin, split
from editor.core.values.w3c_datetime import parse_date
from editor.formats.read_errors import Unreadable
from editor.formats.tables.text_tables import TableError
from editor.rules.finding import Context
from editor.runtime.system import is_file
from editor.runtime.threads import Cancelled, IsCancelled, never, yield_to_paint
from editor.services.documents.index_file import sitemaps_in
from editor.services.documents.other_versions import compared_content
from editor.services.documents.published_site import ROBOTS_NAME, read_robots
from editor.services.files.file_errors import system_cause
from editor.services.tables.imported_sitemaps import correction_in
from editor.services.tables.table_formats import is_table
from editor.services.tables.table_reading import (
    TableDialect,
    is_log,
    load_table,
    note_on_tables,
    read_table,
    tables_in_folder,
)
from editor.site.page_verdicts import FollowedLinks, PageContent, read_page, read_page_file
from editor.site.request_limits import JUDGED_AS, Limits

_NO_BASE = N_("It is not known at which URL the folder is published, as the sitemap lists none.")
_NOT_A_FOLDER = N_("There is no folder {folder}.")
_NOT_READ = N_("{path} cannot be read: {cause}")
_LEADS_OUT = N_("{path} is a link that was not followed.")
_LINE = N_("line {line} of robots.txt: {rule}")
_ERROR_PAGE = N_("it is the page for an error")
_NO_COLUMN = N_("No column with URLs was found in this table.")

_LONGEST_PAGE = Limits().body  # bytes, as of pages that are asked for
_USUAL_PAGE = 64 * 1024  # bytes; from 128 KiB on the C library would ask the system for room each time
_SAFE = "/~!$&'()*+,;=:@"  # beside letters, digits and `_.-`, in the path of a URL
_NO_PAGES = {"node_modules"}  # folders, beside hidden ones
_VERIFICATION = re.compile(r"(?:.*/)?yandex_[0-9a-f]+\.html")
_OF_WHOLE_PAGE = re.compile(rb"<(?:!doctype|html|head|title)", re.IGNORECASE)
_BEGINNING = 4096  # bytes in which a page says that it is one
_ERROR_NAME = re.compile(
    r"(?P<folder>.*/)?(?:[45](?:[0-9]{2}|[0-9]x|xx)|_error|_?not[-_]found)(?:/index)?\.\w+", re.IGNORECASE
)
_LANGUAGE_FOLDER = re.compile(r"[a-z]{2,3}(?:[-_][a-z]{2,4})?/", re.IGNORECASE)


class UnknownBase(Unreadable):
    """Nothing says at which URL a folder is published."""


def site_of_folder(
    folder: Path,
    listed: Collection[str],
    base: str = "",
    agent: str = JUDGED_AS,
    cancelled: IsCancelled = never,
) -> FoundSite:
    """Read the pages of a built site; raises Unreadable, of that UnknownBase, and Cancelled.

    listed: the URLs of the sitemap, which say how URLs are written. base: where the folder is published, ""
    to learn it from these. agent: the crawler whose directives count.
    """
    if not folder.is_dir():
        raise Unreadable(Phrase(_NOT_A_FOLDER, folder=str(folder)))
    walk = _Walk(folder, cancelled)
    files = {quote(os.fsencode(path), safe=_SAFE): path for path in walk.files()}
    base = without_query(base) or guessed_base(files, listed)
    if not base:
        raise UnknownBase(Phrase(_NO_BASE))
    urls = FileUrls(files, base.removesuffix("/") + "/", listed)
    reading = _FolderReading(folder, urls, agent)
    pages: list[FoundPage] = []
    others = list[str]()
    for path, name in files.items():
        if cancelled():
            raise Cancelled
        yield_to_paint()
        page = reading.page(path, name) if is_page_file(path) else None
        if page is None:
            others.append(equivalence_key(urls.of(path).url))
        else:
            pages.append(page)
    return FoundSite(
        Source.FOLDER,
        str(folder),
        pages,
        scopes=(equivalence_key(urls.base),),
        others=frozenset(others),
        home=urls.base,
        trouble=(*walk.trouble, *reading.trouble),
    )


class _Walk:
    """Finds the files in a folder, by their paths in it; links lead nowhere else, and not in circles."""

    def __init__(self, folder: Path, cancelled: IsCancelled) -> None:
        self._root, self._cancelled = os.path.realpath(folder), cancelled
        self.trouble: list[str] = []

    def files(self) -> Iterator[str]:
        """Yield the path of each file, in the order of the names."""
        waiting = [("", True)]
        while waiting:
            if self._cancelled():
                raise Cancelled
            inside, follows = waiting.pop()
            folders: list[tuple[str, bool]] = []
            for entry in self._entries(inside):
                path = f"{inside}{entry.name}"
                is_link = entry.is_symlink()
                if entry.name.startswith(".") or entry.name in _NO_PAGES:
                    continue
                may_follow = follows or entry.is_file()
                if is_link and not (may_follow and self._leads_inside(entry, inside)):
                    self.trouble.append(Phrase(_LEADS_OUT, path=path))
                elif entry.is_dir():
                    folders.append((f"{path}/", follows and not is_link))
                elif entry.is_file():
                    yield path
            waiting += reversed(folders)

    def _entries(self, inside: str) -> "Sequence[os.DirEntry[str]]":
        try:
            with os.scandir(f"{self._root}/{inside}") as entries:
                return sorted(entries, key=lambda entry: entry.name)
        except OSError as error:
            self.trouble.append(Phrase(_NOT_READ, path=inside, cause=str(system_cause(error))))
            return ()

    def _leads_inside(self, entry: "os.DirEntry[str]", inside: str) -> bool:
        """Tell whether a link leads into the folder, and to none that it lies in."""
        target, around = Path(os.path.realpath(entry.path)), Path(os.path.realpath(f"{self._root}/{inside}"))
        return target.is_relative_to(self._root) and not around.is_relative_to(target)


@dataclass(slots=True)
class _FolderReading:
    """Reads the pages of a folder, one by one."""

    folder: Path
    urls: FileUrls
    agent: str
    trouble: list[str] = field(default_factory=list)
    _robots: AgentRules | None = field(init=False)
    _links: LinkKeys = field(init=False)
    _followed: FollowedLinks = field(default_factory=FollowedLinks, init=False)

    def __post_init__(self) -> None:
        parts = split(self.urls.base)
        self._links = LinkKeys(sites_of([self.urls.base]))
        self._robots = None
        if parts is not None and parts.path == "/" and is_file(self.folder / ROBOTS_NAME):
            try:
                self._robots = AgentRules(read_robots(self.folder), self.agent)
            except Unreadable as error:
                self.trouble.append(str(error))

    def page(self, path: str, name: str) -> FoundPage | None:
        """Read a page; None if it is only a piece of one, or a proof of who owns the site.

        path: as in URLs; name: as of the file.
        """
        try:
            with open(f"{self.folder}/{name}", "rb", buffering=0) as file:  # noqa: PTH123 - twice as fast
                body = file.read(_USUAL_PAGE)
                if len(body) == _USUAL_PAGE:  # to ask for more at once would take room for it each time
                    body += file.read(_LONGEST_PAGE - _USUAL_PAGE)
        except OSError as error:
            self.trouble.append(Phrase(_NOT_READ, path=name, cause=str(system_cause(error))))
            body = None
        urls = self.urls.of(path)
        if body is None:  # it is there, but nothing can be said of it
            return FoundPage(
                urls.url, Reason.ERROR, evidence=self.trouble[-1], path=name, other_urls=urls.others
            )
        read = read_page_file(body, urls.url, self.agent, self._followed) if _is_whole(body) else None
        if read is None or _VERIFICATION.fullmatch(path):
            return None
        url, others, _ = urls.named(read.canonical)
        reason, to, evidence = self._reason(path, url, read, body)
        links = self._links.of(read.base, read.links)
        return FoundPage(url, reason, to, evidence, path=name, other_urls=others, links=links)

    def _reason(self, path: str, url: str, said: PageContent, body: bytes) -> tuple[Reason | None, str, str]:
        """Return why a page is not to be listed, the URL that it leads to, and what says so."""
        if self._is_error_page(path, url, body):
            return Reason.ERROR, "", Phrase(_ERROR_PAGE)
        if said.refresh:
            return Reason.REDIRECTED, said.refresh, ""
        if "noindex" in said.robots:
            return Reason.NOINDEX, "", ""
        if said.canonical and not said.other_canonical and self.urls.file_at(said.canonical) != path:
            return Reason.CANONICAL, said.canonical, ""
        rule = self._robots.blocking_rule(url) if self._robots else None
        if rule is not None:
            return Reason.BLOCKED, "", Phrase(_LINE, line=rule.line, rule=str(rule))
        return None, "", ""

    def _is_error_page(self, path: str, url: str, body: bytes) -> bool:
        """Tell whether a page is what a server sends for an error: by its name, and its place or its text."""
        match = _ERROR_NAME.fullmatch(path)
        if match is None:
            return False
        folder = match["folder"] or ""
        is_at_its_place = not folder or _LANGUAGE_FOLDER.fullmatch(folder) is not None
        return is_at_its_place or bool(read_page(body, {}, url, self.agent).suspicion)


def _is_whole(body: bytes) -> bool:
    """Tell whether a file is a page, rather than a piece that others include."""
    start = body[:_BEGINNING]
    if start.startswith((b"\xff\xfe", b"\xfe\xff")):  # UTF-16
        start = start.replace(b"\0", b"")
    return _OF_WHOLE_PAGE.search(start) is not None


def site_of_data(
    path: Path, listed: Collection[str], now: datetime, cancelled: IsCancelled = never
) -> FoundSite:
    """Read the pages that a table, the log of a server or another sitemap names.

    Raises Unreadable, TableError and Cancelled. Paths alone belong to the site that most of the listed URLs
    are of. A sitemap may be an index with its sitemaps beside it, a folder of them, a list of URLs, or a
    feed. A table may be one of several in an archive, or in a folder without sitemaps.
    """
    if not (is_table(path) or is_log(path) or (tables_in_folder(path) and not sitemaps_in(path))):
        content = compared_content(path, now, with_children=True, cancelled=cancelled)
        entries = zip(content.entries.column("loc"), content.entries.column("lastmod"), strict=True)
        pages = [
            FoundPage(url, lastmod=date if parse_date(date) else "", path=str(path))
            for loc, date in entries
            if origin(url := loc.strip(XML_SPACE))
        ]
        trouble = (content.trouble,) if content.trouble else ()
        scopes = sites_of(page.url for page in pages)
        return FoundSite(Source.TABLE, str(path), pages, scopes, trouble=trouble)
    opened = read_table(load_table(path), TableDialect(), cancelled, path.name)
    table, note = opened.table, note_on_tables(opened)
    columns = recognised_columns(table)
    if "loc" not in columns:
        raise TableError(_NO_COLUMN)
    correct = correction_in(table, columns, Context(kind=Kind.URLSET, now=now))
    site = site_of_table(table, str(path), correct, guessed_base((), listed))
    return replace(site, notes=(note, *site.notes)) if note else site
