"""Parses XML into lxml trees, for feeds and damaged files; nothing is expanded or fetched."""

import re
from collections.abc import Iterator

from lxml import etree

from editor.core.values.characters import without_illegal_characters
from editor.formats.damage.xml_faults import OPAQUE
from editor.formats.reading.judge import objection_in

_NOTES: frozenset[object] = frozenset({etree.Comment, etree.ProcessingInstruction})  # values of `tag`
_NAMED = re.compile(r"&([^\W\d][\w.:-]*+);")
_NUMBERS = {"amp": "&#38;", "lt": "&#60;", "gt": "&#62;", "quot": "&#34;", "apos": "&#39;"}
_NO_ELEMENTS = _NOTES | {etree.Entity}


def parse_tree(text: str, *, damaged: bool = False) -> etree._Element | None:
    """Parse a text without expanding entities or fetching anything; None if nothing can be read.

    With `damaged`, parts that are not well-formed are skipped; otherwise NotWellFormed is raised for them.
    """
    parser = etree.XMLParser(
        resolve_entities=False,
        no_network=True,
        load_dtd=False,
        huge_tree=False,
        recover=damaged,
        encoding="utf-8",  # whatever the declaration says
    )
    if damaged:
        text = with_numbers(text)
    try:
        return etree.fromstring(text.encode("utf-8"), parser)
    except etree.XMLSyntaxError as error:
        if damaged:
            return None
        raise objection_in(error) from error


def with_numbers(text: str) -> str:
    """Replace named entities by numeric ones: libxml2 silently drops named ones after the first fault."""
    parts = OPAQUE.split(text)
    for number in range(0, len(parts), 2):
        parts[number] = _NAMED.sub(lambda name: _NUMBERS.get(name[1], f"&#38;{name[1]};"), parts[number])
    return "".join(parts)


def tree_text(element: etree._Element) -> str:
    """Return the text of an element and its descendants, without comments and instructions.

    References to entities stay as written. Characters that are illegal in XML are dropped: lxml accepts
    references to them in damaged files.
    """
    return without_illegal_characters("".join(_texts(element)))


def local_name(element: etree._Element) -> str:
    """Return the local name of an element; "" for comments, instructions and entities."""
    return "" if element.tag in _NO_ELEMENTS else element.tag.rpartition("}")[2]


def namespace_of(element: etree._Element) -> str:
    """Return the namespace of an element; "" if it has none."""
    return "" if element.tag in _NO_ELEMENTS else element.tag[1:].rpartition("}")[0]


def _texts(element: etree._Element) -> Iterator[str]:
    for node in element.iter():
        if node.tag not in _NOTES:
            yield node.text or ""
        if node is not element:
            yield node.tail or ""
