"""Cells are typed, chosen, walked through and set by the habits of a spreadsheet."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QTableView

from editor.core.document.columns import Entry
from editor.views.delegates.value_delegates import ChangefreqEditor, LastmodEditor, local_time
from tests.app.desk import Desk
from tests.robot import NONE, Key, Modifier

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support grabbing")  # of the offscreen platform

CONTROL, SHIFT, ALT = Modifier.ControlModifier, Modifier.ShiftModifier, Modifier.AltModifier
HEAD = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
LONG = f"https://e.org/{'long-' * 30}path"


def entry(number: int) -> str:
    return f"<url><loc>https://e.org/{number}</loc><priority>0.{number % 9}</priority></url>\n"


@pytest.fixture
def opened(desk: Desk, tmp_path: Path) -> Desk:
    """Thirty pages, of which the heading shows the host."""
    path = tmp_path / "thirty.xml"
    path.write_text(HEAD + "".join(map(entry, range(30))) + "</urlset>\n")
    desk.window.resize(1440, 900)
    desk.open(path)
    return desk


# URLs


def test_a_new_page_is_typed_as_its_path_and_is_seen_to_get_the_host(opened: Desk) -> None:
    robot = opened.robot
    robot.click(4, "loc")
    opened.trigger("add")
    robot.type("/")
    assert robot.editor.value() == "https://e.org/"
    robot.type("new")
    robot.press(Key.Key_Return)
    assert opened.values("loc")[5] == "https://e.org/new"
    assert robot.text(5, "loc") == "/new"


def test_who_takes_the_host_away_has_it_away(opened: Desk) -> None:
    robot = opened.robot
    editor = robot.edit(3, "loc")
    for key, held in (
        (Key.Key_Home, NONE),
        *[(Key.Key_Right, SHIFT)] * len("https://e.org"),
        (Key.Key_Delete, NONE),
    ):
        robot.press(key, held)
    assert editor.value() == "/3"
    assert editor.note_text  # what is wrong with that


def test_paths_that_are_pasted_get_the_host_in_cells_and_as_new_rows(opened: Desk) -> None:
    robot = opened.robot
    QGuiApplication.clipboard().setText("/one\n/two")
    robot.click(0, "loc")
    opened.trigger("paste")
    assert opened.values("loc")[1:3] == ["https://e.org/one", "https://e.org/two"]
    assert opened.window.status.currentMessage() == "2 paths were completed with https://e.org."
    QGuiApplication.clipboard().setText("/three\t2026-01-01")
    robot.click(0, "loc")
    opened.trigger("paste_into_cells")
    assert opened.session.document.entries.entry(0)[:2] == ("https://e.org/three", "2026-01-01")
    QGuiApplication.clipboard().setText("//other.org/x")
    robot.click(0, "loc")
    opened.trigger("paste_into_cells")
    assert opened.values("loc")[0] == "//other.org/x"


def test_a_long_url_is_seen_while_it_is_edited_with_the_caret_at_its_end(opened: Desk) -> None:
    robot = opened.robot
    robot.click(0, "loc")
    robot.type("x")
    narrow = robot.editor.width()
    robot.type(LONG)
    assert narrow < robot.editor.width() <= robot.table.viewport().width()
    robot.press(Key.Key_Return)
    editor = robot.edit(0, "loc")
    robot.type("!")
    assert editor.value() == f"x{LONG}!"


# Dates


def days(editor: LastmodEditor) -> QTableView:
    assert editor.popup is not None
    [found] = [view for view in editor.popup.findChildren(QTableView) if view.isVisible()]
    return found


def click_day(editor: LastmodEditor, day: int) -> None:
    """Click a day of the month that is shown."""
    view = days(editor)
    model = view.model()
    cells = [model.index(row, column) for row in range(2, 7) for column in range(7)]
    cell = next(cell for cell in cells if cell.isValid() and cell.data() == day)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.visualRect(cell).center())


def test_a_date_takes_a_double_click_and_a_click_on_the_day(opened: Desk) -> None:
    robot = opened.robot
    robot.type_in(2, "lastmod", "2026-10-30")
    robot.press_twice(2, "lastmod", 20)
    editor = robot.editor
    assert isinstance(editor, LastmodEditor)
    click_day(editor, 17)
    assert (opened.values("lastmod")[2], robot.open_editor()) == ("2026-10-17", None)


def test_a_day_of_a_date_with_a_time_waits_for_the_time_and_enter_takes_both(opened: Desk) -> None:
    robot = opened.robot
    robot.type_in(2, "lastmod", "2026-10-30T10:00Z")
    robot.click(2, "lastmod")
    robot.press(Key.Key_Down, ALT)
    editor = robot.editor
    assert isinstance(editor, LastmodEditor)
    assert editor.popup is not None
    click_day(editor, 17)
    assert editor.popup.isVisible()
    QTest.keyClick(editor.popup.time, Key.Key_Return)
    assert (opened.values("lastmod")[2], robot.open_editor()) == ("2026-10-17T10:00Z", None)


def test_a_date_is_typed_though_the_calendar_is_open(opened: Desk) -> None:
    robot = opened.robot
    robot.press_twice(2, "lastmod", 20)
    editor = robot.editor
    assert isinstance(editor, LastmodEditor)
    QTest.keyClick(days(editor), Key.Key_2)
    robot.type("026-01-02")
    robot.press(Key.Key_Return)
    assert opened.values("lastmod")[2] == "2026-01-02"


def test_alt_and_down_opens_what_a_cell_has_and_moves_no_row(opened: Desk) -> None:
    robot = opened.robot
    before = opened.values("loc")
    for field, kind in (("lastmod", LastmodEditor), ("changefreq", ChangefreqEditor)):
        opened.window.activateWindow()
        robot.click(1, field)
        opened.window.refresh()
        robot.press(Key.Key_Down, ALT)
        editor = robot.editor
        assert isinstance(editor, kind)
        popup = (
            editor.popup
            if isinstance(editor, LastmodEditor)
            else editor.findChild(ChangefreqEditor) or editor
        )
        assert popup is not None
        robot.press(Key.Key_Escape)
        robot.press(Key.Key_Escape)
    assert opened.values("loc") == before


def test_keys_move_whole_rows_and_extend_a_selection_of_cells(opened: Desk) -> None:
    robot = opened.robot
    before = opened.values("loc")
    robot.click(1, "loc")
    opened.window.refresh()
    robot.press(Key.Key_Down, CONTROL | SHIFT)
    assert opened.values("loc") == before
    assert len(robot.table.selected_rows()) == 29
    robot.select_rows(1)
    opened.window.refresh()
    for _ in range(2):
        robot.press(Key.Key_Down, CONTROL | SHIFT)
    assert opened.values("loc")[:4] == [before[0], before[2], before[3], before[1]]
    robot.press(Key.Key_Up, CONTROL | SHIFT)
    assert opened.values("loc")[:4] == [before[0], before[2], before[1], before[3]]


def test_a_key_dates_the_selected_cells_today_and_writes_today_into_an_editor(opened: Desk) -> None:
    robot = opened.robot
    today = local_time().date().isoformat()
    robot.drag(1, "lastmod", 3, "lastmod")
    opened.trigger("today")
    assert opened.values("lastmod")[:5] == ["", today, today, today, ""]
    robot.edit(6, "lastmod")
    robot.press(Key.Key_Semicolon, CONTROL)
    robot.press(Key.Key_Return)
    assert opened.values("lastmod")[6] == today
    robot.click(0, "priority")
    opened.trigger("today")
    assert opened.window.status.currentMessage().startswith("Select cells of the column")


# Ways through the cells


def test_enter_after_tabs_goes_below_where_they_began(opened: Desk) -> None:
    robot = opened.robot
    robot.click(2, "loc")
    robot.press(Key.Key_Tab)
    robot.press(Key.Key_Tab)
    robot.type("daily")
    robot.press(Key.Key_Return)
    assert robot.current == (3, "loc")
    robot.press(Key.Key_Tab)
    robot.press(Key.Key_Down)
    robot.press(Key.Key_Return)
    assert robot.current == (5, "lastmod")  # an arrow key begins anew


def test_enter_and_tab_walk_inside_a_selection_which_stays(opened: Desk) -> None:
    robot = opened.robot
    robot.drag(1, "lastmod", 2, "changefreq")
    table, selected = robot.table, robot.table.selected_cells()
    walked = []
    robot.press(Key.Key_Return)
    robot.press(Key.Key_Return, SHIFT)
    place = robot.current
    assert place == (1, "lastmod")  # where the mouse began
    for _ in range(4):
        walked.append(robot.current)
        robot.press(Key.Key_Return)
    assert sorted(walked) == [(1, "changefreq"), (1, "lastmod"), (2, "changefreq"), (2, "lastmod")]
    assert robot.current == place
    seen = []
    for _ in range(4):
        seen.append(robot.current)
        robot.press(Key.Key_Tab)
    assert (sorted(seen), robot.current) == (sorted(walked), place)
    robot.type("2026-01-05")
    robot.press(Key.Key_Return)
    assert table.selected_cells() == selected


def test_seven_cells_are_typed_one_below_the_other(opened: Desk) -> None:
    robot = opened.robot
    robot.drag(0, "priority", 6, "priority")
    for number in range(7):
        robot.type(f"0.{number}5")
        robot.press(Key.Key_Return)
    assert opened.values("priority")[:7] == [f"0.{number}5" for number in range(7)]
    assert robot.current == (0, "priority")


def test_the_priority_of_thirty_rows_is_select_type_and_ctrl_enter_as_a_note_says(opened: Desk) -> None:
    robot = opened.robot
    robot.click(0, "priority")
    robot.click(29, "priority", SHIFT)
    robot.type("0.3")
    assert robot.editor.note_text == "Ctrl+Enter sets all 30"
    robot.press(Key.Key_Return, CONTROL)
    assert opened.values("priority") == ["0.3"] * 30
    assert len(robot.table.selected_rows()) == 30
    robot.click(5, "loc")
    opened.trigger("undo")
    assert len(robot.table.selected_cells()["priority"]) == 30  # with those that were 0.3 before
    opened.trigger("redo")
    assert len(robot.table.selected_cells()["priority"]) == 30


# Bad values


BAD = [
    ("loc", "not a url", "URL", ""),
    ("lastmod", "2026/11/05", "", "2026-11-05"),
    ("changefreq", "Weekly ", "", "weekly"),
    ("changefreq", "foo", "foo", ""),
    ("priority", "0,9", "0,9", "0.9"),
]


def test_every_editor_keeps_a_bad_value_and_says_why_and_what_is_right(opened: Desk) -> None:
    robot = opened.robot
    for row, (field, text, words, fix) in enumerate(BAD):
        robot.click(row, field)
        robot.type(text)
        editor = robot.editor
        assert editor.focusable()[0].property("severity") in ("error", "warning"), text
        assert words in editor.note_text
        assert editor.has_fix == bool(fix), text
        if fix:
            assert editor.note_text.splitlines()[-1] == f"Change to {fix} (Ctrl+.)"
        robot.press(Key.Key_Return)
        assert opened.values(field)[row] == text
        if fix:
            robot.edit(row, field)
            robot.press(Key.Key_Period, CONTROL)
            assert robot.editor.value() == fix
            robot.press(Key.Key_Return)
            assert opened.values(field)[row] == fix


# Cells that cannot be edited, columns


def test_a_letter_at_a_cell_that_cannot_be_edited_does_nothing(opened: Desk) -> None:
    robot = opened.robot
    opened.do.columns.choose("image", shown=True)
    robot.click(0, "image")
    robot.type("h")
    assert (robot.current, robot.open_editor()) == ((0, "image"), None)
    opened.do.columns.choose("image", shown=False)


def test_all_fields_have_a_column_though_no_page_has_a_value(opened: Desk) -> None:
    robot = opened.robot
    shown = [column.name for column in robot.table.visible.columns()]
    assert shown == ["loc", "lastmod", "changefreq", "priority"]
    assert not any(opened.values("lastmod"))
    assert opened.session.document.entries.entry(0) == Entry("https://e.org/0", priority="0.0")


def test_the_menu_of_the_heading_first_says_which_host_is_hidden(opened: Desk) -> None:
    robot = opened.robot
    header = robot.table.column_header
    header.customContextMenuRequested.emit(QPoint(20, 10))
    [menu] = [menu for menu in robot.table.findChildren(QMenu) if menu.isVisible()]
    assert menu.actions()[0].text() == "Show https://e.org, which is hidden"
    menu.actions()[0].trigger()
    assert robot.text(0, "loc") == "https://e.org/0"
    menu.close()
    opened.trigger("fold_origin")
    assert robot.text(0, "loc") == "/0"
