"""Which pages of a site are asked for next, by the links of those that were: at most so many, so far away.

It begins with the home page and the URLs that are listed. What goes on without end is left: calendars,
filters that can be combined, numbers of visits in queries, folders in themselves. A query that chose no
page of its own many times in a row is followed no more. Nothing is asked here.
"""

import re
from array import array
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from editor.core.site.page_answers import PageAnswer, UrlVerdict
from editor.core.site.page_urls import LinkKeys, without_visit
from editor.core.text import N_, Phrase
from editor.core.values.urls import equivalence_key, split, split_authority

MOST_PAGES = 5_000
MOST_LEVELS = 100

_FAR = 0xFFFF  # the depth of what no link from the home page leads to
_NO_PAGES = re.compile(
    r"\.(?:png|jpe?g|gif|svgz?|webp|avif|ico|bmp|tiff?|psd|eps|css|m?js|json|map|woff2?|ttf|otf|eot|wasm"
    r"|mp[34]|m4[av]|ogg|og[av]|wav|flac|web[am]|mov|avi|mkv|zip|t?gz|tar|bz2|xz|zst|7z|rar|dmg|exe|msi|deb"
    r"|rpm|apk|iso|jar|whl|bin|pdf|epub|docx?|xlsx?|pptx?|od[tsp]|csv|xml|rss|atom|txt|ics|vcf)(?=[?]|\Z)",
    re.IGNORECASE,
)
_NUMBERS = re.compile(r"\d+")
_OF_TIME = re.compile(
    r"://[^/]*/(?:.*[\W_])?(?:(?:19|2[0-9])[0-9]{2}|calendar|years?|months?|weeks?|days?|dates?)(?![^\W_])",
    re.IGNORECASE,
)
_LONGEST_ROW = 24  # pages of a calendar that differ by numbers alone, each with nothing new but the next one
_MOST_IN_VAIN = 12  # pages in a row whose queries chose none of their own
_MANY = 100  # pages of one path by several parameters
_FEW_VALUES = 5  # times as many pages as any of their parameters has values: they are combined
_MOST_ALIKE = 3  # folders of one name in a path
_MOST_KNOWN = 2  # times as many pages as are asked for, as some of them turn out to be traps
_MOST_LEFT = 10_000  # URLs that are kept only to be counted

_MOST_ASKED = N_("It stopped at {count:,} pages, the most that are asked for; the site has more.")
_TOO_DEEP = N_("Pages at a depth of more than {count} links were not asked for, such as {url}.")
_WITHOUT_END = N_("URLs that seem to go on without end were not asked for, such as {url}.")


@dataclass(frozen=True, slots=True)
class CrawlPlan:
    """Where to begin, and how far to go."""

    home: str
    most: int = MOST_PAGES  # pages that are asked for
    depth: int | None = None  # links from the home page; None: a hundred from any page that is listed


def hosts_of(url: str) -> frozenset[str]:
    """Return how the URLs of a site begin, by one of them: with and without encryption and `www`."""
    parts = split(equivalence_key(url))
    if parts is None:
        return frozenset()
    host = parts.authority.rpartition("@")[2].removeprefix("www.")
    is_name = re.search("[a-z]", split_authority(host)[1]) is not None
    names = (host, f"www.{host}") if is_name else (host,)
    return frozenset(f"{scheme}://{name}/" for scheme in ("http", "https") for name in names)


class Frontier:
    """The pages of a site as far as they are known. Use it in one thread."""

    def __init__(self, plan: CrawlPlan, listed: Iterable[str]) -> None:
        """listed: the URLs that are asked for whatever links to them, as far as they are of the site."""
        self._plan = plan
        self._sites = tuple(hosts_of(plan.home))
        self._keys = LinkKeys(self._sites, has_queries=True)
        self._urls: list[str] = []
        self._numbers: dict[str, int] = {}  # by keys
        self._depths = array("H")
        self._rows = array("B")  # how many pages in a row led to each, see `_LONGEST_ROW`
        self._links: dict[int, array[int]] = {}
        self._is_redirect = set[int]()
        self._found, self._listed = deque[int](), deque[int]()  # that wait
        self._is_waiting = set[int]()
        self._beyond = set[int]()  # that are too far away
        self._asked = self._answered = 0
        self._traps = _Traps()
        self._is_cut = False
        self._depth = MOST_LEVELS if plan.depth is None else plan.depth
        for url in (plan.home, *listed):
            key = equivalence_key(url.partition("#")[0])
            if key.startswith(self._sites) and key not in self._numbers:
                is_start = plan.depth is None or not self._urls
                number = self._new(key, url.partition("#")[0], 0 if is_start else _FAR, 0)
                self._wait(number, self._listed)

    def _new(self, key: str, url: str, depth: int, row: int) -> int:
        number = self._numbers[key] = len(self._urls)
        self._urls.append(url)
        self._depths.append(depth)
        self._rows.append(row)
        return number

    def _wait(self, number: int, queue: deque[int]) -> None:
        queue.append(number)
        self._is_waiting.add(number)

    def next(self, count: int) -> list[str]:
        """Return so many URLs that are to be asked for now, if there are; `take` gets their answers."""
        found: list[str] = []
        while len(found) < count and self._is_waiting:
            if self._asked >= self._plan.most:
                self._is_cut = True
                break
            # In turns, so that neither a long list nor a trap keeps the others waiting.
            queues = [queue for queue in (self._found, self._listed) if queue]
            queue = queues[self._asked % len(queues)]
            number = queue.popleft()
            if number not in self._is_waiting:  # it was both
                continue
            self._is_waiting.remove(number)
            url = self._urls[number]
            if queue is self._found and self._traps.is_one(url):
                self._traps.leave(url)
            else:
                self._asked += 1
                found.append(url)
        return found

    @property
    def asked(self) -> int:
        """How many pages were asked for, or are being."""
        return self._asked

    @property
    def known(self) -> int:
        """How many pages are known that are asked for, or will be."""
        return min(self._asked + len(self._is_waiting), self._plan.most)

    @property
    def under_way(self) -> int:
        """How many answers are still to come."""
        return self._asked - self._answered

    def take(self, answer: PageAnswer, base: str, links: Sequence[str]) -> tuple[str, ...]:
        """Learn from an answer, and return where its links lead on this site, as far as that is known.

        base: where its links start from; links: as they are written.
        """
        self._answered += 1
        keys = self._keys.of(base, links) if links else ()
        others = [answer.canonical, *(url for _, url in answer.alternates)]
        named = [without_visit(equivalence_key(url.partition("#")[0])) for url in others if url]
        if answer.hops:
            named = [equivalence_key(answer.final_url)]
        number = self._numbers[equivalence_key(answer.url)]
        if answer.hops:
            self._is_redirect.add(number)
        count = len(self._urls)
        targets = self._reached(number, [*keys, *(key for key in named if key.startswith(self._sites))])
        self._traps.learn(answer, self._urls[count:])
        self._links[number] = array("I", targets)
        self._come_nearer(number)
        return tuple(key for key in keys if key in self._numbers)

    def _reached(self, number: int, keys: Sequence[str]) -> list[int]:
        """Return the pages that one leads to; those that are new wait, or are too far away."""
        known, new = list[int](), list[str]()
        for key in dict.fromkeys(keys):
            target = self._numbers.get(key)
            if target is not None:
                known.append(target)
            elif not _NO_PAGES.search(key):
                new.append(key)
        if not new:
            return known
        if self._asked + len(self._is_waiting) >= _MOST_KNOWN * self._plan.most:
            self._is_cut = True  # what is never asked for need not be known
            return known
        shape = _NUMBERS.sub("0", self._urls[number])
        are_alike = [_NUMBERS.sub("0", key) == shape for key in new]
        is_row = all(are_alike) and _OF_TIME.search(self._urls[number]) is not None
        row = self._rows[number] + 1 if is_row else 0
        for key, is_alike in zip(new, are_alike, strict=True):
            if row > _LONGEST_ROW or self._traps.is_one(key):
                self._traps.leave(key)
            else:
                target = self._new(key, key, _FAR, row if is_alike else 0)
                self._beyond.add(target)
                known.append(target)
        return known

    def _come_nearer(self, number: int) -> None:
        """Bring those nearer that a page leads to, and those that they lead to."""
        waiting = deque([number])
        while waiting:
            source = waiting.popleft()
            if self._depths[source] == _FAR:
                continue
            depth = self._depths[source] + (source not in self._is_redirect)
            for target in self._links.get(source, ()):
                if depth < self._depths[target]:
                    self._depths[target] = depth
                    waiting.append(target)
                    if target in self._beyond and depth <= self._depth:
                        self._beyond.remove(target)
                        self._wait(target, self._found)

    # How it ended

    @property
    def is_complete(self) -> bool:
        """Whether all was asked for that was found, but for what seems to have no end."""
        return not (self._is_cut or self._is_waiting or self._beyond or self.under_way)

    def notes(self) -> Iterator[str]:
        """Yield sentences on what was found and not asked for."""
        if self._is_cut:
            yield Phrase(_MOST_ASKED, count=self._asked)
        elif self._beyond:
            yield Phrase(_TOO_DEEP, count=self._depth, url=self._urls[min(self._beyond)])
        if self._traps.left:
            yield Phrase(_WITHOUT_END, url=min(self._traps.left, key=len))


@dataclass(slots=True)
class _Traps:
    """Knows the URLs that only seem to be more pages."""

    left: set[str] = field(default_factory=set)
    _in_vain: Counter[tuple[str, ...]] = field(default_factory=Counter)  # in a row, by names of parameters
    _texts: set[int] = field(default_factory=set)  # hashes of the texts of pages with their paths
    _values: dict[str, dict[str, set[str]]] = field(default_factory=dict)  # of parameters, by paths
    _pages: Counter[str] = field(default_factory=Counter)  # with several parameters, by paths

    def learn(self, answer: PageAnswer, new: Sequence[str]) -> None:
        """Learn from the answer to a URL whether its query chose a page of its own.

        new: the URLs that it leads to and that were not known.
        """
        path, _, query = answer.url.partition("?")
        if not answer.text_hash or answer.hops:
            return
        text = hash((path, answer.text_hash))
        is_new_text = text not in self._texts
        self._texts.add(text)
        if not query:
            return
        names = _names(query)
        leads_on = any(not url.startswith(f"{path}?") for url in new)
        is_own = is_new_text and (answer.verdict is not UrlVerdict.CANONICALISED or leads_on)
        self._in_vain[names] = 0 if is_own else self._in_vain[names] + 1
        if len(names) > 1:
            self._pages[path] += 1
            values = self._values.setdefault(path, {})
            for name, value in _parameters(query):
                values.setdefault(name, set()).add(value)

    def is_one(self, url: str) -> bool:
        """Tell whether a URL goes on without end, or chooses no other page."""
        path, _, query = url.partition("?")
        if query:
            names = _names(query)
            if self._in_vain[names] >= _MOST_IN_VAIN:
                return True
            count = self._pages[path]
            if len(names) > 1 and count >= _MANY:
                return all(len(values) * _FEW_VALUES < count for values in self._values[path].values())
        folders = Counter(filter(None, path.split("/")))
        return max(folders.values(), default=0) > _MOST_ALIKE

    def leave(self, url: str) -> None:
        """Keep that a URL is not asked for."""
        if len(self.left) < _MOST_LEFT:
            self.left.add(url)


def _parameters(query: str) -> Iterator[tuple[str, str]]:
    for text in query.split("&"):
        name, _, value = text.partition("=")
        yield name, value


def _names(query: str) -> tuple[str, ...]:
    return tuple(sorted(name for name, _ in _parameters(query)))
