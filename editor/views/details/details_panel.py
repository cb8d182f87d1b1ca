"""The details panel beside the table: all content of the selected entries, with space for each value.

It has a form for the protocol's fields of one entry, or for the values that several entries share,
the extensions, and in words what the page of the entry answered when the live site was asked.
"""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from editor.core.document.rows import Rows
from editor.core.fields import XML_SPACE, CellKind, Field
from editor.core.site.page_answers import PageAnswer
from editor.core.site.page_urls import Inlinks
from editor.models.session.session import Session
from editor.models.table.cell_edits import set_cells
from editor.models.table.value_display import NO_HINT, Hint, common_value
from editor.models.words.explanations import (
    answer_parts,
    field_title,
    inlinks_parts,
    verdict_sentences,
    verdict_title,
)
from editor.services.tasks import call_later
from editor.views.delegates.cell_delegate import ValueEditor
from editor.views.delegates.value_delegates import ChangefreqEditor, LastmodEditor, PriorityEditor, local_time
from editor.views.details.extension_form import ExtensionsForm
from editor.views.details.value_editors import LongUrlEditor
from editor.views.details.value_row import FindingCards, ValueRow
from editor.views.panels.panel_headers import USUAL_WIDTH
from editor.views.widgets.labels import (
    SelectableLabel,
    make_heading,
    muted_label,
    set_wrapping_text,
    wrapping_label,
)
from editor.views.widgets.widget_layouts import ScrolledPage, add_layout


class AnswerSection(QWidget):
    """Shows one answer; hidden where none is known. Labels are made once: styling new ones takes a frame."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Live site"))
        self.setMinimumWidth(1)
        self._answer: PageAnswer | None = None
        self._inlinks: Inlinks | None = None
        line = QFrame(self)
        line.setObjectName("line")
        line.setFixedHeight(1)
        self._title, self._sentences = wrapping_label("", self), SelectableLabel(self)
        self._sentences.setAccessibleName(self.tr("Live site"))  # until there is an answer
        make_heading(self._title)
        self._parts: list[tuple[QLabel, SelectableLabel]] = []  # title and text; those left over are hidden
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(line)
        column.addWidget(self._title)
        column.addWidget(self._sentences)
        add_layout(column, self._grid)
        self.hide()

    @property
    def lines(self) -> list[str]:
        """The texts that are shown, label by label."""
        labels = [self._title, self._sentences, *(label for pair in self._parts for label in pair)]
        return [label.accessibleName() for label in labels if label.isVisibleTo(self) and not self.isHidden()]

    def show_answer(self, answer: PageAnswer | None, inlinks: Inlinks | None = None) -> None:
        """Show what a page answered, and which pages link to it; None: that is not known, or several entries
        are selected.
        """
        is_known = answer is not None or inlinks is not None
        if is_known and (answer, inlinks) != (self._answer, self._inlinks):
            self._answer, self._inlinks = answer, inlinks
            self._fill(answer, inlinks)
        self.setVisible(is_known)

    def _fill(self, answer: PageAnswer | None, inlinks: Inlinks | None) -> None:
        title, sentences = self.tr("Coverage"), ""
        if answer is not None:
            title = self.tr("Live site: {verdict}").format(verdict=verdict_title(answer.verdict))
            sentences = verdict_sentences(answer)
        set_wrapping_text(self._title, title)
        set_wrapping_text(self._sentences, sentences)
        self._sentences.setVisible(sentences != "")
        told = [*(answer_parts(answer) if answer else ()), *(inlinks_parts(inlinks) if inlinks else ())]
        while len(self._parts) < len(told):
            self._add_part()
        for number, (name, text) in enumerate(self._parts):
            is_told = number < len(told)
            if is_told:
                name.setText(told[number][0])
                name.setAccessibleName(told[number][0])
                set_wrapping_text(text, told[number][1])
            for label in (name, text):
                label.setVisible(is_told)

    def _add_part(self) -> None:
        name, text = muted_label("", self), SelectableLabel(self)
        row = len(self._parts)
        self._grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(text, row, 1)
        self.setTabOrder(self._parts[-1][1] if self._parts else self._sentences, text)
        self._parts.append((name, text))


_EDITORS: dict[CellKind, Callable[[QWidget], ValueEditor]] = {
    CellKind.URL: LongUrlEditor,
    CellKind.DATE: lambda parent: LastmodEditor(parent, local_time),
    CellKind.CHOICE: ChangefreqEditor,
    CellKind.NUMBER: PriorityEditor,
}


class EntryForm(QWidget):
    """A row for each field, and the findings about the entry as a whole."""

    fix_requested = Signal(str, str, QPoint)  # rule, field; global position

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        self._rows: Rows = ()
        self._fields: tuple[Field, ...] = ()
        self.values: dict[str, ValueRow] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(12)
        self._entry = FindingCards(self)
        self._entry.fix_requested.connect(lambda rule, place: self.fix_requested.emit(rule, "", place))
        self._column.addWidget(self._entry)

    def commit(self) -> None:
        """Commit the value that is being typed."""
        for row in self.values.values():
            row.commit()

    def drop(self) -> None:
        """Discard the value that is being typed, and let go of the document."""
        for row in self.values.values():
            row.give_up()
        self._session, self._rows = None, ()

    def show_entries(self, session: Session, rows: Rows) -> None:
        """Show these entries of a document."""
        self._session, self._rows = session, rows
        self._make_rows(session.model.fields)
        document, findings = session.document.entries, session.document.findings
        editable = not session.model.is_read_only
        is_one = len(rows) == 1
        for name, row in self.values.items():
            if isinstance(row.editor, LongUrlEditor):
                row.editor.origin = session.model.urls.folded_origin
            row.show_value(
                common_value(document.column(name), rows),
                findings.report.at(rows[0], name) if is_one else (),
                editable=editable,
                mixed=self.tr("several values"),
            )
        self._entry.show_findings(findings.report.at(rows[0], "") if is_one else (), editable=editable)
        self.show()

    def lay_out(self) -> None:
        """Lay out all widgets at once, innermost first: Qt would do the next one only after a paint."""
        for row in self.values.values():
            for widget in (row.editor, row):
                if (layout := widget.layout()) is not None:
                    layout.activate()
        self._column.activate()

    def _make_rows(self, fields: tuple[Field, ...]) -> None:
        if fields == self._fields:
            return
        self._fields = fields
        self.hide()  # else the window would be laid out again with each row
        for old in self.values.values():
            self._column.removeWidget(old)
            old.hide()  # it goes only with the next turn of the event loop
            old.deleteLater()
        self.values = {field.name: self._row(field) for field in fields}
        for place, row in enumerate(self.values.values()):
            self._column.insertWidget(place, row)

    def _row(self, field: Field) -> ValueRow:
        editor = _EDITORS[field.cell](self)
        name = field.name
        row = ValueRow(field_title(field), editor, self, lambda text: self._hint(name, text))
        row.committed.connect(lambda value: self._set(name, value))
        row.fix_requested.connect(lambda rule, place: self.fix_requested.emit(rule, name, place))
        return row

    def _hint(self, field: str, text: str) -> Hint:
        return self._session.model.hint(field, text) if self._session else NO_HINT

    def _set(self, field: str, value: str) -> None:
        session = self._session
        if session is not None:
            titled = set_cells(session.document.entries, {field: self._rows}, value)
            if titled is not None:
                session.undo_stack.do(titled.edit, titled.title)


class DetailsPanel(QScrollArea):
    """Follows the selection of the document; a value that is being typed is committed first."""

    fix_requested = Signal(str, int, str, QPoint)  # rule, row, field; global position

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("details")
        self.setAccessibleName(self.tr("Details"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.session: Session | None = None  # the session whose entries are shown
        self._arrangement = 0  # the number of the document's arrangement of rows when it was shown
        self._rows: Rows = ()
        self._current = -1
        page = ScrolledPage(self)
        page.setObjectName("details_page")
        self.setWidget(page)  # as long as it is empty: Qt would style all that is in it again
        self._column = QVBoxLayout(page)
        self._column.setContentsMargins(12, 12, 12, 12)
        self._column.setSpacing(12)
        self._nothing = muted_label(self.tr("Select an entry to see its details."), page)
        self._nothing.setWordWrap(True)
        self._column.addWidget(self._nothing)
        self.form = EntryForm(page)
        self._column.addWidget(self.form)
        self.answer = AnswerSection(page)
        self._column.addWidget(self.answer)
        self.extensions = ExtensionsForm(page)
        self._column.addWidget(self.extensions)
        for part in (page, self.form):  # they may shrink, as the panel does not scroll sideways
            part.setMinimumWidth(1)
        self._column.addStretch(1)
        self.form.fix_requested.connect(self._on_fix_requested)
        self.extensions.fix_requested.connect(self._on_fix_requested)

    def minimumSizeHint(self) -> QSize:
        """Return the size for the fields of the protocol, so that a narrow window squeezes the panel.

        Large fonts do not enlarge it: the window would then be wider than a small screen.
        """
        least, margins = super().minimumSizeHint(), self._column.contentsMargins()
        editors = [row.editor.minimumSizeHint().width() for row in self.form.values.values()]
        around = margins.left() + margins.right() + self.verticalScrollBar().sizeHint().width()
        around += 2 * self.frameWidth()
        least.setWidth(min(max(editors, default=0), USUAL_WIDTH // 2) + around)
        return least

    def follow(self, session: Session | None, rows: Rows, current: int) -> None:
        """Show these entries of a document; current: the row whose extensions are shown."""
        arrangement = session.document.entries.arrangement if session is not None else 0
        if session is not self.session or arrangement != self._arrangement:
            self.form.drop()
            self.extensions.drop()
        elif (rows, current) != (self._rows, self._current):
            self.commit()
        self.session, self._arrangement = session, arrangement
        self._rows, self._current = rows, current
        if not rows:
            self.form.hide()
            self.extensions.hide()
        self.answer.show_answer(_answer_of(session, rows), _inlinks_of(session, rows))
        self._nothing.setVisible(not rows)
        if session is not None and rows:
            editors = self.form.values
            self.form.show_entries(session, rows)
            if self.form.values is not editors:
                self.updateGeometry()
            self.extensions.show_entry(session, current, rows)
            self.form.lay_out()
            self._column.activate()

    def commit(self) -> None:
        """Commit the value that is being typed."""
        self.form.commit()
        self.extensions.commit()

    def reveal(self, extension: str) -> None:
        """Scroll to the section of an extension."""
        section = self.extensions.sections.get(extension)
        if section is not None:
            self.extensions.offer()
            section.open()
            call_later(section, lambda: self.ensureWidgetVisible(section))  # after the section got its size

    def take_focus(self, extension: str = "") -> None:
        """Focus the first field, or the section of an extension."""
        section = self.extensions.sections.get(extension)
        if section is not None:
            self.extensions.offer()
            section.take_focus()
            self.reveal(extension)
            return
        for row in self.form.values.values():
            row.editor.setFocus(Qt.FocusReason.TabFocusReason)
            self.ensureWidgetVisible(row)
            return

    def _on_fix_requested(self, rule: str, field: str, place: QPoint) -> None:
        self.fix_requested.emit(rule, self._current if self._rows else -1, field, place)


def _answer_of(session: Session | None, rows: Rows) -> PageAnswer | None:
    """Return what the page of the only row that is shown answered, as far as that is known."""
    if session is None or len(rows) != 1:
        return None
    document = session.document
    return document.answers.of(document.entries.column("loc")[rows[0]])


def _inlinks_of(session: Session | None, rows: Rows) -> Inlinks | None:
    """Return which pages link to the URL of the only row that is shown, as far as that is known."""
    if session is None or len(rows) != 1:
        return None
    entries = session.document.entries
    return entries.inlinks.get(entries.column("loc")[rows[0]].strip(XML_SPACE))
