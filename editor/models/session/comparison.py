"""The last comparison of an open document with another sitemap: its counts, and how to repeat it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from editor.core.differences import DifferenceKind, Differences, KnownBy
from editor.core.insight.source import ComparedCounts


@dataclass(frozen=True, slots=True)
class Comparison:
    """A comparison of a document with a file, a folder, or what is published at some URLs."""

    other: Path | Sequence[str]
    known_by: KnownBy
    told: ComparedCounts
    edits: int  # that had been made by then

    def compared(self, edits: int) -> ComparedCounts:
        """Return what is told of it after so many edits."""
        return replace(self.told, is_current=edits == self.edits)


def counted_differences(found: Differences) -> dict[DifferenceKind, int]:
    """Return the numbers of entries of each kind of differences."""
    return {kind: kind.of(found).count for kind in DifferenceKind if kind is not DifferenceKind.ALL}
