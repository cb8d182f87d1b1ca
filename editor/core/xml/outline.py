"""Locates the parts of a sitemap in its text: the beginning, the entries, and what is inside them.

The text must have been found well-formed before; nothing is verified here. Inside an entry these
are tags, children, contents and misplaced text; before the first one, the XML declaration, the
comments, the document type and the root's start tag.

For files that the scanner cannot handle, entries are found from tag to tag, by names, namespaces
and depth alone. Nothing is ever expanded: a reference to an entity is text like any other.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from editor.core.fields import XML_SPACE, Kind
from editor.core.values.characters import with_line_feeds
from editor.core.xml import markup

_CDATA_TEXT = r"<!\[CDATA\[(.*?)\]\]>"

_CHILD = re.compile(
    rf"""[ \t\r\n]*+(?:
        <([^\s/>!?]++)({markup.IN_TAG})(?:/>|>(?:([^<]*+)</\1\s*>)?)  # its text and end tag if no tag follows
      | {_CDATA_TEXT}
      | {markup.NOTE}
      | (</[^>]*>)
    )""",
    re.DOTALL | re.VERBOSE,
)
_TAG = re.compile(rf"{markup.NO_TAG}|<(/?)[^\s/>]++{markup.IN_TAG}(/?)>", re.DOTALL)
_PIECE = re.compile(rf"[^<]++|{_CDATA_TEXT}|({markup.NOTE})|</?[^\s/>]++{markup.IN_TAG}/?>", re.DOTALL)
_MARKUP = re.compile(rf"{markup.NOTE}|</?[^\s/>]++{markup.IN_TAG}/?>", re.DOTALL)
_RAW_SPACE = re.compile(r"\r\n|[\t\r\n]")
# A reference beyond XML's own five; comments and CDATA match too, but without a name.
OWN_ENTITY = rf"(?s){markup.NO_TAG}|&(?!(?:amp|lt|gt|quot|apos);)([^#&;\s<>]+);"
_REFERENCE = re.compile("&(?:#x([0-9a-fA-F]+)|#([0-9]+)|(amp|lt|gt|quot|apos));")
_NO_CHARACTER = 0x110000  # the first number beyond Unicode
_MOST_DIGITS = 7  # of a character's number
NAMED_ENTITIES = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}


def refers(text: str) -> bool:
    """Return True if a text, as written, uses an entity other than XML's own five."""
    return "&" in text and any(found[1] for found in re.finditer(OWN_ENTITY, text))


def own_names(text: str) -> Iterable[str]:
    """Return the names of the entities that a text uses beyond XML's own, each once."""
    if "&" not in text:
        return ()
    return dict.fromkeys(found[1] for found in re.finditer(OWN_ENTITY, text) if found[1])


def unescape(raw: str) -> str:
    """Decode text without markup as a parser does: references resolved, line ends as line feeds.

    References to entities other than XML's own five stay as written and are never expanded; so do those to no
    character at all, which no parser accepts.
    """
    raw = with_line_feeds(raw)
    return _REFERENCE.sub(_character, raw) if "&" in raw else raw


def _character(reference: re.Match[str]) -> str:
    in_hex, in_decimal, name = reference.groups()
    if name:
        return NAMED_ENTITIES[name]
    digits = (in_hex or in_decimal).lstrip("0")
    number = int(digits or "0", 16 if in_hex else 10) if len(digits) <= _MOST_DIGITS else _NO_CHARACTER
    return chr(number) if number < _NO_CHARACTER else reference[0]


class Piece(NamedTuple):
    """A piece of an element's content: character data, or markup that yields no text."""

    raw: str
    text: str
    is_cdata: bool = False
    is_element: bool = False  # a tag of a child element
    is_note: bool = False  # a comment or processing instruction


def pieces(content: str) -> Iterator[Piece]:
    """Split an element's content into pieces, in order; the text of child elements counts as text."""
    for match in _PIECE.finditer(content):
        raw = match[0]
        if raw[0] != "<":
            yield Piece(raw, unescape(raw))
        elif match[1] is not None:
            yield Piece(raw, with_line_feeds(match[1]), is_cdata=True)
        elif match[2]:
            yield Piece(raw, "", is_note=True)
        else:
            yield Piece(raw, "", is_element=True)


def has_markup(content: str) -> bool:
    """Return True if an element's content has a comment, an instruction or an element; CDATA is text."""
    return "<" in content and any(piece.is_note or piece.is_element for piece in pieces(content))


def content_text(content: str) -> str:
    """Return the text of an element's content as a parser does, with child elements, without comments."""
    if "<" not in content:
        return unescape(content)
    if "<![CDATA[" not in content:
        return unescape(_MARKUP.sub("", content))
    if content.startswith("<![CDATA[") and content.find("]]>") == len(content) - 3 and "\r" not in content:
        return content[9:-3]
    return "".join(piece.text for piece in pieces(content))


class ElementSpan(NamedTuple):
    """A child element of an entry, with its positions in the entry's text.

    The start tag extends from `start` to `inner`, the end tag from `close` to `end`. All but `start` are
    equal in an empty-element tag such as `<lastmod/>`.
    """

    name: str  # as written
    core: str  # the local name of an element in the sitemap namespace; "" for any other
    attributes: str  # as written
    start: int
    inner: int
    close: int
    end: int


class Outline(NamedTuple):
    """The parts of an entry; `inner` and `close` are positions as in an ElementSpan."""

    name: str
    attributes: str
    inner: int
    close: int
    elements: list[ElementSpan]
    stray: str  # the text directly inside, decoded, without white space around it
    names: "Names"  # as inside the entry


class Names:
    """The namespaces in scope, and the element names that are core elements by them."""

    def __init__(self, namespaces: dict[str, str], core: str) -> None:
        self._namespaces = namespaces
        self._core = core
        self._locals: dict[str, str] = {}

    def core_name(self, name: str, attributes: str) -> str:
        """Return the local name of a core element; "" for an element of another namespace."""
        if "xmlns" in attributes:
            return Names(self._declared_by(attributes), self._core).core_name(name, "")
        local = self._locals.get(name)
        if local is None:
            prefix, _, local = name.rpartition(":")
            if self._namespaces.get(prefix) != self._core:
                local = ""
            self._locals[name] = local
        return local

    def wrong_namespace(self, name: str, attributes: str) -> str | None:
        """Return the namespace of an element meant as a core element but in another one; else None."""
        namespace = self.within(attributes).namespace_of(name)
        return namespace if namespace != self._core and is_in_wrong_namespace(name, namespace) else None

    def inside_entry(self, name: str, attributes: str) -> "Names":
        """Return the names in scope inside an entry, whose own namespace is the core namespace."""
        if "xmlns" in attributes:
            declared = self._declared_by(attributes)
            return Names(declared, declared.get(name.rpartition(":")[0], ""))
        wrong_namespace = self.wrong_namespace(name, attributes)
        return self if wrong_namespace is None else Names(self._namespaces, wrong_namespace)

    def within(self, attributes: str) -> "Names":
        """Return the names in scope inside an element with these attributes."""
        return Names(self._declared_by(attributes), self._core) if "xmlns" in attributes else self

    def prefix_of(self, is_meant: Callable[[str], object]) -> str | None:
        """Return the shortest prefix, with its colon, of a namespace that a test accepts; else None."""
        return min(self.prefixes_of(is_meant), key=len, default=None)

    def prefixes_of(self, is_meant: Callable[[str], object]) -> list[str]:
        """Return the prefixes, with their colons, of the namespaces that a test accepts; "" is none."""
        picked = (prefix for prefix, name in self._namespaces.items() if name and is_meant(name))
        return [f"{prefix}:" if prefix else "" for prefix in picked]

    def foreign_marks(self) -> list[str]:
        """Return texts of which any text with elements or declarations of other namespaces contains one."""
        if self._namespaces.get("", "") != self._core:
            return [""]
        return ["xmlns", *(f"<{prefix}" for prefix in self.prefixes_of(lambda name: not self.is_core(name)))]

    def is_core(self, namespace: str) -> bool:
        """Return True if a namespace is that of the sitemap's own elements."""
        return namespace == self._core

    def is_bound(self, prefix: str) -> bool:
        """Return True if a prefix, without its colon, is bound to a namespace."""
        return prefix in self._namespaces

    def namespace_of(self, name: str) -> str:
        """Return the namespace of an element's name; "" if it has none."""
        return self._namespaces.get(name.rpartition(":")[0], "")

    def is_instance_attribute(self, name: str) -> bool:
        """Return True if an attribute is one of XML Schema's own, such as xsi:schemaLocation."""
        prefix, colon, _ = name.rpartition(":")
        return bool(colon) and self._namespaces.get(prefix) == markup.SCHEMA_INSTANCE

    def _declared_by(self, attributes: str) -> dict[str, str]:
        return {**self._namespaces, **_known_declarations(attributes)}


def is_in_wrong_namespace(name: str, namespace: str) -> bool:
    """Tell whether an element was meant for the sitemap namespace but is in none or in a misspelt one."""
    if name.rpartition(":")[2] not in markup.CORE_NAMES or namespace == markup.NAMESPACE:
        return False
    return not namespace or re.fullmatch(markup.NAMESPACE_VARIANT, namespace) is not None


def scope_names(frame: markup.Frame) -> Names:
    """Return the names in scope inside the root element of a file."""
    return _names_of_root(frame.namespaces, frame.namespace)


@lru_cache(maxsize=4)
def _names_of_root(namespaces: tuple[tuple[str, str], ...], core: str) -> Names:
    return Names({"": "", **dict(namespaces)}, core)


def attribute_list(attributes: str) -> list[tuple[str, str]]:
    """Return the attributes of a start tag, decoded; raw line breaks and tabs in them become spaces."""
    return [(name, decoded_attribute(value[1:-1])) for name, value in markup.ATTRIBUTE.findall(attributes)]


def declared_prefix(attribute: str) -> str | None:
    """Return the prefix that a namespace declaration binds, "" for none; None for other attributes."""
    name, _, prefix = attribute.partition(":")
    return prefix if name == "xmlns" else None


def declarations(attributes: str) -> dict[str, str]:
    """Return the namespaces that a start tag declares, by prefix; "" is none."""
    if "xmlns" not in attributes:
        return {}
    named = ((declared_prefix(name), value) for name, value in attribute_list(attributes))
    return {prefix: value for prefix, value in named if prefix is not None}


# Some readers ask for one tag after the other, and a tag may be a megabyte of declarations.
_known_declarations = lru_cache(maxsize=4)(declarations)


def decoded_attribute(raw: str) -> str:
    """Decode an attribute's value, as written, as a parser does."""
    if not raw.isprintable():  # nothing printable but a blank is white space
        raw = _RAW_SPACE.sub(" ", raw)
    return unescape(raw)


def outline(text: str, names: Names) -> Outline:
    """Split the text of one entry, from its `<url` to the end of `</url>`, into its parts."""
    tag = _CHILD.match(text)
    if tag is None or tag[1] is None:
        raise ValueError("The text of an entry begins with its start tag.")
    name, attributes, content, _, _ = tag.groups()
    names = names.inside_entry(name, attributes)
    if content is not None:  # no child at all
        return Outline(
            name, attributes, tag.start(3), tag.end(3), [], unescape(content).strip(XML_SPACE), names
        )
    if text[tag.end() - 2] == "/":
        return Outline(name, attributes, len(text), len(text), [], "", names)
    elements: list[ElementSpan] = []
    stray: list[str] = []
    position = inner = tag.end()
    while True:
        child = _CHILD.match(text, position)
        if child is None:
            following = text.find("<", position)
            if following <= position:
                raise ValueError("The text of an entry is well-formed.")
            stray.append(unescape(text[position:following]))
            position = following
            continue
        _, _, _, cdata, end_tag = child.groups()
        position = child.end()
        if child[1] is not None:
            element = _element(text, child, names)
            elements.append(element)
            position = element.end
        elif cdata is not None:
            stray.append(cdata)
        elif end_tag is not None:
            close = child.start(5)
            return Outline(name, attributes, inner, close, elements, "".join(stray).strip(XML_SPACE), names)


def _element(text: str, tag: re.Match[str], names: Names) -> ElementSpan:
    name, attributes, content, _, _ = tag.groups()
    core = names.core_name(name, attributes)
    start, end = tag.start(1) - 1, tag.end()
    if content is not None:
        return ElementSpan(name, core, attributes, start, tag.start(3), tag.end(3), end)
    if text[end - 2] == "/":
        return ElementSpan(name, core, attributes, start, end, end, end)
    depth = 1
    for inner in _TAG.finditer(text, end):
        is_end, is_empty = inner.groups()
        if is_end:
            depth -= 1
            if not depth:
                return ElementSpan(name, core, attributes, start, end, inner.start(), inner.end())
        elif is_end is not None and not is_empty:
            depth += 1
    raise ValueError(f"The element {name} has no end tag.")


def turned_own(texts: Iterable[str], old: markup.Frame, new: markup.Frame) -> frozenset[str]:
    """Return those texts of foreign elements whose elements would be core elements in another file."""
    if old.namespace == new.namespace:
        return frozenset()
    names = scope_names(new)
    marks = ("xmlns", *(f"<{prefix}" for prefix in scope_names(old).prefixes_of(names.is_core)))
    suspects = (text for text in texts if any(mark in text for mark in marks))
    return frozenset(
        text for text in suspects if any(it.core for it in outline(f"<g>{text}</g>", names).elements)
    )


def elements_of(text: str, field: str, frame: markup.Frame) -> list[ElementSpan]:
    """Return the elements of a field in an entry's text, in their order."""
    return [element for element in outline(text, scope_names(frame)).elements if element.core == field]


def element_content(text: str, element: ElementSpan) -> str:
    """Return the text in an element of an entry."""
    return content_text(text[element.inner : element.close])


def is_empty(text: str, element: ElementSpan) -> bool:
    """Return True if an element contains no text but whitespace."""
    return not element_content(text, element).strip(XML_SPACE)


def first_with_value(text: str, elements: list[ElementSpan]) -> ElementSpan:
    """Return the one of a field's elements that counts: the first that is not empty, or else the first."""
    return next((element for element in elements if not is_empty(text, element)), elements[0])


MAX_DEPTH = 256  # elements inside one another, the root included; the XML parser's own limit for trees


class TooDeep(Exception):
    """The error for elements that are nested more than MAX_DEPTH levels deep."""


class EntrySpan(NamedTuple):
    """An entry as written, with the text between it and the entry before; the last span has no entry."""

    gap: str
    entry: str


def spans(text: str, frame: markup.Frame) -> Iterator[EntrySpan]:
    """Yield every entry in the text after the prolog or an entry; the last span has "" and the epilog.

    Raises TooDeep if elements are nested more than 256 deep.
    """
    names = scope_names(frame)
    depth = 1
    end = 0  # of the entry before
    start = -1  # of the entry we are in
    for tag in markup.TAG.finditer(text):
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


def _is_entry(name: str, attributes: str, names: Names, frame: markup.Frame) -> bool:
    """Return True if a child of the root is an entry: it has the root's namespace, whatever its prefix.

    An element written as entries are, or without their prefix, may also have no namespace, or another
    spelling of the sitemap namespace.
    """
    if names.core_name(name, attributes) == frame.kind.entry_name:
        return True
    if name not in (frame.entry_tag, frame.kind.entry_name):
        return False
    namespace = names.within(attributes).namespace_of(name)
    return not namespace or re.fullmatch(markup.NAMESPACE_VARIANT, namespace) is not None


def check_depth(entry: str) -> None:
    """Raise TooDeep if the elements of an entry are nested too deep; quick for few elements."""
    if entry.count("<") <= MAX_DEPTH:
        return
    depth = 1
    for tag in markup.TAG.finditer(entry):
        is_end, name, _, is_empty = tag.groups()
        if is_end:
            depth -= 1
        elif name is not None and not is_empty:
            depth += 1
            if depth > MAX_DEPTH:
                raise TooDeep


_ROOT = re.compile(
    rf"<(?P<prefix>[^\s/>!?:]++:)?+(?P<name>urlset|sitemapindex)(?=[\s/>])(?P<attributes>{markup.IN_TAG})/?>",
    re.DOTALL,
)


def read_prolog(text: str, root: int) -> markup.Frame | None:
    """Return the frame of a sitemap with its root's start tag at an offset, without encoding and epilog.

    The namespace is that of the root, right or wrong; "" if it has none. Returns None if the start tag is
    incomplete.
    """
    tag = _ROOT.match(text, root)
    if tag is None:
        return None
    prefix = tag["prefix"] or ""
    declared = declarations(tag["attributes"])
    return markup.Frame(
        Kind(tag["name"]),
        text[: tag.end()],
        "",
        prefix=prefix,
        namespace=declared.get(prefix[:-1], ""),
        namespaces=tuple(declared.items()),
        line_end=next((end for end in ("\r\n", "\n", "\r") if end in text), "\n"),
    )
