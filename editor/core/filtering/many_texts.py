"""Searches many texts at once by joining them into one."""

from collections.abc import Iterable, Sequence
from itertools import repeat
from operator import contains

SEPARATOR = "\0"  # no XML file can hold it, so hardly any text does

_FEW = 10  # texts per hit: with more, going from hit to hit is quicker than testing each text
_ENOUGH = 20  # hits before that is judged


def texts_with(wanted: str, texts: Sequence[str], joined: str = "") -> Iterable[int]:
    """Return for each text whether it contains `wanted`; `joined`: the texts joined by SEPARATOR."""
    joined = joined or SEPARATOR.join(texts)
    if SEPARATOR in wanted:
        return map(contains, texts, repeat(wanted))
    found = bytearray(len(texts))
    number = start = hits = 0  # number: of separators before `at`, so the index of the text
    at = joined.find(wanted)
    while at >= 0:
        number += joined.count(SEPARATOR, start, at)
        hits += 1
        if number >= len(texts) or (hits > _ENOUGH and hits * _FEW > number):
            break
        found[number] = 1
        start = joined.find(SEPARATOR, at)
        at = joined.find(wanted, start) if start >= 0 else -1
    else:
        if number + (joined.count(SEPARATOR, start) if start >= 0 else 0) == len(texts) - 1:
            return found
    return map(contains, texts, repeat(wanted))


def cut_off(signs: str, texts: Sequence[str]) -> list[str]:
    """Return each text up to the first occurrence of any of some characters."""
    joined = SEPARATOR.join(texts)
    if not any(sign in joined for sign in signs):
        return list(texts)
    is_odd = joined.count(SEPARATOR) != len(texts) - 1
    for sign in signs:
        if is_odd:
            texts = [text.partition(sign)[0] for text in texts]
        elif sign in joined:
            first, *others = joined.split(sign)
            kept = [other[end:] for other in others if (end := other.find(SEPARATOR)) >= 0]
            joined = "".join([first, *kept])
    return list(texts) if is_odd else joined.split(SEPARATOR)


def case_folded(texts: Sequence[str]) -> Sequence[str]:
    """Return the texts case-folded."""
    joined = SEPARATOR.join(texts)
    folded = joined.casefold()
    return texts if folded == joined else split_texts(folded, len(texts)) or list(map(str.casefold, texts))


def split_texts(joined: str, count: int) -> list[str] | None:
    """Split joined texts again; None if one of them contained the separator itself."""
    texts = joined.split(SEPARATOR)
    return texts if len(texts) == count else None
