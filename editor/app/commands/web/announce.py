"""Announces changes of a published sitemap to search engines."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject

from editor.app.window.workbench import Workbench
from editor.core.values.urls import origin
from editor.dialogs.web.announce import AnnounceDesk, AnnounceDialog
from editor.models.session.session import Session
from editor.models.words.translation import text_of
from editor.services.documents.announcing import NotAnnounced, dates_of, saved_files
from editor.services.documents.published import published_urls_of
from editor.services.settings.site_settings import INDEXNOW_KEYS
from editor.services.web_access import WebAccess
from editor.site.folder import ledger_path


class AnnounceCommands(QObject):
    """Shows what would be announced of the saved document on screen, and announces it."""

    def __init__(self, bench: Workbench, web: WebAccess, ask_url: Callable[[], None]) -> None:
        """ask_url: asks the person where the document on screen is published."""
        super().__init__(bench.window)
        self._bench, self._ask_url = bench, ask_url
        self.desk = AnnounceDesk(web, ledger_path())

    def show(self) -> None:
        """Ask for the key, try the announcement, and announce what changed."""
        session = self._bench.session
        if session is None or not session.is_whole or session.is_modified:
            return
        if not all(published_urls_of(session.document)):
            self._ask_url()
            if not all(published_urls_of(session.document)):
                return
        try:
            dialog = self.dialog(session)
        except NotAnnounced as error:
            self._bench.questions.tell(self.tr("These changes cannot be announced yet."), text_of(error))
            return
        dialog.ask()
        self._remember(session, dialog.key)

    def dialog(self, session: Session) -> AnnounceDialog:
        """Make the dialog for a document; raises NotAnnounced."""
        files, document = saved_files(session.document), session.document
        key = self._bench.settings.get(INDEXNOW_KEYS).get(origin(next(iter(files))), "")
        desk = replace(self.desk, ledger=ledger_path())
        return AnnounceDialog(files, lambda: dates_of(document), key, desk, self._bench.window)

    def _remember(self, session: Session, key: str) -> None:
        """Remember the key of the site, which everybody can read there."""
        site = origin(next(iter(saved_files(session.document))))
        if key:
            keys = self._bench.settings.get(INDEXNOW_KEYS)
            self._bench.settings.set(INDEXNOW_KEYS, {**keys, site: key})
