"""Sets marks in the findings of one file that come from its relations to other files."""

from collections.abc import Callable, Collection, Mapping

from editor.rules.across_files.shared_urls import ACROSS_RULES, Neighbours
from editor.rules.file_findings import LiveState
from editor.rules.hreflang.live import KeptLinks
from editor.rules.marks import Codes, Key


class NeighbourMarks:
    """The marks of one file that other files cause, by the rules about several files."""

    def __init__(self, live: LiveState, changed: Callable[[], None]) -> None:
        """`changed` is called after marks were set, before listeners are told."""
        self._live, self._changed = live, changed

    def ask(self, neighbours: Neighbours) -> None:
        """Set the source of the hits behind these marks."""
        self._live.neighbours = neighbours

    @property
    def links(self) -> KeptLinks:
        """The language links of this file, to be compared with those of others."""
        return self._live.links

    def codes(self, rules: Collection[str]) -> Codes:
        """Return the codes of some rules; they must not be changed."""
        return {key: array for key, array in self._live.marks.codes().items() if key[0] in rules}

    def has_any(self, rules: Collection[str]) -> bool:
        """Return True if any row breaks one of these rules."""
        return self._live.marks.has_any(rules)

    def replace(self, codes: Codes, rules: Collection[str] = ACROSS_RULES) -> None:
        """Replace the marks of some rules in all rows."""
        if codes or self.has_any(rules):
            self._live.marks.replace(rules, codes)
            self._changed()

    def set_rows(self, found: Mapping[int, Mapping[Key, int]], rules: Collection[str]) -> None:
        """Replace the marks of some rules in some rows."""
        self._live.marks.set_rows(rules, found)
        self._changed()
