"""How the files of a document of several stand at the moment, in short."""

from collections.abc import Collection
from dataclasses import dataclass

from PySide6.QtCore import QLocale

from editor.core.part import Part
from editor.rules.joined_findings import JoinedFindings

ALL = 0  # in place of the key of a file


@dataclass(frozen=True, slots=True)
class FileLook:
    """What is said about a file wherever it is listed in short."""

    key: int
    name: str
    rows: int
    severity: int  # of its worst finding, 0 for none
    is_modified: bool
    is_read: bool = True  # False: its rows are not there

    @property
    def label(self) -> str:
        """Its name with what there is in it."""
        count = f"  {QLocale().toString(self.rows)}" if self.is_read else ""
        return f"{self.name}{count}{' •' if self.is_modified else ''}"


def file_looks(
    findings: JoinedFindings, modified: Collection[int], unread: Collection[int]
) -> list[FileLook]:
    """The files in their order; modified, unread: the keys of those."""
    return [
        FileLook(
            part.key,
            part.name,
            part.size,
            worst_of(findings, part),
            part.key in modified,
            part.key not in unread,
        )
        for part in findings.urlset.parts
    ]


def worst_of(findings: JoinedFindings, part: Part) -> int:
    """The severity of the worst finding of a file, 0 for none."""
    groups = findings.of(part).groups()
    return int(groups[0].severity) if groups else 0
