"""Odd entries, which no layout reproduces: reads and changes their values, and reports what is odd.

A value is the text of the entry's first element of that name (of the first that is not empty, if
there are several), including the text of elements inside it; comments and processing instructions
do not count. References to entities that the file declares stay as written and are never expanded.
A change of a value leaves everything else in the text as it is.

What is meant by an element of the sitemap namespace that the protocol does not have is known here, too.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from operator import itemgetter

from editor.core.extensions.extension_declarations import HREFLANG, IMAGE, NEWS, VIDEO, Extension
from editor.core.fields import FIELD_NAMES, XML_SPACE, fields_of
from editor.core.values.characters import ALL_SPACES
from editor.core.values.placeholders import code_in
from editor.core.xml.markup import (
    CHILD_RANKS,
    CORE_NAMES,
    EXTENSIONS,
    NAMESPACE,
    NOTE,
    OWN_MARKUP,
    SCRIPT,
    TAG,
    EntityStyle,
    Frame,
    Oddity,
    OddSource,
    Values,
)
from editor.core.xml.outline import (
    ElementSpan,
    Names,
    Outline,
    attribute_list,
    content_text,
    declared_prefix,
    element_content,
    elements_of,
    first_with_value,
    has_markup,
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


def text_without(text: str, elements: Iterable[ElementSpan]) -> str:
    """Return a text without some elements and the whitespace before each."""
    gone = ((it.start - len(space_before(text, it.start)), it.end) for it in elements)
    return replace_parts(text, ((start, end, "") for start, end in gone))


def replace_parts(text: str, changes: Iterable[tuple[int, int, str]]) -> str:
    """Replace several parts of a text, given as start, end and new text; they must not overlap.

    Texts that are put in the same place come in the order in which they are given.
    """
    parts, position = [], 0
    for start, end, new in sorted(changes, key=itemgetter(0, 1)):
        parts += [text[position:start], new]
        position = end
    return "".join([*parts, text[position:]])


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
    """Return an entry's text with an element that it did not have, with the prefix of the entry's own tag.

    Where that stands for another namespace than the root's, so that nobody would find the value, it is the
    root's.
    """
    own, value = parts.name[: parts.name.rfind(":") + 1], escape_value(new, frame)
    changed = _with_markup(text, parts, field, f"<{own}{field}>{value}</{own}{field}>", frame)
    if own == frame.prefix or elements_of(changed, field, frame):
        return changed
    tag = f"{frame.prefix}{field}"
    return _with_markup(text, parts, field, f"<{tag}>{value}</{tag}>", frame)


def _with_markup(text: str, parts: Outline, field: str, element: str, frame: Frame) -> str:
    """Return an entry's text with the element of a field, in the place that it has among the others."""
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
    start = at
    while start and text[start - 1] in XML_SPACE:
        start -= 1
    return text[start:at]


def opened_element(empty: str, name: str, content: str) -> str:
    """Return an empty element, written `<x/>`, with content in it."""
    return f"{empty.removesuffix('/>').rstrip(XML_SPACE)}>{content}</{name}>"


_BARE_URL = r"(?i:https?)://\S+"
BARE_URL, URL_IN_ATTRIBUTE = "bare-url", "attribute"  # what stands in the place of a loc
_BEFORE_VALUE = re.compile(rf"(?:[ \t\r\n]++|{NOTE}|<!\[CDATA\[)*+", re.DOTALL)


def read_entry(text: str, frame: Frame) -> OddSource:
    """Read an odd entry exactly; `text` extends from `<url` (or `<sitemap`) to the end of its end tag.

    The text must be part of well-formed input.
    """
    parts = outline(text, scope_names(frame))
    fields = [field.name for field in fields_of(frame.kind)]
    by_field: dict[str, list[ElementSpan]] = {}
    for element in parts.elements:
        if element.core in fields:
            by_field.setdefault(element.core, []).append(element)
    values = dict.fromkeys(FIELD_NAMES, "")
    oddities: list[Oddity] = []
    for field, elements in by_field.items():
        if len(elements) == 1:
            values[field] = value = content_text(text[elements[0].inner : elements[0].close])
        else:
            value = values[field] = element_content(text, first_with_value(text, elements))
            oddities += _repetitions(text, field, elements)
        if not value.strip(XML_SPACE):
            oddities += _emptiness(text, field, elements[0])
    oddities += _namespace(parts, frame)
    oddities += _structure(text, parts, by_field, fields)
    if "<!DOCTYPE" in frame.prolog:
        oddities += _own_entities(text, by_field)
    read = (values["loc"], values["lastmod"], values["changefreq"], values["priority"])
    return OddSource(text, read, tuple(oddities))


def value_offset(text: str, field: str, frame: Frame) -> int:
    """Return the number of characters before a value in an entry's text, including whitespace before it.

    `field` is a field's name, or EXTENSIONS for the first foreign element. Returns 0 if there is no such
    value.
    """
    elements = outline(text, scope_names(frame)).elements
    if field == EXTENSIONS:
        return next((element.start for element in elements if not element.core), 0)
    elements = [element for element in elements if element.core == field]
    if not elements:
        return 0
    element = first_with_value(text, elements)
    before = _BEFORE_VALUE.match(text, element.inner, element.close)
    return before.end() if before else element.inner


# Oddities


def _repetitions(text: str, field: str, elements: list[ElementSpan]) -> Iterator[Oddity]:
    """Yield the oddities of a field's elements other than the one that counts; empty ones are only empty."""
    counts = first_with_value(text, elements)
    value = element_content(text, counts)
    for element in elements:
        if element is counts:
            continue
        other = element_content(text, element)
        if other.strip(XML_SPACE):
            is_equal = other.strip(XML_SPACE) == value.strip(XML_SPACE)
            yield Oddity("element-repeated", field, other, "auto" if is_equal else "ask")
        elif value.strip(XML_SPACE):
            yield Oddity("empty-element", field, field, _fix_of_empty(text, element))


def _emptiness(text: str, field: str, element: ElementSpan) -> Iterator[Oddity]:
    inner = text[element.inner : element.close]
    if any(piece.is_element for piece in pieces(inner)) or _script_in(inner):
        return  # it has children, or code that should have written the value
    if field == "loc":
        yield Oddity("loc-empty", field, "")
    else:
        yield Oddity("empty-element", field, field, _fix_of_empty(text, element))


def _fix_of_empty(text: str, element: ElementSpan) -> str:
    has_more = has_markup(text[element.inner : element.close]) or attribute_list(element.attributes)
    return "ask" if has_more else "auto"


def _namespace(parts: Outline, frame: Frame) -> Iterator[Oddity]:
    """Yield an oddity if the entry is in another namespace than the file."""
    namespace = parts.names.namespace_of(parts.name)
    if namespace not in (frame.namespace, NAMESPACE):
        yield _in_wrong_namespace(namespace)


def _in_wrong_namespace(namespace: str, fix: str = "auto") -> Oddity:
    return Oddity("namespace-wrong" if namespace else "namespace-missing", "", namespace, fix)


def _structure(
    text: str, parts: Outline, by_field: dict[str, list[ElementSpan]], fields: Sequence[str]
) -> Iterator[Oddity]:
    is_in_attribute = "loc" not in by_field and any(
        name == "loc" and value.strip(XML_SPACE) for name, value in attribute_list(parts.attributes)
    )
    if "=" in parts.attributes:
        told = FIELD_NAMES if is_in_attribute else ()
        yield from (
            each for each in _attributes(parts.attributes, "", parts.names) if each.detail not in told
        )
    misspelt = set()
    highest, is_ordered = 0, True
    for element in parts.elements:
        core = element.core
        if core in fields:
            if "=" in element.attributes:
                yield from _attributes(element.attributes, core, parts.names)
            if "<" in text[element.inner : element.close]:
                yield from _inside(core, text[element.inner : element.close])
        elif stranger := _stranger(text, element, parts, by_field, fields):
            misspelt.update({element.name.rpartition(":")[2].lower(), field_meant(element)})
            yield stranger
            continue
        if core and by_field[core][0] is not element:
            continue  # the order of a repeated element does not matter
        rank = CHILD_RANKS[core or EXTENSIONS]
        if rank < highest and is_ordered:
            is_ordered = False
            yield Oddity("element-order", core, core)
        highest = max(highest, rank)
    is_escaped = bool(parts.stray) and re.search(OWN_MARKUP, parts.stray) is not None
    if "loc" not in by_field and "loc" not in misspelt and not is_escaped:
        if re.fullmatch(_BARE_URL, parts.stray):
            yield Oddity("loc-missing", "loc", BARE_URL)
            return
        yield Oddity("loc-missing", "loc", URL_IN_ATTRIBUTE if is_in_attribute else "")
    if parts.stray:
        yield _misplaced_text(parts.stray)


def _misplaced_text(text: str) -> Oddity:
    """Return the oddity of text between the elements of an entry."""
    if code := code_in(text):
        return Oddity("template-code", "", code)
    if re.search(OWN_MARKUP, text):
        return Oddity("markup-escaped", "", text, "ask")
    return Oddity("stray-text", "", text, "ask" if text.strip(ALL_SPACES) else "auto")


def _stranger(
    text: str,
    element: ElementSpan,
    parts: Outline,
    by_field: dict[str, list[ElementSpan]],
    fields: Sequence[str],
) -> Oddity | None:
    """Return the oddity of an element that is no field but was meant as a sitemap element; else None."""
    if element.core:
        return _misplaced(element, by_field, fields)
    namespace = parts.names.wrong_namespace(element.name, element.attributes)
    if namespace is None:
        return None
    return _in_wrong_namespace(namespace, "auto" if _would_fit(text, parts, by_field, fields) else "ask")


def _would_fit(
    text: str, parts: Outline, by_field: dict[str, list[ElementSpan]], fields: Sequence[str]
) -> bool:
    """Return True if all elements in a wrong namespace would be fields in the right one, each just once."""
    wrong_namespace = [
        element
        for element in parts.elements
        if not element.core and parts.names.wrong_namespace(element.name, element.attributes) is not None
    ]
    names = [element.name.rpartition(":")[2] for element in wrong_namespace]
    contents = (text[element.inner : element.close] for element in wrong_namespace)
    return (
        len(set(names)) == len(names)
        and all(name in fields and name not in by_field for name in names)
        and not any(piece.is_element for content in contents for piece in pieces(content))
    )


def _misplaced(element: ElementSpan, by_field: dict[str, list[ElementSpan]], fields: Sequence[str]) -> Oddity:
    """Return the oddity of an element of the sitemap namespace that does not belong in an entry."""
    core = element.core
    if core in CORE_NAMES:
        return Oddity("misplaced-core-element", "", core, "auto" if core in FIELD_NAMES else "none")
    meant = core.lower()
    if meant in fields:
        return Oddity("unknown-core-element", meant, core, "ask" if meant in by_field else "auto")
    if extension := extension_meant(element) if "changefreq" in fields else None:
        return Oddity("unknown-core-element", extension.name, core, "ask")
    meant = field_meant(element)
    is_free = meant in fields and meant not in by_field
    return Oddity("unknown-core-element", meant if is_free else "", core, "ask")


def _attributes(attributes: str, field: str, names: Names) -> Iterator[Oddity]:
    for name, _ in attribute_list(attributes):
        if declared_prefix(name) is None and not names.is_instance_attribute(name):
            yield Oddity("unexpected-attribute", field, name)


def _inside(field: str, content: str) -> Iterator[Oddity]:
    """Yield the oddities of the content of a field's element."""
    for piece in pieces(content):
        if piece.is_element:
            yield Oddity("element-has-children", field, piece.raw[1:].split()[0].rstrip("/>"))
            break
    if script := _script_in(content):
        yield Oddity("template-code", field, script)


def _script_in(content: str) -> str:
    """Return the beginning of code that should have written a value; "" if there is none."""
    if "<?php" not in content:  # mostly so
        return ""
    notes = (piece.raw for piece in pieces(content) if piece.is_note)
    return next((script[0] for note in notes if (script := SCRIPT.match(note))), "")


def _own_entities(text: str, by_field: dict[str, list[ElementSpan]]) -> Iterator[Oddity]:
    """Yield an oddity for each entity of the file that the entry uses, once per field and once elsewhere."""
    for field, elements in by_field.items():
        for name in own_names("".join(text[element.inner : element.close] for element in elements)):
            yield Oddity("custom-entity", field, name)
    core = sorted(
        (element for elements in by_field.values() for element in elements), key=lambda it: it.start
    )
    for name in own_names(text_without(text, core)):
        yield Oddity("custom-entity", "", name)


# Changing values


@lru_cache(maxsize=4096)
def current_source(source: OddSource, values: Values, frame: Frame) -> OddSource:
    """Return the source of an odd entry with these values, and with the oddities of its new text."""
    if values == source.values:
        return source
    return read_entry(patch_entry(source, values, frame), frame)


def patch_entry(source: OddSource, values: Values, frame: Frame) -> str:
    """Return the text of an entry with other values: only the characters of those that differ change.

    The element of an absent value is inserted in the protocol's order, with the whitespace of its neighbour;
    the elements of a value that becomes "" are removed with the whitespace before them.
    """
    fields = [field.name for field in fields_of(frame.kind)]
    changed = [
        (field, new)
        for field, old, new in zip(FIELD_NAMES, source.values, values, strict=True)
        if old != new and field in fields
    ]
    return with_values(source.text, changed, frame)


def clear_element(source: OddSource, field: str, frame: Frame) -> OddSource:
    """Return the entry without the empty elements of a field."""
    return read_entry(without_empty(source.text, field, frame), frame)


# What is meant by other names. People and programs write known things under them: lastModified for lastmod,
# link for loc. Elements of extensions stand without a prefix, and so in the wrong namespace: image for
# image:image.

# In lower case, without hyphens and underscores.
_SYNONYMS = {
    "loc": ("address", "href", "link", "location", "locator", "pageurl", "permalink", "uri"),
    "lastmod": (
        "changed",
        "datemod",
        "datemodified",
        "dateupdated",
        "lastchange",
        "lastchanged",
        "lastmodification",
        "lastmodificationdate",
        "lastmoddate",
        "lastmodified",
        "lastmodifieddate",
        "lastupdate",
        "lastupdated",
        "modification",
        "modificationdate",
        "modified",
        "modifiedat",
        "modifieddate",
        "modtime",
        "updated",
        "updatedat",
    ),
    "changefreq": ("changefrequency", "changerate", "freq", "frequency", "updatefreq", "updatefrequency"),
    "priority": ("importance", "prio"),
}
_FIELD_OF = {name: field for field, names in _SYNONYMS.items() for name in names}
_FIELD_OF |= {field: field for field in FIELD_NAMES}  # as in last_mod
LOC_NAMES = ("loc", *_SYNONYMS["loc"])
_BARE = {extension.block.name: extension for extension in (IMAGE, VIDEO, NEWS)}


def field_meant(element: ElementSpan) -> str:
    """Return the field that is meant by another name; "" if it is unknown, or meant as an extension's."""
    if extension_meant(element):
        return ""
    return _FIELD_OF.get(element.core.lower().replace("_", "").replace("-", ""), "")


def extension_meant(element: ElementSpan) -> Extension | None:
    """Return the extension whose element it would be with its prefix; None if it would be none's."""
    if element.core == HREFLANG.block.name:
        names = {name for name, _ in attribute_list(element.attributes)}
        return HREFLANG if "href" in names and names & {"hreflang", "rel"} else None
    return _BARE.get(element.core)


def name_with_prefix(extension: Extension) -> str:
    """Return the usual name of an extension's element, such as image:image."""
    return f"{extension.prefix}:{extension.block.name}"


def prefix_for(extension: Extension, frame: Frame) -> str:
    """Return the prefix, with its colon, that an extension has or can have in a file; "" if it is taken."""
    known = [prefix for prefix in scope_names(frame).prefixes_of(extension.variants.fullmatch) if prefix]
    is_taken = scope_names(frame).is_bound(extension.prefix)
    return known[0] if known else "" if is_taken else f"{extension.prefix}:"


def with_prefixes(text: str, elements: Collection[tuple[ElementSpan, str]], frame: Frame) -> str:
    """Give elements of an entry, and the sitemap's own inside them, a prefix; each comes with its own."""
    for element, prefix in sorted(elements, key=lambda each: -each[0].start):
        whole = text[element.start : element.end]
        text = text[: element.start] + _prefixed(whole, prefix, frame.prefix) + text[element.end :]
    return text


def _prefixed(text: str, prefix: str, own: str) -> str:
    """Replace the prefix of the sitemap's own elements, mostly none, in a text."""
    found = []
    position = 0
    for tag in TAG.finditer(text):
        name = tag["name"]
        if name is not None and name.startswith(own) and ":" not in name.removeprefix(own):
            start = tag.start("name")
            found += [text[position:start], prefix, name.removeprefix(own)]
            position = tag.end("name")
    return "".join([*found, text[position:]])
