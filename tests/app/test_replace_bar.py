"""The bar that finds and replaces stays where it is, asks before it empties, and undoes what it did."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtTest import QTest

from tests.app.desk import Desk
from tests.app.replace_robot import Finding

CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def finding(desk: Desk, sitemap: Path) -> Iterator[Finding]:
    desk.open(sitemap)
    yield Finding(desk)
    desk.wait_for(lambda: not desk.do.find.matches.is_busy)


def test_no_button_moves_when_numbers_change(finding: Finding) -> None:
    bar = finding.bar
    buttons = (bar.previous, bar.next, bar.replace, bar.replace_all, bar.preview, bar.only_selected)

    def places() -> list[QRect]:
        finding.desk.window.refresh()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        return [button.geometry() for button in buttons]

    finding.look_for("e.org")
    before = places()
    for text in ("0.", "nowhere", "", "(", "https://e.org/a"):
        finding.look_for(text, "x")
        assert places() == before
    for rows in ((0,), (0, 1), (0, 1, 2)):
        finding.desk.robot.select_rows(*rows)
        assert places() == before
    finding.click("replace_all")
    assert places() == before


def test_an_empty_replacement_is_asked_about_once(finding: Finding) -> None:
    person = finding.desk.person
    person.answers.agrees = False
    finding.look_for("e.org/")
    finding.click("replace_all")
    assert (finding.desk.values("loc")[0], person.asked) == ("https://e.org/", ["replace with nothing"])
    person.answers.agrees = True
    finding.click("replace_all")
    assert finding.desk.values("loc") == ["https://", "https://a", "https://b"]
    finding.look_for("s:")
    finding.press(Qt.Key.Key_Return)
    finding.click("replace")
    assert finding.desk.session.undo_stack.count() == 2
    assert len(person.asked) == 2


def press_undo(
    finding: Finding, key: Qt.Key = Qt.Key.Key_Z, modifiers: Qt.KeyboardModifier = CONTROL
) -> None:
    """Press it in the line for the replacement, as the system delivers it: to whoever claims it."""
    finding.bar.replacement_line.setFocus()
    QTest.keyClick(finding.desk.window.windowHandle(), key, modifiers)
    finding.wait()


def test_undo_in_the_bar_takes_back_what_was_replaced_last(finding: Finding) -> None:
    before = finding.desk.values("loc")
    finding.bar.find_line.setFocus()
    QTest.keyClicks(finding.bar.find_line, "e.org")
    QTest.keyClicks(finding.bar.replacement_line, "f.org")
    finding.wait()
    finding.click("replace_all")
    assert finding.desk.values("loc") != before
    press_undo(finding)
    assert finding.desk.values("loc") == before
    assert finding.bar.replacement_line.text() == "f.org"
    press_undo(finding, modifiers=CONTROL | SHIFT)
    assert finding.desk.values("loc") != before
    press_undo(finding)
    press_undo(finding)  # there is nothing of the bar left on the stack: now it is about what was typed
    assert finding.bar.replacement_line.text() == ""


def test_undo_in_the_bar_is_about_what_was_typed_since(finding: Finding) -> None:
    finding.look_for("e.org")
    QTest.keyClicks(finding.bar.replacement_line, "f.org")
    finding.wait()
    finding.click("replace_all")
    QTest.keyClicks(finding.bar.replacement_line, "x")
    press_undo(finding)
    assert finding.bar.replacement_line.text() != "f.orgx"
    assert finding.desk.values("loc")[0] == "https://f.org/"
