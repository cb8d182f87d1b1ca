"""Keys in the table: what goes where, what selects, and what begins to type."""

from itertools import product

from editor.core.fields import FIELD_NAMES
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
