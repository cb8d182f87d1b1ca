"""The hreflang links of entries: read as written, and the clusters of language versions they make.

A cluster is of pages that are language versions of each other. An x-default page may belong to the
versions of one page or serve a whole site; one for a whole site cannot name all the pages in return
that name it, as they are no versions of each other.
"""

import re
from collections.abc import Iterable, Mapping, Sequence, Set
from functools import lru_cache
from itertools import accumulate, count, repeat
from typing import NamedTuple, TypeVar

from editor.core.document.columns import CompactList
from editor.core.document.entries import Entries
from editor.core.extensions.extension_declarations import COUNTRIES, HREFLANG, LANGUAGES
from editor.core.extensions.extension_reading import Node, blocks_at, is_unsure, nodes_in
from editor.core.fields import XML_SPACE, Kind
from editor.core.values.urls import equivalence_key
from editor.core.xml.markup import IN_TAG
from editor.core.xml.outline import Names, decoded_attribute, scope_names

X_DEFAULT = "x-default"
ATTRIBUTE = "hreflang"  # in every text that names a version
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
    language, href = block.value(ATTRIBUTE), block.value("href")
    if language is None or href is None or block.value("rel") != "alternate":
        return None
    return LanguageVersion(language.strip(XML_SPACE), href.strip(XML_SPACE))


def versions_at(entries: Entries, row: int) -> Versions:
    """Return the language versions that an entry names, in its order."""
    return _versions_in(blocks_at(entries, row, HREFLANG))


def linked_languages(entries: Entries, row: int) -> str:
    """Return the languages of the versions that an entry names, separated by commas."""
    return ", ".join(version.language for version in versions_at(entries, row))


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


class NamedVersions(NamedTuple):
    """The language versions that the entries of a file name, as columns; entries with equal texts share
    theirs.

    `languages` and `hrefs` have an item for each version in each different text, one text after the other.
    """

    languages: list[str]
    hrefs: list[str]
    counts: list[int]  # versions in each text
    numbers: Sequence[int]  # which of those texts each entry has

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
    telling = [text for text in texts.distinct() if ATTRIBUTE in text]
    odd = _odd_texts(file) if is_urlset else {}
    if not telling and not odd:
        return NamedVersions([], [], [0], CompactList.of(0, len(block)))
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
    return {row: source.text for row, source in zip(*odd, strict=True) if ATTRIBUTE in source.text}


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


@lru_cache(maxsize=4096)
def is_known_code(code: str) -> bool:
    """Return True if search engines know a language code, with its script and region if it has them."""
    if code.lower() == X_DEFAULT:
        return True
    language, *rest = code.lower().split("-")
    if rest and len(rest[0]) == 4 and rest[0].isascii() and rest[0].isalpha():
        rest = rest[1:]
    return language in LANGUAGES and (not rest or (len(rest) == 1 and rest[0].upper() in COUNTRIES))


def usual_case(code: str) -> str:
    """Return a language code in the usual letter case: en-GB, zh-Hant-TW."""
    language, *rest = code.split("-")
    return "-".join([language.lower(), *(part.title() if len(part) == 4 else part.upper() for part in rest)])


@lru_cache(maxsize=200_000)
def page_key(url: str) -> str:
    """Return the key by which pages are compared: equivalent URLs have the same."""
    return equivalence_key(url.strip(XML_SPACE))


class Cluster(NamedTuple):
    """A cluster: the rows of pages that are language versions of each other."""

    rows: tuple[int, ...]
    languages: int  # the number of languages, without x-default
    is_complete: bool  # every page names the same versions, including itself, whatever their codes
    has_default: bool = False  # any page names an x-default version
    unknown: tuple[str, ...] = ()  # codes that search engines do not know, in lower case


def clusters_of(entries: Entries) -> list[Cluster]:
    """Return all clusters of a document, by their first row; pages that are only linked to count as well."""
    named = language_versions(entries)
    if not any(named):
        return []
    pages = list(map(page_key, entries.column("loc")))
    groups = _Groups()
    for row, versions in enumerate(named):
        if versions:
            groups.join(pages[row], versions)
    groups.join_defaults()
    by_group: dict[int, list[int]] = {}
    for row, page in enumerate(pages):
        if (number := groups.find(page)) is not None:
            by_group.setdefault(number, []).append(row)
    return [_cluster(rows, pages, named) for rows in by_group.values()]


class _Groups:
    """A union-find structure of pages that belong together."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._above: list[int] = []
        self._done: dict[Versions, int] = {}
        self._said: list[tuple[int, Versions]] = []  # with the number of a page that names them
        self._defaults: dict[str, list[int]] = {}  # x-default pages -> pages that name them

    def join(self, page: str, versions: Versions) -> None:
        """Unite a page with the versions that it names."""
        number = self._done.get(versions)
        if number is None:
            number = self._number(page)
            for language, key in pairs_of(versions):
                if language == X_DEFAULT:
                    self._defaults.setdefault(key, []).append(number)
                else:
                    self._unite(number, self._number(key))
            self._done[versions] = number
            self._said.append((number, versions))
        self._unite(number, self._number(page))

    def join_defaults(self) -> None:
        """Unite x-default pages with the pages that name them, unless they serve a whole site.

        An x-default page serves a whole site if the pages that name it are not versions of each other: they
        name different pages for some language.
        """
        said: dict[int, dict[str, str]] = {}
        for number, versions in self._said:
            own = said.setdefault(self._top(number), {})
            for language, key in pairs_of(versions):
                if language != X_DEFAULT:
                    own.setdefault(language, key)
        for page, numbers in self._defaults.items():
            named = [self._numbers[page]] if page in self._numbers else []
            tops = dict.fromkeys(map(self._top, (*numbers, *named)))
            together = _agreed(said.get(top, {}) for top in tops)
            if together is not None:
                for top in tops:
                    self._unite(self._number(page), top)
                said[self._top(self._number(page))] = together

    def find(self, page: str) -> int | None:
        """Return the number of the group of a page; None if it is in none."""
        number = self._numbers.get(page)
        return None if number is None else self._top(number)

    def _number(self, page: str) -> int:
        number = self._numbers.setdefault(page, len(self._above))
        if number == len(self._above):
            self._above.append(number)
        return number

    def _top(self, number: int) -> int:
        while self._above[number] != number:
            self._above[number] = self._above[self._above[number]]
            number = self._above[number]
        return number

    def _unite(self, one: int, other: int) -> None:
        self._above[self._top(other)] = self._top(one)


def _agreed(said: Iterable[Mapping[str, str]]) -> dict[str, str] | None:
    """Return the page of each language that some groups agree on; None if they name different ones."""
    together: dict[str, str] = {}
    for own in said:
        for language, page in own.items():
            if together.setdefault(language, page) != page:
                return None
    return together


def _cluster(rows: Sequence[int], pages: Sequence[str], named: Sequence[Versions]) -> Cluster:
    own = {id(named[row]): pairs_of(named[row]) for row in rows}  # the same for most of them
    languages = {language for pairs in own.values() for language, _ in pairs}
    is_complete = False
    if len({tuple(sorted(pairs)) for pairs in own.values()}) == 1:
        pairs = own[id(named[rows[0]])]
        versions = {page for _, page in pairs}
        is_complete = len(pairs) == len(languages) and all(pages[row] in versions for row in rows)
    unknown = tuple(sorted(language for language in languages if not is_known_code(language)))
    return Cluster(tuple(rows), len(languages - {X_DEFAULT}), is_complete, X_DEFAULT in languages, unknown)


def pairs_of(versions: Versions) -> list[tuple[str, str]]:
    """Return the language codes, in lower case, and the page keys of some versions."""
    return [(version.language.lower(), page_key(version.href)) for version in versions]


Pairs = Sequence[tuple[str, str]]  # an entry's languages in lower case, with their page keys


class Namers(NamedTuple):
    """The language versions that all entries naming one x-default page have in common."""

    common: frozenset[str]  # the pages that each of them names in some language
    said: Mapping[str, str]  # the page of each language

    @staticmethod
    def of(pairs: Pairs) -> "Namers":
        """Return the versions that one entry names."""
        said = {language: page for language, page in pairs if language != X_DEFAULT}
        return Namers(frozenset(said.values()), said)

    def together(self, other: "Namers") -> "Namers":
        """Return the versions that two groups of entries have in common; STRANGERS if they disagree."""
        common = self._in_common(other)
        return Namers(common, {**self.said, **other.said}) if common else STRANGERS

    def _in_common(self, other: "Namers") -> frozenset[str]:
        """Return the pages that all entries of both groups name; none if they differ about a language."""
        few, many = sorted((self.said, other.said), key=len)
        agree = all(many.get(language, page) == page for language, page in few.items())
        return self.common & other.common if agree else frozenset()

    def are_versions_with(self, page: str, own: Pairs) -> bool:
        """Return True if all are versions of one page and the x-default `page` is one too."""
        names_others = any(language != X_DEFAULT or key != page for language, key in own)
        return bool(self._in_common(Namers.of(own)) if names_others else self.common)


STRANGERS = Namers(frozenset(), {})


def namers_of(entries: Iterable[tuple[str, Pairs]], defaults: Set[str]) -> dict[str, Namers]:
    """Return, for each of some x-default pages, what the entries that name it have in common.

    `entries` gives their pages and links; of entries with the same links to languages, one is enough.
    """
    found: dict[str, Namers] = {}
    for page, pairs in entries:
        named = {key for _, key in pairs if key in defaults and found.get(key) is not STRANGERS}
        own = Namers.of(pairs) if named else STRANGERS
        together: dict[int, tuple[Namers, Namers]] = {}  # pages named by the same entries share an object
        for key in named:
            if own.said or key != page:  # a page that only names itself tells nothing about others
                known = found.get(key)
                if known is not None and id(known) not in together:
                    together[id(known)] = known, known.together(own)
                found[key] = own if known is None else together[id(known)][1]
    return found


Languages = tuple[str, ...]  # codes as written, in lower case


def languages_linked_to(entries: Entries) -> Sequence[Languages]:
    """Return the languages of the versions that each entry links to, x-default among them."""
    found: list[Languages] = []
    for file in entries.files:
        named = named_versions(file)
        found += named.by_entry([language.lower() for language in named.languages])
    return found


def own_languages(entries: Entries) -> Sequence[Languages]:
    """Return the languages that each entry gives its own page, by links to its own URL: one or none."""
    found: list[Languages] = []
    for file in entries.files:
        named = named_versions(file)
        links = named.by_entry(list(zip(map(str.lower, named.languages), named.hrefs, strict=True)))
        found += [
            _own(loc, of_entry) if of_entry else ()
            for loc, of_entry in zip(file.column("loc"), links, strict=True)
        ]
    return found


def _own(loc: str, links: Sequence[tuple[str, str]]) -> Languages:
    """Return the languages of the links to a URL itself; equivalent URLs are compared if none is the same."""
    own = loc.strip(XML_SPACE)
    to_itself = [language for language, href in links if href.strip(XML_SPACE) == own]
    if not to_itself:
        key = page_key(own)
        to_itself = [language for language, href in links if page_key(href) == key]
    return tuple(language for language in to_itself if language != X_DEFAULT)
