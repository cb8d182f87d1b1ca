"""Shows a small document to nobody, as doing anything for the first time takes twice as long.

Switch: `warm-up`; without it the line `first` of the bench is higher, 0.65 instead of 0.54. There is nothing
to undo: the document is gone again.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from editor.app.window.menus import Menus
from editor.app.window.workbench import Workbench
from editor.core.document.columns import Entry
from editor.models.session.session import Session, Stage
from editor.services.documents.open_document import OpenDocument
from editor.views.document_view import DocumentView

if TYPE_CHECKING:
    from editor.views.details.panel import DetailsPanel

_ENTRY = Entry("https://example.com/", "2026-01-01", "daily", "0.5")
_ROWS = 40  # as many as fit into a window


def warm_up(
    bench: Workbench, menus: Menus, panel: "DetailsPanel | None", prepare: Callable[[DocumentView], None]
) -> None:
    """Show a small document to nobody; `prepare` sets up each view that has a document."""
    menus.draw_icons()
    document = OpenDocument.new(bench.now())
    entries = document.entries
    entries.append(entries.new_columns([_ENTRY] * _ROWS))
    view = bench.tabs.new_view()
    session = Session(document, bench.tasks, Stage.LOADING)
    view.show_session(session)
    prepare(view)
    view.resize(bench.tabs.size())
    view.grab()
    if panel is not None:
        panel.follow(session, range(1), 0)
        panel.grab()
        panel.follow(None, (), -1)
    view.close_session()
    view.deleteLater()
