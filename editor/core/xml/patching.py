"""Changes values inside the text of an entry and leaves everything else in it as it is."""

from editor.core.fields import FIELD_NAMES, XML_SPACE
from editor.core.xml.markup import EntityStyle, Frame
from editor.core.xml.outline import (
    ElementSpan,
    Outline,
    elements_of,
    first_with_value,
    is_empty,
    outline,
    own_names,
    pieces,
    scope_names,
)

_RANK = {name: rank for rank, name in enumerate(FIELD_NAMES)}


def with_values(text: str, changes: list[tuple[str, str]], frame: Frame) -> str:
    """Return an entry's text with some fields' values changed; "" removes the field's elements."""
    for field, new in sorted(changes, key=lambda change: not change[1]):
        # Removals come last: an insertion takes its place and whitespace from other elements.
        elements = elements_of(text, field, frame)
        if not new.strip(XML_SPACE) and len(elements) > bool(new):
            # A repeated element would count instead of one with an empty value.
            kept = first_with_value(text, elements) if new else None
            text = text_without(text, [element for element in elements if element is not kept])
            elements = elements_of(text, field, frame)
        if elements:
            text = _with_content(text, first_with_value(text, elements), new, frame)
        elif new:
            text = _with_element(text, outline(text, scope_names(frame)), field, new, frame)
    return text


def without_empty(text: str, field: str, frame: Frame) -> str:
    """Return an entry's text without the empty elements of a field."""
    return text_without(
        text, [element for element in elements_of(text, field, frame) if is_empty(text, element)]
    )


def text_without(text: str, elements: list[ElementSpan]) -> str:
    """Return a text without some elements, given in their order, and the whitespace before each."""
    for element in reversed(elements):
        text = text[: element.start].rstrip(XML_SPACE) + text[element.end :]
    return text


def _with_content(text: str, element: ElementSpan, new: str, frame: Frame) -> str:
    if element.inner == element.end:  # <lastmod/>
        changed = opened_element(text[element.start : element.end], element.name, escape_value(new, frame))
        return text[: element.start] + changed + text[element.end :]
    content = new_content(text[element.inner : element.close], new, frame)
    return text[: element.inner] + content + text[element.close :]


def escape_value(value: str, frame: Frame) -> str:
    """Return a value escaped as the text of an element in a file."""
    return (frame.entities or EntityStyle()).escape(value)


def new_content(content: str, new: str, frame: Frame) -> str:
    """Return the content of an element with another text; comments and, if possible, outer whitespace stay.

    References to entities of the file stay as well, as such a value shows them as written.
    """

    def escape(value: str) -> str:
        return with_references(escape_value(value, frame), content)

    if "<" not in content:
        return escape(new)
    stretches = list(pieces(content))
    if any(piece.is_element for piece in stretches):
        return escape(new)
    texts = [place for place, piece in enumerate(stretches) if not piece.is_note]
    filled = [place for place in texts if stretches[place].text.strip(XML_SPACE)]
    if not texts:
        return content + escape(new)
    main = (filled or texts)[0]
    before = "".join(piece.text for piece in stretches[:main])
    after = "".join(piece.text for piece in stretches[main + 1 :])
    keeps_space = (
        len(filled) == 1
        and len(before) + len(after) <= len(new)
        and new.startswith(before)
        and new.endswith(after)
        and new[len(before) : len(new) - len(after)].strip(XML_SPACE)
    )
    if keeps_space:
        new = new[len(before) : len(new) - len(after)]
    raws = [piece.raw if keeps_space or piece.is_note else "" for piece in stretches]
    is_data = (
        stretches[main].is_cdata
        and escape(new) == escape_value(new, frame)
        and "\r" not in new
        and is_encodable(new, frame.encoding)
    )
    raws[main] = _as_cdata(new) if is_data else escape(new)
    return "".join(raws)


def with_references(text: str, old: str) -> str:
    """Restore references to the file's entities in an escaped text if the old text has them."""
    for name in own_names(old):
        text = text.replace(f"&amp;{name};", f"&{name};")
    return text


def _as_cdata(new: str) -> str:
    return "<![CDATA[" + new.replace("]]>", "]]]]><![CDATA[>") + "]]>"


def is_encodable(value: str, encoding: str) -> bool:
    """Return True if an encoding has all characters of a text, so that none must be a reference."""
    try:
        value.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True


def _with_element(text: str, parts: Outline, field: str, new: str, frame: Frame) -> str:
    tag = parts.name[: parts.name.rfind(":") + 1] + field
    element = f"<{tag}>{escape_value(new, frame)}</{tag}>"
    before = [child for child in parts.elements if child.core in _RANK and _RANK[child.core] < _RANK[field]]
    if before:
        neighbour = max(before, key=lambda child: child.end)
        return text[: neighbour.end] + space_before(text, neighbour.start) + element + text[neighbour.end :]
    if parts.elements:
        neighbour = parts.elements[0]
        space = space_before(text, neighbour.start)
        return text[: neighbour.start] + element + space + text[neighbour.start :]
    is_indented = bool(leading_space(frame.epilog))
    inner, outer = (frame.line_end + "    ", frame.line_end + "  ") if is_indented else ("", "")
    if parts.inner == len(text):  # <url/>
        return opened_element(text, parts.name, inner + element + outer)
    if parts.inner == parts.close:
        element += outer
    return text[: parts.inner] + inner + element + text[parts.inner :]


def leading_space(text: str) -> str:
    """Return the whitespace at the start of a text."""
    return text[: len(text) - len(text.lstrip(XML_SPACE))]


def space_before(text: str, at: int) -> str:
    """Return the whitespace before a position in a text."""
    return text[len(text[:at].rstrip(XML_SPACE)) : at]


def opened_element(empty: str, name: str, content: str) -> str:
    """Return an empty element, written `<x/>`, with content in it."""
    return f"{empty.removesuffix('/>').rstrip(XML_SPACE)}>{content}</{name}>"
