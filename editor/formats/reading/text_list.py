"""Reads text lists: one URL a line, nothing escaped. Blank lines are kept as gaps.

Source: https://www.sitemaps.org/protocol.html#otherformats
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from editor.core.document.columns import EntryColumns
from editor.core.document.compact_list import CompactList
from editor.core.document.entries import Entries
from editor.core.fields import XML_SPACE, Kind
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.xml.markup import Frame, Layout, LayoutChild
from editor.formats.errors import too_much
from editor.formats.reading.unusual_entries import MAX_VALUE

_LONG_LINE = QT_TRANSLATE_NOOP(
    "phrases", "Line {line:,} has more than {n:,} characters, far more than any list of URLs needs."
)
_OF_LINE = QT_TRANSLATE_NOOP("phrases", "line {line:,} has more than {n:,} characters")

_FIRST_BLOCK = 32 * 1024  # code points, so that something can be shown at once
_BLOCK = 1024 * 1024  # some 20,000 lines

# Only these three are line ends: str.splitlines splits at many more characters.
_LINE_END = re.compile(r"\r\n|\n|\r")
_REST_OF_LINE = re.compile(r"[ \t]*(?:\r\n|\n|\r|\Z)")
_ROW = re.compile(r"((?:[ \t]*+(?:\r\n|\n|\r))*+)([^\r\n]+)(\r\n|\n|\r|\Z)")


def text_frame(text: str) -> Frame:
    """Return the frame of a text list, without encoding; its epilog is the blank lines after the last URL.

    Raises Unreadable if a line is too long.
    """
    _check_lines(text)
    first = _LINE_END.search(text)
    return Frame(
        Kind.TEXT,
        prolog="",
        epilog=text[_rows_end(text) :],
        namespace="",
        namespaces=(),
        entities=None,
        line_end=first[0] if first else "\n",
    )


def text_blocks(text: str, entries: Entries) -> Iterator[EntryColumns]:
    """Yield the entries of a text list, piece by piece; adds to the layouts of its document.

    A value is its line as written, including spaces.
    """
    at, end, size = 0, _rows_end(text), _FIRST_BLOCK
    while at < end:
        found = _LINE_END.search(text, at + size, end)
        stop = found.end() if found else end
        lines, line_end = _plain_lines(text[at:stop])
        if lines:
            layout = bytearray([_layout(entries.layouts, line_end)]) * len(lines)
            yield _block(lines, [""] * len(lines), layout)
        else:  # blank lines, or several kinds of line ends
            rows = _ROW.findall(text, at, stop if text[at:stop].strip(XML_SPACE) else end)
            gaps, lines, ends = map(list, zip(*rows, strict=True))
            numbers = {line_end: _layout(entries.layouts, line_end) for line_end in dict.fromkeys(ends)}
            yield _block(lines, gaps, bytearray(map(numbers.__getitem__, ends)))
            # Blank lines after the last of these rows belong to the row that follows.
            stop = at + sum(sum(map(len, parts)) for parts in (gaps, lines, ends))
        at, size = stop, _BLOCK


def _plain_lines(text: str) -> tuple[list[str], str]:
    """Return the lines and their end, if all have the same and none is blank; else nothing."""
    feeds, returns = text.count("\n"), text.count("\r")
    if feeds and returns and not feeds == returns == text.count("\r\n"):
        return [], ""
    end = ("\r" if returns else "") + ("\n" if feeds else "")
    if not end or not text.endswith(end):
        return [], ""
    lines = text[: -len(end)].split(end)
    return ([], "") if "" in lines or True in map(str.isspace, lines) else (lines, end)


def _check_lines(text: str) -> None:
    """Raise Unreadable for a line that is too long, looking only at one line end per longest allowed line."""
    at = 0
    while len(text) - at > MAX_VALUE:
        stop = at + MAX_VALUE + 1
        end = max(text.rfind("\n", at, stop), text.rfind("\r", at, stop))
        if end < 0:
            line = len(_LINE_END.findall(text, 0, at)) + 1
            raise too_much(
                Phrase(_LONG_LINE, line=line, n=MAX_VALUE), Phrase(_OF_LINE, line=line, n=MAX_VALUE)
            )
        at = end + 1


def _rows_end(text: str) -> int:
    """Return the offset after the last line that is not blank."""
    last = len(text.rstrip(XML_SPACE))
    rest = _REST_OF_LINE.match(text, last)
    return rest.end() if rest and last else 0


def _layout(layouts: list[Layout], end: str) -> int:
    """Return the number of the layout with this line end, which is added if it is new."""
    layout = Layout("", (LayoutChild("loc", ""),), end)
    if layout not in layouts:
        layouts.append(layout)
    return layouts.index(layout)


def _block(lines: list[str], gaps: list[str], layout: bytearray) -> EntryColumns:
    return replace(EntryColumns.blank(len(lines)), loc=lines, gap=CompactList(gaps), layout=layout)
