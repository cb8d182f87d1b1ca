"""Room is shared by what each wants."""

from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

from editor.views.widgets.widget_layouts import fit_section, scaled_width, shares
from tests.for_each import for_each


@for_each(
    ("room", "wanted", "given"),
    [
        (600, [100, 100, 100], [400, 100, 100]),  # all fit: the first has the rest
        (600, [900, 100, 100], [400, 100, 100]),
        (600, [900, 900, 100], [250, 250, 100]),
        (600, [900, 900, 900], [200, 200, 200]),
        (600, [50, 900, 900], [50, 275, 275]),
        (0, [50, 900], [0, 0]),
    ],
)
def test_who_wants_less_leaves_the_rest_to_the_others(room: int, wanted: list[int], given: list[int]) -> None:
    assert shares(room, wanted) == given


def test_a_column_has_room_for_each_text_it_may_say(qtbot: QtBot) -> None:
    table = QTableWidget(1, 2)
    qtbot.addWidget(table)
    fit_section(table.horizontalHeader(), 0, 40, table, ["Priority", "Dernière modification"])
    assert table.columnWidth(0) > table.fontMetrics().horizontalAdvance("Dernière modification")
    fit_section(table.horizontalHeader(), 1, 400, table, ["Priority"])
    assert table.columnWidth(1) == scaled_width(400, table)
