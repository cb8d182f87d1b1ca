"""Single characters: line ends, invisible characters, and those that no URL or no XML may contain."""

import re
import unicodedata

from editor.core.fields import XML_SPACE

# Characters that XML 1.0 cannot contain in any form, not even as a reference.
# What it matches, as all that it does not match takes seven times as long to compile.
ILLEGAL = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
ILLEGAL_RUN = re.compile(f"{ILLEGAL.pattern}++")  # zeros at the end of a file may be a million

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
    return ILLEGAL.sub("", value)


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
