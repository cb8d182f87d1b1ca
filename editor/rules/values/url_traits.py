"""Examines URLs for their characters and better forms, all of a document at once or one by one.

A whole column is examined by a few patterns, which is quicker; only URLs with a trait get the exact
checks. These are about characters (illegal ones, invisible ones, wrong escapes), and about legal
URLs that search engines stumble over or that have a better form.

| rule | parameters |
|---|---|
| loc-space | count, position (from 1, of the first), advice |
| loc-illegal-character | character (visible, or U+… ), position, count, advice |
| loc-bad-percent | found (the `%` and what follows), position, count, advice |
| loc-bad-bytes | found (the first escape), position, count, advice |
| loc-mojibake | found, meant |
| loc-non-ascii | character, position, count |
| invisible-character | character (U+…), position, count |
| loc-double-escaped | found, count, suggestion |
| loc-double-encoded | found, count |
| loc-too-long-encoded, loc-long-for-yandex, loc-below-schema-minimum | length |
| loc-not-public-host | host, what (a sentence) |
| loc-unknown-tld | domain |
| loc-uppercase-host | host |
| loc-idn-host | host, ascii (its A-label form) |
| loc-userinfo | userinfo |
| loc-fragment | fragment (with its `#`), advice |
| loc-default-port | port ("" where the colon has none), scheme |
| loc-no-root-slash | what (a sentence), suggestion |
| loc-dot-segments | suggestion |
| loc-session-or-tracking | parameter, count |
| loc-double-slash | suggestion |
"""

import re
from collections.abc import Iterator, Sequence
from operator import itemgetter, ne
from typing import NamedTuple
from urllib.parse import quote

from editor.core.fields import XML_SPACE
from editor.core.text import N_, Phrase
from editor.core.values.characters import (
    ILLEGAL_IN_URL,
    INVISIBLE,
    MISREAD_ESCAPE,
    REPLACEMENT,
    character_name,
    code_point,
    is_joiner_in_word,
    misread_in_url,
    without_illegal_characters,
    without_invisible,
)
from editor.core.values.placeholders import NO_VALUES, SIGN_ESCAPE
from editor.core.values.url_query import MAYBE_TRACKING, tracking_names
from editor.core.values.urls import (
    DEFAULT_PORTS,
    FILE_ENDINGS,
    Reach,
    UrlParts,
    a_label,
    equivalence_keys,
    port_number,
    reach,
    split,
    split_authority,
    top_level_of,
    without_dot_segments,
)
from editor.core.xml.outline import NAMED_ENTITIES
from editor.rules.finding import Hit
from editor.rules.rule import Fixability, Severity
from editor.rules.values.glued_urls import bare_host, url_in_url_hit

SPACE = re.compile(r"[ \t\r\n]")
_SLASH_AND_SPACE = re.compile(r"/[ \t\r\n]")
SPACE_AFTER_SLASH = re.compile(r"(?<=/)[ \t\r\n]+")  # usually pasted with the name that follows
_BRACKET = r"[\[\]]"
_WEB_URL = re.compile(r"https?://", re.IGNORECASE)
_HEX = "[0-9A-Fa-f]"
_NEXT = f"%[89ABab]{_HEX}"  # a byte that continues a character
# An escape that is a control character, or no part of a whole character in UTF-8.
BAD_BYTES = (
    f"%(?:[01]{_HEX}|7[Ff]|[Cc][01]|[Ff][5-9A-Fa-f]|[89ABab]{_HEX}(?<!%[89A-Fa-f]{_HEX}{_NEXT})"
    f"|(?:[Cc][2-9A-Fa-f]|[Dd]{_HEX})(?:(?!{_NEXT})|(?:{_NEXT}){{2}})"
    f"|[Ee]{_HEX}(?:(?!(?:{_NEXT}){{2}})|(?:{_NEXT}){{3}})|[Ff][0-4](?:(?!(?:{_NEXT}){{3}})|(?:{_NEXT}){{4}}))"
)
_CONTROL = "%(?:[01]|7[Ff])"
BAD_PERCENT = re.compile(r"%(?![0-9A-Fa-f]{2})")
# Only a lone percent sign is certain, not the remains of a broken or JavaScript escape.
LONE_PERCENT = re.compile(r"%(?![0-9A-Fa-f]|u[0-9A-Fa-f]{4})", re.IGNORECASE)
UNICODE_ESCAPES = re.compile(r"(?:%u[0-9A-Fa-f]{4})+", re.IGNORECASE)  # of JavaScript: UTF-16
_NON_ASCII = re.compile(r"[^\x00-\x7f]")
ENTITY = r"&(?:(amp|lt|gt|quot|apos)|#([0-9]{1,7})|#[xX]([0-9A-Fa-f]{1,6}));"
# The `#` in a numeric entity, which may have been escaped more than twice.
_NUMBER_SIGN = r"&(?:amp;)*(#)(?:[0-9]{1,7}|[xX][0-9A-Fa-f]{1,6});"
_DOUBLE_ENCODED = r"%25[0-9A-Fa-f]{2}"
# Percent-encoding these would rarely give the intended URL.
_NEEDS_A_LOOK = frozenset("{}<>\\#" + REPLACEMENT)
_ADVICE = {
    REPLACEMENT: Phrase(N_("It replaces a character that could not be read. Write the original one.")),
    "\\": Phrase(N_("Write /, or percent-encode it.")),
}
# Whole parameters, of which many hits share one: as many as a file has entries may be kept.
_ENCODE_SPACE = ("advice", Phrase(N_("Write a space as %20.")))
_REMOVE_OR_ENCODE = ("advice", Phrase(N_("After a slash, it is usually a mistake. Remove it.")))
_NO_SPACE = ("advice", Phrase(N_("It is in the host. Remove it.")))
_ENCODE = Phrase(N_("Percent-encode it."))
_CORRECT = Phrase(N_("Correct the host."))
_ESCAPE = Phrase(N_("Write %25 for a percent sign."))
_NO_CONTROL = Phrase(N_("It is a control character. Remove it."))
_IN_UTF_8 = Phrase(N_("Percent-encode the URL in UTF-8."))
_AS_UTF_8 = N_("Write it in UTF-8: {meant}.")


def illegal_positions(text: str, path_start: int) -> list[int]:
    """Return the positions of illegal characters, except whitespace and those that the host rules check.

    Of several `#`, only the first may begin a fragment, apart from those in entities.
    """
    found = [match.start() for match in re.finditer(ILLEGAL_IN_URL, text)]
    if "[" in text or "]" in text:
        places = [match.start() for match in re.finditer(_BRACKET, text)]
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
    of_entities = {match.start(1) for match in re.finditer(_NUMBER_SIGN, text)}
    return [place for place in places if place not in of_entities]


def space_hit(text: str, path_start: int) -> Hit | None:
    """Return the hit for whitespace inside a URL."""
    first = SPACE.search(text)
    if first is None:
        return None
    place, count = first.start(), len(SPACE.findall(text))
    is_after_slash = _SLASH_AND_SPACE.search(text) is not None
    sure = (
        place >= path_start
        and not is_after_slash
        and text.count(" ") == count
        and not (text.find("://", place) > 0 and _WEB_URL.search(text, place))
    )
    advice = _REMOVE_OR_ENCODE if is_after_slash else _ENCODE_SPACE
    if place < path_start:
        advice = _NO_SPACE
    params = (("count", count), ("position", place + 1), advice)
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
    places = [match.start() for match in BAD_PERCENT.finditer(text)] if "%" in text else []
    if not places:
        return None
    sure = all(LONE_PERCENT.match(text, place) for place in places)
    found, advice = text[places[0] : places[0] + 3], _ESCAPE
    unicode = UNICODE_ESCAPES.match(text, places[0])
    if unicode and (meant := utf_8_escapes(unicode[0])) != unicode[0]:
        found, advice = unicode[0], Phrase(_AS_UTF_8, meant=meant)
    params = (("found", found), ("position", places[0] + 1), ("count", len(places)), ("advice", advice))
    return Hit("loc-bad-percent", params, fix=Fixability.AUTO if sure else Fixability.ASK)


def bytes_hit(text: str) -> Hit | None:
    """Return the hit for escapes of control characters and of bytes that are no UTF-8."""
    found = list(re.finditer(BAD_BYTES, text)) if "%" in text else []
    if not found:
        return None
    escape = found[0][0][:3]
    advice = _NO_CONTROL if re.match(_CONTROL, escape) else _IN_UTF_8
    params = (
        ("found", escape),
        ("position", found[0].start() + 1),
        ("count", len(found)),
        ("advice", advice),
    )
    return Hit("loc-bad-bytes", params)


def mojibake_hit(text: str) -> Hit | None:
    """Return the hit for characters that were read in a wrong encoding before they became part of the URL."""
    misread = misread_in_url(text)
    return Hit("loc-mojibake", (("found", misread[0]), ("meant", misread[1]))) if misread else None


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
        if not INVISIBLE.match(match[0]) and not re.match(ILLEGAL_IN_URL, match[0])
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
    found = [match[0] for match in re.finditer(ENTITY, text)] if "&" in text else []
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

    return re.sub(ENTITY, character, text)


def double_encoded_hit(text: str) -> Hit | None:
    """Return the hit for an escaped percent sign before two hex digits, a result of encoding twice."""
    found = re.findall(_DOUBLE_ENCODED, text)
    return Hit("loc-double-encoded", (("found", found[0]), ("count", len(found)))) if found else None


MAX_LENGTH = 2047
MAX_LENGTH_YANDEX = 1024
MIN_LENGTH = 12

_CAPITAL = re.compile("[A-Z]")
_DOT_SEGMENT = re.compile(r"/\.\.?(?:/|\Z)")
_SLASHES = re.compile("(?<!:)//+")  # after a colon, they belong to a URL in the path
_TOP_LEVEL = re.compile(
    rf"(?!(?:{FILE_ENDINGS})\Z)[a-z]{{2,}}|xn--[a-z0-9-]+|(?![a-z])[^\W\d_]{{2,}}"
)  # the last if IDNA has no ASCII form for it
_SITEMAP_FILE = re.compile(r".*\.xml(?:\.gz)?", re.IGNORECASE | re.DOTALL)
_OF_EXAMPLES = N_("{host} is reserved for examples.")
_NOT_PUBLIC = N_("{host} is not a public internet name.")
_HOST_ENDS = Phrase(N_("The URL ends with the host. Add a / after it."))
_HOST_ASKS = Phrase(N_("There is no / between the host and the query. Add it."))
_REMOVE = Phrase(N_("Remove it."))
_WITHOUT = Phrase(N_("Give the page a URL without it."))


def looks_like_sitemap(value: str) -> bool:
    """Return True if a URL seems to name a sitemap: `.xml` or `.xml.gz`, with "sitemap" in the path."""
    parts = split(value)
    return (
        parts is not None
        and "sitemap" in parts.path.lower()
        and _SITEMAP_FILE.fullmatch(parts.path) is not None
    )


def public_host_hit(host: str) -> Hit | None:
    """Return the hit for a valid host that the public cannot open, or (a note) one for examples."""
    whose = reach(host)
    if whose is Reach.PUBLIC:
        return None
    is_example = whose is Reach.EXAMPLE
    what = Phrase(_OF_EXAMPLES if is_example else _NOT_PUBLIC, host=host)
    severity = Severity.NOTE if is_example else None
    return Hit("loc-not-public-host", (("host", host), ("what", what)), severity)


def length_hits(text: str, parts: UrlParts) -> Iterator[Hit]:
    """Yield hits for URLs that are too short or long for some programs, though not for the protocol."""
    length = len(text)
    if length > MAX_LENGTH_YANDEX:
        yield Hit("loc-long-for-yandex", (("length", length),))
    if length < MIN_LENGTH:
        mendable = not parts.path and length + 1 >= MIN_LENGTH
        fix = Fixability.AUTO if mendable else Fixability.NONE
        yield Hit("loc-below-schema-minimum", (("length", length),), fix=fix)
    if not text.isascii():
        encoded = _encoded_length(text, parts)
        if encoded > MAX_LENGTH >= length:
            yield Hit("loc-too-long-encoded", (("length", encoded),))


def _encoded_length(text: str, parts: UrlParts) -> int:
    """Return the length with an ASCII host (A-labels) and all other non-ASCII characters percent-encoded."""
    host = split_authority(parts.authority)[1]
    ascii_host = a_label(host)
    rest = text.replace(host, "", 1)
    return len(ascii_host) + sum(
        1 if character.isascii() else 3 * len(character.encode("utf-8", "surrogatepass"))
        for character in rest
    )


def authority_hits(parts: UrlParts) -> Iterator[Hit]:
    """Yield the hits about user information, host and port, and about capitals in the scheme."""
    userinfo, host, port = split_authority(parts.authority)
    visible = without_invisible(host)
    if userinfo is not None:
        yield Hit("loc-userinfo", (("userinfo", userinfo),))
    if hit := public_host_hit(visible):
        yield hit
    if (domain := top_level_of(visible)) and not _TOP_LEVEL.fullmatch(domain):
        yield Hit("loc-unknown-tld", (("domain", domain),))
    if not visible.isascii():
        yield Hit("loc-idn-host", (("host", visible), ("ascii", a_label(visible))))
    if _CAPITAL.search(parts.scheme) or _CAPITAL.search(host):
        yield Hit("loc-uppercase-host", (("host", host),))
    if port is not None:
        params = (("port", port), ("scheme", parts.scheme.lower()))
        if not port:
            yield Hit("loc-default-port", params, Severity.WARNING)
        elif port_number(port) == DEFAULT_PORTS.get(parts.scheme.lower()):
            yield Hit("loc-default-port", params)


def path_hits(parts: UrlParts) -> Iterator[Hit]:
    """Yield the hits about the path and the query."""
    path = parts.path
    if not path:
        what = _HOST_ASKS if parts.query else _HOST_ENDS
        if not re.fullmatch(
            rf"(?i:.*\.(?:{FILE_ENDINGS}))", parts.authority
        ):  # a name of a file without a host
            yield Hit("loc-no-root-slash", (("what", what), ("suggestion", str(parts._replace(path="/")))))
    elif _DOT_SEGMENT.search(path):
        resolved = parts._replace(path=without_dot_segments(path))
        yield Hit("loc-dot-segments", (("suggestion", str(resolved)),))
    if hit := url_in_url_hit(parts):
        yield hit
    elif "//" in path and _SLASHES.search(path):
        single = parts._replace(path=_SLASHES.sub("/", path))
        yield Hit("loc-double-slash", (("suggestion", str(single)),))
    if names := tracking_names(parts):
        yield Hit("loc-session-or-tracking", (("parameter", names[0]), ("count", len(names))))


def fragment_hit(text: str) -> Hit | None:
    """Return the hit for a `#` and the text after it, unless it belongs to an entity such as `&#8217;`."""
    places = fragment_starts(text) if "#" in text else []
    if not places:
        return None
    fragment = text[places[0] :]
    is_route = fragment[1:2] in ("!", "/")  # without it the URL would be that of another page
    params = (("fragment", fragment), ("advice", _WITHOUT if is_route else _REMOVE))
    return Hit("loc-fragment", params, fix=Fixability.NONE if is_route else None)


_AT_A_TIME = 4000  # texts joined: more would not fit in a cache and need as much memory as the file
_HOME = re.compile(r"https?://[a-z0-9.-]+/")
_FIRST = 8  # entries that are searched for a URL of the usual form
_SIGNS = " \t\r?#%"
# Characters of paths and queries that no rule is about.
_USUAL = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._~!$&'()*+,=:@/-"
# What only some URLs need is a text here, compiled with the first of them by the functions of `re`.
# Searching for expressions that begin with one character is many times faster.
_TRACKED = (rf"\?{MAYBE_TRACKING}", f"&{MAYBE_TRACKING}")
_TWO_QUERIES = r"\?[^\n?]*\?"
ODD_ESCAPE = (
    f"%(?:25|(?!{_HEX}{{2}}))|{SIGN_ESCAPE}|{MISREAD_ESCAPE}|{BAD_BYTES}"  # some rule may be about it
)
_ODD_SEGMENT = re.compile("/[/.?#:$*]")  # empty, with a dot first, or a placeholder's sign
_SLASHED_SIGN = re.compile("/[?#]")
# They begin at the line's start: a line full of `?` or `#` would be read again from each.
_FINAL_SLASH = (r"\n[^\n?]*+\?[^\n]*+(?<=/)(?=\n)", r"\n[^\n#]*+#[^\n]*+(?<=/)(?=\n)")
# First tests for the patterns about slashes and queries: most files match neither.
_TELLING_SLASH = re.compile(r"/[/.?#:$*\n]")
_ODD_QUERY = rf"\?(?:{MAYBE_TRACKING}|[^\n?&]*+(?:&(?!{MAYBE_TRACKING})[^\n?&]*+)*+(?:[?&]|(?<=/)\n))"
# Dots that end a segment, or name an index file or an XML file.
_TELLING_DOT = r"\.(?:[/?#\n]|[xX][mM][lL]|(?<=/[iI][nN][dD][eE][xX]\.))"
# Escapes of characters that need none, so that there is another spelling.
NEEDLESS_ESCAPE = re.compile("%(?:2[DEde]|3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|5[Ff]|7[Ee])")
_CHANGEABLE_ESCAPE = f"%[0-9A-F]?[a-f]|{NEEDLESS_ESCAPE.pattern}"


class UrlTraits(NamedTuple):
    """Facts about some URLs, found by searching all of them at once, without whitespace around them.

    `home` is the origin, with its slash, of the first of them; "" if that has no usual form. `signs` are
    those among whitespace, `?`, `#` and `%` that some URL has inside.
    """

    size: int
    is_long: bool  # some are so long that a rule may report them
    home: str
    is_of_one_home: bool  # all begin with `home`
    bare: Sequence[str] | None  # the texts without whitespace around them; None if none has any whitespace
    is_ascii: bool
    is_regular: bool  # no rule about single URLs has a finding after the home
    signs: frozenset[str]
    has_telling_dots: bool  # some may have dot segments, or name an index file or an XML file
    has_slashed_signs: bool  # some may have a slash before a `?` or `#`, or at the end of that part
    has_final_slashes: bool
    has_needless_escapes: bool
    has_changeable_escapes: bool  # needless escapes, or escapes in lower case


def traits_of(values: Sequence[str]) -> UrlTraits:
    """Return the traits of some URLs as they stand in the file.

    If all have the same home it is left out of the search: it is long and has irrelevant dots. It is enough
    to look at the first and the last URL in sorted order: all others begin as both of these do.
    """
    home = home_of(values)
    is_of_one_home = bool(home) and min(values).startswith(home) and max(values).startswith(home)
    left_out = len(home) - 1 if is_of_one_home else 0
    text = "\n".join(["", *(map(itemgetter(slice(left_out, None)), values) if left_out else values), ""])
    unusual = text.encode("utf-8", "surrogatepass").translate(None, _USUAL)
    others = unusual.translate(None, b"\n")
    signs = _signs_in(others)
    if len(unusual) - len(others) != len(values) + 1:
        signs.add("\n")
    if not signs.isdisjoint(XML_SPACE):
        bare = [value.strip(XML_SPACE) for value in values]
        if any(map(ne, bare, values)):
            return traits_of(bare)._replace(bare=bare, is_regular=False)
    return _traits(
        values,
        text,
        home,
        signs,
        is_long="\n" in signs or _has_line_above(text, MAX_LENGTH_YANDEX - left_out),
        is_of_one_home=is_of_one_home,
        may_be_regular=is_of_one_home and not others.strip(b"?%") and "\n" not in signs,
    )


def _signs_in(unusual: bytes) -> set[str]:
    return {sign for sign in _SIGNS if sign.encode() in unusual}


def _has_line_above(text: str, limit: int) -> bool:
    """Return True if a line is longer than `limit`; the text begins and ends with a line end.

    From each line end, a single search finds the last one within the limit.
    """
    at, end = 0, len(text) - 1
    while 0 <= at < end:
        at = text.rfind("\n", at + 1, at + limit + 2)
    return at < 0


def home_of(locs: Sequence[str]) -> str:
    """Return the origin, with its slash, of the first URL of the usual form among some; "" for none."""
    return next((match[0] for loc in locs[:_FIRST] if (match := _HOME.match(loc))), "")


def _host_of(home: str) -> str:
    return bare_host(home[home.find("/") + 2 : -1])


def _traits(
    values: Sequence[str],
    text: str,
    home: str,
    signs: set[str],
    *,
    is_long: bool,
    is_of_one_home: bool,
    may_be_regular: bool,
) -> UrlTraits:
    """Return the traits of a text with a line for each URL, given some that are already known."""
    has_telling_slash = _TELLING_SLASH.search(text) is not None
    has_odd_query = "?" in signs and re.search(_ODD_QUERY, text) is not None
    is_regular = (
        may_be_regular
        and not (has_telling_slash and _ODD_SEGMENT.search(text))
        and not (has_odd_query and any(re.search(each, text) for each in (_TWO_QUERIES, *_TRACKED)))
        and not ("%" in signs and re.search(ODD_ESCAPE, text))
        and not any(word[0] in text and word in text for word in (":/", *NO_VALUES, _host_of(home)))
    )
    has_changeable_escapes = "%" in signs and re.search(_CHANGEABLE_ESCAPE, text) is not None
    return UrlTraits(
        size=len(values),
        is_long=is_long,
        home=home,
        is_of_one_home=is_of_one_home,
        bare=None,
        is_ascii=text.isascii(),
        is_regular=is_regular,
        signs=frozenset(signs),
        has_telling_dots="." in text and re.search(_TELLING_DOT, text) is not None,
        has_slashed_signs=(
            (has_telling_slash and not signs.isdisjoint("?#") and _SLASHED_SIGN.search(text) is not None)
            or (has_odd_query and re.search(_FINAL_SLASH[0], text) is not None)
            or ("#" in signs and re.search(_FINAL_SLASH[1], text) is not None)
        ),
        has_final_slashes=has_telling_slash and "/\n" in text,
        has_needless_escapes=has_changeable_escapes and NEEDLESS_ESCAPE.search(text) is not None,
        has_changeable_escapes=has_changeable_escapes,
    )


def all_traits(values: Sequence[str]) -> Iterator[UrlTraits]:
    """Yield the traits of many URLs, some thousands at a time."""
    for start in range(0, len(values), _AT_A_TIME):
        yield traits_of(values[start : start + _AT_A_TIME])


class UrlColumn:
    """The URLs of a document without whitespace around them, with their combined traits.

    It is valid until one of the values changes.
    """

    def __init__(self, values: Sequence[str], traits: Sequence[UrlTraits] = ()) -> None:
        """`traits`: those of all values, if they were determined before."""
        traits = self._looks = traits or list(all_traits(values))
        self.locs = values if all(each.bare is None for each in traits) else _bare(values, traits)
        self.home = traits[0].home if traits else ""
        self.is_of_one_home = bool(traits) and all(
            each.is_of_one_home and each.home == self.home for each in traits
        )
        self.is_ascii = all(each.is_ascii for each in traits)
        self.signs = frozenset[str]().union(*(each.signs for each in traits))
        self.has_telling_dots = any(each.has_telling_dots for each in traits)
        self.has_slashed_signs = any(each.has_slashed_signs for each in traits)
        self.has_final_slashes = any(each.has_final_slashes for each in traits)
        self.has_needless_escapes = any(each.has_needless_escapes for each in traits)
        self.has_changeable_escapes = any(each.has_changeable_escapes for each in traits)

    def keys(self) -> list[str]:
        """Return the `equivalence_key` of each URL; the traits show where URLs are their own keys."""
        keys: list[str] = []
        for each in self._looks:
            some = self.locs[len(keys) : len(keys) + each.size]
            is_own = each.is_regular and not each.has_changeable_escapes
            keys += some if is_own else equivalence_keys(some)
        return keys


def _bare(values: Sequence[str], traits: Sequence[UrlTraits]) -> list[str]:
    """Return URLs without whitespace around them, which most do not have."""
    locs: list[str] = []
    for each in traits:
        locs += values[len(locs) : len(locs) + each.size] if each.bare is None else each.bare
    return locs
