"""Lists to choose from, as a screen reader tells of them."""

from PySide6.QtWidgets import QComboBox


def name_choice(box: QComboBox, name: str, more: str = "") -> None:
    """Say what a list is for: on Linux Qt reads out what is chosen in place of the name."""
    box.setAccessibleName(name)
    box.setAccessibleDescription(f"{name}: {more}" if more else name)
