"""Keeps the findings about the relations of a document's files up to date while it changes.

The files must have checked a change each by itself before anything here is told of it.
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from editor.core.document.document import Document
from editor.core.document.row_mapping import RowMapping
from editor.core.document.rows import Rows
from editor.core.document.sitemap_file import SitemapFile
from editor.rules.across_files.link_marks import LinkMarks
from editor.rules.across_files.marks_of_files import MarksOfFiles
from editor.rules.across_files.redirect_marks import RedirectMarks
from editor.rules.across_files.shared_marks import SharedMarks
from editor.rules.duplicates.check import KeyIndex
from editor.rules.family import ChangeKind, RowsChange, SharedFacts
from editor.rules.file_findings import FileFindings
from editor.rules.hreflang.across_files import LinksChecked
from editor.rules.marks import FEW_ROWS, Codes

AnyMarks = TypeVar("AnyMarks", bound=MarksOfFiles)

# Each follows a change in this order: redirects look at what the others have marked.
ACROSS_FAMILIES: tuple[type[MarksOfFiles], ...] = (SharedMarks, LinkMarks, RedirectMarks)


class AcrossFindings:
    """Marks findings about other files in those of each file: shared URLs, language links, and redirects.

    It listens to the document, whose files have each checked a change already, and lets each of
    `ACROSS_FAMILIES` follow. It does nothing before `check` or `adopt`, nor between `leave` and the next of
    these.
    """

    def __init__(
        self, document: Document, findings_of: Callable[[SitemapFile], FileFindings], tell: Callable[[], None]
    ) -> None:
        """`tell` is called whenever marks or the document may have changed."""
        self.document, self.of, self.tell = document, findings_of, tell
        self.is_live = False
        self._families = [family(self) for family in ACROSS_FAMILIES]

    def family(self, kind: type[AnyMarks]) -> AnyMarks:
        """Return one of the families."""
        return next(family for family in self._families if isinstance(family, kind))

    def watch(self, file: SitemapFile) -> None:
        """Connect the findings of a file with those of the others; a new one has no rows yet."""
        for family in self._families:
            family.watch(file)
        if self.is_live:
            self.of(file).check_all()
            for family in self._families:
                family.welcome(file)

    def files_changed(self) -> None:
        """Follow that files came or went."""
        for family in self._families:
            family.files_changed()

    def check(self) -> None:
        """Check everything at once, in this thread."""
        self.is_live = True
        for family in self._families:
            family.check()
        self.tell()

    def adopt(self, shared: Sequence[Codes], links: LinksChecked, index: KeyIndex | None = None) -> None:
        """Take over the findings of a check of each file, and follow changes from now on.

        index: the index of all present rows; without one, it is made when needed.
        """
        self.family(SharedMarks).adopt(shared, index)
        self.family(LinkMarks).adopt(links)
        self.is_live = True
        self.family(RedirectMarks).check()  # which knows other files from now on
        self.tell()

    def leave(self) -> None:
        """Stop following changes, as files are about to be read; everything is checked at the end."""
        self.is_live = False
        for family in self._families:
            family.leave()

    # Changes of the document

    def values_changed(self, field: str, rows: Rows) -> None:
        """Check rows with new values of a field; "" stands for any field."""
        self._follow(ChangeKind.VALUES, rows, field)

    def rows_about_to_be_inserted(self, first: int, last: int) -> None: ...

    def rows_inserted(self, first: int, last: int) -> None:
        """Check whether other files have the URLs of the new rows; `last` is included."""
        self._follow(ChangeKind.INSERTED, range(first, last + 1))

    def rows_about_to_be_removed(self, first: int, last: int) -> None: ...

    def rows_removed(self, first: int, last: int) -> None:
        """Check the rows that shared a URL with removed ones; `last` is included."""
        self._follow(ChangeKind.REMOVED, range(first, last + 1))

    def rows_about_to_be_rearranged(self) -> None:
        """Keep the shared URLs and the links of all rows, which may come to other files."""
        for family in self._families if self.is_live else ():
            family.remember()

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        """Check rows that are new or may now be in other files."""
        self._follow(ChangeKind.REARRANGED, old_rows.new, old_rows=old_rows)

    def frame_changed(self) -> None:
        """Check the links of a file whose namespaces may have changed."""
        self._follow(ChangeKind.FRAME, ())

    def _follow(
        self, kind: ChangeKind, rows: Rows, field: str = "", *, old_rows: RowMapping | None = None
    ) -> None:
        if self.is_live:
            facts = SharedFacts(self.document)
            change = RowsChange(kind, facts, rows, field, old_rows, is_few=len(rows) <= FEW_ROWS)
            for family in self._families:
                family.follow(change)
        self.tell()
