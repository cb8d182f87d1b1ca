"""How close together the lines of lists and tables are, as the user set it."""

from PySide6.QtWidgets import QAbstractItemView, QApplication

_SCALES = {"compact": 0.85, "usual": 1.0, "spacious": 1.25}
_NOW = ["usual"]


def density() -> float:
    """Return the height of lines, in relation to the usual one."""
    return _SCALES[_NOW[0]]


def set_density(name: str) -> None:
    """Set how close lines are: compact, usual or spacious; all lists are laid out again."""
    if _NOW[0] != name:
        _NOW[0] = name
        for widget in QApplication.allWidgets():
            if isinstance(widget, QAbstractItemView):
                widget.scheduleDelayedItemsLayout()
