"""Keys in the table: what goes where, to the edge of filled cells too, what selects, what begins to type."""

from collections.abc import Callable
from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.fields import FIELD_NAMES
from editor.rules.findings import Findings
from editor.views.table.selecting_view import spans_of, steps_to_edge
from tests.for_each import for_each
from tests.models.documents import SITE, document, numbered
from tests.robot import Key, Modifier
from tests.views.tables import Desk


def cells(desk: Desk) -> dict[str, list[int]]:
    return {field: list(rows) for field, rows in desk.table.selected_cells().items()}


SELECTING = [
    (Modifier.ShiftModifier, {field: [2, 4] for field in FIELD_NAMES}),
    (Modifier.ControlModifier, {"lastmod": [*range(6)]}),
    (Modifier.ShiftModifier | Modifier.ControlModifier, {field: [*range(6)] for field in FIELD_NAMES}),
    (Modifier.AltModifier, {"lastmod": [2, 4]}),
    (Modifier.MetaModifier, {"lastmod": [2, 4]}),
]


@given(st.sets(st.integers(0, 40)).map(sorted))
def test_rows_make_as_few_spans_as_there_can_be(rows: list[int]) -> None:
    spans = spans_of(rows)
    assert [row for first, last in spans for row in range(first, last + 1)] == rows
    assert all(later[0] > earlier[1] + 1 for earlier, later in pairwise(spans))
    assert spans_of(rows, 2) == spans[:3]


def test_space_with_another_key_selects_and_types_nothing(six: Desk) -> None:
    for modifiers, selected in SELECTING:
        six.robot.select_cells("lastmod", [2, 4])
        six.robot.press(Key.Key_Space, modifiers)
        assert (cells(six), six.robot.current) == (selected, (4, "lastmod")), modifiers
        assert (six.robot.open_editor(), six.stack.count()) == (None, 0), modifiers


def test_a_column_is_selected_as_far_as_it_is_shown(six: Desk) -> None:
    six.model.set_filter([1, 4])
    six.robot.click(0, "priority")
    six.robot.press(Key.Key_Space, Modifier.ControlModifier)
    assert cells(six) == {"priority": [1, 4]}


def test_space_alone_opens_the_editor_with_the_value(desk: Desk) -> None:
    desk.robot.click(1, "priority")
    desk.robot.press(Key.Key_Space)
    assert desk.robot.editor.value() == "0.6"


def test_no_key_with_a_modifier_begins_an_edit(desk: Desk) -> None:
    keys = (Key.Key_A, Key.Key_7, Key.Key_Slash, Key.Key_Space, Key.Key_Backspace)
    modifiers = (Modifier.ControlModifier, Modifier.AltModifier, Modifier.MetaModifier)
    for key, modifier in product(keys, modifiers):
        for one in (modifier, modifier | Modifier.ShiftModifier):
            desk.robot.click(1, "loc")
            desk.robot.press(key, one)
            assert desk.robot.open_editor() is None, (key, one)


def test_a_letter_with_shift_begins_an_edit(desk: Desk) -> None:
    desk.robot.click(1, "loc")
    desk.robot.type("A")
    assert desk.robot.editor.value() == "A"


def test_enter_goes_down_and_shift_enter_up(six: Desk) -> None:
    six.robot.click(2, "loc")
    six.robot.press(Key.Key_Return)
    assert six.robot.current == (3, "loc")
    six.robot.press(Key.Key_Return, Modifier.ShiftModifier)
    assert six.robot.current == (2, "loc")


def test_ctrl_home_and_end_go_to_the_corners_and_with_shift_select_up_to_there(six: Desk) -> None:
    for key, cell in ((Key.Key_Home, (0, "loc")), (Key.Key_End, (5, "priority"))):
        six.robot.click(2, "lastmod")
        six.robot.press(key, Modifier.ControlModifier)
        assert six.robot.current == cell
        assert cells(six) == {cell[1]: [cell[0]]}
    for key, selected in (
        (Key.Key_Home, {"loc": [0, 1, 2], "lastmod": [0, 1, 2]}),
        (Key.Key_End, {field: [2, 3, 4, 5] for field in ("lastmod", "changefreq", "priority")}),
        (Key.Key_Down, {"lastmod": [2, 3, 4, 5]}),
    ):
        six.robot.click(2, "lastmod")
        six.robot.press(key, Modifier.ControlModifier | Modifier.ShiftModifier)
        assert cells(six) == selected


Open = Callable[[tuple[Document, Findings]], Desk]
MORE = Modifier.ControlModifier | Modifier.ShiftModifier


@pytest.fixture
def blocks(open_desk: Open) -> Desk:
    """Priorities in the rows 0, 1, 4 and 5 of seven."""
    filled = ["0.1", "0.2", "", "", "0.3", "0.4", ""]
    return open_desk(document(*(Entry(f"{SITE}/{row}", priority=one) for row, one in enumerate(filled))))


def walk(desk: Desk, key: Qt.Key, steps: int) -> list[int]:
    visited = []
    for _step in range(steps):
        desk.robot.press(key, Modifier.ControlModifier)
        visited.append(desk.robot.current[0])
    return visited


def test_down_and_up_stop_at_each_end_of_a_block(blocks: Desk) -> None:
    blocks.robot.click(0, "priority")
    assert walk(blocks, Key.Key_Down, 5) == [1, 4, 5, 6, 6]
    assert walk(blocks, Key.Key_Up, 5) == [5, 4, 1, 0, 0]
    assert blocks.table.selected_cells() == {"priority": range(1)}


def test_right_and_left_skip_what_is_absent(blocks: Desk) -> None:
    blocks.robot.click(0, "loc")
    blocks.robot.press(Key.Key_Right, Modifier.ControlModifier)
    assert blocks.robot.current == (0, "priority")
    blocks.robot.press(Key.Key_Left, Modifier.ControlModifier)
    assert blocks.robot.current == (0, "loc")


def test_with_shift_all_up_to_there_is_selected(blocks: Desk) -> None:
    blocks.robot.click(1, "priority")
    blocks.robot.press(Key.Key_Down, MORE)
    assert blocks.table.selected_cells() == {"priority": range(1, 5)}
    blocks.robot.press(Key.Key_Down, MORE)
    assert blocks.table.selected_cells() == {"priority": range(1, 6)}
    blocks.robot.press(Key.Key_Up, MORE)
    assert blocks.table.selected_cells() == {"priority": range(1, 5)}


def test_sorted_or_filtered_it_is_what_is_seen_that_counts(blocks: Desk) -> None:
    blocks.robot.sort_by("priority")
    blocks.robot.click(0, "priority")
    assert walk(blocks, Key.Key_Down, 2) == [3, 6]
    blocks.model.sort(-1)
    blocks.model.set_filter([1, 2, 5, 6])
    blocks.robot.click(0, "priority")
    assert walk(blocks, Key.Key_Down, 3) == [2, 3, 3]


def test_columns_that_are_hidden_are_not_gone_to(blocks: Desk) -> None:
    blocks.table.visible.show(["loc", "lastmod", "changefreq"])
    blocks.robot.click(0, "loc")
    blocks.robot.press(Key.Key_Right, Modifier.ControlModifier)
    assert blocks.robot.current == (0, "changefreq")


def test_in_many_rows_it_goes_over_all_of_them(open_desk: Open) -> None:
    desk = open_desk(numbered(20_000))
    desk.robot.click(0, "loc")
    desk.robot.press(Key.Key_Down, MORE)
    assert desk.table.selected_cells() == {"loc": range(20_000)}
    desk.robot.press(Key.Key_Up, Modifier.ControlModifier)
    assert desk.robot.current == (0, "loc")


def test_many_cells_stay_selected_where_rows_are_sorted_or_filtered_and_qt_follows_hardly_any(
    open_desk: Open,
) -> None:
    desk = open_desk(numbered(20_000))
    followed: list[int] = []
    desk.model.layoutAboutToBeChanged.connect(
        lambda *_: followed.append(len(desk.model.persistentIndexList()))
    )
    loc = [column.name for column in desk.model.columns].index("loc")

    desk.table.select_cells([(range(20_000), loc, loc)])
    desk.model.sort(loc, Qt.SortOrder.DescendingOrder)
    assert {name: sorted(rows) for name, rows in cells(desk).items()} == {"loc": [*range(20_000)]}
    assert desk.table.selected_rows() == range(20_000)

    desk.table.select_cells([(range(5_000, 15_000), loc, loc + 1)])
    desk.model.set_filter(range(4_000, 14_000))
    left = [*range(5_000, 14_000)]
    assert {name: sorted(rows) for name, rows in cells(desk).items()} == {"loc": left, "lastmod": left}
    assert len(followed) == 2
    assert max(followed) < 10


@for_each(
    ("here", "ahead", "steps"),
    [
        ("x", "", 0),
        ("x", "xxx", 3),
        ("x", "xx__x", 2),
        ("x", "__x_", 3),
        ("x", "___", 3),
        ("_", "__xx", 3),
        ("_", "xx", 1),
        ("_", "____", 4),
    ],
)
def test_it_is_the_end_of_the_block_or_the_next_filled_cell(here: str, ahead: str, steps: int) -> None:
    assert steps_to_edge(here != "_", (cell != "_" for cell in ahead)) == steps
