"""Room for letters: who has chosen large ones needs more of it."""

from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QHeaderView, QWidget

LINE = 26  # pixels: the height of a line in a list
_USUAL = 12  # pixels: the letters that widths are declared for


def scaled(pixels: int, widget: QWidget) -> int:
    """As many pixels as hold, in the letters of a widget, what so many hold in those of the usual size."""
    return round(pixels * QFontInfo(widget.font()).pixelSize() / _USUAL)


def fit_section(header: QHeaderView, section: int, pixels: int, widget: QWidget) -> None:
    """Make a column as wide as `scaled` says, but never too narrow for its heading in any language."""
    header.resizeSection(section, max(scaled(pixels, widget), header.sectionSizeHint(section)))
