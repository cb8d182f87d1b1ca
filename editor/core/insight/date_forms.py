"""Counts the beginnings of dates."""

from collections import Counter
from collections.abc import Iterable, Sequence
from operator import itemgetter

from editor.core.fields import XML_SPACE
from editor.core.insight.counting import Tally, count_by
from editor.core.insight.source import InsightSource

_DAY = 10  # characters
_SPACE = frozenset(XML_SPACE)
_HEAD_OF = itemgetter(slice(_DAY + 1))


def count_date_heads(column: Sequence[str]) -> Counter[str]:
    """Count how dates begin, as `date_heads` tells it: "" counts those that are absent."""
    found = count_by(column, raw_heads)
    return count_by(column, date_heads) if has_space_before(found) else found


def date_heads(texts: Sequence[str]) -> list[str]:
    """Return the first eleven characters of dates: a day, and what tells that it ends there.

    Whitespace before a date is left out, and is all that is left of a text that has nothing else.
    """
    return [
        (_HEAD_OF(text.strip(XML_SPACE)) or text[:1]) if text[:1] in _SPACE else _HEAD_OF(text)
        for text in texts
    ]


def raw_heads(texts: Sequence[str]) -> Iterable[str]:
    """Return the first eleven characters of dates: quicker, wrong where `has_space_before` is true."""
    return map(_HEAD_OF, texts)


def has_space_before(heads: Iterable[str]) -> bool:
    """Tell whether any of these begins with white space, so that `date_heads` is to be asked."""
    return min(filter(None, heads), default="!") < "!"  # white space comes before it


def counted_heads(source: InsightSource) -> Counter[str]:
    """Return how often dates of a source begin in which way, as `date_heads` tells it."""
    return source.counts(_HEADS)


_HEADS = Tally(("lastmods",), count_date_heads)
