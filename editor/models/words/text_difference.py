"""Finds where a text and its new version differ, so that the difference can be highlighted."""

from itertools import takewhile
from typing import NamedTuple


class TextDifference(NamedTuple):
    """A text in three parts: the beginning and the end that both versions share, and what differs between."""

    head: str
    changed: str
    tail: str


def text_difference(before: str, after: str) -> tuple[TextDifference, TextDifference]:
    """Return both texts, split where they differ."""
    head = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(before, after, strict=False)))
    ends = zip(reversed(before[head:]), reversed(after[head:]), strict=False)
    tail = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], ends))
    return _split_text(before, head, tail), _split_text(after, head, tail)


def _split_text(text: str, head: int, tail: int) -> TextDifference:
    end = len(text) - tail
    return TextDifference(text[:head], text[head:end], text[end:])
