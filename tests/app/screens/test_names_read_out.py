"""Whatever the keyboard comes to, in the window and in every dialog, has a name that can be read out."""

from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QTabBar,
    QWidget,
)

from editor.core.document.edits import SetValues
from tests.app.as_one import open_as_one
from tests.app.desk import Desk
from tests.services.file_sets import index, urlset, write


def nameless(window: QWidget) -> list[str]:
    """Where Tab stops without a name, a text, or a label beside it; what Qt makes for itself aside.

    The name of a list to choose from is what is chosen, where Qt tells of it on Linux.
    """
    labels = {label.buddy(): label for label in window.findChildren(QLabel)}
    labelled = {buddy for buddy, label in labels.items() if label in siblings(buddy)}
    return [
        f"{type(widget).__name__} in {type(widget.parentWidget()).__name__}"
        for widget in window.findChildren(QWidget)
        if widget.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
        and not is_part(widget)
        and not (widget.accessibleName() or widget in labelled)
        and not (isinstance(widget, QAbstractButton) and widget.text())
    ] + [
        f"{box.currentText()} in {type(box.parentWidget()).__name__}"
        for box in window.findChildren(QComboBox)
        if not (box.accessibleDescription() or box.toolTip() or box in labelled)
    ]


def siblings(widget: QWidget | None) -> list[QObject]:
    """What stands in the same widget, as far as it is one."""
    outer = widget.parent() if widget is not None else None
    return outer.children() if outer is not None else []


def is_part(widget: QWidget) -> bool:
    """Whether a box has made it for itself."""
    outer = widget.parentWidget()
    return outer is not None and (isinstance(outer, QAbstractSpinBox | QComboBox) or is_part(outer))


@pytest.fixture
def several(desk: Desk, tmp_path: Path) -> Desk:
    """An index and its sitemaps as one document."""
    open_several(desk, tmp_path)
    return desk


def open_several(desk: Desk, folder: Path) -> None:
    (site := folder / "site").mkdir()
    write(site, index_xml=index("a.xml", "b.xml"), a_xml=urlset("a"), b_xml=urlset("b"))
    open_as_one(desk, site)


def test_everything_in_the_window_has_a_name(several: Desk) -> None:
    for panel in ("findings_panel", "site_panel", "details_panel", "insight_panel", "files_panel", "replace"):
        several.trigger(panel)
    assert nameless(several.window) == []


def read_out(widget: QWidget) -> str:
    """What a screen reader says that it is."""
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def test_the_words_in_the_window_are_read_out(several: Desk) -> None:
    several.trigger("details_panel")
    labels = [one for one in several.window.findChildren(QLabel) if one.isVisible() and one.text()]
    assert "2 URLs in 2 files" in [one.text() for one in labels]
    assert [one.text() for one in labels if one.text().replace("\u200b", "") not in read_out(one)] == []


def test_where_the_file_is_published_is_read_out(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    button = desk.window.status._published
    assert not button.isVisible()
    desk.session.set_published_url("https://e.org/sitemap.xml")
    desk.window.refresh()
    assert read_out(button) == "Published at https://e.org/sitemap.xml"


def test_the_tabs_of_panels_have_a_name_after_a_state_was_restored(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    desk.window.restoreState(desk.window.saveState())
    QApplication.processEvents()
    bars = desk.window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert {bar.accessibleName() for bar in bars} == {"Panels"}


def test_the_marks_of_files_are_read_out(several: Desk) -> None:
    document = several.session.document.entries
    first = document.files[0].rows if document.is_set else range(0)
    with several.until(several.do.panels.findings.model.modelReset):
        several.session.undo_stack.do(SetValues("lastmod", first, "2026-13-02"), "Wrong")
    several.trigger("find_file")
    view = several.context.view
    assert view is not None
    assert view.strip is not None
    names, role = view.strip.search.list, Qt.ItemDataRole.AccessibleDescriptionRole
    assert [names.item(number).data(role) for number in range(names.count())] == ["Error", ""]
    view.strip.search.hide()
    bar = view.strip.findChild(QTabBar)
    assert isinstance(bar, QTabBar)
    told = [bar.accessibleTabName(number).partition("  ")[0] for number in range(bar.count())]
    assert told == ["Error: All", "Error: a.xml", ""]
