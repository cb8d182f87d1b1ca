"""Case-insensitive search for plain texts; in URLs their percent-encoded forms are found too."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial, reduce
from itertools import repeat
from operator import contains, or_
from urllib.parse import quote

from editor.core.filtering.many_texts import SEPARATOR, split_texts

_DELIMITERS = " /?&=%#"
_ASCII = "".join(map(chr, range(128)))


def text_matcher(*texts: str, in_url: bool = False) -> Callable[[Sequence[str]], Iterable[int]]:
    """Return a function that tells, as one truth value each, which values contain any of the texts."""
    spelled = tuple(
        spelling for text in texts for spelling in (spellings_in_urls(text) if in_url else (text.casefold(),))
    )
    has_case = any(text.lower() != text.upper() for text in (*texts, *spelled))

    def matches(values: Sequence[str]) -> Iterable[int]:
        joined = SEPARATOR.join(values)
        folded = joined.casefold() if has_case else joined
        spellings = [spelling for spelling in spelled if spelling in folded]
        if not spellings:  # no text has any: quicker known for all than for each
            return bytes(len(values))
        if folded != joined:
            values = split_texts(folded, len(values)) or list(map(str.casefold, values))
        return reduce(partial(map, or_), [map(contains, values, repeat(spelling)) for spelling in spellings])

    return matches


def spellings_in_urls(text: str) -> tuple[str, ...]:
    """Return the spellings to search for in case-folded URLs: as it is and percent-encoded."""
    folded = text.casefold()
    if text.isascii():
        return (folded,)
    encoded = (
        quote(spelling, safe=safe, errors="replace").casefold()
        for safe in (_DELIMITERS, _ASCII)  # illegal characters may be encoded, or not
        for spelling in (text, folded)
    )
    return (folded, *dict.fromkeys(encoded))
