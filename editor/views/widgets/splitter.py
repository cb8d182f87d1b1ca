"""A splitter that is moved by keys, too."""

from PySide6.QtCore import QEvent, QLocale, QRect, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSplitter, QSplitterHandle, QWidget

from editor.views.style.theme import current
from editor.views.widgets.labels import read_out
from editor.views.widgets.tab_order import set_tab_order

_STEP = 16  # pixels that an arrow key moves a handle
_WIDTH = 12  # pixels of a handle
_LINE = 3  # pixels of what shows the focus


class Splitter(QSplitter):
    """Two parts of a window, and a handle between them that Tab comes to and arrow keys move."""

    def __init__(self, orientation: Qt.Orientation, name: str, parent: QWidget | None = None) -> None:
        """name: what the handle sets, such as "Width of the list", for who hears it."""
        super().__init__(orientation, parent)
        self._name = name
        self.setHandleWidth(_WIDTH)
        self.setChildrenCollapsible(False)
        self._keep_inside()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.LayoutDirectionChange:
            self._keep_inside()

    def _keep_inside(self) -> None:
        """From right to left, Qt would let the first part stick out by a pixel."""
        self.setContentsMargins(0, 0, int(self.isRightToLeft()), 0)

    def createHandle(self) -> QSplitterHandle:
        return _Handle(self.orientation(), self._name, self)

    def showEvent(self, event: QShowEvent) -> None:
        """Let Tab come to the handle between the two parts."""
        super().showEvent(event)
        set_tab_order(self)

    def share(self) -> str:
        """Return how much of the whole the first part has."""
        first, *others = self.sizes()
        return f"{QLocale().toString(round(100 * first / max(first + sum(others), 1)))} %"

    def move_by(self, pixels: int) -> None:
        """Make the first part larger by some pixels, as far as both parts allow; negative: smaller."""
        first, second = self.sizes()
        moved = min(max(pixels, -first), second)
        self.setSizes([first + moved, second - moved])


class _Handle(QSplitterHandle):
    """The handle of a splitter, which shows when it has the focus."""

    def __init__(self, orientation: Qt.Orientation, name: str, splitter: Splitter) -> None:
        super().__init__(orientation, splitter)
        self._splitter = splitter
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move with arrow keys, Home and End; other keys are for the window."""
        less, more = Qt.Key.Key_Left, Qt.Key.Key_Right
        if self.orientation() is Qt.Orientation.Vertical:
            less, more = Qt.Key.Key_Up, Qt.Key.Key_Down
        elif self.isRightToLeft():
            less, more = more, less
        whole = sum(self._splitter.sizes())
        steps = {less: -_STEP, more: _STEP, Qt.Key.Key_Home: -whole, Qt.Key.Key_End: whole}
        if (step := steps.get(Qt.Key(event.key()))) is None:
            super().keyPressEvent(event)
            return
        self._splitter.move_by(step)
        self.setAccessibleDescription(self._splitter.share())
        read_out(self, self._splitter.share())

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.setAccessibleDescription(self._splitter.share())
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.hasFocus():
            return
        is_flat = self.orientation() is Qt.Orientation.Vertical
        line = QRect(0, 0, self.width(), _LINE) if is_flat else QRect(0, 0, _LINE, self.height())
        line.moveCenter(self.rect().center())
        painter = QPainter(self)
        painter.fillRect(line, current().color("accent"))
        painter.end()
