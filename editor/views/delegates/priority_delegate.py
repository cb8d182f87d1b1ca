"""The delegate of priorities: a number with a bar, and a slider to set it."""

import re
from decimal import Decimal
from functools import lru_cache

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QSlider, QStyle, QStyleOptionSlider, QWidget

from editor.core.fields import FIELD_BY_NAME, XML_SPACE
from editor.models.table.value_display import Hint
from editor.views.delegates.cell_delegate import CellDelegate, CellLineEdit, Room, ValueEditor
from editor.views.style.theme import Theme
from editor.views.widgets.input_fields import restyle

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


class PriorityEditor(CellLineEdit):
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


class PriorityDelegate(CellDelegate):
    """Draws a bar behind the number."""

    def set_look(self, theme: Theme, font: QFont) -> None:
        super().set_look(theme, font)
        self._bar_start = max(_NUMBER_WIDTH, self.metrics.horizontalAdvance("0.00") + 8)

    def content_width(self, value: str) -> int:
        return max(super().content_width(value), super().content_width("") + self._bar_start + _LEAST_BAR)

    def paint_value(self, painter: QPainter, room: Room, value: str, mark: int) -> None:
        super().paint_value(painter, room, value, mark)
        number = _number(value)
        length = round(float(number or 0) * (room.width - self._bar_start))
        if length > 0:
            bar = _bar(length, self.theme, painter.device().devicePixelRatioF())
            painter.drawPixmap(room.left + self._bar_start, room.top + (room.height - _BAR_HEIGHT) // 2, bar)

    def new_editor(self, parent: QWidget, value: str) -> ValueEditor:
        del value
        return PriorityEditor(parent)
