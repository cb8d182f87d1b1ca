"""The main window: puts the parts together, and tells each what it must know of the others."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QMainWindow,
    QSizePolicy,
    QStackedWidget,
    QToolBar,
    QWidget,
)

from editor.app.action_spec import Commands
from editor.app.edit_commands import EditCommands
from editor.app.file_commands import FileCommands
from editor.app.help_commands import HelpCommands
from editor.app.menus import Menus
from editor.app.save_commands import SaveCommands
from editor.app.tabs import DocumentTabs
from editor.app.view_commands import ViewCommands
from editor.app.window_state import status_of, window_state
from editor.app.workbench import Workbench
from editor.dialogs.questions import Questions
from editor.models.findings_model import FindingsModel
from editor.models.row_filter import Wanted
from editor.services.recent import PublishedUrls, RecentFiles
from editor.services.settings import (
    FINDINGS_PANEL,
    WINDOW_GEOMETRY,
    WINDOW_STATE,
    WINDOW_VERSION,
    Settings,
)
from editor.services.tasks import Tasks
from editor.views.document_view import DocumentView
from editor.views.empty_state import EmptyState, RecentFile
from editor.views.filter_bar import FilterBar
from editor.views.findings_panel import FindingsHeader, FindingsPanel
from editor.views.status import StatusLine
from editor.views.theme import theme_switch

_USUAL_SIZE = (1280, 800)
_FINDINGS_HEIGHT = 170
_NARROW = 1180  # pixels: below, the tool bar shows icons alone


class MainWindow(QMainWindow):
    """Menus, tool bar, tabs, findings and status line. What they do is in the commands."""

    painted = Signal()  # for the first time

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("window")
        self.setAcceptDrops(True)
        self._was_painted = False
        self.bench = Workbench(
            window=self,
            tabs=DocumentTabs(self),
            tasks=Tasks(self),
            settings=settings,
            recent=RecentFiles(settings),
            published=PublishedUrls(settings),
            questions=Questions(self),
        )
        self.filter_bar = FilterBar(self)
        self.status = StatusLine(self)
        self.empty_state = EmptyState(self)
        self.findings = FindingsModel(self)
        self._make_commands()
        self._make_layout()
        self._connect()
        self._refresh_later = QTimer(self, interval=0, singleShot=True)
        self._refresh_later.timeout.connect(self.refresh)
        self._restore()
        self._show_recent()
        self.refresh()

    # Set-up

    def _make_commands(self) -> None:
        saving = SaveCommands(self.bench)
        file = FileCommands(self.bench, saving)
        self.commands = Commands(
            file=file,
            save=saving,
            edit=EditCommands(self.bench, file.new_from_clipboard),
            view=ViewCommands(self.bench, self.filter_bar),
            help=HelpCommands(self.bench),
        )
        self.menus = Menus(self, self.commands)

    def _make_layout(self) -> None:
        self.menus.fill_menu_bar(self.menuBar())
        bar = QToolBar(self.tr("Tools"), self)
        bar.setObjectName("tools")
        bar.setMovable(False)
        bar.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.menus.fill_tool_bar(bar)
        space = QWidget(bar)
        space.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        bar.addWidget(space)
        bar.addWidget(self.filter_bar)
        self.addToolBar(bar)
        self._centre = QStackedWidget(self)
        self._centre.addWidget(self.empty_state)
        self._centre.addWidget(self.bench.tabs)
        self.setCentralWidget(self._centre)
        self.findings_panel = FindingsPanel(self.findings, self)
        self.findings_header = FindingsHeader(self)
        self.findings_dock = QDockWidget(self.tr("Findings"), self)
        self.findings_dock.setObjectName("findings")
        self.findings_dock.setWidget(self.findings_panel)
        self.findings_dock.setTitleBarWidget(self.findings_header)
        self.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, self.findings_dock)
        self.resizeDocks([self.findings_dock], [_FINDINGS_HEIGHT], Qt.Orientation.Vertical)
        self.setStatusBar(self.status)

    def _connect(self) -> None:
        do, tabs = self.commands, self.bench.tabs
        tabs.currentChanged.connect(self._on_tab_changed)
        tabs.close_requested.connect(do.file.close_view)
        do.file.files_changed.connect(self._show_recent)
        do.file.opened.connect(self._on_opened)
        do.file.prepared.connect(self._on_prepared)
        do.file.loaded.connect(self.findings.refresh)
        do.save.exported.connect(self._on_exported)
        do.view.looks_changed.connect(self.refresh)
        self.menus.recent_requested.connect(self._open_one)
        self.menus.forget_requested.connect(self._forget_recent)
        self.empty_state.open_requested.connect(do.file.open)
        self.empty_state.new_requested.connect(do.file.new)
        self.empty_state.paste_requested.connect(do.file.new_from_clipboard)
        self.empty_state.sample_requested.connect(do.file.open_sample)
        self.empty_state.recent_requested.connect(self._open_one)
        self.status.published_url_requested.connect(do.file.set_published_url)
        self.status.stop_requested.connect(do.file.stop)
        self.findings_panel.place_requested.connect(do.view.go_to)
        self.findings_panel.rule_chosen.connect(self._on_rule_chosen)
        self.findings_header.only_requested.connect(self._on_only_requested)
        self.findings_header.summary_requested.connect(do.help.show_summary)
        self.findings_header.close_requested.connect(do.view.toggle_findings)
        self.findings.modelReset.connect(self._show_counts)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme_switch(app).theme_changed.connect(self.refresh_soon)

    def _restore(self) -> None:
        settings = self.bench.settings
        self.resize(*_USUAL_SIZE)
        self.restoreGeometry(QByteArray(settings.get(WINDOW_GEOMETRY)))
        self.restoreState(QByteArray(settings.get(WINDOW_STATE)), WINDOW_VERSION)

    def _remember(self) -> None:
        settings = self.bench.settings
        settings.set(WINDOW_GEOMETRY, bytes(self.saveGeometry().data()))
        settings.set(WINDOW_STATE, bytes(self.saveState(WINDOW_VERSION).data()))
        self.commands.view.remember_columns()
        settings.save()

    # What is on screen

    def refresh_soon(self) -> None:
        """Refresh once this turn of the event loop is over, however often this is asked for."""
        if not self._refresh_later.isActive():
            self._refresh_later.start()

    def refresh(self) -> None:
        """Bring everything around the table in line with it."""
        self._refresh_later.stop()
        bench = self.bench
        self._follow_findings()
        state = window_state(bench, has_findings=self.findings.rowCount() > 0)
        self.menus.update(state)
        self._centre.setCurrentWidget(bench.tabs if state.tabs else self.empty_state)
        self.findings_dock.setVisible(state.has_document and bench.settings.get(FINDINGS_PANEL))
        self.filter_bar.setEnabled(state.has_document)
        view, session, table = bench.view, bench.session, bench.table
        if session is None or table is None:
            self.status.show_summary(None)
            self.filter_bar.show_outcome(Wanted(), 0)
        else:
            row_filter = session.filter
            self.status.show_summary(status_of(session, table))
            self.filter_bar.show_outcome(
                row_filter.wanted,
                session.model.rowCount(),
                row_filter.trouble,
                searching=row_filter.is_searching,
            )
            self.findings_header.show_only(row_filter.wanted.rule, self.findings_panel.chosen_rule)
        name = view.title if view else ""
        self.setWindowTitle(f"{name}[*] — Sitemap Editor" if name else "Sitemap Editor")
        self.setWindowModified(session is not None and session.is_modified)

    def _on_opened(self, view: DocumentView) -> None:
        view.state_changed.connect(self.refresh_soon)
        self.refresh_soon()

    def _on_prepared(self, view: DocumentView) -> None:
        self.commands.view.dress(view)
        if view.table is not None:
            self.commands.view.restore_columns(view.table)
            self.menus.fill_context_menu(view.table)

    def _on_tab_changed(self) -> None:
        if self.bench.view is not None:
            self.commands.view.dress(self.bench.view)
        self.refresh()

    def _follow_findings(self) -> None:
        session = self.bench.session
        findings = session.document.findings if session else None
        if findings is not self.findings.source:
            self.findings.set_findings(findings)

    def _show_counts(self) -> None:
        session = self.bench.session
        self.findings_header.show_counts(session.document.findings.counts() if session else None)
        self.refresh_soon()

    def _on_rule_chosen(self, rule: str) -> None:
        session = self.bench.session
        if session is not None:
            self.findings_header.show_only(session.filter.wanted.rule, rule)

    def _on_only_requested(self, only: bool) -> None:
        rule = self.findings_panel.chosen_rule if only else ""
        self.commands.view.show_only(Wanted(rule=rule))

    def _on_exported(self, path: Path) -> None:
        self.status.showMessage(self.tr("Exported to {path}").format(path=path), 8000)

    # Recent files

    def _show_recent(self) -> None:
        files = [RecentFile(path, path.is_file()) for path in self.bench.recent.paths()]
        self.menus.show_recent(files)
        self.empty_state.show_recent(files)

    def _forget_recent(self) -> None:
        self.bench.recent.clear()
        self._show_recent()

    def _open_one(self, path: Path) -> None:
        self.commands.file.open_paths([path])

    # What Qt tells

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self.painted.emit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_narrow = event.size().width() < _NARROW
        self.menus.set_compact(is_narrow)
        self.filter_bar.set_compact(is_narrow)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _local_files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        self.commands.file.open_paths(_local_files(event.mimeData()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close once all documents are closed, which may take a save; else stay."""
        if self.bench.tabs.count():
            self._remember()
            event.ignore()
            self.commands.file.close_all(lambda: QTimer.singleShot(0, self, self.close))
            return
        self._remember()
        self.findings.set_findings(None)
        self._refresh_later.stop()
        self.bench.tasks.close()
        event.accept()


def _local_files(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
