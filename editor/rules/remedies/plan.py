"""What a person wants mended, worked out beforehand: what would change, and which other ways there are."""

from dataclasses import dataclass, replace

from editor.core.cancelling import IsCancelled
from editor.core.document.document import Document
from editor.rules.finding import Context
from editor.rules.remedies.run import FixPlan, FixRun


@dataclass(frozen=True, slots=True)
class FixRequest:
    """What is wanted: all that is safe, or what one rule finds."""

    rule: str = ""  # "": all that is safe
    choice: int | None = None  # of the ways to mend what the rule finds; None: the safest, if it is no guess
    without: frozenset[str] = frozenset()  # rules to leave alone where all that is safe is wanted


def plan(document: Document, context: Context, request: FixRequest, cancelled: IsCancelled) -> FixPlan:
    """Work out what is asked for; any thread may, while nobody edits the document.

    One that is stopped is of no use.
    """
    run = FixRun(document, context, cancelled)
    if not request.rule:
        run.mend_all_safe(request.without)
        return run.plan()
    found = run.choices(request.rule)
    counts = tuple(choice.count() for choice in found)  # which are good until something is changed
    choice = request.choice
    if choice is None and found and not found[0].is_guess:
        choice = 0
    if choice is not None:
        run.choose(request.rule, choice)
    return replace(run.plan(), choices=found, choice_counts=counts, choice=choice)
