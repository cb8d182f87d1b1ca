"""The folders of a site as the paths of URLs make them: how many lie in each, and how bad the worst one is.

A folder is what a URL lies below: of `/blog/2026/snow` and `/blog/`, `/blog/` and `/blog/2026/` are folders,
and both URLs are in the first. Letter case and percent-encoding make no difference, as in a filter by path.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import compress
from operator import ne

from editor.core.filtering.filter_tree import Literal, Node, Text
from editor.core.filtering.many_texts import case_folded
from editor.core.filtering.parts import NOWHERE
from editor.core.filtering.url_parts import SplitUrls
from editor.core.filtering.url_tests import hosts_of
from editor.runtime.turns import give_way

MAX_DEPTH = 20  # folders in each other; a hostile URL has thousands
_AT_A_TIME = 4_000  # URLs: the window waits for no more


@dataclass(slots=True)
class Folder:
    """A host, or a folder of its paths, with all that lies below."""

    host: str  # in ASCII; "" for what is no absolute URL
    path: str = ""  # readable, as the first URL has it, with a slash at both ends; "" for the host itself
    count: int = 0  # of the URLs
    worst: int = 0  # severity of their worst finding, 0 for none
    folders: "list[Folder]" = field(default_factory=list)  # those with the most URLs first

    @property
    def name(self) -> str:
        """The last name in its path; of a host that itself."""
        return self.path[:-1].rpartition("/")[2] if self.path else self.host


@dataclass(frozen=True, slots=True)
class SiteTree:
    """The hosts of a document, those with the most URLs first; at the end what is no absolute URL."""

    hosts: tuple[Folder, ...] = ()

    @property
    def _has_others(self) -> bool:
        """Whether there are several hosts that are one, each with URLs of its own."""
        return len(self.hosts) > 1 + (not self.hosts[-1].host)

    def question(self, folder: Folder) -> tuple[Node, ...]:
        """What a filter asks for the URLs in a folder: all together; nothing for the only host."""
        if not folder.host:
            return (NOWHERE,)
        path = (Text("path", Literal(folder.path)),) if folder.path else ()
        # A path nothing has that is no absolute URL.
        is_one_of_many = self._has_others if path else len(self.hosts) > 1
        return (Text("host", Literal(folder.host), is_whole=True), *path) if is_one_of_many else path

    def asked_for(self, question: tuple[Node, ...]) -> Folder | None:
        """The folder for whose URLs a filter asks so; None where it is none of these."""
        asked = [part for part in question if isinstance(part, Text) and isinstance(part.pattern, Literal)]
        wanted = {part.term: part.pattern.text for part in asked if isinstance(part.pattern, Literal)}
        path = wanted.get("path", "")
        # Where no host is asked for, only the first or the last one can be meant.
        folders = [host for host in self.hosts if host.host == wanted.get("host", host.host)]
        folders = folders if "host" in wanted else [*folders[:1], *folders[-1:]]
        while folders:
            folder = folders.pop()
            if self.question(folder) == question:
                return folder
            folders += [inner for inner in folder.folders if path.startswith(inner.path)]
        return None


def site_tree(locs: Sequence[str], worst: Sequence[int]) -> SiteTree:
    """The folders of some URLs; worst: the severity of each entry's worst finding, 0 for none."""
    gathering = _Gathering()
    for start in range(0, len(locs), _AT_A_TIME):
        give_way()
        some = slice(start, start + _AT_A_TIME)
        gathering.add(locs[some], worst[some])
    return gathering.tree()


class _Gathering:
    """Takes URLs and makes the tree of them.

    Places are compared as host and path, case-folded and decoded. The place of a URL is what stands before
    its last name: of one that ends with a slash itself, be there anything below it or not.
    """

    def __init__(self) -> None:
        self._folders: dict[str, Folder] = {}  # by place
        self._beyond: dict[str, str] = {}  # places that are too deep, with those that stand for them
        self._counts: Counter[str] = Counter()  # of URLs, by place
        self._worst: dict[str, int] = {}  # the same of severities

    def add(self, locs: Sequence[str], worst: Sequence[int]) -> None:
        """Take some URLs, with the severity of each entry's worst finding."""
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
        """Make the folder of a place and those around it; path: that of a URL in it, as people read it."""
        host, *names = place.split("/")
        spelled = path.split("/", MAX_DEPTH + 1)[1:]
        around = f"{host}/" if host else ""
        self._folders.setdefault(around, Folder(host))
        for depth, name in enumerate(names[:-1][:MAX_DEPTH], 1):
            around += f"{name}/"
            if around not in self._folders:
                self._folders[around] = Folder(host, f"/{'/'.join(spelled[:depth])}/")
        if around != place:
            self._beyond[place] = around

    def tree(self) -> SiteTree:
        """The tree of all that was taken, which ends the taking."""
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
    """How the places of URLs compare, "" where there is none, and their paths as people read them."""
    urls = SplitUrls(locs)
    homes, paths = urls.homes(), urls.readable_paths()
    hosts = {home: hosts_of(home)[0] for home in set(homes)}
    each = zip(map(hosts.__getitem__, homes), case_folded(paths), strict=True)
    return [host + path if host else "" for host, path in each], paths


def _above(place: str) -> str:
    """The folder that a folder is in: a host is in itself."""
    return place[: place.rfind("/", 0, -1) + 1] or place


def _rank(folder: Folder) -> tuple[int, str, str]:
    return -folder.count, folder.name.casefold(), folder.name
