"""The dialog with earlier versions of a file, and what restoring one of them would change."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QWidget

from editor.dialogs.compare.comparing import ComparingDialog, moment
from editor.formats.transfer.comparing import VersionComparison
from editor.models.words.numbers import data_size
from editor.services.files.backups import KeptVersion
from editor.services.tasks import Tasks

_ROWS = 2  # the column with the number of entries


class VersionsDialog(ComparingDialog):
    """Lists earlier versions of a file; a worker counts the entries of each."""

    manual_place = "recovery#earlier-versions"

    copy_requested = Signal(int)  # the number of the version to open as a new document

    def __init__(
        self,
        title: str,
        versions: Sequence[KeptVersion],
        compare: Callable[[KeptVersion], VersionComparison],
        count: Callable[[KeptVersion], int],
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
