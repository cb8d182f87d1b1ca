"""The reference: entries read the obvious way, from a whole lxml tree. Slow, simple, and only for tests."""

from xml.parsers import expat

from lxml import etree

from editor.core.document.document import Document
from editor.core.fields import FIELD_NAMES, Kind, fields_of
from editor.core.xml.markup import Values

_NOTES: frozenset[object] = frozenset({etree.Comment, etree.ProcessingInstruction})
_NO_ELEMENTS = _NOTES | {etree.Entity}


def read_tree(data: bytes) -> list[Values]:
    """The values of each entry as an XML parser gives them, entities resolved and CDATA merged.

    Of an element that stands several times, the first that holds more than white space counts. References
    to entities that the file declares are kept as they are written.
    """
    root = _root_of(data)
    namespace, name = _name_of(root)
    kind = Kind(name)
    entry_name = "sitemap" if kind is Kind.SITEMAPINDEX else "url"
    entries = [child for child in root if _is(child, namespace, entry_name)]
    fields = [field.name for field in fields_of(kind)]
    return [_values(entry, namespace, fields) for entry in entries]


def _root_of(data: bytes) -> etree._Element:
    """The root; raises XMLSyntaxError, but not for a namespace that is no URI: that is well-formed."""
    parser = _parser(recover=True)
    root = etree.fromstring(data, parser)
    faults = {error.type for error in parser.error_log.filter_from_errors()}
    if root is None or faults - {etree.ErrorTypes.WAR_NS_URI} or (faults and not _is_well_formed(data)):
        return etree.fromstring(data, _parser(recover=False))
    return root


def _is_well_formed(data: bytes) -> bool:
    """Tell what lxml does not once it has found such a namespace, such as text after the root."""
    try:
        expat.ParserCreate().Parse(data, True)
    except expat.ExpatError:
        return False
    return True


def _parser(*, recover: bool) -> etree.XMLParser:
    return etree.XMLParser(
        resolve_entities=False, no_network=True, load_dtd=False, strip_cdata=False, recover=recover
    )


def columns(document: Document) -> list[Values]:
    """The values of a document in the same form."""
    return [document.entry(row).values() for row in range(len(document))]


def _values(entry: etree._Element, namespace: str | None, fields: list[str]) -> Values:
    values = dict.fromkeys(FIELD_NAMES, "")
    for field in fields:
        texts = [_text(child) for child in entry if _is(child, namespace, field)]
        values[field] = next((text for text in texts if text.strip(" \t\r\n")), texts[0] if texts else "")
    return (values["loc"], values["lastmod"], values["changefreq"], values["priority"])


def _is(element: etree._Element, namespace: str | None, name: str) -> bool:
    if element.tag in _NO_ELEMENTS:
        return False
    return _name_of(element) == (namespace, name)


def _name_of(element: etree._Element) -> tuple[str | None, str]:
    """The namespace and the name; the former may have any characters, which `etree.QName` does not take."""
    namespace, brace, name = str(element.tag).rpartition("}")
    return (namespace[1:] if brace else None), name


def _text(element: etree._Element) -> str:
    """All text inside: that of comments and instructions not, that behind them and in child elements yes."""
    parts = [element.text or ""]
    for child in element:
        parts.append("" if child.tag in _NOTES else _text(child))
        parts.append(child.tail or "")
    return "".join(parts)
