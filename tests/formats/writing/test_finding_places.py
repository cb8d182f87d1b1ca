"""Findings are where the value or the element stands that they are about."""

from collections.abc import Iterator

import pytest

from editor.core.document.document import Document
from editor.core.document.edits import SetValues
from editor.core.document.entry_text import document_text
from editor.core.xml.markup import EXTENSIONS, NAMESPACE, Frame
from editor.formats.reading.reader import read_document
from editor.formats.writing.finding_places import FindingPlaces, WrittenPlaces
from editor.rules.finding import Finding
from editor.rules.structure import xml_file_check
from tests.for_each import for_each
from tests.rules.documents import HOST, checked, url, urlset
from tests.rules.extension_cases import DECLARED, image, link, page, video

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


def found(text: str, rule: str) -> tuple[Finding, FindingPlaces]:
    """The last finding of a rule."""
    document = read_document(text.encode()).entries
    findings = checked(document)
    [*_, finding] = findings.report.of_rule(rule)
    return finding, FindingPlaces(document, is_complete=True)


def test_what_is_said_of_extensions_stands_at_its_element() -> None:
    for before in ["", "<priority>0.5</priority><priority>0.4</priority>"]:  # an odd entry
        for rule, blocks, begins in [
            ("extension-url-invalid", image() + image(loc="/b.png"), "<image:loc>/b"),
            ("extension-required-missing", image() + "\n<image:image/>", "<image:image/>"),
            ("extension-value-invalid", video() + video('<video:price currency="x">1</video:price>'), 'x">1'),
            ("video-no-location", video() + video(location=" "), "<video:video>"),
            ("image-duplicate", image() + " " + image("<image:title>b</image:title>"), "<image:image>"),
            ("hreflang-malformed", link("de") + link("en_US"), "en_US"),
            ("hreflang-malformed", link("de") + link("en_US") + link("de-"), 'de-"'),
            ("hreflang-duplicate", link("de") + link("EN") + link("en", f"{HOST}/b"), "EN"),
            ("hreflang-no-self", link("de", f"{HOST}/b") + link("en", f"{HOST}/c"), "<url>"),
        ]:
            text = urlset(url("/z"), url("/", before + blocks), attributes=DECLARED)
            finding, places = found(text, rule)
            assert places.of(finding) == place_of(text, text.rindex(begins))


def test_what_stands_between_entries_has_its_own_place() -> None:
    for rule, stray in [
        ("unknown-core-element", "<foo>\n<name>x</name></foo>"),
        ("misplaced-core-element", "<sitemap><loc>x</loc></sitemap>"),
        ("stray-text", "junk"),
        ("stray-text", "<![CDATA[junk]]>"),
        ("extension-under-root", "<image:image/>"),
        ("namespace-missing", '<url xmlns=""/>'),
    ]:
        for at in [0, 1, 2]:
            entries = [url("/a") + "<!-- <foo/> -->\n", url("/b")]
            entries.insert(at, f"  {stray}\n")
            text = urlset(*entries, attributes=DECLARED)
            finding, places = found(text, rule)
            assert places.of(finding) == place_of(text, text.index(stray))


@for_each(
    ("rule", "attributes", "begins"),
    [
        ("unexpected-attribute", '\n  generatedBy="a"', "generatedBy"),
        ("unexpected-attribute", "\r\n xmlns:x='generatedBy'\r\n x:generatedBy='a'", "x:generatedBy"),
        (
            "extension-namespace-wrong",
            '\n xmlns:image="https://www.google.com/schemas/sitemap-image/1.1"',
            "xmlns:i",
        ),
        ("namespace-wrong", "", "xmlns="),
    ],
)
def test_what_is_said_of_the_root_stands_at_its_attribute(rule: str, attributes: str, begins: str) -> None:
    text = urlset(url("/a"), attributes=attributes, before="\n<!-- <urlset a='b'> -->\n")
    if rule == "namespace-wrong":
        text = text.replace("0.9", "0.84")
    finding, places = found(text, rule)
    assert places.of(finding) == place_of(text, text.index(begins))


def test_a_namespace_that_the_root_lacks_is_missed_at_its_tag() -> None:
    text = f"<!-- a -->\n<urlset>{url('/a')}</urlset>"
    finding, places = found(text, "namespace-missing")
    assert places.of(finding) == (2, 1)


def test_what_stands_between_entries_is_looked_for_once_however_much_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked = 0
    look = xml_file_check._strays

    def counted(text: str, around: Frame) -> Iterator[tuple[int, xml_file_check._Stray]]:
        nonlocal looked
        looked += 1
        return look(text, around)

    text = urlset(*(f"{url(f'/{number}')}junk {number}\n" for number in range(50)))
    _, places = found(text, "stray-text")
    all_found = list(checked(read_document(text.encode()).entries).report.of_rule("stray-text"))
    monkeypatch.setattr(xml_file_check, "_strays", counted)
    lines = [places.of(finding)[0] for finding in all_found]
    assert lines == [text[: text.index(f"junk {number}\n")].count("\n") + 1 for number in range(50)]
    assert looked <= 51


def test_long_texts_between_entries_that_are_shown_alike_have_no_place() -> None:
    text = urlset(url("/a"), "lost " * 20 + "one\n", url("/b"), "lost " * 20 + "two\n")
    finding, places = found(text, "stray-text")
    assert places.of(finding) == (None, None)


def test_a_page_that_does_not_link_back_stands_at_the_link_to_it() -> None:
    text = urlset(page("/en", ("en", "/en"), ("de", "/de")), page("/de"), attributes=DECLARED)
    finding, places = found(text, "hreflang-no-return")
    assert places.of(finding) == place_of(text, text.index(f"{HOST}/de"))


@for_each("note", ["", "<!-- c -->", "<priority>0.5</priority><priority>0.4</priority>"])
def test_links_in_entries_that_are_written_alike_have_their_own_places(note: str) -> None:
    entries = [
        url(f"/{row}", f"{note}{image(loc=f'{HOST}/{row + 1}')}{link('en', f'{HOST}/{row}')}"
            f"{link('de', f'{HOST}/{row + 1}')}{link('fr', f'{HOST}/?a&amp;b={row}')}")
        for row in range(9)
    ]  # fmt: skip
    text = urlset(*entries, attributes=DECLARED)
    document = read_document(text.encode()).entries
    places = FindingPlaces(document, is_complete=True)
    told = [places.of(finding) for finding in checked(document).report.of_rule("hreflang-no-return")]
    assert told == [place_of(text, text.index(f'{HOST}/{row + 1}"')) for row in range(8)]


@for_each("is_complete", [True, False])
def test_what_was_recovered_has_no_places(is_complete: bool) -> None:
    document = read_document(urlset(url("/", "<priority>2</priority>")).encode()).entries
    [finding] = checked(document).report.of_rule("priority-out-of-range")
    places = FindingPlaces(document, is_complete=is_complete)
    assert places.of(finding) == ((3, 46) if is_complete else (None, None))
