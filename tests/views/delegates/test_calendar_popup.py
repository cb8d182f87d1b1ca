from datetime import UTC, datetime, timedelta, timezone

import pytest
from PySide6.QtCore import QDate, Qt, QTime
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from editor.views.delegates.calendar_popup import CalendarPopup
from editor.views.style.icons import icon

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support grabbing")  # of the offscreen platform

NOW = datetime(2026, 11, 21, 23, 30, 15, 999, tzinfo=timezone(timedelta(hours=1)))


class Picker:
    """The calendar and what it has said."""

    def __init__(self, parent: QWidget, now: datetime = NOW) -> None:
        self.parent = parent
        self.popup = CalendarPopup(parent, lambda: now)
        self.picked: list[str] = []
        self.popup.value_picked.connect(self.picked.append)

    def press(self, button: QPushButton) -> str:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return self.picked[-1]


@pytest.fixture
def picker(qtbot: QtBot) -> Picker:
    parent = QWidget()
    qtbot.addWidget(parent)
    return Picker(parent)


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("2026-10-30", "2024-02-29"),
        ("2026-10", "2024-02"),
        ("2026", "2024"),
        ("2026-10-30T09:15Z", "2024-02-29T09:15Z"),
        ("2026-10-30T09:15:07.250+01:00", "2024-02-29T09:15:07.250+01:00"),
        (" 2026-10-30 ", "2024-02-29"),
        ("nonsense", "2024-02-29"),
        ("", "2024-02-29"),
    ],
)
def test_a_day_is_picked_in_the_precision_of_the_value(picker: Picker, value: str, expected: str) -> None:
    picker.popup.show_value(value)
    picker.popup.calendar.clicked.emit(QDate(2024, 2, 29))
    assert picker.picked == [expected]


def test_showing_a_value_picks_nothing(picker: Picker) -> None:
    for value in ("2026-10-30T09:15:07.250+05:45", "2026", ""):
        picker.popup.show_value(value)
    assert picker.picked == []


def test_a_time_comes_with_a_zone_and_goes_with_it(picker: Picker) -> None:
    picker.popup.show_value("2026-10-30")
    assert not picker.popup.zone.isEnabled()
    picker.popup.has_time.setChecked(True)
    picker.popup.time.setTime(QTime(9, 15))
    picker.popup.zone.setCurrentIndex(picker.popup.zone.findData("-05:00"))
    picker.popup.has_time.setChecked(False)
    assert picker.picked == ["2026-10-30T00:00Z", "2026-10-30T09:15Z", "2026-10-30T09:15-05:00", "2026-10-30"]


def test_a_missing_zone_is_given_by_the_next_change(picker: Picker) -> None:
    picker.popup.show_value("2026-10-30T09:15")
    picker.popup.time.setTime(QTime(10, 0))
    assert picker.picked == ["2026-10-30T10:00Z"]


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("2026-10-30", "2026-11-21T23:30+01:00"),
        ("", "2026-11-21T23:30+01:00"),
        ("2026-10-30T09:15Z", "2026-11-21T22:30Z"),
        ("2026-10-30T09:15:00.5+02:00", "2026-11-22T00:30:15+02:00"),
    ],
)
def test_now_is_this_moment_in_the_zone_of_the_value(picker: Picker, value: str, expected: str) -> None:
    picker.popup.show_value(value)
    assert picker.press(picker.popup.now) == expected


def test_today_is_the_day_here(picker: Picker) -> None:
    assert picker.press(picker.popup.today) == "2026-11-21"


def test_clear_makes_the_value_absent_and_closes(picker: Picker, qtbot: QtBot) -> None:
    picker.popup.show_value("2026-10-30")
    picker.popup.show()
    assert (picker.press(picker.popup.clear), picker.popup.isVisible()) == ("", False)


def test_a_day_that_is_activated_closes_the_calendar(picker: Picker) -> None:
    picker.popup.show_value("2026-10-30")
    picker.popup.show()
    picker.popup.calendar.activated.emit(QDate(2026, 10, 1))
    assert (picker.picked, picker.popup.isVisible()) == (["2026-10-01"], False)


def test_zones_name_utc_first_and_the_one_here(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    for now, first in ((NOW, ["Z", "+01:00", "-12:00"]), (NOW.astimezone(UTC), ["Z", "-12:00", "-11:00"])):
        zone = Picker(parent, now).popup.zone
        assert [zone.itemData(row) for row in range(3)] == first


def test_enter_at_a_button_presses_it(picker: Picker) -> None:
    picker.popup.show()
    picker.popup.today.setFocus()
    QTest.keyClick(picker.popup.today, Qt.Key.Key_Return)
    assert picker.picked == ["2026-11-21"]


@pytest.mark.parametrize("is_mirrored", [False, True])
def test_the_arrows_between_months_point_away_from_each_other(
    qtbot: QtBot, qapp: QApplication, is_mirrored: bool
) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection(int(is_mirrored)))
    try:
        parent = QWidget()
        qtbot.addWidget(parent)
        buttons = {button.objectName(): button for button in Picker(parent).popup.findChildren(QToolButton)}
        previous, following = (
            buttons[f"qt_calendar_{name}month"].icon().pixmap(16).toImage() for name in ("prev", "next")
        )
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    left, right = (icon(f"chevron-{side}").pixmap(16).toImage() for side in ("left", "right"))
    assert (previous, following) == ((right, left) if is_mirrored else (left, right))
