"""Fields for input, and what is done for all of them: combo boxes, spin boxes, buttons, line edits.

Combo boxes have names for screen readers; spin boxes appear and behave like the other fields; a
line edit may have a magnifying glass and a button that empties it. The mouse wheel changes no value
while the user scrolls over it. Positions in a text are converted: Qt counts UTF-16 code units, of
which some characters have two. `restyle` sets dynamic properties that the style sheet uses.
"""

from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QObject, QPoint, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QValidator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QDoubleSpinBox,
    QGridLayout,
    QLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QStyledItemDelegate,
    QToolButton,
    QToolTip,
    QWidget,
)

from editor.models.table.item_data import plain_tip
from editor.models.words.translation import translated
from editor.views.style.icons import icon
from editor.views.widgets.keyboard import ENTER
from editor.views.widgets.labels import muted_label, plain_label
from editor.views.widgets.widget_layouts import add_layout


class ChoiceBox(QComboBox):
    """A combo box whose popup opens below it in the style of other lists; Qt's ignores the style sheet."""

    def __init__(
        self, parent: QWidget | None = None, name: str = "", items: Iterable[tuple[str, object]] = ()
    ) -> None:
        """name: for screen readers; items: the texts, and the values that they stand for."""
        super().__init__(parent)
        self.setItemDelegate(QStyledItemDelegate(self))
        if name:
            name_choice(self, name)
        for text, value in items:
            self.addItem(text, value)

    def choose(self, value: object, otherwise: int = -1) -> None:
        """Choose the item that stands for a value; otherwise: the place to choose if there is none."""
        place = self.findData(value)
        self.setCurrentIndex(otherwise if place < 0 else place)


def name_choice(box: QComboBox, name: str, more: str = "") -> None:
    """Set the accessible name of a combo box; on Linux Qt reads the chosen item in place of the name."""
    box.setAccessibleName(name)
    if (line := box.lineEdit()) is not None:
        line.setAccessibleName(name)
    box.setAccessibleDescription(f"{name}: {more}" if more else name)


def icon_button(picture: str, text: str, parent: QWidget, side: int | None = None) -> QToolButton:
    """Return an icon button with its text as tool tip and accessible name; side: its size
    in pixels, None for the usual one.
    """
    button = QToolButton(parent)
    button.setIcon(icon(picture))
    if side is not None:
        button.setIconSize(QSize(side, side))
    button.setToolTip(plain_tip(text))
    button.setAccessibleName(text)
    return button


def push_button(text: str, press: Callable[[], object], parent: QWidget, tip: str = "") -> QPushButton:
    """Return a button that does something; Enter in a field of its dialog does not press it."""
    button = QPushButton(text, parent)
    button.setAutoDefault(False)
    button.setToolTip(plain_tip(tip))
    button.clicked.connect(lambda _checked=False: press())
    return button


def text_line(
    parent: QWidget, name: str, text: str = "", example: str = "", *, can_clear: bool = False
) -> QLineEdit:
    """Return a line to type in; name: for screen readers; example: shown while it is empty."""
    line = QLineEdit(text, parent)
    line.setAccessibleName(name)
    line.setPlaceholderText(example)
    if can_clear:
        add_clear_button(line)
    return line


def field_grid() -> QGridLayout:
    """Return a grid for what stands in front of fields, and the fields, which take the room there is."""
    grid = QGridLayout()
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(8)
    grid.setColumnStretch(1, 1)
    return grid


def form_of(
    parent: QWidget,
    rows: Iterable[tuple[str, QWidget | QLayout]],
    *,
    narrow: Collection[QWidget] = (),
    is_muted: bool = False,
) -> QGridLayout:
    """Return fields one below the other, each with its label in front of it, by which it is read out.

    A mnemonic in a label leads to its field. A layout is a field with something beside it.

    narrow: fields that keep their width; is_muted: whether the labels are.
    """
    grid = field_grid()
    for row, (text, field) in enumerate(rows):
        label = muted_label(text, parent) if is_muted else plain_label(text, parent)
        grid.addWidget(label, row, 0)
        if not isinstance(field, QWidget):
            add_layout(grid, field, (row, 1))
            continue
        label.setBuddy(field)
        if not field.accessibleName():
            field.setAccessibleName(text.replace("&", "").rstrip(":"))
        grid.addWidget(field, row, 1, Qt.AlignmentFlag.AlignLeft if field in narrow else Qt.AlignmentFlag(0))
    return grid


Field = QLineEdit | QPlainTextEdit | QComboBox | QSpinBox | QAbstractButton


def on_change(do: Callable[[], object], *fields: Field) -> None:
    """Do something whenever what is entered in one of these fields has changed."""
    for field in fields:
        if isinstance(field, QLineEdit | QPlainTextEdit):
            field.textChanged.connect(do)
        elif isinstance(field, QComboBox):
            (field.currentTextChanged if field.isEditable() else field.currentIndexChanged).connect(do)
        elif isinstance(field, QSpinBox):
            field.valueChanged.connect(do)
        else:
            field.toggled.connect(do)


def add_clear_button(line: QLineEdit) -> None:
    """Show a button in a line edit that empties it, with a name for screen readers."""
    line.setClearButtonEnabled(True)
    _name_new(line, translated("Clear"))


def add_search_icon(line: QLineEdit) -> None:
    """Show a magnifying glass at the start of a line edit."""
    line.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
    _name_new(line, translated("Search"))


def _name_new(line: QLineEdit, name: str) -> None:
    for button in line.findChildren(QToolButton):
        if not button.accessibleName():
            button.setAccessibleName(name)


def qt_place(text: str, place: int) -> int:
    """Return a position in a text in UTF-16 code units, as Qt counts."""
    return len(text[:place].encode("utf-16-le", "surrogatepass")) // 2


def own_place(text: str, qt_place: int) -> int:
    """Return a position in a text in characters, given that of Qt in UTF-16 code units."""
    before = text.encode("utf-16-le", "surrogatepass")[: 2 * qt_place]
    return len(before.decode("utf-16-le", "surrogatepass"))


def restyle(widget: QWidget, name: str, value: str | bool) -> None:
    """Set a property and apply the style sheet again, as Qt does not do so by itself."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


class _Guard(QObject):
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def leave_wheel(field: QWidget) -> None:
    """Let a field in a scroll area handle the wheel only while it has the focus."""
    if isinstance(field, QComboBox | QAbstractSpinBox):
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # else the wheel would focus it before any filter
    if isinstance(field, QAbstractScrollArea):
        field.viewport().installEventFilter(_Guard(field))
    elif isinstance(field, QComboBox | QAbstractSpinBox | QAbstractSlider):  # Qt's others leave it themselves
        field.installEventFilter(_Guard(field))


if TYPE_CHECKING:
    _Mixed = QAbstractSpinBox
else:
    _Mixed = object  # a mixin: the subclass adds Qt's spin box

_ROOM = 9  # pixels: the edge and the padding of the other fields
_DECIMALS = 6


def indent(box: QAbstractSpinBox) -> None:
    """Align the text of a spin box with that of other fields.

    The padding of the style sheet widens the box, but leaves the line edit in it at the outer edge.
    """
    box.lineEdit().setTextMargins(_ROOM, 0, 0, 0)


class _KeepsTyping(_Mixed):
    """Keeps invalid input and marks it, rather than dropping single keys as Qt does.

    Qt would turn 2.5, typed into a whole number, into 25. If the input is still invalid when the focus
    leaves, the number from before is restored.
    """

    _is_wrong = False
    _before: str | None = None  # the number before the user began to type

    def _follow_typing(self) -> None:
        indent(self)
        self.lineEdit().textEdited.connect(self._begin)
        self.lineEdit().textChanged.connect(self._judge)
        self.editingFinished.connect(self._end)

    @property
    def wanted(self) -> str:
        """A description of valid input."""
        raise NotImplementedError

    def _number(self) -> str:
        """Return the current number as text."""
        raise NotImplementedError

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        state, text, position = super().validate(text, position)
        return QValidator.State.Intermediate if state is QValidator.State.Invalid else state, text, position

    def _begin(self) -> None:
        if self._before is None:
            self._before = self._number()  # the text is signalled before it becomes the value

    def _end(self) -> None:
        self._before = None

    def _put_back(self) -> None:
        """Restore the number from before the typing, if the input is invalid."""
        if self._before is not None and not self.hasAcceptableInput():
            self.lineEdit().setText(self._before)
            self.interpretText()
        self._end()

    def _judge(self, text: str) -> None:
        is_wrong = bool(text) and not self.hasAcceptableInput()
        if is_wrong == self._is_wrong:
            return
        self._is_wrong = is_wrong
        restyle(self, "severity", "error" if is_wrong else "")
        self.setAccessibleDescription(self.wanted if is_wrong else "")
        if is_wrong and self.hasFocus():
            self._say()
        elif not is_wrong:
            QToolTip.hideText()

    def _say(self) -> None:
        QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), plain_tip(self.wanted), self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._is_wrong and event.key() in ENTER:
            self._say()  # without reporting the earlier number again
        else:
            super().keyPressEvent(event)

    def stepBy(self, steps: int) -> None:
        if self.hasAcceptableInput():
            super().stepBy(steps)
            self._end()
        else:
            self._put_back()
            self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._put_back()
        super().focusOutEvent(event)
        self._judge(self.text())  # Qt restores a number without a signal


class WholeNumberBox(_KeepsTyping, QSpinBox):
    """A spin box for whole numbers."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._follow_typing()

    @property
    def wanted(self) -> str:
        number = self.locale().toString
        return self.tr("A whole number from {least} to {most}").format(
            least=number(self.minimum()), most=number(self.maximum())
        )

    def _number(self) -> str:
        return self.textFromValue(self.value())


def count_box(parent: QWidget, name: str, most: int) -> WholeNumberBox:
    """Return a field for how many of something, at the most; a number is taken when it is complete."""
    box = WholeNumberBox(parent)
    box.setRange(1, most)
    box.setValue(most)
    box.setGroupSeparatorShown(True)
    box.setKeyboardTracking(False)
    box.setAccessibleName(name)
    return box


class DecimalBox(_KeepsTyping, QDoubleSpinBox):
    """Shows as many decimals as a number has, at least one, as they will be written into a file.

    A comma counts as the decimal point, as in many languages; Qt would drop what follows it.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setLocale(QLocale.c())
        self.setDecimals(_DECIMALS)
        self._follow_typing()

    @property
    def wanted(self) -> str:
        text = self.tr("A number from {least} to {most} with at most {n} decimals")
        least, most = (self.locale().toString(each, "g", 12) for each in (self.minimum(), self.maximum()))
        return text.format(least=least, most=most, n=self.decimals())

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        return super().validate(text.replace(",", "."), position)

    def textFromValue(self, value: float) -> str:
        text = f"{value:.{_DECIMALS}f}".rstrip("0")
        return text + "0" if text.endswith(".") else text

    def _number(self) -> str:
        return self.textFromValue(self.value())
