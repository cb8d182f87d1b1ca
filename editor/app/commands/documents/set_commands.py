"""Opens several files as one document: the sitemaps of an index, those in a folder, or some of them."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.app.commands.documents.open_commands import CloseCommands, FileCommands
from editor.app.window.command_context import CommandContext
from editor.app.window.problems import report_problem
from editor.core.fields import Kind
from editor.core.text import N_
from editor.formats.read_errors import Unreadable
from editor.models.session.session import Session, Stage
from editor.models.words.translation import counted, text_of
from editor.runtime.system import identity_of, whole_path
from editor.services.documents.file_on_disk import FileOnDisk, FileState
from editor.services.documents.file_sets import (
    beside_index,
    file_set_again,
    file_set_at,
    file_set_of_files,
    file_set_of_paths,
)
from editor.services.documents.index_file import Listed, children_of, missing_names
from editor.services.documents.open_document import OpenDocument
from editor.services.file_loading import Loading
from editor.services.installation import forget_download, is_download
from editor.services.opening.opening import Opening, open_document
from editor.services.settings.settings import LAST_FOLDER
from editor.views.document_view import DocumentView, ViewState, view_state

if TYPE_CHECKING:
    from editor.dialogs.index_dialogs import ChooseFilesDialog
    from editor.services.documents.other_versions import Download


_MOST_NAMES = 3  # of missing files in a message


class FileSetCommands(QObject):
    """Offers files that belong together, and reads them into one document."""

    replacing = Signal()  # the document in a view is about to be replaced

    def __init__(
        self,
        context: CommandContext,
        file: FileCommands,
        closing: CloseCommands,
        show_files: Callable[[], None],
    ) -> None:
        """`show_files` opens the list of files."""
        super().__init__(context.window)
        self._context, self._file, self._closing = context, file, closing
        self._show_files = show_files
        self._fetched: dict[Path, str] = {}  # the URLs of files from the web
        file.loaded.connect(self._on_loaded)
        file.folder_found.connect(self.open_folder_at)
        file.together_requested.connect(self.open_together)
        file.several_requested.connect(self.read_again)

    # Opening

    def open_children(self) -> None:
        """Open the index on screen with all its sitemaps in the same folder."""
        self._open_index(self._context.view)

    def _open_index(self, view: DocumentView | None, *, chooses: bool = False) -> None:
        session = view.session if view else None
        if view is None or session is None or session.document.path is None:
            return
        path, now = session.document.path, self._context.now()
        make = partial(file_set_at, path, now, self._context.published.of(path))
        self._prepare(make, view, path, chooses=chooses)

    def open_folder(self) -> None:
        """Ask for a folder, and open the sitemaps in it as one document."""
        folder = self._context.questions.files.folder(
            self.tr("Open the sitemaps of a folder"), self._context.settings.get(LAST_FOLDER)
        )
        if folder:
            self.open_folder_at(Path(folder))

    def open_folder_at(self, folder: Path) -> None:
        """Open the sitemaps in a folder as one document."""
        folder = whole_path(folder)
        self._context.remember_folder(folder)
        self._prepare(partial(file_set_at, folder, self._context.now()), None, folder)

    def open_together(
        self, paths: Sequence[Path], look: ViewState | None = None, then: Callable[[], None] = lambda: None
    ) -> None:
        """Open some files of a folder as one document, shown as it was before.

        `then` is called once it is on screen, or cannot be.
        """
        self._context.remember_folder(paths[0].parent)
        make = partial(file_set_of_paths, list(paths), self._context.now())
        self._prepare(make, None, paths[0].parent, look=look, then=then)

    def open_fetched(self, sitemaps: "Sequence[Download]", index: "Download | None") -> None:
        """Open files that were fetched from the web into a folder of the program."""
        by_path = {each.path: each for each in (*sitemaps, *([index] if index else ())) if each.path}
        paths, now = [each.path for each in sitemaps if each.path], self._context.now()
        origins = {path: each.origin for path, each in by_path.items() if each.origin}

        def make() -> OpenDocument:
            opened = open_document(index.path, now, index.url) if index and index.path else None
            document = file_set_of_files(paths, now, opened)
            document.origin = index.origin if index else origins.get(paths[0])
            return document

        self._fetched |= {path: origin.url for path, origin in origins.items()}
        self._prepare(make, None, paths[0].parent)

    def read_again(self, view: DocumentView) -> None:
        """Read the files of a view again, including those that were not open before."""
        document = view.session.document if view.session else None
        if document is None:
            return
        path, now = document.path, self._context.now()
        url = self._context.published.of(path)
        make = partial(file_set_again, path, beside_index(document), now, url)
        self._prepare(make, view, path or document.file_list.folder, is_again=True)

    # Reading it

    def _prepare(
        self,
        make: Callable[[], OpenDocument],
        view: DocumentView | None,
        place: Path,
        *,
        chooses: bool = False,
        is_again: bool = False,
        look: ViewState | None = None,
        then: Callable[[], None] = lambda: None,
    ) -> None:
        """Find the files in a worker thread, then read them into a view, or a new one."""
        session = view.session if view else None

        def prepared(outcome: Future[OpenDocument]) -> None:
            if view is not None and (view not in self._context.tabs.views() or view.session is not session):
                return  # it was closed in the meantime, or shows something else
            error = outcome.exception()
            if error is not None:
                self._tell(error, place)
                return
            document: OpenDocument = outcome.result()
            unread = document.file_list.unread
            if not unread and view is None and document.path is not None:
                self._file.open_paths([document.path])  # its files are missing: the index shows that
            elif not unread:
                text = self.tr("There are no sitemaps in {place}.")
                self._context.questions.tell(text.format(place=document.file_list.folder))
            elif view is None and (shown := self._view_of(document)) is not None:
                self._context.tabs.setCurrentWidget(shown)
            else:
                files = self._choose(unread) if chooses else unread
                if files and (view is None or self._lets_go(view)):
                    self.open(document, files, view, view_state(view) if view and is_again else look)

        def ended(outcome: Future[OpenDocument]) -> None:
            prepared(outcome)
            then()

        self._context.tasks.run(make, lambda outcome: self._context.when_free(partial(ended, outcome)))

    def _view_of(self, file_set: OpenDocument) -> DocumentView | None:
        """Return the tab that already shows these files as one document; None if there is none."""
        wanted = _places_of(file_set)
        for view in self._context.tabs.views():
            document = view.session.document if view.session else None
            if document is not None and document.is_set and wanted <= _places_of(document):
                return view
        return None

    def _lets_go(self, view: DocumentView) -> bool:
        """Return True if the person gives up a document, with edits made while files were searched."""
        if self._closing.is_busy_with(view):
            return False
        self.replacing.emit()
        is_modified = view.session is not None and view.session.is_modified
        return not is_modified or self._context.questions.discard(view.title)

    def _tell(self, error: BaseException, place: Path) -> None:
        if not isinstance(error, Unreadable | OSError):
            report_problem(error)
        text = self.tr("{place} cannot be opened: {error}")
        self._context.questions.tell(text.format(place=place, error=text_of(error)))

    def _choose(self, files: Sequence[FileOnDisk]) -> Sequence[FileOnDisk]:
        """Ask which files to read; return none if the person cancels."""
        dialog = self.choose_dialog(files)
        return dialog.chosen if dialog.ask() else ()

    def open(
        self,
        document: OpenDocument,
        files: Sequence[FileOnDisk],
        view: DocumentView | None = None,
        look: ViewState | None = None,
    ) -> DocumentView:
        """Read some files of a file set into a view or a new one, restore its look, and return it."""
        if view is not None:
            self._context.readings.drop(view)
        document.file_list.is_provisional = is_download(document.file_list.folder)
        loading = Loading(self._context.tasks, Opening(document, files), self)
        session = Session(document, self._context.tasks, Stage.LOADING)
        if document.needs_place:
            session.closed.connect(partial(_forget, session, document.file_list.folder))
        shown = self._file.show_session(session, view)
        session.changed.connect(partial(self._say_what_is_not_open, shown))
        self._follow(shown, loading, look)
        return shown

    def choose_dialog(self, files: Sequence[FileOnDisk]) -> "ChooseFilesDialog":
        """Make the dialog that asks which files to read."""
        from editor.dialogs.index_dialogs import ChooseFilesDialog

        return ChooseFilesDialog(files, self._context.window)

    def read_files(self, files: Sequence[FileOnDisk]) -> None:
        """Read unread files of the document on screen, in addition to those that are open."""
        view = self._context.view
        session = view.session if view else None
        if view is None or session is None or session.stage is not Stage.READY:
            return
        session.set_stage(Stage.LOADING)
        self._follow(view, Loading(self._context.tasks, Opening(session.document, files), self))

    def read_rest(self) -> None:
        """Read all files of the document on screen that are unread."""
        document = self._context.file_set
        if document is not None:
            self.read_files(document.file_list.unread)

    def _follow(self, view: DocumentView, loading: Loading, look: ViewState | None = None) -> None:
        self._context.readings.follow(
            view, loading, partial(self._on_read, view, look or ViewState()), partial(self._on_failed, view)
        )

    def _on_read(self, view: DocumentView, look: ViewState) -> None:
        if view.session is not None:
            self._remember_where(view.session.document)
            self._file.finish(view, view.session, look)

    def _remember_where(self, document: OpenDocument) -> None:
        """Set the published URLs that the person gave earlier for these files."""
        for file in document.file_list.there:
            url = self._context.published.of(file.path)
            if file.path in self._fetched and not file.now.loc:  # of the others the index says it
                url = self._fetched.pop(file.path)
            if url and file.sitemap is not None:
                document.set_published_url(url, file.sitemap)

    def _on_failed(self, view: DocumentView, error: Exception) -> None:
        """Report a failure of the program; files that cannot be read are only listed."""
        report_problem(error)
        if view.session is not None:
            view.session.set_stage(Stage.BROKEN_OFF)
        self._context.questions.tell(self.tr("The editor failed while reading. The files were not touched."))
        self._file.loaded.emit(view)

    # Offers

    def _on_loaded(self, view: DocumentView) -> None:
        session = view.session
        if session is None or session.document.path is None:
            return
        document = session.document
        if document.is_set:
            self._say_what_is_not_open(view)
        elif document.entries.kind is Kind.SITEMAPINDEX:
            from editor.services.documents.set_changes import nested_locs

            index, path = document.entries.snapshot(), session.document.path
            self._context.tasks.run(
                partial(children_of, index, path), partial(self._offer_children, view, session)
            )
            self._context.tasks.run(
                partial(nested_locs, index, path, self._context.now()), partial(_take_nested, document)
            )

    def _offer_children(self, view: DocumentView, session: Session, outcome: Future[list[Listed]]) -> None:
        listed = outcome.result()
        count = sum(each.path is not None for each in listed)
        if view.session is not session or not count:
            return
        one = "One sitemap of this index is in the same folder."
        many = N_("%Ln sitemaps of this index are in the same folder.")
        text = counted(one, many, count) + _missing(missing_names(listed))
        offers = (
            (self.tr("Open as one document"), partial(self._open_index, view)),
            (self.tr("Choose…"), partial(self._open_index, view, chooses=True)),
        )
        view.banner.notice(text, *offers)

    def _say_what_is_not_open(self, view: DocumentView) -> None:
        document = view.session.document if view.session else None
        if document is None:
            return
        unread = document.file_list.unread
        # A second entry for an open file is not a file.
        refused = [
            each for each in document.file_list.there if each.state is FileState.REFUSED and not each.above
        ]
        if not unread and not refused:
            view.banner.notice("")
            return
        one = "One file is not open: {names}."
        many = N_("%Ln files are not open: {names}.")
        names = _first_names([file.name for file in (*unread, *refused)])
        offers = [(self.tr("Show the files"), self._show_files)]
        if unread:
            offers.insert(0, (self.tr("Open them"), self.read_rest))
        count = len(unread) + len(refused)
        view.banner.notice(counted(one, many, count).format(names=names), *offers)


def _forget(session: Session, folder: Path) -> None:
    """Delete what was fetched for a document that is closed, unless its unsaved changes are kept."""
    if not session.is_busy:
        forget_download(folder)


def _places_of(document: OpenDocument) -> set[object]:
    """Return the identities of the index and all files, whatever path they were opened by."""
    paths = [document.path, *(file.path for file in document.file_list.all)]
    return {identity_of(path) for path in paths if path is not None}


def _take_nested(document: OpenDocument, outcome: Future[tuple[tuple[str, str], ...]]) -> None:
    if outcome.result():
        document.set_nested(outcome.result())


def _missing(names: Sequence[str]) -> str:
    if not names:
        return ""
    text = N_(" Missing: {names}.")
    return counted(text, text, len(names)).format(names=_first_names(names))


def _first_names(names: Sequence[str]) -> str:
    """Return the first names, and the number of the others."""
    more = len(names) - _MOST_NAMES
    shown = ", ".join(names[:_MOST_NAMES])
    if more <= 0:
        return shown
    text = N_("{names} and %Ln more")
    return counted(text, text, more).format(names=shown)
