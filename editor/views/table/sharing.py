"""Shares the width of a read-only list among its columns, according to their texts."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QAbstractItemView, QHeaderView

from editor.views.widgets.letters import shares

_MARGINS = 24  # pixels beside a text
_LEAST = 14  # letters of a column that are shown in any case; the list is scrolled where they have no room


def share_columns(
    view: QAbstractItemView,
    header: QHeaderView,
    columns: Sequence[int],
    texts: Callable[[int], Iterable[str]],
) -> None:
    """Divide the width that the other columns leave among these; the first one gets what none of them needs.

    If the first one is hidden, the others get equal widths. None is narrower than its heading, or than the
    letters with which a text begins.

    texts: returns the texts of a column.
    """
    shown = [column for column in columns if not header.isSectionHidden(column)]
    advance = view.fontMetrics().horizontalAdvance
    wanted = [
        max(header.sectionSizeHint(column), *(advance(text) + _MARGINS for text in ("", *texts(column))))
        for column in shown
    ]
    taken = sum(header.sectionSize(column) for column in range(header.count()) if column not in shown)
    room = max(view.viewport().width() - taken, 0)
    if columns[0] not in shown:
        wanted = [room] * len(shown)
    for column, width, whole in zip(shown, shares(room, wanted), wanted, strict=True):
        header.resizeSection(column, max(width, min(whole, least_width(header, column))))


def least_width(header: QHeaderView, column: int) -> int:
    """Return the width of a column with room for its heading, and for the first letters of a text."""
    return max(header.sectionSizeHint(column), _LEAST * header.fontMetrics().averageCharWidth() + _MARGINS)


class StretchedColumn(QObject):
    """Lets a column take the width that the others leave, and never less than it needs to be read."""

    def __init__(self, header: QHeaderView, column: int) -> None:
        super().__init__(header)
        self._header, self._column = header, column
        header.setStretchLastSection(False)
        header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        header.viewport().installEventFilter(self)
        header.sectionResized.connect(self._on_resized)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._stretch()
        return super().eventFilter(watched, event)

    def _on_resized(self, section: int, _before: int, _now: int) -> None:
        if section != self._column:
            self._stretch()

    def _stretch(self) -> None:
        header, column = self._header, self._column
        others = header.length() - header.sectionSize(column)
        room = header.viewport().width() - others
        header.resizeSection(column, max(room, least_width(header, column)))
