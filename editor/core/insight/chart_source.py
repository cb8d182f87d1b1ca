"""The columns that charts are drawn from, and the counts of their values.

The columns are copied, so that a worker counts while the document changes. Counts stay from one
time to the next: after a change only the rows that differ are counted again.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from itertools import compress, count, islice
from operator import is_, is_not, itemgetter
from typing import Any, Generic, TypeVar

from editor.core.document.document_states import NO_CHANGES, ChangeCounts
from editor.core.document.entries import Entries
from editor.core.document.rows import Rows
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.site.page_answers import PageAnswer
from editor.core.versions import DifferenceKind
from editor.runtime.threads import yield_to_paint

AT_ONCE = 1_000  # rows that are counted between two looks at whether the window wants to paint: a millisecond
_MOST_KEPT = 8  # counts

T = TypeVar("T")
Columns = tuple[Sequence[Any], ...]


@dataclass(frozen=True)
class Tally(Generic[T]):
    """A way to count columns of a source; what it finds in a row depends on that row alone."""

    columns: tuple[str, ...]
    count: Callable[..., Counter[T]]  # of the columns


class Tallies:
    """Keeps counts together with the columns that were counted, which must not change."""

    def __init__(self) -> None:
        self._known: dict[Tally[Any], tuple[Columns, Counter[Any]]] = {}

    def counts(self, tally: Tally[T], columns: Columns) -> Counter[T]:
        """Count columns, or only how they differ from those that were counted last. May run in any thread."""
        known = self._known.get(tally)
        if known is not None and all(map(is_, known[0], columns)):
            return known[1]
        found = tally.count(*columns) if known is None else _counted_again(tally, *known, columns)
        self._known.pop(tally, None)
        self._known[tally] = (columns, found)
        for old in list(self._known)[:-_MOST_KEPT]:
            self._known.pop(old, None)
        return found


def _counted_again(tally: Tally[T], before: Columns, counts: Counter[T], now: Columns) -> Counter[T]:
    gone, come = _differing(before, now)
    if len(gone) + len(come) > len(now[0]):
        return tally.count(*now)
    found = counts.copy()
    found.subtract(tally.count(*(picked_rows(column, gone) for column in before)))
    found.update(tally.count(*(picked_rows(column, come) for column in now)))
    return +found


def _differing(before: Columns, now: Columns) -> tuple[Rows, Rows]:
    """Return rows of either columns, such that all others are the same in the same order."""
    old, new = len(before[0]), len(now[0])
    if old == new:
        found: set[int] = set()
        for one, other in zip(before, now, strict=True):
            for start in range(0, len(one), AT_ONCE):
                yield_to_paint()
                pieces = one[start : start + AT_ONCE], other[start : start + AT_ONCE]
                found.update(compress(count(start), map(is_not, *pieces)))
        rows = sorted(found)
        return rows, rows
    least = min(old, new)
    start = min(_alike(iter(one), iter(other), least) for one, other in zip(before, now, strict=True))
    end = min(
        _alike(reversed(one), reversed(other), least - start) for one, other in zip(before, now, strict=True)
    )
    return range(start, old - end), range(start, new - end)


def _alike(one: Iterator[object], other: Iterator[object], most: int) -> int:
    """Return how many items, up to a number, are the same objects at the start of both."""
    for start in range(0, most, AT_ONCE):
        yield_to_paint()
        own = range(start, min(start + AT_ONCE, most))
        unlike = map(is_not, islice(one, len(own)), islice(other, len(own)))
        if (found := next(compress(own, unlike), None)) is not None:
            return found
    return most


def picked_rows(column: Sequence[T], rows: Rows | None) -> list[T]:
    """Return a copy of a column, or of its items at some rows."""
    if rows is None:
        return list(column)
    if isinstance(rows, range):
        return list(column[rows.start : rows.stop : rows.step])
    return list(itemgetter(*rows)(column)) if len(rows) > 1 else [column[row] for row in rows]


def count_texts(column: Sequence[str]) -> Counter[str]:
    """Count the different texts of a column, and let the window paint in between."""
    return count_by(column, lambda some: some)


def count_by(column: Sequence[str], keys: Callable[[Sequence[str]], Iterable[T]]) -> Counter[T]:
    """Count what a function makes of a column, some thousand texts at a time."""
    found: Counter[T] = Counter()
    for some in in_pieces(column):
        found.update(keys(some))
    return found


def in_pieces(column: Sequence[T]) -> Iterable[Sequence[T]]:
    """Yield a column, some thousand rows at a time, and let the window paint in between."""
    for start in range(0, len(column), AT_ONCE):
        yield_to_paint()
        yield column[start : start + AT_ONCE]


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
