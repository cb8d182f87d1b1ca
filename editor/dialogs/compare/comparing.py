"""The base class of dialogs with a list of versions, and for the current one what it would change."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future

from PySide6.QtCore import QDateTime, QLocale, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHeaderView,
    QPushButton,
    QWidget,
)

from editor.dialogs.parts.boxed_list import BoxedList
from editor.dialogs.parts.dialog_frame import Buttons, Dialog
from editor.formats.transfer.comparing import VersionComparison
from editor.models.findings.changes_model import ChangesModel
from editor.models.table import roles
from editor.models.words.difference_words import difference_words
from editor.models.words.translation import text_of
from editor.services.latest import Latest
from editor.services.tasks import Tasks
from editor.views.panels.changes_table import ChangesTable
from editor.views.widgets.letters import line_height
from editor.views.widgets.splitter import Splitter

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
        super().__init__(parent)
        self.setWindowTitle(title)
        self._latest: Latest[VersionComparison] = Latest(tasks)
        self._compares: list[Compare] = []
        self.comparison: VersionComparison | None = None  # of the current version, once it is known
        self.add_text(explanation)
        self.list = self._make_list(headings, stretched)
        self._changes = ChangesModel(self)
        self._splitter = Splitter(Qt.Orientation.Vertical, self.tr("Height of the list"), self)
        self._splitter.addWidget(self.list)
        self._splitter.addWidget(ChangesTable(self._changes, self))
        self.column.addWidget(self._splitter, 1)
        self._outlook = self.add_text()
        self._box = self.add_buttons(Buttons.Close)
        self.close_button: QPushButton = self._box.button(Buttons.Close)
        self.propose_size(1040, 640)

    def _make_list(self, headings: Sequence[str], stretched: int) -> BoxedList:
        tree = BoxedList(self.windowTitle(), headings, self)
        tree.setUniformRowHeights(True)
        tree.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        tree.stretch(stretched)
        tree.currentItemChanged.connect(self._on_current)
        return tree

    def add_line(self, texts: Sequence[str], numeric: int, compare: Compare) -> None:
        """Add a version to the list; numeric: the column that holds a number."""
        item = self.list.add_line(texts)
        item.setTextAlignment(numeric, roles.RIGHT)
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
        button = self._box.addButton(words, QDialogButtonBox.ButtonRole.ActionRole)

        def clicked() -> None:
            number = self.current()
            if number is not None:
                slot(number)

        button.clicked.connect(clicked)
        return button

    @property
    def is_busy(self) -> bool:
        """True while the changes are being computed."""
        return self._latest.is_wanted

    @property
    def outlook(self) -> str:
        """The sentence on what the current version would change."""
        return self._outlook.text()

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

    def done(self, result: int) -> None:
        """Stop the worker and close the dialog, whether it was accepted or not."""
        self._latest.close()
        super().done(result)

    def on_compared(self, comparison: VersionComparison | None) -> None:
        """Handle the result for the current version; None: the versions cannot be compared."""

    def _on_current(self) -> None:
        self._changes.show(())
        self.comparison = None
        number = self.current()
        if number is None:
            return
        compare = self._compares[number]
        self._outlook.setText(self.tr("Preparing the preview…"))
        self._latest.ask(lambda _is_stale: compare(), self._on_told)

    def _on_told(self, outcome: Future[VersionComparison]) -> None:
        error = outcome.exception()
        if error is not None:
            self._outlook.setText(
                self.tr("The changes cannot be shown: {cause}").format(cause=text_of(error))
            )
            self.on_compared(None)
            return
        self.comparison = outcome.result()
        self._changes.show(self.comparison.changes)
        self._outlook.setText(difference_words(self.comparison))
        self.on_compared(self.comparison)


def moment(when: float) -> str:
    """Return a date and time formatted for the user's locale; "" if it is unknown."""
    if not when:
        return ""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(int(when)), QLocale.FormatType.ShortFormat)
