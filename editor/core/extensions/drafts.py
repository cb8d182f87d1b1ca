"""Elements of extensions to be written: what they hold, and their text."""

from typing import NamedTuple

from editor.core.extensions.nodes import Node
from editor.core.fields import XML_SPACE
from editor.core.markup import Frame, without_illegal_characters
from editor.core.patching import escaped


class Draft(NamedTuple):
    """An element that is not in a file yet: its name without a prefix, and what it holds, decoded."""

    name: str
    text: str = ""
    attributes: tuple[tuple[str, str], ...] = ()
    children: tuple["Draft", ...] = ()


def draft_of(node: Node) -> Draft:
    """What a node holds; comments, and names of other extensions inside, are lost."""
    attributes = tuple((attribute.name, attribute.value) for attribute in node.attributes)
    return Draft(node.name, node.text, attributes, tuple(map(draft_of, node.children)))


class Style(NamedTuple):
    """How elements are written."""

    frame: Frame
    prefix: str  # with its colon
    before: str  # the white space before the element: with a line end, its children get lines of their own
    step: str  # how much further in those are
    empty_end: str = "/>"  # of an element that holds nothing


def rendered(draft: Draft, style: Style) -> str:
    """The text of an element, without the white space before it."""
    tag = style.prefix + draft.name
    attributes = "".join(
        f' {name}="{attribute_text(value, style.frame)}"' for name, value in draft.attributes
    )
    if draft.children:
        has_lines = any(end in style.before for end in "\r\n")
        inner, last = (style.before + style.step, style.before) if has_lines else ("", "")
        inside = style._replace(before=inner)
        content = "".join(inner + rendered(child, inside) for child in draft.children) + last
    else:
        content = element_text(draft.text, style.frame)
    if not content:
        return f"<{tag}{attributes}{style.empty_end}"
    return f"<{tag}{attributes}>{content}</{tag}>"


def element_text(value: str, frame: Frame) -> str:
    """A value as the text of an element; what XML cannot hold is left out."""
    return escaped(without_illegal_characters(value), frame)


def attribute_text(value: str, frame: Frame, quote: str = '"') -> str:
    """A value as an attribute between such quotes; what XML cannot hold is left out."""
    text = element_text(value, frame).replace(quote, "&quot;" if quote == '"' else "&apos;")
    for space in XML_SPACE[1:]:
        text = text.replace(space, f"&#{ord(space)};")
    return text
