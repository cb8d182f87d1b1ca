"""Finds one of all actions by a part of its name."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QTreeWidgetItem, QWidget

from editor.dialogs.boxed_list import BoxedList
from editor.dialogs.frame import Buttons, Dialog
from editor.models import roles
from editor.views.live_label import read_out

_TO_THE_LIST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_ID = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, slots=True)
class Offer:
    """An action as it is now."""

    id: str
    title: str
    menu: str
    key: str  # "" where it has none
    is_enabled: bool


class FindActionDialog(Dialog):
    """A line to type in above the actions that fit; those that make no sense now are grey."""

    def __init__(self, offers: Sequence[Offer], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Find an action"))
        self.line = QLineEdit(self)
        self.line.setPlaceholderText(self.tr("Part of its name"))
        self.line.setAccessibleName(self.tr("Part of the name of an action"))
        self.line.textChanged.connect(self._narrow)
        self.line.installEventFilter(self)
        self.list = BoxedList(self.tr("Actions"), [self.tr("Action"), self.tr("Menu"), self.tr("Keys")], self)
        for offer in offers:
            item = self.list.add_line([offer.title, offer.menu, offer.key])
            item.setData(0, _ID, offer.id)
            item.setDisabled(not offer.is_enabled)
        self.list.stretch(0)
        for column in (1, 2):
            self.list.resizeColumnToContents(column)
        self.list.itemActivated.connect(self._take)
        self.list.currentItemChanged.connect(self._show_possible)
        self.column.addWidget(self.line)
        self.column.addWidget(self.list, 1)
        box = self.add_buttons(Buttons.Ok | Buttons.Cancel)
        self._run: QPushButton = box.button(Buttons.Ok)
        self._run.setText(self.tr("Run"))
        self.propose_size(560, 480)
        self.line.setFocus()
        self._narrow("")

    @property
    def chosen(self) -> str:
        """The action to run."""
        item = self.list.currentItem()
        return str(item.data(0, _ID)) if item is not None and self._is_possible(item) else ""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Go through the list from the line."""
        if watched is not self.line or event.type() is not QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if isinstance(event, QKeyEvent) and event.key() in _TO_THE_LIST:
            self.list.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def _narrow(self, text: str) -> None:
        words = text.casefold().split()
        first = None
        for item in self.list.lines():
            name = f"{item.text(0)} {item.text(1)}".casefold()
            item.setHidden(not all(word in name for word in words))
            if first is None and self._is_possible(item):
                first = item
        if first is not None:
            self.list.setCurrentItem(first)
            self.list.scrollToItem(first)
        self._show_possible()

    def _show_possible(self) -> None:
        item = self.list.currentItem()
        self._run.setEnabled(bool(self.chosen))
        if item is not None and self.chosen and self.line.hasFocus():
            read_out(self.line, str(item.data(0, roles.ACCESSIBLE_TEXT)))

    def _take(self, item: QTreeWidgetItem) -> None:
        if self._is_possible(item):
            self.accept()

    @staticmethod
    def _is_possible(item: QTreeWidgetItem) -> bool:
        return not (item.isHidden() or item.isDisabled())
