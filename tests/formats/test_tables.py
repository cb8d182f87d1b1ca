"""Tables are read in the dialects that spreadsheets and crawlers write."""

import csv
from io import StringIO

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.table import Table, recognised_columns, table_of
from editor.formats.tables import DELIMITERS, TableError, encoding_of, read_csv

URL = "https://e.org/"


@pytest.mark.parametrize(
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
    ],
)
def test_a_table_is_read(
    data: bytes, encoding: str, delimiter: str, headings: tuple[str, ...], rows: tuple[tuple[str, ...], ...]
) -> None:
    read = read_csv(data)
    assert (read.encoding, read.delimiter) == (encoding, delimiter)
    assert read.table == Table(headings, rows)


def test_who_knows_better_says_so() -> None:
    read = read_csv("url;é".encode("cp1251", "replace") + b"\nhttps://e.org/;1,2", "cp1251", ",")
    assert (read.encoding, read.delimiter, len(read.table.headings)) == ("cp1251", ",", 2)


@pytest.mark.parametrize(
    ("data", "encoding", "sentence"),
    [
        (b"", "", "is empty"),
        (b"\n \n", "", "is empty"),
        (b"\xff\xfe\x00", "", "not in utf-16"),
        (b"\xe9", "utf-8", "not in utf-8"),
        (b"a", "no-such-encoding", "not in no-such-encoding"),
        (b'url,a\n"' + b"x" * 1_000_001, "", "cannot be read"),
    ],
)
def test_what_is_no_table_tells_why(data: bytes, encoding: str, sentence: str) -> None:
    with pytest.raises(TableError, match=sentence):
        read_csv(data, encoding)


def test_any_bytes_are_in_some_encoding() -> None:
    assert encoding_of(b"\x81") == "latin-1"


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
    assert list(read.table.rows) == [row for row in rows if any(row)]


@pytest.mark.parametrize(
    ("headings", "columns"),
    [
        (
            ("URL", "Last Modified", "Change Freq", "Priority"),
            {"loc": 0, "lastmod": 1, "changefreq": 2, "priority": 3},
        ),
        (("Title", "Address", "Status"), {"loc": 1}),
        (("Top pages", "Clicks"), {"loc": 0}),
        (("last_modified", "loc"), {"loc": 1, "lastmod": 0}),
        (("Page", "URL"), {"loc": 0}),
        (("Nothing", "Known"), {"loc": 1}),
        (("Priority", "x"), {"loc": 1, "priority": 0}),
    ],
)
def test_columns_are_known_by_their_headings(headings: tuple[str, ...], columns: dict[str, int]) -> None:
    row = ("1", URL, *["2"] * (len(headings) - 2))
    assert recognised_columns(Table(headings, (row,))) == columns


def test_without_urls_there_is_no_column_of_them() -> None:
    assert recognised_columns(table_of([("a", "b"), ("1", "2")])) == {}
    assert table_of([]) == Table((), ())
