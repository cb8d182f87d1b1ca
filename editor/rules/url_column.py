"""All URLs of a document at once, with what is quickly known about them together."""

import re
from collections.abc import Sequence
from functools import cached_property

from editor.core.fields import XML_SPACE

_HOME = re.compile(r"https?://[a-z0-9.-]+/")
_FIRST = 8  # entries in which a URL of the usual form is looked for
# Dots that end a segment, or name an index file or an XML file; first a quick look at what is beside them.
_MAYBE_TELLING_DOT = re.compile(r"\.(?:[/?#\nxX]|(?<=[xX]\.))")
_TELLING_DOT = re.compile(r"\.(?:[/?#\n]|\Z|[xX][mM][lL]|(?<=/[iI][nN][dD][eE][xX]\.))")


class UrlColumn:
    """The URLs of a document without white space around them, as one text that C can search.

    `home` is the origin, with its slash, that the first of them have; "" where that has no usual form.
    """

    def __init__(self, locs: Sequence[str]) -> None:
        text = "\n".join(locs)
        if any(space in text for space in " \t\r") or text.count("\n") >= len(locs):
            locs = [loc.strip(XML_SPACE) for loc in locs]
            text = "\n".join(locs)
        self.locs = locs
        self.text = text
        self.home = next((match[0] for loc in locs[:_FIRST] if (match := _HOME.match(loc))), "")

    @cached_property
    def lower(self) -> str:
        """The text in lower case."""
        if self.text.isascii():
            return self.text.lower()
        return "\n".join(map(str.lower, self.locs))  # C is quick with ASCII, as most lines are

    @cached_property
    def is_one_line_each(self) -> bool:
        """Whether no URL has a line break inside, so that the text has a line for each."""
        return self.text.count("\n") == len(self.locs) - 1

    @cached_property
    def is_of_one_home(self) -> bool:
        """Whether all begin with `home`."""
        if not self.home or not self.is_one_line_each:
            return False
        return self.text.count(f"\n{self.home}") + self.text.startswith(self.home) == len(self.locs)

    @cached_property
    def has_telling_dots(self) -> bool:
        """Whether some URL may have dot segments, or name an index file or an XML file."""
        text = self.text
        is_possible = text.endswith(".") or _MAYBE_TELLING_DOT.search(text)
        return bool(is_possible and _TELLING_DOT.search(text))
