"""What is proposed while a filter is typed, and filters made of what a cell holds."""

from collections.abc import Iterable

from editor.core.document.columns import Entry
from editor.core.filtering.filter_language import parse_filter, print_filter
from editor.core.filtering.filter_parts import begin_condition, with_place, with_question
from editor.core.filtering.filter_proposals import (
    MOST_PROPOSALS,
    FilterProposal,
    completions,
    document_values,
    folder_question,
    value_question,
)
from editor.core.filtering.filter_terms import ALL_TERMS, TERMS
from editor.core.filtering.filter_tree import Node, Not
from editor.core.site.page_answers import PageAnswer, UrlVerdict
from tests.core.filtering.documents import document
from tests.for_each import for_each

VALUES = {"host": ["a.org", "b.org"], "priority": ["0.5", "0.8"], "param": ["utm x"], "rule": ["loc-empty"]}


def values_of(term: str) -> Iterable[str]:
    return VALUES.get(term, ())


def texts_after(typed: str) -> list[str]:
    """The whole text with each proposal taken; a bar stands for the cursor."""
    cursor = typed.index("|")
    text = typed.replace("|", "")
    found = completions(text, cursor, values_of)
    return [text[: each.start] + each.text + text[each.end :] for each in found]


@for_each(
    ("typed", "proposed"),
    [
        ("ex|", ["ext:", "has:extension"]),
        ("PRI|", ["priority:", "has:priority"]),
        ("blog -dup|", ["blog -is:duplicate"]),
        ("(ho|)", ["(host:)"]),
        ("ho| blog", ["host: blog"]),
        ("is:|", [f"is:{word.name}" for term in TERMS if term.name == "is" for word in term.words]),
        ("-is:e|", ["-is:error", "-is:edited"]),
        ("is:e|rr blog", ["is:error blog", "is:edited blog"]),
        ("is:error|", []),
        ("host:|", ["host:a.org", "host:b.org"]),
        ("host:B|", ["host:b.org"]),
        ("priority<0|", ["priority<0.5", "priority<0.8"]),
        ("param:u|", ['param:"utm x"']),
        ("rule:|", ["rule:loc-empty"]),
        ("age>1|", ["age>1y"]),
        ("loc:x|", []),
        ("lok:x|", []),
        ('"ho|', []),
        (r'"a\" ho|', []),
        ('"a" ho|', ['"a" host:']),
        ("zzz|", []),
    ],
)
def test_what_may_come_next_is_proposed(typed: str, proposed: list[str]) -> None:
    assert texts_after(typed) == proposed


def test_an_empty_line_proposes_every_term_with_its_help() -> None:
    found = completions("", 0, lambda _: ())
    assert [each.text.rstrip(":<>") for each in found] == [term.name for term in ALL_TERMS]
    assert [each.help for each in found] == [term.help for term in ALL_TERMS]
    assert found[0] == FilterProposal("any:", 0, 0, TERMS[0].help)


def test_not_too_much_is_proposed() -> None:
    assert len(completions("host:", 5, lambda _: map(str, range(1000)))) == MOST_PROPOSALS


def test_a_document_proposes_what_it_holds_the_commonest_first() -> None:
    entries = [
        Entry("https://b.org/blog/a?page=1", "2024-05-01", "", "0.8"),
        Entry("https://a.org/blog/b.PDF?page=2&x%5B=1", "2025-01", "", "0.5"),
        Entry("https://a.org/shop/b?x[", "2024-13-01", "", "high"),
        Entry("nothing", "", "", "0.5"),
    ]
    values = document_values(document(entries), lambda: ["loc-empty"])
    assert list(values("host")) == ["a.org", "b.org"]
    assert list(values("path")) == ["/blog/", "/shop/"]
    assert list(values("ext")) == ["pdf"]
    assert list(values("param")) == ["page", "x[", "x%5B"]
    assert list(values("lastmod")) == ["2025-01", "2024-05"]
    assert list(values("priority")) == ["0.5", "0.8"]
    assert "weekly" in values("changefreq")
    assert list(values("rule")) == ["loc-empty"]
    assert list(values("loc")) == []
    assert list(values("status")) == []
    answers = (PageAnswer("", UrlVerdict.GONE, status=404), PageAnswer("", UrlVerdict.OK, status=200))
    answered = document_values(document(entries), answers=lambda: [*answers, answers[1]])
    assert list(answered("status")) == ["200", "404"]


@for_each("term", ["host", "path", "ext", "param", "lastmod", "priority", "changefreq"])
def test_what_a_document_proposes_can_be_read(term: str) -> None:
    values = document_values(document())
    proposed = completions(f"{term}:", len(term) + 1, values)
    assert proposed
    for each in proposed:
        assert parse_filter(f"{term}:{each.text}").root


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
    assert parse_filter("image=2").root == value_question("image", "2")


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
