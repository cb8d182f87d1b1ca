"""A recipe while a person puts it together, and the preview of what it would do.

What is not right yet has its place in a draft, too. The preview is computed in a worker, again
whenever the recipe changes.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from editor.core.document.document import Document
from editor.core.document.edits import Edit, SetValues
from editor.core.document.rows import Rows
from editor.core.fields import Kind
from editor.core.filtering.filter_facts import FilterFacts, KnownFacts, gather_facts, rules_of
from editor.core.filtering.filter_language import Filter, parse_filter
from editor.core.filtering.filter_tree import Either, FilterError, Node
from editor.core.operations.operation import Declaration, Operation, OperationContext
from editor.core.operations.operation_parameters import ArgumentError
from editor.core.operations.recipe import Mode, Recipe, RecipeError, RecipeOutcome, RecipeStep
from editor.core.text import N_
from editor.rules.findings import Findings
from editor.rules.rule import Severity
from editor.runtime.threads import IsCancelled
from editor.services.tasks import Latest, Tasks, Work

_MANY = 20_000  # rows of which the first are worked out before the others
_FEW = 2_000

Counts = Mapping[Severity, int]


_COUNTED = ("changefreq", "priority")  # fields of few values


@dataclass(frozen=True, slots=True)
class ValueCounts:
    """How many rows of the whole document have each value of a field, before and after."""

    field: str
    before: Counter[str]
    after: Counter[str]

    @classmethod
    def of(cls, entries: Document, edit: Edit | None) -> "ValueCounts | None":
        """Count the values of an edit that sets such a field; None for any other edit."""
        if not isinstance(edit, SetValues) or edit.field not in _COUNTED:
            return None
        column = entries.column(edit.field)
        before = Counter(column)
        after = Counter(before)
        after.subtract(Counter(column[row] for row in edit.rows))
        after.update({edit.values: len(edit.rows)} if isinstance(edit.values, str) else edit.values)
        return cls(edit.field, before, +after)


@dataclass(frozen=True, slots=True)
class _Trial:
    """The result of running a recipe, with what is shown of it."""

    outcome: RecipeOutcome
    counts: ValueCounts | None


@dataclass(frozen=True, slots=True)
class PreviewResult:
    """The results so far for the latest recipe."""

    recipe: Recipe | None = None  # None: nothing was asked for that can be followed
    glimpse: RecipeOutcome | None = None  # what becomes of the first rows; None: it was not asked for
    outcome: RecipeOutcome | None = None  # None: it is not known yet, or there is trouble
    trouble: RecipeError | None = None
    counts: ValueCounts | None = None  # None: not known yet, or of no such field
    findings: Counts | None = None  # how many there would be; None: it is not known yet


@dataclass(frozen=True, slots=True)
class PreviewInput:
    """The document, with its findings and facts, that recipes are tried on."""

    entries: Document
    findings: Findings
    facts: FilterFacts  # all but the time, which is the surroundings'
    surroundings: OperationContext


class OperationPreview(QObject):
    """Tries recipes on a picture of the document that is taken when it is made. The latest one counts."""

    changed = Signal()  # something else is asked for, or more is known

    def __init__(self, setting: PreviewInput, tasks: Tasks, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries = setting.entries.working_copy()
        self.findings_before: Counts = setting.findings.report.counts()
        self._findings = setting.findings.copied(self.entries)
        self._facts, self._surroundings = setting.facts, setting.surroundings
        self._running = Latest(tasks)
        self._checking = Latest(tasks)
        self.tried = PreviewResult()
        self.fraction = 0.0  # of the changes that have been computed, as far as known

    @property
    def is_running(self) -> bool:
        """True while the changes are being computed."""
        return self._running.is_wanted

    @property
    def is_checking(self) -> bool:
        """True while the resulting findings are being counted."""
        return self._checking.is_wanted

    def run(self, recipe: Recipe | None, rows: Rows, trouble: RecipeError | None = None) -> None:
        """Work out what becomes of these rows; None: there is nothing to follow, because of the trouble."""
        self._running.forget()
        self._checking.forget()
        self.tried, self.fraction = PreviewResult(recipe, trouble=trouble), 0.0
        if recipe is not None:
            try:
                facts = self._facts_for(recipe)
            except RecipeError as error:
                self.tried = PreviewResult(recipe, trouble=error)
            else:
                there = replace(self._surroundings, tell=partial(self._note_done, recipe))
                run = _Run(recipe, self.entries, facts, there)
                if len(rows) > _MANY and not _weighs_rows(recipe):
                    then = partial(self._on_glimpsed, run.of(rows))
                    self._running.ask(run.of(rows[:_FEW]), then)
                else:
                    self._running.ask(run.of(rows), self._on_run)
        self.changed.emit()

    def _note_done(self, recipe: Recipe, fraction: float) -> None:
        """Note how much of the latest recipe is done; any thread may call this."""
        if recipe is self.tried.recipe:
            self.fraction = fraction

    def close(self) -> None:
        """Stop all computations."""
        self._running.close()
        self._checking.close()

    def _facts_for(self, recipe: Recipe) -> KnownFacts:
        """Look up the facts that the filters of a recipe need; raises RecipeError."""
        roots: list[Node] = []
        for number, step in enumerate(recipe.steps):
            if not step.is_on:
                continue
            try:
                root = parse_filter(step.where).root
                rules_of(root, self._facts.rule_ids)
            except FilterError as error:
                raise RecipeError(error.sentence, error.detail, step=number) from error
            if root is not None:
                roots.append(root)
        asked = Either(tuple(roots)) if len(roots) > 1 else next(iter(roots), None)
        return replace(gather_facts(Filter(asked), self._facts), now=self._surroundings.now)

    def _on_glimpsed(self, run: Work[_Trial], done: Future[_Trial]) -> None:
        """Show what becomes of the first rows, and go on with all of them."""
        if done.exception() is None:
            self.tried = replace(self.tried, glimpse=done.result().outcome)
            self._running.ask(run, self._on_run)
            self.changed.emit()
        else:
            self._on_run(done)

    def _on_run(self, done: Future[_Trial]) -> None:
        error = done.exception()
        if isinstance(error, RecipeError):
            self.tried = replace(self.tried, trouble=error)
        else:
            outcome = done.result().outcome
            self.tried = replace(self.tried, outcome=outcome, counts=done.result().counts)
            if outcome.edit is None:
                self.tried = replace(self.tried, findings=self.findings_before)
            else:
                work = partial(_findings_after, self._findings, self.entries, outcome.edit)
                self._checking.ask(work, self._on_checked)
        self.changed.emit()

    def _on_checked(self, done: Future[Counts]) -> None:
        self.tried = replace(self.tried, findings=done.result())
        self.changed.emit()


def _weighs_rows(recipe: Recipe) -> bool:
    return any(each.declaration.weighs_rows for step in recipe.steps for each in step.operations)


@dataclass(frozen=True, slots=True)
class _Run:
    """A recipe and all that it needs but the rows; done in a worker."""

    recipe: Recipe
    entries: Document
    facts: KnownFacts
    surroundings: OperationContext

    def of(self, rows: Rows) -> Work[_Trial]:
        """Return the computation for some rows."""
        return partial(self._run, rows)

    def _run(self, rows: Rows, cancelled: IsCancelled) -> _Trial:
        there = replace(self.surroundings, cancelled=cancelled)
        outcome = self.recipe.run(self.entries, rows, self.facts, there, cancelled)
        return _Trial(outcome, None if cancelled() else ValueCounts.of(self.entries, outcome.edit))


def _findings_after(before: Findings, document: Document, edit: Edit, cancelled: IsCancelled) -> Counts:
    copy = document.working_copy()
    findings = before.copied(copy)
    if not cancelled():
        edit.apply(copy)
    return findings.report.counts()


@dataclass(slots=True)
class DraftOperation:
    """An operation with what was filled in for its parameters, right or wrong; at first none is chosen."""

    declaration: Declaration | None = None
    given: dict[str, object] = field(default_factory=dict)

    def operation(self) -> Operation:
        """Return the operation; raises ArgumentError."""
        if self.declaration is None:
            raise ArgumentError(N_("Choose what to do."))
        return self.declaration.with_arguments(self.given)


@dataclass(slots=True)
class DraftStep:
    """A step of a recipe: a filter, and the operations on the entries that match it."""

    operations: list[DraftOperation]
    where: str = ""
    name: str = ""
    is_on: bool = True

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
                step.is_on,
            )
            for step in recipe.steps
        ]
        return cls(steps, recipe.mode, recipe.name, recipe.description)

    @property
    def is_plain(self) -> bool:
        """True if it is no more than one operation on all rows."""
        step = self.steps[0]
        return len(self.steps) == len(step.operations) == 1 and not (step.where or step.name or self.name)

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
            steps.append(RecipeStep(step.where, tuple(self._operations(number, step)), step.name, step.is_on))
        return Recipe(self.name, tuple(steps), self.mode, self.description)

    @staticmethod
    def _operations(number: int, step: DraftStep) -> Iterable[Operation]:
        for at, each in enumerate(step.operations):
            try:
                yield each.operation()
            except ArgumentError as error:
                raise RecipeError(error.sentence, error.detail, step=number, operation=at) from error
