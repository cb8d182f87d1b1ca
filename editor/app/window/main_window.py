"""The main window: the frame around the documents, and the page shown while none is open."""

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import (
    QByteArray,
    QChildEvent,
    QCoreApplication,
    QEvent,
    QKeyCombination,
    QMimeData,
    QObject,
    QSize,
    Qt,
    Signal,
)
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
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QMainWindow,
    QSizePolicy,
    QTabBar,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from editor.app.actions.action_spec import WindowState
from editor.app.actions.all_actions import ticked
from editor.app.window.menus import Menus
from editor.runtime.system import is_file
from editor.runtime.threads import paint_first
from editor.services.settings.settings import WINDOW_GEOMETRY
from editor.services.settings.settings_file import RecentFiles, Settings
from editor.services.tasks import call_later
from editor.views.panels.start_page import DropFrame, EmptyState, OpeningPage, RecentFile
from editor.views.panels.status_bar import StatusLine
from editor.views.widgets.input_fields import add_search_icon
from editor.views.widgets.keyboard import focus_neighbour, handles_key
from editor.views.widgets.widget_layouts import PageStack, room_of_bar, set_widths, width_in_letters

if TYPE_CHECKING:
    from editor.app.commands.all_commands import Commands
    from editor.app.window.command_context import CommandContext
    from editor.views.find.filter_bar import FilterBar


class FilterPlace(QWidget):
    """Shows an empty line edit until the bar is needed and takes its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bar: FilterBar | None = None
        self._is_compact = False
        self._stand_in = QLineEdit(self)
        self._stand_in.setPlaceholderText(self.tr("Filter"))
        self._stand_in.setAccessibleName(self.tr("Filter"))
        self._stand_in.setEnabled(False)
        add_search_icon(self._stand_in)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 8, 0)
        self._row.addStretch()
        self._row.addWidget(self._stand_in, 1)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.set_compact(self._is_compact)

    @property
    def bar(self) -> "FilterBar":
        """The filter bar, created on first use."""
        if self._bar is None:
            from editor.views.find.filter_bar import FilterBar  # noqa: PLC0415 - the first picture does without

            self._bar = FilterBar(self)
            self._bar.setEnabled(False)
            self._bar.set_compact(self._is_compact)
            self._row.replaceWidget(self._stand_in, self._bar)
            self._stand_in.deleteLater()
        return self._bar

    def room(self) -> int:
        """Return the least width of the bar with all its parts."""
        return room_of_bar()

    def set_compact(self, compact: bool) -> None:
        """Set whether the bar takes little room, as in a narrow window."""
        self._is_compact = compact
        if self._bar is None:
            set_widths(self._stand_in, compact=compact)
        else:
            self._bar.set_compact(compact)


_USUAL_SIZE = (1640, 940)  # on a large screen: with room for the panels on both sides
_LEAST_WIDTH = 480  # pixels; the filter is still visible
_AROUND = QSize(8, 40)  # pixels of the screen left free for its title and edges


class WindowContents(Protocol):
    """The part of the window that works with documents, as far as the window uses it."""

    context: "CommandContext"
    commands: "Commands"

    def refresh(self) -> None:
        """Update everything around the table."""

    def refresh_soon(self) -> None:
        """Refresh once at the end of this turn of the event loop, however often this is called."""

    def parts(self) -> list[QWidget]:
        """Return the parts of the window in the order in which Tab visits them."""

    def is_closed(self) -> bool:
        """Close all documents; return True once they are closed, so that the window may close."""


class MainWindow(QMainWindow):
    """Menus, tool bar, status line and the page without a document."""

    painted = Signal()  # painted for the first time
    painting = Signal()  # changes are about to be painted

    def __init__(self, settings: Settings, make_room: Callable[["MainWindow"], WindowContents]) -> None:
        """`make_room` is called when something that works with documents is first needed."""
        super().__init__()
        self._make_room = make_room
        self.setObjectName("window")
        self.setWindowTitle("Sitemap Editor")
        self.setAcceptDrops(True)
        self.setAnimated(False)  # each step of a sliding panel would paint the table again
        self._was_painted = False
        self.tabs_to_come: list[str] | None = None  # once it was closed to be made anew: its tabs, as told
        self.settings = settings
        self.recent = RecentFiles(settings)
        self.menus = Menus(self, settings, lambda: self.commands)
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
        self.menus.update(WindowState(ticks=ticked(settings, width_in_letters(self))))

    def _make_layout(self) -> None:
        self.menus.fill_menu_bar(self.menuBar())
        self._make_tool_bar()
        self.centre.addWidget(self.empty_state)
        page = QWidget(self)
        self.page = QVBoxLayout(page)  # banners about the program go above the centre
        self.page.setContentsMargins(0, 0, 0, 0)
        self.page.setSpacing(0)
        self.page.addWidget(self.centre, 1)
        self.setCentralWidget(page)
        self.setStatusBar(self.status)

    def _make_tool_bar(self) -> None:
        """Make a bar with the tools and the filter; in a narrow window the tools shrink first."""
        tools = QToolBar()
        self.menus.fill_tool_bar(tools)
        self._room_for_words = self.menus.room_for_words + self._filter_place.room()
        whole = QWidget()
        whole.setMinimumWidth(1)  # less than its words need: they are hidden in a narrow window
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

    def wait_for_files(self, paths: Sequence[Path]) -> None:
        """Show what will be opened in a moment instead of the page without a document."""
        names = ", ".join(path.name or str(path) for path in paths)
        page = OpeningPage(names, self)
        self.setWindowTitle(f"{names} — Sitemap Editor")
        self.centre.addWidget(page)
        self.centre.setCurrentWidget(page)

    # Parts that work with documents

    @cached_property
    def room(self) -> WindowContents:
        """The part of the window that works with documents, made when first needed."""
        return self._make_room(self)

    @property
    def context(self) -> "CommandContext":
        """The context that all commands share."""
        return self.room.context

    @property
    def commands(self) -> "Commands":
        """The commands behind the actions."""
        return self.room.commands

    @property
    def filter_bar(self) -> "FilterBar":
        """The bar for the filter of the rows."""
        return self._filter_place.bar

    def refresh(self) -> None:
        """Update everything around the table."""
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

    # Events of Qt

    def event(self, event: QEvent) -> bool:
        """Keep the interpreter lock while the window is painted.

        All events, including painting, pass through Python; otherwise each painted cell would have to get the
        lock again, and wait for worker threads each time.
        """
        if event.type() != QEvent.Type.UpdateRequest:
            return super().event(event)
        with paint_first():
            self.painting.emit()
            # Widgets laid out after painting would be painted once more.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
            return super().event(event)

    def childEvent(self, event: QChildEvent) -> None:
        """Name the tab bars of panels, which Qt makes anew when a state is restored or a panel is moved."""
        if event.polished() and isinstance(bar := event.child(), QTabBar):
            bar.setAccessibleName(self.tr("Panels"))
        super().childEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Move the focus from part to part in visual order: Qt uses the order of construction."""
        goes_on = focus_neighbour(self, self.room.parts(), forward=forward)
        return goes_on or super().focusNextPrevChild(forward)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            call_later(self, self.painted.emit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        is_narrow = event.size().width() < self._room_for_words
        self._filter_place.set_compact(is_narrow)
        self.menus.set_compact(is_narrow)  # last: the tool bar then recomputes its size
        super().resizeEvent(event)
        if self._was_painted:  # panels that nobody opened are hidden if there is no room
            self.room.refresh_soon()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the menus, serve what has the focus, or say when the action of a key will be enabled."""
        reason = self.menus.why_not(QKeySequence(event.keyCombination()))
        if reason:
            self.context.say(reason)
        elif event.keyCombination() == QKeyCombination(Qt.Key.Key_F10):
            self.menuBar().setActiveAction(self.menuBar().actions()[0])
        elif not handles_key(self, event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.windowHandle().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Accept files wherever they are dropped; a text field there would insert their names."""
        files = _local_files(event.mimeData()) if isinstance(event, QDropEvent) else []
        if not isinstance(event, QDropEvent) or not files:
            if event.type() is QEvent.Type.DragLeave:
                self._drop_frame.hide()
            return super().eventFilter(watched, event)
        event.setDropAction(Qt.DropAction.CopyAction)  # after a move, the source might delete them
        event.accept()
        if isinstance(event, QDragMoveEvent):
            self._drop_frame.show_over(self)
        else:  # afterwards: the source waits until this returns
            self._drop_frame.hide()
            call_later(self, partial(self.commands.file.open_chosen, files))
        return True

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close once all documents are closed, which may take a save; else stay open."""
        if self.room.is_closed():
            event.accept()
        else:
            event.ignore()


def _local_files(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
