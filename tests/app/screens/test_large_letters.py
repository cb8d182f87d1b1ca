"""Who has chosen large letters for the whole system reads everything, too."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHeaderView,
    QPushButton,
    QScrollArea,
    QTableView,
    QToolButton,
    QTreeView,
    QWidget,
)

from editor.dialogs.dialog_frame import Dialog
from editor.models.lists.findings_model import FindingColumn
from editor.services.settings.settings import DETAILS_PANEL, SITE_PANEL
from editor.views.panels.panel_headers import details_width
from picture_dialogs import DIALOG_MAKERS, OF_SEVERAL
from tests.app.all_dialogs import OF_ONE, Found, complaints, found_in_all
from tests.app.desk import SITEMAP, Desk
from tests.app.screens.test_names_read_out import several

__all__ = ["several"]  # the fixture

pytestmark = pytest.mark.new_window

USUAL_ROOM = QSize(1256, 664)  # of a screen of 1280 x 720
ROOM = QSize(776, 544)  # of a screen of 800 x 600, without what is drawn around


@pytest.fixture(autouse=True, params=[1.5])
def large(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[None]:
    """Letters half as large again as usual, or as a test asks for, before any window is made."""
    usual = qapp.font()
    font = QFont(usual)
    font.setPointSizeF(usual.pointSizeF() * request.param)
    qapp.setFont(font)
    yield
    qapp.setFont(usual)


def cut_headings(widget: QWidget) -> list[str]:
    """The headings of columns that are not shown whole."""
    return [
        str(header.model().headerData(section, header.orientation()))
        for header in widget.findChildren(QHeaderView)
        if header.isVisible() and header.model() is not None
        for section in range(header.count())
        if not header.isSectionHidden(section)
        and header.sectionSize(section) < header.sectionSizeFromContents(section).width()
    ]


def cut_cells(widget: QWidget) -> list[str]:
    """The texts of lists that are so short of room that nothing can be told from what is shown."""
    views: list[QTreeView | QTableView] = [*widget.findChildren(QTreeView), *widget.findChildren(QTableView)]
    return [
        f"{view.accessibleName()}: {text}" for view in views if view.isVisible() for text in few_letters(view)
    ]


def few_letters(view: QTreeView | QTableView) -> Iterator[str]:
    """The texts in the first lines that are shown with less than a dozen letters, or not in full height."""
    metrics, model = view.fontMetrics(), view.model()
    least = 12 * metrics.averageCharWidth()
    for row in range(min(model.rowCount(), 4)):
        for column in range(model.columnCount()):
            index = model.index(row, column)
            text = str(index.data() or "")
            cell = view.visualRect(index)
            if not text or view.isColumnHidden(column):
                continue
            if cell.width() < min(metrics.horizontalAdvance(text), least) or cell.height() < metrics.height():
                yield text


def settle(dialog: QDialog) -> None:
    dialog.show()
    for _turn in range(3):  # a layout within a layout takes a turn more
        QApplication.processEvents()


def cut_when_shown(dialog: QDialog) -> list[str]:
    QApplication.processEvents()
    return cut_headings(dialog)


def excess(dialog: QDialog, room: QSize) -> list[object]:
    """The sizes that a dialog has, or needs, where they are larger than the room."""
    settle(dialog)
    sizes = (dialog.size(), dialog.minimumSizeHint())
    return [size.toTuple() for size in sizes if size != size.boundedTo(room)]


def excess_on_a_small_screen(dialog: QDialog) -> list[object]:
    dialog.hide()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Dialog, "room", lambda _self: ROOM)
        return excess(dialog, ROOM)


@pytest.fixture
def found(request: pytest.FixtureRequest, qapp: QApplication) -> Found:
    """What each look finds wrong, by dialog."""
    return found_in_all(request, (cut_when_shown, excess_on_a_small_screen))


def test_every_dialog_shows_the_headings_of_all_columns_whole(found: Found) -> None:
    assert found[cut_when_shown] == {}


def test_every_dialog_fits_a_small_screen(found: Found) -> None:
    assert found[excess_on_a_small_screen] == {}


@pytest.mark.parametrize("large", [2.0], indirect=True)
def test_with_letters_twice_as_large_every_dialog_fits_a_usual_screen_and_can_be_read(
    repaired: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Dialog, "room", lambda _self: USUAL_ROOM)

    def amiss(dialog: QDialog) -> list[object]:
        return [*excess(dialog, USUAL_ROOM), *cut_headings(dialog), *cut_cells(dialog)]

    assert complaints(repaired, OF_ONE, amiss) == {}


@pytest.mark.parametrize("large", [2.0], indirect=True)
def test_with_letters_twice_as_large_those_about_several_files_do_too(
    several: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Dialog, "room", lambda _self: USUAL_ROOM)

    def amiss(dialog: QDialog) -> list[object]:
        return [*excess(dialog, USUAL_ROOM), *cut_headings(dialog), *cut_cells(dialog)]

    assert complaints(several, OF_SEVERAL, amiss) == {}


@contextmanager
def on_a_small_screen(desk: Desk, name: str) -> Iterator[QDialog]:
    """A dialog as it is shown there."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Dialog, "room", lambda _self: ROOM)
        dialog = DIALOG_MAKERS[name](desk.window, desk.session)
        settle(dialog)
        yield dialog
        dialog.reject()
        dialog.deleteLater()


def test_nothing_of_a_form_is_cut_there_and_the_places_that_were_repaired_have_room(repaired: Desk) -> None:
    for name in ("edit-values", "update-from-table"):
        with on_a_small_screen(repaired, name) as dialog:
            [area] = dialog.findChildren(QScrollArea)
            page = area.widget()
            assert page is not None
            assert page.minimumSizeHint().width() <= area.viewport().width(), name
            assert area.viewport().height() > page.fontMetrics().lineSpacing() * 6, name
    with on_a_small_screen(repaired, "repairs") as dialog:
        [table] = dialog.findChildren(QTableView)
        assert table.width() > dialog.width() // 2


def test_the_ways_to_begin_what_is_wrong_and_the_filter_while_it_narrows_are_shown_whole(
    desk: Desk, request: pytest.FixtureRequest
) -> None:
    desk.window.settings.set(DETAILS_PANEL, "open")
    desk.window.resize(1280, 800)
    QApplication.processEvents()
    ways = desk.window.empty_state.findChildren(QPushButton)
    assert ways
    assert all(one.width() >= one.sizeHint().width() for one in ways)
    repaired: Desk = request.getfixturevalue("repaired")
    buttons = [one for one in repaired.window.findChildren(QToolButton) if one.objectName() == "section"]
    assert buttons
    assert all(one.minimumHeight() > one.fontMetrics().height() for one in buttons)
    QApplication.processEvents()
    [view] = [one for one in repaired.window.findChildren(QTreeView) if one.accessibleName() == "Findings"]
    assert view.columnWidth(FindingColumn.TITLE) >= view.sizeHintForColumn(FindingColumn.TITLE)
    repaired.window.filter_bar.line.setText("e.org")
    repaired.wait_for(lambda: repaired.session.filter.is_active)
    QApplication.processEvents()
    assert repaired.window.filter_bar.isVisible()


def test_the_details_have_room_beside_their_scroll_bar_at_first(desk: Desk, sitemap: Path) -> None:
    sitemap.write_text(SITEMAP.replace("2026-11-02", "yesterday"))  # what is said of that is the widest
    desk.window.settings.set(DETAILS_PANEL, "open")
    desk.open(sitemap)
    QApplication.processEvents()
    panel = desk.do.panels.details.panel
    assert panel is not None
    page = panel.widget()
    assert page is not None
    window = QWidget()
    window.resize(1280, 800)
    room = details_width(window) - panel.verticalScrollBar().sizeHint().width()
    assert page.minimumSizeHint().width() <= room
    assert desk.window.minimumSizeHint().width() < 1024


@pytest.mark.parametrize("large", [2.0], indirect=True)
def test_with_letters_twice_as_large_find_and_replace_has_two_lines(repaired: Desk) -> None:
    for name in (DETAILS_PANEL, SITE_PANEL):
        repaired.window.settings.set(name, "closed")
    repaired.trigger("select_all")
    repaired.trigger("replace")
    bar = repaired.do.find.bar
    for width in (900, 1440):
        repaired.window.resize(width, 800)
        QApplication.processEvents()
        above = [bar.find_line, bar.case, bar.field, bar.only_selected, bar.next, bar.close_button]
        below = [bar.replacement_line, bar.replace, bar.replace_all, bar.preview]
        assert bar.only_selected.isChecked()
        for line in (above, below):
            middles = [part.mapTo(bar, part.rect().center()).y() for part in line]
            assert max(middles) - min(middles) <= 4, width
