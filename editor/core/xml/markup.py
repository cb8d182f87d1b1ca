"""The text of a file in parts: the frame around the entries, their layouts, the tokens of XML.

Nothing here parses or writes; `editor.formats` derives frames and layouts from a file and renders
them again. The expressions for tokens are for XML that was found well-formed, and verify nothing.
All are fragments for `re.DOTALL` that neither capture nor backtrack, except those that are
compiled.
"""

import codecs
import re
from typing import NamedTuple

from editor.core.fields import FIELD_NAMES, Kind

NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
# How people write it: with blanks or brackets around, other slashes, http or https, www or none.
BEFORE_HOST, AFTER_PATH = r"[\s{<]*+(?:https?:?)?/*+(?:www\.)?", r"[\s}>]*+"
_SITEMAP_PATH = rf"/+schemas?/+sitemap(?:/.*|[0-9.]*{AFTER_PATH})"
NAMESPACE_VARIANT = rf"(?s){BEFORE_HOST}(?:sitemaps\.org|google\.com){_SITEMAP_PATH}"
SCHEMA_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance"  # of xsi:schemaLocation
CORE_NAMES = frozenset({*FIELD_NAMES, "urlset", "url", "sitemapindex", "sitemap"})
# A tag of a sitemap, or a CDATA section, in a text that should have none.
OWN_MARKUP = rf"</?+(?:[\w.-]++:)?+(?:{'|'.join(sorted(CORE_NAMES))})[ \t\r\n/>]|<!\[CDATA\["
# The end of an element of a sitemap or of an extension, in a value: it went on where it should have ended.
END_TAG = rf"</(?:[\w.-]++:[\w.-]++|{'|'.join(sorted(CORE_NAMES))})[ \t\r\n]*+>"
EXTENSIONS = "extensions"  # the name of the child that stands for all foreign children
CHILD_RANKS = {name: rank for rank, name in enumerate((*FIELD_NAMES, EXTENSIONS))}  # in the usual order

Values = tuple[str, str, str, str]  # loc, lastmod, changefreq, priority


class EntityStyle(NamedTuple):
    """The characters that a file writes as entities beyond the `&` and `<` that XML demands."""

    gt: bool = False
    quot: bool = False
    apos: bool = False

    def escape(self, value: str) -> str:
        """Escape a value as the text of an element."""
        if "&" in value:
            value = value.replace("&", "&amp;")
        if "<" in value:
            value = value.replace("<", "&lt;")
        if ">" in value:
            value = value.replace(">", "&gt;") if self.gt else value.replace("]]>", "]]&gt;")
        if self.quot and '"' in value:
            value = value.replace('"', "&quot;")
        if self.apos and "'" in value:
            value = value.replace("'", "&apos;")
        if "\r" in value:  # a raw one would come back as a line feed
            value = value.replace("\r", "&#13;")
        return value


class LayoutChild(NamedTuple):
    """A child element in a layout: the whitespace before it and the tags around its value."""

    name: str  # a field, or EXTENSIONS
    before: str
    open: str = ""
    close: str = ""


class Layout(NamedTuple):
    """The form in which regular entries are written; an absent value leaves nothing, not even its whitespace.

    `children` has every field of the kind and EXTENSIONS (except for text lists), even those that no entry of
    the file has, so that any value can be set in any entry.
    """

    start: str
    children: tuple[LayoutChild, ...]
    end: str


class Oddity(NamedTuple):
    """A peculiarity of the structure of an odd entry, which a rule may report."""

    rule: str  # the id of the rule that names it, such as "element-repeated"
    field: str  # the field it concerns, "" for the entry as a whole
    detail: str  # what was found, such as the name of an unknown element
    fix: str = ""  # "auto", "ask" or "none" where it differs from what the rule declares


class OddSource(NamedTuple):
    """The text of an entry that no layout reproduces, with the values parsed from it.

    No edit changes it: if the columns have values other than `values`, the writer patches just those into
    `text`.
    """

    text: str
    values: Values
    oddities: tuple[Oddity, ...] = ()


class Frame(NamedTuple):
    """The parts of a file that belong to no entry.

    `prolog` extends from the first character (after a byte order mark) to the end of the root's start tag,
    `epilog` from the end of the last entry to the end of the file. `encoding` is a name that bytes.decode
    accepts. In a text list both are whitespace at most.
    """

    kind: Kind
    prolog: str
    epilog: str
    encoding: str = "utf-8"
    bom: bytes = b""
    gzip: bool = False
    prefix: str = ""  # of the entries, with its colon
    namespace: str = NAMESPACE  # of the entries; "" is none
    namespaces: tuple[tuple[str, str], ...] = (("", NAMESPACE),)  # declared by the root: prefix, name
    entities: EntityStyle | None = EntityStyle()  # None: a text list, where nothing is escaped
    line_end: str = "\n"
    brings_style: bool = False  # saving writes the style sheet that the prolog names beside the file

    @property
    def entry_tag(self) -> str:
        """The name of an entry's element as written in this file, such as `url` or `sm:sitemap`."""
        return self.prefix + self.kind.entry_name

    @property
    def is_utf8(self) -> bool:
        """True if the file's bytes are UTF-8, which includes ASCII, whatever the file declares."""
        return codecs.lookup(self.encoding).name in ("utf-8", "ascii")

    @property
    def is_self_closed(self) -> bool:
        """True if the root is written `<urlset/>`: it must be opened before an entry can be inserted."""
        return self.entities is not None and self.prolog.endswith("/>")

    def renamed(self, old: str, new: str) -> "Frame":
        """Return the frame of a file that is renamed; `old` is "" if it had no name.

        If its compression agreed with the old name, it is made to agree with the new one: servers and
        crawlers go by the name.
        """
        was_gzip, is_gzip = (name.lower().endswith(".gz") for name in (old, new))
        return self._replace(gzip=is_gzip) if self.gzip == was_gzip != is_gzip else self

    def opened(self) -> "Frame":
        """Return the frame with a start tag and an end tag in place of an empty-element root."""
        root = self.prefix + str(self.kind)
        return self._replace(
            prolog=self.prolog[:-2].rstrip() + ">", epilog=f"{self.line_end}</{root}>{self.epilog}"
        )


def default_layout(frame: Frame) -> Layout:
    """Return the layout for a file without entries to learn from: two spaces deep, one child a line."""
    if frame.entities is None:
        return Layout("", (LayoutChild("loc", ""),), frame.line_end)
    names = FIELD_NAMES[:2] if frame.kind is Kind.SITEMAPINDEX else FIELD_NAMES
    inner = frame.line_end + "    "
    children = [
        LayoutChild(name, inner, f"<{frame.prefix}{name}>", f"</{frame.prefix}{name}>") for name in names
    ]
    return Layout(
        f"<{frame.entry_tag}>",
        (*children, LayoutChild(EXTENSIONS, inner)),
        f"{frame.line_end}  </{frame.entry_tag}>",
    )


def new_frame(kind: Kind) -> Frame:
    """Return the frame of a new, empty document."""
    if kind is Kind.TEXT:
        return Frame(kind, "", "", entities=None, namespace="", namespaces=())
    return Frame(
        kind, f'<?xml version="1.0" encoding="UTF-8"?>\n<{kind} xmlns="{NAMESPACE}">', f"\n</{kind}>\n"
    )


XML_PREFIXES = frozenset({"xml", "xmlns"})  # bound by XML itself
SPACE = r"[ \t\r\n]*+"
COMMENT = r"<!--(?>.*?-->)"
INSTRUCTION = r"<\?(?>.*?\?>)"
CDATA = r"<!\[CDATA\[(?>.*?\]\]>)"
NOTE = rf"{COMMENT}|{INSTRUCTION}"  # markup without text
NO_TAG = rf"{NOTE}|{CDATA}"  # no tag inside these counts
IN_TAG = (
    r"""(?:[^"'/>]++|"[^"]*+"|'[^']*+'|/(?!>))*+"""  # after an element's name: white space and attributes
)

_SUBSET = rf"""(?:[^]<"']++|"[^"]*+"|'[^']*+'|{NOTE}|<(?![?]|!--))*+"""
DOCTYPE = rf"""<!DOCTYPE(?:[^[>"']++|"[^"]*+"|'[^']*+'|\[{_SUBSET}\])*+>"""

# Any tag; the name is None for a match that is no tag.
TAG = re.compile(
    rf"{NO_TAG}|<(?P<end>/?+)(?P<name>[^\s/>]++)(?P<attributes>{IN_TAG})(?P<empty>/?+)>", re.DOTALL
)
# An attribute of a tag; the value includes its quotes. The lookbehind keeps names from being tried from
# each of their letters, which takes long if no value follows.
ATTRIBUTE = re.compile(r"""(?<![^\s="'])(?P<name>[^\s="']++)\s*+=\s*+(?P<value>"[^"]*+"|'[^']*+')""")
SCRIPT = re.compile(r"<\?php\b")  # legal XML, but the script was never run


_DECLARED = r"""(\A[\ufeff\s]*<\?xml\s[^>]*?\bencoding\s*=\s*)(["'])[^"']*\2"""


def saying_utf8(text: str) -> str:
    """Return a text with UTF-8 as the encoding in its XML declaration, if that names an encoding."""
    return re.sub(_DECLARED, r"\1\2UTF-8\2", text)


def in_utf8(frame: Frame) -> Frame:
    """Return the frame for the file in UTF-8, without a byte order mark; its XML declaration says so."""
    return frame._replace(prolog=saying_utf8(frame.prolog), encoding="utf-8", bom=b"")
