"""Which rows fit a word by what their extensions hold, and by what the table says of these."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.document import Document
from editor.core.extensions.extension_declarations import EXTENSIONS, HREFLANG, MOBILE
from editor.core.extensions.extension_reading import Node, nodes_at, summary
from editor.core.filtering.filter_evaluation import has_extensions, matching_rows
from editor.core.filtering.filter_facts import KnownFacts
from editor.core.filtering.filter_language import Filter, parse_filter
from editor.core.filtering.filter_tree import Expression, Glob, Literal, Text
from editor.core.xml.markup import OddSource
from tests.core.extensions.blocks import rows_with
from tests.core.extensions.test_extension_reading import PIECES
from tests.core.filtering.naive import has_any
from tests.examples import examples
from tests.for_each import for_each

FACTS = KnownFacts(datetime(2026, 11, 21, 12, tzinfo=UTC))
IMAGE = "<image:image><image:loc>{}</image:loc><image:title>{}</image:title></image:image>"
LINK = '<xhtml:link rel="alternate" hreflang="{0}" href="https://e.org/{0}/x?a=1&amp;b=2"/>'
TEXTS = (
    IMAGE.format("https://img.net/Sunset.jpg", "A\n  harbour &#38; boats"),
    IMAGE.format("https://img.net/1.png", "Gr&#xF6;&#xdf;e") + IMAGE.format("https://img.net/2.png", "Two"),
    "".join(map(LINK.format, ("de", "en", "fr", "es", "it"))),
    "<image:image><image:loc>a<!-- not this -->b.gif</image:loc></image:image>",
    "<image:image><image:caption><![CDATA[1 < 2 &amp; so]]></image:caption></image:image>",
    '<image:note kind="memo">Unknown words</image:note>',
    IMAGE.format("https://img.net/gr%C3%B6%C3%9Fe.jpg", "") * 12,
    "",
)


@for_each(
    ("text", "rows"),
    [
        ("sunset", [0]),
        ('"a harbour & boats"', [0]),
        ("größe", [1, 6]),
        ("a=1&b=2", [2]),
        ("amp", [4]),
        ('"de, en"', [2]),
        ("+1", [2]),
        ("ab.gif", [3]),
        ('"not this"', []),
        ('"1 < 2"', [4]),
        ("memo unknown", [5]),
        ('"image:loc"', []),
        ("hreflang", []),
        ("alternate", []),
        ("google.com", []),
        ('"2 · "', [1, 6]),
        ("12", [6]),
        ("2024", []),
        ("img.net -sunset", [1, 6]),
        ("*.png", [1]),
        ("any=two", [1]),
        (r"/^https:.*\.(png|gif)$/", [1]),
        (r"any:/^12\s·/", [6]),
        ("loc:sunset", []),
    ],
)
def test_a_word_is_looked_for_in_what_extensions_show(text: str, rows: list[int]) -> None:
    assert _found(rows_with(*TEXTS), text) == rows


def test_a_word_is_looked_for_in_odd_entries_too() -> None:
    document = rows_with("", "")
    text = f"<url><loc>https://a.b/0</loc><!-- c -->{TEXTS[0]}</url>"
    document.columns.make_odd([0], [OddSource(text, ("https://a.b/0", "", "", ""), ())])
    assert _found(document, "sunset OR url OR img.net/x") == [0]


def test_a_word_is_looked_for_where_all_entries_are_odd_and_alike() -> None:
    for count in (1, 3):
        document = rows_with(*[""] * count)
        text = f"<url><loc>https://a.b/0</loc><!-- c -->{TEXTS[0]}</url>"
        source = OddSource(text, ("https://a.b/0", "", "", ""), ())
        document.columns.make_odd(range(count), [source] * count)
        assert _found(document, "sunset") == list(range(count))


def test_of_a_link_that_is_said_to_be_another_one_that_is_found_too_as_the_form_shows_it() -> None:
    other = LINK.replace("alternate", "canonical").format("de")
    for texts in ((LINK.format("de"), other), (other, LINK.format("de"))):
        document = rows_with(*texts)
        assert (_found(document, "canonical"), _found(document, "alternate")) == ([texts.index(other)], [])
    assert _found(rows_with(f"<!-- c -->{other}"), "canonical") == [0]


def test_of_a_document_without_extensions_that_is_known_without_a_look_at_its_rows() -> None:
    assert not has_extensions(rows_with("", ""))
    assert not has_extensions(rows_with())
    assert all(map(has_extensions, (rows_with("", TEXTS[0]), rows_with(TEXTS[0]), rows_with(TEXTS[0]))))


_WORDS = (*'aBdr12"&?', ".jpg", "https", "a & b", "en", "en-gb", ", ", "3 ·", "+1")
_PATTERNS = st.one_of(
    st.builds(Literal, st.sampled_from(_WORDS)),
    st.builds(Glob, st.lists(st.sampled_from(_WORDS), min_size=2, max_size=3).map(tuple)),
    st.builds(Expression, st.sampled_from(["^a", "e$", r"\d ·", "t|c"])),
)


@settings(max_examples=examples(20))
@given(st.lists(st.lists(st.sampled_from(PIECES), max_size=3), max_size=4), _PATTERNS, st.booleans())
def test_it_finds_what_reading_each_entry_finds(
    pieces: list[list[str]], pattern: Literal | Glob | Expression, is_whole: bool
) -> None:
    document = rows_with(*map("".join, pieces))
    question = Text("any", pattern, is_whole and not isinstance(pattern, Expression))
    document.set_values("loc", range(len(document)), "")
    expected = [row for row in range(len(document)) if has_any(_shown(document, row), question)]
    assert list(matching_rows(document, Filter(question), FACTS)) == expected


def _found(document: Document, text: str) -> list[int]:
    return list(matching_rows(document, parse_filter(text), FACTS))


def _shown(document: Document, row: int) -> list[str]:
    values = [" ".join(value.split()) for value in _values(nodes_at(document, row))]
    return [*values, *(summary(document, row, each) for each in EXTENSIONS)]


def _values(nodes: Sequence[Node]) -> Iterator[str]:
    for node in nodes:
        is_link = node.element in (HREFLANG.block, MOBILE.block)
        fixed = ("rel", "alternate") if is_link else ()
        yield from (each.value for each in node.attributes if (each.name, each.value) != fixed)
        yield node.text
        yield from _values(node.children)
