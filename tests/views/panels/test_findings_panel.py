"""The list of findings and the buttons above it, in panels of any width."""

import pytest
from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QApplication, QLabel, QToolButton, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.models.lists.findings_model import FindingColumn, FindingsModel
from editor.models.table import item_data
from editor.rules.rule import Severity
from editor.views.panels.findings_panel import FindingDelegate, FindingsHeader, FindingsPanel
from editor.views.panels.panel_headers import PanelHeader
from tests.models.documents import SITE, document


@pytest.mark.usefixtures("light")
def test_a_number_is_shown_whole_however_narrow_the_list(qtbot: QtBot) -> None:
    _urlset, findings = document(*(Entry(f"{SITE}/{row} b") for row in range(1200)))
    model = FindingsModel()
    panel = FindingsPanel(model)
    qtbot.addWidget(panel)
    panel.resize(300, 200)
    panel.show()
    model.set_findings(findings)
    view = panel.findChild(QTreeView)
    assert view is not None
    number = model.group_index("loc-space").siblingAtColumn(FindingColumn.COUNT)
    assert number.data() == "1200"
    assert view.sizeHintForIndex(number).width() <= view.columnWidth(FindingColumn.COUNT)
    model.set_findings(None)


def words_of(view: QTreeView, index: QModelIndex) -> tuple[str, str]:
    """Return the sentence of a line, and what stands right behind it."""
    delegate = view.itemDelegate()
    assert isinstance(delegate, FindingDelegate)
    return delegate.parts(index, view.columnWidth(FindingColumn.TITLE), view.fontMetrics())


@pytest.mark.usefixtures("light")
def test_the_number_stands_before_the_sentence_and_the_places_right_behind_it(qtbot: QtBot) -> None:
    _urlset, findings = document(*(Entry(f"{SITE}/{row} b") for row in range(1200)))
    model = FindingsModel()
    panel = FindingsPanel(model)
    qtbot.addWidget(panel)
    panel.resize(1600, 200)
    panel.show()
    model.set_findings(findings)
    view = panel.findChild(QTreeView)
    assert view is not None
    group = model.group_index("loc-space")
    view.expand(group)
    cells = [group.siblingAtColumn(column) for column in FindingColumn]
    count, title = view.visualRect(cells[FindingColumn.COUNT]), view.visualRect(group)
    assert count.left() == 0
    assert count.right() < title.left() < count.right() + 40
    assert cells[FindingColumn.COUNT].data(item_data.TEXT_ALIGNMENT) == item_data.RIGHT
    assert words_of(view, group) == ("Space in the URL", "rows 1, 2, 3, 4, 5 …")
    place = model.index(6, 0, group)
    assert words_of(view, place) == (place.data(), "row 7")
    image = view.viewport().grab(view.visualRect(place).adjusted(0, 0, -800, 0)).toImage()
    assert len({image.pixel(x, y) for x in range(image.width()) for y in range(image.height())}) > 1
    panel.resize(260, 200)
    assert words_of(view, group) == ("Space in the URL", "")
    model.set_findings(None)


class Header(PanelHeader):
    """One with two buttons."""

    pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("Findings", parent)
        self.told = QLabel("3 errors", self)
        self.row.addWidget(self.told)
        self.row.addStretch(1)
        self.first = self.add_button("Show only these rows", "funnel", self.pressed)
        self.last = self.add_button("Fix all safe…", "circle-check", self.pressed)
        self.add_close("Close", "Close")


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


@pytest.fixture
def header(window: QWidget) -> Header:
    """It has just the room that it needs."""
    header = Header(window)
    window.show()
    header.resize(header.row.sizeHint().width(), 40)
    return header


def has_words(button: QToolButton) -> bool:
    return button.toolButtonStyle() is Qt.ToolButtonStyle.ToolButtonTextBesideIcon


def test_the_first_button_goes_without_its_words_before_the_last(header: Header) -> None:
    assert (has_words(header.first), has_words(header.last)) == (True, True)
    width = header.width()
    for narrower, words in ((1, (False, True)), (width // 2, (False, False)), (0, (True, True))):
        header.resize(width - narrower, 40)
        assert (has_words(header.first), has_words(header.last)) == words


def test_no_words_are_cut_where_more_is_told(header: Header, qtbot: QtBot) -> None:
    header.told.setText("3 errors and 12 warnings")
    qtbot.waitUntil(lambda: not has_words(header.first))
    assert header.row.sizeHint().width() <= header.width()
    header.told.setText("3 errors")
    qtbot.waitUntil(lambda: has_words(header.first))


WIDE, NARROW, NARROWER = 1000, 370, 190
COUNTS = {Severity.ERROR: 11, Severity.WARNING: 1, Severity.NOTE: 2}


def told(header: FindingsHeader) -> list[str]:
    """What can be read in it."""
    names = [label.text() for label in header.findChildren(QLabel) if label.isVisible() and label.text()]
    counts = [each for each in header.findChildren(QToolButton) if each.isCheckable() and each.isVisible()]
    return [*names, *(each.text().strip() for each in counts if each.text().strip()[0].isdigit())]


def test_counts_of_findings_go_without_words_and_then_altogether(
    light: QApplication, window: QWidget
) -> None:
    header = FindingsHeader(window)
    header.show_counts(COUNTS)
    window.show()
    for width, words in (
        (WIDE, ["Findings", "11 errors", "1 warning"]),
        (NARROW, ["Findings", "11", "1"]),
        (NARROWER, []),
        (WIDE, ["Findings", "11 errors", "1 warning"]),
    ):
        header.resize(width, 40)
        assert told(header) == words
        assert header.row.sizeHint().width() <= width


def test_a_header_with_counts_comes_to_rest(light: QApplication, window: QWidget) -> None:
    header = FindingsHeader(window)
    header.show_counts(COUNTS)
    window.show()
    for width in (WIDE, NARROW, NARROWER):
        header.resize(width, 40)
        assert comes_to_rest()


def comes_to_rest() -> bool:
    """Tell whether a turn comes soon in which nothing is laid out or painted."""
    turn = QAbstractEventDispatcher.instance().processEvents
    return any(not turn(QEventLoop.ProcessEventsFlag.AllEvents) for _ in range(100))


def test_a_number_alone_says_in_its_tool_tip_what_it_counts(light: QApplication, window: QWidget) -> None:
    header = FindingsHeader(window)
    header.show_counts(COUNTS)
    header.resize(NARROW, 40)
    window.show()
    [number] = [each for each in header.findChildren(QToolButton) if each.text().strip() == "11"]
    assert number.accessibleName() == "11 errors"
    assert number.toolTip() == "11 errors: press to list only these"
