"""Keeps what is said about the language links of a document true while it changes."""

from collections.abc import Sequence

from editor.core.extensions.clusters import page_key
from editor.core.urlset import Rows, Urlset
from editor.rules.finding import Hit
from editor.rules.hreflang_links import LINK_RULES, Alternates
from editor.rules.hreflang_reading import alternates_of, links_at
from editor.rules.marks import FEW_ROWS, Marks


class LiveLinks:
    """The links of all entries; what changes is marked in the marks of the document, which are handed in."""

    def __init__(self, urlset: Urlset, alternates: Alternates | None = None) -> None:
        self.urlset = urlset
        self._alternates = alternates or Alternates((), ())

    def copied(self, urlset: Urlset) -> "LiveLinks":
        """The same for a copy of the document, to be kept true on its own."""
        return LiveLinks(urlset, self._alternates.copied())

    def adopt(self, alternates: Alternates) -> None:
        """Take what was read of the whole document, marks aside."""
        self._alternates = alternates

    def hits(self, row: int) -> Sequence[Hit]:
        """What is said about the links in a row."""
        return self._alternates.hits(row)

    def check_all(self, marks: Marks) -> None:
        """Read and check the links of all entries."""
        had_any = bool(self._alternates)
        self._alternates = alternates_of(self.urlset)
        if had_any or self._alternates:
            marks.replace(LINK_RULES, self._alternates.codes())

    def check(self, marks: Marks, rows: Rows) -> None:
        """Check the links of a few rows, and those that have to do with them."""
        links = {row: links_at(self.urlset, row) for row in rows}
        if not self._alternates:
            if any(links.values()):
                self.check_all(marks)
            return
        locs = self.urlset.column("loc")
        pages: set[str] = set()
        for row in rows:
            pages |= self._alternates.pages_around(row)
            self._alternates.put(row, page_key(locs[row]), links[row])
            pages |= self._alternates.pages_around(row)
        self._check_pages(marks, pages)

    def inserted(self, marks: Marks, first: int, last: int) -> None:
        """Rows are there that were not; `last` is included."""
        rows = range(first, last + 1)
        if len(rows) > FEW_ROWS:
            self.check_all(marks)
            return
        links = [links_at(self.urlset, row) for row in rows]
        if not self._alternates:
            if any(links):
                self.check_all(marks)
            return
        pages = list(map(page_key, self.urlset.column("loc")[first : last + 1]))
        self._alternates.insert(first, pages, links)
        self._check_pages(marks, set().union(*map(self._alternates.pages_around, rows)))

    def removed(self, marks: Marks, first: int, last: int) -> None:
        """Rows are gone; `last` is included."""
        if self._alternates:
            pages = set().union(*map(self._alternates.pages_around, range(first, last + 1)))
            self._alternates.remove(first, last)
            self._check_pages(marks, pages)

    def _check_pages(self, marks: Marks, pages: set[str]) -> None:
        rows = self._alternates.touched_by(pages)
        if rows:
            marks.set_rows(LINK_RULES, {row: self._alternates.codes_at(row) for row in rows})
