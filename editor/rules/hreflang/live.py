"""Keeps the findings about the language links of a document up to date while it changes."""

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

from editor.core.document.entries import Entries
from editor.core.document.row_mapping import RowMapping
from editor.core.document.rows import Rows
from editor.core.extensions.clusters import page_key
from editor.core.extensions.declared import HREFLANG
from editor.core.xml.markup import EXTENSIONS
from editor.rules.family import ChangeKind, Kept, KeptFile, RowsChange, SharedFacts
from editor.rules.finding import Context, FieldHit, Hit
from editor.rules.hreflang.check import LINK_RULES, link_codes, link_codes_at, link_hits
from editor.rules.hreflang.links import Alternates
from editor.rules.hreflang.pairs import BETWEEN_RULES, Links
from editor.rules.hreflang.reading import alternates_of, links_at
from editor.rules.marks import Codes, Key


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
