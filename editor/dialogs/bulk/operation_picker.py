"""The list of all operations, filtered by a few words."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QTreeWidgetItem, QVBoxLayout, QWidget

from editor.core.operations.operation import Declaration
from editor.dialogs.parts.boxed_list import BoxedList
from editor.models.lists.findable import Findable, matching_actions
from editor.models.words.operation_words import group_title, operation_title, operation_words
from editor.models.words.tips import plain_tip
from editor.models.words.translation import translated
from editor.views.widgets.line_buttons import add_clear_button, add_search_icon
from editor.views.widgets.pressing import ENTER

_TO_THE_LIST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_MARGINS = 28  # pixels beside a text


class OperationPicker(QWidget):
    """A search field above the operations that match it, each with its subject and what it does."""

    picked = Signal(str)  # an id

    def __init__(self, offered: Sequence[Declaration], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._helps = {each.id: translated("operations", each.help) for each in offered}
        self._findables = [
            Findable(
                each.id,
                operation_title(each),
                group_title(each),
                partial(self.picked.emit, each.id),
                words=operation_words(each),
            )
            for each in offered
        ]
        self._listed: list[Findable] = []
        self.line = QLineEdit(self)
        self.line.setPlaceholderText(self.tr("What do you want to do? For example: date, host, https, sort"))
        self.line.setAccessibleName(self.tr("Find an operation"))
        add_clear_button(self.line)
        add_search_icon(self.line)
        headings = [self.tr("Operation"), self.tr("Value"), self.tr("What it does")]
        self.list = BoxedList(self.tr("Operations"), headings, self)
        for column, texts in enumerate(
            ([e.title for e in self._findables], [e.place for e in self._findables])
        ):
            widest = max(map(self.fontMetrics().horizontalAdvance, texts), default=0)
            self.list.setColumnWidth(column, widest + _MARGINS)
        self.list.stretch(2)
        self.line.textChanged.connect(self._narrow)
        self.list.itemClicked.connect(self._pick)
        for part in (self.line, self.list):
            part.installEventFilter(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self.line)
        layout.addWidget(self.list, 1)
        self._narrow("")

    @property
    def listed(self) -> list[str]:
        """The ids of the operations listed, from top to bottom."""
        return [each.id for each in self._listed]

    def start_anew(self, current: str = "") -> None:
        """List all operations, with the one that has the id `current` as the current line."""
        self.line.clear()
        self._go_to(self.listed.index(current) if current in self.listed else 0)

    def _go_to(self, place: int) -> None:
        item = self.list.topLevelItem(place)
        if item is not None:
            self.list.setCurrentItem(item)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Pass the arrow and page keys pressed in the search field on to the
        list; Enter takes its current line.
        """
        if not isinstance(event, QKeyEvent) or event.type() is not QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if event.key() in ENTER:
            if (item := self.list.currentItem()) is not None:
                self._pick(item)
            return True  # else Enter would close the dialog
        if watched is self.line and event.key() in _TO_THE_LIST:
            self.list.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def _narrow(self, text: str) -> None:
        self.list.clear()
        self._listed = matching_actions(self._findables, text, ())
        for each in self._listed:
            item = self.list.add_line([each.title, each.place, self._helps[each.id]])
            item.setToolTip(2, plain_tip(self._helps[each.id]))
        self._go_to(0)

    def _pick(self, item: QTreeWidgetItem) -> None:
        self._listed[self.list.indexOfTopLevelItem(item)].run()
