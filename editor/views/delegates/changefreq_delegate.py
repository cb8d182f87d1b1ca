"""The delegate of change frequencies: a list to choose from."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt
from PySide6.QtGui import QIcon, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from editor.core.fields import CHANGEFREQS
from editor.models.table.item_data import plain_tip
from editor.models.table.value_display import Hint
from editor.views.delegates.cell_delegate import CellDelegate, ValueEditor
from editor.views.style.icons import MARK_SIZE, mark_icon
from editor.views.style.theme import Theme
from editor.views.widgets.input_fields import ChoiceBox, name_choice
from editor.views.widgets.keyboard import ENTER

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


class CellChoice(ValueEditor):
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


class ChangefreqDelegate(CellDelegate):
    """A delegate that edits a change frequency in a list."""

    def new_editor(self, parent: QWidget, value: str) -> ValueEditor:
        return ChangefreqEditor(parent, value)
