"""Finds faults that keep a text from being XML, and explains the XML parser's messages in words.

The XML parser stops at the first fault; these searches of the whole text find how many there are,
and of which kinds. The words say what to do.
"""

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from html.entities import html5
from itertools import islice

from editor.core.extensions.extension_declarations import EXTENSIONS
from editor.core.fields import XML_SPACE
from editor.core.text import N_, Phrase
from editor.core.values.characters import ILLEGAL, ILLEGAL_RUN, code_point
from editor.core.xml.markup import CDATA, NAMESPACE, NOTE, SCHEMA_INSTANCE
from editor.rules.finding import Params, is_one_typo_from
from editor.rules.rule import Fixability

# Prefixes whose namespace is known even if it is not declared.
KNOWN_PREFIXES = {**{each.prefix: each.namespace for each in EXTENSIONS}, "xsi": SCHEMA_INSTANCE}
MOST_NAMES = 20  # of entities, and of prefixes, that are reported one by one
_LONG_PREFIX = 4  # letters: shorter ones are too ambiguous to correct
_DECLARE_PREFIX = N_("Add xmlns:{prefix} to the root element.")
_CORRECT_PREFIX = N_("It should be {meant}.")
_SPELL_XMLNS = N_("Write xmlns:{prefix}, not xlmns:{prefix}.")
DELETE_IT = Phrase(N_("Delete it."))
_WRITE_WHOLE = N_("It is one character, {character}, in two halves. Write that.")
MOST_DIGITS = 8  # of a numeric reference; leading zeros do not count

# Sections in which an ampersand is only that; one that is never closed extends to the end.
OPAQUE_TEXT = (  # up to the end of the text if they are not closed
    r"<!--(?:[^-]++|-(?!->))*+(?:-->|\Z)"
    r"|<!\[CDATA\[(?:[^]]++|\](?!\]>))*+(?:\]\]>|\Z)"
    r"|<\?(?=[^\W\d][\w.:-]*+(?:[ \t\r\n]|\?>|\Z))(?:[^?]++|\?(?!>))*+(?:\?>|\Z)"
)
IN_WHOLE_TAG = r"""(?:[^"'/<>]++|"[^"<]*+"|'[^'<]*+'|/(?!>))*+"""  # up to the end of a tag, not of a cut one
OPAQUE = re.compile(f"({OPAQUE_TEXT})", re.DOTALL)  # a group, to split by
_ENDS = (("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>"))
_FIVE = "(?:amp|lt|gt|quot|apos);"
_NUMBER = r"\#(?P<decimal>[0-9]++);|\#x(?P<hex>[0-9a-fA-F]++);"
_NAMED = r"(?P<name>[^\W\d][\w.:-]*+);"
REFERENCE = re.compile(f"&(?!{_FIVE})(?:{_NUMBER}|{_NAMED})")  # except XML's own five
# A character above U+FFFF as the two halves that UTF-16 has for it, each as a reference.
PAIR = re.compile(
    r"&#(?:0*+(?P<high>5(?:529[6-9]|5[3-9]\d\d|6[0-2]\d\d|63[01]\d))|x0*+(?P<high_hex>[dD][89abAB][0-9a-fA-F]{2}));"
    r"&#(?:0*+(?P<low>5(?:63[2-9]\d|6[4-9]\d\d|7[0-2]\d\d|73[0-3]\d|734[0-3]))|x0*+(?P<low_hex>[dD][c-fC-F][0-9a-fA-F]{2}));"
)
BARE_AMPERSAND = re.compile(f"&(?!{_NUMBER}|{_NAMED})")
# A conflict marker of version control: the line without its end (group 1), and with it.
CONFLICT = re.compile(
    r"^((<<<<<<<|=======|>>>>>>>|\|\|\|\|\|\|\|)(?=[ \t\r\n]|\Z)[^\r\n]*)(?:\r\n|\n|\r|\Z)", re.MULTILINE
)
_TEMPLATE = re.compile(
    r"\{\{[^\r\n]{0,80}?\}\}|\{%[^\r\n]{0,80}?%\}|\$\{[^\r\n]{0,80}?\}|<%[^\r\n]{0,80}?%>|<\?php\b|<\?="
)
_HEADER = Phrase(N_("The header of a template (---)"))
_FRONT_MATTER = re.compile(r"---[ \t]*\r?\n")

ROOT = re.compile(r"<(?P<prefix>[\w.-]+:)?(?P<name>urlset|sitemapindex)(?=[\s/>])", re.IGNORECASE)
_OTHER_FIELD = r"<(?:[\w.-]+:)?(lastmod|changefreq|priority)\s*+>[^<>]*+</[^<>]++>\s*+"
LOOSE_ENTRY = re.compile(
    r"<(?P<prefix>[\w.-]+:)?(?P<name>url|sitemap)\s*+>\s*+"
    rf"(?:{_OTHER_FIELD})*+<(?:[\w.-]+:)?loc[\s>]"
)
_ENTRY_END = re.compile(r"</(?:[\w.-]+:)?(?:loc|lastmod|changefreq|priority|url|sitemap)[ \t\r\n]*+>")
DECLARATION = re.compile(r"<\?xml[ \t\r\n]")
CUT_DECLARATION = re.compile(r"[ \t\r\n\ufeff]*+\??xml(?=[ \t\r\n][^<>?]*+\?>)")  # without its < or <?

_LOC_TAG = re.compile(r"<(?:[\w.-]+:)?loc(?=[\s>])")
_LONGEST_LOC = 4096  # characters that are searched; the protocol allows half as many
# Of an element (group 1) or an attribute. It begins with one set of characters, which is found ten times as
# fast as one of two beginnings.
_PREFIX = re.compile(
    r"""[< \t\r\n](?:(?<=<)/?+([^\W\d][\w.-]*+):"""
    r"""|(?<!<)([^\W\d][\w.-]*+):[\w.-]++[ \t\r\n]*+=[ \t\r\n]*+["'])"""
)
_BOUND = re.compile(r"xmlns:([\w.-]+)\s*=")
_BOUND_ELSEWHERE = re.compile(rf"""xmlns:([\w.-]+)\s*+=(?!\s*+["']{re.escape(NAMESPACE)}["'])""")
_PREFIXED_URL = re.compile(r"<(?P<prefix>[\w.-]+:)?loc\s*+>\s*+(?:<!\[CDATA\[\s*+)?https?://")
_MISSPELT = re.compile(r"xlmns:([\w.-]+)\s*=")
_TAG = re.compile(r"<[^\W\d]")
_ELEMENT = re.compile(r"<([^\W\d][\w.:-]*+)[^<>]*+>")
_VOID = frozenset({"br", "hr"})  # of HTML, which has no end tags for them
_OWN_ENTITY = re.compile(r"<!ENTITY\s+(?:%\s+)?([^\s%]+)")
_OUTSIDE_DTD = re.compile(r"<!DOCTYPE\s[^\[>]*\b(?:SYSTEM|PUBLIC)\b|<!ENTITY\s+%")


@dataclass(frozen=True, slots=True)
class XmlFault:
    """A rule that the text breaks, with the place of the first occurrence and the number of all."""

    rule: str
    offset: int
    value: str = ""
    params: Params = ()
    fix: Fixability | None = None
    count: int = 1


def faults(text: str) -> list[XmlFault]:
    """Return the first fault of each kind known to stop an XML parser, with its count, in text order."""
    found = [*_lead(text), *_conflicts(text), *_references(text), *_illegal(text), *_prefixes(text)]
    return sorted(found, key=lambda fault: fault.offset)


def lead_end(text: str) -> int:
    """Return the position where the XML begins: 0, or the end of text that is wrongly before it."""
    if CUT_DECLARATION.match(text):
        return 0
    root = ROOT.search(text)
    first = root or _TAG.search(text)
    declaration = DECLARATION.search(text, 0, first.start() if first else len(text))
    if declaration:
        end = declaration.start()
    elif root is None:
        return 0
    elif text.lstrip(XML_SPACE).startswith("<"):
        return output_end(text, root.start())
    else:
        end = root.start()
    return 0 if _LOC_TAG.search(_without_opaque(text[:end])) else end


def own_prefixes(text: str) -> frozenset[str]:
    """Return the prefixes of roots and entries in a text, each with its colon; "" is among them.

    Where no URL has one of these, those that all URLs have are meant, unless they are of something else.
    """
    found = (*ROOT.finditer(text), *LOOSE_ENTRY.finditer(text))
    own = {"", *(tag["prefix"] or "" for tag in found)}
    others = set()
    for url in _PREFIXED_URL.finditer(text):
        prefix = url["prefix"] or ""
        if prefix in own:
            return frozenset(own)
        others.add(prefix)
    foreign = {*KNOWN_PREFIXES, *_BOUND_ELSEWHERE.findall(text)} if others else set()
    return frozenset(own | {prefix for prefix in others if prefix[:-1] not in foreign})


def begins_inside(text: str) -> bool:
    """Return True if a text begins inside an entry or a root's start tag, so that its beginning is lost."""
    entry = LOOSE_ENTRY.search(text)
    if not entry or ROOT.search(text, 0, entry.start()):
        return False
    before = _without_opaque(text[: entry.start()]).strip(XML_SPACE + "\ufeff")
    return bool(before) and ("<" not in before or _ENTRY_END.search(before) is not None)


def has_url(text: str, prefix: str, start: int) -> bool:
    """Return True if an entry's URL follows a position, outside comments, with the root's prefix or none."""
    url = rf"{NOTE}|<(?P<loc>(?:{re.escape(prefix)})?loc)\s*+>(?:[^<]++|{CDATA})*+</(?P=loc)\s*+>"
    found = re.compile(url, re.DOTALL).finditer(without_open_ends(text[start:]))
    return any(each["loc"] for each in found)


def without_open_ends(text: str) -> str:
    """Remove the beginnings of comments and the like that never end, as they would hide the rest."""
    parts, at = [], 0
    for start, end, _ in open_ends(text):
        parts.append(text[at:start])
        at = end
    return "".join([*parts, text[at:]])


def open_ends(text: str) -> list[tuple[int, int, str]]:
    """Return the changes that remove the beginnings of comments and the like that never end."""
    found = []
    for start, end in _ENDS:
        at = text.find(start, text.rfind(end) + 1)
        while at >= 0:
            found.append((at, at + len(start), ""))
            at = text.find(start, at + 1)
    return sorted(found)


def output_end(text: str, root: int) -> int:
    """Return the start of a root that follows output of a script, such as `<br />`; 0 if none does."""
    before = _without_opaque(text[:root])
    first = _ELEMENT.search(before)
    is_over = first and (first[0].endswith("/>") or first[1] in _VOID or f"</{first[1]}>" in before)
    return root if is_over and not _LOC_TAG.search(before) else 0


def _lead(text: str) -> Iterator[XmlFault]:
    end = lead_end(text)
    lead = text[:end].strip(XML_SPACE + "\ufeff")
    template = find_template(lead)
    if template:
        found = _HEADER if template == "---" else template
        yield XmlFault("template-code", text.index(template), template, (("found", found),))
    elif end:
        yield XmlFault("leading-whitespace", 0, lead[:80], fix=Fixability.ASK if lead else Fixability.AUTO)


def find_template(text: str) -> str:
    """Return the first piece of template code in a text that should have none; "" without any."""
    if _FRONT_MATTER.match(text):
        return "---"
    found = _TEMPLATE.search(text)
    return found[0].strip() if found else ""


def find_conflict(text: str) -> int:
    """Return the offset of the first conflict marker of version control; -1 if there is none."""
    if "=======" not in text:
        return -1
    markers = list(CONFLICT.finditer(text))
    kinds = {marker[2][0] for marker in markers}
    return markers[0].start() if {"<", "="} <= kinds or {"=", ">"} <= kinds else -1


def _conflicts(text: str) -> Iterator[XmlFault]:
    first = find_conflict(text)
    if first >= 0:
        lines, marks = zip(*CONFLICT.findall(text), strict=True)
        yield XmlFault("merge-conflict", first, lines[0], count=marks.count("======="))


def _references(text: str) -> Iterator[XmlFault]:
    text = _without_opaque(text)
    pair = PAIR.search(text)
    if pair:
        whole = Phrase(_WRITE_WHOLE, character=code_point(joined_pair(pair)))
        params = (("character", pair[0]), ("advice", whole))
        count = PAIR.subn("", text)[1]
        yield XmlFault("illegal-character", pair.start(), pair[0], params, Fixability.AUTO, count)
        text = PAIR.sub(lambda found: " " * len(found[0]), text)
    first = BARE_AMPERSAND.search(text)
    if first:
        yield XmlFault("unescaped-ampersand", first.start(), "&", count=BARE_AMPERSAND.subn("", text)[1])
    own = own_entities(text)
    firsts: dict[str, re.Match[str]] = {}  # by name; "" for numbers
    counts: Counter[str] = Counter()
    is_of_url = False
    for reference in REFERENCE.finditer(text):
        name = reference["name"] or ""
        if (name and own is not None and name not in own) or not (name or character_of(reference)):
            firsts.setdefault(name, reference)
            counts[name] += 1
            is_of_url = is_of_url or (not name and _is_in_loc(text, reference.start()))
    for name, reference in islice(firsts.items(), MOST_NAMES):
        yield _reference_fault(name, reference, counts[name], is_of_url=is_of_url)


def _reference_fault(name: str, reference: re.Match[str], count: int, *, is_of_url: bool) -> XmlFault:
    if not name:
        params = (("character", reference[0]), ("advice", DELETE_IT))
        fix = Fixability.ASK if is_of_url else Fixability.AUTO
        return XmlFault("illegal-character", reference.start(), reference[0], params, fix, count)
    fix = Fixability.AUTO if f"{name};" in html5 else Fixability.ASK
    return XmlFault("undefined-entity", reference.start(), name, (("name", name),), fix, count)


def own_entities(text: str) -> frozenset[str] | None:
    """Return the entities that a document type declares; None if others may be declared elsewhere."""
    return None if _OUTSIDE_DTD.search(text) else frozenset(_OWN_ENTITY.findall(text))


def joined_pair(pair: re.Match[str]) -> str:
    """Return the character that a pair of references means; it may be just one of other digits."""
    high = int(pair["high"] or pair["high_hex"], 10 if pair["high"] else 16)
    low = int(pair["low"] or pair["low_hex"], 10 if pair["low"] else 16)
    return chr(0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00))


def character_of(reference: re.Match[str]) -> str:
    """Return the character of a numeric reference; "" if XML has no such character."""
    digits = (reference["decimal"] or reference["hex"]).lstrip("0") or "0"
    if len(digits) > MOST_DIGITS:
        return ""
    code = int(digits, 10 if reference["decimal"] else 16)
    character = chr(code) if code <= sys.maxunicode else "\0"
    return "" if re.match(ILLEGAL, character) else character


def _illegal(text: str) -> Iterator[XmlFault]:
    first = re.search(ILLEGAL, text)
    if first:
        character = code_point(first[0])
        count = len(re.findall(ILLEGAL, text))
        is_of_url = any(_is_in_loc(text, found.start()) for found in re.finditer(ILLEGAL_RUN, text))
        fix = Fixability.ASK if is_of_url else Fixability.AUTO
        params = (("character", character), ("advice", DELETE_IT))
        yield XmlFault("illegal-character", first.start(), character, params, fix, count)


def _is_in_loc(text: str, offset: int) -> bool:
    """Return True if a position is in a URL, which may be wrong without the character there."""
    lowest = max(offset - _LONGEST_LOC, 0)
    start = text.rfind("<", lowest, offset)
    if text.startswith("<![CDATA[", start):
        start = text.rfind("<", lowest, start)
    return start >= 0 and _LOC_TAG.match(text, start) is not None


def _prefixes(text: str) -> Iterator[XmlFault]:
    misspelt = {found[1]: found.start() for found in _MISSPELT.finditer(text)}
    plain = _without_opaque(text)
    for prefix in loose_prefixes(text):
        use = rf"<{re.escape(prefix)}:|(?<=[ \t\r\n]){re.escape(prefix)}:[\w.-]++[ \t\r\n]*+="
        places = [found.start() for found in re.finditer(use, plain)]
        if prefix in misspelt:
            yield unbound(prefix, misspelt[prefix], len(places), Phrase(_SPELL_XMLNS, prefix=prefix))
        else:
            meant = meant_prefix(prefix, text)
            advice = Phrase(_CORRECT_PREFIX, meant=meant) if meant else None
            yield unbound(prefix, places[0] if places else 0, len(places), advice)


def loose_prefixes(text: str) -> list[str]:
    """Return a few undeclared prefixes of elements and attributes, in their order."""
    text = OPAQUE.sub(" ", text)
    bound = {*_BOUND.findall(text), "xml", "xmlns", "xlmns"}
    used = (of_element or of_attribute for of_element, of_attribute in _PREFIX.findall(text))
    loose = (prefix for prefix in dict.fromkeys(used) if prefix not in bound)
    return list(islice(loose, MOST_NAMES))


def meant_prefix(prefix: str, text: str) -> str:
    """Return the prefix that an undeclared one was probably meant to be; "" if there is none."""
    for known in (_BOUND.findall(_without_opaque(text)), KNOWN_PREFIXES):
        near = {one for one in known if len(one) >= _LONG_PREFIX and is_one_typo_from(prefix, one)}
        if len(near) == 1:
            return near.pop()
    return ""


def _without_opaque(text: str) -> str:
    """Return a text with comments and the like blanked out, so that offsets stay."""
    return OPAQUE.sub(lambda found: " " * len(found[0]), text)


def unbound(prefix: str, offset: int, count: int = 1, advice: Phrase | None = None) -> XmlFault:
    """Return the fault of an undeclared prefix; `advice` is given if the intended prefix is known."""
    fix = Fixability.AUTO if prefix in KNOWN_PREFIXES or advice else Fixability.ASK
    params = (("prefix", prefix), ("advice", advice or Phrase(_DECLARE_PREFIX, prefix=prefix)))
    return XmlFault("unbound-prefix", offset, prefix, params, fix, count)


_GROWING = re.compile("amplification|entity reference loop")
_TOO_LARGE = re.compile("too big|too long|huge|limit exceeded")
CUT_OFF = Phrase(
    N_("the file ends in the middle; it was cut off, perhaps during upload. Download or generate it again.")
)
_ROOT_END = re.compile(r"</(?:[\w.-]+:)?(?:urlset|sitemapindex|rss|feed)[ \t\r\n]*>[ \t\r\n]*\Z")
_LONGEST_END = 200  # characters of the text in which that is looked for
_OPEN = re.compile("(Comment) not terminated|(CData) section not finished|ParsePI: (PI) .* never end")
MISSPELT = N_('the <?xml …?> line is misspelled. It should be <?xml version="1.0" encoding="UTF-8"?>.')
_NO_ROOT = N_("it has no root element; it was cut off, or it is not a sitemap.")


@dataclass(frozen=True, slots=True)
class Cause:
    """The rule that a message of the parser stands for, with the message's named parts."""

    rule: str
    parts: dict[str, str]


_TWO_ROOTS = N_(
    "a second root element follows the first, as if two files had been joined. Keep one "
    "of them, or move its entries into the other."
)
_EARLY_END = N_("entries follow the end of the root element. Move the root's end tag after them.")
_NEVER_ENDS = {
    "Comment": N_("a comment begins here and never ends. Add the missing -->."),
    "CData": N_("CDATA begins here and never ends. Add the missing ]]>."),
    "PI": N_("a processing instruction begins here and never ends. Add the missing ?>."),
}
_MISMATCH = N_(
    "</{closed}> does not match the last opened tag, <{opened}> in line {line}. An end "
    "tag is missing, misspelled or left over."
)

_RULES = (
    (r"Entity '(?P<name>[^']*)' not defined", "undefined-entity"),
    (
        r"EntityRef: expecting ';'|xmlParseEntityRef: no name|CharRef: invalid (?:hexa)?decimal value",
        "unescaped-ampersand",
    ),
    (r"Namespace prefix xlmns for (?P<prefix>\S+) on", "unbound-prefix"),
    (r"Namespace prefix (?P<prefix>\S+) (?:on|for) .*not defined", "unbound-prefix"),
    (r"Unsupported encoding: (?P<encoding>\S*)", "encoding-not-utf8"),
    (r"Invalid bytes in character encoding|Incomplete UTF-8|not proper UTF-8", "encoding-invalid-bytes"),
    (
        r"[Ii]nvalid char|invalid Char|invalid xmlChar|out of allowed range|Unregistered error"
        r"|character reference out of bounds|CharRef: invalid",
        "illegal-character",
    ),
)
_RULE_PATTERNS = [(re.compile(pattern), rule) for pattern, rule in _RULES]


def without_position(message: str) -> str:
    """Return a message of the parser without the position that lxml appends to it."""
    return re.sub(r", line \d+, column \d+.*", "", message, flags=re.DOTALL).strip().rstrip(".")


def is_inside_entity(message: str) -> bool:
    """Return True if the position of a message is one inside an entity's value, and so useless."""
    return _GROWING.search(message) is not None


def rule_of_message(message: str) -> Cause:
    """Return the rule that a message stands for; not-well-formed if it has none of its own."""
    for pattern, rule in _RULE_PATTERNS:
        found = pattern.search(message)
        if found:
            return Cause(rule, {name: part or "" for name, part in found.groupdict().items()})
    return Cause("not-well-formed", {})


def reason_of(message: str, text: str, offset: int) -> str:
    """Return why the XML is not well-formed, and what to do, as a sentence without its capital letter."""
    is_at_end = offset >= len(text.rstrip(XML_SPACE))
    if is_at_end and not _TOO_LARGE.search(message) and not _ends_with_root(text):
        return CUT_OFF
    for pattern, words in _REASON_PATTERNS:
        found = pattern.search(message)
        if found:
            told = words(found, text, offset) if callable(words) else words
            return told if isinstance(told, Phrase) else Phrase(told, name=found[found.lastindex or 0])
    return f"{message}."


def _at_bad_tag(_found: re.Match[str], text: str, offset: int) -> Phrase:
    start = max(text.rfind("<", 0, offset + 1), 0)
    if text.startswith("<\\!", start):
        return Phrase(
            N_("<\\! is not valid: a shell script put a backslash before the exclamation mark. Remove it.")
        )
    if text.startswith("</", start):
        return Phrase(N_("an end tag has no name or closes nothing. Remove it."))
    if re.match("<!DOCTYPE", text[start : start + 9], re.IGNORECASE):
        return Phrase(N_("there is a DOCTYPE inside the root element. Remove it."))
    return Phrase(
        N_("there is a < that does not start a tag. If it is part of the text, write &lt; instead.")
    )


def _at_the_end(_found: re.Match[str], text: str, offset: int) -> Phrase:
    if ROOT.match(text, offset):
        return Phrase(_TWO_ROOTS)
    if LOOSE_ENTRY.match(text, offset):
        return Phrase(_EARLY_END)
    if text.startswith("<", offset):
        return Phrase(N_("an element follows the end of the root element. Remove it."))
    return Phrase(N_("text follows the end of the root element. Remove it."))


def is_left_open(message: str, text: str) -> bool:
    """Return True if a comment or the like swallowed the rest of a text that was not cut off."""
    return _OPEN.search(message) is not None and _ends_with_root(text)


def _ends_with_root(text: str) -> bool:
    return _ROOT_END.search(text[-_LONGEST_END:]) is not None


def _at_open_end(found: re.Match[str], text: str, _offset: int) -> Phrase:
    if not _ends_with_root(text):
        return CUT_OFF
    return Phrase(_NEVER_ENDS[found[found.lastindex or 1]])


def _at_mismatch(found: re.Match[str], _text: str, _offset: int) -> Phrase:
    opened, line, closed = found.groups()
    return Phrase(_MISMATCH, closed=closed, opened=opened, line=line)


Words = str | Callable[[re.Match[str], str, int], Phrase]
_REASONS: tuple[tuple[str, Words], ...] = (
    (r"tag mismatch: (\S+) line (\d+) and (\S+)", _at_mismatch),
    (r"invalid element name", _at_bad_tag),
    (r"Extra content at the end", _at_the_end),
    (
        r"XML declaration allowed only",
        N_("a second <?xml …?> begins here, as if two files had been joined. Keep one of them."),
    ),
    (r"Start tag expected|no element found|Document is empty", _NO_ROOT),
    (_OPEN.pattern, _at_open_end),
    (r"String not (?:closed|started)|Invalid PI name|Invalid XML encoding name", MISSPELT),
    (r"Premature end|not terminated|not finished", CUT_OFF),
    (
        r"ParsePI",
        N_(
            "there is a <? that does not start a processing instruction. If it is part of the "
            "text, write &lt;? instead."
        ),
    ),
    (
        r"Attribute (\S+) redefined|Namespaced Attribute (\S+) in",
        N_("an element has the same attribute twice. Remove one of them."),
    ),
    (r"AttValue: .* expected", N_("an attribute value is not in quotation marks. Add them.")),
    (
        r"mandates value for attribute (\S+)",
        N_("the attribute {name} has no value. Give it one, or remove it."),
    ),
    (
        r"Unescaped '<' not allowed in attributes",
        N_("there is a < in an attribute value: a closing quotation mark is missing, or it should be &lt;."),
    ),
    (
        r"attributes construct error|parsing attribute name|find end of Start Tag",
        N_("a tag is incomplete: a >, a space or a quotation mark is missing."),
    ),
    (r"GT required|expected '>'", N_("the > at the end of a tag is missing. Add it.")),
    (
        r"hyphen within comment",
        N_("there is a -- inside a comment, where only single hyphens are allowed. Change it."),
    ),
    (r"'\]\]>' not allowed", N_("there is a ]]> outside CDATA. Write ]]&gt; instead.")),
    (
        r"(?i)excessive depth|depth",
        N_("elements are nested far too deeply. A sitemap needs three or four levels."),
    ),
    (
        _GROWING.pattern,
        N_(
            "the entities in its DOCTYPE would expand endlessly, which is a known attack. "
            "Nothing was expanded."
        ),
    ),
    (_TOO_LARGE.pattern, N_("a text, name or comment in it is too large to read.")),
    (r"(?i)declaration|Blank needed here|standalone|version", MISSPELT),
    (r"internal subset|DOCTYPE|DTD", N_("its DOCTYPE is damaged. Sitemaps do not need one; remove it.")),
    (r"Empty XML namespace", N_("a prefix is declared with an empty namespace. Enter its namespace.")),
)
_REASON_PATTERNS = [(re.compile(pattern), words) for pattern, words in _REASONS]
