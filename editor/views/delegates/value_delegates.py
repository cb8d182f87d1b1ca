"""The delegates of cells by the kind of their values: text, dates, change frequencies and priorities."""

import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from decimal import Decimal
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QFont, QIcon, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QStyleOptionViewItem,
    QWidget,
)

from editor.core.fields import CHANGEFREQS, FIELD_BY_NAME, XML_SPACE, CellKind
from editor.core.search import TextSpan
from editor.models.table.entries_model import EntriesModel
from editor.models.table.item_data import AnyIndex, plain_tip
from editor.models.table.value_display import Hint, origin_length
from editor.rules.rule import Severity
from editor.views.delegates import cell_delegate
from editor.views.style.icons import MARK_SIZE, mark_icon
from editor.views.style.theme import Theme
from editor.views.widgets.input_fields import ChoiceBox, icon_button, name_choice, restyle
from editor.views.widgets.keyboard import ENTER

if TYPE_CHECKING:
    from editor.views.delegates.calendar_popup import CalendarPopup


class AnswerDelegate(cell_delegate.CellDelegate):
    """Shows a part of what a page answered in words: its status, when it changed, how long it took."""

    def __init__(
        self, cell: CellKind, model: EntriesModel, hints: cell_delegate.Hints, theme: Theme, parent: QObject
    ) -> None:
        super().__init__(model, hints, theme, parent)
        self._cell = cell

    def shown(self, value: str) -> str:
        return self.model.readable(value, self._cell)

    def paint_value(self, painter: QPainter, room: cell_delegate.Room, value: str, mark: int) -> None:
        super().paint_value(painter, room, self.shown(value), mark)

    def new_editor(self, parent: QWidget, value: str) -> cell_delegate.ValueEditor:
        raise NotImplementedError("The model lets no such cell be edited.")


class LocDelegate(cell_delegate.CellDelegate):
    """Shows a URL in readable form; the editor has the exact text."""

    elide_mode = Qt.TextElideMode.ElideMiddle  # the end of a URL tells more than its middle

    def shown(self, value: str) -> str:
        return self.model.urls.readable(value)

    def shown_span(self, value: str, _shown: str, span: TextSpan) -> TextSpan | None:
        return self.model.urls.shown_span(value, span)

    def paint_value(self, painter: QPainter, room: cell_delegate.Room, value: str, mark: int) -> None:
        urls, color = self.model.urls, self.theme.color
        text = urls.readable(value)
        length = origin_length(text)
        if length:
            is_shared, shown = urls.is_shared(text[:length]), self.elided(text, room.width)
            end = cell_delegate.elided_span(text, shown, (0, length))[1]
            origin, text = shown[:end], shown[end:]
            if is_shared:
                painter.setPen(color("muted"))
            else:
                painter.setPen(self.theme.mark(mark) if mark >= Severity.ADVICE else color("accent"))
            self.draw_text(painter, room, origin)
            width = self.metrics.horizontalAdvance(origin)
            room = room._replace(left=room.left + width, width=max(room.width - width, 1))
        painter.setPen(color("text"))
        self.draw_text(painter, room, text)

    def new_editor(self, parent: QWidget, value: str) -> cell_delegate.ValueEditor:
        del value
        return cell_delegate.TextEditor(parent)


_URL = re.compile(r"[a-z][a-z0-9+.-]*://[^?#]*(/[^/?#]+)(?:[?#].*)?", re.IGNORECASE | re.DOTALL)


class SummaryDelegate(cell_delegate.CellDelegate):
    """Shows the number of blocks of an extension, and the first; of a URL only the file name."""

    def shown(self, value: str) -> str:
        return super().shown(_URL.sub(r"…\1", value))

    def paint_value(self, painter: QPainter, room: cell_delegate.Room, value: str, mark: int) -> None:
        super().paint_value(painter, room, self.shown(value), mark)

    def new_editor(self, parent: QWidget, value: str) -> cell_delegate.ValueEditor:
        raise NotImplementedError("The model lets no such cell be edited.")


class FileDelegate(SummaryDelegate):
    """Shows the name of the file that has the entry."""

    elide_mode = Qt.TextElideMode.ElideMiddle  # names of sitemaps differ at the end


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


class LastmodEditor(cell_delegate.CellLineEdit):
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
        cell_delegate.show_below(self.popup, self)

    def set_read_only(self, read_only: bool) -> None:
        super().set_read_only(read_only)
        self.button.setEnabled(not read_only)


class LastmodDelegate(cell_delegate.CellDelegate):
    """Shows dates as they are written or in the format of the locale; the editor has the exact text."""

    def __init__(
        self,
        model: EntriesModel,
        hints: cell_delegate.Hints,
        theme: Theme,
        parent: QObject,
        clock: Clock = local_time,
    ) -> None:
        super().__init__(model, hints, theme, parent)
        self._clock = clock

    def shown(self, value: str) -> str:
        return self.model.dates.readable(value)

    def shown_span(self, value: str, shown: str, span: TextSpan) -> TextSpan | None:
        return super().shown_span(value, shown, span) if shown == value else None

    def paint_value(self, painter: QPainter, room: cell_delegate.Room, value: str, mark: int) -> None:
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

    def new_editor(self, parent: QWidget, value: str) -> cell_delegate.ValueEditor:
        del value
        return LastmodEditor(parent, self._clock)


_MOST_VISIBLE = 12
_LEAST_LETTERS = 10  # letters for which a form field has room


class _ChoiceBox(ChoiceBox):
    """A combo box in which letters select an item, as in Qt, and Delete selects the empty one."""

    is_passing = False  # chosen by letter, arrow key or wheel, so that others may follow
    is_in_cell = True  # where Ctrl+Enter is the table's, also while the list is open

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.setCurrentIndex(0)
        else:
            self.is_passing = True
            super().keyPressEvent(event)
            self.is_passing = False

    def showPopup(self) -> None:
        super().showPopup()
        if self.is_in_cell:
            self.view().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the marked line and hand on the key where Ctrl+Enter is pressed in the open list.

        Qt closes the list by it as by Enter, and does so when it asks for shortcuts, before the key comes.
        """
        if not (
            isinstance(event, QKeyEvent)
            and event.key() in ENTER
            and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif event.type() == QEvent.Type.KeyPress:
            self.setCurrentIndex(self.view().currentIndex().row())
            self.hidePopup()
            QCoreApplication.sendEvent(self, event)
        return True

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.is_passing = True
        super().wheelEvent(event)
        self.is_passing = False


class CellChoice(cell_delegate.ValueEditor):
    """An editor with a few values, the empty value, and the current value if it is none of them."""

    def __init__(self, parent: QWidget, choices: Sequence[str], found: str = "") -> None:
        super().__init__(parent)
        self._told = ""  # the error shown
        self.box = _ChoiceBox(self)
        self.box.setObjectName("cell_choice")
        self.box.setIconSize(QSize(MARK_SIZE, MARK_SIZE))
        self.box.setMaxVisibleItems(min(len(choices), _MOST_VISIBLE) + 2)
        self.box.addItem(self.tr("— not set"), "")
        for value in choices:
            self.box.addItem(value, value)
        self._valid = self.box.count()  # items; what stands below them is the current value alone
        if found and found not in choices:
            self.box.addItem(found, found)
        self.setFocusProxy(self.box)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box)
        self.box.currentIndexChanged.connect(lambda: self.value_changed.emit(self.value()))
        self.box.activated.connect(self._on_activated)

    def _on_activated(self, _index: int) -> None:
        (self.settled if self.box.is_passing else self.finished).emit()

    def value(self) -> str:
        return str(self.box.currentData() or "")

    def set_value(self, value: str) -> None:
        if self.box.findData(value) < 0:
            self.box.addItem(value, value)
        self.box.setCurrentIndex(self.box.findData(value))
        self._drop_others()
        self.value_changed.emit(self.value())

    def show_mixed(self, text: str) -> None:
        self.box.setPlaceholderText(text)
        self.box.setCurrentIndex(-1)
        self._drop_others()

    def _drop_others(self) -> None:
        """Remove the values of entries that were shown before: they are not among the choices."""
        for place in range(self.box.count() - 1, self._valid - 1, -1):
            if place != self.box.currentIndex():
                self.box.removeItem(place)

    def set_read_only(self, read_only: bool) -> None:
        self.box.setEnabled(not read_only)

    def stand_alone(self) -> None:
        self.box.setObjectName("form_choice")
        self.box.is_in_cell = False
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(_LEAST_LETTERS)  # else a long value would widen the form

    def unfold(self) -> None:
        self.box.showPopup()

    def focusable(self) -> Sequence[QWidget]:
        return (self.box,)

    def set_name(self, name: str) -> None:
        name_choice(self.box, name, self._told)

    def show_hint(self, hint: Hint, theme: Theme) -> None:
        icon = mark_icon(hint.severity, theme) if hint.severity else QIcon()
        self.box.setItemIcon(self.box.currentIndex(), icon)
        self._told = hint.message
        self.box.setToolTip(plain_tip(hint.message))
        name_choice(self.box, self.box.accessibleName(), hint.message)


class ChangefreqEditor(CellChoice):
    """An editor with the seven change frequencies."""

    def __init__(self, parent: QWidget, found: str) -> None:
        super().__init__(parent, CHANGEFREQS, found)


class ChangefreqDelegate(cell_delegate.CellDelegate):
    """A delegate that edits a change frequency in a list."""

    def new_editor(self, parent: QWidget, value: str) -> cell_delegate.ValueEditor:
        return ChangefreqEditor(parent, value)


_NUMBER_WIDTH = 36  # pixels before the bar, scaled with the font
_BAR_HEIGHT = 9
_LEAST_BAR = 40  # pixels of the longest bar in a column that is fitted to its content
_STEP, _SMALL_STEP = Decimal("0.1"), Decimal("0.05")
_SLIDER_STEPS = 20  # from 0 to 1
_LEAST_SLIDER = 32  # pixels; with fewer the slider is unusable
_CURSOR_ROOM = 6  # pixels left and right of a text that is typed
_PLAIN = re.compile(r"0?\.[0-9]{1,12}|[01](?:\.[0-9]{0,12})?")
_UP = (Qt.Key.Key_Up, Qt.Key.Key_Right)
_DOWN = (Qt.Key.Key_Down, Qt.Key.Key_Left)


@lru_cache(maxsize=1024)
def _number(value: str) -> Decimal | None:
    """Return a value as a number if it is one from 0 to 1, else None."""
    text = value.strip(XML_SPACE)
    number = Decimal(text) if _PLAIN.fullmatch(text) else None
    return number if number is not None and number <= 1 else None


def step_priority(value: str, step: Decimal) -> str:
    """Return a priority changed by some steps, between 0 and 1; "" counts as the protocol's default."""
    number = _number(value or FIELD_BY_NAME["priority"].assumed)
    return value if number is None else _priority_text(number + step)


def _priority_text(number: Decimal) -> str:
    """Return a number as sitemaps write it: with one decimal, or two if it needs them."""
    number = min(max(number, Decimal(0)), Decimal(1))
    return str(number.quantize(_STEP) if number == number.quantize(_STEP) else number.quantize(_SMALL_STEP))


class _NumberLine(QLineEdit):
    """A line edit in which the arrow keys change the number; while the text
    is no number they move the cursor.
    """

    def keyPressEvent(self, event: QKeyEvent) -> None:
        direction = (event.key() in _UP) - (event.key() in _DOWN)
        is_steppable = not self.isReadOnly() and (not self.text() or _number(self.text()) is not None)
        if direction and is_steppable:
            fine = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.setText(step_priority(self.text(), direction * (_SMALL_STEP if fine else _STEP)))
            self.selectAll()
        else:
            super().keyPressEvent(event)


class _Slider(QSlider):
    """A slider that jumps to where it is pressed; Qt's moves one step in that direction."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_SliderHandle
        handle = self.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, part, self)
        place = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and not handle.contains(place):
            start, span = place.x() - handle.width() // 2, self.width() - handle.width()
            self.setSliderDown(True)  # the value is reported when the slider is released
            self.setValue(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), start, span))
        super().mousePressEvent(event)


class PriorityEditor(cell_delegate.CellLineEdit):
    """A number and a slider with the same value."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, _NumberLine())
        self.placeholder = FIELD_BY_NAME["priority"].assumed
        self.line.setPlaceholderText(self.placeholder)
        self.slider = _Slider(Qt.Orientation.Horizontal, self)
        self.slider.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as the bars in the table
        self.slider.setRange(0, _SLIDER_STEPS)
        self.slider.setPageStep(2)
        self.slider.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrow keys of the number do the same
        self.slider.setAccessibleName(self.tr("Priority"))
        self.row.addWidget(self.slider)
        self.row.setContentsMargins(0, 0, 8, 0)
        self.line.textChanged.connect(self._on_text_changed)
        self.slider.valueChanged.connect(self._on_slider_moved)
        self.slider.sliderReleased.connect(self.settled)
        self._on_text_changed("")

    def show_hint(self, hint: Hint, theme: Theme) -> None:
        super().show_hint(hint, theme)
        self._share_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def _share_room(self) -> None:
        """Shrink the slider if the text, with the mark behind it, needs more room."""
        metrics = self.line.fontMetrics()
        around = self.line.minimumSizeHint().width() - metrics.maxWidth() + _CURSOR_ROOM
        needed = around + metrics.horizontalAdvance(self.line.text())
        margins = self.row.contentsMargins()
        room = self.width() - margins.left() - margins.right() - self.row.spacing()
        share = max(needed, room * 2 // 5)
        self.slider.setVisible(room - share >= _LEAST_SLIDER)
        self.row.setStretch(0, share)
        self.row.setStretch(1, max(room - share, 0))

    def _on_text_changed(self, text: str) -> None:
        number = _number(text)
        restyle(self.slider, "unset", number is None)
        if number is None:  # absent, or not a number
            number = Decimal(FIELD_BY_NAME["priority"].assumed)
        blocker = QSignalBlocker(self.slider)
        self.slider.setValue(round(number * _SLIDER_STEPS))
        blocker.unblock()

    def _on_slider_moved(self, steps: int) -> None:
        self.line.setText(_priority_text(Decimal(steps) / _SLIDER_STEPS))
        self.line.selectAll()
        if not self.slider.isSliderDown():
            self.settled.emit()

    def set_read_only(self, read_only: bool) -> None:
        super().set_read_only(read_only)
        self.slider.setEnabled(not read_only)


@lru_cache(maxsize=512)
def _bar(length: int, theme: Theme, scale: float) -> QPixmap:
    """Return a bar of this length in pixels; drawn once and cached."""
    pixmap = QPixmap(round(length * scale), round(_BAR_HEIGHT * scale))
    pixmap.setDevicePixelRatio(scale)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.color("bar"))
    painter.drawRoundedRect(0, 0, length, _BAR_HEIGHT, 3, 3)
    painter.end()
    return pixmap


class PriorityDelegate(cell_delegate.CellDelegate):
    """Draws a bar behind the number."""

    def set_look(self, theme: Theme, font: QFont) -> None:
        super().set_look(theme, font)
        self._bar_start = max(_NUMBER_WIDTH, self.metrics.horizontalAdvance("0.00") + 8)

    def content_width(self, value: str) -> int:
        return max(super().content_width(value), super().content_width("") + self._bar_start + _LEAST_BAR)

    def paint_value(self, painter: QPainter, room: cell_delegate.Room, value: str, mark: int) -> None:
        super().paint_value(painter, room, value, mark)
        number = _number(value)
        length = round(float(number or 0) * (room.width - self._bar_start))
        if length > 0:
            bar = _bar(length, self.theme, painter.device().devicePixelRatioF())
            painter.drawPixmap(room.left + self._bar_start, room.top + (room.height - _BAR_HEIGHT) // 2, bar)

    def new_editor(self, parent: QWidget, value: str) -> cell_delegate.ValueEditor:
        del value
        return PriorityEditor(parent)
