"""The main window: the frame around the documents, and what it shows while none is open.

It is painted before anything is loaded that works with documents: that is the workroom's.
"""

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QMimeData, QObject, QSize, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QToolBar, QVBoxLayout, QWidget

from editor.app.docks.open_panels import opens_details, opens_site
from editor.app.window.menus import Menus
from editor.app.window.window_state import WindowState
from editor.runtime.turns import paint_first
from editor.services.files.paths import is_file
from editor.services.recent import RecentFiles
from editor.services.settings import (
    FINDINGS_PANEL,
    FOLD_ORIGIN,
    FREEZE_URL,
    LOCAL_DATES,
    THEME,
    WINDOW_GEOMETRY,
    Settings,
)
from editor.services.soon import soon
from editor.views.find.filter_place import FilterPlace
from editor.views.panels.empty_state import EmptyState, RecentFile
from editor.views.panels.status import StatusLine
from editor.views.widgets.drop_frame import DropFrame
from editor.views.widgets.pages import PageStack
from editor.views.widgets.pressing import presses_button
from editor.views.widgets.tab_order import focus_neighbour

if TYPE_CHECKING:
    from editor.app.commands.all import Commands
    from editor.app.window.workbench import Workbench
    from editor.views.find.filter_bar import FilterBar

_USUAL_SIZE = (1520, 900)  # on a screen that large: with room for the panels on both sides
_LEAST_WIDTH = 480  # pixels, in which the filter is still in sight
_AROUND = QSize(8, 40)  # pixels of the screen that are left around it: its title, the edges


class WindowRoom(Protocol):
    """What works with documents, as far as the window and who starts it know that: the workroom."""

    bench: "Workbench"
    commands: "Commands"

    def refresh(self) -> None:
        """Bring everything around the table in line with it."""

    def refresh_soon(self) -> None:
        """Refresh once this turn of the event loop is over, however often this is asked for."""

    def parts(self) -> list[QWidget]:
        """The parts of the window in the order in which Tab goes through them."""

    def warm_up(self) -> None:
        """Get ready for the first document, while nobody waits for one."""

    def is_closed(self) -> bool:
        """Close all documents; returns whether they are closed, so that the window may close."""


class MainWindow(QMainWindow):
    """Menus, tool bar, status line and the page without a document."""

    painted = Signal()  # for the first time
    painting = Signal()  # what has changed is about to be painted

    def __init__(self, settings: Settings, make_room: Callable[["MainWindow"], WindowRoom]) -> None:
        """make_room: called when something that works with documents is first asked for."""
        super().__init__()
        self._make_room = make_room
        self.setObjectName("window")
        self.setWindowTitle("Sitemap Editor")
        self.setAcceptDrops(True)
        self.setAnimated(False)  # each step of a panel that slides in has the table laid out and painted anew
        self._was_painted = False
        self.settings = settings
        self.recent = RecentFiles(settings)
        self.menus = Menus(self, lambda: self.commands)
        self._filter_place = FilterPlace(self)
        self.status = StatusLine(self)
        self.empty_state = EmptyState(self)
        self.centre = PageStack(self)
        self._drop_frame = DropFrame(self)
        self._make_layout()
        self.menus.recent_requested.connect(self._open_one)
        self.menus.forget_requested.connect(self._forget_recent)
        self.empty_state.recent_requested.connect(self._open_one)
        act = self.menus.actions
        self.empty_state.open_requested.connect(act["open"].trigger)
        self.empty_state.new_requested.connect(act["new"].trigger)
        self.empty_state.paste_requested.connect(act["paste"].trigger)
        self.empty_state.sample_requested.connect(act["sample"].trigger)
        self.setMinimumWidth(_LEAST_WIDTH)
        self.resize(*_USUAL_SIZE)
        self.restoreGeometry(QByteArray(settings.get(WINDOW_GEOMETRY)))
        if not self.windowState() & (Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen):
            self.resize(self.size().boundedTo(self.screen().availableSize() - _AROUND))
        self.show_recent()
        self.menus.update(
            WindowState(
                theme=settings.get(THEME),
                shows_findings=settings.get(FINDINGS_PANEL),
                shows_site=opens_site(settings, self.width()),
                shows_details=opens_details(settings, self.width()),
                folds_origin=settings.get(FOLD_ORIGIN),
                shows_local_dates=settings.get(LOCAL_DATES),
                freezes_url=settings.get(FREEZE_URL),
            )
        )

    def _make_layout(self) -> None:
        self.menus.fill_menu_bar(self.menuBar())
        self._make_tool_bar()
        self.centre.addWidget(self.empty_state)
        page = QWidget(self)
        self.page = QVBoxLayout(page)  # what is said about the program goes above the centre
        self.page.setContentsMargins(0, 0, 0, 0)
        self.page.setSpacing(0)
        self.page.addWidget(self.centre, 1)
        self.setCentralWidget(page)
        self.setStatusBar(self.status)

    def _make_tool_bar(self) -> None:
        """In a narrow window the tools make room, the filter stays: they have a bar of their own in it."""
        tools = QToolBar()
        self.menus.fill_tool_bar(tools)
        self._room_for_words = self.menus.room_for_words + self._filter_place.room()
        whole = QWidget()
        whole.setMinimumWidth(1)  # not what the words in it need: they go when the window gets narrow
        row = QHBoxLayout(whole)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(tools)
        row.addWidget(self._filter_place)
        bar = QToolBar(self.tr("Tools"), self)
        bar.setObjectName("tools")
        bar.setMovable(False)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        bar.addWidget(whole)
        self.addToolBar(bar)

    def wait_for_files(self) -> None:
        """Show an empty centre instead of the page without a document: files are about to be opened."""
        nothing = QWidget(self)
        self.centre.addWidget(nothing)
        self.centre.setCurrentWidget(nothing)

    # What works with documents

    @cached_property
    def room(self) -> WindowRoom:
        """What works with documents, made when first asked for."""
        return self._make_room(self)

    @property
    def bench(self) -> "Workbench":
        """What all commands work with."""
        return self.room.bench

    @property
    def commands(self) -> "Commands":
        """What a person can do."""
        return self.room.commands

    @property
    def filter_bar(self) -> "FilterBar":
        """Where the rows are narrowed."""
        return self._filter_place.bar

    def refresh(self) -> None:
        """Bring everything around the table in line with it."""
        self.room.refresh()

    # Recent files

    def show_recent(self) -> None:
        """List the files that were open before."""
        files = [RecentFile(path, is_file(path)) for path in self.recent.paths()]
        self.menus.show_recent(files)
        self.empty_state.show_recent(files)

    def _forget_recent(self) -> None:
        self.recent.clear()
        self.show_recent()

    def _open_one(self, path: Path) -> None:
        self.commands.file.open_paths([path])

    # What Qt tells

    def event(self, event: QEvent) -> bool:
        """All events, painting among them, pass through Python.

        So it keeps the interpreter meanwhile: else each cell that is painted would have to get it anew, and
        wait for the workers each time.
        """
        if event.type() != QEvent.Type.UpdateRequest:
            return super().event(event)
        with paint_first():
            self.painting.emit()
            # Laid out after painting, what follows would be painted once more.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from part to part as they are seen: Qt goes as they were made."""
        goes_on = focus_neighbour(self, self.room.parts(), forward=forward)
        return goes_on or super().focusNextPrevChild(forward)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            soon(self, self.painted.emit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        is_narrow = event.size().width() < self._room_for_words
        self._filter_place.set_compact(is_narrow)
        self.menus.set_compact(is_narrow)  # last: the tool bar asks anew how much room all need
        super().resizeEvent(event)
        if self._was_painted:  # a panel that nobody asked for goes where there is no room for it any more
            self.room.refresh_soon()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button that has the focus, or say when the action of a key can be had."""
        reason = self.menus.why_not(QKeySequence(event.keyCombination()))
        if reason:
            self.bench.say(reason)
        elif not presses_button(self, event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take files wherever they are dropped: a field below them would take their names as its text."""
        files = _local_files(event.mimeData()) if isinstance(event, QDropEvent) else []
        if not isinstance(event, QDropEvent) or not files:
            if event.type() is QEvent.Type.DragLeave:
                self._drop_frame.hide()
            return super().eventFilter(watched, event)
        event.setDropAction(Qt.DropAction.CopyAction)  # were they moved, who gives them might delete them
        event.accept()
        if isinstance(event, QDragMoveEvent):
            self._drop_frame.show_over(self)
        else:  # after it: who gives them waits until it is over
            self._drop_frame.hide()
            soon(self, partial(self.commands.file.open_chosen, files))
        return True

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close once all documents are closed, which may take a save; else stay."""
        if self.room.is_closed():
            event.accept()
        else:
            event.ignore()


def _local_files(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
