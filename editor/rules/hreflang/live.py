"""Keeps the findings about the language links of a document up to date while it changes."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from editor.core.document.entries import Entries
from editor.core.document.row_mapping import RowMapping
from editor.core.document.rows import Rows
from editor.core.extensions.clusters import page_key
from editor.rules.finding import Hit
from editor.rules.hreflang.check import LINK_RULES, link_codes, link_codes_at, link_hits
from editor.rules.hreflang.links import Alternates
from editor.rules.hreflang.pairs import BETWEEN_RULES
from editor.rules.hreflang.reading import alternates_of, links_at
from editor.rules.marks import FEW_ROWS, Codes, Key, Marks


class LinkMarking(Protocol):
    """The checker of links between several files, which marks its own findings."""

    def hits(self, row: int, /) -> Sequence[Hit]:
        """Return the hits of `BETWEEN_RULES` for a row."""


class KeptLinks:
    """The links of all entries of a file, and the updates of their findings in the given marks.

    If the file is one of several, `between` checks how entries fit together. It asks which pages a change
    affected, and can have the pages of a file without links followed too.
    """

    def __init__(self, entries: Entries) -> None:
        self.urlset = entries
        self.alternates = Alternates()
        self.between: LinkMarking | None = None
        self._is_followed = False
        self._touched: set[str] = set()
        self._is_all_touched = False

    def copied(self, entries: Entries) -> "KeptLinks":
        """Return an independent copy for a copy of the document."""
        copy = KeptLinks(entries)
        copy.alternates = self.alternates.copied()
        copy._is_followed = self._is_followed
        return copy

    @property
    def beyond(self) -> frozenset[str]:
        """The rules that compare files, which `between` checks."""
        return BETWEEN_RULES if self.between else frozenset()

    @property
    def is_kept(self) -> bool:
        """True if all pages are known, because there are links or because somebody asked for them."""
        return self._is_followed or bool(self.alternates)

    def adopt(self, alternates: Alternates) -> None:
        """Take over the links that were read from the whole document, without setting marks."""
        if self._is_followed and not alternates:
            alternates = alternates_of(self.urlset, with_pages=True)
        self._take(alternates)

    def hits(self, row: int) -> Sequence[Hit]:
        """Return the hits about the links of a row."""
        hits = link_hits(self.alternates, row)
        if self.between is None:
            return hits
        return [*(hit for hit in hits if hit.rule not in BETWEEN_RULES), *self.between.hits(row)]

    def check_all(self, marks: Marks) -> None:
        """Read and check the links of all entries."""
        had_any = bool(self.alternates)
        self._take(alternates_of(self.urlset, with_pages=self._is_followed))
        if had_any or self.alternates:
            marks.replace(LINK_RULES - self.beyond, self.own(link_codes(self.alternates)))

    def pages_changed(self, marks: Marks) -> None:
        """Update the findings after many entries got another URL but no other links."""
        if self.is_kept:
            self.check_all(marks)

    def own(self, codes: Codes) -> Codes:
        """Return the codes of those rules that are checked here."""
        beyond = self.beyond
        return {key: array for key, array in codes.items() if key[0] not in beyond}

    def check(self, marks: Marks, rows: Rows) -> None:
        """Check the links of a few rows, and the rows that have or link to the same pages."""
        links = links_at(self.urlset, rows)
        if not self.is_kept:
            if any(each.tags for each in links):
                self.check_all(marks)
            return
        locs = self.urlset.column("loc")
        pages: set[str] = set()
        for row, own in zip(rows, links, strict=True):
            pages |= self.alternates.pages_around(row)
            self.alternates.put(row, page_key(locs[row]), own)
            pages |= self.alternates.pages_around(row)
        self._check_pages(marks, pages)

    def inserted(self, marks: Marks, first: int, last: int) -> None:
        """Take new rows into account; `last` is included."""
        rows = range(first, last + 1)
        if len(rows) > FEW_ROWS:
            self.check_all(marks)
            return
        links = links_at(self.urlset, rows)
        if not self.is_kept:
            if any(each.tags for each in links):
                self.check_all(marks)
            return
        pages = list(map(page_key, self.urlset.column("loc")[first : last + 1]))
        self.alternates.insert(first, pages, links)
        self._check_pages(marks, self._pages_around(rows))

    def removed(self, marks: Marks, first: int, last: int) -> None:
        """Take the removal of rows into account; `last` is included."""
        if self.is_kept:
            pages = self._pages_around(range(first, last + 1))
            self.alternates.remove(first, last)
            self._check_pages(marks, pages)

    def rearranged(self, marks: Marks, old_rows: RowMapping) -> None:
        """Take another order of rows into account, with new and removed rows; their marks have moved already.

        Other entries link to each other as before, so that only the new and the removed ones are checked.
        """
        new = old_rows.new
        links = links_at(self.urlset, new)
        if not self.is_kept:
            if any(each.tags for each in links):
                self.check_all(marks)
            return
        kept = len(old_rows) - len(new)
        gone = set(range(len(self.alternates))).difference(old_rows) if kept < len(self.alternates) else ()
        pages = self._pages_around(gone)
        if self.between is None:
            pages |= self.alternates.ambiguous()
        locs = self.urlset.column("loc") if new else ()
        coming = {row: (page_key(locs[row]), own) for row, own in zip(new, links, strict=True)}
        self.alternates.rearrange(old_rows, coming)
        self._check_pages(marks, pages | self._pages_around(new))

    # For the checker of links between files

    def follow(self, alternates: Alternates | None = None) -> None:
        """Keep the pages from now on even if no entry has links; `alternates`: the pages if already read."""
        if not self._is_followed:
            self._is_followed = True
            if not self.alternates:
                self.alternates = alternates or alternates_of(self.urlset, with_pages=True)

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

    def _check_pages(self, marks: Marks, pages: set[str]) -> None:
        if self.between:
            self._touched |= pages
        rows = self.alternates.touched_by(pages) if pages and self.alternates else ()
        if rows:
            marks.set_rows(LINK_RULES - self.beyond, {row: self._codes_at(row) for row in rows})

    def _codes_at(self, row: int) -> dict[Key, int]:
        codes = link_codes_at(self.alternates, row)
        return {key: code for key, code in codes.items() if key[0] not in self.beyond}
