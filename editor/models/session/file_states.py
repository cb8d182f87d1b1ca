"""How the files of a document of several stand at the moment, in short."""

from dataclasses import dataclass

from PySide6.QtCore import QLocale

from editor.core.document.sitemap_file import SitemapFile
from editor.rules.findings import Findings
from editor.services.documents.workspace import Workspace

ALL = 0  # in place of the key of a file


@dataclass(frozen=True, slots=True)
class FileLook:
    """What is said about a file wherever it is listed in short."""

    key: int
    name: str
    rows: int
    severity: int  # of its worst finding, 0 for none
    is_modified: bool

    @property
    def label(self) -> str:
        """Its name with what there is in it."""
        return f"{self.name}  {QLocale().toString(self.rows)}{' •' if self.is_modified else ''}"


def file_looks(workspace: Workspace) -> list[FileLook]:
    """The files whose rows are there, in the order of these."""
    findings, modified = workspace.findings, {file.key for file in workspace.files if file.is_modified}
    return [
        FileLook(part.key, part.name, part.size, _worst_of(findings, part), part.key in modified)
        for part in workspace.urlset.files
    ]


def _worst_of(findings: Findings, file: SitemapFile) -> int:
    """The severity of the worst finding of a file, 0 for none."""
    groups = findings.of(file).groups()
    return int(groups[0].severity) if groups else 0
