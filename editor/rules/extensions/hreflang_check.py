"""Checks the language links of entries, each by itself and together with the others of a document.

| rule | parameters |
|---|---|
| hreflang-duplicate | value |
| hreflang-no-self | |
| hreflang-no-return | value (the first page that does not link back), count |
| hreflang-conflict | value, language, other, first (the other row), place (its file if another) |
| hreflang-no-x-default | count |

Each file has its own links; those between several files are only combined from them, and nothing is
done if no file has links.
"""

from collections import Counter
from collections.abc import Collection, Container, Iterable, Iterator, Sequence, Set
from functools import reduce
from itertools import chain, compress

from editor.core.document.document import Document
from editor.core.document.entries import Entries
from editor.core.document.sitemap_file import SitemapFile
from editor.core.extensions.extension_declarations import HREFLANG
from editor.core.extensions.language_links import X_DEFAULT, Namers
from editor.core.xml.markup import EXTENSIONS
from editor.rules.extensions.hreflang_links import (
    BETWEEN_RULES,
    NO_RETURN,
    Alternates,
    Links,
    alternates_of,
    conflict_of,
    no_return,
    not_returning,
    without_links,
)
from editor.rules.family import FamilyState, SharedFacts
from editor.rules.finding import Context, FieldHit, Hit
from editor.rules.marks import Codes, array_of, mark_of_hit
from editor.rules.rule import Fixability

LINK_RULES = BETWEEN_RULES | {"hreflang-duplicate", "hreflang-no-self", "hreflang-no-x-default"}
_NO_SELF = Hit("hreflang-no-self")


# One entry


def link_hits(alternates: Alternates, row: int) -> list[Hit]:
    """Return the hits about the links of one entry."""
    if not alternates or not alternates.linked[row]:
        return []
    links, page = alternates.links_of(row), alternates.pages[row]
    hits = list(_own_hits(links))
    if conflict := conflict_of(alternates, links):
        hits.append(conflict.hit(conflict.first + 1))
    if page and page not in links.pages:
        hits.append(_NO_SELF)
    if page and (missing := not_returning(alternates, row, page, links)):
        hits.append(no_return(missing))
    return hits


def _own_hits(links: Links) -> Iterator[Hit]:
    """Yield the hits of one entry's links by themselves; of its pages, only if a language is repeated."""
    named = [(tag, page) for tag, page in links.pairs() if tag]  # an empty tag has a finding of its own
    tags = [tag for tag, _ in named]
    languages = set(tags)
    if len(languages) < len(tags):
        counts = Counter(tags)
        repeated = next(tag for tag in tags if counts[tag] > 1)
        is_same = len(set(named)) < len(tags)
        yield Hit(
            "hreflang-duplicate", (("value", repeated),), fix=Fixability.AUTO if is_same else Fixability.ASK
        )
    if len(languages) > 1 and X_DEFAULT not in languages:
        yield Hit("hreflang-no-x-default", (("count", len(languages)),))


# All entries


def link_codes(alternates: Alternates) -> Codes:
    """Return the codes of all entries, by rule."""
    codes: Codes = {}
    if not alternates:
        return codes
    size = len(alternates)
    rows = list(compress(range(size), alternates.linked))
    if alternates.said.names_any(alternates.pages):
        selfless = list(_selfless(alternates, rows))
        not_returned = list(_not_returned(alternates, rows, set(selfless)))
    else:
        selfless, not_returned = list(filter(alternates.pages.__getitem__, rows)), []
    for hit, found in chain(
        _told_alone(alternates, rows),
        _conflicts(alternates, rows),
        [(_NO_SELF, selfless), (Hit(NO_RETURN), not_returned)],
    ):
        code, array = mark_of_hit(hit), array_of(codes, size, (hit.rule, HREFLANG.name))
        for row in found:
            array[row] = code
    return codes


def _told_alone(alternates: Alternates, rows: Iterable[int]) -> Iterator[tuple[Hit, Sequence[int]]]:
    """Yield the hits of links by themselves, each with the rows that share it."""
    by_tags: dict[tuple[str, ...], list[int]] = {}
    for row in rows:
        by_tags.setdefault(alternates.tags[row], []).append(row)
    for tags, alike in by_tags.items():
        is_told_by_tags = len(set(tags)) == len(tags)
        for group in [alike] if is_told_by_tags else ([row] for row in alike):
            for hit in _own_hits(alternates.links_of(group[0])):
                yield hit, group


def _conflicts(alternates: Alternates, rows: Iterable[int]) -> Iterator[tuple[Hit, Sequence[int]]]:
    contested = alternates.said.contested
    if not contested:
        return
    for row in rows:
        if not contested.isdisjoint(alternates.linked[row]):
            conflict = conflict_of(alternates, alternates.links_of(row))
            if conflict:
                yield conflict.hit(conflict.first + 1), [row]


def _selfless(alternates: Alternates, rows: Iterable[int]) -> Iterator[int]:
    """Return the entries that do not link to themselves; `rows` are those with links."""
    pages, linked = alternates.pages, alternates.linked
    return (row for row in rows if pages[row] and pages[row] not in linked[row])


def _not_returned(alternates: Alternates, rows: Iterable[int], selfless: Container[int]) -> Iterator[int]:
    """Yield the entries that link to some that do not link back; `rows` are those with links."""
    pages, every = alternates.pages, alternates.linked
    places = alternates.places()
    have_the_same: dict[int, bool] = {}  # True if all linked entries share the same links
    for row in rows:
        linked = every[row]
        is_same = have_the_same.get(id(linked))
        if is_same is None:
            others = map(places.get, linked)
            is_same = all(every[other] is linked for other in others if other is not None)
            have_the_same[id(linked)] = is_same
        if (is_same and row not in selfless) or not pages[row]:
            continue
        if not_returning(alternates, row, pages[row], alternates.links_of(row)):
            yield row


class LinkState(FamilyState[Alternates]):
    """The links of all entries of a file; how those of a set fit together is checked for all its files."""

    RULES = LINK_RULES
    FIELDS = frozenset({EXTENSIONS})

    @classmethod
    def check(cls, file: Entries, context: Context, shared: SharedFacts) -> tuple[Codes, Alternates]:
        alternates = alternates_of(file, shared.urls)
        return link_codes(alternates), alternates

    @property
    def alternates(self) -> Alternates:
        """The links, with the pages if any entry has some."""
        return self.facts or Alternates()

    @property
    def rules(self) -> Collection[str]:
        return LINK_RULES - BETWEEN_RULES if self.of.is_part else LINK_RULES

    def depends_on(self, field: str) -> bool:
        return super().depends_on(field) or (field == "loc" and bool(self.facts))

    def hits(self, row: int) -> list[FieldHit]:
        return [(HREFLANG.name, hit) for hit in link_hits(self.alternates, row) if hit.rule in self.rules]


def with_pages(files: Sequence[Alternates], columns: Sequence[Sequence[str]]) -> list[Alternates]:
    """Return the pages and links of each file with these URLs; [] if no file has links."""
    if not any(files):
        return []
    return [own or without_links(locs) for own, locs in zip(files, columns, strict=True)]


def codes_between(files: Sequence[Alternates]) -> list[Codes]:
    """Check how the links of files fit together, whose pages are all known; return the codes of each."""
    whole = link_codes(Alternates.together(files)) if files else {}
    found: list[Codes] = []
    first = 0
    for file in files:
        stop = first + len(file.pages)
        found.append({key: array[first:stop] for key, array in whole.items() if key[0] in BETWEEN_RULES})
        first = stop
    return found


class LinksAcross:
    """The language links of all files of a document, as the last check read them; its rows are theirs."""

    def __init__(self, document: Document, files: Sequence[Alternates] = ()) -> None:
        """files: their pages and links; () if no file has links."""
        self._document = document
        self._by_file = {file.key: own for file, own in zip(document.files, files, strict=False)}

    @property
    def _each(self) -> list[tuple[SitemapFile, Alternates]]:
        return [(file, self._by_file[file.key]) for file in self._document.files]

    def hits(self, file: SitemapFile, own: int) -> list[Hit]:
        """Return the hits of a row of a file; they name other rows by the number in their file."""
        if not self._by_file:
            return []
        alternates = self._by_file[file.key]
        links, page = alternates.links_of(own), alternates.pages[own]
        hits = []
        if conflict := conflict_of(self, links):
            other = self._document.file_at(conflict.first)
            place = "" if other is file else f" ({other.name})"
            hit = conflict.hit(conflict.first - other.start + 1, place)
            hits.append(hit._replace(params=(*hit.params, ("file", other.name))))
        if missing := page and not_returning(self, file.start + own, page, links):
            hits.append(no_return(missing))
        return hits

    # The protocol LinkPages

    def row_of(self, page: str) -> int | None:
        """Return the first row of a page; None if no file has it."""
        each = ((file, own.row_of(page)) for file, own in self._each)
        return next((file.start + row for file, row in each if row is not None), None)

    def links_of(self, row: int) -> Links:
        """Return the links of an entry."""
        file = self._document.file_at(row)
        return self._by_file[file.key].links_of(row - file.start)

    def is_contested(self, page: str) -> bool:
        """Return True if links in any files give a page different languages."""
        files = self._by_file.values()
        said = {word for file in files if (word := file.word_on(page)) is not None}
        return len(said) > 1 or any(file.is_contested(page) for file in files)

    def namers_of(self, page: str) -> Namers | None:
        """Return the entries in any file that link to a page as x-default; None if there are none."""
        each = (file.namers_of(page) for file in self._by_file.values())
        return reduce(Namers.together, found) if (found := list(filter(None, each))) else None

    def first_word_on(self, page: str) -> tuple[int, Set[str]]:
        """Return the first row that gives a contested page a language, and the languages that it gives."""
        file, own = next((file, own) for file, own in self._each if own.word_on(page) is not None)
        row, said = own.first_word_on(page)
        return file.start + row, said
