"""Keeps the findings about the relations of a document's files up to date while it changes.

The files must have checked a change each by itself before anything here is told of it.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import partial
from itertools import repeat

from editor.core.document.document import Document
from editor.core.document.row_mapping import RowMapping
from editor.core.document.rows import Rows
from editor.core.document.sitemap_file import SitemapFile
from editor.rules.across_files.shared_urls import ACROSS_RULES, SHARED, SharedUrls, shared_codes
from editor.rules.audit.live import KeptAnswers
from editor.rules.duplicates.check import KeyIndex
from editor.rules.file_findings import FileFindings
from editor.rules.finding import FileHit, Hit
from editor.rules.hreflang.across_files import Later, LinksAcross, LinksChecked, LinksOfPart
from editor.rules.hreflang.live import KeptLinks
from editor.rules.hreflang.pairs import BETWEEN_RULES
from editor.rules.marks import FEW_ROWS, Codes, Key, code_of_hit

AT_ONCE = 20_000  # rows whose links are compared in no more than a frame or two
_COPIED = frozenset({SHARED, "duplicate-loc"})  # findings of rows that share their exact URL


def _at_once(work: Callable[[], LinksChecked], done: Callable[[LinksChecked], None]) -> None:
    done(work())


class AcrossFindings:
    """Marks findings about other files in the findings of each file: shared URLs, and language links.

    It listens to the document, whose files have each checked a change already.
    It does nothing before `check` or `adopt`, nor between `leave` and the next of these. If all links of a
    large document must be compared, `later` does so; until then the old marks stay.
    """

    def __init__(
        self, document: Document, findings_of: Callable[[SitemapFile], FileFindings], tell: Callable[[], None]
    ) -> None:
        """`tell` is called whenever marks or the document may have changed."""
        self._document, self._of, self._tell = document, findings_of, tell
        self._shared = SharedUrls(document)
        self._links = LinksAcross(document, lambda part: self._of(part).kept(KeptLinks))
        self._copies: set[bytes] | None = set()  # hashes of shared URLs before rows move; None: too many
        self._between: Codes = {}  # of all files, before rows move
        self.is_live = False
        # Compares links if that takes long: it gets the work, which may run in any thread,
        # and a function for the result. A newer call replaces earlier ones.
        self.later: Later = _at_once
        self._is_awaited = False  # the links after the last change are being compared

    def watch(self, file: SitemapFile) -> None:
        """Connect the findings of a file with those of the others."""
        own = self._of(file)
        own.neighbours = _OtherFiles(file, self._shared)
        own.kept(KeptLinks).between = LinksOfPart(file, self._links)
        own.kept(KeptAnswers).others = partial(self._others, file)

    def _others(self, file: SitemapFile) -> Sequence[FileFindings] | None:
        """Return the findings of the other files; None while they are not all known."""
        if not self.is_live:
            return None
        return [self._of(other) for other in self._document.files if other is not file]

    def welcome(self, file: SitemapFile) -> None:
        """Take a new file without rows into account."""
        if self.is_live:
            self._of(file).check_all()
            self._links.welcome(file)

    def files_changed(self) -> None:
        """Restart a running comparison of links after files were added or removed."""
        if self._is_awaited:
            self._check_links_in(None)
        self._decide_redirects(None)

    def check(self) -> None:
        """Check everything at once, in this thread."""
        self.adopt(self._shared_codes(), self._links.checking()())

    def adopt(self, shared: Sequence[Codes], links: LinksChecked, index: KeyIndex | None = None) -> None:
        """Take over the findings of a check of each file, and follow changes from now on.

        index: the index of all present rows; without one, it is made when needed.
        """
        if index is not None:
            self._shared.know(index)
        self._mark_all(shared, ACROSS_RULES)
        self._take_links(links)
        self.is_live = True
        self._decide_redirects(None)
        self._tell()

    def leave(self) -> None:
        """Stop following changes, as files are about to be read; everything is checked at the end."""
        self.is_live = self._is_awaited = False
        self._shared.forget()

    # Changes of the document

    def values_changed(self, field: str, rows: Rows) -> None:
        """Check rows with new values of a field; "" stands for any field."""
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
        self._follow_redirects()
        self._tell()

    def rows_about_to_be_inserted(self, first: int, last: int) -> None: ...

    def rows_inserted(self, first: int, last: int) -> None:
        """Check whether other files have the URLs of the new rows; `last` is included."""
        if self.is_live:
            self._shared.insert(first, last)
            if last - first + 1 > FEW_ROWS:
                self._check_shared()
            else:
                self._check_hashes(self._shared.hashes(range(first, last + 1)))
        self._check_links()
        self._follow_redirects()
        self._tell()

    def rows_about_to_be_removed(self, first: int, last: int) -> None: ...

    def rows_removed(self, first: int, last: int) -> None:
        """Check the rows that shared a URL with removed ones; `last` is included."""
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
        self._follow_redirects()
        self._tell()

    def rows_about_to_be_rearranged(self) -> None:
        """Keep the shared URLs and the links of all rows, which may come to other files."""
        if self.is_live:
            self._copies = self._hashes_of_copies()
            self._between = self._codes_of_links()
            self._links.remember()

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        """Check rows that are new or may now be in other files."""
        if self.is_live:
            self._check_rearranged(old_rows)
        self._follow_redirects()
        self._tell()

    def _check_rearranged(self, old_rows: RowMapping) -> None:
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
        """Check the links of a file whose namespaces may have changed."""
        self._check_links()
        self._follow_redirects()
        self._tell()

    # Redirects, which are safe to follow only if no other file lists the target

    def _follow_redirects(self) -> None:
        """Decide anew about redirects to or from URLs that came or went in any file."""
        touched = [own.kept(KeptAnswers).take_touched() for own in self._each()]
        known = [each for each in touched if each is not None]
        self._decide_redirects(set[bytes]().union(*known) if len(known) == len(touched) else None)

    def _decide_redirects(self, touched: Collection[bytes] | None) -> None:
        if self.is_live:
            for own in self._each():
                if own.kept(KeptAnswers).reconsider(touched):
                    own.report.forget()

    # Marks

    def _each(self) -> Iterator[FileFindings]:
        return map(self._of, self._document.files)

    def _has_any(self, rules: Collection[str]) -> bool:
        return any(own.marks.has_any(rules) for own in self._each())

    def _mark_all(self, codes: Sequence[Codes], rules: Collection[str]) -> None:
        for number, own in enumerate(self._each()):
            own.mark_all(codes[number] if codes else {}, rules)

    def _mark_rows(self, codes: Iterable[tuple[int, dict[Key, int]]], rules: Collection[str]) -> None:
        found: dict[int, dict[int, dict[Key, int]]] = {}
        for row, of_row in codes:
            file = self._document.file_at(row)
            found.setdefault(file.key, {})[row - file.start] = of_row
        for key, rows in found.items():
            self._of(self._document.file_by_key(key)).mark_rows(rows, rules)

    def _codes_of_links(self) -> Codes:
        """Return the codes of the rules about links, over the rows of all files."""
        each = [(file.size, self._of(file).marks.codes(BETWEEN_RULES)) for file in self._document.files]
        keys = {key for _, codes in each for key in codes}
        return {key: bytearray().join(codes.get(key) or bytes(size) for size, codes in each) for key in keys}

    # URLs that several files have

    def _shared_codes(self) -> list[Codes]:
        return shared_codes([file.copy_rows(range(len(file))) for file in self._document.files])

    def _check_shared(self) -> None:
        self._mark_all(self._shared_codes(), ACROSS_RULES)

    def _hashes_of_copies(self) -> set[bytes] | None:
        if not self._has_any(_COPIED):
            return set()
        rows = [row for rule in _COPIED for row in self._rows_of(rule)]
        return self._shared.hashes(rows) if len(rows) <= FEW_ROWS else None

    def _rows_of(self, rule: str) -> Iterator[int]:
        for file in self._document.files:
            yield from file.to_document(self._of(file).rows(rule, FEW_ROWS + 1))

    def _check_hashes(self, hashes: Collection[bytes], rows: Rows = ()) -> None:
        """Check the rows whose URLs have these hashes; changed rows may have no finding any more."""
        found: dict[int, Hit | None] = {**dict.fromkeys(rows), **self._shared.check(hashes)}
        codes = ((row, {(SHARED, "loc"): code_of_hit(hit)} if hit else {}) for row, hit in found.items())
        self._mark_rows(codes, ACROSS_RULES)

    # Links

    def _check_links(self) -> None:
        """Check the language links affected by a change, in any file."""
        if self.is_live:
            self._check_links_in(self._links.take_touched())

    def _move_links(self, old_rows: RowMapping) -> None:
        """Move the codes about links along with their rows, which may now be in other files."""
        moved = self._between
        for array in moved.values():
            old_rows.arrange(array, repeat(0))
        for file in self._document.files:
            own = {key: array[file.rows.start : file.rows.stop] for key, array in moved.items()}
            self._of(file).mark_all(own, BETWEEN_RULES)

    def _check_links_in(self, rows: Iterable[int] | None) -> None:
        if rows is not None and not self._is_awaited:
            self._mark_rows(((row, self._links.codes_at(row)) for row in rows), BETWEEN_RULES)
        elif len(self._document) <= AT_ONCE:
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
    """The findings about one file because of the others."""

    def __init__(self, file: SitemapFile, shared: SharedUrls) -> None:
        self._file, self._shared = file, shared

    def hits(self, row: int) -> Iterator[tuple[str, Hit]]:
        if hit := self._shared.hit(self._file.start + row):
            yield "loc", hit

    def file_hits(self) -> Iterable[FileHit]:
        return ()
