"""All URLs of a document at once, with what is quickly known about them together."""

import re
from collections.abc import Sequence

from editor.core.fields import XML_SPACE

_AT_A_TIME = 4000  # texts put together: more would fit in no cache and cost as much memory as the file
_HOME = re.compile(r"https?://[a-z0-9.-]+/")
_FIRST = 8  # entries in which a URL of the usual form is looked for
_SIGNS = " \t\r?#%"
# Dots that end a segment, or name an index file or an XML file; first a quick look at what is beside them.
_MAYBE_TELLING_DOT = re.compile(r"\.(?:[/?#\nxX]|(?<=[xX]\.))")
_TELLING_DOT = re.compile(r"\.(?:[/?#\n]|[xX][mM][lL]|(?<=/[iI][nN][dD][eE][xX]\.))")
# Escapes of characters that need none, so that another spelling is without.
NEEDLESS_ESCAPE = re.compile("%(?:2[DEde]|3[0-9]|[46][1-9A-Fa-f]|[57][0-9Aa]|5[Ff]|7[Ee])")
_CHANGEABLE_ESCAPE = re.compile(f"%[0-9A-F]?[a-f]|{NEEDLESS_ESCAPE.pattern}")


class UrlColumn:
    """The URLs of a document without white space around them, and what C can find out by looking at many.

    `home` is the origin, with its slash, that the first of them have; "" where that has no usual form.
    `signs` are those among white space, `?`, `#` and `%` that some URL has inside.
    """

    def __init__(self, locs: Sequence[str]) -> None:
        self.home = next((match[0] for loc in locs[:_FIRST] if (match := _HOME.match(loc))), "")
        self.is_of_one_home = bool(self.home)  # all begin with it
        self.is_ascii = True
        self.has_telling_dots = False  # some may have dot segments, or name an index file or an XML file
        self.has_needless_escapes = False
        self.has_changeable_escapes = False  # those, or escapes in lower case
        self.signs: set[str] = set()
        self.locs = list(locs)
        for start in range(0, len(locs), _AT_A_TIME):
            self._look_at(slice(start, start + _AT_A_TIME))

    def _look_at(self, part: slice) -> None:
        locs = self.locs[part]
        text = "\n".join([*locs, ""])
        if text.count("\n") > len(locs) or any(space in text for space in " \t\r"):
            self.locs[part] = locs = [loc.strip(XML_SPACE) for loc in locs]
            text = "\n".join([*locs, ""])
        self.signs.update(sign for sign in _SIGNS if sign in text)
        if text.count("\n") > len(locs):
            self.signs.add("\n")
        if self.is_of_one_home:
            lines = text.count(f"\n{self.home}") + text.startswith(self.home)
            self.is_of_one_home = lines == len(locs) and "\n" not in self.signs
        self.is_ascii = self.is_ascii and text.isascii()
        if not self.has_telling_dots and _MAYBE_TELLING_DOT.search(text):
            self.has_telling_dots = _TELLING_DOT.search(text) is not None
        if "%" in self.signs:
            self.has_needless_escapes |= NEEDLESS_ESCAPE.search(text) is not None
            self.has_changeable_escapes |= _CHANGEABLE_ESCAPE.search(text) is not None
