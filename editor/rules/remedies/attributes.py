"""Changes single attributes in the text of a start tag, so that the others stay as written."""

import re
from collections.abc import Callable

from editor.core.xml.tokens import ATTRIBUTE

_ATTRIBUTE = re.compile(rf"\s+{ATTRIBUTE.pattern}")


def without_attribute(attributes: str, is_gone: Callable[[str], bool]) -> str:
    """Remove the attributes whose name `is_gone` selects, with the whitespace before each."""
    return _ATTRIBUTE.sub(lambda found: "" if is_gone(found["name"]) else found[0], attributes)


def with_attribute(attributes: str, name: str, value: str) -> str:
    """Set an attribute to a value, as written; a new attribute comes first.

    value: may contain references, but no quotation marks.
    """
    for found in _ATTRIBUTE.finditer(attributes):
        if found["name"] == name:
            start, end = found.start("value") + 1, found.end("value") - 1
            return attributes[:start] + value + attributes[end:]
    return f' {name}="{value}"{attributes}'
