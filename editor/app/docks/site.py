"""The dock with the site as a tree: shows and hides it, and keeps it up to date."""

from concurrent.futures import Future
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QWidget

from editor.app.docks.open_panels import opens_site
from editor.app.docks.panel_dock import PanelDock
from editor.app.window.workbench import Workbench
from editor.core.cancelling import IsCancelled
from editor.core.document.sitemap_file import SitemapFile
from editor.core.filtering.parts import place_in
from editor.models.session.session import Session, Stage
from editor.models.words.translation import translated
from editor.services.latest import Latest
from editor.views.widgets.letters import scaled_width

if TYPE_CHECKING:
    from editor.core.site_tree import SiteTree
    from editor.views.panels.site_panel import SiteHeader, SitePanel

# ruff: noqa: PLC0415 - a window without room for the panel does not show it

_WIDTH = 240  # pixels, at first
_PAUSE = 300  # milliseconds after the last change
_FEW = 2_000  # up to this number, URLs are counted in the main thread: the tree changes together with the tab


def site_width(window: QWidget) -> int:
    """Return the initial width of the panel: wider for large fonts, but at most a quarter of the window."""
    return max(_WIDTH, min(scaled_width(_WIDTH, window), window.width() // 4))


class SiteDock(PanelDock):
    """The dock with the site panel; counts URLs in a worker thread, after reading and after changes pause.

    It is empty until it is first shown.
    """

    filled = Signal()  # its panel and header are there from now on

    def __init__(self, bench: Workbench) -> None:
        super().__init__(translated("SiteDock", "Site"), bench.window)
        self.setObjectName("site_dock")
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self._bench = bench
        self._followed: tuple[Session | None, SitemapFile | None] = (None, None)
        self._is_stale = True  # the tree shown is out of date
        self._latest: Latest[SiteTree] = Latest(bench.tasks)
        self._panel: SitePanel | None = None
        self._rest = QTimer(self, interval=_PAUSE, singleShot=True)
        self._rest.timeout.connect(self._count)
        self.hide()

    @property
    def panel(self) -> "SitePanel":
        """The tree, made when it is first needed, with the header."""
        if self._panel is None:
            from editor.views.panels.site_panel import SitePanel

            self._panel = SitePanel(self)
            self.setWidget(self._panel)
            self.setTitleBarWidget(self.header)
            self.filled.emit()
        return self._panel

    @cached_property
    def header(self) -> "SiteHeader":
        """The header of the tree."""
        from editor.views.panels.site_panel import SiteHeader

        return SiteHeader(self)

    def follow(self) -> None:
        """Show the site of the document on screen, or of the only one of its files shown."""
        session = self._bench.session
        followed = (session, session.filter.file if session else None)
        if followed != self._followed:
            self._turn_to(*followed)
        is_shown = session is not None and opens_site(self._bench.settings, self._bench.window.width())
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

    def take_focus(self) -> None:
        """Come to the front, and move the focus into the tree."""
        self.come_forward()
        self.panel.setFocus()

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
        from editor.core.site_tree import site_tree

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

    def _on_counted(self, session: Session, outcome: "Future[SiteTree]") -> None:
        self._show(session, outcome.result())

    def _show(self, session: Session, tree: "SiteTree") -> None:
        self.panel.show_tree(tree)
        self.panel.choose(place_in(session.filter.wanted))


def _tree_of(locs: list[str], worst: bytes, _is_cancelled: IsCancelled) -> "SiteTree":
    from editor.core.site_tree import site_tree

    return site_tree(locs, worst)
