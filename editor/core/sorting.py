"""The order of the rows that a view shows, which follows the changes of the document."""

from array import array
from bisect import bisect_left, bisect_right
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Sequence
from itertools import chain
from typing import NamedTuple

from editor.core.document.entries import Entries
from editor.core.document.rows import RowMapping, Rows
from editor.core.fields import FIELD_BY_NAME, XML_SPACE, CellKind, SortKey, by_text
from editor.core.values.w3c_datetime import moment_text, sorts_as_text
from editor.runtime.threads import Tell, untold

# Lookups of a row before an index of all rows pays: of a million, that takes 0.8 s, and a lookup up to 0.1 s.
_LOOKUPS = 2
_PART = 20_000  # rows that are sorted, or whose places are noted, in a few milliseconds
_SAMPLE = 2_000  # rows whose texts say where parts begin


def sorted_rows(
    entries: Entries,
    field: str,
    descending: bool = False,
    rows: Sequence[int] | None = None,
    tell: Tell = untold,
) -> list[int]:
    """Return some rows (None: all), sorted by a field; "" is the row number.

    The sort is stable: rows of equal value keep their order. Rows without a value come last in both
    directions. Whitespace around values is ignored; dates in several zones are sorted by the moments they
    name. tell: is told how much is done.
    """
    rows = range(len(entries)) if rows is None else rows
    if not field:
        return sorted(rows, reverse=descending)
    column = entries.column(field)
    sort_key = FIELD_BY_NAME[field].sort_key
    if sort_key is by_text:
        if FIELD_BY_NAME[field].cell is CellKind.DATE and not sorts_as_text(column):
            moments = {value: moment_text(value) for value in set(column)}
            column = list(map(moments.__getitem__, column))
        found = _by_text(rows, column, descending, tell)
        if _has_space_before(map(column.__getitem__, reversed(found) if descending else found)):
            column = [value.strip(XML_SPACE) for value in column]
            found = _by_text(rows, column, descending)
    else:
        ranks = _ranks(column, sort_key)
        found = _by_rank(rows, lambda row: ranks[column[row]], descending)
    if descending:
        return found
    absent = bisect_right(found, "", key=column.__getitem__)  # they came first
    return found[absent:] + found[:absent] if absent else found


def _by_text(rows: Sequence[int], column: Sequence[str], descending: bool, tell: Tell = untold) -> list[int]:
    """Return rows sorted by their texts; many in parts, as no other thread has a turn while Python sorts."""
    if len(rows) <= _PART:
        return sorted(rows, key=column.__getitem__, reverse=descending)
    sample = sorted({column[row] for row in rows[:: len(rows) // _SAMPLE]})
    bounds = sample[1 :: max(len(sample) * _PART // len(rows), 1)]
    parts: list[list[int]] = [[] for _ in range(len(bounds) + 1)]
    for first in range(0, len(rows), _PART):
        for row in rows[first : first + _PART]:
            parts[bisect_right(bounds, column[row])].append(row)
        tell(first / len(rows) / 2)
    found: list[int] = []
    for part in _turned(parts, descending):
        found += sorted(part, key=column.__getitem__, reverse=descending)
        tell((1 + len(found) / len(rows)) / 2)
    return found


def _by_rank(rows: Iterable[int], rank: Callable[[int], int], descending: bool) -> list[int]:
    """Return rows sorted by a number for each, of which there are few different ones."""
    parts: defaultdict[int, list[int]] = defaultdict(list)
    for row in rows:
        parts[rank(row)].append(row)
    return list(chain.from_iterable(parts[each] for each in sorted(parts, reverse=descending)))


def _turned(parts: list[list[int]], descending: bool) -> Iterable[list[int]]:
    return reversed(parts) if descending else parts


def _has_space_before(ascending: Iterable[str]) -> bool:
    """Return True if any value begins with whitespace: such values come first, after the absent ones."""
    return next(filter(None, ascending), "").startswith(tuple(XML_SPACE))


def _ranks(column: Iterable[str], sort_key: Callable[[str], SortKey]) -> dict[str, int]:
    """Return the rank of each distinct value; equal keys share a rank, and the absent value is the least."""
    keys = {value: sort_key(value) for value in set(column) if value}
    place_of_key = {key: place for place, key in enumerate(sorted(set(keys.values())))}
    return {"": -1, **{value: place_of_key[key] for value, key in keys.items()}}


def rows_sorted_by(
    keys: Sequence[int], descending: bool = False, rows: Sequence[int] | None = None
) -> list[int]:
    """Return some rows (None: all), sorted by a number for each row, such as the worst severity."""
    return _by_rank(range(len(keys)) if rows is None else rows, keys.__getitem__, descending)


class RowOrder:
    """The document rows that a view shows, from top to bottom, kept in step with the document.

    Without an order of its own it shows all rows in file order and costs nothing. With one, rows inserted
    later are shown below the row they follow in the file, and nothing moves until the order is set again.
    """

    def __init__(self, count: int) -> None:
        self._count = count  # rows of the document
        self._rows: Sequence[int] | None = None
        self._ascend = False  # True if the rows are known to ascend
        self._places: Sequence[int] | None = None  # document row -> view row or -1, made once it pays
        self._lookups = 0  # lookups without it
        self._ahead: _Ahead | None = None

    def __len__(self) -> int:
        return self._count if self._rows is None else len(self._rows)

    @property
    def is_file_order(self) -> bool:
        """True if all rows are shown in the order of the file."""
        return self._rows is None

    def set_rows(
        self, rows: Sequence[int] | None, *, ascend: bool = False, places: Sequence[int] | None = None
    ) -> None:
        """Show these document rows in this order; None: all, in file order. They are not copied.

        places: what `places_of` gives for them, where that was worked out beforehand.
        """
        self._rows, self._ascend = rows, ascend
        self._places, self._lookups = places, 0

    def document_row(self, view_row: int) -> int:
        """Return the document row that is shown in a view row."""
        return view_row if self._rows is None else self._rows[view_row]

    def document_rows(self, first: int, last: int) -> Sequence[int]:
        """Return the document rows shown from one view row to another, inclusive, in view order."""
        return range(first, last + 1) if self._rows is None else self._rows[first : last + 1]

    def view_row(self, document_row: int) -> int:
        """Return the view row that shows a document row; -1 if it is not shown."""
        if self._rows is None:
            return document_row if 0 <= document_row < self._count else -1
        if not 0 <= document_row < self._count:
            return -1
        if self._ascend:
            place = bisect_left(self._rows, document_row)
            return place if document_row in self._rows[place : place + 1] else -1
        if self._places is None:
            self._lookups += 1
            if self._lookups <= _LOOKUPS:
                try:
                    return self._rows.index(document_row)
                except ValueError:
                    return -1
            self._places = places_of(self._rows, self._count)
        return self._places[document_row]

    def view_span(self, rows: Rows) -> tuple[int, int] | None:
        """Return the first and last view row that show any of these rows; None if none of them is shown."""
        if not rows or not len(self):
            return None
        if self._rows is None:
            return rows[0], rows[-1]
        if len(rows) == self._count:
            return 0, len(self) - 1
        places = [place for place in map(self.view_row, rows) if place >= 0]
        return (min(places), max(places)) if places else None

    def place_for(self, first: int) -> int:
        """Return the view row where entries will show that are inserted from document row `first` on."""
        if self._rows is None or first == 0:
            return first
        above = self.view_row(first - 1)
        return above + 1 if above >= 0 else len(self._rows)

    def insert(self, first: int, count: int) -> None:
        """Follow an insertion of entries from document row `first` on; they show at `place_for(first)`."""
        if self._rows is not None:
            place = self.place_for(first)
            rows = [row + count if row >= first else row for row in self._rows]
            rows[place:place] = range(first, first + count)
            self.set_rows(rows)
        self._count += count

    def append_hidden(self, count: int) -> None:
        """Follow entries appended to the document that are not shown for now."""
        self._count += count
        self._places, self._lookups = None, 0

    def remove(self, first: int, last: int) -> None:
        """Follow the removal of the document rows from `first` to `last`."""
        count = last - first + 1
        if self._rows is not None:
            self.set_rows(
                [row - count if row > last else row for row in self._rows if not first <= row <= last]
            )
        self._count -= count

    def rearrange(self, old_rows: RowMapping) -> Sequence[int]:
        """Follow a rearrangement of the document's rows.

        Rows stay where they are shown, unless the order is that of the file. Returns the present row of each
        old document row, -1 for removed ones.
        """
        ahead, self._ahead = self._ahead, None
        if ahead is not None and ahead.shown is self._rows and ahead.moved is old_rows:
            self.set_rows(ahead.rows)
        elif self._rows is not None:
            self.set_rows(_rearranged(self._rows, old_rows))
        self._count = len(old_rows)
        return old_rows.new_rows

    def work_ahead(self, old_rows: RowMapping) -> None:
        """Work out what `rearrange` will need, for a worker."""
        _ = old_rows.new_rows
        if (shown := self._rows) is not None:
            self._ahead = _Ahead(shown, old_rows, compacted(_rearranged(shown, old_rows)))


class _Ahead(NamedTuple):
    shown: Sequence[int]
    moved: RowMapping
    rows: Sequence[int]  # those shown then


def _rearranged(shown: Sequence[int], old_rows: RowMapping) -> list[int]:
    """Return the rows to show instead of these; in parts, as no other thread has a turn meanwhile."""
    new_rows, rows = old_rows.new_rows, list[int]()
    followers = _followers(old_rows)
    if followers:
        rows += followers.pop(-1, [])
        for old in shown:
            if new_rows[old] >= 0:
                rows.append(new_rows[old])
            rows.extend(followers.pop(old, ()))
        rows += chain.from_iterable(followers.values())
    else:
        for first in range(0, len(shown), _PART):
            rows += filter((0).__le__, map(new_rows.__getitem__, shown[first : first + _PART]))
    return rows


def compacted(rows: list[int]) -> Sequence[int]:
    """Return many rows in less memory, which is freed at once; the list is emptied in parts, by a worker."""
    made = array("q", rows)
    while rows:
        del rows[-_PART:]
    return made


def places_of(rows: Sequence[int], count: int) -> Sequence[int]:
    """Return the index in `rows` of each row below `count`; -1 if it is not there."""
    places = array("q", [-1]) * count
    for first in range(0, len(rows), _PART):  # in parts, as no other thread has a turn meanwhile
        some = rows[first : first + _PART]
        deque(map(places.__setitem__, some, range(first, first + len(some))), maxlen=0)
    return places


def _followers(old_rows: RowMapping) -> dict[int, list[int]]:
    """Return the new rows directly below each old one; -1 for those above all others."""
    followers: dict[int, list[int]] = {}
    if not old_rows.new:
        return followers
    above = -1
    for new, old in enumerate(old_rows):
        if old < 0:
            followers.setdefault(above, []).append(new)
        else:
            above = old
    return followers
