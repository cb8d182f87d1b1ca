"""Recipes: ordered steps, each with a filter and the operations on the entries that match it."""

from bisect import bisect_left
from dataclasses import dataclass
from enum import StrEnum

from editor.core.cancelling import IsCancelled, never
from editor.core.document.document import Document
from editor.core.document.rows import Rows, as_rows
from editor.core.filtering.errors import FilterError
from editor.core.filtering.evaluate import matching_rows
from editor.core.filtering.facts import FilterFacts, asks_for_answers
from editor.core.filtering.language import Filter, parse_filter
from editor.core.operations.operation import Operation, OperationContext
from editor.core.operations.outcome import Outcome
from editor.core.operations.parameters import ArgumentError
from editor.core.operations.series import series_outcome
from editor.core.text import QT_TRANSLATE_NOOP, SentenceError

_NO_ANSWERS = QT_TRANSLATE_NOOP("filter", "What these pages answer is not known. Check their URLs first.")


class Mode(StrEnum):
    """The choice between the steps that match an entry: the first one, or all of them."""

    FIRST_MATCH = "first-match"
    EVERY_MATCH = "every-match"  # in their order


class RecipeError(SentenceError):
    """A recipe that cannot be read or run.

    `step` is the number of the step at fault, from 0, `operation` that of the operation in it; `line` is the
    line in a file, from 1. If an operation cannot work, its ArgumentError is the cause.
    """

    context = "recipes"

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
