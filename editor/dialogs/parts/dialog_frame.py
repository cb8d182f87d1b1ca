"""The base class of all dialogs: a column of widgets with a margin, plain text, buttons at the end."""

from PySide6.QtCore import QEvent, QMargins, QSize, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from editor.services.manual_requests import ask_manual
from editor.views.widgets.labels import LiveLabel
from editor.views.widgets.letters import scaled_width
from editor.views.widgets.line_buttons import add_clear_button
from editor.views.widgets.pressing import handles_key
from editor.views.widgets.scrolled_page import ScrolledPage

Buttons = QDialogButtonBox.StandardButton
_BY_TAB = Qt.FocusPolicy.TabFocus
_AROUND = QSize(24, 56)  # pixels of the screen that stay free around a dialog: for title bar and edges


class _Page(ScrolledPage):
    """The scrolled content of a dialog; lists in it take their least height, as they scroll on their own."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.totalMinimumHeightForWidth(width) if layout is not None else -1


def let_scroll(column: QVBoxLayout, dialog: QWidget) -> None:
    """Move everything above the dialog's buttons to a page that scrolls; the layout stays the dialog's."""
    focus = dialog.focusWidget()
    area = QScrollArea(dialog)
    area.lower()  # widgets placed over the dialog stay on top
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes through the widgets on it, and scrolls to them
    page = _Page(area)
    inner = QVBoxLayout(page)
    inner.setContentsMargins(0, 0, 0, 0)
    inner.setSpacing(column.spacing())
    box, count = _buttons(column)
    for _number in range(count):
        _move_first(column, inner)
    area.setWidget(page)
    bar = QMargins(0, 0, area.verticalScrollBar().sizeHint().width(), 0)
    column.setContentsMargins(column.contentsMargins() - bar)  # the scroll bar takes no width from the page
    if box is not None:
        box.setContentsMargins(bar)
    column.insertWidget(0, area, 1)
    area.show()
    column.activate()
    if focus is not None:
        focus.setFocus()


def _visit_last(button: QPushButton) -> None:
    """Let Tab come to a button after the others of its row, those included that were added later."""
    box = button.parent()
    if isinstance(box, QDialogButtonBox):
        others = [each for each in box.findChildren(QPushButton) if each is not button]
        if others:
            QWidget.setTabOrder(others[-1], button)


def _buttons(column: QVBoxLayout) -> tuple[QDialogButtonBox | None, int]:
    """Return the row of buttons, if any, and the number of items before it and the space above it."""
    for place in range(column.count()):
        item = column.itemAt(place)
        box = item.widget() if item is not None else None
        if isinstance(box, QDialogButtonBox):
            return box, place - 1
    return None, column.count()


def _move_first(column: QVBoxLayout, inner: QVBoxLayout) -> None:
    stretch, item = column.stretch(0), column.takeAt(0)
    if item is None:
        return
    widget, layout = item.widget(), item.layout()
    if widget is not None:
        inner.addWidget(widget, stretch, item.alignment())
    elif layout is not None:
        inner.addLayout(layout, stretch)
    else:
        inner.addItem(item)


class Dialog(QDialog):
    """A dialog whose layout is a column, filled from top to bottom."""

    manual_place = ""  # the page of the manual about it, and a heading there after a number sign

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(20, 20, 20, 16)
        self.column.setSpacing(12)
        self._scrolls = False
        self._learn_more: QPushButton | None = None

    def ask(self) -> int:
        """Show the dialog, wait until the user closes it, and return its result; 0 if cancelled.

        The dialog is deleted after the event in which it was opened; until then its input can be read.
        """
        result = self.exec()
        self.deleteLater()
        return result

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button that has the focus, rather than the default button of the dialog."""
        if self.manual_place and event.matches(QKeySequence.StandardKey.HelpContents):
            ask_manual(self.manual_place)
        elif not handles_key(self, event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the dialog to the screen, so that its buttons are visible on small ones, too."""
        self._fit()
        self.resize(self.size().boundedTo(self.room()))
        super().showEvent(event)
        if self._learn_more is not None:
            _visit_last(self._learn_more)
        if self.focusWidget() is None:
            self._begin_at_choice()

    def event(self, event: QEvent) -> bool:
        """Grow the dialog when its content needs more room than before."""
        is_handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            self._fit()
        return is_handled

    def _fit(self) -> None:
        """Make everything above the buttons scroll if the dialog is too large for
        the screen, as with large fonts.
        """
        least = self.column.totalMinimumSize()
        if not self._scrolls and least != least.boundedTo(self.room()):
            self._scrolls = True
            let_scroll(self.column, self)
            self.grow(least)

    def _begin_at_choice(self) -> None:
        """Focus the checked one of several radio buttons: Qt would focus the
        first, and Space would check it.
        """
        first: QWidget | None = self.nextInFocusChain()
        while first not in (None, self) and not (first.isEnabled() and first.focusPolicy() & _BY_TAB):
            first = first.nextInFocusChain()
        group: QButtonGroup | None = first.group() if isinstance(first, QRadioButton) else None
        chosen = group.checkedButton() if group is not None else None
        if chosen is not None:
            chosen.setFocus(Qt.FocusReason.TabFocusReason)

    def propose_size(self, width: int, height: int) -> None:
        """Set the initial size in pixels; it is enlarged where the font is large."""
        self.resize(scaled_width(width, self), scaled_width(height, self))

    def grow(self, size: QSize) -> None:
        """Grow to at least this size, as far as the screen has room; move if
        the dialog would leave the screen.
        """
        self.resize(self.size().expandedTo(size).boundedTo(self.room()))
        if self.isVisible():
            screen, frame = self.screen().availableGeometry(), self.frameGeometry()
            frame.moveRight(min(frame.right(), screen.right()))
            frame.moveBottom(min(frame.bottom(), screen.bottom()))
            frame.moveLeft(max(frame.left(), screen.left()))
            frame.moveTop(max(frame.top(), screen.top()))
            if frame.topLeft() != self.pos():
                self.move(frame.topLeft())

    def room(self) -> QSize:
        """Return the largest size that the dialog may have on its screen."""
        return self.screen().availableSize() - _AROUND

    def new_search(self, words: str) -> QLineEdit:
        """Return a line to search in the dialog, to which Ctrl+F leads; words: what is searched."""
        line = QLineEdit(self)
        line.setPlaceholderText(words)
        line.setAccessibleName(words)
        add_clear_button(line)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, line.setFocus)
        return line

    def add_text(self, text: str = "") -> QLabel:
        """Add a paragraph of plain text, never read as HTML."""
        label = LiveLabel(text, self)
        label.setWordWrap(True)
        self.column.addWidget(label)
        return label

    def add_trouble(self) -> QLabel:
        """Add a paragraph for messages about invalid input."""
        label = self.add_text()
        label.setProperty("wrong", "true")
        return label

    def add_buttons(self, buttons: QDialogButtonBox.StandardButton) -> QDialogButtonBox:
        """Add the row of buttons at the end, connected to accept and reject; one leads to the manual."""
        box = QDialogButtonBox(buttons, self)
        if self.manual_place:
            # Buttons with this role stand at the other end on every system, away from those that answer.
            learn = box.addButton(self.tr("Learn more"), QDialogButtonBox.ButtonRole.ResetRole)
            learn.setAutoDefault(False)
            learn.clicked.connect(lambda: ask_manual(self.manual_place))
            self._learn_more = learn
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        self.column.addSpacing(4)
        self.column.addWidget(box)
        return box
