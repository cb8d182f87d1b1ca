"""Each format of tables is told by the names of files, and writes what it says."""

from editor.formats.tables.text_tables import are_json_lines
from editor.services.tables.table_formats import (
    NO_OPTIONS,
    READ_ENDINGS,
    TABLE_FORMATS,
    WRITTEN_ENDINGS,
    TableFormat,
    TableOptions,
    format_of_name,
)
from editor.services.tables.table_reading import TableDialect, read_table
from tests.for_each import for_each

RECORDS = [("loc", "priority"), ("https://e.org/", "0.5"), ("https://e.org/a", "")]


@for_each("form", TABLE_FORMATS, ids=lambda form: form.title)
def test_a_format_is_told_by_its_endings_and_writes_all_values(form: TableFormat) -> None:
    for ending in form.endings:
        assert format_of_name(f"A{ending.upper()}") is form
        data = form.write(RECORDS, NO_OPTIONS.for_name(f"a{ending}"))
        assert data != form.write(RECORDS[:-1], NO_OPTIONS.for_name(f"a{ending}"))
        assert data == form.write(RECORDS, TableOptions().for_name(f"A{ending}"))
    assert form.ending(NO_OPTIONS) == form.endings[0]


def test_no_two_formats_have_an_ending_in_common() -> None:
    for endings in (WRITTEN_ENDINGS, READ_ENDINGS):
        assert len(set(endings)) == len(endings)
    assert format_of_name("sitemap.xml") is None


def test_a_table_that_was_made_without_rows_is_read_as_one_in_any_format_that_is_read() -> None:
    for form in (each for each in TABLE_FORMATS if each.read_endings):
        data, name = (
            form.write([("loc", "lastmod")], NO_OPTIONS.for_name(form.endings[0])),
            f"a{form.endings[0]}",
        )
        table = read_table(data, TableDialect(), name=name).table if not data.startswith(b"PK") else None
        assert table is None or (table.headings[0], table.rows) == ("loc", ())
        assert all(are_json_lines(b"", f"a{ending}") is (not data) for ending in form.read_endings)


def test_the_name_says_what_separates_cells_unless_a_person_does() -> None:
    [csv, *_others] = TABLE_FORMATS
    tab = TableOptions("\t")
    assert [csv.ending(options) for options in (NO_OPTIONS, tab)] == [".csv", ".tsv"]
    written = [
        csv.write([("a", "b")], options)
        for options in (NO_OPTIONS.for_name("A.TSV"), NO_OPTIONS.for_name("a.csv"), tab.for_name("a.csv"))
    ]
    assert written == [b"a\tb\r\n", b"a,b\r\n", b"a\tb\r\n"]
