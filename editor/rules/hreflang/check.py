"""Checks the language links of entries, each by itself and together with the others of a document.

| rule | parameters |
|---|---|
| hreflang-duplicate | value |
| hreflang-no-self | |
| hreflang-no-return | value (the first page that does not link back), count |
| hreflang-conflict | value, language, other, first (the other row), place (its file if another) |
| hreflang-no-x-default | count |
"""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import chain, compress

from editor.core.extensions.declared import HREFLANG
from editor.core.extensions.languages import X_DEFAULT
from editor.rules.finding import Hit
from editor.rules.hreflang.links import Alternates
from editor.rules.hreflang.pairs import (
    BETWEEN_RULES,
    NO_RETURN,
    Links,
    conflict_of,
    no_return,
    not_returning,
)
from editor.rules.marks import Codes, Key, array_of, code_of_hit
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


def link_codes_at(alternates: Alternates, row: int) -> dict[Key, int]:
    """Return the codes of the rules about links that one entry breaks."""
    return {(hit.rule, HREFLANG.name): code_of_hit(hit) for hit in link_hits(alternates, row)}


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
        code, array = code_of_hit(hit), array_of(codes, size, (hit.rule, HREFLANG.name))
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
