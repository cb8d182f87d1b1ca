"""Explains the XML parser's messages in words that say what to do."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from editor.core.fields import XML_SPACE
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.formats.damage.xml_faults import LOOSE_ENTRY, ROOT

_GROWING = re.compile("amplification|entity reference loop")
_TOO_LARGE = re.compile("too big|too long|huge|limit exceeded")
CUT_OFF = Phrase(
    QT_TRANSLATE_NOOP(
        "phrases",
        "the file ends in the middle; it was cut off, perhaps during upload. Download or generate it again.",
    )
)
_ROOT_END = re.compile(r"</(?:[\w.-]+:)?(?:urlset|sitemapindex|rss|feed)[ \t\r\n]*>[ \t\r\n]*\Z")
_LONGEST_END = 200  # characters of the text in which that is looked for
_OPEN = re.compile("(Comment) not terminated|(CData) section not finished|ParsePI: (PI) .* never end")
MISSPELT = QT_TRANSLATE_NOOP(
    "phrases", 'the <?xml …?> line is misspelled. It should be <?xml version="1.0" encoding="UTF-8"?>.'
)
_NO_ROOT = QT_TRANSLATE_NOOP("phrases", "it has no root element; it was cut off, or it is not a sitemap.")


@dataclass(frozen=True, slots=True)
class Cause:
    """The rule that a message of the parser stands for, with the message's named parts."""

    rule: str
    parts: dict[str, str]


_TWO_ROOTS = QT_TRANSLATE_NOOP(
    "phrases",
    "a second root element follows the first, as if two files had been joined. Keep one "
    "of them, or move its entries into the other.",
)
_EARLY_END = QT_TRANSLATE_NOOP(
    "phrases", "entries follow the end of the root element. Move the root's end tag after them."
)
_NEVER_ENDS = {
    "Comment": QT_TRANSLATE_NOOP("phrases", "a comment begins here and never ends. Add the missing -->."),
    "CData": QT_TRANSLATE_NOOP("phrases", "CDATA begins here and never ends. Add the missing ]]>."),
    "PI": QT_TRANSLATE_NOOP(
        "phrases", "a processing instruction begins here and never ends. Add the missing ?>."
    ),
}
_MISMATCH = QT_TRANSLATE_NOOP(
    "phrases",
    "</{closed}> does not match the last opened tag, <{opened}> in line {line}. An end "
    "tag is missing, misspelled or left over.",
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
            QT_TRANSLATE_NOOP(
                "phrases",
                "<\\! is not valid: a shell script put a backslash before the exclamation mark. Remove it.",
            )
        )
    if text.startswith("</", start):
        return Phrase(QT_TRANSLATE_NOOP("phrases", "an end tag has no name or closes nothing. Remove it."))
    if re.match("<!DOCTYPE", text[start : start + 9], re.IGNORECASE):
        return Phrase(QT_TRANSLATE_NOOP("phrases", "there is a DOCTYPE inside the root element. Remove it."))
    return Phrase(
        QT_TRANSLATE_NOOP(
            "phrases",
            "there is a < that does not start a tag. If it is part of the text, write &lt; instead.",
        )
    )


def _at_the_end(_found: re.Match[str], text: str, offset: int) -> Phrase:
    if ROOT.match(text, offset):
        return Phrase(_TWO_ROOTS)
    if LOOSE_ENTRY.match(text, offset):
        return Phrase(_EARLY_END)
    if text.startswith("<", offset):
        return Phrase(
            QT_TRANSLATE_NOOP("phrases", "an element follows the end of the root element. Remove it.")
        )
    return Phrase(QT_TRANSLATE_NOOP("phrases", "text follows the end of the root element. Remove it."))


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
        QT_TRANSLATE_NOOP(
            "phrases", "a second <?xml …?> begins here, as if two files had been joined. Keep one of them."
        ),
    ),
    (r"Start tag expected|no element found|Document is empty", _NO_ROOT),
    (_OPEN.pattern, _at_open_end),
    (r"String not (?:closed|started)|Invalid PI name|Invalid XML encoding name", MISSPELT),
    (r"Premature end|not terminated|not finished", CUT_OFF),
    (
        r"ParsePI",
        QT_TRANSLATE_NOOP(
            "phrases",
            "there is a <? that does not start a processing instruction. If it is part of the "
            "text, write &lt;? instead.",
        ),
    ),
    (
        r"Attribute (\S+) redefined|Namespaced Attribute (\S+) in",
        QT_TRANSLATE_NOOP("phrases", "an element has the same attribute twice. Remove one of them."),
    ),
    (
        r"AttValue: .* expected",
        QT_TRANSLATE_NOOP("phrases", "an attribute value has no quotation marks. Add them."),
    ),
    (
        r"mandates value for attribute (\S+)",
        QT_TRANSLATE_NOOP("phrases", "the attribute {name} has no value. Give it one, or remove it."),
    ),
    (
        r"Unescaped '<' not allowed in attributes",
        QT_TRANSLATE_NOOP(
            "phrases",
            "there is a < in an attribute value: a closing quotation mark is missing, or it should be &lt;.",
        ),
    ),
    (
        r"attributes construct error|parsing attribute name|find end of Start Tag",
        QT_TRANSLATE_NOOP("phrases", "a tag is incomplete: a >, a space or a quotation mark is missing."),
    ),
    (
        r"GT required|expected '>'",
        QT_TRANSLATE_NOOP("phrases", "the > at the end of a tag is missing. Add it."),
    ),
    (
        r"hyphen within comment",
        QT_TRANSLATE_NOOP(
            "phrases", "there is a -- inside a comment, where only single hyphens are allowed. Change it."
        ),
    ),
    (
        r"'\]\]>' not allowed",
        QT_TRANSLATE_NOOP("phrases", "there is a ]]> outside CDATA. Write ]]&gt; instead."),
    ),
    (
        r"(?i)excessive depth|depth",
        QT_TRANSLATE_NOOP(
            "phrases", "elements are nested far too deeply. A sitemap needs three or four levels."
        ),
    ),
    (
        _GROWING.pattern,
        QT_TRANSLATE_NOOP(
            "phrases",
            "the entities in its DOCTYPE would expand endlessly, which is a known attack. "
            "Nothing was expanded.",
        ),
    ),
    (
        _TOO_LARGE.pattern,
        QT_TRANSLATE_NOOP("phrases", "a text, name or comment in it is too large to read."),
    ),
    (r"(?i)declaration|Blank needed here|standalone|version", MISSPELT),
    (
        r"internal subset|DOCTYPE|DTD",
        QT_TRANSLATE_NOOP("phrases", "its DOCTYPE is damaged. Sitemaps do not need one; remove it."),
    ),
    (
        r"Empty XML namespace",
        QT_TRANSLATE_NOOP("phrases", "a prefix is declared with an empty namespace. Enter its namespace."),
    ),
)
_REASON_PATTERNS = [(re.compile(pattern), words) for pattern, words in _REASONS]
