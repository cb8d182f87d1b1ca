"""Filtering a table: where the person was, filters that were typed earlier, and those that have a name."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QMenu, QWidget

from editor.core.document.edits import removal
from editor.core.xml.markup import NAMESPACE
from editor.services.settings.settings import RECENT_FILTERS
from editor.services.settings.settings_file import FilterMemory
from editor.views.find.filter_bar import FilterMenu
from editor.views.find.filter_line import FilterLine
from tests.app.desk import Desk

_TURNS = 20  # of the event loop


@pytest.fixture
def long(desk: Desk, tmp_path: Path) -> Desk:
    """A file with a thousand rows, in which somebody has selected two far down."""
    path = tmp_path / "long.xml"
    urls = "".join(f"<url><loc>https://e.org/{n % 10}/{n}</loc></url>" for n in range(1000))
    path.write_text(f'<urlset xmlns="{NAMESPACE}">{urls}</urlset>', "utf-8")
    desk.open(path)
    desk.robot.select_cells("loc", [904, 905])
    return desk


def type_filter(desk: Desk, text: str) -> None:
    desk.trigger("filter")
    line = desk.window.filter_bar.line
    if text:
        QTest.keyClicks(line, text)
    else:
        QTest.keyClick(line, Qt.Key.Key_Escape)
    desk.wait_for(lambda: desk.session.filter.text == text and not desk.session.filter.is_searching)


def in_sight(desk: Desk) -> int:
    """The document row at the top of the table."""
    assert desk.context.table is not None
    return desk.session.model.order.document_row(desk.context.table.rowAt(0))


def test_escape_in_the_filter_brings_the_place_back_unless_another_was_chosen_in_what_was_found(
    long: Desk,
) -> None:
    table, top = long.robot.table, in_sight(long)
    type_filter(long, "e.org/3/")
    assert (in_sight(long), list(table.selected_rows())) == (3, [])
    type_filter(long, "")
    assert (table.current_row(), table.selected_cells()) == (905, {"loc": range(904, 906)})
    assert in_sight(long) == top
    type_filter(long, "e.org/4/")
    long.session.model.sort(0, Qt.SortOrder.DescendingOrder)
    type_filter(long, "")
    assert list(long.robot.table.selected_rows()) == [904, 905]
    long.trigger("file_order")
    type_filter(long, "e.org/3/")
    long.robot.click(40, "loc")
    type_filter(long, "")
    assert (table.current_row(), list(table.selected_rows())) == (403, [403])
    assert table.viewport().rect().contains(table.visualRect(table.currentIndex()))
    type_filter(long, "/904")
    long.trigger("select_shown")
    type_filter(long, "")
    assert list(long.robot.table.selected_rows()) == [904]


def test_after_rows_came_and_went_nothing_else_is_selected(long: Desk) -> None:
    type_filter(long, "e.org/3/")
    long.session.undo_stack.do(removal(long.session.document.entries, range(1)), "Delete a row")
    selected = list(long.robot.table.selected_rows())
    type_filter(long, "")
    assert list(long.robot.table.selected_rows()) == selected


def test_what_is_typed_while_rows_are_looked_for_is_not_lost_with_its_row(long: Desk) -> None:
    robot = long.robot
    for text, is_open in (("e.org/7/", True), ("e.org/3/", False)):
        robot.click(907, "loc")
        robot.type(f"new {text}")
        long.session.filter.set(text)
        assert (robot.open_editor() is not None) == is_open, text
        robot.table.finish_editing()
        assert long.values("loc")[907] == f"new {text}"
        long.trigger("undo")
        long.session.filter.set("")


class Paintings(QObject):
    """Hears each time that a part of the window is painted."""

    def __init__(self, part: QWidget) -> None:
        super().__init__(part)
        self.areas: list[QRect] = []  # that were painted
        self._part = part
        part.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.areas.append(event.rect())
        return False


def wait_for_what_follows(desk: Desk) -> None:
    """Have the window lay itself out and paint, each of which may ask for another turn."""
    turns = iter(range(_TURNS))
    done: list[bool] = []

    def go_on() -> None:
        if next(turns, None) is None:
            done.append(True)
        else:
            QTimer.singleShot(0, go_on)

    go_on()
    desk.wait_for(lambda: bool(done))
    # What is to be painted is painted now: each time that the event loop ends, Qt may leave it to the next.
    QApplication.sendEvent(desk.window, QEvent(QEvent.Type.UpdateRequest))


def test_no_cell_is_painted_anew_while_rows_are_looked_for_and_once_when_rows_change_places(
    long: Desk,
) -> None:
    type_filter(long, "e.org/3/")
    viewport = long.robot.table.viewport()  # the robot goes to the table, which paints all of it
    wait_for_what_follows(long)
    paintings = Paintings(viewport)
    long.session.filter.changed.emit()
    wait_for_what_follows(long)
    assert not paintings.areas
    long.session.model.sort(0, Qt.SortOrder.DescendingOrder)
    wait_for_what_follows(long)
    assert len(paintings.areas) == 1


def test_the_filter_line_stays_where_it_is_whatever_was_found(long: Desk) -> None:
    line = long.window.filter_bar.line
    type_filter(long, "e.org")
    wait_for_what_follows(long)
    before = line.geometry()
    type_filter(long, "/904")
    wait_for_what_follows(long)
    assert line.geometry() == before


def test_what_comes_in_before_painting_has_its_room_when_it_is_painted(desk: Desk) -> None:
    window = desk.window
    note = QLabel("A line", window)
    window.page.addWidget(note)
    wait_for_what_follows(desk)
    paintings, before = Paintings(window.centre), window.centre.height()
    grow = partial(note.setText, "Several\nlines")
    window.painting.connect(grow)
    window.centre.update()
    wait_for_what_follows(desk)
    assert paintings.areas[0].height() == window.centre.height() < before
    window.painting.disconnect(grow)  # so that the window is as it was
    note.deleteLater()


CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    desk.window.resize(1280, 700)
    desk.window.refresh()
    desk.trigger("filter")
    return desk


def line(desk: Desk) -> FilterLine:
    return desk.window.filter_bar.line


def press(desk: Desk, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    line(desk).completer_list.close()
    QTest.keyClick(line(desk), key, modifiers)
    settle(desk)


def settle(desk: Desk) -> None:
    desk.wait_for(
        lambda: desk.session.filter.text == line(desk).text() and not desk.session.filter.is_searching
    )
    desk.window.refresh()


def use(desk: Desk, *texts: str) -> None:
    """Type filters, one after the other, each as a person does who goes to its rows."""
    for text in texts:
        line(desk).selectAll()
        QTest.keyClicks(line(desk), text)
        press(desk, Qt.Key.Key_Return)
        desk.trigger("filter")
    line(desk).end(False)


def test_up_brings_earlier_filters_back_and_down_what_was_typed(opened: Desk) -> None:
    use(opened, "path:/a", "priority<0.5")
    line(opened).selectAll()
    QTest.keyClicks(line(opened), "e.org")
    settle(opened)
    seen = []
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Down):
        press(opened, key)
        seen.append(line(opened).text())
    assert seen == ["priority<0.5", "path:/a", "path:/a", "priority<0.5", "e.org"]
    press(opened, Qt.Key.Key_Down)
    assert opened.robot.table.hasFocus()


def test_a_filter_that_was_cleared_comes_back_by_up_and_by_undo(opened: Desk) -> None:
    for how in ("escape", "action", "finding"):
        cleared_and_back(opened, how)


def cleared_and_back(opened: Desk, how: str) -> None:
    for key, modifiers in ((Qt.Key.Key_Up, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_Z, CONTROL)):
        line(opened).setFocus()
        line(opened).setText("path:/a")
        settle(opened)
        if how == "escape":
            press(opened, Qt.Key.Key_Escape)
        elif how == "action":
            opened.trigger("clear_filter")
        else:
            opened.do.view.go_to(2, "changefreq")
            assert opened.context.view is not None
            assert opened.context.view.notice is not None
            opened.context.view.notice.button.click()
        settle(opened)
        assert line(opened).text() == ""
        opened.trigger("filter")
        press(opened, key, modifiers)
        assert (line(opened).text(), opened.session.filter.text) == ("path:/a", "path:/a")


def test_filters_are_remembered_once_and_for_the_next_start(opened: Desk) -> None:
    use(opened, "path:/a", "priority<0.5", "path:/a")
    press(opened, Qt.Key.Key_Escape)
    assert opened.context.settings.get(RECENT_FILTERS) == ["path:/a", "priority<0.5"]


def test_what_is_emptied_letter_by_letter_or_cannot_be_read_is_not_remembered(opened: Desk) -> None:
    QTest.keyClicks(line(opened), "abc")
    for _letter in "abc":
        press(opened, Qt.Key.Key_Backspace)
    QTest.keyClicks(line(opened), "priority<high")
    line(opened).completer_list.close()
    QTest.keyClick(line(opened), Qt.Key.Key_Return)
    assert opened.context.settings.get(RECENT_FILTERS) == []


Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
SAVE = QDialogButtonBox.StandardButton.Save


@pytest.fixture
def opened_sitemap(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    return desk


def memory(desk: Desk) -> FilterMemory:
    return FilterMemory(desk.context.settings)


def menu(desk: Desk) -> FilterMenu:
    """The menu beside the filter, as it comes up."""
    found = desk.window.filter_bar.findChild(FilterMenu)
    assert isinstance(found, FilterMenu)
    found.aboutToShow.emit()
    return found


def titles(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions() if action.text()]


def choose(menu: QMenu, title: str) -> None:
    next(action for action in menu.actions() if action.text() == title).trigger()


def press_key(line: FilterLine, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(QApplication.activePopupWidget() or line, key, modifiers)


def type_in(line: FilterLine, text: str) -> None:
    for letter in text:
        QTest.keyClicks(QApplication.activePopupWidget() or line, letter)


def test_the_filter_on_screen_is_saved_under_a_name_but_what_is_no_filter_is_not_and_a_taken_name_is_told(
    opened_sitemap: Desk,
) -> None:
    assert not opened_sitemap.is_enabled("save_filter")
    opened_sitemap.do.view.show_only("path:/a")
    assert opened_sitemap.is_enabled("save_filter")
    dialog = opened_sitemap.do.later.filters.save_dialog()
    button = dialog.findChildren(QDialogButtonBox)[0].button(SAVE)
    assert dialog.line.text() == "path:/a"
    assert not button.isEnabled()
    dialog.name.setText("Begins with a")
    button.click()
    assert memory(opened_sitemap).saved() == {"Begins with a": "path:/a"}
    memory(opened_sitemap).save("News", "path:/news/")
    opened_sitemap.do.view.show_only("path:/a")
    dialog = opened_sitemap.do.later.filters.save_dialog()
    dialog.name.setText("news")
    assert dialog._remark.text() == "This replaces the filter with the same name."
    dialog.line.setText("priority<high")
    assert not dialog.findChildren(QDialogButtonBox)[0].button(SAVE).isEnabled()
    dialog.deleteLater()


def test_the_menu_lists_saved_filters_and_then_those_used_before(opened_sitemap: Desk) -> None:
    memory(opened_sitemap).save("Begins & ends", "path:/a")
    memory(opened_sitemap).add("priority<0.5")
    listed = titles(menu(opened_sitemap))
    assert listed.index("Begins && ends") < listed.index("Recent") < listed.index("Save this filter…")
    choose(menu(opened_sitemap), "Begins && ends")
    assert opened_sitemap.session.filter.text == "path:/a"
    opened_sitemap.window.refresh()
    [action] = [each for each in menu(opened_sitemap).actions() if each.text() == "Begins && ends"]
    assert action.isChecked()
    action.trigger()
    assert opened_sitemap.session.filter.text == ""
    choose(menu(opened_sitemap).findChildren(QMenu)[0], "priority<0.5")
    assert opened_sitemap.session.filter.text == "priority<0.5"


def test_an_empty_line_proposes_names_first_then_recent_filters_then_terms(opened_sitemap: Desk) -> None:
    memory(opened_sitemap).save("Begins with a", "path:/a")
    memory(opened_sitemap).add("path:/a")
    memory(opened_sitemap).add("priority<0.5")
    opened_sitemap.trigger("filter")
    line = opened_sitemap.window.filter_bar.line
    for keys in (
        (Key.Key_Down, Qt.KeyboardModifier.AltModifier),
        (Key.Key_Space, Qt.KeyboardModifier.ControlModifier),
    ):
        line.clear()
        opened_sitemap.wait_for(lambda: opened_sitemap.session.filter.text == "")
        press_key(line, *keys)
        assert line.completer_list.proposals[:3] == ["Begins with a", "priority<0.5", "any:"]
        press_key(line, Key.Key_Down)
        press_key(line, Key.Key_Return)
        assert line.text() == "path:/a"
        opened_sitemap.wait_for(lambda: opened_sitemap.session.filter.text == "path:/a")
        assert not line.completer_list.is_open


def test_a_name_that_is_typed_becomes_its_filter_and_undo_brings_back_what_was_typed(
    opened_sitemap: Desk,
) -> None:
    memory(opened_sitemap).save("Pages of the shop", "path:/a priority<1")
    memory(opened_sitemap).add("shop.example")
    opened_sitemap.trigger("filter")
    line = opened_sitemap.window.filter_bar.line
    type_in(line, "shop")
    assert line.completer_list.proposals == ["Pages of the shop", "shop.example"]
    press_key(line, Key.Key_Tab)
    assert line.text() == "path:/a priority<1"
    line.undo()
    assert line.text() == "shop"


def test_inside_a_filter_no_other_filter_is_proposed_but_find_an_action_uses_a_saved_one(
    opened_sitemap: Desk,
) -> None:
    memory(opened_sitemap).save("Prices", "path:/a")
    opened_sitemap.trigger("filter")
    line = opened_sitemap.window.filter_bar.line
    type_in(line, "path:/a pri")
    assert line.completer_list.proposals[0] == "priority:"
    line.completer_list.close()
    memory(opened_sitemap).save("Pages of the shop", "path:/a")
    [found] = [
        each for each in opened_sitemap.do.later.search.findables() if each.id == "filter:Pages of the shop"
    ]
    found.run()
    assert opened_sitemap.session.filter.text == "path:/a"


def test_saved_filters_are_used_renamed_and_deleted(opened_sitemap: Desk) -> None:
    for name in ("One", "Two", "Three"):
        memory(opened_sitemap).save(name, f"path:/{name}")
    dialog = opened_sitemap.do.later.filters.saved_dialog()
    assert [item.text(0) for item in dialog.list.lines()] == ["One", "Three", "Two"]
    assert dialog.chosen == "path:/One"
    opened_sitemap.person.answers.agrees = False
    dialog.delete.click()
    assert opened_sitemap.person.asked == ["delete filter One"]
    opened_sitemap.person.answers.agrees = True
    dialog.delete.click()
    assert [item.text(0) for item in dialog.list.lines()] == ["Three", "Two"]
    edit = dialog.edit_dialog()
    edit.name.setText("3")
    edit.accept()
    assert memory(opened_sitemap).saved() == {"3": "path:/Three", "Two": "path:/Two"}
    dialog.deleteLater()


def test_select_where_and_edit_values_propose_saved_filters_too(opened_sitemap: Desk) -> None:
    memory(opened_sitemap).save("Shop", "path:/a")
    where = opened_sitemap.do.later.filters.select_where_dialog(opened_sitemap.session)
    values = opened_sitemap.do.later.bulk.edit_values_dialog(opened_sitemap.session)
    for dialog, line in ((where, where.line), (values, values.where)):
        assert isinstance(dialog, QWidget)
        dialog.show()
        line.setFocus()
        type_in(line, "sho")
        assert line.completer_list.proposals == ["Shop"]
        press_key(line, Key.Key_Tab)
        assert line.text() == "path:/a"
    where.accept()
    assert memory(opened_sitemap).recent() == ["path:/a"]
    values.reject()


def test_a_term_that_is_half_typed_never_empties_the_table(opened: Desk) -> None:
    seen = []
    for letter in "priority:<0.6":
        QTest.keyClicks(line(opened), letter)
        settle(opened)
        seen.append(opened.session.model.rowCount())
    assert 0 not in seen
    assert seen[-1] == 2


def test_what_begins_like_a_term_is_looked_for_once_the_list_is_closed(opened: Desk) -> None:
    QTest.keyClicks(line(opened), "prior")
    settle(opened)
    assert opened.session.model.rowCount() == 3
    line(opened).completer_list.close()
    opened.wait_for(lambda: opened.session.model.rowCount() == 0)


def test_values_are_proposed_in_order_and_explained_once(opened: Desk) -> None:
    QTest.keyClicks(line(opened), "priority:")
    assert line(opened).completer_list.proposals == ["0.4", "0.5", "1.0"]
