"""Filter, findings, panels and colours: ways of looking that change no document."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from editor.app.application import make_window
from editor.core.document.edits import SetValues
from editor.core.xml.markup import NAMESPACE
from editor.services.settings.settings import FINDINGS_PANEL, WINDOW_GEOMETRY
from editor.views.style.icons import icon
from tests.app.desk import SITEMAP, Desk


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    return desk


def shown_locs(desk: Desk) -> list[str]:
    return desk.robot.column_values("loc")


def shown_rows(desk: Desk) -> list[int]:
    model = desk.session.model
    return [model.order.document_row(place) for place in range(model.rowCount())]


def choose(desk: Desk, title: str) -> None:
    """Choose one of the common filters."""
    desk.window.refresh()
    menu = desk.window.filter_bar.findChild(QMenu)
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if action.text() == title).trigger()


def test_typing_in_the_filter_narrows_the_table_and_proposes_values_and_escape_clears_and_leaves_it(
    opened: Desk,
) -> None:
    opened.trigger("filter")
    line = opened.window.filter_bar.findChild(QLineEdit)
    assert isinstance(line, QLineEdit)
    with opened.until(opened.session.filter.changed):
        QTest.keyClicks(line, "/a")
    assert shown_locs(opened) == ["https://e.org/a"]
    opened.trigger("clear_filter")
    assert len(shown_locs(opened)) == 3
    opened.trigger("filter")
    QTest.keyClicks(line, "zz  x ")
    opened.wait_for(lambda: opened.session.filter.text == "zz  x ")
    opened.window.refresh()
    assert line.text() == "zz  x "
    opened.trigger("clear_filter")
    opened.trigger("filter")
    for letter in "host:":
        QTest.keyClicks(QApplication.activePopupWidget() or line, letter)
    assert opened.window.filter_bar.line.completer_list.proposals == ["e.org"]
    opened.window.filter_bar.line.completer_list.close()
    opened.wait_for(lambda: opened.session.filter.text == "host:")
    opened.do.view.show_only("/a")
    opened.window.refresh()
    opened.trigger("filter")
    assert line.text() == "/a"
    with opened.until(opened.session.filter.changed):
        QTest.keyClick(line, Qt.Key.Key_Escape)
    assert len(shown_locs(opened)) == 3
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert opened.context.table is not None
    assert opened.context.table.hasFocus()


def test_what_is_painted_is_what_there_is_now(opened: Desk) -> None:
    opened.session.undo_stack.do(SetValues("loc", range(1), "https://e.org/new"), "Set")
    assert not opened.window.isWindowModified()  # that follows in another turn, or before painting
    opened.window.repaint()
    assert opened.window.isWindowModified()


def test_a_filter_that_cannot_be_read_or_names_no_rule_says_so_and_hides_nothing(opened: Desk) -> None:
    opened.do.view.show_only("/a")
    opened.do.view.show_only("priority<")
    assert shown_locs(opened) == ["https://e.org/a"]
    opened.window.refresh()
    label = opened.window.findChild(QLabel, "filter_trouble")
    assert isinstance(label, QLabel)
    assert label.isVisible()
    assert label.text().startswith("A value is missing here")
    opened.do.view.show_only("")
    opened.window.refresh()
    assert not label.isVisible()
    assert len(shown_locs(opened)) == 3
    opened.do.view.show_only("rule:lastmod-imposible-date")
    opened.window.refresh()
    assert opened.window.filter_bar.line.trouble() == (
        "There is no such rule. Did you mean lastmod-impossible-date?"
    )
    assert len(shown_locs(opened)) == 3


def test_only_rows_with_what_is_wanted_are_shown_and_it_is_said_why_there_are_none(opened: Desk) -> None:
    wanted = {
        "is:error": [1, 2],
        "weekly is:error": [2],
        "rule:lastmod-impossible-date": [1],
        "priority<1 -has:lastmod": [2],
        "nowhere": [],
    }
    for text, rows in wanted.items():
        opened.do.view.show_only(text)
        assert shown_rows(opened) == rows, text
    reasons = {
        "rule:published-url-unknown": "This finding is about the whole file, not about single rows.",
        "rule:too-many-urls": "No row matches the filter.",
        "nowhere": "No row matches the filter.",
    }
    for text, expected in reasons.items():
        opened.do.view.show_only(text)
        assert shown_rows(opened) == []
        assert expected in [label.text() for label in opened.window.findChildren(QLabel) if label.isVisible()]
    opened.do.view.show_only("/[ab]$/")
    opened.wait_for(lambda: not opened.session.filter.is_searching)
    assert shown_locs(opened) == ["https://e.org/a", "https://e.org/b"]


def test_what_was_changed_or_added_can_be_shown(opened: Desk, tmp_path: Path) -> None:
    def shown(text: str) -> list[int]:
        opened.do.view.show_only("")
        opened.do.view.show_only(text)
        return shown_rows(opened)

    assert shown("is:changed") == []
    opened.do.view.show_only("")
    opened.robot.type_in(1, "priority", "0.7")
    opened.robot.click(2, "loc")
    opened.trigger("duplicate")
    assert shown("is:changed") == [1, 3]
    assert shown("is:new") == [3]
    opened.trigger("undo")
    opened.trigger("undo")
    assert shown("is:changed") == []
    opened.trigger("redo")
    assert shown("is:changed") == [1]
    with opened.until(opened.do.save.saved):
        opened.trigger("save")
    assert shown("is:changed") == []
    opened.trigger("undo")
    assert shown("is:changed") == [1]


def test_common_filters_go_beside_what_is_typed_and_one_that_is_chosen_is_named_and_no_mark_of_a_fault(
    opened: Desk,
) -> None:
    opened.do.view.show_only("e.org")
    choose(opened, "Errors")
    assert opened.session.filter.text == "e.org is:error"
    assert shown_rows(opened) == [1, 2]
    choose(opened, "Any finding")
    assert opened.session.filter.text == "e.org (is:error OR is:warning OR is:advice)"
    choose(opened, "Without a date")
    choose(opened, "Any finding")
    assert opened.session.filter.text == "e.org -has:lastmod"
    choose(opened, "All rows")
    assert opened.session.filter.text == ""
    button = opened.window.filter_bar.findChild(QToolButton)
    assert isinstance(button, QToolButton)
    choose(opened, "Errors")
    opened.window.refresh()
    assert button.toolTip() == "Filters: Errors"
    assert button.icon().cacheKey() == icon("funnel", "accent").cacheKey()
    choose(opened, "All rows")
    opened.window.refresh()
    assert button.toolTip() == "Filters"


def test_a_finding_leads_to_its_cell_and_its_rows_are_shown_and_all_again(opened: Desk) -> None:
    index = opened.do.panels.findings.model.group_index("changefreq-unknown")
    opened.do.panels.findings.panel._go(index)
    assert opened.robot.current == (2, "changefreq")
    findings = opened.do.panels.findings
    findings.panel._view.setCurrentIndex(findings.model.group_index("lastmod-impossible-date"))
    buttons = findings.header.findChildren(QToolButton)
    [button] = [each for each in buttons if each.text().strip() == "Show only these rows"]
    button.click()
    assert opened.session.filter.text == "rule:lastmod-impossible-date"
    assert shown_rows(opened) == [1]
    opened.window.refresh()
    assert button.isChecked()
    assert opened.window.filter_bar.line.text() == "rule:lastmod-impossible-date"
    button.click()
    assert shown_rows(opened) == [0, 1, 2]


def test_an_edit_makes_no_row_vanish_from_a_filter_and_the_next_one_and_the_list_of_findings_follow_it(
    opened: Desk,
) -> None:
    opened.do.view.show_only("is:error")
    findings = opened.do.panels.findings.model
    assert findings.group_index("lastmod-impossible-date").isValid()
    opened.robot.type_in(0, "lastmod", "2026-11-02")
    opened.wait_for(lambda: not findings.group_index("lastmod-impossible-date").isValid())
    assert len(shown_locs(opened)) == 2
    opened.do.view.show_only("/a")
    assert shown_locs(opened) == ["https://e.org/a"]
    row = opened.values("loc").index("https://e.org/b")
    opened.session.undo_stack.do(SetValues("loc", range(row, row + 1), "https://e.org/ab"), "Set")
    opened.do.view.show_only("/ab")
    assert shown_locs(opened) == ["https://e.org/ab"]


def test_the_walk_through_the_findings_goes_round_each_wrong_cell_and_says_why_it_goes_nowhere(
    opened: Desk,
) -> None:
    visited = []
    for _step in range(3):
        opened.trigger("next_finding")
        visited.append(opened.robot.current)
    assert visited == [(1, "lastmod"), (2, "changefreq"), (1, "lastmod")]
    opened.trigger("previous_finding")
    assert opened.robot.current == (2, "changefreq")
    opened.robot.type_in(1, "priority", "high")
    opened.robot.click(0, "loc")
    visited = []
    for action in [*["next_finding"] * 3, *["previous_finding"] * 3]:
        opened.trigger(action)
        visited.append(opened.robot.current)
    there = [(1, "lastmod"), (1, "priority"), (2, "changefreq")]
    assert visited == [*there, *there[1::-1], there[2]]
    opened.do.view.show_only("-is:error -is:warning -is:advice")
    opened.trigger("next_finding")
    assert opened.window.status.currentMessage() == "The rows shown have no findings."


def test_keys_sort_by_the_column_that_they_are_in_and_one_url_is_told_as_one(opened: Desk) -> None:
    opened.robot.click(1, "priority")
    shown = []
    for _press in range(3):
        opened.trigger("sort_column")
        shown.append([opened.robot.value(row, "priority") for row in range(3)])
    assert shown == [["0.4", "0.5", "1.0"], ["1.0", "0.5", "0.4"], ["1.0", "0.5", "0.4"]]
    assert not opened.session.model.is_sorted
    assert opened.robot.current == (1, "priority")
    opened.robot.select_rows(0, 1)
    opened.trigger("delete")
    opened.window.refresh()
    assert "1 URL" in [label.text() for label in opened.window.status.findChildren(QLabel)]


def test_the_walk_says_where_the_file_as_a_whole_is_wrong(desk: Desk, sitemap: Path) -> None:
    loc = "<url><loc>https://www.wikipedia.org/</loc></url>"
    sitemap.write_text(f'<urlset xmlns="{NAMESPACE.replace("http:", "https:")}">{loc}</urlset>')
    desk.open(sitemap)
    desk.trigger("next_finding")
    words = "The findings are about the whole file, not about single rows."
    assert desk.window.status.currentMessage() == words


def test_rows_are_only_offered_of_a_finding_that_has_some(desk: Desk, sitemap: Path) -> None:
    wrong = NAMESPACE.replace("http:", "https:")
    sitemap.write_text(SITEMAP.replace(NAMESPACE, wrong))
    desk.open(sitemap)
    panel, only = desk.do.panels.findings.panel, desk.do.panels.findings.header._only
    for rule in ("namespace-wrong", "lastmod-impossible-date"):
        panel._view.setCurrentIndex(desk.do.panels.findings.model.group_index(rule))
        desk.window.refresh()
        assert only.isEnabled() == (rule != "namespace-wrong")


def test_matches_are_walked_among_the_rows_shown_and_a_finding_outside_them_offers_to_be_shown(
    opened: Desk,
) -> None:
    opened.do.view.show_only("0.")
    opened.robot.click(0, "loc")
    places = []
    for _step in range(3):
        opened.trigger("next_match")
        places.append(opened.robot.current[0])
    assert places == [1, 2, 0] if len(shown_locs(opened)) == 3 else [1, 0, 1]
    opened.do.view.show_only("/a")
    opened.do.view.go_to(2, "changefreq")
    assert opened.session.filter.text == "/a"
    assert opened.context.view is not None
    notice = opened.context.view.notice
    assert notice is not None
    assert (notice.text, notice.button.text()) == ("Row 3 is not among the rows shown", "Show it")
    notice.button.click()
    assert opened.robot.current == (2, "changefreq")
    assert not opened.session.filter.is_active
    assert notice.text == ""


def test_the_key_of_the_findings_goes_there_first_and_closes_them_next_as_can_be_done_in_them(
    opened: Desk,
) -> None:
    opened.robot.click(0, "loc")
    opened.trigger("findings_panel")
    assert opened.do.panels.findings.panel.has_focus
    assert opened.do.panels.findings.panel.chosen_rule
    opened.trigger("findings_panel")
    assert not opened.do.panels.findings.isVisible()
    assert opened.context.table is not None
    assert opened.context.table.hasFocus()
    opened.trigger("findings_panel")
    opened.do.panels.findings.header.close_requested.emit()
    assert not opened.do.panels.findings.isVisible()
    assert opened.context.settings.get(FINDINGS_PANEL) is False
    opened.trigger("findings_panel")
    assert opened.do.panels.findings.isVisible()


def test_each_tab_has_a_filter_and_findings_of_its_own_and_the_zoom_of_all(
    opened: Desk, sitemap: Path, tmp_path: Path
) -> None:
    opened.do.view.show_only("/a")
    opened.trigger("zoom_in")
    other = tmp_path / "other.xml"
    other.write_text(sitemap.read_text().replace("2026-13-02", "2026-12-02"))
    opened.open(other)
    assert opened.context.table is not None
    assert opened.context.table.zoom == pytest.approx(1.1)
    assert len(shown_locs(opened)) == 3
    assert not opened.do.panels.findings.model.group_index("lastmod-impossible-date").isValid()
    opened.trigger("previous_tab")
    assert shown_locs(opened) == ["https://e.org/a"]
    assert opened.do.panels.findings.model.group_index("lastmod-impossible-date").isValid()


def test_the_window_is_never_larger_than_the_screen(opened: Desk, qtbot: QtBot) -> None:
    opened.window.resize(9000, 9000)
    settings = opened.context.settings
    settings.set(WINDOW_GEOMETRY, bytes(opened.window.saveGeometry().data()))
    window = make_window(settings)
    qtbot.addWidget(window)
    room = window.screen().availableSize()
    assert (window.width() < room.width(), window.height() < room.height()) == (True, True)


def test_the_window_fits_into_half_a_screen_with_all_panels_open(opened: Desk) -> None:
    opened.do.panels.details.open_panel()
    opened.do.panels.site.toggle()
    opened.window.resize(640, 600)
    assert opened.window.width() < 700
    header = opened.do.panels.findings.header
    assert header.row.sizeHint().width() <= header.width()
    assert header._only.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonIconOnly
    opened.window.resize(1280, 600)
    assert header._only.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon


def test_long_names_of_tabs_give_way_before_short_ones(opened: Desk, tmp_path: Path) -> None:
    for name in ("mixed", "a" * 40, "b" * 40, "c" * 40):
        path = tmp_path / f"{name}.xml"
        path.write_text(SITEMAP)
        opened.open(path)
    opened.window.resize(900, 600)
    opened.wait_for(lambda: opened.context.tabs.tabBar().tabRect(2).width() < 200)
    bar = opened.context.tabs.tabBar()
    assert bar.tabRect(1).width() == bar.tabSizeHint(1).width()


def test_the_filter_is_in_sight_however_narrow_the_window(opened: Desk) -> None:
    line = opened.window.filter_bar.line
    for width in (1280, 1180, 1179, 800, 700, 600, 0):
        opened.window.resize(width, 600)
        QApplication.processEvents()
        assert line.visibleRegion().boundingRect() == line.rect(), width


def _more_tools(desk: Desk, width: int) -> QToolButton:
    desk.window.resize(width, 600)
    QApplication.processEvents()
    [more, *_] = [one for one in desk.window.findChildren(QToolButton) if one.toolTip() == "More tools"]
    return more


def test_tools_that_a_narrow_window_has_no_room_for_are_behind_a_button_until_there_is_room(
    opened: Desk,
) -> None:
    more = _more_tools(opened, 600)
    assert more.isVisible()
    assert opened.window.menus.actions["fix_here"] in more.menu().actions()
    shown = more.grab().toImage()
    colours = {shown.pixelColor(x, y).name() for x in range(shown.width()) for y in range(shown.height())}
    assert len(colours) > 1
    for width in (800, 1280):
        assert _more_tools(opened, 600).isVisible(), width
        assert not _more_tools(opened, width).isVisible(), width
