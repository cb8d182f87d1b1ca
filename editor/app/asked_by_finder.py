"""Files that Finder asks to open: macOS tells them to the running program, and names none as arguments."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

Open = Callable[[Sequence[Path]], object]


class MacApplication(QApplication):
    """Keeps the files that it is asked to open until a window can, and hands over each one from then on."""

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        self._open: Open | None = None
        self._waiting: list[Path] = []

    def open_with(self, open_paths: Open) -> None:
        """Open the files with this from now on, first those that wait."""
        self._open = open_paths
        waiting, self._waiting = self._waiting, []
        if waiting:
            open_paths(waiting)

    def event(self, event: QEvent) -> bool:
        """Take in what Finder asks for; all else is left to Qt."""
        if not isinstance(event, QFileOpenEvent) or not event.file():
            return super().event(event)
        path = Path(event.file())
        if self._open is None:
            self._waiting.append(path)
        else:
            self._open([path])
        return True
