"""Which rows of a document the table shows: what was asked for, and the search that finds them."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from threading import Event

from PySide6.QtCore import QCoreApplication, QObject, Signal

from editor.core.query import Query, QueryError, matching_rows
from editor.models.rows_model import RowsModel
from editor.models.wanted import Wanted
from editor.rules.findings import Findings
from editor.services.tasks import Tasks


class RowFilter(QObject):
    """Narrows a table to the wanted rows. They are found once: an edit makes no row vanish.

    Plain text is looked for at once. A regular expression can take seconds, so it is looked for in a
    worker, in a picture of the document.
    """

    changed = Signal()  # something else is wanted, was found, or went wrong

    def __init__(
        self, model: RowsModel, findings: Findings, tasks: Tasks, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.wanted = Wanted()
        self.trouble = ""  # why the text cannot be looked for, in a sentence
        self._model, self._findings, self._tasks = model, findings, tasks
        self._forget_search: Callable[[], None] | None = None  # of the search under way

    @property
    def is_searching(self) -> bool:
        """Whether a search is under way."""
        return self._forget_search is not None

    def set(self, wanted: Wanted) -> None:
        """Show the rows that are wanted; `changed` follows, and once more when a search is through."""
        self.stop()
        self.wanted, self.trouble = wanted, ""
        if wanted.text and wanted.is_expression:
            self._search(Query(wanted.text, is_regular_expression=True))
        else:
            self._show(matching_rows(self._model.urlset, Query(wanted.text)) if wanted.text else None)
        self.changed.emit()

    def refresh(self) -> None:
        """Find the wanted rows anew, as the document is now."""
        self.set(self.wanted)

    def stop(self) -> None:
        """Let go of a search under way."""
        if self._forget_search is not None:
            self._forget_search()
            self._forget_search = None

    def _search(self, query: Query) -> None:
        urlset, stopped = self._model.urlset.snapshot(), Event()
        task = self._tasks.run(
            partial(matching_rows, urlset, query, stopped.is_set), partial(self._on_searched, len(urlset))
        )

        def forget() -> None:
            stopped.set()
            task.cancel()

        self._forget_search = forget

    def _on_searched(self, count: int, outcome: Future[list[int]]) -> None:
        self._forget_search = None
        error = outcome.exception()
        if isinstance(error, QueryError):
            sentence = QCoreApplication.translate("query", error.sentence)
            self.trouble = sentence.format(detail=error.detail)
        elif count > len(self._model.urlset):
            self.refresh()  # rows went away meanwhile
            return
        else:
            self._show(outcome.result())
        self.changed.emit()

    def _show(self, found: Sequence[int] | None) -> None:
        """Narrow the table to the rows in which the text was found; None: no text was asked for."""
        parts: list[Sequence[int]] = [] if found is None else [found]
        if self.wanted.at_least:
            parts.append(self._findings.rows_of_severity(self.wanted.at_least))
        if self.wanted.rule:
            parts.append(self._findings.rows(self.wanted.rule))
        if not parts:
            self._model.set_filter(None)
            return
        rows = set(parts[0]).intersection(*parts[1:])
        self._model.set_filter(parts[0] if len(parts) == 1 else sorted(rows))
