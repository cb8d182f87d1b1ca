"""Learning how the regular entries of a file are written."""

from editor.core.document.columns import ODD
from editor.core.xml.markup import EXTENSIONS, NAMESPACE, EntityStyle
from editor.core.xml.outline import read_prolog
from editor.formats.reading.entry_layouts import MAX_LEARNED, Grammar, LayoutBook, learn_entities
from tests.for_each import for_each


def grammar_of(root: str) -> Grammar:
    frame = read_prolog(root, 0)
    assert frame is not None
    return Grammar(frame)


PLAIN = grammar_of(f'<urlset xmlns="{NAMESPACE}" xmlns:x="urn:x" xmlns:same="{NAMESPACE}">')
PREFIXED = grammar_of(f'<s:urlset xmlns:s="{NAMESPACE}">')


def places(book: LayoutBook, number: int = 0) -> list[tuple[str, str]]:
    return [(child.name, child.before) for child in book.layouts[number].children]


def learn(book: LayoutBook, entry: str, grammar: Grammar = PLAIN) -> int:
    plain = grammar.read(entry)
    assert plain is not None
    return book.number_of(plain.shape)


@for_each(
    ("grammar", "entry", "children", "texts"),
    [
        (PLAIN, "<url></url>", [], []),
        (PLAIN, "<url> <loc>a&amp;b</loc>\n</url>", [("loc", " ")], ["a&amp;b"]),
        (PREFIXED, "<s:url><s:loc>a</s:loc></s:url>", [("loc", "")], ["a"]),
        (PLAIN, "<url><priority>1</priority><loc>a</loc></url>", [("priority", ""), ("loc", "")], ["1", "a"]),
        (PLAIN, "<url>\t<x:a/> <x:b>c</x:b></url>", [(EXTENSIONS, "\t")], ["<x:a/> <x:b>c</x:b>"]),
        (PLAIN, "<url><x:a><![CDATA[<x]]></x:a></url>", [(EXTENSIONS, "")], ["<x:a><![CDATA[<x]]></x:a>"]),
        (PLAIN, "<url><x:a b='>'/></url>", [(EXTENSIONS, "")], ["<x:a b='>'/>"]),
        (
            PLAIN,
            "<url><y:a xmlns:y='urn:y'/> <x:b/></url>",
            [(EXTENSIONS, "")],
            ["<y:a xmlns:y='urn:y'/> <x:b/>"],
        ),
        (
            PLAIN,
            "<url><m xmlns='urn:m'><loc/></m></url>",
            [(EXTENSIONS, "")],
            ["<m xmlns='urn:m'><loc/></m>"],
        ),
    ],
)
def test_a_regular_entry_is_taken_apart(
    grammar: Grammar, entry: str, children: list[tuple[str, str]], texts: list[str]
) -> None:
    plain = grammar.read(entry)
    assert plain is not None
    assert list(plain.shape.children) == children
    assert list(plain.texts) == texts


@for_each(
    "entry",
    [
        "<url/>",
        "<url ></url>",
        "<url></url >",
        "<url><loc/></url>",
        "<url><loc></loc></url>",
        "<url><loc a='b'>c</loc></url>",
        "<url><loc><![CDATA[a]]></loc></url>",
        "<url><loc>a<!-- b --></loc></url>",
        "<url><!-- a --><loc>b</loc></url>",
        "<url><?a?><loc>b</loc></url>",
        "<url><loc>a</loc><loc>b</loc></url>",
        "<url><x:a/><loc>b</loc><x:c/></url>",
        "<url>stray<loc>a</loc></url>",
        "<url><x:a/>stray<x:b/></url>",
        "<url><x:a t='>'/>stray<x:b t='/>'>c</x:b></url>",
        "<url><Loc>a</Loc></url>",
        "<url><same:loc>a</same:loc></url>",
        f"<url><x:loc xmlns:x='{NAMESPACE}'>a</x:loc></url>",
        f"<url><x:a/><x:loc xmlns:x='{NAMESPACE}'>a</x:loc></url>",
        "<url xmlns:y='urn:y'><y:a/></url>",
        "<s:url><loc>a</loc></s:url>",
    ],
)
def test_an_entry_that_is_not_regular_is_left_alone(entry: str) -> None:
    assert PLAIN.read(entry) is None


def test_one_layout_serves_entries_that_lack_some_children() -> None:
    book = LayoutBook(PLAIN)
    assert learn(book, "<url> <loc>a</loc>  <priority>1</priority></url>") == 0
    assert learn(book, "<url> <loc>a</loc>\n<lastmod>b</lastmod></url>") == 0
    assert learn(book, "<url>  <priority>1</priority>\t<x:a/></url>") == 0
    assert places(book) == [
        ("loc", " "),
        ("lastmod", "\n"),
        ("changefreq", " "),
        ("priority", "  "),
        (EXTENSIONS, "\t"),
    ]


def test_a_child_that_turns_up_elsewhere_than_guessed_moves_only_if_it_was_a_guess() -> None:
    book = LayoutBook(PLAIN)
    learn(book, "<url><loc>a</loc></url>")
    assert learn(book, "<url><priority>1</priority><loc>a</loc></url>") == 0
    assert [name for name, _ in places(book)][:2] == ["priority", "loc"]
    book.confirm(0, {"lastmod"})
    assert learn(book, "<url><lastmod>1</lastmod><loc>a</loc></url>") == 1


@for_each(
    "other",
    [
        "<url><lastmod>b</lastmod><loc>a</loc></url>",
        "<url><loc>a</loc> <lastmod>b</lastmod></url>",
        "<url><loc>a</loc><lastmod>b</lastmod>\n</url>",
    ],
)
def test_another_order_or_other_white_space_is_another_layout(other: str) -> None:
    book = LayoutBook(PLAIN)
    assert learn(book, "<url><loc>a</loc><lastmod>b</lastmod></url>") == 0
    assert learn(book, other) == 1
    assert learn(book, other) == 1


def test_only_so_many_layouts_are_learned() -> None:
    book = LayoutBook(PLAIN)
    numbers = [learn(book, f"<url>{' ' * n}<loc>a</loc></url>") for n in range(MAX_LEARNED + 2)]
    assert numbers == [*range(MAX_LEARNED), ODD, ODD]


@for_each(
    ("values", "style"),
    [
        ("<loc>a&amp;b</loc>", EntityStyle()),
        ("<loc>a&gt;b</loc>", EntityStyle(gt=True)),
        ("<loc>a&gt;b</loc><loc>c>d</loc><loc>e>f</loc>", EntityStyle()),
        ("<loc>&quot;&apos;</loc>", EntityStyle(quot=True, apos=True)),
        ("<x:a>&quot;</x:a><loc>'</loc>", EntityStyle()),
    ],
)
def test_the_commoner_way_to_write_a_character_is_the_files_own(values: str, style: EntityStyle) -> None:
    assert learn_entities(values, PLAIN) == style
