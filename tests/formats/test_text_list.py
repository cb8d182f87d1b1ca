import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import insertion, removal
from editor.core.fields import Kind
from editor.core.xml.markup import new_frame
from editor.formats.read_errors import Unreadable
from editor.formats.reading import lists_and_feeds
from editor.formats.writing.export import ExportForm, export
from editor.formats.writing.faithful_writing import NotFaithful, faithful_bytes
from tests.for_each import for_each


def read_list(text: str) -> Document:
    document = Document(lists_and_feeds.text_frame(text))
    for block in lists_and_feeds.text_blocks(text, document):
        document.append(block)
    return document


def written(document: Document) -> str:
    block = document.columns
    rows = zip(block.gap, block.loc, block.layout, strict=True)
    return (
        "".join(gap + loc + document.layouts[layout].end for gap, loc, layout in rows) + document.frame.epilog
    )


@for_each(
    ("text", "locs", "gaps", "epilog"),
    [
        ("", [], [], ""),
        ("\n \n", [], [], "\n \n"),
        ("a", ["a"], [""], ""),
        ("a\nb\n", ["a", "b"], ["", ""], ""),
        ("a\r\nb\r\n", ["a", "b"], ["", ""], ""),
        ("a\rb\r", ["a", "b"], ["", ""], ""),
        ("\n\na\n \t\nb", ["a", "b"], ["\n\n", " \t\n"], ""),
        (" a \nb\t\n\n \n", [" a ", "b\t"], ["", ""], "\n \n"),
        ("a\x0bb\x85c\u2028d\x0c\n", ["a\x0bb\x85c\u2028d\x0c"], [""], ""),
        ("\u00a0\na\n", ["\u00a0", "a"], ["", ""], ""),
        ("a\n\rb\r\n", ["a", "b"], ["", "\r"], ""),
    ],
)
def test_every_line_that_holds_something_is_an_entry(
    text: str, locs: list[str], gaps: list[str], epilog: str
) -> None:
    document = read_list(text)
    assert document.kind is Kind.TEXT
    assert (document.column("loc"), list(document.columns.gap), document.frame.epilog) == (locs, gaps, epilog)


@pytest.mark.parametrize("size", [1, 5, 1000])
@given(text=st.text(st.sampled_from("ab \t\r\n\x0b\x85\u2028"), max_size=40))
def test_lines_gaps_and_line_ends_give_the_text_again(size: int, text: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(lists_and_feeds, "_FIRST_BLOCK", size)
        patch.setattr(lists_and_feeds, "_BLOCK", size)
        document = read_list(text)
    assert written(document) == text
    assert all(loc.strip(" \t") and not {"\r", "\n"} & set(loc) for loc in document.column("loc"))


@for_each("before", ["", "a\nb\r\nc\r"])
def test_a_line_of_more_than_a_million_characters_is_refused(before: str) -> None:
    longest = "x" * 1_000_000
    assert read_list(f"{before}{longest}\r\n{longest}").column("loc")[-2:] == [longest] * 2
    line = 4 if before else 1
    with pytest.raises(Unreadable, match=rf"^Line {line} has more than 1,000,000 characters"):
        read_list(f"{before}{longest}y\nz\n")


def test_a_long_list_comes_in_several_blocks() -> None:
    text = "".join(f"https://example.com/{number}\r\n" for number in range(100_000))
    document = Document(lists_and_feeds.text_frame(text))
    sizes = []
    for block in lists_and_feeds.text_blocks(text, document):
        document.append(block)
        sizes.append(len(block))
    assert len(sizes) > 2
    assert sizes[0] < 2000
    assert len(document) == 100_000
    assert written(document) == text


def test_a_row_after_a_last_line_without_end_gets_a_line_of_its_own() -> None:
    document = read_list("https://example.com/")
    insertion(document, 1, [Entry("https://example.com/2")]).apply(document)
    assert written(document) == "https://example.com/\nhttps://example.com/2"


def test_the_frame_remembers_how_the_lines_end() -> None:
    frame = lists_and_feeds.text_frame("a\r\n")
    assert frame.line_end == "\r\n"
    assert frame.entities is None


@for_each("blank", ["", "\n\n", " "])
def test_a_list_without_urls_is_not_written_for_it_could_not_be_opened_again(blank: str) -> None:
    document = read_list(f"https://example.com/{blank}")
    removal(document, [0]).apply(document)
    with pytest.raises(NotFaithful, match=r"a list without URLs .* Add a URL\.$"):
        faithful_bytes(document)


def test_nor_is_a_sitemap_without_entries_exported_as_a_list() -> None:
    with pytest.raises(NotFaithful, match="a list without URLs"):
        export(Document(new_frame(Kind.URLSET)), ExportForm.TEXT)
