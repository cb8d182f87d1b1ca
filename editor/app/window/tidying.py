"""What is left of documents that were closed, which may be hundreds of megabytes."""

from PySide6.QtCore import QObject, QTimer

from editor.core.extensions.clusters import page_key
from editor.rules.extensions import whole_file as extension_file
from editor.runtime.memory import free_closed_documents
from editor.services.tasks import Tasks

_MOMENT = 500  # milliseconds: Qt lets go of what it showed a little later, and several may be closed in turn


class Tidying(QObject):
    """Frees them when nothing is under way, as that holds up everything else for a moment."""

    def __init__(self, tasks: Tasks, parent: QObject) -> None:
        super().__init__(parent)
        self._tasks = tasks
        self._later = QTimer(self, interval=_MOMENT, singleShot=True)
        self._later.timeout.connect(self._tidy)

    def soon(self) -> None:
        """A document was closed."""
        self._later.start()

    def _tidy(self) -> None:
        if self._tasks.is_idle:
            for reader in (
                extension_file.read_extension,
                page_key,
            ):  # they keep texts; those still open are read anew
                reader.cache_clear()
            free_closed_documents()
        else:
            self._later.start()
