"""A crawl asks for what is linked, nearest first, at most so much, and leaves what has no end."""

from collections.abc import Callable, Mapping, Sequence
from itertools import count
from urllib.parse import urlsplit

from editor.core.site.crawl_frontier import CrawlPlan, Frontier
from editor.core.site.page_answers import Hop, PageAnswer, UrlVerdict

HOME = "https://e.org/"
Links = Callable[[str], Sequence[str]]


def answer(url: str, to: str = "") -> PageAnswer:
    hops = (Hop(url, 301),) if to else ()
    verdict = UrlVerdict.REDIRECTED if to else UrlVerdict.OK
    return PageAnswer(url, verdict, hops=hops, final_url=to or url, text_hash=url)


def crawled(
    links: Links,
    listed: Sequence[str] = (),
    plan: CrawlPlan = CrawlPlan(HOME),  # noqa: B008 - it cannot change
    answer: Callable[[str], PageAnswer] = answer,
) -> tuple[list[str], Frontier]:
    """Go through a site that links as it is told; return the paths that were asked for, in their order."""
    frontier, asked = Frontier(plan, listed), list[str]()
    while urls := frontier.next(3):
        for url in reversed(urls):  # answers come in any order
            asked.append(url.removeprefix(plan.home.removesuffix("/")))
            frontier.take(answer(url), url, links(asked[-1]))
    assert len(asked) == frontier.asked
    return asked, frontier


def site(pages: Mapping[str, Sequence[str]]) -> Links:
    return lambda path: pages.get(path, ())


CHAIN = {"/": ["/a"], "/a": ["/b"], "/b": ["/c"], "/x": ["/y"]}


def test_each_page_that_is_linked_is_asked_for_once() -> None:
    asked, frontier = crawled(site({"/": ["/a", "/b", "/a#x"], "/a": ["/", "/b", "c"], "/b": ["/a"]}))
    assert sorted(asked) == ["/", "/a", "/b", "/c"]
    assert frontier.is_complete
    assert not list(frontier.notes())


def test_what_leaves_the_site_or_is_no_page_is_not_asked_for() -> None:
    links = ["https://other.org/", "http://www.e.org/b", "/a.png?x", "/a.PDF", "/a.html", "https://e.org:81/"]
    assert set(crawled(site({"/": links}))[0]) == {"/", "/a.html", "http://www.e.org/b"}


def test_canonical_urls_languages_and_targets_of_redirects_are_found() -> None:
    def told(url: str) -> PageAnswer:
        if url == HOME:
            return PageAnswer(url, UrlVerdict.OK, canonical=f"{HOME}c", alternates=(("de", f"{HOME}d"),))
        return answer(url, f"{HOME}target" if url.endswith("/d") else "")

    assert set(crawled(site({}), answer=told)[0]) == {"/", "/c", "/d", "/target"}


def test_no_more_pages_are_asked_for_than_wanted() -> None:
    asked, frontier = crawled(lambda path: [f"{path}a/", f"{path}b/"], plan=CrawlPlan(HOME, 5))
    assert len(asked) == 5
    assert not frontier.is_complete
    assert list(frontier.notes()) == [
        "It stopped at 5 pages, the most that are asked for; the site has more."
    ]


def test_a_site_that_has_as_many_pages_as_wanted_is_complete() -> None:
    asked, frontier = crawled(site({"/": ["/a", "/b"]}), plan=CrawlPlan(HOME, 3))
    assert (len(asked), frontier.is_complete, list(frontier.notes())) == (3, True, [])


def test_what_is_far_away_is_left_and_what_is_listed_is_not() -> None:
    listed = [f"{HOME}x", f"{HOME}c"]
    asked, frontier = crawled(site(CHAIN), listed, CrawlPlan(HOME, depth=2))
    assert sorted(asked) == ["/", "/a", "/b", "/c", "/x"]
    assert list(frontier.notes()) == [
        "Pages at a depth of more than 2 links were not asked for, such as https://e.org/y."
    ]
    assert sorted(crawled(site(CHAIN), listed)[0]) == ["/", "/a", "/b", "/c", "/x", "/y"]


def test_a_shorter_way_that_is_found_later_counts() -> None:
    """The longer way over /x is known first, as that is listed and answers before."""
    frontier = Frontier(CrawlPlan(HOME, depth=2), [])
    assert frontier.next(9) == [HOME]
    frontier.take(answer(HOME), HOME, ["/a", "/b"])
    assert frontier.next(9) == [f"{HOME}a", f"{HOME}b"] or frontier.under_way == 2
    frontier.take(answer(f"{HOME}b"), HOME, ["/c"])
    assert frontier.next(9) == [f"{HOME}c"]
    frontier.take(answer(f"{HOME}c"), HOME, ["/d", "/e"])
    assert frontier.next(9) == []
    frontier.take(answer(f"{HOME}a"), HOME, ["/d"])
    assert frontier.next(9) == [f"{HOME}d"]
    frontier.take(answer(f"{HOME}d"), HOME, [])
    assert not frontier.is_complete


def test_a_redirect_is_no_step() -> None:
    def told(url: str) -> PageAnswer:
        return answer(url, f"{HOME}b" if url.endswith("/a") else "")

    assert sorted(crawled(site({"/": ["/a"]}), plan=CrawlPlan(HOME, depth=1), answer=told)[0]) == [
        "/",
        "/a",
        "/b",
    ]


def test_a_calendar_ends_and_numbered_pages_go_on() -> None:
    def links(path: str) -> Sequence[str]:
        if path.startswith("/calendar"):
            at = int(path.split("/")[2]) * 12 + int(path.split("/")[3])
            return [f"/calendar/{each // 12}/{each % 12 + 1}" for each in (at, at - 2)]
        if path.startswith("/list"):
            number = int(path.rpartition("=")[2])
            return [f"/list?page={number + 1}"] if number < 60 else []
        return ["/calendar/2026/11", "/list?page=1"] if path == "/" else []

    asked, frontier = crawled(links)
    assert sum(path.startswith("/list") for path in asked) == 60
    assert 20 < sum(path.startswith("/calendar") for path in asked) < 60
    [note] = frontier.notes()
    assert note.startswith(
        "URLs that seem to go on without end were not asked for, such as https://e.org/cal"
    )
    assert frontier.is_complete


def test_a_row_of_numbered_pages_is_no_calendar_whatever_its_host_is_called() -> None:
    home = "https://calendar.e2025.org:2026/"

    def links(path: str) -> Sequence[str]:
        number = int(path.rpartition("/")[2] or 0)
        return [f"/update/{number + 1}"] if number < 60 else []

    asked, _ = crawled(links, plan=CrawlPlan(home))
    assert len(asked) == 61


def test_a_query_that_chooses_nothing_is_soon_left() -> None:
    visits = count()

    def links(path: str) -> Sequence[str]:
        return [f"/{name}?visit={next(visits)}" for name in "abc"] if path != "/" else ["/a", "/b", "/c"]

    def told(url: str) -> PageAnswer:
        return answer(url)._replace(text_hash=urlsplit(url).path)

    assert len(crawled(links, answer=told)[0]) < 60
    assert len(crawled(links, plan=CrawlPlan(HOME, 200))[0]) == 200  # each has a text of its own


def test_filters_that_are_combined_are_soon_left_and_pages_with_several_parameters_are_not() -> None:
    def shop(path: str) -> Sequence[str]:
        chosen = dict(part.split("=") for part in path.partition("?")[2].split("&") if part)
        return [
            "/shop?" + "&".join(f"{key}={text}" for key, text in {**chosen, name: str(value)}.items())
            for name in "abcde"
            for value in range(5)
        ]

    assert len(crawled(shop)[0]) < 250

    def forum(path: str) -> Sequence[str]:
        first = int(path.rpartition("=")[2] or 0) if path != "/" else 0
        return [f"/topic?forum={number % 7}&id={number}" for number in range(first + 1, min(first + 9, 500))]

    assert len(crawled(forum)[0]) == 500


def test_folders_within_themselves_are_left() -> None:
    asked, _ = crawled(lambda path: [f"{path}a/b/"])
    assert len(asked) < 6
