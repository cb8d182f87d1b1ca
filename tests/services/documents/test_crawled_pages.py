"""The pages of a live site are found by its links, and each with what it says of itself."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from editor.core.site.crawl_frontier import CrawlPlan
from editor.core.site.found_pages import FoundSite, Reason
from editor.core.site.page_coverage import Coverage, compare
from editor.runtime.threads import Cancelled
from editor.services.documents.crawled_pages import SiteRequest, home_of, site_of_web
from editor.site.request_limits import Limits
from tests.site.misbehaving import Reply, Site, page, redirect, running
from tests.site.trap_site import LISTED, PAGES, trapping

pytestmark = pytest.mark.usefixtures("copied_helpers")
QUICK = Limits(delay=0, allows_private=True)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))


@pytest.fixture
def site() -> Iterator[Site]:
    with running() as site:
        yield site


def found(site: Site, *listed: str, plan: CrawlPlan | None = None, limits: Limits = QUICK) -> FoundSite:
    request = SiteRequest(plan or CrawlPlan(site.url("/")), limits)
    return site_of_web(request, [site.url(path) for path in listed])


def compared(site: Site, *listed: str) -> Coverage:
    return compare([site.url(path) for path in listed], [found(site, *listed)])


def test_a_site_full_of_traps_has_its_300_pages_and_no_others() -> None:
    with trapping() as site:
        outcome = compared(site, *LISTED)
        asked = len(site.asked)
        again = compared(site, *LISTED)
    missing = {each.page.url.removeprefix(site.origin) for each in outcome.missing}
    assert missing == {*PAGES, "/below-orphan/"} - set(LISTED)
    assert {each.page.url for each in again.missing} == {each.page.url for each in outcome.missing}
    reasons = {each.page.url.removeprefix(site.origin): each.page.reason for each in outcome.left_out}
    assert reasons["/old-name/"] is Reason.REDIRECTED
    assert reasons["/gone/"] is Reason.GONE
    assert reasons["/sorry/"] is reasons["/member/"] is Reason.ERROR
    assert reasons["/private/a/"] is Reason.BLOCKED
    assert set(reasons.values()) == {*Reason} - {Reason.DECLINED}
    assert [row.url for row in outcome.absent] == [site.url("/lost/")]
    assert [row.url for row in outcome.unlinked or ()] == [site.url("/orphan/")]
    assert asked < 700
    assert len(site.asked) < asked + 200  # only the numbers of visits are new


def test_each_page_knows_its_inlinks_depth_and_date(site: Site) -> None:
    date = "Fri, 31 May 2024 10:00:00 GMT"
    site.replies |= {
        "/": page("<a href=/a>a</a><a href=/old>b</a>"),
        "/a": page("<a href=/b#x>b</a><a href=/a>a</a>", Last_Modified=date),
        "/b": page("B"),
        "/old": redirect("/b"),
    }
    outcome = compared(site, "/")
    told = {
        each.page.url.removeprefix(site.origin): (each.page.inlinks, each.page.depth, each.page.lastmod)
        for each in outcome.missing
    }
    assert told == {"/a": (1, 1, "2024-05-31T10:00:00Z"), "/b": (2, 1, "")}


def test_of_pages_with_one_text_at_nearly_the_same_url_one_is_to_be_listed(site: Site) -> None:
    home = page("<a href=/index.html>h</a><a href=/a/>a</a><a href=/b?x=1>b</a><a href=/c>c</a>")
    site.replies |= {"/": home, "/index.html": home, "/a/": page("A"), "/a": page("A")}
    site.replies |= {"/b": page("B"), "/b?x=1": page("B"), "/c": page("C"), "/c/d": page("C")}
    outcome = compared(site, "/index.html", "/a", "/b")
    assert [each.page.url for each in outcome.missing] == [site.url("/c")]
    to = {each.page.url: (each.page.reason, each.page.to) for each in outcome.left_out}
    assert to == {
        site.url(path): (Reason.CANONICAL, site.url(other))
        for path, other in (("/", "/index.html"), ("/a/", "/a"), ("/b?x=1", "/b"))
    }


def test_what_is_broken_off_goes_on_where_it_was(site: Site) -> None:
    site.replies |= {f"/{number}": page(f"Page {number} <a href=/{number + 1}>n</a>") for number in range(9)}
    request = SiteRequest(CrawlPlan(site.url("/0")), replace(QUICK, per_host=1))
    answered = list[int]()

    def tell(done: int, known: int) -> None:
        assert done <= known
        answered.append(done)

    with pytest.raises(Cancelled):
        site_of_web(request, [], lambda: bool(answered) and answered[-1] > 2, tell)
    assert len(site_of_web(request, []).pages) == 10
    # What was told is kept; the page after that may have been on its way.
    assert [site.count(f"/{number}") for number in range(3)] == [1] * 3


def test_what_stops_it_is_told(site: Site) -> None:
    site.replies["/"] = page("".join(f"<a href=/{number}>n</a>" for number in range(90)))
    site.replies |= {f"/{number}": Reply(500) for number in range(90)}
    failing = found(site, limits=replace(QUICK, tries=1))
    assert not failing.is_complete
    [trouble] = failing.trouble
    assert trouble.startswith("It stopped by itself.")
    private = found(site, limits=Limits(delay=0))
    assert (private.refused, private.trouble) == (("127.0.0.1",), [])
    cut = found(site, plan=CrawlPlan(site.url("/"), most=3))
    assert (cut.is_complete, cut.trouble, len(cut.notes)) == (False, [], 1)


def test_a_site_that_does_not_answer_is_told(site: Site) -> None:
    site.replies["/"] = Reply(403)
    [trouble] = found(site).trouble
    assert trouble == f"The home page {site.url('/')} answers with 403."


def test_files_that_are_no_pages_are_there_and_not_missing(site: Site) -> None:
    pdf = Reply(200, b"%PDF", {"Content-Type": "application/pdf"})
    site.replies |= {"/": page("<a href=/a.pdf>a</a><a href=/b>b</a>"), "/b": pdf, "/c.pdf": pdf}
    outcome = compared(site, "/", "/c.pdf")
    assert (outcome.missing, outcome.absent, outcome.not_compared) == ([], [], 0)


def test_the_home_page_is_that_of_the_site_of_most_urls() -> None:
    assert home_of(["https://a.org/x", "https://b.org/y", "https://b.org/z"]) == "https://b.org/"
    assert home_of([]) == ""
