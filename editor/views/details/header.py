"""The header and the width of the details panel, which are needed before the panel itself is made."""

from PySide6.QtCore import QLocale, QSize
from PySide6.QtWidgets import QWidget

from editor.core.document.rows import Rows
from editor.models.words.translation import translated
from editor.views.panels.panel_header import PanelHeader
from editor.views.widgets.labels import muted_label
from editor.views.widgets.letters import scaled_width

USUAL_WIDTH = 312  # pixels, at first


def details_width(window: QWidget) -> int:
    """Return the initial width of the panel: wider for large fonts, but at most a third of the window."""
    return max(USUAL_WIDTH, min(scaled_width(USUAL_WIDTH, window), window.width() // 3))


class DetailsHeader(PanelHeader):
    """The header of the panel: its name, and the rows whose details it shows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(translated("DetailsHeader", "Details"), parent)
        self.row.addSpacing(4)
        self._whose = muted_label("", self)
        self.row.addWidget(self._whose)
        self.row.addStretch(1)
        self.add_close(self.tr("Close this panel (Ctrl+3)"), self.tr("Close the details panel"))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()  # this header has no button texts to hide

    def show_rows(self, rows: Rows) -> None:
        """Show which rows the details belong to."""
        number = QLocale().toString
        if len(rows) == 1:
            self._whose.setText(self.tr("row {n}").format(n=number(rows[0] + 1)))
        else:
            self._whose.setText(self.tr("{n} rows").format(n=number(len(rows))) if rows else "")
