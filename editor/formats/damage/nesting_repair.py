"""Repairs the nesting of a damaged text: tags of the root and of entries that are missing or misplaced."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from editor.core.fields import FIELD_NAMES, Kind
from editor.formats.damage import repair_list
from editor.formats.damage.damaged_tags import line_span
from editor.formats.damage.repair_list import RepairKind, TrackedText
from editor.formats.damage.tag_pairing import TagPairing
from editor.formats.damage.xml_faults import IN_WHOLE_TAG, OPAQUE_TEXT, ROOT, own_prefixes

_TOKEN = re.compile(
    rf"{OPAQUE_TEXT}|<(?P<end>/?+)(?P<prefix>[\w.-]++:)?+(?P<name>[^\s/<>!?:]++){IN_WHOLE_TAG}(?P<empty>/?+)>",
    re.DOTALL,
)
_BLANK = re.compile(r"[ \t\r\n]*+")


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
    tracked.replace_each(TagPairing(tracked.text, kind).repairs())


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
                spans = [(first.lead, first.lead, root), (*line_span(text, tag.start, tag.end), "")]
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
    spans = [(*line_span(text, end.start, end.end), "") for end in early]
    if early and len(early) == len(ends) and last.name == kind.entry_name and last.is_end:
        spans.append((last.end, last.end, line_end_of(text) + text[early[-1].start : early[-1].end]))
    tracked.replace(repair_list.END_LAST, spans)
