"""What is said about a whole document, and what its buttons do."""

from functools import partial

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtGui import QPaintEvent, QRegion
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from editor.rules.rule import Severity
from editor.views.panels.banners import Banner


class Painted(QObject):
    """Remembers what of a banner was painted."""

    def __init__(self, banner: Banner) -> None:
        super().__init__(banner)
        self.region = QRegion()
        banner.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.region += event.region()
        return False


@pytest.fixture
def banner(qtbot: QtBot) -> Banner:
    banner = Banner()
    qtbot.addWidget(banner)
    return banner


def test_a_button_does_what_was_offered_last_in_the_same_words(banner: Banner) -> None:
    done: list[str] = []
    for name in ("first", "second"):
        banner.say("Two were found.", Severity.WARNING, ("Restore", partial(done.append, name)))
    banner.choose("Restore")
    assert done == ["second"]


def test_a_button_that_is_offered_again_stays_under_the_mouse(banner: Banner) -> None:
    banner.say("Two were found.", Severity.WARNING, ("Restore", banner.hide))
    [button] = banner.findChildren(QPushButton)
    banner.say("Two were found.", Severity.WARNING, ("Restore", banner.close))
    assert banner._buttons == [button]


def test_other_words_and_another_severity_are_shown(banner: Banner) -> None:
    banner.say("It changed.", Severity.WARNING, ("Reload", banner.hide))
    banner.say("It changed.", Severity.ERROR, ("Merge…", banner.hide))
    assert [button.text() for button in banner._buttons] == ["Merge…"]
    assert banner._severity is Severity.ERROR


def test_all_of_it_is_painted_in_the_tint_of_another_severity(banner: Banner, qtbot: QtBot) -> None:
    banner.resize(600, 40)
    painted = Painted(banner)
    banner.show()
    for severity in (Severity.ADVICE, Severity.WARNING):
        painted.region = QRegion()
        banner.say(f"Something of {severity.name}.", severity, ("Show", banner.hide))
        qtbot.waitUntil(lambda: painted.region.contains(QPoint(1, 1)))
