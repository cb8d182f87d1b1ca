"""The marks of some rules in the findings of all files of a document, in rows of the document."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import Protocol

from editor.core.document.document import Document
from editor.core.document.sitemap_file import SitemapFile
from editor.rules.family import RowsChange
from editor.rules.file_findings import FileFindings
from editor.rules.marks import Codes, Key


class AcrossDocument(Protocol):
    """A document with the findings of its files, as the families of rules about several files see it."""

    document: Document
    is_live: bool  # the findings of all files are known, and changes are followed

    def of(self, file: SitemapFile, /) -> FileFindings:
        """Return the findings of a file."""

    def tell(self) -> None:
        """Tell that marks have changed which were compared later."""


class MarksOfFiles:
    """A family of rules about several files, which marks its findings in those of each file.

    It is told of changes while it is followed, that is after `check`, until `leave`.
    """

    RULES: frozenset[str]  # those whose marks it sets

    def __init__(self, across: AcrossDocument) -> None:
        self.across, self.document, self.of = across, across.document, across.of

    def watch(self, file: SitemapFile) -> None:
        """Connect the findings of a file with those of the others."""

    def welcome(self, file: SitemapFile) -> None:
        """Take a new file without rows into account, which was checked by itself."""

    def files_changed(self) -> None:
        """Follow that files came or went."""

    def check(self) -> None:
        """Check everything at once, in this thread."""

    def remember(self) -> None:
        """Keep what is needed to follow another order of rows, which are about to move."""

    def follow(self, change: RowsChange) -> None:
        """Update the marks after a change of the document, in its rows."""

    def leave(self) -> None:
        """Forget what depends on the present rows, as changes are not followed any more."""

    def each(self) -> Iterator[FileFindings]:
        """Return the findings of each file, in order."""
        return map(self.of, self.document.files)

    def has_any(self, rules: Collection[str]) -> bool:
        """Return True if any row of any file breaks one of these rules."""
        return any(own.marks.has_any(rules) for own in self.each())

    def mark_all(self, codes: Sequence[Codes]) -> None:
        """Replace the marks in all rows; codes: of each file, or () if there are none."""
        for number, own in enumerate(self.each()):
            own.mark_all(codes[number] if codes else {}, self.RULES)

    def mark_rows(self, codes: Iterable[tuple[int, dict[Key, int]]]) -> None:
        """Replace the marks in some rows of the document."""
        found: dict[int, dict[int, dict[Key, int]]] = {}
        for row, of_row in codes:
            file = self.document.file_at(row)
            found.setdefault(file.key, {})[row - file.start] = of_row
        for key, rows in found.items():
            self.of(self.document.files.by_key[key]).mark_rows(rows, self.RULES)
