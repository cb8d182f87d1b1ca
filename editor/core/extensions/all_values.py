"""Collects all values inside the extensions of an entry, as forms show them, without names and namespaces."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from editor.core.document.entries import Entries
from editor.core.extensions.fast_values import ShapedValues, Wanted
from editor.core.extensions.nodes import Node, NodeAttribute, is_unsure, nodes_at
from editor.core.fields import XML_SPACE
from editor.core.xml.outline import scope_names


class ValuesInside:
    """Reads the values in extensions row by row, quickly where the texts of rows are alike."""

    def __init__(self, entries: Entries) -> None:
        self._entries = entries
        self._shaped: dict[int, ShapedValues] = {}  # by the key of the part

    def of(self, row: int) -> list[str]:
        """Return the values in a row, unknown extensions included, without surrounding whitespace."""
        text = self._entries.columns.extensions[row]
        if self._entries.columns.source[row] is not None or is_unsure(text):
            values = _values_in(nodes_at(self._entries, row))
            return [each.text for each in values if each.text != each.unwanted]
        file = self._entries.file_at(row)
        if file.key not in self._shaped:
            self._shaped[file.key] = ShapedValues(scope_names(file.frame), _wanted_in)
        return self._shaped[file.key].of(text)


class _Value(NamedTuple):
    text: str
    start: int
    unwanted: str | None = None


def _wanted_in(nodes: Sequence[Node]) -> Iterator[Wanted]:
    return ((each.start, each.unwanted) for each in _values_in(nodes))


def _values_in(nodes: Sequence[Node]) -> Iterator[_Value]:
    """Yield the values in some nodes, each with its start in their text and the value forms would hide."""
    for node in nodes:
        for attribute in node.attributes:
            if attribute.value:
                unwanted = _only_value(node, attribute) or None
                yield _Value(attribute.value.strip(XML_SPACE), attribute.start, unwanted)
        if node.text:
            yield _Value(node.text.strip(XML_SPACE), node.inner)
        yield from _values_in(node.children)


def _only_value(node: Node, attribute: NodeAttribute) -> str:
    """Return the one value that an attribute must have, which forms do not show; "" if it may have others."""
    declared = node.element.attribute(attribute.name) if node.element else None
    return declared.only_value if declared else ""
