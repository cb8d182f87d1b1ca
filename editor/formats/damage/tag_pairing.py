"""Pairs the tags of a damaged sitemap: those misspelled, cut, doubled, missing or in each other's place.

What the elements of a sitemap may hold is known, so that most faults have one meaning where they stand: the
text and the next tag tell it. Tags are gone through once, with those that are open; what is open when its
parent ends is closed.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from editor.core.extensions.extension_declarations import EXTENSIONS, ElementSpec, ValueKind
from editor.core.fields import FIELD_NAMES, Kind
from editor.core.xml.markup import NAMESPACE
from editor.core.xml.outline import declarations
from editor.formats.damage import repair_list
from editor.formats.damage.repair_list import RepairKind, SpanChange
from editor.formats.damage.spelling_repair import Tag, damaged_tags, line_span, line_start
from editor.formats.damage.xml_faults import own_prefixes
from editor.rules.finding import is_one_typo_from


class Role(Enum):
    """The role of an element in a sitemap."""

    ROOT = auto()
    ENTRY = auto()
    BLOCK = auto()  # of an extension, with elements in it
    TEXT = auto()  # it has a value and no elements
    EMPTY = auto()  # it has attributes alone
    OTHER = auto()  # nothing is known about it


_ENTRY_NAMES = ("url", "sitemap")
_ROOT_NAMES = tuple(map(str, (Kind.URLSET, Kind.SITEMAPINDEX)))
_OWN_NAMES = frozenset({*_ENTRY_NAMES, *_ROOT_NAMES, *FIELD_NAMES})
_ROLES: dict[str, Role] = {}
_CHILDREN: dict[str, set[str]] = {}  # of blocks


def _know(prefix: str, spec: ElementSpec) -> None:
    name = f"{prefix}:{spec.name}"
    if spec.children:
        _ROLES[name] = Role.BLOCK
        _CHILDREN.setdefault(name, set()).update(f"{prefix}:{child.name}" for child in spec.children)
        for child in spec.children:
            _know(prefix, child)
    else:
        _ROLES[name] = Role.EMPTY if spec.form.kind is ValueKind.NONE else Role.TEXT


for _extension in EXTENSIONS:
    _know(_extension.prefix, _extension.block)
_BLOCKS = frozenset(f"{extension.prefix}:{extension.block.name}" for extension in EXTENSIONS)


@dataclass(slots=True)
class _Open:
    """An element that has begun, and what was seen in it."""

    tag: Tag | None  # None: it begins with the text
    name: str
    role: Role
    last_end: int  # where its content ends so far
    first: Tag | None = None  # the first tag in it
    orphan: Tag | None = None  # the first child of a block that did not begin
    has_loc: bool = False
    is_implied: bool = False  # an entry without a start tag


class _Names:
    """The meaning of the names of elements in a text."""

    def __init__(self, text: str, kind: Kind) -> None:
        self.entry = kind.entry_name
        self._prefixes = own_prefixes(text)
        self._roles: dict[str, Role] = {}  # by name, as far as they were asked for

    def local(self, name: str) -> str:
        """Return the local name of one of the sitemap's own elements; "" for any other."""
        prefix, colon, local = name.rpartition(":")
        return local if local in _OWN_NAMES and prefix + colon in self._prefixes else ""

    def is_field(self, name: str) -> bool:
        """Return True if an element is a field of an entry."""
        return self.local(name) in FIELD_NAMES

    def role(self, name: str) -> Role:
        """Return what an element of this name is."""
        role = self._roles.get(name)
        if role is None:
            role = self._roles[name] = self._role(name)
        return role

    def _role(self, name: str) -> Role:
        local = self.local(name)
        if not local:
            return _ROLES.get(name, Role.OTHER)
        if local in _ROOT_NAMES:
            return Role.ROOT
        return Role.ENTRY if local in _ENTRY_NAMES else Role.TEXT

    def entry_around(self, name: str) -> str:
        """Return the name of an entry around an element of this name: with its prefix, or the root's."""
        if self.local(name):
            return name[: name.rfind(":") + 1] + self.entry
        some = "" if "" in self._prefixes else next((each for each in sorted(self._prefixes) if each), "")
        return some + self.entry


class _Changes:
    """The changes to a text that are found, and are made together."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._found: list[tuple[RepairKind, SpanChange]] = []

    def put(self, kind: RepairKind, place: int, new: str) -> None:
        """Put a text at a place."""
        self._found.append((kind, (place, place, new)))

    def rewrite(self, kind: RepairKind, tag: Tag, new: str) -> None:
        """Write a tag otherwise."""
        self._found.append((kind, (tag.start, tag.end, new)))

    def mend_start(self, kind: RepairKind, tag: Tag, name: str) -> None:
        """Write a start tag as it was meant."""
        begun = self._text[tag.start : tag.end].lstrip("<")
        rest = begun[len(tag.name) :].rstrip("> \t\r\n")
        self.rewrite(kind, tag, f"<{name}{rest}>")

    def begin_entry(self, first: Tag, name: str) -> None:
        """Put the start tag of an entry before its first element."""
        indent = line_start(self._text, first.start) or ""
        self.put(repair_list.ENTRY_TAG, first.start, f"<{name}>{indent}")

    def leave_out(self, kind: RepairKind, start: int, end: int) -> None:
        """Leave out a part of the text, with its line if nothing else is in that."""
        self._found.append((kind, (*line_span(self._text, start, end), "")))

    def forget_from(self, start: int) -> None:
        """Forget the changes in a part of the text that is left out."""
        while self._found and self._found[-1][1][0] >= start:
            self._found.pop()

    def in_order(self) -> list[tuple[RepairKind, SpanChange]]:
        """Return the changes in the order of the text, without those inside others."""
        ordered: list[tuple[RepairKind, SpanChange]] = []
        end = 0
        for kind, (start, stop, new) in sorted(self._found, key=lambda change: change[1][:2]):
            if start >= end or start == stop:
                ordered.append((kind, (max(start, end), max(stop, end), new)))
                end = max(stop, end)
        return ordered


def _may_hold(top: _Open, name: str, role: Role) -> bool:
    return name in _CHILDREN.get(top.name, ()) or (role is Role.OTHER and name not in _BLOCKS)


class TagPairing:
    """Goes through the tags of a text and finds the changes that pair them."""

    def __init__(self, text: str, kind: Kind) -> None:
        self._text = text
        self._names, self._changes = _Names(text, kind), _Changes(text)
        self._stack: list[_Open] = []
        self._counts: Counter[str] = Counter()  # of names that are open
        self._has_ended = False
        self._declared: dict[str, str] | None = None  # what the root declares, and gets from others
        self._tags: Sequence[Tag] = ()
        self._at = 0

    def repairs(self) -> list[tuple[RepairKind, SpanChange]]:
        """Return the changes to make, in the order of the text; the end of the text closes nothing."""
        self._tags = list(damaged_tags(self._text))
        for at, tag in enumerate(self._tags):
            self._at = at
            if tag.is_headless and not self._is_meant(tag):
                self._take_as_text(tag)
                continue
            if tag.is_end:
                self._end(tag)
            elif tag.is_empty:
                self._empty(tag)
            else:
                self._start(tag)
        if self._stack and self._stack[-1].is_implied:
            self._close(self._stack[-1])
        return self._changes.in_order()

    # What a tag is

    def _next(self) -> Tag | None:
        for tag in self._tags[self._at + 1 : self._at + 8]:
            if not tag.is_headless:
                return tag
        return None

    def _is_meant(self, tag: Tag) -> bool:
        """Return True if a text that looks like a tag without its < stands where that tag would."""
        top = self._stack[-1] if self._stack else None
        if not tag.is_end:
            return top is None or top.role not in (Role.TEXT, Role.EMPTY)
        following = self._tags[self._at + 1] if self._at + 1 < len(self._tags) else None
        is_ended = following is not None and following.is_end and following.name == tag.name
        return self._counts[tag.name] > 0 and not tag.has_text and not is_ended

    def _take_as_text(self, tag: Tag) -> None:
        """Count what only looks like a tag as a part of the text before it."""
        before = self._tags[self._at - 1] if self._at else None
        tag.text_start = before.text_start if before and before.has_text else tag.start
        tag.text_end = max(tag.text_end, tag.end)
        if self._stack and self._stack[-1].role in (Role.TEXT, Role.OTHER):
            self._stack[-1].last_end = tag.text_end

    # Start tags

    def _start(self, tag: Tag) -> None:
        name = self._meant_start(tag)
        role = self._names.role(name)
        if role is Role.ROOT:
            self._start_root(tag, name)
            return
        while self._stack:
            top = self._stack[-1]
            if top.role in (Role.TEXT, Role.EMPTY) and (role is not Role.OTHER or name == top.name):
                if self._ends_by_start(tag, name, top):
                    return
            elif top.role is Role.BLOCK and not _may_hold(top, name, role):
                if name == top.name and top.first is None:
                    self._changes.leave_out(repair_list.LEFT_OVER, tag.start, tag.end)
                    return
                self._close(top)
            elif top.role is Role.ENTRY and role is Role.ENTRY:
                if self._enters_entry(tag, name, top):
                    return
            elif top.role is Role.ENTRY and self._names.local(name) == "loc" and top.has_loc:
                self._next_entry(tag, top)
            elif top.role is Role.OTHER and role is Role.ENTRY and self._below_entry():
                self._drop_start(top)
            else:
                break
        if not self._stack or self._stack[-1].role is Role.ROOT:
            self._begin_entry(tag, role)
        self._push(tag, name, role)

    def _meant_start(self, tag: Tag) -> str:
        """Return the name that a start tag was meant to have, by what follows it.

        An entry of the other kind is one of this root, as a row has to be.
        """
        following = self._next()
        if self._names.role(tag.name) is Role.ENTRY:
            return tag.name[: tag.name.rfind(":") + 1] + self._names.entry
        if self._names.role(tag.name) is not Role.OTHER or following is None:
            return tag.name
        if following.is_end and following.name != tag.name and self._names.role(following.name) is Role.TEXT:
            is_like = _is_like(tag.name, following.name)
            if tag.has_text and (is_like or not self._counts[following.name]):
                return following.name
        if not following.is_end and not tag.has_text and self._names.is_field(following.name):
            entry = f"{tag.name.rpartition(':')[0]}:{self._names.entry}".lstrip(":")
            if _is_like(tag.name, entry):
                return entry
        return tag.name

    def _ends_by_start(self, tag: Tag, name: str, top: _Open) -> bool:
        """Handle a start tag in an element without elements; return True if that is all there is to do."""
        following = self._next()
        if name == top.name:
            is_real = following is not None and following.is_end and tag.has_text and following.name == name
            if top.role is Role.TEXT and top.tag and not top.tag.has_text:
                self._changes.leave_out(repair_list.LEFT_OVER, tag.start, tag.end)
                return True
            if top.role is Role.TEXT and not is_real:
                self._changes.rewrite(repair_list.TAG, tag, f"</{name}>")
                self._pop(tag.end)
                return True
        self._close(top)
        return False

    def _enters_entry(self, tag: Tag, name: str, top: _Open) -> bool:
        """Handle the start tag of an entry in an entry; return True if that is all there is to do."""
        following = self._next()
        if top.first is None and not (top.tag and top.tag.has_text):
            self._drop_start(top)
            return False
        if (
            name == top.name
            and not tag.has_text
            and (following is None or self._names.role(following.name) in (Role.ENTRY, Role.ROOT))
        ):
            self._changes.rewrite(repair_list.TAG, tag, f"</{name}>")
            self._end_implied(tag, top) if top.is_implied else self._pop(tag.end)
            return True
        self._close(top)
        return False

    def _next_entry(self, tag: Tag, top: _Open) -> None:
        """End an entry before another URL, with which the next one begins."""
        self._close(top)
        if self._stack and self._stack[-1].role is not Role.ROOT:
            return
        self._begin_entry(tag, Role.TEXT)

    def _below_entry(self) -> bool:
        return any(element.role is Role.ENTRY for element in self._stack[-3:])

    def _begin_entry(self, tag: Tag, role: Role) -> None:
        """Begin an entry without a start tag, if it does not begin with this tag."""
        if role is Role.ENTRY or (role is Role.OTHER and not self._names.local(tag.name)):
            return
        entry = self._names.entry_around(tag.name)
        self._stack.append(_Open(None, entry, Role.ENTRY, tag.start, is_implied=True))

    def _start_root(self, tag: Tag, name: str) -> None:
        while self._stack and self._stack[-1].role is not Role.ROOT:
            top = self._stack[-1]
            self._drop_start(top) if top.role is Role.OTHER else self._close(top)
        if self._stack:
            self._take_declarations(tag, self._stack[-1])
            self._changes.leave_out(repair_list.LEFT_OVER, tag.start, tag.end)
            return
        self._push(tag, name, Role.ROOT)

    def _take_declarations(self, tag: Tag, root: _Open) -> None:
        """Declare in the first root what a second one declares that is left out."""
        if root.tag is None:
            return
        if self._declared is None:
            self._declared = declarations(self._text[root.tag.start : root.tag.end])
        prefix = tag.name.rpartition(":")[0]
        for name, namespace in declarations(self._text[tag.start : tag.end]).items():
            if name and name not in self._declared:
                self._declared[name] = NAMESPACE if name == prefix else namespace
                written = f' xmlns:{name}="{self._declared[name]}"'
                place = root.tag.end - 1 if self._text[root.tag.end - 1] == ">" else root.tag.end
                self._changes.put(repair_list.PREFIX, place, written)

    def _push(self, tag: Tag, name: str, role: Role) -> None:
        if self._stack:
            top = self._stack[-1]
            top.first = top.first or tag
            top.has_loc = top.has_loc or self._names.local(name) == "loc"
            if top.role is Role.ENTRY and role is Role.TEXT and not self._names.local(name):
                top.orphan = top.orphan or tag
        if name != tag.name or not tag.is_whole:
            is_other = name != tag.name and self._names.role(tag.name) is Role.ENTRY
            self._changes.mend_start(repair_list.OTHER_ENTRY if is_other else repair_list.TAG, tag, name)
        self._stack.append(_Open(tag, name, role, tag.text_end if tag.has_text else tag.end))
        self._counts[name] += 1

    # Empty elements

    def _empty(self, tag: Tag) -> None:
        top = self._stack[-1] if self._stack else None
        following = self._next()
        role = self._names.role(tag.name)
        if top and top.name == tag.name and role is Role.TEXT:
            self._changes.rewrite(repair_list.TAG, tag, f"</{tag.name}>")
            self._pop(tag.end)
            return
        is_start = (
            role is Role.TEXT
            and tag.has_text
            and following is not None
            and following.is_end
            and following.name == tag.name
        )
        if is_start:
            self._start(tag.as_start())
            written = self._text[tag.start : tag.end]
            self._changes.rewrite(repair_list.TAG, tag, f"{written[:-2].rstrip()}>")
            return
        if role is Role.ROOT:
            return
        while self._stack:
            top = self._stack[-1]
            if (
                (top.role in (Role.TEXT, Role.EMPTY) and role is not Role.OTHER)
                or (top.role is Role.BLOCK and not _may_hold(top, tag.name, role))
                or (top.role is Role.ENTRY and role is Role.ENTRY)
            ):
                self._close(top)
            else:
                break
        if not self._stack or self._stack[-1].role is Role.ROOT:
            self._begin_entry(tag, role)
        if self._stack:
            top = self._stack[-1]
            top.first = top.first or tag
            top.last_end = tag.end

    # End tags

    def _end(self, tag: Tag) -> None:
        while self._stack:
            top = self._stack[-1]
            if top.name == tag.name:
                if not tag.is_whole:
                    self._changes.rewrite(repair_list.TAG, tag, f"</{tag.name}>")
                self._end_implied(tag, top) if top.is_implied else self._pop(tag.end, tag)
                return
            if self._step(tag, top):
                return
        if self._names.role(tag.name) is Role.ROOT or self._has_ended:
            self._changes.leave_out(repair_list.LEFT_OVER, tag.start, tag.end)
        else:
            self._end_outside(tag, None)

    def _end_implied(self, tag: Tag, top: _Open) -> None:
        """End an entry without a start tag: it begins at its first element, or is left out without a URL."""
        self._stack.pop()
        if top.first and top.has_loc:
            self._changes.begin_entry(top.first, top.name)
        elif top.first:
            self._changes.forget_from(top.first.lead)
            self._changes.leave_out(repair_list.REMAINS, top.first.lead, tag.end)
        else:
            self._changes.leave_out(repair_list.LEFT_OVER, tag.start, tag.end)

    def _step(self, tag: Tag, top: _Open) -> bool:
        """Do one thing about an end tag that is not that of the last element; True if it is done with."""
        if top.role in (Role.TEXT, Role.EMPTY):
            return self._end_in_text(tag, top)
        if top.role is Role.OTHER:
            return self._end_in_other(tag, top)
        if top.role is Role.BLOCK:
            return self._end_in_block(tag, top)
        if top.role is Role.ENTRY:
            return self._end_in_entry(tag, top)
        return self._end_outside(tag, top)

    def _end_in_text(self, tag: Tag, top: _Open) -> bool:
        following = self._next()
        if following and following.is_end and following.name == top.name and not tag.has_text:
            self._changes.leave_out(repair_list.LEFT_OVER, tag.start, tag.end)
            return True
        if self._counts[tag.name] and not self._stands_for_child(tag, following):
            self._close(top)
            return False
        if top.role is Role.EMPTY:
            self._close(top)
            return False
        self._changes.rewrite(repair_list.TAG, tag, f"</{top.name}>")
        self._pop(tag.end)
        return True

    def _stands_for_child(self, tag: Tag, following: Tag | None) -> bool:
        """Return True if the end of a parent stands where that of its child should be: the parent goes on."""
        if following is None:
            return False
        role = self._names.role(tag.name)
        if following.is_end:
            return following.name == tag.name
        if role is Role.ENTRY:
            is_child = self._names.is_field(following.name) or following.name in _ROLES
            return is_child and self._names.local(following.name) != "loc"
        return role is Role.BLOCK and following.name in _CHILDREN[tag.name]

    def _end_in_other(self, tag: Tag, top: _Open) -> bool:
        role = self._names.role(tag.name)
        if self._counts[tag.name]:
            self._drop_start(top)
            return False
        if role is Role.ENTRY and not self._below_entry() and top.tag and top.first:
            self._changes.mend_start(repair_list.TAG, top.tag, tag.name)
            self._pop(tag.end)
            return True
        if role is Role.OTHER and not _is_like(tag.name, top.name):
            self._changes.leave_out(repair_list.LEFT_OVER, tag.start, tag.end)
            return True
        if role is Role.OTHER:
            self._changes.rewrite(repair_list.TAG, tag, f"</{top.name}>")
            self._pop(tag.end)
            return True
        self._drop_start(top)
        return False

    def _end_in_block(self, tag: Tag, top: _Open) -> bool:
        following = self._next()
        if self._counts[tag.name]:
            if self._stands_for_child(tag, following):
                self._changes.rewrite(repair_list.TAG, tag, f"</{top.name}>")
                self._pop(tag.end)
                return True
            self._close(top)
            return False
        if tag.name in _CHILDREN[top.name]:
            return self._begin_before_text(tag, top) or self._left_over(tag)
        if _is_like(tag.name, top.name) or self._ends_parent(following) or tag.name in _BLOCKS:
            self._changes.rewrite(repair_list.TAG, tag, f"</{top.name}>")
            self._pop(tag.end)
            return True
        return self._left_over(tag)

    def _end_in_entry(self, tag: Tag, top: _Open) -> bool:
        following = self._next()
        role = self._names.role(tag.name)
        if self._counts[tag.name] or role is Role.ROOT:
            self._close(top)
            return False
        if role is Role.TEXT and self._begin_before_text(tag, top):
            return True
        if role is Role.BLOCK and top.orphan:
            name = tag.name
            self._changes.put(repair_list.START_TAG, top.orphan.start, f"<{name}>")
            top.orphan = None
            top.last_end = tag.end
            return True
        is_last = following is None or self._names.role(following.name) in (Role.ENTRY, Role.ROOT)
        is_kept = following is not None and following.is_end and following.name == top.name
        if (
            not is_kept
            and not top.is_implied
            and (role is Role.ENTRY or _is_like(tag.name, top.name) or is_last)
        ):
            self._changes.rewrite(repair_list.TAG, tag, f"</{top.name}>")
            self._pop(tag.end)
            return True
        return self._left_over(tag)

    def _end_outside(self, tag: Tag, top: _Open | None) -> bool:
        """Handle an end tag outside all entries."""
        following = self._next()
        role = self._names.role(tag.name)
        if top and (role is Role.ROOT or (_is_like(tag.name, top.name) and following is None)):
            self._changes.rewrite(repair_list.TAG, tag, f"</{top.name}>")
            self._pop(tag.end)
            return True
        if role is Role.ENTRY and following and not following.is_end and self._names.is_field(following.name):
            self._changes.rewrite(repair_list.TAG, tag, f"<{tag.name}>")
            opened = tag.as_start()
            self._push(opened, tag.name, Role.ENTRY)
            return True
        if role is Role.TEXT and self._names.local(tag.name):  # of an entry that lost more than its start tag
            self._begin_entry(tag, role)
            self._stack[-1].first = tag
        return self._left_over(tag)

    def _ends_parent(self, following: Tag | None) -> bool:
        return following is not None and following.is_end and self._counts[following.name] > 0

    def _left_over(self, tag: Tag) -> bool:
        self._changes.leave_out(repair_list.LEFT_OVER, tag.start, tag.end)
        return True

    def _text_before(self, tag: Tag) -> tuple[int, int] | None:
        """Return the span of the text directly before a tag, after the tag before; None without any."""
        before = self._tags[self._at - 1] if self._at else None
        return (before.text_start, before.text_end) if before and before.has_text else None

    def _begin_before_text(self, tag: Tag, top: _Open) -> bool:
        """Begin an element at the text before its end tag; False without a text."""
        span = self._text_before(tag)
        if span is None:
            return False
        self._changes.put(repair_list.START_TAG, span[0], f"<{tag.name}>")
        if top.first is None:
            top.first = Tag(span[0], tag.end, tag.name, span[0], span[1], span[0])
        top.has_loc = top.has_loc or self._names.local(tag.name) == "loc"
        if not tag.is_whole:
            self._changes.rewrite(repair_list.TAG, tag, f"</{tag.name}>")
        top.last_end = tag.end
        return True

    # The elements that are open

    def _pop(self, end: int, tag: Tag | None = None) -> None:
        """Leave the last element that is open, which ends at a place, and with a tag if it has one."""
        closed = self._stack.pop()
        self._counts[closed.name] -= 1
        self._has_ended = self._has_ended or closed.role is Role.ROOT
        if self._stack:
            top = self._stack[-1]
            is_text = tag is not None and tag.has_text and top.role in (Role.TEXT, Role.OTHER)
            top.last_end = tag.text_end if tag and is_text else end

    def _drop_start(self, element: _Open) -> None:
        """Leave out the start tag of the last element that is open; what is in it belongs to its parent."""
        self._stack.pop()
        self._counts[element.name] -= 1
        if element.tag:
            self._changes.leave_out(repair_list.LEFT_OVER, element.tag.start, element.tag.end)
        if self._stack:
            top = self._stack[-1]
            top.last_end = max(top.last_end, element.last_end)
            top.has_loc = top.has_loc or element.has_loc

    def _close(self, element: _Open) -> None:
        """Put the end tag of the last element that is open after its content."""
        if element.role is Role.ENTRY:
            self._close_entry(element)
            return
        end = element.last_end
        if element.role is Role.EMPTY and element.tag:
            written = self._text[element.tag.start : element.tag.end]
            self._changes.rewrite(repair_list.TAG, element.tag, f"{written[:-1].rstrip()}/>")
        else:
            self._changes.put(repair_list.END_TAG, end, f"</{element.name}>")
        self._pop(end)

    def _close_entry(self, element: _Open) -> None:
        """Close an entry that has no end tag."""
        first = element.tag or element.first
        if element.is_implied:
            self._stack.pop()
            if not (first and element.has_loc):
                return
            self._changes.begin_entry(first, element.name)
            self._stack.append(element)
            element.is_implied = False
            self._counts[element.name] += 1
        elif element.tag and element.first is None and not element.tag.has_text:
            self._drop_start(element)
            return
        indent = line_start(self._text, first.start) if first else None
        end = element.last_end
        self._changes.put(repair_list.ENTRY_TAG, end, f"{indent or ''}</{element.name}>")
        self._pop(end)


def _is_like(name: str, meant: str) -> bool:
    """Return True if a name may be another one with a typo, in other letter case, or cut off."""
    lower, known = name.lower(), meant.lower()
    return lower == known or is_one_typo_from(lower, known) or known.startswith(lower)
