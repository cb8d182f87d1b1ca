"""Keeps the marks of redirects between the files of a document up to date while it changes."""

from collections.abc import Collection, Sequence

from editor.core.document.sitemap_file import SitemapFile
from editor.rules.across_files.marks_of_files import MarksOfFiles
from editor.rules.audit.check import REDIRECTED
from editor.rules.audit.live import KeptAnswers
from editor.rules.family import RowsChange
from editor.rules.file_findings import FileFindings


class RedirectMarks(MarksOfFiles):
    """Marks the redirects that are safe to follow: no other file lists the target, or leads there."""

    RULES = frozenset({REDIRECTED})

    def watch(self, file: SitemapFile) -> None:
        def others() -> Sequence[FileFindings] | None:
            if not self.across.is_live:
                return None
            return [self.of(other) for other in self.document.files if other is not file]

        self.of(file).kept(KeptAnswers).others = others

    def files_changed(self) -> None:
        if self.across.is_live:
            self.check()

    def check(self) -> None:
        self._decide(None)

    def follow(self, change: RowsChange) -> None:
        """Decide anew about redirects to or from URLs that came or went in any file."""
        touched = [own.kept(KeptAnswers).take_touched() for own in self.each()]
        known = [each for each in touched if each is not None]
        self._decide(set[bytes]().union(*known) if len(known) == len(touched) else None)

    def _decide(self, touched: Collection[bytes] | None) -> None:
        """Decide about redirects near URLs with these hashes; None: about all."""
        for own in self.each():
            if own.kept(KeptAnswers).reconsider(touched):
                own.report.forget()
