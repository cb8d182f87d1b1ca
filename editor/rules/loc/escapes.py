"""Checks the characters of a URL: illegal ones, invisible ones, and wrong escapes.

| rule | parameters |
|---|---|
| loc-space | count, position (from 1, of the first), advice |
| loc-illegal-character | character (visible, or U+… ), position, count, advice |
| loc-bad-percent | found (the `%` and what follows), position, count, advice |
| loc-non-ascii | character, position, count |
| invisible-character | character (U+…), position, count |
| loc-double-escaped | found, count, suggestion |
| loc-double-encoded | found, count |
"""

import re
from urllib.parse import quote

from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.values.characters import (
    ILLEGAL_IN_URL,
    INVISIBLE,
    REPLACEMENT,
    character_name,
    code_point,
    is_joiner_in_word,
    without_illegal_characters,
)
from editor.core.values.urls import UrlParts
from editor.core.xml.outline import NAMED_ENTITIES
from editor.rules.finding import Hit
from editor.rules.rule import Fixability, Severity

SPACE = re.compile(r"[ \t\r\n]")
SPACE_AFTER_SLASH = re.compile(r"(?<=/)[ \t\r\n]+")  # usually pasted with the name that follows
_BRACKET = re.compile(r"[\[\]]")
_WEB_URL = re.compile(r"https?://", re.IGNORECASE)
BAD_PERCENT = re.compile(r"%(?![0-9A-Fa-f]{2})")
# Only a lone percent sign is certain, not the remains of a broken or JavaScript escape.
LONE_PERCENT = re.compile(r"%(?![0-9A-Fa-f]|u[0-9A-Fa-f]{4})", re.IGNORECASE)
UNICODE_ESCAPES = re.compile(r"(?:%u[0-9A-Fa-f]{4})+", re.IGNORECASE)  # of JavaScript: UTF-16
_NON_ASCII = re.compile(r"[^\x00-\x7f]")
ENTITY = re.compile(r"&(?:(amp|lt|gt|quot|apos)|#([0-9]{1,7})|#[xX]([0-9A-Fa-f]{1,6}));")
# The `#` in a numeric entity, which may have been escaped more than twice.
_NUMBER_SIGN = re.compile(r"&(?:amp;)*(#)(?:[0-9]{1,7}|[xX][0-9A-Fa-f]{1,6});")
_DOUBLE_ENCODED = re.compile(r"%25[0-9A-Fa-f]{2}")
# Percent-encoding these would rarely give the intended URL.
_NEEDS_A_LOOK = frozenset("{}<>\\#" + REPLACEMENT)
_ADVICE = {
    REPLACEMENT: Phrase(
        QT_TRANSLATE_NOOP(
            "phrases", "It replaces a character that could not be read. Write the original one."
        )
    ),
    "\\": Phrase(QT_TRANSLATE_NOOP("phrases", "Write /, or percent-encode it.")),
}
_ENCODE_SPACE = Phrase(QT_TRANSLATE_NOOP("phrases", "Write a space as %20."))
_REMOVE_OR_ENCODE = Phrase(QT_TRANSLATE_NOOP("phrases", "After a slash, it is usually a mistake. Remove it."))
_ENCODE = Phrase(QT_TRANSLATE_NOOP("phrases", "Percent-encode it."))
_CORRECT = Phrase(QT_TRANSLATE_NOOP("phrases", "Correct the host."))
_ESCAPE = Phrase(QT_TRANSLATE_NOOP("phrases", "Write %25 for a percent sign."))
_AS_UTF_8 = QT_TRANSLATE_NOOP("phrases", "Write it in UTF-8: {meant}.")


def illegal_positions(text: str, path_start: int) -> list[int]:
    """Return the positions of illegal characters, except whitespace and those that the host rules check.

    Of several `#`, only the first may begin a fragment, apart from those in entities.
    """
    found = [match.start() for match in ILLEGAL_IN_URL.finditer(text)]
    if "[" in text or "]" in text:
        places = [match.start() for match in _BRACKET.finditer(text)]
        user_end = text.rfind("@", 0, path_start)
        found += [place for place in places if place < user_end or place >= path_start]
    if text.count("#") > 1:
        found += fragment_starts(text)[1:]
    return sorted(found)


def fragment_starts(text: str) -> list[int]:
    """Return the positions of each `#` that does not belong to an entity such as `&#8217;`."""
    places = [match.start() for match in re.finditer("#", text)]
    if not places or "&" not in text:
        return places
    of_entities = {match.start(1) for match in _NUMBER_SIGN.finditer(text)}
    return [place for place in places if place not in of_entities]


def space_hit(text: str, path_start: int) -> Hit | None:
    """Return the hit for whitespace inside a URL."""
    places = [match.start() for match in SPACE.finditer(text)]
    if not places:
        return None
    sure = (
        places[0] >= path_start
        and all(text[place] == " " for place in places)
        and not _WEB_URL.search(text, places[0])
        and not SPACE_AFTER_SLASH.search(text)
    )
    advice = _REMOVE_OR_ENCODE if SPACE_AFTER_SLASH.search(text) else _ENCODE_SPACE
    params = (("count", len(places)), ("position", places[0] + 1), ("advice", advice))
    return Hit("loc-space", params, fix=Fixability.AUTO if sure else Fixability.ASK)


def illegal_hit(text: str, path_start: int) -> Hit | None:
    """Return the hit for characters that are illegal in a URL."""
    places = illegal_positions(text, path_start)
    if not places:
        return None
    doubtful = any(text[place] in _NEEDS_A_LOOK or text[place] >= "\x80" for place in places)
    fix = Fixability.ASK if doubtful else Fixability.AUTO
    first = text[places[0]]
    advice = _ADVICE.get(first, _ENCODE)
    if places[0] < path_start:  # the intended host or user name is unknown
        fix, advice = Fixability.NONE, _CORRECT
    params = (("character", character_name(first)), ("position", places[0] + 1), ("count", len(places)))
    return Hit("loc-illegal-character", (*params, ("advice", advice)), fix=fix)


def percent_hit(text: str) -> Hit | None:
    """Return the hit for percent signs that begin no escape."""
    places = [match.start() for match in BAD_PERCENT.finditer(text)]
    if not places:
        return None
    sure = all(LONE_PERCENT.match(text, place) for place in places)
    found, advice = text[places[0] : places[0] + 3], _ESCAPE
    unicode = UNICODE_ESCAPES.match(text, places[0])
    if unicode and (meant := utf_8_escapes(unicode[0])) != unicode[0]:
        found, advice = unicode[0], Phrase(_AS_UTF_8, meant=meant)
    params = (("found", found), ("position", places[0] + 1), ("count", len(places)), ("advice", advice))
    return Hit("loc-bad-percent", params, fix=Fixability.AUTO if sure else Fixability.ASK)


def utf_8_escapes(escapes: str) -> str:
    """Convert JavaScript's `%u` escapes to those of UTF-8; unchanged if they are no whole characters."""
    try:
        text = bytes.fromhex(escapes.lower().replace("%u", "")).decode("utf-16-be")
    except UnicodeDecodeError:
        return escapes
    return quote(text, safe="")


def non_ascii_hit(text: str, parts: UrlParts) -> Hit | None:
    """Return the hit for non-ASCII characters in path or query that no other rule reports."""
    start = parts.path_start
    end = start + len(parts.path) + len(parts.query)
    places = [
        match.start()
        for match in _NON_ASCII.finditer(text, start, end)
        if not INVISIBLE.match(match[0]) and not ILLEGAL_IN_URL.match(match[0])
    ]
    if not places:
        return None
    params = (
        ("character", character_name(text[places[0]])),
        ("position", places[0] + 1),
        ("count", len(places)),
    )
    return Hit("loc-non-ascii", params)


def invisible_hit(text: str) -> Hit | None:
    """Return the hit for invisible characters; joiners between two letters are only advised against."""
    places = [match.start() for match in INVISIBLE.finditer(text)]
    if not places:
        return None
    odd = [place for place in places if not is_joiner_in_word(text, place)]
    first = (odd or places)[0]
    params = (("character", code_point(text[first])), ("position", first + 1), ("count", len(places)))
    return Hit("invisible-character", params, None if odd else Severity.ADVICE)


def double_escaped_hit(text: str, path_start: int) -> Hit | None:
    """Return the hit for entities that remain after the file was read: they were escaped twice.

    There is no safe fix if the result would have characters that cannot be corrected safely.
    """
    found = [match[0] for match in ENTITY.finditer(text)] if "&" in text else []
    if not found:
        return None
    suggestion = unescape_once(text)
    params = (("found", found[0]), ("count", len(found)), ("suggestion", suggestion))
    if suggestion == text:
        return Hit("loc-double-escaped", params, fix=Fixability.NONE)
    made = (space_hit(suggestion, path_start), illegal_hit(suggestion, path_start))
    sure = all(hit is None or hit.fix is Fixability.AUTO for hit in made)
    return Hit("loc-double-escaped", params, fix=Fixability.AUTO if sure else Fixability.ASK)


def unescape_once(text: str) -> str:
    """Resolve the entities in a text once; those that stand for no character of XML stay."""

    def character(match: re.Match[str]) -> str:
        name, decimal, hexadecimal = match.groups()
        if name:
            return NAMED_ENTITIES[name]
        number = int(decimal) if decimal else int(hexadecimal, 16)
        plain = chr(number) if number < 0x110000 else ""
        return without_illegal_characters(plain) or match[0]

    return ENTITY.sub(character, text)


def double_encoded_hit(text: str) -> Hit | None:
    """Return the hit for an escaped percent sign before two hex digits, a result of encoding twice."""
    found = _DOUBLE_ENCODED.findall(text)
    return Hit("loc-double-encoded", (("found", found[0]), ("count", len(found)))) if found else None
