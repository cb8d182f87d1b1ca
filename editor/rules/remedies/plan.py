"""Plans the corrections that a person asks for: their changes, and the other possible ways."""

from dataclasses import dataclass, replace

from editor.core.cancelling import IsCancelled
from editor.core.document.document import Document
from editor.rules.finding import Contexts
from editor.rules.remedies.run import FixPlan, FixRun


@dataclass(frozen=True, slots=True)
class FixRequest:
    """A request to correct all that is safe, or the findings of one rule."""

    rule: str = ""  # "": all that is safe
    choice: int | None = None  # index of one of the rule's choices; None: the safest, if it is no guess
    without: frozenset[str] = frozenset()  # rules to leave alone if all that is safe is requested


def plan(document: Document, contexts: Contexts, request: FixRequest, cancelled: IsCancelled) -> FixPlan:
    """Plan the requested corrections, in any thread, while nobody edits the document.

    The plan is useless if it was cancelled.
    """
    run = FixRun(document, contexts, cancelled)
    if not request.rule:
        run.run_all_safe(request.without)
        return run.plan()
    found = run.choices(request.rule)
    counts = tuple(choice.count() for choice in found)  # these are valid until something changes
    choice = request.choice
    if choice is None and found and not found[0].is_guess:
        choice = 0
    if choice is not None:
        run.choose(request.rule, choice)
    return replace(run.plan(), choices=found, choice_counts=counts, choice=choice)
