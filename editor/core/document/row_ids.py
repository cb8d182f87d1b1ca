"""Permanent identifiers of the rows of a document."""

from array import array
from collections.abc import Sequence

from editor.core.document.columns import EntryColumns
from editor.core.document.row_mapping import RowMapping


class RowIds:
    """A number for each row, which it keeps where it moves, is edited, or comes back after it was removed.

    As long as rows only come at the end, the numbers are those of the rows and take no room.
    """

    def __init__(self, count: int = 0) -> None:
        """count: how many rows there are."""
        self._count = self._next = count
        self._ids: array[int] | None = None  # None: those of the rows

    def by_row(self) -> Sequence[int]:
        """Return the identifiers in row order; the list changes with the rows."""
        return range(self._count) if self._ids is None else self._ids

    def insert(self, first: int, columns: EntryColumns) -> None:
        """Insert the identifiers of entries before row `first`."""
        ids = self._of(columns)
        if self._ids is not None or first != self._count or ids != range(first, first + len(columns)):
            self._listed()[first:first] = array("q", ids)
        self._count += len(columns)

    def remove(self, first: int, last: int) -> None:
        """Remove the identifiers of rows; `last` is included."""
        del self._listed()[first : last + 1]
        self._count -= last - first + 1

    def rearrange(self, old_rows: RowMapping, new_entries: EntryColumns) -> None:
        """Reorder the identifiers as a mapping says; some rows may be new or removed."""
        old_rows.arrange(self._listed(), self._of(new_entries))
        self._count = len(old_rows)

    def _of(self, columns: EntryColumns) -> Sequence[int]:
        """Return the identifiers of entries to be inserted: their former ones, or new ones."""
        if columns.ids:
            return columns.ids
        first, self._next = self._next, self._next + len(columns)
        return range(first, self._next)

    def _listed(self) -> "array[int]":
        if self._ids is None:
            self._ids = array("q", range(self._count))
        return self._ids
