"""The width of the filter line edit, in the filter bar and in its stand-in before the bar is created."""

from PySide6.QtWidgets import QLineEdit, QSizePolicy, QWidget

_WIDTHS = 160, 224  # pixels of the line, least and most, where the window is wide
_NARROW_WIDTHS = 140, 200  # and where it is not
_BESIDE = 62  # pixels of the button beside the line and of the gaps
_COUNT = 14  # characters of the number of matching rows


def set_widths(line: QLineEdit, *, compact: bool) -> None:
    """Set the limits for the width of a filter line; within them it takes the room that is left."""
    line.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)  # tools get theirs first
    least, most = _NARROW_WIDTHS if compact else _WIDTHS
    line.setMinimumWidth(least)
    line.setMaximumWidth(most)


def room_of_bar(bar: QWidget) -> int:
    """Return the least width of the filter bar for all of its parts and the number of matching rows."""
    return _WIDTHS[0] + _BESIDE + _COUNT * bar.fontMetrics().horizontalAdvance("0")
