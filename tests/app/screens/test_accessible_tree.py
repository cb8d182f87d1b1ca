"""What a screen reader finds on every screen: each thing has a role, a name and a value in plain words."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QProgressBar, QWidget

from tests.app.desk import Desk
from tests.app.screens.test_names_read_out import several

__all__ = ["several"]  # the fixture

Role, Text = QAccessible.Role, QAccessible.Text

NAMED = {  # what is of no use without a name
    *(Role.Button, Role.ButtonMenu, Role.ButtonDropDown, Role.CheckBox, Role.RadioButton, Role.MenuItem),
    *(Role.ComboBox, Role.EditableText, Role.SpinBox, Role.Slider, Role.ProgressBar, Role.Link),
    *(Role.Table, Role.Tree, Role.List, Role.ListItem, Role.PageTab, Role.Dialog, Role.Window),
}
WITH_VALUE = {Role.ComboBox, Role.SpinBox, Role.Slider, Role.ProgressBar}
MOST = 60  # things in one place that are looked at, such as rows


def tree(interface: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """What a screen reader comes to."""
    yield interface
    for number in range(min(interface.childCount(), MOST)):
        child = interface.child(number)
        if child.isValid() and not child.state().invisible:
            yield from tree(child)


def of(widget: QWidget) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(widget)


def untold(window: QWidget) -> list[str]:
    """What a screen reader could not tell of a window and of all that is in it."""
    window.show()
    QApplication.processEvents()
    return [
        f"{one.role().name} in {of_parent(one)}: {wrong}"
        for one in tree(of(window))
        for wrong in wrong_with(one)
    ]


def of_parent(one: QAccessibleInterface) -> str:
    outer = one.parent()
    return f"{outer.role().name} {outer.text(Text.Name)}"


def wrong_with(one: QAccessibleInterface) -> Iterator[str]:
    name, words = one.text(Text.Name), one.text(Text.Description)
    if one.role() in NAMED and not name.strip():
        yield "no name"
    if one.role() is Role.NoRole:
        yield f"{name} has no role"
    if one.state().focusable and one.role() is Role.Client and not name:
        yield "takes the focus and has no name"
    if one.role() in WITH_VALUE and not has_value(one):
        yield f"{name} has no value"
    if any(sign in told for told in (name, words) for sign in ("<qt", "<br", "&lt;")):
        yield f"markup: {name} {words}"


def has_value(one: QAccessibleInterface) -> bool:
    """Whether it says what it is set to; what is not set may be empty."""
    is_box = one.role() is Role.ComboBox
    return bool(one.text(Text.Value)) or one.valueInterface() is not None or is_box


def test_in_the_window_with_every_panel(several: Desk) -> None:
    for action in ("findings_panel", "site_panel", "files_panel", "replace"):
        several.trigger(action)
    for panel in ("details", "insight"):
        several.trigger(f"{panel}_panel")
        several.wait_for(lambda: several.context.tasks.is_idle)
        assert untold(several.window) == [], panel


def test_in_the_window_with_findings(faulty: Desk) -> None:
    for name in ("findings", "site", "details"):
        faulty.trigger(f"{name}_panel")
    faulty.wait_for(lambda: faulty.context.tasks.is_idle)
    faulty.window.refresh()
    assert untold(faulty.window) == []


def test_in_the_window_with_nothing_open(desk: Desk) -> None:
    assert untold(desk.window) == []


def test_in_the_window_with_a_file_that_cannot_be_read(desk: Desk, tmp_path: Path) -> None:
    broken = tmp_path / "broken.xml"
    broken.write_text("<html><body>Not found</body></html>")
    desk.do.file.open_paths([broken])
    desk.wait_for(lambda: desk.context.view is not None and desk.context.tasks.is_idle)
    desk.window.refresh()
    assert untold(desk.window) == []


def test_in_every_menu(several: Desk) -> None:
    several.window.refresh()
    for action in several.window.menuBar().actions():
        menu = action.menu()
        assert isinstance(menu, QWidget)
        assert untold(menu) == []
        menu.hide()


def test_in_the_editor_of_a_cell(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    table = desk.context.table
    assert table is not None
    for column in ("loc", "lastmod", "changefreq", "priority"):
        table.go_to(1, column)
        QTest.keyClick(table, Qt.Key.Key_F2)
        assert table.indexWidget(table.currentIndex()) is not None, column
        assert untold(table) == [], column


def test_a_cell_says_row_column_value_and_finding(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    table = desk.context.table
    assert table is not None
    table.go_to(1, "lastmod")
    [cell] = [one for one in tree(of(table)) if one.text(Text.Name) == "Last modified: 2026-13-02"]
    assert cell.role() is Role.Cell
    assert cell.text(Text.Description).startswith("Row 2. Error: ")


def test_a_gauge_says_how_full_it_is(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    [entries, _bytes] = desk.window.status.findChildren(QProgressBar)
    assert of(entries).role() is Role.ProgressBar
    assert of(entries).text(Text.Description).startswith("3 of 50")
    assert of(entries).valueInterface().maximumValue() == 100


class Listener:
    """A screen reader: what is announced to it, and the names of what takes the focus."""

    def __init__(self) -> None:
        self.announced: list[str] = []
        self.focused: list[str] = []

    def listen(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.announced.append(event.message())
        elif event.type() is QAccessible.Event.Focus:
            self.focused.append(event.accessibleInterface().text(Text.Name))


@pytest.fixture
def listener(monkeypatch: pytest.MonkeyPatch) -> Iterator[Listener]:
    """Hears what the program tells."""
    listener = Listener()
    QAccessible.setActive(True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", listener.listen)
    yield listener
    QAccessible.setActive(False)


def test_the_cell_is_told_that_the_keyboard_comes_back_to(faulty: Desk, listener: Listener) -> None:
    faulty.robot.click(1, "lastmod")
    faulty.window.filter_bar.line.setFocus()
    faulty.robot.table.setFocus()
    current = faulty.robot.table.currentIndex()
    faulty.wait_for(lambda: listener.focused == [current.data(Qt.ItemDataRole.AccessibleTextRole)])


def test_the_bar_of_a_chart_and_the_finding_are_told_that_it_comes_to(
    faulty: Desk, listener: Listener
) -> None:
    faulty.trigger("insight_panel")
    dock = faulty.do.panels.insight
    faulty.wait_for(lambda: not dock.is_busy)
    chart = dock.panel.pictures["lastmod-year"].chart
    chart.setFocus()
    faulty.wait_for(lambda: listener.focused == [chart.chart_model.sentence(0)])
    findings = faulty.do.panels.findings.panel
    findings.setFocus()
    faulty.wait_for(lambda: len(listener.focused) == 2)
    assert "rror: " in listener.focused[1]


def test_what_is_done_and_taken_back_in_the_table_is_told(faulty: Desk, listener: Listener) -> None:
    faulty.robot.select_rows(1)
    faulty.robot.table.setFocus()
    listener.announced.clear()
    faulty.trigger("delete")
    faulty.trigger("undo")
    told = [words for words in listener.announced if "row" in words.lower()]
    assert told == ["Delete a row", "Undo: Delete a row"]
