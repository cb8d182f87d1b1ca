"""Lays out once what many changes would lay out as often."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QLayout, QWidget


@contextmanager
def laid_out_once(widget: QWidget) -> Iterator[None]:
    """Postpone the layout of a widget, and of those around it, until the end of the context.

    Qt would lay them out whenever a part of something visible is shown, and ask
    all other parts for their sizes.
    """
    layouts = list(_layouts_around(widget))
    for layout in layouts:
        layout.setEnabled(False)
    try:
        yield
    finally:
        for layout in layouts:
            layout.setEnabled(True)
        for layout in layouts:
            layout.activate()


def _layouts_around(widget: QWidget | None) -> Iterator[QLayout]:
    """Yield the layouts of a widget and of its parents, as far up as Qt would lay out again."""
    while widget is not None and widget.isVisible() and (layout := widget.layout()) is not None:
        if layout.isEnabled():
            yield layout
        widget = widget.parentWidget()
