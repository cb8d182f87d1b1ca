"""The dialog that merges changes of another program to the file with those made here."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHeaderView,
    QPushButton,
    QTreeWidgetItem,
    QWidget,
)

from editor.core.fields import FIELD_BY_NAME
from editor.core.merging import ENTRY, MergeConflict, MergeSide
from editor.core.text import QT_TRANSLATE_NOOP
from editor.dialogs.parts.boxed_list import BoxedList
from editor.dialogs.parts.dialog_frame import Buttons, Dialog
from editor.formats.errors import Unreadable
from editor.models.findings.changes_model import ChangesModel
from editor.models.table.entries_model import ABSENT
from editor.models.words.difference_words import LISTED, difference_words
from editor.models.words.explanations import field_title, shorten_value
from editor.models.words.tips import plain_tip
from editor.models.words.translation import counted, text_of, translated
from editor.services.documents.merging import MergeImpossible, Merging
from editor.services.latest import Latest
from editor.services.tasks import Tasks
from editor.views.panels.changes_table import ChangesTable
from editor.views.widgets.labels import plain_label
from editor.views.widgets.letters import fit_section

_WIDTH = 170  # pixels of a column of values
_THEIRS = 4  # the column with the check boxes


class MergeDialog(Dialog):
    """Lists the conflicts, each to be decided for one side, and the other changes in the file."""

    manual_place = "recovery#somebody-else-changed-the-file"

    def __init__(
        self, title: str, begin: Callable[[], Merging], tasks: Tasks, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Merge “{name}”").format(name=title))
        self.merging: Merging | None = None  # None while it is being computed, or if a merge is impossible
        self._latest: Latest[Merging] = Latest(tasks)
        self._outlook = self.add_text(self.tr("Reading the file…"))
        self._list = self._make_list()
        self._changes = ChangesModel(self)
        self._along = plain_label(self.tr("Changes in the file:"), self)
        self.column.addWidget(self._list, 1)
        self.column.addWidget(self._along)
        self.column.addWidget(ChangesTable(self._changes, self), 1)
        box = self.add_buttons(Buttons.Ok | Buttons.Cancel)
        self._ok: QPushButton = box.button(Buttons.Ok)
        self._ok.setText(self.tr("Merge"))
        self._ok.setEnabled(False)
        self._sides = [
            box.addButton(words, QDialogButtonBox.ButtonRole.ActionRole)
            for words in (self.tr("All mine"), self.tr("All theirs"))
        ]
        for button, side in zip(self._sides, (MergeSide.MINE, MergeSide.THEIRS), strict=True):
            button.clicked.connect(lambda _checked=False, side=side: self.take_all(side))
        self._rest = MergeSide.MINE  # the side for conflicts beyond those listed
        self._show_conflicts(())
        self.propose_size(960, 600)
        self._latest.ask(lambda _is_stale: begin(), self._on_begun)

    @property
    def is_busy(self) -> bool:
        """True while the merge is being computed."""
        return self._latest.is_wanted

    @property
    def outlook(self) -> str:
        """The sentences on the result of the merge."""
        return self._outlook.text()

    def choices(self) -> list[MergeSide]:
        """Return the side that is chosen for each conflict."""
        if self.merging is None:
            return []
        found = [MergeSide.THEIRS if _is_ticked(item) else MergeSide.MINE for item in self._list.lines()]
        return found + [self._rest] * (len(self.merging.merge.conflicts) - len(found))

    def take_all(self, side: MergeSide) -> None:
        """Decide all conflicts for one side."""
        self._rest = side
        for item in self._list.lines():
            _tick(item, is_ticked=side is MergeSide.THEIRS)

    def take(self, number: int, side: MergeSide) -> None:
        """Decide one conflict, by its number, for one side."""
        _tick(self._list.lines()[number], is_ticked=side is MergeSide.THEIRS)

    def done(self, result: int) -> None:
        """Stop the worker and close the dialog, whether it was accepted or not."""
        self._latest.close()
        super().done(result)

    def _make_list(self) -> BoxedList:
        headings = (
            self.tr("URL"),
            self.tr("Value"),
            self.tr("Before"),
            self.tr("Mine"),
            self.tr("Theirs (select to use)"),
        )
        tree = BoxedList(
            self.tr("Changed by both; select a value to use the one in the file"), headings, self
        )
        tree.setUniformRowHeights(True)
        tree.stretch(0)
        header = tree.header()
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        for column in range(2, _THEIRS + 1):
            fit_section(header, column, _WIDTH, self)
        tree.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        tree.tick_with_space(_THEIRS)
        return tree

    def _on_begun(self, outcome: Future[Merging]) -> None:
        error = outcome.exception()
        if isinstance(error, MergeImpossible):
            text = self.tr("These changes cannot be merged: {cause}")
            self._outlook.setText(text.format(cause=text_of(str(error), "merging")))
            return
        if isinstance(error, Unreadable):
            self._outlook.setText(
                self.tr("These changes cannot be merged: {cause}").format(cause=text_of(error))
            )
            return
        self.merging = outcome.result()
        conflicts = self.merging.merge.conflicts
        self._show_conflicts(conflicts)
        self._changes.show(self.merging.comparison.changes)
        self._along.setText(
            self.tr("Changes in the file: {changes}").format(
                changes=difference_words(self.merging.comparison)
            )
        )
        self._outlook.setText(_outlook_text(len(conflicts)))
        self._ok.setEnabled(True)
        self._ok.setDefault(True)
        (self._list if conflicts else self._ok).setFocus()

    def _show_conflicts(self, conflicts: Sequence[MergeConflict]) -> None:
        self._list.setVisible(bool(conflicts))
        for button in self._sides:
            button.setVisible(bool(conflicts))
        for conflict in conflicts[:LISTED]:
            is_entry = conflict.field == ENTRY
            texts = [conflict.loc, _value(conflict.field)]
            for text in (conflict.base, conflict.mine, conflict.theirs):
                gone = self.tr("(removed)") if is_entry else ABSENT
                texts.append(shorten_value(text) if text else gone)
            item = self._list.add_line(texts)
            _tick(item, is_ticked=False)
            for column, text in enumerate(texts):
                item.setToolTip(column, plain_tip(text))


def _is_ticked(item: QTreeWidgetItem) -> bool:
    return item.checkState(_THEIRS) is Qt.CheckState.Checked


def _tick(item: QTreeWidgetItem, *, is_ticked: bool) -> None:
    item.setCheckState(_THEIRS, Qt.CheckState.Checked if is_ticked else Qt.CheckState.Unchecked)


def _value(field: str) -> str:
    if field in FIELD_BY_NAME:
        return field_title(FIELD_BY_NAME[field])
    if field == ENTRY:
        return translated("MergeDialog", "Entry")
    return translated("MergeDialog", "Extensions")


def _outlook_text(conflicts: int) -> str:
    if not conflicts:
        return translated(
            "MergeDialog", "You and the other program changed different things. Both changes are kept."
        )
    one = "You and the other program both changed 1 value. Yours is kept unless you select theirs."
    many = QT_TRANSLATE_NOOP(
        "MergeDialog",
        "You and the other program both changed %Ln values. Yours are kept unless you select theirs.",
    )
    text = counted("MergeDialog", one, many, conflicts)
    if conflicts > LISTED:
        more = QT_TRANSLATE_NOOP(
            "MergeDialog", "The first %Ln are listed. For the rest, choose “All mine” or “All theirs”."
        )
        text += " " + counted("MergeDialog", more, more, LISTED)
    return text
