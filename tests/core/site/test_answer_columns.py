"""What pages answered has columns of its own, found by URL."""

from editor.core.site.page_answers import (
    ANSWER_COLUMN_BY_NAME,
    ANSWER_COLUMNS,
    Hop,
    KnownAnswers,
    PageAnswer,
    UrlVerdict,
    answer_text,
    rows_sorted_by_answer,
    told_columns,
)
from tests.for_each import for_each

URL = "https://e.org/a"


def texts(answer: PageAnswer) -> dict[str, str]:
    return {column.name: text for column in ANSWER_COLUMNS if (text := column.text(answer))}


def test_what_is_not_there_leaves_its_column_empty() -> None:
    assert texts(PageAnswer(URL, UrlVerdict.OK, status=200, final_url=URL, canonical=URL)) == {
        "status": "200"
    }
    assert texts(PageAnswer(URL, UrlVerdict.UNREACHABLE)) == {"status": "unreachable"}


def test_everything_that_is_there_has_its_column() -> None:
    answer = PageAnswer(
        URL,
        UrlVerdict.CANONICALISED,
        (UrlVerdict.REDIRECTED,),
        200,
        "https://e.org/b",
        (Hop(URL, 301),),
        content_type="Text/HTML; charset=utf-8",
        canonical="https://e.org/c",
        last_modified="Wed, 25 Nov 2026 10:00:00 GMT",
        milliseconds=40,
    )
    assert texts(answer) == {
        "status": "200",
        "final_url": "https://e.org/b",
        "hops": "1",
        "canonical": "https://e.org/c",
        "content_type": "text/html",
        "page_modified": "2026-11-25T10:00:00Z",
        "response_ms": "40",
    }
    assert told_columns([PageAnswer(URL, UrlVerdict.GONE, status=404), answer], ["hops"]) == {
        column.name for column in ANSWER_COLUMNS if column.name != "hops"
    }


@for_each("header", ["yesterday", "Wed, 99 Nov 2026 10:00:00 GMT", "0", "-1"])
def test_a_header_that_names_no_moment_is_shown_as_it_came(header: str) -> None:
    assert texts(PageAnswer(URL, UrlVerdict.OK, last_modified=header))["page_modified"] == header


def test_rows_find_their_answers_by_their_urls_whatever_space_is_around() -> None:
    answers = KnownAnswers([PageAnswer(URL, UrlVerdict.GONE, status=404)])
    status = ANSWER_COLUMN_BY_NAME["status"]
    assert [answer_text(answers, loc, status) for loc in (f" {URL}\n", URL, f"{URL}/")] == ["404", "404", ""]


def test_rows_are_sorted_by_numbers_before_words_and_those_without_come_last() -> None:
    locs = ["/none", "/a", "/b", "/c", "/blocked", "/gone"]
    answers = KnownAnswers(
        [
            *(PageAnswer(url, UrlVerdict.OK, status=status) for url, status in (("/a", 404), ("/b", 99))),
            PageAnswer("/c", UrlVerdict.OK, status=404),
            PageAnswer("/gone", UrlVerdict.UNREACHABLE),
            PageAnswer("/blocked", UrlVerdict.BLOCKED),
        ]
    )
    status = ANSWER_COLUMN_BY_NAME["status"]
    assert rows_sorted_by_answer(locs, answers, status) == [2, 1, 3, 4, 5, 0]
    assert rows_sorted_by_answer(locs, answers, status, descending=True) == [5, 4, 1, 3, 2, 0]
    assert rows_sorted_by_answer(locs, answers, status, rows=[0, 1, 2]) == [2, 1, 0]
