"""Puts quotation marks around attribute values that have none, or typographic ones."""

import re
from collections.abc import Iterator

from editor.formats.damage.tracked_text import SpanChange

_SPACE = "[ \t\r\n]"
_MARKS = "“”„«»‘’‚"  # from word processors and web pages with code
_NAME = r"[^\W\d][\w.:-]*+"
_EQUALS = rf"{_SPACE}++{_NAME}{_SPACE}*+={_SPACE}*+"
_QUOTED = """"[^"<]*+"|'[^'<]*+'"""
_ODD = rf"""[{_MARKS}](?P<marked>[^"'<>{_MARKS}]*+)[{_MARKS}]|(?P<bare>[^\s"'<>{_MARKS}]+?)(?={_SPACE}|/?>)"""
_ODD_TAG = re.compile(rf"""<{_NAME}(?:{_EQUALS}(?:{_QUOTED}))*+{_EQUALS}(?![\s"'<>])[^<>]*+>""")
_TAG_NAME = re.compile(f"<{_NAME}")
_ATTRIBUTE = re.compile(f"{_EQUALS}(?:{_QUOTED}|(?P<odd>{_ODD}))")
_TAG_END = re.compile(f"{_SPACE}*+/?>")


def quote_attributes(text: str, start: int, end: int) -> Iterator[SpanChange]:
    """Yield replacements that put attribute values in quotation marks; otherwise faulty tags stay as they
    are.
    """
    for tag in _ODD_TAG.finditer(text, start, end):
        spans = []
        name = _TAG_NAME.match(text, tag.start())
        at = name.end() if name else tag.start()
        while value := _ATTRIBUTE.match(text, at, tag.end()):
            at = value.end()
            if value["odd"]:
                spans.append((*value.span("odd"), f'"{value["marked"] or value["bare"] or ""}"'))
        if _TAG_END.match(text, at):
            yield from spans
