"""Recipes: ordered steps, each with a filter and the operations on the entries that match it.

`series_outcome` applies several operations one after the other as one edit: each works on the
outcome of those before.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import compress, islice, repeat
from operator import ne

from editor.core.document.document import Document
from editor.core.document.edits import Edit, one_of
from editor.core.document.entries import DocumentListener
from editor.core.document.rows import RowMapping, Rows, as_rows
from editor.core.extensions.extension_cells import Cells, ReadCells, read_cells
from editor.core.extensions.extension_declarations import EXTENSIONS, HREFLANG
from editor.core.extensions.language_links import linked_languages
from editor.core.fields import fields_of
from editor.core.filtering.filter_evaluation import matching_rows
from editor.core.filtering.filter_facts import FilterFacts, asks_for_answers
from editor.core.filtering.filter_language import Filter, parse_filter
from editor.core.filtering.filter_tree import FilterError
from editor.core.operations.operation import (
    PREVIEWS,
    Operation,
    OperationContext,
    Outcome,
    Preview,
    values_in,
)
from editor.core.operations.operation_parameters import ArgumentError
from editor.core.text import N_, SentenceError
from editor.runtime.threads import IsCancelled, never, part_of

Task = tuple[Operation, Rows]  # an operation and the rows it is for, as the document numbers them now


def series_outcome(
    document: Document, tasks: Sequence[Task], surroundings: OperationContext | None = None
) -> Outcome:
    """Work out what a series of operations would do, as the difference between now and its end.

    An operation finds its rows wherever those before have moved them; copies made on the way are left alone.
    `left_alone` and `absent` add up over the series. Raises ArgumentError like `Operation.outcome`.
    """
    surroundings = surroundings or OperationContext()
    if len(tasks) == 1:
        return _outcome(0, tasks[0][0], document, tasks[0][1], surroundings)
    work = document.working_copy()
    places = _Places(work)
    edits: list[Edit] = []
    changed: set[int] = set()
    left_alone = absent = 0
    for number, (operation, rows) in enumerate(tasks):
        tell = part_of(surroundings.tell, number, len(tasks))
        there = replace(surroundings, shown=places.now_in_order(surroundings.shown), tell=tell)
        outcome = _outcome(number, operation, work, places.now(rows), there)
        left_alone += outcome.left_alone
        absent += outcome.absent
        if outcome.edit is not None:
            changed.update(places.before(outcome.rows))
            outcome.edit.apply(work)
            edits.append(outcome.edit)
    rows, previews = _difference(document, work, sorted(changed), places)
    edit = one_of(edits) if rows else None
    return Outcome(edit, rows, left_alone, absent, previews)


def _outcome(
    number: int, operation: Operation, document: Document, rows: Rows, surroundings: OperationContext
) -> Outcome:
    try:
        return operation.outcome(document, rows, surroundings)
    except ArgumentError as error:
        error.task = number
        raise


class _Places(DocumentListener):
    """A listener of a document that maps its original rows to where they are now."""

    def __init__(self, document: Document) -> None:
        self._count = len(document)
        self._origins: list[int] | None = None  # present row -> original row, -1 if new; None: none moved
        self._now: dict[int, int] = {}  # original row -> present row, once rows have moved
        document.listeners.add(self)

    @property
    def has_moved(self) -> bool:
        """True if any row may have moved."""
        return self._origins is not None

    def of(self, row: int) -> int | None:
        """Return the present row of an original row; None if it was removed."""
        return row if self._origins is None else self._now.get(row)

    def now(self, rows: Rows) -> Rows:
        """Return the present rows of original rows, ascending."""
        return rows if self._origins is None else as_rows(sorted(self.now_in_order(rows) or ()))

    def now_in_order(self, rows: Sequence[int] | None) -> Sequence[int] | None:
        """Return the present rows of original rows in the order in which they are given."""
        if self._origins is None or rows is None:
            return rows
        return [self._now[row] for row in rows if row in self._now]

    def before(self, rows: Rows) -> Rows:
        """Return the original rows of present rows; inserted rows have none."""
        if self._origins is None:
            return rows
        return [origin for row in rows if (origin := self._origins[row]) >= 0]

    # Notifications of the document

    def rows_inserted(self, first: int, last: int) -> None:
        origins = self._all()
        self._set([*origins[:first], *[-1] * (last - first + 1), *origins[first:]])

    def rows_removed(self, first: int, last: int) -> None:
        origins = self._all()
        self._set([*origins[:first], *origins[last + 1 :]])

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        origins = self._all()
        old_rows.arrange(origins, repeat(-1))
        self._set(origins)

    def _all(self) -> list[int]:
        return list(range(self._count)) if self._origins is None else self._origins

    def _set(self, origins: list[int]) -> None:
        self._origins = origins
        self._now = {origin: row for row, origin in enumerate(origins) if origin >= 0}


def _difference(
    before: Document, after: Document, changed: Sequence[int], places: _Places
) -> tuple[Rows, tuple[Preview, ...]]:
    """Return the rows that differ in the end, and previews of the first differences.

    Once any row was moved, copied or deleted, all of the given rows count as different.
    """
    rows = as_rows(changed)
    if not places.has_moved:
        rows = _rows_that_differ(before, after, rows)
    found: list[Preview] = []
    for row in islice(rows, PREVIEWS):
        found += _changes_of(row, before, after, places)
    return rows, tuple(found[:PREVIEWS])


def _rows_that_differ(before: Document, after: Document, rows: Rows) -> Rows:
    differing: set[int] = set()
    for field in fields_of(before.kind):
        old, new = (values_in(document.column(field.name), rows) for document in (before, after))
        differing.update(compress(rows, map(ne, old, new)))
    for one, other in (
        (before.columns.extensions, after.columns.extensions),
        (before.columns.source, after.columns.source),
    ):
        differing.update(row for row in rows if one[row] != other[row])
    return as_rows(sorted(differing))


def _changes_of(row: int, before: Document, after: Document, places: _Places) -> list[Preview]:
    now = places.of(row)
    if now is None:
        return [Preview(row, "", str(row + 1), "")]
    changes = [] if now == row else [Preview(row, "", str(row + 1), str(now + 1))]
    for field in fields_of(before.kind):
        old, new = before.column(field.name)[row], after.column(field.name)[now]
        if old != new:
            changes.append(Preview(row, field.name, old, new))
    return [*changes, *_changes_of_extensions((before, row), (after, now))]


def _changes_of_extensions(before: tuple[Document, int], after: tuple[Document, int]) -> Iterator[Preview]:
    row = before[1]
    old, new = linked_languages(*before), linked_languages(*after)
    if old != new:
        yield Preview(row, HREFLANG.name, old, new)
    was, now = _cells_of(*before), _cells_of(*after)
    for name in {**was, **now}:
        one, other = was.get(name, ""), now.get(name, "")
        if one != other and (old == new or name.extension != HREFLANG.name):
            yield Preview(row, name.heading, one, other)


def _cells_of(document: Document, row: int) -> Cells:
    read = ReadCells()
    read_cells(document, [row], EXTENSIONS, read)
    return read.rows[0]


_NO_ANSWERS = N_("What these pages answer is not known. Check their URLs first.")


class Mode(StrEnum):
    """The choice between the steps that match an entry: the first one, or all of them."""

    FIRST_MATCH = "first-match"
    EVERY_MATCH = "every-match"  # in their order


class RecipeError(SentenceError):
    """A recipe that cannot be read or run.

    `step` is the number of the step at fault, from 0, `operation` that of the operation in it; `line` is the
    line in a file, from 1. If an operation cannot work, its ArgumentError is the cause.
    """

    def __init__(
        self,
        sentence: str,
        detail: str = "",
        *,
        step: int | None = None,
        operation: int | None = None,
        line: int | None = None,
    ) -> None:
        super().__init__(sentence, detail)
        self.step = step
        self.operation = operation
        self.line = line


def _answerable(wanted: Filter, facts: FilterFacts) -> Filter:
    """Return a filter; raises FilterError if it asks for what pages answered and none was asked."""
    if asks_for_answers(wanted.root) and not facts.answers():
        raise FilterError(_NO_ANSWERS)
    return wanted


@dataclass(frozen=True, slots=True)
class RecipeStep:
    """A step of a recipe: a filter, and the operations on the entries that match, in this order."""

    where: str  # a filter; "" is every entry
    operations: tuple[Operation, ...]
    name: str = ""  # what the person calls it
    is_on: bool = True  # False: it is left out for now

    @property
    def title(self) -> str:
        """The name of the step in a list, or else its filter; "" means every entry."""
        return self.name or self.where


@dataclass(frozen=True, slots=True)
class RecipeOutcome(Outcome):
    """The outcome of a recipe, with the entries that each of its steps takes."""

    taken: tuple[Rows, ...] = ()  # the rows of each step, ascending, in the document before

    def taken_by(self, row: int) -> tuple[int, ...]:
        """Return the numbers of the steps that take a row, from 0, in their order."""
        return tuple(step for step, rows in enumerate(self.taken) if _holds(rows, row))


def _holds(rows: Rows, row: int) -> bool:
    if isinstance(rows, range):
        return row in rows
    place = bisect_left(rows, row)
    return place < len(rows) and rows[place] == row


@dataclass(frozen=True, slots=True)
class Recipe:
    """An ordered list of steps, with a name."""

    name: str
    steps: tuple[RecipeStep, ...]
    mode: Mode = Mode.FIRST_MATCH
    description: str = ""

    def run(
        self,
        document: Document,
        rows: Rows,
        facts: FilterFacts,
        surroundings: OperationContext | None = None,
        cancelled: IsCancelled = never,
    ) -> RecipeOutcome:
        """Work out what becomes of these rows, without changing anything.

        Every step selects its rows from the present document, whatever the steps before will do to it. Raises
        RecipeError.
        """
        surroundings = surroundings or OperationContext(now=facts.now)
        taken = self._taken(document, rows, facts, cancelled)
        places = [
            (number, at)
            for number, step in enumerate(self.steps)
            for at in range(len(step.operations))
            if taken[number]
        ]
        tasks = [(self.steps[number].operations[at], taken[number]) for number, at in places]
        try:
            outcome = series_outcome(document, tasks, surroundings)
        except ArgumentError as error:
            number, at = places[error.task or 0]
            raise RecipeError(error.sentence, error.detail, step=number, operation=at) from error
        return RecipeOutcome(
            outcome.edit, outcome.rows, outcome.left_alone, outcome.absent, outcome.previews, taken
        )

    def _taken(
        self, document: Document, rows: Rows, facts: FilterFacts, cancelled: IsCancelled
    ) -> tuple[Rows, ...]:
        is_free = bytearray(len(document))
        for row in rows:
            is_free[row] = True
        taken: list[Rows] = []
        for number, step in enumerate(self.steps):
            if not step.is_on:
                taken.append(())
                continue
            try:
                wanted = _answerable(parse_filter(step.where), facts)
                matching = matching_rows(document, wanted, facts, cancelled)
            except FilterError as error:
                raise RecipeError(error.sentence, error.detail, step=number) from error
            found = [row for row in matching if is_free[row]]
            if self.mode is Mode.FIRST_MATCH:
                for row in found:
                    is_free[row] = False
            taken.append(as_rows(found))
        return tuple(taken)
