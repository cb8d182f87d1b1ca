"""What would become of the priorities is shown as two charts that say their figures."""

from collections import Counter

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.dialogs.bulk.edit_preview import PriorityCharts
from editor.models.session.recipe_draft import ValueCounts


def test_each_chart_says_what_it_shows_and_its_bars_are_reached_by_keys(qtbot: QtBot) -> None:
    both = PriorityCharts()
    qtbot.addWidget(both)
    both.show_counts(ValueCounts("priority", Counter({"": 3, "0.5": 1}), Counter({"0.9": 3, "0.5": 1})))
    before, after = both.charts
    assert before.accessibleName() == "Rows with each priority, before"
    assert before.accessibleDescription() == "0.5: 1 · 25 %, Not set: 3 · 75 %"
    assert after.accessibleDescription() == "0.5: 1 · 25 %, 0.9: 3 · 75 %"
    before.setCurrentIndex(before.model().index(0, 0))
    QTest.keyClick(before, Qt.Key.Key_End)
    assert before.currentIndex().row() == before.model().rowCount() - 1
    assert before.currentIndex().data() == "Not set"
