"""Ctrl and arrow keys go to where filled cells end, in whatever order the rows are shown."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.rules.findings import Findings
from tests.models.documents import SITE, document, numbered
from tests.robot import Key, Modifier
from tests.views.tables import Desk

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
