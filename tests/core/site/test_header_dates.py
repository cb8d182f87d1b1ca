from datetime import UTC, datetime

from editor.core.site.page_answers import day_of_header, shown_header_time, time_of_header
from tests.for_each import for_each

NOON = datetime(2026, 11, 6, 12, tzinfo=UTC)


@for_each(
    "text",
    [
        "Fri, 06 Nov 2026 12:00:00 GMT",
        " Fri, 06 Nov 2026 14:00:00 +0200 ",
        "Friday, 06-Nov-26 12:00:00 GMT",
        "Fri Nov  6 12:00:00 2026",
    ],
)
def test_a_date_is_understood_in_all_forms_that_servers_use(text: str) -> None:
    assert time_of_header(text) == NOON
    assert day_of_header(text) == "2026-11-06"
    assert shown_header_time(text) == "2026-11-06T12:00:00Z"


@for_each("text", ["", "soon", "0", "Fri, 99 Nov 2026 12:00:00 GMT", "1 Jan 99999999999", "1 Jan"])
def test_what_is_no_date_is_shown_as_it_came(text: str) -> None:
    assert time_of_header(text) is None
    assert day_of_header(text) == ""
    assert shown_header_time(f" {text} ") == text
