"""Opens documents, and reads them again."""

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.app.commands.documents.close import CloseCommands
from editor.app.commands.documents.save import SaveCommands
from editor.app.window.current_state import at_work
from editor.app.window.problems import report_problem
from editor.app.window.workbench import Workbench
from editor.core.fields import Kind
from editor.core.values.hosts import Reach, reach
from editor.core.values.urls import split_site
from editor.dialogs.answers import OpenTogether
from editor.formats.damage.read_as import ReadAs
from editor.formats.errors import Unreadable
from editor.models.session.session import Session, Stage
from editor.models.table.url_display import commonest_origin
from editor.resources import resource
from editor.services.documents.open_document import OpenDocument
from editor.services.files.paths import is_folder
from editor.services.folders import forget_download
from editor.services.loading import Loading
from editor.services.opening.opening import Opening
from editor.services.settings.settings import LAST_FOLDER, OPEN_TOGETHER
from editor.services.tables.table_names import is_table
from editor.views.document_view import DocumentView
from editor.views.table.kept_look import Look, look_again, look_of

if TYPE_CHECKING:
    from editor.dialogs.published_url import PublishedUrlDialog
    from editor.services.documents.downloads import Download

_TOGETHER = {"one": OpenTogether.ONE, "each": OpenTogether.EACH}  # known answers, by the setting


class FileCommands(QObject):
    """The commands of the File menu, except saving and closing."""

    opened = Signal(object)  # a DocumentView, in a tab of its own
    prepared = Signal(object)  # a DocumentView that has a new table
    loaded = Signal(object)  # a DocumentView: its file was read to the end, or cannot be read
    table_found = Signal(object)  # a Path: the file to open is a table
    several_requested = Signal(object)  # a DocumentView: its files are to be read again
    folder_found = Signal(object)  # a Path: the file to open is a folder
    together_requested = Signal(object)  # a list of Paths to open as one document
    files_changed = Signal()  # other files are open, or other ones are recent

    def __init__(self, bench: Workbench, saving: SaveCommands, closing: CloseCommands) -> None:
        super().__init__(bench.window)
        self._bench, self._saving, self._closing = bench, saving, closing
        saving.saved.connect(self.files_changed)
        closing.closed.connect(self.files_changed)

    # New documents

    def new(self, kind: Kind = Kind.URLSET) -> DocumentView:
        """Start an empty document."""
        return self._show_new(OpenDocument.new(self._bench.now(), kind))

    def show_unsaved(self, document: OpenDocument) -> None:
        """Show a document that was made from something else and is lost unless it is saved."""
        view = self._show_new(document)
        if view.session is not None:
            view.session.undo_stack.resetClean()
            self._bench.journals.of(view.session).begin()

    def _show_new(self, document: OpenDocument) -> DocumentView:
        return self.show_session(Session(document, self._bench.tasks))

    def show_session(self, session: Session, view: DocumentView | None = None) -> DocumentView:
        """Show a document in place of another one in a view, or in a new tab."""
        shown = view or self._new_view()
        self._show_session(shown, session)
        self.prepared.emit(shown)
        if view is None:
            self._show(shown)
        shown.setFocus()
        return shown

    def new_index(self) -> None:
        """Start an empty sitemap index."""
        self.new(Kind.SITEMAPINDEX)

    def new_text(self) -> None:
        """Start an empty list of URLs."""
        self.new(Kind.TEXT)

    # Opening

    def open(self) -> None:
        """Ask which files to open."""
        self.open_chosen(self._bench.questions.files.paths_to_open(self._bench.settings.get(LAST_FOLDER)))

    def open_chosen(self, paths: Sequence[Path]) -> None:
        """Open files that a person chose together: each in a tab, or as one document if possible."""
        may_be_one = len({path.parent for path in paths}) == 1 and not any(
            is_table(path) or is_folder(path) for path in paths
        )
        answer = OpenTogether.EACH
        if len(paths) > 1 and may_be_one:
            known = self._bench.settings.get(OPEN_TOGETHER)
            answer = _TOGETHER.get(known) or self._bench.questions.together(len(paths))
        if answer is OpenTogether.ONE:
            self.together_requested.emit(list(paths))
        elif answer is OpenTogether.EACH:
            self.open_paths(paths)

    def open_sample(self) -> None:
        """Open the sample that comes with the program, without a file to save it to."""
        self.open_content(resource("samples/shop.xml"))

    def open_content(self, path: Path, read_as: ReadAs | None = None) -> DocumentView:
        """Open the contents of a file as a document that was never saved."""
        view = self._new_view()
        self._begin(view, path, as_new=True, read_as=read_as)
        self._show(view)
        return view

    def open_fetched(self, fetched: "Download") -> DocumentView | None:
        """Open a file that was fetched from the web as a document that was never saved."""
        if fetched.path is None:
            return None
        view = self._new_view()
        self._begin(view, fetched.path, as_new=True, fetched=fetched)
        self._show(view)
        return view

    def open_paths(self, paths: Iterable[Path]) -> None:
        """Open files, each in a tab; one that is already open comes to the front. Tables open a dialog."""
        for path in paths:
            if is_folder(path):
                self.folder_found.emit(path)
                continue
            if is_table(path):
                self.table_found.emit(path)
                continue
            view = self._bench.tabs.view_of(path)
            if view is not None:
                self._bench.tabs.setCurrentWidget(view)
                view.show_file_at(path)
                continue
            self.open_file(path)
            self._bench.remember_folder(path.parent)

    def open_file(self, path: Path, read_as: ReadAs | None = None, look: Look | None = None) -> DocumentView:
        """Open a file in a new tab, read in the way that a person chose, and shown as it was before."""
        view = self._new_view()
        self._begin(view, path, look, read_as=read_as)
        self._show(view)
        return view

    def reload(self) -> None:
        """Read the file on screen again; changes are lost if the person agrees."""
        self.read_again()

    def read_again(self, read_as: ReadAs | None = None) -> bool:
        """Read the file on screen again in a way that the person chose; return True if that begins."""
        view = self._bench.view
        if view is None or (view.path is None and not view.shows_several):
            return False
        if self._closing.is_busy_with(view):
            return False
        if view.shows_several or view.path is None:
            self.several_requested.emit(view)  # the person is asked once it is known what to read
            return True
        is_modified = view.session is not None and view.session.is_modified
        if is_modified and not self._bench.questions.discard(view.title):
            return False
        look = look_of(view)
        self._bench.readings.drop(view)
        self._begin(view, view.path, look, read_as=read_as)
        return True

    def stop(self) -> None:
        """Stop writing or reading the file on screen; the part that was read stays on view."""
        view = self._bench.view
        if view is not None and view.session is not None:
            self._bench.readings.stop(view)
            self._bench.writings.stop(view.session)

    def _new_view(self) -> DocumentView:
        view = self._bench.tabs.new_view()
        view.banner.reload_requested.connect(self.reload)
        return view

    def _show(self, view: DocumentView) -> None:
        self._bench.tabs.add(view)
        self.opened.emit(view)
        view.setFocus()

    def _begin(
        self,
        view: DocumentView,
        path: Path,
        look: Look | None = None,
        *,
        as_new: bool = False,
        read_as: ReadAs | None = None,
        fetched: "Download | None" = None,
    ) -> None:
        """Read a file into a view, and then restore its look; `as_new`: as a document without a file."""
        bench = self._bench
        url = fetched.url if fetched else bench.published.of(path)
        document = OpenDocument.at(path, bench.now(), url)
        document.origin = fetched.origin if fetched else None
        loading = Loading(bench.tasks, Opening(document, read_as=read_as), self)
        self._show_session(view, Session(loading.document, bench.tasks, Stage.LOADING))
        view.setFocus()  # only now is there a table to give it to
        self.prepared.emit(view)
        ended = partial(self._on_loaded, view, look or Look(), as_new)
        bench.readings.follow(view, loading, ended, partial(self._on_failed, view, path))

    def _show_session(self, view: DocumentView, session: Session) -> None:
        self._bench.journals.follow(session)
        view.show_session(session)

    def _on_loaded(self, view: DocumentView, look: Look, as_new: bool) -> None:
        session = view.session
        if session is None:
            return
        if as_new:
            if session.document.origin and session.document.path:
                forget_download(session.document.path.parent)
            [file] = session.document.file_list.there
            file.path = file.read_stamp = None
        self.finish(view, session, look)

    def finish(self, view: DocumentView, session: Session, look: Look) -> None:
        """Let the person work with a document whose files have been read."""
        session.set_stage(Stage.READY)
        if session.document.path is not None and not session.document.needs_place:
            self._bench.recent.add(session.document.path)
        look_again(view, look)
        self.files_changed.emit()
        self.loaded.emit(view)

    def _on_failed(self, view: DocumentView, path: Path, error: Exception) -> None:
        from editor.app.window.open_troubles import trouble_page

        if not isinstance(error, Unreadable):
            report_problem(error)
        offers = (
            (self.tr("Try again"), self.reload),
            (self.tr("Open another file…"), self.open),
            (self.tr("Close"), self._closing.close),
        )
        view.show_trouble(path, trouble_page(path, error, self.open_paths, offers))
        self.loaded.emit(view)

    # The published URL

    def set_published_url(self) -> None:
        """Ask where the file on screen is published."""
        session = self._bench.session
        if session is None or session.stage is not Stage.READY:
            self._bench.say(at_work(session) if session else "")
            return
        dialog = self.published_url_dialog(session)
        if dialog.ask():
            session.set_published_url(dialog.url)
            self._bench.published.set(session.shown_path, dialog.url)

    def published_url_dialog(self, session: Session) -> "PublishedUrlDialog":
        """Make the dialog; it proposes the origin of most entries if the public can open it."""
        from editor.dialogs.published_url import PublishedUrlDialog

        origin = commonest_origin(session.document.entries.column("loc"))
        site = split_site(origin)
        name = session.shown_path.name if session.shown_path else "sitemap.xml"
        proposal = f"{origin}/{name}" if site and reach(site.host) is not Reach.PRIVATE else ""
        return PublishedUrlDialog(session.published_url, proposal, self._bench.window)
