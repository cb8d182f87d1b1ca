"""The delegates of cells by the kind of their values: text, dates, change frequencies and priorities."""

import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from decimal import Decimal
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QKeyCombination,
    QObject,
    QRect,
    QSignalBlocker,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QSlider, QStyle, QStyleOptionSlider, QWidget

from editor.core.fields import CHANGEFREQS, FIELD_BY_NAME, XML_SPACE, CellKind
from editor.core.search import TextSpan
from editor.models.table.entries_model import NUMBERS, EntriesModel
from editor.models.table.item_data import plain_tip
from editor.models.table.value_display import Hint, origin_length
from editor.rules.rule import Severity
from editor.views.delegates import cell_delegate
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
        self.is_right = cell in NUMBERS

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
        return cell_delegate.UrlEditor(parent, self.model.urls.folded_origin)


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


def local_time() -> datetime:
    """Return the current time in the local time zone."""
    return datetime.now(UTC).astimezone()


_BUTTON = 20  # pixels of the button within a cell
_INSET = 14  # pixels that the text gives up to it; the rest is the line's own padding
_SPARE = 4  # pixels of the room for a text that are not needed beside the button
_TODAY = QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Semicolon)


class _DateLine(QLineEdit):
    """A line edit that opens the calendar by F4, Down or Alt+Down, as is usual for date fields, and in which
    Ctrl+; writes today's date, as in spreadsheets.
    """

    def __init__(self, open_calendar: Callable[[], None], today: Callable[[], str]) -> None:
        super().__init__()
        self._open_calendar, self._today = open_calendar, today

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            event.setAccepted(event.isAccepted() or event.keyCombination() == _TODAY)
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_F4, Qt.Key.Key_Down):
            self._open_calendar()
        elif event.keyCombination() == _TODAY:
            if not self.isReadOnly():
                self.setText(self._today())
        else:
            super().keyPressEvent(event)


class LastmodEditor(cell_delegate.CellLineEdit):
    """An editor for any text; the calendar writes dates in the precision of the value."""

    def __init__(self, parent: QWidget, clock: Clock) -> None:
        super().__init__(parent, _DateLine(self.unfold, lambda: clock().date().isoformat()))
        self._clock = clock
        self.popup: CalendarPopup | None = None
        self.button = icon_button("calendar", self.tr("Open the calendar (F4)"), self.line, 16)
        self.button.setObjectName("cell_button")
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.setCursor(Qt.CursorShape.ArrowCursor)
        self.button.setAccessibleName(self.tr("Calendar"))
        self.button.clicked.connect(lambda _checked=False: self.unfold())

    def stand_alone(self) -> None:
        super().stand_alone()
        self.row.setContentsMargins(0, 0, 2, 0)
        self.row.addWidget(self.button)

    def fit(self, cell: QRect | None = None) -> None:
        """Have the button within the line, unless the date then would be wider than its cell."""
        super().fit(cell)
        has_room = self.room_needed() + _INSET - _SPARE <= self.width()
        self.button.setVisible(has_room)
        self.line.setTextMargins(0, 0, _INSET if has_room else 0, 0)
        self.button.setGeometry(self.width() - _BUTTON - 2, 2, _BUTTON, self.height() - 4)

    def unfold(self) -> None:
        """Show the calendar below the cell, or above it if there is no room."""
        from editor.views.delegates.calendar_popup import CalendarPopup  # noqa: PLC0415 - the calendar, which few cells open

        if self.line.isReadOnly():
            return
        if self.popup is None:
            self.popup = CalendarPopup(self, self._clock)
            self.popup.value_picked.connect(self.set_value)
            self.popup.typed.connect(self._begin_anew)
            self.popup.closed.connect(self.line.setFocus)
            self.popup.closed.connect(self.settled)
            self.popup.chosen.connect(self.finished)
        self.popup.show_value(self.value())
        cell_delegate.show_below(self.popup, self)

    def _begin_anew(self, text: str) -> None:
        """Type over the value: the calendar was open, but a date is typed."""
        self.line.selectAll()
        self.line.insert(text)

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

    def elided(self, text: str, width: int) -> str:
        """Return a date elided to fit into a width: rather its whole day than half of its time."""
        day = text.partition("T")[0]
        if len(day) == _DAY and len(text) > _DAY and self.metrics.horizontalAdvance(text) > width:
            text = f"{day}…"
        return super().elided(text, width)

    def shown_span(self, value: str, shown: str, span: TextSpan) -> TextSpan | None:
        return super().shown_span(value, shown, span) if shown == value else None

    def paint_value(self, painter: QPainter, room: cell_delegate.Room, value: str, mark: int) -> None:
        super().paint_value(painter, room, self.shown(value), mark)

    def new_editor(self, parent: QWidget, value: str) -> cell_delegate.ValueEditor:
        del value
        return LastmodEditor(parent, self._clock)


_DAY = len("2026-12-11")
_MOST_VISIBLE = 12
_LEAST_LETTERS = 10  # letters for which a form field has room


_EXACT = Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchCaseSensitive


class _ChoiceBox(ChoiceBox):
    """A combo box that takes any text, and completes the name of an item from its first letters."""

    completed = Signal()  # what is typed is the begin of an item, and completed by the rest

    is_passing = False  # chosen by arrow key or wheel, so that others may follow
    is_typed = False  # the text, at least in part, so that it is no value of the document
    is_in_cell = True  # where Ctrl+Enter is the table's, also while the list is open

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = QLineEdit(self)
        self.setEditable(True)
        self.setLineEdit(self.line)
        self.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.line.editingFinished.disconnect()  # Qt would choose an item whenever the line loses the focus
        self.line.textEdited.connect(self._on_edited)

    def _on_edited(self) -> None:
        self.is_typed = True

    def text(self) -> str:
        """Return what is typed, or the item that is typed in other letters, such as capitals."""
        text = self.line.text()
        place = self.findText(text, Qt.MatchFlag.MatchFixedString) if self.is_typed else -1
        return self.itemText(place) if place >= 0 else text

    def find_line(self) -> None:
        """Let the list stand at what is typed."""
        text = self.line.text()
        place = self.findText(text, _EXACT)
        blocker = QSignalBlocker(self)
        self.setCurrentIndex(place if text else 0)
        blocker.unblock()
        if self.line.text() != text:
            self.setEditText(text)

    def _step_in(self, *, up: bool) -> bool:
        """Take the item at an end of the list where the text is none of it; return True if that was so."""
        self.find_line()
        is_outside = self.currentIndex() < 0
        if is_outside:
            self.setCurrentIndex(self.count() - 1 if up else 1)
            self.activated.emit(self.currentIndex())
        return is_outside

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.is_passing = True
        is_step = event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and not event.modifiers()
        if not (is_step and self._step_in(up=event.key() == Qt.Key.Key_Up)):
            super().keyPressEvent(event)
            if event.text().isprintable() and event.text() and self.findText(self.text(), _EXACT) > 0:
                self.completed.emit()
        self.is_passing = False

    def showPopup(self) -> None:
        self.find_line()
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
        if not self._step_in(up=event.angleDelta().y() > 0):
            super().wheelEvent(event)
        self.is_passing = False


class CellChoice(cell_delegate.ValueEditor):
    """An editor with a list of values; any other text can be typed, which is kept and marked."""

    def __init__(self, parent: QWidget, choices: Sequence[str]) -> None:
        super().__init__(parent)
        self._told = ""  # the error shown
        self._absent = self.tr("— not set")
        self.box = _ChoiceBox(self)
        self.box.setObjectName("cell_choice")
        self.box.setMaxVisibleItems(min(len(choices), _MOST_VISIBLE) + 2)
        self.box.addItem(self._absent, "")
        for value in choices:
            self.box.addItem(value, value)
        self.box.setSizePolicy(cell_delegate.FILLING)
        self.setFocusProxy(self.box)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.box)
        self.box.line.setPlaceholderText(self._absent)
        self.box.currentIndexChanged.connect(self._on_index_changed)
        self.box.line.textChanged.connect(lambda: self.value_changed.emit(self.value()))
        self.box.activated.connect(self._on_activated)
        self.box.completed.connect(self.settled)

    def _on_index_changed(self, place: int) -> None:
        if place == 0:
            self.box.setEditText("")

    def _on_activated(self, place: int) -> None:
        self._on_index_changed(place)
        (self.settled if self.box.is_passing else self.finished).emit()

    def value(self) -> str:
        text = self.box.text()
        return "" if text == self._absent else text

    def set_value(self, value: str) -> None:
        self.box.line.setPlaceholderText(self._absent)
        if value == self.box.line.text():
            return
        self.box.is_typed = False
        self.box.setEditText(value)
        self.box.find_line()
        if self.box.is_in_cell:
            self.box.line.selectAll()

    def show_mixed(self, text: str) -> None:
        self.box.setCurrentIndex(-1)
        self.box.setEditText("")
        self.box.line.setPlaceholderText(text)

    def begin_at_end(self) -> None:
        self.box.line.end(False)  # noqa: FBT003 - Qt's: nothing is selected

    def set_read_only(self, read_only: bool) -> None:
        self.box.setEnabled(not read_only)

    def stand_alone(self) -> None:
        self.box.setObjectName("form_choice")
        self.box.setSizePolicy(cell_delegate.ONE_LINE)
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
        del theme  # the frame's colour comes from the style sheet
        cell_delegate.show_severity(self.box, hint.severity)
        self._told = hint.message
        self.box.setToolTip(plain_tip(hint.message))
        name_choice(self.box, self.box.accessibleName(), hint.message)


class ChangefreqEditor(CellChoice):
    """An editor with the seven change frequencies."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, CHANGEFREQS)


class ChangefreqDelegate(cell_delegate.CellDelegate):
    """A delegate that edits a change frequency in a list."""

    def new_editor(self, parent: QWidget, value: str) -> cell_delegate.ValueEditor:
        del value
        return ChangefreqEditor(parent)


_NUMBER_WIDTH = 36  # pixels before the bar, scaled with the font
_BAR_HEIGHT = 9
_LEAST_BAR = 40  # pixels of the longest bar in a column that is fitted to its content
_STEP, _SMALL_STEP = Decimal("0.1"), Decimal("0.05")
_SLIDER_STEPS = 20  # from 0 to 1
_LEAST_SLIDER = 24  # pixels; with fewer the slider is unusable
_LEAST_NUMBER = 48  # pixels of the number beside the slider
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
        self.line.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute)
        self.row.insertWidget(0, self.slider)  # the number stands where it stands in the cell
        self.row.setContentsMargins(8, 0, 0, 0)
        self.line.textChanged.connect(self._on_text_changed)
        self.slider.valueChanged.connect(self._on_slider_moved)
        self.slider.sliderReleased.connect(self.settled)
        self._on_text_changed("")

    def stand_alone(self) -> None:
        super().stand_alone()
        self.line.setAlignment(Qt.AlignmentFlag.AlignLeading)
        self.row.removeWidget(self.line)
        self.row.insertWidget(0, self.line)
        self.row.setContentsMargins(0, 0, 8, 0)

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
        needed = max(around + metrics.horizontalAdvance(self.line.text()), _LEAST_NUMBER)
        margins = self.row.contentsMargins()
        room = self.width() - margins.left() - margins.right() - self.row.spacing()
        share = max(needed, room * 2 // 5)
        self.slider.setVisible(room - share >= _LEAST_SLIDER)
        self.row.setStretchFactor(self.line, share)
        self.row.setStretchFactor(self.slider, max(room - share, 0))

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
    """Draws a number at the right, and a bar before it."""

    is_right = keeps_mark_space = True

    def set_look(self, theme: Theme, font: QFont) -> None:
        super().set_look(theme, font)
        self._number_width = max(_NUMBER_WIDTH, self.metrics.horizontalAdvance("0.00") + 8)

    def content_width(self, value: str) -> int:
        return max(super().content_width(value), super().content_width("") + self._number_width + _LEAST_BAR)

    def paint_value(self, painter: QPainter, room: cell_delegate.Room, value: str, mark: int) -> None:
        super().paint_value(painter, room, value, mark)
        number = _number(value)
        length = round(float(number or 0) * (room.width - self._number_width))
        if length > 0:
            bar = _bar(length, self.theme, painter.device().devicePixelRatioF())
            painter.drawPixmap(room.left, room.top + (room.height - _BAR_HEIGHT) // 2, bar)

    def new_editor(self, parent: QWidget, value: str) -> cell_delegate.ValueEditor:
        del value
        return PriorityEditor(parent)
