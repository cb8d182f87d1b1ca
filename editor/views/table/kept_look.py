"""The user's view of a document, kept while its files are read again."""

from dataclasses import dataclass

from PySide6.QtCore import Qt

from editor.core.site.answers import PageAnswer
from editor.views.document_view import DocumentView


@dataclass(frozen=True, slots=True)
class Look:
    """The current row, the filter, the sorting, the file that is shown alone, and what pages answered."""

    row: int = 0
    filter: str = ""
    is_sorted: bool = False
    column: str = ""  # the column that rows are sorted by; "": by findings
    order: Qt.SortOrder = Qt.SortOrder.AscendingOrder
    file: str = ""  # the name of the file shown alone; "": all are
    answers: tuple[PageAnswer, ...] = ()  # of the live site
    top: int = -1  # the first row in sight; -1: wherever the current row can be seen


def look_of(view: DocumentView) -> Look:
    """Return how a view shows its document."""
    session, table = view.session, view.table
    if session is None or table is None:
        return Look()
    header, file = table.horizontalHeader(), session.filter.file
    section = header.sortIndicatorSection()
    return Look(
        table.current_row(),
        session.filter.text,
        session.model.is_sorted,
        session.model.columns[section].name if section >= 0 else "",
        header.sortIndicatorOrder(),
        file.name if file else "",
        tuple(session.document.answers.values()),
    )


def look_again(view: DocumentView, look: Look) -> None:
    """Apply a look to a view, as far as its document now allows; a row is current afterwards."""
    session, table = view.session, view.table
    if session is None or table is None:
        return
    session.document.answers.put(look.answers)
    document, names = session.document.entries, [column.name for column in session.model.columns]
    file = document.files.named(look.file) if look.file and document.is_set else None
    if file is not None:
        view.show_file(file.key)
    if look.is_sorted and not look.column:
        session.model.sort_by_findings()
    elif look.is_sorted and look.column in names:
        table.horizontalHeader().setSortIndicator(names.index(look.column), look.order)
    if look.row > 0:
        table.go_to(min(look.row, len(document) - 1))
    if look.top >= 0 and not look.filter:
        table.updateGeometries()  # to set the scroll range for all rows
        table.verticalScrollBar().setValue(table.row_header.sectionPosition(look.top))
    table.have_current()
    if look.filter and not session.filter.text:  # else the user has entered another filter meanwhile
        session.filter.set(look.filter)
