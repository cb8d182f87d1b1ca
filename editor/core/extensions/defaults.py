"""Decides whether an x-default page belongs to the versions of one page or serves a whole site.

A page for a whole site cannot name all the pages in return that name it, as they are no versions of each
other.
"""

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import NamedTuple

from editor.core.extensions.languages import X_DEFAULT

Pairs = Sequence[tuple[str, str]]  # an entry's languages in lower case, with their page keys


class Namers(NamedTuple):
    """The language versions that all entries naming one x-default page have in common."""

    common: frozenset[str]  # the pages that each of them names in some language
    said: Mapping[str, str]  # the page of each language

    @staticmethod
    def of(pairs: Pairs) -> "Namers":
        """Return the versions that one entry names."""
        said = {language: page for language, page in pairs if language != X_DEFAULT}
        return Namers(frozenset(said.values()), said)

    def together(self, other: "Namers") -> "Namers":
        """Return the versions that two groups of entries have in common; STRANGERS if they disagree."""
        common = self._in_common(other)
        return Namers(common, {**self.said, **other.said}) if common else STRANGERS

    def _in_common(self, other: "Namers") -> frozenset[str]:
        """Return the pages that all entries of both groups name; none if they differ about a language."""
        few, many = sorted((self.said, other.said), key=len)
        agree = all(many.get(language, page) == page for language, page in few.items())
        return self.common & other.common if agree else frozenset()

    def are_versions_with(self, page: str, own: Pairs) -> bool:
        """Return True if all are versions of one page and the x-default `page` is one too."""
        names_others = any(language != X_DEFAULT or key != page for language, key in own)
        return bool(self._in_common(Namers.of(own)) if names_others else self.common)


STRANGERS = Namers(frozenset(), {})


def namers_of(entries: Iterable[tuple[str, Pairs]], defaults: Set[str]) -> dict[str, Namers]:
    """Return, for each of some x-default pages, what the entries that name it have in common.

    `entries` gives their pages and links; of entries with the same links to languages, one is enough.
    """
    found: dict[str, Namers] = {}
    for page, pairs in entries:
        named = {key for _, key in pairs if key in defaults and found.get(key) is not STRANGERS}
        own = Namers.of(pairs) if named else STRANGERS
        together: dict[int, tuple[Namers, Namers]] = {}  # pages named by the same entries share an object
        for key in named:
            if own.said or key != page:  # a page that only names itself tells nothing about others
                known = found.get(key)
                if known is not None and id(known) not in together:
                    together[id(known)] = known, known.together(own)
                found[key] = own if known is None else together[id(known)][1]
    return found
