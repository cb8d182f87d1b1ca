"""Which rows of a document the table shows: what was asked for, and the search that finds them."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from threading import Event

from PySide6.QtCore import QObject, Signal

from editor.core.filtering.errors import FilterError
from editor.core.filtering.evaluate import is_slow, matching_rows
from editor.core.filtering.facts import FilterFacts, gathered
from editor.core.filtering.language import Filter, parse
from editor.models.rows_model import RowsModel
from editor.services.tasks import Tasks

AT_ONCE = 100_000  # rows of which the wanted ones are found within a frame or two


class RowFilter(QObject):
    """Narrows a table to the rows that fit a filter. They are found once: an edit makes no row vanish.

    While a text cannot be read, the rows stay as they are. What can take long is looked for in a worker, in
    a picture of the document.
    """

    changed = Signal()  # another text stands there, its rows were found, or something is wrong with it

    def __init__(
        self, model: RowsModel, facts: FilterFacts, tasks: Tasks, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.text = ""  # as it was typed
        self.wanted = Filter()  # what it says; while it cannot be read, what it said before
        self.error: FilterError | None = None  # why the text cannot be read, or its rows cannot be found
        self._model, self._facts, self._tasks = model, facts, tasks
        self._forget_search: Callable[[], None] | None = None  # of the search under way

    @property
    def is_searching(self) -> bool:
        """Whether a search is under way."""
        return self._forget_search is not None

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
        self.stop()
        self.error = None
        try:
            self._find()
        except FilterError as error:
            self.error = error
        self.changed.emit()

    def stop(self) -> None:
        """Let go of a search under way."""
        if self._forget_search is not None:
            self._forget_search()
            self._forget_search = None

    def _find(self) -> None:
        if not self.is_active:
            self._model.set_filter(None)
            return
        urlset, facts = self._model.urlset, gathered(self.wanted, self._facts)
        if len(urlset) <= AT_ONCE and not is_slow(self.wanted.root):
            self._model.set_filter(matching_rows(urlset, self.wanted, facts))
            return
        stopped = Event()
        task = self._tasks.run(
            partial(matching_rows, urlset.snapshot(), self.wanted, facts, stopped.is_set),
            partial(self._on_searched, len(urlset)),
        )

        def forget() -> None:
            stopped.set()
            task.cancel()

        self._forget_search = forget

    def _on_searched(self, count: int, outcome: Future[list[int]]) -> None:
        self._forget_search = None
        error = outcome.exception()
        if isinstance(error, FilterError):
            self.error = error
        elif count > len(self._model.urlset):
            self.refresh()  # rows went away meanwhile
            return
        else:
            self._model.set_filter(outcome.result())
        self.changed.emit()
