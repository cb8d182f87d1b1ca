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
from editor.runtime.threads import yield_to_paint

_ENDINGS = {"html", "htm", "xhtml"}
_INDEX = "index"
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
    name, _, ending = path.rpartition(".")
    return name != "" and ending.lower() in _ENDINGS


def spellings(path: str) -> Sequence[tuple[Spelling, str]]:
    """Return the paths under which servers may send a file, the surest first; of what is no page its own."""
    if not is_page_file(path):
        return ((Spelling.FILE, path),)
    name = path[: path.rindex(".")]
    folder, slash, last = name.rpartition("/")
    if last.lower() == _INDEX:
        return (Spelling.FOLDER, folder + slash), (Spelling.FILE, path), (Spelling.BARE, folder)
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


class _SpelledUrl(NamedTuple):
    """A URL that a file may have, with its key."""

    spelling: Spelling
    url: str
    key: str


class FileUrls:
    """The URLs of the files in a folder, as they are listed or would be."""

    def __init__(self, paths: Iterable[str], base: str, listed: Iterable[str]) -> None:
        """base: the URL of the folder, with a slash at its end; listed: URLs of any site."""
        self.base = base
        self._known = set(equivalence_keys(map(without_query, listed)))
        self._paths = tuple(paths)

    @cached_property
    def _spelled(self) -> Mapping[str, Sequence[_SpelledUrl]]:
        """The URLs that each file may have."""
        return {path: self._urls_of(path) for path in self._paths}

    def _urls_of(self, path: str) -> Sequence[_SpelledUrl]:
        yield_to_paint()
        home = self.base.removesuffix("/")  # of the index page of the whole folder, written in the third way
        ends = spellings(path)
        urls = [home if each is Spelling.BARE and not end else self.base + end for each, end in ends]
        return [
            _SpelledUrl(each, url, equivalence_key(url)) for (each, _), url in zip(ends, urls, strict=True)
        ]

    @cached_property
    def _files(self) -> Mapping[str, str]:
        """The file that is sent for a URL, by its key: of several that may be meant, the surest."""
        found = {spelled[0].key: path for path, spelled in self._spelled.items()}
        for path, spelled in self._spelled.items():
            for each in spelled[1:]:
                found.setdefault(each.key, path)
        return found

    @cached_property
    def _usual(self) -> Mapping[bool, Spelling]:
        """How the URLs of index pages are written, and those of other pages: as most are that are listed."""
        counts = {True: Counter[Spelling](), False: Counter[Spelling]()}
        home = self.base.removesuffix("/")
        for path, spelled in self._spelled.items():
            for each in spelled if len(spelled) > 1 else ():
                if each.url.removesuffix("/") != home and self._is_listed(each, path):
                    counts[_is_index(spelled)][each.spelling] += 1
        usual = {True: _USUAL_OF_INDEX, False: _USUAL_OF_OTHERS}
        return {is_index: _most(counts[is_index], usual[is_index]) for is_index in usual}

    def _is_listed(self, spelled: _SpelledUrl, path: str) -> bool:
        """Tell whether a URL is listed, and a file is what is sent for it."""
        return spelled.key in self._known and self._files[spelled.key] == path

    def of(self, path: str) -> "UrlsOfFile":
        """Return the URLs of a file: the one that is listed, else as those of its kind are written."""
        spelled = self._spelled[path]
        found = [each.url for each in spelled if self._files[each.key] == path]
        listed = next((each.url for each in spelled if self._is_listed(each, path)), "")
        first, usual = spelled[0].url, self._usual[_is_index(spelled)]
        if not listed and (first != self.base or first not in found):
            usual_url = next((each.url for each in spelled if each.spelling is usual), first)
            first = usual_url if usual_url in found else next(iter(found), first)
        url = listed or first
        return UrlsOfFile(url, [each for each in found if each != url], is_listed=bool(listed))

    def file_at(self, url: str) -> str | None:
        """Return the file that is sent for a URL; None if there is none."""
        return self._files.get(equivalence_key(without_query(url)))


def _is_index(spelled: Sequence[_SpelledUrl]) -> bool:
    return spelled[0].spelling is Spelling.FOLDER


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
