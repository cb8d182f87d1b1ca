"""New elements of extensions: their content, and how it is written as text."""

from typing import NamedTuple

from editor.core.extensions.nodes import Node
from editor.core.fields import XML_SPACE
from editor.core.values.characters import without_illegal_characters
from editor.core.xml.markup import Frame
from editor.core.xml.patching import escape_value


class NewElement(NamedTuple):
    """An element to be written: its local name, and its content, decoded."""

    name: str
    text: str = ""
    attributes: tuple[tuple[str, str], ...] = ()
    children: tuple["NewElement", ...] = ()


def draft_of(node: Node, around: Node | None = None) -> NewElement:
    """Return a node's content, but for comments, as a new element; foreign names become `{uri}name`."""
    attributes = tuple((_full_name(node, attribute.name), attribute.value) for attribute in node.attributes)
    children = tuple(draft_of(child, node) for child in node.children)
    is_foreign = around is not None and _kind(node) != _kind(around)
    name = f"{{{node.namespace}}}{node.name}" if is_foreign else node.name
    return NewElement(name, node.text or node.stray, attributes, children)


def _kind(node: Node) -> str:
    """Return the namespace of a node, in its usual spelling."""
    return node.extension.namespace if node.extension else node.namespace


def _full_name(node: Node, attribute: str) -> str:
    prefix, _, name = attribute.rpartition(":")
    return attribute if prefix in ("", "xml") else f"{{{node.names.namespace_of(attribute)}}}{name}"


class Style(NamedTuple):
    """The style in which elements are written."""

    frame: Frame
    prefix: str  # with its colon
    before: str  # the whitespace before the element; if it has a line end, children get their own lines
    step: str  # the additional indentation of children
    empty_end: str = "/>"  # of an element that holds nothing


def render_element(draft: NewElement, style: Style) -> str:
    """Return the text of an element, without the whitespace before it."""
    tag = style.prefix + draft.name
    attributes = "".join(
        f' {name}="{attribute_text(value, style.frame)}"' for name, value in draft.attributes
    )
    if draft.children:
        has_lines = any(end in style.before for end in "\r\n")
        inner, last = (style.before + style.step, style.before) if has_lines else ("", "")
        inside = style._replace(before=inner)
        content = "".join(inner + render_element(child, inside) for child in draft.children) + last
    else:
        content = element_text(draft.text, style.frame)
    if not content:
        return f"<{tag}{attributes}{style.empty_end}"
    return f"<{tag}{attributes}>{content}</{tag}>"


def element_text(value: str, frame: Frame) -> str:
    """Return a value escaped as the text of an element, without characters that are illegal in XML."""
    return escape_value(without_illegal_characters(value), frame)


def attribute_text(value: str, frame: Frame, quote: str = '"') -> str:
    """Return a value escaped for an attribute in such quotes, without characters illegal in XML."""
    text = element_text(value, frame).replace(quote, "&quot;" if quote == '"' else "&apos;")
    for space in XML_SPACE[1:]:
        text = text.replace(space, f"&#{ord(space)};")
    return text
