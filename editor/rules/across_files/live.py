"""The findings of a file because of other files, which those who know the others mark and explain."""

from collections.abc import Collection, Iterable
from typing import Protocol

from editor.rules.across_files.rules import ACROSS_RULES
from editor.rules.family import Kept, KeptFile
from editor.rules.finding import FieldHit, FileHit


class OtherFiles(Protocol):
    """The findings that a file has because of the other files, worked out when a row is looked at."""

    def hits(self, row: int, /) -> Iterable[FieldHit]:
        """Return the hits about a row, each with the field it concerns."""

    def file_hits(self) -> Iterable[FileHit]:
        """Return the file hits about the file as a whole."""


class KeptAcross(Kept[None]):
    """The place in the findings of a file where those who know the other files put theirs."""

    RULES = frozenset(rule.id for rule in ACROSS_RULES)

    def __init__(self, of: KeptFile) -> None:
        super().__init__(of)
        self.others: OtherFiles | None = None

    @property
    def marked(self) -> Collection[str]:
        return ()

    def hits(self, row: int) -> Iterable[FieldHit]:
        return self.others.hits(row) if self.others else ()

    def file_hits(self) -> Iterable[FileHit]:
        return self.others.file_hits() if self.others else ()
