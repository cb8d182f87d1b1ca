import pytest

from editor.core.filtering import text_matching
from editor.core.filtering.text_matching import ExpressionError, compiled_expression, expression_matcher


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
