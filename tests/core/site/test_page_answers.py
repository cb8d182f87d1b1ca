"""What pages answered, for which URLs sites are asked, and when a page says that it changed."""

from datetime import UTC, datetime

import pytest

from editor.core.site.page_answers import (
    KnownAnswers,
    PageAnswer,
    UrlVerdict,
    day_of_header,
    seconds_for,
    shown_header_time,
    time_of_header,
    urls_to_check,
)
from tests.for_each import for_each

URL = "https://e.org/a"


A = "https://example.com/a"
B = "https://example.com/b"
GONE = PageAnswer(A, UrlVerdict.GONE, status=404)


def test_an_entry_finds_its_answer_whatever_white_space_is_around_its_url() -> None:
    answers = KnownAnswers([GONE])
    assert answers.of(f"\n  {A} ") == GONE
    assert answers.of(B) is None
    assert dict(answers) == {A: GONE}


def test_listeners_are_told_of_the_urls_whose_answers_changed() -> None:
    answers, told = KnownAnswers(), list[set[str]]()
    answers.add_listener(lambda urls: told.append(set(urls)))
    answers.put([GONE, PageAnswer(B, UrlVerdict.OK)])
    answers.put([PageAnswer(A, UrlVerdict.OK), PageAnswer(B, UrlVerdict.OK)])
    answers.put([PageAnswer(A, UrlVerdict.OK)])
    answers.clear()
    answers.clear()
    assert told == [{A, B}, {A}, {A, B}]
    assert not answers


def test_who_listens_no_longer_is_told_nothing() -> None:
    answers, told = KnownAnswers(), list[object]()
    answers.add_listener(told.append)
    answers.remove_listener(told.append)
    answers.put([GONE])
    assert not told


NOON = datetime(2026, 11, 6, 12, tzinfo=UTC)


@for_each(
    "text",
    [
        "Fri, 06 Nov 2026 12:00:00 GMT",
        " Fri, 06 Nov 2026 14:00:00 +0200 ",
        "Friday, 06-Nov-26 12:00:00 GMT",
        "Fri Nov  6 12:00:00 2026",
    ],
)
def test_a_date_is_understood_in_all_forms_that_servers_use(text: str) -> None:
    assert time_of_header(text) == NOON
    assert day_of_header(text) == "2026-11-06"
    assert shown_header_time(text) == "2026-11-06T12:00:00Z"


@for_each("text", ["", "soon", "0", "Fri, 99 Nov 2026 12:00:00 GMT", "1 Jan 99999999999", "1 Jan"])
def test_what_is_no_date_is_shown_as_it_came(text: str) -> None:
    assert time_of_header(text) is None
    assert day_of_header(text) == ""
    assert shown_header_time(f" {text} ") == text


def test_each_url_is_asked_for_once_and_what_is_none_is_left_out() -> None:
    found = urls_to_check(
        [" https://e.org/a\n", "https://e.org/a", "HTTP://u:p@E.org:80/b", "/c", "", "ftp://e.org"]
    )
    assert found.urls == ("https://e.org/a", "HTTP://u:p@E.org:80/b")
    assert found.hosts == {"e.org": 2}
    assert found.left_out == 2


def test_private_hosts_are_known_by_their_names_alone() -> None:
    hosts = ("localhost:8000", "10.1.2.3", "[::1]:80", "printer.local", "e.org", "8.8.8.8")
    found = urls_to_check(f"http://{host}/" for host in hosts)
    assert found.private_hosts == ["localhost", "10.1.2.3", "[::1]", "printer.local"]


def test_the_time_is_that_of_the_largest_host() -> None:
    hosts = {"e.org": 100, "f.org": 400}
    assert seconds_for(hosts, 8, 0.05, usual=0.2) == pytest.approx(400 * 0.05)
    assert seconds_for(hosts, 2, 0.05, usual=1.0) == pytest.approx(400 * 0.5)
    assert seconds_for({}, 8, 0.05) == 0
