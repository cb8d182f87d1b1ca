"""Keeps the marks of language links between the files of a document up to date while it changes."""

from collections.abc import Callable, Iterable
from itertools import repeat

from editor.core.document.row_mapping import RowMapping
from editor.core.document.sitemap_file import SitemapFile
from editor.rules.across_files.marks_of_files import AcrossDocument, MarksOfFiles
from editor.rules.family import RowsChange
from editor.rules.hreflang.across_files import Later, LinksAcross, LinksChecked, LinksOfFile
from editor.rules.hreflang.live import KeptLinks
from editor.rules.hreflang.pairs import BETWEEN_RULES
from editor.rules.marks import Codes

AT_ONCE = 20_000  # rows whose links are compared in no more than a frame or two


def _at_once(work: Callable[[], LinksChecked], done: Callable[[LinksChecked], None]) -> None:
    done(work())


class LinkMarks(MarksOfFiles):
    """Marks the language links that do not fit those of other entries, in whatever file.

    If all links of a large document must be compared, `later` does so; until then the old marks stay.
    """

    RULES = BETWEEN_RULES

    def __init__(self, across: AcrossDocument) -> None:
        super().__init__(across)
        self._links = LinksAcross(across.document, lambda file: self.of(file).kept(KeptLinks))
        self._before: Codes = {}  # of all files, before rows move
        # Compares links if that takes long: it gets the work, which may run in any thread,
        # and a function for the result. A newer call replaces earlier ones.
        self.later: Later = _at_once
        self._is_awaited = False  # the links after the last change are being compared

    def watch(self, file: SitemapFile) -> None:
        self.of(file).kept(KeptLinks).between = LinksOfFile(file, self._links)

    def welcome(self, file: SitemapFile) -> None:
        self._links.welcome(file)

    def check(self) -> None:
        self.adopt(self._links.checking()())

    def adopt(self, links: LinksChecked) -> None:
        """Take over the findings of a check of all links."""
        self._is_awaited = False
        self.mark_all(links.codes)
        self._links.settle(links)

    def files_changed(self) -> None:
        if self._is_awaited:  # of the former files: compare all links anew
            self._check_rows(None)

    def leave(self) -> None:
        self._is_awaited = False

    def remember(self) -> None:
        self._before = self._codes()
        self._links.remember()

    def follow(self, change: RowsChange) -> None:
        old_rows = change.old_rows
        if old_rows is None:
            self._check_rows(self._links.take_touched())
            return
        rows = self._links.take_touched(is_moved=old_rows.is_permutation)
        if rows is None and old_rows.is_permutation:
            rows = self._links.take_order(old_rows)
            if rows is not None:
                self._move(old_rows)
        self._check_rows(rows)

    def _check_rows(self, rows: Iterable[int] | None) -> None:
        """Check the links of some rows, in any file; None: of all."""
        if rows is not None and not self._is_awaited:
            self.mark_rows((row, self._links.codes_at(row)) for row in rows)
        elif len(self.document) <= AT_ONCE:
            self.check()
        else:
            self._is_awaited = True
            self.later(self._links.checking(), self._on_checked)

    def _on_checked(self, links: LinksChecked) -> None:
        if self._is_awaited:
            self.adopt(links)
            self.across.tell()

    def _move(self, old_rows: RowMapping) -> None:
        """Move the codes along with their rows, which may now be in other files."""
        moved = self._before
        for array in moved.values():
            old_rows.arrange(array, repeat(0))
        starts = [(file.rows.start, file.rows.stop) for file in self.document.files]
        self.mark_all([{key: array[a:b] for key, array in moved.items()} for a, b in starts])

    def _codes(self) -> Codes:
        """Return the present codes, over the rows of all files."""
        each = [(file.size, self.of(file).marks.codes(self.RULES)) for file in self.document.files]
        keys = {key for _, codes in each for key in codes}
        return {key: bytearray().join(codes.get(key) or bytes(size) for size, codes in each) for key in keys}
