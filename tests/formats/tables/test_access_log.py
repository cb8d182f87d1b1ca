"""A log in the combined format is a table of what was asked for, by URL."""

from editor.formats.tables.text_tables import is_access_log, table_of_log
from editor.services.tables.table_reading import TableDialect, read_table
from tests.for_each import for_each

LOG = b"""\
66.249.66.1 - - [28/Nov/2026:10:00:00 +0100] "GET /a HTTP/1.1" 200 512 "-" "(compatible; Googlebot/2.1)"
1.2.3.4 - me [28/Nov/2026:11:00:00 +0100] "GET /a HTTP/1.1" 301 0 "https://e.org/\\"x" "say \\"hi\\""
1.2.3.4 - - [28/Nov/2026:12:00:00 +0100] "POST /a HTTP/1.1" 200 1 "-" "curl"
::1 - - [29/Nov/2026:12:00:00 +0000] "HEAD https://e.org/b?c=1 HTTP/2.0" 404 - "-" "bingbot"
"""


def test_each_url_has_its_requests_the_last_of_them_and_those_of_crawlers() -> None:
    table = read_table(LOG, TableDialect()).table
    assert table.headings[:5] == ("URL", "Requests", "Googlebot requests", "Bingbot requests", "Last request")
    assert table.rows == (
        ("/a", "2", "1", "0", "2026-11-28T11:00:00+01:00", "2026-11-28T10:00:00+01:00", "301"),
        ("https://e.org/b?c=1", "1", "0", "1", "2026-11-29T12:00:00+00:00", "", "404"),
    )


NO_LOGS = [b"", b"URL,Clicks\nhttps://e.org/,1\n", b"https://e.org/\n", b"<urlset/>", b"\n\n"]


@for_each("data", NO_LOGS)
def test_nothing_else_is_taken_for_a_log(data: bytes) -> None:
    assert not is_access_log(data)


def test_the_common_format_without_an_agent_is_read_and_damaged_lines_are_left_out() -> None:
    lines = b'h - - [29/Nov/2026:12:00:00 +0000] "GET / HTTP/1.0" 200 5\r\nrubbish\n'
    assert is_access_log(lines.partition(b"\n")[0])
    assert [row[:2] for row in table_of_log(lines * 2).rows] == [("/", "2")]
