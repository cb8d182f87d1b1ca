"""The objects that all commands use: the open documents, the services, and the questions to the person."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QApplication, QDockWidget, QStatusBar, QWidget

from editor.app.window.menu_action import MenuAction
from editor.app.window.readings import Readings
from editor.app.window.tabs import DocumentTabs
from editor.app.window.writings import Writings
from editor.core.document.edits import Edit
from editor.dialogs.questions import Questions
from editor.models.session.journaling import Journals
from editor.models.session.session import Session
from editor.models.words.translation import translated
from editor.services.documents.open_document import OpenDocument
from editor.services.files.paths import identity_of
from editor.services.recent import PublishedUrls, RecentFiles
from editor.services.settings.settings import LAST_FOLDER
from editor.services.settings.settings_file import Settings
from editor.services.soon import soon
from editor.services.tasks import Tasks
from editor.views.document_view import DocumentView
from editor.views.table.entries_table import EntriesTable

_FOR_A_WHILE = 8000  # milliseconds
_AGAIN = 100  # milliseconds


def utc_now() -> datetime:
    """Return the present time, as the rules about dates need it."""
    return datetime.now(UTC)


@dataclass
class Workbench:
    """The objects handed to all commands, which use nothing else."""

    window: QWidget
    status: QStatusBar
    tabs: DocumentTabs
    tasks: Tasks
    settings: Settings
    recent: RecentFiles
    published: PublishedUrls
    questions: Questions
    journals: Journals
    readings: Readings
    writings: Writings
    actions: Mapping[str, MenuAction]  # by their id
    now: Callable[[], datetime] = utc_now

    def say(self, text: str, milliseconds: int = _FOR_A_WHILE) -> None:
        """Show a message in the status line; with 0 milliseconds, until the next one."""
        self.status.showMessage(text, milliseconds)

    @property
    def view(self) -> DocumentView | None:
        """The tab on screen."""
        return self.tabs.current()

    @property
    def session(self) -> Session | None:
        """The document on screen."""
        view = self.view
        return view.session if view else None

    @property
    def editable(self) -> Session | None:
        """The document on screen, if it may be changed now."""
        session = self.session
        return session if session and session.is_editable else None

    @property
    def file_set(self) -> OpenDocument | None:
        """The document on screen, if it consists of several files."""
        session = self.session
        return session.document if session and session.document.is_set else None

    @property
    def editable_file_set(self) -> OpenDocument | None:
        """The document on screen, if it consists of several files and may be changed now."""
        return self.file_set if self.editable else None

    @property
    def table(self) -> EntriesTable | None:
        """The table on screen."""
        view = self.view
        return view.table if view else None

    def trigger(self, name: str) -> bool:
        """Run an action by its id; return True if it was enabled."""
        is_enabled = self.actions[name].isEnabled()
        self.actions[name].trigger()
        return is_enabled

    def do(self, edit: Edit, title: str) -> bool:
        """Apply an edit to the document on screen as one step of undo; return True if it was possible."""
        return self.session is not None and self.session.undo_stack.do(edit, title)

    def focus_table(self) -> None:
        """Move the focus to the rows."""
        if self.table is not None:
            self.come_forward()
            self.table.have_current()
            self.table.setFocus()

    def come_forward(self) -> None:
        """Activate the main window if the focus is in a floating panel."""
        if isinstance(QApplication.activeWindow(), QDockWidget):
            self.window.activateWindow()

    @property
    def last_folder(self) -> Path:
        """The folder where the last file was opened or saved, to propose for a new one."""
        folder = self.settings.get(LAST_FOLDER)
        return Path(folder) if folder else Path.home()

    def place_for(self, own: Path | None, name: str) -> Path:
        """Return the proposed path of an export: `a-table.csv` beside the document's file `a.xml.gz`."""
        if own is None:
            return self.last_folder / name
        stem = own.name.removesuffix(".gz")
        return own.with_name(f"{stem.rpartition('.')[0] or stem}-{name}")

    def remember_folder(self, folder: Path) -> None:
        """Remember the folder where a file was opened or saved."""
        self.settings.set(LAST_FOLDER, str(folder.absolute()))

    def is_taken(self, *paths: Path) -> bool:
        """Return True if one of these files is open here and must not be overwritten; then say so."""
        views = (view for view in self.tabs.views() if view.session is not None)
        own = {identity_of(path) for view in views for path in view.paths}
        taken = next((path for path in paths if identity_of(path) in own), None)
        if taken is None:
            return False
        text = translated("Workbench", "“{name}” is already open. Choose another name.")
        self.questions.tell(text.format(name=taken.name))
        return True

    def may_ask_host(self, host: str) -> bool:
        """Return True if the person agrees that a host in a private network is asked."""
        return self.questions.ask_private_host(host)

    def when_free(self, show: Callable[[], object]) -> None:
        """Show something in the tabs once no dialog or menu is open, as these belong to the screen."""
        if QApplication.activeModalWidget() is None and QApplication.activePopupWidget() is None:
            show()
        else:
            soon(self.window, partial(self.when_free, show), _AGAIN)
