from editor.core.document.rows import Rows
from editor.models.table.value_display import MIXED, Common, common_value
from tests.for_each import for_each

COLUMN = ["daily", "daily", "weekly", "daily", "daily", ""]


@for_each(
    ("rows", "found"),
    [
        (range(2), Common("daily")),
        (range(5), MIXED),
        (range(6), MIXED),
        ([0, 1, 3, 4], Common("daily")),
        ([0, 1, 2, 3, 4], MIXED),
        ([5], Common("")),
        ((), Common("")),
    ],
)
def test_entries_have_a_value_in_common_or_several(rows: Rows, found: Common) -> None:
    assert common_value(COLUMN, rows) == found
