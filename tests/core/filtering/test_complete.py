"""What is proposed while a filter is typed."""

from collections.abc import Iterable

from editor.core.document.columns import Entry
from editor.core.filtering.filter_language import parse_filter
from editor.core.filtering.filter_proposals import (
    MOST_PROPOSALS,
    FilterProposal,
    completions,
    document_values,
)
from editor.core.filtering.filter_terms import TERMS
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
    assert [each.text.rstrip(":<>") for each in found] == [term.name for term in TERMS]
    assert [each.help for each in found] == [term.help for term in TERMS]
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
