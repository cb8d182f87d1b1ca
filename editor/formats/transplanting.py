"""What stands in one file as another has to write it: prefixes and namespaces, characters that do not fit.

Text stays as it is written wherever it means the same in the other file.
"""

import re
from collections.abc import Iterator, Mapping

from editor.core.markup import Frame
from editor.core.namespaces import declaration, with_declarations
from editor.core.outline import Element, Outline, attribute_list, names_of, outline
from editor.core.tokens import CDATA, COMMENT, INSTRUCTION

_TAG = re.compile(
    rf"{COMMENT}|{INSTRUCTION}|{CDATA}|</?([^\s/>:]+:)?[^\s/>]+((?:[^>\"']|\"[^\"]*\"|'[^']*')*)", re.DOTALL
)
_ATTRIBUTE_PREFIX = re.compile(r"\s([^\s=:\"']+):[^\s=:\"']+\s*=")
_OPAQUE = re.compile(f"{COMMENT}|{INSTRUCTION}|({CDATA})", re.DOTALL)
_ATTRIBUTE_VALUE = re.compile("\"[^\"]*\"|'[^']*'")

Bindings = Mapping[str, str]  # namespaces by prefix, without its colon; "" is none at all


class DoesNotFit(Exception):  # noqa: N818 - says what the text does
    """A name has characters that the encoding of the other file cannot write."""


def strangers(
    source: Frame, own: Frame, declared: Bindings | None = None, kept: Bindings | None = None
) -> Bindings:
    """Prefixes that stand for something else in the other file than they did, with what they stood for.

    declared: those that an entry declares itself; kept: those of them that it still does.
    """
    bound = {"": "", **dict(source.namespaces), **(declared or {})}
    other = {"": "", **dict(own.namespaces), **(kept or {})}
    core = {source.prefix[:-1], own.prefix[:-1]}
    return {
        prefix: namespace
        for prefix, namespace in bound.items()
        if other.get(prefix, "") != namespace and core != {prefix}
    }


def foreign_in(text: str, source: Frame, own: Frame) -> str:
    """The foreign elements of an entry, one after the other, for another file."""
    parts = outline(text, names_of(source))
    strange = strangers(source, own, _declared_in(parts.attributes))
    elements = (text[element.start : element.end] for element in parts.elements if not element.core)
    return "".join(with_declarations(element, strange) for element in elements)


def retold(text: str, source: Frame, own: Frame) -> str:
    """An entry for another file: the same text, but for what its tags have to say there."""
    parts = outline(text, names_of(source))
    declared = _declared_in(parts.attributes)
    prefix = parts.name.rpartition(":")[0]
    core = {"": "", **dict(source.namespaces), **declared}.get(prefix, "")
    is_alike = f"{prefix}:" * bool(prefix) == own.prefix and core == own.namespace
    kept = declared if is_alike else {}
    return "".join(_Teller(text, parts, own, strangers(source, own, declared, kept), kept).pieces())


class _Teller:
    """Writes an entry for another file."""

    def __init__(self, text: str, parts: Outline, own: Frame, strange: Bindings, kept: Bindings) -> None:
        """kept: what the entry's own tag still declares."""
        self._text, self._parts, self._own, self._strange, self._kept = text, parts, own, strange, kept
        self._bound = {"": "", **dict(own.namespaces), **kept}

    def pieces(self) -> Iterator[str]:
        """The text, from tag to tag."""
        parts, text = self._parts, self._text
        name = f"{self._own.prefix}{parts.name.rpartition(':')[2]}"
        dropped = _declared_in(parts.attributes).keys() - self._kept.keys()
        yield f"<{self._start(name, parts.attributes, dropped)}"
        position = len("<") + len(parts.name) + len(parts.attributes)
        for element in parts.elements:
            yield text[position : element.start]
            yield from self._told(element) if element.core else self._declared(element.start, element.end)
            position = element.end
        yield text[position : parts.close]
        yield _renamed_end(text[parts.close :], parts.name, name)

    def _told(self, element: Element) -> Iterator[str]:
        """One of the protocol's own elements."""
        prefix = element.name.rpartition(":")[0]
        is_bound = self._bound.get(prefix) == self._own.namespace
        name = element.name if is_bound else f"{self._own.prefix}{element.core}"
        declared = _declared_in(element.attributes)
        own = name.rpartition(":")[0]
        dropped = {own} if declared.get(own, self._own.namespace) != self._own.namespace else set()
        yield f"<{self._start(name, element.attributes, dropped)}"
        yield self._text[element.start + 1 + len(element.name) + len(element.attributes) : element.inner]
        yield from self._declared(element.inner, element.close)
        yield _renamed_end(self._text[element.close : element.end], element.name, name)

    def _declared(self, start: int, end: int) -> Iterator[str]:
        yield with_declarations(self._text[start:end], self._strange)

    def _start(self, name: str, attributes: str, dropped: set[str]) -> str:
        """The name and the attributes of a start tag, without some of its declarations."""
        used = set(_ATTRIBUTE_PREFIX.findall(attributes)) & self._strange.keys()
        declarations = _declarations(used - _declared_in(attributes).keys() | used & dropped, self._strange)
        for prefix in dropped:
            attribute = f"xmlns:{re.escape(prefix)}" if prefix else "xmlns"
            attributes = re.sub(rf"\s+{attribute}\s*=\s*(?:\"[^\"]*\"|'[^']*')", "", attributes)
        return f"{name}{declarations}{attributes}"


def _renamed_end(tag: str, old: str, new: str) -> str:
    """An end tag with another name; "" where an element has none."""
    return f"</{new}{tag[len('</') + len(old) :]}" if tag else ""


def _declared_in(attributes: str) -> dict[str, str]:
    if "xmlns" not in attributes:
        return {}
    found = ((name, value) for name, value in attribute_list(attributes) if name.split(":")[0] == "xmlns")
    return {name.partition(":")[2]: value for name, value in found}


def _declarations(prefixes: set[str], strange: Bindings) -> str:
    return "".join(declaration(prefix, strange[prefix]) for prefix in sorted(prefixes))


def fitting(text: str, encoding: str) -> str:
    """A text in which all that the encoding lacks may be written as a reference; raises DoesNotFit.

    In CDATA there are no references: what a section holds is escaped instead. In comments they change nothing
    that a program reads.
    """
    if _fits(text, encoding):
        return text

    def opened(section: re.Match[str]) -> str:
        if section[1] is None or _fits(section[1], encoding):
            return section[0]
        held = section[1][len("<![CDATA[") : -len("]]>")]
        return held.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\r", "&#13;")

    for tag in _TAG.finditer(text):
        if tag[2] is not None and not _fits(_ATTRIBUTE_VALUE.sub("", tag[0]), encoding):
            raise DoesNotFit
    return _OPAQUE.sub(opened, text)


def _fits(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
