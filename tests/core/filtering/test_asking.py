"""Filters made of what a cell holds."""

from editor.core.filtering.filter_language import parse_filter, print_filter
from editor.core.filtering.filter_parts import begin_condition, with_place, with_question
from editor.core.filtering.filter_proposals import count_question, folder_question, value_question
from editor.core.filtering.filter_tree import Node, Not
from tests.for_each import for_each


@for_each(
    ("column", "value", "text"),
    [
        ("loc", "https://e.org/a b", 'loc="https://e.org/a b"'),
        ("changefreq", "weekly", "changefreq=weekly"),
        ("priority", "0.50", "priority=0.50"),
        ("priority", "high", 'priority:"high"'),
        ("lastmod", "2026-11-02", "lastmod=2026-11-02"),
        ("lastmod", "yesterday", 'lastmod:"yesterday"'),
        ("lastmod", "", "-has:lastmod"),
        ("sitemap", "news-1.xml", "sitemap=news-1.xml"),
    ],
)
def test_a_value_is_asked_for_as_one_would_write_it(column: str, value: str, text: str) -> None:
    question = value_question(column, value)
    assert print_filter(question) == text
    assert parse_filter(text).root == question


def test_blocks_are_asked_for_by_their_number() -> None:
    assert parse_filter("image=2").root == count_question("image", 2)


@for_each(
    ("loc", "others", "text"),
    [
        ("https://e.org/blog/2026/snow", [], "path:/blog/2026/"),
        ("https://e.org/blog/", ["https://e.org/"], "path:/blog/"),
        ("https://e.org", [], "path:/"),
        ("https://e.org/blog/a", ["https://e.com/"], "host=e.org path:/blog/"),
        ("no url", ["https://e.org/"], "-host:*"),
    ],
)
def test_the_folder_of_a_url_is_asked_for_with_its_host_where_there_are_others(
    loc: str, others: list[str], text: str
) -> None:
    assert with_place(parse_filter("path:/old/"), folder_question(loc, [loc, *others])) == text


@for_each(
    ("before", "question", "after"),
    [
        ("blog", value_question("priority", "1"), "blog priority=1"),
        ("a OR b", value_question("priority", "1"), "(a OR b) priority=1"),
        ("priority=1", Not(value_question("priority", "1")), "-priority=1"),
        ("-priority=1 x", value_question("priority", "1"), "x priority=1"),
    ],
)
def test_a_question_goes_beside_others_and_ends_its_opposite(before: str, question: Node, after: str) -> None:
    assert with_question(parse_filter(before), question) == after


@for_each(("before", "after"), [("", "loc:"), ("blog", "blog loc:"), ("a OR b", "(a OR b) loc:")])
def test_what_is_only_begun_goes_beside_all_that_is_asked_for(before: str, after: str) -> None:
    assert begin_condition(parse_filter(before), "loc:") == after
