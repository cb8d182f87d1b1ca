"""What is written as a table comes back as it was: fields, images, videos, news and language versions."""

from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.columns import CompactList, Entry
from editor.core.document.document import Document
from editor.core.extensions.extension_declarations import EXTENSION_NAMES, Extension
from editor.core.extensions.extension_editing import ExtensionText, NewElement
from editor.core.extensions.extension_reading import Node, nodes_at
from editor.core.fields import FIELD_NAMES, XML_SPACE
from editor.core.site.page_answers import NO_ANSWERS, Answers, Hop, KnownAnswers, PageAnswer, UrlVerdict
from editor.core.table_columns import ANSWER_COLUMNS
from editor.core.table_import import Table, cell_columns, entries_of, recognised_columns
from editor.formats.tables.spreadsheet_reading import read_spreadsheet
from editor.formats.tables.text_tables import read_csv, read_json_lines
from editor.services.tables.imported_sitemaps import new_entries
from editor.services.tables.table_export import TableExport
from tests.core.extensions.blocks import blocks, frame_with, rows_with
from tests.examples import examples
from tests.for_each import for_each

COLUMNS = (*FIELD_NAMES, *EXTENSION_NAMES)
ENDINGS = ("csv", "tsv", "xlsx", "jsonl")


def exported(
    document: Document, ending: str, columns: Sequence[str] = COLUMNS, answers: Answers = NO_ANSWERS
) -> Table:
    """The table that a document becomes, as it is read from the file."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"table.{ending}"
        TableExport(document, columns, range(len(document)), answers=answers).run(path)
        data = path.read_bytes()
    if ending == "xlsx":
        return read_spreadsheet(data).table
    return (read_json_lines if ending == "jsonl" else read_csv)(data).table


def through(document: Document, ending: str) -> Document:
    """A document that was written as a table and made of it again."""
    table = exported(document, ending)
    columns = recognised_columns(table)
    found = entries_of(table, columns, cells=cell_columns(table, columns))
    assert not found.left_out
    return new_entries(found.entries, cells=found.cells)


def meaning(node: Node) -> tuple[object, ...]:
    """What an element says: its values without white space around them, its children in any order."""
    attributes = sorted(
        (each.name, value) for each in node.attributes if (value := each.value.strip(XML_SPACE))
    )
    children = [meaning(child) for child in node.children]
    own = sorted((child for child in children if any(child[1:])), key=repr)
    return (node.name, (node.stray or node.text).strip(XML_SPACE), tuple(attributes), tuple(own))


def meanings(document: Document) -> list[list[tuple[object, ...]]]:
    """What the extensions of each entry say; languages may come in another order."""
    return [
        sorted(map(meaning, nodes_at(document, row)), key=lambda each: (each[0] == "link", repr(each)))
        for row in range(len(document))
    ]


def _related(block: tuple[Extension, NewElement]) -> tuple[Extension, NewElement]:
    """A block with the relation that a link gets when it is made of a table."""
    extension, draft = block
    attributes = {**dict(draft.attributes), "rel": "alternate"}
    is_link = extension.prefix == "xhtml"
    return (extension, draft._replace(attributes=tuple(attributes.items()))) if is_link else block


Row = list[tuple[Extension, NewElement]]
drafts = blocks().map(lambda made: list(map(_related, made)))


def document_of(rows: list[Row]) -> Document:
    document = Document(frame_with())
    columns = document.new_columns(
        Entry(f"https://e.org/{row}", "2026-11-02", "daily", "0.8") for row in range(len(rows))
    )
    texts = []
    for row in rows:
        text = ExtensionText("", document.frame)
        for extension, draft in row:
            text = text.with_block(extension, draft)
        texts.append(text.text)
    columns.extensions = CompactList(texts)
    document.append(columns)
    return document


@pytest.mark.parametrize("ending", ENDINGS)
@settings(deadline=None, max_examples=examples(25))
@given(rows=st.lists(drafts, min_size=1, max_size=3))
def test_whatever_a_table_holds_comes_back(ending: str, rows: list[Row]) -> None:
    document = document_of(rows)
    export = TableExport(document, COLUMNS, range(len(document)))
    if not export.left_out:
        again = through(document, ending)
        assert [again.entry(row) for row in range(len(again))] == [
            document.entry(row) for row in range(len(document))
        ]
        assert meanings(again) == meanings(document)


ALL = (
    "<image:image><image:loc>https://e.org/1.jpg</image:loc><image:title>=1+1</image:title></image:image>"
    "<image:image><image:loc>https://e.org/2.jpg</image:loc></image:image>"
    "<video:video><video:thumbnail_loc>https://e.org/t.jpg</video:thumbnail_loc>"
    "<video:title>A, b</video:title><video:description>a&#10;b</video:description>"
    "<video:player_loc autoplay='1'>https://e.org/p</video:player_loc>"
    "<video:duration>600</video:duration><video:rating>4.0</video:rating><video:tag>a</video:tag>"
    "<video:tag>b</video:tag><video:restriction relationship='allow'>DE FR</video:restriction></video:video>"
    "<news:news><news:publication><news:name>The Paper</news:name><news:language>en</news:language>"
    "</news:publication><news:publication_date>2026-11-02</news:publication_date><news:title>007</news:title>"
    "</news:news>"
    '<xhtml:link rel="alternate" hreflang="de" href="https://e.org/de"/>'
    '<xhtml:link rel="alternate" hreflang="de" href="https://e.org/at"/>'
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://e.org/" media="print"/>'
    '<xhtml:link rel="alternate" media="(max-width: 640px)" href="https://m.e.org/"/>'
)


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_page_with_all_extensions_comes_back(ending: str) -> None:
    document = rows_with("", ALL)
    assert meanings(through(document, ending)) == meanings(document)


def test_each_value_has_a_column_that_says_where_it_belongs() -> None:
    headings = exported(rows_with(ALL), "csv").headings[4:]
    assert headings[:3] == ("image:1:loc", "image:1:title", "image:2:loc")
    assert {"video:1:tag", "video:1:tag:2", "video:1:restriction:relationship"} <= set(headings)
    assert {"news:1:publication:name", "video:1:player_loc:autoplay"} <= set(headings)
    assert {"hreflang:de", "hreflang:de:2", "hreflang:x-default:media", "mobile:1:href"} <= set(headings)


@for_each(
    ("text", "left_out"),
    [
        (ALL, {}),
        ("<image:image><image:loc>a</image:loc><image:size>1</image:size></image:image>", {"image:size": 1}),
        ('<p:PageMap xmlns:p="urn:p"><p:x/></p:PageMap>' * 2, {"p:PageMap": 2}),
        ('<xhtml:link hreflang="de" href="https://e.org/"/>', {"xhtml:link": 1}),
        ("<image:image/>", {"image:image": 1}),
        ('<xhtml:link rel="alternate" hreflang="de" href="a" xml:lang="de"/>', {"xhtml:link@xml:lang": 1}),
    ],
)
def test_what_has_no_place_in_a_table_is_named(text: str, left_out: dict[str, int]) -> None:
    assert TableExport(rows_with(text), COLUMNS, [0]).left_out == left_out


@for_each("ending", ENDINGS)
def test_what_pages_answered_is_written_under_the_names_of_its_columns(ending: str) -> None:
    document = rows_with("", "")
    url = document.column("loc")[1]
    answer = PageAnswer(
        url,
        UrlVerdict.REDIRECTED,
        status=200,
        final_url="https://e.org/new",
        hops=(Hop(url, 301),),
        content_type="text/html; charset=utf-8",
        milliseconds=40,
        size=12_000,
    )
    columns = ("loc", *(column.name for column in ANSWER_COLUMNS))
    table = exported(document, ending, columns, KnownAnswers([answer]))
    told = dict(zip(table.headings, table.rows[1], strict=True))
    assert {name: text for name, text in told.items() if text} == {
        "loc": url,
        "verdict": "redirected",
        "status": "301",
        "final_status": "200",
        "final_url": "https://e.org/new",
        "redirects": "1",
        "indexable": "redirected",
        "type": "text/html",
        "ms": "40",
        "size": "12000",
    }
