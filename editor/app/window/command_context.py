"""The objects that all commands use: open documents, services, and the questions to the person.

Open documents are one per tab; a single one needs no tab bar. Of files being read there is at most
one for each tab, of saves and exports at most one for each document.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from threading import Event

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QMenu,
    QStackedWidget,
    QStatusBar,
    QTabBar,
    QTabWidget,
    QToolButton,
    QWidget,
)

from editor.app.actions.action_spec import MenuAction
from editor.core.document.edits import Edit
from editor.dialogs.questions import Questions
from editor.models.session.journaling import Journals
from editor.models.session.session import Session, Stage
from editor.models.table.item_data import plain_tip
from editor.models.words.translation import translated
from editor.runtime.system import identity_of
from editor.runtime.threads import Cancelled, IsCancelled
from editor.services.documents.open_document import OpenDocument
from editor.services.file_loading import Loading
from editor.services.settings.settings import LAST_FOLDER
from editor.services.settings.settings_file import PublishedUrls, RecentFiles, Settings
from editor.services.tasks import Tasks, call_later
from editor.views.document_view import DocumentView
from editor.views.table.entries_table import EntriesTable
from editor.views.widgets.input_fields import icon_button


class Readings(QObject):
    """Tells a view the progress of its reading, and calls back at the end."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._loading: dict[DocumentView, Loading] = {}

    def follow(
        self,
        view: DocumentView,
        loading: Loading,
        ended: Callable[[], None],
        failed: Callable[[Exception], None],
    ) -> None:
        """Let a view's document grow by a reading; one of the two functions is called at its end."""
        self._loading[view] = loading

        def on_ended() -> None:
            self.drop(view)
            ended()

        def on_failed(error: Exception) -> None:
            self.drop(view)
            failed(error)

        loading.progressed.connect(partial(self._on_progressed, view))
        loading.ended.connect(on_ended)
        loading.failed.connect(on_failed)

    def drop(self, view: DocumentView) -> None:
        """Cancel the reading of a view, without any callback."""
        loading = self._loading.pop(view, None)
        if loading is not None:
            loading.cancel()
            loading.deleteLater()

    def stop(self, view: DocumentView) -> None:
        """Stop reading at what the person has seen; of several files, the complete ones stay."""
        loading = self._loading.get(view)
        if loading is None or view.session is None or loading.finish_early():
            return
        self.drop(view)
        view.session.set_stage(Stage.BROKEN_OFF)

    @staticmethod
    def _on_progressed(view: DocumentView, fraction: float) -> None:
        session: Session | None = view.session
        if session is not None:
            session.set_fraction(fraction)


_LEAST = 140  # pixels of a tab with a shortened name


class _Bar(QTabBar):
    """A tab bar that shortens long names before short ones."""

    def minimumTabSizeHint(self, index: int) -> QSize:
        whole = self.tabSizeHint(index)
        return whole.boundedTo(QSize(_LEAST, whole.height()))


class DocumentTabs(QTabWidget):
    """The views in their order, with titles that are kept up to date.

    Files of one name have the folders in their titles that tell them apart. A right click on a tab offers
    what can be done with it, and a button lists all tabs.
    """

    close_requested = Signal(object)  # a DocumentView
    close_others_requested = Signal(object)  # all but this DocumentView
    folder_requested = Signal(object)  # show the folder of this DocumentView

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTabBar(_Bar(self))
        self.setDocumentMode(True)
        self.setMovable(True)
        self.setTabBarAutoHide(True)
        self.setElideMode(Qt.TextElideMode.ElideMiddle)
        for widget in (self, self.tabBar()):
            widget.setAccessibleName(self.tr("Open documents"))
        self.tabBar().setSelectionBehaviorOnRemove(QTabBar.SelectionBehavior.SelectPreviousTab)
        self.tabBar().setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.tabBar().customContextMenuRequested.connect(self._open_menu)
        self._all = icon_button("chevron-down", self.tr("All open documents"), self)
        self._all.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._list = QMenu(self._all)
        self._list.aboutToShow.connect(self._list_all)
        self._all.setMenu(self._list)
        self.setCornerWidget(self._all, Qt.Corner.TopRightCorner)
        self._all.hide()
        self._bar_size = QSize()
        self._titles: dict[DocumentView, str] = {}  # as they were shown last
        self.currentChanged.connect(self._on_current_changed)

    def _on_current_changed(self) -> None:
        view = self.current()
        if view is not None:
            view.come_to_front()

    def event(self, event: QEvent) -> bool:
        """Ignore layout requests of the views, which fill the room anyway; they would repaint all."""
        if event.type() is QEvent.Type.LayoutRequest:
            size = self.tabBar().sizeHint()
            if size == self._bar_size:
                return True
            self._bar_size = size
        return super().event(event)

    def views(self) -> Iterator[DocumentView]:
        """Yield all views, from left to right."""
        for number in range(self.count()):
            view = self.widget(number)
            if isinstance(view, DocumentView):
                yield view

    def current(self) -> DocumentView | None:
        """Return the view on screen."""
        view = self.currentWidget()
        return view if isinstance(view, DocumentView) else None

    def view_of(self, path: Path) -> DocumentView | None:
        """Return the view that shows this file, alone or with others, by whatever path it was opened."""
        return self.by_file().get(identity_of(path))

    def by_file(self) -> dict[tuple[int, int] | Path, DocumentView]:
        """Return the views by the identities of their files, for many looks; of a file the first view."""
        views = reversed([*self.views()])
        return {identity_of(path): view for view in views for path in view.paths}

    def new_view(self) -> DocumentView:
        """Make a view to be added: as a child of the pages, so that its widgets are styled only once."""
        return DocumentView(self.findChild(QStackedWidget))

    def add(self, view: DocumentView) -> None:
        """Add a document behind the others; the first one is in front."""
        self._titles[view] = view.title
        number = self.addTab(view, view.title.replace("&", "&&"))
        close = icon_button("x", self.tr("Close"), self, 14)
        close.setFixedSize(24, 24)
        close.setAccessibleName(self.tr("Close this document"))
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.clicked.connect(lambda: self.close_requested.emit(view))
        self.tabBar().setTabButton(number, QTabBar.ButtonPosition.RightSide, close)
        view.title_changed.connect(partial(self._on_title_changed, view))
        self._show_titles({view.title})

    def bring_to_front(self, view: DocumentView) -> None:
        """Show a document, and give it the focus."""
        self.setCurrentWidget(view)
        view.setFocus()

    def remove(self, view: DocumentView) -> None:
        """Remove a document; its closing has been confirmed already."""
        title = self._titles.pop(view)
        self.removeTab(self.indexOf(view))
        view.close_session()
        view.deleteLater()
        self._show_titles({title})

    def title_of(self, view: DocumentView) -> str:
        """Return the title of a view; if others have the same, with the folders that tell its file apart."""
        return _title_among(view, self._alike(view.title))

    def _alike(self, title: str) -> list[DocumentView]:
        return [view for view, shown in self._titles.items() if shown == title]

    def _open_menu(self, place: QPoint) -> None:
        """Offer what can be done with the tab under the mouse."""
        view = self.widget(self.tabBar().tabAt(place))
        if not isinstance(view, DocumentView):
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Close"), lambda: self.close_requested.emit(view))
        others = menu.addAction(self.tr("Close the others"), lambda: self.close_others_requested.emit(view))
        others.setEnabled(self.count() > 1)
        menu.addSeparator()
        path = view.path
        for action in (
            menu.addAction(self.tr("Copy path"), lambda: QGuiApplication.clipboard().setText(str(path))),
            menu.addAction(self.tr("Open folder"), lambda: self.folder_requested.emit(view)),
        ):
            action.setEnabled(path is not None)
        menu.popup(self.tabBar().mapToGlobal(place))

    def _list_all(self) -> None:
        self._list.clear()
        for view in self.views():
            action = self._list.addAction(self.title_of(view).replace("&", "&&"))
            action.setCheckable(True)
            action.setChecked(view is self.current())
            action.triggered.connect(partial(self._go_to, view))

    def _go_to(self, view: DocumentView, _checked: bool = False) -> None:
        self.setCurrentWidget(view)

    def _on_title_changed(self, view: DocumentView) -> None:
        if view in self._titles:  # else it is being closed
            before, self._titles[view] = self._titles[view], view.title
            self._show_titles({before, view.title})

    def _show_titles(self, changed: Collection[str]) -> None:
        """Show tabs with these titles: with another one, others may need their folders, too, or no more."""
        self._all.setVisible(self.count() > 1)
        for title in changed:
            alike = self._alike(title)
            for view in alike:
                self._show_title(view, _title_among(view, alike))

    def _show_title(self, view: DocumentView, title: str) -> None:
        number = self.indexOf(view)
        is_modified = view.session is not None and view.session.is_modified
        text = title + (" •" if is_modified else "")
        shown = text.replace("&", "&&")
        if shown != self.tabText(number):  # otherwise all tabs and the page would be painted again
            self.setTabText(number, shown)
        self.setTabToolTip(number, plain_tip(str(view.path or view.title)))


def _title_among(view: DocumentView, alike: Sequence[DocumentView]) -> str:
    """Return the title of a view with the folders that tell its file apart from others of the same title."""
    if view.path is None or len(alike) == 1:
        return view.title
    own = view.path.parent.parts
    rest = [each.path.parent.parts for each in alike if each is not view and each.path is not None]
    for count in range(1, len(own) + 1):
        if all(own[-count:] != each[-count:] for each in rest):
            return f"{view.title} — {Path(*own[-count:])}"
    return view.title


class Writings:
    """Writes documents in worker threads; meanwhile they are not editable, but writing can be stopped."""

    def __init__(self) -> None:
        self._stops: dict[Session, Event] = {}

    def begin(
        self,
        session: Session,
        write: Callable[[IsCancelled], None],
        done: Callable[[BaseException | None], None],
    ) -> None:
        """Start to write; `done` gets the error, or None for success, but is not called if stopped."""
        stop = self._stops[session] = Event()

        def on_written(outcome: Future[None]) -> None:
            del self._stops[session]
            if not isinstance(outcome.exception(), Cancelled):
                done(outcome.exception())

        session.work_out(partial(write, stop.is_set), on_written, Stage.WRITING)

    def stop(self, session: Session) -> None:
        """Stop writing a document; its file stays as it was."""
        if session in self._stops:
            self._stops[session].set()

    def drop(self, session: Session) -> None:
        """Stop writing a document that is closed, without waiting for the end."""
        self.stop(session)
        self._stops.pop(session, None)


_FOR_A_WHILE = 8000  # milliseconds
_AGAIN = 100  # milliseconds


def utc_now() -> datetime:
    """Return the present time, as the rules about dates need it."""
    return datetime.now(UTC)


@dataclass
class CommandContext:
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

    def do(self, edit: Edit, title: str, then: Callable[[], None] | None = None) -> bool:
        """Apply an edit to the document on screen as one step of undo; return True if that is possible.

        then: called once it is applied, which takes a while where it is of very many rows.
        """
        return self.session is not None and self.session.undo_stack.do(edit, title, then)

    def focus_table(self) -> None:
        """Move the focus to the rows."""
        if self.table is not None:
            self.table.have_current()
            self.table.setFocus()

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
        text = translated("“{name}” is already open. Choose another name.")
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
            call_later(self.window, partial(self.when_free, show), _AGAIN)


def at_work(session: Session) -> str:
    """Return a sentence that says why a document is busy; "" if it is not."""
    text = ""
    if session.stage is Stage.LOADING:
        text = translated("“{name}” is still loading. Wait a moment, or stop it.")
    elif session.is_busy:
        text = translated("“{name}” is still being processed. Wait a moment.")
    return text.format(name=session.title)


def why_read_only(session: Session) -> str:
    """Return a sentence that says why a document cannot be changed now."""
    if session.document.file_list.is_accepted:
        text = translated("This document is read-only.")
    else:
        text = translated("Accept the recovered entries first.")
    return at_work(session) or text
