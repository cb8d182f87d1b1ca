"""What tables say of pages: which there are, and why some are not to be listed."""

from editor.core.joined_data import NO_DATA, joined
from editor.core.site.found_pages import FoundPage, Reason, answers_in, site_of_table
from editor.core.site.page_answers import Hop, PageAnswer, UrlVerdict
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


ISSUES = {
    Reason.GONE: ["Not found (404)", "Introuvable (404)", "見つかりませんでした（404）"],
    Reason.ERROR: [
        "Soft 404",
        "ソフト 404",
        "Server error (5xx)",
        "Redirect error",
        "Blocked due to other 4xx issue",
    ],
    Reason.NOINDEX: ["Excluded by ‘noindex’ tag", "Durch „noindex“-Tag ausgeschlossen"],
    Reason.BLOCKED: ["Blocked by robots.txt", "Indexed, though blocked by robots.txt"],
    Reason.REDIRECTED: ["Page with redirect", "Page avec redirection", "ページにリダイレクトがあります"],
    Reason.CANONICAL: [
        "Alternate page with proper canonical tag",
        "Alternative Seite mit richtigem kanonischen Tag",
        "代替ページ（適切な canonical タグあり）",
    ],
    None: [
        "Discovered - currently not indexed",
        "Duplicate without user-selected canonical",
        "Alternating titles",
    ],
}


def test_an_issue_of_search_console_is_the_reason_in_any_language() -> None:
    for reason, issues in ISSUES.items():
        for issue in issues:
            found = page("URL|Issue".replace("|", ","), f"{URL},{issue.replace(',', ' ')}")
            assert found.reason is reason, issue
            assert (issue.replace(",", " ") in str(found.evidence)) == (reason is not None)


def test_a_list_of_pages_with_an_issue_or_that_searches_showed_knows_nothing_of_others() -> None:
    rows = ((URL, "Soft 404", "200"),)
    site = site_of_table(Table(("URL", "Issue", "Visits"), rows), "t.csv")
    assert (site.scopes, [str(note) for note in site.notes]) == (
        (),
        ["It lists the pages with an issue alone, so nothing is called absent for what it lacks."],
    )
    shown = site_of_table(Table(("Top pages", "Clicks", "Impressions"), rows), "t.csv")
    assert (shown.scopes, len(shown.notes)) == ((), 1)
    crawl = site_of_table(Table(("URL", "Issue", "Status Code"), rows), "t.csv")
    assert (crawl.scopes, crawl.notes) == ({"https://e.org/"}, ())


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


HEADINGS = (
    "Address",
    "Status Code",
    "Content Type",
    "Indexability",
    "Indexability Status",
    "Canonical",
    "Redirect URL",
)


def answers(*cells: str, headings: tuple[str, ...] = HEADINGS) -> list[PageAnswer]:
    row = (URL, *cells, *[""] * (len(headings) - 1 - len(cells)))
    return answers_in(NO_DATA.with_columns(joined([URL], headings, [row], 0).columns), [f" {URL} ", "", URL])


HTML = "text/html; charset=UTF-8"
CASES = [
    (("200", HTML, "Indexable"), UrlVerdict.OK, 200),
    (("404", HTML, "Non-Indexable", "Client Error"), UrlVerdict.GONE, 404),
    (("403", HTML, "Non-Indexable", "Client Error"), UrlVerdict.CLIENT_ERROR, 403),
    (("503", HTML), UrlVerdict.SERVER_ERROR, 503),
    (("200", HTML, "Non-Indexable", "noindex"), UrlVerdict.NOINDEX, 200),
    (("200", HTML, "Non-Indexable", "Canonicalised", "https://e.org/b"), UrlVerdict.CANONICALISED, 200),
    (("0", "", "Non-Indexable", "Blocked by robots.txt"), UrlVerdict.BLOCKED, None),
    (("", "", "Indexable"), UrlVerdict.OK, None),
]


@for_each(("cells", "verdict", "status"), CASES)
def test_a_row_of_a_crawl_is_an_answer(
    cells: tuple[str, ...], verdict: UrlVerdict, status: int | None
) -> None:
    [answer] = answers(*cells)
    assert (answer.url, answer.verdict, answer.status) == (URL, verdict, status)


def test_a_redirect_and_a_canonical_say_where_they_lead() -> None:
    [redirect] = answers("301", HTML, "Non-Indexable", "Redirected", "", "/new")
    assert (redirect.hops, redirect.final_url) == ((Hop(URL, 301),), "https://e.org/new")
    assert redirect.status is None  # which the target has
    [elsewhere] = answers("200", HTML, "", "", "https://e.org/b")
    assert elsewhere.canonical == "https://e.org/b"


@for_each("cells", [(), ("0",), ("", "", "Non-Indexable", "No Response"), ("200", "image/png")])
def test_what_says_too_little_or_is_no_page_has_no_answer(cells: tuple[str, ...]) -> None:
    assert answers(*cells) == []


@for_each(
    ("issue", "verdicts"),
    [
        ("Not found (404)", [UrlVerdict.GONE]),
        ("Excluded by ‘noindex’ tag", [UrlVerdict.NOINDEX]),
        ("Page with redirect", [UrlVerdict.REDIRECTED]),
        ("Server error (5xx)", []),  # which one is not said
        ("Crawled - currently not indexed", []),
    ],
)
def test_an_issue_of_search_console_is_an_answer_where_it_says_enough(
    issue: str, verdicts: list[UrlVerdict]
) -> None:
    assert [answer.verdict for answer in answers(issue, headings=("URL", "Issue"))] == verdicts


def test_a_table_without_answers_has_none() -> None:
    assert answers("5", headings=("Page", "Clicks")) == []
    assert answers_in(NO_DATA, [URL]) == []
