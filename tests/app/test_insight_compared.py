"""What came of a comparison stands in Insight, and its counts lead back to the differences."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton

from editor.core.document.edits import RemoveRows
from editor.core.versions import DifferenceKind
from editor.dialogs.comparison_dialogs import DifferencesDialog
from editor.models.words.translation import text_of
from editor.views.panels.insight_panel import InsightPanel, PictureView
from tests.app.desk import SITEMAP, Desk

OTHER = SITEMAP.replace("<loc>https://e.org/</loc>", "<loc>https://e.org/new</loc>").replace("0.5", "0.7")
Look = Callable[[DifferencesDialog], object]


@pytest.fixture
def panel(desk: Desk, sitemap: Path) -> InsightPanel:
    """The panel of an open sitemap, at what changed."""
    desk.open(sitemap)
    desk.trigger("insight_panel")
    desk.window.refresh()
    panel = desk.do.panels.insight.panel
    panel.show_page("changes")
    return panel


@pytest.fixture
def view(panel: InsightPanel) -> PictureView:
    return panel.pictures["compared"]


def compare(desk: Desk, path: Path, begin: Callable[[], object], look: Look = lambda _dialog: None) -> None:
    """Begin a comparison, look at what differs, and close the dialog."""

    def answer(dialog: DifferencesDialog) -> None:
        desk.wait_for(lambda: not dialog.is_busy)
        look(dialog)
        dialog.reject()

    desk.answer(DifferencesDialog, answer)
    desk.person.answers.to_compare = path
    begin()


@pytest.fixture
def other(tmp_path: Path) -> Path:
    path = tmp_path / "other.xml"
    path.write_text(OTHER, encoding="utf-8")
    return path


def choose_file(panel: InsightPanel) -> None:
    button = next(button for button in panel.findChildren(QPushButton) if button.text() == "Another file…")
    button.click()


def test_the_counts_of_a_comparison_lead_to_the_differences_and_after_an_edit_are_told_to_be_older(
    desk: Desk, panel: InsightPanel, view: PictureView, other: Path
) -> None:
    assert view.note.text() == "Not compared yet."
    assert not view.chart.chart.bars
    compare(desk, other, lambda: choose_file(panel))
    counts = {text_of(bar.label): bar.count for bar in view.chart.chart.bars}
    assert counts == {"Only here": 1, "Different values": 1, "Only there": 1}
    [remark] = view.chart.chart.remarks
    assert text_of(remark.words).startswith("other.xml, ")
    assert text_of(remark.words).endswith("Entries that are the same: 1.")
    other.write_text(OTHER.replace("0.7", "0.5"), encoding="utf-8")
    parts: list[DifferenceKind] = []
    view.chart.setCurrentIndex(view.chart.chart_model.index(2))
    compare(
        desk,
        other,
        lambda: QTest.keyClick(view.chart, Qt.Key.Key_Return),
        lambda dialog: parts.append(dialog.part),
    )
    assert parts == [DifferenceKind.ONLY_THERE]
    assert [bar.count for bar in view.chart.chart.bars] == [1, 0, 1]
    desk.robot.type_in(0, "priority", "0.1")
    desk.wait_for(lambda: not desk.do.panels.insight.is_busy)
    assert text_of(view.chart.chart.remarks[-1].words) == "Entries were edited since then."
    assert [bar.count for bar in view.chart.chart.bars] == [1, 0, 1]


@pytest.mark.parametrize("since", ["since-saved", "since-opened"])
def test_removed_entries_are_listed_and_added_again(desk: Desk, panel: InsightPanel, since: str) -> None:
    before = list(desk.session.document.entries.column("loc"))
    desk.session.undo_stack.do(RemoveRows(range(1, 2)), "")
    desk.wait_for(lambda: not desk.do.panels.insight.is_busy)
    removed: list[str] = []

    def add(dialog: DifferencesDialog) -> None:
        desk.wait_for(lambda: not dialog.is_busy)
        removed.extend(before[line.theirs] for line in dialog.model.lines)
        dialog.take_button.click()

    desk.answer(DifferencesDialog, add)
    chart = panel.pictures[since].chart
    chart.setCurrentIndex(chart.chart_model.index(len(chart.chart.bars) - 1))
    QTest.keyClick(chart, Qt.Key.Key_Return)
    desk.wait_for(lambda: len(desk.session.document.entries) == len(before))
    assert removed == before[1:2]
    assert sorted(desk.session.document.entries.column("loc")) == sorted(before)


def test_every_bar_with_rows_leads_to_them(desk: Desk, panel: InsightPanel) -> None:
    desk.robot.type_in(0, "priority", "0.1")
    desk.session.undo_stack.do(RemoveRows(range(1, 2)), "")
    desk.wait_for(lambda: not desk.do.panels.insight.is_busy)
    bars = [bar for name in ("since-saved", "since-opened") for bar in panel.pictures[name].chart.chart.bars]
    assert [bar.leads_on for bar in bars] == [bar.count > 0 for bar in bars]
    assert sum(bar.leads_on for bar in bars) == 4
