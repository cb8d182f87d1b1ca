"""One value in a form: its title, its editor, and its findings in words, each with a link to fix it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from editor.models.lists.findings_model import fix_name
from editor.models.table.value_display import NO_HINT, Common, Hint
from editor.models.words.explanations import MOST_FINDINGS, finding_message, shorten_value
from editor.models.words.translation import translated
from editor.rules.finding import Finding
from editor.rules.rule import Severity
from editor.services.open_pages import ask_manual_about_rule
from editor.views.delegates.cell_delegate import ValueEditor, keeps_row_key
from editor.views.style.icons import MARK_SIZE, mark_pixmap
from editor.views.style.theme import current
from editor.views.widgets.input_fields import leave_wheel
from editor.views.widgets.keyboard import ENTER
from editor.views.widgets.labels import PlainLabel, muted_label, wrapping_label
from editor.views.widgets.widget_layouts import add_layout


@dataclass(frozen=True, slots=True)
class _Card:
    """The texts of one finding."""

    rule: str
    severity: Severity
    title: str
    message: str
    fix: str  # the text of the link; "" if there is no fix


class _Link(QPushButton):
    """A button that looks like a link, and wraps its text."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._widths: dict[str, int] = {}  # of its texts: a layout asks for them again and again
        self.setObjectName("link")
        policy = QSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        widest = max(map(self._width_of, self.text().split()), default=0)
        return QSize(widest + self._around(), super().minimumSizeHint().height())

    def heightForWidth(self, width: int) -> int:
        more = len(self._lines(width)) - 1
        return self.sizeHint().height() + more * self.fontMetrics().lineSpacing()

    def paintEvent(self, _event: QPaintEvent) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = "\n".join(self._lines(self.width()))
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.end()

    def _lines(self, width: int) -> list[str]:
        room = width - self._around()
        first, *words = self.text().split()
        lines = [first]
        for word in words:
            longer = f"{lines[-1]} {word}"
            if self._width_of(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def _width_of(self, text: str) -> int:
        if text not in self._widths:
            self._widths[text] = self.fontMetrics().size(Qt.TextFlag.TextShowMnemonic, text).width()
        return self._widths[text]

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.FontChange:
            self._widths.clear()
        super().changeEvent(event)

    def _around(self) -> int:
        """Return the width of the margins left and right of the text."""
        return self.sizeHint().width() - self._width_of(self.text())


class _Mark(PlainLabel):
    """The mark of a severity in the colours of the current theme."""

    def __init__(self, severity: Severity, parent: QWidget) -> None:
        super().__init__(parent=parent)
        self._severity = severity
        self._apply_appearance()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.PaletteChange:
            self._apply_appearance()
        super().changeEvent(event)

    def _apply_appearance(self) -> None:
        self.setPixmap(mark_pixmap(self._severity, current(), self.devicePixelRatioF()))


class FindingCards(QWidget):
    """The findings at one place, the worst first; empty if there are none."""

    fix_requested = Signal(str, QPoint)  # rule; global position

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._shown: tuple[_Card, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.hide()

    def show_findings(self, findings: Sequence[Finding], *, editable: bool) -> None:
        """Show these findings, with a link to fix each if the document can be edited."""
        cards = tuple(_card(finding, editable=editable) for finding in findings[:MOST_FINDINGS])
        if cards == self._shown:
            return
        self._shown = cards
        while (item := self._column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for card in cards:
            self._column.addWidget(self._frame(card))
        self.setVisible(bool(cards))

    def _frame(self, card: _Card) -> QFrame:
        frame = QFrame(self)
        frame.setObjectName("finding")
        frame.setProperty("severity", card.severity.word)
        frame.setAccessibleName(card.title)
        frame.setAccessibleDescription(card.message)
        line = QHBoxLayout(frame)
        line.setContentsMargins(8, 8, 8, 8)
        line.setSpacing(8)
        mark = _Mark(card.severity, frame)
        mark.setFixedWidth(MARK_SIZE)
        mark.setContentsMargins(0, 3, 0, 0)
        line.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(4)
        add_layout(line, column, 1)
        title = wrapping_label(card.title, frame)
        title.setProperty("severity", card.severity.word)
        column.addWidget(title)
        column.addWidget(wrapping_label(card.message, frame))
        if card.fix:
            column.addWidget(self._button(card, frame), 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._learn_more(card, frame), 0, Qt.AlignmentFlag.AlignLeft)
        return frame

    def _button(self, card: _Card, frame: QFrame) -> QPushButton:
        button = _Link(card.fix.replace("&", "&&"), frame)
        button.setAccessibleName(f"{card.fix}: {card.title}")
        button.clicked.connect(partial(self._on_fix, card.rule, button))
        return button

    def _learn_more(self, card: _Card, frame: QFrame) -> QPushButton:
        button = _Link(self.tr("Learn more"), frame)
        button.setAccessibleName(self.tr("Learn more: {title}").format(title=card.title))
        button.clicked.connect(partial(ask_manual_about_rule, card.rule))
        return button

    def _on_fix(self, rule: str, button: QPushButton, _checked: bool = False) -> None:
        self.fix_requested.emit(rule, button.mapToGlobal(button.rect().bottomLeft()))


def _card(finding: Finding, *, editable: bool) -> _Card:
    return _Card(
        finding.rule.id,
        finding.severity,
        translated(finding.rule.title),
        shorten_value(finding_message(finding)),
        fix_name(finding) if editable else "",
    )


_POPUP = Qt.FocusReason.PopupFocusReason
_OTHER_WINDOW = Qt.FocusReason.ActiveWindowFocusReason


class ValueRow(QWidget):
    """Commits a value on Enter, when it is chosen or when the focus leaves; Esc discards it.

    With nothing to discard, Esc is left to the dock.

    A value that is being typed stays while the document changes elsewhere.
    """

    committed = Signal(str)
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
        self._is_affected = False
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
        add_layout(column, self.heading)
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
        if common != self._shown or not self._is_affected:
            self._shown = common
            self._show()
        self.editor.set_read_only(not editable)
        self.cards.show_findings(findings, editable=editable)

    def commit(self) -> None:
        """Report the value that was typed or chosen, if it has changed."""
        if not self._is_affected:
            return
        self._is_affected = False
        value = self.editor.value()
        self._forget_typing()
        if self._shown.is_mixed or value != self._shown.value:
            self.committed.emit(value)

    def give_up(self) -> None:
        """Discard what was typed."""
        if self._is_affected:
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
        self._is_showing = self._is_affected = False
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
            self._is_affected = True
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
            if event.key() in ENTER and isinstance(watched, QLineEdit | QPlainTextEdit | QComboBox):
                self.commit()
                return True
            if event.key() == Qt.Key.Key_Escape:
                if self._is_affected:
                    self.give_up()
                else:
                    event.ignore()
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
