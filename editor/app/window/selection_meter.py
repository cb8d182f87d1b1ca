"""Works out the figures of the selected rows for the status line, once the selection rests."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from editor.core.cancelling import IsCancelled
from editor.core.document.rows import Rows
from editor.models.session.session import Session
from editor.services.latest import Latest
from editor.services.tasks import Tasks
from editor.views.table.entries_table import EntriesTable

if TYPE_CHECKING:
    from editor.core.insight.selection import SelectedColumns, SelectionFigures

_PAUSE = 120  # milliseconds without another change of the selection


class SelectionMeter(QObject):
    """Tells the figures of several selected rows; nothing while fewer than two are selected."""

    def __init__(
        self, tasks: Tasks, tell: "Callable[[SelectionFigures | None], None]", parent: QObject
    ) -> None:
        super().__init__(parent)
        self._tell = tell
        self._known: tuple[Session | None, int, Rows] = (None, 0, ())
        self._latest: Latest[SelectionFigures] = Latest(tasks)
        self._rest = QTimer(self, interval=_PAUSE, singleShot=True)
        self._rest.timeout.connect(self._measure)

    def follow(self, session: Session | None, table: EntriesTable | None) -> None:
        """Note what is selected now, and work its figures out in a moment if that is new."""
        rows = table.selected_rows() if session is not None and table is not None else ()
        edits = session.undo_stack.edits if session is not None else 0
        if (session, edits, rows) == self._known:
            return
        self._known = (session, edits, rows)
        self._latest.forget()
        self._tell(None)
        if len(rows) > 1:
            self._rest.start()
        else:
            self._rest.stop()

    def _measure(self) -> None:
        session, _, rows = self._known
        if session is None or (rows and rows[-1] >= len(session.document.entries)):
            return
        from editor.core.insight.selection import SelectedColumns  # noqa: PLC0415 - once several are selected

        columns = SelectedColumns.of(session.document.entries, rows)
        self._latest.ask(partial(_figures_of, columns), self._on_measured)

    def _on_measured(self, outcome: "Future[SelectionFigures]") -> None:
        self._tell(outcome.result())


def _figures_of(columns: "SelectedColumns", _is_cancelled: IsCancelled) -> "SelectionFigures":
    return columns.figures()
