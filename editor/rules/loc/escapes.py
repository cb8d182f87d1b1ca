"""Characters of a URL: those it may not hold, those that cannot be seen, and escapes that went wrong.

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
from editor.rules.finding import Hit
from editor.rules.rule import Fix, Severity

SPACE = re.compile(r"[ \t\r\n]")
SPACE_AFTER_SLASH = re.compile(
    r"(?<=/)[ \t\r\n]+"
)  # of a name that was put there with it, more often than not
_BRACKET = re.compile(r"[\[\]]")
_WEB_URL = re.compile(r"https?://", re.IGNORECASE)
BAD_PERCENT = re.compile(r"%(?![0-9A-Fa-f]{2})")
# The one case that is sure: a lone percent sign, not the rest of a broken or JavaScript escape.
LONE_PERCENT = re.compile(r"%(?![0-9A-Fa-f]|u[0-9A-Fa-f]{4})", re.IGNORECASE)
UNICODE_ESCAPES = re.compile(r"(?:%u[0-9A-Fa-f]{4})+", re.IGNORECASE)  # of JavaScript: UTF-16
_NON_ASCII = re.compile(r"[^\x00-\x7f]")
ENTITY = re.compile(r"&(?:(amp|lt|gt|quot|apos)|#([0-9]{1,7})|#[xX]([0-9A-Fa-f]{1,6}));")
# The sign in a numbered one, which may have been escaped more often than twice.
_NUMBER_SIGN = re.compile(r"&(?:amp;)*(#)(?:[0-9]{1,7}|[xX][0-9A-Fa-f]{1,6});")
_NAMED = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'"}
_DOUBLE_ENCODED = re.compile(r"%25[0-9A-Fa-f]{2}")
# Percent-encoding these would rarely give the URL that was meant.
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
    """Where characters stand that no URL may hold; white space and what the host rules judge left out.

    Of several `#` only the first may be one, entities aside.
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
    """Where a `#` stands that does not belong to an entity such as `&#8217;`."""
    places = [match.start() for match in re.finditer("#", text)]
    if not places or "&" not in text:
        return places
    of_entities = {match.start(1) for match in _NUMBER_SIGN.finditer(text)}
    return [place for place in places if place not in of_entities]


def space_hit(text: str, path_start: int) -> Hit | None:
    """White space inside a URL."""
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
    return Hit("loc-space", params, fix=Fix.AUTO if sure else Fix.ASK)


def illegal_hit(text: str, path_start: int) -> Hit | None:
    """Characters that no URL may hold."""
    places = illegal_positions(text, path_start)
    if not places:
        return None
    doubtful = any(text[place] in _NEEDS_A_LOOK or text[place] >= "\x80" for place in places)
    fix = Fix.ASK if doubtful else Fix.AUTO
    first = text[places[0]]
    advice = _ADVICE.get(first, _ENCODE)
    if places[0] < path_start:  # nobody knows which host, or whose name, was meant
        fix, advice = Fix.NONE, _CORRECT
    params = (("character", character_name(first)), ("position", places[0] + 1), ("count", len(places)))
    return Hit("loc-illegal-character", (*params, ("advice", advice)), fix=fix)


def percent_hit(text: str) -> Hit | None:
    """Percent signs that begin no escape."""
    places = [match.start() for match in BAD_PERCENT.finditer(text)]
    if not places:
        return None
    sure = all(LONE_PERCENT.match(text, place) for place in places)
    found, advice = text[places[0] : places[0] + 3], _ESCAPE
    unicode = UNICODE_ESCAPES.match(text, places[0])
    if unicode and (meant := utf_8_escapes(unicode[0])) != unicode[0]:
        found, advice = unicode[0], Phrase(_AS_UTF_8, meant=meant)
    params = (("found", found), ("position", places[0] + 1), ("count", len(places)), ("advice", advice))
    return Hit("loc-bad-percent", params, fix=Fix.AUTO if sure else Fix.ASK)


def utf_8_escapes(escapes: str) -> str:
    """What JavaScript escaped, as the protocol wants it; the same where it is no whole character."""
    try:
        text = bytes.fromhex(escapes.lower().replace("%u", "")).decode("utf-16-be")
    except UnicodeDecodeError:
        return escapes
    return quote(text, safe="")


def non_ascii_hit(text: str, parts: UrlParts) -> Hit | None:
    """Characters outside ASCII in path or query that no other rule speaks of."""
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
    """Characters that nobody sees; joiners between two letters are only advised against."""
    places = [match.start() for match in INVISIBLE.finditer(text)]
    if not places:
        return None
    odd = [place for place in places if not is_joiner_in_word(text, place)]
    first = (odd or places)[0]
    params = (("character", code_point(text[first])), ("position", first + 1), ("count", len(places)))
    return Hit("invisible-character", params, None if odd else Severity.ADVICE)


def double_escaped_hit(text: str, path_start: int) -> Hit | None:
    """Entities that are still there after the file was read: they were escaped twice.

    A character that is none for a URL, and no slip that is mended safely, was hardly meant to stand there.
    """
    found = [match[0] for match in ENTITY.finditer(text)] if "&" in text else []
    if not found:
        return None
    suggestion = unescape_once(text)
    params = (("found", found[0]), ("count", len(found)), ("suggestion", suggestion))
    if suggestion == text:
        return Hit("loc-double-escaped", params, fix=Fix.NONE)
    made = (space_hit(suggestion, path_start), illegal_hit(suggestion, path_start))
    sure = all(hit is None or hit.fix is Fix.AUTO for hit in made)
    return Hit("loc-double-escaped", params, fix=Fix.AUTO if sure else Fix.ASK)


def unescape_once(text: str) -> str:
    """The text with its entities resolved, once; one that stands for no character of XML stays."""

    def character(match: re.Match[str]) -> str:
        name, decimal, hexadecimal = match.groups()
        if name:
            return _NAMED[name]
        number = int(decimal) if decimal else int(hexadecimal, 16)
        plain = chr(number) if number < 0x110000 else ""
        return without_illegal_characters(plain) or match[0]

    return ENTITY.sub(character, text)


def double_encoded_hit(text: str) -> Hit | None:
    """Escapes of a percent sign before two hex digits, as encoding twice makes them."""
    found = _DOUBLE_ENCODED.findall(text)
    return Hit("loc-double-encoded", (("found", found[0]), ("count", len(found)))) if found else None
