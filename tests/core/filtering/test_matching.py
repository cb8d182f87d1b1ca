"""Looking through texts and dates tells the same as looking at each."""

from datetime import date
from itertools import count

import pytest

from editor.core.filtering import text_matching
from editor.core.filtering.text_matching import (
    ExpressionError,
    Patience,
    compiled_expression,
    expression_matcher,
    text_matcher,
)
from editor.core.filtering.value_matching import written_day
from tests.for_each import for_each

VALUES = ["https://a.org/Blog", "https://a.org/%C3%BCber", "https://a.org/straße", "", "a\nb", "\uab70"]


@for_each(
    ("text", "found"),
    [
        ("blog", [0]),
        ("BLOG", [0]),
        ("STRASSE", [2]),
        ("a.b", []),
        ("\n", [4]),
        ("\u13a0", [5]),
        ("/", [0, 1, 2]),
    ],
)
def test_a_text_is_found_whatever_its_case(text: str, found: list[int]) -> None:
    for in_url in (False, True):
        matches = list(text_matcher(text, in_url=in_url)(VALUES))
        assert [place for place, is_match in enumerate(matches) if is_match] == found


def test_only_in_a_url_a_text_is_found_encoded() -> None:
    assert not any(text_matcher("über")(VALUES))
    assert list(text_matcher("über", in_url=True)(VALUES)) == [False, True, False, False, False, False]


@for_each(("text", "url"), [("ß", "https://a.org/stra%C3%9Fe"), ('ü"', 'https://a.org/%C3%BC"x')])
def test_a_text_is_found_however_much_of_it_is_encoded(text: str, url: str) -> None:
    assert list(text_matcher(text, in_url=True)([url])) == [True]


def test_an_expression_is_found_whatever_its_case() -> None:
    assert list(expression_matcher("^b|D$", 3)(["Bc", "ab", "d"])) == [True, False, True]


def test_a_malformed_expression_says_what_and_where() -> None:
    with pytest.raises(ExpressionError, match=r"Not a valid regular expression: missing \)") as caught:
        compiled_expression("a(b")
    assert caught.value.position == 3


def test_an_expression_too_deep_to_compile_is_refused_in_words() -> None:
    with pytest.raises(ExpressionError):
        compiled_expression("(" * 20_000 + ")" * 20_000)


def test_a_hostile_expression_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_matching, "PATIENCE", 0.01)
    with pytest.raises(ExpressionError, match="takes too long"):
        list(expression_matcher("(a|aa|a?)+$", 1)(["a" * 60 + "!"]))


def test_a_harmless_expression_may_take_long_on_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = count(step=60)
    monkeypatch.setattr("time.monotonic", clock.__next__)
    assert list(expression_matcher("a+$", 3)(["a", "b", "aa"])) == [True, False, True]
    assert Patience(1).left() == text_matching.LONGEST


@for_each(
    ("value", "day"),
    [
        ("2024-02-29", "2024-02-29"),
        (" 2024-02-29T25:61 ", "2024-02-29"),
        ("2024-02", "2024-02-01"),
        ("2024", "2024-01-01"),
    ],
)
def test_a_date_begins_with_a_day(value: str, day: str) -> None:
    assert written_day(value) == date.fromisoformat(day).toordinal()


@for_each(
    "value",
    ["", "2023-02-29", "0000-01-01", "2024-W01-1", "20240501", "2024-05-011", "２０２４-05-01", "2024-5-01"],
)
def test_what_is_no_day_of_the_calendar_is_none(value: str) -> None:
    assert written_day(value) is None
