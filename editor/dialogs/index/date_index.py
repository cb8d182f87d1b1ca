"""The dialog that asks for which files the index gets the newest date in the file."""

from collections.abc import Mapping

from PySide6.QtWidgets import QHeaderView, QWidget

from editor.dialogs.index.index_dialog import CHECKED, UNCHECKED, IndexDialog
from editor.services.documents.file_on_disk import FileOnDisk
from editor.views.widgets.line_item import LineItem


class DateIndexDialog(IndexDialog):
    """Lists each file with a check box, its date in the index, and the date that it would get."""

    def __init__(self, newest: Mapping[FileOnDisk, str], parent: QWidget | None = None) -> None:
        """newest: the newest date in each file for which the index has an older one."""
        super().__init__(parent)
        self._newest = newest
        self.setWindowTitle(self.tr("Update dates in the index"))
        self.propose_size(640, 420)
        self.add_text(
            self.tr(
                "In the index, these files have an older date than their newest page. They get the "
                "date of that page."
            )
        )
        self.tree.setAccessibleName(self.tr("Files and their dates"))
        self.tree.setHeaderLabels([self.tr("File"), self.tr("In the index"), self.tr("Newest page")])
        self.tree.setRootIsDecorated(False)
        self._items = {
            file: LineItem(self.tree, [file.name, file.now.lastmod, date]) for file, date in newest.items()
        }
        for item in self._items.values():
            item.setCheckState(0, CHECKED)
        header = self.tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._arrange(next(iter(self._items.values()), None))

    @property
    def chosen(self) -> dict[FileOnDisk, str]:
        """The files that get another date, each with that date."""
        ticked = (file for file, item in self._items.items() if item.checkState(0) is CHECKED)
        return {file: self._newest[file] for file in ticked}

    def tick(self, file: FileOnDisk, *, is_ticked: bool) -> None:
        """Set whether a file gets another date."""
        self._items[file].setCheckState(0, CHECKED if is_ticked else UNCHECKED)

    def _is_something_chosen(self) -> bool:
        return bool(self.chosen)
