"""Which columns of the table are shown, how wide they are and in which order."""

from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QByteArray, QObject, QPoint, Qt
from PySide6.QtWidgets import QMenu

from editor.app.workbench import Workbench
from editor.core.edits import Edit, SetValues
from editor.core.extensions.declaration import Extension
from editor.core.extensions.summaries import extensions_in, used_extensions
from editor.core.fields import FIELD_NAMES
from editor.core.joined import SITEMAP
from editor.models.columns import Column
from editor.services.settings import COLUMNS, HEADER_STATE
from editor.views.document_view import DocumentView
from editor.views.table import UrlsetTable

_FEW_ROWS = 100  # are looked at one by one
_SHOWN, _HIDDEN = "shown", "hidden"


class ColumnCommands(QObject):
    """A column is shown as the person chose last; those of extensions, until then, where the file has any."""

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self._bench = bench

    def prepare(self, table: UrlsetTable) -> None:
        """Show the columns of a new table as they were left; they are not sorted."""
        header = table.horizontalHeader()
        names, _, state = self._bench.settings.get(HEADER_STATE).partition(b"\n")
        if names == _names(table) and header.restoreState(QByteArray(state)):
            header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        header.customContextMenuRequested.connect(partial(self._open_menu, table))
        self._show(table)

    def remember(self) -> None:
        """Keep the widths and the order of the columns on screen for the next time."""
        table = self._bench.table
        if table is not None and len(table.entries.fields) > 1:
            state = bytes(table.horizontalHeader().saveState().data())
            self._bench.settings.set(HEADER_STATE, _names(table) + b"\n" + state)

    def fit(self, view: DocumentView) -> None:
        """Show, too, the columns that the file, which has been read now, has something for."""
        if view.table is not None and view.session is not None:
            shown = [column.extension for column in view.table.shown_columns() if column.extension]
            self._show(view.table, [*shown, *view.session.document.findings.extensions])

    def follow(self, view: DocumentView, edit: Edit, _title: str) -> None:
        """Show the columns of extensions that an edit brought into the file; they stay."""
        if view.table is None or (isinstance(edit, SetValues) and edit.field in FIELD_NAMES):
            return
        shown = {column.name for column in view.table.shown_columns()}
        urlset, rows = view.table.entries.urlset, edit.touched()
        used = used_extensions(urlset) if len(rows) > _FEW_ROWS else extensions_in(urlset, rows)
        brought = {extension.name for extension in used} - shown - self._choices.keys()
        if brought:
            view.table.show_columns(shown | brought)

    def fit_files(self, view: DocumentView) -> None:
        """Name the file of each row only where rows of several files are shown."""
        table = view.table
        if table is None:
            return
        names = {column.name for column in table.shown_columns()} - {SITEMAP}
        is_wanted = table.entries.part is None and self._choices.get(SITEMAP, _SHOWN) != _HIDDEN
        table.show_columns(names | {SITEMAP} if is_wanted else names)

    def offered(self) -> list[tuple[Column, bool]]:
        """The columns of the table on screen that can be shown and hidden, and whether they are shown."""
        table = self._bench.table
        if table is None:
            return []
        shown = table.shown_columns()
        return [(column, column in shown) for column in table.entries.columns[1:]]

    def fill_menu(self, menu: QMenu) -> None:
        """List the columns of the table on screen."""
        menu.clear()
        for column, is_shown in self.offered():
            action = menu.addAction(column.title)
            action.setCheckable(True)
            action.setChecked(is_shown)
            action.toggled.connect(partial(self.choose, column.name))

    def choose(self, name: str, shown: bool) -> None:
        """Show a column, or hide it, in all documents and from now on."""
        choices = dict(self._choices)
        choices[name] = _SHOWN if shown else _HIDDEN
        self._bench.settings.set(COLUMNS, choices)
        for view in self._bench.tabs.views():
            if view.table is not None:
                self._show(view.table)

    @property
    def _choices(self) -> dict[str, str]:
        return self._bench.settings.get(COLUMNS)

    def _show(self, table: UrlsetTable, used: Collection[Extension] | None = None) -> None:
        """used: the extensions of which any entry has a block; None: not known."""
        choices, columns = self._choices, table.entries.columns
        if used is None:
            is_asked = any(column.extension and column.name not in choices for column in columns)
            used = used_extensions(table.entries.urlset) if is_asked else ()
        names = {
            column.name
            for column in columns
            if choices.get(column.name, _SHOWN) != _HIDDEN
            and (not column.extension or column.name in choices or column.extension in used)
            and not (column.name == SITEMAP and table.entries.part is not None)
        }
        table.show_columns(names)

    def _open_menu(self, table: UrlsetTable, place: QPoint) -> None:
        menu = QMenu(table)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.fill_menu(menu)
        menu.popup(table.horizontalHeader().mapToGlobal(place))


def _names(table: UrlsetTable) -> bytes:
    """The columns that a header's state is about."""
    return ",".join(column.name for column in table.entries.columns).encode()
