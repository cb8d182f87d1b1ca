"""Rewrites the text of one entry: sorts, renames or removes elements, and removes stray text.

Takes entries apart that hold more than one, or whose values hold others, and restores escaped tags.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain

from editor.core.extensions.extension_declarations import EXTENSION_NAMES
from editor.core.extensions.extension_reading import Node, nodes_in
from editor.core.fields import FIELD_NAMES, XML_SPACE, fields_of
from editor.core.values.characters import ALL_SPACES, ODD_SPACES
from editor.core.values.placeholders import code_in
from editor.core.xml.markup import CORE_NAMES, END_TAG, OWN_MARKUP, TAG, Frame
from editor.core.xml.odd_entries import (
    escape_value,
    extension_meant,
    field_meant,
    opened_element,
    replace_parts,
    space_before,
    text_without,
)
from editor.core.xml.outline import (
    ElementSpan,
    Names,
    Piece,
    attribute_list,
    declared_prefix,
    element_content,
    elements_of,
    first_with_value,
    has_markup,
    is_empty,
    outline,
    pieces,
    scope_names,
    unescape,
)
from editor.rules.fixes.fix_kinds import without_attribute
from editor.rules.structure.entry_check import meant_element

_URL = re.compile(r"https?://[^\s<]+", re.IGNORECASE)
_WITHOUT_WIDTH = "\ufeff\u200b"
_AS_XML_SPACE = str.maketrans({space: "" if space in _WITHOUT_WIDTH else " " for space in ODD_SPACES})


def _fields(frame: Frame) -> list[str]:
    return [field.name for field in fields_of(frame.kind)]


# Order and repetition


def elements_in_order(text: str, _field: str, frame: Frame) -> str:
    """Put fields in the protocol's order, then extensions; the text between elements stays in place."""
    ranks = {name: rank for rank, name in enumerate(_fields(frame))}
    known = [it for it in outline(text, scope_names(frame)).elements if not it.core or it.core in ranks]
    ordered = sorted(known, key=lambda element: ranks.get(element.core, len(ranks)))
    return replace_parts(
        text,
        [
            (place.start, place.end, text[element.start : element.end])
            for place, element in zip(known, ordered, strict=True)
        ],
    )


def without_equal(text: str, field: str, frame: Frame) -> str:
    """Keep one of a field's elements if the others have the same value."""
    return _without_repeated(text, field, frame, lambda other, value: other == value)


def with_first(text: str, field: str, frame: Frame) -> str:
    """Keep the first of a field's elements that is not empty."""
    return _without_repeated(text, field, frame, lambda _other, _value: True)


def _without_repeated(text: str, field: str, frame: Frame, is_gone: Callable[[str, str], bool]) -> str:
    elements = elements_of(text, field, frame)
    if len(elements) < 2:
        return text
    kept = first_with_value(text, elements)
    value = element_content(text, kept).strip(XML_SPACE)
    gone = [
        element
        for element in elements
        if element is not kept
        and not is_empty(text, element)
        and is_gone(element_content(text, element).strip(XML_SPACE), value)
    ]
    return text_without(text, gone)


def with_last(text: str, field: str, frame: Frame) -> str:
    """Keep the last of a field's elements that is not empty."""
    elements = [element for element in elements_of(text, field, frame) if not is_empty(text, element)]
    return text_without(text, elements[:-1])


# Elements that should not be there, or not so


def without_unused(text: str, field: str, frame: Frame) -> str:
    """Remove empty elements of a field that contain neither a comment nor an attribute."""
    return _without_empty(text, field, frame, lambda it: it.inner == it.close or _is_bare(text, it))


def without_any_empty(text: str, field: str, frame: Frame) -> str:
    """Remove empty elements of a field, even with comments or attributes."""
    return _without_empty(text, field, frame, lambda _element: True)


def _without_empty(text: str, field: str, frame: Frame, is_gone: Callable[[ElementSpan], bool]) -> str:
    empty = [element for element in elements_of(text, field, frame) if is_empty(text, element)]
    return text_without(text, [element for element in empty if is_gone(element)])


def _is_bare(text: str, element: ElementSpan) -> bool:
    return "=" not in element.attributes and not has_markup(text[element.inner : element.close])


def entry_with_true_names(text: str, _field: str, frame: Frame) -> str:
    """Correct elements that differ from a field's name only in letter case, if the name is free."""
    return _renamed(text, frame, lambda element: element.core.lower())


def with_near_names(text: str, _field: str, frame: Frame) -> str:
    """Correct elements that stand for a field under another or a misspelt name, if its own is free."""
    return _renamed(text, frame, _field_meant)


def _field_meant(element: ElementSpan) -> str:
    return "" if extension_meant(element) else field_meant(element) or meant_element(element.core)


def _renamed(text: str, frame: Frame, meant: Callable[[ElementSpan], str]) -> str:
    elements = outline(text, scope_names(frame)).elements
    fields = _fields(frame)
    taken = {element.core for element in elements}
    changes: list[tuple[int, int, str]] = []
    for element in elements:
        name = meant(element) if element.core and element.core not in CORE_NAMES else ""
        if name in fields and name not in taken:
            taken.add(name)
            changes += element_renaming(element, text, element.name.removesuffix(element.core) + name)
    return replace_parts(text, changes)


def gap_with_true_names(gap: str, frame: Frame) -> str:
    """Correct the names between two entries that differ from an entry's only in letter case."""
    return _entries_renamed(gap, frame, str.lower)


def gap_with_near_names(gap: str, frame: Frame) -> str:
    """Correct the names between two entries that are at most one slip from an entry's."""
    return _entries_renamed(gap, frame, meant_element)


def _entries_renamed(gap: str, frame: Frame, meant: Callable[[str], str]) -> str:
    entry = frame.kind.entry_name

    def clean(text: str) -> str:
        unknown = [
            it for it in outline(text, scope_names(frame)).elements if it.core and it.core not in CORE_NAMES
        ]
        nearly = [it for it in unknown if meant(it.core) == entry]
        changes = [element_renaming(it, text, it.name.removesuffix(it.core) + entry) for it in nearly]
        return replace_parts(text, list(chain.from_iterable(changes)))

    return in_gap(gap, clean)


def element_renaming(element: ElementSpan, text: str, name: str) -> Iterator[tuple[int, int, str]]:
    """Yield the changes to an element's tags that give it another name: start, end and new text."""
    yield element.start + 1, element.start + 1 + len(element.name), name
    if element.close < element.end:
        start = text.index("/", element.close) + 1
        yield start, start + len(element.name), name


def entry_without_unknown(text: str, _field: str, frame: Frame) -> str:
    """Remove elements of the sitemap namespace that the protocol does not define."""
    elements = outline(text, scope_names(frame)).elements
    return text_without(text, [it for it in elements if it.core and it.core not in CORE_NAMES])


def without_misplaced(text: str, _field: str, frame: Frame) -> str:
    """Remove the frequency and priority, which an entry of an index cannot have."""
    misplaced = set(FIELD_NAMES).difference(_fields(frame))
    elements = outline(text, scope_names(frame)).elements
    return text_without(text, [element for element in elements if element.core in misplaced])


def without_children(text: str, field: str, frame: Frame) -> str:
    """Remove the tags inside a field's elements; their text and comments stay."""
    changes = [
        (element.inner, element.close, content)
        for element in elements_of(text, field, frame)
        if (content := _without_tags(text[element.inner : element.close]))
        != text[element.inner : element.close]
    ]
    return replace_parts(text, changes)


def _without_tags(content: str) -> str:
    return "".join(piece.raw for piece in pieces(content) if not piece.is_element)


def without_attributes(text: str, field: str, frame: Frame) -> str:
    """Remove attributes without meaning in a sitemap from the start tags of a field, or of the entry."""
    parts = outline(text, scope_names(frame))
    elements = [(1 + len(parts.name), parts.attributes)]
    if field:
        fields = (element for element in parts.elements if element.core == field)
        elements = [(it.start + 1 + len(it.name), it.attributes) for it in fields]
    return replace_parts(
        text, [(start, start + len(old), meaningful(old, parts.names)) for start, old in elements]
    )


def meaningful(attributes: str, names: Names) -> str:
    """Return the attributes with a meaning in a core element: namespaces, and XML Schema's own."""
    return without_attribute(
        attributes, lambda name: declared_prefix(name) is None and not names.is_instance_attribute(name)
    )


# Stray text


def with_true_spaces(text: str, _field: str, frame: Frame) -> str:
    """Replace non-XML whitespace between elements by spaces, or remove it if it has no width."""
    return with_clean_spaces(text, frame, _true_spaces)


def without_stray_text(text: str, _field: str, frame: Frame) -> str:
    """Remove any text between the elements."""
    return with_clean_spaces(text, frame, _blank)


def gap_with_true_spaces(gap: str, frame: Frame) -> str:
    """Replace non-XML whitespace between two entries by spaces, or remove it if it has no width."""
    return in_gap(gap, lambda text: with_true_spaces(text, "", frame))


def gap_without_stray_text(gap: str, frame: Frame) -> str:
    """Remove any text between two entries."""
    return in_gap(gap, lambda text: without_stray_text(text, "", frame))


def gap_without_unknown(gap: str, frame: Frame) -> str:
    """Remove elements between two entries that the protocol does not define."""
    return in_gap(gap, lambda text: entry_without_unknown(text, "", frame))


def gap_without_foreign(gap: str, frame: Frame) -> str:
    """Remove elements of other namespaces between two entries, except sitemap elements in a wrong one."""

    def clean(text: str) -> str:
        names = scope_names(frame)
        foreign = [
            it
            for it in outline(text, names).elements
            if not it.core and names.wrong_namespace(it.name, it.attributes) is None
        ]
        return text_without(text, foreign)

    return in_gap(gap, clean)


def no_gap(_gap: str, _frame: Frame) -> str:
    """Return an empty gap, so that a text list has no blank lines."""
    return ""


def in_gap(gap: str, clean: Callable[[str], str]) -> str:
    """Apply a rewriter to a gap as the content of an element; the root's end tag may follow in an epilog."""
    return clean(f"<x>{gap}</x>")[len("<x>") : -len("</x>")]


def with_clean_spaces(text: str, frame: Frame, clean: Callable[[Piece], str]) -> str:
    """Rewrite the text between the elements of an entry, piece by piece."""
    parts = outline(text, scope_names(frame))
    changes, start = [], parts.inner
    for element in parts.elements:
        changes.append((start, element.start))
        start = element.end
    changes.append((start, parts.close))
    return replace_parts(
        text, [(start, end, "".join(map(clean, pieces(text[start:end])))) for start, end in changes]
    )


def _true_spaces(piece: Piece) -> str:
    if not piece.text.strip(XML_SPACE) or piece.text.strip(ALL_SPACES):
        return piece.raw
    return piece.raw.translate(_AS_XML_SPACE) if piece.raw == piece.text else ""


def _blank(piece: Piece) -> str:
    if not piece.text.strip(XML_SPACE) or code_in(piece.text):
        return piece.raw  # without the code of its loops, nobody could mend a template
    before = piece.raw[: len(piece.raw) - len(piece.raw.lstrip(XML_SPACE))]
    after = piece.raw[len(piece.raw.rstrip(XML_SPACE)) :]
    return after if "\n" in after or "\n" not in before else before


# Missing elements


def with_wrapped_url(text: str, _field: str, frame: Frame) -> str:
    """Put a bare URL in an entry without `loc` into a `loc` element."""
    parts = outline(text, scope_names(frame))
    if any(element.core == "loc" for element in parts.elements):
        return text
    inside = [range(element.start, element.end) for element in parts.elements]
    bare = (found for found in _URL.finditer(text) if not any(found.start() in span for span in inside))
    url = next((found for found in bare if unescape(found[0]) == parts.stray), None)
    if url is None:
        return text
    name = parts.name[: parts.name.rfind(":") + 1] + "loc"
    return replace_parts(text, [(*url.span(), f"<{name}>{url[0]}</{name}>")])


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
    if field in EXTENSION_NAMES:
        return _with_swallowed_elements(text, field, frame)
    element = next(
        (it for it in elements_of(text, field, frame) if re.search(OWN_MARKUP, element_content(text, it))),
        None,
    )
    if element is None:
        return text
    value = element_content(text, element)
    foreign = _tags_of(frame)
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


def _tags_of(frame: Frame, others: str = "(?!)") -> re.Pattern[str]:
    """Return a pattern for comments, tags with a prefix of the root or other names, and for any other <."""
    prefixes = "|".join(re.escape(prefix) for prefix, _ in frame.namespaces if prefix)
    names = rf"(?:{prefixes or '(?!)'}):[\w.-]++|(?:{others})(?![\w.:-])"
    return re.compile(rf"<!--(?:[^-]|-(?!-))*+-->|</?+(?:{names}){_ATTRIBUTES}>|(?P<less><)")


def _with_swallowed_elements(text: str, extension: str, frame: Frame) -> str:
    """Make elements of the tags in a value of an extension, from the first end of an element on."""
    for node in _every(nodes_in(text, scope_names(frame), is_entry=True)):
        is_own = node.extension is not None and node.extension.name == extension
        end = re.search(END_TAG, node.text) if is_own and not node.children else None
        if end is None:
            continue
        tags, is_literal = _tags_of(frame, "|".join(sorted(CORE_NAMES))), False
        new = text[: node.inner] + _as_written(node.text[: end.start()], frame, tags, is_literal=True)
        for part in re.split(r"(<!\[CDATA\[|\]\]>)", node.text[end.start() :]):
            if part in ("<![CDATA[", "]]>"):
                is_literal = part != "]]>"
            else:
                new += _as_written(part, frame, tags, is_literal=is_literal)
        left = _left_open(new[node.inner :])
        ends = (text[node.close : node.end], "", f"</{left}>")  # the right one may have been swallowed
        return next(filter(_is_paired, (f"{new}{written}{text[node.end :]}" for written in ends)), text)
    return text


def _every(nodes: Iterable[Node]) -> Iterator[Node]:
    for node in nodes:
        yield node
        yield from _every(node.children)


def _as_written(part: str, frame: Frame, foreign: re.Pattern[str], *, is_literal: bool) -> str:
    """Return a part of a value as XML: it is text in a CDATA section, and XML after its element."""
    if is_literal:
        return escape_value(_CDATA_REMAINS.sub("", part), frame)
    return foreign.sub(lambda found: "&lt;" if found["less"] else found[0], _BARE.sub("&amp;", part))


def _is_paired(text: str) -> bool:
    """Return True if each element of a text ends."""
    begun: list[str] = []
    for tag in _tags(text):
        if not tag["end"]:
            begun.append(tag["name"])
        elif not begun or begun.pop() != tag["name"]:
            return False
    return not begun


def _left_open(text: str) -> str:
    """Return the name of the last element of a text that does not end there; "" if there is none."""
    begun: list[str] = []
    for tag in _tags(text):
        if not tag["end"]:
            begun.append(tag["name"])
        elif begun and begun[-1] == tag["name"]:
            begun.pop()
    return begun[-1] if begun else ""


def _tags(text: str) -> Iterator[re.Match[str]]:
    return (tag for tag in TAG.finditer(text) if tag["name"] is not None and not tag["empty"])


def with_restored_tags(text: str, _field: str, frame: Frame) -> str:
    """Restore the escaped tags between the elements of an entry."""
    return with_clean_spaces(text, frame, _restored)


def gap_with_restored_tags(gap: str, frame: Frame) -> str:
    """Restore the escaped tags between two entries."""
    return in_gap(gap, lambda text: with_restored_tags(text, "", frame))


def _restored(piece: Piece) -> str:
    is_markup = re.search(OWN_MARKUP, piece.text) is not None and not piece.is_element
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
