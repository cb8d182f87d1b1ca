"""The dialog about an unexpected error in the program: what it means, and a report to pass on."""

from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QCheckBox, QDialogButtonBox, QPlainTextEdit, QWidget

from editor.dialogs.parts.dialog_frame import Buttons, Dialog
from editor.services.fault_report import without_names
from editor.views.widgets.text_order import set_code


class ProblemDialog(Dialog):
    """Explains the error in plain words, with a report to read and copy.

    Paths and URLs are left out of the report unless the user wants them in it.
    """

    manual_place = "troubleshooting#a-problem-is-reported"

    def __init__(self, text: str, more: str, report: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Sitemap Editor"))
        self._report = report
        heading = self.add_text(text)
        font = heading.font()
        font.setBold(True)
        heading.setFont(font)
        self.add_text(more)
        self._page = QPlainTextEdit(without_names(report), self)
        self._page.setObjectName("boxed")
        self._page.setAccessibleName(self.tr("Report"))
        self._page.setReadOnly(True)
        set_code(self._page)
        self._page.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self._page.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.column.addWidget(self._page, 1)
        self.names = QCheckBox(self.tr("&Include paths and URLs of yours"), self)
        self.names.toggled.connect(self._on_names)
        self.column.addWidget(self.names)
        box = self.add_buttons(Buttons.Close)
        self.copy = box.addButton(self.tr("Copy the report"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.clicked.connect(self._on_copy)
        close = box.button(Buttons.Close)
        close.setDefault(True)
        close.setFocus()
        self.propose_size(640, 400)

    def _on_names(self, included: bool) -> None:
        self._page.setPlainText(self._report if included else without_names(self._report))
        self.copy.setText(self.tr("Copy the report"))

    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self._page.toPlainText())
        self.copy.setText(self.tr("Copied"))
