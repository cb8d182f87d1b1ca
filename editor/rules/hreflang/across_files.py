"""Keeps the findings about language links between several files of one document while it changes.

Each file has its own links (`KeptLinks`), which are updated first; this module only combines them. It does
nothing if no file has links.
"""

from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass, replace
from functools import partial, reduce
from operator import ne

from editor.core.document.columns import EntryColumns
from editor.core.document.document import Document
from editor.core.document.sitemap_file import SitemapFile
from editor.core.extensions.declared import HREFLANG
from editor.core.extensions.defaults import Namers
from editor.rules.finding import Hit
from editor.rules.hreflang.check import link_codes
from editor.rules.hreflang.links import Alternates, LinkColumns
from editor.rules.hreflang.live import KeptLinks
from editor.rules.hreflang.pairs import BETWEEN_RULES, NO_LINKS, Links, conflict_of, no_return, not_returning
from editor.rules.hreflang.reading import without_links
from editor.rules.marks import FEW_ROWS, Codes, Key, code_of_hit

_SHARE = 100  # with at most one row in so many, checking each by itself is quicker than checking all


@dataclass(frozen=True, slots=True)
class LinksChecked:
    """The result of checking the links between some files."""

    codes: Sequence[Codes] = ()  # of `BETWEEN_RULES`, by file; empty if no file has links
    files: Sequence[Alternates | None] = ()  # the links that had to be read, by file
    ambiguous: frozenset[str] = frozenset()  # see `Alternates.ambiguous`, for all files together


# Does work in the background, and gives what comes of it to a function.
Later = Callable[[Callable[[], LinksChecked], Callable[[LinksChecked], None]], None]


def with_pages(files: Sequence[Alternates], blocks: Sequence[EntryColumns]) -> list[Alternates]:
    """Return the pages and links of each file, whose rows are `blocks`; [] if no file has links."""
    if not any(files):
        return []
    return [own or without_links(block.loc) for own, block in zip(files, blocks, strict=True)]


def check_links(files: Sequence[LinkColumns]) -> LinksChecked:
    """Check the links between files whose pages are all known; `files` is empty if no file has links."""
    if not files:
        return LinksChecked()
    together = Alternates.together(files)
    whole = {key: array for key, array in link_codes(together).items() if key[0] in BETWEEN_RULES}
    found: list[Codes] = []
    first = 0
    for file in files:
        stop = first + len(file.pages)
        found.append({key: array[first:stop] for key, array in whole.items()})
        first = stop
    return LinksChecked(found, ambiguous=frozenset(together.ambiguous()))


def _check_copies(files: Sequence[LinkColumns | list[str]]) -> LinksChecked:
    """Check the links between files, of which those without links are given as lists of URLs."""
    known = [without_links(file) if isinstance(file, list) else file for file in files]
    columns = [file.columns() if isinstance(file, Alternates) else file for file in known]
    return replace(
        check_links(columns), files=[own if isinstance(own, Alternates) else None for own in known]
    )


class LinksAcross:
    """The language links of all files of a document; its rows are those of the document."""

    def __init__(self, document: Document, links_of: Callable[[SitemapFile], KeptLinks]) -> None:
        self._document, self._links_of = document, links_of
        self._ambiguous: set[str] | None = None  # includes those of `LinksChecked`; None: unknown
        self._before: tuple[list[object], ...] | None = None  # links, before rows move

    @property
    def _each(self) -> list[KeptLinks]:
        return list(map(self._links_of, self._document.files))

    def welcome(self, file: SitemapFile) -> None:
        """Take a new file without rows into account: read its pages from now on if any file has links."""
        if any(links.is_kept for links in self._each):
            self._links_of(file).keep_pages()

    def checking(self) -> Callable[[], LinksChecked]:
        """Return a function that checks the present links of all files, in any thread."""
        each = self._each
        if not self._has_any:
            return LinksChecked
        files: list[LinkColumns | list[str]] = []
        for file, links in zip(self._document.files, each, strict=True):
            if links.is_kept:
                files.append(links.alternates.columns())
            else:
                files.append(self._document.column("loc")[file.rows.start : file.rows.stop])
        return partial(_check_copies, files)

    def settle(self, checked: LinksChecked) -> None:
        """Take over the result of a check of all links in their present state."""
        for links, own in zip(self._each, checked.files, strict=False):
            if own is not None:
                links.keep_pages(own)
        for links in self._each:
            links.take_touched()
        self._ambiguous = set(checked.ambiguous)

    def take_touched(self, *, is_moved: bool = False) -> list[int] | None:
        """Return the rows affected by changes since the last call; None if they are too many to check singly.

        is_moved: rows were reordered, which may change the findings about ambiguous pages.
        """
        touched = [links.take_touched() for links in self._each]
        if None in touched:
            return None
        if not self._has_any:
            return []
        if is_moved and self._ambiguous is None:
            return None
        pages: set[str] = set().union(*(pages for pages in touched if pages))
        return self._rows_of(pages.union(self._ambiguous or ()) if is_moved else pages)

    def remember(self) -> None:
        """Keep the present links of all rows, which are about to be reordered."""
        self._before = self._columns() if self._has_any else None

    def take_order(self, old_rows: Sequence[int]) -> list[int] | None:
        """Return the rows of ambiguous pages if all rows kept their links; else None.

        old_rows: the row of each entry when `remember` was called; none was inserted or removed.
        """
        before, self._before = self._before, None
        if before is None or self._ambiguous is None:
            return None
        for old, now in zip(before, self._columns(), strict=True):
            if any(map(ne, map(old.__getitem__, old_rows), now)):
                return None
        return self._rows_of(set(self._ambiguous))

    def _columns(self) -> tuple[list[object], ...]:
        """Return three columns over all rows: the page, its languages and its linked pages."""
        pages: list[object] = []
        tags: list[object] = []
        linked: list[object] = []
        for file, links in zip(self._document.files, self._each, strict=True):
            own = links.alternates
            pages += own.pages if links.is_kept else [""] * file.size
            tags += own.tags if links.is_kept else [()] * file.size
            linked += own.linked if links.is_kept else [()] * file.size
        return pages, tags, linked

    @property
    def _has_any(self) -> bool:
        return any(links.alternates for links in self._each)

    def _rows_of(self, pages: set[str]) -> list[int] | None:
        """Return the rows that have or link to some pages, and count these as ambiguous; None if too many."""
        each = self._each
        if not pages or not self._has_any:
            return []
        if self._ambiguous is None or not all(links.is_kept for links in each):
            return None
        self._ambiguous |= pages
        rows: list[int] = []
        for file, links in zip(self._document.files, each, strict=True):
            if links.alternates.names_any(pages):
                rows += file.to_document(links.alternates.touched_by(pages))
        few = max(FEW_ROWS, len(self._document) // _SHARE)
        return rows if len(rows) <= few else None

    def codes_at(self, row: int) -> dict[Key, int]:
        """Return the codes of the rules that a row breaks."""
        return {(hit.rule, HREFLANG.name): code_of_hit(hit) for hit in self.hits(row)}

    def hits(self, row: int) -> list[Hit]:
        """Return the hits of a row; they name other rows by the number in their file."""
        file = self._document.file_at(row)
        alternates, own = self._links_of(file).alternates, row - file.start
        links = alternates.links_of(own) if alternates else NO_LINKS
        if not links.tags:
            return []
        hits = []
        if conflict := conflict_of(self, links):
            other = self._document.file_at(conflict.first)
            place = "" if other is file else f" ({other.name})"
            hit = conflict.hit(conflict.first - other.start + 1, place)
            hits.append(hit._replace(params=(*hit.params, ("file", other.name))))
        page = alternates.pages[own]
        if missing := page and not_returning(self, row, page, links):
            hits.append(no_return(missing))
        return hits

    # The protocol LinkPages

    def row_of(self, page: str) -> int | None:
        """Return the first row of a page; None if no file has it."""
        for file in self._document.files:
            row = self._links_of(file).alternates.row_of(page)
            if row is not None:
                return file.start + row
        return None

    def links_of(self, row: int) -> Links:
        """Return the links of an entry."""
        file = self._document.file_at(row)
        return self._links_of(file).alternates.links_of(row - file.start)

    def is_contested(self, page: str) -> bool:
        """Return True if links in any files give a page different languages."""
        files = [self._links_of(sitemap).alternates for sitemap in self._document.files]
        said = {word for file in files if (word := file.word_on(page)) is not None}
        return len(said) > 1 or any(file.is_contested(page) for file in files)

    def namers_of(self, page: str) -> Namers | None:
        """Return the entries in any file that link to a page as x-default; None if there are none."""
        each = (self._links_of(file).alternates.namers_of(page) for file in self._document.files)
        return reduce(Namers.together, found) if (found := list(filter(None, each))) else None

    def first_word_on(self, page: str) -> tuple[int, Set[str]]:
        """Return the first row that gives a contested page a language, and the languages that it gives."""
        each = ((sitemap, self._links_of(sitemap).alternates) for sitemap in self._document.files)
        sitemap, alternates = next(
            (sitemap, file) for sitemap, file in each if file.word_on(page) is not None
        )
        row, said = alternates.first_word_on(page)
        return sitemap.start + row, said


class LinksOfFile:
    """A view of the links between all files from one of them, in the rows of that file."""

    def __init__(self, file: SitemapFile, links: LinksAcross) -> None:
        self._file, self._links = file, links

    def hits(self, row: int) -> Sequence[Hit]:
        """Return the hits of a row of this file."""
        return self._links.hits(self._file.start + row)
