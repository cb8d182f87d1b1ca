"""The dialog that asks which entries without a file leave the index, and which files are added to it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTreeWidgetItem, QWidget

from editor.dialogs.index.index_dialog import CHECKED, UNCHECKED, IndexDialog
from editor.services.documents.file_on_disk import FileOnDisk

_FILE = Qt.ItemDataRole.UserRole


class MatchIndexDialog(IndexDialog):
    """Lists entries and files, each with a check box."""

    def __init__(
        self,
        missing: Sequence[FileOnDisk],
        unlisted: Sequence[FileOnDisk],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Match index and files"))
        self.propose_size(600, 420)
        self.add_text(
            self.tr("Only these entries of the index change, and only when you save. You can undo this.")
        )
        self.tree.setAccessibleName(self.tr("Entries and files that do not match"))
        self.tree.setHeaderHidden(True)
        self.tree.setRootIsDecorated(False)
        self._missing = self._add(self.tr("Remove from the index: the file does not exist"), missing)
        self._unlisted = self._add(self.tr("Add to the index: files it does not list"), unlisted)
        self.tree.expandAll()
        self._arrange(next(iter((*self._missing, *self._unlisted)), None))

    def _add(self, heading: str, files: Sequence[FileOnDisk]) -> list[QTreeWidgetItem]:
        if not files:
            return []
        group = QTreeWidgetItem(self.tree, [heading])
        group.setFlags(Qt.ItemFlag.ItemIsEnabled)
        items = []
        for file in files:
            item = QTreeWidgetItem(group, [file.now.loc or file.name])
            item.setCheckState(0, CHECKED)
            item.setData(0, _FILE, file)
            items.append(item)
        return items

    @property
    def out(self) -> list[FileOnDisk]:
        """The entries to be removed from the index."""
        return _ticked(self._missing)

    @property
    def into(self) -> list[FileOnDisk]:
        """The files to be added to the index."""
        return _ticked(self._unlisted)

    def tick(self, file: FileOnDisk, *, is_ticked: bool) -> None:
        """Tick or untick an entry or a file."""
        for item in (*self._missing, *self._unlisted):
            if item.data(0, _FILE) is file:
                item.setCheckState(0, CHECKED if is_ticked else UNCHECKED)

    def _is_something_chosen(self) -> bool:
        return bool(self.out or self.into)


def _ticked(items: Sequence[QTreeWidgetItem]) -> list[FileOnDisk]:
    return [item.data(0, _FILE) for item in items if item.checkState(0) is CHECKED]
