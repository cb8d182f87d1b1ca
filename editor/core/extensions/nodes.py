"""Parses the elements of other namespaces in an entry into nodes with positions.

The text must be part of well-formed input. A node's positions count the characters of the text that it was
parsed from: the extension text of a regular entry, or the whole text of an odd one.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from editor.core.document.entries import Entries
from editor.core.extensions.declaration import ElementSpec, Extension
from editor.core.extensions.declared import extension_of
from editor.core.fields import XML_SPACE
from editor.core.xml.outline import (
    Names,
    content_text,
    declared_prefix,
    decoded_attribute,
    refers,
    scope_names,
)
from editor.core.xml.tokens import ATTRIBUTE, TAG

UNSURE = ("xmlns", "<!", "<?")  # a text with any of these must be parsed
# The value of an attribute, or text; the second quote of an empty attribute begins no value.
_VALUE = re.compile(r"""("(?<!"")[^"<]++"|'(?<!'')[^'<]++'|>[^<]++)""")


class NodeAttribute(NamedTuple):
    """An attribute in a text; its value extends from `start` to `end`, without the quotes."""

    name: str  # as written
    value: str  # decoded
    start: int
    end: int
    refers: bool  # to an entity of the file's own


class Node(NamedTuple):
    """An element in a text; its start tag extends from `start` to `inner`, its end tag from `close` to `end`.

    The last three are equal in an empty-element tag. `extension` and `element` are None if no extension
    declares the element, or if it is not in a place where it may be.
    """

    tag: str  # as written, with its prefix
    name: str  # without
    namespace: str
    extension: Extension | None  # whose namespace it has, in whatever spelling
    element: ElementSpec | None  # what the extension says about it
    attributes: tuple[NodeAttribute, ...]  # declarations of namespaces left out
    text: str  # decoded, comments left out, as written otherwise; "" where there are elements inside
    stray: str  # text beside the elements inside, without white space around it
    children: tuple["Node", ...]
    start: int
    inner: int
    close: int
    end: int
    names: Names  # as inside the element
    refers: bool  # whether its text does, to an entity of the file's own

    def value(self, name: str) -> str | None:
        """Return the value of an attribute; None if it is missing."""
        return next((each.value for each in self.attributes if each.name == name), None)

    def child(self, name: str) -> "Node | None":
        """Return the first declared child with a local name; None if there is none."""
        return next((child for child in self.children if child.element and child.name == name), None)


class _Open(NamedTuple):
    tag: re.Match[str]
    names: Names
    children: list[Node]


def is_unsure(text: str) -> bool:
    """Return True if a text may have namespace declarations, comments or CDATA and must be parsed."""
    return any(mark in text for mark in UNSURE)


def split_values(text: str) -> tuple[str, list[str]]:
    """Return the shape of a text, and its pieces: every second one is a value with the quote or ">" before
    it.

    Texts of the same shape, unless they are unsure, differ only in their values.
    """
    pieces = _VALUE.split(text)
    return "\0".join(pieces[::2]), pieces


def nodes_in(text: str, names: Names, *, is_entry: bool = False) -> tuple[Node, ...]:
    """Parse the outermost elements of other namespaces in a text, in their order.

    With `is_entry` the text is a whole entry, whose own elements are left out; otherwise it contains only
    extensions.
    """
    found: list[Node] = []
    stack: list[_Open] = []
    for token in TAG.finditer(text):
        if token["name"] is None:
            continue
        if token["end"]:
            opened = stack.pop()
            siblings = stack[-1].children if stack else found
            siblings.append(_node(text, opened, token.start(), token.end()))
            continue
        around = stack[-1].names if stack else names
        if is_entry and not stack:
            inside = around.inside_entry(token["name"], token["attributes"])
        else:
            inside = around.within(token["attributes"])
        opened = _Open(token, inside, [])
        if not token["empty"]:
            stack.append(opened)
            continue
        siblings = stack[-1].children if stack else found
        siblings.append(_node(text, opened, token.end(), token.end()))
    if is_entry:
        entry = found[0]
        found = [child for child in entry.children if not child.names.core_name(child.tag, "")]
    return tuple(_placed(node, None) for node in found)


def _node(text: str, opened: _Open, close: int, end: int) -> Node:
    tag, names, children = opened
    namespace = names.namespace_of(tag["name"])
    content = "" if close == end else text[tag.end() : close]
    return Node(
        tag["name"],
        tag["name"].rpartition(":")[2],
        namespace,
        extension_of(namespace),
        None,
        tuple(_attributes(tag)),
        "" if children else content_text(content),
        _stray(text, tag.end(), children, close) if children else "",
        tuple(children),
        tag.start(),
        tag.end(),
        close,
        end,
        names,
        not children and refers(content),
    )


def _attributes(tag: re.Match[str]) -> Iterator[NodeAttribute]:
    raw = tag["attributes"]
    if "=" not in raw:
        return
    offset = tag.start("attributes")
    for found in ATTRIBUTE.finditer(raw):
        name = found["name"]
        if declared_prefix(name) is None:
            start, end = found.start("value") + 1, found.end("value") - 1
            written = raw[start:end]
            value = decoded_attribute(written)
            yield NodeAttribute(name, value, offset + start, offset + end, refers(written))


def _stray(text: str, position: int, children: list[Node], close: int) -> str:
    between: list[str] = []
    for child in children:
        between.append(text[position : child.start])
        position = child.end
    between.append(text[position:close])
    return content_text("".join(between)).strip(XML_SPACE)


def _placed(node: Node, parent: Node | None) -> Node:
    """Return a node with the declarations that apply to it and its children in their place."""
    element: ElementSpec | None = None
    if node.extension and parent is None:
        element = node.extension.block if node.name == node.extension.block.name else None
    elif node.extension and parent and parent.element and parent.extension is node.extension:
        element = parent.element.child(node.name)
    placed = node._replace(element=element)
    if not node.children:
        return placed
    return placed._replace(children=tuple(_placed(child, placed) for child in node.children))


def meaning_of(node: Node) -> tuple[object, ...]:
    """Return the content of an element in a form that compares equal however it is written.

    In images, videos and news the order of elements with different names does not matter.
    """
    attributes = tuple(sorted((each.name, each.value.strip(XML_SPACE)) for each in node.attributes))
    name = (node.extension.name if node.extension else node.namespace, node.name)
    texts = (node.text.strip(XML_SPACE), node.stray)
    children = sorted(node.children, key=_by_name) if node.extension else node.children
    return (name, texts, attributes, tuple(map(meaning_of, children)))


def _by_name(node: Node) -> tuple[str, str]:
    return (node.namespace, node.name)


# In a document


@lru_cache(maxsize=2048)
def _nodes(text: str, names: Names, is_entry: bool) -> tuple[Node, ...]:
    return nodes_in(text, names, is_entry=is_entry)


def extension_text(entries: Entries, row: int) -> str:
    """Return the text that a row's nodes are parsed from: its extensions, or all of an odd entry."""
    source = entries.current_source(row)
    return source.text if source else entries.columns.extensions[row]


def nodes_at(entries: Entries, row: int) -> tuple[Node, ...]:
    """Return the elements of other namespaces in a row, in their order, unknown extensions included."""
    source = entries.current_source(row)  # read only once, as a filter may run while rows are edited
    text = source.text if source else entries.columns.extensions[row]
    names = scope_names(entries.file_at(row).frame)
    return _nodes(text, names, source is not None) if text else ()


def blocks_at(entries: Entries, row: int, extension: Extension) -> tuple[Node, ...]:
    """Return the blocks of an extension in a row, in their order."""
    return tuple(node for node in nodes_at(entries, row) if node.element is extension.block)
