"""What the line at the bottom shows where there is little room, and how much of a limit is used."""

from decimal import Decimal

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from editor.core.insight.date_charts import SelectionFigures
from editor.views.panels.status_bar import Gauge, StatusLine, Summary

URL = "https://www.example.com/a-rather-long-folder/sitemap-of-products.xml"
SUMMARY = Summary(
    50_000, 12, 600, 48_000_000, "UTF-8 · LF", URL, "unsaved changes", "", is_index=False, limited_rows=50_000
)


@pytest.fixture
def line(qtbot: QtBot) -> StatusLine:
    line = StatusLine()
    qtbot.addWidget(line)
    line.show()
    return line


def gauges(line: StatusLine) -> list[Gauge]:
    return [gauge for gauge in line.findChildren(Gauge) if gauge.isVisible()]


@pytest.mark.parametrize("points", [9, 16, 24])
def test_what_is_shown_is_whole_but_for_the_url(line: StatusLine, points: int) -> None:
    font = line.font()
    font.setPointSize(points)
    line.setFont(font)
    line.show_summary(SUMMARY)
    for width in range(120 * points, 55 * points, -7):
        line.resize(width, line.sizeHint().height())
        parts = [*line.findChildren(QLabel), *gauges(line)]
        parts = [part for part in parts if part is not line._message]
        assert [part for part in parts if part.isVisible() and part.width() < part.sizeHint().width()] == []


def test_of_the_limits_the_entries_stay_longest(line: StatusLine) -> None:
    line.show_summary(SUMMARY)
    seen: list[list[str]] = []
    for width in range(1500, 300, -10):
        line.resize(width, line.sizeHint().height())
        names = [gauge.accessibleName().partition(",")[0] for gauge in gauges(line)]
        if not seen or seen[-1] != names:
            seen.append(names)
    assert seen == [["Entries", "Size"], ["Entries"], []]


def test_a_long_url_leaves_the_limits_their_room(line: StatusLine) -> None:
    line.resize(1000, line.sizeHint().height())
    line.show_summary(SUMMARY)
    [url] = [button for button in line.findChildren(QToolButton) if button.isVisible()]
    assert url.width() < url.sizeHint().width()
    assert len(gauges(line)) == 2


def test_a_message_has_the_room_of_what_can_wait(line: StatusLine) -> None:
    line.show_summary(SUMMARY)
    half, day = Decimal("0.5"), "2026-10-01"
    line.show_figures(SelectionFigures(2, 2, half, half, half, day, day))
    words = "Too many URLs: Use Export to split a list of pages into several files."
    needed = line.fontMetrics().horizontalAdvance(words)
    for width in (needed + 700, needed + 1000, 3 * needed):
        line.resize(width, line.sizeHint().height())
        QApplication.processEvents()
        before = [label.geometry() for label in (line._rows, line._selected, line._shown)]
        line.showMessage(words)
        QApplication.processEvents()
        assert [label.geometry() for label in (line._rows, line._selected, line._shown)] == before
        assert line._message.width() >= needed
        seen = [part for part in (*line.findChildren(QLabel), *gauges(line)) if part.isVisible()]
        overlaps = [one for one in seen for other in seen if one is not other and covers(one, other)]
        assert overlaps == []
        line.resize(width - 1, line.height())  # a new size brings nothing back over the message
        QApplication.processEvents()
        assert not any(covers(line._message, other) for other in seen if other is not line._message)
        line.clearMessage()
        assert line.currentMessage() == ""
    assert len(gauges(line)) == 2


def covers(one: QWidget, other: QWidget) -> bool:
    return other.isVisible() and one.geometry().intersects(other.geometry())


def test_parts_stay_where_they_are_while_rows_are_selected_and_filtered(line: StatusLine) -> None:
    line.resize(1400, line.sizeHint().height())
    line.show_summary(SUMMARY._replace(selected=1234, shown=600))
    QApplication.processEvents()
    places = [part.x() for part in (line._rows, line._published, line._selected, line._shown)]
    for selected, shown in ((1, 600), (0, 50_000), (3, 7), (1234, 50_000)):
        line.show_summary(SUMMARY._replace(selected=selected, shown=shown))
        QApplication.processEvents()
        assert [part.x() for part in (line._rows, line._published, line._selected, line._shown)] == places


def test_limits_are_told_by_a_tip_until_they_are_near(line: StatusLine) -> None:
    line.resize(1400, line.sizeHint().height())
    line.show_summary(SUMMARY._replace(rows=120, limited_rows=120, byte_size=20_000))
    assert gauges(line) == []
    assert line._rows.toolTip() == f"{line._entries.text()} · {line._bytes.text()}"
    assert line._bytes.text() == "0.02 of 50 MB"
    line.show_summary(SUMMARY._replace(limited_rows=40_000, byte_size=20_000))
    assert [gauge.accessibleName().partition(",")[0] for gauge in gauges(line)] == ["Entries"]


def test_there_is_no_published_url_in_the_line_until_it_is_known(line: StatusLine) -> None:
    line.show_summary(SUMMARY._replace(published_url=""))
    assert [button for button in line.findChildren(QToolButton) if button.isVisible()] == []


def test_a_figure_that_all_selected_rows_share_is_told_once(line: StatusLine) -> None:
    half, day = Decimal("0.5"), "2026-10-01"
    line.show_figures(SelectionFigures(2, 2, half, half, half, day, day))
    assert line._figures.text() == "different URLs: 2 · priority 0.5 · 2026-10-01"
    line.show_figures(SelectionFigures(2, 2))
    assert line._figures.text() == "different URLs: 2"


def test_another_file_may_be_as_full_as_the_one_before(qtbot: QtBot) -> None:
    gauge = Gauge("Entries")
    qtbot.addWidget(gauge)
    for name in ("a.xml", "b.xml"):
        gauge.set(0.5, "1 of 2", f"The fullest file is {name}.")
    assert gauge.toolTip() == "The fullest file is b.xml."
