"""A window is handed on from test to test, as new."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from editor.services.settings.settings import FINDINGS_PANEL, INSIGHT_PAGE, RECENT_FILES
from tests.app.desk import Desk
from tests.app.kept_desk import KeptDesk


class Shift:
    """One test after another at a window that is handed on."""

    def __init__(self, qtbot: QtBot, new_home: Callable[[], Path]) -> None:
        self.kept, self._qtbot = KeptDesk(new_home), qtbot

    def desk(self) -> Desk:
        return self.kept.take(self._qtbot)[0]

    def is_handed_on(self) -> bool:
        before = self.desk()
        self.kept.give_back()
        return self.desk() is before


@pytest.fixture
def shift(qtbot: QtBot, new_home: Callable[[], Path]) -> Iterator[Shift]:
    shift = Shift(qtbot, new_home)
    yield shift
    shift.kept.close()


def test_what_was_opened_edited_and_set_is_gone(shift: Shift, sitemap: Path) -> None:
    desk = shift.desk()
    desk.open(sitemap)
    desk.robot.type_in(0, "priority", "0.3")
    desk.window.settings.set(FINDINGS_PANEL, False)
    desk.do.panels.insight.panel.show_page("changes")
    desk.window.resize(900, 700)
    (Path.home() / "left").touch()
    assert shift.is_handed_on()
    assert desk.context.tabs.count() == 0
    assert desk.window.settings.get(FINDINGS_PANEL)
    assert desk.do.panels.insight.panel.page.name == INSIGHT_PAGE.default
    assert desk.window.settings.get(RECENT_FILES) == []
    assert desk.window.width() > 900
    assert list(Path.home().iterdir()) == []


def test_someone_else_comes_to_the_window(shift: Shift) -> None:
    desk = shift.desk()
    desk.person.asked.append("leave a.xml")
    assert shift.is_handed_on()
    assert desk.person.asked == []


LEFT: dict[str, Callable[[Desk], object]] = {
    "something in sight": lambda desk: desk.window.page.addWidget(QLabel("left")),
    "a banner": lambda desk: desk.do.recovery.banner.say("left"),
    "something that a command remembers": lambda desk: vars(desk.do.recovery).update(_is_put_off=True),
    "a window that is closed": lambda desk: desk.window.close(),
}


@pytest.mark.parametrize("leave", LEFT.values(), ids=LEFT)
def test_a_window_with_traces_is_not_handed_on(shift: Shift, leave: Callable[[Desk], object]) -> None:
    leave(shift.desk())
    assert not shift.is_handed_on()
