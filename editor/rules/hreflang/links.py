"""The language links of all entries of a document, of one file or of several, kept while it changes.

What is wrong with them is in `hreflang_rules`; how those of several files fit together while they change is
known in `hreflang_across`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import lru_cache
from itertools import compress
from operator import ne
from typing import NamedTuple

from editor.core.document.row_mapping import RowMapping
from editor.core.extensions.defaults import Namers, namers_of
from editor.core.extensions.languages import X_DEFAULT
from editor.core.fields import XML_SPACE
from editor.rules.hreflang.pairs import Links, languages_of, not_returning


@lru_cache(maxsize=1024)
def comparable_tag(tag: str) -> str:
    """A language code to be compared with others."""
    return tag.strip(XML_SPACE).lower()


class LinkColumns(NamedTuple):
    """The pages of entries, and the two parts of the `Links` of each."""

    pages: Sequence[str]
    tags: Sequence[tuple[str, ...]]
    linked: Sequence[tuple[str, ...]]


class Said(NamedTuple):
    """What links say of the pages that they lead to."""

    languages: Mapping[str, str]  # the language of each page, as the first link to it says
    defaults: Set[str]  # pages that are named for all other languages
    contested: Set[str]  # pages of whose language another link says something else

    def names_any(self, pages: Iterable[str]) -> bool:
        """Whether any of these pages is linked to."""
        return not (self.languages.keys().isdisjoint(pages) and self.defaults.isdisjoint(pages))


class Alternates:
    """The language links of all entries of a document, kept while it changes.

    They are kept as columns. Entries of one page in several languages mostly have the same links: where these
    are one object, they are looked at once.
    """

    def __init__(
        self,
        pages: Iterable[str] = (),
        tags: Iterable[tuple[str, ...]] = (),
        linked: Iterable[tuple[str, ...]] = (),
    ) -> None:
        """pages: the key of each entry. tags and linked: the two parts of the `Links` of each; entries share
        both or none of these objects. All are left out where no entry has links and nobody asks.
        """
        self.pages = list(pages)
        self.tags = list(tags)
        self.linked = list(linked)
        self._has_links = any(self.linked)
        self._forget()

    def _forget(self) -> None:
        self._rows: dict[str, int] = {}  # where each page stands first; made when needed
        self._said: Said | None = None  # by all links; made when needed
        self._first_words: dict[str, int] = {}  # where pages are first given a language; made when needed
        self._namers: dict[str, Namers] | None = None  # of pages for all other languages; made when needed
        self._naming: dict[str, list[int]] | None = None  # the entries that link to each page; the same

    def __bool__(self) -> bool:
        """Whether an entry has links, or had some."""
        return self._has_links

    def __len__(self) -> int:
        return len(self.linked)

    def copied(self) -> "Alternates":
        """The same, to be changed on its own."""
        return Alternates(self.pages, self.tags, self.linked)

    def says_the_same(self, other: "Alternates") -> bool:
        """Whether all entries have the same pages and links; both have those of all entries."""
        return (self.pages, self.tags, self.linked) == (other.pages, other.tags, other.linked)

    def columns(self) -> "LinkColumns":
        """What is known of the entries, as it is now."""
        return LinkColumns(list(self.pages), list(self.tags), list(self.linked))

    @staticmethod
    def together(files: Sequence["LinkColumns"]) -> "Alternates":
        """Those of several files, with the pages of each, one after the other."""
        return Alternates(
            [page for file in files for page in file.pages],
            [tags for file in files for tags in file.tags],
            [linked for file in files for linked in file.linked],
        )

    def put(self, row: int, page: str, links: Links) -> None:
        """An entry has another page or other links."""
        self.pages[row] = page
        self.tags[row], self.linked[row] = links
        self._has_links = self._has_links or bool(links.tags)
        self._forget()

    def insert(self, first: int, pages: Sequence[str], links: Sequence[Links]) -> None:
        """Entries are there that were not."""
        self.pages[first:first] = pages
        self.tags[first:first] = [each.tags for each in links]
        self.linked[first:first] = [each.pages for each in links]
        self._has_links = self._has_links or any(self.linked[first : first + len(links)])
        self._forget()

    def remove(self, first: int, last: int) -> None:
        """Entries are gone; `last` is included."""
        for column in (self.pages, self.tags, self.linked):
            del column[first : last + 1]
        self._forget()

    def rearrange(self, old_rows: RowMapping, new: Mapping[int, tuple[str, Links]]) -> None:
        """The entries stand elsewhere; the new ones have these pages and links."""
        is_clear = self._said is None or not self._said.contested
        is_same_set = old_rows.is_permutation and len(self.pages) == len(self._rows) and is_clear
        coming = [new[row] for row in old_rows.new]
        old_rows.arrange(self.pages, [page for page, _ in coming])
        old_rows.arrange(self.tags, [links.tags for _, links in coming])
        old_rows.arrange(self.linked, [links.pages for _, links in coming])
        self._has_links = self._has_links or any(links.tags for _, links in coming)
        if is_same_set:  # then nothing that is known depends on the order, but where each page stands
            self._rows = dict(zip(self.pages, range(len(self.pages)), strict=True))
            self._first_words.clear()
            self._naming = None
        else:
            self._forget()

    # What the links tell

    @property
    def said(self) -> Said:
        """What all links say of pages."""
        if self._said is None:
            self._said = _said_by(self.tags, self.linked)
        return self._said

    def ambiguous(self) -> set[str]:
        """The pages of which the order of the entries decides what is said.

        Several entries have them, or links say different things of their language.
        """
        contested = set(self.said.contested)
        if len(self.places()) == len(self.pages):
            return contested
        return contested.union(page for page, count in Counter(self.pages).items() if count > 1)

    def links_of(self, row: int) -> Links:
        """The links of an entry."""
        return Links(self.tags[row], self.linked[row])

    def row_of(self, page: str) -> int | None:
        """Where a page stands first; None where it is no entry."""
        return self.places().get(page)

    def names_any(self, pages: set[str]) -> bool:
        """Whether any of these pages is an entry, or is linked to."""
        return self.said.names_any(pages) or not self.places().keys().isdisjoint(pages)

    def is_contested(self, page: str) -> bool:
        """Whether links say different things of the language of a page."""
        return page in self.said.contested

    def pages_around(self, row: int) -> set[str]:
        """The page of an entry, and those it links to."""
        return {self.pages[row], *self.linked[row]}

    def touched_by(self, pages: set[str]) -> list[int]:
        """The entries whose findings may change with entries that have, or link to, these pages."""
        each = zip(self.pages, self.linked, strict=True)
        return [row for row, (own, linked) in enumerate(each) if own in pages or not pages.isdisjoint(linked)]

    def word_on(self, page: str) -> str | None:
        """What the first entry that links to a page says of its language; None where none does."""
        return self.said.languages.get(page)

    def first_word_on(self, page: str) -> tuple[int, frozenset[str]]:
        """The first row that says which languages a page is in."""
        if not self._first_words:
            for row, (tags, linked) in enumerate(zip(self.tags, self.linked, strict=True)):
                for tag, key in zip(tags, linked, strict=True):
                    if tag != X_DEFAULT:
                        self._first_words.setdefault(key, row)
        row = self._first_words[page]
        return row, languages_of(page, self.links_of(row))

    def namers_of(self, page: str) -> Namers | None:
        """Who links to a page for all other languages; None where none of these entries does."""
        if self._namers is None:
            self._namers = namers_of(self._entries(self._different()), self.said.defaults)
        if page in self.said.languages and page not in self._namers:
            # Only entries of other files name it for all other languages.
            self._namers |= namers_of(self._entries(self._linking_to(page)), {page})
        return self._namers.get(page)

    def _entries(self, rows: Iterable[int]) -> Iterator[tuple[str, list[tuple[str, str]]]]:
        return ((self.pages[row], self.links_of(row).pairs()) for row in rows)

    def _linking_to(self, page: str) -> Sequence[int]:
        """Those of the different entries that link to a page: there may be as many to be asked for."""
        if self._naming is None:
            self._naming = {}
            for row in self._different():
                for key in set(self.linked[row]):
                    self._naming.setdefault(key, []).append(row)
        return self._naming[page]

    def _different(self) -> Iterator[int]:
        """Entries with links, those left out that link to the same languages as another."""
        seen: set[int] = set()
        for row, linked in enumerate(self.linked):
            if linked and id(linked) not in seen:
                if set(self.tags[row]) != {X_DEFAULT}:
                    seen.add(id(linked))
                yield row

    def missing_returns(self, row: int) -> list[int]:
        """The entries that an entry links to and that do not link back."""
        found = not_returning(self, row, self.pages[row], self.links_of(row))
        return [row for row in map(self.row_of, found) if row is not None]

    def places(self) -> Mapping[str, int]:
        """Where each page stands first."""
        if not self._rows:
            size = len(self.pages)
            self._rows = dict(zip(reversed(self.pages), range(size - 1, -1, -1), strict=True))
        return self._rows


def _said_by(tags: Sequence[tuple[str, ...]], linked: Sequence[tuple[str, ...]]) -> Said:
    """What links say of pages; those that are one object are looked at once."""
    own_links = list(filter(None, linked))
    pairs = zip(filter(None, tags), own_links, strict=True)
    different = dict(zip(map(id, own_links), pairs, strict=True)).values()
    words = [tag for own, _ in different for tag in own]
    pages = [page for _, own in different for page in own]
    defaults: set[str] = set()
    if X_DEFAULT in words:
        is_language = list(map(X_DEFAULT.__ne__, words))
        defaults = {page for page, is_one in zip(pages, is_language, strict=True) if not is_one}
        words, pages = list(compress(words, is_language)), list(compress(pages, is_language))
    languages = dict(zip(reversed(pages), reversed(words), strict=True))
    contested: set[str] = set()
    if len(languages) < len(pages):  # else no page is named twice
        first_words = map(languages.__getitem__, pages)
        contested = set(compress(pages, map(ne, words, first_words)))
    return Said(languages, defaults, contested)
