"""Compares two sitemaps by content, however each is written; entries are matched by their URLs.

Unlike `transition`, which leads from one version of a file to another byte for byte, this ignores
indentation, prefixes and entities, so that files of different programs can be compared.
"""

from collections import Counter
from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from enum import Enum, StrEnum, auto
from itertools import compress, count, pairwise, repeat
from operator import ne
from typing import NamedTuple

from editor.core.document.entries import Entries
from editor.core.document.transition import claim, once_each
from editor.core.extensions.nodes import Node, extension_text, meaning_of, nodes_at
from editor.core.fields import XML_SPACE, Kind, fields_of
from editor.core.values.urls import equivalence_keys, path_key
from editor.core.xml.markup import EXTENSIONS


class KnownBy(Enum):
    """The key by which entries of two documents are matched."""

    URL = auto()  # in any equivalent spelling
    PATH = auto()  # the URL without scheme, host and port, for sites that moved and test sites


class Changed(NamedTuple):
    """An entry that both have: its rows, and the names of what differs, fields and EXTENSIONS."""

    mine: int
    theirs: int
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Differences:
    """The differences between `mine` and `theirs`; rows are ascending, those of `changed` by mine."""

    only_mine: Sequence[int]
    only_theirs: Sequence[int]
    changed: Sequence[Changed]
    alike: int  # entries that are equal in both
    is_reordered: bool  # True if common entries are in another order

    @property
    def count(self) -> int:
        """The number of entries that differ."""
        return len(self.only_mine) + len(self.only_theirs) + len(self.changed)


class DifferenceKind(StrEnum):
    """The kinds of differences to list."""

    ALL = "all"
    ONLY_HERE = "only-here"
    ONLY_THERE = "only-there"
    CHANGED = "changed"

    def of(self, found: Differences) -> Differences:
        """Return only the differences of this kind."""
        if self is DifferenceKind.ALL:
            return found
        return replace(
            found,
            only_mine=found.only_mine if self is DifferenceKind.ONLY_HERE else (),
            only_theirs=found.only_theirs if self is DifferenceKind.ONLY_THERE else (),
            changed=found.changed if self is DifferenceKind.CHANGED else (),
        )


def differences(mine: Entries, theirs: Entries, known_by: KnownBy = KnownBy.URL) -> Differences:
    """Compare two documents in the fields that both kinds have, and in extensions if both may have them."""
    fields = _fields(mine.kind, theirs.kind, known_by)
    has_markup = mine.kind is theirs.kind is Kind.URLSET
    names = (*fields, EXTENSIONS) if has_markup else fields
    origins = _origins(mine, theirs, names, known_by)
    pairs = [(origin, row) for row, origin in enumerate(origins) if origin >= 0]
    is_reordered = any(one > other for (one, _), (other, _) in pairwise(pairs))
    pairs.sort()
    names_at: dict[int, list[str]] = {}
    for name in names:
        for at in _differing(mine, theirs, pairs, name):
            names_at.setdefault(at, []).append(name)
    kept = {row for row, _ in pairs}
    return Differences(
        only_mine=[row for row in range(len(mine)) if row not in kept],
        only_theirs=[row for row, origin in enumerate(origins) if origin < 0],
        changed=[Changed(*pairs[at], tuple(names)) for at, names in sorted(names_at.items())],
        alike=len(pairs) - len(names_at),
        is_reordered=is_reordered,
    )


def _fields(one: Kind, other: Kind, known_by: KnownBy) -> tuple[str, ...]:
    """Return the fields that both kinds have; without the URL if entries are matched by their path."""
    both = [field.name for field in fields_of(one) if other in field.kinds]
    return tuple(name for name in both if name != "loc" or known_by is KnownBy.URL)


def _origins(mine: Entries, theirs: Entries, names: Sequence[str], known_by: KnownBy) -> list[int]:
    """Return for each entry of theirs its row in mine, or -1.

    Of entries with the same URL, those that are entirely equal are matched first, then those with equal
    fields, then the others in their order.
    """
    own, others = _keys(mine, known_by), _keys(theirs, known_by)
    if once_each(own) and once_each(others):
        return list(map(dict(zip(own, count())).get, others, repeat(-1)))
    origins = [-1] * len(others)
    free = dict.fromkeys(range(len(own)))
    repeated = _repeated(own) | _repeated(others)
    said = _said(mine, own, names, repeated), _said(theirs, others, names, repeated)
    without_markup = 1 + sum(name != EXTENSIONS for name in names)
    for length in (None, without_markup, 1):
        claim([each[:length] for each in said[0]], [each[:length] for each in said[1]], origins, free)
    return origins


def _repeated(keys: Sequence[str]) -> set[str]:
    return {key for key, times in Counter(keys).items() if times > 1}


def _keys(entries: Entries, known_by: KnownBy) -> list[str]:
    locs = entries.column("loc")
    return equivalence_keys(locs) if known_by is KnownBy.URL else list(map(path_key, locs))


def _said(
    entries: Entries, keys: Sequence[str], names: Sequence[str], repeated: Set[str]
) -> list[tuple[object, ...]]:
    """Return for each entry its key and, if that is repeated, also its values and then its extensions."""
    columns = [entries.column(name) for name in names if name != EXTENSIONS]
    said: list[tuple[object, ...]] = []
    for row, key in enumerate(keys):
        if key not in repeated:
            said.append((key,))
            continue
        values = (column[row].strip(XML_SPACE) for column in columns)
        markup = map(meaning_of, nodes_at(entries, row)) if EXTENSIONS in names else ()
        said.append((key, *values, *markup))
    return said


def _differing(mine: Entries, theirs: Entries, pairs: Sequence[tuple[int, int]], name: str) -> list[int]:
    """Return the positions of the pairs of rows that differ in a field or in EXTENSIONS."""
    if name == EXTENSIONS:
        return [at for at, rows in enumerate(pairs) if _is_other_markup(mine, theirs, *rows)]
    own, other = mine.column(name), theirs.column(name)
    texts = [own[row] for row, _ in pairs], [other[row] for _, row in pairs]
    unlike = compress(count(), map(ne, *texts))
    return [at for at in unlike if texts[0][at].strip(XML_SPACE) != texts[1][at].strip(XML_SPACE)]


def _is_other_markup(mine: Entries, theirs: Entries, row: int, their_row: int) -> bool:
    """Return True if the extensions of two entries have different content."""
    own, other = extension_text(mine, row), extension_text(theirs, their_row)
    namespaces = mine.file_at(row).frame.namespaces, theirs.file_at(their_row).frame.namespaces
    if own == other and (not own or namespaces[0] == namespaces[1]):
        return False
    return list(map(meaning_of, nodes_at(mine, row))) != list(map(meaning_of, nodes_at(theirs, their_row)))


def told_entry(entries: Entries, row: int, name: str) -> str:
    """Return the part of an entry that `Changed` names: a value, or all extensions in words."""
    if name != EXTENSIONS:
        return entries.column(name)[row]
    return "; ".join(map(_in_words, nodes_at(entries, row)))


def _in_words(node: Node) -> str:
    """Return a node as text, such as `image (loc: a.png, caption: Snow)`."""
    parts = [f"{attribute.name}: {attribute.value}" for attribute in node.attributes]
    for child in node.children:
        has_parts = child.children or child.attributes
        parts.append(_in_words(child) if has_parts else f"{child.name}: {child.text.strip(XML_SPACE)}")
    text = node.stray if node.children else node.text.strip(XML_SPACE)
    inside = f" ({', '.join(parts)})" if parts else ""
    return f"{node.name}{inside}{': ' if text else ''}{text}"
