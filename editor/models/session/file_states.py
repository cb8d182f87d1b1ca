"""Summarizes the present state of each file of a document with several files."""

from dataclasses import dataclass

from PySide6.QtCore import QLocale

from editor.core.document.sitemap_file import SitemapFile
from editor.rules.findings import Findings
from editor.services.documents.open_document import OpenDocument

ALL = 0  # in place of the key of a file


@dataclass(frozen=True, slots=True)
class FileLook:
    """The state of a file as short lists show it."""

    key: int
    name: str
    rows: int
    severity: int  # of its worst finding, 0 for none
    is_modified: bool

    @property
    def label(self) -> str:
        """The file name with the number of rows, and a mark if the file is modified."""
        return f"{self.name}  {QLocale().toString(self.rows)}{' •' if self.is_modified else ''}"


class FileLooks:
    """The states of the files of a document, kept until its findings change or `forget` is called."""

    def __init__(self, document: OpenDocument) -> None:
        self._document = document
        self._looks: list[FileLook] | None = None  # once they were asked for
        document.findings.add_listener(self.forget)

    def close(self) -> None:
        """Stop following the document."""
        self._document.findings.remove_listener(self.forget)

    def forget(self) -> None:
        """Find out the states again when asked, as something has changed."""
        self._looks = None

    def of_set(self) -> list[FileLook]:
        """Return the state of each of several files; the same list object while nothing has changed."""
        if self._looks is None:
            self._looks = _file_looks(self._document) if self._document.is_set else []
        return self._looks


def _file_looks(document: OpenDocument) -> list[FileLook]:
    """Return the state of each file whose rows are loaded, in the order of the files."""
    findings, modified = (
        document.findings,
        {file.key for file in document.file_list.there if file.is_modified},
    )
    return [
        FileLook(
            sitemap.key, sitemap.name, sitemap.size, _worst_of(findings, sitemap), sitemap.key in modified
        )
        for sitemap in document.entries.files
    ]


def _worst_of(findings: Findings, file: SitemapFile) -> int:
    """Return the severity of the worst finding of a file, 0 for none."""
    groups = findings.of(file).report.groups()
    return int(groups[0].severity) if groups else 0
