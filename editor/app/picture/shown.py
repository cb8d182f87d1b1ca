"""The words in a picture of the window, which the picture carries with it."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QAbstractListModel, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDialog,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTabBar,
    QWidget,
)

SHOWN = "Shown"  # the key of the words in a PNG
BETWEEN = " ¦ "  # the texts
_ROWS = 8  # of each list: how many more there is room for depends on the font
_TAG = re.compile(r"<[^>]+>")
_NUMBER = re.compile(r"\d[\d.,:]*")


def words_shown(windows: Iterable[QWidget], folder: Path | None) -> str:
    """Return the texts that stand in windows; numbers, which may be of today, as 0.

    folder: where the file lies that is shown, which is left out.
    """
    lines = []
    for window in windows:
        widgets = [window, *(each for each in window.findChildren(QWidget) if each.isVisibleTo(window))]
        lines += [text for widget in widgets for text in _words(widget)]
    return BETWEEN.join(_plain(line.replace(str(folder), "")) for line in lines if line.strip())


def _plain(text: str) -> str:
    """Return a text without tags and numbers; "…" if some of it was left out, as much as does not fit."""
    plain = _NUMBER.sub("0", " ".join(_TAG.sub(" ", text).split()))
    return "…" if "…" in plain[:-1] else plain


def _words(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QDialog):
        yield widget.windowTitle()
    elif isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QGroupBox):
        yield widget.title()
    elif isinstance(widget, QLineEdit):
        yield widget.text() or widget.placeholderText()
    elif isinstance(widget, QComboBox):
        yield widget.currentText()
    elif isinstance(widget, QTabBar):
        yield from (widget.tabText(place) for place in range(widget.count()))
    elif isinstance(widget, QAbstractItemView) and not isinstance(widget, QHeaderView):
        yield from _cells(widget)


def _cells(view: QAbstractItemView) -> Iterator[str]:
    model, root = view.model(), view.rootIndex()
    if model is None:
        return
    columns = range(1 if isinstance(model, QAbstractListModel) else model.columnCount(root))
    for column in columns:
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
    for row in range(min(model.rowCount(root), _ROWS)):
        for column in columns:
            yield str(model.index(row, column, root).data() or "")
