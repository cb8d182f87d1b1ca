"""Tool tips of widgets, which screen readers read as descriptions."""

from PySide6.QtWidgets import QWidget

from editor.models.words.tips import plain_tip


def set_tip(widget: QWidget, text: str) -> None:
    """Set the tool tip of a widget; it is shown, and read out, unchanged.

    A long one is wrapped by HTML, which Qt would give to screen readers as it is.
    """
    widget.setToolTip(plain_tip(text))
    widget.setAccessibleDescription(text)
