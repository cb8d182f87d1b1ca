"""A recipe while a person puts it together: what is not right yet has its place here too."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from editor.core.fields import Kind
from editor.core.filtering.errors import FilterError
from editor.core.filtering.language import parse
from editor.core.operations.operation import Declaration, Operation
from editor.core.operations.parameters import ArgumentError
from editor.core.operations.registry import OPERATION_BY_ID
from editor.core.recipe import Mode, Recipe, RecipeError, Step

_USUAL = ("priority.set", "lastmod.set", "loc.scheme")  # what a new operation is, the first that applies


@dataclass(slots=True)
class DraftOperation:
    """An operation with what was filled in for its parameters, right or wrong."""

    declaration: Declaration
    given: dict[str, object] = field(default_factory=dict)

    def told(self) -> Operation:
        """The operation; raises ArgumentError."""
        return self.declaration.told(self.given)

    def trouble(self) -> ArgumentError | None:
        """Why it cannot be followed."""
        try:
            self.told()
        except ArgumentError as error:
            return error
        return None


@dataclass(slots=True)
class DraftStep:
    """Which entries, and what is done to them."""

    operations: list[DraftOperation]
    where: str = ""
    name: str = ""

    @property
    def title(self) -> str:
        """What to call it where it is listed; "" means every entry."""
        return self.name or self.where


@dataclass(slots=True)
class Draft:
    """There is always a step, and an operation in each."""

    steps: list[DraftStep]
    mode: Mode = Mode.FIRST_MATCH
    name: str = ""
    description: str = ""
    version: int = 1

    @classmethod
    def of(cls, recipe: Recipe) -> "Draft":
        """A recipe to go on with."""
        steps = [
            DraftStep(
                [DraftOperation(each.declaration, dict(each.arguments)) for each in step.operations],
                step.where,
                step.name,
            )
            for step in recipe.steps
        ]
        return cls(steps, recipe.mode, recipe.name, recipe.description, recipe.version)

    @property
    def is_lengthy(self) -> bool:
        """Whether it holds more than one operation, so that nobody wants to put it together twice."""
        return sum(len(step.operations) for step in self.steps) > 1

    def applies_to(self, kind: Kind) -> bool:
        """Whether all its operations are for documents of this kind."""
        return all(each.declaration.applies_to(kind) for step in self.steps for each in step.operations)

    def recipe(self) -> Recipe:
        """What was put together; raises RecipeError with the step and the operation that are not right."""
        steps = []
        for number, step in enumerate(self.steps):
            try:
                parse(step.where)
            except FilterError as error:
                raise RecipeError(error.sentence, error.detail, step=number) from error
            steps.append(Step(step.where, tuple(self._operations(number, step)), step.name))
        return Recipe(self.name, tuple(steps), self.version, self.mode, self.description)

    @staticmethod
    def _operations(number: int, step: DraftStep) -> Iterable[Operation]:
        for at, each in enumerate(step.operations):
            try:
                yield each.told()
            except ArgumentError as error:
                raise RecipeError(error.sentence, error.detail, step=number, operation=at) from error


def new_operation(offered: Iterable[Declaration]) -> DraftOperation:
    """The operation that a step begins with."""
    ids = {declaration.id for declaration in offered}
    return DraftOperation(OPERATION_BY_ID[next(name for name in _USUAL if name in ids)])


def new_draft(offered: Iterable[Declaration]) -> Draft:
    """One step for every entry, with one operation."""
    return Draft([DraftStep([new_operation(offered)])])
