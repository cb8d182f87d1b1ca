"""Where the links of pages lead: the key of each, made once although most stand on many pages.

Links that leave the site have none. In a folder of files no query chooses another page; on a live site
it does, but for the parameters that identify visits.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from editor.core.fields import XML_SPACE
from editor.core.site.file_urls import without_query
from editor.core.values.url_query import is_tracking, tracking_names, without_parameters
from editor.core.values.urls import equivalence_key, joined, resolve_reference, split

# Of links: all but a path is left to those who know all others.
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
