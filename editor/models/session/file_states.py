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


def file_looks(document: OpenDocument) -> list[FileLook]:
    """Return the state of each file whose rows are loaded, in the order of the files."""
    findings, modified = document.findings, {file.key for file in document.files if file.is_modified}
    return [
        FileLook(part.key, part.name, part.size, _worst_of(findings, part), part.key in modified)
        for part in document.entries.files
    ]


def _worst_of(findings: Findings, file: SitemapFile) -> int:
    """Return the severity of the worst finding of a file, 0 for none."""
    groups = findings.of(file).report.groups()
    return int(groups[0].severity) if groups else 0
