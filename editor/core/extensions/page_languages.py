"""Tells the languages of the pages of a document, and of the versions that their entries link to."""

from collections.abc import Sequence

from editor.core.document.entries import Entries
from editor.core.extensions.clusters import page_key
from editor.core.extensions.languages import X_DEFAULT, named_versions
from editor.core.fields import XML_SPACE

Languages = tuple[str, ...]  # codes as written, in lower case


def languages_linked_to(entries: Entries) -> Sequence[Languages]:
    """Return the languages of the versions that each entry links to, x-default among them."""
    found: list[Languages] = []
    for file in entries.files:
        named = named_versions(file)
        found += named.by_entry([language.lower() for language in named.languages])
    return found


def own_languages(entries: Entries) -> Sequence[Languages]:
    """Return the languages that each entry gives its own page, by links to its own URL: one or none."""
    found: list[Languages] = []
    for file in entries.files:
        named = named_versions(file)
        links = named.by_entry(list(zip(map(str.lower, named.languages), named.hrefs, strict=True)))
        found += [
            _own(loc, of_entry) if of_entry else ()
            for loc, of_entry in zip(file.column("loc"), links, strict=True)
        ]
    return found


def _own(loc: str, links: Sequence[tuple[str, str]]) -> Languages:
    """Return the languages of the links to a URL itself; equivalent URLs are compared if none is the same."""
    own = loc.strip(XML_SPACE)
    to_itself = [language for language, href in links if href.strip(XML_SPACE) == own]
    if not to_itself:
        key = page_key(own)
        to_itself = [language for language, href in links if page_key(href) == key]
    return tuple(language for language in to_itself if language != X_DEFAULT)
