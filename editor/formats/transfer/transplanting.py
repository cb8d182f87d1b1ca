"""Adapts text of one file to another: prefixes and namespaces, characters that its encoding lacks.

Text stays as written wherever it means the same in the other file.
"""

import re
from collections.abc import Mapping, Set

from editor.core.document.namespaces import declaration, with_declarations
from editor.core.xml.markup import EntityStyle, Frame
from editor.core.xml.outline import ElementSpan, declarations, declared_prefix, outline, scope_names
from editor.core.xml.patching import is_encodable
from editor.core.xml.tokens import CDATA, IN_TAG, NO_TAG, NOTE
from editor.rules.entry.elements import element_renaming, replace_parts
from editor.rules.remedies.attributes import without_attribute

_TAG = re.compile(rf"{NO_TAG}|(<[^\s>]++{IN_TAG})", re.DOTALL)
_ATTRIBUTE_PREFIX = re.compile(r"\s([^\s=:\"']+):[^\s=:\"']+\s*=")
_OPAQUE = re.compile(f"{NOTE}|({CDATA})", re.DOTALL)
_ATTRIBUTE_VALUE = re.compile("\"[^\"]*\"|'[^']*'")
_ESCAPES = EntityStyle(gt=True)  # CDATA may contain characters that must be escaped in text

Bindings = Mapping[str, str]  # namespaces by prefix, without its colon; "" is none at all


class DoesNotFit(Exception):
    """The error for a name with characters that the other file's encoding lacks."""


def strangers(
    source: Frame, own: Frame, declared: Bindings | None = None, kept: Bindings | None = None
) -> Bindings:
    """Return prefixes that stand for something else in the other file, with their namespaces in this one.

    `declared` are those that an entry declares itself, `kept` those of them that it still declares.
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
    """Return the foreign elements of an entry, joined, for another file."""
    parts = outline(text, scope_names(source))
    strange = strangers(source, own, declarations(parts.attributes))
    elements = (text[element.start : element.end] for element in parts.elements if not element.core)
    return "".join(with_declarations(element, strange) for element in elements)


def rewrite_for_file(text: str, source: Frame, own: Frame) -> str:
    """Return an entry for another file: the same text, except for changes that its tags need there."""
    parts = outline(text, scope_names(source))
    entry = ElementSpan(parts.name, "", parts.attributes, 0, parts.inner, parts.close, len(text))
    declared = declarations(entry.attributes)
    prefix, _, local = entry.name.rpartition(":")
    core = {"": "", **dict(source.namespaces), **declared}.get(prefix, "")
    is_alike = entry.name == f"{own.prefix}{local}" and core == own.namespace
    kept = declared if is_alike else {}
    strange = strangers(source, own, declared, kept)
    bound = {"": "", **dict(own.namespaces), **kept}
    changes = _tag_changes(entry, text, f"{own.prefix}{local}", declared.keys() - kept.keys(), strange)
    for element in parts.elements:
        start, end = element.start, element.end
        if element.core:
            is_bound = bound.get(element.name.rpartition(":")[0]) == own.namespace
            name = element.name if is_bound else f"{own.prefix}{element.core}"
            again = declarations(element.attributes).get(name.rpartition(":")[0], own.namespace)
            dropped = set() if again == own.namespace else {name.rpartition(":")[0]}
            changes += _tag_changes(element, text, name, dropped, strange)
            start, end = element.inner, element.close
        changes.append((start, end, with_declarations(text[start:end], strange)))
    return replace_parts(text, changes)


def _tag_changes(
    element: ElementSpan, text: str, name: str, dropped: Set[str], strange: Bindings
) -> list[tuple[int, int, str]]:
    """Return the changes that rename an element of the protocol and remove some of its declarations."""
    start = element.start + len("<") + len(element.name)
    used = set(_ATTRIBUTE_PREFIX.findall(element.attributes)) & strange.keys()
    needed = used - (declarations(element.attributes).keys() - dropped)
    added = "".join(declaration(prefix, strange[prefix]) for prefix in sorted(needed))
    attributes = added + without_attribute(element.attributes, lambda name: declared_prefix(name) in dropped)
    return [*element_renaming(element, text, name), (start, start + len(element.attributes), attributes)]


def text_in_encoding(text: str, encoding: str) -> str:
    """Return a text in which all characters that an encoding lacks may become references; raises DoesNotFit.

    CDATA has no references, so the content of such a section is escaped instead. In comments they change
    nothing that a program reads.
    """
    if is_encodable(text, encoding):
        return text

    def opened(section: re.Match[str]) -> str:
        if section[1] is None or is_encodable(section[1], encoding):
            return section[0]
        return _ESCAPES.escape(section[1][len("<![CDATA[") : -len("]]>")])

    for tag in _TAG.finditer(text):
        if tag[1] and not is_encodable(_ATTRIBUTE_VALUE.sub("", tag[1]), encoding):
            raise DoesNotFit
    return _OPAQUE.sub(opened, text)
