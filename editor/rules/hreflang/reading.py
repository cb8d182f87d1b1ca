"""Reads the language links of entries in the form in which the rules compare them."""

from collections.abc import Iterable, Sequence

from editor.core.document.entries import Entries
from editor.core.extensions.clusters import page_key
from editor.core.extensions.languages import named_versions, versions_at
from editor.core.fields import Kind
from editor.core.values.urls import equivalence_keys
from editor.rules.hreflang.codes import comparable_tag
from editor.rules.hreflang.links import Alternates
from editor.rules.hreflang.pairs import NO_LINKS, Links
from editor.rules.url_column import UrlColumn


def alternates_of(
    entries: Entries, column: UrlColumn | None = None, *, with_pages: bool = False
) -> Alternates:
    """Return the language links of all entries of a document, of one file or of several.

    column: the URLs of the entries, if they were examined before. with_pages: include the pages even if no
    entry has links.
    """
    versions = [named_versions(file) for file in entries.files]
    if not with_pages and not any(named.hrefs for named in versions):
        return Alternates()
    tags: list[tuple[str, ...]] = []
    linked: list[tuple[str, ...]] = []
    for named in versions:
        by_spelling = {language: comparable_tag(language) for language in set(named.languages)}
        tags += named.by_entry(list(map(by_spelling.__getitem__, named.languages)))
        linked += named.by_entry(equivalence_keys(named.hrefs))
    pages = column.keys() if column else equivalence_keys(entries.column("loc"))
    return Alternates(pages, tags, linked)


def without_links(locs: Sequence[str]) -> Alternates:
    """Return the pages of entries without links, to which other files may link."""
    return Alternates(equivalence_keys(locs), [()] * len(locs), [()] * len(locs))


def links_at(entries: Entries, rows: Iterable[int]) -> list[Links]:
    """Return the language links of some entries."""
    if entries.kind is not Kind.URLSET:
        return [NO_LINKS for _ in rows]
    each = (versions_at(entries, row) for row in rows)
    return [
        Links(
            tuple(comparable_tag(version.language) for version in versions),
            tuple(page_key(version.href) for version in versions),
        )
        for versions in each
    ]
