"""A text that is edited in several passes, with a record of its differences from the original."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, pairwise
from typing import Generic, TypeVar

Why = TypeVar("Why")
SpanChange = tuple[int, int, str]  # start, end, and the text in their place
MOST_CHANGES = 100_000  # of one pass that are recorded one by one


@dataclass(frozen=True, slots=True)
class TextChange(Generic[Why]):
    """A change: the original text from `start` to `end` is now `after`."""

    start: int
    end: int
    after: str
    why: Why

    @property
    def growth(self) -> int:
        """The number of characters by which the text grew."""
        return len(self.after) - (self.end - self.start)


class TrackedText(Generic[Why]):
    """A text with the changes made to it, in terms of the original and in its order.

    The original with these changes applied is always the present text: whatever no change covers is as it
    was.
    """

    def __init__(self, original: str) -> None:
        self.original = original
        self.text = original
        self.changes: Sequence[TextChange[Why]] = ()

    def copy(self) -> "TrackedText[Why]":
        """Return a copy that can be changed independently."""
        other: TrackedText[Why] = TrackedText(self.original)
        other.text, other.changes = self.text, self.changes
        return other

    def replace(self, why: Why, spans: Iterable[SpanChange]) -> None:
        """Replace spans of the present text, which are in order and do not overlap.

        A span that was changed before is merged with that change; so are spans that touch each other, and, if
        there are too many, neighbours with the text between them.
        """
        new = list(_runs(span for span in spans if self.text[span[0] : span[1]] != span[2]))
        if len(new) > MOST_CHANGES:
            new = list(_gathered(self.text, new))
        self.replace_each([(why, span) for span in new])

    def replace_each(self, new: Sequence[tuple[Why, SpanChange]]) -> None:
        """Replace spans of the present text, each for a reason of its own."""
        if new:
            self.changes = list(_composed(self.changes, new))
            self.text = _with_spans(self.text, (span for _, span in new))

    def sub(self, why: Why, pattern: re.Pattern[str], words: str | Callable[[re.Match[str]], str]) -> None:
        """Replace the matches of a pattern by a literal text or by a function's result."""
        found = pattern.finditer(self.text)
        texts = ((match, words if isinstance(words, str) else words(match)) for match in found)
        self.replace(why, ((match.start(), match.end(), text) for match, text in texts))


def _runs(spans: Iterable[SpanChange]) -> Iterator[SpanChange]:
    """Yield the spans, with those that touch each other merged."""
    start, end, texts = -1, -1, [""]
    for span in spans:
        if span[0] != end:
            if end >= 0:
                yield start, end, "".join(texts)
            start, texts = span[0], []
        end = span[1]
        texts.append(span[2])
    if end >= 0:
        yield start, end, "".join(texts)


def _gathered(text: str, spans: Sequence[SpanChange]) -> Iterator[SpanChange]:
    """Yield at most MOST_CHANGES spans, merged from neighbours with the text between them."""
    together = -(-len(spans) // MOST_CHANGES)
    for at in range(0, len(spans), together):
        some = spans[at : at + together]
        between = (text[one[1] : other[0]] for one, other in pairwise(some))
        texts = (new + rest for (_, _, new), rest in zip(some, chain(between, [""]), strict=True))
        yield some[0][0], some[-1][1], "".join(texts)


def _with_spans(text: str, spans: Iterable[SpanChange]) -> str:
    parts: list[str] = []
    at = 0
    for start, end, new in spans:
        parts += (text[at:start], new)
        at = end
    parts.append(text[at:])
    return "".join(parts)


def _composed(
    known: Sequence[TextChange[Why]], coming: Iterable[tuple[Why, SpanChange]]
) -> Iterator[TextChange[Why]]:
    """Yield the changes of an original, composed with further changes of the text they led to, in order."""
    left = list(reversed(known))
    shift = 0  # from positions in the original to the text changed so far
    for why, (start, end, new) in coming:
        while left and left[-1].start + shift + len(left[-1].after) <= start:
            shift += left[-1].growth
            yield left.pop()
        first, head, tail = start - shift, "", ""
        last: TextChange[Why] | None = None
        while left and left[-1].start + shift < end:
            last = left.pop()
            at = last.start + shift
            if at < start:
                first, head = last.start, last.after[: start - at]
            tail = last.after[max(end - at, 0) :]
            shift += last.growth
        if last is not None and tail:
            yield TextChange(first, last.end, head + new, why)
            left.append(replace(last, start=last.end, after=tail))
            shift -= len(tail)
        else:
            yield TextChange(first, end - shift, head + new, why)
    yield from reversed(left)
