"""Finds URLs that look like those of sitemaps, which belong in an index, and keeps this up to date."""

from collections.abc import Iterator
from itertools import repeat

from editor.core.document.entries import Entries
from editor.core.fields import Kind
from editor.rules.family import ChangeKind, Kept, KeptFile, RowsChange, SharedFacts
from editor.rules.finding import Context, FileHit, Hit
from editor.rules.loc.advice import looks_like_sitemap
from editor.rules.marks import Codes, code_of_hit, hide_marked
from editor.rules.scope.live import BESIDE_ERRORS
from editor.rules.url_column import UrlColumn

LOOKS_LIKE_SITEMAP = "loc-looks-like-sitemap"
LISTS_SITEMAPS = "urlset-lists-sitemaps"


def sitemap_looks(column: UrlColumn) -> bytearray:
    """Return 1 for each URL that looks like a sitemap, else 0."""
    looks = bytearray(len(column.locs))
    if column.has_telling_dots:
        for row, loc in enumerate(column.locs):
            if ".xml" in loc.lower():
                looks[row] = looks_like_sitemap(loc)
    return looks


def looks_of(entries: Entries, column: UrlColumn) -> bytearray:
    """Return 1 for each row whose URL looks like a sitemap, else 0; always 0 outside a urlset."""
    return sitemap_looks(column) if entries.kind is Kind.URLSET else bytearray(len(column.locs))


class KeptLooks(Kept[bytearray]):
    """A byte for each row: 1 if its URL looks like a sitemap."""

    RULES = frozenset({LOOKS_LIKE_SITEMAP})

    def __init__(self, of: KeptFile) -> None:
        super().__init__(of)
        self._looks = bytearray()

    @classmethod
    def check(cls, file: Entries, context: Context, shared: SharedFacts) -> tuple[Codes, bytearray]:
        return {}, looks_of(file, shared.urls)

    def copied(self, of: KeptFile) -> "KeptLooks":
        copy = KeptLooks(of)
        copy._looks = bytearray(self._looks)
        return copy

    def adopt(self, facts: bytearray, codes: Codes) -> None:
        self._looks = facts

    def settle(self) -> None:
        self._mark()

    def follow(self, change: RowsChange) -> None:
        kind, rows, file = change.kind, change.rows, self.of.file
        if kind is ChangeKind.FRAME or not change.touches("loc"):
            return
        if kind is ChangeKind.INSERTED:
            self._looks[rows[0] : rows[0]] = looks_of(file, change.shared.urls)
        elif kind is ChangeKind.REMOVED:
            del self._looks[rows[0] : rows[-1] + 1]
        elif not change.is_few:
            self._looks = looks_of(file, change.shared.urls)
        else:
            if change.old_rows is not None:
                change.old_rows.arrange(self._looks, repeat(0))
            is_urlset, locs = file.kind is Kind.URLSET, file.column("loc")
            for row in rows:
                self._looks[row] = is_urlset and looks_like_sitemap(locs[row])
        self._mark()

    def file_hits(self) -> Iterator[FileHit]:
        if self._lists_sitemaps():
            yield FileHit(LISTS_SITEMAPS, count=len(self._looks))

    def _lists_sitemaps(self) -> bool:
        """Return True if every URL looks like a sitemap."""
        return len(self._looks) > 0 and 0 not in self._looks

    def _mark(self) -> None:
        """Mark URLs that look like sitemaps among others that do not; an error of a URL hides this."""
        codes: Codes = {}
        if 1 in self._looks and not self._lists_sitemaps():
            table = bytes([0, code_of_hit(Hit(LOOKS_LIKE_SITEMAP)), *[0] * 254])
            errors = self.of.marks.errors("loc", BESIDE_ERRORS)
            codes[LOOKS_LIKE_SITEMAP, "loc"] = hide_marked(self._looks.translate(table), errors)
        if codes or self.of.marks.has_any(self.RULES):
            self.of.marks.replace(self.RULES, codes)
