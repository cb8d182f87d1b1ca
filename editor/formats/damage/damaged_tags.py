"""The tags of a damaged sitemap, however they are written, with the texts between them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from editor.formats.damage.spelling_repair import KNOWN_NAME
from editor.formats.damage.xml_faults import IN_WHOLE_TAG, OPAQUE_TEXT

_TOKEN = re.compile(
    rf"(?P<opaque>{OPAQUE_TEXT})"
    rf"|<(?P<end>/?+)(?P<name>[^\W\d][\w.:-]*+)(?P<inside>{IN_WHOLE_TAG})(?P<empty>/?+)>"
    # A tag that lost its end, and one that lost its beginning.
    rf"|<(?P<cut_end>/?+)(?P<cut>{KNOWN_NAME}|(?<=/)[\w.:-]*+)"
    r"(?:[ \t\r\n]++[\w.:-]++=(?:\"[^\"<]*+\"|'[^'<]*+'))*+(?=[^<>]*+(?:<|\Z))"
    rf"|(?:(?<=[>\s])|\A|(?P<headless_end>/))(?P<headless>{KNOWN_NAME})[ \t]*+>",
    re.DOTALL,
)
_BLANK = re.compile(r"[ \t\r\n]*+")
_LINE_START = re.compile(r"(?:\A|\r\n|\n|\r)[ \t]*+\Z")
_LINE_REST = re.compile(r"[ \t]*+(?:\r\n|\n|\r|\Z)")
_REACH = 200  # characters before a tag in which its line begins


@dataclass(slots=True)
class Tag:
    """A tag of the text, however it is written, and the text that follows it."""

    start: int
    end: int
    name: str  # with its prefix; "" where none can be told
    text_start: int  # of the text after it, up to the next tag; white space around does not count
    text_end: int
    lead: int  # where the text before it begins, after white space
    is_end: bool = False
    is_empty: bool = False
    is_whole: bool = True  # it needs no mending
    is_headless: bool = False  # it has no <, and may be mere text

    @property
    def has_text(self) -> bool:
        """True if a text follows it, or CDATA."""
        return self.text_start < self.text_end

    def as_start(self) -> "Tag":
        """Return the start tag that stands in the place of this one."""
        return replace(self, is_end=False, is_empty=False, is_whole=True)


def damaged_tags(text: str) -> Iterator[Tag]:
    """Yield the tags of a text with the texts between them, in its order."""
    last: Tag | None = None
    position = 0  # of what follows the last token
    for token in _TOKEN.finditer(text):
        if last is not None:
            _take_text(text, last, position, token.start())
        position = token.end()
        if token["opaque"] is not None:
            if last is not None and token[0].startswith("<![CDATA["):
                _take(last, token.start(), token.end())
            continue
        tag = _tag(token, _lead(text, last.end if last else 0, token.start()))
        if last is not None:
            yield last
        last = tag
    if last is not None:
        _take_text(text, last, position, len(text))
        yield last


def _lead(text: str, after: int, start: int) -> int:
    blank = _BLANK.match(text, after, start)
    return blank.end() if blank else start


def _tag(token: re.Match[str], lead: int) -> Tag:
    start, end = token.span()
    if token["name"] is not None:
        is_end, is_empty = bool(token["end"]), bool(token["empty"])
        return Tag(start, end, token["name"], end, end, lead, is_end=is_end, is_empty=is_empty)
    if token["cut"] is not None:
        is_end = bool(token["cut_end"])
        return Tag(start, end, token["cut"], end, end, lead, is_end=is_end, is_whole=False)
    is_end = bool(token["headless_end"])
    return Tag(start, end, token["headless"], end, end, lead, is_end=is_end, is_whole=False, is_headless=True)


def _take_text(text: str, tag: Tag, start: int, end: int) -> None:
    part = text[start:end]
    stripped = part.strip(" \t\r\n")
    if stripped:
        begin = start + part.index(stripped[0])
        _take(tag, begin, begin + len(stripped))


def _take(tag: Tag, start: int, end: int) -> None:
    if not tag.has_text:
        tag.text_start = start
    tag.text_end = end


def line_span(text: str, start: int, end: int) -> tuple[int, int]:
    """Return the span to remove for a part of a text: its whole line, if nothing else is in it."""
    before, rest = line_start(text, start), _LINE_REST.match(text, end)
    if before is None or rest is None:
        return start, end
    return start - len(before.lstrip("\r\n")), rest.end()


def line_start(text: str, start: int) -> str | None:
    """Return the whitespace before a position, with the line end before it; None if more is on the line."""
    found = _LINE_START.search(text, max(start - _REACH, 0), start)
    return found[0] if found else None
