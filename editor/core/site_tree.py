"""The folders of a site by the paths of its URLs: the number of URLs in each, and the worst finding.

A URL is in the folders that its path passes through: `/blog/` and `/blog/2026/` are folders of
`/blog/2026/snow` and `/blog/`, and both URLs are in the first. Letter case and percent-encoding make no
difference, as in a filter by path.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import compress
from operator import ne

from editor.core.filtering.filter_tree import Literal, Node, Text
from editor.core.filtering.many_texts import case_folded
from editor.core.filtering.parts import NO_PLACE
from editor.core.filtering.url_parts import SplitUrls
from editor.core.filtering.url_tests import hosts_of
from editor.runtime.turns import yield_to_paint

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


@dataclass(frozen=True, slots=True)
class SiteTree:
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
