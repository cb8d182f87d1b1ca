"""What is done with the files of a document of several: which of them is shown."""

from PySide6.QtCore import QObject

from editor.app.workbench import Workbench
from editor.views.files.strip import FileStrip


class FilesCommands(QObject):
    """Goes from file to file."""

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self._bench = bench

    @property
    def _strip(self) -> FileStrip | None:
        view = self._bench.view
        return view.strip if view else None

    def next_file(self) -> None:
        """Show the file on the right alone; after the last one all of them."""
        if self._strip is not None:
            self._strip.step(1)

    def previous_file(self) -> None:
        """Show the file on the left alone; all of them before the first one."""
        if self._strip is not None:
            self._strip.step(-1)

    def find_file(self) -> None:
        """Let the person type the name of the file to show."""
        if self._strip is not None:
            self._strip.find_file()
