"""With letters twice as large nothing in the window is cut, covered or out of reach."""

from collections.abc import Iterator, Sequence

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDockWidget,
    QLineEdit,
    QScrollArea,
    QWidget,
)

from editor.core.insight.insight_pages import PAGES
from editor.services.settings.settings import (
    DETAILS_PANEL,
    FILES_PANEL,
    FINDINGS_PANEL,
    INSIGHT_PANEL,
    SITE_PANEL,
)
from tests.app.desk import Desk
from tests.app.screens.test_large_letters import cut_cells, large
from tests.app.screens.test_long_words import covered, cut
from tests.app.screens.test_names_read_out import is_part, several

__all__ = ["large", "several"]  # fixtures

SIZES = (QSize(1280, 720), QSize(900, 700))
PANELS = (
    (),
    ("findings",),
    ("findings", "site"),
    ("findings", "details"),
    ("findings", "insight"),
    ("findings", "site", "details"),
    ("findings", "site", "insight"),
)
FEW = 12  # letters

pytestmark = [pytest.mark.new_window, pytest.mark.parametrize("large", [2.0], indirect=True)]


@pytest.fixture(autouse=True)
def unpainted(large: None, desk: Desk) -> None:  # the letters are large before the window is there
    """Nothing is painted in the window: where each thing is in it is the same without."""
    desk.window.setUpdatesEnabled(False)


def settle() -> None:
    for _turn in range(4):  # a layout within a layout takes a turn more
        QApplication.processEvents()


def wrong(desk: Desk, size: QSize) -> list[str]:
    """What is amiss in the window of this size."""
    window = desk.window
    window.resize(size)
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    window.refresh()
    settle()
    return [
        *too_large(window, size),
        *cut(window),
        *covered(window),
        *cut_cells(window),
        *out_of_reach(window),
        *short_of_rows(desk),
    ]


def too_large(window: QWidget, size: QSize) -> Iterator[str]:
    least = window.minimumSizeHint().expandedTo(window.size())
    if least != least.boundedTo(size):
        yield f"the window needs {least.toTuple()}"


def out_of_reach(window: QWidget) -> Iterator[str]:
    """The controls of which a part can neither be seen nor scrolled to."""
    for widget in window.findChildren(QWidget):
        is_control = isinstance(widget, QAbstractButton | QLineEdit | QComboBox | QAbstractSpinBox)
        is_corner = type(widget) is QAbstractButton  # of a table
        if not is_control or is_corner or not widget.isVisible() or is_part(widget) or is_behind(widget):
            continue
        if not is_in_sight(widget, window):
            yield f"out of reach: {type(widget).__name__} {widget.accessibleName() or widget.toolTip()}"


def is_behind(widget: QWidget) -> bool:
    """Whether a widget is in a panel behind another one."""
    outer: QWidget | None = widget
    while outer is not None and not isinstance(outer, QDockWidget):
        outer = outer.parentWidget()
    return outer is not None and outer.visibleRegion().isEmpty()


def is_in_sight(widget: QWidget, window: QWidget) -> bool:
    """Whether a widget can be seen whole, at least after scrolling."""
    place, outer = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size()), widget.parentWidget()
    while outer is not None:
        part = QRect(outer.mapTo(window, QPoint(0, 0)), outer.size())
        area = outer.parentWidget()
        if isinstance(area, QScrollArea) and area.viewport() is outer:
            is_cut = place.left() < part.left() or place.right() > part.right()
            if is_cut and not area.horizontalScrollBar().maximum():
                return False
            place = part
        elif not part.contains(place):
            return False
        outer = None if outer is window else area
    return True


def short_of_rows(desk: Desk) -> Iterator[str]:
    table = desk.context.table
    assert table is not None
    room, letter = table.viewport().size(), table.fontMetrics().averageCharWidth()
    if room.width() < FEW * letter or room.height() < table.rowHeight(0):
        yield f"the table has only {room.toTuple()}"


def show_panels(desk: Desk, *names: str) -> None:
    """Open these panels, and close the others."""
    settings = desk.context.settings
    for setting, name in ((FINDINGS_PANEL, "findings"), (FILES_PANEL, "files"), (INSIGHT_PANEL, "insight")):
        settings.set(setting, name in names)
    for dependent, name in ((SITE_PANEL, "site"), (DETAILS_PANEL, "details")):
        settings.set(dependent, "open" if name in names else "closed")
    desk.window.refresh()


def complaints_of(desk: Desk, panels: Sequence[tuple[str, ...]]) -> dict[str, list[str]]:
    """What is amiss with these panels, each time in every size."""
    found = {}
    for size in SIZES:
        for names in panels:
            show_panels(desk, *names)
            found[f"{' '.join(names)} {size.toTuple()}"] = wrong(desk, size)
    return {names: each for names, each in found.items() if each}


def test_with_every_panel_and_page_of_insight_and_where_texts_are_replaced(faulty: Desk) -> None:
    assert complaints_of(faulty, PANELS) == {}
    show_panels(faulty, "findings", "insight")
    panel = faulty.do.panels.insight.panel
    assert panel is not None
    found = {}
    for size in SIZES:
        for page in PAGES:
            panel.pages.setCurrentIndex(panel.pages.findData(page.name))
            found[f"{page.name} {size.toTuple()}"] = wrong(faulty, size)
    assert {page: each for page, each in found.items() if each} == {}
    panels = [
        ("findings",),
        ("findings", "details"),
        ("findings", "insight"),
        ("findings", "site", "details"),
    ]
    faulty.trigger("replace")
    assert complaints_of(faulty, panels) == {}
    faulty.do.find.bar.find_line.setText("e")
    assert complaints_of(faulty, panels) == {}


def test_where_nothing_is_open_and_with_what_is_said_of_a_damaged_file(
    desk: Desk, request: pytest.FixtureRequest
) -> None:
    window = desk.window
    for size in SIZES:
        window.resize(size)
        settle()
        assert [*too_large(window, size), *cut(window), *covered(window), *out_of_reach(window)] == []
    assert complaints_of(request.getfixturevalue("repaired"), PANELS) == {}


def test_with_the_panel_of_files(several: Desk) -> None:
    panels = [("files",), ("files", "site"), ("findings", "files", "details")]
    assert complaints_of(several, panels) == {}
