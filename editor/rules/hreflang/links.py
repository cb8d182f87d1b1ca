"""The language links of all entries of a document, of one file or of several, kept while it changes.

`hreflang.check` finds what is wrong with them; `hreflang.across_files` combines those of several files.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from itertools import compress
from operator import ne
from typing import NamedTuple

from editor.core.document.row_mapping import RowMapping
from editor.core.extensions.defaults import Namers, namers_of
from editor.core.extensions.languages import X_DEFAULT
from editor.rules.hreflang.pairs import Links, not_returning


class LinkColumns(NamedTuple):
    """The pages of entries, and the two parts of the `Links` of each, in columns."""

    pages: Sequence[str]
    tags: Sequence[tuple[str, ...]]
    linked: Sequence[tuple[str, ...]]


class Said(NamedTuple):
    """The languages that links give to the pages they lead to."""

    languages: Mapping[str, str]  # the language of each page by the first link to it
    defaults: Set[str]  # the x-default pages
    contested: Set[str]  # pages to which links give different languages

    def names_any(self, pages: Iterable[str]) -> bool:
        """Return True if any of these pages is linked to."""
        return not (self.languages.keys().isdisjoint(pages) and self.defaults.isdisjoint(pages))


class Alternates:
    """The language links of all entries of a document, updated while it changes.

    They are kept in columns. The versions of a page mostly share one object with the same links, which is
    then examined only once.
    """

    def __init__(
        self,
        pages: Iterable[str] = (),
        tags: Iterable[tuple[str, ...]] = (),
        linked: Iterable[tuple[str, ...]] = (),
    ) -> None:
        """Keep columns of links.

        pages: the key of each entry's URL. tags and linked: the two parts of the `Links` of each; entries
        share both objects or neither. All are empty if no entry has links and nobody asks for the pages.
        """
        self.pages = list(pages)
        self.tags = list(tags)
        self.linked = list(linked)
        self._has_links = any(self.linked)
        self._forget()

    def _forget(self) -> None:
        self._rows: dict[str, int] = {}  # the first row of each page; made when needed
        self._said: Said | None = None  # from all links; made when needed
        # The first row that gives a page a language, and the languages that it gives; made when needed.
        self._first_words: dict[str, tuple[int, set[str]]] = {}
        self._namers: dict[str, Namers] | None = None  # of x-default pages; made when needed
        self._naming: dict[str, list[int]] | None = None  # the rows that link to each page; made when needed

    def __bool__(self) -> bool:
        """Return True if an entry has links, or had some."""
        return self._has_links

    def __len__(self) -> int:
        return len(self.linked)

    @property
    def has_any(self) -> bool:
        """True if an entry has links now."""
        return self._has_links and any(self.linked)

    def copied(self) -> "Alternates":
        """Return a copy that can be changed independently."""
        return Alternates(self.pages, self.tags, self.linked)

    def says_the_same(self, other: "Alternates") -> bool:
        """Return True if all entries have the same pages and links as in `other`; both must be complete."""
        return (self.pages, self.tags, self.linked) == (other.pages, other.tags, other.linked)

    def columns(self) -> "LinkColumns":
        """Return a copy of the columns in their present state."""
        return LinkColumns(list(self.pages), list(self.tags), list(self.linked))

    @staticmethod
    def together(files: Sequence["LinkColumns"]) -> "Alternates":
        """Return the links of several files, joined in their order."""
        return Alternates(
            [page for file in files for page in file.pages],
            [tags for file in files for tags in file.tags],
            [linked for file in files for linked in file.linked],
        )

    def put(self, row: int, page: str, links: Links) -> None:
        """Give an entry another page or other links."""
        self.pages[row] = page
        self.tags[row], self.linked[row] = links
        self._has_links = self._has_links or bool(links.tags)
        self._forget()

    def insert(self, first: int, pages: Sequence[str], links: Sequence[Links]) -> None:
        """Insert entries before row `first`."""
        self.pages[first:first] = pages
        self.tags[first:first] = [each.tags for each in links]
        self.linked[first:first] = [each.pages for each in links]
        self._has_links = self._has_links or any(self.linked[first : first + len(links)])
        self._forget()

    def remove(self, first: int, last: int) -> None:
        """Remove entries; `last` is included."""
        for column in (self.pages, self.tags, self.linked):
            del column[first : last + 1]
        self._forget()

    def rearrange(self, old_rows: RowMapping, new: Mapping[int, tuple[str, Links]]) -> None:
        """Move the entries to their new rows; `new` gives the pages and links of new entries."""
        is_clear = self._said is None or not self._said.contested
        is_same_set = old_rows.is_permutation and len(self.pages) == len(self._rows) and is_clear
        coming = [new[row] for row in old_rows.new]
        old_rows.arrange(self.pages, [page for page, _ in coming])
        old_rows.arrange(self.tags, [links.tags for _, links in coming])
        old_rows.arrange(self.linked, [links.pages for _, links in coming])
        self._has_links = self._has_links or any(links.tags for _, links in coming)
        if is_same_set:  # then only the row of each page depends on the order
            self._rows = dict(zip(self.pages, range(len(self.pages)), strict=True))
            self._first_words.clear()
            self._naming = None
        else:
            self._forget()

    # Queries

    @property
    def said(self) -> Said:
        """The languages that all links together give to pages."""
        if self._said is None:
            self._said = _said_by(self.tags, self.linked)
        return self._said

    def ambiguous(self) -> set[str]:
        """Return the pages whose findings depend on the order of the entries.

        These are pages of several entries, and pages to which links give different languages.
        """
        contested = set(self.said.contested)
        if len(self.places()) == len(self.pages):
            return contested
        return contested.union(page for page, count in Counter(self.pages).items() if count > 1)

    def links_of(self, row: int) -> Links:
        """Return the links of an entry."""
        return Links(self.tags[row], self.linked[row])

    def row_of(self, page: str) -> int | None:
        """Return the first row of a page; None if no entry has it."""
        return self.places().get(page)

    def names_any(self, pages: set[str]) -> bool:
        """Return True if any of these pages is an entry or is linked to."""
        return self.said.names_any(pages) or not self.places().keys().isdisjoint(pages)

    def is_contested(self, page: str) -> bool:
        """Return True if links give a page different languages."""
        return page in self.said.contested

    def pages_around(self, row: int) -> set[str]:
        """Return the page of an entry and those it links to."""
        return {self.pages[row], *self.linked[row]}

    def touched_by(self, pages: set[str]) -> list[int]:
        """Return the entries that have or link to these pages, so that their findings may change."""
        each = zip(self.pages, self.linked, strict=True)
        return [row for row, (own, linked) in enumerate(each) if own in pages or not pages.isdisjoint(linked)]

    def word_on(self, page: str) -> str | None:
        """Return the language that the first entry that links to a page gives it; None if none does."""
        return self.said.languages.get(page)

    def first_word_on(self, page: str) -> tuple[int, Set[str]]:
        """Return the first row that gives a page a language, and the languages that it gives."""
        if not self._first_words:
            for row, (tags, linked) in enumerate(zip(self.tags, self.linked, strict=True)):
                for tag, key in zip(tags, linked, strict=True):
                    if tag != X_DEFAULT:
                        first, said = self._first_words.setdefault(key, (row, set()))
                        if first == row:
                            said.add(tag)
        return self._first_words[page]

    def namers_of(self, page: str) -> Namers | None:
        """Return the entries that link to a page as x-default, summed up; None if none of these does."""
        if self._namers is None:
            self._namers = namers_of(self._entries(self._different()), self.said.defaults)
        if page in self.said.languages and page not in self._namers:
            # Only entries of other files name it as x-default.
            self._namers |= namers_of(self._entries(self._linking_to(page)), {page})
        return self._namers.get(page)

    def _entries(self, rows: Iterable[int]) -> Iterator[tuple[str, list[tuple[str, str]]]]:
        return ((self.pages[row], self.links_of(row).pairs()) for row in rows)

    def _linking_to(self, page: str) -> Sequence[int]:
        """Return those of the entries with different links that link to a page; uses an index."""
        if self._naming is None:
            self._naming = {}
            for row in self._different():
                for key in set(self.linked[row]):
                    self._naming.setdefault(key, []).append(row)
        return self._naming[page]

    def _different(self) -> Iterator[int]:
        """Yield the entries with links, except those that share theirs with an earlier one."""
        seen: set[int] = set()
        for row, linked in enumerate(self.linked):
            if linked and id(linked) not in seen:
                if set(self.tags[row]) != {X_DEFAULT}:
                    seen.add(id(linked))
                yield row

    def missing_returns(self, row: int) -> list[int]:
        """Return the rows of the entries that an entry links to and that do not link back."""
        found = not_returning(self, row, self.pages[row], self.links_of(row))
        return [row for row in map(self.row_of, found) if row is not None]

    def places(self) -> Mapping[str, int]:
        """Return the first row of each page."""
        if not self._rows:
            size = len(self.pages)
            self._rows = dict(zip(reversed(self.pages), range(size - 1, -1, -1), strict=True))
        return self._rows


def _said_by(tags: Sequence[tuple[str, ...]], linked: Sequence[tuple[str, ...]]) -> Said:
    """Return the languages that links give to pages; links that share an object are examined once."""
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
    if len(languages) < len(pages):  # otherwise no page is named twice
        first_words = map(languages.__getitem__, pages)
        contested = set(compress(pages, map(ne, words, first_words)))
    return Said(languages, defaults, contested)
