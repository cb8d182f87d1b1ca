"""What is dragged over a window, as the version of Qt at hand takes it."""

import PySide6
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent

_TAKES_FRACTIONS = PySide6.__version_info__ >= (6, 12)  # of a pixel; what the other one took, each refuses


def drag_enters(
    place: QPoint, data: QMimeData, actions: Qt.DropAction, keys: Qt.KeyboardModifier
) -> QDragEnterEvent:
    """Something is dragged into a window, to this place."""
    return QDragEnterEvent(_place(place), actions, data, Qt.MouseButton.LeftButton, keys)


def drag_moves(place: QPoint, data: QMimeData, actions: Qt.DropAction) -> QDragMoveEvent:
    """Something is dragged on, to this place."""
    none = Qt.KeyboardModifier.NoModifier
    return QDragMoveEvent(_place(place), actions, data, Qt.MouseButton.LeftButton, none)


def _place(place: QPoint) -> QPoint:
    return QPointF(place) if _TAKES_FRACTIONS else place  # type: ignore[return-value]  # of the older version
