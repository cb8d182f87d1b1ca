"""Works on many texts at once by joining them into one."""

from collections.abc import Sequence

SEPARATOR = "\0"  # no XML file can hold it, so hardly any text does


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
