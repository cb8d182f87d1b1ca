import pytest

from editor.core import query as module
from editor.core.query import Query, QueryError, matching_rows
from editor.core.urlset import Entry, Urlset

ENTRIES = (
    Entry("https://example.com/Blog/winter", "2026-11-02", "daily", "1.0"),
    Entry("https://example.com/%C3%BCber-uns", "2026-10-30", "weekly", "0.8"),
    Entry("https://example.com/straße", "", "Weekly", ""),
    Entry("", "2025-01-01", "", "0.8"),
)


@pytest.fixture
def urlset() -> Urlset:
    urlset = Urlset()
    urlset.append(urlset.new_block(ENTRIES))
    return urlset


@pytest.mark.parametrize(
    ("text", "rows"),
    [
        ("", [0, 1, 2, 3]),
        ("blog", [0]),
        ("WINTER", [0]),
        ("weekly", [1, 2]),
        ("2026-1", [0, 1]),
        ("0.8", [1, 3]),
        ("über", [1]),
        ("STRASSE", [2]),
        ("a.b", []),
        ("\n", []),
    ],
)
def test_plain_text_is_found_in_any_field_whatever_its_case(
    urlset: Urlset, text: str, rows: list[int]
) -> None:
    assert matching_rows(urlset, Query(text)) == rows


@pytest.mark.parametrize(
    ("expression", "rows"),
    [("^https.*r$", [0]), ("week|day", [1, 2]), ("^(week|dai)ly$", [0, 1, 2]), (r"0\.[89]", [1, 3])],
)
def test_a_regular_expression_is_found_in_any_field(urlset: Urlset, expression: str, rows: list[int]) -> None:
    assert matching_rows(urlset, Query(expression, is_regular_expression=True)) == rows


def test_a_malformed_expression_says_what_and_where(urlset: Urlset) -> None:
    with pytest.raises(QueryError, match=r"Not a regular expression: missing \)") as caught:
        matching_rows(urlset, Query("a(b", is_regular_expression=True))
    assert caught.value.position == 3


def test_an_expression_too_deep_to_compile_is_refused_in_words(urlset: Urlset) -> None:
    deep = "(" * 20_000 + ")" * 20_000
    with pytest.raises(QueryError):
        matching_rows(urlset, Query(deep, is_regular_expression=True))


def test_a_hostile_expression_is_given_up(urlset: Urlset, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.01)
    urlset.set_values("loc", range(1), "a" * 60 + "!")
    with pytest.raises(QueryError, match="takes too long"):
        matching_rows(urlset, Query("(a|aa|a?)+$", is_regular_expression=True))


def test_a_cancelled_search_ends_with_what_it_has(urlset: Urlset) -> None:
    assert matching_rows(urlset, Query("blog"), lambda: True) == []
