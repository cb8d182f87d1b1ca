"""The docks of the panels around the table: each shows and hides its panel, and updates it.

The details follow the selected rows, the title of the findings has their number, the list of files
and the tree of the site follow the document. `insight_counting` fills the dock of the charts.
"""

from concurrent.futures import Future
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QKeyCombination, QPersistentModelIndex, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QWidget

from editor.app.actions.action_spec import DETAILS, FILES, FINDINGS, INSIGHT, SITE, Tick
from editor.app.window.command_context import CommandContext
from editor.core.document.rows import Rows
from editor.core.document.sitemap_file import SitemapFile
from editor.core.filtering.filter_parts import place_in, rule_of
from editor.core.grouping import SiteTree, site_tree
from editor.core.text import N_
from editor.models.lists.findings_model import FindingsModel
from editor.models.session.session import ALL, Session, Stage
from editor.models.words.translation import counted, translated
from editor.runtime.threads import IsCancelled
from editor.services.tasks import Latest
from editor.views.panels import panel_headers
from editor.views.panels.findings_panel import FindingsHeader, FindingsPanel
from editor.views.table.entries_table import EntriesTable
from editor.views.widgets.widget_layouts import laid_out_once, scaled_width, width_in_letters

if TYPE_CHECKING:
    from editor.app.window.insight_counting import InsightCounting
    from editor.views.details.details_panel import DetailsPanel
    from editor.views.panels.files_panel import FilesPanel
    from editor.views.panels.insight_panel import InsightPanel
    from editor.views.panels.site_panel import SitePanel


_ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_MODIFIERS = Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier
_STEP = 24  # pixels that such a key moves the edge of a panel


class PanelDock(QDockWidget):
    """A dock that can be closed, and dragged to another edge of the window; it never leaves the window."""

    filled = Signal()  # its panel and header are there from now on

    def __init__(self, title: str, name: str, context: CommandContext, tick: Tick[Any]) -> None:
        """name: under which its place in the window is remembered; `tick` is shown in the menu while the
        panel is wanted.
        """
        super().__init__(title, context.window)
        self.setObjectName(name)
        self._context, self._tick = context, tick
        features = QDockWidget.DockWidgetFeature
        self.setFeatures(features.DockWidgetClosable | features.DockWidgetMovable)
        for key in _ARROWS:
            combined = QKeyCombination(_MODIFIERS, key)
            shortcut = QShortcut(QKeySequence(combined), self, partial(self._move_edge, key))
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _fill(self, panel: QWidget, header: panel_headers.PanelHeader) -> None:
        self.setWidget(panel)
        self.setTitleBarWidget(header)
        header.close_requested.connect(self.close_panel)
        self.filled.emit()

    def _move_edge(self, key: Qt.Key) -> None:
        """Make the panel larger or smaller: its edge towards the table goes where the arrow points."""
        window = self.parentWidget()
        assert isinstance(window, QMainWindow)
        is_beside = window.dockWidgetArea(self) in (
            Qt.DockWidgetArea.LeftDockWidgetArea,
            Qt.DockWidgetArea.RightDockWidgetArea,
        )
        if is_beside is not (key in _ARROWS[:2]):
            return
        here, middle = self.geometry().center(), window.rect().center()
        is_behind = here.x() > middle.x() if is_beside else here.y() > middle.y()
        step = _STEP if (key in (Qt.Key.Key_Left, Qt.Key.Key_Up)) is is_behind else -_STEP
        way = Qt.Orientation.Horizontal if is_beside else Qt.Orientation.Vertical
        size = self.width() if is_beside else self.height()
        window.resizeDocks([self], [max(size + step, _STEP)], way)

    @property
    def is_wanted(self) -> bool:
        """True if the panel is open while there is a document, in a window that is as wide as it is now."""
        return self._tick.is_on(self._context.settings, width_in_letters(self._context.window))

    def toggle(self) -> None:
        """Open the panel and move the focus there; close it, and go back to the rows, if it has the focus."""
        if self.has_focus:
            self.close_panel()
        elif self._context.session is None:  # then it is hidden in any case
            self._tick.click(self._context.settings)
        elif self.isVisible():
            self.take_focus()
        else:
            self.open_panel()

    def open_panel(self) -> None:
        """Open the panel, also in windows without room for it, and move the focus there."""
        self._tick.set(self._context.settings, is_on=True)
        self.take_focus()

    def close_panel(self) -> None:
        """Close the panel, and move the focus to the table."""
        self._tick.set(self._context.settings, is_on=False)
        self._context.focus_table()

    def take_focus(self) -> None:
        """Come to the front, and move the focus into the panel."""
        self.raise_()
        self.widget().setFocus()

    @property
    def has_focus(self) -> bool:
        """True if the keyboard focus is in the panel."""
        widget = QApplication.focusWidget()
        return widget is not None and self.isAncestorOf(widget)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not event.modifiers():
            self._context.focus_table()
        else:
            super().keyPressEvent(event)


class DetailsDock(PanelDock):
    """The dock of the details panel; it is empty until the panel is first needed."""

    fix_requested = Signal(str, int, str, QPoint)  # rule, row, field; position on the screen

    def __init__(self, context: CommandContext) -> None:
        super().__init__("", "details_dock", context, DETAILS)
        self.setWindowTitle(self.tr("Details"))
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self._header = panel_headers.DetailsHeader(self)
        self._header.close_requested.connect(self.close_panel)
        self.setTitleBarWidget(self._header)
        self.panel: DetailsPanel | None = None
        self._looked_into = QPersistentModelIndex()  # the index in the table, which follows its row
        empty = QWidget(self)
        empty.resize(panel_headers.details_width(context.window), 1)
        self.setWidget(empty)
        self.hide()

    def follow(self) -> None:
        """Show the details of the selected rows."""
        session, table = self._context.session, self._context.table
        is_shown = session is not None and self.is_wanted
        self.setVisible(is_shown)
        if not is_shown or session is None or session.stage is Stage.LOADING:
            rows: Rows = ()
            session = None
        else:
            rows = _selected(table) if table is not None else ()
        if session is not None and self.panel is None:
            self.panel = self._make_panel()
        if self.panel is not None:
            row = self._row_to_show(table, rows) if table is not None and rows else -1
            self.panel.follow(session, rows, row)
        self._header.show_rows(rows)

    def finish_typing_in(self, session: Session | None) -> None:
        """Finish typing if it is for this document; changes of another must not interrupt the person."""
        if self.panel is not None and self.panel.session is session:
            self.finish_typing()

    def finish_typing(self) -> None:
        """Put the text being typed into its document, as long as that is open."""
        if self.panel is not None and self.panel.session in [
            view.session for view in self._context.tabs.views()
        ]:
            self.panel.commit()

    def _row_to_show(self, table: EntriesTable, rows: Rows) -> int:
        """Return the row to show: of several selected ones, the one that was shown before."""
        model, before = table.entries, self._looked_into
        is_there = before.isValid() and before.model() is model
        if len(rows) > 1 and is_there and (row := model.order.document_row(before.row())) in rows:
            return row
        row = table.current_row() if table.current_row() in rows else rows[0]
        self._looked_into = QPersistentModelIndex(model.index(model.order.view_row(row), 0))
        return row

    def reveal(self, extension: str) -> None:
        """Scroll to an extension, if the panel is open."""
        self.follow()
        if self.panel is not None and self.isVisible():
            self.panel.reveal(extension)

    def take_focus(self, extension: str = "") -> None:
        """Move the focus into the panel, to an extension if one is named."""
        if self.panel is not None:
            self.raise_()
            self.panel.take_focus(extension)

    def _make_panel(self) -> "DetailsPanel":
        from editor.views.details.details_panel import DetailsPanel  # noqa: PLC0415 - forms and their editors

        panel = DetailsPanel(self)
        panel.fix_requested.connect(self.fix_requested)
        size = self.widget().size()
        self.setWidget(panel)
        panel.resize(size)
        return panel


def _selected(table: EntriesTable) -> Rows:
    """Return the selected rows, else the current one."""
    rows, current = table.selected_rows(), table.current_row()
    return rows or (range(current, current + 1) if current >= 0 else ())


class FilesDock(PanelDock):
    """The dock that is shown for a document of several files, unless it was closed.

    It is empty until there is such a document.
    """

    def __init__(self, context: CommandContext) -> None:
        super().__init__(translated("Files"), "files_dock", context, FILES)
        self._looks: object = None  # the looks that the list shows
        self._panel: FilesPanel | None = None
        self.hide()

    @property
    def panel(self) -> "FilesPanel":
        """The list, made when it is first needed, with the header."""
        if self._panel is None:
            from editor.views.panels.files_panel import FilesPanel  # noqa: PLC0415 - most documents are one file

            self._panel = FilesPanel(self)
            self._fill(self._panel, self.header)
        return self._panel

    @cached_property
    def header(self) -> panel_headers.FilesHeader:
        """The header of the list."""
        return panel_headers.FilesHeader(self)

    def finish_typing(self) -> None:
        """Let the list take over a name that is being typed."""
        if self._panel is not None:
            self._panel.finish_editing()

    def follow(self) -> None:
        """Update the list for the document on screen."""
        session, document = self._context.session, self._context.file_set
        is_shown = document is not None and self.is_wanted
        if is_shown and self._panel is None:
            self.panel.forget()  # now: a dock that is empty is shown without room for what comes
        self.setVisible(is_shown)
        if document is None:
            self._looks = None
            if self._panel is not None:
                self._panel.forget()  # a closed document may be large
        if not is_shown or session is None or document is None:
            return
        file, looks = session.filter.file, session.looks.of_set()
        if looks is not self._looks:
            self._looks = looks
            self.panel.refresh(document, looks)
        self.panel.choose(ALL if file is None else file.key)
        words = counted("%Ln file", N_("%Ln files"), len(document.file_list.there))
        self.header.show_counts(words)
        self.header.read.setVisible(bool(document.file_list.unread))
        self.header.read.setEnabled(session.is_editable)
        self.header.index.setVisible(document.index is None)
        self.header.index.setEnabled(session.is_editable)
        self.header.new.setEnabled(session.is_editable)
        self.header.remove.setEnabled(session.is_editable and self.panel.current is not None)

    def take_focus(self) -> None:
        """Come to the front, and move the focus into the list."""
        self.raise_()
        self.panel.take_focus()


class FindingsDock(PanelDock):
    """The dock that is shown while a document is on screen, unless it was closed."""

    def __init__(self, context: CommandContext) -> None:
        super().__init__(translated("Findings"), "findings", context, FINDINGS)
        self._followed: tuple[object, object] = (None, None)  # findings, and the file shown alone
        self.model = FindingsModel(self)
        self.panel = FindingsPanel(self.model, self)
        self.header = FindingsHeader(self)
        self._fill(self.panel, self.header)
        self.model.modelReset.connect(self._show_counts)
        self.header.list_requested.connect(self.model.narrow)
        self.panel.rule_chosen.connect(self.show_filter)
        self.hide()

    def follow(self) -> None:
        """List the findings of the document on screen, or of the only one of its files shown."""
        session = self._context.session
        findings = session.document.findings if session else None
        file = session.filter.file if session else None
        if (findings, file) != self._followed:
            self._followed = (findings, file)
            self.model.set_findings(findings, file)

    def show_filter(self) -> None:
        """Show whether the table is filtered by a rule."""
        session = self._context.session
        if session is not None:
            asked = session.filter
            rule = "" if asked.error else rule_of(asked.wanted)
            self.header.show_only(rule, self.panel.chosen_rule)

    def _show_counts(self) -> None:
        report, session = self.model.report, self._context.session
        is_whole = session is not None and session.is_whole
        with laid_out_once(self.header):
            self.header.show_counts(report.counts() if report else None, is_whole=is_whole)


_WIDTH = 160  # pixels, at first: as narrow as a tree of folders may be
_PAUSE = 300  # milliseconds after the last change
_FEW = 2_000  # up to this number, URLs are counted in the main thread: the tree changes together with the tab


def site_width(window: QWidget) -> int:
    """Return the initial width of the panel: wider for large fonts, but at most a quarter of the window."""
    return max(_WIDTH, min(scaled_width(_WIDTH, window), window.width() // 4))


class SiteDock(PanelDock):
    """The dock with the site panel; counts URLs in a worker thread, after reading and after changes pause.

    It is empty until it is first shown.
    """

    def __init__(self, context: CommandContext) -> None:
        super().__init__(translated("Site"), "site_dock", context, SITE)
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self._followed: tuple[Session | None, SitemapFile | None] = (None, None)
        self._is_stale = True  # the tree shown is out of date
        self._latest = Latest(context.tasks)
        self._panel: SitePanel | None = None
        self._rest = QTimer(self, interval=_PAUSE, singleShot=True)
        self._rest.timeout.connect(self._count)
        self.hide()

    @property
    def panel(self) -> "SitePanel":
        """The tree, made when it is first needed, with the header."""
        if self._panel is None:
            from editor.views.panels.site_panel import SitePanel  # noqa: PLC0415 - few windows have room for it

            self._panel = SitePanel(self)
            self._fill(self._panel, self.header)
        return self._panel

    @cached_property
    def header(self) -> panel_headers.SiteHeader:
        """The header of the tree."""
        return panel_headers.SiteHeader(self)

    def follow(self) -> None:
        """Show the site of the document on screen, or of the only one of its files shown."""
        session = self._context.session
        followed = (session, session.filter.file if session else None)
        if followed != self._followed:
            self._turn_to(*followed)
        is_shown = session is not None and self.is_wanted
        if is_shown and self._panel is None:
            self.panel.forget()  # now: a dock that is empty is shown without room for what comes
        self.setVisible(is_shown)
        if not is_shown or session is None:
            return
        if self._is_stale and not self._rest.isActive() and not self._latest.is_wanted:
            self._count()
        place = place_in(session.filter.wanted)
        self.header.all.setEnabled(bool(place))
        self.panel.choose(place)

    def _turn_to(self, session: Session | None, file: SitemapFile | None) -> None:
        before, _ = self._followed
        self._followed = (session, file)
        self._latest.forget()
        self._is_stale = True
        if before is session:
            return
        if before is not None:
            before.document.findings.remove_listener(self._on_changed)
            before.closed.disconnect(self._on_closed)
        if self._panel is not None:
            self._panel.forget()
        if session is not None:
            session.document.findings.add_listener(self._on_changed)
            session.closed.connect(self._on_closed)

    def _on_closed(self) -> None:
        self._turn_to(None, None)

    def _on_changed(self) -> None:
        """Note a change of the entries or findings; every edit changes the findings."""
        self._is_stale = True
        session, _ = self._followed
        if self.isVisible() and session is not None and session.stage is not Stage.LOADING:
            self._rest.start()

    def _count(self) -> None:
        session, file = self._followed
        if session is None or session.stage is Stage.LOADING or not self.isVisible():
            return
        document = session.document
        rows = slice(None) if file is None else slice(file.start, file.start + file.size)
        locs, worst = document.entries.column("loc")[rows], document.findings.marks.worst_by_row()[rows]
        self._is_stale = False
        if len(locs) > _FEW:
            self._latest.ask(partial(_tree_of, locs, worst), partial(self._on_counted, session))
        else:
            self._latest.forget()
            self._show(session, site_tree(locs, worst))

    def _on_counted(self, session: Session, outcome: Future[SiteTree]) -> None:
        self._show(session, outcome.result())

    def _show(self, session: Session, tree: SiteTree) -> None:
        self.panel.show_tree(tree)
        self.panel.choose(place_in(session.filter.wanted))


def _tree_of(locs: list[str], worst: bytes, _is_cancelled: IsCancelled) -> SiteTree:
    return site_tree(locs, worst)


class InsightDock(PanelDock):
    """The dock with the charts of the document; it is empty until they are first needed."""

    made = Signal(object)  # the InsightPanel, when they are

    def __init__(self, context: CommandContext) -> None:
        super().__init__(translated("Insight"), "insight_dock", context, INSIGHT)
        self.header = panel_headers.InsightHeader(self)
        self.setTitleBarWidget(self.header)
        self.header.close_requested.connect(self.close_panel)
        self.hide()

    @cached_property
    def counting(self) -> "InsightCounting":
        """The contents of the panel, made when they are first needed: they have two dozen charts."""
        from editor.app.window.insight_counting import InsightCounting  # noqa: PLC0415 - all that counts and draws

        counting = InsightCounting(self, self._context)
        self.setWidget(counting.panel)
        self.visibilityChanged.connect(self._on_visible)
        self.made.emit(counting.panel)
        return counting

    @property
    def is_filled(self) -> bool:
        """True once the panel was made."""
        return "counting" in vars(self)

    @property
    def panel(self) -> "InsightPanel":
        """The panel with the charts."""
        return self.counting.panel

    @property
    def is_busy(self) -> bool:
        """True while a chart on screen is out of date."""
        return self.is_filled and self.counting.is_busy

    def follow(self) -> None:
        """Show the pictures of the document on screen, or of the only one of its files shown."""
        is_shown = self._context.session is not None and self.is_wanted
        if is_shown or self.is_filled:
            self.counting.follow()
            self.setVisible(is_shown)
            self.counting.refresh()
        else:
            self.hide()

    def _on_visible(self, visible: bool) -> None:
        if visible:
            self.follow()
        else:
            self.counting.rest()

    def on_compared(self) -> None:
        """Show what came of a comparison with another sitemap."""
        if self.is_filled:
            self.counting.on_compared()
        self.follow()
