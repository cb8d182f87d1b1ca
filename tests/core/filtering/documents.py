"""A document for filters, and the facts that go with it."""

from collections.abc import Sequence
from datetime import UTC, datetime

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.filtering.filter_facts import KnownFacts
from editor.core.site.page_answers import Hop, PageAnswer, UrlVerdict
from editor.core.site.page_urls import Inlinks

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)

ENTRIES = (
    Entry("https://example.com/", "2026-11-21", "daily", "1.0"),
    Entry(
        "https://example.com/Blog/winter.html?utm_source=x&page=2",
        "2026-11-02T10:00:00+02:00",
        "weekly",
        "0.8",
    ),
    Entry("https://example.com/blog/%C3%BCber/uns/team", "2025-01", "Weekly", ""),
    Entry("http://www.example.org/files/paper.PDF#page=3", "2024-05-31T23:30:00-01:00", "", "0.50"),
    Entry("https://m\u00fcnchen.example/blog?a%5B%5D=1", "2023", "never", "high"),
    Entry("https://example.com", "2024/05/01", "", "0.3"),
    Entry("  https://example.com/blog/spaced  ", " 2024-06-01\n", "monthly", " 0.6 "),
    Entry("/relative/blog/", "2024-05-31 10:00", "", ""),
    Entry("", "", "", ""),
)
FACTS = KnownFacts(
    NOW,
    rules={"loc-empty": [8], "lastmod-format": [5, 7]},
    rule_ids=("loc-empty", "loc-padded", "lastmod-format"),
    severities={"error": [5, 8], "warning": [7], "advice": [1, 5]},
    duplicates=[5],
    changed=[2],
    new=[0, 8],
    edited=[0, 2, 3, 8],
    extensions={
        "image": [1],
        "video": [2],
        "news": [3],
        "hreflang": [4],
        "mobile": [5],
        "extension": [1, 2, 3, 4, 5],
    },
    counts={
        "image": [0, 4, 0, 1, 0, 0, 0, 0, 0],
        "video": [0, 0, 2, 0, 0, 0, 0, 0, 0],
        "news": [0, 0, 0, 1, 0, 0, 0, 0, 0],
        "hreflang": [0, 0, 0, 0, 12, 0, 0, 0, 2],
        "mobile": [0, 0, 0, 0, 0, 2, 0, 0, 1],
    },
    page_answers={
        0: PageAnswer("0", UrlVerdict.OK, status=200, final_url="https://example.com/", milliseconds=90),
        1: PageAnswer(
            "1",
            UrlVerdict.GONE,
            (UrlVerdict.REDIRECTED,),
            status=404,
            final_url="https://e.org/Gone",
            hops=(Hop("1", 301), Hop("2", 302)),
        ),
        2: PageAnswer(
            "2",
            UrlVerdict.REDIRECTED,
            status=200,
            final_url="https://example.com/login",
            hops=(Hop("2", 302),),
            content_type="text/HTML; charset=utf-8",
            last_modified="Wed, 25 Nov 2026 10:00:00 GMT",
            size=4000,
        ),
        3: PageAnswer("3", UrlVerdict.UNREACHABLE),
        5: PageAnswer("5", UrlVerdict.SOFT_404, (UrlVerdict.NOINDEX,), status=200, canonical="/other"),
        6: PageAnswer("6", UrlVerdict.SERVER_ERROR, status=503, milliseconds=2500),
    },
    blocked=[4],
    compared={"not-found": [3, 5], "unlinked": [6]},
    names=[("sitemap-news.xml", range(3)), ("Shop.xml", range(3, 9))],
)
INLINKS = {ENTRIES[row].loc.strip(): Inlinks(count) for row, count in ((0, 0), (2, 12), (5, 3))}


def document(entries: Sequence[Entry] = ENTRIES) -> Document:
    urlset = Document()
    urlset.append(urlset.new_columns(entries))
    urlset.mark_inlinks(INLINKS)
    return urlset
