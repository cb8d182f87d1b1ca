"""The popup that finds one of many files by a part of its name."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from editor.models.session.file_states import FileLook
from editor.models.words.severities import mark_word
from editor.rules.rule import Severity
from editor.views.style.mark_icons import mark_icon
from editor.views.style.theme import current

_MOST = 500  # that are listed at once
_WIDTH, _HEIGHT = 320, 360  # pixels
_TO_THE_LIST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class FileSearch(QFrame):
    """A search field above the files that match; it closes once one is chosen."""

    file_chosen = Signal(int)  # a key

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("cell_popup")
        self._files: Sequence[FileLook] = ()
        self.line = QLineEdit(self)
        self.line.setPlaceholderText(self.tr("File name"))
        self.line.setAccessibleName(self.tr("File name"))
        self.line.textChanged.connect(self._list_fitting)
        self.line.returnPressed.connect(self._take_current)
        self.line.installEventFilter(self)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Files"))
        self.list.setUniformItemSizes(True)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.itemClicked.connect(self._take)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.line)
        column.addWidget(self.list)
        self.resize(_WIDTH, _HEIGHT)

    def open(self, files: Sequence[FileLook], corner: QPoint) -> None:
        """Ask for one of these files; `corner` is the top right corner of the popup in global coordinates."""
        self._files = files
        self.line.clear()
        self._list_fitting("")
        self.move(corner.x() - self.width(), corner.y() + 2)
        self.show()
        self.line.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and watched is self.line:
            if event.key() in _TO_THE_LIST:
                self.list.keyPressEvent(event)
                return True
            if event.key() == Qt.Key.Key_Escape:
                self.hide()
                return True
        return super().eventFilter(watched, event)

    def _list_fitting(self, text: str) -> None:
        words = text.casefold().split()
        fitting = [look for look in self._files if all(word in look.name.casefold() for word in words)]
        has_marks = any(look.severity >= Severity.ADVICE for look in self._files)
        self.list.clear()
        for look in fitting[:_MOST]:
            item = QListWidgetItem(look.label, self.list)
            item.setData(Qt.ItemDataRole.UserRole, look.key)
            if has_marks:  # give all lines an icon, so that the names are aligned
                item.setIcon(mark_icon(look.severity, current()))
                item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, mark_word(look.severity))
        self.list.setCurrentRow(0)

    def _take_current(self) -> None:
        if self.list.currentItem() is not None:
            self._take(self.list.currentItem())

    def _take(self, item: QListWidgetItem) -> None:
        self.hide()
        self.file_chosen.emit(item.data(Qt.ItemDataRole.UserRole))
