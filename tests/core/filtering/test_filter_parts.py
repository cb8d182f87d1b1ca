from editor.core.filtering.filter_language import parse_filter
from editor.core.filtering.filter_parts import (
    chosen_among,
    has_part,
    rule_of,
    with_choices,
    with_part,
    without_part,
)
from tests.for_each import for_each

ANY_FINDING = "is:error OR is:warning"


@for_each(
    ("before", "after"),
    [
        ("", "is:error"),
        ("blog", "blog is:error"),
        ("a OR b", "(a OR b) is:error"),
        (f"x ({ANY_FINDING}) y", "x y is:error"),
        ("is:error x", "x is:error"),
    ],
)
def test_a_part_goes_beside_the_others_and_in_place_of_what_it_excludes(before: str, after: str) -> None:
    assert with_part(parse_filter(before), "is:error", [ANY_FINDING]) == after
    assert has_part(parse_filter(after), "is:error")


@for_each(
    ("before", "after"),
    [("is:error", ""), ("x is:error", "x"), ("x is:error y", "x y"), ("x", "x"), ("-is:error", "-is:error")],
)
def test_a_part_is_taken_out(before: str, after: str) -> None:
    assert without_part(parse_filter(before), "is:error") == after
    assert not has_part(parse_filter(after), "is:error")


@for_each(
    ("text", "rule"),
    [
        ("", ""),
        ("rule:loc-empty", "loc-empty"),
        ("x rule:loc-empty", "loc-empty"),
        ("x OR rule:a", ""),
        ("rule:loc-*", ""),
        ("-rule:a", ""),
    ],
)
def test_the_one_rule_that_a_filter_asks_for_is_known(text: str, rule: str) -> None:
    assert rule_of(parse_filter(text)) == rule


MONTHS = ("lastmod=2024-05", "lastmod=2024-06", "has:lastmod -zone:*")


@for_each(
    ("before", "chosen", "after"),
    [
        ("", MONTHS[:1], "lastmod=2024-05"),
        ("blog lastmod=2024-05", MONTHS[1:2], "blog lastmod=2024-06"),
        ("lastmod=2024-05 blog", MONTHS[:2], "blog (lastmod=2024-05 OR lastmod=2024-06)"),
        ("blog (lastmod=2024-05 OR lastmod=2024-06)", MONTHS[:1], "blog lastmod=2024-05"),
        ("lastmod=2024-05 OR lastmod=2024-06", (), ""),
        ("blog", MONTHS[2:], "blog has:lastmod -zone:*"),
        ("blog has:lastmod -zone:*", MONTHS[1:], "blog (lastmod=2024-06 OR has:lastmod -zone:*)"),
        ("blog OR shop", MONTHS[:1], "(blog OR shop) lastmod=2024-05"),
    ],
)
def test_alternatives_take_the_place_of_each_other(before: str, chosen: tuple[str, ...], after: str) -> None:
    text = with_choices(parse_filter(before), chosen, MONTHS)
    assert text == after
    assert set(chosen_among(parse_filter(text), MONTHS)) == set(chosen)
