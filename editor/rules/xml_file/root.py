"""What stands before the entries mended: declaration, document type, the root's attributes.

All take the document and what the rules know, and give the new frame, or None where nothing is to be done.
Nothing here concerns the text of entries; what does is in `namespaces` and `entities`.
"""

import re
from dataclasses import replace

from editor.core.fields import XML_SPACE
from editor.core.xml.markup import NAMESPACE, NAMESPACE_VARIANT, SCHEMA_INSTANCE, Frame
from editor.core.xml.outline import attribute_list, scope_names
from editor.core.xml.prolog import read_prolog
from editor.core.xml.reencode import in_utf8
from editor.core.xml.tokens import DOCTYPE, NOTE
from editor.rules.entry.elements import meaningful
from editor.rules.remedies.attributes import with_attribute, without_attribute
from editor.rules.remedies.remedy import FixContext
from editor.rules.xml_file import style_sheets
from editor.rules.xml_file.check import namespaces_in_use, other_encoding

_VERSION = re.compile(r"""(<\?xml\s+version\s*=\s*["'])[^"']*""")
_MISC = re.compile(rf"{NOTE}|({DOCTYPE})[ \t\r\n]*", re.DOTALL)
_START_TAG = re.compile(r"<([^\s/>]+)(.*?)(\s*/?>)\Z", re.DOTALL)


def without_bom(scene: FixContext) -> Frame | None:
    """Without a byte order mark; only UTF-8 can do without.

    Where the declaration names another encoding, the mark alone told the true one: then both are mended.
    """
    frame = scene.urlset.frame
    if not frame.is_utf8:
        return None
    return in_utf8(frame) if other_encoding(frame) else replace(frame, bom=b"")


def in_true_encoding(scene: FixContext) -> Frame | None:
    """In UTF-8, and its declaration says so."""
    return in_utf8(scene.urlset.frame)


def with_declaration(scene: FixContext) -> Frame | None:
    """With an XML declaration at its beginning; it names the encoding if that is UTF-8."""
    frame = scene.urlset.frame
    if frame.prolog.lstrip(XML_SPACE).startswith("<?xml "):
        return None
    encoding = ' encoding="UTF-8"' if frame.is_utf8 else ""
    start = f'<?xml version="1.0"{encoding}?>{frame.line_end}'
    return replace(frame, prolog=start + frame.prolog.lstrip(XML_SPACE))


def without_leading_space(scene: FixContext) -> Frame | None:
    """Without white space before the XML."""
    frame = scene.urlset.frame
    return replace(frame, prolog=frame.prolog.lstrip(XML_SPACE))


def in_xml_1_0(scene: FixContext) -> Frame | None:
    """Declared as XML 1.0."""
    frame = scene.urlset.frame
    return replace(frame, prolog=_VERSION.sub(r"\g<1>1.0", frame.prolog, count=1))


def without_doctype(prolog: str) -> str:
    """A prolog without its document type and the white space after it."""
    return _MISC.sub(lambda found: "" if found[1] else found[0], prolog)


def xslt_removed(scene: FixContext) -> Frame | None:
    """Without the lines that name a style sheet in XSLT."""
    return style_sheets.without_xslt(scene.urlset.frame)


def own_style_named(scene: FixContext) -> Frame | None:
    """With the style sheet in CSS in their place that is written beside the file."""
    return style_sheets.with_own_style(scene.urlset.frame)


def compressed_as_named(scene: FixContext) -> Frame | None:
    """Compressed with gzip or not, as the name says."""
    name = scene.context.file_name.lower()
    return replace(scene.urlset.frame, gzip=name.endswith(".gz")) if name else None


# The root's attributes


def with_root_attributes(frame: Frame, attributes: str, name: str = "") -> Frame:
    """The frame with other attributes in the root's start tag, as written, and perhaps another name."""
    start = frame.prolog.rfind("<")
    tag = _START_TAG.match(frame.prolog, start)
    if tag is None:
        raise ValueError("The prolog ends with the root's start tag.")
    prolog = f"{frame.prolog[:start]}<{name or tag[1]}{attributes}{tag[3]}"
    fresh = read_prolog(prolog, start)
    if fresh is None:
        raise ValueError(f"{name} is not the root of a sitemap.")
    return replace(
        frame,
        kind=fresh.kind,
        prolog=prolog,
        prefix=fresh.prefix,
        namespace=fresh.namespace,
        namespaces=fresh.namespaces,
    )


def root_attributes(frame: Frame) -> str:
    """The attributes in the root's start tag, as written, with the white space before each."""
    tag = _START_TAG.match(frame.prolog, frame.prolog.rfind("<"))
    return tag[2] if tag else ""


def without_root_attributes(scene: FixContext) -> Frame | None:
    """The root without attributes that have no meaning in a sitemap."""
    frame = scene.urlset.frame
    old = root_attributes(frame)
    new = meaningful(old, scope_names(frame))
    return with_root_attributes(frame, new) if new != old else None


def with_true_schema_location(scene: FixContext) -> Frame | None:
    """Every xsi:schemaLocation with those pairs alone that are about namespaces of this file.

    A pair about another spelling of the sitemap namespace is taken to be about the file's own, and xsi for
    the prefix of XML Schema, whatever it is declared as.
    """
    frame = scene.urlset.frame
    attributes = root_attributes(frame)
    if any(name.startswith("xsi:") for name, _ in attribute_list(attributes)):
        attributes = with_attribute(attributes, "xmlns:xsi", SCHEMA_INSTANCE)
        frame = with_root_attributes(frame, attributes)
    names = scope_names(frame)
    for name, value in attribute_list(attributes):
        if not (names.is_instance_attribute(name) and name.endswith(":schemaLocation")):
            continue
        tokens = value.split()
        pairs = _pairs(tokens, frame, namespaces_in_use(scene.urlset, tokens))
        attributes = (
            with_attribute(attributes, name, _attribute_text(" ".join(pairs)))
            if pairs
            else without_attribute(attributes, name.__eq__)
        )
    return with_root_attributes(frame, attributes)


def _pairs(tokens: list[str], frame: Frame, used: set[str]) -> list[str]:
    """Namespaces and addresses, one after the other: what does not pair is left out."""
    pairs: dict[str, str] = {}
    place = 0
    while place < len(tokens) - 1:
        name, address = tokens[place : place + 2]
        if NAMESPACE_VARIANT.fullmatch(name) and name not in used and not name.endswith(".xsd"):
            name = frame.namespace or NAMESPACE
        if name in used and address not in used:
            pairs.setdefault(name, address)
            place += 2
        else:
            place += 1
    return [token for pair in pairs.items() for token in pair]


def _attribute_text(value: str) -> str:
    return value.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;").replace("'", "&apos;")
