"""One tab of the window: a document with its table, banner, and progress of reading.

The table is made when the tab is in front for the first time: each widget takes time whenever the
theme changes, and there may be hundreds of tabs of which few are looked at. The user's view of the
document is restored after its files were read again: the current row, filter, sorting, the file
that is shown alone, and what pages answered.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from editor.core.document.edits import Edit
from editor.core.filtering.filter_parts import rule_of
from editor.core.site.page_answers import PageAnswer
from editor.models.session.session import ALL, Session, Stage
from editor.models.session.undo_stack import Outcome
from editor.models.words.translation import ADD_KEYS
from editor.runtime.system import is_same_file
from editor.views.panels.banners import DocumentBanner, OutcomeNotice, TroublePage
from editor.views.style.theme import current
from editor.views.table.entries_table import EntriesTable, PlaceSorted, TrackedSelection
from editor.views.widgets.labels import plain_label, read_out

if TYPE_CHECKING:
    from editor.views.panels.files_panel import FileStrip


class _Progress(QWidget):
    """A thin line at the top of the table: how much of the file has been read, or of other work is done."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._fraction = 0.0
        self.hide()

    def set_fraction(self, fraction: float) -> None:
        self._fraction = fraction
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(0, 0, self.width(), self.height(), current().color("border"))
        done = round(self.width() * self._fraction)
        painter.fillRect(0, 0, done, self.height(), current().color("accent"))
        painter.end()


class DocumentView(QWidget):
    """Shows a session, or a page that says why there is none.

    A session has a table once the view was in front; until then `look` waits, if the document was read.
    """

    table_made = Signal()  # the session has a table from now on
    left = Signal()  # the document it showed was closed
    title_changed = Signal()
    file_changed = Signal()  # another one of several files is shown alone, or all are
    rows_dropped = Signal(int)  # on the file with this key
    state_changed = Signal()  # selection, filter, stage: on these depends which actions are enabled

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.session: Session | None = None
        self.table: EntriesTable | None = None
        self.strip: FileStrip | None = None  # of a document of several files
        self.notice: OutcomeNotice | None = None  # the notice over the table with the result of an edit
        self._path: Path | None = None
        self._was_in_front = False
        self.look: ViewState | None = None  # how a document that was read is to be shown at first
        self.trouble = ""  # a sentence on why there are no rows to show
        self._page: QWidget | None = None  # table or trouble
        self.banner = DocumentBanner(self)
        self.banner.left.connect(self.setFocus)
        self._progress = _Progress(self)
        self._nothing = plain_label("", self)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._nothing.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.banner)

    @property
    def title(self) -> str:
        """The text of the tab."""
        if self.session is not None:
            return self.session.title
        return self._path.name if self._path else self.tr("Untitled")

    @property
    def path(self) -> Path | None:
        """The path of the file, even if it could not be read; None if there is none."""
        return self.session.document.path if self.session is not None else self._path

    @property
    def paths(self) -> list[Path]:
        """The paths of all files whose content is shown."""
        if self.session is not None:
            return self.session.on_disk.paths()
        return [self._path] if self._path else []

    @property
    def shows_several(self) -> bool:
        """True if several files are shown as one document."""
        return self.strip is not None

    def show_session(self, session: Session) -> None:
        """Show the document of this session from now on; the view owns the session."""
        self._clear()
        session.setParent(self)
        self.session = session
        if session.document.entries.is_set:
            self._add_strip(session)
        session.changed.connect(self._on_changed)
        session.progressed.connect(self._on_progressed)
        session.filter.changed.connect(self._on_changed)
        session.model.order_changed.connect(self.state_changed)
        for signal in (session.model.rowsInserted, session.model.rowsRemoved, session.model.modelReset):
            signal.connect(self._say_when_empty)
        if self._was_in_front:
            self._make_table(session)
        self._on_changed()

    def come_to_front(self) -> None:
        """Get ready to be looked at; called whenever the tab is chosen, and makes what waited for that."""
        self._was_in_front = True
        if self.session is None or self.table is not None:
            return
        had_focus = self.hasFocus() or self.isAncestorOf(self.window().focusWidget())
        self._make_table(self.session)
        self._on_changed()
        if self.look is not None:
            look, self.look = self.look, None
            restore_view(self, look)
        if had_focus:  # Qt may have given it to the banner, as there was no table yet
            self.setFocus()

    def _make_table(self, session: Session) -> None:
        self.table = EntriesTable(session.model, self)
        self._set_page(self.table)
        self.setFocusProxy(self.table)
        self.table.rows_selected.connect(self.state_changed)
        session.saved.connect(self.table.row_header.viewport().update)
        session.undo_stack.changing.connect(self.table.finish_editing)
        session.undo_stack.edited.connect(self.table.show_outcome)
        self.notice = OutcomeNotice(self.table)
        self.notice.undo_requested.connect(session.undo_stack.undo)
        session.undo_stack.edited.connect(self._tell_outcome)
        session.undo_stack.performed.connect(self._read_out)
        TrackedSelection(self.table, session)
        PlaceSorted(self.table)
        self.table_made.emit()

    def _tell_outcome(self, outcome: Outcome, is_return: bool) -> None:
        """Show the outcome of an edit with an offer to undo it, where that is possible now."""
        if self.notice is not None and self.session is not None:
            self.notice.tell(outcome, is_return or not self.session.is_editable)

    def _read_out(self, _edit: Edit | None, title: str) -> None:
        """Tell screen readers what was done in the table, and taken back, where no notice does."""
        if (
            self.table is not None
            and self.table.hasFocus()
            and self.notice is not None
            and not self.notice.text
        ):
            read_out(self.table, title)

    def _add_strip(self, session: Session) -> None:
        from editor.views.panels.files_panel import FileStrip  # noqa: PLC0415 - most documents are one file

        self.strip = FileStrip(self)
        self.strip.file_chosen.connect(self.show_file)
        self.strip.rows_dropped.connect(self.rows_dropped)
        session.filter.changed.connect(self.show_files)
        self._column.addWidget(self.strip)
        self.show_files()

    def show_files(self) -> None:
        """Update the tabs with the state of each file, if there are several."""
        if self.strip is not None and self.session is not None:
            file = self.session.filter.file
            self.strip.show_files(self.session.looks.of_set(), ALL if file is None else file.key)

    def show_file(self, key: int) -> None:
        """Show only the rows of one of several files; ALL: those of all. The
        current row stays, if possible.
        """
        session, table = self.session, self.table
        if session is None or table is None:
            return
        table.finish_editing()
        row = table.current_row()
        session.filter.show_file(None if key == ALL else session.document.entries.files.by_key[key])
        self.file_changed.emit()
        if session.model.order.view_row(row) < 0 and session.model.rowCount():
            row = session.model.order.document_row(0)
        table.go_to(row)
        self.state_changed.emit()

    def show_file_at(self, path: Path) -> None:
        """Show only the rows of the file with this path, if it is one of several."""
        document = self.session.document if self.session else None
        if document is not None:
            files = [file for file in document.file_list.there if file.key and file.path]
            keys = [file.key for file in files if file.path and is_same_file(file.path, path)]
            self.show_file(keys[0] if keys else ALL)

    def show_trouble(self, path: Path, page: TroublePage) -> None:
        """Show a page that says why a file has no rows to show."""
        had_focus = self.isAncestorOf(self.window().focusWidget())
        self._clear()
        self._path, self.trouble = path, page.sentence
        self._set_page(page)
        self.setFocusProxy(page)
        if had_focus:  # else the focus would go to the next widget, which may be hidden
            self.setFocus()
        self.title_changed.emit()
        self.state_changed.emit()

    def close_session(self) -> None:
        """Close the session; the view cannot be used afterwards."""
        self._clear()

    def _clear(self) -> None:
        if self._page is not None:
            self._column.removeWidget(self._page)
            self._page.hide()
            self._page.deleteLater()
        if self.session is not None:
            self.session.close()
            self.session.deleteLater()
            self.left.emit()
        if self.strip is not None:
            self._column.removeWidget(self.strip)
            self.strip.deleteLater()
        self._page = self.table = self.session = self.strip = self.notice = self.look = None
        self.banner.follow(None)
        self._progress.hide()
        self._nothing.hide()

    def _set_page(self, page: QWidget) -> None:
        self._page = page
        self._column.addWidget(page, 1)
        page.show()  # now: while it is hidden, it cannot take the focus from the earlier page
        self._progress.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._progress.setGeometry(0, 0, self.width(), 3)
        self._nothing.setGeometry(0, 64, self.width(), max(0, self.height() - 64))

    def _on_progressed(self) -> None:
        session, table = self.session, self.table
        if session is not None and table is not None:
            self._progress.set_fraction(session.fraction)
            self._progress.setVisible(session.stage is Stage.LOADING or session.is_busy)
            if session.fraction and session.stage is Stage.LOADING:
                table.row_header.expect(round(len(session.document.entries) / session.fraction))
            self.state_changed.emit()

    def _on_changed(self) -> None:
        session = self.session
        if session is None:
            return
        self._progress.setVisible(session.stage is Stage.LOADING)
        self._progress.set_fraction(session.fraction)
        if self.table is not None and session.stage is not Stage.LOADING:
            self.table.row_header.expect(0)
        self.banner.follow(session)
        self._say_when_empty()
        self.title_changed.emit()
        self.state_changed.emit()

    def _say_when_empty(self) -> None:
        session = self.session
        if session is None:
            return
        is_whole = session.stage is not Stage.LOADING
        self._nothing.setVisible(is_whole and session.model.rowCount() == 0)
        if len(session.document.entries) and session.filter.is_active:
            self._nothing.setText(self._why_no_row_is_shown(session))
        else:
            text = self.tr("No entries yet. Press {key} or {other} to add one, or paste URLs.")
            native = QKeySequence.SequenceFormat.NativeText
            key, other = (QKeySequence(key).toString(native) for key in ADD_KEYS)
            self._nothing.setText(text.format(key=key, other=other))
        self._nothing.raise_()

    def _why_no_row_is_shown(self, session: Session) -> str:
        rule = rule_of(session.filter.wanted)
        groups = session.document.findings.report.groups() if rule else ()
        if any(group.rule.id == rule and not group.rows_count for group in groups):
            return self.tr("This finding is about the whole file, not about single rows.")
        return self.tr("No row matches the filter.")


@dataclass(frozen=True, slots=True)
class ViewState:
    """The current row, the filter, the sorting, the file that is shown alone, and what pages answered."""

    row: int = 0
    filter: str = ""
    is_sorted: bool = False
    column: str = ""  # the column that rows are sorted by; "": by findings
    order: Qt.SortOrder = Qt.SortOrder.AscendingOrder
    file: str = ""  # the name of the file shown alone; "": all are
    answers: tuple[PageAnswer, ...] = ()  # of the live site
    top: int = -1  # the first row in sight; -1: wherever the current row can be seen


def view_state(view: DocumentView) -> ViewState:
    """Return how a view shows its document, or will when it first comes to the front."""
    session, table = view.session, view.table
    if session is None or table is None:
        return view.look or ViewState()
    header, file = table.horizontalHeader(), session.filter.file
    section = header.sortIndicatorSection()
    return ViewState(
        table.current_row(),
        session.filter.text,
        session.model.is_sorted,
        session.model.columns[section].name if section >= 0 else "",
        header.sortIndicatorOrder(),
        file.name if file else "",
        tuple(session.document.answers.values()),
    )


def restore_view(view: DocumentView, look: ViewState) -> None:
    """Apply a look to a view, as far as its document now allows; a row is current afterwards.

    If the view has not been in front yet, that is done once it is.
    """
    session, table = view.session, view.table
    if session is None or table is None:
        view.look = look if session is not None else None
        return
    session.document.answers.put(look.answers)
    document, names = session.document.entries, [column.name for column in session.model.columns]
    file = document.files.named(look.file) if look.file else None
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
