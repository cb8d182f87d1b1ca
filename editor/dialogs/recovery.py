"""What unsaved work was found, and what each of it would change."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHeaderView,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from editor.dialogs.frame import Buttons, Dialog
from editor.formats.comparing import Comparison
from editor.models.changes_model import ChangesModel
from editor.models.commands import counted
from editor.models.difference_words import difference_words
from editor.services.latest import Latest
from editor.services.tasks import Tasks
from editor.views.changes_table import ChangesTable

_LINE = 26  # pixels


@dataclass(frozen=True, slots=True)
class FoundWork:
    """A document with unsaved changes that were found."""

    name: str
    path: str  # "" for one that was never saved
    when: float  # of the last change, in seconds since 1970; 0 is not known
    count: int  # of changes
    compare: Callable[[], Comparison]  # what they come to; may take a while


class RecoveryDialog(Dialog):
    """Lists documents, and for the current one what would be restored."""

    restore_requested = Signal(int)  # which of the works
    discard_requested = Signal(int)

    def __init__(self, works: Sequence[FoundWork], tasks: Tasks, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setWindowTitle(self.tr("Unsaved changes"))
        self._works = works
        self._latest: Latest[Comparison] = Latest(tasks)
        self.add_text(
            self.tr(
                "The editor was stopped before these changes were saved. Restoring makes them again, as one "
                "step that can be undone; the file changes only when you save."
            )
        )
        self._list = self._make_list()
        self._changes = ChangesModel(self)
        self._outlook = self.add_text()
        splitter = QSplitter(Qt.Orientation.Vertical, self)
        splitter.setChildrenCollapsible(False)
        splitter.addWidget(self._list)
        splitter.addWidget(ChangesTable(self._changes, self))
        splitter.setSizes([120, 300])
        self.column.insertWidget(1, splitter, 1)
        box = self.add_buttons(Buttons.Close)
        self._restore = box.addButton(self.tr("Restore"), QDialogButtonBox.ButtonRole.ActionRole)
        self._restore.setDefault(True)
        self._restore.clicked.connect(self._on_restore)
        self._discard = box.addButton(self.tr("Throw away…"), QDialogButtonBox.ButtonRole.ActionRole)
        self._discard.clicked.connect(self._on_discard)
        box.button(Buttons.Close).setText(self.tr("Not now"))
        self._list.setCurrentIndex(self._list.model().index(0, 0))
        self._list.setFocus()
        self.resize(900, 560)

    @property
    def is_busy(self) -> bool:
        """Whether it is still being worked out what would change."""
        return self._latest.is_wanted

    @property
    def outlook(self) -> str:
        """What would change, in words."""
        return self._outlook.text()

    def remove(self, number: int) -> None:
        """A work has been dealt with; with the last one the dialog closes."""
        for row in range(self._list.topLevelItemCount()):
            item = self._list.topLevelItem(row)
            if item is not None and item.data(0, Qt.ItemDataRole.UserRole) == number:
                self._list.takeTopLevelItem(row)
                break
        if not self._list.topLevelItemCount():
            self.accept()

    def done(self, result: int) -> None:
        """It is closed, however."""
        self._latest.close()
        super().done(result)

    def _make_list(self) -> QTreeWidget:
        tree = QTreeWidget(self)
        tree.setObjectName("boxed")
        tree.setAccessibleName(self.tr("Documents with unsaved changes"))
        tree.setHeaderLabels(
            [self.tr("Document"), self.tr("Folder"), self.tr("Last change"), self.tr("Changes")]
        )
        tree.setRootIsDecorated(False)
        tree.setAllColumnsShowFocus(True)
        tree.setUniformRowHeights(True)
        header = tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)
        for number, work in enumerate(self._works):
            folder = work.path.rpartition("/")[0] or self.tr("not saved yet")
            item = QTreeWidgetItem(tree, [work.name, folder, moment(work.when)])
            item.setSizeHint(0, QSize(0, _LINE))
            item.setText(3, QLocale().toString(work.count))
            item.setTextAlignment(3, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            item.setData(0, Qt.ItemDataRole.UserRole, number)
        tree.currentItemChanged.connect(self._on_current)
        return tree

    def _current(self) -> int | None:
        item = self._list.currentItem()
        return None if item is None else int(item.data(0, Qt.ItemDataRole.UserRole))

    def _on_restore(self) -> None:
        number = self._current()
        if number is not None:
            self.restore_requested.emit(number)

    def _on_discard(self) -> None:
        number = self._current()
        if number is not None:
            self.discard_requested.emit(number)

    def _on_current(self) -> None:
        number = self._current()
        self._changes.show(())
        if number is None:
            return
        work = self._works[number]
        self._outlook.setText(self.tr("Working out what would change…"))
        self._latest.ask(lambda _is_stale: work.compare(), partial(self._on_compared, work))

    def _on_compared(self, work: FoundWork, outcome: Future[Comparison]) -> None:
        error = outcome.exception()
        if error is not None:
            self._outlook.setText(self.tr("What changes cannot be shown: {cause}").format(cause=error))
            return
        found = outcome.result()
        self._changes.show(found.changes)
        self._outlook.setText(difference_words(found))


def moment(when: float) -> str:
    """A time as it is written here; "" where it is not known."""
    if not when:
        return ""
    time = QDateTime.fromSecsSinceEpoch(int(when))
    return QLocale().toString(time, QLocale.FormatType.ShortFormat)


def changes_found(count: int) -> str:
    """ "12 changes", for a sentence."""
    return counted("RecoveryDialog", "1 change", "%Ln changes", count)
