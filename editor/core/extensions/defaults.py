"""Pages for all other languages: whether one belongs to the versions of one page, or serves a whole site.

One that serves a site cannot name all those in return that name it: they are no versions of each other.
"""

from collections.abc import Iterable, Mapping, Sequence, Set
from typing import NamedTuple

from editor.core.extensions.languages import X_DEFAULT

Pairs = Sequence[tuple[str, str]]  # of an entry: languages in lower case, with the keys of their pages


class Namers(NamedTuple):
    """What the entries that name such a page say of languages."""

    common: frozenset[str]  # the pages that each of them names in some language
    said: Mapping[str, str]  # the page of each language

    @staticmethod
    def of(pairs: Pairs) -> "Namers":
        """What one entry says."""
        said = {language: page for language, page in pairs if language != X_DEFAULT}
        return Namers(frozenset(said.values()), said)

    def together(self, other: "Namers") -> "Namers":
        """What all of both say."""
        common = self.common & other.common
        if not common or any(self.said.get(one, page) != page for one, page in other.said.items()):
            return STRANGERS
        return Namers(common, {**self.said, **other.said})

    def are_versions_with(self, page: str, own: Pairs) -> bool:
        """Whether all are versions of one page, and what they name is one too; own: its links."""
        names_others = any(language != X_DEFAULT or key != page for language, key in own)
        return bool((self.together(Namers.of(own)) if names_others else self).common)


STRANGERS = Namers(frozenset(), {})


def namers_of(entries: Iterable[tuple[str, Pairs]], defaults: Set[str]) -> dict[str, Namers]:
    """Who names each of some pages for all other languages, in any language.

    entries: their pages and links; of those with the same links to languages one will do.
    """
    found: dict[str, Namers] = {}
    for page, pairs in entries:
        named = {key for _, key in pairs if key in defaults and found.get(key) is not STRANGERS}
        own = Namers.of(pairs) if named else STRANGERS
        for key in named:
            if own.said or key != page:  # what a page says of itself alone is nothing about others
                found[key] = found[key].together(own) if key in found else own
    return found
