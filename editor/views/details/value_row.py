"""One value in a form: its title, its editor, and its findings."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from editor.models.table.common_values import Common
from editor.models.table.typing_hints import NO_HINT, Hint
from editor.rules.finding import Finding
from editor.views.delegates.cell_editors import ValueEditor, keeps_row_key
from editor.views.details.finding_cards import FindingCards
from editor.views.style.theme import current
from editor.views.widgets.labels import muted_label
from editor.views.widgets.pressing import ENTER
from editor.views.widgets.wheel import leave_wheel

_POPUP = Qt.FocusReason.PopupFocusReason
_OTHER_WINDOW = Qt.FocusReason.ActiveWindowFocusReason


class ValueRow(QWidget):
    """Commits a value on Enter, when it is chosen or when the focus leaves; Esc discards it.

    A value that is being typed stays while the document changes elsewhere.
    """

    committed = Signal(str)
    left = Signal()  # Esc was pressed with nothing to discard
    fix_requested = Signal(str, QPoint)  # rule; global position

    def __init__(self, title: str, editor: ValueEditor, parent: QWidget, hint: Callable[[str], Hint]) -> None:
        """hint: returns what would be wrong with a text as the value."""
        super().__init__(parent)
        self.setMinimumWidth(1)  # it may shrink in a narrow panel, where its texts wrap
        self.editor = editor
        self._hint = hint
        self._shown = Common()
        self._mixed = ""
        self._is_showing = False  # True while a value of the document is put into the editor
        self._is_touched = False
        self.label = muted_label(title, self)
        self.label.setBuddy(editor)
        self.label.setMinimumWidth(1)  # it shrinks first in a narrow panel
        self.aside = muted_label("", self)  # at the right of the title
        self.aside.hide()
        self.heading = QHBoxLayout()
        self.heading.setSpacing(8)
        self.heading.addWidget(self.label, 1)
        self.heading.addWidget(self.aside)
        self.cards = FindingCards(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(self.heading)
        column.addWidget(editor)
        column.addWidget(self.cards)
        editor.set_name(title)
        for part in editor.findChildren(QWidget):
            leave_wheel(part)
            if part.focusPolicy() is not Qt.FocusPolicy.NoFocus:
                part.installEventFilter(self)
        editor.stand_alone()
        editor.value_changed.connect(self._on_value_changed)
        editor.finished.connect(self.commit)
        editor.settled.connect(self.commit)
        self.cards.fix_requested.connect(self.fix_requested)

    def show_value(self, common: Common, findings: Sequence[Finding], *, editable: bool, mixed: str) -> None:
        """Show the value of the document; mixed: the placeholder if the entries differ."""
        self._mixed = mixed
        if common != self._shown or not self._is_touched:
            self._shown = common
            self._show()
        self.editor.set_read_only(not editable)
        self.cards.show_findings(findings, editable=editable)

    def commit(self) -> None:
        """Report the value that was typed or chosen, if it has changed."""
        if not self._is_touched:
            return
        self._is_touched = False
        value = self.editor.value()
        self._forget_typing()
        if self._shown.is_mixed or value != self._shown.value:
            self.committed.emit(value)

    def give_up(self) -> None:
        """Discard what was typed."""
        if self._is_touched:
            self._show()
            self._forget_typing()

    def _show(self) -> None:
        """Show the value of the document."""
        self._is_showing = True
        if self._shown.is_mixed:
            self.editor.show_mixed(self._mixed)
        else:
            self.editor.set_value(self._shown.value)
        for widget in self.editor.focusable():
            if not widget.hasFocus():
                _show_beginning(widget)
        self._is_showing = self._is_touched = False
        self._show_hint(self._shown.value)

    def _forget_typing(self) -> None:
        """Clear the undo history of the editor, so that undo acts on the document."""
        self._is_showing = True
        for widget in self.editor.focusable():
            if isinstance(widget, QLineEdit):
                widget.setText(widget.text())
            elif isinstance(widget, QPlainTextEdit):
                widget.document().clearUndoRedoStacks()
        self._is_showing = False

    def _on_value_changed(self, text: str) -> None:
        if not self._is_showing:
            self._is_touched = True
            self._show_hint(text)

    def _show_hint(self, text: str) -> None:
        self.editor.show_hint(self._hint(text) if text else NO_HINT, current())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if keeps_row_key(event):
            return True
        if isinstance(event, QFocusEvent) and event.type() is QEvent.Type.FocusOut:
            if event.reason() is not _POPUP:
                self.commit()
                if event.reason() is not _OTHER_WINDOW:  # the user can continue to type after switching back
                    _show_beginning(watched)
        elif isinstance(event, QKeyEvent):
            return self._takes_key(watched, event)
        return super().eventFilter(watched, event)

    def _takes_key(self, watched: QObject, event: QKeyEvent) -> bool:
        if event.type() is QEvent.Type.ShortcutOverride:
            # If the editor has nothing to undo, undo acts on the document.
            if _is_undo(event) and not _has_own_undo(watched, event):
                event.ignore()
                return True
        elif event.type() is QEvent.Type.KeyPress and watched in self.editor.focusable():
            if event.key() in ENTER and isinstance(watched, QLineEdit | QPlainTextEdit):
                self.commit()
                return True
            if event.key() == Qt.Key.Key_Escape:
                if self._is_touched:
                    self.give_up()
                else:
                    self.left.emit()
                return True
        return False


def _show_beginning(widget: QObject) -> None:
    if isinstance(widget, QLineEdit):
        widget.home(False)  # noqa: FBT003 - Qt's: nothing is selected


def _is_undo(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo)


def _has_own_undo(widget: QObject, event: QKeyEvent) -> bool:
    is_undo = event.matches(QKeySequence.StandardKey.Undo)
    if isinstance(widget, QLineEdit):
        return widget.isUndoAvailable() if is_undo else widget.isRedoAvailable()
    if isinstance(widget, QPlainTextEdit):
        document = widget.document()
        return document.isUndoAvailable() if is_undo else document.isRedoAvailable()
    return False
