from html import escape

from editor.core.fields import FIELDS, Kind, fields_of
from editor.models.table.cell_edits import (
    cells_text,
    fields_named,
    is_heading,
    is_page_url,
    parse_cells,
    to_html,
    to_mime_data,
)
from tests.for_each import for_each


@for_each(
    ("block", "text"),
    [
        ([["a"]], "a"),
        ([['say "hi"']], 'say "hi"'),
        ([["a", "b"], ["c", ""]], "a\tb\nc\t"),
        ([["a\tb", "c"]], '"a\tb"\tc'),
        ([['"', "x\ny"]], '""""\t"x\ny"'),
        ([["a"], ["b"]], "a\nb"),
    ],
)
def test_a_block_is_quoted_only_where_it_must_be(block: list[list[str]], text: str) -> None:
    assert cells_text(block) == text


@for_each(
    ("text", "block"),
    [
        ("", []),
        ("a", [["a"]]),
        ("a\r\nb\r\n", [["a"], ["b"]]),
        ("a\tb\nc\td", [["a", "b"], ["c", "d"]]),
        ("a\t\n\tb", [["a", ""], ["", "b"]]),
        ("a\n\nb", [["a"], [""], ["b"]]),
        ('"x\ny"\t"say ""hi"""', [["x\ny", 'say "hi"']]),
        ('5" disk\tb\nc\td', [['5" disk', "b"], ["c", "d"]]),
        ("https://a.b/?x=1,2", [["https://a.b/?x=1,2"]]),
        ("https://a.b/x,y\nhttps://a.b/z", [["https://a.b/x,y"], ["https://a.b/z"]]),
        ("https://a.b/,2026-11-02,daily,0.5", [["https://a.b/", "2026-11-02", "daily", "0.5"]]),
        ("https://a.b/;2026;;", [["https://a.b/", "2026", "", ""]]),
        ("https://a.b/;0,5", [["https://a.b/", "0,5"]]),
        ("loc,priority\nhttps://a.b/,0.5", [["loc", "priority"], ["https://a.b/", "0.5"]]),
        ("one, two", [["one, two"]]),
        ("Address,Status Code\nhttps://a.b/,200", [["Address", "Status Code"], ["https://a.b/", "200"]]),
        ("上位のページ,CTR\nhttps://a.b/,3%", [["上位のページ", "CTR"], ["https://a.b/", "3%"]]),
        ('"URL","Title"\n"https://a.b/","a, b"', [["URL", "Title"], ["https://a.b/", "a, b"]]),
        ('"All"\n"URL","Title"\n"https://a.b/","a\tb"', [["URL", "Title"], ["https://a.b/", "a\tb"]]),
        ('"https://a.b/";"daily"', [["https://a.b/", "daily"]]),
        ('"a,\nb"\tc\n"d,"\te', [["a,\nb", "c"], ["d,", "e"]]),
        ('"one, two\nthree"\nfour', [["one, two\nthree"], ["four"]]),
        ("Page, two\nthree, four", [["Page, two"], ["three, four"]]),
    ],
)
def test_what_other_programs_copy_is_read_as_they_mean_it(text: str, block: list[list[str]]) -> None:
    assert parse_cells(text) == block


def test_a_block_survives_the_clipboard() -> None:
    block = [["a\tb", '"', ""], ["x\ny", "'", " z "]]
    assert parse_cells(cells_text(block)) == block


@for_each("value", ["", "&", "<b>", "'", '"', "a\tb", "x\ny", "\r"])
def test_html_holds_the_values_as_text(value: str) -> None:
    row = f"<tr><td>{escape(value)}</td><td>b</td></tr>"
    assert to_html([[value, "b"]] * 2) == f"<table>{row}{row}</table>"


def test_one_value_and_very_many_are_copied_as_text_alone() -> None:
    assert not to_mime_data([["a"]]).hasHtml()
    assert to_mime_data([["a", "b"]]).hasHtml()
    assert not to_mime_data([["a", "b"]] * 50_001).hasHtml()


@for_each(
    ("value", "expected"),
    [("https://a.b/", True), (" HTTP://a.b ", True), ("a.b", False), ("https://a b", False), ("", False)],
)
def test_urls_are_told_from_other_values(value: str, expected: bool) -> None:
    assert is_page_url(value) is expected


def test_a_heading_names_fields_by_name_or_title() -> None:
    assert is_heading(["URL", "lastmod", "Priority"])
    assert not is_heading(["URL", "https://a.b/"])
    assert fields_named(["Priority", "loc"], FIELDS) == ["priority", "loc"]
    assert fields_named(["Priority", "loc"], fields_of(Kind.SITEMAPINDEX)) == [None, "loc"]
