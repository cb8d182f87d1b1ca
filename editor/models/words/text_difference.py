"""Where a text and what becomes of it differ, so that a person sees it at a glance."""

from itertools import takewhile
from typing import NamedTuple


class TextDifference(NamedTuple):
    """A text in three: what both begin with, what is only here, what both end in."""

    head: str
    changed: str
    tail: str


def text_difference(before: str, after: str) -> tuple[TextDifference, TextDifference]:
    """Both texts, parted where they differ."""
    head = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(before, after, strict=False)))
    ends = zip(reversed(before[head:]), reversed(after[head:]), strict=False)
    tail = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], ends))
    return _parted(before, head, tail), _parted(after, head, tail)


def _parted(text: str, head: int, tail: int) -> TextDifference:
    end = len(text) - tail
    return TextDifference(text[:head], text[head:end], text[end:])
