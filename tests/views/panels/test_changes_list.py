"""Changes to look at before they are made."""

import pytest
from PySide6.QtCore import QLocale, QRect, Qt
from PySide6.QtGui import QImage, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from editor.core.operations.operation import Preview
from editor.models.lists.differences_model import text_difference
from editor.models.lists.fix_models import ChangeColumn, ChangesModel
from editor.models.table import item_data
from editor.models.table.item_data import PARTS
from editor.rules.fixes.preview_changes import PreviewChange
from editor.views.panels.changes_list import _TEXT_COLUMNS, ChangeList, ChangesTable, DifferenceDelegate
from editor.views.style.theme import LIGHT
from editor.views.widgets.lists import LineDelegate

BEGINNING = "https://shop.example.com/products/"


def test_what_differs_is_seen_where_it_begins_beyond_the_edge(light: QApplication, qtbot: QtBot) -> None:
    changes = ChangeList()
    qtbot.addWidget(changes)
    changes.resize(560, 120)
    changes.show_changes([Preview(0, "loc", BEGINNING + "old", BEGINNING + "new")])
    changes.show()
    line = changes.visualRect(changes.model().index(0, 3)).center().y()
    image = changes.viewport().grab().toImage()
    marked = [x for x in range(image.width()) if image.pixelColor(x, line - 8) == LIGHT.color("match")]
    assert len(marked) >= 2 * changes.fontMetrics().horizontalAdvance("ol")


def test_what_differs_is_marked_in_any_field_but_not_where_all_is_new(
    light: QApplication, qtbot: QtBot
) -> None:
    changes = ChangeList()
    qtbot.addWidget(changes)
    changes.resize(900, 160)
    previews = [Preview(0, "lastmod", "2026-07-08", "2026-08-08"), Preview(0, "priority", "", "0.5")]
    changes.show_changes(previews, ["https://e.org/"])
    changes.show()
    image = changes.viewport().grab().toImage()

    def is_marked(row: int, column: int) -> bool:
        cell = changes.visualRect(changes.model().index(row, column))
        across = range(cell.left(), cell.right())
        return any(image.pixelColor(x, cell.center().y() - 8) == LIGHT.color("match") for x in across)

    assert [is_marked(row, column) for row in range(2) for column in (3, 4)] == [True, True, False, False]


def test_the_number_of_a_row_ends_where_its_heading_ends(light: QApplication, qtbot: QtBot) -> None:
    changes = ChangeList()
    qtbot.addWidget(changes)
    changes.resize(560, 120)
    changes.show_changes([Preview(6, "loc", "a", "b")])
    changes.show()
    cell = changes.visualRect(changes.model().index(0, 0))
    image = changes.viewport().grab(cell).toImage()
    inked = [
        x
        for x in range(image.width())
        for y in range(image.height())
        if image.pixelColor(x, y).lightness() < 180
    ]
    assert min(inked) > image.width() // 2
    assert changes.headerItem().textAlignment(0) == item_data.RIGHT


def test_the_number_of_a_row_is_written_as_in_other_lists(qtbot: QtBot) -> None:
    changes = ChangeList()
    qtbot.addWidget(changes)
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    try:
        changes.show_changes([Preview(12345, "loc", "a", "b")])
    finally:
        QLocale.setDefault(before)
    assert changes.model().index(0, 0).data() == "12,346"


def test_the_number_of_a_row_stands_on_the_right_in_a_list_of_fixes() -> None:
    model = ChangesModel()
    model.show([PreviewChange(6, "loc", "a", "b")])
    shown = model.index(0, ChangeColumn.WHERE).data(item_data.TEXT_ALIGNMENT)
    heading = model.headerData(ChangeColumn.WHERE, Qt.Orientation.Horizontal, item_data.TEXT_ALIGNMENT)
    assert (shown, heading) == (item_data.RIGHT, item_data.RIGHT)


def test_from_right_to_left_a_value_is_painted_as_it_is_written(light: QApplication) -> None:
    item = QStandardItem()
    item.setData(text_difference("0.8", "0.9")[1], PARTS)
    model, delegate = QStandardItemModel(), DifferenceDelegate(is_before=False)
    model.appendRow(item)
    pictures = []
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        picture = QImage(100, 24, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.white)
        option = QStyleOptionViewItem()
        option.rect = picture.rect()
        with QPainter(picture) as painter:
            painter.setLayoutDirection(direction)
            delegate.paint(painter, option, item.index())
        pictures.append(picture)
    assert pictures[0] == pictures[1]


def test_from_right_to_left_what_differs_is_marked_where_it_is(light: QApplication, qtbot: QtBot) -> None:
    pictures = []
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        changes = ChangeList()
        qtbot.addWidget(changes)
        changes.setLayoutDirection(direction)
        changes.resize(560, 120)
        changes.show_changes([Preview(0, "loc", "https://e.org/a/", "https://e.org/b/")])
        changes.show()
        cell = changes.visualRect(changes.model().index(0, 3))
        pictures.append(
            changes.viewport().grab(QRect(cell.left() + 2, cell.top(), 160, cell.height())).toImage()
        )
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("is_mirrored", [False, True])
def test_from_right_to_left_a_url_in_a_list_ends_with_its_slash(
    qapp: QApplication, is_mirrored: bool
) -> None:
    qapp.setLayoutDirection(Qt.LayoutDirection(int(is_mirrored)))
    try:
        text = LineDelegate().displayText("https://e.org/a/", QLocale())
    finally:
        qapp.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    assert text == ("\u2068https://e.org/a/\u2069" if is_mirrored else "https://e.org/a/")


def test_short_values_leave_their_room_to_the_urls(light: QApplication, qtbot: QtBot) -> None:
    urls = [BEGINNING + "a-product-with-a-rather-long-name"] * 3
    listed, model = ChangeList(), ChangesModel()
    listed.show_changes([Preview(row, "priority", "0.9", "0.3") for row in range(3)], urls)
    table = ChangesTable(model)
    model.show([PreviewChange(row, "priority", "0.9", "0.3", url=url) for row, url in enumerate(urls)])
    for view, header in ((listed, listed.header()), (table, table.horizontalHeader())):
        qtbot.addWidget(view)
        view.resize(800, 200)
        view.show()
        widths = [header.sectionSize(section) for section in range(header.count())]
        assert sum(widths) == view.viewport().width()
        assert widths[1] > view.fontMetrics().horizontalAdvance(urls[0])
        assert widths[-1] < 120


def test_long_values_have_more_room_than_the_urls_beside_them(light: QApplication, qtbot: QtBot) -> None:
    url, dated = BEGINNING + "a-product-with-a-rather-long-name", "2026-11-29T10:20:30+01:00 " * 3
    table = ChangesTable(model := ChangesModel())
    qtbot.addWidget(table)
    model.show([PreviewChange(0, "lastmod", dated, dated + "!", url=url)])
    table.resize(900, 200)
    table.show()
    widths = [table.columnWidth(column) for column in _TEXT_COLUMNS]
    assert 0 < widths[0] < min(widths[1:])


def test_without_urls_what_was_and_what_will_be_have_the_same_room(light: QApplication, qtbot: QtBot) -> None:
    changes = ChangeList()
    qtbot.addWidget(changes)
    changes.show_changes([])
    changes.resize(800, 200)
    changes.show()
    assert abs(changes.columnWidth(3) - changes.columnWidth(4)) <= 1
