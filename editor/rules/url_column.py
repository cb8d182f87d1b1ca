"""All URLs of a document at once, with what is quickly known about them together."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from editor.core.fields import XML_SPACE

_AT_A_TIME = 4000  # texts put together: more would fit in no cache and cost as much memory as the file
_HOME = re.compile(r"https?://[a-z0-9.-]+/")
_FIRST = 8  # entries in which a URL of the usual form is looked for
_SIGNS = " \t\r?#%"
# What stands in paths and queries without a rule that speaks of it, and line ends.
_USUAL = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._~!$&'()*+,=:@/-\n"
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
    locs = values
    bare: list[str] | None = None
    text = "\n".join(["", *locs])
    if any(space in text for space in " \t\r") or text.count("\n") > len(locs):
        locs = bare = [value.strip(XML_SPACE) for value in values]
        text = "\n".join(["", *locs])
    lines = text.count("\n")
    home = next((match[0] for loc in locs[:_FIRST] if (match := _HOME.match(loc))), "")
    is_of_one_home = bool(home) and text.count(f"\n{home}") == len(locs) == lines
    is_usual = is_of_one_home and bare is None
    if is_usual:  # without the home, which is long and has dots that tell nothing
        after_home = len(home)
        text = "\n/".join(["", *[loc[after_home:] for loc in locs]])
    text += "\n"
    unusual = text.encode("utf-8", "surrogatepass").translate(None, _USUAL)
    signs = {sign for sign in _SIGNS if sign.encode() in unusual}
    is_regular = is_usual and not unusual.strip(b"?%") and _is_regular(text, signs)
    has_changeable_escapes = "%" in signs and _CHANGEABLE_ESCAPE.search(text) is not None
    return UrlLook(
        size=len(locs),
        longest=max(map(len, values), default=0),
        home=home,
        is_of_one_home=is_of_one_home,
        bare=bare,
        is_ascii=text.isascii(),
        is_regular=is_regular,
        signs=frozenset(signs | {"\n"} if lines > len(locs) else signs),
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
