"""What can be had of a file that is not well-formed.

First the text is mended, so that all the rest of it stays as it is and is read as usual. Only where that
does not do, lxml picks up what it can, and the entries are written anew.
"""

import html.entities
import re
from collections.abc import Iterator
from copy import deepcopy

from lxml import etree

from editor.core.fields import FIELD_NAMES, XML_SPACE, Kind
from editor.core.markup import EntityStyle, new_frame
from editor.core.tokens import CDATA, COMMENT, IN_TAG, INSTRUCTION
from editor.core.urlset import Entry, Urlset
from editor.formats.diagnosis import sniff
from editor.formats.encoding import Decoded, is_known, is_wide
from editor.formats.faults import (
    BARE_AMPERSAND,
    CONFLICT,
    ILLEGAL,
    KNOWN_PREFIXES,
    OPAQUE,
    REFERENCE,
    ROOT,
    character_of,
    lead_end,
    loose_prefixes,
    own_entities,
)
from editor.formats.feeds import read_feed
from editor.formats.judge import NotWellFormed, judge
from editor.formats.trees import local_name, namespace_of, parse_tree, text_of

_CONFLICT_LINE = re.compile(CONFLICT + r"\r?\n?")
_ILLEGAL = re.compile(ILLEGAL)
_OPAQUE = re.compile(f"({OPAQUE})", re.DOTALL)
_LONE_LESS = re.compile("<(?=[ \t\r\n0-9=])")
_JOINED = re.compile(
    rf"</([\w.-]*:?(?:urlset|sitemapindex))\s*>\s*(?:<\?xml\s[^>]*\?>\s*)?<\1(?=[\s/>]){IN_TAG}>", re.DOTALL
)
_DECLARED = re.compile(r"""\A<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'>]*)(?=["'])""")
_TAG = re.compile(rf"{COMMENT}|{INSTRUCTION}|{CDATA}|<(/?+)([^\s/>!?]++){IN_TAG}(/?+)>", re.DOTALL)
_ROOT_TAG = re.compile(rf"<[^\s/>]++{IN_TAG}(/?+)>")
_LONGEST = 1_000_000  # characters of a value that is worth showing
_AFTER_NAME = (" ", "\t", "\r", "\n", "/", ">")
_ESCAPES = EntityStyle()


def repair(decoded: Decoded) -> bytes | None:
    """The bytes of a well-formed file that says what this one was meant to say; None where that takes more.

    What stands before the XML is dropped, and so are illegal characters; a bare & or <, and HTML's entities,
    are written as XML wants them; prefixes are declared; files that were joined become one; a file that was
    cut off is closed after the last child that is whole, without the last entry where that has no URL yet.
    All else stays as it is.
    """
    text = _mended(_truly_declared(decoded))
    for candidate in (text, _closed(text)):
        data = decoded.bom + candidate.encode(decoded.encoding, "xmlcharrefreplace")
        try:
            judge(data)
        except NotWellFormed:
            continue
        return data
    return None


def salvage(text: str) -> Urlset | None:
    """The entries that lxml finds in a broken text, written anew; None where that is nothing to show.

    Raises Unreadable as `sniff` does.
    """
    form = sniff(text)
    if form.kind is Kind.FEED:
        return read_feed(text, damaged=True)
    root = parse_tree(_mended(_CONFLICT_LINE.sub("", text)), damaged=True)
    if root is None:
        return None
    urlset = Urlset(new_frame(form.kind))
    name = "sitemap" if form.kind is Kind.SITEMAPINDEX else "url"
    entries = list(root.iter(f"{{*}}{name}"))
    block = urlset.new_block(map(_entry, entries))
    if any(len(value) > _LONGEST for name in FIELD_NAMES for value in block.column(name)):
        return None
    block.extensions = ["\n    ".join(_extensions(entry)) for entry in entries]
    urlset.append(block)
    return urlset


# Mending the text


def _truly_declared(decoded: Decoded) -> str:
    """The text from its declaration on; that says UTF-8 where it named an encoding that the file has not."""
    text = decoded.text[lead_end(decoded.text) :]
    declared = _DECLARED.match(text)
    if not declared:
        return text
    name = declared[1]
    if is_known(name) and (decoded.bom or is_wide(name) == is_wide(decoded.encoding)):
        return text
    return text[: declared.start(1)] + "UTF-8" + text[declared.end(1) :]


def _mended(text: str) -> str:
    text = _ILLEGAL.sub("", text[lead_end(text) :]).replace("<\\!", "<!")
    text = _JOINED.sub("\n", text)
    own = own_entities(text)

    def known(reference: re.Match[str]) -> str:
        name = reference["name"]
        if not name:
            return reference[0] if character_of(reference) else ""
        if own is None or name in own:
            return reference[0]
        return _ESCAPES.escape(html.entities.html5.get(f"{name};", reference[0]))

    parts = _OPAQUE.split(text)
    for number in range(0, len(parts), 2):  # what stands between comments and the like
        part = _LONE_LESS.sub("&lt;", parts[number])
        parts[number] = REFERENCE.sub(known, BARE_AMPERSAND.sub("&amp;", part))
    return _with_true_root("".join(parts))


def _with_true_root(text: str) -> str:
    """The root in lower case, with declarations of all prefixes in use."""
    root = ROOT.search(text)
    if not root:
        return text
    kind = root["name"].lower()
    if kind != root["name"]:
        name = re.compile(rf"(?<=[</:]){root['name']}(?=[\s/>])")
        text = name.sub(kind, text)
    text = text.replace("xlmns:", "xmlns:")
    loose = loose_prefixes(text)
    if "xsi:schemaLocation" in text and "xmlns:xsi" not in text:
        loose.append("xsi")
    declared = "".join(f' xmlns:{prefix}="{KNOWN_PREFIXES.get(prefix, prefix)}"' for prefix in loose)
    return text[: root.end()] + declared + text[root.end() :]


def _closed(text: str) -> str:
    """The text up to its last whole entry, or child of an entry, with the end tags that are missing."""
    root = ROOT.search(text)
    if not root:
        return text
    prefix, kind = root["prefix"] or "", root["name"]
    entry = f"{prefix}sitemap" if kind == Kind.SITEMAPINDEX else f"{prefix}url"
    start = text.rfind(f"<{entry}", root.end())
    while start >= 0 and not text.startswith(_AFTER_NAME, start + len(entry) + 1):
        start = text.rfind(f"<{entry}", root.end(), start)  # not even its name was whole
    if start < 0:
        tag = _ROOT_TAG.match(text, root.start())
        return f"{text[: tag.end()]}</{prefix}{kind}>" if tag and not tag[1] else text
    end, is_whole = _whole_part(text, start)
    if is_whole:
        return f"{text[:end]}\n</{prefix}{kind}>\n"
    if f"</{prefix}loc" in text[start:end]:
        return f"{text[:end]}</{entry}>\n</{prefix}{kind}>\n"
    return f"{text[:start].rstrip(XML_SPACE)}\n</{prefix}{kind}>\n"


def _whole_part(text: str, start: int) -> tuple[int, bool]:
    """Where an entry ends, and True; or where its last whole child ends, and False."""
    depth, end = 0, start
    for tag in _TAG.finditer(text, start):
        is_end, name, is_empty = tag.groups()
        if name is None:  # a comment or the like
            continue
        if is_end:
            depth -= 1
        elif not is_empty:
            depth += 1
        if depth == 0:
            return tag.end(), True
        if depth == 1 and (is_end or is_empty):
            end = tag.end()
    return end, False


# Picking up what can be read


def _entry(element: etree._Element) -> Entry:
    values = dict.fromkeys(FIELD_NAMES, "")
    for child in element:
        if _is_core(child, element):
            values[local_name(child)] = values[local_name(child)] or text_of(child)
    return Entry(**values)


def _is_core(child: etree._Element, entry: etree._Element) -> bool:
    return local_name(child) in FIELD_NAMES and namespace_of(child) == namespace_of(entry)


def _extensions(element: etree._Element) -> Iterator[str]:
    """The foreign children of an entry, each with the namespaces it needs."""
    for child in element:
        name = local_name(child)
        if name and ":" not in name and namespace_of(child) != namespace_of(element):
            copy = deepcopy(child)
            etree.cleanup_namespaces(copy)
            yield etree.tostring(copy, encoding="unicode", with_tail=False)
