"""Takes entries apart that hold more than one, or whose values hold others, and restores escaped tags."""

import re

from editor.core.fields import FIELD_NAMES, XML_SPACE
from editor.core.xml.markup import CORE_NAMES, OWN_MARKUP, TAG, Frame
from editor.core.xml.odd_entries import escape_value, opened_element, space_before
from editor.core.xml.outline import (
    Piece,
    attribute_list,
    element_content,
    elements_of,
    is_empty,
    outline,
    pieces,
    scope_names,
)
from editor.rules.fixes.fix_kinds import without_attribute
from editor.rules.structure.entry_rewriting import in_gap, replace_parts, with_clean_spaces

_TOKEN = re.compile(
    rf"<(?P<end>/?+)(?P<name>(?:[\w.-]++:)?+(?P<local>{'|'.join(sorted(CORE_NAMES, key=len, reverse=True))}))"
    r"[ \t\r\n]*+(?P<empty>/?+)>|(?P<section><!\[CDATA\[|\]\]>)"
)
# How the end of a CDATA section is written that does not end it.
_CDATA_REMAINS = re.compile(
    r"(?:%5D%5D(?:%3E|>)|\][ ]?\](?:[ ]?(?:>|&gt;))?|\](?:>|&gt;))[ ]?\Z", re.IGNORECASE
)
_BARE = re.compile(r"&(?!(?:[A-Za-z]\w*+|\#[0-9]++|\#x[0-9A-Fa-f]++);)")
_ATTRIBUTES = r"""(?:[ \t\r\n]++[\w.:-]++="[^"<&]*+")*+[ \t\r\n]*+/?+"""


def with_entry_for_each_url(text: str, field: str, frame: Frame) -> str:
    """Give each URL of an entry an entry of its own, with what follows it up to the next, if that repeats."""
    if field != "loc":
        return text
    parts = outline(text, scope_names(frame))
    urls = [element for element in elements_of(text, "loc", frame) if not is_empty(text, element)]
    if len(urls) < 2:
        return text
    bound = f"</{parts.name}>\n<{parts.name}>"
    cores = [element.core for element in parts.elements if element.core and element.core != "loc"]
    if len(cores) > len(set(cores)):
        starts = [url.start - len(space_before(text, url.start)) for url in urls[1:]]
        return replace_parts(text, [(start, start, bound) for start in starts])
    moved = [(url.start - len(space_before(text, url.start)), url.end) for url in urls[1:]]
    others = "".join(f"\n<{parts.name}>{text[start:end]}</{parts.name}>" for start, end in moved)
    return replace_parts(text, [(start, end, "") for start, end in moved]) + others


def with_swallowed_fields(text: str, field: str, frame: Frame) -> str:
    """Make elements of the tags that stand in a value, and entries if it has swallowed some."""
    element = next(
        (it for it in elements_of(text, field, frame) if OWN_MARKUP.search(element_content(text, it))), None
    )
    if element is None:
        return text
    value = element_content(text, element)
    prefixes = "|".join(re.escape(prefix) for prefix, _ in frame.namespaces if prefix)
    foreign = re.compile(
        rf"<!--(?:[^-]|-(?!-))*+-->|</?+(?:{prefixes or '(?!)'}):[\w.-]++{_ATTRIBUTES}>|(?P<less><)"
    )
    written, opened, at, is_literal = "", element.name, 0, True
    for token in _TOKEN.finditer(value):
        written += _as_written(value[at : token.start()], frame, foreign, is_literal=is_literal)
        at = token.end()
        is_literal = token["section"] == "<![CDATA["
        if token["section"] is not None:
            continue
        name = token["name"]
        if token["end"]:
            opened = "" if name == opened else opened
        elif token["local"] in FIELD_NAMES and not token["empty"]:
            written += f"</{opened}>" if opened else ""
            opened = name
        written += token[0]
    written += _as_written(value[at:], frame, foreign, is_literal=is_literal)
    end = f"</{opened}>" if opened else ""
    new = f"{text[: element.inner]}{written}{end}{text[element.end :]}"
    return new if _is_paired(new) else text


def _as_written(part: str, frame: Frame, foreign: re.Pattern[str], *, is_literal: bool) -> str:
    """Return a part of a value as XML: it is text in a CDATA section, and XML after its element."""
    if is_literal:
        return escape_value(_CDATA_REMAINS.sub("", part), frame)
    return foreign.sub(lambda found: "&lt;" if found["less"] else found[0], _BARE.sub("&amp;", part))


def _is_paired(text: str) -> bool:
    """Return True if each element of a text ends."""
    begun: list[str] = []
    for tag in TAG.finditer(text):
        if tag["name"] is None or tag["empty"]:
            continue
        if not tag["end"]:
            begun.append(tag["name"])
        elif not begun or begun.pop() != tag["name"]:
            return False
    return not begun


def with_restored_tags(text: str, _field: str, frame: Frame) -> str:
    """Restore the escaped tags between the elements of an entry."""
    return with_clean_spaces(text, frame, _restored)


def gap_with_restored_tags(gap: str, frame: Frame) -> str:
    """Restore the escaped tags between two entries."""
    return in_gap(gap, lambda text: with_restored_tags(text, "", frame))


def _restored(piece: Piece) -> str:
    is_markup = OWN_MARKUP.search(piece.text) is not None and not piece.is_element
    return piece.text if is_markup and _is_paired(piece.text) else piece.raw


def with_url_of_attribute(text: str, _field: str, frame: Frame) -> str:
    """Make elements of attributes of an entry that are called as fields are."""
    parts = outline(text, scope_names(frame))
    there = {element.core for element in parts.elements}
    values = {
        name: value.strip(XML_SPACE)
        for name, value in attribute_list(parts.attributes)
        if name in FIELD_NAMES and name not in there and value.strip(XML_SPACE)
    }
    if "loc" not in values:
        return text
    prefix = parts.name[: parts.name.rfind(":") + 1]
    tags = ((f"{prefix}{name}", values[name]) for name in FIELD_NAMES if name in values)
    fields = "".join(f"<{tag}>{escape_value(value, frame)}</{tag}>" for tag, value in tags)
    start = 1 + len(parts.name)
    rest = without_attribute(parts.attributes, values.__contains__)
    bare = text[:start] + rest + text[start + len(parts.attributes) :]
    if bare.endswith("/>") and len(parts.elements) == 0 and parts.inner == len(text):
        return opened_element(bare, parts.name, fields)
    inner = parts.inner - len(parts.attributes) + len(rest)
    return bare[:inner] + fields + bare[inner:]


def with_url_of_link(text: str, field: str, frame: Frame) -> str:
    """Take the address of the one link in a field as its value."""
    for element in reversed(elements_of(text, field, frame)):
        content = text[element.inner : element.close]
        links = list(_LINK.finditer(content))
        if len(links) == 1 and any(piece.is_element for piece in pieces(content)):
            text = f"{text[: element.inner]}{links[0][1]}{text[element.close :]}"
    return text


_LINK = re.compile(r"""<a[ \t\r\n][^<>]*?\bhref[ \t\r\n]*+=[ \t\r\n]*+["']([^"'<>]++)["']""", re.IGNORECASE)
