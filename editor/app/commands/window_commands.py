"""The commands of the window: its appearance, the panels around the table, the last open files.

Appearance is shortened URLs, zoom and theme. Panels are opened and closed, and get the focus. The
open files are remembered at the end, and opened again at the next start if wanted.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QMainWindow

from editor.app.commands.documents.open_commands import FileCommands
from editor.app.commands.documents.set_commands import FileSetCommands
from editor.app.window.command_context import CommandContext
from editor.app.window.panel_docks import (
    DetailsDock,
    FilesDock,
    FindingsDock,
    InsightDock,
    PanelDock,
    SiteDock,
    site_width,
)
from editor.core.filtering.filter_parts import with_question
from editor.core.filtering.filter_tree import All, Node, Not
from editor.dialogs.questions import Reopening
from editor.models.table.value_display import DateHabits, set_date_habits
from editor.runtime.system import identity_of, is_file
from editor.services.open_pages import browse
from editor.services.settings import settings
from editor.views.document_view import DocumentView, ViewState, view_state
from editor.views.panels.panel_headers import details_width
from editor.views.style.icons import set_density
from editor.views.style.theme import apply_theme, contrast_name, theme_name
from editor.views.table.entries_table import EntriesTable

_ZOOMS = (60, 70, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300)  # per cent

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class _TableSetting(Generic[T]):
    """A setting of all tables, and how one follows it."""

    setting: settings.Setting[T]
    apply: Callable[[EntriesTable, T], None]


def _fold_origin(table: EntriesTable, folds: bool) -> None:
    table.entries.set_fold_origin(folds)


def _show_dates(table: EntriesTable, form: str) -> None:
    if table.entries.dates.form != form:
        table.entries.set_date_form(form)
        table.widths.apply()


def _zoom(table: EntriesTable, per_cent: int) -> None:
    if table.zoom != per_cent / 100:
        table.set_zoom(per_cent / 100)


def _set_row_height(table: EntriesTable, pixels: int) -> None:
    if table.row_height != pixels:
        table.set_row_height(pixels)


def _go_on_enter(table: EntriesTable, where: str) -> None:
    table.enter = where


# Another one that all tables follow is added here, and nowhere else.
TABLE_SETTINGS: tuple[_TableSetting[Any], ...] = (
    _TableSetting(settings.FOLD_ORIGIN, _fold_origin),
    _TableSetting(settings.DATE_FORM, _show_dates),
    _TableSetting(settings.FREEZE_URL, EntriesTable.set_frozen),
    _TableSetting(settings.ZOOM, _zoom),
    _TableSetting(settings.ROW_HEIGHT, _set_row_height),
    _TableSetting(settings.ENTER_KEY, _go_on_enter),
)


class AppearanceCommands(QObject):
    """Changes the appearance of all documents, now and at the next start."""

    def __init__(self, context: CommandContext) -> None:
        super().__init__(context.window)
        self._context, follow = context, context.settings.follow
        follow(self._show_in_all, *(each.setting for each in TABLE_SETTINGS))
        follow(self._follow_theme, settings.THEME, settings.CONTRAST)
        follow(
            self._follow_habits,
            settings.DENSITY,
            settings.FIRST_DAY,
            settings.NEW_PRECISION,
            settings.NEW_ZONE,
        )
        self._follow_habits()

    def _follow_habits(self) -> None:
        """Apply what holds for all tables and lists of the program, also those yet to be made."""
        get = self._context.settings.get
        set_density(get(settings.DENSITY))
        set_date_habits(
            DateHabits(get(settings.FIRST_DAY), get(settings.NEW_PRECISION), get(settings.NEW_ZONE))
        )

    def _follow_theme(self) -> None:
        app, get = QApplication.instance(), self._context.settings.get
        if isinstance(app, QApplication):
            apply_theme(app, theme_name(get(settings.THEME)), contrast_name(get(settings.CONTRAST)))

    def _show_in_all(self) -> None:
        for view in self._context.tabs.views():
            if view.table is not None:
                self.show_in(view.table)

    def show_in(self, table: EntriesTable) -> None:
        """Give a table the appearance that was chosen for all of them."""
        for each in TABLE_SETTINGS:
            each.apply(table, self._context.settings.get(each.setting))

    def zoom_in(self) -> None:
        """Make the table larger."""
        self._context.settings.set(
            settings.ZOOM, min((zoom for zoom in _ZOOMS if zoom > self._zoom_now), default=_ZOOMS[-1])
        )

    def zoom_out(self) -> None:
        """Make the table smaller."""
        self._context.settings.set(
            settings.ZOOM, max((zoom for zoom in _ZOOMS if zoom < self._zoom_now), default=_ZOOMS[0])
        )

    def zoom_reset(self) -> None:
        """Show the table in its usual size."""
        self._context.settings.set(settings.ZOOM, settings.ZOOM.default)

    @property
    def _zoom_now(self) -> int:
        return self._context.settings.get(settings.ZOOM)


_FINDINGS_HEIGHT = 170  # pixels, at first
_LAYOUT: tuple[settings.Setting[Any], ...] = (
    settings.FINDINGS_PANEL,
    settings.DETAILS_PANEL,
    settings.SITE_PANEL,
    settings.FILES_PANEL,
    settings.INSIGHT_PANEL,
    settings.COLUMNS,
    settings.COLUMN_WIDTHS,
    settings.COLUMN_ORDER,
)  # what a reset of the layout gives its first value again


class PanelCommands(QObject):
    """The docks around the table, and what leads from one to a place in another."""

    def __init__(self, context: CommandContext) -> None:
        super().__init__(context.window)
        self._context = context
        self.findings, self.files = FindingsDock(context), FilesDock(context)
        self.site, self.details = SiteDock(context), DetailsDock(context)
        self.insight = InsightDock(context)
        self.site.filled.connect(self._connect_site)

    def place_in(self, window: QMainWindow) -> None:
        """Put each panel in its usual place of the window, in its usual size."""
        area = Qt.DockWidgetArea
        for dock, side in (
            (self.findings, area.BottomDockWidgetArea),
            (self.files, area.BottomDockWidgetArea),
            (self.details, area.RightDockWidgetArea),
            (self.insight, area.RightDockWidgetArea),
            (self.site, area.LeftDockWidgetArea),
        ):
            window.addDockWidget(side, dock)
        window.tabifyDockWidget(self.files, self.findings)
        window.tabifyDockWidget(self.details, self.insight)
        widths = [site_width(window), details_width(window)]
        window.resizeDocks([self.site, self.details], widths, Qt.Orientation.Horizontal)
        window.resizeDocks([self.findings], [_FINDINGS_HEIGHT], Qt.Orientation.Vertical)

    def reset_layout(self) -> None:
        """Put panels and columns back to where they were at first, in their first sizes."""
        window = self._context.window
        assert isinstance(window, QMainWindow)
        for setting in _LAYOUT:
            self._context.settings.set(setting, setting.default)
        self.place_in(window)
        self._context.focus_table()
        self._context.say(self.tr("Panels and columns are back in their first places and sizes."))

    def all_docks(self) -> tuple[PanelDock, ...]:
        """Return all panels, in the order in which Tab visits them."""
        return self.site, self.details, self.insight, self.files, self.findings

    def visible_docks(self) -> list[PanelDock]:
        """Return the panels that are seen, in the same order."""
        return [dock for dock in self.all_docks() if not dock.visibleRegion().isEmpty()]

    def finish_typing(self) -> None:
        """Put text being typed in a panel into the document."""
        self.details.finish_typing()
        self.files.finish_typing()

    def show_rule(self, rule: str) -> None:
        """Open the list of findings at a rule, and go there."""
        self.findings.open_panel()
        self.findings.panel.choose_rule(rule)
        self.findings.take_focus()

    def show_details(self, extension: str) -> None:
        """Open the details panel at an extension, and go there."""
        self.details.open_panel()
        self.details.take_focus(extension)

    def _connect_site(self) -> None:
        self.site.header.all_requested.connect(self._show_whole_site)
        self.site.panel.place_requested.connect(self._show_place)
        self.site.panel.exclude_requested.connect(self._exclude_place)

    def _show_place(self, place: Sequence[Node]) -> None:
        """Show only the URLs in a part of the site that match the rest of the filter."""
        session = self._context.session
        if session is not None:
            session.filter.set_place(tuple(place))

    def _exclude_place(self, place: Sequence[Node]) -> None:
        """Show no URLs of a part of the site."""
        session = self._context.session
        if session is not None and place:
            whole = place[0] if len(place) == 1 else All(tuple(place))
            session.filter.set(with_question(session.filter.wanted, Not(whole)))

    def _show_whole_site(self) -> None:
        self._show_place(())


_CURRENT = "current"
_SEVERAL = 2  # tabs


class TabCommands(QObject):
    """Remembers the tabs with their places: row, filter, sorting and what is in sight."""

    def __init__(self, context: CommandContext, file: FileCommands, together: FileSetCommands) -> None:
        super().__init__(context.window)
        self._context, self._file, self._together = context, file, together
        self.browse = browse  # the function that opens folders
        self._coming: list[str] = []  # what was told of tabs that are not open again yet

    def open_folder(self, view: DocumentView) -> None:
        """Show the folder of a document's file in the file manager."""
        if view.path is not None and not self.browse(view.path.parent.as_uri()):
            self._context.say(self.tr("The folder could not be opened."))

    def may_be_left(self) -> bool:
        """Ask once, where several files are open, whether they are to come back; False: the person stays."""
        get, count = self._context.settings.get, len([*self.descriptions()])
        if get(settings.RESTORE_TABS) != "ask" or count < _SEVERAL:
            return True
        answer = self._context.questions.reopen(count)
        if answer is Reopening.STAY:
            return False
        self._context.settings.set(settings.RESTORE_TABS, answer.name.lower())
        return True

    def remember(self) -> None:
        """Remember the files that are open, if they are to be opened at the next start."""
        wanted = self._context.settings.get(settings.RESTORE_TABS) == "open"
        self._context.settings.set(settings.OPEN_TABS, [*self.descriptions()] if wanted else [])

    def descriptions(self) -> Iterator[str]:
        """Yield each tab that can come back, with its place."""
        for view in self._context.tabs.views():
            if view.session is None or view.session.document.needs_place or not view.paths:
                continue
            about: dict[str, Any] = {"paths": list(map(str, view.paths)), **_description_of(view)}
            if view is self._context.view:
                about[_CURRENT] = True
            yield json.dumps(about)
        yield from self._coming

    def restore(self) -> None:
        """Open the files of the last time again, as they were shown; those that are gone are left out."""
        if self._context.settings.get(settings.RESTORE_TABS) == "open":
            tabs = self._context.settings.get(settings.OPEN_TABS)
            self.bring_back(tabs)

    def bring_back(self, tabs: Iterable[str]) -> None:
        """Open the files of tabs that were told of, in their order."""
        self._coming = list(tabs)
        self._open_coming(None)

    def _open_coming(self, current: DocumentView | None) -> None:
        """Open tab after tab, as several files take a while to be found; then show `current`, or the last."""
        last = None
        views = self._context.tabs.by_file()
        while self._coming:
            about = _read(self._coming[0])
            paths = [path for path in map(Path, about.get("paths", ())) if is_file(path)]
            if len(paths) > 1:
                self._together.open_together(paths, _look(about), partial(self._on_opened, current))
                return
            del self._coming[0]
            file = identity_of(paths[0]) if paths else None
            if file is not None and file not in views:
                last = views[file] = self._file.open_file(paths[0], look=_look(about), in_front=False)
                current = last if about.get(_CURRENT) else current
        front = current if current is not None else last
        if front is not None:
            self._context.tabs.bring_to_front(front)

    def _on_opened(self, current: DocumentView | None) -> None:
        """Go on with the next tab after one of several files."""
        is_current = _read(self._coming.pop(0)).get(_CURRENT)
        self._open_coming(self._context.view if is_current else current)


def _description_of(view: DocumentView) -> dict[str, Any]:
    look, table = view_state(view), view.table
    return {
        "row": look.row,
        "top": table.rowAt(0) if table is not None else look.top,
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


def _look(about: dict[str, Any]) -> ViewState:
    known = {
        name: about[name]
        for name in ("row", "top", "filter", "is_sorted", "column", "file")
        if type(about.get(name)) is type(getattr(ViewState(), name))
    }
    order = Qt.SortOrder.DescendingOrder if about.get("descending") is True else Qt.SortOrder.AscendingOrder
    return replace(ViewState(order=order), **known)
