from editor.core.document.document import Document
from editor.core.document.edits import SetValues
from editor.core.document.entry_text import document_text
from editor.core.xml.markup import EXTENSIONS, NAMESPACE
from editor.formats.reading.reader import read_document
from editor.formats.writing.finding_places import WrittenPlaces
from tests.for_each import for_each

TEXT = f"""<?xml version="1.0"?>
<urlset xmlns="{NAMESPACE}" xmlns:i="urn:i">
  <url>
    <loc>http://a.example/</loc>
    <priority>0.1</priority>
    <i:image>x</i:image>
  </url>
  <!-- two
  lines --> <url><loc>
    http://b.example/🗺</loc><lastmod>2020</lastmod></url><url><loc>http://c.example/?a&amp;b</loc></url>
  <url><priority>0.4</priority><loc><![CDATA[http://d.example/]]></loc></url>
</urlset>
"""
PLACES = [
    (0, "", "<url>"),
    (0, "loc", "http://a"),
    (0, "priority", "0.1"),
    (0, EXTENSIONS, "<i:image>"),
    (0, "lastmod", "<url>\n    <loc>http://a"),
    (1, "", "<url><loc>\n"),
    (1, "loc", "http://b"),
    (1, "lastmod", "2020"),
    (2, "", "<url><loc>http://c"),
    (2, "loc", "http://c"),
    (3, "loc", "http://d"),
    (3, "priority", "0.4"),
]


def document(text: str) -> Document:
    return read_document(text.encode()).entries


def place_of(text: str, offset: int) -> tuple[int, int]:
    before = text[:offset].replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return len(before), len(before[-1]) + 1


@for_each(
    ("line_end", "row", "field", "begins"),
    [(line_end, *place) for line_end in ("\n", "\r\n", "\r") for place in PLACES],
)
def test_rows_and_values_are_found(line_end: str, row: int, field: str, begins: str) -> None:
    text = TEXT.replace("\n", line_end)
    expected = place_of(text, text.index(begins.replace("\n", line_end)))
    assert WrittenPlaces(document(text)).locate(row, field) == expected


def test_a_file_on_one_line_has_columns_only() -> None:
    text = TEXT.replace("\n", "").replace("?><", "?><", 1)
    places = WrittenPlaces(document(text))
    for row, begins in ((0, "http://a"), (2, "http://c"), (3, "http://d")):
        assert places.locate(row, "loc") == (1, text.index(begins) + 1)


def test_places_are_those_after_edits() -> None:
    urlset = document(TEXT)
    SetValues("lastmod", range(1), "2021\n").apply(urlset)
    text = "".join(document_text(urlset))
    assert WrittenPlaces(urlset).locate(3, "loc") == place_of(text, text.index("http://d"))


def test_lines_of_a_text_list_count_blank_ones() -> None:
    places = WrittenPlaces(document("\nhttp://a.example/\r\n\r\n  http://b.example/"))
    assert places.locate(0) == (2, 1)
    assert places.locate(1, "loc") == (4, 3)
