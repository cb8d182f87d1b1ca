"""A table is an object in each line, and is read whoever wrote the objects."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.table_import import Table
from editor.formats.tables.csv_tables import TableError
from editor.formats.tables.json_lines import are_json_lines, read_json_lines, write_json_lines
from tests.for_each import for_each

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
