"""The columns that pictures are drawn from: copied, so that a worker counts while the document changes."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import TypeVar

from editor.core.document.entries import Entries
from editor.core.document.rows import Rows
from editor.core.document.saved_state import NO_CHANGES, ChangeCounts
from editor.core.fields import Kind
from editor.core.insight.counting import Tallies, Tally, picked_rows
from editor.core.site.answers import PageAnswer

T = TypeVar("T")


@dataclass(frozen=True)
class InsightSource:
    """Some rows of a document as columns, with what is known of them; nothing of it may be changed."""

    now: datetime
    kind: Kind
    locs: Sequence[str]
    lastmods: Sequence[str]
    changefreqs: Sequence[str]
    priorities: Sequence[str]
    marks: bytes = b""  # severity of the worst finding of each row, 0 for none; b"" if none was looked for
    finding_counts: Sequence[int] = ()  # of each row; () if none was looked for
    extensions: Mapping[str, int] = field(default_factory=dict)  # rows with images, videos, news, languages
    languages: Sequence[tuple[str, ...]] = ()  # of the page of each row, by its links
    versions: Sequence[tuple[str, ...]] = ()  # that each row links to
    answers: Mapping[int, PageAnswer] = field(default_factory=dict)  # by row
    since_saved: ChangeCounts = NO_CHANGES
    since_opened: ChangeCounts = NO_CHANGES
    tallies: Tallies = field(default_factory=Tallies)  # of this and earlier states of the same rows

    def __len__(self) -> int:
        return len(self.locs)

    def counts(self, tally: Tally[T]) -> Counter[T]:
        """Return what a tally finds in the columns; it must not be changed."""
        return self.tallies.counts(tally, tuple(getattr(self, name) for name in tally.columns))


def insight_columns(
    entries: Entries, rows: Rows | None, now: datetime, tallies: Tallies | None = None
) -> InsightSource:
    """Return the columns of some rows, or of all: copies of what may change, quick for a million rows.

    tallies: what was counted of earlier states of them, if anything was.
    """

    def picked(name: str) -> list[str]:
        return picked_rows(entries.column(name), rows)

    return InsightSource(
        now,
        entries.kind,
        picked("loc"),
        picked("lastmod"),
        picked("changefreq"),
        picked("priority"),
        tallies=tallies or Tallies(),
    )
