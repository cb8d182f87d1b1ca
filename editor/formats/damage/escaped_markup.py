"""Sitemaps whose tags were escaped, whole or in part: `&lt;url&gt;` where `<url>` was meant.

Programs that print a sitemap into a web page escape it, and so do templates that take it for a text. A value
that holds escaped tags is not meant here: it is text.
"""

import re
from collections.abc import Iterator
from html import unescape

from editor.core.fields import FIELD_NAMES, Kind
from editor.core.xml.markup import CORE_NAMES
from editor.formats.damage import repair_list
from editor.formats.damage.repair_list import RepairKind, SpanChange, TrackedText

_LESS = r"&(?:lt|#0*+60|\#[xX]0*+3[cC]);"
_NAME = rf"(?:[\w.-]++:)?+(?:{'|'.join(sorted(CORE_NAMES, key=len, reverse=True))})(?=[\s/&>]|\Z)"
ESCAPED_TAG = re.compile(rf"{_LESS}(?:/?+{_NAME}|\?xml\s)")
_ESCAPED_LOC = re.compile(rf"{_LESS}(?:[\w.-]++:)?+loc[\s&>]")
_ESCAPED_START = re.compile(
    rf"{_LESS}(?:\?xml\s|!--|(?:[\w.-]++:)?+(?:urlset|sitemapindex|url|sitemap)[\s&>])"
)
_ESCAPED_END = re.compile(rf"{_LESS}/?+{_NAME}[^<>&]*+(?:&[gG][tT];|&#0*+62;|&#[xX]0*+3[eE];|>)")
_REAL_TAG = re.compile(rf"<(?:[\w.-]++:)?(?:{'|'.join(FIELD_NAMES)})[\s>]")
_PAGE_TAG = re.compile(r"</?+[A-Za-z][^<>]*+>|<!--.*?-->", re.DOTALL)
_REFERENCE = re.compile(r"&(?:[A-Za-z]++|#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6});")
_TEXT = re.compile(r"(?P<tag><[^<>]*+>)(?P<text>[^<]*+)")
_MARKUP_NAME = re.compile(r"</?+(?:[\w.-]++:)?+([\w.-]++)")
_HOLD_NO_TEXT = frozenset({*map(str, (Kind.URLSET, Kind.SITEMAPINDEX)), "url", "sitemap"})


def is_escaped(text: str) -> bool:
    """Return True if all tags of a sitemap are escaped in a text, whatever is around them."""
    return _ESCAPED_LOC.search(text) is not None and _REAL_TAG.search(text) is None


def first_escaped(text: str) -> int:
    """Return where the first escaped tag is that is not part of a value; -1 if there is none."""
    if is_escaped(text):
        found = ESCAPED_TAG.search(text)
        return found.start() if found else -1
    return next((start for start, _ in _escaped_texts(text)), -1)


def unescape_markup(tracked: TrackedText[RepairKind]) -> None:
    """Restore the tags of a sitemap that was escaped, and remove the page around it."""
    text = tracked.text
    if is_escaped(text):
        start = _ESCAPED_START.search(text)
        begin = start.start() if start else 0
        end = max((found.end() for found in _ESCAPED_END.finditer(text)), default=len(text))
        tracked.replace(repair_list.PAGE, _page_removed(text, begin, end))
        tracked.replace(repair_list.UNESCAPED, _unescaped(tracked.text, 0, len(tracked.text)))
        return
    spans = [change for span in _escaped_texts(text) for change in _unescaped(text, *span)]
    tracked.replace(repair_list.UNESCAPED, spans)


def _page_removed(text: str, begin: int, end: int) -> Iterator[SpanChange]:
    """Yield changes that leave nothing of a page but the escaped sitemap in it."""
    yield 0, begin, ""
    for tag in _PAGE_TAG.finditer(text, begin, end):
        yield *tag.span(), ""
    yield end, len(text), ""


def _unescaped(text: str, start: int, end: int) -> Iterator[SpanChange]:
    """Yield changes that take one escaping off a part of a text."""
    for found in _REFERENCE.finditer(text, start, end):
        character = unescape(found[0]).replace("\xa0", " ")
        if character != found[0]:
            yield *found.span(), character


def _escaped_texts(text: str) -> Iterator[tuple[int, int]]:
    """Yield the spans of texts between tags that hold escaped tags, where no value is."""
    lead = text.find("<")
    if lead > 0 and ESCAPED_TAG.search(text, 0, lead):
        yield 0, lead
    if "&" not in text:
        return
    for found in _TEXT.finditer(text):
        if "&" in found["text"] and ESCAPED_TAG.search(found["text"]):
            tag = found["tag"]
            name = _MARKUP_NAME.match(tag)
            is_end = tag.startswith(("</", "<!", "<?")) or tag.endswith("/>")
            if is_end or (name and name[1] in _HOLD_NO_TEXT):
                yield found.span("text")
