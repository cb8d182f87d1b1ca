"""The extensions of an entry, and its elements that no extension declares."""

from functools import cached_property

from PySide6.QtCore import QLocale, QPoint, Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from editor.core.document.rows import Rows
from editor.core.extensions.declaration import ValueForm
from editor.core.extensions.declared import EXTENSIONS
from editor.core.extensions.nodes import extension_text, nodes_at
from editor.core.fields import Kind
from editor.models.findings.block_findings import BlockFindings, hits_in
from editor.models.session.session import Session
from editor.models.table.cell_edits import TitledEdit
from editor.models.table.typing_hints import NO_HINT, Hint, form_hint
from editor.views.details.extension_section import ExtensionSection
from editor.views.details.long_text import LongTextEditor
from editor.views.widgets.labels import muted_label


class ExtensionsForm(QWidget):
    """A section for each extension; if several rows are selected, it shows those of the current one."""

    left = Signal()
    fix_requested = Signal(str, str, QPoint)  # rule, extension; global position

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._session: Session | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        line = QFrame(self)
        line.setObjectName("line")
        line.setFixedHeight(1)
        column.addWidget(line)
        self._whose = muted_label("", self)
        self._whose.setWordWrap(True)
        column.addWidget(self._whose)
        self.sections = {
            extension.name: ExtensionSection(extension, self, self._hint) for extension in EXTENSIONS
        }
        for name, section in self.sections.items():
            column.addWidget(section)
            section.edit_requested.connect(self._on_edit_requested)
            section.left.connect(self.left)
            section.fix_requested.connect(
                lambda rule, place, name=name: self.fix_requested.emit(rule, name, place)
            )
        self._column = column

    @cached_property
    def foreign(self) -> "ForeignElements":
        """The elements that no extension declares, made for the first entry that has any."""
        foreign = ForeignElements(self.tr("Other elements, kept as they are"), self)
        self._column.addWidget(foreign)
        return foreign

    def commit(self) -> None:
        """Commit the value that is being typed."""
        for section in self.sections.values():
            section.commit()

    def drop(self) -> None:
        """Discard the value that is being typed, and let go of the document."""
        for section in self.sections.values():
            section.drop()
        self._session = None

    def show_entry(self, session: Session, row: int, rows: Rows) -> None:
        """Show the extensions of a row; rows: all that are selected."""
        self._session = session
        document, findings = session.document.entries, session.document.findings
        self.setVisible(document.kind is Kind.URLSET)
        if document.kind is not Kind.URLSET:
            return
        whose = self.tr("The fields below belong to row {n}.").format(n=QLocale().toString(row + 1))
        self._whose.setText(whose)
        self._whose.setVisible(len(rows) > 1)
        editable = not session.model.is_read_only
        hits = hits_in(document, row, findings.context)
        for name, section in self.sections.items():
            found = BlockFindings(hits, row, section.extension)
            section.show_entry(document, row, rows, findings.report.at(row, name), found, editable=editable)
        text = extension_text(document, row)
        foreign = "\n".join(
            text[node.start : node.end] for node in nodes_at(document, row) if node.element is None
        )
        if foreign or "foreign" in vars(self):
            self.foreign.text.set_value(foreign)
            self.foreign.setVisible(bool(foreign))

    def _hint(self, form: ValueForm, text: str) -> Hint:
        """Return what would be wrong with a text as a value."""
        return form_hint(form, text, self._session.document.findings.context) if self._session else NO_HINT

    def _on_edit_requested(self, titled: TitledEdit) -> None:
        if self._session is not None:
            self._session.undo_stack.do(titled.edit, titled.title)


class ForeignElements(QWidget):
    """The text of elements below a title; it can only be read."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        self.text = LongTextEditor(self, breaks_anywhere=True)
        self.text.lines.setAccessibleName(title)
        self.text.set_read_only(True)
        column.addWidget(muted_label(title, self))
        column.addWidget(self.text)
