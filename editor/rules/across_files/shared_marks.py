"""Keeps the marks of URLs that several files of a document list up to date while it changes."""

from collections.abc import Collection, Iterable, Iterator, Sequence

from editor.core.document.rows import Rows
from editor.core.document.sitemap_file import SitemapFile
from editor.rules.across_files.live import KeptAcross
from editor.rules.across_files.marks_of_files import AcrossDocument, MarksOfFiles
from editor.rules.across_files.shared_urls import SHARED, SharedUrls, shared_codes
from editor.rules.duplicates.check import KeyIndex
from editor.rules.family import ChangeKind, RowsChange
from editor.rules.finding import FieldHit, FileHit, Hit
from editor.rules.marks import FEW_ROWS, Codes, code_of_hit

_COPIED = (SHARED, "duplicate-loc")  # findings of rows that share their exact URL


class SharedMarks(MarksOfFiles):
    """Marks the URLs that an earlier file of the document has, too."""

    RULES = frozenset({SHARED})

    def __init__(self, across: AcrossDocument) -> None:
        super().__init__(across)
        self._urls = SharedUrls(across.document)
        self._copies: set[bytes] | None = set()  # hashes of shared URLs before rows move; None: too many

    def watch(self, file: SitemapFile) -> None:
        self.of(file).kept(KeptAcross).others = _OtherFiles(file, self._urls)

    def check(self) -> None:
        self.mark_all(shared_codes([file.copy_rows(range(len(file))) for file in self.document.files]))

    def adopt(self, codes: Sequence[Codes], index: KeyIndex | None) -> None:
        """Take over the findings of a check of each file; index: of all present rows, if known."""
        if index is not None:
            self._urls.know(index)
        self.mark_all(codes)

    def leave(self) -> None:
        self._urls.forget()

    def remember(self) -> None:
        self._copies = self._hashes_of_copies()

    def follow(self, change: RowsChange) -> None:
        if change.kind is ChangeKind.VALUES:
            self._follow_values(change)
        elif change.kind is ChangeKind.INSERTED:
            self._follow_inserted(change)
        elif change.kind is ChangeKind.REMOVED:
            self._follow_removed(change)
        elif change.old_rows is not None:
            self._urls.rearrange(change.old_rows)
            self._follow_rearranged(change)

    def _follow_values(self, change: RowsChange) -> None:
        rows, is_loc = change.rows, change.touches("loc")
        if not rows or not (is_loc or self.has_any(self.RULES)):
            return
        is_known = change.is_few and (self._urls.is_ready or not is_loc or not self.has_any(self.RULES))
        before = self._urls.hashes(rows) if is_known else set()
        if is_loc:
            self._urls.update(rows)
        if not is_known:
            self._check_all(change)
        elif is_loc:
            self._check_hashes(before | self._urls.hashes(rows), rows)
        else:
            self._check_hashes(before)

    def _follow_inserted(self, change: RowsChange) -> None:
        self._urls.insert(change.rows[0], change.rows[-1])
        if change.is_few:
            self._check_hashes(self._urls.hashes(change.rows))
        else:
            self._check_all(change)

    def _follow_removed(self, change: RowsChange) -> None:
        first, last = change.rows[0], change.rows[-1]
        if not self.has_any(self.RULES):
            self._urls.remove(first, last)
        elif self._urls.is_ready and change.is_few:
            hashes = self._urls.hashes(change.rows)
            self._urls.remove(first, last)
            self._check_hashes(hashes)
        else:
            self._urls.remove(first, last)
            self._check_all(change)

    def _follow_rearranged(self, change: RowsChange) -> None:
        if self._copies is None or not change.is_few:
            self.check()
        elif self._copies or change.rows:
            new = self._urls.hashes(change.rows) if change.rows else set()
            self._check_hashes(self._copies | new)

    def _check_all(self, change: RowsChange) -> None:
        self.check()
        if change.is_few:  # and more like it may follow
            self._urls.learn()

    def _hashes_of_copies(self) -> set[bytes] | None:
        if not self.has_any(_COPIED):
            return set()
        rows = [row for rule in _COPIED for row in self._rows_of(rule)]
        return self._urls.hashes(rows) if len(rows) <= FEW_ROWS else None

    def _rows_of(self, rule: str) -> Iterator[int]:
        for file in self.document.files:
            yield from file.to_document(self.of(file).marks.rows_of(rule, FEW_ROWS + 1))

    def _check_hashes(self, hashes: Collection[bytes], rows: Rows = ()) -> None:
        """Check the rows whose URLs have these hashes; changed rows may have no finding any more."""
        found: dict[int, Hit | None] = {**dict.fromkeys(rows), **self._urls.check(hashes)}
        self.mark_rows(
            (row, {(SHARED, "loc"): code_of_hit(hit)} if hit else {}) for row, hit in found.items()
        )


class _OtherFiles:
    """The findings about one file because of URLs that others have, too."""

    def __init__(self, file: SitemapFile, urls: SharedUrls) -> None:
        self._file, self._urls = file, urls

    def hits(self, row: int) -> Iterator[FieldHit]:
        if hit := self._urls.hit(self._file.start + row):
            yield "loc", hit

    def file_hits(self) -> Iterable[FileHit]:
        return ()
