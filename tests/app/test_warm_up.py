"""What is made ready before there is a file to open."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from editor.app.docks.open_panels import CLOSED
from editor.services.settings.settings import DETAILS_PANEL
from editor.services.settings.settings_file import Settings
from editor.views.document_view import DocumentView
from tests.app.desk import Desk


def test_the_details_panel_is_made_before_there_is_a_file_to_wait_for(desk: Desk) -> None:
    desk.window.room.warm_up()
    assert desk.do.panels.details.panel is not None
    assert not desk.do.panels.details.isVisible()


def test_with_a_document_there_is_nothing_to_warm_up_for(desk: Desk, sitemap: Path) -> None:
    view = desk.open(sitemap)
    desk.window.room.warm_up()
    assert desk.window.findChildren(DocumentView) == [view]


def test_a_closed_panel_is_not_made(qtbot: QtBot, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "closed.ini")
    settings.set(DETAILS_PANEL, CLOSED)
    desk = Desk(qtbot, settings)
    desk.window.room.warm_up()
    assert desk.do.panels.details.panel is None
    desk.clear()


def test_nothing_is_left_of_the_document_that_was_shown_to_nobody(desk: Desk) -> None:
    desk.window.room.warm_up()
    desk.wait_for(lambda: not desk.window.findChildren(DocumentView))
    assert desk.bench.tasks.is_idle
    assert desk.bench.tabs.count() == 0
    assert desk.bench.recent.paths() == []
    assert desk.window.windowTitle() == "Sitemap Editor"
    panel = desk.do.panels.details.panel
    assert panel is not None
    assert panel.form.isHidden()
