"""Which rows of a document the table shows: what was asked for, and the search that finds them."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from editor.core.filtering.errors import FilterError
from editor.core.filtering.facts import FilterFacts
from editor.core.filtering.language import Filter, parse
from editor.core.filtering.parts import narrows
from editor.core.urlset import Rows
from editor.models.row_search import RowSearch
from editor.models.rows_model import RowsModel
from editor.services.tasks import Tasks


class RowFilter(QObject):
    """Narrows a table to the rows that fit a filter. They are found once: an edit makes no row vanish.

    While a text cannot be read, the rows stay as they are.
    """

    changed = Signal()  # another text stands there, its rows were found, or something is wrong with it

    def __init__(
        self, model: RowsModel, facts: FilterFacts, tasks: Tasks, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.text = ""  # as it was typed
        self.wanted = Filter()  # what it says; while it cannot be read, what it said before
        self.error: FilterError | None = None  # why the text cannot be read, or its rows cannot be found
        self._model = model
        self._search = RowSearch(model.urlset, facts, tasks)
        self._changes = _Changes()
        self._known: tuple[Filter, list[int], int] | None = None  # what was found, after how many changes
        model.urlset.add_listener(self._changes)

    @property
    def is_searching(self) -> bool:
        """Whether a search is under way."""
        return self._search.is_under_way

    @property
    def is_active(self) -> bool:
        """Whether rows are asked for at all."""
        return self.wanted.root is not None

    def set(self, text: str) -> None:
        """Show the rows that a text asks for; `changed` follows, and once more when a search is through."""
        self.text = text
        try:
            wanted = parse(text)
        except FilterError as error:
            self.error = error
            self.changed.emit()
            return
        is_same = self.error is None and wanted == self.wanted
        self.wanted = wanted
        if is_same:
            self.changed.emit()
        else:
            self.refresh()

    def refresh(self) -> None:
        """Find the wanted rows anew, as the document is now."""
        self.error = None
        if self.is_active:
            found = partial(self._on_found, self.wanted, self._changes.count)
            self._search.find(self.wanted, found, self._candidates())
            if self.is_searching:
                self.changed.emit()
        else:
            self.stop()
            self._model.set_filter(None)
            self.changed.emit()

    def stop(self) -> None:
        """Let go of a search under way."""
        self._search.stop()

    def _candidates(self) -> list[int] | None:
        """The rows found last, where those that fit now are surely among them; None: any row may fit."""
        if self._known is None:
            return None
        before, found, changes = self._known
        return found if changes == self._changes.count and narrows(self.wanted, before) else None

    def _on_found(self, wanted: Filter, changes: int, found: list[int] | FilterError) -> None:
        if isinstance(found, FilterError):
            self.error = found
        else:
            self._known = (wanted, found, changes)
            self._model.set_filter(found)
        self.changed.emit()


class _Changes:
    """Counts what happens to the entries of a document."""

    def __init__(self) -> None:
        self.count = 0

    def values_changed(self, _field: str, _rows: Rows) -> None:
        self.count += 1

    def frame_changed(self) -> None: ...
    def rows_about_to_be_inserted(self, _first: int, _last: int) -> None: ...
    def rows_about_to_be_removed(self, _first: int, _last: int) -> None: ...
    def rows_about_to_be_rearranged(self) -> None: ...

    def rows_inserted(self, _first: int, _last: int) -> None:
        self.count += 1

    def rows_removed(self, _first: int, _last: int) -> None:
        self.count += 1

    def rows_rearranged(self, _old_rows: Sequence[int]) -> None:
        self.count += 1
