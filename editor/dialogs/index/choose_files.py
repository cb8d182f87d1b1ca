"""The dialog that asks which of several files to open."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from editor.core.text import QT_TRANSLATE_NOOP
from editor.dialogs.parts.dialog_frame import Buttons, Dialog
from editor.models.lists.files_model import size_on_disk
from editor.models.words.translation import counted
from editor.services.documents.file_on_disk import FileOnDisk
from editor.views.widgets.tab_order import set_tab_order

_CHECKED, _UNCHECKED = Qt.CheckState.Checked, Qt.CheckState.Unchecked


class ChooseFilesDialog(Dialog):
    """A list with a check box for each file, and a field that filters it by name."""

    manual_place = "several-files#open"

    def __init__(self, files: Sequence[FileOnDisk], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Choose sitemaps"))
        self._files = files
        self.add_text(self.tr("Opens the selected sitemaps. You can open the others later."))
        self.line = QLineEdit(self)
        self.line.setPlaceholderText(self.tr("Filter by name"))
        self.line.setAccessibleName(self.tr("Show only files whose names contain this text"))
        self.line.textChanged.connect(self._narrow)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Sitemaps"))
        self.list.setUniformItemSizes(True)
        self.list.setSpacing(3)
        for file in files:
            item = QListWidgetItem(f"{file.name}   {size_on_disk(file)}", self.list)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(_CHECKED)
        self.list.itemChanged.connect(self._count)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.line, 1)
        for words, state in ((self.tr("Select these"), _CHECKED), (self.tr("Deselect these"), _UNCHECKED)):
            button = QPushButton(words, self)
            button.setAutoDefault(False)
            button.clicked.connect(lambda _checked=False, state=state: self._set_all(state))
            row.addWidget(button)
        self.column.addLayout(row)
        self.column.addWidget(self.list, 1)
        self.buttons = self.add_buttons(Buttons.Open | Buttons.Cancel)
        set_tab_order(self)
        self.propose_size(480, 480)
        self._count()

    @property
    def chosen(self) -> list[FileOnDisk]:
        """The files that are ticked."""
        return [
            file for number, file in enumerate(self._files) if self.list.item(number).checkState() is _CHECKED
        ]

    def _narrow(self, text: str) -> None:
        words = text.casefold().split()
        for number, file in enumerate(self._files):
            name = file.name.casefold()
            self.list.item(number).setHidden(not all(word in name for word in words))

    def _set_all(self, state: Qt.CheckState) -> None:
        """Tick or untick the files listed."""
        for number in range(self.list.count()):
            if not self.list.item(number).isHidden():
                self.list.item(number).setCheckState(state)

    def _count(self) -> None:
        count = len(self.chosen)
        button = self.buttons.button(Buttons.Open)
        button.setText(
            counted(
                "ChooseFilesDialog",
                "Open %Ln file",
                QT_TRANSLATE_NOOP("ChooseFilesDialog", "Open %Ln files"),
                count,
            )
        )
        button.setEnabled(count > 0)
