"""A crawl that was joined gives its pages the answers that it found, where it says enough."""

from editor.core.joined_data import NO_DATA, joined
from editor.core.site.joined_answers import answers_in
from editor.core.site.page_answers import Hop, PageAnswer, UrlVerdict
from tests.for_each import for_each

URL = "https://e.org/a"
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
