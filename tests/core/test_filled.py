"""The edge of filled cells, as spreadsheets go to it."""

from editor.views.table.selecting_view import steps_to_edge
from tests.for_each import for_each


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
