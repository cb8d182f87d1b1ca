"""Combo boxes: their look, and their names for screen readers."""

from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QWidget


class ChoiceBox(QComboBox):
    """A combo box whose popup opens below it in the style of other lists; Qt's ignores the style sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setItemDelegate(QStyledItemDelegate(self))


def name_choice(box: QComboBox, name: str, more: str = "") -> None:
    """Set the accessible name of a combo box; on Linux Qt reads the chosen item in place of the name."""
    box.setAccessibleName(name)
    if (line := box.lineEdit()) is not None:
        line.setAccessibleName(name)
    box.setAccessibleDescription(f"{name}: {more}" if more else name)
