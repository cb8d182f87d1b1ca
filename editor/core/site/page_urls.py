"""The URLs of pages: under which the files of a built site are published, and where the links of pages lead.

A server sends `docs/index.html` for `/docs/`, and some send `about.html` for `/about`. Which of
these a site means is learned from the URLs that its sitemap lists; where nothing is listed, a page
has the URL that every server knows. Paths are relative to the folder, with `/` between their parts
and percent-encoded as in URLs.

A link has the key of its page, made once although most stand on many pages. Links that leave the site
have none. In a folder of files no query chooses another page; on a live site it does, but for the
parameters that identify visits.
"""

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from editor.core.fields import XML_SPACE
from editor.core.values.url_query import is_tracking, tracking_names, without_parameters
from editor.core.values.urls import (
    equivalence_key,
    equivalence_keys,
    joined,
    origin,
    resolve_reference,
    split,
)
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


# Links

# All but a path is left to those who know all others.
_NOT_SIMPLE = re.compile(r"[:\\\[\s]|//|\A\Z")
_LONGEST_URL = 2_000  # characters; longer ones are nothing that a page means
_MOST_KNOWN = 100_000  # links, as those with the numbers of visits never come again

MOST_SOURCES = 100  # pages that are named for each URL that they link to


@dataclass(frozen=True, slots=True)
class Inlinks:
    """The pages that link to a URL, as far as a comparison with the pages found them."""

    count: int
    first: Sequence[int] = ()  # the first of them, MOST_SOURCES at most, as places in `urls`
    urls: Sequence[str] = ()  # of all pages, which all of a comparison share

    @property
    def sources(self) -> tuple[str, ...]:
        """The URLs of the first of them; none if a table counted."""
        return tuple(self.urls[place] for place in self.first)


KnownInlinks = Mapping[str, Inlinks]  # by listed URL, without surrounding white space
NO_INLINKS: KnownInlinks = MappingProxyType({})


class LinkKeys:
    """Makes keys of the links to pages of one site, without fragments. Use it in one thread."""

    def __init__(self, sites: Collection[str], *, has_queries: bool = False) -> None:
        """sites: how their URLs begin, as keys; has_queries: whether a query makes another page."""
        self._sites, self._has_queries = tuple(sites), has_queries
        self._site = ""  # of the page at hand
        self._known: dict[str, str] = {}  # by those that mean the same on all pages of a site
        self._folder, self._of_folder = "", dict[str, str]()  # the others, on the pages of one folder

    def of(self, base: str, links: Sequence[str]) -> tuple[str, ...]:
        """Return the keys of the links on a page, each once; base: where they start from."""
        folder = base[: base.rfind("/") + 1]
        if folder != self._folder:
            self._folder, self._of_folder = folder, {}
            site = "/".join(folder.split("/", 3)[:3])
            if site != self._site or len(self._known) > _MOST_KNOWN:
                self._site, self._known = site, {}
        found = dict.fromkeys(map(self._known.get, links))  # in the same order each time
        if None in found:
            found |= dict.fromkeys(self._other(base, link) for link in links if link not in self._known)
        return tuple(filter(None, found))

    def _other(self, base: str, link: str) -> str:
        if link.startswith("?"):  # which follows the name of the page
            return self._key(base, link) if self._has_queries else ""
        known = self._known if link.startswith(("/", "http")) else self._of_folder
        key = known.get(link)
        if key is None:
            key = known[link] = self._key(base, link)
        return key

    def _key(self, base: str, link: str) -> str:
        """Return the key of a link; "" if it leads to no other page of the site."""
        if link.startswith("#"):
            return ""
        written = link.strip(XML_SPACE).partition("#")[0]
        if not self._has_queries:
            written = without_query(written)
        if written.startswith("http") and split(written):
            key = equivalence_key(written)
        else:
            parts = None if _NOT_SIMPLE.search(written) else split(base)
            key = equivalence_key(resolve_reference(written, parts) if parts else joined(base, written))
        if not key.startswith(self._sites) or len(key) > _LONGEST_URL:
            return ""
        return without_visit(key) if self._has_queries else key


def without_visit(url: str) -> str:
    """Return a URL without the parameters that identify visits."""
    parts = split(url) if "?" in url or ";" in url else None
    if parts is None or not tracking_names(parts):
        return url
    return str(without_parameters(parts, is_tracking))
