"""The panels around the table: opens and closes them, and moves the focus there."""

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from editor.app.docks.details import DetailsDock
from editor.app.docks.files import FilesDock
from editor.app.docks.findings import FindingsDock
from editor.app.docks.insight import InsightDock
from editor.app.docks.open_panels import CLOSED, OPEN
from editor.app.docks.panel_dock import PanelDock
from editor.app.docks.site import SiteDock
from editor.app.window.workbench import Workbench
from editor.core.filtering.filter_tree import Node
from editor.core.filtering.parts import with_place
from editor.services.settings.preference import Setting
from editor.services.settings.settings import (
    DETAILS_PANEL,
    FILES_PANEL,
    FINDINGS_PANEL,
    INSIGHT_PANEL,
    SITE_PANEL,
)

T = TypeVar("T")


class PanelCommands(QObject):
    """Opens a panel and moves the focus there; closes it if it has the focus, and goes back to the rows."""

    changed = Signal()  # one was opened or closed

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self._bench = bench
        self.findings, self.files = FindingsDock(bench), FilesDock(bench)
        self.site, self.details = SiteDock(bench), DetailsDock(bench)
        self.insight = InsightDock(bench)
        self.insight.header.close_requested.connect(self.close_insight)
        self.findings.header.close_requested.connect(self.close_findings)
        self.files.filled.connect(lambda: self.files.header.close_requested.connect(self.close_files))
        self.site.filled.connect(self._connect_site)
        self.details.close_requested.connect(self.close_details)
        for dock in (self.findings, self.files, self.site, self.details, self.insight):
            dock.left.connect(bench.focus_table)

    def in_sight(self) -> list[PanelDock]:
        """Return the visible panels docked in the window, in the order in which Tab visits them."""
        docks: tuple[PanelDock, ...] = (self.site, self.details, self.insight, self.files, self.findings)
        return [dock for dock in docks if not dock.isFloating() and not dock.visibleRegion().isEmpty()]

    def finish_typing(self) -> None:
        """Put text being typed in a panel into the document."""
        self.details.finish_typing()
        self.files.finish_typing()

    def _set(self, setting: Setting[T], value: T) -> None:
        self._bench.settings.set(setting, value)
        self.changed.emit()

    # Findings

    def toggle_findings(self) -> None:
        """Open the list of findings and go there; close it if it has the focus."""
        if self.findings.has_focus:
            self.close_findings()
            return
        is_unseen = self._bench.session is None  # then the list is hidden in any case
        self._set(FINDINGS_PANEL, not (is_unseen and self._bench.settings.get(FINDINGS_PANEL)))
        self.findings.take_focus()

    def show_rule(self, rule: str) -> None:
        """Open the list of findings at a rule, and go there."""
        self._set(FINDINGS_PANEL, value=True)
        self.findings.panel.choose_rule(rule)
        self.findings.take_focus()

    def close_findings(self) -> None:
        """Close the list of findings."""
        self._set(FINDINGS_PANEL, value=False)
        self._bench.focus_table()

    # Files

    def toggle_files(self) -> None:
        """Open the list of files and go there; close it if it has the focus."""
        if self.files.has_focus:
            self.close_files()
        else:
            self.show_files()

    def show_files(self) -> None:
        """Open the list of files and go there."""
        self._set(FILES_PANEL, value=True)
        self.files.take_focus()

    def close_files(self) -> None:
        """Close the list of files."""
        self._set(FILES_PANEL, value=False)
        self._bench.focus_table()

    # Site

    def _connect_site(self) -> None:
        self.site.header.close_requested.connect(self.close_site)
        self.site.header.all_requested.connect(self._show_whole_site)
        self.site.panel.place_requested.connect(self._show_place)

    def toggle_site(self) -> None:
        """Open the site panel and go there; close it if it has the focus."""
        if self.site.has_focus:
            self.close_site()
            return
        if not self.site.isVisible():
            self._set(SITE_PANEL, OPEN)
        self.site.take_focus()

    def close_site(self) -> None:
        """Close the site panel."""
        self._set(SITE_PANEL, CLOSED)
        self._bench.focus_table()

    def _show_place(self, place: Sequence[Node]) -> None:
        """Show only the URLs in a part of the site that match the rest of the filter."""
        session = self._bench.session
        if session is not None:
            session.filter.set(with_place(session.filter.wanted, place))

    def _show_whole_site(self) -> None:
        self._show_place(())

    # Insight

    def toggle_insight(self) -> None:
        """Open Insight and move the focus there; close it if it has the focus."""
        if self.insight.has_focus:
            self.close_insight()
        else:
            self._set(INSIGHT_PANEL, value=True)
            self.insight.take_focus()

    def close_insight(self) -> None:
        """Close Insight, and move the focus to the table."""
        self._set(INSIGHT_PANEL, value=False)
        self._bench.focus_table()

    # Details

    def toggle_details(self) -> None:
        """Open the details panel and go there; close it if it has the focus."""
        if self.details.has_focus:
            self.close_details()
        elif self.details.isVisible():
            self.details.take_focus()
        else:
            self.show_details()

    def show_details(self, extension: str = "") -> None:
        """Open the details panel, at an extension if one is named, and go there."""
        self._set(DETAILS_PANEL, OPEN)
        self.details.take_focus(extension)

    def close_details(self) -> None:
        """Close the details panel."""
        self._set(DETAILS_PANEL, CLOSED)
        self._bench.focus_table()
