"""The URLs under which the files of a built site are published.

A server sends `docs/index.html` for `/docs/`, and some send `about.html` for `/about`. Which of
these a site means is learned from the URLs that its sitemap lists; where nothing is listed, a page
has the URL that every server knows. Paths are relative to the folder, with `/` between their parts
and percent-encoded as in URLs.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cached_property
from typing import NamedTuple

from editor.core.values.urls import equivalence_key, equivalence_keys, origin

_PAGE = re.compile(r"(?:(?P<folder>.*/)?(?P<index>index)|(?P<name>.+))\.(?:html?|xhtml)", re.IGNORECASE)
_BEHIND_PATH = re.compile(r"[?#].*", re.DOTALL)
_MOST_FOLDERS = 6  # of which a base may consist


class Spelling(Enum):
    """A way to write the URL of a page."""

    FOLDER = "/about/"
    BARE = "/about"
    FILE = "/about.html"


_USUAL_OF_INDEX, _USUAL_OF_OTHERS = Spelling.FOLDER, Spelling.FILE


def is_page_file(path: str) -> bool:
    """Tell whether a file is a page by its name."""
    return _PAGE.fullmatch(path) is not None


Spelled = Sequence[tuple[Spelling, str]]  # the surest first


def spellings(path: str) -> Spelled:
    """Return the paths under which servers may send a file, the surest first; of what is no page its own."""
    match = _PAGE.fullmatch(path)
    if match is None:
        return ((Spelling.FILE, path),)
    if match["index"]:
        folder = match["folder"] or ""
        return (Spelling.FOLDER, folder), (Spelling.FILE, path), (Spelling.BARE, folder[:-1])
    name = match["name"]
    return (Spelling.FILE, path), (Spelling.BARE, name), (Spelling.FOLDER, f"{name}/")


def without_query(url: str) -> str:
    """Return a URL without its query and fragment, which choose no other file."""
    return _BEHIND_PATH.sub("", url)


class UrlsOfFile(NamedTuple):
    """The URL of a file, and others for which it is sent."""

    url: str
    others: Sequence[str]
    is_listed: bool

    def named(self, canonical: str) -> "UrlsOfFile":
        """Return them as the page says itself, which names one as its own, where none is listed."""
        if self.is_listed or canonical not in self.others:
            return self
        others = [self.url if url == canonical else url for url in self.others]
        return UrlsOfFile(canonical, others, is_listed=False)


class FileUrls:
    """The URLs of the files in a folder, as they are listed or would be."""

    def __init__(self, paths: Iterable[str], base: str, listed: Iterable[str]) -> None:
        """base: the URL of the folder, with a slash at its end; listed: URLs of any site."""
        self.base = base
        self._known = set(equivalence_keys(map(without_query, listed)))
        self._paths = tuple(paths)

    @cached_property
    def _files(self) -> Mapping[str, str]:
        """The file that is sent for a URL, by its key: of several that may be meant, the surest."""
        found: dict[str, str] = {}
        alternatives: list[tuple[str, str]] = []
        for path in self._paths:
            (_, first), *others = self._spelled(path)
            found[equivalence_key(first)] = path
            alternatives += ((equivalence_key(url), path) for _, url in others)
        for key, path in alternatives:
            found.setdefault(key, path)
        return found

    @cached_property
    def _usual(self) -> Mapping[bool, Spelling]:
        """How the URLs of index pages are written, and those of other pages: as most are that are listed."""
        counts = {True: Counter[Spelling](), False: Counter[Spelling]()}
        home = self.base.removesuffix("/")
        for path in filter(is_page_file, self._paths):
            found = self._spelled(path)
            for spelling, url in found:
                if url.removesuffix("/") != home and self._listed_key(url, path):
                    counts[_is_index(found)][spelling] += 1
        usual = {True: _USUAL_OF_INDEX, False: _USUAL_OF_OTHERS}
        return {is_index: _most(counts[is_index], usual[is_index]) for is_index in usual}

    def _spelled(self, path: str) -> Spelled:
        """Return the URLs that a file may have."""
        found = spellings(path)
        if found[-1][1]:
            return [(spelling, self.base + end) for spelling, end in found]
        home = self.base.removesuffix("/")  # of the index page of the whole folder
        return [(each, home if each is Spelling.BARE else self.base + end) for each, end in found]

    def _listed_key(self, url: str, path: str) -> bool:
        """Tell whether a URL is listed, and a file is what is sent for it."""
        key = equivalence_key(url)
        return key in self._known and self._files[key] == path

    def of(self, path: str) -> "UrlsOfFile":
        """Return the URLs of a file: the one that is listed, else as those of its kind are written."""
        spelled = self._spelled(path)
        keys = [(url, equivalence_key(url)) for _, url in spelled]
        found = [url for url, key in keys if self._files[key] == path]
        listed = next((url for url, key in keys if key in self._known and self._files[key] == path), "")
        first, usual = spelled[0][1], self._usual[_is_index(spelled)]
        if not listed and (first != self.base or first not in found):
            usual_url = next((url for spelling, url in spelled if spelling is usual), first)
            first = usual_url if usual_url in found else next(iter(found), first)
        url = listed or first
        return UrlsOfFile(url, [each for each in found if each != url], is_listed=bool(listed))

    def file_at(self, url: str) -> str | None:
        """Return the file that is sent for a URL; None if there is none."""
        return self._files.get(equivalence_key(without_query(url)))


def _is_index(found: Spelled) -> bool:
    return found[0][0] is Spelling.FOLDER


def _most(counts: Counter[Spelling], usual: Spelling) -> Spelling:
    """Return what there is most often; where that is unclear, the usual."""
    return max(counts, key=lambda each: (counts[each], each is usual), default=usual)


def guessed_base(paths: Iterable[str], listed: Collection[str]) -> str:
    """Return the URL at which a folder is published, by the URLs that are listed; "" if none is.

    It is the home page of the site with most of them, or a folder of it where more of the URLs have files.
    """
    by_site = Counter(site for url in listed if (site := origin(url)))
    if not by_site:
        return ""
    site = max(by_site, key=lambda each: by_site[each])
    keys = [key for key in equivalence_keys(map(without_query, listed)) if key.startswith(f"{site}/")]
    ends = {end for path in paths for _, end in spellings(path)}
    fitting = Counter({f"{site}/": 0})
    for key in keys:
        fitting.update(folder for folder in _folders_of(key) if key.removeprefix(folder) in ends)
    return max(fitting, key=lambda base: (fitting[base], -len(base)))


def _folders_of(key: str) -> Iterator[str]:
    """Yield the folders that a URL is in, its site first: those that may be a base."""
    at = key.index("/", key.index("://") + len("://"))
    for _ in range(_MOST_FOLDERS):
        yield key[: at + 1]
        at = key.find("/", at + 1)
        if at < 0:
            return
