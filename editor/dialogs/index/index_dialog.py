"""The base class of the dialogs that change an index: a list with check boxes and an OK button."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from editor.dialogs.parts.dialog_frame import Buttons, Dialog

CHECKED, UNCHECKED = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class IndexDialog(Dialog):
    """Can be accepted once something is ticked in its list.

    A subclass implements `_is_something_chosen`; it fills the list and then calls
    `_arrange` at the end of `__init__`.
    """

    manual_place = "several-files#the-index"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tree = QTreeWidget(self)
        self.tree.setObjectName("boxed")
        self.tree.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.tree.ensurePolished()  # else rows get their height before the style sheet is applied

    def _arrange(self, first: QTreeWidgetItem | None) -> None:
        """Lay out the list and the buttons, make a line current, and watch the check boxes."""
        if first is not None:
            self.tree.setCurrentItem(first)
        self.column.addWidget(self.tree, 1)
        self.buttons = self.add_buttons(Buttons.Ok | Buttons.Cancel)
        self._agree = self.buttons.button(Buttons.Ok)
        self._agree.setText(self.tr("Change the index"))
        self.tree.itemChanged.connect(self._refresh)
        self._refresh()

    def _is_something_chosen(self) -> bool:
        raise NotImplementedError

    def _refresh(self) -> None:
        self._agree.setEnabled(self._is_something_chosen())
