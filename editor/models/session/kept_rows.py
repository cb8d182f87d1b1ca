"""Keeps a selection of rows while the document moves them."""

from bisect import bisect_left
from collections.abc import Callable, Sequence

from editor.core.document.document import Document
from editor.core.document.row_mapping import RowMapping
from editor.core.document.rows import Rows


class KeptRows:
    """Some rows, ascending, updated whenever rows move. The object listens until it is closed."""

    def __init__(self, document: Document, on_renumbered: Callable[[], None]) -> None:
        """Listen to a document; `on_renumbered` is called when any rows are inserted, removed or moved."""
        self.rows: Sequence[int] | None = None  # None: none in particular
        self._document, self._on_renumbered = document, on_renumbered
        document.listeners.add(self)

    def close(self) -> None:
        """Stop listening."""
        self._document.listeners.remove(self)

    def __contains__(self, row: int) -> bool:
        """Return True if a row is one of these rows, or if no particular rows are kept."""
        if self.rows is None:
            return True
        place = bisect_left(self.rows, row)
        return place < len(self.rows) and self.rows[place] == row

    def _keep(self, follow: Callable[[Sequence[int]], list[int]]) -> None:
        if self.rows is not None:
            self.rows = follow(self.rows)
        self._on_renumbered()

    def rows_inserted(self, first: int, last: int) -> None:
        count = last - first + 1
        self._keep(lambda rows: [row if row < first else row + count for row in rows])

    def rows_removed(self, first: int, last: int) -> None:
        count = last - first + 1
        self._keep(
            lambda rows: [row if row < first else row - count for row in rows if not first <= row <= last]
        )

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        new_rows = old_rows.new_rows
        self._keep(lambda rows: sorted(new_rows[row] for row in rows if new_rows[row] >= 0))

    def values_changed(self, field: str, rows: Rows) -> None: ...
    def rows_about_to_be_inserted(self, first: int, last: int) -> None: ...
    def rows_about_to_be_removed(self, first: int, last: int) -> None: ...
    def rows_about_to_be_rearranged(self) -> None: ...
    def frame_changed(self) -> None: ...
