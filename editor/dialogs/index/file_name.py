"""The dialog that asks for the name of a new sitemap."""

from collections.abc import Callable

from PySide6.QtWidgets import QLineEdit, QWidget

from editor.dialogs.parts.dialog_frame import Buttons, Dialog
from editor.views.widgets.qt_places import qt_place


class FileNameDialog(Dialog):
    """Accepts only a valid file name, and says what is wrong with others."""

    manual_place = "several-files#the-index"

    def __init__(
        self, proposal: str, trouble_with: Callable[[str], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("New sitemap"))
        self.setMinimumWidth(440)
        self._trouble_with = trouble_with
        self.add_text(
            self.tr("When you save, the file is written next to the others and listed in the index.")
        )
        self.line = QLineEdit(proposal, self)
        self.line.setAccessibleName(self.tr("File name"))
        self.line.setSelection(0, qt_place(proposal, len(proposal.partition(".")[0])))
        self.line.textChanged.connect(self._check)
        self.column.addWidget(self.line)
        self.trouble = self.add_trouble()
        self.buttons = self.add_buttons(Buttons.Ok | Buttons.Cancel)
        self._check()

    @property
    def name(self) -> str:
        """The name that was entered, without white space around it."""
        return self.line.text().strip()

    def _check(self) -> None:
        trouble = self._trouble_with(self.name) if self.name else ""
        self.trouble.setText(trouble)
        self.buttons.button(Buttons.Ok).setEnabled(bool(self.name) and not trouble)
