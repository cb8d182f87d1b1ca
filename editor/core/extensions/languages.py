"""Reads the hreflang links of entries, as written, quickly for a whole document."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate, count, repeat
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from editor.core.document.compact_list import CompactList
from editor.core.document.entries import Entries
from editor.core.extensions.declared import HREFLANG
from editor.core.extensions.nodes import Node, blocks_at, is_unsure, nodes_in
from editor.core.fields import XML_SPACE, Kind
from editor.core.xml.outline import Names, decoded_attribute, scope_names
from editor.core.xml.tokens import IN_TAG

if TYPE_CHECKING:
    from editor.core.extensions.new_elements import NewElement

X_DEFAULT = "x-default"
_ATTRIBUTE = "hreflang"  # in every text that names a version
_AT_A_TIME = 100  # texts that are read together, or one by one if any of them is written differently
_END = "\0"  # between texts, as XML cannot contain it

_Item = TypeVar("_Item")


class LanguageVersion(NamedTuple):
    """An hreflang link of an entry: language and URL, without surrounding whitespace."""

    language: str
    href: str


Versions = tuple[LanguageVersion, ...]


def version_of(block: Node) -> LanguageVersion | None:
    """Return the language and URL of a link; None if one of them is missing."""
    language, href = block.value(_ATTRIBUTE), block.value("href")
    if language is None or href is None or block.value("rel") != "alternate":
        return None
    return LanguageVersion(language.strip(XML_SPACE), href.strip(XML_SPACE))


def link_to(version: LanguageVersion) -> "NewElement":
    """Return a new link element for a language version."""
    from editor.core.extensions.new_elements import NewElement  # noqa: PLC0415 - on demand

    attributes = (("rel", "alternate"), (_ATTRIBUTE, version.language), ("href", version.href))
    return NewElement(HREFLANG.block.name, attributes=attributes)


def versions_at(entries: Entries, row: int) -> Versions:
    """Return the language versions that an entry names, in its order."""
    return _versions_in(blocks_at(entries, row, HREFLANG))


def _versions_in(blocks: Sequence[Node]) -> Versions:
    return tuple(version for block in blocks if (version := version_of(block)))


def language_versions(entries: Entries) -> list[Versions]:
    """Return the language versions that each entry names."""
    found: list[Versions] = []
    for file in entries.files:
        named = named_versions(file)
        found += named.by_entry(list(map(LanguageVersion, named.languages, named.hrefs)))
    return found


# All entries of a file


@dataclass(frozen=True, slots=True)
class NamedVersions:
    """The language versions that the entries of a file name, as columns; entries with equal texts share
    theirs.

    `languages` and `hrefs` have an item for each version in each different text, one text after the other.
    """

    languages: list[str] = field(default_factory=list)
    hrefs: list[str] = field(default_factory=list)
    counts: list[int] = field(default_factory=list)  # versions in each text
    numbers: Sequence[int] = ()  # which of those texts each entry has

    def by_entry(self, items: Sequence[_Item]) -> list[tuple[_Item, ...]]:
        """Group items, one for each version, by entry: one tuple for each, shared by equal texts."""
        if not self.hrefs:
            return [()] * len(self.numbers)
        return list(map(self._by_text(items).__getitem__, self.numbers))

    def _by_text(self, items: Sequence[_Item]) -> list[tuple[_Item, ...]]:
        """Group items by text; the first text stands for all that name no version and gets none."""
        some, *others = set(self.counts[1:])
        if some and not others:  # as many in each, which many sites have
            return [(), *zip(*[iter(items)] * some, strict=True)]
        every, ends = tuple(items), accumulate(self.counts)
        return [every[end - own : end] for end, own in zip(ends, self.counts, strict=True)]


def named_versions(file: Entries) -> NamedVersions:
    """Return the language versions that the entries of one file name."""
    block = file.columns
    is_urlset = file.kind is Kind.URLSET
    texts = block.extensions if is_urlset else CompactList.of("", len(block))
    telling = [text for text in texts.distinct() if _ATTRIBUTE in text]
    odd = _odd_texts(file) if is_urlset else {}
    if not telling and not odd:
        return NamedVersions(counts=[0], numbers=CompactList.of(0, len(block)))
    reader = _Reader(scope_names(file.frame))
    reader.read(telling)
    reader.read(list(odd.values()), are_entries=True)
    places = dict(zip(telling, count(1)))
    numbers = list(map(places.get, texts, repeat(0)))
    for row, number in zip(odd, count(1 + len(telling))):
        numbers[row] = number
    return NamedVersions(reader.languages, reader.hrefs, reader.counts, numbers)


def _odd_texts(file: Entries) -> dict[int, str]:
    """Return the texts of odd entries that may name versions, by row."""
    odd = file.columns.odd_sources()
    return {row: source.text for row, source in zip(*odd, strict=True) if _ATTRIBUTE in source.text}


class _Reader:
    """Reads the language versions in texts one after the other; its first text is one without any."""

    def __init__(self, names: Names) -> None:
        self.languages: list[str] = []
        self.hrefs: list[str] = []
        self.counts = [0]
        self._names = names
        prefixes = names.prefixes_of(HREFLANG.variants.fullmatch)
        self._may_be_usual = len(prefixes) < 2
        tag = f"{prefixes[0]}{HREFLANG.block.name}" if prefixes else _END  # which is never there
        self._start, self._end = f"<{tag}", f"</{tag}"
        start = re.escape(self._start)
        # Nearly all links match the first pattern, whose values may contain anything. The other one accepts
        # any order, but no value that could be the text between two others.
        self._whole = re.compile(rf'{start} rel="alternate" hreflang="([^"]*+)" href="([^"]*+)" ?/>')
        attributes = ('rel="alternate"', r'hreflang="([^"<\s]*+)"', r'href="([^"<\s]*+)"')
        ahead = "".join(rf"(?=[^<>']*?\s{name})" for name in attributes)
        self._loose = re.compile(rf"{start}(?=\s){ahead}")
        self._nested = re.compile(rf"{start}{IN_TAG}>[^<]*+{start}")

    def read(self, texts: Sequence[str], *, are_entries: bool = False) -> None:
        """Read texts of extensions, or of whole entries."""
        for at in range(0, len(texts), _AT_A_TIME):
            self._read(texts[at : at + _AT_A_TIME], are_entries=are_entries)

    def _read(self, texts: Sequence[str], *, are_entries: bool) -> None:
        if self._may_be_usual and self._read_usual(texts, are_entries=are_entries):
            return
        if len(texts) > 1:
            for text in texts:
                self._read([text], are_entries=are_entries)
            return
        nodes = nodes_in(texts[0], self._names, is_entry=are_entries)
        versions = _versions_in([node for node in nodes if node.element is HREFLANG.block])
        self.languages += [version.language for version in versions]
        self.hrefs += [version.href for version in versions]
        self.counts.append(len(versions))

    def _read_usual(self, texts: Sequence[str], *, are_entries: bool) -> bool:
        """Read texts with regular expressions; return False, with nothing read, if that is unsafe."""
        column = _END.join(texts)
        counts = [text.count(self._start) for text in texts]
        total = sum(counts)
        found = self._whole.findall(column)
        if len(found) < total or total < column.count("<"):  # there is more than those links
            if is_unsure(column):
                return False
            found = found if len(found) == total else self._loose.findall(column)
            are_outermost = map(self._are_outermost, texts, counts, repeat(are_entries))
            if len(found) != total or not all(are_outermost):
                return False
        self.languages += _decoded([language for language, _ in found])
        self.hrefs += _decoded([href for _, href in found])
        self.counts += counts
        return True

    def _are_outermost(self, text: str, count: int, is_entry: bool) -> bool:
        """Return True if this many links in a text are in no other element."""
        if not count:
            return True
        ends = text.count(self._end)
        if ends and self._nested.search(text):
            return False
        tags = count + ends + is_entry  # of links, and one of the entry itself
        first, last = text.find(self._start), max(text.rfind(self._start), text.rfind(self._end))
        return tags in (text.count("<", first), text.count("<", 0, last + 1))


def _decoded(values: list[str]) -> list[str]:
    """Return attribute values as a parser would, without surrounding whitespace."""
    text = "".join(values)
    if not any(sign in text for sign in f"&{XML_SPACE}"):
        return values
    return [decoded_attribute(value).strip(XML_SPACE) for value in values]
