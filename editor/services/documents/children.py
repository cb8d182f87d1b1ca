"""The files that an index lists, as far as they lie beside it.

An index holds URLs: only the last segment of one is taken, as a plain name in the folder of the index itself,
and what leads out of that folder is left alone. A URL without its beginning, as `/sitemap-1.xml` in a static
copy of a site, is an error for crawlers, but means a file there all the same.
"""

import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from urllib.parse import quote, unquote

from editor.core.document.document import Document
from editor.core.fields import XML_SPACE
from editor.core.limits import MAX_ENTRIES
from editor.core.text import QT_TRANSLATE_NOOP, Phrase
from editor.core.values.urls import split

MAX_NAME = 255  # bytes
PACKED = ".gz"

_RESERVED = re.compile(r"(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\..*)?", re.IGNORECASE)  # on Windows
_PATH = re.compile(r"(?![^/?#]*:)(?:[^?#]*/)?([^/?#]*)")  # of a URL without scheme, and its last segment
_NOT_IN_NAMES = re.compile(r'[\x00-\x1f\x7f/\\:*?"<>|]')

NO_NAME = Phrase(QT_TRANSLATE_NOOP("file set", "Its URL does not end in a file name."), "file set")
NO_FILE = Phrase(QT_TRANSLATE_NOOP("file set", "The file is not next to the index."), "file set")
LEADS_AWAY = Phrase(
    QT_TRANSLATE_NOOP("file set", "It is a link that leads outside the index's folder."), "file set"
)
ITSELF = Phrase(QT_TRANSLATE_NOOP("file set", "It is the index itself."), "file set")
LISTED_TWICE = Phrase(QT_TRANSLATE_NOOP("file set", "An entry above lists the same file."), "file set")


@dataclass(frozen=True, slots=True)
class Listed:
    """An entry of an index, with the file that it means."""

    row: int
    loc: str
    lastmod: str
    name: str  # of the file as it lies there, or as it should; "" where the URL names none
    path: Path | None  # None: it is not to be opened
    trouble: str = ""  # why not
    above: int | None = None  # the row that lists the same file


def children_of(index: Document, path: Path) -> list[Listed]:
    """Return what an index lists, in its order, looked up in the folder of its file.

    A file that it lists again is called as the entry above calls it.
    """
    taken: dict[str, Listed] = {}  # by where they really lie
    found = []
    own = os.path.realpath(path)
    for listed in _children(index, path):
        real = os.path.realpath(listed.path) if listed.path else ""
        if real == own:
            listed = replace(listed, path=None, trouble=ITSELF)
        elif above := taken.get(real):
            listed = replace(listed, name=above.name, path=None, trouble=LISTED_TWICE, above=above.row)
        elif real:
            taken[real] = listed
        found.append(listed)
    return found


def _children(index: Document, path: Path) -> Iterator[Listed]:
    lastmods = index.column("lastmod")
    for row, loc in enumerate(index.column("loc")[:MAX_ENTRIES]):
        name = file_name_in_url(loc)
        if not name:
            yield Listed(row, loc, lastmods[row], "", None, NO_NAME)
            continue
        found = _file_beside(path.parent, name)
        if isinstance(found, str):
            yield Listed(row, loc, lastmods[row], name, None, found)
        else:
            yield Listed(row, loc, lastmods[row], found.name, found)


def file_name_in_url(loc: str) -> str:
    """Return the file name at the end of a URL; "" if no file may have that name."""
    parts = split(loc)
    if parts is None:
        path = _PATH.match(loc.strip(XML_SPACE))
        segment = path[1] if path else ""
    else:
        segment = parts.path.rpartition("/")[2] if parts.scheme.lower() in ("http", "https") else ""
    name = unquote(segment, errors="surrogateescape")  # as Python has names
    return name if is_file_name(name) else ""


def name_in_url(name: str) -> str:
    """Return a file name as the end of a URL, whatever its bytes are; `file_name_in_url` reads it."""
    return quote(os.fsencode(name))


def is_file_name(name: str) -> bool:
    """Tell whether a text is a plain file name on every system."""
    if name.strip(" .") != name.strip() or name.strip() != name or not name:
        return False
    if _NOT_IN_NAMES.search(name) or _RESERVED.fullmatch(name) or "\ufffd" in name:
        return False
    try:
        return len(os.fsencode(name)) <= MAX_NAME
    except UnicodeEncodeError:  # half a character
        return False


def _file_beside(folder: Path, name: str) -> Path | str:
    """Return the file of that name, compressed or not, or the reason why there is none."""
    other = name[: -len(PACKED)] if name.lower().endswith(PACKED) else name + PACKED
    trouble = NO_FILE
    for candidate in (name, other):
        path = folder / candidate
        try:
            if not path.is_file():
                continue
            if _lies_in(folder, path):
                return path
        except OSError:  # a name that is too long, a folder that may not be looked into
            continue
        trouble = LEADS_AWAY
    return trouble


def sitemaps_in(folder: Path) -> list[Path]:
    """Return the files of a folder that have names of sitemaps, in natural order: 2 before 10."""
    paths = (
        path
        for path in folder.iterdir()
        if path.name.lower().removesuffix(PACKED).endswith(".xml") and _is_own(folder, path)
    )
    return sorted(paths, key=_by_number)


def _by_number(path: Path) -> tuple[list[str | int], str]:
    """Orders names with numbers in them; those that mean the same number as they are written."""
    parts = re.split(r"([0-9]+)", path.name)  # text and number in turn
    return [int(part) if place % 2 else part for place, part in enumerate(parts)], path.name


def _is_own(folder: Path, path: Path) -> bool:
    try:
        return path.is_file() and _lies_in(folder, path)
    except OSError:
        return False


def _lies_in(folder: Path, path: Path) -> bool:
    """Tell whether a file is in a folder after following all links."""
    return Path(os.path.realpath(path)).parent == Path(os.path.realpath(folder))


def missing_names(listed: Sequence[Listed]) -> list[str]:
    """Return the names of listed files that do not exist."""
    return [each.name or each.loc for each in listed if each.trouble == NO_FILE]
