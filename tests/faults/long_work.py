"""Somebody who works for hours, editing, undoing and saving at random, and a list that does the same."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from editor.core.document.columns import Entry
from editor.core.document.edits import Edit, SetValues, duplication, insertion, move, removal, reordering
from editor.core.fields import FIELD_NAMES
from editor.models.session.session import Session
from editor.services.documents.open_document import OpenDocument

Row = tuple[str, ...]  # loc, lastmod, changefreq, priority
Rows = list[Row]
TITLE = "Change something"
VALUES = {
    "loc": ("https://www.example.com/a b", "https://www.example.com/x", "nonsense", ""),
    "lastmod": ("2024-05-01", "2024-13-01", "2026-11-21T10:00:00Z", ""),
    "changefreq": ("daily", "weekly", "Weekly", ""),
    "priority": ("0.1", "0.9", "0,5", ""),
}
WORDS = ("river", "2024", "weekly", "daily", "0.9", "zzz")


@dataclass
class PlainList:
    """The entries as a list of tuples, with every state that undo can go back to."""

    rows: Rows
    _before: list[Rows] = field(default_factory=list)
    _after: list[Rows] = field(default_factory=list)

    def set(self, rows: Rows) -> None:
        """Change something."""
        self._before.append(self.rows)
        self._after.clear()
        self.rows = rows

    def undo(self) -> None:
        """Go a step back, where there is one."""
        if self._before:
            self._after.append(self.rows)
            self.rows = self._before.pop()

    def redo(self) -> None:
        """Go a step forth, where there is one."""
        if self._after:
            self._before.append(self.rows)
            self.rows = self._after.pop()

    def found(self, word: str) -> int:
        """How many entries have a word in any column."""
        return sum(any(word in value.lower() for value in row) for row in self.rows)


class Worker:
    """Works at a session and at a plain list alike."""

    def __init__(self, session: Session, chance: random.Random) -> None:
        self.session = session
        self.plain = PlainList(entries(session.document))
        self._chance = chance
        self._acts: list[tuple[int, Callable[[], None]]] = [
            (30, self._set_one),
            (10, self._set_some),
            (3, self._set_all),
            (4, self._insert),
            (4, self._remove),
            (2, self._duplicate),
            (2, self._move),
            (1, self._sort),
            (14, self._undo),
            (8, self._redo),
        ]

    def act(self) -> None:
        """Do one thing."""
        weights, acts = zip(*self._acts, strict=True)
        self._chance.choices(acts, weights)[0]()

    def save(self, path: Path) -> None:
        """Save as the window does; what is on the disk then is compared by the caller."""
        job = self.session.document.prepare_save(path)
        job.run()
        job.finish()
        self.session.set_saved()

    # What is done

    def _do(self, edit: Edit, rows: Rows) -> None:
        assert self.session.undo_stack.do(edit, TITLE)
        self.plain.set(rows)

    def _undo(self) -> None:
        self.session.undo_stack.undo()
        self.plain.undo()

    def _redo(self) -> None:
        self.session.undo_stack.redo()
        self.plain.redo()

    def _set_all(self) -> None:
        number, name = self._column()
        count = len(self.plain.rows)
        # Nobody gives all entries the same URL.
        value = self._chance.choice(VALUES[name])
        values = [f"https://www.example.com/{row}" for row in range(count)] if name == "loc" else value
        self._set(number, range(count), values)

    def _set_some(self) -> None:
        number, name = self._column()
        self._set(number, self._some(200), self._chance.choice(VALUES[name]))

    def _set_one(self) -> None:
        number, name = self._column()
        self._set(number, self._some(1), self._chance.choice(VALUES[name]))

    def _column(self) -> tuple[int, str]:
        number = self._chance.randrange(len(FIELD_NAMES))
        return number, FIELD_NAMES[number]

    def _set(self, number: int, chosen: list[int] | range, values: str | list[str]) -> None:
        rows = list(self.plain.rows)
        each = [values] * len(chosen) if isinstance(values, str) else values
        for row, value in zip(chosen, each, strict=True):
            old = rows[row]
            rows[row] = (*old[:number], value, *old[number + 1 :])
        self._do(SetValues(FIELD_NAMES[number], chosen, values), rows)

    def _insert(self) -> None:
        at = self._chance.randint(0, len(self.plain.rows))
        new: Rows = [(f"https://www.example.com/new/{number}", "", "daily", "") for number in range(3)]
        edit = insertion(self.session.document.entries, at, [Entry(*row) for row in new])
        self._do(edit, self.plain.rows[:at] + new + self.plain.rows[at:])

    def _remove(self) -> None:
        chosen = self._some(3)
        gone = set(chosen)
        left = [row for number, row in enumerate(self.plain.rows) if number not in gone]
        self._do(removal(self.session.document.entries, chosen), left)

    def _duplicate(self) -> None:
        chosen = self._some(3)
        if chosen:
            rows, end = self.plain.rows, chosen[-1] + 1
            copies = [rows[row] for row in chosen]
            self._do(duplication(self.session.document.entries, chosen), rows[:end] + copies + rows[end:])

    def _move(self) -> None:
        chosen, to = self._some(3), self._chance.randint(0, len(self.plain.rows))
        moved, rows = set(chosen), self.plain.rows
        before = [row for number, row in enumerate(rows[:to]) if number not in moved]
        after = [row for number, row in enumerate(rows[to:], to) if number not in moved]
        expected = before + [rows[row] for row in chosen] + after
        self._do(move(self.session.document.entries, chosen, to), expected)

    def _sort(self) -> None:
        order = sorted(range(len(self.plain.rows)), key=lambda row: self.plain.rows[row][0])
        edit = reordering(self.session.document.entries, order)
        self._do(edit, [self.plain.rows[row] for row in order])

    def _some(self, most: int) -> list[int]:
        count = len(self.plain.rows)
        return sorted(self._chance.sample(range(count), min(count, self._chance.randint(1, most))))


def entries(document: OpenDocument) -> Rows:
    """The entries of a document."""
    columns = (document.entries.column(name) for name in FIELD_NAMES)
    return list(zip(*columns, strict=True))
