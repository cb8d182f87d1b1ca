"""Whatever is typed as a filter: it is understood or refused with a sentence, and soon."""

import string
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.filtering import text_matching
from editor.core.filtering.filter_evaluation import is_slow, matching_rows
from editor.core.filtering.filter_language import MAX_ASTERISKS, MAX_QUESTIONS, parse_filter
from editor.core.filtering.filter_terms import TERMS
from editor.core.filtering.filter_tree import FilterError
from tests.core.filtering.documents import ENTRIES, FACTS, document
from tests.examples import examples
from tests.for_each import for_each
from tests.patience import seconds

LONG = 40_000
SOON = seconds(1)  # most take a few milliseconds, and machines are slow at times

HOSTILE = [
    *(
        "(" * LONG,
        ")" * LONG,
        "()" * LONG,
        "(a " * LONG,
        "-" * LONG,
        "-" * LONG + "a",
        "NOT " * LONG + "a",
        "OR " * LONG,
    ),
    *(
        "a OR " * LONG + "a",
        "a " * LONG,
        "a AND " * LONG + "a",
        "-a " * LONG,
        "(a) " * LONG,
        "(" * 49 + "a" + ")" * 49,
    ),
    *(
        '"' * LONG,
        '"a" ' * LONG,
        '\\"' * LONG,
        '"' + "\\" * LONG,
        '"' + '\\"' * LONG,
        "*" * LONG,
        "a*" * LONG,
        "loc:" + "*a" * LONG,
    ),
    *(
        "/" * LONG,
        "/a" * LONG,
        "/a/ " * LONG,
        "/" + "(" * LONG + "/",
        "/" + "a?" * 5000 + "a" * 5000 + "/",
        "/" + "[" * 20_000 + "/",
    ),
    *(
        "/" + "\\" * LONG,
        "/(?:" * 20_000,
        "loc:/" + "(a|" * 2000 + ")" * 2000 + "/",
        "/(?R)/",
        "/(?<=a*)*b/",
        "/a{99999}{99999}/",
    ),
    *(
        "loc:" * LONG,
        "x:" * LONG,
        ":" * LONG,
        "lok:" + "a" * LONG,
        "z" * LONG + ":1",
        "is:" + "e" * LONG,
        "rule:" + "l" * LONG,
    ),
    *(
        "rule:" + "*l" * LONG,
        "priority<" + "9" * LONG,
        "priority:" + "." * LONG,
        "priority:0." + "1" * LONG,
        "depth>" + "9" * LONG,
    ),
    *(
        "age>" + "9" * LONG + "d",
        "age:99999y..99999y",
        "lastmod:" + "2024-" * LONG,
        "lastmod:" + ".." * LONG,
        "lastmod:2024..." + "1" * LONG,
    ),
    *(
        "host:" + "a." * LONG,
        "host:" + "ü" * LONG,
        "path:" + "/" * LONG,
        "ext:" + "." * LONG,
        "param:" + "%" * LONG,
        "param:" + "=" * LONG,
    ),
    *(
        "\0" * LONG,
        "\ud800",
        "a\ud800*",
        "loc:\ud800",
        "\u0130" * LONG,
        "\n" * LONG,
        "\u3000a\u3000",
        "ß" * LONG,
        "a" * LONG,
    ),
]


@for_each("text", HOSTILE)
def test_a_hostile_filter_is_answered_soon(text: str) -> None:
    urlset = document([*ENTRIES, Entry("https://e.org/" + "a" * 3000)])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(text_matching, "PATIENCE", 0.05)
        start = time.process_time()
        check_place(answer(text, urlset), text)
        assert time.process_time() - start < SOON


def answer(text: str, document: Document) -> list[int] | FilterError:
    """The rows that fit, or what is wrong with the filter."""
    try:
        return list(matching_rows(document, parse_filter(text), FACTS))
    except FilterError as error:
        return error


def check_place(told: list[int] | FilterError, text: str) -> None:
    if isinstance(told, FilterError):
        assert str(told)
        assert 0 <= told.position <= told.position + told.length <= len(text)


_TOKENS = [term.name + sign for term in TERMS for sign in term.operators] + [
    word.name for term in TERMS for word in term.words
]
_SIGNS = [
    *string.punctuation,
    " ",
    "OR",
    "AND",
    "NOT",
    "..",
    "\\s",
    "/a/",
    "2024",
    "0.5",
    "400d",
    "ü",
    "\ud800",
    "\0",
    "\n",
    "blog",
]


@settings(max_examples=examples(20))
@given(st.lists(st.sampled_from(_TOKENS) | st.sampled_from(_SIGNS), max_size=12).map("".join) | st.text())
def test_any_text_is_a_filter_or_an_error_with_its_place(text: str) -> None:
    told = answer(text, document())
    check_place(told, text)
    if not isinstance(told, FilterError):
        printed = str(parse_filter(text))
        assert parse_filter(printed) == parse_filter(text)
        assert answer(printed, document()) == told


@for_each(
    ("text", "message", "place"),
    [
        ("a " * MAX_QUESTIONS + "b c", "at most", "b c"),
        ("x loc:" + "*a" * (MAX_ASTERISKS + 1), "asterisks", "*a" * (MAX_ASTERISKS + 1)),
    ],
)
def test_a_filter_has_limits_that_are_told(text: str, message: str, place: str) -> None:
    with pytest.raises(FilterError, match=message) as caught:
        parse_filter(text)
    error = caught.value
    assert text[error.position : error.position + error.length] == place


def test_what_is_within_the_limits_is_a_filter() -> None:
    assert parse_filter("a " * MAX_QUESTIONS).root
    assert parse_filter('"' + "*" * LONG + '" ' + "*a" * MAX_ASTERISKS).root


def test_many_questions_are_left_to_a_worker() -> None:
    assert is_slow(parse_filter(" OR ".join(f"a{number}" for number in range(50))).root)
    assert not is_slow(parse_filter("a b (c OR d) -e").root)
