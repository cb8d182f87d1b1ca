"""Properties of widgets that the style sheet asks for."""

from PySide6.QtWidgets import QWidget


def restyle(widget: QWidget, name: str, value: str | bool) -> None:
    """Set a property and have Qt look again how the widget is to be: by itself it does not notice."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
