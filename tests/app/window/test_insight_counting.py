"""Pictures of the document and of a comparison: a click on a bar narrows the table, and each is read out."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from editor.app.window import insight_counting
from editor.core.document.document_states import SavedState
from editor.core.document.edits import RemoveRows, SetValues
from editor.core.filtering.filter_language import Filter
from editor.core.filtering.filter_parts import chosen_among
from editor.core.insight import chart_source
from editor.core.insight.chart_source import InsightSource, MakeSource, Tallies, insight_sample
from editor.core.insight.charts import Chart, Remark
from editor.core.insight.folder_freshness import FolderFreshness
from editor.core.insight.insight_pages import PAGES
from editor.core.text import Phrase
from editor.core.versions import DifferenceKind
from editor.dialogs.comparison_dialogs import DifferencesDialog
from editor.models.lists.insight_models import FINDINGS, FOLDER, NEWEST, STALE, URLS, FreshnessModel
from editor.models.words.translation import text_of
from editor.rules.findings import Findings
from editor.rules.insight_data import gather_insight
from editor.services.settings.settings import INSIGHT_PANEL, STALE_DAYS
from editor.views.panels.chart_view import ChartView
from editor.views.panels.insight_panel import InsightPanel, PictureView
from editor.views.panels.panel_headers import USUAL_WIDTH
from tests.app.desk import SITEMAP, Desk

ENTRIES = "".join(
    f"<url><loc>https://e.org/{row}</loc><lastmod>{day}</lastmod><priority>{priority}</priority></url>"
    for row, (day, priority) in enumerate(
        [("2026-10-01", "0.5"), ("2026-10-02", "0.8"), ("2026-11-01", "0.5"), ("2026-08-01T10:00Z", "0.1")]
    )
)


@pytest.fixture
def opened(desk: Desk, tmp_path: Path) -> Desk:
    path = tmp_path / "sitemap.xml"
    path.write_text(
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{ENTRIES}</urlset>', encoding="utf-8"
    )
    desk.open(path)
    desk.trigger("insight_panel")
    desk.window.refresh()
    desk.wait_for(lambda: not desk.do.panels.insight.is_busy)
    return desk


def chart(desk: Desk, name: str) -> ChartView:
    panel = desk.do.panels.insight.panel
    panel.show_page(next(page.name for page in PAGES if name in [each.name for each in page.pictures]))
    return panel.pictures[name].chart


def click(view: ChartView, label: str, *, shift: bool = False) -> None:
    number = view.chart_model.labels.index(label)
    place: QPoint = view.visualRect(view.chart_model.index(number)).center()
    modifier = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, modifier, place)


def test_a_click_narrows_and_shift_adds_and_the_filter_line_says_so(opened: Desk) -> None:
    months, filter_line = chart(opened, "lastmod-month"), opened.window.filter_bar.line
    click(months, "2026-10")
    opened.window.refresh()
    assert filter_line.text() == "lastmod=2026-10"
    assert opened.session.model.rowCount() == 2
    click(months, "2026-11", shift=True)
    opened.window.refresh()
    assert filter_line.text() == "lastmod=2026-10 OR lastmod=2026-11"
    assert opened.session.model.rowCount() == 3
    priorities = chart(opened, "priority")
    click(priorities, "0.5")
    opened.window.refresh()
    assert filter_line.text() == "(lastmod=2026-10 OR lastmod=2026-11) priority=0.5"
    assert opened.session.model.rowCount() == 2
    click(priorities, "0.5")
    opened.window.refresh()
    assert filter_line.text() == "lastmod=2026-10 OR lastmod=2026-11"


def test_arrows_go_from_bar_to_bar_which_a_screen_reader_hears_and_enter_narrows_where_there_are_rows(
    opened: Desk,
) -> None:
    months = chart(opened, "lastmod-month")
    spoken = QAccessible.queryAccessibleInterface(months)
    assert spoken.text(QAccessible.Text.Name) == "Last modified, by month"
    heard = [spoken.child(number).text(QAccessible.Text.Name) for number in range(spoken.childCount())]
    assert heard[0] == "2026-08: 1 · 25 %"
    assert heard[2] == "2026-10: 2 · 50 %"
    click(months, "2026-09")
    assert opened.session.filter.text == ""
    opened.session.filter.set("lastmod=2026-09")
    opened.window.refresh()
    click(months, "2026-09")
    assert opened.session.filter.text == ""
    months.setCurrentIndex(months.chart_model.index(0))
    QTest.keyClick(months, Qt.Key.Key_Right)
    QTest.keyClick(months, Qt.Key.Key_Right)
    QTest.keyClick(months, Qt.Key.Key_Return)
    assert opened.session.filter.text == "lastmod=2026-10"
    QTest.keyClick(months, Qt.Key.Key_Right)
    QTest.keyClick(months, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert opened.session.filter.text == "lastmod=2026-10 OR lastmod=2026-11"


def test_each_page_shows_all_its_charts_and_what_is_missing_unless_a_remark_says_all(opened: Desk) -> None:
    panel = opened.do.panels.insight.panel
    for page in PAGES:
        panel.show_page(page.name)
        for picture in page.pictures:
            bars = panel.pictures[picture.name].chart
            assert bars.chart.name == picture.name
            assert bars.chart_model.rowCount() == len(bars.chart.bars), picture.name
    chart(opened, "missing-pair")
    view = opened.do.panels.insight.panel.pictures["missing-pair"]
    told = Chart("missing-pair", "", remarks=(Remark(Phrase("All is well.")),))
    view.show_chart(told)
    assert not view.note.text()
    view.show_chart(replace(told, remarks=()))
    assert view.note.text() == "Nothing to show."


def test_a_folder_shows_its_urls_and_its_stale_ones_also_by_another_age_in_the_preferences(
    opened: Desk,
) -> None:
    panel = opened.do.panels.insight.panel
    panel.show_page("freshness")
    panel.freshness.stale.setValue(60)
    model = panel.freshness.model
    assert [(line.label, line.urls, line.stale) for line in model.lines] == [("e.org/", 4, 1)]
    panel.freshness.table.clicked.emit(model.index(0, STALE))
    assert opened.session.filter.text == "age>60d"
    opened.session.filter.set("")
    for days, stale in ((60, 1), (300, 0)):
        opened.context.settings.set(STALE_DAYS, days)
        assert [line.stale for line in panel.freshness.model.lines] == [stale]


def test_the_whole_site_comes_before_its_folders() -> None:
    model = FreshnessModel()
    model.show([FolderFreshness(label, "", 1) for label in ("/b/", "z.org/", "/a/")])
    assert [line.label for line in model.lines] == ["z.org/", "/a/", "/b/"]


def test_what_tells_where_to_begin_is_seen_without_scrolling_until_columns_are_moved(opened: Desk) -> None:
    dock = opened.do.panels.insight
    dock.panel.show_page("freshness")
    table = dock.panel.freshness.table
    header = table.header()
    for width in (USUAL_WIDTH, 400):
        opened.window.resizeDocks([dock], [width], Qt.Orientation.Horizontal)
        header.setSortIndicator(FINDINGS, Qt.SortOrder.DescendingOrder)
        right = header.sectionPosition(FINDINGS) + header.sectionSize(FINDINGS)
        assert right <= table.viewport().width()
    header.resizeSection(FOLDER, 321)
    opened.window.resizeDocks([dock], [USUAL_WIDTH], Qt.Orientation.Horizontal)
    assert header.sectionSize(FOLDER) == 321


def test_a_heading_of_several_words_has_two_lines_but_is_read_out_in_one() -> None:
    model = FreshnessModel()
    said = [
        model.headerData(FINDINGS, Qt.Orientation.Horizontal, role)
        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
    ]
    assert said == ["Findings\nper 100", "Findings per 100"]


def test_nothing_of_the_panel_is_cut_off_and_no_chart_is_wider_where_it_is_narrow(opened: Desk) -> None:
    dock = opened.do.panels.insight
    panel = dock.panel
    panel.show_page("freshness")
    opened.window.resizeDocks([dock], [240], Qt.Orientation.Horizontal)
    for label in panel.freshness.findChildren(QLabel):
        assert label.width() >= label.sizeHint().width()
    for box in (panel.pages, panel.freshness.stale, panel.freshness.levels):
        assert box.height() >= 24
    for page in (page for page in PAGES if page.pictures):
        panel.show_page(page.name)
        opened.window.refresh()
        area = panel.stack.currentWidget()
        assert isinstance(area, QScrollArea)
        inside = area.widget()
        assert inside is not None
        assert inside.minimumSizeHint().width() <= area.viewport().width(), page.name


def test_charts_of_a_page_are_counted_from_one_copy_and_those_of_many_rows_come_one_after_the_other(
    opened: Desk, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    copied: list[set[str]] = []

    def gather(
        findings: Findings, changes: SavedState | None, part: range | None, wants: set[str], kept: Tallies
    ) -> MakeSource:
        copied.append(wants)
        return gather_insight(findings, changes, part, wants, kept)

    with monkeypatch.context() as patch:
        patch.setattr("editor.app.window.insight_counting.gather_insight", gather)
        chart(opened, "coverage")
    assert copied == [{"loc", "extensions"}]
    monkeypatch.setattr(insight_counting, "_VERY_FEW", 3)
    dock = opened.do.panels.insight
    first = chart(opened, "length")
    assert first.chart.bars
    assert not chart(opened, "depth").chart.bars
    assert dock.is_busy
    qtbot.waitUntil(lambda: not dock.is_busy)
    assert chart(opened, "depth").chart.bars


def test_a_chart_is_counted_after_all_if_another_page_was_looked_at_meanwhile(
    opened: Desk, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    asked, may_count = [], Event()

    def gather(*arguments: Any) -> MakeSource:
        asked.append(arguments)
        make = gather_insight(*arguments)

        def made() -> InsightSource:
            may_count.wait()
            return make()

        return made

    monkeypatch.setattr(insight_counting, "_FEW", 3)
    monkeypatch.setattr("editor.app.window.insight_counting.gather_insight", gather)
    dock = opened.do.panels.insight
    dock.panel.show_page("values")
    qtbot.waitUntil(lambda: bool(asked))
    dock.panel.show_page("urls")
    may_count.set()
    dock.panel.show_page("values")
    qtbot.waitUntil(lambda: not dock.is_busy)
    values = [view.chart.chart_model.values for view in dock.panel.pictures.values() if view.isVisible()]
    assert not any(each.startswith("≈") for texts in values for each in texts)


def test_of_many_rows_an_estimate_is_shown_first_and_says_so_of_folders_too(
    opened: Desk, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(insight_counting, "_FEW", 3)
    dock = opened.do.panels.insight
    view = dock.panel.pictures["priority"]
    bars = view.chart.chart_model
    said: list[str] = []
    for signal in (bars.modelReset, bars.dataChanged):
        signal.connect(lambda: said.append(bars.values[0] if bars.values else ""))
    dock.panel.show_page("values")
    qtbot.waitUntil(lambda: not dock.is_busy)
    assert said == ["≈ 25 %", "1 · 25 %"]
    assert not view.note.isVisible()
    opened.robot.type_in(0, "priority", "0.9")
    qtbot.waitUntil(lambda: not dock.is_busy)
    assert not any(value.startswith("≈") for value in said[2:])
    monkeypatch.setattr(insight_counting, "_VERY_FEW", 3)
    model = dock.panel.freshness.model
    told: list[list[object]] = []
    model.modelReset.connect(
        lambda: told.append([model.index(0, column).data() for column in (URLS, NEWEST)])
    )
    dock.panel.show_page("freshness")
    qtbot.waitUntil(lambda: not dock.is_busy)
    assert [line[0] for line in told] == ["≈ 4", "4"]
    assert [line[1] for line in told] == ["…", "2026-11-01"]


@pytest.mark.new_window
def test_charts_are_made_when_they_are_first_needed_and_the_estimates_of_a_page_counted_from_one_sample(
    desk: Desk, sitemap: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    desk.open(sitemap)
    assert not desk.window.findChildren(ChartView)
    desk.trigger("insight_panel")
    assert desk.window.findChildren(ChartView)
    desk.window.refresh()
    qtbot.waitUntil(lambda: not desk.do.panels.insight.is_busy)
    read: list[frozenset[str]] = []

    def sample(*arguments: Any) -> InsightSource:
        read.append(arguments[-1])
        return insight_sample(*arguments)

    monkeypatch.setattr(insight_counting, "_FEW", 2)
    monkeypatch.setattr(insight_counting, "insight_sample", sample)
    dock = desk.do.panels.insight
    dock.panel.show_page("values")
    qtbot.waitUntil(lambda: not dock.is_busy)
    assert read == [{"changefreq", "priority"}]


def test_after_an_edit_only_that_row_is_counted_again_after_a_pause(
    opened: Desk, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    priorities = chart(opened, "priority")
    counted: list[int] = []

    def count_by(column: Sequence[str], keys: Callable[[Sequence[str]], Iterable[str]]) -> Counter[str]:
        counted.append(len(column))
        return Counter(keys(column))

    monkeypatch.setattr(chart_source, "count_by", count_by)
    opened.robot.type_in(0, "priority", "0.7")
    qtbot.waitUntil(lambda: not opened.do.panels.insight.is_busy)
    assert {str(bar.label): bar.count for bar in priorities.chart.bars} == {
        "0.8": 1,
        "0.7": 1,
        "0.5": 1,
        "0.1": 1,
    }
    assert max(counted) == 1
    opened.trigger("undo")
    months = chart(opened, "lastmod-month")
    opened.robot.type_in(0, "lastmod", "2026-11-05")
    qtbot.waitUntil(lambda: not opened.do.panels.insight.is_busy)
    assert dict(zip(months.chart_model.labels, [bar.count for bar in months.chart.bars], strict=True)) == {
        "2026-08": 1,
        "2026-09": 0,
        "2026-10": 1,
        "2026-11": 2,
    }
    saved = chart(opened, "since-saved")
    qtbot.waitUntil(lambda: not opened.do.panels.insight.is_busy)
    assert [bar.count for bar in saved.chart.bars] == [0, 1, 0]


def test_an_edit_does_not_ask_again_which_bars_the_filter_wants(
    opened: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    chart(opened, "lastmod-month")
    opened.session.filter.set("lastmod=2026-10")
    opened.window.refresh()
    asked: list[Filter] = []

    def chosen(wanted: Filter, choices: Iterable[str]) -> tuple[str, ...]:
        asked.append(wanted)
        return chosen_among(wanted, choices)

    monkeypatch.setattr(insight_counting, "chosen_among", chosen)
    opened.session.undo_stack.do(SetValues("priority", range(1), "0.7"), "")
    opened.window.refresh()
    assert not asked
    opened.session.filter.set("lastmod=2026-11")
    opened.window.refresh()
    assert len(asked) == 1


def test_the_current_column_is_named_above_it_but_not_in_what_is_saved_as_picture_svg_and_table(
    opened: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("lastmod-day", "length"):
        view = chart(opened, name)
        before = view.picture().toImage()
        view.setCurrentIndex(view.chart_model.index(0))
        view.setFocus()
        with monkeypatch.context() as patch:
            patch.setattr(ChartView, "hasFocus", lambda _view: True)
            view.chart_model.choose([view.chart.bars[0].question])
            assert view.grab().toImage() != before, name
            assert view.picture().toImage() == before, name
    months = chart(opened, "lastmod-month")
    monkeypatch.setattr(ChartView, "hasFocus", lambda _view: True)
    months.setCurrentIndex(months.chart_model.index(1))
    named = months.grab().toImage()
    months.setCurrentIndex(months.chart_model.index(2))
    assert months.grab().toImage() != named
    monkeypatch.setattr(ChartView, "hasFocus", lambda _view: False)
    plain = months.grab().toImage()
    months.setCurrentIndex(months.chart_model.index(1))
    assert months.grab().toImage() == plain
    view = months
    assert view.png().startswith(b"\x89PNG")
    assert "<svg" in view.svg()
    assert view.table_text().splitlines()[1].startswith("2026-08\t1\t0.2500\tlastmod=2026-08")


def test_tab_goes_from_the_subject_to_what_stands_on_its_page_and_the_panel_closed_inside_stays_so(
    opened: Desk,
) -> None:
    panel = opened.do.panels.insight.panel
    panel.pages.setFocus()
    QTest.keyClick(panel.pages, Qt.Key.Key_Tab)
    assert not isinstance(opened.window.focusWidget(), QScrollArea)
    opened.do.panels.insight.take_focus()
    opened.do.panels.insight.close_panel()
    assert not opened.do.panels.insight.isVisible()
    assert opened.context.settings.get(INSIGHT_PANEL) is False


def test_the_status_line_tells_the_figures_of_selected_rows(opened: Desk, qtbot: QtBot) -> None:
    assert opened.context.table is not None
    opened.context.table.select_rows([0, 1])
    opened.window.refresh()
    told = "different URLs: 2 · priority 0.5 to 0.8, mean 0.65 · 2026-10-01 to 2026-10-02"
    qtbot.waitUntil(lambda: opened.window.status._figures.text() == told)
    opened.context.table.select_rows([0])
    opened.window.refresh()
    assert opened.window.status._figures.text() == ""


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
    assert counts == {"Only here": 1, "Moved": 0, "Different values": 1, "Only there": 1}
    [remark] = view.chart.chart.remarks
    assert text_of(remark.words).startswith("other.xml, ")
    assert text_of(remark.words).endswith("Entries that are the same: 1.")
    other.write_text(OTHER.replace("0.7", "0.5"), encoding="utf-8")
    parts: list[DifferenceKind] = []
    view.chart.setCurrentIndex(view.chart.chart_model.index(3))
    compare(
        desk,
        other,
        lambda: QTest.keyClick(view.chart, Qt.Key.Key_Return),
        lambda dialog: parts.append(dialog.part),
    )
    assert parts == [DifferenceKind.ONLY_THERE]
    assert [bar.count for bar in view.chart.chart.bars] == [1, 0, 0, 1]
    desk.robot.type_in(0, "priority", "0.1")
    desk.wait_for(lambda: not desk.do.panels.insight.is_busy)
    assert text_of(view.chart.chart.remarks[-1].words) == "Entries were edited since then."
    assert [bar.count for bar in view.chart.chart.bars] == [1, 0, 0, 1]


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
