"""Asks for files and folders: with the system's own dialog, or with Qt's, which then looks like ours."""

from collections.abc import Sequence

from PySide6.QtCore import QFileInfo
from PySide6.QtGui import QAbstractFileIconProvider, QIcon
from PySide6.QtWidgets import (
    QComboBox,
    QFileDialog,
    QHeaderView,
    QStyledItemDelegate,
    QToolButton,
    QTreeView,
    QWidget,
)

from editor.views.style.icons import arrow_back, arrow_on, icon
from editor.views.widgets.letters import scaled

_SIZE = (860, 520)  # pixels
_SIGNS = {
    "toParentButton": "arrow-up",
    "newFolderButton": "plus",
    "listModeButton": "square",
    "detailModeButton": "list-checks",
}


class _Icons(QAbstractFileIconProvider):
    """Ours, for what lies in a folder."""

    def icon(self, of: QAbstractFileIconProvider.IconType | QFileInfo) -> QIcon:
        is_file = of.isFile() if isinstance(of, QFileInfo) else of is self.IconType.File
        return icon("file" if is_file else "folder-open")


class FileDialog(QFileDialog):
    """Is asked once, by one of its methods."""

    def __init__(self, window: QWidget, title: str, place: str, filters: Sequence[str] = ()) -> None:
        """place: a folder, or a name that is proposed; filters: by names of files, the first one is set."""
        super().__init__(window, title, place, ";;".join(filters))
        self._icons = _Icons()
        if self.findChild(QToolButton, "newFolderButton") is not None:  # no dialog of the system's
            self._dress()

    def files(self) -> list[str]:
        """Files that are there; none where the person thinks better of it."""
        self.setFileMode(QFileDialog.FileMode.ExistingFiles)
        return self._chosen()

    def file(self) -> str:
        """A file that is there; "" for none."""
        self.setFileMode(QFileDialog.FileMode.ExistingFile)
        return next(iter(self._chosen()), "")

    def file_to_write(self) -> tuple[str, str]:
        """A file that may be written over, and the filter that was chosen; ("", "") for none."""
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setFileMode(QFileDialog.FileMode.AnyFile)
        name = next(iter(self._chosen()), "")
        return (name, self.selectedNameFilter()) if name else ("", "")

    def folder(self) -> str:
        """A folder; "" for none."""
        self.setFileMode(QFileDialog.FileMode.Directory)
        self.setOption(QFileDialog.Option.ShowDirsOnly)
        return next(iter(self._chosen()), "")

    def _chosen(self) -> list[str]:
        names = self.selectedFiles() if self.exec() else []
        self.deleteLater()
        return names

    def _dress(self) -> None:
        self.setIconProvider(self._icons)
        signs = {**_SIGNS, "backButton": arrow_back(self), "forwardButton": arrow_on(self)}
        for button in self.findChildren(QToolButton):
            if button.objectName() in signs:
                button.setIcon(icon(signs[button.objectName()]))
        for box in self.findChildren(QComboBox):
            box.setItemDelegate(QStyledItemDelegate(box))
        listing = self.findChild(QTreeView, "treeView")
        if isinstance(listing, QTreeView):
            header = listing.header()
            header.setStretchLastSection(False)
            header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
            header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.resize(scaled(_SIZE[0], self), scaled(_SIZE[1], self))
