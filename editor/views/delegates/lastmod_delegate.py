"""The delegate of dates: a line edit, and a calendar with an optional time in an explicit time zone."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QLineEdit, QStyleOptionViewItem, QWidget

from editor.models.table.entries_model import EntriesModel
from editor.models.table.item_data import AnyIndex
from editor.views.delegates.cell_delegate import (
    CellDelegate,
    CellLineEdit,
    Hints,
    Room,
    ValueEditor,
    show_below,
)
from editor.views.style.theme import Theme
from editor.views.widgets.input_fields import icon_button

if TYPE_CHECKING:
    from editor.core.search import TextSpan
    from editor.views.delegates.calendar_popup import CalendarPopup


Clock = Callable[[], datetime]  # returns an aware datetime

_AROUND = 48  # pixels: edges of the line, and the mark of a finding


def local_time() -> datetime:
    """Return the current time in the local time zone."""
    return datetime.now(UTC).astimezone()


class _DateLine(QLineEdit):
    """A line edit that opens the calendar by F4, Down or Alt+Down, as is usual for date fields."""

    def __init__(self, open_calendar: Callable[[], None]) -> None:
        super().__init__()
        self._open_calendar = open_calendar

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_F4, Qt.Key.Key_Down):
            self._open_calendar()
        else:
            super().keyPressEvent(event)


class LastmodEditor(CellLineEdit):
    """An editor for any text; the calendar writes dates in the precision of the value."""

    def __init__(self, parent: QWidget, clock: Clock) -> None:
        super().__init__(parent, _DateLine(self.open_calendar))
        self._clock = clock
        self.popup: CalendarPopup | None = None
        self.button = icon_button("calendar", self.tr("Open the calendar (F4)"), self, 16)
        self.button.setObjectName("cell_button")
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.setAccessibleName(self.tr("Calendar"))
        self.button.clicked.connect(lambda _checked=False: self.open_calendar())
        self.row.setContentsMargins(0, 0, 2, 0)
        self.row.addWidget(self.button)

    def room_for(self, value: str) -> int:
        """Return the width in pixels that the editor needs for a value, its button, and a severity mark."""
        text = self.line.fontMetrics().horizontalAdvance(value) + _AROUND
        return text + self.row.spacing() + self.button.sizeHint().width() + 2

    def open_calendar(self) -> None:
        """Show the calendar below the cell, or above it if there is no room."""
        from editor.views.delegates.calendar_popup import CalendarPopup  # noqa: PLC0415 - the calendar, which few cells open

        if self.line.isReadOnly():
            return
        if self.popup is None:
            self.popup = CalendarPopup(self, self._clock)
            self.popup.value_picked.connect(self.set_value)
            self.popup.closed.connect(self.line.setFocus)
            self.popup.closed.connect(self.settled)
        self.popup.show_value(self.value())
        show_below(self.popup, self)

    def set_read_only(self, read_only: bool) -> None:
        super().set_read_only(read_only)
        self.button.setEnabled(not read_only)


class LastmodDelegate(CellDelegate):
    """Shows dates as they are written or in the format of the locale; the editor has the exact text."""

    def __init__(
        self, model: EntriesModel, hints: Hints, theme: Theme, parent: QObject, clock: Clock = local_time
    ) -> None:
        super().__init__(model, hints, theme, parent)
        self._clock = clock

    def shown(self, value: str) -> str:
        return self.model.dates.readable(value)

    def shown_span(self, value: str, shown: str, span: "TextSpan") -> "TextSpan | None":
        return super().shown_span(value, shown, span) if shown == value else None

    def paint_value(self, painter: QPainter, room: Room, value: str, mark: int) -> None:
        super().paint_value(painter, room, self.shown(value), mark)

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Make the editor wider than its column, which just fits a date: its button overlaps the next one."""
        viewport = editor.parentWidget()
        assert isinstance(editor, LastmodEditor)
        assert viewport is not None
        rect, whole = QRect(option.rect), viewport.rect()
        room = max(rect.width(), editor.room_for(str(index.data(Qt.ItemDataRole.EditRole))))
        rect.setWidth(min(room, whole.width()))
        if editor.isRightToLeft():
            rect.moveRight(option.rect.right())
        rect.moveLeft(max(min(rect.left(), whole.right() + 1 - rect.width()), 0))
        editor.setGeometry(rect)

    def new_editor(self, parent: QWidget, value: str) -> ValueEditor:
        del value
        return LastmodEditor(parent, self._clock)
