"""The dialog that asks for the name and the published folder of a new index, and previews its content."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QLineEdit,
    QWidget,
)

from editor.core.document.sitemap_file import IndexPlan
from editor.core.text import QT_TRANSLATE_NOOP
from editor.core.values.characters import without_illegal_characters
from editor.core.values.urls import has_space_inside, split, split_site
from editor.dialogs.parts.boxed_list import BoxedList
from editor.dialogs.parts.dialog_frame import Buttons, Dialog
from editor.models.words.tips import plain_tip
from editor.models.words.translation import counted
from editor.services.documents.index_file import listed_loc
from editor.views.widgets.line_item import LineItem
from editor.views.widgets.qt_places import qt_place

_SCHEMES = ("http", "https")


class MakeIndexDialog(Dialog):
    """Accepts only a valid file name and the URL of a folder, and says what is wrong with others."""

    manual_place = "several-files#the-index"

    def __init__(
        self,
        proposal: IndexPlan,
        newest: Mapping[str, str],
        left_out: Sequence[str],
        trouble_with: Callable[[str], str],
        parent: QWidget | None = None,
    ) -> None:
        """newest: the newest date in each file to be listed, by file name; left_out: other files."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Create an index"))
        self.propose_size(640, 460)
        self._newest, self._trouble_with = newest, trouble_with
        self.add_text(
            self.tr("The index is written next to the other files when you save. You can undo this.")
        )
        self.name = QLineEdit(proposal.name, self)
        self.folder = QLineEdit(proposal.folder, self)
        self.folder.setPlaceholderText("https://www.example.com/")
        form = QFormLayout()
        form.addRow(self.tr("Index &name:"), self.name)
        form.addRow(self.tr("Folder &URL:"), self.folder)
        self.column.addLayout(form)
        self.dates = QCheckBox(self.tr("&Date each file by its newest entry"), self)
        self.dates.setEnabled(any(newest.values()))
        self.dates.setToolTip(self.tr("Files without dates get none."))
        self.column.addWidget(self.dates)
        self.files = self._add_list()
        self.trouble = self.add_trouble()
        if left_out:
            one = "One file is not open and will not be listed."
            many = QT_TRANSLATE_NOOP("MakeIndexDialog", "%Ln files are not open and will not be listed.")
            self.add_text(counted("MakeIndexDialog", one, many, len(left_out))).setToolTip(
                plain_tip("\n".join(left_out))
            )
        self.buttons = self.add_buttons(Buttons.Ok | Buttons.Cancel)
        self.buttons.button(Buttons.Ok).setText(self.tr("Create the index"))
        self.name.setSelection(0, qt_place(proposal.name, len(proposal.name.partition(".")[0])))
        self.name.textChanged.connect(self._refresh)
        self.folder.textChanged.connect(self._refresh)
        self.dates.toggled.connect(self._refresh)
        self._refresh()

    def _add_list(self) -> BoxedList:
        headings = (self.tr("Listed as"), self.tr("Date"))
        files = BoxedList(self.tr("What the index will list"), headings, self)
        files.setUniformRowHeights(True)
        files.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        files.stretch(0)
        files.addTopLevelItems([LineItem([name, ""]) for name in self._newest])
        self.column.addWidget(files, 1)
        return files

    @property
    def plan(self) -> IndexPlan:
        """The name of the index, and the URL of its folder with the final slash."""
        folder = without_illegal_characters(self.folder.text()).strip()
        return IndexPlan(self.name.text().strip(), folder if folder.endswith("/") else f"{folder}/")

    @property
    def is_dated(self) -> bool:
        """True if the index is to give each file the newest date in it."""
        return self.dates.isChecked()

    def _refresh(self) -> None:
        trouble = self._trouble()
        self.trouble.setText(trouble)
        self.trouble.setVisible(bool(trouble))
        self.buttons.button(Buttons.Ok).setEnabled(not trouble)
        plan, is_dated = self.plan, self.is_dated
        for item, (name, date) in zip(self.files.lines(), self._newest.items(), strict=True):
            item.setText(0, listed_loc(plan, name))
            item.setText(1, date if is_dated else "")
        self.files.setColumnHidden(1, not is_dated)

    def _trouble(self) -> str:
        plan = self.plan
        if trouble := self._trouble_with(plan.name):
            return trouble
        if has_space_inside(plan.folder):
            return self.tr("The folder URL contains a space. Write it as %20.")
        site, parts = split_site(plan.folder), split(plan.folder)
        if site is None or parts is None or site.scheme not in _SCHEMES or parts.query or parts.fragment:
            return self.tr("Enter the full URL of the folder, such as https://www.example.com/.")
        return ""
