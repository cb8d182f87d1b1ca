"""The dock with the list of files: shows and hides it, and keeps it up to date."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from editor.app.docks.panel_dock import PanelDock
from editor.app.window.workbench import Workbench
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.session.file_states import ALL
from editor.models.words.translation import counted, translated
from editor.services.settings.settings import FILES_PANEL

if TYPE_CHECKING:
    from editor.views.files.panel import FilesHeader, FilesPanel

# ruff: noqa: PLC0415 - most documents are one file, and need no list


class FilesDock(PanelDock):
    """The dock that is shown for a document of several files, unless it was closed.

    It is empty until there is such a document.
    """

    filled = Signal()  # its panel and header are there from now on

    def __init__(self, bench: Workbench) -> None:
        super().__init__(translated("FilesDock", "Files"), bench.window)
        self.setObjectName("files_dock")
        self._bench = bench
        self._looks: object = None  # the looks that the list shows
        self._panel: FilesPanel | None = None
        self.hide()

    @property
    def panel(self) -> "FilesPanel":
        """The list, made when it is first needed, with the header."""
        if self._panel is None:
            from editor.views.files.panel import FilesPanel

            self._panel = FilesPanel(self)
            self.setWidget(self._panel)
            self.setTitleBarWidget(self.header)
            self.filled.emit()
        return self._panel

    @cached_property
    def header(self) -> "FilesHeader":
        """The header of the list."""
        from editor.views.files.panel import FilesHeader

        return FilesHeader(self)

    def finish_typing(self) -> None:
        """Let the list take over a name that is being typed."""
        if self._panel is not None:
            self._panel.finish_editing()

    def follow(self) -> None:
        """Update the list for the document on screen."""
        session, document = self._bench.session, self._bench.file_set
        is_shown = document is not None and self._bench.settings.get(FILES_PANEL)
        if is_shown and self._panel is None:
            self.panel.forget()  # now: a dock that is empty is shown without room for what comes
        self.setVisible(is_shown)
        if document is None:
            self._looks = None
            if self._panel is not None:
                self._panel.forget()  # a closed document may be large
        if not is_shown or session is None or document is None:
            return
        file, looks = session.filter.file, session.looks.of_set()
        if looks is not self._looks:
            self._looks = looks
            self.panel.refresh(document, looks)
        self.panel.choose(ALL if file is None else file.key)
        words = counted(
            "FilesDock",
            "%Ln file",
            QT_TRANSLATE_NOOP("FilesDock", "%Ln files"),
            len(document.file_list.there),
        )
        self.header.show_counts(words)
        self.header.read.setVisible(bool(document.file_list.unread))
        self.header.read.setEnabled(session.is_editable)
        self.header.index.setVisible(document.index is None)
        self.header.index.setEnabled(session.is_editable)
        self.header.new.setEnabled(session.is_editable)
        self.header.remove.setEnabled(session.is_editable and self.panel.current is not None)

    def take_focus(self) -> None:
        """Come to the front, and move the focus into the list."""
        self.come_forward()
        self.panel.take_focus()
