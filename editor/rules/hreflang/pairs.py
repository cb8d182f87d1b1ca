"""Checks whether the language links of entries fit together, in one file or in several."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from editor.core.extensions.defaults import Namers
from editor.core.extensions.languages import X_DEFAULT
from editor.rules.finding import Hit

_MANY = 50  # with more links in an entry, they are indexed by page once
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

    def first_word_on(self, page: str, /) -> tuple[int, frozenset[str]]:
        """Return the first row that gives a contested page a language, and the languages that it gives."""

    def namers_of(self, page: str, /) -> Namers | None:
        """Return the entries that link to a page as x-default, summed up; None if they do not matter."""


def not_returning(pages: LinkPages, row: int, page: str, links: Links) -> list[str]:
    """Return those of an entry's linked pages that are entries and do not link back.

    An x-default page need not link back if it serves pages that are no versions of this one.
    """
    missing = []
    for key in dict.fromkeys(links.pages):
        other = pages.row_of(key)
        if other is None or other == row or key == page:
            continue
        back = pages.links_of(other)
        if not names(back, page) and (languages_of(key, links) or _is_for_versions(pages, key, back)):
            missing.append(key)
    return missing


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
    for key in dict.fromkeys(links.pages):
        if not pages.is_contested(key):
            continue
        own = languages_of(key, links) - _UNSAID
        first, said = pages.first_word_on(key) if own else (0, own)
        others = said - _UNSAID
        if own and others and own.isdisjoint(others):
            return LinkConflict(key, min(own), min(others), first)
    return None


def languages_of(key: str, links: Links) -> frozenset[str]:
    """Return the languages that links give to a page."""
    if len(links.pages) > _MANY:
        return _by_page(_These(links)).get(key, frozenset())
    each = zip(links.tags, links.pages, strict=True)
    return frozenset([language for language, page in each if page == key and language != X_DEFAULT])


def names(links: Links, page: str) -> bool:
    """Return True if one of these links leads to a given page."""
    return page in (_by_page(_These(links)) if len(links.pages) > _MANY else links.pages)


class _These:
    """Links compared by identity: comparing thousands by value takes as long as searching them."""

    def __init__(self, links: Links) -> None:
        self.links = links

    def __hash__(self) -> int:
        return hash((id(self.links.tags), id(self.links.pages)))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, _These)
            and self.links.tags is other.links.tags
            and self.links.pages is other.links.pages
        )


@lru_cache(maxsize=32)
def _by_page(these: _These) -> Mapping[str, frozenset[str]]:
    """Return the languages that links give to each page they lead to."""
    said: dict[str, set[str]] = {}
    for tag, page in these.links.pairs():
        said.setdefault(page, set()).update({tag} - {X_DEFAULT})
    return {page: frozenset(tags) for page, tags in said.items()}
