"""What other files have to do with one: whoever knows them sets the marks of that in its findings."""

from collections.abc import Callable, Collection, Mapping

from editor.rules.across_files.shared_urls import ACROSS_RULES, Neighbours
from editor.rules.file_findings import LiveState
from editor.rules.hreflang.live import LiveLinks
from editor.rules.marks import Codes, Key


class NeighbourMarks:
    """The marks of one file that others set, by the rules that these know about."""

    def __init__(self, live: LiveState, changed: Callable[[], None]) -> None:
        """changed: is called when marks were set, before anyone is told of them."""
        self._live, self._changed = live, changed

    def ask(self, neighbours: Neighbours) -> None:
        """Say who is asked what a mark means."""
        self._live.neighbours = neighbours

    @property
    def links(self) -> LiveLinks:
        """The language links of this file, to be compared with those of others."""
        return self._live.links

    def codes(self, rules: Collection[str]) -> Codes:
        """What is marked of some rules; not to be changed."""
        return {key: array for key, array in self._live.marks.codes().items() if key[0] in rules}

    def has_any(self, rules: Collection[str]) -> bool:
        """Whether any row breaks one of these rules."""
        return self._live.marks.has_any(rules)

    def replace(self, codes: Codes, rules: Collection[str] = ACROSS_RULES) -> None:
        """Put marks of all rows in place of those of some rules."""
        if codes or self.has_any(rules):
            self._live.marks.replace(rules, codes)
            self._changed()

    def set_rows(self, found: Mapping[int, Mapping[Key, int]], rules: Collection[str]) -> None:
        """The same for some rows alone."""
        self._live.marks.set_rows(rules, found)
        self._changed()
