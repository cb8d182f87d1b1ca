"""Room for letters: who has chosen large ones needs more of it."""

from collections.abc import Sequence

from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QHeaderView, QWidget

LINE = 26  # pixels: the height of a line in a list
_USUAL = 12  # pixels: the letters that widths are declared for


def scaled(pixels: int, widget: QWidget) -> int:
    """As many pixels as hold, in the letters of a widget, what so many hold in those of the usual size."""
    return round(pixels * QFontInfo(widget.font()).pixelSize() / _USUAL)


def shares(room: int, wanted: Sequence[int]) -> list[int]:
    """How many of so many pixels each gets that wants some; who wants less leaves the rest to the others.

    What nobody wants goes to the first.
    """
    given = [0] * len(wanted)
    open_ones = sorted(range(len(wanted)), key=wanted.__getitem__)
    for place, each in enumerate(open_ones):
        given[each] = min(wanted[each], room // (len(open_ones) - place))
        room -= given[each]
    given[0] += max(room, 0)
    return given


def fit_section(header: QHeaderView, section: int, pixels: int, widget: QWidget) -> None:
    """Make a column as wide as `scaled` says, but never too narrow for its heading in any language."""
    header.resizeSection(section, max(scaled(pixels, widget), header.sectionSizeHint(section)))
