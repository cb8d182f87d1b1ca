"""What a joined table says of pages as answers: of a crawl, the status and whether they may be indexed.

Headings are understood as those of tables that name the pages of a site (`found_pages`). Nothing is
asked for, and where a table does not say enough for a verdict there is no answer.
"""

from collections.abc import Iterator, Sequence

from editor.core.fields import XML_SPACE
from editor.core.joined_data import JoinedData
from editor.core.site.found_pages import FoundPage, Reason, site_of_table
from editor.core.site.page_answers import Hop, PageAnswer, UrlVerdict
from editor.core.table_import import CrawlColumns, Table, heading_words

_VERDICTS = {
    Reason.NOINDEX: UrlVerdict.NOINDEX,
    Reason.CANONICAL: UrlVerdict.CANONICALISED,
    Reason.REDIRECTED: UrlVerdict.REDIRECTED,
    Reason.BLOCKED: UrlVerdict.BLOCKED,
    Reason.GONE: UrlVerdict.GONE,
}
_SERVER_ERROR = 500
_OK = 200
_INDEXED = frozenset({"indexable", "yes", "true", "indexierbar"})


def answers_in(data: JoinedData, locs: Sequence[str]) -> list[PageAnswer]:
    """Return what the columns that were joined say of entries with these URLs, each URL once."""
    if not _says_anything(data):
        return []
    urls = list(dict.fromkeys(stripped for loc in locs if (stripped := loc.strip(XML_SPACE))))
    columns = [column.texts_of(urls) for column in data.columns]
    rows = tuple(zip(urls, *columns, strict=True))
    table = Table(("URL", *(column.heading for column in data.columns)), rows)
    pages = {page.url: page for page in site_of_table(table, "").pages}
    crawl = CrawlColumns.of(table)
    return list(_answers(pages, crawl, rows))


def _says_anything(data: JoinedData) -> bool:
    crawl = CrawlColumns.of(Table(tuple(column.heading for column in data.columns), ()))
    return bool(crawl.answers or crawl.indexing or crawl.issues)


def _answers(
    pages: dict[str, FoundPage], crawl: CrawlColumns, rows: Sequence[Sequence[str]]
) -> Iterator[PageAnswer]:
    for row in rows:
        page, status = pages.get(row[0]), _status(crawl, row)
        if page is None:
            continue
        verdict = _verdict(page, status, is_indexed=_is_indexed(crawl, row))
        if verdict is not None:
            yield _answer(page, verdict, status, _type(crawl, row))


def _answer(page: FoundPage, verdict: UrlVerdict, status: int | None, content_type: str) -> PageAnswer:
    if verdict is UrlVerdict.REDIRECTED:  # what the target answers is not known
        hops = (Hop(page.url, status),) if status is not None else ()
        return PageAnswer(page.url, verdict, final_url=page.to, hops=hops)
    return PageAnswer(
        page.url,
        verdict,
        status=status,
        final_url=page.url,
        content_type=content_type,
        canonical=page.to if verdict is UrlVerdict.CANONICALISED else "",
        robots=("noindex",) if verdict is UrlVerdict.NOINDEX else (),
    )


def _verdict(page: FoundPage, status: int | None, *, is_indexed: bool) -> UrlVerdict | None:
    """Return the verdict about a page; None if the table does not say enough."""
    if page.reason is None:
        return UrlVerdict.OK if status == _OK or is_indexed else None
    if page.reason is Reason.ERROR:
        if status is None:
            return None
        return UrlVerdict.SERVER_ERROR if status >= _SERVER_ERROR else UrlVerdict.CLIENT_ERROR
    return _VERDICTS.get(page.reason)


def _status(crawl: CrawlColumns, row: Sequence[str]) -> int | None:
    """Return the status that a row has; None if there is none that HTTP knows."""
    texts = (row[column].strip()[:3] for column in crawl.answers)
    found = (int(text) for text in texts if text.isascii() and text.isdigit())
    return next((status for status in found if 100 <= status < 600), None)


def _is_indexed(crawl: CrawlColumns, row: Sequence[str]) -> bool:
    return any(heading_words(row[column]) in _INDEXED for column in crawl.indexing)


def _type(crawl: CrawlColumns, row: Sequence[str]) -> str:
    return next((text for column in crawl.types if (text := row[column].strip())), "")
