"""Nothing has a gradient or a sign of the system: where Qt's style would draw one, ours is drawn."""

from collections.abc import Iterator
from datetime import UTC, datetime
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QLineEdit,
    QListView,
    QMenu,
    QPushButton,
    QSpinBox,
    QTableView,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

import editor
from editor.dialogs.dialog_frame import BoxedList
from editor.views.delegates.calendar_popup import CalendarPopup
from editor.views.delegates.value_delegates import ChangefreqEditor
from editor.views.style.icons import icon
from editor.views.style.theme import DARK, LIGHT, Theme, apply_theme
from editor.views.widgets.input_fields import ChoiceBox
from tests.sources import text_of
from tests.views.style.pixels import colours

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")  # what the offscreen platform lacks

NOW = datetime(2026, 11, 21, tzinfo=UTC)


@pytest.fixture(params=[LIGHT, DARK], ids=lambda theme: theme.name)
def theme(request: pytest.FixtureRequest, qapp: QApplication) -> Theme:
    return apply_theme(qapp, request.param.name)


@pytest.fixture
def dialog(theme: Theme, qtbot: QtBot) -> Iterator[QDialog]:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    QVBoxLayout(dialog).addWidget(QLineEdit(dialog))
    dialog.resize(400, 300)
    yield dialog
    dialog.close()


def show(dialog: QDialog, widget: QWidget) -> None:
    """Put a widget into a dialog and go there by keyboard, after which the system would mark the focus."""
    layout = dialog.layout()
    assert layout is not None
    layout.addWidget(widget)
    dialog.show()
    dialog.activateWindow()
    dialog.setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)
    widget.setFocus(Qt.FocusReason.TabFocusReason)


def inside(widget: QWidget) -> set[str]:
    """The colours a widget has between its edges, to the left of what stands in its middle or at its end."""
    return {*colours(widget.grab().toImage(), QRect(6, 3, 12, widget.height() - 6))}


def filled(view: QAbstractItemView, name: str = "") -> QAbstractItemView:
    """With lines in it in which nothing stands, the first of them with another below."""
    model = QStandardItemModel(view)
    for _row in range(3):
        model.appendRow([QStandardItem(""), QStandardItem("")])
    if isinstance(view, QTreeView):
        model.item(0).appendRow(QStandardItem(""))
    view.setModel(model)
    view.setObjectName(name)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    return view


def boxed_list() -> QAbstractItemView:
    page = QWidget()
    view = BoxedList("Files", ["File", "Date"], page)
    view.setParent(None)
    for _row in range(3):
        view.add_line(["", ""])
    return view


def test_a_line_that_is_selected_has_one_colour(dialog: QDialog, theme: Theme) -> None:
    for view in (
        filled(QTreeView()),
        filled(QTreeView(), "boxed"),
        filled(QTreeView(), "site"),
        filled(QTreeView(), "filter_proposals"),
        filled(QTableView(), "boxed"),
        filled(QTableView(), "preview"),
        filled(QListView()),
        boxed_list(),
    ):
        show(dialog, view)
        model = view.model()
        view.setCurrentIndex(model.index(1, 0))
        last = 0 if isinstance(view, QListView) else 1
        image = view.viewport().grab().toImage()
        for column in range(last + 1):
            rect = view.visualRect(model.index(1, column)).adjusted(6, 2, -6, -2)
            assert {*colours(image, rect)} == {theme.selection.lower()}, view
        view.hide()


def test_no_list_lets_the_system_mark_the_line_with_the_focus() -> None:
    """It would draw a gradient over the line, whatever the style sheet says."""
    folder = Path(str(editor.__file__)).parent
    marked = [path.name for path in folder.rglob("*.py") if "AllColumnsShowFocus" in text_of(path)]
    assert marked == []


def test_a_tree_opens_and_closes_with_our_arrows(dialog: QDialog, theme: Theme) -> None:
    view = filled(QTreeView())
    show(dialog, view)
    seen = []
    for is_open in (False, True):
        assert isinstance(view, QTreeView)
        view.setExpanded(view.model().index(0, 0), is_open)
        rect = QRect(0, 0, view.indentation(), view.visualRect(view.model().index(0, 0)).height())
        seen.append(view.viewport().grab(rect).toImage())
    assert seen[0] != seen[1]


def test_the_days_of_the_calendar_have_one_colour_each(dialog: QDialog, theme: Theme) -> None:
    popup = CalendarPopup(dialog, lambda: NOW)
    popup.show_value("2026-11-21T09:15Z")
    popup.show()
    days = popup.calendar.findChild(QTableView)
    assert isinstance(days, QTableView)
    image = days.viewport().grab().toImage()
    places = [(row, column) for row in range(1, 7) for column in range(7)]
    grounds = [{*colours(image, edge_of(days, *place))} for place in places]
    assert all(len(ground) == 1 for ground in grounds)
    assert set.union(*grounds) == {theme.base.lower(), theme.accent.lower()}
    popup.close()


def edge_of(days: QTableView, row: int, column: int) -> QRect:
    """The left edge of a cell, where nothing stands."""
    rect = days.visualRect(days.model().index(row, column))
    return QRect(rect.topLeft() + QPoint(2, 1), rect.bottomLeft() + QPoint(4, -1))


def choice(name: str, around: str = "") -> QWidget:
    page = QWidget()
    page.setObjectName(around)
    box = ChoiceBox(page)
    box.setObjectName(name)
    box.addItems(["", "", ""])
    box.setMinimumWidth(120)
    QVBoxLayout(page).addWidget(box)
    return page


def test_a_choice_and_its_list_are_flat(dialog: QDialog, theme: Theme) -> None:
    for name, around in product(["", "form_choice", "cell_choice"], ["", "details_page", "replace_bar"]):
        page = choice(name, around)
        show(dialog, page)
        box = page.findChild(ChoiceBox)
        assert isinstance(box, ChoiceBox)
        assert inside(box) == {theme.base.lower()}, (name, around)
        box.showPopup()
        listing = box.view()
        image = listing.viewport().grab().toImage()
        for row, ground in ((0, theme.selection), (1, theme.base)):
            rect = listing.visualRect(listing.model().index(row, 0)).adjusted(6, 3, -6, -3)
            rect.setRight(60)  # what is in sight of it
            assert {*colours(image, rect)} == {ground.lower()}, (name, around)
        box.hidePopup()
        page.hide()


def test_a_frequency_is_chosen_in_a_flat_box(dialog: QDialog, theme: Theme) -> None:
    edit = ChangefreqEditor(dialog)
    edit.set_value("")
    show(dialog, edit)
    image = edit.box.grab().toImage()
    assert {*colours(image, QRect(image.width() // 2, 4, 20, image.height() - 8))} == {theme.base.lower()}


def test_buttons_are_flat_however_they_stand(dialog: QDialog, theme: Theme) -> None:
    for button in (QPushButton("Save", dialog), QToolButton(dialog)):
        button.setMinimumWidth(120)
        button.setCheckable(True)
        show(dialog, button)
        for is_down, is_on in ((False, False), (True, False), (False, True)):
            button.setDown(is_down)
            button.setChecked(is_on)
            assert len(inside(button)) == 1


def test_fields_are_flat(dialog: QDialog, theme: Theme) -> None:
    box = QSpinBox(dialog)
    box.setMinimumWidth(120)
    box.setAlignment(Qt.AlignmentFlag.AlignRight)
    show(dialog, box)
    box.clearFocus()
    assert inside(box) == {theme.base.lower()}


def test_a_menu_ticks_and_leads_on_with_our_signs(dialog: QDialog, theme: Theme) -> None:
    menu = QMenu(dialog)
    menu.addAction("Errors").setCheckable(True)
    menu.actions()[0].setChecked(True)
    menu.addMenu(QMenu("Recent", menu))
    menu.popup(QPoint(0, 0))
    image = menu.grab().toImage()
    ticked, leading = (menu.actionGeometry(action) for action in menu.actions())
    tick = colours(image, QRect(ticked.left() + 2, ticked.top(), 20, ticked.height()))
    arrow = colours(image, QRect(leading.right() - 24, leading.top(), 22, leading.height()))
    menu.close()
    assert theme.text.lower() in tick
    assert theme.muted.lower() in arrow


def test_lines_of_a_menu_are_as_high_with_an_icon_as_without(dialog: QDialog) -> None:
    menu = QMenu(dialog)
    menu.addAction(icon("copy"), "Copy")
    menu.addAction("Fill down")
    menu.popup(QPoint(0, 0))
    heights = {menu.actionGeometry(action).height() for action in menu.actions()}
    menu.close()
    assert len(heights) == 1
