"""All URLs of a document at once, with what is quickly known about them together."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from editor.core.fields import XML_SPACE

_AT_A_TIME = 4000  # texts put together: more would fit in no cache and cost as much memory as the file
_HOME = re.compile(r"https?://[a-z0-9.-]+/")
_FIRST = 8  # entries in which a URL of the usual form is looked for
_SIGNS = " \t\r?#%"
# What stands in paths and queries without a rule that speaks of it.
_USUAL = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._~!$&'()*+,=:@/-"
# The beginning of a name, of which some tell visits apart.
MAYBE_TRACKING = (
    r"[jJpPaAuUgGfFyYmMsS](?i:sessionid|hpsessid|spsessionid|tm_|clid|bclid|clid|sclkid|id|essionid)"
)
# Expressions that begin with one character are looked for many times faster than others.
_TRACKED = (re.compile(rf"\?{MAYBE_TRACKING}"), re.compile(f"&{MAYBE_TRACKING}"))
_TWO_QUERIES = re.compile(r"\?[^\n?]*\?")
_FLAWED_ESCAPE = re.compile("%(?:25|(?![0-9A-Fa-f]{2}))")
_ODD_SEGMENT = re.compile("/[/.?#]")  # empty, or with a dot first
_SLASHED_SIGN = re.compile("/[?#]")
_FINAL_SLASH = (re.compile(r"\?[^\n]*+(?<=/)\n"), re.compile(r"#[^\n]*+(?<=/)\n"))
# Dots that end a segment, or name an index file or an XML file.
_TELLING_DOT = re.compile(r"\.(?:[/?#\n]|[xX][mM][lL]|(?<=/[iI][nN][dD][eE][xX]\.))")
# Escapes of characters that need none, so that another spelling is without.
NEEDLESS_ESCAPE = re.compile("%(?:2[DEde]|3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|5[Ff]|7[Ee])")
_CHANGEABLE_ESCAPE = re.compile(f"%[0-9A-F]?[a-f]|{NEEDLESS_ESCAPE.pattern}")


@dataclass(frozen=True, slots=True)
class UrlLook:
    """What C finds out about some URLs by looking at all of them together, without white space around them.

    `home` is the origin, with its slash, that the first of them have; "" where that has no usual form.
    `signs` are those among white space, `?`, `#` and `%` that some URL has inside.
    """

    size: int
    longest: int  # characters
    home: str
    is_of_one_home: bool  # all begin with it
    bare: Sequence[str] | None  # the texts without white space around them, where any has some, or inside
    is_ascii: bool
    is_regular: bool  # what follows the home is nothing that a rule about single URLs speaks of
    signs: frozenset[str]
    has_telling_dots: bool  # some may have dot segments, or name an index file or an XML file
    has_slashed_signs: bool  # some may have a slash before a `?` or `#`, or at the end of what that begins
    has_needless_escapes: bool
    has_changeable_escapes: bool  # those, or escapes in lower case


def look_at(values: Sequence[str]) -> UrlLook:
    """Look at some URLs as they stand in the file."""
    text = "\n".join(["", *values])
    if not any(space in text for space in " \t\r"):
        look = _look_at_usual(values, text)
        if look is not None:
            return look
    bare = [value.strip(XML_SPACE) for value in values]
    text = "\n".join(["", *bare]) + "\n"
    home = _home_of(bare)
    lines = text.count("\n") - 1
    is_of_one_home = bool(home) and text.count(f"\n{home}") == len(bare) == lines
    signs = _signs_in(text.encode("utf-8", "surrogatepass").translate(None, _USUAL))
    if lines > len(bare):
        signs |= {"\n"}
    return _look(values, text, home, signs, is_of_one_home=is_of_one_home, bare=bare)


def _look_at_usual(values: Sequence[str], text: str) -> UrlLook | None:
    """The look at URLs on lines of their own, none with white space; None where some have a line end inside.

    Where all are of one home it is left out: it is long and has dots that tell nothing.
    """
    home = _home_of(values)
    paths = text.split(f"\n{home}") if home else []
    is_of_one_home = len(paths) == len(values) + 1 and not paths[0]
    text = ("\n/".join(paths) if is_of_one_home else text) + "\n"
    unusual = text.encode("utf-8", "surrogatepass").translate(None, _USUAL)
    others = unusual.translate(None, b"\n")
    if len(unusual) - len(others) != len(values) + 1:
        return None
    signs = _signs_in(others)
    is_regular = is_of_one_home and not others.strip(b"?%") and _is_regular(text, signs)
    return _look(values, text, home, signs, is_of_one_home=is_of_one_home, is_regular=is_regular)


def _home_of(locs: Sequence[str]) -> str:
    return next((match[0] for loc in locs[:_FIRST] if (match := _HOME.match(loc))), "")


def _signs_in(unusual: bytes) -> set[str]:
    return {sign for sign in _SIGNS if sign.encode() in unusual}


def _look(
    values: Sequence[str],
    text: str,
    home: str,
    signs: set[str],
    *,
    is_of_one_home: bool,
    is_regular: bool = False,
    bare: Sequence[str] | None = None,
) -> UrlLook:
    """What a text with a line for each URL tells beyond what is known already."""
    has_changeable_escapes = "%" in signs and _CHANGEABLE_ESCAPE.search(text) is not None
    return UrlLook(
        size=len(values),
        longest=max(map(len, values), default=0),
        home=home,
        is_of_one_home=is_of_one_home,
        bare=bare,
        is_ascii=text.isascii(),
        is_regular=is_regular,
        signs=frozenset(signs),
        has_telling_dots=_TELLING_DOT.search(text) is not None,
        has_slashed_signs=not signs.isdisjoint("?#") and _has_slashed_sign(text, is_regular=is_regular),
        has_needless_escapes=has_changeable_escapes and NEEDLESS_ESCAPE.search(text) is not None,
        has_changeable_escapes=has_changeable_escapes,
    )


def _is_regular(text: str, signs: set[str]) -> bool:
    """Whether lines of usual characters, escapes and `?` are paths and queries that no rule speaks of."""
    if _ODD_SEGMENT.search(text) or ("%" in signs and _FLAWED_ESCAPE.search(text)):
        return False
    return "?" not in signs or not (_TWO_QUERIES.search(text) or _any_in(_TRACKED, text))


def _has_slashed_sign(text: str, *, is_regular: bool) -> bool:
    """Whether a slash stands before a `?` or `#`, which no regular text has, or ends what that begins."""
    return (not is_regular and _SLASHED_SIGN.search(text) is not None) or _any_in(_FINAL_SLASH, text)


def _any_in(patterns: Iterable[re.Pattern[str]], text: str) -> bool:
    return any(pattern.search(text) for pattern in patterns)


def looks_at(values: Sequence[str]) -> Iterator[UrlLook]:
    """Look at many URLs, a part at a time."""
    for start in range(0, len(values), _AT_A_TIME):
        yield look_at(values[start : start + _AT_A_TIME])


class UrlColumn:
    """The URLs of a document without white space around them, and the looks at its parts put together."""

    def __init__(self, values: Sequence[str], looks: Sequence[UrlLook] = ()) -> None:
        """looks: those at all the values, where they were taken before."""
        looks = looks or list(looks_at(values))
        self.locs = list(values)
        start = 0
        for look in looks:
            if look.bare is not None:
                self.locs[start : start + look.size] = look.bare
            start += look.size
        self.home = looks[0].home if looks else ""
        self.is_of_one_home = bool(looks) and all(
            look.is_of_one_home and look.home == self.home for look in looks
        )
        self.is_ascii = all(look.is_ascii for look in looks)
        self.signs = frozenset[str]().union(*(look.signs for look in looks))
        self.has_telling_dots = any(look.has_telling_dots for look in looks)
        self.has_slashed_signs = any(look.has_slashed_signs for look in looks)
        self.has_needless_escapes = any(look.has_needless_escapes for look in looks)
        self.has_changeable_escapes = any(look.has_changeable_escapes for look in looks)
