"""What stands before the first entry: declaration, comments, document type, and the root's start tag."""

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
    """The frame of a sitemap whose root's start tag stands at this offset, without encoding and epilog.

    The namespace is whatever the root has, right or wrong; "" where it has none. None where the start tag
    is not all there.
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
