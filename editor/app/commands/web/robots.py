"""Checks the rows on screen against a robots.txt."""

from pathlib import Path
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject

from editor.app.window.workbench import Workbench
from editor.core.values.urls import origin
from editor.dialogs.web.robots import LoadedRobots, RobotsDesk, RobotsDialog
from editor.models.session.session import Session
from editor.models.table.url_display import commonest_origin
from editor.services.documents.robots import rules_for
from editor.services.web_access import WebAccess


class RobotsCommands(QObject):
    """Loads a robots.txt for a document; its rows are checked against it until another is chosen."""

    def __init__(self, bench: Workbench, web: WebAccess) -> None:
        super().__init__(bench.window)
        self._bench, self._web = bench, web
        self._loaded: WeakKeyDictionary[Session, LoadedRobots] = WeakKeyDictionary()

    def show(self) -> None:
        """Ask for a robots.txt and a crawler, and check the rows against it."""
        session = self._bench.session
        if session is None or not session.is_whole:
            return
        dialog = self.dialog(session)
        if dialog.ask():
            self.check(session, dialog.loaded)

    def dialog(self, session: Session) -> RobotsDialog:
        """Make the dialog for a document."""
        locs, url = list(session.document.entries.column("loc")), session.published_url
        return RobotsDialog(
            locs,
            url,
            origin(url) or commonest_origin(locs),
            self._loaded.get(session),
            desk=RobotsDesk(self._bench.tasks, self._web, self._ask_file, self._ask_folder),
            parent=self._bench.window,
        )

    def check(self, session: Session, loaded: LoadedRobots | None) -> None:
        """Check the rows of a document against a robots.txt from now on; None: against none."""
        rules = None
        self._loaded.pop(session, None)
        if loaded is not None:
            self._loaded[session] = loaded
            rules = rules_for(loaded.robots, loaded.agent, session.published_url)
        session.robots.check_against(rules)

    def _ask_file(self) -> Path | None:
        return self._bench.questions.files.robots_to_read(str(self._bench.last_folder))

    def _ask_folder(self) -> Path | None:
        title = self.tr("Choose the folder with the robots.txt")
        folder = self._bench.questions.files.folder(title, str(self._bench.last_folder))
        return Path(folder) if folder else None
