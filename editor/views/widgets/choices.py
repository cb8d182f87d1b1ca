"""Lists to choose from: how they look, and how a screen reader tells of them."""

from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QWidget


class ChoiceBox(QComboBox):
    """Its list opens below it and looks like all others: Qt's own knows no style sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(QStyledItemDelegate(self))


def name_choice(box: QComboBox, name: str, more: str = "") -> None:
    """Say what a list is for: on Linux Qt reads out what is chosen in place of the name."""
    box.setAccessibleName(name)
    box.setAccessibleDescription(f"{name}: {more}" if more else name)
