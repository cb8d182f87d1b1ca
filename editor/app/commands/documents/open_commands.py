"""Opens documents, reads them again and closes them.

Before one is closed its changes are saved, or given up by the person. Where other programs change an
open file, the person can keep one version or merge both.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from editor.app.commands.documents.save_commands import SaveCommands
from editor.app.window.command_context import CommandContext, at_work
from editor.app.window.problems import report_problem
from editor.core.document.document_states import Origins
from editor.core.document.edits import Edit
from editor.core.document.sitemap_file import SitemapFile
from editor.core.fields import Kind
from editor.core.values.urls import without_user
from editor.dialogs.questions import Leaving, OpenTogether
from editor.formats.read_errors import ReadAs, Unreadable
from editor.models.session.session import Session, Stage
from editor.models.words.translation import text_of
from editor.resources import resource
from editor.runtime.system import identity_of, is_folder, is_there
from editor.services.documents.open_document import OpenDocument, Outside
from editor.services.file_loading import FileWatcher, Loading
from editor.services.files.file_access import FileBytes, Stamp, is_unchanged, read_file
from editor.services.installation import forget_download
from editor.services.opening.opening import Opening
from editor.services.settings.settings import LAST_FOLDER
from editor.services.tables.table_formats import is_table
from editor.views.document_view import DocumentView, ViewState, restore_view, view_state

if TYPE_CHECKING:
    from editor.core.versions import MergeSide
    from editor.dialogs.comparison_dialogs import MergeDialog
    from editor.services.documents.other_versions import Download, Merging


_MOMENT = 2.0  # seconds; nearly all work is done by then, so before that the person is told to wait


class CloseCommands(QObject):
    """Closes one tab, or all; if the person cancels, all tabs stay."""

    closing = Signal()  # all documents are about to be closed: they need the text being typed
    closed = Signal(object)  # the DocumentView whose document was closed

    def __init__(self, context: CommandContext, saving: SaveCommands) -> None:
        super().__init__(context.window)
        self._context, self._saving = context, saving

    def close(self) -> None:
        """Close the tab on screen."""
        view = self._context.view
        if view is not None:
            self.close_view(view)

    def close_view(self, view: DocumentView) -> None:
        """Close a tab, asking first about unsaved changes."""
        session = view.session
        if not self._may_go(view):
            return
        if session is not None and session.is_modified and not session.is_busy:
            answer = self._asked(view, session)
            if answer is Leaving.STAY:
                return
            if answer is Leaving.SAVE:
                self._saving.save_session(session, partial(self._drop, view))
                return
        self._drop(view)

    def close_others(self, view: DocumentView) -> None:
        """Close all tabs but one, asking about the unsaved changes of each."""
        self.closing.emit()
        self._context.tabs.setCurrentWidget(view)
        for other in list(self._context.tabs.views()):
            if other is not view:
                self.close_view(other)

    def close_all(
        self, then: Callable[[], None], given_up: Mapping[Session, int] = MappingProxyType({})
    ) -> None:
        """Close all tabs, and call `then` once all are closed.

        No tab is closed before all unsaved changes are saved or given up: if the person cancels, nothing is
        lost. Other documents may be edited while one is saved: `given_up` has the number of edits when the
        person gave up the changes of each.
        """
        self.closing.emit()
        views = list(self._context.tabs.views())
        for view in views:
            session = view.session
            if session is not None and given_up.get(session) == session.undo_stack.edits:
                continue
            if not self._may_go(view):
                return
            if session is not None and session.is_busy:
                given_up = {**given_up, session: session.undo_stack.edits}
                continue
            if session is None or not session.is_modified:
                continue
            answer = self._asked(view, session)
            if answer is Leaving.STAY:
                return
            if answer is Leaving.SAVE:
                self._saving.save_session(session, partial(self.close_all, then, given_up))
                return
            given_up = {**given_up, session: session.undo_stack.edits}
        # The one in front goes last: else one after the other would come to the front.
        for view in sorted(views, key=lambda view: view is self._context.view):
            self._drop(view)
        then()

    def quit(self) -> None:
        """Close the window."""
        self._context.window.close()

    def is_busy_with(self, view: DocumentView) -> bool:
        """Return True if a document is busy and cannot be closed; then show it and say why."""
        if view.session is None or not view.session.is_busy:
            return False
        self._context.tabs.setCurrentWidget(view)
        self._context.say(at_work(view.session))
        return True

    def _may_go(self, view: DocumentView) -> bool:
        """Return True if a document may be closed: it is not busy, or the person agrees.

        The person is asked if the work takes longer than a moment: a disk that does not answer may block it
        for ever.
        """
        session = view.session
        if session is None or session.busy_for < _MOMENT:
            return not self.is_busy_with(view)
        self._context.tabs.setCurrentWidget(view)
        is_written = session.stage is Stage.WRITING
        return self._context.questions.leave_at_work(session.title, is_written=is_written)

    def _asked(self, view: DocumentView, session: Session) -> Leaving:
        """Show a document, and ask what to do with its unsaved changes."""
        self._context.tabs.setCurrentWidget(view)
        return self._context.questions.leave(session.title)

    def _drop(self, view: DocumentView) -> None:
        self._context.readings.drop(view)
        if view.session is not None and view.session.is_busy:
            self._context.journals.of(view.session).leave()
            self._context.writings.drop(view.session)
        self._context.tabs.remove(view)
        self.closed.emit(view)


class FileCommands(QObject):
    """The commands of the File menu, except saving and closing."""

    opened = Signal(object)  # a DocumentView, in a tab of its own
    began = Signal(object)  # a DocumentView that has another document
    prepared = Signal(object)  # a DocumentView that has a new table: it is in front
    loaded = Signal(object)  # a DocumentView: its file was read to the end, or cannot be read
    table_found = Signal(object)  # a Path: the file to open is a table
    several_requested = Signal(object)  # a DocumentView: its files are to be read again
    folder_found = Signal(object)  # a Path: the file to open is a folder
    together_requested = Signal(object)  # a list of Paths to open as one document
    files_changed = Signal()  # other files are open, or other ones are recent

    def __init__(self, context: CommandContext, saving: SaveCommands, closing: CloseCommands) -> None:
        super().__init__(context.window)
        self._context, self._closing = context, closing
        saving.saved.connect(self.files_changed)
        closing.closed.connect(self.files_changed)

    # New documents

    def new(self, kind: Kind = Kind.URLSET) -> DocumentView:
        """Start an empty document."""
        return self._show_new(OpenDocument.new(self._context.now(), kind))

    def show_unsaved(self, document: OpenDocument) -> None:
        """Show a document that was made from something else and is lost unless it is saved."""
        view = self._show_new(document)
        if view.session is not None:
            view.session.undo_stack.resetClean()
            self._context.journals.of(view.session).begin()

    def _show_new(self, document: OpenDocument) -> DocumentView:
        return self.show_session(Session(document, self._context.tasks))

    def show_session(self, session: Session, view: DocumentView | None = None) -> DocumentView:
        """Show a document in place of another one in a view, or in a new tab."""
        shown = view or self._new_view()
        self._show_session(shown, session)
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
        self.open_chosen(self._context.questions.files.paths_to_open(self._context.settings.get(LAST_FOLDER)))

    def open_chosen(self, paths: Sequence[Path]) -> None:
        """Open files that a person chose together: each in a tab, or as one document if possible."""
        may_be_one = len({path.parent for path in paths}) == 1 and not any(
            is_table(path) or is_folder(path) for path in paths
        )
        answer = OpenTogether.EACH
        if len(paths) > 1 and may_be_one:
            answer = self._context.questions.together(len(paths))
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
        """Open files, each in a tab, the last one in front; one that is already open comes to the front.

        Tables open a dialog.
        """
        paths = list(paths)
        last = next((path for path in reversed(paths) if not (is_folder(path) or is_table(path))), None)
        views = self._context.tabs.by_file()
        for path in paths:
            if is_folder(path) or is_table(path):
                found = self.folder_found if is_folder(path) else self.table_found
                found.emit(path)
                views = self._context.tabs.by_file()
                continue
            file = identity_of(path)
            view = views.get(file)
            if view is not None:
                self._context.tabs.setCurrentWidget(view)
                view.show_file_at(path)
                continue
            views[file] = self.open_file(path, in_front=path is last)
            self._context.remember_folder(path.parent)

    def open_file(
        self,
        path: Path,
        read_as: ReadAs | None = None,
        look: ViewState | None = None,
        *,
        in_front: bool = True,
    ) -> DocumentView:
        """Open a file in a new tab, read in the way that a person chose, and shown as it was before."""
        view = self._new_view()
        self._begin(view, path, look, read_as=read_as)
        self._show(view, in_front=in_front)
        return view

    def reload(self) -> None:
        """Read the file on screen again; changes are lost if the person agrees."""
        self.read_again()

    def read_again(self, read_as: ReadAs | None = None) -> bool:
        """Read the file on screen again in a way that the person chose; return True if that begins."""
        view = self._context.view
        if view is None or (view.path is None and not view.shows_several):
            return False
        if self._closing.is_busy_with(view):
            return False
        if view.shows_several or view.path is None:
            self.several_requested.emit(view)  # the person is asked once it is known what to read
            return True
        is_modified = view.session is not None and view.session.is_modified
        if is_modified and not self._context.questions.discard(view.title):
            return False
        look = view_state(view)
        self._context.readings.drop(view)
        self._begin(view, view.path, look, read_as=read_as)
        return True

    def stop(self) -> None:
        """Stop writing or reading the file on screen; the part that was read stays on view.

        What is being worked out for it is dropped.
        """
        view = self._context.view
        if view is not None and view.session is not None:
            view.session.stop_work()
            self._context.readings.stop(view)
            self._context.writings.stop(view.session)

    def _new_view(self) -> DocumentView:
        view = self._context.tabs.new_view()
        view.banner.reload_requested.connect(self.reload)
        view.table_made.connect(partial(self.prepared.emit, view))
        return view

    def _show(self, view: DocumentView, *, in_front: bool = True) -> None:
        self._context.tabs.add(view)
        self.opened.emit(view)
        if in_front:
            self._context.tabs.bring_to_front(view)

    def _begin(
        self,
        view: DocumentView,
        path: Path,
        look: ViewState | None = None,
        *,
        as_new: bool = False,
        read_as: ReadAs | None = None,
        fetched: "Download | None" = None,
    ) -> None:
        """Read a file into a view, and then restore its look; `as_new`: as a document without a file."""
        context = self._context
        url = without_user(fetched.url) if fetched else context.published.of(path)
        document = OpenDocument.at(path, context.now(), url)
        document.origin = fetched.origin if fetched else None
        loading = Loading(context.tasks, Opening(document, read_as=read_as), self)
        self._show_session(view, Session(loading.document, context.tasks, Stage.LOADING))
        if view is context.view:
            view.setFocus()  # only now is there a table to give it to
        ended = partial(self._on_loaded, view, look or ViewState(), as_new)
        context.readings.follow(view, loading, ended, partial(self._on_failed, view, path))

    def _show_session(self, view: DocumentView, session: Session) -> None:
        self._context.journals.follow(session)
        view.show_session(session)
        self.began.emit(view)

    def _on_loaded(self, view: DocumentView, look: ViewState, as_new: bool) -> None:
        session = view.session
        if session is None:
            return
        if as_new:
            if session.document.origin and session.document.path:
                forget_download(session.document.path.parent)
            [file] = session.document.file_list.there
            file.path = file.read_stamp = None
        self.finish(view, session, look)

    def finish(self, view: DocumentView, session: Session, look: ViewState) -> None:
        """Let the person work with a document whose files have been read."""
        session.set_stage(Stage.READY)
        if session.document.path is not None and not session.document.needs_place:
            self._context.recent.add(session.document.path)
        restore_view(view, look)
        self.files_changed.emit()
        self.loaded.emit(view)

    def _on_failed(self, view: DocumentView, path: Path, error: Exception) -> None:
        from editor.app.window.file_messages import trouble_page

        if not isinstance(error, Unreadable):
            report_problem(error)
        offers = (
            (self.tr("Try again"), self.reload),
            (self.tr("Open another file…"), self.open),
            (self.tr("Close"), self._closing.close),
        )
        view.show_trouble(path, trouble_page(path, error, self.open_paths, offers))
        self.loaded.emit(view)


class OutsideCommands(QObject):
    """Watches the open files; their new contents are only read when the person wants to merge."""

    def __init__(
        self, context: CommandContext, file: FileCommands, saving: SaveCommands, closing: CloseCommands
    ) -> None:
        super().__init__(context.window)
        self._context, self._saving = context, saving
        self.watcher = FileWatcher(self)
        self.watcher.stirred.connect(self._on_stirred)
        self._missed: dict[DocumentView, set[Path]] = {}  # to be looked at once the document is not busy
        file.opened.connect(self._on_opened)
        file.loaded.connect(self._watch)
        saving.saved.connect(self._on_saved)
        closing.closed.connect(self._on_closed)
        saving.merge_requested.connect(self.merge)

    # Noticing

    def _on_opened(self, view: DocumentView) -> None:
        view.banner.keep_requested.connect(self.keep_mine)
        view.banner.merge_requested.connect(self.merge_on_screen)
        view.banner.save_requested.connect(self._saving.save)
        view.state_changed.connect(partial(self._look_at_missed, view))
        self._watch(view)

    def _watch(self, view: DocumentView) -> None:
        self.watcher.watch(view, view.paths)

    def _on_saved(self, session: Session) -> None:
        view = next((view for view in self._context.tabs.views() if view.session is session), None)
        if view is not None:
            self._watch(view)

    def _on_closed(self, view: DocumentView) -> None:
        self.watcher.watch(view, ())
        self._missed.pop(view, None)

    def _on_stirred(self, stirred: Mapping[DocumentView, Collection[Path]]) -> None:
        """Have each document look at its files; a file may be open alone and with others."""
        for view, paths in stirred.items():
            session = view.session
            if session is not None and session.stage is not Stage.READY:
                self._missed.setdefault(view, set()).update(paths)
            elif session is not None:
                self._compare(view, session, paths)

    def _compare(self, view: DocumentView, session: Session, paths: Collection[Path]) -> None:
        """Compare files with what was read, in a worker thread: they may be large and on a slow disk."""
        stamps = session.on_disk.stamps_of(sorted(paths))
        if not stamps:
            return

        def compared(outcome: Future[dict[Path, Outside]]) -> None:
            if view.session is not session:
                return
            now, found = session.on_disk.stamps_of(paths), outcome.result()
            saved = {path for path, stamp in stamps.items() if now.get(path) is not stamp}
            session.set_outside({path: outside for path, outside in found.items() if path not in saved})
            if saved:  # in the meantime
                self._on_stirred({view: saved})

        self._context.tasks.run(partial(_looked, stamps), compared)

    def _look_at_missed(self, view: DocumentView) -> None:
        """Look at what happened while a document was busy, once it is not."""
        if view in self._missed and view.session is not None and view.session.stage is Stage.READY:
            self._on_stirred({view: self._missed.pop(view)})

    # Commands

    def keep_mine(self) -> None:
        """Keep the document on screen, not the other program's version; a save makes a copy of that."""
        view = self._context.view
        session = view.session if view else None
        path = session.on_disk.outside_path if session else None
        if view is None or session is None or path is None or session.stage is not Stage.READY:
            return

        def read(outcome: Future[FileBytes]) -> None:
            if view.session is not session or session.on_disk.outside_path != path:
                return  # it was closed, or saved, in the meantime
            error = outcome.exception()
            if isinstance(error, Unreadable):
                self._context.questions.tell(text_of(error))
            else:
                self._acknowledge(session, path, outcome.result())

        self._context.tasks.run(lambda: read_file(path), read)

    def _acknowledge(self, session: Session, path: Path, theirs: FileBytes) -> None:
        """Note that the person knows about the present contents of a file."""
        self._context.journals.of(session).know(theirs.stamp.sha256)
        session.know_outside(path, theirs)

    def merge_on_screen(self) -> None:
        """Merge the document on screen with its file that another program changed."""
        session = self._context.session
        if session is not None and session.on_disk.outside_path is not None:
            self.merge(session, session.on_disk.outside_path)

    def merge(self, session: Session, path: Path) -> None:
        """Show the changes in a file and the conflicts, then merge them into the document."""
        document = session.on_disk.urlset_at(path)
        if document is None or not session.is_editable:
            return
        dialog = self.merge_dialog(session, path, document)
        if dialog.ask() and dialog.merging is not None:
            self._merge(session, path, document, dialog.merging, dialog.choices())

    def merge_dialog(self, session: Session, path: Path, file: SitemapFile) -> "MergeDialog":
        """Make the dialog about a changed file; `file` has its entries in the document."""
        from editor.dialogs.comparison_dialogs import MergeDialog

        return MergeDialog.of(path, file, session.saved_state, self._context.tasks, self._context.window)

    def _merge(
        self,
        session: Session,
        path: Path,
        file: SitemapFile,
        merging: "Merging",
        choices: "Sequence[MergeSide]",
    ) -> None:
        def merged(outcome: Future[tuple[Edit | None, Origins]]) -> None:
            edit, origins = outcome.result()

            def know(*, is_step: bool) -> None:
                step = session.undo_stack.index() - 1 if is_step else None
                self._acknowledge(session, path, merging.theirs)
                session.saved_state.know_merged(file, merging.document, origins, step)

            if edit is None:
                know(is_step=False)
            else:
                placed = edit.placed_in(file, session.document.entries)
                session.undo_stack.do(placed, self.tr("Merge with the file"), partial(know, is_step=True))

        session.work_out(lambda: merging.result(choices), merged)


def _looked(stamps: Mapping[Path, Stamp]) -> dict[Path, Outside]:
    """Return what became of files that were in these states."""
    return {path: _became(path, stamp) for path, stamp in stamps.items()}


def _became(path: Path, stamp: Stamp) -> Outside:
    if is_unchanged(path, stamp):
        return Outside.SAME
    return Outside.CHANGED if is_there(path) else Outside.GONE
