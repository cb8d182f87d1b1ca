"""A line edit that can mark where its text is invalid."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QInputMethodEvent, QTextCharFormat
from PySide6.QtWidgets import QLineEdit, QWidget

from editor.views.style.theme import current
from editor.views.widgets.line_buttons import add_clear_button
from editor.views.widgets.qt_places import qt_place
from editor.views.widgets.restyling import restyle


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
