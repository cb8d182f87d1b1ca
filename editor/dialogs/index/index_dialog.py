"""What the dialogs that change an index have in common: a list to tick in, and a button that agrees."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from editor.dialogs.parts.dialog_frame import Buttons, Dialog

CHECKED, UNCHECKED = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class IndexDialog(Dialog):
    """Agrees to a change of the index once something is ticked in its list.

    A subclass says `_is_something_chosen`; it fills the list and then ends its own set-up with `_arrange`.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tree = QTreeWidget(self)
        self.tree.setObjectName("boxed")
        self.tree.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.tree.ensurePolished()  # else the rows get the height they have without our style

    def _arrange(self, first: QTreeWidgetItem | None) -> None:
        """Put the list and the buttons in their place, begin at a line, and follow what is ticked."""
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
