"""What tables say of pages: which there are, and why some are not to be listed."""

from editor.core.site.found_pages import FoundPage, Reason, site_of_table
from editor.core.table_import import Table
from tests.for_each import for_each

URL = "https://e.org/a"


def page(headings: str, row: str) -> FoundPage:
    table = Table(tuple(headings.split(",")), (tuple(row.split(",")),))
    [found] = site_of_table(table, "crawl.csv").pages
    return found


@for_each(
    "headings,row,reason,to",
    [
        ("Address", "", None, ""),
        ("Address,Status Code", "200", None, ""),
        ("Address,Status Code,Redirect URL", "301,/b", Reason.REDIRECTED, "https://e.org/b"),
        ("Address,Status Code", "404", Reason.GONE, ""),
        ("Address,Status Code", "410 Gone", Reason.GONE, ""),
        ("Address,Status Code", "503", Reason.ERROR, ""),
        ("Address,Status Code", "0", Reason.ERROR, ""),
        ("Address,Status Code,Indexability Status", "0,Blocked by robots.txt", Reason.BLOCKED, ""),
        ("Address,Indexability,Indexability Status", "Non-Indexable,noindex", Reason.NOINDEX, ""),
        ("Address,Indexability", "Non-Indexable", Reason.NOINDEX, ""),
        ("Address,Indexability,Canonical Link Element 1", "Indexable,https://e.org/a", None, ""),
        (
            "Address,Indexability,Indexability Status,Canonical Link Element 1",
            "Non-Indexable,Canonicalised,https://e.org/b",
            Reason.CANONICAL,
            "https://e.org/b",
        ),
    ],
)
def test_the_reason_is_what_a_crawler_says(headings: str, row: str, reason: Reason | None, to: str) -> None:
    found = page(headings, f"{URL},{row}" if "," in headings else URL)
    assert (found.reason, found.to) == (reason, to)


def test_links_depth_and_dates_are_taken_and_what_is_none_is_unknown() -> None:
    found = page("URL,Inlinks,Crawl Depth,Last Modified", f"{URL},12,3,2026-11-01")
    assert (found.inlinks, found.depth, found.lastmod) == (12, 3, "2026-11-01")
    found = page("URL,Inlinks,Crawl Depth,Last Modified", f"{URL},many,,yesterday")
    assert (found.inlinks, found.depth, found.lastmod) == (None, None, "")


def test_what_is_no_page_is_left_out_and_the_sites_are_known() -> None:
    rows = (("https://e.org/a.png", "image/png"), ("https://x.org/", "text/html"), ("/path", "text/html"))
    site = site_of_table(Table(("URL", "Content Type"), rows), "crawl.csv")
    assert [each.url for each in site.pages] == ["https://x.org/"]
    assert site.scopes == {"https://x.org/"}


def test_a_table_without_urls_has_no_pages() -> None:
    assert not site_of_table(Table(("a",), (("b",),)), "crawl.csv").pages
