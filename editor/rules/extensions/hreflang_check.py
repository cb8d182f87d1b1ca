"""Checks the language links of entries, each by itself and together with the others of a document.

| rule | parameters |
|---|---|
| hreflang-duplicate | value |
| hreflang-no-self | |
| hreflang-no-return | value (the first page that does not link back), count |
| hreflang-conflict | value, language, other, first (the other row), place (its file if another) |
| hreflang-no-x-default | count |

The findings follow the changes of the document. Each file has its own links, which are updated
first; those between several files are only combined from them, and nothing is done if no file has
links.
"""

from collections import Counter
from collections.abc import Callable, Collection, Container, Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, replace
from functools import partial, reduce
from itertools import chain, compress
from operator import ne
from typing import Protocol

from editor.core.document.columns import EntryColumns
from editor.core.document.document import Document
from editor.core.document.entries import Entries
from editor.core.document.rows import RowMapping, Rows
from editor.core.document.sitemap_file import SitemapFile
from editor.core.extensions.extension_declarations import HREFLANG
from editor.core.extensions.language_links import X_DEFAULT, Namers, page_key
from editor.core.xml.markup import EXTENSIONS
from editor.rules.extensions.hreflang_links import (
    BETWEEN_RULES,
    NO_LINKS,
    NO_RETURN,
    Alternates,
    LinkColumns,
    Links,
    alternates_of,
    conflict_of,
    links_at,
    no_return,
    not_returning,
    without_links,
)
from editor.rules.family import ChangeKind, Kept, KeptFile, RowsChange, SharedFacts
from editor.rules.finding import Context, FieldHit, Hit
from editor.rules.marks import FEW_ROWS, Codes, Key, array_of, code_of_hit
from editor.rules.rule import Fixability

LINK_RULES = BETWEEN_RULES | {"hreflang-duplicate", "hreflang-no-self", "hreflang-no-x-default"}
_NO_SELF = Hit("hreflang-no-self")


# One entry


def link_hits(alternates: Alternates, row: int) -> list[Hit]:
    """Return the hits about the links of one entry."""
    if not alternates or not alternates.linked[row]:
        return []
    links, page = alternates.links_of(row), alternates.pages[row]
    hits = list(_own_hits(links))
    if conflict := conflict_of(alternates, links):
        hits.append(conflict.hit(conflict.first + 1))
    if page and page not in links.pages:
        hits.append(_NO_SELF)
    if page and (missing := not_returning(alternates, row, page, links)):
        hits.append(no_return(missing))
    return hits


def link_codes_at(alternates: Alternates, row: int) -> dict[Key, int]:
    """Return the codes of the rules about links that one entry breaks."""
    return {(hit.rule, HREFLANG.name): code_of_hit(hit) for hit in link_hits(alternates, row)}


def _own_hits(links: Links) -> Iterator[Hit]:
    """Yield the hits of one entry's links by themselves; of its pages, only if a language is repeated."""
    named = [(tag, page) for tag, page in links.pairs() if tag]  # an empty tag has a finding of its own
    tags = [tag for tag, _ in named]
    languages = set(tags)
    if len(languages) < len(tags):
        counts = Counter(tags)
        repeated = next(tag for tag in tags if counts[tag] > 1)
        is_same = len(set(named)) < len(tags)
        yield Hit(
            "hreflang-duplicate", (("value", repeated),), fix=Fixability.AUTO if is_same else Fixability.ASK
        )
    if len(languages) > 1 and X_DEFAULT not in languages:
        yield Hit("hreflang-no-x-default", (("count", len(languages)),))


# All entries


def link_codes(alternates: Alternates) -> Codes:
    """Return the codes of all entries, by rule."""
    codes: Codes = {}
    if not alternates:
        return codes
    size = len(alternates)
    rows = list(compress(range(size), alternates.linked))
    if alternates.said.names_any(alternates.pages):
        selfless = list(_selfless(alternates, rows))
        not_returned = list(_not_returned(alternates, rows, set(selfless)))
    else:
        selfless, not_returned = list(filter(alternates.pages.__getitem__, rows)), []
    for hit, found in chain(
        _told_alone(alternates, rows),
        _conflicts(alternates, rows),
        [(_NO_SELF, selfless), (Hit(NO_RETURN), not_returned)],
    ):
        code, array = code_of_hit(hit), array_of(codes, size, (hit.rule, HREFLANG.name))
        for row in found:
            array[row] = code
    return codes


def _told_alone(alternates: Alternates, rows: Iterable[int]) -> Iterator[tuple[Hit, Sequence[int]]]:
    """Yield the hits of links by themselves, each with the rows that share it."""
    by_tags: dict[tuple[str, ...], list[int]] = {}
    for row in rows:
        by_tags.setdefault(alternates.tags[row], []).append(row)
    for tags, alike in by_tags.items():
        is_told_by_tags = len(set(tags)) == len(tags)
        for group in [alike] if is_told_by_tags else ([row] for row in alike):
            for hit in _own_hits(alternates.links_of(group[0])):
                yield hit, group


def _conflicts(alternates: Alternates, rows: Iterable[int]) -> Iterator[tuple[Hit, Sequence[int]]]:
    contested = alternates.said.contested
    if not contested:
        return
    for row in rows:
        if not contested.isdisjoint(alternates.linked[row]):
            conflict = conflict_of(alternates, alternates.links_of(row))
            if conflict:
                yield conflict.hit(conflict.first + 1), [row]


def _selfless(alternates: Alternates, rows: Iterable[int]) -> Iterator[int]:
    """Return the entries that do not link to themselves; `rows` are those with links."""
    pages, linked = alternates.pages, alternates.linked
    return (row for row in rows if pages[row] and pages[row] not in linked[row])


def _not_returned(alternates: Alternates, rows: Iterable[int], selfless: Container[int]) -> Iterator[int]:
    """Yield the entries that link to some that do not link back; `rows` are those with links."""
    pages, every = alternates.pages, alternates.linked
    places = alternates.places()
    have_the_same: dict[int, bool] = {}  # True if all linked entries share the same links
    for row in rows:
        linked = every[row]
        is_same = have_the_same.get(id(linked))
        if is_same is None:
            others = map(places.get, linked)
            is_same = all(every[other] is linked for other in others if other is not None)
            have_the_same[id(linked)] = is_same
        if (is_same and row not in selfless) or not pages[row]:
            continue
        if not_returning(alternates, row, pages[row], alternates.links_of(row)):
            yield row


class LinkMarking(Protocol):
    """The checker of links between several files, which marks its own findings."""

    def hits(self, row: int, /) -> Sequence[Hit]:
        """Return the hits of `BETWEEN_RULES` for a row."""


class KeptLinks(Kept[Alternates]):
    """The links of all entries of a file.

    If the file is one of several, `between` checks how entries fit together. It asks which pages a change
    affected, and can have the pages of a file without links followed too.
    """

    RULES = LINK_RULES

    def __init__(self, of: KeptFile) -> None:
        super().__init__(of)
        self.alternates = Alternates()
        self.between: LinkMarking | None = None
        self._is_followed = False
        self._touched: set[str] = set()
        self._is_all_touched = False

    @classmethod
    def check(cls, file: Entries, context: Context, shared: SharedFacts) -> tuple[Codes, Alternates]:
        alternates = alternates_of(file, shared.urls)
        return link_codes(alternates), alternates

    def copied(self, of: KeptFile) -> "KeptLinks":
        copy = KeptLinks(of)
        copy.alternates = self.alternates.copied()
        copy._is_followed = self._is_followed
        return copy

    @property
    def marked(self) -> Collection[str]:
        """The rules that are checked here, not by `between`."""
        return LINK_RULES - BETWEEN_RULES if self.between else LINK_RULES

    @property
    def is_kept(self) -> bool:
        """True if all pages are known, because there are links or because somebody asked for them."""
        return self._is_followed or bool(self.alternates)

    def adopt(self, facts: Alternates, codes: Codes) -> None:
        if self._is_followed and not facts:
            facts = alternates_of(self.of.file, with_pages=True)
        self._take(facts)

    def hits(self, row: int) -> list[FieldHit]:
        hits = link_hits(self.alternates, row)
        if self.between:
            hits = [*(hit for hit in hits if hit.rule in self.marked), *self.between.hits(row)]
        return [(HREFLANG.name, hit) for hit in hits]

    def follow(self, change: RowsChange) -> None:
        kind, rows = change.kind, change.rows
        if kind is ChangeKind.FRAME or (not change.is_few and change.touches(EXTENSIONS)):
            self._check_all()
        elif not change.is_few:
            if change.touches("loc") and self.is_kept:
                self._check_all()
        elif kind is ChangeKind.REMOVED:
            self._remove(rows)
        elif kind is ChangeKind.VALUES and not change.touches("loc", EXTENSIONS):
            return
        elif self.is_kept:
            self._check_few(change)
        elif any(each.tags for each in links_at(self.of.file, rows)):
            self._check_all()

    def _check_all(self) -> None:
        """Read and check the links of all entries."""
        had_any = bool(self.alternates)
        self._take(alternates_of(self.of.file, with_pages=self._is_followed))
        if had_any or self.alternates:
            codes = link_codes(self.alternates)
            self.of.marks.replace(
                self.marked, {key: array for key, array in codes.items() if key[0] in self.marked}
            )

    def _check_few(self, change: RowsChange) -> None:
        """Check the links of a few rows, and the rows that have or link to the same pages."""
        rows, locs = change.rows, self.of.file.column("loc")
        own = [
            (page_key(locs[row]), links)
            for row, links in zip(rows, links_at(self.of.file, rows), strict=True)
        ]
        pages: set[str] = set()
        if change.kind is ChangeKind.INSERTED:
            self.alternates.insert(rows[0], [page for page, _ in own], [links for _, links in own])
        elif change.old_rows is not None:
            pages = self._rearrange(change.old_rows, dict(zip(rows, own, strict=True)))
        else:
            for row, (page, links) in zip(rows, own, strict=True):
                pages |= self.alternates.pages_around(row)
                self.alternates.put(row, page, links)
        self._check_pages(pages | self._pages_around(rows))

    def _rearrange(self, old_rows: RowMapping, coming: dict[int, tuple[str, Links]]) -> set[str]:
        """Follow another order of rows, with new and removed ones; return the pages that need a check.

        Other entries link to each other as before.
        """
        kept = len(old_rows) - len(coming)
        gone = set(range(len(self.alternates))).difference(old_rows) if kept < len(self.alternates) else ()
        pages = self._pages_around(gone)
        if self.between is None:
            pages |= self.alternates.ambiguous()
        self.alternates.rearrange(old_rows, coming)
        return pages

    def _remove(self, rows: Rows) -> None:
        if self.is_kept:
            pages = self._pages_around(rows)
            self.alternates.remove(rows[0], rows[-1])
            self._check_pages(pages)

    # For the checker of links between files

    def keep_pages(self, alternates: Alternates | None = None) -> None:
        """Keep the pages from now on even if no entry has links; `alternates`: the pages if already read."""
        if not self._is_followed:
            self._is_followed = True
            if not self.alternates:
                self.alternates = alternates or alternates_of(self.of.file, with_pages=True)

    def take_touched(self) -> set[str] | None:
        """Return the pages affected by changes since the last call; None if any may be."""
        touched = None if self._is_all_touched else self._touched
        self._touched, self._is_all_touched = set(), False
        return touched

    def _take(self, alternates: Alternates) -> None:
        if self.between and (self.is_kept or alternates) and not self.alternates.says_the_same(alternates):
            self._is_all_touched = True
        self.alternates = alternates

    def _pages_around(self, rows: Iterable[int]) -> set[str]:
        return set().union(*map(self.alternates.pages_around, rows))

    def _check_pages(self, pages: set[str]) -> None:
        if self.between:
            self._touched |= pages
        rows = self.alternates.touched_by(pages) if pages and self.alternates else ()
        if rows:
            self.of.marks.set_rows(self.marked, {row: self._codes_at(row) for row in rows})

    def _codes_at(self, row: int) -> dict[Key, int]:
        codes = link_codes_at(self.alternates, row)
        return {key: code for key, code in codes.items() if key[0] in self.marked}


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
