"""Keeps the mouse wheel from changing values while the user scrolls over them."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QAbstractSlider, QAbstractSpinBox, QComboBox, QWidget


class _Guard(QObject):
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def leave_wheel(field: QWidget) -> None:
    """Let a field in a scroll area handle the wheel only while it has the focus."""
    if isinstance(field, QComboBox | QAbstractSpinBox):
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)  # else the wheel would focus it before any filter
    if isinstance(field, QAbstractScrollArea):
        field.viewport().installEventFilter(_Guard(field))
    elif isinstance(field, QComboBox | QAbstractSpinBox | QAbstractSlider):  # Qt's others leave it themselves
        field.installEventFilter(_Guard(field))
