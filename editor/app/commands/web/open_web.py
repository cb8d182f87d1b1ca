"""Opens sitemaps from the web: found at an address, fetched, and shown as one document."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject

from editor.app.commands.documents.open import FileCommands
from editor.app.commands.documents.open_several import FileSetCommands
from editor.app.window.workbench import Workbench
from editor.core.values.urls import split
from editor.dialogs.web.open_web import OpenWebDialog
from editor.services.documents.downloads import Download
from editor.services.folders import new_download_folder
from editor.services.web_access import WebAccess


class OpenWebCommands(QObject):
    """Finds and fetches sitemaps, and opens them as documents that were never saved."""

    def __init__(
        self, bench: Workbench, web: WebAccess, file: FileCommands, together: FileSetCommands
    ) -> None:
        super().__init__(bench.window)
        self._bench, self._web, self._file, self._together = bench, web, file, together

    def show(self) -> None:
        """Ask for an address, and open the sitemaps that it leads to."""
        dialog = self.dialog()
        if dialog.ask():
            self.open(dialog.downloads, dialog.index_urls)

    def dialog(self) -> OpenWebDialog:
        """Make the dialog."""
        return OpenWebDialog(self._web, _new_folder, self._bench.window)

    def open(self, downloads: Sequence[Download], index_urls: set[str]) -> None:
        """Open files that were fetched: one by itself, several as one document.

        index_urls: those of indexes. With several of these, their sitemaps are opened without them, as a
        document has one index at most.
        """
        indexes = [each for each in downloads if each.url in index_urls]
        sitemaps = [each for each in downloads if each.url not in index_urls]
        if len(downloads) == 1:
            self._file.open_fetched(downloads[0])
        elif sitemaps:
            index = indexes[0] if len(indexes) == 1 else None
            self._together.open_fetched(sitemaps, index)
            if len(indexes) > 1:
                self._bench.say(
                    self.tr("There are several indexes, so the sitemaps were opened without them.")
                )
        else:
            for each in indexes:
                self._file.open_fetched(each)


def _new_folder(url: str) -> Path:
    """Make a folder for files from the host of a URL."""
    parts = split(url)
    authority = parts.authority if parts else ""
    return new_download_folder("".join(each if each.isalnum() or each in ".-" else "-" for each in authority))
