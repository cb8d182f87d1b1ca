"""The commands of the window: its appearance, the panels around the table, the last open files.

Appearance is shortened URLs, zoom and theme. Panels are opened and closed, and get the focus. The
open files are remembered at the end, and opened again at the next start if wanted.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from editor.app.commands.documents.open_commands import FileCommands
from editor.app.commands.documents.set_commands import FileSetCommands
from editor.app.window.command_context import Workbench
from editor.app.window.insight_dock import InsightDock
from editor.app.window.panel_docks import DetailsDock, FilesDock, FindingsDock, PanelDock, SiteDock
from editor.app.window.window_state import CLOSED, OPEN
from editor.core.filtering.filter_parts import with_place
from editor.core.filtering.filter_tree import Node
from editor.models.table.value_display import DateHabits, set_date_habits
from editor.runtime.system import is_file
from editor.services.settings.settings import (
    CONTRAST,
    DATE_FORM,
    DENSITY,
    DETAILS_PANEL,
    ENTER_KEY,
    FILES_PANEL,
    FINDINGS_PANEL,
    FIRST_DAY,
    FOLD_ORIGIN,
    FREEZE_URL,
    INSIGHT_PANEL,
    NEW_PRECISION,
    NEW_ZONE,
    OPEN_TABS,
    RESTORE_TABS,
    ROW_HEIGHT,
    SITE_PANEL,
    THEME,
    ZOOM,
    Setting,
)
from editor.views.document_view import DocumentView, Look, look_of
from editor.views.style.icons import set_density
from editor.views.style.theme import ThemeName, apply_theme, contrast_name, theme_name

_ZOOMS = (60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300)  # per cent
_OF_TABLES = (FOLD_ORIGIN, DATE_FORM, FREEZE_URL, ZOOM, ROW_HEIGHT, ENTER_KEY)
_OF_PROGRAM = (DENSITY, FIRST_DAY, NEW_PRECISION, NEW_ZONE)


class LookCommands(QObject):
    """Changes the appearance of all documents, now and at the next start."""

    changed = Signal()

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self._bench = bench
        bench.settings.add_listener(self._on_set)
        self._follow_habits()

    def _follow_habits(self) -> None:
        """Apply what holds for all tables and lists of the program, also those yet to be made."""
        get = self._bench.settings.get
        set_density(get(DENSITY))
        set_date_habits(DateHabits(get(FIRST_DAY), get(NEW_PRECISION), get(NEW_ZONE)))

    def _on_set(self, setting: Setting[Any]) -> None:
        """Follow a setting, whoever changed it."""
        if setting in _OF_TABLES:
            for view in self._bench.tabs.views():
                self.dress(view)
        if setting in (THEME, CONTRAST):
            app, get = QApplication.instance(), self._bench.settings.get
            if isinstance(app, QApplication):
                apply_theme(app, theme_name(get(THEME)), contrast_name(get(CONTRAST)))
        if setting in _OF_PROGRAM:
            self._follow_habits()
        if setting == THEME or setting in _OF_TABLES:
            self.changed.emit()

    def toggle_origin(self) -> None:
        """Hide the common origin of URLs, or show it in every row."""
        self._toggle(FOLD_ORIGIN)

    def toggle_local_dates(self) -> None:
        """Show dates in the format of the person's country, or as written."""
        settings = self._bench.settings
        settings.set(
            DATE_FORM, "local" if settings.get(DATE_FORM) == DATE_FORM.default else DATE_FORM.default
        )

    def toggle_freeze(self) -> None:
        """Keep the URL column in view while others are scrolled, or let it scroll too."""
        self._toggle(FREEZE_URL)

    def _toggle(self, setting: Setting[bool]) -> None:
        self._bench.settings.set(setting, not self._bench.settings.get(setting))

    def dress(self, view: DocumentView) -> None:
        """Apply the appearance that was chosen for all documents to one."""
        if view.session is not None and view.table is not None:
            view.session.model.set_fold_origin(self._bench.settings.get(FOLD_ORIGIN))
            form = self._bench.settings.get(DATE_FORM)
            if view.session.model.dates.form != form:
                view.session.model.set_date_form(form)
                view.table.widths.apply()
            view.table.set_frozen(self._bench.settings.get(FREEZE_URL))
            zoom = self._bench.settings.get(ZOOM) / 100
            if view.table.zoom != zoom:
                view.table.set_zoom(zoom)
            height = self._bench.settings.get(ROW_HEIGHT)
            if view.table.row_height != height:
                view.table.set_row_height(height)
            view.table.enter = self._bench.settings.get(ENTER_KEY)

    def zoom_in(self) -> None:
        """Make the table larger."""
        self._bench.settings.set(
            ZOOM, min((zoom for zoom in _ZOOMS if zoom > self._zoom_now), default=_ZOOMS[-1])
        )

    def zoom_out(self) -> None:
        """Make the table smaller."""
        self._bench.settings.set(
            ZOOM, max((zoom for zoom in _ZOOMS if zoom < self._zoom_now), default=_ZOOMS[0])
        )

    def zoom_reset(self) -> None:
        """Show the table in its usual size."""
        self._bench.settings.set(ZOOM, ZOOM.default)

    @property
    def _zoom_now(self) -> int:
        return self._bench.settings.get(ZOOM)

    def use_system_theme(self) -> None:
        """Use the light or dark theme of the system."""
        self.use_theme("system")

    def use_light_theme(self) -> None:
        """Use the light theme."""
        self.use_theme("light")

    def use_dark_theme(self) -> None:
        """Use the dark theme."""
        self.use_theme("dark")

    def use_theme(self, name: ThemeName) -> None:
        """Use a theme, now and at the next start."""
        self._bench.settings.set(THEME, name)


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


_CURRENT = "current"


class TabCommands(QObject):
    """Remembers the tabs with their places: row, filter, sorting and what is in sight."""

    def __init__(self, bench: Workbench, file: FileCommands, together: FileSetCommands) -> None:
        super().__init__(bench.window)
        self._bench, self._file, self._together = bench, file, together
        self._coming: list[str] = []  # what was told of tabs that are not open again yet

    def remember(self) -> None:
        """Remember the files that are open, if they are to be opened at the next start."""
        wanted = self._bench.settings.get(RESTORE_TABS)
        self._bench.settings.set(OPEN_TABS, [*self.told()] if wanted else [])

    def told(self) -> Iterator[str]:
        """Yield each tab that can come back, with its place."""
        for view in self._bench.tabs.views():
            if view.session is None or view.session.document.needs_place or not view.paths:
                continue
            about: dict[str, Any] = {"paths": list(map(str, view.paths)), **_told_of(view)}
            if view is self._bench.view:
                about[_CURRENT] = True
            yield json.dumps(about)
        yield from self._coming

    def restore(self) -> None:
        """Open the files of the last time again, as they were shown; those that are gone are left out."""
        if self._bench.settings.get(RESTORE_TABS):
            tabs = self._bench.settings.get(OPEN_TABS)
            self.bring_back(tabs)

    def bring_back(self, tabs: Iterable[str]) -> None:
        """Open the files of tabs that were told of, in their order."""
        self._coming = list(tabs)
        self._open_coming(None)

    def _open_coming(self, current: DocumentView | None) -> None:
        """Open tab after tab, as several files take a while to be found; then show `current`."""
        while self._coming:
            about = _read(self._coming[0])
            paths = [path for path in map(Path, about.get("paths", ())) if is_file(path)]
            if len(paths) > 1:
                self._together.open_together(paths, _look(about), partial(self._on_opened, current))
                return
            del self._coming[0]
            if paths and self._bench.tabs.view_of(paths[0]) is None:
                view = self._file.open_file(paths[0], look=_look(about))
                current = view if about.get(_CURRENT) else current
        if current is not None:
            self._bench.tabs.setCurrentWidget(current)

    def _on_opened(self, current: DocumentView | None) -> None:
        """Go on with the next tab after one of several files."""
        is_current = _read(self._coming.pop(0)).get(_CURRENT)
        self._open_coming(self._bench.view if is_current else current)


def _told_of(view: DocumentView) -> dict[str, Any]:
    look, table = look_of(view), view.table
    return {
        "row": look.row,
        "top": table.rowAt(0) if table is not None else -1,
        "filter": look.filter,
        "is_sorted": look.is_sorted,
        "column": look.column,
        "file": look.file,
        "descending": look.order is Qt.SortOrder.DescendingOrder,
    }


def _read(text: str) -> dict[str, Any]:
    """Return what was remembered of a tab; nothing if it cannot be read."""
    try:
        about = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    paths = about.get("paths") if isinstance(about, dict) else None
    if not isinstance(paths, list) or not all(isinstance(path, str) for path in paths):
        return {}
    return dict(about)


def _look(about: dict[str, Any]) -> Look:
    known = {
        name: about[name]
        for name in ("row", "top", "filter", "is_sorted", "column", "file")
        if type(about.get(name)) is type(getattr(Look(), name))
    }
    order = Qt.SortOrder.DescendingOrder if about.get("descending") is True else Qt.SortOrder.AscendingOrder
    return replace(Look(order=order), **known)
