"""The extensions of an entry as forms, and its elements that no extension declares.

Each extension is a section: how many blocks it has, and these, once it is unfolded, in a list with
keys to move, add and remove them, beside the form of the chosen one.
"""

from collections.abc import Sequence
from functools import cached_property, partial

from PySide6.QtCore import QEvent, QLocale, QPoint, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QMenu, QToolButton, QVBoxLayout, QWidget

from editor.core.document.document import Document
from editor.core.document.rows import Rows
from editor.core.extensions.extension_declarations import EXTENSIONS, Extension, ValueForm
from editor.core.extensions.extension_forms import FormLine, form_lines
from editor.core.extensions.extension_reading import Node, block_line, blocks_at, extension_text, nodes_at
from editor.core.fields import Kind
from editor.core.text import N_
from editor.models.session.session import Session
from editor.models.table.cell_edits import TitledEdit
from editor.models.table.entry_blocks import BlockFindings, EntryBlocks, block_title, hits_in, shown_elsewhere
from editor.models.table.value_display import NO_HINT, Hint, form_hint
from editor.models.words.explanations import extension_title, mark_word
from editor.models.words.translation import counted, translated
from editor.rules.finding import Finding
from editor.rules.rule import Severity
from editor.views.details.block_form import BUTTON_HEIGHT, BlockForm, Hints, small_button
from editor.views.details.value_editors import LongTextEditor
from editor.views.details.value_row import FindingCards
from editor.views.style.icons import MARK_SIZE, arrow_on, icon, mark_icon
from editor.views.style.theme import current
from editor.views.widgets.keyboard import adds_one
from editor.views.widgets.labels import muted_label
from editor.views.widgets.widget_layouts import add_layout, scaled_width

_PADDING = 6  # pixels around all lines
_MOST_LINES = 6
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_OTHERS = (Qt.Key.Key_Delete, Qt.Key.Key_Escape)


class BlockList(QListWidget):
    """A list as high as its lines, up to a limit."""

    move_requested = Signal(int)  # by how many places
    remove_requested = Signal()
    add_requested = Signal()

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setUniformItemSizes(True)
        self.setIconSize(QSize(MARK_SIZE, MARK_SIZE))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_lines(self, lines: Sequence[str], marks: Sequence[int], number: int) -> None:
        """Show these lines, each with the severity of its worst finding; number: that of the chosen line."""
        blocker = QSignalBlocker(self)
        has_marks = any(severity >= Severity.ADVICE for severity in marks)  # then all lines are indented
        while self.count() > len(lines):
            self.takeItem(self.count() - 1)
        for place, (line, severity) in enumerate(zip(lines, marks, strict=True)):
            if place == self.count():
                self.addItem(line)
            item = self.item(place)
            if item.text() != line:
                item.setText(line)
            item.setIcon(mark_icon(severity, current()) if has_marks else QIcon())
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, mark_word(severity))
        self.setCurrentRow(number)
        blocker.unblock()
        self.setVisible(len(lines) > 1)
        height = max(self.sizeHintForRow(0), 1)
        self.setFixedHeight(min(len(lines), _MOST_LINES) * height + 2 * _PADDING)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the chosen line in sight, which was chosen before the list had its height."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def event(self, event: QEvent) -> bool:
        """Keep keys that the window uses for rows of the table."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride and _is_own(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _is_own(event):
            super().keyPressEvent(event)
            return
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.move_requested.emit(_STEPS[key])
        elif key is Qt.Key.Key_Escape:
            event.ignore()  # the dock goes back to the rows
        elif key is Qt.Key.Key_Delete:
            self.remove_requested.emit()
        else:
            self.add_requested.emit()


def _is_own(event: QKeyEvent) -> bool:
    has_alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
    is_bare = event.modifiers() == Qt.KeyboardModifier.NoModifier
    return (has_alt and event.key() in _STEPS) or (is_bare and event.key() in _OTHERS) or adds_one(event)


class SectionBody(QWidget):
    """The content of an unfolded section: findings, the list of blocks, and the form of the chosen block.

    The buttons `up`, `down` and `remove` belong to the head of the section, which puts them there.
    """

    def __init__(self, extension: Extension, section: QWidget, hint: Hints) -> None:
        super().__init__(section)
        self.cards = FindingCards(self)
        self.list = BlockList(extension_title(extension), self)
        moves_up = translated("Move up (Alt+Up)")
        moves_down = translated("Move down (Alt+Down)")
        removes = translated("Remove: {what}").format(what=block_title(extension))
        self.up = small_button("arrow-up", moves_up, section)
        self.down = small_button("arrow-down", moves_down, section)
        self.remove = small_button("trash-2", removes, section)
        self.copy = QToolButton(self)
        self.copy.setObjectName("unfolds")
        self.copy.setIcon(icon("copy-plus"))
        self.copy.setIconSize(QSize(14, 14))
        self.copy.setMinimumHeight(scaled_width(BUTTON_HEIGHT, self))
        self.copy.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.form = BlockForm(self, hint)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 4)
        column.setSpacing(8)
        for part in (self.cards, self.list, self.copy, self.form):
            column.addWidget(part)
        column.setAlignment(self.copy, Qt.AlignmentFlag.AlignLeft)


class ExtensionSection(QWidget):
    """A section that can be folded; it is open while it has blocks, until the user opens or closes it."""

    edit_requested = Signal(object)  # a TitledEdit
    fix_requested = Signal(str, QPoint)  # rule; global position

    def __init__(self, extension: Extension, parent: QWidget, hint: Hints) -> None:
        super().__init__(parent)
        self.extension = extension
        self._entry: EntryBlocks | None = None
        self._blocks: tuple[Node, ...] = ()
        self._number = 0  # the number of the chosen block
        self._is_new = False  # True while the form is for a block that does not exist yet
        self._is_open: bool | None = None  # as the user has chosen; None: not yet
        self._editable = False
        self._rows: Rows = ()
        self._found: BlockFindings | None = None
        self._findings: Sequence[Finding] = ()
        self._hint = hint
        self._make_head()

    def _make_head(self) -> None:
        self.toggle = QToolButton(self)
        self.toggle.setText(extension_title(self.extension))
        self.toggle.setObjectName("section")
        self.toggle.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.toggle.setIconSize(QSize(14, 14))
        self.toggle.setMinimumHeight(scaled_width(BUTTON_HEIGHT, self))
        self.toggle.clicked.connect(self._on_toggled)
        self.count = muted_label("", self)
        self.add = small_button("plus", self.tr("Add: {what}").format(what=block_title(self.extension)), self)
        self.add.clicked.connect(lambda _checked=False: self.begin_block())
        self._head = QHBoxLayout()
        self._head.setSpacing(4)
        self._head.addWidget(self.toggle)
        self._head.addWidget(self.count)
        self._head.addStretch(1)
        self._head.addWidget(self.add)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        add_layout(self._column, self._head)

    @cached_property
    def body(self) -> SectionBody:
        """The list of blocks with the form of the chosen one, made when the section is first unfolded."""
        body = SectionBody(self.extension, self, self._hint)
        for button in (body.up, body.down, body.remove):
            self._head.insertWidget(self._head.indexOf(self.add), button)
        self._column.addWidget(body)
        body.cards.fix_requested.connect(self.fix_requested)
        body.list.currentRowChanged.connect(self._on_chosen)
        body.list.move_requested.connect(self._move)
        body.list.remove_requested.connect(self._remove)
        body.list.add_requested.connect(self.begin_block)
        body.up.clicked.connect(lambda _checked=False: self._move(-1))
        body.down.clicked.connect(lambda _checked=False: self._move(1))
        body.copy.clicked.connect(lambda _checked=False: self._copy())
        body.remove.clicked.connect(lambda _checked=False: self._remove())
        body.form.filled.connect(self._on_filled)
        body.form.removed.connect(self._on_line_removed)
        body.form.wanted_changed.connect(self._show)
        body.form.fix_requested.connect(self.fix_requested)
        return body

    @property
    def _is_made(self) -> bool:
        return "body" in vars(self)

    # Display

    def show_entry(
        self,
        document: Document,
        row: int,
        rows: Rows,
        findings: Sequence[Finding],
        found: BlockFindings,
        *,
        editable: bool,
    ) -> None:
        """Show the blocks of a row; rows: all selected ones; found: the
        findings with a position in a block.
        """
        is_another = self._entry is None or (self._entry.entries, self._entry.row) != (document, row)
        self._entry = EntryBlocks(document, row, self.extension)
        self._blocks = blocks_at(document, row, self.extension)
        self._rows, self._editable = rows, editable
        if is_another:
            self._drop_typing()
            self._number, self._is_new = self._worst_block(found), False
        last = len(self._blocks) if self._is_new else max(len(self._blocks) - 1, 0)
        self._number = last if self._is_new else min(self._number, last)
        self._findings, self._found = findings, found
        self._show()

    def _worst_block(self, found: BlockFindings) -> int:
        """Return the number of the block with the worst error or warning, else of the first one."""
        severities = [found.worst(block) for block in self._blocks]
        worst = max(severities, default=0)
        return severities.index(worst) if worst >= Severity.WARNING else 0

    def commit(self) -> None:
        """Commit the value that is being typed."""
        if self._is_made:
            self.body.form.commit()

    def drop(self) -> None:
        """Let go of the entry, and discard the value that is being typed."""
        self._drop_typing()
        self._entry, self._is_new = None, False

    def _drop_typing(self) -> None:
        if self._is_made:
            self.body.form.drop()

    def _show(self) -> None:
        count = len(self._blocks)
        self.count.setText(QLocale().toString(count) if count else "")
        is_open = self._is_open if self._is_open is not None else bool(count or self._is_new)
        self.toggle.setIcon(icon("chevron-down" if is_open else arrow_on(self)))
        self.toggle.setAccessibleDescription(self.tr("open") if is_open else self.tr("closed"))
        most = self.extension.max_per_entry
        self.add.setVisible(self._editable and (most is None or count < most))
        if is_open or self._is_made:
            self.body.setVisible(is_open)
            self._show_tools(is_open)
        if is_open:
            self._show_list()
            self._show_block()

    def _show_list(self) -> None:
        lines = [block_line(block, self.extension) for block in self._blocks]
        marks = [self._found.worst(block) if self._found else 0 for block in self._blocks]
        if self._is_new:
            lines.append(self.tr("New: {what}").format(what=block_title(self.extension)))
            marks.append(0)
        self.body.list.show_lines(lines, marks, self._number)

    def _show_tools(self, is_open: bool) -> None:
        count, is_there = len(self._blocks), not self._is_new and bool(self._blocks)
        is_usable = self._editable and is_open
        self.body.remove.setVisible(is_usable and (is_there or self._is_new))
        self.body.up.setVisible(is_usable and count > 1)
        self.body.down.setVisible(is_usable and count > 1)
        self.body.up.setEnabled(is_there and self._number > 0)
        self.body.down.setEnabled(is_there and self._number < count - 1)
        others = len(self._rows) - 1
        self.body.copy.setVisible(is_usable and is_there and others > 0)
        one, many = ("Copy to the other row", N_("Copy to the other %Ln rows"))
        self.body.copy.setText(" " + counted(one, many, max(others, 1)))

    def _show_block(self) -> None:
        entry = self._entry
        self.body.form.setVisible(bool(entry and (self._blocks or self._is_new)))
        if entry is None or not (self._blocks or self._is_new):
            self.body.cards.show_findings(self._findings, editable=self._editable)
            return
        block = None if self._is_new else self._blocks[self._number]
        text = extension_text(entry.entries, entry.row)
        lines = self.body.form.within(form_lines(self.extension, block, text, self.body.form.wanted))
        placed = self._found.by_line(block, lines) if block and self._found else {}
        self.body.form.show_lines(lines, placed, editable=self._editable)
        self.body.cards.show_findings(shown_elsewhere(self._findings, placed), editable=self._editable)

    def open(self) -> None:
        """Unfold the section."""
        self._is_open = True
        self._show()

    def take_focus(self) -> None:
        """Unfold the section and focus its first field."""
        self._is_open = True
        if not self._blocks and self._editable:
            self.begin_block()
            return
        self._show()
        (self.body.list if len(self._blocks) > 1 else self.toggle).setFocus(Qt.FocusReason.TabFocusReason)

    # Edits

    def begin_block(self) -> None:
        """Show an empty form; the first value that is entered creates the block."""
        if not self._editable:
            return
        self.body.form.commit()
        self.body.form.drop()
        self._is_new, self._is_open, self._number = True, True, len(self._blocks)
        self._show()
        first = next(iter(self.body.form.rows.values()), None)
        if first is not None:
            first.editor.setFocus(Qt.FocusReason.TabFocusReason)

    def _on_toggled(self) -> None:
        self._is_open = not (self._is_made and self.body.isVisibleTo(self))
        self._show()

    def _on_chosen(self, number: int) -> None:
        if number < 0 or number == self._number:
            return
        self.body.form.commit()
        self.body.form.drop()
        self._is_new = self._is_new and number == len(self._blocks)
        self._number = number
        self._show()

    def _on_filled(self, line: object, value: str) -> None:
        assert isinstance(line, FormLine)
        entry = self._entry
        if entry is not None:
            number = None if self._is_new else self._number
            if value:
                self._is_new = False
            self._request(entry.fill(number, line, value))

    def _on_line_removed(self, line: object) -> None:
        assert isinstance(line, FormLine)
        if self._entry is not None:
            self._request(self._entry.take_away(self._number, line))

    def _remove(self) -> None:
        if not self._editable:
            return
        if self._is_new:
            self._is_new, self._number = False, max(len(self._blocks) - 1, 0)
            self.body.form.drop()
            self._show()
        elif self._entry is not None and self._blocks:
            self.body.form.drop()
            self._request(self._entry.remove(self._number))

    def _move(self, step: int) -> None:
        to = self._number + step
        if self._entry is not None and self._editable and not self._is_new and 0 <= to < len(self._blocks):
            self.body.form.commit()
            number, self._number = self._number, to
            self._request(self._entry.move(number, to))

    def _copy(self) -> None:
        if self._entry is not None:
            self.body.form.commit()
            self._request(self._entry.copy_to(self._rows))

    def _request(self, titled: TitledEdit | None) -> None:
        if titled is not None:
            self.edit_requested.emit(titled)


class ExtensionsForm(QWidget):
    """A section for each extension; if several rows are selected, it shows those of the current one."""

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
        self._are_wanted = False  # whether somebody asked for sections of which the file has none
        self.add = QToolButton(self)
        self.add.setText(" " + self.tr("Add…"))
        self.add.setIcon(icon("plus"))
        self.add.setObjectName("unfolds")
        self.add.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.add.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.add.setToolTip(self.tr("Add images, videos, news, languages or a mobile version to this entry"))
        menu = QMenu(self.add)
        self.add.setMenu(menu)
        column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)
        for name, section in self.sections.items():
            menu.addAction(extension_title(section.extension)).triggered.connect(partial(self._begin, name))
            column.addWidget(section)
            section.edit_requested.connect(self._on_edit_requested)
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

    def _begin(self, name: str, _checked: bool = False) -> None:
        self.offer()
        self.sections[name].begin_block()

    def offer(self) -> None:
        """Show the sections also where the file has no extensions, from now on."""
        self._are_wanted = True
        self._show_sections(is_used=True)

    def _show_sections(self, *, is_used: bool) -> None:
        """Show the sections, or one button that leads to them where the file has nothing for them."""
        for section in self.sections.values():
            section.setVisible(is_used)
        self.add.setVisible(not is_used)

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
        self._are_wanted = self._are_wanted and session is self._session
        self._session = session
        document, findings = session.document.entries, session.document.findings
        self.setVisible(document.kind is Kind.URLSET)
        if document.kind is not Kind.URLSET:
            return
        whose = self.tr("The fields below belong to row {n}.").format(n=QLocale().toString(row + 1))
        self._whose.setText(whose)
        self._whose.setVisible(len(rows) > 1)
        editable = not session.model.is_read_only
        has_own = any(blocks_at(document, row, each.extension) for each in self.sections.values())
        self._show_sections(is_used=self._are_wanted or has_own or bool(findings.extensions))
        self.add.setEnabled(editable)
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
