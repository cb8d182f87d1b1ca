"""Recognises the kind of a text."""

from editor.core.xml.tokens import SCRIPT
from editor.formats.reading.text_beginning import BEFORE_ROOT, HTML_DOCTYPE, NAME, SITEMAPS, TextKind


def sniff(text: str) -> TextKind:
    """Recognise the kind of a text by its beginning, without checking that it is well-formed.

    Raises Unreadable: file-empty, html-instead-of-sitemap, root-unknown, not-a-sitemap, template-code,
    merge-conflict, not-well-formed (no root at all); BrokenXml: root-unknown (only letter case is wrong, or
    it has entries all the same).
    """
    plain = _plain_kind(text)
    if plain is not None:
        return plain
    from editor.formats.reading.unusual_texts import sniff_unusual  # noqa: PLC0415 - few files need all of it

    return sniff_unusual(text)


def _plain_kind(text: str) -> TextKind | None:
    """Return the kind of a text whose root says it; None if that takes a closer look."""
    before = BEFORE_ROOT.match(text)
    end = before.end() if before else 0
    root = NAME.match(text, end)
    if not root or HTML_DOCTYPE.search(text, 0, end) or SCRIPT.search(text, 0, end):
        return None
    kind = SITEMAPS.get(root[1].rpartition(":")[2])
    return TextKind(kind, root.start()) if kind is not None else None
