"""The form for one block of an extension: its elements, those required, and those that can be added."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QLocale, QPoint, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QToolButton, QVBoxLayout, QWidget

from editor.core.extensions.extension_declarations import Need, ValueForm
from editor.core.extensions.extension_forms import FormLine, LineKey, first_of_each
from editor.core.fields import XML_SPACE
from editor.core.text import N_
from editor.models.table.entry_blocks import line_title
from editor.models.table.value_display import Common, Hint
from editor.models.words.translation import counted, translated
from editor.rules.finding import Finding
from editor.views.details.value_editors import LongTextEditor, editor_for
from editor.views.details.value_row import ValueRow
from editor.views.style.icons import icon
from editor.views.widgets.input_fields import icon_button
from editor.views.widgets.labels import plain_label
from editor.views.widgets.widget_layouts import laid_out_once, scaled_width

BUTTON_HEIGHT = 22  # pixels, at least: Qt cannot paint one that a layout squeezes for a moment
_AT_FIRST, _MORE = 50, 200  # rows of equal elements at first, and for each click: a thousand are too slow
_STEP = 12  # pixels by which nested elements are indented

Hints = Callable[[ValueForm, str], Hint]  # returns what would be wrong with a text as a value
LineFindings = Mapping[LineKey, Sequence[Finding]]


def _indent(widget: QWidget, depth: int) -> None:
    """Indent a nested element at the side where lines begin."""
    step = _STEP * depth
    widget.setContentsMargins(*((0, 0, step, 0) if widget.isRightToLeft() else (step, 0, 0, 0)))


class LineRow(ValueRow):
    """A value of a block, with the length used, whether it is required, and a button to remove it."""

    removed = Signal(object)  # the Line

    def __init__(self, line: FormLine, parent: QWidget, hint: Hints) -> None:
        editor = (
            LongTextEditor(parent, breaks_anywhere=True) if line.is_foreign else editor_for(line.form, parent)
        )
        super().__init__(line_title(line), editor, parent, partial(hint, line.form))
        self.line = line
        self.remove = small_button("x", self.tr("Remove {what}").format(what=line_title(line)), self)
        self.remove.clicked.connect(lambda _checked=False: self.removed.emit(self.line))
        self.heading.addWidget(self.remove)
        _indent(self, line.depth)
        editor.value_changed.connect(self._say_aside)

    def show_line(self, line: FormLine, findings: Sequence[Finding], *, editable: bool) -> None:
        """Show the current value."""
        self.line = line
        has_to_be = line.need is Need.REQUIRED or (line.need is Need.ONE_OF and not line.is_there)
        self.remove.setVisible(editable and (not has_to_be or line.key[2] > 0))
        # If clearing the value does the same, Tab need not stop at this button, too.
        can_be_cleared = line.need is not Need.REQUIRED and not line.is_foreign
        policy = Qt.FocusPolicy.NoFocus if can_be_cleared else Qt.FocusPolicy.TabFocus
        self.remove.setFocusPolicy(policy)
        can_edit = editable and not line.is_foreign
        self.show_value(Common(line.value), findings, editable=can_edit, mixed="")
        self._say_aside(line.value)

    def _say_aside(self, text: str) -> None:
        words = []
        text = text.strip(XML_SPACE)  # as the rules count it
        if self.line.is_foreign:
            words.append(self.tr("not declared"))
        elif self.line.need is Need.DEPRECATED:
            words.append(self.tr("retired"))
            self.aside.setToolTip(self.tr("Google no longer reads this."))
        elif self.line.need is Need.REQUIRED and not text:
            words.append(self.tr("required"))
        self.editor.set_name(", ".join((self.label.text(), *words)))
        if room := _room(self.line.form, text):
            words.append(room)
        self.aside.setText(" · ".join(words))
        self.aside.setVisible(bool(words))


class LineHeading(QWidget):
    """The name of an element that contains others, with a button to remove it with all of them."""

    removed = Signal(object)  # the Line

    def __init__(self, line: FormLine, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = line
        _indent(self, line.depth)
        label = plain_label(line_title(line), self)
        self.remove = small_button("x", self.tr("Remove {what}").format(what=line_title(line)), self)
        self.remove.clicked.connect(lambda _checked=False: self.removed.emit(self.line))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label, 1)
        row.addWidget(self.remove)

    def show_line(self, line: FormLine, *, editable: bool) -> None:
        """Show the current state of the element."""
        self.line = line
        self.remove.setVisible(editable and (line.need is not Need.REQUIRED or line.key[2] > 0))


def _room(form: ValueForm, text: str) -> str:
    """Return the length used of the length allowed, such as "73 / 100"; "" if there is no limit."""
    number = QLocale().toString
    if limit := form.max_length or form.schema_length:
        return f"{number(len(text))} / {number(limit)}"
    if form.max_bytes and text:
        return f"{number(len(text.encode('utf-8', 'replace')))} / {number(form.max_bytes)} B"
    return ""


class BlockForm(QWidget):
    """The rows for the lines of a block; they are reused while the block changes."""

    filled = Signal(object, str)  # a Line, its new value
    removed = Signal(object)  # an existing Line
    wanted_changed = Signal()
    fix_requested = Signal(str, QPoint)  # rule; global position

    def __init__(self, parent: QWidget, hint: Hints) -> None:
        super().__init__(parent)
        self._hint = hint
        self.wanted: set[LineKey] = set()
        self._most = _AT_FIRST
        self.rows: dict[LineKey, LineRow] = {}
        self.headings: dict[LineKey, LineHeading] = {}
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(12)
        self.more = QPushButton(self.tr("Show more"), self)
        self.more.setObjectName("link")
        self.more.clicked.connect(lambda _checked=False: self._show_more())
        self._column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self.add = QToolButton(self)
        self.add.setObjectName("unfolds")
        self.add.setText(self.tr("Add field…"))
        self.add.setIcon(icon("plus"))
        self.add.setIconSize(QSize(14, 14))
        self.add.setMinimumHeight(scaled_width(BUTTON_HEIGHT, self))
        self.add.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.add.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self.add)
        self.add.setMenu(self.menu)
        self._column.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)

    def commit(self) -> None:
        """Commit the value that is being typed."""
        for row in self.rows.values():
            row.commit()

    def drop(self) -> None:
        """Discard the value that is being typed, and a line that was to be added."""
        for row in self.rows.values():
            row.give_up()
        self.wanted.clear()
        self._most = _AT_FIRST

    def within(self, lines: Sequence[FormLine]) -> list[FormLine]:
        """Return the lines of a block that are shown at first, or wanted
        since; a button below them shows more.
        """
        shown = first_of_each(lines, self._most, self.wanted)
        left = _value_count(lines) - _value_count(shown)
        one, many = ("Show 1 more", N_("Show %Ln more"))
        self.more.setText(counted(one, many, left))
        self.more.setVisible(left > 0)
        return shown

    def show_lines(self, lines: Sequence[FormLine], findings: LineFindings, *, editable: bool) -> None:
        """Show these lines of a block with their current values."""
        shown = [line for line in lines if not line.is_offered]
        with laid_out_once(self):
            self._arrange(shown)
            for line in shown:
                if line.is_heading:
                    self.headings[line.key].show_line(line, editable=editable)
                else:
                    self.rows[line.key].show_line(line, findings.get(line.key, ()), editable=editable)
        offered = [line for line in lines if line.is_offered]
        self.add.setVisible(editable and bool(offered))
        self._fill_menu(offered)

    def _arrange(self, lines: Sequence[FormLine]) -> None:
        """Lay out one row per line, in order; existing rows are only moved."""
        kinds = {line.key: (line.form, line.is_foreign) for line in lines if not line.is_heading}
        for key, row in list(self.rows.items()):
            if kinds.get(key) != (row.line.form, row.line.is_foreign):
                _discard(self.rows.pop(key), self._column)
        headings = {line.key for line in lines if line.is_heading}
        for key in self.headings.keys() - headings:
            _discard(self.headings.pop(key), self._column)
        for place, line in enumerate(lines):
            widget = self._heading_of(line) if line.is_heading else self._row_of(line)
            if self._column.indexOf(widget) != place:
                self._column.insertWidget(place, widget)
                widget.show()  # now: a layout would do so only in the next turn of the event loop

    def _row_of(self, line: FormLine) -> LineRow:
        row = self.rows.get(line.key)
        if row is None:
            row = self.rows[line.key] = LineRow(line, self, self._hint)
            row.committed.connect(partial(self._on_committed, row))
            row.removed.connect(self._on_removed)
            row.fix_requested.connect(self.fix_requested)
        return row

    def _heading_of(self, line: FormLine) -> LineHeading:
        heading = self.headings.get(line.key)
        if heading is None:
            heading = self.headings[line.key] = LineHeading(line, self)
            heading.removed.connect(self._on_removed)
        return heading

    def _fill_menu(self, offered: Sequence[FormLine]) -> None:
        self.menu.clear()
        for is_retired in (False, True):
            lines = [line for line in offered if (line.need is Need.DEPRECATED) is is_retired]
            if lines and not self.menu.isEmpty():
                self.menu.addSeparator()
            for line in lines:
                title = line_title(line)
                if line.around:
                    title = f"{translated(line.around)}: {title}"
                if is_retired:
                    title = self.tr("{title} (retired)").format(title=title)
                self.menu.addAction(title.replace("&", "&&")).triggered.connect(partial(self._want, line))

    def _want(self, line: FormLine, _checked: bool = False) -> None:
        self.wanted.add(line.key)
        self.wanted_changed.emit()
        row = self.rows.get(line.key)
        if row is not None:
            row.editor.setFocus(Qt.FocusReason.TabFocusReason)

    def _show_more(self) -> None:
        before = set(self.rows)
        self._most += _MORE
        self.wanted_changed.emit()
        new = next((row for key, row in self.rows.items() if key not in before), None)
        if new is not None:
            new.editor.setFocus(Qt.FocusReason.TabFocusReason)

    def _on_committed(self, row: LineRow, value: str) -> None:
        self.filled.emit(row.line, value)

    def _on_removed(self, line: FormLine) -> None:
        self.wanted.discard(line.key)
        if line.is_there:
            self.removed.emit(line)
        else:
            self.wanted_changed.emit()


def _value_count(lines: Sequence[FormLine]) -> int:
    return sum(not line.is_offered and not line.is_heading for line in lines)


def _discard(widget: QWidget, column: QVBoxLayout) -> None:
    column.removeWidget(widget)
    widget.hide()
    widget.deleteLater()


def small_button(name: str, text: str, parent: QWidget) -> QToolButton:
    """Return a small icon button to put beside text."""
    button = icon_button(name, text, parent, 14)
    button.setObjectName("cell_button")
    button.setMinimumHeight(BUTTON_HEIGHT)
    return button
