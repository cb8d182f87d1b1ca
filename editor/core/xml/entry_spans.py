"""Where the entries of a sitemap stand, whatever else stands in it: for what the scanner cannot take.

It goes from tag to tag through text that was judged well-formed and looks at names, namespaces and depth
only. Nothing is ever expanded: a reference to an entity is text like any other.
"""

from collections.abc import Iterator
from typing import NamedTuple

from editor.core.xml.markup import NAMESPACE_VARIANT, Frame
from editor.core.xml.outline import Names, scope_names
from editor.core.xml.tokens import TAG

MAX_DEPTH = 256  # elements inside one another, the root included; the XML parser's own limit for trees


class TooDeep(Exception):
    """Elements stand inside one another in more than MAX_DEPTH levels."""


class EntrySpan(NamedTuple):
    """An entry as it is written, with what stands between it and the entry before; the last has no entry."""

    gap: str
    entry: str


def spans(text: str, frame: Frame) -> Iterator[EntrySpan]:
    """Every entry in the text that follows the prolog or an entry; at last a span with "" and the epilog.

    Raises TooDeep where elements are nested more than 256 deep.
    """
    names = scope_names(frame)
    depth = 1
    end = 0  # of the entry before
    start = -1  # of the entry we are in
    for tag in TAG.finditer(text):
        is_end, name, attributes, is_empty = tag.groups()
        if name is None:  # no tag
            continue
        if is_end:
            depth -= 1
        else:
            if depth == 1 and _is_entry(name, attributes, names, frame):
                start = tag.start()
            if not is_empty:
                depth += 1
                if depth > MAX_DEPTH:
                    raise TooDeep
        if depth == 1 and start >= 0:
            yield EntrySpan(text[end:start], text[start : tag.end()])
            end, start = tag.end(), -1
    yield EntrySpan(text[end:], "")


def _is_entry(name: str, attributes: str, names: Names, frame: Frame) -> bool:
    """Whether a child of the root is an entry: it has the root's namespace, whatever its prefix.

    One that is written as entries are, or without their prefix, may also have none, or another spelling of
    the sitemap namespace.
    """
    if names.core_name(name, attributes) == frame.kind.entry_name:
        return True
    if name not in (frame.entry_tag, frame.kind.entry_name):
        return False
    namespace = names.within(attributes).namespace_of(name)
    return not namespace or NAMESPACE_VARIANT.fullmatch(namespace) is not None


def check_depth(entry: str) -> None:
    """Raise TooDeep where the elements of an entry are nested too deep; quick where there are but few."""
    if entry.count("<") <= MAX_DEPTH:
        return
    depth = 1
    for tag in TAG.finditer(entry):
        is_end, name, _, is_empty = tag.groups()
        if is_end:
            depth -= 1
        elif name is not None and not is_empty:
            depth += 1
            if depth > MAX_DEPTH:
                raise TooDeep
