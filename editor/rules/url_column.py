"""Examines all URLs of a document at once, which is quicker than one by one."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter

from editor.core.fields import XML_SPACE
from editor.core.values.urls import equivalence_keys
from editor.rules.loc.advice import MAX_LENGTH_YANDEX

_AT_A_TIME = 4000  # texts joined: more would not fit in a cache and need as much memory as the file
_HOME = re.compile(r"https?://[a-z0-9.-]+/")
_FIRST = 8  # entries that are searched for a URL of the usual form
_SIGNS = " \t\r?#%"
# Characters of paths and queries that no rule is about.
_USUAL = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._~!$&'()*+,=:@/-"
# The beginning of parameters that may identify visits; the second letter rules most others out.
MAYBE_TRACKING = (
    "[jJpPaAuUgGfFyYmMsS](?=(?i:[shtcbie]))"
    "(?i:sessionid|hpsessid|spsessionid|tm_|clid|bclid|sclkid|id|essionid)"
)
# Searching for expressions that begin with one character is many times faster.
_TRACKED = (re.compile(rf"\?{MAYBE_TRACKING}"), re.compile(f"&{MAYBE_TRACKING}"))
_TWO_QUERIES = re.compile(r"\?[^\n?]*\?")
_FLAWED_ESCAPE = re.compile("%(?:25|(?![0-9A-Fa-f]{2}))")
_ODD_SEGMENT = re.compile("/[/.?#]")  # empty, or with a dot first
_SLASHED_SIGN = re.compile("/[?#]")
# They begin at the line's start: a line full of `?` or `#` would be read again from each.
_FINAL_SLASH = (
    re.compile(r"\n[^\n?]*+\?[^\n]*+(?<=/)(?=\n)"),
    re.compile(r"\n[^\n#]*+#[^\n]*+(?<=/)(?=\n)"),
)
# First tests for the patterns about slashes and queries: most files match neither.
_TELLING_SLASH = re.compile(r"/[/.?#\n]")
_ODD_QUERY = re.compile(
    rf"\?(?:{MAYBE_TRACKING}|[^\n?&]*+(?:&(?!{MAYBE_TRACKING})[^\n?&]*+)*+(?:[?&]|(?<=/)\n))"
)
# Dots that end a segment, or name an index file or an XML file.
_TELLING_DOT = re.compile(r"\.(?:[/?#\n]|[xX][mM][lL]|(?<=/[iI][nN][dD][eE][xX]\.))")
# Escapes of characters that need none, so that there is another spelling.
NEEDLESS_ESCAPE = re.compile("%(?:2[DEde]|3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|5[Ff]|7[Ee])")
_CHANGEABLE_ESCAPE = re.compile(f"%[0-9A-F]?[a-f]|{NEEDLESS_ESCAPE.pattern}")


@dataclass(frozen=True, slots=True)
class UrlTraits:
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
    """Return the traits of some URLs as they stand in the file."""
    traits = _usual_traits(values)
    if traits is not None:
        return traits
    bare = [value.strip(XML_SPACE) for value in values]
    text = "\n".join(["", *bare, ""])
    home = _home_of(bare)
    lines = text.count("\n") - 1
    is_of_one_home = bool(home) and text.count(f"\n{home}") == len(bare) == lines
    signs = _signs_in(text.encode("utf-8", "surrogatepass").translate(None, _USUAL))
    if lines > len(bare):
        signs |= {"\n"}
    is_long = any(len(value) > MAX_LENGTH_YANDEX for value in values)
    return _traits(values, text, home, signs, is_long=is_long, is_of_one_home=is_of_one_home, bare=bare)


def _usual_traits(values: Sequence[str]) -> UrlTraits | None:
    """Return the traits of URLs without any whitespace; None if some have whitespace.

    If all have the same home it is left out of the search: it is long and has irrelevant dots. It is enough
    to look at the first and the last URL in sorted order: all others begin as both of these do.
    """
    home = _home_of(values)
    is_of_one_home = bool(home) and min(values).startswith(home) and max(values).startswith(home)
    left_out = len(home) - 1 if is_of_one_home else 0
    text = "\n".join(["", *(map(itemgetter(slice(left_out, None)), values) if left_out else values), ""])
    unusual = text.encode("utf-8", "surrogatepass").translate(None, _USUAL)
    others = unusual.translate(None, b"\n")
    signs = _signs_in(others)
    if len(unusual) - len(others) != len(values) + 1 or not signs.isdisjoint(XML_SPACE):
        return None
    return _traits(
        values,
        text,
        home,
        signs,
        is_long=_has_line_above(text, MAX_LENGTH_YANDEX - left_out),
        is_of_one_home=is_of_one_home,
        may_be_regular=is_of_one_home and not others.strip(b"?%"),
    )


def _has_line_above(text: str, limit: int) -> bool:
    """Return True if a line is longer than `limit`; the text begins and ends with a line end.

    From each line end, a single search finds the last one within the limit.
    """
    at, end = 0, len(text) - 1
    while 0 <= at < end:
        at = text.rfind("\n", at + 1, at + limit + 2)
    return at < 0


def _home_of(locs: Sequence[str]) -> str:
    return next((match[0] for loc in locs[:_FIRST] if (match := _HOME.match(loc))), "")


def _signs_in(unusual: bytes) -> set[str]:
    return {sign for sign in _SIGNS if sign.encode() in unusual}


def _traits(
    values: Sequence[str],
    text: str,
    home: str,
    signs: set[str],
    *,
    is_long: bool,
    is_of_one_home: bool,
    may_be_regular: bool = False,
    bare: Sequence[str] | None = None,
) -> UrlTraits:
    """Return the traits of a text with a line for each URL, given some that are already known."""
    has_telling_slash = _TELLING_SLASH.search(text) is not None
    has_odd_query = "?" in signs and _ODD_QUERY.search(text) is not None
    is_regular = (
        may_be_regular
        and not (has_telling_slash and _ODD_SEGMENT.search(text))
        and not (has_odd_query and any(pattern.search(text) for pattern in (_TWO_QUERIES, *_TRACKED)))
        and not ("%" in signs and _FLAWED_ESCAPE.search(text))
    )
    has_changeable_escapes = "%" in signs and _CHANGEABLE_ESCAPE.search(text) is not None
    return UrlTraits(
        size=len(values),
        is_long=is_long,
        home=home,
        is_of_one_home=is_of_one_home,
        bare=bare,
        is_ascii=text.isascii(),
        is_regular=is_regular,
        signs=frozenset(signs),
        has_telling_dots="." in text and _TELLING_DOT.search(text) is not None,
        has_slashed_signs=(
            (has_telling_slash and not signs.isdisjoint("?#") and _SLASHED_SIGN.search(text) is not None)
            or (has_odd_query and _FINAL_SLASH[0].search(text) is not None)
            or ("#" in signs and _FINAL_SLASH[1].search(text) is not None)
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
