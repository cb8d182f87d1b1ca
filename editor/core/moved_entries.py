"""Finds the entries that moved: each of two sitemaps alone has them, under nearly the same URL.

Two URLs belong together if nothing differs but the scheme, `www.`, the slash at the end, an index
file, letter case, or the name of one folder that is gone in the one and new in the other. Where two
fit, none is taken: nothing is guessed.
"""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

from editor.core.text import N_, Phrase
from editor.core.values.urls import UrlParts, equivalence_keys, near_key_of, path_key, split

_MOST_FOLDERS = 20  # in each other; a hostile URL has thousands
_TAIL = re.compile(r"(?=[?#])")
_INDEX_FILE = re.compile(r"(?<=/)index\.(?:html|php)\Z", re.IGNORECASE)
_ANY = "\0"  # in place of a folder's name


class Move(StrEnum):
    """What differs between the old and the new URL of an entry."""

    SCHEME = "scheme"
    WWW = "www"
    FOLDER = "folder"
    INDEX_FILE = "index-file"
    SLASH = "slash"
    CASE = "case"


_WORDS = {
    Move.SCHEME: N_("http or https"),
    Move.WWW: N_("www"),
    Move.INDEX_FILE: N_("index file"),
    Move.SLASH: N_("slash at the end"),
    Move.CASE: N_("letter case"),
}
_RENAMED = N_("folder {old}, now {new}")


def move_phrases(how: Iterable[Move], folders: tuple[str, str]) -> list[Phrase]:
    """Return what differs between the old and the new URL of an entry, in words."""
    old, new = folders
    return [Phrase(_RENAMED, old=old, new=new) if way is Move.FOLDER else Phrase(_WORDS[way]) for way in how]


class MovedUrl(NamedTuple):
    """An entry under its URL in each of two sitemaps."""

    mine: int  # its row
    theirs: int
    how: tuple[Move, ...]
    folders: tuple[str, str] = ("", "")  # the folder that was renamed, before and after


def moved_urls(
    mine: Sequence[str],
    theirs: Sequence[str],
    only_mine: Sequence[int],
    only_theirs: Sequence[int],
    *,
    by_path: bool = False,
) -> list[MovedUrl]:
    """Return the entries that moved, by their rows in mine, of those that only one of both has.

    by_path: scheme and host do not count.
    """
    if not only_mine or not only_theirs:
        return []
    own, others = (
        list(
            map(
                _Page.of, [f"https://-{path_key(loc)}" for loc in locs] if by_path else equivalence_keys(locs)
            )
        )
        for locs in (mine, theirs)
    )
    found = list(_near(own, others, only_mine, only_theirs))
    paired = {each.mine for each in found}, {each.theirs for each in found}
    found += _renamed(
        own,
        others,
        [row for row in only_mine if row not in paired[0]],
        [row for row in only_theirs if row not in paired[1]],
    )
    return sorted(found)


class _Page(NamedTuple):
    """A URL, with what two URLs share that belong together."""

    parts: UrlParts | None  # in their normal form
    names: tuple[str, ...]  # host, folders and page, in lower case
    tail: str  # query and fragment

    @classmethod
    def of(cls, key: str) -> "_Page":
        """Make it of a URL that is its own equivalence key."""
        parts = split(key)
        if parts is None:
            return cls(None, (key,), "")
        place, *tail = _TAIL.split(near_key_of(parts), maxsplit=1)
        return cls(parts, tuple(place.lower().split("/")), "".join(tail))

    @property
    def key(self) -> tuple[tuple[str, ...], str]:
        return self.names, self.tail

    def folders(self) -> Iterator[tuple[str, ...]]:
        """Yield the folders that it is in, and itself, as it may be one."""
        for length in range(2, min(len(self.names), _MOST_FOLDERS) + 1):
            yield self.names[:length]

    def folder(self, depth: int) -> str:
        """Return the path of a folder as it is written."""
        path = self.parts.path if self.parts else ""
        return "/".join(path.split("/")[: depth + 1]) + "/"


def _near(
    own: Sequence[_Page], others: Sequence[_Page], only_mine: Iterable[int], only_theirs: Iterable[int]
) -> Iterator[MovedUrl]:
    """Yield the pairs that differ in their spelling; entries that both have speak against them."""
    groups: dict[tuple[tuple[str, ...], str], tuple[list[int], list[int]]] = defaultdict(lambda: ([], []))
    for row in only_mine:
        groups[own[row].key][0].append(row)
    for row in only_theirs:
        groups[others[row].key][1].append(row)
    times = Counter(page.key for page in own), Counter(page.key for page in others)
    for key, (rows, their_rows) in groups.items():
        if (times[0][key], times[1][key]) != (len(rows), len(their_rows)):
            continue
        for one, other in _paired(own, others, rows, their_rows):
            yield MovedUrl(one, other, differing(own[one].parts, others[other].parts))


def _paired(
    own: Sequence[_Page], others: Sequence[_Page], rows: Sequence[int], their_rows: Sequence[int]
) -> Sequence[tuple[int, int]]:
    """Return the pairs of a group of URLs that are nearly the same.

    Of several, each belongs to one where the same thing changed in all of them, and nothing else.
    """
    if len(rows) == len(their_rows) == 1:
        return [(rows[0], their_rows[0])]
    if len(rows) != len(their_rows):
        return ()
    ways: list[list[tuple[int, int]]] = []
    for way in Move:
        keys = [_without(own[row], way) for row in rows], [_without(others[row], way) for row in their_rows]
        if len(set(keys[0])) == len(rows) and set(keys[0]) == set(keys[1]):
            place = dict(zip(keys[1], their_rows, strict=True))
            ways.append([(row, place[key]) for row, key in zip(rows, keys[0], strict=True)])
    return ways[0] if len(ways) == 1 else ()


def _without(page: "_Page", way: Move) -> str:
    """Return a URL in its normal form without what one way of moving changes."""
    parts = page.parts
    if parts is None:
        return ""
    if way is Move.SCHEME:
        parts = parts._replace(scheme="")
    elif way is Move.WWW:
        parts = parts._replace(authority=parts.authority.removeprefix("www."))
    elif way is Move.INDEX_FILE:
        parts = parts._replace(path=_INDEX_FILE.sub("", parts.path))
    elif way is Move.SLASH:
        parts = parts._replace(path=parts.path.removesuffix("/"))
    elif way is Move.CASE:
        parts = parts._replace(path=parts.path.lower())
    return str(parts)


def differing(one: UrlParts | None, other: UrlParts | None) -> tuple[Move, ...]:
    """Return what differs in the spelling of two URLs in their normal form that are nearly the same."""
    if one is None or other is None:
        return ()
    found = {
        Move.SCHEME: one.scheme != other.scheme,
        Move.WWW: one.authority.startswith("www.") != other.authority.startswith("www."),
    }
    bare = [_INDEX_FILE.sub("", each.path) for each in (one, other)]
    found[Move.INDEX_FILE] = (bare[0] != one.path) != (bare[1] != other.path)
    found[Move.SLASH] = bare[0].endswith("/") != bare[1].endswith("/")
    texts = [path.removesuffix("/") for path in bare]
    found[Move.CASE] = texts[0] != texts[1]
    return tuple(way for way in Move if found.get(way))


# Renamed folders


class _Rename(NamedTuple):
    """A folder, as its names in lower case, under its old and its new name."""

    before: tuple[str, ...]
    after: tuple[str, ...]


def _renamed(
    own: Sequence[_Page], others: Sequence[_Page], only_mine: Sequence[int], only_theirs: Sequence[int]
) -> Iterator[MovedUrl]:
    """Yield the entries whose folder has another name, if at least half of its pages moved with it."""
    there = {folder for page in others for folder in page.folders()}
    here = {folder for page in own for folder in page.folders()}
    gone = _by_wildcard(own, only_mine, there)
    new = _by_wildcard(others, only_theirs, here)
    candidates = _single(gone, new), _single(new, gone)
    pages = Counter(folder for row in only_mine for folder in own[row].folders())
    pairs: dict[_Rename, list[tuple[int, int]]] = defaultdict(list)
    for one, (other, depth) in candidates[0].items():
        if other in candidates[1] and candidates[1][other][0] == one:
            rename = _Rename(own[one].names[: depth + 1], others[other].names[: depth + 1])
            pairs[rename].append((one, other))
    surely = {rename: found for rename, found in pairs.items() if 2 * len(found) >= pages[rename.before] - 1}
    for rename, found in _with_pages_of_folders(surely, own, others, only_mine, only_theirs).items():
        depth = len(rename.before) - 1
        for one, other in found:
            folders = own[one].folder(depth), others[other].folder(depth)
            how = (Move.FOLDER, *_beside_folder(own[one].parts, others[other].parts, depth))
            yield MovedUrl(one, other, tuple(sorted(how, key=list(Move).index)), folders)


def _by_wildcard(
    pages: Sequence[_Page], rows: Sequence[int], known: set[tuple[str, ...]]
) -> Mapping[tuple[tuple[str, ...], str, int], list[int]]:
    """Return rows by their names, with any in place of a folder that the other sitemap does not know."""
    found: dict[tuple[tuple[str, ...], str, int], list[int]] = defaultdict(list)
    for row in rows:
        names = pages[row].names
        if "" in names:
            continue  # what stands between two slashes is no folder with a name
        for depth in range(1, min(len(names) - 1, _MOST_FOLDERS)):
            if names[: depth + 1] not in known:
                found[((*names[:depth], _ANY, *names[depth + 1 :]), pages[row].tail, depth)].append(row)
                break  # what is inside of an unknown folder is unknown, too
    return found


def _single(
    rows: Mapping[tuple[tuple[str, ...], str, int], list[int]],
    others: Mapping[tuple[tuple[str, ...], str, int], list[int]],
) -> dict[int, tuple[int, int]]:
    """Return for each row the only one of the others that fits, and the depth of the folder."""
    return {
        row: (others[key][0], key[2])
        for key, own in rows.items()
        for row in own
        if len(others.get(key, ())) == 1
    }


def _with_pages_of_folders(
    renames: Mapping[_Rename, list[tuple[int, int]]],
    own: Sequence[_Page],
    others: Sequence[_Page],
    only_mine: Sequence[int],
    only_theirs: Sequence[int],
) -> Mapping[_Rename, Sequence[tuple[int, int]]]:
    """Add the pages of the renamed folders themselves; a folder that has two new names has none."""
    times = Counter(each.before for each in renames), Counter(each.after for each in renames)
    gone, new = _by_names(own, only_mine), _by_names(others, only_theirs)
    found: dict[_Rename, list[tuple[int, int]]] = {}
    for rename, pairs in renames.items():
        rows = gone.get(rename.before, ()), new.get(rename.after, ())
        is_sure = times[0][rename.before] == times[1][rename.after] == len(rows[0]) == len(rows[1]) == 1
        found[rename] = [*pairs, (rows[0][0], rows[1][0])] if is_sure else list(pairs)
    return found


def _by_names(pages: Sequence[_Page], rows: Iterable[int]) -> Mapping[tuple[str, ...], Sequence[int]]:
    found: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for row in rows:
        if not pages[row].tail:
            found[pages[row].names].append(row)
    return found


def _beside_folder(one: UrlParts | None, other: UrlParts | None, depth: int) -> tuple[Move, ...]:
    """Return what differs beside the name of a folder."""
    if one is None or other is None:
        return ()
    names = one.path.split("/")
    names[depth] = other.path.split("/")[depth]
    return differing(one._replace(path="/".join(names)), other)
