"""Exporting: a clean file for publication, refused while errors stand in it unless the person insists."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QPushButton,
    QRadioButton,
    QWidget,
)

from editor.dialogs.frame import Buttons, Dialog
from editor.models.commands import counted
from editor.models.explanations import finding_message
from editor.rules.finding import Finding

_LISTED = 200  # errors; the findings panel has them all
_FORMS = (".xml", ".xml.gz", ".txt")  # as a file's name ends

Errors = Callable[[str], Sequence[Finding]]  # that stand in an export to a file of this name


class ExportDialog(Dialog):
    """Asks for form and place, and shows what stands in the way."""

    def __init__(
        self,
        suggestion: Path,
        errors: Errors,
        browse: Callable[[Path], Path | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("Export"))
        self.setMinimumWidth(600)
        self._errors, self._browse = errors, browse
        self.add_text(
            self.tr(
                "An export is the clean form for publication: UTF-8, tidy, in the protocol's order. "
                "The file you are editing stays as it is."
            )
        )
        self._forms = QButtonGroup(self)
        self.column.addLayout(self._make_forms())
        self._line = QLineEdit(str(suggestion), self)
        self._line.setAccessibleName(self.tr("File to write"))
        self.column.addLayout(self._make_place())
        self._outlook = self.add_text()
        self._list = QListWidget(self)
        self._list.setAccessibleName(self.tr("Errors that stand in the way"))
        self._list.setMinimumHeight(160)
        self._list.setSpacing(2)
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.column.addWidget(self._list)
        self._anyway = QCheckBox(self.tr("Export although errors stand in it"), self)
        self._anyway.toggled.connect(self._allow)
        self.column.addWidget(self._anyway)
        self._ok: QPushButton = self.add_buttons(Buttons.Ok | Buttons.Cancel).button(Buttons.Ok)
        self._ok.setText(self.tr("Export"))
        self._form = ""
        self._line.textChanged.connect(self._on_named)
        self._on_named()

    def _make_forms(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(16)
        words = (self.tr("XML"), self.tr("XML, gzipped"), self.tr("List of URLs"))
        for ending, text in zip(_FORMS, words, strict=True):
            button = QRadioButton(f"{text} ({ending})", self)
            button.setProperty("ending", ending)
            button.clicked.connect(lambda _on=False, chosen=ending: self.choose_form(chosen))
            self._forms.addButton(button)
            line.addWidget(button)
        line.addStretch(1)
        return line

    def _make_place(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(8)
        button = QPushButton(self.tr("Choose…"), self)
        button.clicked.connect(self._on_browse)
        line.addWidget(self._line, 1)
        line.addWidget(button)
        return line

    @property
    def path(self) -> Path:
        """Where to write."""
        return Path(self._line.text())

    @property
    def insists(self) -> bool:
        """Whether errors do not matter."""
        return self._anyway.isChecked()

    def choose_form(self, ending: str) -> None:
        """Write a file whose name ends so."""
        name = self.path.name
        stem = name[: len(name) - len(_form_of(name))]
        self._line.setText(str(self.path.with_name((stem or "sitemap") + ending)))

    def insist(self, insists: bool = True) -> None:
        """Export whatever stands in the way."""
        self._anyway.setChecked(insists)

    def _on_browse(self) -> None:
        path = self._browse(self.path)
        if path is not None:
            self._line.setText(str(path))

    def _on_named(self) -> None:
        form = _form_of(self.path.name)
        for button in self._forms.buttons():
            button.setChecked(button.property("ending") == form)
        if form != self._form:
            self._form = form
            self._look_ahead()
        self._allow()

    def _look_ahead(self) -> None:
        """Say what stands in the way of this form."""
        errors = self._errors(f"sitemap{self._form}") if self._form else ()
        self._list.clear()
        row = QLocale().toString
        for error in errors[:_LISTED]:
            place = "" if error.row is None else self.tr("Row {row}: ").format(row=row(error.row + 1))
            self._list.addItem(place + finding_message(error))
        self._list.setVisible(bool(errors))
        self._anyway.setVisible(bool(errors))
        if not self._form:
            self._outlook.setText(self.tr("The name must end in .xml, .xml.gz or .txt."))
        elif errors:
            one = "An error stands in what would be exported:"
            many = "%Ln errors stand in what would be exported:"
            self._outlook.setText(counted("ExportDialog", one, many, len(errors)))
        else:
            self._outlook.setText(self.tr("No errors stand in the way."))

    def _allow(self) -> None:
        self._ok.setEnabled(bool(self._form) and (self._list.count() == 0 or self._anyway.isChecked()))


def _form_of(name: str) -> str:
    """The ending that tells the form of an export; "" where there is none."""
    lower = name.lower()
    return next((form for form in (".xml.gz", ".xml", ".txt") if lower.endswith(form)), "")
