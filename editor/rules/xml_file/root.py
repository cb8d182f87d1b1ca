"""Corrects the text before the entries: declaration, document type, the root's attributes.

Each function takes the document and the facts that the rules know, and returns the new frame, or None if
there is nothing to do. The entries stay the same; `root_namespaces` and `entities` change them too.
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


def without_bom(fix: FixContext) -> Frame | None:
    """Remove the byte order mark from UTF-8, the only encoding that does not need it.

    If the declaration names another encoding, only the mark showed the true one: then both are corrected.
    """
    frame = fix.entries.frame
    if not frame.is_utf8:
        return None
    return in_utf8(frame) if other_encoding(frame) else replace(frame, bom=b"")


def in_true_encoding(fix: FixContext) -> Frame | None:
    """Convert to UTF-8, and declare it."""
    return in_utf8(fix.entries.frame)


def with_declaration(fix: FixContext) -> Frame | None:
    """Add an XML declaration at the beginning; it names the encoding if that is UTF-8."""
    frame = fix.entries.frame
    if frame.prolog.lstrip(XML_SPACE).startswith("<?xml "):
        return None
    encoding = ' encoding="UTF-8"' if frame.is_utf8 else ""
    start = f'<?xml version="1.0"{encoding}?>{frame.line_end}'
    return replace(frame, prolog=start + frame.prolog.lstrip(XML_SPACE))


def without_leading_space(fix: FixContext) -> Frame | None:
    """Remove whitespace before the XML."""
    frame = fix.entries.frame
    return replace(frame, prolog=frame.prolog.lstrip(XML_SPACE))


def in_xml_1_0(fix: FixContext) -> Frame | None:
    """Declare XML 1.0."""
    frame = fix.entries.frame
    return replace(frame, prolog=_VERSION.sub(r"\g<1>1.0", frame.prolog, count=1))


def without_doctype(prolog: str) -> str:
    """Remove the document type and the whitespace after it from a prolog."""
    return _MISC.sub(lambda found: "" if found[1] else found[0], prolog)


def xslt_removed(fix: FixContext) -> Frame | None:
    """Remove the lines that name an XSLT style sheet."""
    return style_sheets.without_xslt(fix.entries.frame)


def own_style_named(fix: FixContext) -> Frame | None:
    """Replace the lines that name an XSLT style sheet by one for the CSS that is written beside the file."""
    return style_sheets.with_own_style(fix.entries.frame)


def compressed_as_named(fix: FixContext) -> Frame | None:
    """Compress with gzip or not, depending on the file name."""
    name = fix.context.file_name.lower()
    return replace(fix.entries.frame, gzip=name.endswith(".gz")) if name else None


# The root's attributes


def with_root_attributes(frame: Frame, attributes: str, name: str = "") -> Frame:
    """Return the frame with other attributes in the root's start tag, as written, and maybe another name."""
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
    """Return the attributes in the root's start tag, as written, with the whitespace before each."""
    tag = _START_TAG.match(frame.prolog, frame.prolog.rfind("<"))
    return tag[2] if tag else ""


def without_root_attributes(fix: FixContext) -> Frame | None:
    """Remove attributes from the root that have no meaning in a sitemap."""
    frame = fix.entries.frame
    old = root_attributes(frame)
    new = meaningful(old, scope_names(frame))
    return with_root_attributes(frame, new) if new != old else None


def with_true_schema_location(fix: FixContext) -> Frame | None:
    """Keep only the pairs for namespaces of this file in each xsi:schemaLocation.

    A pair for another spelling of the sitemap namespace is assigned to the file's own, and xsi to XML Schema,
    whatever it is declared as.
    """
    frame = fix.entries.frame
    attributes = root_attributes(frame)
    if any(name.startswith("xsi:") for name, _ in attribute_list(attributes)):
        attributes = with_attribute(attributes, "xmlns:xsi", SCHEMA_INSTANCE)
        frame = with_root_attributes(frame, attributes)
    names = scope_names(frame)
    for name, value in attribute_list(attributes):
        if not (names.is_instance_attribute(name) and name.endswith(":schemaLocation")):
            continue
        tokens = value.split()
        pairs = _pairs(tokens, frame, namespaces_in_use(fix.entries, tokens))
        attributes = (
            with_attribute(attributes, name, _attribute_text(" ".join(pairs)))
            if pairs
            else without_attribute(attributes, name.__eq__)
        )
    return with_root_attributes(frame, attributes)


def _pairs(tokens: list[str], frame: Frame, used: set[str]) -> list[str]:
    """Return namespaces and addresses in turn; tokens without a counterpart are left out."""
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
