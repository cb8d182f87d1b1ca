"""Drops the pages from a crawler's table that no sitemap should list, by its other columns.

Source: https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap (list what should
be in search results); the headings are those of Screaming Frog, Sitebulb and Netpeak Spider.
"""

import re
from dataclasses import replace

from editor.core.table import Table, heading_words

_ANSWERS = frozenset({"status code", "statuscode", "http status code", "http status", "response code"})
_INDEXING = frozenset({"indexability", "indexable", "indexable status", "indexierbarkeit"})
_CODE = re.compile(r"([0-9]+)(?!\w)", re.ASCII)  # perhaps with words: `404 Not Found`
_OK = "200"
_NOT_INDEXED = frozenset({"non indexable", "not indexable", "no", "false", "nicht indexierbar"})


def without_unlisted(table: Table) -> Table:
    """Return a table without the rows of pages that did not answer with 200 or are not to be indexed.

    A page for which this is unknown stays.
    """
    headings = list(map(heading_words, table.headings)) if table.has_headings else []
    answers = [column for column, words in enumerate(headings) if words in _ANSWERS]
    indexing = [column for column, words in enumerate(headings) if words in _INDEXING]
    if not answers and not indexing:
        return table
    return replace(
        table,
        rows=tuple(
            row
            for row in table.rows
            if all(_may_be_ok(row[column]) for column in answers)
            and not any(heading_words(row[column]) in _NOT_INDEXED for column in indexing)
        ),
    )


def _may_be_ok(answer: str) -> bool:
    code = _CODE.match(answer.strip())
    return code is None or code[1] == _OK
