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
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from editor.core.extensions.declared import HREFLANG
from editor.core.extensions.languages import X_DEFAULT
from editor.core.fields import XML_SPACE
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
from editor.rules.marks import Codes, Key, code_of_hit, put
from editor.rules.rule import Fix

LINK_RULES = BETWEEN_RULES | {"hreflang-duplicate", "hreflang-no-self", "hreflang-no-x-default"}
_NO_SELF = Hit("hreflang-no-self")


@lru_cache(maxsize=1024)
def comparable_tag(tag: str) -> str:
    """A language code to be compared with others."""
    return tag.strip(XML_SPACE).lower()


class _About(NamedTuple):
    """What entries with the same links have in common."""

    but_default: tuple[str, ...]  # the pages, without those for all other languages
    hits: tuple[Hit, ...]
    has_others: bool  # some of the pages are in the document
    is_returned: bool  # and all of those have these very links


class Alternates:
    """The language links of all entries of a document, kept while it changes.

    The entries of one page in several languages mostly have the same links, which are looked at once.
    """

    def __init__(self, pages: Sequence[str], links: Iterable[Links]) -> None:
        """pages: the key of each entry; they may be left out where no entry has links and nobody asks."""
        known: dict[Links, Links] = {}
        each = list(links)
        distinct = dict(zip(map(id, each), each, strict=True))
        same = {identity: known.setdefault(own, own) for identity, own in distinct.items()}
        self.links = list(map(same.__getitem__, map(id, each)))
        self.pages = list(pages)
        self._interned = known
        self._forget()

    def _forget(self) -> None:
        self._rows: dict[str, int] = {}  # where each page stands first; made when it is needed
        self._languages: dict[str, str] = {}  # of each page, as the first link to it says
        self._defaults: set[str] = set()  # pages that links name for all other languages
        self._contested: set[str] = set()  # pages of which another link says something else
        self._known: dict[int, _About] = {}  # by the identity of links
        self._by_tags: dict[tuple[str, ...], tuple[Hit, ...]] = {}  # what different languages tell

    def __bool__(self) -> bool:
        """Whether an entry has links, or had some."""
        return any(self._interned)

    def __len__(self) -> int:
        return len(self.links)

    def copied(self) -> "Alternates":
        """The same, to be changed on its own."""
        return Alternates(self.pages, self.links)

    def says_the_same(self, other: "Alternates") -> bool:
        """Whether all entries have the same pages and links; both have those of all entries."""
        return self.pages == other.pages and self.links == other.links

    @staticmethod
    def together(files: Sequence["Alternates"]) -> "Alternates":
        """Those of several files, with the pages of each, one after the other."""
        pages = [page for file in files for page in file.pages]
        return Alternates(pages, [links for file in files for links in file.links])

    def put(self, row: int, page: str, links: Links) -> None:
        """An entry has another page or other links."""
        self.pages[row] = page
        self.links[row] = self._interned.setdefault(links, links)
        self._forget()

    def insert(self, first: int, pages: Sequence[str], links: Sequence[Links]) -> None:
        """Entries are there that were not."""
        self.pages[first:first] = pages
        self.links[first:first] = [self._interned.setdefault(each, each) for each in links]
        self._forget()

    def remove(self, first: int, last: int) -> None:
        """Entries are gone; `last` is included."""
        del self.pages[first : last + 1]
        del self.links[first : last + 1]
        self._forget()

    def rearrange(self, old_rows: Sequence[int], new: Mapping[int, tuple[str, Links]]) -> None:
        """Entry `row` was entry `old_rows[row]`, or has the page and links in `new` where that is -1."""
        is_same_set = not new and len(old_rows) == len(self.pages) == len(self._rows) and not self._contested
        self.pages = [self.pages[old] if old >= 0 else new[row][0] for row, old in enumerate(old_rows)]
        interned = self._interned
        self.links = [
            self.links[old] if old >= 0 else interned.setdefault(new[row][1], new[row][1])
            for row, old in enumerate(old_rows)
        ]
        if is_same_set:  # then nothing that is known depends on the order, but where each page stands
            self._rows = dict(zip(self.pages, range(len(self.pages)), strict=True))
        else:
            self._forget()

    def ambiguous(self) -> set[str]:
        """The pages of which the order of the entries decides what is said.

        Several entries have them, or links say different things of their language.
        """
        self._look_at_all()
        if len(self._rows) == len(self.pages):
            return set(self._contested)
        return self._contested.union(page for page, count in Counter(self.pages).items() if count > 1)

    def codes(self) -> Codes:
        """What is wrong in all entries, by rule."""
        codes: Codes = {}
        size = len(self.links)
        not_returned = Hit(NO_RETURN)
        rows: dict[Hit, list[int]] = {_NO_SELF: [], not_returned: []}
        known, pages = self._known, self.pages
        for row, links in enumerate(self.links):
            if not links:
                continue
            about = known.get(id(links)) or self._look_at(links)
            for hit in about.hits:
                rows.setdefault(hit, []).append(row)
            page = pages[row]
            is_there = page in about.but_default
            if not page or (is_there and about.is_returned):
                continue
            if not is_there:
                rows[_NO_SELF].append(row)
            if about.has_others and not_returning(self, row, page, links):
                rows[not_returned].append(row)
        for hit, found in rows.items():
            code = code_of_hit(hit)
            for row in found:
                put(codes, size, (hit.rule, HREFLANG.name), row, code)
        return codes

    def codes_at(self, row: int) -> dict[Key, int]:
        """What is wrong in an entry."""
        return {(hit.rule, HREFLANG.name): code_of_hit(hit) for hit in self.hits(row)}

    def hits(self, row: int) -> Sequence[Hit]:
        """What is wrong with the links of an entry."""
        links = self.links[row] if self else ()
        if not links:
            return ()
        about = self._known.get(id(links)) or self._look_at(links)
        page = self.pages[row]
        is_there = page in about.but_default
        if not page or (is_there and about.is_returned):
            return about.hits
        missing = not_returning(self, row, page, links) if about.has_others else []
        hits = list(about.hits)
        if not is_there:
            hits.append(_NO_SELF)
        if missing:
            hits.append(no_return(missing))
        return hits

    def links_of(self, row: int) -> Links:
        """The links of an entry."""
        return self.links[row]

    def row_of(self, page: str) -> int | None:
        """Where a page stands first; None where it is no entry."""
        self._look_at_all()
        return self._rows.get(page)

    def names_any(self, pages: set[str]) -> bool:
        """Whether any of these pages is an entry, or is linked to."""
        self._look_at_all()
        known = (self._rows, self._languages, self._defaults)
        return any(page in each for page in pages for each in known)

    def is_contested(self, page: str) -> bool:
        """Whether links say different things of the language of a page."""
        self._look_at_all()
        return page in self._contested

    def pages_around(self, row: int) -> set[str]:
        """The page of an entry, and those it links to."""
        return {self.pages[row], *(key for _, key in self.links[row])}

    def touched_by(self, pages: set[str]) -> list[int]:
        """The entries whose findings may change with entries that have, or link to, these pages."""
        known: dict[int, bool] = {id(()): False}
        rows: list[int] = []
        for row, links in enumerate(self.links):
            is_touched = known.get(id(links))
            if is_touched is None:
                is_touched = known[id(links)] = any(key in pages for _, key in links)
            if is_touched or self.pages[row] in pages:
                rows.append(row)
        return rows

    def word_on(self, page: str) -> str | None:
        """What the first entry that links to a page says of its language; None where none does."""
        self._look_at_all()
        return self._languages.get(page)

    def missing_returns(self, row: int) -> list[int]:
        """The entries that an entry links to and that do not link back."""
        found = not_returning(self, row, self.pages[row], self.links[row])
        return [self._rows[key] for key in found]

    def _look_at(self, links: Links) -> _About:
        self._look_at_all()
        tags, pages = zip(*links, strict=True)
        rows = self._rows
        others = [rows[page] for page in pages if page in rows]
        own = self._by_tags.get(tags)
        if own is None:
            own = tuple(_own_hits(tags, pages))
            if len(set(tags)) == len(tags):
                self._by_tags[tags] = own
        conflict = None if self._contested.isdisjoint(pages) else conflict_of(self, links)
        if conflict:
            own = (*own, conflict.hit(conflict.first + 1))
        but_default = pages if X_DEFAULT not in tags else tuple(k for t, k in links if t != X_DEFAULT)
        is_returned = not others or all(self.links[other] is links for other in others)
        about = self._known[id(links)] = _About(but_default, own, bool(others), is_returned)
        return about

    def _look_at_all(self) -> None:
        if self._rows:
            return
        size = len(self.pages)
        self._rows = dict(zip(reversed(self.pages), range(size - 1, -1, -1), strict=True))
        said = self._languages.setdefault
        for links in dict(zip(map(id, self.links), self.links, strict=True)).values():
            for language, key in links:
                if language == X_DEFAULT:
                    self._defaults.add(key)
                elif said(key, language) != language:
                    self._contested.add(key)

    def first_word_on(self, page: str) -> tuple[int, frozenset[str]]:
        """The first row that says which languages a page is in."""
        found = ((row, languages_of(page, links)) for row, links in enumerate(self.links) if links)
        return next((row, said) for row, said in found if said)


def _own_hits(tags: tuple[str, ...], pages: tuple[str, ...]) -> Iterator[Hit]:
    """What the links of one entry tell by themselves."""
    languages = set(tags)
    if len(languages) < len(tags):
        repeated = next(tag for tag in tags if tags.count(tag) > 1)
        is_same = len(set(zip(tags, pages, strict=True))) < len(tags)
        yield Hit("hreflang-duplicate", (("value", repeated),), fix=Fix.AUTO if is_same else Fix.ASK)
    if len(languages) > 1 and X_DEFAULT not in languages:
        yield Hit("hreflang-no-x-default", (("count", len(languages)),))
