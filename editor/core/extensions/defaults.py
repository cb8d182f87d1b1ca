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
        common = self._in_common(other)
        return Namers(common, {**self.said, **other.said}) if common else STRANGERS

    def _in_common(self, other: "Namers") -> frozenset[str]:
        """The pages that all of both name; none where they name different pages for a language."""
        few, many = sorted((self.said, other.said), key=len)
        agree = all(many.get(language, page) == page for language, page in few.items())
        return self.common & other.common if agree else frozenset()

    def are_versions_with(self, page: str, own: Pairs) -> bool:
        """Whether all are versions of one page, and what they name is one too; own: its links."""
        names_others = any(language != X_DEFAULT or key != page for language, key in own)
        return bool(self._in_common(Namers.of(own)) if names_others else self.common)


STRANGERS = Namers(frozenset(), {})


def namers_of(entries: Iterable[tuple[str, Pairs]], defaults: Set[str]) -> dict[str, Namers]:
    """Who names each of some pages for all other languages, in any language.

    entries: their pages and links; of those with the same links to languages one will do.
    """
    found: dict[str, Namers] = {}
    for page, pairs in entries:
        named = {key for _, key in pairs if key in defaults and found.get(key) is not STRANGERS}
        own = Namers.of(pairs) if named else STRANGERS
        together: dict[int, tuple[Namers, Namers]] = {}  # pages that the same entries name share an object
        for key in named:
            if own.said or key != page:  # what a page says of itself alone is nothing about others
                known = found.get(key)
                if known is not None and id(known) not in together:
                    together[id(known)] = known, known.together(own)
                found[key] = own if known is None else together[id(known)][1]
    return found
