"""Repairs the nesting of a damaged text: tags of the root and of entries that are missing or misplaced."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from editor.core.fields import FIELD_NAMES, Kind
from editor.formats.damage import repair_list
from editor.formats.damage.repair_list import RepairKind, SpanChange, TrackedText
from editor.formats.damage.xml_faults import IN_WHOLE_TAG, OPAQUE_TEXT, ROOT, own_prefixes

_TOKEN = re.compile(
    rf"{OPAQUE_TEXT}|<(?P<end>/?+)(?P<prefix>[\w.-]++:)?+(?P<name>[^\s/<>!?:]++){IN_WHOLE_TAG}(?P<empty>/?+)>",
    re.DOTALL,
)
_BLANK = re.compile(r"[ \t\r\n]*+")
_LINE_START = re.compile(r"(?:\A|\r\n|\n|\r)[ \t]*+\Z")
_LINE_REST = re.compile(r"[ \t]*+(?:\r\n|\n|\r|\Z)")
_REACH = 200  # characters before a tag in which its line begins


class _Tag(NamedTuple):
    """A tag in the text; `name` is "" if it is none of the sitemap protocol."""

    lead: int  # the start of the text before it, or of the tag itself
    start: int
    end: int
    name: str
    prefix: str
    is_end: bool
    is_empty: bool


def line_end_of(text: str) -> str:
    """Return the line end that a text uses, for insertions to use as well."""
    return next((end for end in ("\r\n", "\n", "\r") if end in text), "\n")


def put_in_order(tracked: TrackedText[RepairKind]) -> None:
    """Move entries before and after the root into it, and add the tags that entries lack."""
    root = ROOT.search(tracked.text)
    if not root:
        return
    kind = Kind(root["name"].lower())
    _put_root_first(tracked, kind)
    _put_end_last(tracked, kind)
    tracked.replace_each(_Pairing(tracked.text, kind.entry_name).repairs(_tags(tracked.text)))


def _tags(text: str) -> Iterator[_Tag]:
    """Yield the tags of a text, in its order."""
    known = {"urlset", "sitemapindex", "url", "sitemap", *FIELD_NAMES}
    prefixes = own_prefixes(text)
    end = 0  # of the token before
    for token in _TOKEN.finditer(text):
        name = token["name"]
        if name is not None:
            blank = _BLANK.match(text, end)
            lead = blank.end() if blank else end
            prefix = token["prefix"] or ""
            is_known = name in known and prefix in prefixes
            yield _Tag(
                lead,
                token.start(),
                token.end(),
                name if is_known else "",
                prefix,
                bool(token["end"]),
                bool(token["empty"]),
            )
        end = token.end()


def _put_root_first(tracked: TrackedText[RepairKind], kind: Kind) -> None:
    """Move the start tag of the root in front of the entries that precede it."""
    text = tracked.text
    first: _Tag | None = None  # of what belongs in the root
    for tag in _tags(text):
        if tag.name == kind:
            if first and not (tag.is_end or tag.is_empty):
                root = text[tag.start : tag.end] + line_end_of(text)
                spans = [(first.lead, first.lead, root), (*_line(text, tag.start, tag.end), "")]
                tracked.replace(repair_list.ROOT_FIRST, spans)
            return
        first = first or (tag if tag.name else None)


def _put_end_last(tracked: TrackedText[RepairKind], kind: Kind) -> None:
    """Remove an end tag of the root that entries follow, and end the root after them."""
    text = tracked.text
    ends: list[_Tag] = []
    last: _Tag | None = None  # of what belongs in the root
    for tag in _tags(text):
        if tag.name == kind and tag.is_end:
            ends.append(tag)
        elif tag.name not in ("", kind):
            last = tag
    if last is None:
        return
    early = [end for end in ends if end.start < last.start]
    spans = [(*_line(text, end.start, end.end), "") for end in early]
    if early and len(early) == len(ends) and last.name == kind.entry_name and last.is_end:
        spans.append((last.end, last.end, line_end_of(text) + text[early[-1].start : early[-1].end]))
    tracked.replace(repair_list.END_LAST, spans)


def _line(text: str, start: int, end: int) -> tuple[int, int]:
    """Return the span to remove for a part of a text: its whole line, if nothing else is in it."""
    before, rest = _line_start(text, start), _LINE_REST.match(text, end)
    if before is None or rest is None:
        return start, end
    return start - len(before.lstrip("\r\n")), rest.end()


def _line_start(text: str, start: int) -> str | None:
    """Return the whitespace before a position, with the line end before it; None if more is on the line."""
    found = _LINE_START.search(text, max(start - _REACH, 0), start)
    return found[0] if found else None


class _Pairing:
    """Goes through the tags in a root and finds the changes that pair the tags of its entries."""

    def __init__(self, text: str, entry: str) -> None:
        self._text, self._entry = text, entry
        self._repairs: list[tuple[RepairKind, SpanChange]] = []
        self._open: _Tag | None = None  # the start tag of the entry that we are in
        self._begin()

    def _begin(self) -> None:
        """Reset the state: nothing has been seen since the last tag of an entry or of the root."""
        self._first: _Tag | None = None
        self._last: _Tag | None = None
        self._has_url = False

    def repairs(self, tags: Iterator[_Tag]) -> list[tuple[RepairKind, SpanChange]]:
        """Return the changes to make, in the order of the text; the end of the text closes nothing."""
        for tag in tags:
            if tag.name in ("urlset", "sitemapindex"):
                self._close()
            elif tag.name == self._entry and tag.is_end:
                self._end(tag)
            elif tag.name == self._entry:
                self._close()
                self._open = None if tag.is_empty else tag
            else:
                self._take(tag)
        if self._open is None:
            self._close()
        return self._repairs

    def _take(self, tag: _Tag) -> None:
        """Handle a tag inside an entry, or outside all of them."""
        is_url = tag.name == "loc" and not tag.is_end
        if is_url and self._open is None and self._has_url:
            self._close()
        self._has_url = self._has_url or is_url
        self._first = self._first or tag
        self._last = tag

    def _close(self) -> None:
        """Close an entry that has no end tag."""
        if self._open and self._last is None:
            self._leave_out(repair_list.LEFT_OVER, self._open.start, self._open.end)
        elif self._open and self._last:
            self._put_end(self._open, self._last)
        elif self._first and self._last and self._has_url:
            self._put_start(self._first)
            self._put_end(self._first, self._last)
        self._open = None
        self._begin()

    def _end(self, tag: _Tag) -> None:
        """Handle the end tag of an entry, which may have no start tag."""
        if self._open is None:
            first = self._first or tag
            if self._has_url:
                self._put_start(first)
            elif first.lead < tag.start:
                self._leave_out(repair_list.REMAINS, first.lead, tag.end)
            else:
                self._leave_out(repair_list.LEFT_OVER, tag.start, tag.end)
        self._open = None
        self._begin()

    def _put_start(self, first: _Tag) -> None:
        tag = f"<{first.prefix}{self._entry}>{_line_start(self._text, first.start) or ''}"
        self._repairs.append((repair_list.ENTRY_TAG, (first.start, first.start, tag)))

    def _put_end(self, first: _Tag, last: _Tag) -> None:
        tag = f"{_line_start(self._text, first.start) or ''}</{first.prefix}{self._entry}>"
        self._repairs.append((repair_list.ENTRY_TAG, (last.end, last.end, tag)))

    def _leave_out(self, kind: RepairKind, start: int, end: int) -> None:
        self._repairs.append((kind, (*_line(self._text, start, end), "")))
