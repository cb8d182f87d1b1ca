"""The list of differences between two sitemaps, their counts, and each of them in words.

A comparison knows its counts and how to repeat it. `text_difference` finds where a text and its new
version differ, so that the difference can be highlighted.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLocale, QObject

from editor.core.document.document import Document
from editor.core.fields import FIELD_BY_NAME
from editor.core.insight.chart_source import ComparedCounts
from editor.core.text import N_, excerpts
from editor.core.versions import DifferenceKind, Differences, KnownBy, entry_part_text
from editor.formats.document_comparison import VersionComparison
from editor.models.lists.list_models import LinesModel
from editor.models.table import item_data
from editor.models.table.entries_model import ABSENT
from editor.models.words.explanations import (
    field_title,
    field_titles,
    move_words,
    shorten_value,
    with_visible_ends,
)
from editor.models.words.translation import counted, listed, translated

_USUAL, _LEAST = 42, 12  # characters of a text: before the width is known, and at least


class DifferenceColumn(IntEnum):
    """The columns of the list of differences."""

    ROW = 0
    URL = 1
    WHAT = 2
    HERE = 3
    THERE = 4


class DifferenceLine(NamedTuple):
    """A difference: the row of an entry in each sitemap, -1 if it is absent, and the name of the field that
    differs, "" for the entry as a whole; of one that moved, how its URL differs.
    """

    mine: int
    theirs: int
    name: str = ""
    move: str = ""


def difference_lines(found: Differences) -> Iterator[DifferenceLine]:
    """Return a line for each missing entry, then a line for each value of entries that differ."""
    yield from (DifferenceLine(row, -1) for row in found.only_mine)
    yield from (DifferenceLine(-1, row) for row in found.only_theirs)
    for each in found.moved:
        words = move_words(each.how, each.folders)
        yield from (
            DifferenceLine(each.mine, each.theirs, name, words if name == "loc" else "")
            for name in each.names
        )
    yield from (DifferenceLine(each.mine, each.theirs, name) for each in found.changed for name in each.names)


class DifferencesModel(LinesModel[DifferenceLine]):
    """A list of differences; long texts are shortened to the part around the difference."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.titles = (
            self.tr("Row"),
            self.tr("URL"),
            self.tr("What differs"),
            self.tr("This file"),
            self.tr("Other file"),
        )
        self.numbers = (DifferenceColumn.ROW,)
        self._mine, self._theirs = Document(), Document()
        self._room = _USUAL

    def show_between(self, mine: Document, theirs: Document, found: Differences) -> None:
        """List the differences between two documents, which must not change meanwhile."""
        self._mine, self._theirs = mine, theirs
        self.show(list(difference_lines(found)))

    def set_room(self, characters: int) -> None:
        """Set how many characters of a value fit into a column."""
        room = max(characters, _LEAST)
        if room != self._room and self.lines:
            last = self.index(self.rowCount() - 1, DifferenceColumn.THERE)
            self.dataChanged.emit(self.index(0, DifferenceColumn.HERE), last)
        self._room = room

    def as_block(self) -> list[list[str]]:
        """Return all lines as a table with headings, nothing shortened."""
        columns = range(len(self.titles))
        lines = ([self._whole(line, column) for column in columns] for line in self.lines)
        return [list(self.titles), *lines]

    def text(self, line: DifferenceLine, column: int) -> str:
        if column in (DifferenceColumn.HERE, DifferenceColumn.THERE) and line.name:
            texts = excerpts(*self._values(line), self._room)
            return with_visible_ends(texts[column == DifferenceColumn.THERE]) or ABSENT
        return self._whole(line, column)

    def more(self, line: DifferenceLine, column: int, role: int) -> object:
        return shorten_value(self._whole(line, column)) or None if role == item_data.TOOL_TIP else None

    def _whole(self, line: DifferenceLine, column: int) -> str:
        if column == DifferenceColumn.ROW:
            return "" if line.mine < 0 else QLocale().toString(line.mine + 1)
        if column == DifferenceColumn.URL:
            whose, row = (self._theirs, line.theirs) if line.mine < 0 else (self._mine, line.mine)
            return whose.column("loc")[row]
        if column == DifferenceColumn.WHAT:
            return _what(line)
        return self._values(line)[column == DifferenceColumn.THERE] if line.name else ""

    def _values(self, line: DifferenceLine) -> tuple[str, str]:
        return entry_part_text(self._mine, line.mine, line.name), entry_part_text(
            self._theirs, line.theirs, line.name
        )


def _what(line: DifferenceLine) -> str:
    if line.move:
        return translated("Moved: {how}").format(how=line.move)
    if line.name in FIELD_BY_NAME:
        return field_title(FIELD_BY_NAME[line.name])
    if line.name:
        return translated("Images, videos, …")
    if line.mine < 0:
        return translated("Only in the other file")
    return translated("Only in this file")


def possible_differences() -> list[str]:
    """Return all that the column of what differs may say."""
    lines = [DifferenceLine(-1, 0), DifferenceLine(0, -1)]
    return [*field_titles(), *map(_what, lines)]


def part_words(part: DifferenceKind, found: Differences) -> str:
    """Return the label of a kind of differences, with their number."""
    titles = {
        DifferenceKind.ALL: N_("All differences ({n})"),
        DifferenceKind.ONLY_HERE: N_("Only in this file ({n})"),
        DifferenceKind.ONLY_THERE: N_("Only in the other file ({n})"),
        DifferenceKind.MOVED: N_("Moved ({n})"),
        DifferenceKind.CHANGED: N_("Different values ({n})"),
    }
    number = QLocale().toString(part.of(found).count)
    return translated(titles[part], n=number)


def difference_sentence(found: Differences) -> str:
    """Return sentences on how much two sitemaps have in common."""
    texts = [counted("1 entry is the same in both.", N_("%Ln entries are the same in both."), found.alike)]
    if not found.count:
        texts.append(translated("Nothing differs."))
    if found.is_reordered:
        texts.append(translated("They are in a different order."))
    return " ".join(texts)


@dataclass(frozen=True, slots=True)
class Comparison:
    """A comparison of a document with a file, a folder, or what is published at some URLs."""

    other: Path | Sequence[str]
    known_by: KnownBy
    told: ComparedCounts
    edits: int  # that had been made by then

    def compared(self, edits: int) -> ComparedCounts:
        """Return what is told of it after so many edits."""
        return replace(self.told, is_current=edits == self.edits)


def counted_differences(found: Differences) -> dict[DifferenceKind, int]:
    """Return the numbers of entries of each kind of differences."""
    return {kind: kind.of(found).count for kind in DifferenceKind if kind is not DifferenceKind.ALL}


LISTED = 1000  # the most changes that are listed: nobody reads more

_KINDS = (
    ("changed", "1 entry changed", N_("%Ln entries changed")),
    ("added", "1 entry added", N_("%Ln entries added")),
    ("removed", "1 entry removed", N_("%Ln entries removed")),
)


def difference_words(found: VersionComparison) -> str:
    """Return a sentence such as "3 entries changed, 1 entry added.", and say
    if the list of changes is cut off.
    """
    parts = [counted(one, many, getattr(found, name)) for name, one, many in _KINDS if getattr(found, name)]
    if found.is_reordered:
        parts.append(translated("different order"))
    if found.of_file:
        parts.append(translated("text outside the entries changed"))
    if not parts:
        return translated("Nothing differs.")
    text = listed(parts)
    sentence = translated("{changes}.").format(changes=f"{text[0].upper()}{text[1:]}")
    if found.count > len(found.changes) - found.is_reordered and len(found.changes) >= LISTED:
        more = translated("The first {n} changes are listed.")
        sentence += " " + more.format(n=QLocale().toString(len(found.changes)))
    return sentence


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
