"""Finds rows by the values inside their extensions, and by the summaries of these that the table shows."""

import re
from collections.abc import Iterable, Sequence
from itertools import compress, repeat

from editor.core.document.columns import ODD
from editor.core.document.entries import Entries
from editor.core.document.rows import Rows
from editor.core.extensions.all_values import ValuesInside
from editor.core.extensions.declared import EXTENSIONS
from editor.core.extensions.summaries import summaries
from editor.core.fields import FIELD_NAMES, XML_SPACE
from editor.core.filtering.filter_tree import Expression, Glob, Literal, Text
from editor.core.filtering.patterns import pattern_test
from editor.core.filtering.terms import Fit
from editor.core.filtering.texts import text_matcher
from editor.core.xml.outline import unescape

_SPACE = re.compile(f"[{XML_SPACE}]+")
_AROUND_VALUES = re.compile(r"[\s·,+?]+")  # the characters around values and numbers in a summary
_IN_PIECES = ("<!", "<?")  # comments and CDATA, which may split a value in the text
_SHORTEST_VALUE = 8  # characters of a value with the markup around it
_SHORTEST_BLOCK = 4


def has_extensions(entries: Entries) -> bool:
    """Return True if any entry may have extensions; this is decided without looking at each entry."""
    texts = entries.columns.extensions
    return not texts.is_alike or any(texts[:1]) or ODD in entries.columns.layout


def written_size(entries: Entries) -> int:
    """Return the number of characters in all extensions and in all entries kept as source text."""
    odd = entries.columns.odd_sources()[1]
    return sum(map(len, entries.columns.extensions)) + sum(len(source.text) for source in odd)


class ExtensionSearch:
    """Tests a pattern on all values inside extensions and on their summaries.

    An extension is parsed only if its text, as written, may hold a match.
    """

    def __init__(self, entries: Entries, question: Text) -> None:
        self._entries = entries
        self._values = ValuesInside(entries)
        self._test = pattern_test(question, Fit.ANYWHERE, _most_values(entries, question), in_url=True)
        texts = _texts_of(question)
        parts = [file for text in texts for file in _AROUND_VALUES.split(text)]
        self._needed = max((file for file in parts if not file.isdecimal()), key=len, default="")
        self._digits = texts[0] if len(texts) == 1 and texts[0].isdecimal() else ""
        is_inside_one = isinstance(question.pattern, Literal) and parts == list(texts) and not self._digits
        self._asks_summaries = not is_inside_one

    def find(self, rows: Rows) -> Sequence[int]:
        """Return the given rows that match, in ascending order."""
        texts = self._texts(rows)
        if not any(texts):
            return ()
        likely = list(compress(rows, self._may_fit(texts)))
        found = set(self._with_value(likely))
        if self._asks_summaries:
            others = [row for row in likely if row not in found]
            for extension in EXTENSIONS:
                found.update(compress(others, self._test(summaries(self._entries, extension, others))))
        return sorted(found)

    def _texts(self, rows: Rows) -> Sequence[str]:
        """Return the text that the extensions of each row are parsed from."""
        block = self._entries.columns
        texts = block.extensions.picked(rows)
        if block.source.is_alike and not any(block.source[:1]):
            return texts
        sources = block.source.picked(rows)
        return [source.text if source else text for source, text in zip(sources, texts, strict=True)]

    def _may_fit(self, texts: Sequence[str]) -> Iterable[bool]:
        wanted = self._needed or self._digits
        if not wanted:
            return map(bool, texts)
        are_written = text_matcher(wanted, in_url=True)(list(map(unescape, texts)))
        # The number of blocks is not in the text; but a number of so many digits takes a text of some length.
        enough = _SHORTEST_BLOCK * 10 ** (len(self._digits) - 1) if self._digits else None
        return (
            bool(is_written)
            or any(mark in text for mark in _IN_PIECES)
            or (enough is not None and len(text) >= enough)
            for is_written, text in zip(are_written, texts, strict=True)
        )

    def _with_value(self, rows: Sequence[int]) -> Iterable[int]:
        """Yield the given rows that have a matching value."""
        owners: list[int] = []
        values: list[str] = []
        for row in rows:
            inside = self._values.of(row)
            owners += repeat(row, len(inside))
            values += [_SPACE.sub(" ", value) for value in inside]
        return compress(owners, self._test(values))


def _texts_of(question: Text) -> tuple[str, ...]:
    """Return the texts that every match of a pattern contains; none for a regular expression."""
    match question.pattern:
        case Literal(text):
            return (text,)
        case Glob(parts):
            return tuple(filter(None, parts))
        case Expression():
            return ()


def _most_values(entries: Entries, question: Text) -> int:
    """Return an upper bound of the values a regular expression is tested on; 0 for other patterns."""
    if not isinstance(question.pattern, Expression):
        return 0
    return len(FIELD_NAMES) * len(entries) + written_size(entries) // _SHORTEST_VALUE
