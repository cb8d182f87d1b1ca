"""Language versions are read quickly, and as the nodes of each entry tell them."""

from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.document import Document
from editor.core.extensions.language_links import language_versions, named_versions, versions_at
from editor.formats.reading.reader import read_document
from tests.core.extensions.blocks import DECLARED, LINK, LINKS, OTHERS, XHTML
from tests.examples import examples
from tests.for_each import for_each

PREFIXES = (DECLARED, DECLARED.replace("xmlns:xhtml", "xmlns:h"), DECLARED + f' xmlns:h="{XHTML}"')


def document(contents: list[str], declared: str = DECLARED) -> Document:
    """An entry for each content, every other one with a comment, so that it is odd."""
    entries = (
        f"<url>{'<!-- c -->' * (number % 2)}<loc>https://a.b/{number}</loc>{content}</url>\n"
        for number, content in enumerate(contents)
    )
    root = f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"{declared}>'
    return read_document(f"{root}\n{''.join(entries)}</urlset>".encode()).entries


def assert_as_nodes_tell(document: Document) -> None:
    assert language_versions(document) == [versions_at(document, row) for row in range(len(document))]


@for_each("link", [*LINKS, *OTHERS])
def test_a_link_is_read_as_its_nodes_tell(link: str) -> None:
    rows = (link, LINK + link, link + LINK)
    assert_as_nodes_tell(document([row for row in rows for _ in range(2)]))
    whole = document([*(LINK for _ in range(110)), *rows])  # the first of which are all alike
    usual, others = [versions_at(whole, 0)] * 110, range(110, len(whole))
    assert language_versions(whole) == [*usual, *(versions_at(whole, row) for row in others)]


@settings(deadline=None, max_examples=examples(20))
@given(
    st.lists(st.lists(st.sampled_from((*LINKS, *OTHERS)), max_size=4), max_size=8), st.sampled_from(PREFIXES)
)
def test_any_links_are_read_as_their_nodes_tell(rows: list[list[str]], declared: str) -> None:
    used = "<h:" if "xmlns:xhtml" not in declared else "<xhtml:"
    contents = [
        "\n    ".join(row).replace("<xhtml:", used).replace("</xhtml:", f"</{used[1:]}") for row in rows
    ]
    assert_as_nodes_tell(document(contents, declared))


def test_entries_with_the_same_text_share_what_they_name() -> None:
    named = named_versions(document([LINK, "", LINK, "", ""]))
    assert (named.hrefs, named.counts, list(named.numbers)) == (
        ["https://a.b/?c=1&d"],
        [0, 1],
        [1, 0, 1, 0, 0],
    )
    one, _, other, *_ = named.by_entry(named.hrefs)
    assert one is other
