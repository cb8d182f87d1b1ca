"""The lines before a root that name a style sheet: those for XSLT, and the one for this program's CSS.

Source: https://www.w3.org/TR/xml-stylesheet/
"""

import re
from dataclasses import replace

from editor.core.fields import XML_SPACE
from editor.core.xml.markup import Frame
from editor.core.xml.outline import attribute_list
from editor.core.xml.tokens import COMMENT, DOCTYPE, INSTRUCTION

OWN_STYLE = "sitemap.css"  # the file that is written beside a sitemap
_OWN_LINE = f'<?xml-stylesheet type="text/css" href="{OWN_STYLE}"?>'
# The types that browsers take for XSLT, and others that people write for it.
_XSLT_TYPES = frozenset(
    {
        "application/xml",
        "application/xsl",
        "application/xsl+xml",
        "application/xslt+xml",
        "text/xml",
        "text/xsl",
        "text/xslt",
    }
)
_XSLT_NAMES = (".xsl", ".xslt")
# Lines inside a comment or the document type do not count.
_PIECE = re.compile(
    rf"{COMMENT}|{DOCTYPE}|(?P<line><\?xml-stylesheet(?=[ \t\r\n])(?>(?P<attributes>.*?)\?>))|{INSTRUCTION}",
    re.DOTALL,
)
_REST_OF_LINE = re.compile(r"[ \t]*(?:\r\n?|\n)")


def xslt_lines(frame: Frame) -> list[re.Match[str]]:
    """Return the lines of a prolog that name XSLT style sheets."""
    if "<?xml-stylesheet" not in frame.prolog:
        return []
    found = (match for match in _PIECE.finditer(frame.prolog) if match["line"])
    return [match for match in found if _is_xslt(match["attributes"])]


def _is_xslt(attributes: str) -> bool:
    told = dict(attribute_list(attributes))
    kind = told.get("type", "").partition(";")[0].strip(XML_SPACE).lower()
    path = told.get("href", "").partition("#")[0].partition("?")[0]
    return kind in _XSLT_TYPES if kind else path.lower().endswith(_XSLT_NAMES)


def without_xslt(frame: Frame) -> Frame:
    """Return the frame without the lines that name XSLT, and without lines that are empty afterwards."""
    prolog = frame.prolog
    for match in reversed(xslt_lines(frame)):
        start, end = match.span()
        begin = len(prolog[:start].rstrip(" \t"))
        rest = _REST_OF_LINE.match(prolog, end)
        if rest and (not begin or prolog[begin - 1] in "\r\n"):
            start, end = begin, rest.end()
        prolog = prolog[:start] + prolog[end:]
    return replace(frame, prolog=prolog)


def with_own_style(frame: Frame) -> Frame:
    """Return the frame with a line for this program's CSS instead of those for XSLT."""
    found = xslt_lines(frame)
    if not found:
        return frame
    start, end = found[0].span()
    after = without_xslt(replace(frame, prolog=frame.prolog[end:])).prolog
    return replace(frame, prolog=frame.prolog[:start] + _OWN_LINE + after, brings_style=True)


def brings_own_style(frame: Frame) -> bool:
    """Return True if the CSS must be written beside the file, as its line was added after reading."""
    return frame.brings_style and _OWN_LINE in frame.prolog
