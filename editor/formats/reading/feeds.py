"""Reads RSS 1.0 and 2.0 and Atom 0.3 and 1.0 as lists of URLs, which can be viewed but not edited.

Source: https://www.sitemaps.org/protocol.html#otherformats
"""

from collections.abc import Iterator

from lxml import etree

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.fields import XML_SPACE, Kind
from editor.core.values.urls import resolve_reference, split
from editor.core.xml.markup import Frame
from editor.formats.reading.trees import local_name, namespace_of, parse_tree, tree_text

_DATES = {
    "item": ("pubDate", "date"),
    "entry": ("updated", "modified", "published", "issued", "created"),
}


def read_feed(text: str, *, damaged: bool = False) -> Document:
    """Read a feed's items: the link as loc, the date as written (RFC 822 or ISO 8601) as lastmod.

    With `damaged`, read as much as possible of a text that is not well-formed; otherwise NotWellFormed is
    raised for it.
    """
    root = parse_tree(text, damaged=damaged)
    namespace = namespace_of(root) if root is not None else ""
    document = Document(Frame(Kind.FEED, "", "", namespace=namespace, namespaces=()))
    if root is not None:
        document.append(document.new_columns(_entries(root)))
    return document


def _entries(root: etree._Element) -> Iterator[Entry]:
    for item in root.iter("{*}item", "{*}entry"):
        # A feed's own elements have the namespace of the item; others, such as media:link, do not count.
        own = [child for child in item if namespace_of(child) == namespace_of(item)]
        name = local_name(item)
        loc = _link_of_item(own) if name == "item" else _link_of_entry(own)
        # Dates of any namespace; in damaged feeds an undeclared prefix stays in the name.
        named = ((local_name(child).rpartition(":")[2], child) for child in item)
        dates = {known: tree_text(child) for known, child in named if known in _DATES[name]}
        lastmod = next((dates[date] for date in _DATES[name] if dates.get(date)), "")
        yield Entry(loc, lastmod)


def _link_of_item(children: list[etree._Element]) -> str:
    """Return the link of an RSS item, or else its guid if that is a URL, whatever its attributes say."""
    links = [tree_text(child) for child in children if local_name(child) == "link"]
    guids = [tree_text(child) for child in children if local_name(child) == "guid"]
    urls = [guid for guid in guids if guid.strip(XML_SPACE).lower().startswith(("http://", "https://"))]
    return next((link for link in links + urls if link.strip(XML_SPACE)), "")


def _link_of_entry(children: list[etree._Element]) -> str:
    """Return the alternate link of an Atom entry; a link without a relation is one too.

    It is resolved against `xml:base` if that is given.
    Source: https://www.rfc-editor.org/rfc/rfc4287#section-2
    """
    links = [child for child in children if local_name(child) == "link"]
    pages = [link for link in links if link.get("rel", "alternate") == "alternate"]
    page = next((link for link in pages if link.get("href", "").strip(XML_SPACE)), None)
    if page is None:
        return ""
    href, base = page.get("href", ""), split(page.base or "")
    return resolve_reference(href.strip(XML_SPACE), base) if base else href
