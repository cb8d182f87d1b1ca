"""What the files of one document have to do with each other, kept true while the document changes.

The files have been checked each by itself before anything here is told of a change.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import repeat

from editor.core.document.document import Document
from editor.core.document.row_mapping import RowMapping
from editor.core.document.rows import Rows
from editor.core.document.sitemap_file import SitemapFile
from editor.rules.across_files.neighbour_marks import NeighbourMarks
from editor.rules.across_files.shared_urls import ACROSS_RULES, SHARED, SharedUrls, shared_codes
from editor.rules.duplicates.check import KeyIndex
from editor.rules.finding import Hit, Remark
from editor.rules.findings import Findings
from editor.rules.hreflang.across_files import LinksAcross, LinksChecked, LinksOfPart
from editor.rules.hreflang.pairs import BETWEEN_RULES
from editor.rules.marks import FEW_ROWS, Codes, Key, code_of_hit

AT_ONCE = 20_000  # rows whose links are compared within a frame or two
Later = Callable[[Callable[[], LinksChecked], Callable[[LinksChecked], None]], None]
_COPIED = frozenset({SHARED, "duplicate-loc"})  # what rows have of which others have the very same URL


def _at_once(work: Callable[[], LinksChecked], done: Callable[[LinksChecked], None]) -> None:
    done(work())


class AcrossFindings:
    """Marks in the findings of each file what others have to do with it: URLs in several, and links.

    Nothing is done before `check` or `adopt`, and nothing between `leave` and the next of these. Where all
    links of a large document have to be compared, `later` does it: their marks are as they were until then.
    """

    def __init__(
        self, urlset: Document, findings_of: Callable[[SitemapFile], Findings], tell: Callable[[], None]
    ) -> None:
        """tell: is called where marks have changed and the document has not."""
        self._urlset, self._of, self._tell = urlset, findings_of, tell
        self._shared = SharedUrls(urlset)
        self._links = LinksAcross(urlset, lambda part: self._marks_of(part).links)
        self._copies: set[bytes] | None = set()  # what rows that are about to move share; None: too many
        self._between: Codes = {}  # of all files, before rows move
        self.is_live = False
        # What compares links where that takes long: it is handed the work, which may be done in any thread,
        # and what takes the outcome. What was handed over before does not count any more.
        self.later: Later = _at_once
        self._is_awaited = False  # links are being compared as they were after the last change

    def watch(self, part: SitemapFile) -> None:
        """Let the findings of a file know of the others."""
        own = self._marks_of(part)
        own.ask(_OtherFiles(part, self._shared))
        own.links.between = LinksOfPart(part, self._links)

    def welcome(self, part: SitemapFile) -> None:
        """A file without rows is there that was not."""
        if self.is_live:
            self._of(part).check_all()
            self._links.welcome(part)

    def files_changed(self) -> None:
        """Files came or went: links that are being compared have to be compared as they are now."""
        if self._is_awaited:
            self._check_links_in(None)

    def check(self) -> None:
        """Check it all, here and now."""
        self.adopt(self._shared_codes(), self._links.checking()())

    def adopt(self, shared: Sequence[Codes], links: LinksChecked, index: KeyIndex | None = None) -> None:
        """Take what was found of each file; from now on changes are followed.

        index: that of all rows, as they are now; it is made when it is needed where there is none.
        """
        if index is not None:
            self._shared.know(index)
        self._mark_all(shared, ACROSS_RULES)
        self._take_links(links)
        self.is_live = True
        self._tell()

    def leave(self) -> None:
        """Files are about to be read: it is all checked again at the end."""
        self.is_live = self._is_awaited = False
        self._shared.forget()

    # What the document tells

    def values_changed(self, field: str, rows: Rows) -> None:
        """Values of a field changed; "" stands for any."""
        if self.is_live and rows:
            is_loc = field in ("", "loc")
            if len(rows) > FEW_ROWS or (self._has_any({SHARED}) and not self._shared.is_ready):
                if is_loc:
                    self._shared.forget()
                if is_loc or self._has_any({SHARED}):
                    self._check_shared()
            elif is_loc:
                before = self._shared.hashes(rows)
                self._shared.update(rows)
                self._check_hashes(before | self._shared.hashes(rows), rows)
            elif self._has_any({SHARED}):
                self._check_hashes(self._shared.hashes(rows))
        self._check_links()

    def rows_inserted(self, first: int, last: int) -> None:
        """Check whether other files have the URLs of the new rows; `last` is included."""
        if self.is_live:
            self._shared.insert(first, last)
            if last - first + 1 > FEW_ROWS:
                self._check_shared()
            else:
                self._check_hashes(self._shared.hashes(range(first, last + 1)))
        self._check_links()

    def rows_removed(self, first: int, last: int) -> None:
        """Check whose duplicates the rows were; `last` is included."""
        if self.is_live:
            if not self._has_any({SHARED}):
                self._shared.remove(first, last)
            elif self._shared.is_ready and last - first < FEW_ROWS:
                hashes = self._shared.hashes(range(first, last + 1))
                self._shared.remove(first, last)
                self._check_hashes(hashes)
            else:
                self._shared.forget()
                self._check_shared()
        self._check_links()

    def rows_about_to_be_rearranged(self) -> None:
        """Of two rows with one URL in a file, one may go to another; links are those that there were."""
        if self.is_live:
            self._copies = self._hashes_of_copies()
            self._between = self._codes_of_links()
            self._links.remember()

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        """Rows may be in other files now, or new."""
        if not self.is_live:
            return
        self._shared.rearrange(old_rows)
        new = old_rows.new
        if self._copies is None or len(new) > FEW_ROWS:
            self._check_shared()
        elif self._copies or new:
            self._check_hashes(self._copies | (self._shared.hashes(new) if new else set()))
        rows = self._links.take_touched(is_moved=old_rows.is_permutation)
        if rows is None and old_rows.is_permutation:
            rows = self._links.take_order(old_rows)
            if rows is not None:
                self._move_links(old_rows)
        self._check_links_in(rows)

    def frame_changed(self) -> None:
        """The links of a file may mean something else."""
        self._check_links()

    # Marks

    def _marks_of(self, part: SitemapFile) -> NeighbourMarks:
        return self._of(part).of_neighbours

    def _each(self) -> Iterator[NeighbourMarks]:
        return map(self._marks_of, self._urlset.files)

    def _has_any(self, rules: Collection[str]) -> bool:
        return any(own.has_any(rules) for own in self._each())

    def _mark_all(self, codes: Sequence[Codes], rules: Collection[str]) -> None:
        for number, own in enumerate(self._each()):
            own.replace(codes[number] if codes else {}, rules)

    def _mark_rows(self, codes: Iterable[tuple[int, dict[Key, int]]], rules: Collection[str]) -> None:
        found: dict[int, dict[int, dict[Key, int]]] = {}
        for row, of_row in codes:
            part = self._urlset.file_at(row)
            found.setdefault(part.key, {})[row - part.start] = of_row
        for key, rows in found.items():
            self._marks_of(self._urlset.file_by_key(key)).set_rows(rows, rules)

    def _codes_of_links(self) -> Codes:
        """What is marked of links, over the rows of all files."""
        each = [(part.size, self._marks_of(part).codes(BETWEEN_RULES)) for part in self._urlset.files]
        keys = {key for _, codes in each for key in codes}
        return {key: bytearray().join(codes.get(key) or bytes(size) for size, codes in each) for key in keys}

    # URLs that several files have

    def _shared_codes(self) -> list[Codes]:
        return shared_codes([part.copy_rows(range(len(part))) for part in self._urlset.files])

    def _check_shared(self) -> None:
        self._mark_all(self._shared_codes(), ACROSS_RULES)

    def _hashes_of_copies(self) -> set[bytes] | None:
        if not self._has_any(_COPIED):
            return set()
        rows = [row for rule in _COPIED for row in self._rows_of(rule)]
        return self._shared.hashes(rows) if len(rows) <= FEW_ROWS else None

    def _rows_of(self, rule: str) -> Iterator[int]:
        for part in self._urlset.files:
            yield from part.to_document(self._of(part).rows(rule, FEW_ROWS + 1))

    def _check_hashes(self, hashes: Collection[bytes], rows: Rows = ()) -> None:
        """Check the rows whose URLs have these hashes; rows that changed may have none any more."""
        found: dict[int, Hit | None] = {**dict.fromkeys(rows), **self._shared.check(hashes)}
        codes = ((row, {(SHARED, "loc"): code_of_hit(hit)} if hit else {}) for row, hit in found.items())
        self._mark_rows(codes, ACROSS_RULES)

    # Links

    def _check_links(self) -> None:
        """Check the language links that a change has to do with, in any file."""
        if self.is_live:
            self._check_links_in(self._links.take_touched())

    def _move_links(self, old_rows: RowMapping) -> None:
        """The rows stand elsewhere, maybe in other files, with all that is said of their links."""
        moved = self._between
        for array in moved.values():
            old_rows.arrange(array, repeat(0))
        for part in self._urlset.files:
            own = {key: array[part.rows.start : part.rows.stop] for key, array in moved.items()}
            self._marks_of(part).replace(own, BETWEEN_RULES)

    def _check_links_in(self, rows: Iterable[int] | None) -> None:
        if rows is not None and not self._is_awaited:
            self._mark_rows(((row, self._links.codes_at(row)) for row in rows), BETWEEN_RULES)
        elif len(self._urlset) <= AT_ONCE:
            self._take_links(self._links.checking()())
        else:
            self._is_awaited = True
            self.later(self._links.checking(), self._on_checked)

    def _on_checked(self, links: LinksChecked) -> None:
        if self._is_awaited:
            self._take_links(links)
            self._tell()

    def _take_links(self, links: LinksChecked) -> None:
        self._is_awaited = False
        self._mark_all(links.codes, BETWEEN_RULES)
        self._links.settle(links)


class _OtherFiles:
    """What the other files have to do with one of them."""

    def __init__(self, part: SitemapFile, shared: SharedUrls) -> None:
        self._part, self._shared = part, shared

    def hits(self, row: int) -> Iterator[tuple[str, Hit]]:
        if hit := self._shared.hit(self._part.start + row):
            yield "loc", hit

    def remarks(self) -> Iterable[Remark]:
        return ()
