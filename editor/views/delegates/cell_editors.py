"""The editors of values, in cells and forms. They accept any text, and never lose what they cannot parse."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from editor.models.table.typing_hints import Hint
from editor.models.words.tips import plain_tip
from editor.rules.rule import Severity
from editor.views.style.mark_icons import mark_icon
from editor.views.style.theme import Theme
from editor.views.widgets.restyling import restyle

_ROW_KEYS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End)  # with Alt


class ValueEditor(QWidget):
    """The base class of editors for the text of one value."""

    value_changed = Signal(str)
    finished = Signal()  # a value was chosen, so that editing ends
    settled = Signal()  # slider released, calendar closed, letter typed: the value is valid for now

    is_open = True  # False: the table has taken or dropped the value

    def value(self) -> str:
        """Return the text as it would be written into the document."""
        raise NotImplementedError

    def set_value(self, value: str) -> None:
        """Show a value of the document."""
        raise NotImplementedError

    def show_mixed(self, text: str) -> None:
        """Show a placeholder instead of a value, as several entries have different values."""
        raise NotImplementedError

    def set_read_only(self, read_only: bool) -> None:
        """Set whether the value is read-only."""
        raise NotImplementedError

    def stand_alone(self) -> None:
        """Take the look of a form field instead of that of a cell."""

    def unfold(self) -> None:
        """Open the list or calendar of the editor, if that is the usual way to set the value."""

    def focusable(self) -> Sequence[QWidget]:
        """Return the parts that can have the focus."""
        raise NotImplementedError

    def set_name(self, name: str) -> None:
        """Set the name that screen readers read for the editor."""
        for widget in self.focusable():
            widget.setAccessibleName(name)

    def show_hint(self, hint: Hint, theme: Theme) -> None:
        """Show what is wrong with the text; it can be entered all the same."""
        raise NotImplementedError


class CellLineEdit(ValueEditor):
    """A line edit, which may have other controls beside it."""

    def __init__(self, parent: QWidget, line: QLineEdit | None = None) -> None:
        super().__init__(parent)
        self.placeholder = ""  # shown instead of an empty value
        self.line = line or QLineEdit()
        self.line.setObjectName("cell_line")
        self.setFocusProxy(self.line)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(4)
        self.row.addWidget(self.line, 1)
        self._mark: QAction | None = None
        self.line.textChanged.connect(self.value_changed)

    def value(self) -> str:
        return self.line.text()

    def set_value(self, value: str) -> None:
        self.line.setPlaceholderText(self.placeholder)
        if value != self.line.text():
            self.line.setText(value)
            self.line.selectAll()

    def show_mixed(self, text: str) -> None:
        self.line.clear()
        self.line.setPlaceholderText(text)

    def set_read_only(self, read_only: bool) -> None:
        self.line.setReadOnly(read_only)

    def stand_alone(self) -> None:
        self.line.setObjectName("form_line")

    def focusable(self) -> Sequence[QWidget]:
        return (self.line,)

    def show_hint(self, hint: Hint, theme: Theme) -> None:
        self.line.setToolTip(plain_tip(hint.message))
        self.line.setAccessibleDescription(hint.message)
        show_severity(self.line, hint.severity)
        icon = mark_icon(hint.severity, theme) if hint.severity else QIcon()
        if self._mark is None and hint.severity:
            self._mark = self.line.addAction(icon, QLineEdit.ActionPosition.TrailingPosition)
        if self._mark is not None:
            self._mark.setIcon(icon)
            self._mark.setVisible(bool(hint.severity))
            self._mark.setToolTip(plain_tip(hint.message))


class TextEditor(CellLineEdit):
    """A line edit without other controls, for URLs."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.line.setInputMethodHints(Qt.InputMethodHint.ImhUrlCharactersOnly)


def show_severity(field: QWidget, severity: int) -> None:
    """Set the severity of a field's value for the style sheet, 0 for none."""
    restyle(field, "severity", Severity(severity).word if severity else "")


def keeps_row_key(event: QEvent) -> bool:
    """Keep a key that would move the row in the file for the field; return True if it was such a key."""
    is_one = (
        isinstance(event, QKeyEvent)
        and event.type() is QEvent.Type.ShortcutOverride
        and event.key() in _ROW_KEYS
        and bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
    )
    if is_one:
        event.accept()
    return is_one


def show_below(popup: QWidget, editor: QWidget) -> None:
    """Show a popup below an editor, or above it if there is no room."""
    popup.adjustSize()
    size, screen = popup.size(), editor.screen().availableGeometry()
    place = editor.mapToGlobal(QPoint(0, editor.height()))
    if place.y() + size.height() > screen.bottom():
        place.setY(editor.mapToGlobal(QPoint(0, 0)).y() - size.height())
    place.setX(max(screen.left(), min(place.x(), screen.right() - size.width())))
    popup.move(place)
    popup.show()
    popup.setFocus()  # a popup does not pass keys on to its parent
