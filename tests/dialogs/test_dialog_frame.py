"""What all dialogs share: their frame, notes, and lists as a screen reader comes to them."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QCheckBox,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QRadioButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from editor.dialogs.dialog_frame import (
    BoxedList,
    Buttons,
    Dialog,
    ListingDialog,
    ListingGroup,
    PreparingPreview,
    is_ticked,
    tick,
)
from editor.models.table import item_data
from editor.models.table.entries_model import ABSENT
from editor.services.tasks import Latest, Tasks
from editor.views.style.theme import apply_theme
from editor.views.widgets.widget_layouts import LINE


def test_a_dialog_comes_up_whole_on_a_small_screen(qtbot: QtBot) -> None:
    dialog = Dialog()
    qtbot.addWidget(dialog)
    dialog.column.addWidget(QLabel("Ctrl+S"), 1)
    dialog.add_buttons(Buttons.Close)
    screen = dialog.screen().availableSize()
    dialog.resize(screen * 2)
    dialog.show()
    assert dialog.size() == dialog.room()
    assert dialog.height() < screen.height()
    assert dialog.width() < screen.width()


def test_a_dialog_begins_at_what_is_chosen(qtbot: QtBot) -> None:
    dialog = Dialog()
    qtbot.addWidget(dialog)
    group = QButtonGroup(dialog)
    for words in ("1 selected", "All 60"):
        button = QRadioButton(words)
        group.addButton(button)
        dialog.column.addWidget(button)
    button.setChecked(True)
    dialog.add_buttons(Buttons.Close)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(lambda: dialog.focusWidget() is not None)
    assert dialog.focusWidget() is button


ROOM = QSize(400, 300)


@pytest.fixture
def small(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Dialog:
    """A dialog with a paragraph and a box to tick, on a small screen."""
    monkeypatch.setattr(Dialog, "room", lambda _self: ROOM)
    dialog = Dialog()
    qtbot.addWidget(dialog)
    dialog.add_text("What this is about.")
    dialog.column.addWidget(QCheckBox("All of them", dialog))
    return dialog


def is_whole(dialog: Dialog) -> bool:
    """Whether all of the dialog is on the screen, its buttons at its end."""
    [box] = dialog.findChildren(QDialogButtonBox)
    end = box.mapTo(dialog, QPoint(box.width(), box.height()))
    return dialog.size() == dialog.size().boundedTo(ROOM) and dialog.rect().contains(end)


def test_what_has_room_does_not_scroll(small: Dialog) -> None:
    small.add_buttons(Buttons.Close)
    small.show()
    assert is_whole(small)
    assert not small.findChildren(QScrollArea)


@pytest.mark.parametrize("size", [QSize(100, 900), QSize(900, 100)])
def test_what_has_no_room_scrolls_and_the_buttons_stay(small: Dialog, qtbot: QtBot, size: QSize) -> None:
    wide = QLabel("", small)
    wide.setMinimumSize(size)
    small.column.addWidget(wide)
    small.add_buttons(Buttons.Close)
    small.show()
    [area] = small.findChildren(QScrollArea)
    bar = area.verticalScrollBar() if size.height() > 300 else area.horizontalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 0)
    assert is_whole(small)
    assert area.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_what_grows_beyond_its_room_scrolls_from_then_on(small: Dialog, qtbot: QtBot) -> None:
    [tick] = small.findChildren(QCheckBox)
    hidden = QLabel("", small)
    hidden.hide()
    hidden.setMinimumHeight(900)
    small.column.addWidget(hidden)
    small.add_buttons(Buttons.Close)
    small.show()
    small.activateWindow()
    tick.setFocus()
    qtbot.waitUntil(tick.hasFocus)
    hidden.show()
    qtbot.waitUntil(lambda: len(small.findChildren(QScrollArea)) == 1)
    qtbot.waitUntil(lambda: is_whole(small))
    assert tick.isVisible()
    assert tick.hasFocus()


def test_what_grows_stays_on_the_screen(qtbot: QtBot) -> None:
    dialog = Dialog()
    qtbot.addWidget(dialog)
    dialog.add_buttons(Buttons.Close)
    screen = dialog.screen().availableGeometry()
    dialog.move(screen.right() - 200, screen.bottom() - 200)
    dialog.show()
    qtbot.waitUntil(lambda: dialog.pos().y() > 0)
    dialog.grow(QSize(300, 400))
    qtbot.waitUntil(lambda: screen.contains(dialog.frameGeometry()))
    assert dialog.height() == 400


def test_what_grows_where_there_is_room_stays_where_it_is(qtbot: QtBot) -> None:
    dialog = Dialog()
    qtbot.addWidget(dialog)
    dialog.add_buttons(Buttons.Close)
    dialog.move(40, 40)
    dialog.show()
    place = dialog.pos()
    dialog.grow(QSize(300, 400))
    assert dialog.pos() == place
    assert dialog.height() == 400


def first(listing: BoxedList) -> str:
    """What is said of the first cell."""
    cells = QAccessible.queryAccessibleInterface(listing)
    texts = [cells.child(number).text(QAccessible.Text.Name) for number in range(cells.childCount())]
    return next(text for text in texts if "e.org" in text)


def test_all_of_a_line_is_read_out_at_its_beginning(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    listing = BoxedList("Conflicts", ("URL", "Before", "Theirs", ""), window)
    item = listing.add_line(["https://e.org/", ABSENT, "0.9", "new"])
    item.setCheckState(2, Qt.CheckState.Unchecked)
    window.show()
    assert first(listing) == "URL: https://e.org/, Before: not set, Theirs: 0.9, not ticked, new"
    item.setCheckState(2, Qt.CheckState.Checked)
    listing.setColumnHidden(1, True)
    assert first(listing) == "URL: https://e.org/, Theirs: 0.9, ticked, new"


@pytest.mark.parametrize("lines", [1, 60])
def test_a_column_takes_what_the_others_and_the_scroll_bar_leave(qtbot: QtBot, lines: int) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    listing = BoxedList("Sitemaps", ("URL", "Size"), window)
    listing.stretch(0)
    listing.resize(500, 300)
    window.show()
    for _line in range(lines):
        listing.add_line(["https://e.org/", "12"])
    for width in (500, 400, 600):
        listing.resize(width, 300)
        QApplication.processEvents()
        assert listing.header().length() == listing.viewport().width()
    assert listing.horizontalScrollBar().maximum() == 0
    listing.resize(150, 300)
    assert listing.columnWidth(0) >= listing.fontMetrics().averageCharWidth() * 14


def test_numbers_stand_at_the_right_and_a_line_is_ticked_where_its_box_is(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    listing = BoxedList("Sitemaps", ("URL", "Size", "Take"), window, stretched=0, numeric=[1])
    item = listing.add_line(["https://e.org/", "12", ""])
    assert item.textAlignment(1) == listing.headerItem().textAlignment(1) == item_data.RIGHT
    tick(item, is_ticked=True, column=2)
    assert (is_ticked(item, 2), is_ticked(item)) == (True, False)


def test_work_ends_with_its_dialog(qtbot: QtBot) -> None:
    tasks, dialog = Tasks(), Dialog()
    qtbot.addWidget(dialog)
    told: list[object] = []
    work = dialog.owns(Latest(tasks))
    assert not dialog.is_busy
    work.ask(lambda _cancelled: "found", told.append)
    assert dialog.is_busy
    dialog.reject()
    assert not dialog.is_busy
    qtbot.waitUntil(lambda: tasks.is_idle)
    tasks.close()
    assert told == []


def test_a_column_that_fits_what_it_holds_cuts_nothing(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    listing = BoxedList("Unsaved changes", ("File", "Folder"), window)
    listing.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    name = "a-rather-long-name-of-a-sitemap.xml"
    item = listing.add_line([name, "/srv"])
    window.show()
    assert listing.columnWidth(0) > listing.fontMetrics().horizontalAdvance(name)
    assert listing.visualItemRect(item).height() == LINE


LONG = "products_of_the_summer_sale_" * 4


@pytest.fixture
def _themed(qapp: QApplication) -> None:
    """With the frames that the program's look has."""
    apply_theme(qapp, "light")


@pytest.mark.usefixtures("_themed")
@pytest.mark.parametrize(("left", "right"), [("Place", LONG), (LONG, "Ctrl+S"), ("Not known " * 9, "Now")])
def test_nothing_is_cut_off(qtbot: QtBot, left: str, right: str) -> None:
    dialog = ListingDialog("Summary", [ListingGroup("File", [(left, right)] * 40)])
    qtbot.addWidget(dialog)
    dialog.show()
    [area] = dialog.findChildren(QScrollArea)
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)
    assert area.horizontalScrollBar().maximum() == 0


@pytest.mark.usefixtures("_themed")
def test_what_is_wider_than_the_screen_can_be_scrolled_to(qtbot: QtBot) -> None:
    dialog = ListingDialog("Summary", [ListingGroup("File", [("Place", LONG * 9)])])
    qtbot.addWidget(dialog)
    dialog.show()
    [area] = dialog.findChildren(QScrollArea)
    qtbot.waitUntil(area.horizontalScrollBar().isVisible)


def test_of_a_preview_that_takes_a_while_is_said_how_much_is_done(qtbot: QtBot) -> None:
    dialog = Dialog()
    qtbot.addWidget(dialog)
    said, done = list[str](), 0.0
    preparing = PreparingPreview("Preparing…", said.append, lambda: done, dialog)
    preparing.start()
    assert said == []
    qtbot.waitUntil(lambda: said[:1] == ["Preparing…"])
    done = 0.425
    qtbot.waitUntil(lambda: said[-1] == "Preparing the preview… 42 %")
    preparing.stop()
