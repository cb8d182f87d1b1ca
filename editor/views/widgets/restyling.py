"""Sets dynamic properties that the style sheet uses."""

from PySide6.QtWidgets import QWidget


def restyle(widget: QWidget, name: str, value: str | bool) -> None:
    """Set a property and apply the style sheet again, as Qt does not do so by itself."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
