"""The language links of entries, read quickly where they are written as nearly all of them are."""

import re
from collections.abc import Sequence
from itertools import accumulate

from editor.core.extensions.declared import HREFLANG
from editor.core.extensions.nodes import nodes_at
from editor.core.fields import Kind
from editor.core.outline import Names, decoded_attribute, names_of
from editor.core.urls import equivalence_keys
from editor.core.urlset import Urlset
from editor.rules.extensions import texts_of
from editor.rules.hreflang_links import Alternates, Links, comparable_tag, links_in

_ALTERNATE = r'(?=[^<>]*?\srel="alternate")[^<>]*?'
_TAG, _HREF = r'\shreflang="([^"&\t\r\n]*)"', r'\shref="([^"\t\r\n]*)"'


def alternates_of(urlset: Urlset) -> Alternates:
    """The language links of all entries of a document, of one file or of several."""
    links: list[Links] = []
    for part in urlset.parts:
        links += _links_of(part)
    pages = equivalence_keys(urlset.column("loc")) if any(links) else []
    return Alternates(pages, links)


def links_at(urlset: Urlset, row: int) -> Links:
    """The language links of an entry."""
    return links_in(nodes_at(urlset, row)) if urlset.kind is Kind.URLSET else ()


def _links_of(part: Urlset) -> list[Links]:
    texts = texts_of(part)
    links: list[Links] = [()] * len(texts)
    if part.kind is not Kind.URLSET or not any(texts):
        return links
    rows = [row for row, text in enumerate(texts) if "hreflang" in text]
    if not rows:
        return links
    usual = _usual_links([texts[row] for row in rows], names_of(part.frame))
    for at, row in enumerate(rows):
        links[row] = usual[at] if usual else links_in(nodes_at(part, row))
    return links


def _usual_links(texts: Sequence[str], names: Names) -> list[Links]:
    """The links of texts that are all written in the usual way; none at all where one is not."""
    prefixes = names.prefixes_of(HREFLANG.variants.fullmatch)
    column = "".join(texts)
    if len(prefixes) != 1 or "xmlns" in column or "<!" in column:
        return []
    start = f"<{prefixes[0]}{HREFLANG.block.name}"
    counts = [text.count(start) for text in texts]
    for first, second in ((_TAG, _HREF), (_HREF, _TAG)):
        pairs = re.findall(rf"{start}{_ALTERNATE}{first}{second}", column)
        if len(pairs) == sum(counts):
            break
    else:
        return []
    tags, hrefs = zip(*(pairs if first is _TAG else [pair[::-1] for pair in pairs]), strict=True)
    if "&" in column:
        hrefs = tuple(map(decoded_attribute, hrefs))
    links = list(zip(map(comparable_tag, tags), equivalence_keys(hrefs), strict=True))
    ends = list(accumulate(counts))
    return [tuple(links[end - count : end]) for end, count in zip(ends, counts, strict=True)]
