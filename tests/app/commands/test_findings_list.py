"""The findings as the list that one works off: narrowed by severity and text, fixed where they stand."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem, QToolButton, QTreeView

from editor.core.document.edits import SetValues
from editor.dialogs.fix_dialogs import FixPreviewDialog
from editor.models.lists.findings_model import FindingColumn
from editor.models.lists.fix_models import ChangeColumn
from editor.models.table.item_data import PARTS
from editor.views.panels.changes_list import ChangesTable
from editor.views.panels.findings_panel import FixMenu
from tests.app.desk import Desk

LEFT = Qt.MouseButton.LeftButton


def listed(desk: Desk) -> list[str]:
    model = desk.do.panels.findings.model
    return [str(model.index(row, 0).data()) for row in range(model.rowCount())]


def count_of(desk: Desk, words: str) -> QToolButton:
    buttons = desk.do.panels.findings.header.findChildren(QToolButton)
    [found] = [each for each in buttons if each.isVisible() and each.text().strip().endswith(words)]
    return found


@pytest.fixture
def opened(desk: Desk) -> Desk:
    desk.trigger("sample")
    desk.wait_for(lambda: desk.context.session is not None and desk.context.session.is_whole)
    desk.window.resize(1366, 768)
    desk.window.refresh()
    QApplication.processEvents()
    return desk


def test_a_click_on_a_count_lists_only_findings_of_that_severity(opened: Desk) -> None:
    everything = listed(opened)
    QTest.mouseClick(count_of(opened, "warnings"), LEFT)
    warnings = listed(opened)
    assert 0 < len(warnings) < len(everything)
    assert "Space in the URL" not in warnings
    QTest.mouseClick(count_of(opened, "advice"), LEFT)
    assert len(listed(opened)) > len(warnings)
    for words in ("warnings", "advice"):
        QTest.mouseClick(count_of(opened, words), LEFT)
    assert listed(opened) == everything


def test_the_list_is_whole_again_once_what_it_was_narrowed_to_is_fixed(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    desk.session.undo_stack.do(SetValues("lastmod", range(1), "2062-01-01"), "Set")
    desk.do.panels.findings.model.refresh()
    QTest.mouseClick(count_of(desk, "warning"), LEFT)
    assert listed(desk) == ["Date is in the future"]
    desk.trigger("undo")
    desk.wait_for(lambda: len(listed(desk)) == 2)


def test_what_is_typed_above_the_list_finds_in_it_and_esc_shows_all_again(opened: Desk) -> None:
    everything, search = listed(opened), opened.do.panels.findings.header.search
    QTest.mouseClick(search, LEFT)
    QTest.keyClicks(search, "date")
    assert "Date format not allowed" in listed(opened)
    assert "Space in the URL" not in listed(opened)
    QTest.keyClicks(search, " zzz")
    assert listed(opened) == []
    nothing = opened.do.panels.findings.panel._nothing
    assert (nothing.isVisible(), nothing.text()) == (True, "No finding in this list matches.")
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert (search.text(), search.hasFocus(), listed(opened)) == ("", True, everything)
    QTest.keyClick(search, Qt.Key.Key_Escape)
    assert opened.robot.table.hasFocus()


def test_one_finding_is_fixed_by_two_clicks_without_a_dialog(opened: Desk) -> None:
    shown: list[FixPreviewDialog] = []
    opened.answer(FixPreviewDialog, shown.append)
    view = opened.do.panels.findings.panel.findChild(QTreeView)
    assert view is not None
    line = opened.do.panels.findings.model.group_index("loc-space").siblingAtColumn(FindingColumn.FIX)
    view.scrollTo(line)
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(line).center())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, FixMenu)
    fix = menu.fixes()[0]
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(fix).center())
    assert "https://shop.example.com/blog/2026/winter%20guide" in opened.values("loc")
    assert shown == []


def test_each_row_of_a_fix_that_is_asked_has_a_tick_and_shows_what_differs(faulty: Desk) -> None:
    seen: list[tuple[str, str]] = []

    def leave_one_out(dialog: FixPreviewDialog) -> bool:
        faulty.wait_for(lambda: dialog.plan is not None)
        [table] = dialog.findChildren(ChangesTable)
        before, after = (
            table.model().index(0, column) for column in (ChangeColumn.BEFORE, ChangeColumn.AFTER)
        )
        seen.append((before.data(PARTS).changed, after.data(PARTS).changed))
        cell = table.visualRect(table.model().index(0, ChangeColumn.WHERE))
        option = QStyleOptionViewItem()
        option.initFrom(table)
        option.rect = cell
        option.features |= QStyleOptionViewItem.ViewItemFeature.HasCheckIndicator
        box = table.style().subElementRect(QStyle.SubElement.SE_ItemViewItemCheckIndicator, option, table)
        QTest.mouseClick(table.viewport(), LEFT, pos=box.center())
        faulty.wait_for(lambda: dialog.plan is not None)
        assert table.model().rowCount() == 2  # it stays, to be ticked again
        assert dialog.outlook.startswith("1 place will change.")
        return True

    faulty.answer(FixPreviewDialog, leave_one_out)
    view = faulty.do.panels.findings.panel.findChild(QTreeView)
    assert view is not None
    line = faulty.do.panels.findings.model.group_index("loc-space").siblingAtColumn(FindingColumn.FIX)
    before = faulty.values("loc")
    view.scrollTo(line)
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(line).center())
    assert seen == [(" ", "%20")]
    changed = [
        row for row, (old, new) in enumerate(zip(before, faulty.values("loc"), strict=True)) if old != new
    ]
    assert len(changed) == 1
