"""URLs that somebody does not want to list: patterns of them, and which patterns are worth proposing.

What lists other pages, prints them or thanks for an order is a page without being worth a place in a
sitemap. A pattern is proposed where missing pages fit it, and no URL that is listed does.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from editor.core.values.urls import split

_USUAL = (
    *(
        "*/tag/*",
        "*/tags/*",
        "*/category/*",
        "*/author/*",
        "*/archive/*",
        "*/page/*",
        "*/search*",
        "*/feed/*",
    ),
    *("*/drafts/*", "*/draft/*", "*/print/*", "*/thank-you*", "*/thanks*", "*/login*", "*/cart*", "*/amp/*"),
    *("*?print*", "*?replytocom=*", "*?page=*", "*?sort=*", "*?*&*"),
)
_MANY = 10  # pages of one folder, none of which is listed
_MOST_PROPOSED = 8
_BETWEEN = re.compile(r"[\s,]+")


class DeclinedUrls:
    """Patterns of URLs that somebody does not want to list: `*` stands for anything.

    A pattern is compared with path and query, or with the whole URL where it begins with a scheme.
    """

    def __init__(self, patterns: Iterable[str]) -> None:
        self._patterns = [(each, _matching(each)) for each in patterns]

    def pattern_for(self, url: str) -> str:
        """Return the first pattern that fits a URL; "" if none does."""
        if not self._patterns:
            return ""
        path = _path(url)
        fits = (each for each, known in self._patterns if known.fullmatch(url if "://" in each else path))
        return next(fits, "")


NOTHING_DECLINED = DeclinedUrls(())


def patterns_in(text: str) -> list[str]:
    """Return the patterns in a text, which white space or commas separate, each once."""
    return list(dict.fromkeys(filter(None, _BETWEEN.split(text))))


class Proposal(NamedTuple):
    """A pattern that may be declined, and how many missing pages fit it."""

    pattern: str
    pages: int


def proposed_patterns(missing: Iterable[str], listed: Iterable[str]) -> Sequence[Proposal]:
    """Return patterns that fit missing pages and nothing that is listed, those of the most pages first."""
    paths, others = list(map(_path, missing)), list(map(_path, listed))
    found = [proposal for each in _USUAL if (proposal := _proposal(each, paths)).pages]
    usual = DeclinedUrls(each.pattern for each in found)
    by_folder = Counter(_first_folder(path) for path in paths if not usual.pattern_for(path))
    known = set(map(_first_folder, others))
    found += [
        Proposal(f"{folder}*", count)
        for folder, count in by_folder.most_common(_MOST_PROPOSED)
        if count >= _MANY and folder != "/" and folder not in known
    ]
    found.sort(key=lambda each: -each.pages)
    fitting = (each for each in found if not _count(each.pattern, others))
    return [each for each, _ in zip(fitting, range(_MOST_PROPOSED), strict=False)]


def _proposal(pattern: str, paths: Sequence[str]) -> Proposal:
    """Return a pattern without the star before it, where that fits as many paths."""
    count, shorter = _count(pattern, paths), pattern.removeprefix("*")
    is_enough = shorter.startswith("/") and _count(shorter, paths) == count
    return Proposal(shorter if is_enough else pattern, count)


def _count(pattern: str, paths: Iterable[str]) -> int:
    fits = _matching(pattern).fullmatch
    return sum(fits(path) is not None for path in paths)


def _first_folder(path: str) -> str:
    head, slash, _ = path[1:].partition("/")
    return f"/{head}/" if slash else "/"


def _path(url: str) -> str:
    """Return the path and the query of a URL."""
    parts = split(url)
    return f"{parts.path or '/'}{parts.query}" if parts else url


def _matching(pattern: str) -> re.Pattern[str]:
    """Return what fits a pattern; each part is looked for once, so that it takes no quadratic time."""
    first, *others = map(re.escape, pattern.split("*"))
    if not others:
        return re.compile(first, re.DOTALL)
    *between, last = others
    return re.compile(f"{first}{''.join(f'(?>.*?{part})' for part in between)}.*{last}", re.DOTALL)
