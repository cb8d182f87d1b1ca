"""The dialog that finds an action by a few words: by its name, other names for it, or its subject."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QPushButton, QTreeWidgetItem, QWidget

from editor.dialogs.parts.boxed_list import BoxedList
from editor.dialogs.parts.dialog_frame import Buttons, Dialog
from editor.models.lists.findable import Findable, matching_actions
from editor.models.table import roles
from editor.views.widgets.labels import read_out
from editor.views.widgets.line_buttons import add_clear_button

_TO_THE_LIST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_MARGINS = 28  # pixels beside a text
_MOST = 100  # lines that are listed: nobody reads more


class FindActionDialog(Dialog):
    """A search field above the matching actions, best first; those that are disabled are grey and last."""

    manual_place = "table#find-an-action"

    def __init__(
        self, findables: Sequence[Findable], used: Sequence[str] = (), parent: QWidget | None = None
    ) -> None:
        """used: the ids of actions chosen in this dialog before, the latest first."""
        super().__init__(parent)
        self._findables, self._used = findables, used
        self._listed: list[Findable] = []
        self.setWindowTitle(self.tr("Find an action"))
        self.line = QLineEdit(self)
        self.line.setPlaceholderText(self.tr("What do you want to do?"))
        self.line.setAccessibleName(self.tr("What do you want to do?"))
        add_clear_button(self.line)
        self.line.textChanged.connect(self._narrow)
        self.line.installEventFilter(self)
        self.list = BoxedList(
            self.tr("Actions"), [self.tr("Action"), self.tr("Where"), self.tr("Keys")], self
        )
        self.list.stretch(0)
        for column, texts in ((1, [each.place for each in findables]), (2, [each.key for each in findables])):
            widest = max(map(self.fontMetrics().horizontalAdvance, texts), default=0)
            self.list.setColumnWidth(column, widest + _MARGINS)  # does not change while the user types
        self.list.itemActivated.connect(self._take)
        self.list.currentItemChanged.connect(self._show_possible)
        self.column.addWidget(self.line)
        self.column.addWidget(self.list, 1)
        box = self.add_buttons(Buttons.Ok | Buttons.Cancel)
        self._run: QPushButton = box.button(Buttons.Ok)
        self._run.setText(self.tr("Run"))
        self.propose_size(680, 520)
        self.line.setFocus()
        self._narrow("")

    @property
    def chosen(self) -> Findable | None:
        """The action that is current in the list; None if there is none or it is disabled."""
        item = self.list.currentItem()
        if item is None or item.isDisabled():
            return None
        return self._listed[self.list.indexOfTopLevelItem(item)]

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass the arrow and page keys pressed in the search field on to the list."""
        if watched is not self.line or event.type() is not QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if isinstance(event, QKeyEvent) and event.key() in _TO_THE_LIST:
            self.list.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def _narrow(self, text: str) -> None:
        self.list.clear()
        self._listed = matching_actions(self._findables, text, self._used)[:_MOST]
        first = None
        for findable in self._listed:
            item = self.list.add_line([findable.title, findable.place, findable.key])
            item.setDisabled(not findable.is_enabled)
            if first is None and findable.is_enabled:
                first = item
        if first is not None:
            self.list.setCurrentItem(first)
        self._show_possible()

    def _show_possible(self) -> None:
        item, is_possible = self.list.currentItem(), self.chosen is not None
        self._run.setEnabled(is_possible)
        if item is not None and is_possible and self.line.hasFocus():
            read_out(self.line, str(item.data(0, roles.ACCESSIBLE_TEXT)))

    def _take(self, item: QTreeWidgetItem) -> None:
        if not item.isDisabled():
            self.accept()
