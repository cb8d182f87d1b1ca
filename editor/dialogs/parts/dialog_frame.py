"""What all dialogs have in common: a column with room around it, plain text, buttons at the end."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from editor.dialogs.parts.scrolling import let_scroll
from editor.views.widgets.letters import scaled
from editor.views.widgets.live_label import LiveLabel
from editor.views.widgets.pressing import presses_button

Buttons = QDialogButtonBox.StandardButton
_BY_TAB = Qt.FocusPolicy.TabFocus
_AROUND = QSize(24, 56)  # pixels of the screen that are left around a dialog: its title, the edges


class Dialog(QDialog):
    """A dialog with a column to fill from top to bottom."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(20, 20, 20, 16)
        self.column.setSpacing(12)
        self._scrolls = False

    def ask(self) -> int:
        """Wait until the person has closed it; returns its result, 0 where they thought better of it.

        It goes away when the event that had it opened is over: until then it can tell what was chosen.
        """
        result = self.exec()
        self.deleteLater()
        return result

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter at a button presses that one, not the one that ends the dialog."""
        if not presses_button(self, event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Come up whole, buttons included, however small the screen is."""
        self._fit()
        self.resize(self.size().boundedTo(self.room()))
        super().showEvent(event)
        if self.focusWidget() is None:
            self._begin_at_choice()

    def event(self, event: QEvent) -> bool:
        """What it holds may need more room than before."""
        is_handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            self._fit()
        return is_handled

    def _fit(self) -> None:
        """Let all above the buttons scroll where it has no room on the screen, as with large letters."""
        least = self.column.totalMinimumSize()
        if not self._scrolls and least != least.boundedTo(self.room()):
            self._scrolls = True
            let_scroll(self.column, self)
            self.grow(least)

    def _begin_at_choice(self) -> None:
        """Qt begins with the first of several choices, also where another is chosen: Space would take it."""
        first: QWidget | None = self.nextInFocusChain()
        while first not in (None, self) and not (first.isEnabled() and first.focusPolicy() & _BY_TAB):
            first = first.nextInFocusChain()
        group: QButtonGroup | None = first.group() if isinstance(first, QRadioButton) else None
        chosen = group.checkedButton() if group is not None else None
        if chosen is not None:
            chosen.setFocus(Qt.FocusReason.TabFocusReason)

    def propose_size(self, width: int, height: int) -> None:
        """Begin with so many pixels; with more where letters are large."""
        self.resize(scaled(width, self), scaled(height, self))

    def grow(self, size: QSize) -> None:
        """Be at least as large, if there is so much room; one that is open moves where it left the screen."""
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
        """How large it may be on its screen."""
        return self.screen().availableSize() - _AROUND

    def add_text(self, text: str = "") -> QLabel:
        """A paragraph, shown as it is: never read as HTML."""
        label = LiveLabel(text, self)
        label.setWordWrap(True)
        self.column.addWidget(label)
        return label

    def add_trouble(self) -> QLabel:
        """A paragraph that says what is wrong with what was entered."""
        label = self.add_text()
        label.setProperty("wrong", "true")
        return label

    def add_buttons(self, buttons: QDialogButtonBox.StandardButton) -> QDialogButtonBox:
        """The last line, connected to accept and reject."""
        box = QDialogButtonBox(buttons, self)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        self.column.addSpacing(4)
        self.column.addWidget(box)
        return box
