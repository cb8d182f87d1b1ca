"""The appearance of the window: shortened URLs, zoom, theme."""

from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from editor.app.window.workbench import Workbench
from editor.services.settings.preference import Setting
from editor.services.settings.settings import (
    CONTRAST,
    DATE_FORM,
    DENSITY,
    ENTER_KEY,
    FIRST_DAY,
    FOLD_ORIGIN,
    FREEZE_URL,
    NEW_PRECISION,
    NEW_ZONE,
    ROW_HEIGHT,
    THEME,
    ZOOM,
)
from editor.views.delegates.date_habits import DateHabits, set_date_habits
from editor.views.document_view import DocumentView
from editor.views.style.density import set_density
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
