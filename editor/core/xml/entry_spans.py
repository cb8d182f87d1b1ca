"""Locates the entries of a sitemap, whatever else it contains; for files that the scanner cannot handle.

This goes from tag to tag through text that was found well-formed, and looks only at names, namespaces and
depth. Nothing is ever expanded: a reference to an entity is text like any other.
"""

from collections.abc import Iterator
from typing import NamedTuple

from editor.core.xml.markup import NAMESPACE_VARIANT, Frame
from editor.core.xml.outline import Names, scope_names
from editor.core.xml.tokens import TAG

MAX_DEPTH = 256  # elements inside one another, the root included; the XML parser's own limit for trees


class TooDeep(Exception):
    """The error for elements that are nested more than MAX_DEPTH levels deep."""


class EntrySpan(NamedTuple):
    """An entry as written, with the text between it and the entry before; the last span has no entry."""

    gap: str
    entry: str


def spans(text: str, frame: Frame) -> Iterator[EntrySpan]:
    """Yield every entry in the text after the prolog or an entry; the last span has "" and the epilog.

    Raises TooDeep if elements are nested more than 256 deep.
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
    """Return True if a child of the root is an entry: it has the root's namespace, whatever its prefix.

    An element written as entries are, or without their prefix, may also have no namespace, or another
    spelling of the sitemap namespace.
    """
    if names.core_name(name, attributes) == frame.kind.entry_name:
        return True
    if name not in (frame.entry_tag, frame.kind.entry_name):
        return False
    namespace = names.within(attributes).namespace_of(name)
    return not namespace or NAMESPACE_VARIANT.fullmatch(namespace) is not None


def check_depth(entry: str) -> None:
    """Raise TooDeep if the elements of an entry are nested too deep; quick for few elements."""
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
