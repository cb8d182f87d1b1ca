"""Checks the language links of entries, each by itself and together with the others of a document.

| rule | parameters |
|---|---|
| hreflang-duplicate | value |
| hreflang-no-self | near ("" or a sentence on a link that is nearly one to itself) |
| hreflang-no-return | value (the first page that does not link back), count |
| hreflang-conflict | value, language, other, first (the other row), place (its file if another) |
| hreflang-no-x-default | count |
| hreflang-set-incomplete | value (the first version that is lacking), language, other (who names it) |
| hreflang-version-unlisted | value (the first of them), count |

Each of several files is checked by itself; how their links fit together is checked for all of them at
once, if any has links.
"""

from collections import Counter
from collections.abc import Collection, Container, Iterable, Iterator, Sequence
from itertools import chain, compress
from typing import NamedTuple

from editor.core.document.entries import Entries
from editor.core.extensions.extension_declarations import HREFLANG
from editor.core.extensions.language_links import X_DEFAULT
from editor.core.file_limits import MAX_ENTRIES
from editor.core.text import N_, Phrase
from editor.core.values.urls import scope_of, split
from editor.core.xml.markup import EXTENSIONS
from editor.rules.extensions.hreflang_links import (
    BETWEEN_RULES,
    UNLISTED,
    Alternates,
    Links,
    alternates_of,
    conflict_of,
    lacking_version,
    no_return,
    not_returning,
    without_links,
)
from editor.rules.family import FamilyState, SharedFacts
from editor.rules.finding import Context, FieldHit, FileHit, Hit
from editor.rules.listing.scope_check import error_in
from editor.rules.marks import Codes, array_of, mark_of_hit
from editor.rules.rule import Fixability
from editor.rules.structure.entry_check import shown_text

NO_SELF = "hreflang-no-self"
LINK_RULES = BETWEEN_RULES | {"hreflang-duplicate", NO_SELF, "hreflang-no-x-default"}
_NEAR = N_(" It links to {url}, which differs only in {part}.")
_PARTS = {
    "scheme": Phrase(N_("http and https")),
    "www": Phrase(N_("www")),
    "slash": Phrase(N_("the slash at the end")),
}
_SEVERAL_PARTS = Phrase(N_("http and https, www. or the slash at the end"))


# One entry


def link_hits(alternates: Alternates, row: int) -> list[Hit]:
    """Return the hits about the links of one entry."""
    return [*own_hits(alternates, row), *between_hits(alternates, row)]


def own_hits(alternates: Alternates, row: int) -> Iterator[Hit]:
    """Yield the hits about the links of one entry by themselves."""
    if row < len(alternates) and alternates.linked[row]:
        links, page = alternates.links_of(row), alternates.pages[row]
        yield from _own_hits(links)
        if page and page not in links.pages:
            yield Hit(NO_SELF, (("near", _near_itself(page, links)),))


def between_hits(alternates: Alternates, row: int) -> Sequence[Hit]:
    """Return the hits about the links of one entry together with those of others.

    The first are known once they were found, for a report on what was just checked.
    """
    known = alternates.between.get(row)
    if known is None:
        known = tuple(_between_hits(alternates, row))
        if len(alternates.between) < MAX_ENTRIES:
            alternates.between[row] = known
    return known


def _between_hits(alternates: Alternates, row: int) -> Iterator[Hit]:
    if row < len(alternates) and alternates.linked[row]:
        links, page = alternates.links_of(row), alternates.pages[row]
        if conflict := conflict_of(alternates, links):
            yield conflict.hit()
        if page and (missing := not_returning(alternates, row, page, links)):
            yield no_return(missing)
        if page and (lacking := lacking_version(alternates, row, page, links)):
            yield lacking.hit()


def _near_itself(page: str, links: Links) -> str:
    """Return a sentence on the first link that differs from a page in scheme, www or slash; "" for none."""
    near = _bare(page)
    for key in links.pages:
        if near is not None and (other := _bare(key)) and other.bare == near.bare:
            parts = [_PARTS[name] for name in _PARTS if getattr(near, name) != getattr(other, name)]
            return Phrase(_NEAR, url=shown_text(key), part=parts[0] if len(parts) == 1 else _SEVERAL_PARTS)
    return ""


class _BarePage(NamedTuple):
    """A page without what is often mistaken in its URL, and what that is."""

    bare: str
    scheme: str
    www: bool
    slash: bool


def _bare(page: str) -> _BarePage | None:
    parts = split(page)
    if parts is None:
        return None
    host, path = parts.authority.removeprefix("www."), parts.path.removesuffix("/")
    bare = f"{host}{path}{parts.query}{parts.fragment}"
    return _BarePage(bare, parts.scheme, host != parts.authority, path != parts.path)


def _own_hits(links: Links) -> Iterator[Hit]:
    """Yield the hits of one entry's links by themselves; of its pages, only if a language is repeated."""
    tags = [tag for tag in links.tags if tag]  # an empty one has a finding of its own
    languages = set(tags)
    if len(languages) < len(tags):
        counts = Counter(tags)
        repeated = next(tag for tag in tags if counts[tag] > 1)
        is_same = len({(tag, page) for tag, page in links.pairs() if tag}) < len(tags)
        yield Hit(
            "hreflang-duplicate", (("value", repeated),), fix=Fixability.AUTO if is_same else Fixability.ASK
        )
    if len(languages) > 1 and X_DEFAULT not in languages:
        yield Hit("hreflang-no-x-default", (("count", len(languages)),))


# All entries


def link_codes(alternates: Alternates) -> Codes:
    """Return the codes of all entries, by rule."""
    return {**own_codes(alternates), **between_codes(alternates)}


def own_codes(alternates: Alternates) -> Codes:
    """Return the codes of the links of each entry by themselves."""
    rows = _rows_with_links(alternates)
    if not rows:
        return {}
    return _codes(
        alternates, chain(_told_alone(alternates, rows), [(Hit(NO_SELF), _selfless(alternates, rows))])
    )


def between_codes(alternates: Alternates) -> Codes:
    """Return the codes of the links of all entries together."""
    rows = _rows_with_links(alternates)
    if not rows:
        return {}
    contested, linked = alternates.said.contested, alternates.linked
    suspects = {row for row in rows if not contested.isdisjoint(linked[row])} if contested else set()
    if alternates.links_to_own:
        suspects.update(_unlike_their_versions(alternates, rows, set(_selfless(alternates, rows))))
    found = ((hit, [row]) for row in sorted(suspects) for hit in between_hits(alternates, row))
    return _codes(alternates, found)


def _rows_with_links(alternates: Alternates) -> list[int]:
    return list(compress(range(len(alternates)), alternates.linked))


def _codes(alternates: Alternates, hits: Iterable[tuple[Hit, Iterable[int]]]) -> Codes:
    """Return the codes of some hits, each with its rows."""
    codes: Codes = {}
    for hit, found in hits:
        code, array = mark_of_hit(hit), array_of(codes, len(alternates), (hit.rule, HREFLANG.name))
        for row in found:
            array[row] = code
    return codes


def _told_alone(alternates: Alternates, rows: Iterable[int]) -> Iterator[tuple[Hit, Iterable[int]]]:
    """Yield the hits of links by themselves, each with the rows that share it."""
    by_tags: dict[tuple[str, ...], list[int]] = {}
    for row in rows:
        by_tags.setdefault(alternates.tags[row], []).append(row)
    for tags, alike in by_tags.items():
        is_told_by_tags = len(set(tags)) == len(tags)
        for group in [alike] if is_told_by_tags else ([row] for row in alike):
            for hit in _own_hits(alternates.links_of(group[0])):
                yield hit, group


def _selfless(alternates: Alternates, rows: Iterable[int]) -> Iterator[int]:
    """Return the entries that do not link to themselves; `rows` are those with links."""
    pages, linked = alternates.pages, alternates.linked
    return (row for row in rows if pages[row] and pages[row] not in linked[row])


class _LinkNumbers:
    """Numbers by which the links of entries are compared, whatever their order."""

    def __init__(self, alternates: Alternates) -> None:
        self._alternates = alternates
        self._numbers: dict[int, int] = {}  # by row
        self._known: dict[tuple[frozenset[str], frozenset[str]], int] = {}
        self._languages: dict[tuple[str, ...], frozenset[str]] = {}  # few entries have different ones

    def of(self, row: int) -> int:
        """Return the number of an entry's links; others with the same pages and languages have the same."""
        number = self._numbers.get(row)
        if number is None:
            tags = self._alternates.tags[row]
            languages = self._languages.get(tags) or self._languages.setdefault(tags, frozenset(tags))
            key = (frozenset(self._alternates.linked[row]), languages)
            number = self._numbers[row] = self._known.setdefault(key, len(self._known))
        return number


def _unlike_their_versions(
    alternates: Alternates, rows: Iterable[int], selfless: Container[int]
) -> Iterator[int]:
    """Yield the entries that do not link to themselves, or to some that do not have the same links.

    `rows` are those with links. Of all others each linked entry links back and names the same versions.
    """
    pages, every = alternates.pages, alternates.linked
    places, number_of = alternates.places(), _LinkNumbers(alternates).of
    have_the_same: dict[int, bool] = {}  # True if all linked entries have the same links
    for row in rows:
        linked = every[row]
        is_same = have_the_same.get(id(linked))
        if is_same is None:
            others = map(places.get, linked)
            is_same = all(
                every[other] is linked or number_of(other) == number_of(row)
                for other in others
                if other is not None
            )
            have_the_same[id(linked)] = is_same
        if pages[row] and (not is_same or row in selfless):
            yield row


class LinkState(FamilyState[Alternates]):
    """The links of all entries of a file; how those of a set fit together is checked for all its files."""

    RULES = LINK_RULES
    FIELDS = frozenset({EXTENSIONS})

    @classmethod
    def check(cls, file: Entries, context: Context, shared: SharedFacts) -> tuple[Codes, Alternates]:
        alternates = alternates_of(file, shared.urls)
        if alternates and not shared.is_part:
            alternates.unlisted(scope_of(context.published_url))  # ahead, as nobody waits for a check
        return (own_codes if shared.is_part else link_codes)(alternates), alternates

    @property
    def alternates(self) -> Alternates:
        """The links, with the pages if any entry has some."""
        return self.facts or Alternates()

    @property
    def rules(self) -> Collection[str]:
        return LINK_RULES - BETWEEN_RULES if self.of.is_part else LINK_RULES

    def file_hits(self) -> Iterator[FileHit]:
        if not self.of.is_part and self.facts:
            yield from unlisted_hits(self.facts.unlisted(scope_of(self.of.context.published_url)))

    def depends_on(self, field: str) -> bool:
        return super().depends_on(field) or (field == "loc" and bool(self.facts))

    def hits(self, row: int) -> list[FieldHit]:
        hits = own_hits if self.of.is_part else link_hits
        return [(HREFLANG.name, hit) for hit in hits(self.alternates, row)]


def unlisted_hits(pages: Sequence[str]) -> Iterator[FileHit]:
    """Yield the file hit about linked versions without an entry."""
    if pages:
        params = (("value", pages[0]), ("count", len(pages)))
        may_be_added = any(error_in(page) is None for page in pages)
        fix = None if may_be_added else Fixability.NONE
        yield FileHit(UNLISTED, value=pages[0], params=params, places=len(pages), fix=fix)


def links_together(files: Sequence[Alternates], columns: Sequence[Sequence[str]]) -> Alternates:
    """Return the links of several files with these URLs, one after the other; none if no file has any."""
    if not any(files):
        return Alternates()
    return Alternates.together([own or without_links(locs) for own, locs in zip(files, columns, strict=True)])


def unlisted_by_file(files: Sequence[Alternates], together: Alternates) -> list[list[str]]:
    """Return the versions without an entry in any of these files, for each those that it links to first."""
    unlisted: list[list[str]] = [[] for _ in files]
    for page in together.unlisted(None):
        linking = (own for own, file in zip(unlisted, files, strict=True) if file.word_on(page) is not None)
        next(linking).append(page)
    return unlisted
