"""Whoever uses keys sees where they are, and whoever points hits what they mean, on every screen."""

from functools import cache
from itertools import compress, starmap
from operator import ne

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QListView,
    QScrollArea,
    QSlider,
    QTabBar,
    QTableView,
    QTreeView,
    QWidget,
)

from editor.views.style.theme import ThemeName, apply_theme
from tests.app.desk import Desk
from tests.app.screens.tab_stops import stops
from tests.app.screens.test_names_read_out import is_part, several
from tests.views.style.test_theme import contrast

__all__ = ["several"]  # the fixture

LEAST_CONTRAST = 3  # of what shows the focus. Source: https://www.w3.org/TR/WCAG22/#non-text-contrast
LEAST_PIXELS = 20  # that differ by so much: a short side of the smallest button
LEAST_SIDE = 24  # pixels. Source: https://www.w3.org/TR/WCAG22/#target-size-minimum
LOOKED_AT = QSize(200, 80)  # pixels of a widget, from its start


def looks(widget: QWidget, window: QWidget) -> QImage:
    """What is seen of a widget and of the pixels around it."""
    place = QRect(widget.mapTo(window, QPoint(0, 0)), widget.size().boundedTo(LOOKED_AT))
    around = place.adjusted(-2, -2, 2, 2)
    return window.grab(around).toImage().convertToFormat(QImage.Format.Format_RGB32)


@cache
def stands_out(one: int, other: int) -> bool:
    return contrast(QColor(one), QColor(other)) >= LEAST_CONTRAST


def differs(one: QImage, other: QImage) -> bool:
    """Whether so many pixels changed so much that it can be seen: the first rows mostly tell it."""
    before, after = (memoryview(image.constBits()).cast("I") for image in (one, other))
    width, count = one.width(), 0
    for start in range(0, len(before), width):
        was, now = before[start : start + width], after[start : start + width]
        if was != now:
            count += sum(starmap(stands_out, compress(zip(was, now, strict=True), map(ne, was, now))))
        if count >= LEAST_PIXELS:
            return True
    return False


def settle(window: QWidget) -> None:
    window.show()
    for _turn in range(3):  # a layout within a layout takes a turn more
        QApplication.processEvents()


def complaints_of(window: QWidget) -> list[str]:
    return [*too_small(window), *without_a_look(window)]


def bring_into_view(widget: QWidget, window: QWidget) -> None:
    outer, was_scrolled = widget.parentWidget(), False
    while outer is not None and outer is not window:
        if isinstance(outer, QScrollArea):
            outer.ensureWidgetVisible(widget)
            was_scrolled = True
        outer = outer.parentWidget()
    if was_scrolled:
        QApplication.processEvents()


def shows_focus(widget: QWidget, other: QWidget, window: QWidget) -> bool:
    """Whether a widget that takes the focus looks otherwise with it; a form may be filled meanwhile."""
    other.setFocus(Qt.FocusReason.TabFocusReason)
    bring_into_view(widget, window)
    before = looks(widget, window)
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    bring_into_view(widget, window)
    return not widget.hasFocus() or differs(before, looks(widget, window))


def without_a_look(window: QWidget) -> list[str]:
    """Where the focus can be and does not show."""
    settle(window)
    window.activateWindow()
    found = []
    places = sorted(stops(window), key=lambda one: (one.mapTo(window, QPoint(0, 0)).toTuple(), id(one)))
    for widget, other in zip(places, [*places[1:], *places[:1]], strict=True):
        if widget is other:
            continue
        bring_into_view(widget, window)
        is_behind = widget.visibleRegion().isEmpty()  # another panel
        if not is_behind and not any(shows_focus(widget, other, window) for _attempt in range(2)):
            found.append(f"{type(widget).__name__} {widget.accessibleName()}")
    return found


def too_small(window: QWidget) -> list[str]:
    """What is smaller than a person with unsteady hands can hit.

    Parts of a field, such as the arrows of a number, do what keys do in the field.
    """
    settle(window)
    return [
        f"{type(widget).__name__} {widget.accessibleName()}: {side} pixels"
        for widget in window.findChildren(QWidget)
        if widget.isVisible() and not widget.size().isEmpty() and (side := least_side(widget)) < LEAST_SIDE
    ]


def least_side(widget: QWidget) -> int:
    """The least side of a target of a widget; a large number where it has none."""
    if isinstance(widget, QTabBar):
        return min((widget.tabRect(one).height() for one in range(widget.count())), default=LEAST_SIDE)
    if isinstance(widget, QTableView | QTreeView | QListView):
        if widget.model() is None or widget.model().rowCount() == 0:
            return LEAST_SIDE
        if isinstance(widget, QTableView):
            return widget.rowHeight(0)
        return widget.visualRect(widget.model().index(0, 0)).height()
    kinds = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QSlider)
    is_one = isinstance(widget, kinds) and not is_part(widget)
    is_of_a_line = isinstance(widget.parentWidget(), QLineEdit)
    return min(widget.size().toTuple()) if is_one and not is_of_a_line else LEAST_SIDE


def test_in_the_window_with_every_panel(several: Desk) -> None:
    several.window.resize(1280, 800)
    for action in ("findings_panel", "site_panel", "files_panel", "replace"):
        several.trigger(action)
    for panel in ("details", "insight"):
        several.trigger(f"{panel}_panel")
        several.wait_for(lambda: several.context.tasks.is_idle)
        several.window.refresh()
        assert complaints_of(several.window) == [], panel


def test_where_findings_are(faulty: Desk, qapp: QApplication) -> None:
    faulty.window.resize(1280, 800)
    for name in ("findings", "site", "details"):
        faulty.trigger(f"{name}_panel")
    faulty.wait_for(lambda: faulty.context.tasks.is_idle)
    themes: tuple[ThemeName, ...] = ("light", "dark")
    for theme in themes:
        apply_theme(qapp, theme)
        faulty.window.refresh()
        assert complaints_of(faulty.window) == [], theme


def test_where_nothing_is_open(desk: Desk) -> None:
    assert complaints_of(desk.window) == []
