"""The days that dates begin with."""

from datetime import date

from editor.core.filtering.date_matching import written_day
from tests.for_each import for_each


@for_each(
    ("value", "day"),
    [
        ("2024-02-29", "2024-02-29"),
        (" 2024-02-29T25:61 ", "2024-02-29"),
        ("2024-02", "2024-02-01"),
        ("2024", "2024-01-01"),
    ],
)
def test_a_date_begins_with_a_day(value: str, day: str) -> None:
    assert written_day(value) == date.fromisoformat(day).toordinal()


@for_each(
    "value",
    ["", "2023-02-29", "0000-01-01", "2024-W01-1", "20240501", "2024-05-011", "２０２４-05-01", "2024-5-01"],
)
def test_what_is_no_day_of_the_calendar_is_none(value: str) -> None:
    assert written_day(value) is None
