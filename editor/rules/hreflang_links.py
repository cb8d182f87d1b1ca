"""How the language links of entries fit together: within one entry, and between the entries of a document.

| rule | parameters |
|---|---|
| hreflang-duplicate | value |
| hreflang-no-self | |
| hreflang-no-return | value (the first page that does not link back), count |
| hreflang-conflict | value, language, other, first (the other row), place (its file if another) |
| hreflang-no-x-default | count |

Works on any entries that are one document, of one file or of several; how those of several files fit together
while they change is known in `hreflang_across`.
"""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, compress
from operator import ne
from typing import NamedTuple

from editor.core.extensions.declared import HREFLANG
from editor.core.extensions.defaults import Namers, namers_of
from editor.core.extensions.languages import X_DEFAULT
from editor.core.fields import XML_SPACE
from editor.core.old_rows import OldRows
from editor.rules.finding import Hit
from editor.rules.hreflang_pairs import (
    BETWEEN_RULES,
    NO_RETURN,
    Links,
    conflict_of,
    languages_of,
    no_return,
    not_returning,
)
from editor.rules.marks import Codes, Key, array_of, code_of_hit
from editor.rules.rule import Fix

LINK_RULES = BETWEEN_RULES | {"hreflang-duplicate", "hreflang-no-self", "hreflang-no-x-default"}
_NO_SELF = Hit("hreflang-no-self")


@lru_cache(maxsize=1024)
def comparable_tag(tag: str) -> str:
    """A language code to be compared with others."""
    return tag.strip(XML_SPACE).lower()


class LinkColumns(NamedTuple):
    """The pages of entries, and the two parts of the `Links` of each."""

    pages: Sequence[str]
    tags: Sequence[tuple[str, ...]]
    linked: Sequence[tuple[str, ...]]


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
        self._is_known = False
        self._rows: dict[str, int] = {}  # where each page stands first; made when needed
        self._languages: dict[str, str] = {}  # of each page, as the first link to it says
        self._defaults: set[str] = set()  # pages that links name for all other languages
        self._contested: set[str] = set()  # pages of which another link says something else
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

    def rearrange(self, old_rows: OldRows, new: Mapping[int, tuple[str, Links]]) -> None:
        """The entries stand elsewhere; the new ones have these pages and links."""
        is_same_set = old_rows.is_permutation and len(self.pages) == len(self._rows) and not self._contested
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

    # What is wrong

    def codes(self) -> Codes:
        """What is wrong in all entries, by rule."""
        codes: Codes = {}
        if not self:
            return codes
        self._look_at_all()
        rows = list(compress(range(len(self)), self.linked))
        selfless = list(self._selfless(rows))
        for hit, found in chain(
            self._told_alone(rows),
            self._conflicts(rows),
            [(_NO_SELF, selfless), (Hit(NO_RETURN), self._not_returned(rows, set(selfless)))],
        ):
            code, array = code_of_hit(hit), array_of(codes, len(self), (hit.rule, HREFLANG.name))
            for row in found:
                array[row] = code
        return codes

    def codes_at(self, row: int) -> dict[Key, int]:
        """What is wrong in an entry."""
        return {(hit.rule, HREFLANG.name): code_of_hit(hit) for hit in self.hits(row)}

    def hits(self, row: int) -> list[Hit]:
        """What is wrong with the links of an entry."""
        if not self or not self.linked[row]:
            return []
        links, page = self.links_of(row), self.pages[row]
        hits = list(_own_hits(links))
        if conflict := conflict_of(self, links):
            hits.append(conflict.hit(conflict.first + 1))
        if page and not self._names_itself(row):
            hits.append(_NO_SELF)
        if page and (missing := not_returning(self, row, page, links)):
            hits.append(no_return(missing))
        return hits

    def _told_alone(self, rows: Iterable[int]) -> Iterator[tuple[Hit, Sequence[int]]]:
        by_tags: dict[tuple[str, ...], list[int]] = {}
        for row in rows:
            by_tags.setdefault(self.tags[row], []).append(row)
        for tags, alike in by_tags.items():
            is_told_by_tags = len(set(tags)) == len(tags)
            for group in [alike] if is_told_by_tags else ([row] for row in alike):
                for hit in _own_hits(self.links_of(group[0])):
                    yield hit, group

    def _conflicts(self, rows: Iterable[int]) -> Iterator[tuple[Hit, Sequence[int]]]:
        if not self._contested:
            return
        for row in rows:
            if not self._contested.isdisjoint(self.linked[row]):
                conflict = conflict_of(self, self.links_of(row))
                if conflict:
                    yield conflict.hit(conflict.first + 1), [row]

    def _selfless(self, rows: Iterable[int]) -> Iterator[int]:
        pages, linked, defaults = self.pages, self.linked, self._defaults
        for row in rows:
            page = pages[row]
            if page and (page not in linked[row] or (page in defaults and not self._names_itself(row))):
                yield row

    def _names_itself(self, row: int) -> bool:
        """Whether an entry links to itself, as a page in some language."""
        return bool(languages_of(self.pages[row], self.links_of(row)))

    def _not_returned(self, rows: Iterable[int], selfless: Container[int]) -> Iterator[int]:
        """Entries that link to some that do not link back; rows: those with links."""
        if self._languages.keys().isdisjoint(self.pages) and self._defaults.isdisjoint(self.pages):
            return
        have_the_same: dict[int, bool] = {}  # whether all that are linked to have the very same links
        for row in rows:
            linked = self.linked[row]
            is_same = have_the_same.get(id(linked))
            if is_same is None:
                others = map(self._places().get, linked)
                is_same = all(self.linked[other] is linked for other in others if other is not None)
                have_the_same[id(linked)] = is_same
            if (is_same and row not in selfless) or not self.pages[row]:
                continue
            if not_returning(self, row, self.pages[row], self.links_of(row)):
                yield row

    # What the links tell

    def ambiguous(self) -> set[str]:
        """The pages of which the order of the entries decides what is said.

        Several entries have them, or links say different things of their language.
        """
        self._look_at_all()
        if len(self._places()) == len(self.pages):
            return set(self._contested)
        return self._contested.union(page for page, count in Counter(self.pages).items() if count > 1)

    def links_of(self, row: int) -> Links:
        """The links of an entry."""
        return Links(self.tags[row], self.linked[row])

    def row_of(self, page: str) -> int | None:
        """Where a page stands first; None where it is no entry."""
        return self._places().get(page)

    def names_any(self, pages: set[str]) -> bool:
        """Whether any of these pages is an entry, or is linked to."""
        self._look_at_all()
        known = (self._places(), self._languages, self._defaults)
        return any(page in each for page in pages for each in known)

    def is_contested(self, page: str) -> bool:
        """Whether links say different things of the language of a page."""
        self._look_at_all()
        return page in self._contested

    def pages_around(self, row: int) -> set[str]:
        """The page of an entry, and those it links to."""
        return {self.pages[row], *self.linked[row]}

    def touched_by(self, pages: set[str]) -> list[int]:
        """The entries whose findings may change with entries that have, or link to, these pages."""
        each = zip(self.pages, self.linked, strict=True)
        return [row for row, (own, linked) in enumerate(each) if own in pages or not pages.isdisjoint(linked)]

    def word_on(self, page: str) -> str | None:
        """What the first entry that links to a page says of its language; None where none does."""
        self._look_at_all()
        return self._languages.get(page)

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
        self._look_at_all()
        if self._namers is None:
            self._namers = namers_of(self._entries(self._different()), self._defaults)
        if page in self._languages and page not in self._namers:  # entries of other files say that it is one
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

    def _places(self) -> dict[str, int]:
        if not self._rows:
            size = len(self.pages)
            self._rows = dict(zip(reversed(self.pages), range(size - 1, -1, -1), strict=True))
        return self._rows

    def _look_at_all(self) -> None:
        if self._is_known:
            return
        self._is_known = True
        linked = list(filter(None, self.linked))
        pairs = zip(filter(None, self.tags), linked, strict=True)
        different = dict(zip(map(id, linked), pairs, strict=True)).values()
        tags = [tag for own, _ in different for tag in own]
        keys = [key for _, own in different for key in own]
        if X_DEFAULT in tags:
            is_language = list(map(X_DEFAULT.__ne__, tags))
            self._defaults = {key for key, is_one in zip(keys, is_language, strict=True) if not is_one}
            tags, keys = list(compress(tags, is_language)), list(compress(keys, is_language))
        self._languages = dict(zip(reversed(keys), reversed(tags), strict=True))
        if len(self._languages) < len(keys):  # else no page is named twice
            first_words = map(self._languages.__getitem__, keys)
            self._contested = set(compress(keys, map(ne, tags, first_words)))


def _own_hits(links: Links) -> Iterator[Hit]:
    """What the links of one entry tell by themselves; of the pages, where a language is named again."""
    tags, pages = links
    languages = set(tags)
    if len(languages) < len(tags):
        repeated = next(tag for tag in tags if tags.count(tag) > 1)
        is_same = len(set(zip(tags, pages, strict=True))) < len(tags)
        yield Hit("hreflang-duplicate", (("value", repeated),), fix=Fix.AUTO if is_same else Fix.ASK)
    if len(languages) > 1 and X_DEFAULT not in languages:
        yield Hit("hreflang-no-x-default", (("count", len(languages)),))
