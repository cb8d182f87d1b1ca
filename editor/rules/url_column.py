"""All URLs of a document at once, with what is quickly known about them together."""

import re
from collections.abc import Sequence
from functools import cached_property

_HOME = re.compile(r"https?://[a-z0-9.-]+/")
_FIRST = 8  # entries in which a URL of the usual form is looked for
# Dots that end a segment or name an index file or XML: all in one search, since dots are few.
_TELLING_DOT = re.compile(r"\.(?:[/?#\n]|[xX][mM][lL]|(?<=/[iI][nN][dD][eE][xX]\.))")


class UrlColumn:
    """The URLs of a document, as one text that C can search.

    `home` is the origin, with its slash, that the first of them have; "" where that has no usual form.
    """

    def __init__(self, locs: Sequence[str]) -> None:
        self.locs = locs
        self.text = "\n".join(locs)
        self.home = next((match[0] for loc in locs[:_FIRST] if (match := _HOME.match(loc))), "")

    @cached_property
    def rest(self) -> str:
        """The URLs without `home` (but with its slash), where they have it; between line ends."""
        return f"\n{self.text}\n".replace(f"\n{self.home}", "\n/") if self.home else f"\n{self.text}\n"

    @cached_property
    def lower(self) -> str:
        """The rest in lower case."""
        return self.rest.lower()

    @cached_property
    def is_one_line_each(self) -> bool:
        """Whether no URL has a line break inside, so that the text has a line for each."""
        return self.rest.count("\n") == len(self.locs) + 1

    @cached_property
    def is_of_one_home(self) -> bool:
        """Whether all begin with `home`."""
        saved = len(self.text) + 2 - len(self.rest)
        return bool(self.home) and saved == len(self.locs) * (len(self.home) - 1) and self.is_one_line_each

    @cached_property
    def has_telling_dots(self) -> bool:
        """Whether some URL may have dot segments, or name an index file or an XML file."""
        return _TELLING_DOT.search(self.rest) is not None
