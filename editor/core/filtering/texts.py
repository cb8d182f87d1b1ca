"""Plain texts, found in any letter case; in URLs percent-encoded too."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial, reduce
from itertools import repeat
from operator import contains, or_
from urllib.parse import quote


def text_matcher(text: str, *, in_url: bool = False) -> Callable[[Sequence[str]], Iterable[bool]]:
    """Finds a text anywhere in values, all in one go."""
    spelled = spellings_in_urls(text) if in_url else (text.casefold(),)
    has_case = text.lower() != text.upper() or len(spelled) > 1

    def matches(values: Sequence[str]) -> Iterable[bool]:
        joined = "\n".join(values)
        folded_join = joined.casefold() if has_case else joined
        spellings = [spelling for spelling in spelled if spelling in folded_join]
        if not spellings:  # in none of them: that is faster known of all than of each
            return [False] * len(values)
        if folded_join != joined:
            values = _folded(values, folded_join)
        return reduce(partial(map, or_), [map(contains, values, repeat(spelling)) for spelling in spellings])

    return matches


def _folded(values: Sequence[str], folded_join: str) -> list[str]:
    """The case-folded values: cut from their join, which is faster, unless they hold line ends."""
    folded = folded_join.split("\n")
    return folded if len(folded) == len(values) else list(map(str.casefold, values))


def spellings_in_urls(text: str) -> tuple[str, ...]:
    """What to look for in a case-folded URL: the text, and how it reads with its characters encoded."""
    folded = text.casefold()
    if folded.isascii():
        return (folded,)
    encoded = (quote(spelling, safe=" /?&=%#", errors="replace").casefold() for spelling in (text, folded))
    return (folded, *dict.fromkeys(encoded))
