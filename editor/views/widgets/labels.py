"""Labels for plain text, texts and tool tips for screen readers, and the direction of texts.

Some texts are read out when they change; tool tips of widgets are read as descriptions. In a layout
from right to left, texts from files have their own order.
"""

import re

from PySide6.QtCore import QEvent, QLocale, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QClipboard,
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QLabel, QMenu, QPlainTextEdit, QStyledItemDelegate, QWidget

from editor.models.table.item_data import plain_tip

_UNBROKEN = re.compile(r"[^\s/-]{24,}")  # words that may be too long for a line
_PIECE = re.compile(r".{12}")
_BREAK = "\u200b"  # a zero-width space, where a line may break
_LINE_END = "\u2029"  # Qt's character for a line break in what is selected
_REST = 400  # milliseconds without another change: not every key should be announced


class PlainLabel(QLabel):
    """A label that shows its text unchanged: never read as HTML."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)


def plain_label(text: str, parent: QWidget, field: QWidget | None = None) -> QLabel:
    """Return a label that shows its text unchanged; field: to which a mnemonic in it leads, and which is
    read out by it.
    """
    label = PlainLabel(text, parent)
    if field is not None:
        label.setBuddy(field)
    return label


def make_heading(label: QLabel, size: float = 1, weight: QFont.Weight = QFont.Weight.DemiBold) -> None:
    """Have a label stand out by its letters; size: of these, as a multiple of the usual one."""
    font = label.font()
    if size != 1:
        font.setPointSizeF(font.pointSizeF() * size)
    font.setWeight(weight)
    label.setFont(font)


def muted_label(text: str, parent: QWidget) -> QLabel:
    """Return a plain label in a muted colour, for secondary information."""
    label = plain_label(text, parent)
    label.setProperty("muted", "true")
    return label


def wrapping_label(text: str, parent: QWidget) -> QLabel:
    """Return a plain label that wraps; a long word, such as a name in percent-encoding, may be broken
    anywhere.
    """
    label = plain_label("", parent)
    label.setWordWrap(True)
    set_wrapping_text(label, text)
    return label


def set_wrapping_text(label: QLabel, text: str) -> None:
    """Set the text of a wrapping label."""
    label.setText(_UNBROKEN.sub(lambda word: _PIECE.sub(rf"\g<0>{_BREAK}", word[0]), text))
    label.setAccessibleName(text)


class SelectableLabel(PlainLabel):
    """A wrapping label whose text can be selected and copied, by mouse and by keyboard.

    What is copied is the text as it was set, without the places where its lines may break.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.setWordWrap(True)
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.TextSelectableByMouse | flags.TextSelectableByKeyboard)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.IBeamCursor)

    def copy(self) -> None:
        """Copy what is selected."""
        if text := self._selected():
            QGuiApplication.clipboard().setText(text)

    def _selected(self) -> str:
        return self.selectedText().replace(_BREAK, "").replace(_LINE_END, "\n")

    def _select_all(self) -> None:
        self.setSelection(0, len(self.text()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the text where a key brings the focus, so that it can be copied at once."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._select_all()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() is not Qt.FocusReason.PopupFocusReason:  # its own menu
            self.setSelection(0, 0)

    def event(self, event: QEvent) -> bool:
        """Take the keys that copy and select, which mean the rows of the table elsewhere."""
        keys = QKeySequence.StandardKey
        if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            event.setAccepted(any(map(event.matches, (keys.Copy, keys.SelectAll))))
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        elif event.key() == Qt.Key.Key_Escape:
            event.ignore()  # to whoever leads back to the rows
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        clipboard = QGuiApplication.clipboard()
        if clipboard.supportsSelection() and (text := self._selected()):
            clipboard.setText(text, QClipboard.Mode.Selection)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copy = menu.addAction(self.tr("&Copy"))
        copy.setEnabled(self.hasSelectedText())
        copy.triggered.connect(lambda _checked=False: self.copy())
        menu.addAction(self.tr("Select &all")).triggered.connect(lambda _checked=False: self._select_all())
        menu.popup(event.globalPos())


def read_out(widget: QWidget, text: str) -> None:
    """Let a screen reader, if one is active, read a text after what it is reading."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))


def tell_current(view: QAbstractItemView) -> None:
    """Tell screen readers, if any is active, which part of a list or table the focus has come to.

    Qt tells it where another part becomes the current one, but not where the focus comes to the list.
    """
    interface = QAccessible.queryAccessibleInterface(view) if view.hasFocus() else None
    current = interface.focusChild() if interface is not None else None
    if current is not None and view.currentIndex().isValid():
        QAccessible.updateAccessibility(QAccessibleEvent(current, QAccessible.Event.Focus))


class LiveLabel(PlainLabel):
    """A plain label that is read out when its text changes while its window is visible."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._later = QTimer(self, interval=_REST, singleShot=True)
        self._later.timeout.connect(self._on_rested)

    def setText(self, text: str) -> None:
        is_news = text != self.text() and self.window().isVisible()
        super().setText(text)
        if is_news:
            self._later.start()

    def _on_rested(self) -> None:
        if self.isVisible():
            read_out(self, self.text())


class ElidedLabel(LiveLabel):
    """A live label that elides its text where it has too little room; the tool tip should have it in full."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        words = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(self.rect(), self.alignment(), words)
        painter.end()


_ISOLATED = "\u2068{}\u2069"  # isolates a text, whose first strong character decides its direction


class TextOrderDelegate(QStyledItemDelegate):
    """Draws each text in its own direction, whatever that of the window: a URL ends with its slash."""

    def displayText(self, value: object, locale: QLocale | QLocale.Language) -> str:
        text = super().displayText(value, locale)
        return in_own_order(text)


def in_own_order(text: str) -> str:
    """Return a text that is drawn in its own direction, whatever that of the window."""
    return _ISOLATED.format(text) if text and QGuiApplication.isRightToLeft() else text


def set_code(field: QPlainTextEdit) -> None:
    """Let a field show its text from left to right, which is in no language: code, headers of a request."""
    field.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    field.setPlaceholderText(in_own_order(field.placeholderText()))
    option = field.document().defaultTextOption()
    option.setTextDirection(Qt.LayoutDirection.LeftToRight)
    field.document().setDefaultTextOption(option)


def set_tip(widget: QWidget, text: str) -> None:
    """Set the tool tip of a widget; it is shown, and read out, unchanged.

    A long one is wrapped by HTML, which Qt would give to screen readers as it is.
    """
    widget.setToolTip(plain_tip(text))
    widget.setAccessibleDescription(text)
