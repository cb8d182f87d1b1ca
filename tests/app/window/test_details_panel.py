"""The panel with all that the selected entries hold."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFrame,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)

from editor.core.document.edits import SetValues
from editor.core.fields import CHANGEFREQS
from editor.core.xml.markup import NAMESPACE
from editor.models.session.session import Stage
from editor.rules.rule import RuleChoice, Severity
from editor.services.settings.settings import DETAILS_PANEL, THEME
from editor.views.delegates.value_delegates import ChangefreqEditor, LastmodEditor, PriorityEditor
from editor.views.details.details_panel import DetailsPanel
from editor.views.details.value_row import ValueRow
from editor.views.style.icons import mark_pixmap
from editor.views.style.theme import DARK, LIGHT, current
from tests.app.desk import Desk
from tests.robot import turn_wheel

Key = Qt.Key


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    desk.window.settings.set(DETAILS_PANEL, "open")
    desk.open(sitemap)
    desk.window.activateWindow()
    return desk


def panel(desk: Desk) -> DetailsPanel:
    desk.window.refresh()
    found = desk.do.panels.details.panel
    assert found is not None
    return found


def value_row(desk: Desk, field: str) -> ValueRow:
    return panel(desk).form.values[field]


def line(desk: Desk, field: str) -> QWidget:
    return value_row(desk, field).editor.focusable()[0]


def shown(desk: Desk) -> list[str]:
    panel(desk)
    return [row.editor.value() for row in panel(desk).form.values.values()]


def type_in(desk: Desk, field: str, text: str, last: Qt.Key = Key.Key_Return) -> None:
    widget = line(desk, field)
    widget.setFocus()
    desk.wait_for(widget.hasFocus)
    if isinstance(widget, QLineEdit | QPlainTextEdit):
        widget.selectAll()
    QTest.keyClicks(widget, text)
    QTest.keyClick(widget, last)


def sentences(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.text() and label.isVisible()]


def test_shows_every_value_of_the_current_entry_or_what_several_have_in_common_and_says_so(
    opened: Desk,
) -> None:
    opened.robot.click(1, "lastmod")
    assert shown(opened) == ["https://e.org/a", "2026-13-02", "", "0.5"]
    opened.robot.click(2, "loc")
    assert shown(opened) == ["https://e.org/b", "", "Weekly", "0.4"]
    opened.session.undo_stack.do(SetValues("priority", range(2), "0.5"), "Set")
    opened.robot.select_rows(0, 1)
    assert shown(opened) == ["", "", "", "0.5"]
    widget = line(opened, "loc")
    assert isinstance(widget, QPlainTextEdit)
    assert widget.placeholderText() == "several values"
    descriptions = []
    for rows in ([0, 1], [0]):
        opened.robot.select_cells("loc", rows)
        panel(opened)
        descriptions.append(line(opened, "loc").accessibleDescription())
    assert descriptions == ["several values", ""]


def test_the_edit_menu_acts_on_the_text_that_the_person_is_in(opened: Desk) -> None:
    opened.robot.select_rows(1)
    for field, value in (("loc", "https://e.org/a"), ("lastmod", "2026-13-02")):
        editor, text = value_row(opened, field).editor, line(opened, field)
        text.setFocus()
        opened.wait_for(text.hasFocus)
        opened.trigger("select_all")
        opened.trigger("cut")
        assert editor.value() == ""
        for _ in range(2):
            opened.trigger("paste")
        assert editor.value() == value * 2
        opened.trigger("select_all")
        opened.trigger("clear")
        assert editor.value() == ""
        assert opened.values(field)[1] == value
        QTest.keyClick(text, Key.Key_Escape)
    assert len(opened.values("loc")) == 3


def test_nothing_lies_beside_the_panel_however_narrow_it_is(opened: Desk) -> None:
    opened.do.panels.details.open_panel()
    section = panel(opened).extensions.sections["video"]
    section.begin_block()
    opened.window.resize(500, 600)
    opened.window.resizeDocks([opened.do.panels.details], [1], Qt.Orientation.Horizontal)
    area = panel(opened).viewport()
    opened.wait_for(lambda: area.width() < 200)
    for part in area.findChildren(QWidget):
        if part.isVisible():
            left = part.mapTo(area, QPoint(0, 0)).x()
            assert 0 <= left <= left + part.width() <= area.width()
    for row in panel(opened).form.values.values():
        assert row.editor.width() >= row.editor.minimumSizeHint().width()


def test_a_long_url_has_its_lines_before_it_is_painted(desk: Desk, tmp_path: Path) -> None:
    urls = "".join(f"<url><loc>https://e.org/{'long/' * times}</loc></url>" for times in (1, 40))
    path = tmp_path / "long.xml"
    path.write_text(f'<urlset xmlns="{NAMESPACE}">{urls}</urlset>', "utf-8")
    desk.open(path)
    form, robot = panel(desk).form, desk.robot  # which goes to the table now, and not between two paintings
    heights: list[int] = []

    class Paintings(QObject):
        def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Paint:
                heights.append(form.height())
            return False

    paintings = Paintings(form)
    form.installEventFilter(paintings)
    form.update()
    desk.wait_for(lambda: bool(heights))
    short = heights[-1]
    heights.clear()
    robot.click(1, "lastmod")
    desk.wait_for(lambda: form.height() > short and bool(heights))
    assert heights[0] > short


def test_a_value_is_set_with_enter_or_where_one_goes_on_and_undone_with_ctrl_z_or_given_up_with_escape(
    opened: Desk,
) -> None:
    opened.robot.click(0, "loc")
    type_in(opened, "loc", "https://e.org/start")
    assert opened.values("loc")[0] == "https://e.org/start"
    QTest.keyClick(line(opened, "loc"), Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert opened.values("loc")[0] == "https://e.org/"
    assert shown(opened)[0] == "https://e.org/"
    assert not opened.session.undo_stack.canUndo()
    opened.robot.click(0, "loc")
    type_in(opened, "lastmod", "2025", Key.Key_Escape)
    assert opened.values("lastmod")[0] == shown(opened)[1] == "2026-11-02"
    QTest.keyClick(line(opened, "lastmod"), Key.Key_Escape)
    table = opened.context.table
    assert table is not None
    opened.wait_for(table.hasFocus)
    opened.robot.click(0, "loc")
    type_in(opened, "lastmod", "2025-01-0", Key.Key_1)
    opened.robot.click(1, "loc")
    assert opened.values("lastmod")[:2] == ["2025-01-01", "2026-13-02"]


def test_a_value_is_set_or_cleared_in_all_selected_rows_in_one_step(opened: Desk) -> None:
    opened.robot.select_rows(0, 1, 2)
    type_in(opened, "priority", "0.8")
    assert opened.values("priority") == ["0.8"] * 3
    assert opened.session.undo_stack.undoText() == "Set priority in 3 rows"
    opened.trigger("undo")
    assert opened.values("priority") == ["1.0", "0.5", "0.4"]
    opened.robot.select_rows(0, 1)
    type_in(opened, "lastmod", "x", Key.Key_Backspace)
    QTest.keyClick(line(opened, "lastmod"), Key.Key_Return)
    assert opened.values("lastmod") == ["", "", ""]


def whose(desk: Desk) -> str:
    return next(text for text in sentences(panel(desk)) if "to row" in text)


def test_of_several_rows_it_shows_what_the_one_has_that_the_others_joined_also_after_a_paste(
    opened: Desk,
) -> None:
    opened.robot.click(1, "loc")
    panel(opened)
    opened.robot.select_rows(1, 2)
    assert whose(opened) == "The fields below belong to row 2."
    robot = opened.robot
    robot.click(2, "loc")
    panel(opened)
    robot.click(0, "loc", Qt.KeyboardModifier.ShiftModifier)
    assert whose(opened) == "The fields below belong to row 3."
    QGuiApplication.clipboard().setText("https://e.org/1\nhttps://e.org/2\nhttps://e.org/3\nhttps://e.org/4")
    opened.trigger("paste")
    assert robot.current == (1, "loc")
    assert whose(opened) == "The fields below belong to row 2."


def test_the_slider_is_one_step_however_far_it_is_drawn_and_list_and_calendar_set_values_at_once(
    opened: Desk,
) -> None:
    before = opened.values("loc")
    opened.robot.click(0, "loc")
    calendar = value_row(opened, "lastmod").editor
    assert isinstance(calendar, LastmodEditor)
    calendar.line.setFocus()
    QTest.keyClick(calendar.line, Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert calendar.popup is not None
    assert calendar.popup.isVisible()
    calendar.popup.close()
    QTest.keyClick(line(opened, "loc"), Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert opened.values("loc") == before
    opened.robot.click(0, "loc")
    priority = value_row(opened, "priority").editor
    assert isinstance(priority, PriorityEditor)
    slider = priority.slider
    middle, steps = slider.height() // 2, opened.session.undo_stack.index()
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(4, middle))
    assert priority.value() == "0.0"
    assert opened.values("priority")[0] == "1.0"
    QTest.mouseMove(slider, QPoint(slider.width() // 2, middle))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() // 2, middle))
    assert opened.values("priority")[0] == "0.5"
    assert opened.session.undo_stack.index() == steps + 1
    slider.setValue(6)
    assert opened.values("priority")[0] == "0.3"
    frequency = value_row(opened, "changefreq").editor
    assert isinstance(frequency, ChangefreqEditor)
    frequency.box.setFocus()
    QTest.keyClicks(frequency.box, "m")
    assert opened.values("changefreq")[0] == "monthly"
    lastmod = value_row(opened, "lastmod").editor
    assert isinstance(lastmod, LastmodEditor)
    lastmod.unfold()
    assert lastmod.popup is not None
    lastmod.popup.clear.click()
    assert opened.values("lastmod")[0] == ""


def frequencies(desk: Desk) -> QComboBox:
    editor = value_row(desk, "changefreq").editor
    assert isinstance(editor, ChangefreqEditor)
    return editor.box


def offered(desk: Desk) -> list[str]:
    """Return what the list of frequencies offers beside "not set"."""
    box = frequencies(desk)
    return [box.itemText(place) for place in range(1, box.count())]


def test_the_list_of_frequencies_never_offers_the_value_of_another_row(opened: Desk) -> None:
    for rows, shown_in_box, severity in (
        ([2], "Weekly", "error"),
        ([0], "", ""),
        ([2], "Weekly", "error"),
        ([0, 2], "", ""),  # several values
    ):
        opened.robot.select_rows(*rows)
        assert offered(opened) == list(CHANGEFREQS)
        assert frequencies(opened).currentText() == shown_in_box
        assert (frequencies(opened).property("severity") or "") == severity
    frequencies(opened).setFocus()
    frequencies(opened).showPopup()
    for key in (Key.Key_End, Key.Key_Return):
        QTest.keyClick(frequencies(opened).view(), key)
    assert [opened.values("changefreq")[row] for row in (0, 2)] == ["never"] * 2


def test_a_frequency_is_corrected_with_a_key_and_comes_back_when_that_is_undone(opened: Desk) -> None:
    opened.robot.click(2, "loc")
    box = frequencies(opened)
    box.setFocus()
    QTest.keyClick(box, Key.Key_Down)
    assert opened.values("changefreq")[2] == "always"
    opened.trigger("undo")
    opened.window.refresh()
    assert box.currentText() == "Weekly"


def test_a_mark_at_the_frequency_goes_with_the_finding(opened: Desk) -> None:
    opened.robot.click(2, "loc")
    assert frequencies(opened).property("severity") == "error"
    opened.session.document.choose_rules(RuleChoice(off=frozenset({"changefreq-unknown"})))
    assert not frequencies(opened).property("severity")


def test_a_path_that_is_typed_as_a_url_gets_the_host_and_one_in_the_file_is_left(opened: Desk) -> None:
    opened.robot.click(1, "loc")
    field = line(opened, "loc")
    field.setFocus()
    QTest.keyClick(field, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClicks(field, "/new")
    assert value_row(opened, "loc").editor.value() == "https://e.org/new"
    QTest.keyClick(field, Key.Key_Return)
    assert opened.values("loc")[1] == "https://e.org/new"
    opened.session.undo_stack.do(SetValues("loc", range(1, 2), "/left"), "Set")
    opened.window.refresh()
    assert value_row(opened, "loc").editor.value() == "/left"


def test_a_bad_frequency_is_typed_in_the_details_and_kept(opened: Desk) -> None:
    opened.robot.click(0, "loc")
    box = frequencies(opened)
    box.setFocus()
    QTest.keyClicks(box, "foo")
    QTest.keyClick(box, Key.Key_Return)
    assert opened.values("changefreq")[0] == "foo"


def test_the_wheel_scrolls_and_changes_a_value_only_where_the_person_is_in_it(opened: Desk) -> None:
    opened.window.resize(1300, 460)
    opened.robot.click(2, "loc")
    bar = panel(opened).verticalScrollBar()
    opened.wait_for(lambda: bar.maximum() > 0)
    frequency, priority = line(opened, "changefreq"), value_row(opened, "priority").editor
    assert isinstance(priority, PriorityEditor)
    for part in (frequency, priority.slider, line(opened, "loc")):
        panel(opened).ensureWidgetVisible(part)
        before = bar.value()
        turn_wheel(part, 1 if before < bar.maximum() else -1)
        assert bar.value() != before
    assert not opened.session.undo_stack.canUndo()
    panel(opened).ensureWidgetVisible(frequency)
    frequency.setFocus()
    turn_wheel(frequency, -1)
    assert opened.values("changefreq")[2] == "never"


def test_says_what_is_wrong_below_the_value_and_mends_it(opened: Desk) -> None:
    opened.robot.click(2, "loc")
    cards = value_row(opened, "changefreq").cards
    opened.wait_for(cards.isVisible)
    title, message = sentences(cards)
    assert title == "Unknown frequency"
    assert message.startswith("Weekly is not one of")
    button, _learn_more = cards.findChildren(QPushButton)
    assert button.text() == "Correct the spelling"
    button.click()
    menu = opened.do.fix._menu
    assert menu is not None
    menu.fixes()[0].trigger()
    menu.close()
    assert opened.values("changefreq")[2] == "weekly"
    panel(opened)
    assert not cards.isVisible()


def test_what_is_typed_stays_while_another_value_changes(opened: Desk) -> None:
    opened.robot.click(0, "loc")
    type_in(opened, "lastmod", "2025-0", Key.Key_1)
    opened.session.undo_stack.do(SetValues("priority", range(1), "0.2"), "Set")
    assert shown(opened)[1:] == ["2025-01", "", "0.2"]


def test_a_document_that_can_only_be_looked_at_takes_nothing(opened: Desk) -> None:
    opened.robot.click(0, "loc")
    opened.session.set_stage(Stage.BROKEN_OFF)
    type_in(opened, "lastmod", "2025")
    assert opened.values("lastmod")[0] == shown(opened)[1] == "2026-11-02"


def test_ctrl_3_opens_the_panel_goes_there_and_closes_it(opened: Desk) -> None:
    opened.robot.click(0, "loc")
    dock = opened.do.panels.details
    panel(opened)
    assert dock.isVisible()
    opened.trigger("details_panel")
    opened.wait_for(line(opened, "loc").hasFocus)
    opened.trigger("details_panel")
    assert not dock.isVisible()
    assert opened.context.settings.get(DETAILS_PANEL) == "closed"
    opened.trigger("details_panel")
    assert dock.isVisible()
    assert opened.context.settings.get(DETAILS_PANEL) == "open"


def test_a_narrow_window_keeps_the_panel_closed_until_it_is_wanted(opened: Desk) -> None:
    opened.window.settings.set(DETAILS_PANEL, "")
    opened.window.resize(900, 600)
    opened.window.refresh()
    dock = opened.do.panels.details
    assert not dock.isVisible()
    opened.trigger("details_panel")
    assert dock.isVisible()


def test_an_index_has_no_frequency(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "index.xml"
    path.write_text(
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap>'
        "<loc>https://e.org/a.xml</loc></sitemap></sitemapindex>",
        encoding="utf-8",
    )
    desk.open(path)
    desk.robot.click(0, "loc")
    assert shown(desk) == ["https://e.org/a.xml", ""]


def test_a_line_that_is_left_shows_its_beginning(opened: Desk) -> None:
    field = line(opened, "lastmod")
    assert isinstance(field, QLineEdit)
    type_in(opened, "lastmod", "2026-11-02 " * 30, Key.Key_Tab)
    assert field.cursorPosition() == 0
    field.setFocus()
    QTest.keyClick(field, Key.Key_End)
    QTest.keyClick(field, Key.Key_Tab)
    assert field.cursorPosition() == 0


def page(desk: Desk) -> QWidget:
    found = panel(desk).widget()
    assert found is not None
    return found


def fits(desk: Desk) -> bool:
    """Whether nothing in the panel is wider than it."""
    room = panel(desk).viewport().width()
    return page(desk).width() <= room and page(desk).minimumSizeHint().width() <= room


def test_a_long_word_or_way_to_mend_something_makes_nothing_wider_than_the_panel(opened: Desk) -> None:
    opened.robot.click(1, "loc")
    opened.do.edit.duplicate()
    panel(opened)
    link = next(one for one in page(opened).findChildren(QPushButton, "link") if len(one.text()) > 40)
    opened.wait_for(lambda: link.height() > link.sizeHint().height())
    assert fits(opened)
    opened.trigger("undo")
    for field in ("loc", "lastmod", "changefreq", "priority"):
        opened.session.undo_stack.do(SetValues(field, range(1), "%d8" * 30), "Set")
        opened.robot.click(0, field)
        panel(opened)
        assert page(opened).findChildren(QFrame, "finding"), field
        assert fits(opened), field
        opened.trigger("undo")


def shows(mark: QLabel, image: QImage) -> bool:
    return mark.pixmap().toImage() == image


def test_colours_are_switched_and_remembered_and_marks_follow(opened: Desk) -> None:
    opened.robot.click(1, "lastmod")
    cards = value_row(opened, "lastmod").cards
    [mark] = [each for each in cards.findChildren(QLabel) if each.isVisible() and not each.pixmap().isNull()]
    for name, theme in (("dark", DARK), ("light", LIGHT)):
        opened.trigger(f"theme_{name}")
        assert (current().name, opened.context.settings.get(THEME)) == (name, name)
        opened.window.refresh()
        assert opened.window.menus.actions[f"theme_{name}"].isChecked()
        expected = mark_pixmap(Severity.ERROR, theme, mark.devicePixelRatioF()).toImage()
        opened.wait_for(partial(shows, mark, expected))


def test_it_scrolls_only_over_what_it_holds(opened: Desk) -> None:
    opened.window.resize(1280, 800)
    opened.session.undo_stack.do(SetValues("loc", range(1), "https://e.org/a b?c=%zz"), "Change")
    details = panel(opened)
    page = details.widget()
    assert page is not None
    needed = page.heightForWidth(details.maximumViewportSize().width())
    around = opened.window.height() - details.maximumViewportSize().height()
    for spare in (60, 12, 0, -12):
        opened.window.resize(1280, needed + spare + around)
        QApplication.processEvents()
        assert details.maximumViewportSize().height() == needed + spare
        assert (details.verticalScrollBar().maximum() > 0) == (spare < 0)


def test_a_file_without_extensions_has_one_button_that_leads_to_them(opened: Desk) -> None:
    opened.robot.click(0, "loc")
    form = panel(opened).extensions
    assert [each for each in form.sections.values() if each.isVisible()] == []
    assert (form.add.isVisible(), form.add.text().strip()) == (True, "Add…")
    menu = form.add.menu()
    menu.popup(form.add.mapToGlobal(form.add.rect().bottomLeft()))
    assert [each.text() for each in menu.actions()] == ["Images", "Videos", "News", "Languages", "Mobile"]
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[0]).center())
    assert form.sections["image"].isVisible()
    first = QApplication.focusWidget()
    assert first is not None
    QTest.keyClicks(first, "https://e.org/1.png")
    QTest.keyClick(first, Qt.Key.Key_Tab)
    opened.wait_for(lambda: "https://e.org/1.png" in opened.values("extensions")[0])
    assert not form.add.isVisible()
