"""The notice over the table: mostly the result of an edit, with a button for what can be done about it."""

from collections.abc import Callable

from PySide6.QtCore import QMargins, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton

from editor.core.document.edits import Edit
from editor.models.words.outcome import edit_outcome
from editor.views.table.entries_view import EntriesView
from editor.views.widgets.labels import LiveLabel

_SHOWN_FOR = 12_000  # milliseconds, and longer while the pointer is on it
_FROM_EDGE = 16


class OutcomeNotice(QFrame):
    """Appears over the rows and disappears with the next edit or after a while. It never takes the focus."""

    undo_requested = Signal()

    def __init__(self, table: EntriesView) -> None:
        super().__init__(table)
        self.setObjectName("notice")
        self._table = table
        self._text = LiveLabel(parent=self)
        self._act: Callable[[], object] = self.hide
        self.button = QToolButton(self)
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.setCursor(Qt.CursorShape.PointingHandCursor)
        self.button.clicked.connect(self._on_clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(QMargins(16, 8, 16, 8))
        row.setSpacing(16)
        row.addWidget(self._text)
        row.addWidget(self.button)
        self._timer = QTimer(self, interval=_SHOWN_FOR, singleShot=True)
        self._timer.timeout.connect(self._on_time_is_over)
        table.resized.connect(self._place)
        self.hide()

    @property
    def text(self) -> str:
        """The text shown; "" while the notice is hidden."""
        return "" if self.isHidden() else self._text.text()

    def tell(self, edit: Edit, is_quiet: bool) -> None:
        """Show the result of an edit; is_quiet: one for which nothing is shown, as by undo or redo."""
        text = "" if is_quiet else edit_outcome(edit)
        if text:
            self.offer(text, self.tr("Undo"), self.undo_requested.emit)
        else:
            self.hide()

    def offer(self, text: str, words: str, act: Callable[[], object]) -> None:
        """Show a text, with a button labelled `words` that calls `act`."""
        self._text.setText(text)
        self.button.setText(words)
        self._act = act
        self.show()
        self._place()
        self.raise_()
        self._timer.start()

    def _on_clicked(self) -> None:
        self.hide()
        self._act()

    def _place(self) -> None:
        """Move to the middle of the rows, just above their lower edge."""
        self.adjustSize()
        rows = self._table.viewport().geometry()
        left = rows.x() + (rows.width() - self.width()) // 2
        self.move(max(left, rows.x()), rows.bottom() - self.height() - _FROM_EDGE)

    def _on_time_is_over(self) -> None:
        if self.underMouse():
            self._timer.start()
        else:
            self.hide()
