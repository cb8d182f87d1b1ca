"""The columns that pictures are drawn from: copied, so that a worker counts while the document changes."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from operator import itemgetter
from typing import TypeVar

from editor.core.document.entries import Entries
from editor.core.document.rows import Rows
from editor.core.document.saved_state import NO_CHANGES, ChangeCounts
from editor.core.fields import XML_SPACE, Kind
from editor.core.insight.date_forms import Form, date_forms
from editor.core.site.answers import PageAnswer
from editor.runtime.turns import yield_to_paint

_AT_ONCE = 50_000  # rows that are counted between two looks at whether the window wants to paint
_DAY_AND_NEXT = itemgetter(slice(11))

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

    def __len__(self) -> int:
        return len(self.locs)

    @cached_property
    def date_heads(self) -> Counter[str]:
        """How often dates begin with the same eleven characters."""
        return count_date_heads(self.lastmods)

    @cached_property
    def date_forms(self) -> Counter[Form]:
        """The precisions and zones of the dates."""
        found: Counter[Form] = Counter()
        for start in range(0, len(self.lastmods), _AT_ONCE):
            yield_to_paint()
            found.update(date_forms(self.lastmods[start : start + _AT_ONCE]))
        return found


def insight_columns(entries: Entries, rows: Rows | None, now: datetime) -> InsightSource:
    """Return the columns of some rows, or of all: copies of what may change, quick for a million rows."""

    def picked(name: str) -> list[str]:
        return picked_rows(entries.column(name), rows)

    return InsightSource(
        now, entries.kind, picked("loc"), picked("lastmod"), picked("changefreq"), picked("priority")
    )


def picked_rows(column: Sequence[T], rows: Rows | None) -> list[T]:
    """Return a copy of a column, or of its items at some rows."""
    if rows is None:
        return list(column[:])
    if isinstance(rows, range) and rows.step == 1:
        return list(column[rows.start : rows.stop])
    return list(itemgetter(*rows)(column)) if len(rows) > 1 else [column[row] for row in rows]


def count_texts(column: Sequence[str]) -> Counter[str]:
    """Count the different texts of a column, and let the window paint in between."""
    return count_by(column, lambda some: some)


def count_date_heads(column: Sequence[str]) -> Counter[str]:
    """Count the first eleven characters of dates: a day, and what tells that it ends there.

    "" counts those that are absent. Whitespace before a date does not count, and is all that is left of a
    text that has nothing else.
    """
    heads = count_by(column, lambda some: map(_DAY_AND_NEXT, some))
    if any(head and head[0] in XML_SPACE for head in heads):
        return count_by(
            column, lambda some: [_DAY_AND_NEXT(text.strip(XML_SPACE)) or text[:1] for text in some]
        )
    return heads


def count_by(column: Sequence[str], keys: Callable[[Sequence[str]], Iterable[T]]) -> Counter[T]:
    """Count what a function makes of a column, some thousand texts at a time."""
    found: Counter[T] = Counter()
    for start in range(0, len(column), _AT_ONCE):
        yield_to_paint()
        found.update(keys(column[start : start + _AT_ONCE]))
    return found
