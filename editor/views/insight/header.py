"""The header of the panel of pictures, which is there before the panel is."""

from PySide6.QtWidgets import QWidget

from editor.models.words.translation import translated
from editor.views.panels.panel_header import PanelHeader


class InsightHeader(PanelHeader):
    """The header of the panel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(translated("InsightDock", "Insight"), parent)
        self.row.addStretch(1)
        self.add_close(self.tr("Close this panel (Ctrl+5)"), self.tr("Close the insight panel"))
