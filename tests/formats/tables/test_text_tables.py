"""Tables are read in the dialects that spreadsheets and crawlers write; JSON Lines whoever wrote them."""

import csv
import json
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.table_import import Table, as_meant, inert, recognised_columns, table_of
from editor.formats.tables.text_tables import (
    DELIMITERS,
    TableError,
    are_json_lines,
    begins_like_table,
    is_access_log,
    read_csv,
    read_json_lines,
    table_encoding,
    table_of_log,
    write_csv,
    write_json_lines,
)
from editor.services.tables.table_reading import TableDialect, read_table
from tests.for_each import for_each

URL = "https://e.org/"


@for_each(
    ("data", "encoding", "delimiter", "headings", "rows"),
    [
        (b"URL,Priority\nhttps://e.org/,0.5\n", "utf-8", ",", ("URL", "Priority"), ((URL, "0.5"),)),
        (b"url;priority\r\nhttps://e.org/;0,5\r\n", "utf-8", ";", ("url", "priority"), ((URL, "0,5"),)),
        (b"sep=;\r\nurl;a,b\r\nhttps://e.org/;1\r\n", "utf-8", ";", ("url", "a,b"), ((URL, "1"),)),
        (
            "\ufeffAddress\tTitle\nhttps://e.org/\tä".encode("utf-16"),
            "utf-16",
            "\t",
            ("Address", "Title"),
            ((URL, "ä"),),
        ),
        (f"url\té\n{URL}\t1".encode("utf-16-le"), "utf-16-le", "\t", ("url", "é"), ((URL, "1"),)),
        (f"url\té\n{URL}\t1".encode("utf-16-be"), "utf-16-be", "\t", ("url", "é"), ((URL, "1"),)),
        ("\ufeffurl|é".encode() + b"\nhttps://e.org/|1", "utf-8-sig", "|", ("url", "é"), ((URL, "1"),)),
        ("url,é\nhttps://e.org/,1".encode("cp1252"), "cp1252", ",", ("url", "é"), ((URL, "1"),)),
        (b"https://e.org/\nhttps://e.org/a,b;c\n", "utf-8", "", ("1",), ((URL,), ("https://e.org/a,b;c",))),
        (b'url\n"https://e.org/a,b"\n\n', "utf-8", "", ("url",), (("https://e.org/a,b",),)),
        (b'url,t\nhttps://e.org/,"a\nb,c"\n', "utf-8", ",", ("url", "t"), ((URL, "a\nb,c"),)),
        (
            b"url,a,b\nhttps://e.org/,1\n,,\nx,1,2\n",
            "utf-8",
            ",",
            ("url", "a", "b"),
            ((URL, "1", ""), ("x", "1", "2")),
        ),
        (b"https://e.org/,0.5\n", "utf-8", ",", ("1", "2"), ((URL, "0.5"),)),
        (b'"t", "url"\n"a", "https://e.org/"\n', "utf-8", ",", ("t", "url"), (("a", URL),)),
    ],
)
def test_a_table_is_read(
    data: bytes, encoding: str, delimiter: str, headings: tuple[str, ...], rows: tuple[tuple[str, ...], ...]
) -> None:
    read = read_csv(data)
    assert (read.encoding, read.delimiter) == (encoding, delimiter)
    assert (read.table.headings, read.table.rows) == (headings, rows)


@for_each("rest", [";jsessionid=AB12", ";v=a,b", ",b", "/x;y?a=1,b"])
def test_a_list_of_urls_is_not_cut_where_a_delimiter_stands_in_them(rest: str) -> None:
    urls = [f"https://e.org/{number}{rest}" for number in range(3)]
    read = read_csv("\n".join(urls).encode())
    assert (read.delimiter, read.table.rows) == ("", tuple((url,) for url in urls))


@for_each(
    "rest",
    [
        *(",2026-01-02", ";0.5", ",Daily", ";https://e.org/de", ",A page", ",", ',"b"', "\tb", "|b"),
        *(";0,5", "\t0,5", "|a, b"),
    ],
)
def test_what_follows_a_url_in_a_table_is_a_cell(rest: str) -> None:
    table = read_csv("".join(f"https://e.org/{number}{rest}\n" for number in range(3)).encode()).table
    assert [row[0] for row in table.rows] == [f"https://e.org/{number}" for number in range(3)]
    assert len(table.headings) == 2


def test_who_knows_better_says_so() -> None:
    read = read_csv("url;é".encode("cp1251", "replace") + b"\nhttps://e.org/;1,2", "cp1251", ",")
    assert (read.encoding, read.delimiter, len(read.table.headings)) == ("cp1251", ",", 2)


@for_each(
    ("data", "encoding", "sentence"),
    [
        (b"", "", "is empty"),
        (b"\n \n", "", "is empty"),
        (b"\xff\xfe\x00", "", "not encoded in utf-16"),
        (b"\xe9", "utf-8", "not encoded in utf-8"),
        (b"a", "no-such-encoding", "not encoded in no-such-encoding"),
        (b'url,a\n"' + b"x" * 1_000_001, "", "cannot be read"),
    ],
)
def test_what_is_no_table_tells_why(data: bytes, encoding: str, sentence: str) -> None:
    with pytest.raises(TableError, match=sentence):
        read_csv(data, encoding)


def test_any_bytes_are_in_some_encoding() -> None:
    assert table_encoding(b"\x81") == "latin-1"


cells = st.text(st.characters(codec="utf-8", exclude_characters="\0\x1f"), max_size=8).map(str.strip)


@given(
    st.lists(st.tuples(cells, cells, cells), min_size=1, max_size=5),
    st.sampled_from(DELIMITERS),
    st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]),
)
def test_what_a_spreadsheet_writes_is_read_again(
    rows: list[tuple[str, str, str]], delimiter: str, encoding: str
) -> None:
    text = StringIO()
    csv.writer(text, delimiter=delimiter).writerows([("url", "a", "b"), *rows])
    read = read_csv(text.getvalue().encode(encoding), encoding, delimiter)
    assert read.table.headings == ("url", "a", "b")
    assert list(read.table.rows) == [tuple(map(as_meant, row)) for row in rows if any(row)]


ACTIVE = ["=1+1", "+1", "-0.5", "@SUM(A1)", "\t=1", "\r=1", "\n=1", " =1", "\uff1d1", "'=1", "''-1", "'\t1"]


@for_each("text", ACTIVE)
def test_what_could_be_a_formula_is_written_as_a_text_and_read_as_it_was(text: str) -> None:
    data = write_csv([("loc", "lastmod"), (URL, text)])
    [record] = list(csv.reader(StringIO(data.decode(), newline="")))[1:]
    assert record[1] == f"'{text}"
    assert read_csv(data).table.rows == ((URL, text),)


@for_each("text", ["a;=1+1", "\n=1+1", 'a"', " a", "a\tb", "a,b"])
def test_where_a_cell_is_quoted_all_are(text: str) -> None:
    cells = [("loc", "x", "y"), (URL, text, ""), (URL, "", "a")]
    data = write_csv(cells).decode()
    quoted = '"' + inert(text).replace('"', '""') + '"'
    assert data == f'"loc","x","y"\r\n"{URL}",{quoted},""\r\n"{URL}","","a"\r\n'
    assert write_csv(cells, is_sparing=True).decode() == f"loc,x,y\r\n{URL},{quoted},\r\n{URL},,a\r\n"
    assert list(read_csv(data.encode()).table.rows) == cells[1:]


@for_each("text", ["", "'", "'a", "0,5", URL, "a=b", "2026-01-02"])
def test_any_other_text_is_written_as_it_is(text: str) -> None:
    assert inert(text) == text == as_meant(text)


anything = st.text(
    st.one_of(st.sampled_from("=+-@\t\r\n'\",;| "), st.characters(codec="utf-8", exclude_characters="\x1f")),
    max_size=8,
)


@given(
    st.lists(st.tuples(anything, anything, anything), max_size=5), st.sampled_from(DELIMITERS), st.booleans()
)
def test_what_is_written_is_read_as_it_was(
    rows: list[tuple[str, str, str]], delimiter: str, bom: bool
) -> None:
    rows = [row for row in rows if any(map(str.strip, row))]
    data = write_csv([("loc", "lastmod", "priority"), *rows], delimiter, bom=bom)
    assert data.startswith(b"\xef\xbb\xbf") == bom
    assert list(read_csv(data).table.rows) == rows
    spreadsheet = list(csv.reader(StringIO(data.decode("utf-8-sig"), newline=""), delimiter=delimiter))
    out = StringIO(newline="")  # as it saves what it was given
    csv.writer(out, delimiter=";").writerows(spreadsheet)
    assert list(read_csv(out.getvalue().encode(), delimiter=";").table.rows) == rows


@for_each(
    ("headings", "columns"),
    [
        (
            ("URL", "Last Modified", "Change Freq", "Priority"),
            {"loc": 0, "lastmod": 1, "changefreq": 2, "priority": 3},
        ),
        (("Title", "Address", "Status"), {"loc": 1}),
        (("Top pages", "Clicks"), {"loc": 0}),
        (("last_modified", "loc"), {"loc": 1, "lastmod": 0}),
        (("Page", "URL"), {"loc": 1}),
        (("Modified", "Link", "Title"), {"loc": 1, "lastmod": 0}),
        (("Link", "Website", "Priority"), {"loc": 1, "priority": 2}),
        (("Nothing", "Known"), {"loc": 1}),
        (("Priority", "x"), {"loc": 1, "priority": 0}),
    ],
)
def test_columns_are_known_by_their_headings(headings: tuple[str, ...], columns: dict[str, int]) -> None:
    row = [URL if column == columns["loc"] else "1" for column in range(len(headings))]
    assert recognised_columns(table_of([headings, row])) == columns


def test_of_the_columns_that_could_be_of_urls_the_one_with_most_is() -> None:
    rows = (("", "a", URL), (URL, "b", URL), ("x", URL, URL), (URL, "", ""), (URL, "", ""))
    assert recognised_columns(Table(("Link", "Title", "Permalink"), rows)) == {"loc": 0}
    assert recognised_columns(Table(("Link", "Title", "Permalink"), rows[:3])) == {"loc": 2}
    assert recognised_columns(Table(("Page", "URL"), (("/a", "/b"),))) == {"loc": 0}


def test_without_urls_there_is_no_column_of_them() -> None:
    assert recognised_columns(table_of([("a", "b"), ("1", "2")])) == {}
    assert table_of([]).rows == ()


def test_a_person_knows_better_whether_the_first_row_has_headings() -> None:
    data = f"{URL},1\n{URL},2\n".encode()
    assert read_csv(data).table == Table(("1", "2"), ((URL, "1"), (URL, "2")), has_headings=False)
    assert read_csv(data, has_headings=True).table == Table((URL, "1"), ((URL, "2"),))
    named = b"url,x\nhttps://e.org/,y\n"
    assert read_csv(named, has_headings=False).table.rows[0] == ("url", "x")


def test_a_title_above_the_headings_is_none_of_them() -> None:
    text = f"Internal - HTML\n\nAddress,Status Code\n{URL},200\n"
    assert read_csv(text.encode()).table == Table(("Address", "Status Code"), ((URL, "200"),))
    assert read_csv(b"a\nb\n").table.headings == ("a",)


@for_each("delimiter", [",", ";", "\t"])
def test_several_lines_of_titles_above_the_headings_are_none_of_them(delimiter: str) -> None:
    rows = f"Address{delimiter}Status Code\n{URL}{delimiter}200\n"
    expected = Table(("Address", "Status Code"), ((URL, "200"),))
    assert read_csv(f"Internal - HTML\nMade on 2026-11-23\n\n{rows}".encode()).table == expected
    assert read_csv(f"Internal{delimiter}\nMade{delimiter}\n{rows}".encode()).table == expected
    assert read_csv(f"a\n{URL}\n{rows}".encode()).table.headings == ("a",)
    above = f"Site{delimiter}all{delimiter}\nMade{delimiter}on{delimiter}2026\n"
    assert read_csv(f"{above}{rows}".encode(), delimiter=delimiter).table.rows == ((URL, "200"),)


def test_a_title_with_commas_above_headings_with_urls_below_is_none_of_them() -> None:
    expected = Table(("Address", "Status"), ((URL, "200"), (f"{URL}a", "200")))
    rows = f"Address,Status\n{URL},200\n{URL}a,200\n"
    assert read_csv(f"Report, made 2026-11-23\n{rows}".encode()).table == expected
    assert read_csv(f"Site,shop\nDate,2026-11-23\n{rows}".encode()).table == expected
    assert read_csv(f"All pages\nURL\n{URL}\n".encode()).table == Table(("URL",), ((URL,),))
    assert read_csv(f"Title,Text\nx,y\nz,{URL}\n".encode()).table.headings == ("Title", "Text")


@for_each(
    ("text", "expected"),
    [
        (f"URL\tLast modified\r\n{URL}\t2026-01-02\r\n{URL}b\t2026", True),
        (f"Internal\n\nTitle;Address\nx;{URL}\n", True),
        (f"самые популярные страницы,Clicks\n{URL},1\n{URL}é", True),
        (f"URL\tDate\n{URL}\t1", True),
        ("URL\tDate\n/a\t2026\n", False),
        (f"URL\n{URL}\n{URL}b\n", False),
        (f"{URL}\t2026-01-02\n{URL}b\t2026-01-02\n", False),
        (f"{URL}?a,b\n{URL}?c,d\n", False),
        (f"Title\tKeyword\nx\t{URL}\n", False),
        (f"<urlset>\n<url><loc>{URL}</loc></url>\n", False),
        ("User-agent: *\nDisallow: /a,b\n", False),
        ("", False),
    ],
)
def test_a_text_with_headings_above_its_urls_is_a_table(text: str, expected: bool) -> None:
    told = {
        encoding: begins_like_table(text.encode(encoding)) for encoding in ("utf-8", "utf-8-sig", "utf-16")
    }
    assert told == dict.fromkeys(told, expected)


TEXTS = st.text(st.characters(exclude_categories=["Cs"]))


def test_each_row_is_an_object_whose_empty_values_are_null() -> None:
    data = write_json_lines([("loc", "priority"), ("https://e.org/é", "0.50"), ("=1", "")])
    assert data.decode() == '{"loc":"https://e.org/é","priority":"0.50"}\n{"loc":"=1","priority":null}\n'


@given(st.lists(st.tuples(TEXTS, TEXTS), min_size=1))
def test_what_is_written_is_read_again(rows: list[tuple[str, str]]) -> None:
    data = write_json_lines([("a", "b"), *rows])
    assert are_json_lines(data)
    assert read_json_lines(data).table == Table(("a", "b"), tuple(rows))
    assert [tuple(text or "" for text in json.loads(line).values()) for line in data.splitlines()] == rows


def test_objects_of_others_may_have_other_keys_numbers_and_lists() -> None:
    text = '\ufeff{"url":"a","n":0.50}\r\n\n{"n":1e999,"tags":["x",1],"is":true,"url":null}'
    assert read_json_lines(text.encode()).table == Table(
        ("url", "n", "tags", "is"), (("a", "0.50", "", ""), ("", "1e999", '["x", "1"]', "true"))
    )


@for_each("text", ["{\n}", '{"a":1}\n[1]', '{"a":1}\n{"a":', '{"a":1}\n{"a":' + "[" * 100_000])
def test_the_line_that_is_no_object_is_told(text: str) -> None:
    line = 1 if text.startswith("{\n") else 2
    with pytest.raises(TableError, match=f"Line {line} is not a JSON object"):
        read_json_lines(text.encode())


def test_a_separated_table_begins_with_no_object() -> None:
    assert not are_json_lines(b"url,{}\n")


@for_each(
    ("data", "name", "expected"),
    [
        (b"", "a.jsonl", True),
        (b"\n", "a.JSONL.gz", True),
        (b"", "a.csv", False),
        (b"url\n", "a.jsonl", False),
    ],
)
def test_a_table_without_rows_is_known_by_the_name_of_its_file(
    data: bytes, name: str, expected: bool
) -> None:
    assert are_json_lines(data, name) is expected


def test_a_table_without_rows_has_a_column_of_urls() -> None:
    assert read_json_lines(write_json_lines([("loc", "lastmod")])).table == Table(("loc",), ())


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
