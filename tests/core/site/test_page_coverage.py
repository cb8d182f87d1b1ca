"""What a sitemap lists is compared with the pages that there are."""

from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.site.declined_urls import DeclinedUrls
from editor.core.site.found_pages import FoundPage, FoundSite, Reason, Source
from editor.core.site.page_coverage import (
    HEADINGS,
    Absence,
    Coverage,
    Part,
    addition,
    compare,
    lines_of,
    record_of,
)
from editor.core.site.page_urls import MOST_SOURCES, without_query
from tests.core.documents import filled, snapshot

HOST = "https://e.org"
HOME = f"{HOST}/"


def folder(*pages: FoundPage, others: frozenset[str] = frozenset()) -> FoundSite:
    return FoundSite(Source.FOLDER, "public", pages, (HOME,), others, HOME)


def table(*pages: FoundPage) -> FoundSite:
    return FoundSite(Source.TABLE, "crawl.csv", pages, (HOME,))


def page(path: str, reason: Reason | None = None, to: str = "", *, links: str = "") -> FoundPage:
    """A page at a path that links to others."""
    return FoundPage(
        HOST + path, reason, HOST + to if to else "", links=[HOST + each for each in links.split()]
    )


def found(listed: str, *sites: FoundSite, declined: str = "") -> Coverage:
    return compare([HOST + path for path in listed.split()], sites, DeclinedUrls(declined.split()))


def missing(coverage: Coverage) -> list[str]:
    return [each.page.url.removeprefix(HOST) for each in coverage.missing]


def left_out(coverage: Coverage) -> dict[str, Reason | None]:
    return {each.page.url.removeprefix(HOST): each.page.reason for each in coverage.left_out}


def test_pages_are_missing_or_left_out_for_a_reason_and_rows_absent() -> None:
    coverage = found(
        "/ /gone",
        folder(page("/"), page("/new"), page("/tag/", Reason.NOINDEX), page("/old", Reason.REDIRECTED)),
    )
    assert missing(coverage) == ["/new"]
    assert left_out(coverage) == {"/tag/": Reason.NOINDEX, "/old": Reason.REDIRECTED}
    assert [(each.row, each.reason) for each in coverage.absent] == [(1, Absence.NO_FILE)]
    assert [coverage.count(part) for part in Part] == [1, 2, 1, 0, 0]


def test_listed_pages_that_should_not_be_are_told_with_their_reason_and_nothing_else_of_them() -> None:
    pages = [page("/", links="/"), page("/a", Reason.NOINDEX), page("/b", Reason.CANONICAL, "/")]
    coverage = found("/ /b /a /tag/", folder(*pages, page("/tag/", links="/tag/")), declined="/tag/*")
    refused = [(each.row, each.page.reason, each.page.to) for each in coverage.not_indexable]
    assert refused == [(1, Reason.CANONICAL, f"{HOST}/"), (2, Reason.NOINDEX, "")]
    assert [each.row for each in coverage.unlinked or ()] == [3]
    assert [coverage.count(part) for part in Part] == [0, 0, 0, 2, 1]


def test_missing_pages_stand_in_the_order_of_their_folders() -> None:
    coverage = found("/", folder(*map(page, ["/b/c/x", "/b/z", "/a", "/b/c/", "/b/a"])))
    assert missing(coverage) == ["/a", "/b/a", "/b/z", "/b/c/", "/b/c/x"]


def test_a_page_is_listed_under_any_of_its_urls_and_with_a_query_or_fragment() -> None:
    about = FoundPage(f"{HOST}/about/", other_urls=(f"{HOST}/about", f"{HOST}/about.html"))
    for listed in ("/about.html", "/about", "/%61bout/", "/about#team", "/about?x=1"):
        coverage = found(listed, folder(about))
        assert (missing(coverage), list(coverage.absent)) == ([], []), listed


def test_a_query_makes_another_page_of_a_table() -> None:
    coverage = found("/a?x=1", table(page("/a"), page("/a?x=2")))
    assert missing(coverage) == ["/a", "/a?x=2"]
    assert [each.reason for each in coverage.absent] == [Absence.NO_ROW]


def test_a_file_that_is_no_page_is_there_and_not_missing() -> None:
    coverage = found("/a.pdf", folder(page("/"), others=frozenset({f"{HOST}/a.pdf", f"{HOST}/b.pdf"})))
    assert (missing(coverage), list(coverage.absent)) == (["/"], [])


def test_several_sources_say_together_what_there_is() -> None:
    coverage = found(
        "/both /file /row /none /dead",
        folder(*map(page, ["/both", "/file", "/new"])),
        table(
            page("/both"), page("/row"), page("/new", Reason.GONE), page("/other"), page("/dead", Reason.GONE)
        ),
    )
    assert [(each.row, each.reason) for each in coverage.absent] == [(3, Absence.NEITHER), (4, Absence.GONE)]
    assert missing(coverage) == ["/other"]
    [both] = coverage.left_out
    assert (both.page.reason, both.sources) == (Reason.GONE, [Source.FOLDER, Source.TABLE])


def test_what_a_source_cannot_know_is_not_judged() -> None:
    docs = f"{HOST}/docs/"
    home = FoundPage(docs, other_urls=(f"{HOST}/docs",))
    site = FoundSite(Source.FOLDER, "public", [home], (docs,), home=docs)
    coverage = compare([f"{HOST}/docs", f"{HOST}/shop", "https://x.org/", " "], [site])
    assert (list(coverage.absent), coverage.not_compared, coverage.listed) == ([], 2, 3)
    foreign = FoundSite(Source.TABLE, "t", [FoundPage("https://x.org/")], ("https://x.org/",))
    coverage = found("/", foreign)
    assert (missing(coverage), coverage.elsewhere, coverage.not_compared) == ([], 1, 1)
    assert coverage.is_of_another_site


def test_a_list_of_unlisted_pages_of_the_same_site_is_no_other_one() -> None:
    some = FoundSite(Source.TABLE, "t", [page("/new")])
    coverage = found("/a", some)
    assert (missing(coverage), coverage.not_compared) == (["/new"], 1)
    assert not coverage.is_of_another_site


def test_a_site_whose_listed_pages_are_all_gone_is_no_other_one() -> None:
    coverage = found("/a", FoundSite(Source.TABLE, "t", [page("/a", Reason.GONE)]))
    assert [each.reason for each in coverage.absent] == [Absence.GONE]
    assert not coverage.is_of_another_site


def test_an_empty_sitemap_lacks_all_pages_of_a_table() -> None:
    assert missing(found("", table(page("/a")))) == ["/a"]


def test_links_are_counted_by_pages_and_from_the_home_page_on() -> None:
    coverage = found(
        "/ /a /alone",
        folder(
            page("/", links="/a /a /"),
            page("/a", links="/b /"),
            page("/b", links="/b"),
            page("/alone", links="/a /alone"),
            page("/404", Reason.ERROR, links="/alone"),
        ),
    )
    [b] = coverage.missing
    assert (b.page.inlinks, b.page.depth) == (1, 2)
    assert [each.row for each in coverage.unlinked or ()] == [2]
    assert {url: (known.count, known.sources) for url, known in coverage.inlinks.items()} == {
        f"{HOST}/": (1, (f"{HOST}/a",)),
        f"{HOST}/a": (2, (f"{HOST}/", f"{HOST}/alone")),
        f"{HOST}/alone": (0, ()),
    }


def test_all_pages_that_link_to_a_url_are_counted_and_the_first_are_named() -> None:
    count = MOST_SOURCES + 20
    coverage = found("/", folder(page("/"), *(page(f"/{number}", links="/") for number in range(count))))
    assert coverage.inlinks[f"{HOST}/"].count == count
    assert len(coverage.inlinks[f"{HOST}/"].sources) == MOST_SOURCES


def test_a_link_to_a_page_that_leads_on_links_to_where_it_leads() -> None:
    pages = page("/", links="/old"), page("/old", Reason.REDIRECTED, "/older"), page("/new")
    older = page("/older", Reason.REDIRECTED, "/new")
    assert found("/ /new", folder(*pages, older)).unlinked == []
    circle = page("/older", Reason.REDIRECTED, "/old")
    assert [each.row for each in found("/ /new", folder(*pages, circle)).unlinked or ()] == [1]


def test_a_redirect_alone_links_to_nothing() -> None:
    coverage = found(
        "/ /new", folder(page("/"), page("/old", Reason.REDIRECTED, "/new", links="/new"), page("/new"))
    )
    assert [each.row for each in coverage.unlinked or ()] == [1]


def test_where_nobody_knows_links_nothing_is_said_of_them() -> None:
    unknown = found("/", table(page("/")))
    assert (unknown.unlinked, dict(unknown.inlinks)) == (None, {})
    counted = FoundPage(f"{HOST}/a", inlinks=0), FoundPage(f"{HOST}/b", inlinks=4)
    coverage = found("/a /b", table(*counted))
    assert [each.row for each in coverage.unlinked or ()] == [0]
    assert {url: (known.count, known.sources) for url, known in coverage.inlinks.items()} == {
        f"{HOST}/a": (0, ()),
        f"{HOST}/b": (4, ()),
    }


def test_missing_pages_are_added_behind_the_last_row_of_their_folder() -> None:
    document = filled(*map(Entry, [HOME, f"{HOST}/a/1", f"{HOST}/b/c/1", f"{HOST}/d"]))
    before = snapshot(document)
    edit = addition(document, [page("/a/2"), page("/a/3/x"), page("/b/2"), page("/new")])
    assert edit is not None
    inverse = edit.apply(document)
    assert [loc.removeprefix(HOST) for loc in document.column("loc")] == [
        *("/", "/a/1", "/a/2", "/a/3/x", "/b/c/1", "/b/2", "/d", "/new")
    ]
    inverse.apply(document)
    assert snapshot(document) == before
    assert addition(document, []) is None


PATHS = st.sampled_from(["/", "/a", "/a/", "/b?x=1", "/b", "/c#d", "/%63", "/d.html"])
REASONS = st.sampled_from([None, *Reason])
LINKS = st.lists(PATHS, max_size=3).map(" ".join)
PAGES = st.lists(st.builds(page, PATHS, REASONS, PATHS, links=LINKS), max_size=6)
FILES = st.lists(st.builds(page, PATHS.map(without_query), REASONS, PATHS, links=LINKS), max_size=6)


@given(st.lists(PATHS, max_size=6), FILES, PAGES)
def test_each_page_and_each_row_is_in_one_place_and_adding_and_removing_leaves_none(
    listed: list[str], in_folder: list[FoundPage], in_table: list[FoundPage]
) -> None:
    sites = [folder(*in_folder), table(*in_table)]
    locs = [HOST + path for path in listed]
    coverage = compare(locs, sites)
    unlisted = [each.page.url for each in (*coverage.missing, *coverage.left_out)]
    assert len(set(unlisted)) == len(unlisted)
    assert not {*unlisted} & {*locs}
    absent = {each.row for each in coverage.absent}
    rows = [*absent, *(each.row for each in coverage.not_indexable)]
    rows += [each.row for each in coverage.unlinked or ()]
    assert len(set(rows)) == len(rows)
    assert all(each.page.reason is None for each in coverage.missing)
    stay = [loc for row, loc in enumerate(locs) if row not in absent]
    after = compare([*stay, *(each.page.url for each in coverage.missing)], sites)
    assert (list(after.missing), list(after.absent)) == ([], [])


def test_each_line_says_why_it_is_in_its_list() -> None:
    home = FoundPage(f"{HOST}/", links=(f"{HOST}/new", f"{HOST}/old"))
    pages = [
        home,
        FoundPage(f"{HOST}/new", lastmod="2026-01-02", path="new.html"),
        FoundPage(f"{HOST}/old", Reason.REDIRECTED, f"{HOST}/new"),
        FoundPage(f"{HOST}/secret", Reason.BLOCKED, evidence="line 2"),
        FoundPage(f"{HOST}/alone"),
    ]
    site = FoundSite(Source.FOLDER, "public", pages, scopes=(f"{HOST}/",), home=f"{HOST}/")
    lines = list(lines_of(compare([f"{HOST}/", f"{HOST}/alone", f"{HOST}/lost"], [site])))
    assert [record_of(line, line.evidence) for line in lines] == [
        (
            "missing",
            f"{HOST}/new",
            "",
            f"may be listed; linked from {HOST}/",
            "1",
            "1",
            "2026-01-02",
            "new.html",
        ),
        ("left-out", f"{HOST}/old", "", f"redirected to {HOST}/new", "1", "1", "", ""),
        ("left-out", f"{HOST}/secret", "", "blocked by robots.txt (line 2)", "0", "", "", ""),
        ("absent", f"{HOST}/lost", "3", "no file", "", "", "", ""),
        ("unlinked", f"{HOST}/alone", "2", "no page links to it", "", "", "", ""),
    ]
    assert len(HEADINGS) == len(record_of(lines[0], ""))
    assert [line.is_meant for line in lines] == [True, False, False, True, False]
