"""Attributes of a start tag changed in its text, so that the others stay as they are written."""

import re
from collections.abc import Callable

from editor.core.xml.tokens import ATTRIBUTE

_ATTRIBUTE = re.compile(rf"\s+{ATTRIBUTE.pattern}")


def without_attribute(attributes: str, is_gone: Callable[[str], bool]) -> str:
    """The attributes, but those whose name is to go, with the white space before each."""
    return _ATTRIBUTE.sub(lambda found: "" if is_gone(found["name"]) else found[0], attributes)


def with_attribute(attributes: str, name: str, value: str) -> str:
    """The attributes with another value of one, as written; it comes first where it was not there.

    value: may hold references, and no quotation marks.
    """
    for found in _ATTRIBUTE.finditer(attributes):
        if found["name"] == name:
            start, end = found.start("value") + 1, found.end("value") - 1
            return attributes[:start] + value + attributes[end:]
    return f' {name}="{value}"{attributes}'
