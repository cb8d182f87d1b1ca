"""How the language links of entries fit to those of others, of one file or of several."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, Protocol

from editor.core.extensions.defaults import Namers
from editor.core.extensions.languages import X_DEFAULT
from editor.rules.finding import Hit

_MANY = 50  # links of an entry, which are looked through only once
NO_RETURN, CONFLICT = "hreflang-no-return", "hreflang-conflict"
BETWEEN_RULES = frozenset({NO_RETURN, CONFLICT})
_UNSAID = frozenset({""})  # what an empty language says, which is told by itself


class Links(NamedTuple):
    """Those of one entry in their order: languages in lower case, and keys of the pages."""

    tags: tuple[str, ...]
    pages: tuple[str, ...]

    def pairs(self) -> list[tuple[str, str]]:
        """Each language with its page."""
        return list(zip(self.tags, self.pages, strict=True))


NO_LINKS = Links((), ())


class LinkPages(Protocol):
    """Entries among which links are followed; rows are counted from 0 over all of them."""

    def row_of(self, page: str, /) -> int | None:
        """Where a page stands first; None where it is no entry."""

    def links_of(self, row: int, /) -> Links:
        """The links of an entry."""

    def is_contested(self, page: str, /) -> bool:
        """Whether links say different things of the language of a page."""

    def first_word_on(self, page: str, /) -> tuple[int, frozenset[str]]:
        """The first row that says which languages a contested page is in."""

    def namers_of(self, page: str, /) -> Namers | None:
        """Who links to a page for all other languages; None where none has to be asked."""


def not_returning(pages: LinkPages, row: int, page: str, links: Links) -> list[str]:
    """The pages of `links`, those of an entry, that are entries and do not link back.

    A page for all other languages need not, where others link to it that are no versions of this one.
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
    """Whether a page for all other languages, with these links, is that of one page's versions alone."""
    namers = pages.namers_of(default)
    return namers is not None and namers.are_versions_with(default, own.pairs())


def no_return(missing: Sequence[str]) -> Hit:
    """What is said of an entry to which these pages do not link back."""
    return Hit(NO_RETURN, (("value", missing[0]), ("count", len(missing))))


class LinkConflict(NamedTuple):
    """A page that has another language by an earlier link."""

    page: str
    language: str
    other: str
    first: int  # the row of the earlier link

    def hit(self, number: int, place: str = "") -> Hit:
        """What is said of it; number: of the other row in its file, which `place` names if it is another."""
        own = (("value", self.page), ("language", self.language), ("other", self.other))
        return Hit(CONFLICT, (*own, ("first", number), ("place", place)))


def conflict_of(pages: LinkPages, links: Links) -> LinkConflict | None:
    """The first page of `links` that has another language by an earlier link."""
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
    """What links say of the language of a page."""
    if len(links.pages) > _MANY:
        return _by_page(_These(links)).get(key, frozenset())
    each = zip(links.tags, links.pages, strict=True)
    return frozenset([language for language, page in each if page == key and language != X_DEFAULT])


def names(links: Links, page: str) -> bool:
    """Whether one of these links leads to a page."""
    return page in (_by_page(_These(links)) if len(links.pages) > _MANY else links.pages)


class _These:
    """Links that are known by what they are: to compare thousands takes as long as to look through them."""

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
    """What links say of the language of each page that they lead to."""
    said: dict[str, set[str]] = {}
    for tag, page in these.links.pairs():
        said.setdefault(page, set()).update({tag} - {X_DEFAULT})
    return {page: frozenset(tags) for page, tags in said.items()}
