"""A recipe while a person puts it together: what is not right yet has its place here too."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from editor.core.fields import Kind
from editor.core.filtering.errors import FilterError
from editor.core.filtering.language import parse_filter
from editor.core.operations.operation import Declaration, Operation
from editor.core.operations.parameters import ArgumentError
from editor.core.recipe import Mode, Recipe, RecipeError, RecipeStep
from editor.core.text import QT_TRANSLATE_NOOP


@dataclass(slots=True)
class DraftOperation:
    """An operation with what was filled in for its parameters, right or wrong; at first none is chosen."""

    declaration: Declaration | None = None
    given: dict[str, object] = field(default_factory=dict)

    def told(self) -> Operation:
        """Return the operation; raises ArgumentError."""
        if self.declaration is None:
            raise ArgumentError(QT_TRANSLATE_NOOP("operations", "Choose what to do."))
        return self.declaration.told(self.given)

    def trouble(self) -> ArgumentError | None:
        """Return the reason why the operation cannot be run; None if it can."""
        try:
            self.told()
        except ArgumentError as error:
            return error
        return None


@dataclass(slots=True)
class DraftStep:
    """A step of a recipe: a filter, and the operations on the entries that match it."""

    operations: list[DraftOperation]
    where: str = ""
    name: str = ""

    @property
    def title(self) -> str:
        """The title of the step in a list; "" if it is about all entries."""
        return self.name or self.where


@dataclass(slots=True)
class RecipeDraft:
    """A recipe that is being edited, with at least one step and one operation in each."""

    steps: list[DraftStep] = field(default_factory=lambda: [DraftStep([DraftOperation()])])
    mode: Mode = Mode.FIRST_MATCH
    name: str = ""
    description: str = ""

    @classmethod
    def of(cls, recipe: Recipe) -> "RecipeDraft":
        """Return a draft of an existing recipe."""
        steps = [
            DraftStep(
                [DraftOperation(each.declaration, dict(each.arguments)) for each in step.operations],
                step.where,
                step.name,
            )
            for step in recipe.steps
        ]
        return cls(steps, recipe.mode, recipe.name, recipe.description)

    @property
    def took_work(self) -> bool:
        """True if more than one operation was chosen, so that losing the draft would be a pity."""
        operations = [each for step in self.steps for each in step.operations]
        is_told = any(step.where or step.name for step in self.steps) or any(
            each.given for each in operations
        )
        return is_told or sum(each.declaration is not None for each in operations) > 1

    def copy(self) -> "RecipeDraft":
        """Return a copy of the steps, which can be changed independently."""
        steps = [
            replace(step, operations=[replace(each, given=dict(each.given)) for each in step.operations])
            for step in self.steps
        ]
        return replace(self, steps=steps)

    def applies_to(self, kind: Kind) -> bool:
        """Return True if all operations are for documents of this kind."""
        operations = (each.declaration for step in self.steps for each in step.operations)
        return all(each is None or each.applies_to(kind) for each in operations)

    def recipe(self) -> Recipe:
        """Return the recipe; raises RecipeError, naming the step and the operation that are not valid."""
        steps = []
        for number, step in enumerate(self.steps):
            try:
                parse_filter(step.where)
            except FilterError as error:
                raise RecipeError(error.sentence, error.detail, step=number) from error
            steps.append(RecipeStep(step.where, tuple(self._operations(number, step)), step.name))
        return Recipe(self.name, tuple(steps), self.mode, self.description)

    @staticmethod
    def _operations(number: int, step: DraftStep) -> Iterable[Operation]:
        for at, each in enumerate(step.operations):
            try:
                yield each.told()
            except ArgumentError as error:
                raise RecipeError(error.sentence, error.detail, step=number, operation=at) from error
