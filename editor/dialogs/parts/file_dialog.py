"""Asks for files and folders, with the system's file dialog or with Qt's own in the style of the program."""

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
from editor.views.widgets.letters import scaled_width

_SIZE = (860, 520)  # pixels
_SIGNS = {
    "toParentButton": "arrow-up",
    "newFolderButton": "plus",
    "listModeButton": "square",
    "detailModeButton": "list-checks",
}


class _Icons(QAbstractFileIconProvider):
    """Provides the program's own icons for files and folders."""

    def icon(self, of: QAbstractFileIconProvider.IconType | QFileInfo) -> QIcon:
        is_file = of.isFile() if isinstance(of, QFileInfo) else of is self.IconType.File
        return icon("file" if is_file else "folder-open")


class FileDialog(QFileDialog):
    """A file dialog to be used once, by one of its methods."""

    def __init__(self, window: QWidget, title: str, place: str, filters: Sequence[str] = ()) -> None:
        """place: a folder, or a proposed path; filters: name filters, of which the first is set."""
        super().__init__(window, title, place, ";;".join(filters))
        self._icons = _Icons()
        if self.findChild(QToolButton, "newFolderButton") is not None:  # the dialog is Qt's own
            self._dress()

    def files(self) -> list[str]:
        """Ask for existing files; an empty list if the user cancels."""
        self.setFileMode(QFileDialog.FileMode.ExistingFiles)
        return self._chosen()

    def file(self) -> str:
        """Ask for an existing file; "" if the user cancels."""
        self.setFileMode(QFileDialog.FileMode.ExistingFile)
        return next(iter(self._chosen()), "")

    def file_to_write(self) -> tuple[str, str]:
        """Ask for a path to write to, and return it with the name filter
        chosen; ("", "") if the user cancels.
        """
        self.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        self.setFileMode(QFileDialog.FileMode.AnyFile)
        name = next(iter(self._chosen()), "")
        return (name, self.selectedNameFilter()) if name else ("", "")

    def folder(self) -> str:
        """Ask for a folder; "" if the user cancels."""
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
        self.resize(scaled_width(_SIZE[0], self), scaled_width(_SIZE[1], self))
