"""The list of findings in panels of any width."""

import pytest
from PySide6.QtWidgets import QTreeView
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.models.lists.findings_model import FindingColumn, FindingsModel
from editor.views.panels.findings_panel import FindingsPanel
from tests.models.documents import SITE, document


@pytest.mark.usefixtures("light")
def test_a_number_is_shown_whole_however_narrow_the_list(qtbot: QtBot) -> None:
    _urlset, findings = document(*(Entry(f"{SITE}/{row} b") for row in range(1200)))
    model = FindingsModel()
    panel = FindingsPanel(model)
    qtbot.addWidget(panel)
    panel.resize(300, 200)
    panel.show()
    model.set_findings(findings)
    view = panel.findChild(QTreeView)
    assert view is not None
    number = model.group_index("loc-space").siblingAtColumn(FindingColumn.COUNT)
    assert number.data() == "1200"
    assert view.sizeHintForIndex(number).width() <= view.columnWidth(FindingColumn.COUNT)
    model.set_findings(None)
