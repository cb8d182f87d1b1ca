"""What an edit of many rows came to, told over the table, with the way back beside it."""

from PySide6.QtCore import QMargins, Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton

from editor.core.edits import Edit
from editor.models.outcome import outcome_of
from editor.views.entries_view import EntriesView
from editor.views.live_label import LiveLabel

_SHOWN_FOR = 12_000  # milliseconds, and as long as the pointer is on it
_FROM_EDGE = 16


class OutcomeNotice(QFrame):
    """Comes up where the rows are, and goes with the next edit or after a while. It takes no keys."""

    undo_requested = Signal()

    def __init__(self, table: EntriesView) -> None:
        super().__init__(table)
        self.setObjectName("notice")
        self._table = table
        self._text = LiveLabel(parent=self)
        self._undo = QToolButton(self)
        self._undo.setText(self.tr("Undo"))
        self._undo.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._undo.setCursor(Qt.CursorShape.PointingHandCursor)
        self._undo.clicked.connect(self.undo_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(QMargins(16, 8, 16, 8))
        row.setSpacing(16)
        row.addWidget(self._text)
        row.addWidget(self._undo)
        self._timer = QTimer(self, interval=_SHOWN_FOR, singleShot=True)
        self._timer.timeout.connect(self._on_time_is_over)
        table.resized.connect(self._place)
        self.hide()

    @property
    def text(self) -> str:
        """What it says; "" where it is not shown."""
        return "" if self.isHidden() else self._text.text()

    def tell(self, edit: Edit, is_return: bool) -> None:
        """An edit was made; is_return: by undo or redo, whose outcome needs no telling."""
        text = "" if is_return else outcome_of(edit)
        self.setVisible(bool(text))
        if text:
            self._text.setText(text)
            self._place()
            self.raise_()
            self._timer.start()

    def _place(self) -> None:
        """In the middle above the lower edge of the rows."""
        self.adjustSize()
        rows = self._table.viewport().geometry()
        left = rows.x() + (rows.width() - self.width()) // 2
        self.move(max(left, rows.x()), rows.bottom() - self.height() - _FROM_EDGE)

    def _on_time_is_over(self) -> None:
        if self.underMouse():
            self._timer.start()
        else:
            self.hide()
