"""What filters mean, and what is said about those that mean nothing."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.filtering.filter_language import MOST_NESTED, Filter, parse_filter
from editor.core.filtering.filter_terms import ANY, TERMS, Term
from editor.core.filtering.filter_tree import (
    Age,
    All,
    ComparisonTest,
    Either,
    Expression,
    FilterError,
    Glob,
    Literal,
    Node,
    Not,
    RangeTest,
    Text,
    WordTest,
)
from editor.core.values.w3c_datetime import W3CDatetime
from tests.core.filtering.nodes import nodes
from tests.for_each import for_each


def word(text: str) -> Text:
    return Text(ANY, Literal(text))


A, B, C = word("a"), word("b"), word("c")


@for_each(
    ("text", "node"),
    [
        ("", None),
        (" \t", None),
        ("a", A),
        ("a b", All((A, B))),
        ("a AND b", All((A, B))),
        ("a OR b", Either((A, B))),
        ("a b OR c", Either((All((A, B)), C))),
        ("a (b OR c)", All((A, Either((B, C))))),
        ("(a)", A),
        ("-a b", All((Not(A), B))),
        ("NOT a", Not(A)),
        ("-(a b)", Not(All((A, B)))),
        ("--a", Not(Not(A))),
        ("a or b", All((A, word("or"), B))),
        ('"a OR b"', word("a OR b")),
        ('"-a"', word("-a")),
        ("a-b", word("a-b")),
        (r'"say \"hi\" \\ \n"', word(r'say "hi" \ \n')),
        ('a"b c"d', word("ab cd")),
        ("Foo_(bar)", word("Foo_(bar)")),
        ("(Foo_(bar) OR b)", Either((word("Foo_(bar)"), B))),
        ("https://x.org/y?a=1&b:2", word("https://x.org/y?a=1&b:2")),
        ("page=2", word("page=2")),
        ("page = 2", All((word("page"), word("="), word("2")))),
        ("2026-11", word("2026-11")),
        ("/blog/", word("/blog/")),
        ("a*b", Text(ANY, Glob(("a", "b")))),
        ('*."*"', Text(ANY, Glob(("", ".*")))),
        ("/^a|b$/", Text(ANY, Expression("^a|b$"))),
    ],
)
def test_words_and_what_puts_them_together(text: str, node: Node | None) -> None:
    assert parse_filter(text) == Filter(node)


@for_each(
    ("text", "node"),
    [
        ("loc:blog", Text("loc", Literal("blog"))),
        ("LOC:Blog", Text("loc", Literal("Blog"))),
        ("loc=https://x.org/", Text("loc", Literal("https://x.org/"), is_whole=True)),
        ("loc!=a", Not(Text("loc", Literal("a"), is_whole=True))),
        ('loc:"a b"*', Text("loc", Glob(("a b", "")))),
        ("loc:a**b", Text("loc", Glob(("a", "b")))),
        ("loc:/blog/", Text("loc", Expression("blog"))),
        ("loc:/https://x/y/", Text("loc", Expression("https://x/y"))),
        (r"loc:/a\/\ b\ c/", Text("loc", Expression("a/ b c"))),
        (r"loc:/a\d\\/", Text("loc", Expression(r"a\d\\"))),
        ("(loc:/a/ OR loc:/b/)", Either((Text("loc", Expression("a")), Text("loc", Expression("b"))))),
        ("loc:/blog", Text("loc", Literal("/blog"))),
        ("priority<0.5", ComparisonTest("priority", "<", Decimal("0.5"))),
        ("priority:.5", ComparisonTest("priority", "=", Decimal("0.5"))),
        ("priority==1", ComparisonTest("priority", "=", Decimal(1))),
        ("priority!=1", Not(ComparisonTest("priority", "=", Decimal(1)))),
        ('priority:"0.5"', Text("priority", Literal("0.5"))),
        ("priority:high", Text("priority", Literal("high"))),
        ("priority:0.3..0.6", RangeTest("priority", Decimal("0.3"), Decimal("0.6"))),
        ("priority:..0.6", RangeTest("priority", None, Decimal("0.6"))),
        ("lastmod>=2024-01", ComparisonTest("lastmod", ">=", W3CDatetime(2024, 1))),
        ("lastmod:2024..2025-06", RangeTest("lastmod", W3CDatetime(2024), W3CDatetime(2025, 6))),
        (
            "lastmod<2024-05-01t10:00z",
            ComparisonTest("lastmod", "<", W3CDatetime(2024, 5, 1, 10, 0, zone="Z")),
        ),
        ("lastmod:2024-13", Text("lastmod", Literal("2024-13"))),
        ("lastmod:2024-*", Text("lastmod", Glob(("2024-", "")))),
        ("age>400D", ComparisonTest("age", ">", Age(400, "d"))),
        ("age:30d..1y", RangeTest("age", Age(30, "d"), Age(1, "y"))),
        ("depth>3", ComparisonTest("depth", ">", 3)),
        ("image>3", ComparisonTest("image", ">", 3)),
        ("hreflang:0", ComparisonTest("hreflang", "=", 0)),
        ("path:blog/", Text("path", Literal("/blog/"))),
        ("path:*/feed", Text("path", Glob(("", "/feed")))),
        (r"path:/\d{4}/", Text("path", Expression(r"\d{4}"))),
        ("path:/index.*", Text("path", Glob(("/index.", "")))),
        ('path:"/a|b/"', Text("path", Literal("/a|b/"))),
        ("/(?:a)(?=b)/", Text("any", Expression("(?:a)(?=b)"))),
        ("ext:.pdf", Text("ext", Literal("pdf"))),
        ("param:utm_*", Text("param", Glob(("utm_", "")))),
        ("is:Error", WordTest("is", "error")),
        ("-has:lastmod", Not(WordTest("has", "lastmod"))),
        ("rule:loc-*", Text("rule", Glob(("loc-", "")))),
    ],
)
def test_each_term_is_read_as_its_question(text: str, node: Node) -> None:
    assert parse_filter(text) == Filter(node)


@for_each("term", TERMS, ids=lambda term: term.name)
def test_the_examples_and_words_of_a_term_can_be_read(term: Term) -> None:
    for example in (term.example, *(f"{term.name}:{word.name}" for word in term.words)):
        node = parse_filter(example).root
        assert isinstance(node, Text | ComparisonTest | RangeTest | WordTest)
        assert node.term == term.name
        assert str(parse_filter(example)) == example


@for_each(
    ("text", "message", "place"),
    [
        ("a lastmd:2024", "no such term. Did you mean lastmod?", "lastmd:"),
        ("prioriti=0.5", "Did you mean priority?", "prioriti="),
        ("Frequency:daily", "Did you mean changefreq?", "Frequency:"),
        ("freq:daily", "Did you mean changefreq?", "freq:"),
        ("url:blog", "Did you mean loc?", "url:"),
        ("modified:2024", "Did you mean lastmod?", "modified:"),
        ("localhost:3000", "To search for text, put it in quotes.", "localhost:"),
        ("is:eror", "Did you mean error?", "eror"),
        ("has:x", "Enter one of these here: lastmod, ", "x"),
        ("loc:", "A value is missing here. Example: loc:*.pdf", "loc:"),
        ('a loc:""', "A value is missing here", 'loc:""'),
        ('""', "There is nothing between these quotes.", '""'),
        ("loc<3", "Write this like loc:*.pdf", "loc<"),
        ("is=error", "Write this like is:error", "is="),
        ("age:30d", "Write this like age>400d", "30d"),
        ("a (priority < 0.5)", "Write this without spaces: priority<0.5", "priority < 0.5"),
        ("priority:<", "Enter a number here, such as 0.5.", "<"),
        ("priority:>high b", "Enter a number here, such as 0.5.", ">high"),
        ("age:=3d", "Enter a time span with d, w, m or y here", "=3d"),
        ("Lastmod >=2024 b", "without spaces: Lastmod>=2024", "Lastmod >=2024"),
        ("age>30", "Enter a time span with d, w, m or y here", "30"),
        ("priority<high", "Enter a number here, such as 0.5.", "high"),
        ("priority:0.1..x", "Enter a number here", "x"),
        ("depth>1.5", "Enter a whole number here", "1.5"),
        ("lastmod>yesterday", "Enter a date here", "yesterday"),
        ("lastmod:..", "Enter a date here", ".."),
        ("a (b", "This bracket is never closed.", "("),
        ("(", "This bracket is never closed.", "("),
        ("a b)", "There is no open bracket to close here.", ")"),
        (")", "There is no open bracket to close here.", ")"),
        ("()", "There is nothing between these brackets.", "()"),
        ("OR a", "Something is missing next to OR.", "OR"),
        ("FLOOR OR", "Something is missing next to OR.", "OR"),
        ("(a AND)", "Something is missing next to AND.", "AND"),
        ("NOT", "Something is missing next to NOT.", "NOT"),
        ("a - b", "A minus must be followed directly by what it excludes.", "-"),
        ('a "b', "These quotes are never closed.", '"b'),
        ("loc:/a(b/", "Not a valid regular expression: missing ).", "b"),
        ("path:/[a/", "Not a valid regular expression: unterminated character set.", "a"),
        ("loc:/a**/", "Not a valid regular expression: multiple repeat.", "*"),
        ("/^a b$/", "A regular expression must end with a slash", "/^a"),
    ],
)
def test_a_mistake_is_told_with_its_place(text: str, message: str, place: str) -> None:
    with pytest.raises(FilterError) as caught:
        parse_filter(text)
    error = caught.value
    assert message in str(error)
    assert error.sentence.format(detail=error.detail) == str(error)
    assert text[error.position : error.position + error.length] == place


@for_each("opening", ["(", "-", "NOT ", "-("])
def test_too_much_nesting_is_refused_in_words(opening: str) -> None:
    with pytest.raises(FilterError, match="Brackets are nested too deeply"):
        parse_filter(opening * 10_000 + "a")
    assert parse_filter("(" * MOST_NESTED + "a" + ")" * MOST_NESTED) == Filter(A)


def test_an_expression_too_deep_to_compile_is_refused_in_words() -> None:
    with pytest.raises(FilterError, match="Not a valid regular expression"):
        parse_filter("loc:/" + "(" * 20_000 + ")" * 20_000 + "/")


@for_each("text", ["ext:.pdf", "ext:..pdf", "ext:..any:", "ext:...", "ext:."])
def test_an_ending_with_dots_before_it_is_printed_as_it_is_read(text: str) -> None:
    assert parse_filter(str(parse_filter(text))) == parse_filter(text)


@given(nodes())
def test_a_printed_filter_reads_back_as_the_same(node: Node) -> None:
    assert parse_filter(str(Filter(node))) == Filter(node)


@given(st.text('ab:<>=!*/"()-. \\^ORlocismdtrue0123456789', max_size=30))
def test_any_text_is_a_filter_or_a_mistake_within_it(text: str) -> None:
    try:
        wanted = parse_filter(text)
    except FilterError as error:
        first, last = error.position, error.position + error.length - 1
    else:
        assert parse_filter(str(wanted)) == wanted
        return
    assert 0 <= first <= last < len(text)


@for_each(
    ("typed", "meant"),
    [
        ("priority:<0.3", "priority<0.3"),
        ("priority:>=0.7 b", "priority>=0.7 b"),
        ("lastmod:<=2024-01", "lastmod<=2024-01"),
        ("depth:==3", "depth=3"),
        ("-age:>30d", "-age>30d"),
    ],
)
def test_a_colon_before_a_sign_says_nothing_more(typed: str, meant: str) -> None:
    assert parse_filter(typed) == parse_filter(meant)
