"""All URLs of a document at once, with what is quickly known about them together."""

import re
from collections.abc import Sequence
from functools import cached_property

_HOME = re.compile(r"https?://[a-z0-9.-]+/")
_FIRST = 8  # entries in which a URL of the usual form is looked for


class UrlColumn:
    """The URLs of a document, as one text that C can search.

    `home` is the origin, with its slash, that the first of them have; "" where that has no usual form.
    """

    def __init__(self, locs: Sequence[str]) -> None:
        self.locs = locs
        self.text = "\n".join(locs)
        self.home = next((match[0] for loc in locs[:_FIRST] if (match := _HOME.match(loc))), "")

    @cached_property
    def lower(self) -> str:
        """The text in lower case."""
        return self.text.lower()

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
