"""Scales widths to the size of the font, for users of large fonts."""

from collections.abc import Iterable, Sequence

from PySide6.QtGui import QFontInfo, QFontMetrics
from PySide6.QtWidgets import QHeaderView, QWidget

LINE = 26  # pixels: the height of a line in a list, unless letters are large
_MARGINS = 24  # pixels beside a text in a cell
_USUAL = 12  # pixels: the font size for which widths are declared


def scaled_width(pixels: int, widget: QWidget) -> int:
    """Return a width that fits as much text in a widget's font as `pixels` do in the standard font size."""
    return round(pixels * QFontInfo(widget.font()).pixelSize() / _USUAL)


def line_height(metrics: QFontMetrics) -> int:
    """Return the height of a line in a list: the usual one, or that which large letters need."""
    return max(LINE, metrics.height() + 4)


def shares(room: int, wanted: Sequence[int]) -> list[int]:
    """Divide a width among parts that want some; a part that wants less leaves the rest to the others.

    What no part wants goes to the first.
    """
    given = [0] * len(wanted)
    open_ones = sorted(range(len(wanted)), key=wanted.__getitem__)
    for place, each in enumerate(open_ones):
        given[each] = min(wanted[each], room // (len(open_ones) - place))
        room -= given[each]
    given[0] += max(room, 0)
    return given


def fit_section(
    header: QHeaderView, section: int, pixels: int, widget: QWidget, texts: Iterable[str] = ()
) -> None:
    """Resize a column to a scaled width, but never narrower than its heading and its texts need in any
    language.
    """
    widest = max(map(widget.fontMetrics().horizontalAdvance, texts), default=0) + _MARGINS
    header.resizeSection(section, max(scaled_width(pixels, widget), header.sectionSizeHint(section), widest))
