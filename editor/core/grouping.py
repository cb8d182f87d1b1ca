"""Groups entries by section, language, year or kind of page, distributes them over files, and counts folders.

Groups come in the order of their first entry, and the entries of a group stay in theirs. Files may
also be filled simply by number.

The tree of folders counts the URLs in each and shows its worst finding. A URL is in the folders
that its path passes through: `/blog/` and `/blog/2026/` are folders of `/blog/2026/snow` and
`/blog/`, and both URLs are in the first. Letter case and percent-encoding make no difference, as in
a filter by path.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import partial
from itertools import compress
from operator import ne
from typing import NamedTuple, Self
from unicodedata import combining, normalize
from urllib.parse import unquote

from editor.core.document.document import Document
from editor.core.document.entries import Entries
from editor.core.document.rows import Rows, as_rows
from editor.core.file_limits import MAX_ENTRIES
from editor.core.filtering.filter_parts import NO_PLACE
from editor.core.filtering.filter_tree import Literal, Node, Text
from editor.core.filtering.text_matching import case_folded
from editor.core.filtering.value_matching import SplitUrls, hosts_of
from editor.core.site.declined_urls import DeclinedUrls
from editor.core.text import N_, SentenceError
from editor.core.values.w3c_datetime import date_of
from editor.runtime.threads import yield_to_paint

MAX_LABEL = 60  # characters

_START = r"\s*[A-Za-z][A-Za-z0-9+.-]*://[^/?#]*/+"
_SECTION = re.compile(_START + r"([^/?#]+)/")
# A language as in hreflang: two letters, perhaps with a script and a country or world region (es-419).
_LANGUAGE = re.compile(
    _START + r"([A-Za-z]{2}(?:[-_][A-Za-z]{4})?(?:[-_](?:[A-Za-z]{2}|[0-9]{3}))?)(?=[/?#]|\s*\Z)"
)
_NOT_SAFE = re.compile(r"[^a-z0-9_.]+")
_NO_LETTER = re.compile(r"[\x00-\x2d/:-^`{-\x7f]+")  # of ASCII all but a to z, digits, "_" and "."


class Grouping(StrEnum):
    """The property by which entries are grouped."""

    COUNT = "count"  # all are in one group
    SECTION = "section"  # the first folder of the path: /blog/ of /blog/2026/a
    LANGUAGE = "language"  # the first name in the path where it looks like en, pt-BR or zh_hant
    YEAR = "year"  # the year of lastmod, as written
    PATTERN = "pattern"  # the first pattern that fits the URL, see `PageKind`


class PageKind(NamedTuple):
    """A kind of page: its label, and the pattern of its URLs as `DeclinedUrls` has it."""

    label: str
    pattern: str

    @classmethod
    def of_text(cls, text: str) -> Self:
        """Make it of a text such as `products=/shop/*`; raises NoPageKind."""
        name, _, pattern = text.partition("=")
        label = label_of(name)
        if not label or not pattern.startswith(("/", "*", "http://", "https://")):
            raise NoPageKind(_NO_KIND, text)
        return cls(label, pattern)


class NoPageKind(SentenceError):
    """The error for a text that does not say a kind of page."""


_NO_KIND = N_(
    "{detail} is no kind of page. Write a name, =, and a pattern of paths, such as products=/shop/*"
)

# The labels of entries that belong to no group.
_REST = {
    Grouping.SECTION: "root",
    Grouping.LANGUAGE: "other",
    Grouping.YEAR: "undated",
    Grouping.PATTERN: "other",
}
_NAMELESS = "other"  # for a key without a usable name, such as a blank


def groups_of(entries: Entries, grouping: Grouping, kinds: Sequence[PageKind] = ()) -> dict[str, Rows]:
    """Return the rows of each group by its label, fit for a file name; "" for one group of all rows.

    kinds: those that PATTERN goes by.
    """
    if grouping is Grouping.COUNT or not len(entries):
        return {"": range(len(entries))}
    groups: dict[str, list[int]] = {}
    for row, key in enumerate(_keys(entries, grouping, kinds)):
        groups.setdefault(key, []).append(row)
    labels: set[str] = set()
    found: dict[str, Rows] = {}
    for key, rows in groups.items():
        label = _free((label_of(key) or _NAMELESS) if key else _REST[grouping], labels)
        labels.add(label)
        found[label] = as_rows(rows)
    return found


def language_in(url: str) -> str:
    """Return the language code at the start of a URL's path, as written; "" if there is none."""
    found = _LANGUAGE.match(url)
    return found[1] if found else ""


def label_of(text: str) -> str:
    """Reduce a text to lower-case ASCII letters, digits, `-`, `_` and `.`; "" if nothing is left.

    Accents are dropped, and other alphabets are written as in host names: `xn--` and Punycode.
    """
    text = unquote(text).casefold()
    letters = normalize("NFKD", text)
    bare = "".join(letter for letter in letters if not combining(letter))
    label = _NOT_SAFE.sub("-", bare)
    if not bare.isascii() and (not label.strip("-.") or any(map(_is_foreign, bare))):
        words = _NO_LETTER.sub("-", normalize("NFC", text)[:MAX_LABEL]).strip("-.")
        label = "xn--" + words.encode("punycode", "replace").decode("ascii")
    return label[:MAX_LABEL].strip("-.")


def _is_foreign(letter: str) -> bool:
    return letter.isalnum() and not letter.isascii()


def _keys(entries: Entries, grouping: Grouping, kinds: Sequence[PageKind]) -> Iterator[str]:
    """Yield the key of each entry's group; "" for entries that belong to none."""
    if grouping is Grouping.PATTERN:
        patterns = DeclinedUrls(kind.pattern for kind in kinds)
        labels = {"": "", **{kind.pattern: kind.label for kind in reversed(kinds)}}
        return (labels[patterns.pattern_for(loc.strip())] for loc in entries.column("loc"))
    if grouping is Grouping.YEAR:
        years = {text: _year(text) for text in set(entries.column("lastmod"))}
        return map(years.__getitem__, entries.column("lastmod"))
    pattern = _SECTION if grouping is Grouping.SECTION else _LANGUAGE
    matches = map(pattern.match, entries.column("loc"))
    told = str.lower if grouping is Grouping.LANGUAGE else unquote  # %C3%A4 is ä in another spelling
    return (told(match[1]) if match else "" for match in matches)


def _year(text: str) -> str:
    value = date_of(text)
    return f"{value.year:04}" if value else ""


def _free(label: str, taken: set[str]) -> str:
    """Return a label, with a number appended if another group has it already."""
    number, free = 1, label
    while free in taken:
        number += 1
        free = f"{label}-{number}"
    return free


MOST_FOLDERS = 20  # folders in each other; a hostile URL has thousands
_AT_A_TIME = 4_000  # URLs: the window may wait for so many


@dataclass(slots=True)
class Folder:
    """A host, or a folder of its paths, with all that is inside it."""

    host: str  # in ASCII; "" for what is no absolute URL
    path: str = ""  # readable, as the first URL has it, with a slash at both ends; "" for the host itself
    count: int = 0  # of the URLs
    worst: int = 0  # severity of their worst finding, 0 for none
    folders: "list[Folder]" = field(default_factory=list)  # those with the most URLs first

    @property
    def name(self) -> str:
        """The last name in the folder's path; the host itself for a host."""
        return self.path[:-1].rpartition("/")[2] if self.path else self.host


class SiteTree(NamedTuple):
    """The hosts of a document, those with the most URLs first; texts that are no absolute URL come last."""

    hosts: tuple[Folder, ...] = ()

    @property
    def _has_others(self) -> bool:
        """True if there are several real hosts."""
        return len(self.hosts) > 1 + (not self.hosts[-1].host)

    def question(self, folder: Folder) -> tuple[Node, ...]:
        """Return the filter conditions that together match the URLs in a folder; none for the only host."""
        if not folder.host:
            return (NO_PLACE,)
        path = (Text("path", Literal(folder.path)),) if folder.path else ()
        # Texts that are no absolute URL have no path.
        is_one_of_many = self._has_others if path else len(self.hosts) > 1
        return (Text("host", Literal(folder.host), is_whole=True), *path) if is_one_of_many else path

    def asked_for(self, question: tuple[Node, ...]) -> Folder | None:
        """Return the folder that these filter conditions stand for; None if there is none."""
        asked = [part for part in question if isinstance(part, Text) and isinstance(part.pattern, Literal)]
        wanted = {part.term: part.pattern.text for part in asked if isinstance(part.pattern, Literal)}
        path = wanted.get("path", "")
        # Without a condition on the host, only the first or the last host can be meant.
        folders = [host for host in self.hosts if host.host == wanted.get("host", host.host)]
        folders = folders if "host" in wanted else [*folders[:1], *folders[-1:]]
        while folders:
            folder = folders.pop()
            if self.question(folder) == question:
                return folder
            folders += [inner for inner in folder.folders if path.startswith(inner.path)]
        return None


def site_tree(locs: Sequence[str], worst: Sequence[int]) -> SiteTree:
    """Build the tree of some URLs; `worst`: the severity of each entry's worst finding, 0 for none."""
    gathering = _Gathering()
    for start in range(0, len(locs), _AT_A_TIME):
        yield_to_paint()
        some = slice(start, start + _AT_A_TIME)
        gathering.add(locs[some], worst[some])
    return gathering.tree()


class _Gathering:
    """Collects URLs and builds their tree.

    Places are compared as host and path, case-folded and decoded. The place of a URL is the text before its
    last name; a URL that ends with a slash is its own place, whether anything is below it or not.
    """

    def __init__(self) -> None:
        self._folders: dict[str, Folder] = {}  # by place
        self._beyond: dict[str, str] = {}  # place too deep in the tree -> the place that represents it
        self._counts: Counter[str] = Counter()  # of URLs, by place
        self._worst: dict[str, int] = {}  # place -> worst severity

    def add(self, locs: Sequence[str], worst: Sequence[int]) -> None:
        """Add some URLs, with the severity of each entry's worst finding."""
        addresses, paths = _addresses(locs)
        places = [address[: address.rfind("/") + 1] for address in addresses]
        self._counts.update(places)
        for place, severity in set(zip(compress(places, worst), filter(None, worst), strict=True)):
            self._worst[place] = max(severity, self._worst.get(place, 0))
        holding = set(compress(places, map(ne, places, addresses)))  # something is below them
        new = holding.union(map(_above, set(places))).difference(self._folders, self._beyond)
        for place, path in zip(places, paths, strict=True) if new else ():
            for folder in new.intersection((place, _above(place))):
                new.discard(folder)
                self._make_folder(folder, path)

    def _make_folder(self, place: str, path: str) -> None:
        """Create the folder of a place and those around it; `path`: the readable path of a URL in it."""
        host, *names = place.split("/")
        spelled = path.split("/", MOST_FOLDERS + 1)[1:]
        around = f"{host}/" if host else ""
        self._folders.setdefault(around, Folder(host))
        for depth, name in enumerate(names[:-1][:MOST_FOLDERS], 1):
            around += f"{name}/"
            if around not in self._folders:
                self._folders[around] = Folder(host, f"/{'/'.join(spelled[:depth])}/")
        if around != place:
            self._beyond[place] = around

    def tree(self) -> SiteTree:
        """Return the tree of all URLs that were added; nothing can be added after that."""
        for place, count in self._counts.items():
            is_folder = place in self._folders or place in self._beyond
            key = place if is_folder else _above(place)
            folder = self._folders[self._beyond.get(key, key)]
            folder.count += count
            folder.worst = max(folder.worst, self._worst.get(place, 0))
        hosts: list[Folder] = []
        for key in sorted(self._folders, key=len, reverse=True):  # what is in a folder comes before it
            folder = self._folders[key]
            folder.folders.sort(key=_rank)
            if not folder.path:
                hosts.append(folder)
                continue
            around = self._folders[_above(key)]
            around.folders.append(folder)
            around.count += folder.count
            around.worst = max(around.worst, folder.worst)
        return SiteTree(tuple(sorted(hosts, key=lambda host: (not host.host, *_rank(host)))))


def _addresses(locs: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the URLs in comparable form, "" for those that are not absolute, and their readable paths."""
    urls = SplitUrls(locs)
    homes, paths = urls.homes(), urls.readable_paths()
    hosts = {home: hosts_of(home)[0] for home in set(homes)}
    each = zip(map(hosts.__getitem__, homes), case_folded(paths), strict=True)
    return [host + path if host else "" for host, path in each], paths


def _above(place: str) -> str:
    """Return the folder that contains a folder; a host contains itself."""
    return place[: place.rfind("/", 0, -1) + 1] or place


def _rank(folder: Folder) -> tuple[int, str, str]:
    return -folder.count, folder.name.casefold(), folder.name


@dataclass(frozen=True, slots=True)
class Distribution:
    """A rule that distributes rows over files and names these, as in `sitemap-blog-2.xml`."""

    grouping: Grouping = Grouping.COUNT
    most: int = MAX_ENTRIES  # rows in a file
    stem: str = "sitemap"
    ending: str = ".xml"


def rows_by_file(document: Document, rows: Rows, rule: Distribution) -> dict[str, Rows]:
    """Return the rows of each file by its name, in the order of the document.

    A file that exists already takes as many rows as fit beside those that stay in it.
    """
    is_whole = len(rows) == len(document)
    wanted = frozenset() if is_whole else frozenset(rows)
    staying = partial(_staying, document, rows)
    files: dict[str, Rows] = {}
    groups = {"": rows} if rule.grouping is Grouping.COUNT else groups_of(document, rule.grouping)
    for label, members in groups.items():
        own = members if is_whole or not label else as_rows([row for row in members if row in wanted])
        _fill(files, label, own, rule, staying)
    return files


def _staying(document: Document, rows: Rows, name: str) -> int:
    """Return the number of rows that stay in the file of that name; 0 if it is new."""
    file = document.files.named(name)
    return 0 if file is None else len(file) - len(file.from_document(rows))


def _fill(
    files: dict[str, Rows], label: str, rows: Rows, rule: Distribution, staying: Callable[[str], int]
) -> None:
    """Distribute rows over the next files that have room and are not filled yet."""
    base = [word for word in (rule.stem, label) if word]
    number = first = 0
    while first < len(rows):
        number += 1
        name = "-".join([*base, str(number)] if number > 1 or not label else base) + rule.ending
        room = rule.most - staying(name)
        if name not in files and room > 0:
            files[name] = rows[first : first + room]
            first += room
