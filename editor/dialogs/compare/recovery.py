"""The dialog that lists unsaved work found at the start, with the changes in each document."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QWidget

from editor.core.text import QT_TRANSLATE_NOOP
from editor.dialogs.compare.comparing import Compare, ComparingDialog, moment
from editor.models.words.translation import counted
from editor.services.tasks import Tasks

_NUMBER = 3  # the column with the count of changes


@dataclass(frozen=True, slots=True)
class FoundWork:
    """A document with unsaved changes, as found at the start."""

    name: str
    path: str  # "" for one that was never saved
    when: float  # of the last change, in seconds since 1970; 0 is not known
    count: int  # of changes
    compare: Compare  # computes the difference that they make


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
            self.add_line([work.name, folder, moment(work.when), count], _NUMBER, work.compare)
        self.add_button(self.tr("Restore"), self.restore_requested.emit).setDefault(True)
        self.add_button(self.tr("Discard…"), self.discard_requested.emit)
        self.close_button.setText(self.tr("Not now"))


def changes_found(count: int) -> str:
    """Return the number of changes in words, such as "12 changes", to put into a sentence."""
    return counted(
        "RecoveryDialog",
        "1 change",
        QT_TRANSLATE_NOOP("RecoveryDialog", "%Ln changes"),
        count,
    )
