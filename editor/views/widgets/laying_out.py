"""Laying widgets out once, where Qt would do so again for each of many."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QLayout, QWidget


@contextmanager
def laid_out_once(widget: QWidget) -> Iterator[None]:
    """While much in a widget comes, goes or is shown: lay it out at the end, with all that is around it.

    Qt does so whenever a part of something visible is shown, and asks each other part for its size then.
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
    """That of a widget and those around it, as far as Qt goes."""
    while widget is not None and widget.isVisible() and (layout := widget.layout()) is not None:
        if layout.isEnabled():
            yield layout
        widget = widget.parentWidget()
