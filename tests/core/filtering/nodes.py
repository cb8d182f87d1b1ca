"""Filters for property tests: any that the language can say."""

from hypothesis import strategies as st

from editor.core.filtering.filter_terms import TERMS, Takes, Term
from editor.core.filtering.filter_tree import (
    Age,
    All,
    ComparisonTest,
    Either,
    Expression,
    Glob,
    Literal,
    Node,
    Not,
    Operand,
    RangeTest,
    Text,
    WordTest,
)
from editor.core.values.w3c_datetime import W3CDatetime

_WORDS = st.sampled_from(
    ["blog", "e", "x", "/", "-", "2024", "0.5", "OR", "a b", "ü", '"', "..", "p=2", "*", "(", "."]
)
_CLEAR_SOURCES = st.sampled_from(["^h", "a|b", r"\d\d", "[a-c]+$", r"0\.[5-8]"])  # they are no paths
_SOURCES = _CLEAR_SOURCES | st.sampled_from(["blog/", "/ x", "(a/)b"])
_DATES = st.sampled_from(
    [
        W3CDatetime(2024),
        W3CDatetime(2024, 5),
        W3CDatetime(2024, 5, 31),
        W3CDatetime(2024, 6, 1, 0, 30, zone="Z"),
        W3CDatetime(2026, 11, 2, 10, 0, 0, zone="+02:00"),
        W3CDatetime(2026, 11, 2, 8, 0, 0, "25", "Z"),
    ]
)
_OPERANDS: dict[Takes, st.SearchStrategy[Operand]] = {
    Takes.NUMBER: st.decimals(0, 1, places=2).map(abs),
    Takes.COUNT: st.integers(0, 4),
    Takes.DATE: _DATES,
    Takes.AGE: st.builds(Age, st.integers(0, 40) | st.just(99_999), st.sampled_from("dwmy")),
}


_ANY_TEXTS = st.text(min_size=1, max_size=8) | _WORDS


def nodes(texts: st.SearchStrategy[str] = _ANY_TEXTS) -> st.SearchStrategy[Node]:
    """Any filter, with these texts in it."""
    questions = st.sampled_from(TERMS).flatmap(lambda term: _questions(term, texts))
    return st.recursive(
        questions,
        lambda inner: st.one_of(
            inner.map(Not),
            st.lists(inner, min_size=2, max_size=3).map(lambda nodes: All(tuple(nodes))),
            st.lists(inner, min_size=2, max_size=3).map(lambda nodes: Either(tuple(nodes))),
        ),
        max_leaves=6,
    )


def _questions(term: Term, texts: st.SearchStrategy[str]) -> st.SearchStrategy[Node]:
    if term.takes is Takes.WORD:
        return st.sampled_from([WordTest(term.name, word.name) for word in term.words])
    found: list[st.SearchStrategy[Node]] = []
    if term.is_compared:
        operands = _OPERANDS[term.takes]
        operators = st.sampled_from([sign for sign in term.operators if sign != ":"])
        ends = st.tuples(operands | st.none(), operands | st.none()).filter(any)
        found += [
            st.builds(ComparisonTest, st.just(term.name), operators, operands),
            ends.map(lambda ends: RangeTest(term.name, *ends)),
        ]
    if term.field or not term.is_compared:
        found.append(_texts(term, texts))
    return st.one_of(found)


def _texts(term: Term, texts: st.SearchStrategy[str]) -> st.SearchStrategy[Node]:
    """Texts as the parser gives them: a path begins with its slash, an ending without its dot."""
    firsts = texts
    if term.name == "path":
        firsts = texts.map(lambda text: f"/{text}")
    elif term.name == "ext":
        firsts = texts.filter(lambda text: text == "." or not text.startswith("."))
    inner, last = st.lists(texts, max_size=1), texts | st.just("")
    globs = st.tuples(firsts | st.just(""), inner, last).map(lambda t: Glob((t[0], *t[1], t[2])))
    wholes = st.sampled_from([False, True] if term.operators == (":", "=") else [False])
    text = st.builds(Text, st.just(term.name), st.builds(Literal, firsts) | globs, wholes)
    if term.takes is not Takes.TEXT:
        return text
    sources = _SOURCES if term.takes_expressions else _CLEAR_SOURCES
    return text | st.builds(Text, st.just(term.name), st.builds(Expression, sources))
