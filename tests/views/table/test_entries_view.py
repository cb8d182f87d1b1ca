"""The table as a person uses it by keys and mouse, and the heads of its rows."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt
from PySide6.QtGui import QFocusEvent, QGuiApplication, QPaintEvent, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import RemoveRows, SetFrame
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.xml.markup import new_frame
from editor.models.session.undo_stack import Outcome
from editor.rules.findings import Findings
from editor.rules.rule import Severity
from editor.views.style.theme import apply_theme, current
from editor.views.table.entries_table import EntriesTable
from editor.views.table.entries_view import ROW_HEIGHT
from tests.models.documents import SITE, document, numbered
from tests.robot import Key, Modifier
from tests.views.tables import Desk

Open = Callable[[tuple[Document, Findings]], Desk]


def clipboard() -> str:
    return QGuiApplication.clipboard().text()


def cells(desk: Desk) -> dict[str, list[int]]:
    return {field: list(rows) for field, rows in desk.table.selected_cells().items()}


def test_typing_replaces_a_value_and_enter_goes_down(desk: Desk) -> None:
    desk.robot.type_in(1, "priority", "0.8")
    assert (desk.entry(1).priority, desk.robot.current) == ("0.8", (2, "priority"))
    assert desk.stack.undoText() == "Set priority"


def test_the_cell_that_keys_begin_at_is_selected(desk: Desk, qtbot: QtBot) -> None:
    table = EntriesTable(desk.model)
    qtbot.addWidget(table)
    QApplication.sendEvent(table, QFocusEvent(QEvent.Type.FocusIn))
    assert (table.current_row(), list(table.selected_rows())) == (0, [0])


def test_f2_opens_the_exact_text_with_the_caret_at_its_end(desk: Desk) -> None:
    assert desk.robot.text(1, "loc") == "/blog/winter guide"
    editor = desk.robot.edit(1, "loc")
    assert editor.value() == f"{SITE}/blog/winter guide"
    desk.robot.type("x")
    assert editor.value() == f"{SITE}/blog/winter guidex"


def test_a_double_click_opens_an_editor(desk: Desk) -> None:
    desk.robot.double_click(1, "priority")
    assert desk.robot.editor.value() == "0.6"


def test_tab_commits_and_goes_right_and_wraps(desk: Desk) -> None:
    desk.robot.click(0, "priority")
    desk.robot.type("0.3")
    desk.robot.press(Key.Key_Tab)
    assert (desk.entry(0).priority, desk.robot.current) == ("0.3", (1, "loc"))


def test_escape_restores(desk: Desk) -> None:
    desk.robot.edit(1, "priority")
    desk.robot.type("9")
    desk.robot.press(Key.Key_Escape)
    assert (desk.entry(1).priority, desk.robot.current, desk.stack.count()) == ("0.6", (1, "priority"), 0)


def test_a_click_elsewhere_commits(desk: Desk) -> None:
    desk.robot.click(1, "priority")
    desk.robot.type("0.7")
    desk.robot.click(3, "loc")
    assert (desk.entry(1).priority, desk.robot.current) == ("0.7", (3, "loc"))


def test_an_unchanged_value_is_no_step(desk: Desk) -> None:
    desk.robot.edit(1, "priority")
    desk.robot.press(Key.Key_Return)
    assert desk.stack.count() == 0


def test_ctrl_enter_sets_all_selected_cells_in_one_step(six: Desk) -> None:
    six.robot.select_cells("priority", [1, 3, 4])
    six.robot.type("0.9")
    six.robot.press(Key.Key_Return, Modifier.ControlModifier)
    assert six.entries.column("priority") == ["0.5", "0.9", "0.5", "0.9", "0.9", "0.5"]
    assert (six.stack.count(), six.stack.undoText()) == (1, "Set priority in 3 rows")
    assert list(six.table.selected_rows()) == [1, 3, 4]


def test_ctrl_enter_does_nothing_while_no_cell_is_edited(six: Desk) -> None:
    six.robot.type_in(4, "priority", "0.1")
    six.robot.select_cells("priority", [0, 2, 4])
    before, place = six.entries.column("priority"), six.robot.current
    for key in (Key.Key_Return, Key.Key_Enter):
        six.robot.press(key, Modifier.ControlModifier)
        assert six.entries.column("priority") == before
        assert (cells(six), six.robot.current) == ({"priority": [0, 2, 4]}, place)


def test_a_row_is_selected_wherever_its_head_is_clicked(six: Desk) -> None:
    header = six.table.verticalHeader()
    for below in (0, 3, 14, 26, 28):
        six.table.clearSelection()
        place = QPoint(20, header.sectionViewportPosition(2) + below)
        QTest.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert list(six.table.selected_rows()) == [2], below


def test_delete_clears_cells_and_ctrl_d_fills_down(six: Desk) -> None:
    six.robot.select_cells("changefreq", [0, 1])
    six.robot.press(Key.Key_Delete)
    assert six.entries.column("changefreq")[:3] == ["", "", "daily"]
    six.robot.select_cells("changefreq", [1, 2, 3])
    six.robot.press(Key.Key_D, Modifier.ControlModifier)
    assert six.entries.column("changefreq") == ["", "", "", "", "daily", "daily"]
    assert six.stack.count() == 2


def test_copy_and_paste_move_a_block(six: Desk) -> None:
    six.robot.type_in(0, "priority", "0.9")
    six.robot.select_rows(0)
    six.robot.press(Key.Key_C, Modifier.ControlModifier)
    assert clipboard() == f"{SITE}/0\t2026-11-02\tdaily\t0.9"
    six.robot.click(2, "loc")
    six.robot.press(Key.Key_V, Modifier.ControlModifier)
    assert six.entry(2) == six.entry(0)


def test_a_copy_of_scattered_cells_keeps_their_places(six: Desk) -> None:
    six.robot.select_cells("priority", [0, 2])
    six.robot.click(2, "changefreq", Modifier.ControlModifier)
    six.robot.press(Key.Key_C, Modifier.ControlModifier)
    assert clipboard() == "\t0.5\ndaily\t0.5"


def test_a_copy_follows_the_columns_as_they_stand(six: Desk) -> None:
    six.table.horizontalHeader().moveSection(3, 0)
    six.robot.select_rows(0)
    six.table.cells.copy()
    assert clipboard() == f"0.5\t{SITE}/0\t2026-11-02\tdaily"


def test_cut_is_a_copy_that_clears(six: Desk) -> None:
    six.robot.click(1, "lastmod")
    six.robot.press(Key.Key_X, Modifier.ControlModifier)
    assert (clipboard(), six.entry(1).lastmod) == ("2026-11-02", "")


def test_pasted_urls_are_selected_below_the_current_row(six: Desk) -> None:
    QGuiApplication.clipboard().setText(f"{SITE}/a\n{SITE}/b\n")
    six.robot.click(1, "loc")
    six.robot.press(Key.Key_V, Modifier.ControlModifier)
    assert six.robot.column_values("loc")[1:5] == [f"{SITE}/{name}" for name in "1ab2"]
    assert list(six.table.selected_rows()) == [2, 3]
    six.stack.undo()
    assert len(six.entries) == 6


def test_undo_of_a_paste_restores_every_cell(six: Desk) -> None:
    before = [six.entry(row) for row in range(6)]
    QGuiApplication.clipboard().setText("0.1\n0.2\n0.3")
    six.robot.click(4, "priority")
    six.robot.press(Key.Key_V, Modifier.ControlModifier)
    assert six.entries.column("priority")[4:] == ["0.1", "0.2", "0.3"]
    six.stack.undo()
    assert [six.entry(row) for row in range(len(six.entries))] == before


def test_undo_brings_the_selection_back(six: Desk) -> None:
    six.robot.select_rows(1, 3)
    six.robot.press(Key.Key_Delete)
    six.robot.click(5, "loc")
    six.stack.undo()
    assert list(six.table.selected_rows()) == [1, 3]


def test_undo_selects_the_cells_that_it_changed_and_no_others(six: Desk) -> None:
    six.robot.type_in(2, "priority", "0.9")
    six.stack.undo()
    assert (cells(six), six.robot.current) == ({"priority": [2]}, (2, "priority"))
    six.robot.press(Key.Key_Delete)
    assert six.entry(2).values() == (f"{SITE}/2", "2026-11-02", "daily", "")


def test_undo_of_several_values_selects_each(six: Desk) -> None:
    six.robot.select_cells("lastmod", [1, 3])
    six.robot.click(2, "changefreq", Modifier.ControlModifier)
    six.robot.press(Key.Key_Delete)
    six.robot.click(5, "loc")
    six.stack.undo()
    assert (cells(six), six.robot.current) == ({"lastmod": [1, 3], "changefreq": [2]}, (1, "lastmod"))


def test_cells_that_had_the_value_before_stay_selected(six: Desk) -> None:
    six.robot.type_in(3, "priority", "0.9")
    six.robot.select_cells("priority", range(1, 6))
    for text in ("0.9", "0.7"):
        six.robot.type(text)
        six.robot.press(Key.Key_Return, Modifier.ControlModifier)
    assert six.entries.column("priority") == ["0.5", *["0.7"] * 5]
    assert cells(six) == {"priority": [1, 2, 3, 4, 5]}


def test_what_is_filled_down_stays_selected(six: Desk) -> None:
    six.robot.type_in(1, "priority", "0.9")
    six.robot.select_cells("priority", range(1, 4))
    six.robot.press(Key.Key_D, Modifier.ControlModifier)
    assert cells(six) == {"priority": [1, 2, 3]}


def test_removing_the_last_rows_selects_what_is_last_now(six: Desk) -> None:
    edit = RemoveRows(range(4, 6))
    edit.apply(six.entries)
    six.table.show_outcome(Outcome.of(edit), is_return=False)
    assert list(six.table.selected_rows()) == [3]


def test_nothing_is_changed_while_read_only(six: Desk) -> None:
    six.model.set_read_only(True)
    six.robot.click(1, "priority")
    six.robot.press(Key.Key_Delete)
    six.robot.press(Key.Key_F2)
    assert (six.stack.count(), six.robot.open_editor()) == (0, None)


def test_a_click_on_a_title_sorts_up_down_and_not_at_all(desk: Desk) -> None:
    for expected in (["0.6", "1.0", "0,8", ""], ["0,8", "1.0", "0.6", ""], ["1.0", "0.6", "", "0,8"]):
        desk.robot.sort_by("priority")
        assert desk.robot.column_values("priority") == expected
    assert desk.model.order.is_file_order
    assert desk.entries.column("priority") == ["1.0", "0.6", "", "0,8"]


def test_edits_in_a_sorted_view_reach_the_right_row(six: Desk) -> None:
    six.model.sort(0, Qt.SortOrder.DescendingOrder)
    six.robot.type_in(0, "priority", "0.9")
    assert six.entry(5).priority == "0.9"
    assert six.robot.current == (1, "priority")


def right_click(desk: Desk, row: int) -> None:
    header = desk.table.row_header
    middle = header.sectionViewportPosition(row) + header.sectionSize(row) // 2
    QTest.mouseClick(header.viewport(), Qt.MouseButton.RightButton, pos=QPoint(5, middle))


def test_a_right_click_on_a_row_number_selects_the_row_unless_it_is(six: Desk) -> None:
    six.robot.click(0, "priority")
    right_click(six, 2)
    assert cells(six) == {field: [2] for field in ("loc", "lastmod", "changefreq", "priority")}
    six.robot.select_rows(1, 3)
    right_click(six, 3)
    assert list(six.table.selected_rows()) == [1, 3]


def test_selection_survives_sorting(six: Desk) -> None:
    six.table.select_rows([0, 1])
    six.model.sort(0, Qt.SortOrder.DescendingOrder)
    assert list(six.table.selected_rows()) == [0, 1]
    assert six.table.selected_cells()["loc"] == [1, 0]


def test_all_rows_selected_are_one_range(six: Desk) -> None:
    six.table.selectAll()
    assert six.table.selected_rows() == range(6)
    assert six.table.selected_cells()["loc"] == range(6)


def test_going_to_a_cell_makes_it_current(six: Desk) -> None:
    six.table.go_to(4, "changefreq")
    assert six.robot.current == (4, "changefreq")
    six.table.go_to(2)
    assert (six.robot.current, six.table.current_row()) == ((2, "changefreq"), 2)


def test_the_keys_of_tabs_move_nothing_in_the_table(six: Desk) -> None:
    for key in (Key.Key_Tab, Key.Key_Backtab):
        six.robot.click(3, "lastmod")
        six.robot.press(key, Modifier.ControlModifier)
        assert six.robot.current == (3, "lastmod"), key


def test_the_selection_is_announced(six: Desk, qtbot: QtBot) -> None:
    with qtbot.waitSignal(six.table.rows_selected):
        six.robot.click(3, "loc")


def test_zoom_scales_rows_letters_and_columns(six: Desk) -> None:
    def sizes() -> list[int]:
        return [six.table.viewport().fontMetrics().height(), *map(six.table.columnWidth, (1, 2, 3))]

    before = sizes()
    six.table.set_zoom(2.0)
    assert six.table.rowHeight(0) == 2 * ROW_HEIGHT
    assert all(size > 1.65 * small for size, small in zip(sizes(), before, strict=True))
    six.table.set_zoom(1.0)
    assert sizes() == before


def test_headers_do_not_follow_the_selection(six: Desk) -> None:
    """Qt would ask the model about every selected row at each repaint."""
    six.table.selectAll()
    for header in (six.table.horizontalHeader(), six.table.verticalHeader()):
        assert not header.selectionModel().hasSelection()


def test_a_table_closed_with_an_open_editor_says_nothing(desk: Desk) -> None:
    desk.robot.edit(1, "loc")
    desk.table.close()


def test_an_editor_that_is_open_when_rows_go_closes(six: Desk) -> None:
    six.robot.edit(1, "priority")
    RemoveRows(range(1, 2)).apply(six.entries)
    assert six.robot.open_editor() is None


def test_columns_follow_the_kind(open_desk: Open) -> None:
    desk = open_desk(document(Entry("https://a.b/")))
    SetFrame(new_frame(Kind.TEXT)).apply(desk.entries)
    desk.robot.type_in(0, "loc", "https://a.b/c")
    assert [column.name for column in desk.model.columns if column.field] == ["loc"]
    assert desk.entry(0).loc == "https://a.b/c"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_tinted_cell_is_drawn_in_the_theme(desk: Desk, light: QApplication, theme: str) -> None:
    colors = apply_theme(light, "dark" if theme == "dark" else "light")
    desk.table.clearSelection()
    desk.robot.click(0, "loc")
    place = desk.table.visualRect(desk.robot.cell(3, "priority")).bottomRight() - QPoint(3, 3)
    image = desk.table.viewport().grab().toImage()
    assert image.pixelColor(place) == colors.color("error_tint")


class Paintings(QObject):
    """Counts how often the cells are painted."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.table)
        self.count = 0
        self.last = QRegion()
        desk.table.viewport().installEventFilter(self)
        self.since(desk.model.marks_changed.emit)  # from here on it is known what is in sight

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            self.count, self.last = self.count + 1, event.region()
        return False

    def since(self, act: Callable[[], object]) -> int:
        """How many times while something is done."""
        before = self.count
        act()
        for _turn in range(3):
            QApplication.processEvents()
        return self.count - before


@pytest.fixture
def hundred(open_desk: Open) -> Desk:
    """The entries /0 to /99, of which a dozen are in sight."""
    desk = open_desk(numbered(100))
    desk.table.resize(600, 400)
    return desk


def test_rows_that_come_in_below_those_in_sight_are_not_painted(hundred: Desk) -> None:
    paintings, document = Paintings(hundred), hundred.entries
    hundred.model.set_read_only(True)

    def read_more() -> None:
        document.append(document.new_columns([Entry(f"{SITE}/more", "no date", "never", "0.1")]))

    assert paintings.since(read_more) == 0
    assert hundred.table.verticalScrollBar().maximum() > 0
    hundred.table.scrollToBottom()
    assert paintings.since(read_more) > 0


def test_to_show_the_columns_that_are_there_paints_nothing(hundred: Desk) -> None:
    table = hundred.table
    names = [column.name for column in table.visible.columns()]
    paintings = Paintings(hundred)
    assert paintings.since(lambda: table.visible.show(names)) == 0
    assert paintings.since(lambda: table.visible.show(names[:-1])) > 0


def test_rows_in_sight_are_painted_also_where_more_come_in_below_at_once(open_desk: Open) -> None:
    desk = open_desk(document(Entry(SITE)))
    desk.table.setVerticalScrollBarPolicy(
        Qt.ScrollBarPolicy.ScrollBarAlwaysOn
    )  # else it comes and has all painted
    paintings, urlset = Paintings(desk), desk.entries
    desk.model.set_read_only(True)
    desk.model.marks_changed.disconnect()  # what it says has nothing to do with this

    def read_much() -> None:
        for _piece in range(2):
            urlset.append(urlset.new_columns([Entry(SITE)] * 100))

    assert paintings.since(read_much) > 0


def test_rows_that_come_into_sight_are_painted_once(open_desk: Open) -> None:
    desk = open_desk(document())
    desk.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    paintings, urlset = Paintings(desk), desk.entries
    desk.model.set_read_only(True)
    assert paintings.since(lambda: urlset.append(urlset.new_columns([Entry(SITE, "no date")] * 100))) == 1


def test_who_scrolls_while_a_file_is_read_has_nothing_painted_for_what_is_read(hundred: Desk) -> None:
    paintings, document = Paintings(hundred), hundred.entries
    hundred.model.set_read_only(True)
    assert paintings.since(lambda: hundred.table.verticalScrollBar().setValue(500)) > 0
    assert paintings.since(lambda: document.append(document.new_columns([Entry(SITE, "no date")]))) == 0


def test_marks_are_painted_where_somebody_scrolls_meanwhile(hundred: Desk) -> None:
    paintings, bar = Paintings(hundred), hundred.table.verticalScrollBar()
    hundred.model.set_read_only(True)
    bar.setValue(1)

    def mark_and_scroll() -> None:
        hundred.entries.set_values("priority", range(3, 4), "2")
        bar.setValue(2)

    paintings.since(mark_and_scroll)
    assert paintings.last.contains(hundred.table.visualRect(hundred.model.index(3, 0)))


def test_who_scrolled_before_any_row_was_current_stays_there(hundred: Desk) -> None:
    bar = hundred.table.verticalScrollBar()
    for scrolled, expected in ((0, 0), (3 * ROW_HEIGHT, 3), (3 * ROW_HEIGHT + 1, 4)):
        hundred.table.setCurrentIndex(QModelIndex())
        bar.setValue(scrolled)
        hundred.table.have_current()
        assert (hundred.table.currentIndex().row(), bar.value()) == (expected, scrolled)
        bar.setValue(0)
        hundred.table.have_current()
        assert hundred.table.currentIndex().row() == expected


def test_columns_that_come_and_go_have_the_table_painted_once(hundred: Desk) -> None:
    paintings, table = Paintings(hundred), hundred.table
    assert paintings.since(lambda: table.visible.show(["loc", "priority"])) == 1
    assert paintings.since(lambda: table.visible.show(FIELD_NAMES)) == 1


def test_marks_are_painted_where_they_can_be_seen(hundred: Desk) -> None:
    paintings = Paintings(hundred)
    assert paintings.since(lambda: hundred.entries.set_values("priority", range(90, 91), "2")) == 0
    assert paintings.since(lambda: hundred.entries.set_values("priority", range(3, 4), "2")) > 0


def test_half_a_host_does_not_pass_for_another(desk: Desk) -> None:
    header = desk.table.horizontalHeader()
    header.resizeSection(0, header.fontMetrics().horizontalAdvance(f"URL · {SITE}"))
    shown = header.grab().toImage()
    header.setTextElideMode(Qt.TextElideMode.ElideNone)
    assert shown != header.grab().toImage()


def test_from_right_to_left_the_head_of_a_row_is_mirrored(desk: Desk) -> None:
    table, header = desk.table, desk.table.row_header
    row = next(row for row in range(99) if desk.model.painted.row_mark(row) >= Severity.ADVICE)
    table.show()

    def marked() -> list[bool]:
        """In which half of the head the mark is: something in its colour."""
        picture, middle = header.grab().toImage(), header.sectionViewportPosition(row) + ROW_HEIGHT // 2
        colours = [picture.pixelColor(x, middle) for x in range(picture.width())]
        half, mark = len(colours) // 2, current().mark(desk.model.painted.row_mark(row))
        return [mark in colours[:half], mark in colours[half:]]

    assert marked() == [True, False]
    table.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    assert marked() == [False, True]
