"""Asks which files get the newest date in them as their date in the index."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from editor.dialogs.frame import Buttons, Dialog
from editor.services.workspace_file import WorkspaceFile

_CHECKED = Qt.CheckState.Checked


class DateIndexDialog(Dialog):
    """Each file with a tick, its date in the index, and the one that it would get."""

    def __init__(self, newest: Mapping[WorkspaceFile, str], parent: QWidget | None = None) -> None:
        """newest: the newest date in each file that has an older one in the index."""
        super().__init__(parent)
        self._newest = newest
        self.setWindowTitle(self.tr("Dates in the index"))
        self.propose_size(640, 420)
        self.add_text(
            self.tr(
                "The index dates these files earlier than a page in them. They get the date of that page."
            )
        )
        self.tree = QTreeWidget(self)
        self.tree.setObjectName("boxed")
        self.tree.setAccessibleName(self.tr("Files and their dates"))
        self.tree.setHeaderLabels([self.tr("File"), self.tr("In the index"), self.tr("Newest page")])
        self.tree.setRootIsDecorated(False)
        self.tree.setAllColumnsShowFocus(True)
        self.tree.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self._items = {
            file: QTreeWidgetItem(self.tree, [file.name, file.now.lastmod, date])
            for file, date in newest.items()
        }
        for item in self._items.values():
            item.setCheckState(0, _CHECKED)
        self.tree.ensurePolished()  # else the rows get the height they have without our style
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for first in [*self._items.values()][:1]:
            self.tree.setCurrentItem(first)
        self.column.addWidget(self.tree, 1)
        self.buttons = self.add_buttons(Buttons.Ok | Buttons.Cancel)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setText(self.tr("Change the index"))
        self.tree.itemChanged.connect(self._refresh)
        self._refresh()

    @property
    def chosen(self) -> dict[WorkspaceFile, str]:
        """The files that get another date, with that."""
        ticked = (file for file, item in self._items.items() if item.checkState(0) is _CHECKED)
        return {file: self._newest[file] for file in ticked}

    def tick(self, file: WorkspaceFile, *, is_ticked: bool) -> None:
        """Give a file another date, or not."""
        self._items[file].setCheckState(0, _CHECKED if is_ticked else Qt.CheckState.Unchecked)

    def _refresh(self) -> None:
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(bool(self.chosen))
