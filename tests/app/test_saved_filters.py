"""Filters are saved under a name, and come back by it."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QMenu, QWidget

from editor.services.settings.user_history import FilterMemory
from editor.views.find.filter_bar import FilterMenu
from editor.views.find.filter_line import FilterLine
from tests.app.desk import Desk

Key = Qt.Key
NONE = Qt.KeyboardModifier.NoModifier
SAVE = QDialogButtonBox.StandardButton.Save


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.open(sitemap)
    return desk


def memory(desk: Desk) -> FilterMemory:
    return FilterMemory(desk.bench.settings)


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


def press(line: FilterLine, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(QApplication.activePopupWidget() or line, key, modifiers)


def type_in(line: FilterLine, text: str) -> None:
    for letter in text:
        QTest.keyClicks(QApplication.activePopupWidget() or line, letter)


def test_the_filter_on_screen_is_saved_under_a_name_but_what_is_no_filter_is_not_and_a_taken_name_is_told(
    opened: Desk,
) -> None:
    assert not opened.is_enabled("save_filter")
    opened.do.view.show_only("path:/a")
    assert opened.is_enabled("save_filter")
    dialog = opened.do.filters.save_dialog()
    button = dialog.findChildren(QDialogButtonBox)[0].button(SAVE)
    assert dialog.line.text() == "path:/a"
    assert not button.isEnabled()
    dialog.name.setText("Begins with a")
    button.click()
    assert memory(opened).saved() == {"Begins with a": "path:/a"}
    memory(opened).save("News", "path:/news/")
    opened.do.view.show_only("path:/a")
    dialog = opened.do.filters.save_dialog()
    dialog.name.setText("news")
    assert dialog.remark == "This replaces the filter with the same name."
    dialog.line.setText("priority<high")
    assert not dialog.findChildren(QDialogButtonBox)[0].button(SAVE).isEnabled()
    dialog.deleteLater()


def test_the_menu_lists_saved_filters_and_then_those_used_before(opened: Desk) -> None:
    memory(opened).save("Begins & ends", "path:/a")
    memory(opened).add("priority<0.5")
    listed = titles(menu(opened))
    assert listed.index("Begins && ends") < listed.index("Recent") < listed.index("Save this filter…")
    choose(menu(opened), "Begins && ends")
    assert opened.session.filter.text == "path:/a"
    opened.window.refresh()
    [action] = [each for each in menu(opened).actions() if each.text() == "Begins && ends"]
    assert action.isChecked()
    action.trigger()
    assert opened.session.filter.text == ""
    choose(menu(opened).findChildren(QMenu)[0], "priority<0.5")
    assert opened.session.filter.text == "priority<0.5"


def test_an_empty_line_proposes_names_first_then_recent_filters_then_terms(opened: Desk) -> None:
    memory(opened).save("Begins with a", "path:/a")
    memory(opened).add("path:/a")
    memory(opened).add("priority<0.5")
    opened.trigger("filter")
    line = opened.window.filter_bar.line
    for keys in (
        (Key.Key_Down, Qt.KeyboardModifier.AltModifier),
        (Key.Key_Space, Qt.KeyboardModifier.ControlModifier),
    ):
        line.clear()
        opened.wait_for(lambda: opened.session.filter.text == "")
        press(line, *keys)
        assert line.completer_list.proposals[:3] == ["Begins with a", "priority<0.5", "any:"]
        press(line, Key.Key_Down)
        press(line, Key.Key_Return)
        assert line.text() == "path:/a"
        opened.wait_for(lambda: opened.session.filter.text == "path:/a")
        assert not line.completer_list.is_open


def test_a_name_that_is_typed_becomes_its_filter_and_undo_brings_back_what_was_typed(opened: Desk) -> None:
    memory(opened).save("Pages of the shop", "path:/a priority<1")
    memory(opened).add("shop.example")
    opened.trigger("filter")
    line = opened.window.filter_bar.line
    type_in(line, "shop")
    assert line.completer_list.proposals == ["Pages of the shop", "shop.example"]
    press(line, Key.Key_Tab)
    assert line.text() == "path:/a priority<1"
    line.undo()
    assert line.text() == "shop"


def test_inside_a_filter_no_other_filter_is_proposed_but_find_an_action_uses_a_saved_one(
    opened: Desk,
) -> None:
    memory(opened).save("Prices", "path:/a")
    opened.trigger("filter")
    line = opened.window.filter_bar.line
    type_in(line, "path:/a pri")
    assert line.completer_list.proposals[0] == "priority:"
    line.completer_list.close()
    memory(opened).save("Pages of the shop", "path:/a")
    [found] = [each for each in opened.do.search.findables() if each.id == "filter:Pages of the shop"]
    found.run()
    assert opened.session.filter.text == "path:/a"


def test_saved_filters_are_used_renamed_and_deleted(opened: Desk) -> None:
    for name in ("One", "Two", "Three"):
        memory(opened).save(name, f"path:/{name}")
    dialog = opened.do.filters.saved_dialog()
    assert [item.text(0) for item in dialog.list.lines()] == ["One", "Three", "Two"]
    assert dialog.chosen == "path:/One"
    opened.person.answers.agrees = False
    dialog.delete.click()
    assert opened.person.asked == ["delete filter One"]
    opened.person.answers.agrees = True
    dialog.delete.click()
    assert [item.text(0) for item in dialog.list.lines()] == ["Three", "Two"]
    edit = dialog.edit_dialog()
    edit.name.setText("3")
    edit.accept()
    assert memory(opened).saved() == {"3": "path:/Three", "Two": "path:/Two"}
    dialog.deleteLater()


def test_select_where_and_edit_values_propose_saved_filters_too(opened: Desk) -> None:
    memory(opened).save("Shop", "path:/a")
    where = opened.do.view.select_where_dialog(opened.session)
    values = opened.do.bulk.edit_values_dialog(opened.session)
    for dialog, line in ((where, where.line), (values, values.where)):
        assert isinstance(dialog, QWidget)
        dialog.show()
        line.setFocus()
        type_in(line, "sho")
        assert line.completer_list.proposals == ["Shop"]
        press(line, Key.Key_Tab)
        assert line.text() == "path:/a"
    where.accept()
    assert memory(opened).recent() == ["path:/a"]
    values.reject()
