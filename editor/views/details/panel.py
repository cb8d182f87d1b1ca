"""The details panel beside the table: all content of the selected entries, with room for each value."""

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from editor.core.document.rows import Rows
from editor.core.site.answers import PageAnswer
from editor.models.session.session import Session
from editor.services.soon import soon
from editor.views.details.answer_section import AnswerSection
from editor.views.details.entry_form import EntryForm
from editor.views.details.extensions_form import ExtensionsForm
from editor.views.details.header import USUAL_WIDTH
from editor.views.widgets.labels import muted_label
from editor.views.widgets.scrolled_page import ScrolledPage


class DetailsPanel(QScrollArea):
    """Follows the selection of the document; a value that is being typed is committed first."""

    left = Signal()  # the focus should return to the table
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
        self.form.left.connect(self.left)
        self.form.fix_requested.connect(self._on_fix_requested)
        self.answer.left.connect(self.left)
        self.extensions.left.connect(self.left)
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
        self.answer.show_answer(_answer_of(session, rows))
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
            section.open()
            soon(section, lambda: self.ensureWidgetVisible(section))  # after the section got its size

    def take_focus(self, extension: str = "") -> None:
        """Focus the first field, or the section of an extension."""
        section = self.extensions.sections.get(extension)
        if section is not None:
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
