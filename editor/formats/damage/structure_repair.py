"""Repairs where entries are: outside the root, in a second root, in an element around them, or as bare URLs.

An element with a URL directly in it or as its loc, of a name that no sitemap has, is an entry under another.

`put_entries_into_root` takes well-formed XML in which the entries of a sitemap are not where they must be;
`put_in_order` takes a text with tags of the root and of entries that are missing or misplaced.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from editor.core.fields import FIELD_NAMES, Kind
from editor.core.xml.markup import CORE_NAMES, NAMESPACE, TAG
from editor.core.xml.odd_entries import LOC_NAMES
from editor.core.xml.outline import declarations
from editor.formats.damage import repair_list
from editor.formats.damage.repair_list import RepairKind, SpanChange, TrackedText
from editor.formats.damage.spelling_repair import line_span, line_start
from editor.formats.damage.tag_pairing import TagPairing
from editor.formats.damage.xml_faults import IN_WHOLE_TAG, OPAQUE_TEXT, ROOT, XmlFault, own_prefixes
from editor.formats.reading.unpacking import BEFORE_ROOT
from editor.rules.finding import Params
from editor.rules.structure.entry_check import meant_element

_ROOTS = frozenset(map(str, (Kind.URLSET, Kind.SITEMAPINDEX)))
_FAULTS = {
    repair_list.UNWRAPPED: "nested-urlset",
    repair_list.OUT_OF_WRAPPER: "entries-in-wrapper",
    repair_list.RENAMED: "entry-misnamed",
    repair_list.WRAPPED: "loc-under-root",
}
_URL = re.compile(r"[ \t\r\n]*+(?:<!\[CDATA\[)?+[ \t\r\n]*+https?://")
_URL_ATTRIBUTE = re.compile(rf"""[ \t\r\n]loc[ \t\r\n]*+=[ \t\r\n]*+["']{_URL.pattern}""")
_BARE = "url around a URL"  # without a loc: an entry, or the loc of one under another name
# Elements of extensions with a loc in them that lack their prefix.
_OF_EXTENSIONS = frozenset({"image", "video", "news"})


def structure_faults(text: str) -> list[XmlFault]:
    """Return the first fault of each kind in the structure of a well-formed text."""
    found: dict[RepairKind, XmlFault] = {}
    for kind, (start, end, new) in _Structure(text).changes():
        if kind in _FAULTS and kind not in found:
            name = re.match(r"</?+([^\s<>/]++)", text[start:].lstrip())
            params: Params = (("name", name[1] if name else ""),)
            if kind is repair_list.RENAMED:
                params = ("name", text[start:end]), ("meant", new)
                start -= 1
            found[kind] = XmlFault(_FAULTS[kind], start, params=params)
    return list(found.values())


def put_entries_into_root(tracked: TrackedText[RepairKind]) -> None:
    """Make all entries of a well-formed text children of the root."""
    tracked.replace_each(_Structure(tracked.text).changes())


def _first_root(text: str) -> re.Match[str] | None:
    """Return the start tag of the root, which a comment or a DOCTYPE may name before."""
    before = BEFORE_ROOT.match(text)
    return ROOT.match(text, before.end() if before else 0)


@dataclass(slots=True)
class _Element:
    """An element between the root and an entry."""

    start: int
    end: int
    name: str
    is_needless: bool = False  # it only stands around entries
    has_entries: bool = False  # so that those around it are known to be needless
    group: list[tuple[int, int]] = field(default_factory=list)  # fields directly in it that are one entry
    fields: set[str] = field(default_factory=set)
    has_loc: bool = False
    bare: list[tuple[int, int]] = field(default_factory=list)  # elements called url around a URL alone
    # For what are entries if it is none.
    misnamed: list[tuple[RepairKind, SpanChange]] = field(default_factory=list)


class _Structure:
    """Goes through the elements of a text that are no part of an entry."""

    def __init__(self, text: str) -> None:
        self._text = text
        root = _first_root(text)
        self._prefixes = own_prefixes(text)
        self._start = root.start() if root else len(text)
        self._prefix = (root["prefix"] or "") if root else ""
        self._entry = Kind(root["name"].lower()).entry_name if root else ""
        self._changes: list[tuple[RepairKind, SpanChange]] = []
        self._stack: list[_Element] = []
        self._own: dict[str, str] | None = None  # what the root declares

    def changes(self) -> list[tuple[RepairKind, SpanChange]]:
        """Return the changes that leave all entries directly in the root, in the order of the text."""
        depth = start = 0  # within an entry, a field, or an element that stands around nothing
        inside = ""
        for tag in TAG.finditer(self._text, self._start):
            if tag["name"] is None:
                continue
            if depth:
                depth += -1 if tag["end"] else not tag["empty"]
                if not depth:
                    self._end_part(inside, start, tag.end())
                continue
            local = self._local(tag["name"])
            if tag["end"]:
                self._end(tag)
            elif self._stack and (local in FIELD_NAMES or local in ("url", "sitemap")):
                start, inside, depth = tag.start(), local, int(not tag["empty"])
                if local == "url" and len(self._stack) > 1 and depth and _URL.match(self._text, tag.end()):
                    inside = _BARE
                elif local not in FIELD_NAMES:
                    self._end_group()
                    self._mark_needless()
                if not depth:
                    self._end_part(inside, start, tag.end())
            else:
                self._stack.append(_Element(tag.start(), tag.end(), tag["name"]))
                self._stack[-1].is_needless = len(self._stack) > 1 and local in _ROOTS
                self._stack[-1].has_loc = _URL_ATTRIBUTE.match(tag["attributes"]) is not None
                if tag["empty"]:
                    self._end_empty()
        return sorted(self._changes, key=lambda change: change[1][:2])

    def _mark_needless(self) -> None:
        """Note that all elements but the root stand around an entry."""
        for place in range(len(self._stack) - 1, 0, -1):
            element = self._stack[place]
            if element.has_entries:
                break
            element.is_needless = element.has_entries = True

    def _local(self, name: str) -> str:
        prefix, colon, local = name.rpartition(":")
        return local if local in CORE_NAMES and prefix + colon in self._prefixes else ""

    def _end_part(self, name: str, start: int, end: int) -> None:
        """Take an entry, or a field outside all entries."""
        top = self._stack[-1]
        top.has_loc = top.has_loc or name == "loc"
        if name == _BARE:
            top.bare.append((start, end))
        if name not in FIELD_NAMES or not self._holds_entries(top):
            return
        if name in top.fields:
            self._end_group()
        top.fields.add(name)
        top.group.append((start, end))

    def _holds_entries(self, element: _Element) -> bool:
        return element is self._stack[0] or element.is_needless

    def _end_group(self) -> None:
        """Put an entry around the fields that were collected, if a URL is among them."""
        top = self._stack[-1]
        if "loc" in top.fields:
            start, end = top.group[0][0], top.group[-1][1]
            indent = line_start(self._text, start) or ""
            name = f"{self._prefix}{self._entry}"
            self._changes.append((repair_list.WRAPPED, (start, start, f"<{name}>{indent}")))
            self._changes.append((repair_list.WRAPPED, (end, end, f"{indent}</{name}>")))
        top.group, top.fields = [], set()

    def _end(self, tag: re.Match[str]) -> None:
        if not self._stack:
            return
        self._end_group()
        if self._stack[-1].bare and not self._is_misnamed(self._stack[-1]):
            self._mark_needless()
        element = self._stack.pop()
        if not self._stack:
            self._changes += element.misnamed
            return
        if self._is_misnamed(element):
            self._end_group()
            self._stack[-1].misnamed += self._renamed(element, tag)
            return
        if element.name.rpartition(":")[2] in LOC_NAMES and _URL.match(self._text, element.end):
            self._stack[-1].has_loc = True
        self._stack[-1].misnamed += element.misnamed
        element.is_needless = element.is_needless or bool(element.misnamed)
        if not element.is_needless:
            return
        is_root = self._local(element.name) in _ROOTS
        kind = repair_list.UNWRAPPED if is_root else repair_list.OUT_OF_WRAPPER
        self._keep_declarations(element)
        self._changes.append((kind, (*line_span(self._text, element.start, element.end), "")))
        self._changes.append((kind, (*line_span(self._text, tag.start(), tag.end()), "")))

    def _end_empty(self) -> None:
        element = self._stack.pop()
        if self._stack and self._is_misnamed(element):
            self._end_group()
            self._stack[-1].misnamed += self._renamed(element)

    def _renamed(
        self, element: _Element, end: re.Match[str] | None = None
    ) -> list[tuple[RepairKind, SpanChange]]:
        """Return the changes that make an entry of an element; end: its end tag."""
        places = [element.start + len("<"), *([end.start() + len("</")] if end else [])]
        name = f"{self._prefix}{self._entry}"
        found = [(repair_list.RENAMED, (place, place + len(element.name), name)) for place in places]
        for start, stop in () if element.has_loc else element.bare:
            names = self._text.index("url", start), self._text.rindex("url", start, stop)
            found += [(repair_list.LOC_RENAMED, (place, place + len("url"), "loc")) for place in names]
        return sorted(found, key=lambda change: change[1])

    def _is_misnamed(self, element: _Element) -> bool:
        """Return True if an element is an entry but for its name; one that differs by a slip has a fix."""
        prefix, colon, local = element.name.rpartition(":")
        is_own = prefix + colon in self._prefixes and "xmlns" not in self._text[element.start : element.end]
        is_known = (
            local in CORE_NAMES or local in _OF_EXTENSIONS or meant_element(local) in ("url", "sitemap")
        )
        has_url = element.has_loc or len(element.bare) == 1
        return has_url and not element.is_needless and is_own and not is_known

    def _keep_declarations(self, element: _Element) -> None:
        """Declare in the root what an element declares whose tags are removed."""
        root = self._stack[0]
        if self._own is None:
            self._own = declarations(self._text[root.start : root.end])
        for prefix, namespace in declarations(self._text[element.start : element.end]).items():
            if prefix not in self._own and (prefix or namespace == NAMESPACE):
                self._own[prefix] = namespace
                name = f"xmlns:{prefix}" if prefix else "xmlns"
                place = root.end - 1
                self._changes.append((repair_list.PREFIX, (place, place, f' {name}="{namespace}"')))


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
