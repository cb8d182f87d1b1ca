"""The dialogs with lists of versions: unsaved work found at the start, earlier versions of a file.

For the current version of the list, both show the changes that it would make.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QHeaderView, QPushButton, QWidget

from editor.dialogs.dialog_frame import BoxedList, Buttons, Dialog
from editor.formats.document_comparison import VersionComparison
from editor.models.lists.differences_model import LISTED, difference_words
from editor.models.lists.fix_models import ChangesModel
from editor.models.table import item_data
from editor.models.words.translation import data_size, moment, text_of
from editor.services.files.earlier_versions import EarlierVersion
from editor.services.tasks import Latest, Tasks
from editor.views.panels.changes_list import ChangesTable
from editor.views.widgets.keyboard import Splitter
from editor.views.widgets.widget_layouts import line_height

_NUMBER = Qt.ItemDataRole.UserRole
_MOST_LINES = 5  # of the list that are visible at first

Compare = Callable[[], VersionComparison]  # may take a while


class ComparingDialog(Dialog):
    """Lists one version per line; a worker computes what the current one would change."""

    def __init__(
        self,
        title: str,
        explanation: str,
        headings: Sequence[str],
        *,
        stretched: int,
        tasks: Tasks,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, title)
        self._latest = self.owns(Latest(tasks))
        self._compares: list[Compare] = []
        self.comparison: VersionComparison | None = None  # of the current version, once it is known
        self.add_text(explanation)
        self.list = BoxedList(title, headings, self)
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.list.stretch(stretched)
        self.list.currentItemChanged.connect(self._on_current)
        self._changes = ChangesModel(self)
        self._splitter = Splitter(Qt.Orientation.Vertical, self.tr("Height of the list"), self)
        self._splitter.addWidget(self.list)
        self._splitter.addWidget(ChangesTable(self._changes, self))
        self.column.addWidget(self._splitter, 1)
        self.add_outlook()
        self.close_button: QPushButton = self.add_buttons(Buttons.Close).button(Buttons.Close)
        self.propose_size(1040, 640)

    def add_line(self, texts: Sequence[str], numeric: int, compare: Compare) -> None:
        """Add a version to the list; numeric: the column that holds a number."""
        item = self.list.add_line(texts)
        item.setTextAlignment(numeric, item_data.RIGHT)
        item.setData(0, _NUMBER, len(self._compares))
        self._compares.append(compare)
        if self.list.topLevelItemCount() == 1:
            self.list.setCurrentItem(item)
            self.list.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the list as much room as its lines need, and the changes the rest."""
        super().showEvent(event)
        self.column.activate()
        lines = min(self.list.topLevelItemCount(), _MOST_LINES)
        edges = self.list.height() - self.list.viewport().height()  # frame and heading
        height, whole = edges + lines * line_height(self.fontMetrics()), sum(self._splitter.sizes())
        self._splitter.setSizes([height, whole - height])

    def add_button(self, words: str, slot: Callable[[int], object]) -> QPushButton:
        """Add a button that calls `slot` with the number of the current version."""

        def clicked() -> None:
            number = self.current()
            if number is not None:
                slot(number)

        return self.add_answer(words, clicked)

    def current(self) -> int | None:
        """Return the number of the current version, counted in the order in which they were added."""
        item = self.list.currentItem()
        return None if item is None else int(item.data(0, _NUMBER))

    def remove(self, number: int) -> None:
        """Remove a version that is done with; the dialog closes with the last one."""
        for row, item in enumerate(self.list.lines()):
            if item.data(0, _NUMBER) == number:
                self.list.takeTopLevelItem(row)
        if not self.list.topLevelItemCount():
            self.accept()

    def on_compared(self, comparison: VersionComparison | None) -> None:
        """Handle the result for the current version; None: the versions cannot be compared."""

    def _on_current(self) -> None:
        self._changes.show(())
        self.comparison = None
        number = self.current()
        if number is None:
            return
        compare = self._compares[number]
        self.say(self.tr("Preparing the preview…"))
        self._latest.ask(lambda _is_stale: compare(), self._on_previewed)

    def _on_previewed(self, outcome: Future[VersionComparison]) -> None:
        error = outcome.exception()
        if error is not None:
            self.say(self.tr("The changes cannot be shown: {cause}").format(cause=text_of(error)))
            self.on_compared(None)
            return
        self.comparison = outcome.result()
        self._changes.show(self.comparison.changes)
        self.say(difference_words(self.comparison))
        self.on_compared(self.comparison)


_WORK_NUMBER = 3  # the column with the count of changes


@dataclass(frozen=True, slots=True)
class FoundWork:
    """A document with unsaved changes, as found at the start."""

    name: str
    path: str  # "" for one that was never saved
    when: float  # of the last change, in seconds since 1970; 0 is not known
    count: int  # of changes
    compare: Callable[[int], VersionComparison]  # the difference that they make, with so many changes at most


class RecoveryDialog(ComparingDialog):
    """Lists documents with unsaved work, and for the current one what would be restored."""

    manual_place = "recovery#the-program-or-the-power-went-away"

    restore_requested = Signal(int)  # the number of the document in the list
    discard_requested = Signal(int)

    def __init__(self, works: Sequence[FoundWork], tasks: Tasks, parent: QWidget | None = None) -> None:
        super().__init__(
            self.tr("Unsaved changes"),
            self.tr(
                "The editor closed before these changes were saved. Restoring brings them back as "
                "one step that you can undo; the file changes only when you save."
            ),
            [self.tr("Document"), self.tr("Folder"), self.tr("Last change"), self.tr("Changes")],
            stretched=1,
            tasks=tasks,
            parent=parent,
        )
        for work in works:
            folder = work.path.rpartition("/")[0] or self.tr("not saved yet")
            count = QLocale().toString(work.count)
            self.add_line(
                [work.name, folder, moment(work.when), count], _WORK_NUMBER, partial(work.compare, LISTED)
            )
        self.add_button(self.tr("Restore"), self.restore_requested.emit).setDefault(True)
        self.add_button(self.tr("Discard…"), self.discard_requested.emit)
        self.close_button.setText(self.tr("Not now"))


_ROWS = 2  # the column with the number of entries


class VersionsDialog(ComparingDialog):
    """Lists earlier versions of a file; a worker counts the entries of each."""

    manual_place = "recovery#earlier-versions"

    copy_requested = Signal(int)  # the number of the version to open as a new document

    def __init__(
        self,
        title: str,
        versions: Sequence[EarlierVersion],
        compare: Callable[[EarlierVersion], VersionComparison],
        count: Callable[[EarlierVersion], int],
        *,
        tasks: Tasks,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(
            self.tr("Earlier versions of “{name}”").format(name=title),
            self.tr(
                "These are the contents of the file before the first save of each day, or before "
                "another program's version was replaced. You can undo restoring one; the file "
                "changes only when you save."
            )
            if versions
            else self.tr(
                "There are none yet. Before the first save of each day, the previous contents of the "
                "file are kept here so that you can restore them."
            ),
            [self.tr("Date"), self.tr("Size"), self.tr("Entries")],
            stretched=0,
            tasks=tasks,
            parent=parent,
        )
        self._restore = self.add_button(self.tr("Restore"), lambda _number: self.accept())
        self._restore.setDefault(True)
        self._restore.setEnabled(False)
        self._copy = self.add_button(self.tr("Open as a copy"), self.copy_requested.emit)
        self._copy.setEnabled(bool(versions))
        for version in versions:
            size = data_size(version.size)
            texts = [moment(version.when), size, "…"]
            self.add_line(texts, _ROWS, partial(compare, version))

        def counts() -> Iterator[tuple[int, int]]:
            for number, version in enumerate(versions):
                yield number, count(version)

        self._counting = tasks.stream(counts(), self._show_count, self._on_counted)

    def on_compared(self, comparison: VersionComparison | None) -> None:
        """Enable the button that restores the version only if that would change something."""
        self._restore.setEnabled(comparison is not None and comparison.count > 0)

    def done(self, result: int) -> None:
        """Stop the counting and close the dialog, whether it was accepted or not."""
        self._counting.cancel()
        super().done(result)

    def _show_count(self, counted: tuple[int, int]) -> None:
        number, count = counted
        item = self.list.topLevelItem(number)
        if item is not None:
            item.setText(_ROWS, QLocale().toString(count) if count >= 0 else self.tr("unreadable"))

    def _on_counted(self, outcome: Future[None]) -> None:
        outcome.result()
