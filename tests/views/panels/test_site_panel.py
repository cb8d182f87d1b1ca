"""The tree of the site beside the table, which is narrow at first."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.core.grouping import Folder, SiteTree
from editor.models.lists.site_model import NAME
from editor.models.table import item_data
from editor.models.table.item_data import ROOT
from editor.views.panels.site_panel import SitePanel

LONG = Folder("a-long-name.example.org", count=2)


@pytest.fixture
def panel(qtbot: QtBot) -> SitePanel:
    panel = SitePanel()
    qtbot.addWidget(panel)
    panel.resize(160, 300)
    panel.show()
    return panel


@pytest.mark.usefixtures("light")
def test_the_only_host_takes_the_room_of_its_number_where_its_name_would_be_cut(panel: SitePanel) -> None:
    panel.show_tree(SiteTree((LONG,)))
    host = panel.model.index(0, NAME)
    whole = panel.view.sizeHintForIndex(host).width() + panel.view.indentation()
    for width, is_alone in ((whole + 2, True), (whole + 100, False), (whole + 2, True)):
        panel.resize(width, 300)
        QApplication.sendPostedEvents()
        assert panel.view.isFirstColumnSpanned(0, ROOT) is is_alone
    assert "2 URLs" in host.data(item_data.ACCESSIBLE_TEXT)


@pytest.mark.usefixtures("light")
def test_of_several_hosts_each_has_its_number(panel: SitePanel) -> None:
    panel.show_tree(SiteTree((LONG, Folder("example.org", count=1))))
    assert not panel.view.isFirstColumnSpanned(0, ROOT)
