"""The list of the blocks of an extension, with keys to move, add and remove them."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QListWidget, QWidget

from editor.models.words.severities import mark_word
from editor.rules.rule import Severity
from editor.views.style.mark_icons import MARK_SIZE, mark_icon
from editor.views.style.theme import current
from editor.views.widgets.pressing import adds_one

_PADDING = 6  # pixels around all lines
_MOST_LINES = 6
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_OTHERS = (Qt.Key.Key_Delete, Qt.Key.Key_Escape)


class BlockList(QListWidget):
    """A list as high as its lines, up to a limit."""

    move_requested = Signal(int)  # by how many places
    remove_requested = Signal()
    add_requested = Signal()
    left = Signal()

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
            self.left.emit()
        elif key is Qt.Key.Key_Delete:
            self.remove_requested.emit()
        else:
            self.add_requested.emit()


def _is_own(event: QKeyEvent) -> bool:
    has_alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
    is_bare = event.modifiers() == Qt.KeyboardModifier.NoModifier
    return (has_alt and event.key() in _STEPS) or (is_bare and event.key() in _OTHERS) or adds_one(event)
