"""What the style sheet cannot give to a spin box."""

from PySide6.QtWidgets import QAbstractSpinBox

_ROOM = 9  # pixels: the edge and the padding of the other fields


def indent(box: QAbstractSpinBox) -> None:
    """Let the text of a spin box begin where that of other fields begins.

    The style sheet's padding makes the box wider, but leaves the line in it at the outer edge.
    """
    box.lineEdit().setTextMargins(_ROOM, 0, 0, 0)
