"""Characters: line ends, invisible ones, those that no URL or no XML may contain, and those of spoilt texts.

A program spoils a text on its way into a sitemap: escapes it twice, or reads it in the wrong encoding. What
was escaped twice has entities, or the marks of a CDATA section, among its characters. Mojibake is UTF-8 read
as Latin-1 or windows-1252, ö became Ã¶, or as an old Macintosh did: √∂. A text is taken for that only
where reading it again gives fewer characters, and where what is there would hardly be written on purpose:
one sequence of the commonest, or several of any in a row.
"""

import re
import unicodedata
from urllib.parse import quote, unquote

from editor.core.fields import XML_SPACE

# Characters that XML 1.0 cannot contain in any form, not even as a reference.
# What it matches, as all that it does not match takes seven times as long to compile.
ILLEGAL = "[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]"
ILLEGAL_RUN = f"{ILLEGAL}++"  # zeros at the end of a file may be a million

# No-break space, soft hyphen, zero-width and direction marks, word joiner, byte order mark.
INVISIBLE = re.compile("[\u00a0\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]")
JOINERS = frozenset("\u200c\u200d")  # some scripts need them between letters

# Whitespace to people but not to XML; it comes from copied web pages.
ODD_SPACES = (
    "\u00a0\ufeff\u200b\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u3000"
)
ALL_SPACES = XML_SPACE + ODD_SPACES

REPLACEMENT = "\ufffd"  # stands for a character that could not be read

# Characters that RFC 3986 allows nowhere in a URL, besides whitespace: quotes, brackets, controls, U+FFFD.
ILLEGAL_IN_URL = '["<>{}|\\\\^`\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffd-\uffff\ud800-\udfff]'


def is_illegal_in_url(character: str) -> bool:
    """Return True if no URL may contain a character; whitespace and square brackets depend on the place."""
    return re.fullmatch(ILLEGAL_IN_URL, character) is not None


def without_illegal_characters(value: str) -> str:
    """Drop the characters that no XML file can hold (control characters, lone surrogates, U+FFFE, U+FFFF)."""
    return re.sub(ILLEGAL, "", value)


def without_invisible(text: str) -> str:
    """Return a text without its invisible characters."""
    return text if text.isascii() else INVISIBLE.sub("", text)


def with_line_feeds(text: str) -> str:
    """Return a text with all line ends as line feeds, as an XML parser does."""
    return text.replace("\r\n", "\n").replace("\r", "\n") if "\r" in text else text


def is_joiner_in_word(text: str, at: int) -> bool:
    """Return True if a character is a joiner between two letters, as in Persian or Hindi words."""
    if text[at] not in JOINERS or not 0 < at < len(text) - 1:
        return False
    return all(unicodedata.category(text[near])[0] in "LM" for near in (at - 1, at + 1))


def code_point(character: str) -> str:
    """Return the code point of a character in the usual notation, such as U+00A0."""
    return f"U+{ord(character):04X}"


def character_name(character: str) -> str:
    """Return a character as a message can show it: itself if it is visible, else its code point."""
    return character if character.isprintable() and character != " " else code_point(character)


# Spoilt texts

_ENTITY = r"&(?:#([0-9]{1,7})|#[xX]([0-9A-Fa-f]{1,6})|([A-Za-z][A-Za-z0-9]{1,30}));"
_CDATA = r"(?s:<?!\[CDATA\[(.*?)(?:\]\]>?|\Z))"


def escaped_in(text: str) -> str:
    """Return the first entity or CDATA mark that is text here, as it was escaped twice; "" if none is."""
    if mark := re.search(_CDATA, text) if "CDATA[" in text else None:
        return mark[0][: mark[0].index("CDATA[") + len("CDATA[")]
    if "&" not in text:
        return ""
    found = (match[0] for match in re.finditer(_ENTITY, text) if _character(match) != match[0])
    return next(found, "")


def unescaped(text: str) -> str:
    """Return a text without the marks of CDATA sections in it, or else with its entities as characters."""
    if "CDATA[" in text and re.search(_CDATA, text):
        return re.sub(_CDATA, lambda mark: mark[1].strip(), text)
    return re.sub(_ENTITY, _character, text)


def _character(match: re.Match[str]) -> str:
    decimal, hexadecimal, name = match.groups()
    if name:
        from html.entities import html5  # noqa: PLC0415 - hardly any text has an entity left

        return html5.get(f"{name};", match[0])
    number = int(decimal) if decimal else int(hexadecimal, 16)
    plain = chr(number) if number < 0x110000 else ""
    return without_illegal_characters(plain) or match[0]


_HEX = "[0-9A-Fa-f]"


def _read_as(byte: int) -> str:
    try:
        return bytes([byte]).decode("cp1252")
    except UnicodeDecodeError:
        return chr(byte)  # a byte that windows-1252 leaves open


_BYTE_OF = {_read_as(byte): byte for byte in range(0x80, 0x100)} | {
    chr(byte): byte for byte in range(0x80, 0x100)
}
_NEXT = "".join(sign for sign, byte in _BYTE_OF.items() if byte < 0xC0)  # of a continuation byte
_MARKS = "\u2018\u2019\u201a\u201c\u201d\u201e\u2013\u2014\u2022\u2026\u2122\u2039\u203a\xbb"
_OF_TWO, _OF_THREE, _OF_FOUR = (
    f"[\xc2-\xdf][{_NEXT}]",
    f"[\xe0-\xef][{_NEXT}]{{2}}",
    f"[\xf0-\xf4][{_NEXT}]{{3}}",
)
_OF_MAC = "".join(bytes([byte]).decode("mac_roman") for byte in range(0x80, 0xC0))
_MISREAD_BY_MAC = f"\u221a(?![\u03c0\u03a9\u221e])[{_OF_MAC}]"  # of Ã; a root of pi is meant as such
_MISREAD = (
    rf"{_MISREAD_BY_MAC}|(?:{_OF_TWO}|{_OF_THREE}|{_OF_FOUR}){{2,}}"
    # After a capital letter, Ã may be one itself, with a mark behind it.
    rf"|(?<![A-Z\xc0-\xde])[\xc2\xc3][{_NEXT}]|[\xc2\xc3](?![{_MARKS}])[{_NEXT}]"
    rf"|\xe2[\x80-\x84\u20ac\u201a\u0192\u201e][{_NEXT}]|\xef\xbb\xbf|\xf0[\x9f\u0178][{_NEXT}]{{2}}"
)
_QUOTED = "[\xc2\xc3]\xbb"
# The escapes that begin every misread character once that is percent-encoded.
MISREAD_ESCAPE = f"%[Cc]3%[89ABab]{_HEX}%(?:[Cc][256Bb]|[Ee]2)"

_ESCAPES = f"(?:%[89A-Fa-f]{_HEX})+"


def may_be_misread(text: str) -> bool:
    """Return True if there may be misread characters in a text, or in one of several that were joined."""
    return not text.isascii() and re.search(_MISREAD, text) is not None


def misread_in(text: str) -> tuple[str, str] | None:
    """Return the first misread characters of a text, and what they were; None if there are none."""
    for match in () if text.isascii() else re.finditer(_MISREAD, text):
        meant = _read_again(match, text)
        if meant != match[0]:
            return match[0], meant
    return None


def reread(text: str) -> str:
    """Return a text with its misread characters as they were."""
    return text if text.isascii() else re.sub(_MISREAD, lambda match: _read_again(match, text), text)


def _read_again(match: re.Match[str], text: str) -> str:
    if re.fullmatch(_QUOTED, match[0]) and "\xab" in text:
        return match[0]  # a quotation ends there
    if match[0][0] == "\u221a":
        return match[0].encode("mac_roman").decode("utf-8")
    try:
        return bytes(map(_BYTE_OF.__getitem__, match[0])).decode("utf-8")
    except UnicodeDecodeError:
        return match[0]


def misread_in_url(url: str) -> tuple[str, str] | None:
    """Return the first misread characters of a URL, readable if they are percent-encoded; else None."""
    if found := misread_in(url):
        return found
    if not re.search(MISREAD_ESCAPE, url):
        return None
    texts = (unquote(match[0], errors="surrogateescape") for match in re.finditer(_ESCAPES, url))
    return next(filter(None, map(misread_in, texts)), None)


def reread_url(url: str) -> str:
    """Return a URL with its misread characters as they were, percent-encoded where they are now."""

    def again(match: re.Match[str]) -> str:
        text = unquote(match[0], errors="surrogateescape")
        meant = reread(text)
        return match[0] if meant == text else quote(meant, safe="", errors="surrogateescape")

    return re.sub(_ESCAPES, again, reread(url)) if re.search(MISREAD_ESCAPE, url) else reread(url)
