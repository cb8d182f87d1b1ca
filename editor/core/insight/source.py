"""The columns that pictures are drawn from: copied, so that a worker counts while the document changes."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TypeVar

from editor.core.differences import DifferenceKind
from editor.core.document.entries import Entries
from editor.core.document.rows import Rows
from editor.core.document.saved_state import NO_CHANGES, ChangeCounts
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.insight.counting import Tallies, Tally, picked_rows
from editor.core.site.answers import PageAnswer

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class ComparedCounts:
    """How many entries were the same and different when a document was compared with another sitemap."""

    name: str  # of the other one
    when: str  # as the user writes it
    alike: int
    different: Mapping[DifferenceKind, int]  # but for ALL
    is_current: bool = True  # nothing was edited since


@dataclass(frozen=True)
class InsightSource:
    """Some rows of a document as columns, with what is known of them; nothing of it may be changed."""

    now: datetime
    kind: Kind
    locs: Sequence[str] = ()  # these columns are empty where they are not wanted
    lastmods: Sequence[str] = ()
    changefreqs: Sequence[str] = ()
    priorities: Sequence[str] = ()
    marks: bytes = b""  # severity of the worst finding of each row, 0 for none; b"" if none was looked for
    finding_counts: Sequence[int] = ()  # of each row; () if none was looked for
    extensions: Mapping[str, int] = field(default_factory=dict)  # rows with images, videos, news, languages
    languages: Sequence[tuple[str, ...]] = ()  # of the page of each row, by its links
    versions: Sequence[tuple[str, ...]] = ()  # that each row links to
    answers: Mapping[int, PageAnswer] = field(default_factory=dict)  # by row
    since_saved: ChangeCounts = NO_CHANGES
    since_opened: ChangeCounts = NO_CHANGES
    compared: ComparedCounts | None = None
    tallies: Tallies = field(default_factory=Tallies)  # of this and earlier states of the same rows
    sample_of: int = 0  # the number of rows that these are a sample of; 0 if they are all

    def __len__(self) -> int:
        return max(map(len, (self.locs, self.lastmods, self.changefreqs, self.priorities)))

    def counts(self, tally: Tally[T]) -> Counter[T]:
        """Return what a tally finds in the columns; it must not be changed."""
        return self.tallies.counts(tally, tuple(getattr(self, name) for name in tally.columns))


MakeSource = Callable[[], InsightSource]


def insight_columns(
    entries: Entries,
    rows: Rows | None,
    now: datetime,
    tallies: Tallies | None = None,
    fields: Collection[str] = FIELD_NAMES,
) -> InsightSource:
    """Return the columns of some rows, or of all: copies of what may change, quick for a million rows.

    tallies: what was counted of earlier states of them, if anything was; fields: those that are wanted.
    """

    def picked(name: str) -> list[str]:
        return picked_rows(entries.column(name), rows) if name in fields else []

    return InsightSource(
        now,
        entries.kind,
        picked("loc"),
        picked("lastmod"),
        picked("changefreq"),
        picked("priority"),
        tallies=tallies or Tallies(),
    )


def insight_sample(
    entries: Entries, rows: range, now: datetime, most: int, fields: Collection[str] = FIELD_NAMES
) -> InsightSource:
    """Return some columns of a sample of rows: at most `most` of them, evenly spread."""
    spread = rows[:: -(-len(rows) // most) or 1]
    return replace(insight_columns(entries, spread, now, fields=fields), sample_of=len(rows))
