"""Shares the width of a read-only list among its columns, according to their texts."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtWidgets import QAbstractItemView, QHeaderView

from editor.views.widgets.letters import shares

_MARGINS = 24  # pixels beside a text


def share_columns(
    view: QAbstractItemView,
    header: QHeaderView,
    columns: Sequence[int],
    texts: Callable[[int], Iterable[str]],
) -> None:
    """Divide the width that the other columns leave among these; the first one gets what none of them needs.

    If the first one is hidden, the others get equal widths.

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
    for column, width in zip(shown, shares(room, wanted), strict=True):
        header.resizeSection(column, width)
