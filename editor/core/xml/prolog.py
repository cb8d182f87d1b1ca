"""Reads the text before the first entry: XML declaration, comments, document type, the root's start tag."""

import re

from editor.core.fields import Kind
from editor.core.xml.markup import Frame
from editor.core.xml.outline import declarations
from editor.core.xml.tokens import IN_TAG

_ROOT = re.compile(
    rf"<(?P<prefix>[^\s/>!?:]++:)?+(?P<name>urlset|sitemapindex)(?=[\s/>])(?P<attributes>{IN_TAG})/?>",
    re.DOTALL,
)


def read_prolog(text: str, root: int) -> Frame | None:
    """Return the frame of a sitemap with its root's start tag at an offset, without encoding and epilog.

    The namespace is that of the root, right or wrong; "" if it has none. Returns None if the start tag is
    incomplete.
    """
    tag = _ROOT.match(text, root)
    if tag is None:
        return None
    prefix = tag["prefix"] or ""
    declared = declarations(tag["attributes"])
    return Frame(
        Kind(tag["name"]),
        text[: tag.end()],
        "",
        prefix=prefix,
        namespace=declared.get(prefix[:-1], ""),
        namespaces=tuple(declared.items()),
        line_end=next((end for end in ("\r\n", "\n", "\r") if end in text), "\n"),
    )
