"""Filter, findings, panels and colours: ways of looking that change no document."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit

from editor.models.wanted import Wanted
from editor.rules.rule import Severity
from editor.services.settings import FINDINGS_PANEL, THEME
from editor.views.theme import current
from tests.app.desk import Desk


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    return desk


def shown_locs(desk: Desk) -> list[str]:
    return desk.robot.column_values("loc")


def test_typing_in_the_filter_narrows_the_table(opened: Desk) -> None:
    opened.trigger("filter")
    line = opened.window.filter_bar.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    with opened._qtbot.waitSignal(opened.session.filter.changed):
        QTest.keyClicks(line, "/a")
    assert shown_locs(opened) == ["https://e.org/a"]
    opened.trigger("clear_filter")
    assert len(shown_locs(opened)) == 3


def test_a_regular_expression_narrows_the_table(opened: Desk) -> None:
    with opened._qtbot.waitSignals([opened.session.filter.changed] * 2):
        opened.do.view.show_only(Wanted("/[ab]$", is_expression=True))
    assert shown_locs(opened) == ["https://e.org/a", "https://e.org/b"]


def test_a_faulty_expression_says_so_and_hides_nothing(opened: Desk) -> None:
    with opened._qtbot.waitSignals([opened.session.filter.changed] * 2):
        opened.do.view.show_only(Wanted("(", is_expression=True))
    assert opened.session.filter.trouble.startswith("Not a regular expression")
    assert len(shown_locs(opened)) == 3
    opened.window.refresh()
    label = opened.window.findChild(QLabel, "filter_trouble")
    assert isinstance(label, QLabel)
    assert label.isVisible()
    opened.do.view.show_only(Wanted("("))
    opened.window.refresh()
    assert not label.isVisible()


@pytest.mark.parametrize(
    ("wanted", "rows"),
    [
        (Wanted(at_least=Severity.ERROR), [1, 2]),
        (Wanted("weekly", at_least=Severity.ERROR), [2]),
        (Wanted(rule="lastmod-impossible-date"), [1]),
        (Wanted("nowhere"), []),
    ],
)
def test_only_rows_with_what_is_wanted_are_shown(opened: Desk, wanted: Wanted, rows: list[int]) -> None:
    opened.do.view.show_only(wanted)
    model = opened.session.model
    assert [model.document_row(place) for place in range(model.rowCount())] == rows


def test_an_edit_makes_no_row_vanish_from_a_filter(opened: Desk) -> None:
    opened.do.view.show_only(Wanted(at_least=Severity.ERROR))
    opened.robot.type_in(0, "lastmod", "2026-11-02")
    assert len(shown_locs(opened)) == 2


def test_the_walk_through_the_findings_goes_round(opened: Desk) -> None:
    visited = []
    for _step in range(3):
        opened.trigger("next_finding")
        visited.append(opened.robot.current)
    assert visited == [(1, "lastmod"), (2, "changefreq"), (1, "lastmod")]
    opened.trigger("previous_finding")
    assert opened.robot.current == (2, "changefreq")


def test_next_match_goes_round_the_rows_that_are_shown(opened: Desk) -> None:
    opened.do.view.show_only(Wanted("0."))
    opened.robot.click(0, "loc")
    places = []
    for _step in range(3):
        opened.trigger("next_match")
        places.append(opened.robot.current[0])
    assert places == [1, 2, 0] if len(shown_locs(opened)) == 3 else [1, 0, 1]


def test_a_click_on_a_finding_goes_to_its_cell(opened: Desk) -> None:
    index = opened.window.room.findings.group_index("changefreq-unknown")
    opened.window.room.findings_panel._go(index)
    assert opened.robot.current == (2, "changefreq")


def test_a_finding_in_a_hidden_row_ends_the_filter(opened: Desk) -> None:
    opened.do.view.show_only(Wanted("/a"))
    opened.do.view.go_to(2, "changefreq")
    assert opened.robot.current == (2, "changefreq")
    assert not opened.session.filter.wanted


def test_the_panel_follows_the_edits(opened: Desk) -> None:
    assert opened.window.room.findings.group_index("lastmod-impossible-date").isValid()
    with opened._qtbot.waitSignal(opened.window.room.findings.modelReset):
        opened.robot.type_in(1, "lastmod", "2026-11-02")
    assert not opened.window.room.findings.group_index("lastmod-impossible-date").isValid()


def test_the_findings_panel_can_be_closed_and_stays_closed(opened: Desk) -> None:
    opened.trigger("findings_panel")
    assert not opened.window.room.findings_dock.isVisible()
    assert opened.bench.settings.get(FINDINGS_PANEL) is False
    opened.trigger("findings_panel")
    assert opened.window.room.findings_dock.isVisible()


def test_colours_are_switched_and_remembered(opened: Desk) -> None:
    opened.trigger("theme_dark")
    assert current().name == "dark"
    assert opened.bench.settings.get(THEME) == "dark"
    opened.window.refresh()
    assert opened.window.menus.actions["theme_dark"].isChecked()


def test_each_tab_has_a_filter_and_findings_of_its_own(opened: Desk, sitemap: Path, tmp_path: Path) -> None:
    opened.do.view.show_only(Wanted("/a"))
    other = tmp_path / "other.xml"
    other.write_text(sitemap.read_text().replace("2026-13-02", "2026-12-02"))
    opened.open(other)
    assert len(shown_locs(opened)) == 3
    assert not opened.window.room.findings.group_index("lastmod-impossible-date").isValid()
    opened.trigger("previous_tab")
    assert shown_locs(opened) == ["https://e.org/a"]
    assert opened.window.room.findings.group_index("lastmod-impossible-date").isValid()


def test_zoom_is_kept_for_the_next_document(opened: Desk, sitemap: Path, tmp_path: Path) -> None:
    opened.trigger("zoom_in")
    other = tmp_path / "other.xml"
    other.write_text(sitemap.read_text())
    opened.open(other)
    assert opened.bench.table is not None
    assert opened.bench.table.zoom == pytest.approx(1.1)


def test_escape_in_the_filter_clears_it_then_returns_to_the_table(opened: Desk) -> None:
    opened.do.view.show_only(Wanted("/a"))
    opened.window.refresh()
    opened.trigger("filter")
    line = opened.window.filter_bar.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    assert line.text() == "/a"
    with opened._qtbot.waitSignal(opened.session.filter.changed):
        QTest.keyClick(line, Qt.Key.Key_Escape)
    assert len(shown_locs(opened)) == 3
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert opened.bench.table is not None
    assert opened.bench.table.hasFocus()
