"""The bar below the table to find and replace, with a preview of the changes.

Its line edits can mark where their text is invalid.
"""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QInputMethodEvent, QKeyEvent, QKeySequence, QTextCharFormat
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.core.fields import FIELD_NAMES, FIELDS, Field
from editor.core.filtering.text_matching import ExpressionError, TemplateError
from editor.core.operations.operation import Preview
from editor.core.search import Search
from editor.core.text import N_
from editor.models.session.search_matches import SearchStatus
from editor.models.words.explanations import field_title
from editor.models.words.translation import counted, text_of, translated
from editor.views.panels.changes_list import ChangeList
from editor.views.style.icons import icon
from editor.views.style.theme import current
from editor.views.widgets.input_fields import ChoiceBox, add_clear_button, icon_button, qt_place, restyle
from editor.views.widgets.keyboard import ENTER
from editor.views.widgets.labels import ElidedLabel, set_tip
from editor.views.widgets.widget_layouts import Flow, Line, OneOrTwoLines, add_layout


class FindLine(QLineEdit):
    """A line edit that can mark one character of its text."""

    def __init__(self, name: str, parent: QWidget) -> None:
        """name: the purpose of the field, shown while it is empty."""
        super().__init__(parent)
        self.setPlaceholderText(name)
        self.setAccessibleName(name)
        add_clear_button(self)

    def show_fault(self, sentence: str, position: int | None = None) -> None:
        """Show an error and underline its position; "" removes it."""
        restyle(self, "severity", "error" if sentence else "")
        self.setAccessibleDescription(sentence)
        self._underline(position if sentence else None)

    def _underline(self, position: int | None) -> None:
        """Underline a character; a line edit takes formats only from input
        methods, relative to the cursor.
        """
        attributes: list[QInputMethodEvent.Attribute] = []
        if position is not None and self.text():
            start = qt_place(self.text(), min(position, len(self.text()) - 1))
            mark = QTextCharFormat()
            mark.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
            mark.setUnderlineColor(current().color("error"))
            mark.setForeground(current().color("error"))
            mark.setBackground(current().color("error_tint"))
            attributes.append(
                QInputMethodEvent.Attribute(
                    QInputMethodEvent.AttributeType.TextFormat, start - self.cursorPosition(), 1, mark
                )
            )
        QCoreApplication.sendEvent(self, QInputMethodEvent("", attributes))


_PREVIEW_HEIGHT = 190  # pixels
_LEAST_LINE = 104
_WIDE_NUMBER = 8_888  # rows; a longer number is rare


class ReplaceBar(QWidget):
    """Asks for a search and its replacement, and shows the number of matches and the changes."""

    typed = Signal()  # in either line; emitted before the signals that follow from it
    search_changed = Signal()
    replacement_changed = Signal()
    step_requested = Signal(int)  # 1: the next match, -1: the one before
    replace_requested = Signal()
    replace_all_requested = Signal()
    only_selected_toggled = Signal(bool)
    preview_toggled = Signal(bool)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sight = SearchStatus()
        self.setObjectName("replace_bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(self.tr("Find and replace"))
        self.find_line = FindLine(self.tr("Find"), self)
        self.replacement_line = FindLine(self.tr("Replace with"), self)
        self._beside = Flow(self), Flow(self)  # of each line
        self.field = self._make_fields()
        self.case = self._make_switch("case-sensitive", self.tr("Match case"), "Alt+C")
        self.whole = self._make_switch("whole-word", self.tr("Whole value"), "Alt+W")
        self.expression = self._make_switch("regex", self.tr("Regular expression"), "Alt+X")
        self.only_selected = QCheckBox(self)
        self.only_selected.toggled.connect(self.only_selected_toggled)
        self.count = self._make_label()
        self.trouble = self._make_label()
        self.trouble.setProperty("wrong", "true")
        self.previous = icon_button("chevron-up", self.tr("Previous match (Shift+F3)"), self)
        self.next = icon_button("chevron-down", self.tr("Next match (F3)"), self)
        self.close_button = icon_button("x", self.tr("Close (Esc)"), self)
        self.replace = QPushButton(self.tr("Replace"), self)
        self.replace_all = QPushButton(self.tr("Replace all"), self)
        self.preview = QPushButton(self.tr("Preview"), self)
        self.preview.setCheckable(True)
        self.changes = ChangeList(self)
        self.changes.hide()
        self.show_selected(_WIDE_NUMBER)  # so that nothing below the fields moves when the number changes
        self.only_selected.setMinimumWidth(self.only_selected.sizeHint().width())
        self._lay_out()
        self._connect()
        self.show_selected(0)
        self.show_status(SearchStatus())

    # Set-up

    def _make_fields(self) -> QComboBox:
        box = ChoiceBox(self)
        box.setAccessibleName(self.tr("Column"))
        box.setToolTip(
            self.tr(
                "The column to search. Images, videos, news and languages are edited in the Details panel."
            )
        )
        self._fill_fields(box, FIELDS)
        return box

    def _fill_fields(self, box: QComboBox, fields: Sequence[Field]) -> None:
        box.addItem(self.tr("All columns"), FIELD_NAMES)
        for field in fields:
            box.addItem(field_title(field), (field.name,))

    def _make_switch(self, name: str, text: str, key: str) -> QToolButton:
        button = icon_button(name, f"{text} ({key})", self)
        button.setAccessibleName(text)
        button.setCheckable(True)
        button.setShortcut(key)
        button.toggled.connect(lambda on: button.setIcon(icon(name, "accent" if on else "muted")))
        button.toggled.connect(self.search_changed)
        return button

    def _make_label(self) -> ElidedLabel:
        label = ElidedLabel(parent=self)
        label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        return label

    def _lay_out(self) -> None:
        above, below = self._beside
        for widget in (self.case, self.whole, self.expression, self.field, self.only_selected):
            above.add(widget)
        above.add(self.previous, ends=True)
        for button in (self.next, self.close_button):
            above.add(button)
        for push in (self.replace, self.replace_all, self.preview):
            below.add(push)
        for label in (self.count, self.trouble):  # one of them is visible, in the remaining room
            below.add(label, grows=True)
        lines = (Line(self.find_line, above), Line(self.replacement_line, below))
        for line in lines:
            line.first.setMinimumWidth(_LEAST_LINE)
        padded = QVBoxLayout()
        padded.setContentsMargins(12, 8, 12, 8)
        padded.addWidget(OneOrTwoLines(self, *lines, shares=(2, 5)))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 1, 0, 0)  # below the line between table and bar
        column.setSpacing(0)
        column.addWidget(self.changes)
        add_layout(column, padded)

    def _connect(self) -> None:
        for line in (self.find_line, self.replacement_line):
            line.textChanged.connect(self.typed)
        self.find_line.textChanged.connect(self.search_changed)
        self.field.currentIndexChanged.connect(self.search_changed)
        self.replacement_line.textChanged.connect(self.replacement_changed)
        self.next.clicked.connect(lambda: self.step_requested.emit(1))
        self.previous.clicked.connect(lambda: self.step_requested.emit(-1))
        self.replace.clicked.connect(self.replace_requested.emit)
        self.replace_all.clicked.connect(self.replace_all_requested.emit)
        self.preview.toggled.connect(self._on_preview_toggled)
        self.close_button.clicked.connect(self.closed.emit)
        for line in (self.find_line, self.replacement_line):
            line.installEventFilter(self)

    # Input

    def search(self) -> Search:
        """Return the search as entered."""
        return Search(
            self.find_line.text(),
            tuple(self.field.currentData()),
            matches_case=self.case.isChecked(),
            is_whole=self.whole.isChecked(),
            is_expression=self.expression.isChecked(),
        )

    def take_focus(self) -> None:
        """Move the focus to the search field."""
        self.find_line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.find_line.selectAll()

    # Display

    def offer_fields(self, fields: Sequence[Field]) -> None:
        """Set the fields that can be searched."""
        names = [(field.name,) for field in fields]
        if names != [tuple(self.field.itemData(place)) for place in range(1, self.field.count())]:
            chosen = self.field.currentText()
            blocker = QSignalBlocker(self.field)
            self.field.clear()
            self._fill_fields(self.field, fields)
            self.field.setCurrentIndex(max(self.field.findText(chosen), 0))
            blocker.unblock()
            self.search_changed.emit()

    def show_selected(self, count: int) -> None:
        """Offer to search only in the selected rows, of which there are `count`; not if it is one."""
        number = QLocale().toString(count)
        text = self.tr("{n} selected").format(n=number) if count > 1 else ""
        self.only_selected.setText(text or self.tr("Selected rows"))
        self.only_selected.setToolTip(self.tr("Find and replace only in the rows that were selected"))
        self.only_selected.setEnabled(count > 1)

    def show_status(self, sight: SearchStatus) -> None:
        """Show the result of a search, or why it failed."""
        self._sight, trouble = sight, sight.trouble
        of_replacement = isinstance(trouble, TemplateError)
        line = self.replacement_line if of_replacement else self.find_line
        words = fault_in_words(trouble, len(line.text())) if trouble else ""
        position = trouble.position if trouble else None
        self.find_line.show_fault("" if of_replacement else words, position)
        self.replacement_line.show_fault(words if of_replacement else "", position)
        self.trouble.setText(words)
        set_tip(self.trouble, words)
        self.trouble.setVisible(bool(words))
        self.count.setVisible(not words)
        self.count.setText(self._counted(sight))
        found = sight.count > 0
        self.next.setEnabled(found)
        self.previous.setEnabled(found)
        can_replace = found and sight.is_editable and trouble is None
        self.replace.setEnabled(can_replace)
        self.replace_all.setEnabled(can_replace)

    def _counted(self, sight: SearchStatus) -> str:
        number = QLocale().toString
        if not self.find_line.text() or (sight.trouble and not isinstance(sight.trouble, TemplateError)):
            return ""
        if sight.replaced:
            return counted("1 match replaced", N_("%Ln matches replaced"), sight.replaced)
        if sight.is_searching and not sight.count:
            return self.tr("searching…")
        if not sight.count:
            return self.tr("no matches")
        if sight.number:
            return self.tr("{n} of {count}").format(n=number(sight.number), count=number(sight.count))
        matches = counted("1 match", N_("%Ln matches"), sight.count)
        rows = counted("in 1 row", N_("in %Ln rows"), sight.rows)
        return f"{matches} {rows}"

    def show_changes(self, previews: Sequence[Preview], locs: Sequence[str] = ()) -> None:
        """Show what replacing all would change; locs: the URLs of the document."""
        self.changes.show_changes(previews, locs)

    def _on_preview_toggled(self, on: bool) -> None:
        around = self.parentWidget()
        if around is not None:  # most of the room is for the table
            self.changes.setFixedHeight(min(_PREVIEW_HEIGHT, around.height() // 4))
        self.changes.setVisible(on)
        self.preview_toggled.emit(on)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            return self._means_rows(event)  # a line edit handles undo even if it has nothing to undo
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in ENTER:
            self._on_enter(watched, event.modifiers())
            return True
        return super().eventFilter(watched, event)

    def _means_rows(self, event: QKeyEvent) -> bool:
        undoes, redoes = (
            event.matches(QKeySequence.StandardKey.Undo),
            event.matches(QKeySequence.StandardKey.Redo),
        )
        return (undoes and self._sight.takes_back) or (redoes and self._sight.brings_back)

    def _on_enter(self, line: QObject, modifiers: Qt.KeyboardModifier) -> None:
        """Find the next match, with Shift the previous one; replace it if Enter was pressed in
        the replacement; Ctrl replaces all.
        """
        if modifiers & Qt.KeyboardModifier.ControlModifier:
            self.replace_all.click()
        elif modifiers & Qt.KeyboardModifier.ShiftModifier:
            self.step_requested.emit(-1)
        elif line is self.replacement_line:
            self.replace.click()
        else:
            self.step_requested.emit(1)


def fault_in_words(trouble: ExpressionError, length: int = 0) -> str:
    """Return a sentence on an error in an expression, and its position in a text of
    this length; 0: without position.
    """
    sentence = text_of(trouble)
    if trouble.position is None or not length:
        return sentence
    if trouble.position >= length:
        return sentence + " " + translated("At the end.")
    place = translated("At character {n}.").format(n=trouble.position + 1)
    return f"{sentence} {place}"
