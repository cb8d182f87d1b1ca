"""Finds URLs that look like those of sitemaps, which belong in an index."""

from editor.core.document.entries import Entries
from editor.core.fields import Kind
from editor.rules.loc.advice import looks_like_sitemap
from editor.rules.url_column import UrlColumn

LOOKS_LIKE_SITEMAP = "loc-looks-like-sitemap"
LISTS_SITEMAPS = "urlset-lists-sitemaps"


def sitemap_looks(column: UrlColumn) -> bytearray:
    """Return 1 for each URL that looks like a sitemap, else 0."""
    looks = bytearray(len(column.locs))
    if column.has_telling_dots:
        for row, loc in enumerate(column.locs):
            if ".xml" in loc.lower():
                looks[row] = looks_like_sitemap(loc)
    return looks


def looks_of(entries: Entries, column: UrlColumn) -> bytearray:
    """Return 1 for each row whose URL looks like a sitemap, else 0; always 0 outside a urlset."""
    return sitemap_looks(column) if entries.kind is Kind.URLSET else bytearray(len(column.locs))
