"""Enter at a button presses it, wherever it stands."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from editor.dialogs.dialog_frame import Buttons, Dialog
from tests.app.desk import Desk

ENTERS = [Qt.Key.Key_Return, Qt.Key.Key_Enter]


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    return desk


def button(around: QWidget, name: str) -> QAbstractButton:
    """The button that says so, or is called so."""
    return next(
        one
        for one in around.findChildren(QAbstractButton)
        if name in (one.text().strip(), one.accessibleName())
    )


def enter_at(found: QAbstractButton, key: Qt.Key = Qt.Key.Key_Return) -> None:
    found.setFocus()
    QTest.keyClick(found, key)


@pytest.mark.parametrize("key", ENTERS)
def test_enter_begins_where_nothing_is_open(desk: Desk, key: Qt.Key) -> None:
    enter_at(button(desk.window.empty_state, "New"), key)
    assert desk.bench.session is not None


def test_enter_closes_a_panel(opened: Desk) -> None:
    enter_at(button(opened.do.panels.findings.header, "Close the findings panel"))
    assert opened.do.panels.findings.isHidden()


def test_enter_closes_a_panel_that_was_dragged_out(opened: Desk) -> None:
    dock = opened.do.panels.findings
    dock.setFloating(True)
    enter_at(button(opened.do.panels.findings.header, "Close the findings panel"))
    assert dock.isHidden()


def test_enter_takes_the_offer_of_a_banner(opened: Desk) -> None:
    taken: list[str] = []
    assert opened.bench.view is not None
    banner = opened.bench.view.banner
    banner.say("Two were found.", banner._severity, ("Restore", lambda: taken.append("Restore")))
    enter_at(button(banner, "Restore"))
    assert taken == ["Restore"]


@pytest.mark.parametrize("make", [QToolButton, QPushButton])
def test_enter_at_a_button_of_a_dialog_does_not_end_it(qtbot: QtBot, make: type[QAbstractButton]) -> None:
    dialog = Dialog()
    qtbot.addWidget(dialog)
    pressed: list[bool] = []
    add = make(dialog)
    add.clicked.connect(lambda: pressed.append(True))
    dialog.column.addWidget(add)
    dialog.add_buttons(Buttons.Ok).button(Buttons.Ok).setDefault(True)
    dialog.show()
    enter_at(add)
    assert len(pressed) == 1
    assert dialog.isVisible()
