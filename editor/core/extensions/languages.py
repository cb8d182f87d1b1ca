"""The language versions that entries name: their links as written, read quickly from a whole document."""

import re
from collections.abc import Callable, Iterable
from typing import NamedTuple

from editor.core.extensions.declared import HREFLANG
from editor.core.extensions.nodes import Node, blocks_at
from editor.core.fields import XML_SPACE, Kind
from editor.core.outline import decoded_attribute
from editor.core.urlset import Urlset

X_DEFAULT = "x-default"
_LANGUAGE_FIRST = re.compile(r'\shreflang="([^"]*)"\s+href="([^"]*)"')
_PAGE_FIRST = re.compile(r'\shref="([^"]*)"\s+hreflang="([^"]*)"')


class Version(NamedTuple):
    """A link of an entry to a version of its page: language and URL, without white space around them."""

    language: str
    href: str


Versions = tuple[Version, ...]


def version_of(block: Node) -> Version | None:
    """What a link says; None where it names no language or no page."""
    language, href = block.value("hreflang"), block.value("href")
    if language is None or href is None or block.value("rel") != "alternate":
        return None
    return Version(language.strip(XML_SPACE), href.strip(XML_SPACE))


def versions_at(urlset: Urlset, row: int) -> Versions:
    """The versions that an entry names, in its order."""
    return tuple(version for block in blocks_at(urlset, row, HREFLANG) if (version := version_of(block)))


def versions_of(urlset: Urlset) -> list[Versions]:
    """The versions that each entry names."""
    found: list[Versions] = []
    for part in urlset.parts:
        found += _versions_of(part) if part.kind is Kind.URLSET else [()] * len(part)
    return found


def _versions_of(part: Urlset) -> list[Versions]:
    known: dict[str, Versions] = {"": ()}  # entries of one page in several languages mostly share their text
    read, found = _reader(part), []
    for row, text in enumerate(part.block.extensions):
        if part.block.source[row] is not None:
            found.append(versions_at(part, row))
            continue
        versions = known.get(text)
        if versions is None:
            quick = read(text) if "hreflang" in text else ()
            versions = known[text] = versions_at(part, row) if quick is None else quick
        found.append(versions)
    return found


def _reader(part: Urlset) -> Callable[[str], Versions | None]:
    """Reads links that are written as nearly all are; None for others."""
    prefixes = [prefix for prefix, name in part.frame.namespaces if HREFLANG.variants.fullmatch(name)]
    start = f"<{prefixes[0]}:{HREFLANG.block.name} " if len(prefixes) == 1 and prefixes[0] else ""

    def read(text: str) -> Versions | None:
        count = text.count(start) if start else 0
        is_usual = not ("xmlns" in text or "<!" in text) and count == text.count('rel="alternate"')
        if not count or not is_usual or count != text.count("hreflang="):
            return None
        pairs = _LANGUAGE_FIRST.findall(text)
        if len(pairs) != count:
            pairs = [(language, href) for href, language in _PAGE_FIRST.findall(text)]
        return _decoded(pairs) if len(pairs) == count else None

    return read


def _decoded(pairs: Iterable[tuple[str, str]]) -> Versions:
    return tuple(
        Version(
            decoded_attribute(language).strip(XML_SPACE),
            (decoded_attribute(href) if "&" in href else href).strip(XML_SPACE),
        )
        for language, href in pairs
    )
