"""The questions for files and folders, one method each; None or nothing if the user cancels."""

import re
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from editor.services.tables.table_names import TABLES

_ONE_ENDING = re.compile(r"\(\*(\.[a-z.]+)\)\Z")  # the ending in a name filter that has only one
_TABLES = " ".join(f"*{ending}" for ending in (*TABLES, ".zip"))
_SITEMAPS = "*.xml *.gz *.txt *.rss *.atom"


class FileQuestions(QObject):
    """Asks the user for paths by dialogs of the window.

    may_replace: asks whether a file that exists may be replaced.
    """

    def __init__(self, window: QWidget, may_replace: Callable[[Path], bool]) -> None:
        super().__init__(window)
        self._window = window
        self._may_replace = may_replace

    def paths_to_open(self, folder: str) -> list[Path]:
        """Ask for the files to open; an empty list if the user cancels."""
        from editor.dialogs.parts.file_dialog import FileDialog  # noqa: PLC0415 - on demand

        filters = [
            self.tr("All supported files ({patterns})").format(patterns=f"{_SITEMAPS} {_TABLES}"),
            self.tr("Sitemaps and feeds ({patterns})").format(patterns=_SITEMAPS),
            self.tr("Tables ({patterns})").format(patterns=_TABLES),
            self.tr("All files (*)"),
        ]
        dialog = FileDialog(self._window, self.tr("Open sitemaps"), folder, filters)
        return [Path(name) for name in dialog.files()]

    def file_to_compare(self, folder: str) -> Path | None:
        """Ask for the file to compare with; None if the user cancels."""
        filters = [
            self.tr("All supported files ({patterns})").format(patterns=f"{_SITEMAPS} {_TABLES}"),
            self.tr("All files (*)"),
        ]
        return self._file(self.tr("Compare with"), folder, filters)

    def robots_to_read(self, folder: str) -> Path | None:
        """Ask for a robots.txt; None if the user cancels."""
        return self._file(
            self.tr("Open a robots.txt"), folder, ["robots.txt (*.txt)", self.tr("All files (*)")]
        )

    def table_to_read(self, folder: str) -> Path | None:
        """Ask for the table to take values from; None if the user cancels."""
        filters = [
            self.tr("Tables ({patterns})").format(patterns=f"{_TABLES} *.txt"),
            self.tr("All files (*)"),
        ]
        return self._file(self.tr("Choose a table"), folder, filters)

    def _file(self, title: str, folder: str, filters: Sequence[str]) -> Path | None:
        from editor.dialogs.parts.file_dialog import FileDialog  # noqa: PLC0415 - on demand

        name = FileDialog(self._window, title, folder, filters).file()
        return Path(name) if name else None

    def path_to_save(self, title: str, suggestion: Path, filters: Sequence[str]) -> Path | None:
        """Ask for the path to write to; if the file exists, the user has agreed to replace it.

        A name without an ending gets the ending of the name filter chosen, if that has just one.
        """
        from editor.dialogs.parts.file_dialog import FileDialog  # noqa: PLC0415 - on demand

        name, chosen = FileDialog(self._window, title, str(suggestion), filters).file_to_write()
        path = Path(name)
        ending = _ONE_ENDING.search(chosen)
        if not name or path.suffix or not ending:
            return path if name else None
        path = path.with_name(path.name + ending[1])
        return path if not path.exists() or self._may_replace(path) else None

    def folder(self, title: str, folder: str) -> str:
        """Ask for a folder; "" if the user cancels."""
        from editor.dialogs.parts.file_dialog import FileDialog  # noqa: PLC0415 - on demand

        return FileDialog(self._window, title, folder).folder()

    def recipe_to_open(self, folder: str) -> Path | None:
        """Ask for a recipe file to open."""
        filters = self.tr("Recipes (*.toml);;All files (*)").split(";;")
        return self._file(self.tr("Open a recipe"), folder, filters)

    def preferences_to_open(self, folder: str) -> Path | None:
        """Ask for a file with preferences."""
        filters = [self.tr("Preferences ({patterns})").format(patterns="*.toml"), self.tr("All files (*)")]
        return self._file(self.tr("Import preferences"), folder, filters)
