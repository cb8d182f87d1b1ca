"""Checks whether the language links of entries fit together, in one file or in several."""

from collections.abc import Mapping, Sequence, Set
from typing import NamedTuple, Protocol

from editor.core.extensions.defaults import Namers
from editor.core.extensions.languages import X_DEFAULT
from editor.rules.finding import Hit

NO_RETURN, CONFLICT = "hreflang-no-return", "hreflang-conflict"
BETWEEN_RULES = frozenset({NO_RETURN, CONFLICT})
_UNSAID = frozenset({""})  # the language of an empty code, which has a finding of its own


class Links(NamedTuple):
    """The links of one entry in their order: languages in lower case, and keys of the linked pages."""

    tags: tuple[str, ...]
    pages: tuple[str, ...]

    def pairs(self) -> list[tuple[str, str]]:
        """Return each language with its page."""
        return list(zip(self.tags, self.pages, strict=True))


NO_LINKS = Links((), ())


class LinkPages(Protocol):
    """The entries among which links are followed; rows count from 0 over all of them."""

    def row_of(self, page: str, /) -> int | None:
        """Return the first row of a page; None if no entry has it."""

    def links_of(self, row: int, /) -> Links:
        """Return the links of an entry."""

    def is_contested(self, page: str, /) -> bool:
        """Return True if links give a page different languages."""

    def first_word_on(self, page: str, /) -> tuple[int, Set[str]]:
        """Return the first row that gives a contested page a language, and the languages that it gives."""

    def namers_of(self, page: str, /) -> Namers | None:
        """Return the entries that link to a page as x-default, summed up; None if they do not matter."""


def not_returning(pages: LinkPages, row: int, page: str, links: Links) -> list[str]:
    """Return those of an entry's linked pages that are entries and do not link back.

    An x-default page need not link back if it serves pages that are no versions of this one.
    """
    silent = []  # those that do not link back, and their links
    for key in dict.fromkeys(links.pages):
        other = pages.row_of(key)
        if other is not None and other != row and key != page:
            back = pages.links_of(other)
            if page not in back.pages:
                silent.append((key, back))
    said = _said_by(links) if silent else {}
    return [key for key, back in silent if said[key] or _is_for_versions(pages, key, back)]


def _is_for_versions(pages: LinkPages, default: str, own: Links) -> bool:
    """Return True if an x-default page with these links belongs to the versions of one page alone."""
    namers = pages.namers_of(default)
    return namers is not None and namers.are_versions_with(default, own.pairs())


def no_return(missing: Sequence[str]) -> Hit:
    """Return the hit for an entry to which these pages do not link back."""
    return Hit(NO_RETURN, (("value", missing[0]), ("count", len(missing))))


class LinkConflict(NamedTuple):
    """A linked page to which an earlier link gives another language."""

    page: str
    language: str
    other: str
    first: int  # the row of the earlier link

    def hit(self, number: int, place: str = "") -> Hit:
        """Return its hit; `number` is the other row in its file, named by `place` if it is another."""
        own = (("value", self.page), ("language", self.language), ("other", self.other))
        return Hit(CONFLICT, (*own, ("first", number), ("place", place)))


def conflict_of(pages: LinkPages, links: Links) -> LinkConflict | None:
    """Return the first of an entry's linked pages to which an earlier link gives another language."""
    contested = [key for key in dict.fromkeys(links.pages) if pages.is_contested(key)]
    languages = _said_by(links) if contested else {}
    for key in contested:
        own = languages[key] - _UNSAID
        first, said = pages.first_word_on(key) if own else (0, own)
        others = said - _UNSAID
        if own and others and own.isdisjoint(others):
            return LinkConflict(key, min(own), min(others), first)
    return None


def _said_by(links: Links) -> Mapping[str, Set[str]]:
    """Return the languages that links give to each page they lead to."""
    said: dict[str, set[str]] = {}
    for tag, page in links.pairs():
        said.setdefault(page, set()).update({tag} - {X_DEFAULT})
    return said
