"""The language links of entries, read quickly where they are written as nearly all of them are."""

import re
from collections.abc import Sequence
from itertools import accumulate

from editor.core.extensions.clusters import page_key
from editor.core.extensions.declared import HREFLANG
from editor.core.extensions.languages import versions_at
from editor.core.fields import Kind
from editor.core.outline import Names, decoded_attribute, names_of
from editor.core.urls import equivalence_keys
from editor.core.urlset import Urlset
from editor.rules.extensions import texts_of
from editor.rules.hreflang_links import Alternates, comparable_tag
from editor.rules.hreflang_pairs import Links

_ALTERNATE = r'(?=[^<>]*?\srel="alternate")[^<>]*?'
_REL = ' rel="alternate"'
_TAG, _HREF = r'\shreflang="([^"&\t\r\n]*)"', r'\shref="([^"\t\r\n]*)"'


def alternates_of(urlset: Urlset, *, with_pages: bool = False) -> Alternates:
    """The language links of all entries of a document, of one file or of several.

    with_pages: the pages are to be known also where no entry has links.
    """
    links: list[Links] = []
    for part in urlset.parts:
        links += _links_of(part)
    pages = equivalence_keys(urlset.column("loc")) if with_pages or any(links) else []
    return Alternates(pages, links)


def without_links(locs: Sequence[str]) -> Alternates:
    """The pages of entries that have no links, where those of other files may lead to them."""
    return Alternates(equivalence_keys(locs), [()] * len(locs))


def links_at(urlset: Urlset, row: int) -> Links:
    """The language links of an entry."""
    if urlset.kind is not Kind.URLSET:
        return ()
    versions = versions_at(urlset, row)
    return tuple((comparable_tag(version.language), page_key(version.href)) for version in versions)


def _links_of(part: Urlset) -> list[Links]:
    texts = texts_of(part)
    links: list[Links] = [()] * len(texts)
    if part.kind is not Kind.URLSET or not any(texts):
        return links
    rows = [row for row, text in enumerate(texts) if "hreflang" in text]
    if not rows:
        return links
    names = names_of(part.frame)
    usual = _usual_links([texts[row] for row in rows], names)
    for at, row in enumerate(rows):
        own = usual[at : at + 1] or _usual_links([texts[row]], names)
        links[row] = own[0] if own else links_at(part, row)
    return links


def _usual_links(texts: Sequence[str], names: Names) -> list[Links]:
    """The links of texts that are all written in the usual way; none at all where one is not."""
    prefixes = names.prefixes_of(HREFLANG.variants.fullmatch)
    column = "".join(texts)
    if len(prefixes) != 1 or "xmlns" in column or "<!" in column:
        return []
    start = f"<{prefixes[0]}{HREFLANG.block.name}"
    counts = [text.count(start) for text in texts]
    for before in (_REL, _ALTERNATE):
        for first, second in ((_TAG, _HREF), (_HREF, _TAG)):
            pairs = re.findall(f"{start}{before}{first}{second}", column)
            if len(pairs) == sum(counts):
                return _in_rows(pairs, counts, is_tag_first=first is _TAG)
    return []


def _in_rows(pairs: Sequence[tuple[str, str]], counts: Sequence[int], *, is_tag_first: bool) -> list[Links]:
    """Values of links, taken apart again by how many each entry has."""
    tags, hrefs = ([pair[place] for pair in pairs] for place in ((0, 1) if is_tag_first else (1, 0)))
    if any("&" in href for href in hrefs):
        hrefs = list(map(decoded_attribute, hrefs))
    links = list(zip(map(comparable_tag, tags), equivalence_keys(hrefs), strict=True))
    ends = list(accumulate(counts))
    return [tuple(links[end - count : end]) for end, count in zip(ends, counts, strict=True)]
