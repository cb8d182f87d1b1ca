"""The dock of the details panel: shows and hides it, and keeps it at the selected rows."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPersistentModelIndex, QPoint, Qt, Signal
from PySide6.QtWidgets import QWidget

from editor.app.docks.open_panels import opens_details
from editor.app.docks.panel_dock import PanelDock
from editor.app.window.workbench import Workbench
from editor.core.document.rows import Rows
from editor.models.session.session import Session, Stage
from editor.views.details.header import DetailsHeader, details_width
from editor.views.table.entries_table import EntriesTable

if TYPE_CHECKING:
    from editor.views.details.panel import DetailsPanel


class DetailsDock(PanelDock):
    """The dock of the details panel; it is empty until the panel is first needed."""

    fix_requested = Signal(str, int, str, QPoint)  # rule, row, field; position on the screen
    close_requested = Signal()

    def __init__(self, bench: Workbench) -> None:
        super().__init__("", bench.window)
        self.setWindowTitle(self.tr("Details"))
        self.setObjectName("details_dock")
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self._bench = bench
        self._header = DetailsHeader(self)
        self._header.close_requested.connect(self.close_requested)
        self.setTitleBarWidget(self._header)
        self.panel: DetailsPanel | None = None
        self._looked_into = QPersistentModelIndex()  # the index in the table, which follows its row
        empty = QWidget(self)
        empty.resize(details_width(bench.window), 1)
        self.setWidget(empty)
        self.hide()

    def follow(self) -> None:
        """Show the details of the selected rows."""
        bench, session, table = self._bench, self._bench.session, self._bench.table
        is_shown = session is not None and opens_details(bench.settings, bench.window.width())
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
            view.session for view in self._bench.tabs.views()
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
            self.come_forward()
            self.panel.take_focus(extension)

    def _make_panel(self) -> "DetailsPanel":
        from editor.views.details.panel import DetailsPanel  # noqa: PLC0415 - loads all its forms

        panel = DetailsPanel(self)
        panel.left.connect(self.left)
        panel.fix_requested.connect(self.fix_requested)
        size = self.widget().size()
        self.setWidget(panel)
        panel.resize(size)
        return panel


def _selected(table: EntriesTable) -> Rows:
    """Return the selected rows, else the current one."""
    rows, current = table.selected_rows(), table.current_row()
    return rows or (range(current, current + 1) if current >= 0 else ())
