"""How the language links of several files of one document fit together, while they change.

Each file knows its own links (`LiveLinks`) and is brought up to date first; here is nothing but what combines
them. Where no file has links, nothing is done at all.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial, reduce
from operator import ne

from editor.core.document.columns import EntryColumns
from editor.core.document.joined import JoinedUrlset
from editor.core.document.sitemap_file import SitemapFile
from editor.core.extensions.declared import HREFLANG
from editor.core.extensions.defaults import Namers
from editor.rules.finding import Hit
from editor.rules.hreflang.check import link_codes
from editor.rules.hreflang.links import Alternates, LinkColumns
from editor.rules.hreflang.live import LiveLinks
from editor.rules.hreflang.pairs import BETWEEN_RULES, NO_LINKS, Links, conflict_of, no_return, not_returning
from editor.rules.hreflang.reading import without_links
from editor.rules.marks import FEW_ROWS, Codes, Key, code_of_hit

_SHARE = 100  # of one part of the rows in so many it is quicker to check each by itself than all of them


@dataclass(frozen=True, slots=True)
class LinksChecked:
    """What is wrong between the links of some files."""

    codes: Sequence[Codes] = ()  # of `BETWEEN_RULES`, by file; none where no file has links
    files: Sequence[Alternates | None] = ()  # what had to be read to know it, by file
    ambiguous: frozenset[str] = frozenset()  # see `Alternates.ambiguous`, for all files together


def with_pages(files: Sequence[Alternates], blocks: Sequence[EntryColumns]) -> list[Alternates]:
    """What has to be known of each file where any of them has links, of which `blocks` are the rows."""
    if not any(files):
        return []
    return [own or without_links(block.loc) for own, block in zip(files, blocks, strict=True)]


def check_links(files: Sequence[LinkColumns]) -> LinksChecked:
    """Check files whose pages are all known; none where no file has links."""
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
    """`check_links`, for files that are told by their URLs alone too: they have no links."""
    known = [without_links(file) if isinstance(file, list) else file for file in files]
    columns = [file.columns() if isinstance(file, Alternates) else file for file in known]
    return replace(
        check_links(columns), files=[own if isinstance(own, Alternates) else None for own in known]
    )


class LinksAcross:
    """The links of all files of a document; its rows are those of the document."""

    def __init__(self, urlset: JoinedUrlset, links_of: Callable[[SitemapFile], LiveLinks]) -> None:
        self._urlset, self._links_of = urlset, links_of
        self._ambiguous: set[str] | None = None  # those of `LinksChecked` and maybe more; None: unknown
        self._before: tuple[list[object], ...] | None = None  # links, before rows move

    @property
    def _each(self) -> list[LiveLinks]:
        return list(map(self._links_of, self._urlset.parts))

    def welcome(self, part: SitemapFile) -> None:
        """A file without rows is there that was not."""
        if any(links.is_kept for links in self._each):
            self._links_of(part).follow()

    def checking(self) -> Callable[[], LinksChecked]:
        """What checks the links of all files as they are now, in any thread."""
        each = self._each
        if not self._has_any:
            return LinksChecked
        files: list[LinkColumns | list[str]] = []
        for part, links in zip(self._urlset.parts, each, strict=True):
            if links.is_kept:
                files.append(links.alternates.columns())
            else:
                files.append(self._urlset.column("loc")[part.rows.start : part.rows.stop])
        return partial(_check_copies, files)

    def settle(self, checked: LinksChecked) -> None:
        """All has been checked as it is now."""
        for links, own in zip(self._each, checked.files, strict=False):
            if own is not None:
                links.follow(own)
        for links in self._each:
            links.take_touched()
        self._ambiguous = set(checked.ambiguous)

    def take_touched(self, *, is_moved: bool = False) -> list[int] | None:
        """The rows that changes have to do with since this was asked; None: too many for one by one.

        is_moved: rows stand in another order, so that something else may be said of ambiguous pages.
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
        """Rows are about to be brought into another order: keep what their links are."""
        self._before = self._columns() if self._has_any else None

    def take_order(self, old_rows: Sequence[int]) -> list[int] | None:
        """The rows of ambiguous pages, where all rows have the links that they had; else None.

        old_rows: where each was when `remember` was asked; none is new or gone.
        """
        before, self._before = self._before, None
        if before is None or self._ambiguous is None:
            return None
        for old, now in zip(before, self._columns(), strict=True):
            if any(map(ne, map(old.__getitem__, old_rows), now)):
                return None
        return self._rows_of(set(self._ambiguous))

    def _columns(self) -> tuple[list[object], ...]:
        """Page, languages and linked pages of each row."""
        pages: list[object] = []
        tags: list[object] = []
        linked: list[object] = []
        for part, links in zip(self._urlset.parts, self._each, strict=True):
            own = links.alternates
            pages += own.pages if links.is_kept else [""] * part.size
            tags += own.tags if links.is_kept else [()] * part.size
            linked += own.linked if links.is_kept else [()] * part.size
        return pages, tags, linked

    @property
    def _has_any(self) -> bool:
        return any(links.alternates for links in self._each)

    def _rows_of(self, pages: set[str]) -> list[int] | None:
        """The rows that have to do with some pages, which are ambiguous from now on as far as is known."""
        each = self._each
        if not pages or not self._has_any:
            return []
        if self._ambiguous is None or not all(links.is_kept for links in each):
            return None
        self._ambiguous |= pages
        rows: list[int] = []
        for part, links in zip(self._urlset.parts, each, strict=True):
            if links.alternates.names_any(pages):
                rows += part.to_document(links.alternates.touched_by(pages))
        few = max(FEW_ROWS, len(self._urlset) // _SHARE)
        return rows if len(rows) <= few else None

    def codes_at(self, row: int) -> dict[Key, int]:
        """What is wrong in a row."""
        return {(hit.rule, HREFLANG.name): code_of_hit(hit) for hit in self.hits(row)}

    def hits(self, row: int) -> list[Hit]:
        """What is said about a row, other rows by their number in their file."""
        part = self._urlset.file_at(row)
        alternates, own = self._links_of(part).alternates, row - part.start
        links = alternates.links_of(own) if alternates else NO_LINKS
        if not links.tags:
            return []
        hits = []
        if conflict := conflict_of(self, links):
            other = self._urlset.file_at(conflict.first)
            place = "" if other is part else f" ({other.name})"
            hit = conflict.hit(conflict.first - other.start + 1, place)
            hits.append(hit._replace(params=(*hit.params, ("file", other.name))))
        page = alternates.pages[own]
        if missing := page and not_returning(self, row, page, links):
            hits.append(no_return(missing))
        return hits

    # As `Pages`

    def row_of(self, page: str) -> int | None:
        """Where a page stands first; None where it is in no file."""
        for part in self._urlset.parts:
            row = self._links_of(part).alternates.row_of(page)
            if row is not None:
                return part.start + row
        return None

    def links_of(self, row: int) -> Links:
        """The links of an entry."""
        part = self._urlset.file_at(row)
        return self._links_of(part).alternates.links_of(row - part.start)

    def is_contested(self, page: str) -> bool:
        """Whether links in any files say different things of the language of a page."""
        files = [self._links_of(part).alternates for part in self._urlset.parts]
        said = {word for file in files if (word := file.word_on(page)) is not None}
        return len(said) > 1 or any(file.is_contested(page) for file in files)

    def namers_of(self, page: str) -> Namers | None:
        """Who links to a page for all other languages, in any file."""
        each = (self._links_of(part).alternates.namers_of(page) for part in self._urlset.parts)
        return reduce(Namers.together, found) if (found := list(filter(None, each))) else None

    def first_word_on(self, page: str) -> tuple[int, frozenset[str]]:
        """The first row that says which languages a contested page is in."""
        each = ((part, self._links_of(part).alternates) for part in self._urlset.parts)
        part, alternates = next((part, file) for part, file in each if file.word_on(page) is not None)
        row, said = alternates.first_word_on(page)
        return part.start + row, said


class LinksOfPart:
    """What all files have to do with the links of one of them, in rows of its own."""

    def __init__(self, part: SitemapFile, links: LinksAcross) -> None:
        self._part, self._links = part, links

    def hits(self, row: int) -> Sequence[Hit]:
        """What is said about a row."""
        return self._links.hits(self._part.start + row)
