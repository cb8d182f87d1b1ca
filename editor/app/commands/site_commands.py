"""The commands about the published site: open its sitemaps, check a robots.txt, announce changes.

Nothing is fetched unless a person asks for it. Sitemaps are found at an address, fetched, and shown
as one document.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject

from editor.app.commands.documents.open_commands import FileCommands
from editor.app.commands.documents.set_commands import FileSetCommands
from editor.app.window.command_context import CommandContext
from editor.core.values.urls import origin, split, without_user
from editor.dialogs.site.announce_dialog import AnnounceContext, AnnounceDialog
from editor.dialogs.site.open_web_dialog import OpenWebDialog
from editor.dialogs.site.robots_dialog import LoadedRobots, RobotsContext, RobotsDialog
from editor.models.session.session import Session
from editor.models.table.value_display import commonest_origin
from editor.models.words.translation import text_of
from editor.services.documents.other_versions import Download, published_urls_of
from editor.services.documents.published_site import NotAnnounced, dates_of, rules_for, saved_files
from editor.services.installation import new_download_folder
from editor.services.settings.settings import INDEXNOW_KEYS
from editor.services.web_access import WebAccess
from editor.site.site_storage import ledger_path


class AnnounceCommands(QObject):
    """Shows what would be announced of the saved document on screen, and announces it."""

    def __init__(self, context: CommandContext, web: WebAccess, ask_url: Callable[[], None]) -> None:
        """ask_url: asks the person where the document on screen is published."""
        super().__init__(context.window)
        self._context, self._ask_url = context, ask_url
        self.needs = AnnounceContext(web, ledger_path())

    def show(self) -> None:
        """Ask for the key, try the announcement, and announce what changed."""
        session = self._context.session
        if session is None or not session.is_whole or session.is_modified:
            return
        if not all(published_urls_of(session.document)):
            self._ask_url()
            if not all(published_urls_of(session.document)):
                return
        try:
            dialog = self.dialog(session)
        except NotAnnounced as error:
            self._context.questions.tell(self.tr("These changes cannot be announced yet."), text_of(error))
            return
        dialog.ask()
        self._remember(session, dialog.key)

    def dialog(self, session: Session) -> AnnounceDialog:
        """Make the dialog for a document; raises NotAnnounced."""
        files, document = saved_files(session.document), session.document
        key = self._context.settings.get(INDEXNOW_KEYS).get(origin(next(iter(files))), "")
        needs = replace(self.needs, ledger=ledger_path())
        return AnnounceDialog(files, lambda: dates_of(document), key, needs, self._context.window)

    def _remember(self, session: Session, key: str) -> None:
        """Remember the key of the site, which everybody can read there."""
        site = origin(next(iter(saved_files(session.document))))
        if key:
            keys = self._context.settings.get(INDEXNOW_KEYS)
            self._context.settings.set(INDEXNOW_KEYS, {**keys, site: key})


class OpenWebCommands(QObject):
    """Finds and fetches sitemaps, and opens them as documents that were never saved."""

    def __init__(
        self, context: CommandContext, web: WebAccess, file: FileCommands, together: FileSetCommands
    ) -> None:
        super().__init__(context.window)
        self._context, self._web, self._file, self._together = context, web, file, together

    def show(self) -> None:
        """Ask for an address, and open the sitemaps that it leads to."""
        dialog = self.dialog()
        if dialog.ask():
            self.open(dialog.downloads, dialog.index_urls)

    def dialog(self) -> OpenWebDialog:
        """Make the dialog."""
        return OpenWebDialog(self._web, _new_folder, self._context.window)

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
                self._context.say(
                    self.tr("There are several indexes, so the sitemaps were opened without them.")
                )
        else:
            for each in indexes:
                self._file.open_fetched(each)


def _new_folder(url: str) -> Path:
    """Make a folder for files from the host of a URL."""
    parts = split(without_user(url))
    authority = parts.authority if parts else ""
    return new_download_folder("".join(each if each.isalnum() or each in ".-" else "-" for each in authority))


class RobotsCommands(QObject):
    """Loads a robots.txt for a document; its rows are checked against it until another is chosen."""

    def __init__(self, context: CommandContext, web: WebAccess) -> None:
        super().__init__(context.window)
        self._context, self._web = context, web
        self._loaded: WeakKeyDictionary[Session, LoadedRobots] = WeakKeyDictionary()

    def show(self) -> None:
        """Ask for a robots.txt and a crawler, and check the rows against it."""
        session = self._context.session
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
            needs=RobotsContext(self._context.tasks, self._web, self._ask_file, self._ask_folder),
            parent=self._context.window,
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
        return self._context.questions.files.robots_to_read(str(self._context.last_folder))

    def _ask_folder(self) -> Path | None:
        title = self.tr("Choose the folder with the robots.txt")
        folder = self._context.questions.files.folder(title, str(self._context.last_folder))
        return Path(folder) if folder else None
