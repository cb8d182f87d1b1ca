"""What a person wants mended, worked out beforehand: what would change, and which other ways there are."""

from dataclasses import dataclass

from editor.core.cancelling import IsCancelled
from editor.core.document.document import Document
from editor.rules.finding import Context
from editor.rules.remedies.choices import FixChoice
from editor.rules.remedies.run import FixOutcome, FixRun


@dataclass(frozen=True, slots=True)
class FixRequest:
    """What is wanted: all that is safe, or what one rule finds."""

    rule: str = ""  # "": all that is safe
    choice: int | None = None  # of the ways to mend what the rule finds; None: the safest, if it is no guess
    without: frozenset[str] = frozenset()  # rules to leave alone where all that is safe is wanted


@dataclass(frozen=True, slots=True)
class Plan:
    """What would come of it."""

    outcome: FixOutcome
    choices: tuple[FixChoice, ...]  # of the rule; empty where all that is safe is wanted
    counts: tuple[int | None, ...] = ()  # what each of them would change
    choice: int | None = None  # the one of them that is worked out


def plan(urlset: Document, context: Context, wish: FixRequest, cancelled: IsCancelled) -> Plan:
    """Work it out; any thread may, while nobody edits the document. One that is stopped is of no use."""
    trial = FixRun(urlset, context, cancelled)
    if not wish.rule:
        trial.mend_all_safe(wish.without)
        return Plan(trial.outcome(), ())
    found = trial.choices(wish.rule)
    counts = tuple(choice.count() for choice in found)  # which are good until something is changed
    choice = wish.choice
    if choice is None and found and not found[0].guesses:
        choice = 0
    if choice is not None:
        trial.choose(wish.rule, choice)
    return Plan(trial.outcome(), found, counts, choice)
