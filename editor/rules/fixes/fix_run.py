"""Plans fixes and tries them on a copy, so that all changes are known before the document changes.

A plan has the corrections that a person asks for: their changes, and the other possible ways.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice

from editor.core.document.document import Document
from editor.core.document.edits import (
    Batch,
    Edit,
    InsertRows,
    RemoveRows,
    SetEntries,
    SetFrame,
    SetValues,
    one_of,
)
from editor.rules.audit.audit_fixes import with_answers
from editor.rules.finding import Contexts
from editor.rules.findings import Findings
from editor.rules.fixes.fix_choices import FIXES, FixChoice, choices, edit_for, fix_places, values_set
from editor.rules.fixes.fix_kinds import Fix
from editor.rules.fixes.preview_changes import ChangedPlace, Difference, PreviewChange
from editor.rules.rule import Fixability, Severity
from editor.runtime.threads import IsCancelled, Tell, never, part_of, untold

SHOWN = 100  # changes that a preview lists
_MAX_PASSES = 50  # a limit for values that were escaped many times


@dataclass(frozen=True, slots=True)
class FixPlan:
    """The result of fixes, worked out before the document changes."""

    edit: Edit | None  # None: nothing would change
    changes: tuple[PreviewChange, ...]  # the first ones, in the file's order
    count: int  # of all changes
    counts: dict[str, int]  # the number of corrected findings of each rule
    passes: int  # rounds of fixes: one may uncover another finding
    by_rule: Mapping[str, tuple[PreviewChange, ...]] = field(
        default_factory=dict
    )  # the first changes of each
    before: Mapping[Severity, int] = field(default_factory=dict)  # findings of each severity
    after: Mapping[Severity, int] = field(default_factory=dict)
    files: int = 1  # the number with changes
    undecided: int = 0  # places of the requested rule that only a guess would correct
    choices: tuple[FixChoice, ...] = ()  # of the requested rule
    choice_counts: tuple[int | None, ...] = ()  # the number of changes of each
    choice: int | None = None  # the index of the one that was planned


def fix_all_safe(document: Document, findings: Findings, without: Collection[str] = ()) -> FixPlan:
    """Return one edit with every safe fix; it leaves no finding with the fix "auto", except of rules without.

    This takes about as long as checking the file, in any thread, while nobody edits.
    """
    if not _rules_to_fix(findings):
        counts = findings.report.counts()
        return FixPlan(None, (), 0, {}, 0, {}, counts, counts)
    run = FixRun(document, findings.contexts, known=findings)
    run.run_all_safe(without)
    return run.plan()


def fix_rule(document: Document, findings: Findings, rule_id: str, choice: str = "") -> FixPlan:
    """Correct all findings of a rule, each in its safest way, but not by a guess.

    choice: the id of the only way to use.
    """
    run = FixRun(document, findings.contexts, known=findings)
    if choice:
        while run.passes < _MAX_PASSES and run.run_choice(rule_id, choice):
            pass
        return run.plan()
    while run.passes < _MAX_PASSES and (run.run_safe({rule_id}) or run.run_first_choice(rule_id)):
        pass
    return replace(run.plan(), undecided=run.undecided(rule_id))


def preview(
    document: Document, edit: Edit | None, limit: int = SHOWN
) -> tuple[tuple[PreviewChange, ...], int]:
    """Return the first changes that an edit would make, and their number."""
    if edit is None:
        return (), 0
    copy = document.working_copy()
    difference = Difference(document, copy)
    edit.apply(copy)
    return difference.changes(limit), difference.count()


def _rules_to_fix(findings: Findings) -> set[str]:
    """Return the rules with a finding whose fix is "auto"."""
    of_file = {it.rule.id for it in findings.report.about_file() if it.fix is Fixability.AUTO}
    of_rows = {
        it.rule.id for it in findings.report.groups() if findings.marks.places_of(it.rule.id, Fixability.AUTO)
    }
    return of_file | of_rows


class FixRun:
    """A copy of a document with its findings, and the edits made to it so far.

    Any thread may use one while nobody edits the document; `cancelled` ends it early.
    """

    def __init__(
        self,
        document: Document,
        contexts: Contexts,
        cancelled: IsCancelled = never,
        known: Findings | None = None,
        tell: Tell = untold,
    ) -> None:
        """known: the findings of the document, which are checked again unless they are as it is now.

        tell: is told how much of the check, and of the first pass over all safe fixes, is done.
        """
        self._cancelled, self._document = cancelled, document
        self._copy = document.working_copy()
        self._difference = Difference(document, self._copy)
        if known is not None and known.is_finished and not known.is_awaited:
            self._findings = known.copied(self._copy)
        else:
            self._findings = Findings(self._copy, contexts)
            self._findings.check_all(part_of(tell, 0, 2))
        self._tell = part_of(tell, 1, 2)
        self._before = self._findings.report.counts()
        self._edits: list[Edit] = []
        self._counts: Counter[str] = Counter()
        self._places: dict[
            str, list[ChangedPlace]
        ] = {}  # rule -> the first places corrected, in original rows
        self.passes = 0

    def run_all_safe(self, without: Collection[str] = ()) -> None:
        """Apply all safe fixes, except those of some rules, until none is left."""
        rules = [rule for rule in FIXES if rule not in without]
        while self.passes < _MAX_PASSES and self.run_safe(rules):
            pass

    def choices(self, rule: str) -> tuple[FixChoice, ...]:
        """Return the ways to correct what a rule finds at present."""
        return choices(self._copy, self._findings, rule)

    def choose(self, rule: str, number: int, left_out: Collection[int] = ()) -> None:
        """Correct what a rule finds in one of these ways, but not in some rows; a number beyond the ways does
        nothing.

        A safe way is repeated if it uncovers more to correct: an element inside another that was renamed.
        """
        for choice in self.choices(rule)[number : number + 1]:
            self._apply(rule, _but(choice, left_out).edit())
            self.passes += bool(self._edits)
            while choice.safe and self.passes < _MAX_PASSES and self._choose_again(rule, choice, left_out):
                self.passes += 1

    def run_choice(self, rule: str, choice: str) -> bool:
        """Correct once what a rule finds by the choice with this id; return True if anything changed."""
        made = len(self._edits)
        named = [each for each in self.choices(rule) if each.id == choice]
        if named:
            self._apply(rule, named[-1].edit())  # the last is the one for all places
        self.passes += made < len(self._edits)
        return made < len(self._edits)

    def _choose_again(self, rule: str, known: FixChoice, left_out: Collection[int]) -> bool:
        made = len(self._edits)
        for choice in self.choices(rule):
            if choice.safe and choice.id == known.id:
                self._apply(rule, _but(choice, left_out).edit())
        return made < len(self._edits)

    def run_safe(self, rules: Iterable[str]) -> bool:
        """Apply the safe fixes of some rules once; return True if any changed something."""
        made = len(self._edits)
        broken, asked = _rules_to_fix(self._findings), list(rules)
        for number, rule in enumerate(asked):
            if not self.passes:
                self._tell(number / len(asked))
            for fix in FIXES.get(rule, ()):
                if self._cancelled():
                    return False
                if fix.safe and (rule in broken or made < len(self._edits)):
                    self._try(rule, fix)
        self.passes += made < len(self._edits)
        return made < len(self._edits)

    def _try(self, rule: str, fix: Fix) -> None:
        places = fix_places(self._findings, rule, Fixability.AUTO)
        if not places:
            return
        self._apply(rule, edit_for(fix.method, self._copy, self._findings, places))

    def run_first_choice(self, rule: str) -> bool:
        """Correct what a rule still finds by the first of its choices; return True if there was one."""
        made = len(self._edits)
        for edit in self._first_edits(rule):
            self._apply(rule, edit)
        self.passes += made < len(self._edits)
        return made < len(self._edits)

    def _first_edits(self, rule: str) -> list[Edit]:
        """Return the edits of the first choice, and of further ones that depend on the present values.

        Places for a guess are left to a person: later choices must not correct them.
        """
        edits: list[Edit] = []
        settled: defaultdict[str, set[int]] = defaultdict(set)
        for choice in choices(self._copy, self._findings, rule):
            edit = choice.without(settled).edit()
            if not choice.is_guess and edit is not None:
                edits.append(edit)
                if not choice.keeps_reading:
                    break
            for name, rows in choice.places.rows.items():
                settled[name].update(set(values_set(edit)).intersection(rows))
        return edits

    def undecided(self, rule: str) -> int:
        """Count the places of a rule's present findings that only a guess would correct."""
        guesses = (choice.edit() for choice in self.choices(rule) if choice.is_guess)
        return max((preview(self._copy, edit)[1] for edit in guesses), default=0)

    def _apply(self, rule: str, edit: Edit | None) -> None:
        if edit is None:
            return
        before = self._count(rule)
        self._places.setdefault(rule, []).extend(self._places_of(edit))
        edit.apply(self._copy)
        self._edits.append(edit)
        self._counts[rule] += max(before - self._count(rule), 0)

    def _places_of(self, edit: Edit) -> Iterator[ChangedPlace]:
        """Yield the first places of an edit that is about to be applied."""
        if isinstance(edit, Batch):
            for part in edit.edits:
                yield from self._places_of(part)
        elif isinstance(edit, SetFrame):
            yield None, ""
        elif isinstance(edit, SetValues | SetEntries | RemoveRows):
            name = edit.field if isinstance(edit, SetValues) else ""
            origins = map(self._difference.origin, islice(edit.rows, SHOWN))
            yield from ((row, name) for row in origins if row >= 0)
        elif isinstance(edit, InsertRows):
            above = (row - number for number, row in enumerate(islice(edit.rows, SHOWN), 1))
            yield from ((self._difference.origin(max(row, 0)), "") for row in above if len(self._copy))

    def _count(self, rule: str) -> int:
        return next((group.places for group in self._findings.report.groups() if group.rule.id == rule), 0)

    def plan(self) -> FixPlan:
        """Return the plan with all edits made so far."""
        difference = self._difference
        # As one edit, it needs one check by the rules, not one for each part.
        is_net = len(self._edits) > 1 and not difference.has_new_rows()
        edit = difference.net_edit() if is_net else one_of(self._edits)
        places, answers = self._places.items(), self._findings.context.answers
        explained = partial(with_answers, self._places, self._document, answers)
        return FixPlan(
            edit,
            explained(difference.changes(SHOWN)),
            difference.count(),
            dict(self._counts),
            self.passes,
            {rule: explained(difference.changes_at(each, SHOWN)) for rule, each in places},
            self._before,
            self._findings.report.counts(),
            difference.files(),
        )


@dataclass(frozen=True, slots=True)
class FixRequest:
    """A request to correct all that is safe, or the findings of one rule."""

    rule: str = ""  # "": all that is safe
    choice: int | None = None  # index of one of the rule's choices; None: the safest, if it is no guess
    without: frozenset[str] = frozenset()  # rules to leave alone if all that is safe is requested
    left_out: frozenset[int] = frozenset()  # rows to leave alone if a rule is named


def _but(choice: FixChoice, left_out: Collection[int]) -> FixChoice:
    """Return a choice without some rows."""
    return choice.without({name: set(left_out) for name in choice.places.rows}) if left_out else choice


def plan(
    document: Document, contexts: Contexts, request: FixRequest, cancelled: IsCancelled, tell: Tell = untold
) -> FixPlan:
    """Plan the requested corrections, in any thread, while nobody edits the document.

    The plan is useless if it was cancelled. tell: is told how much of it is done.
    """
    run = FixRun(document, contexts, cancelled, tell=tell)
    if not request.rule:
        run.run_all_safe(request.without)
        return run.plan()
    found = run.choices(request.rule)
    counts = tuple(choice.count() for choice in found)  # these are valid until something changes
    choice = request.choice
    if choice is None and found and not found[0].is_guess:
        choice = 0
    if choice is not None:
        run.choose(request.rule, choice, request.left_out)
    return replace(run.plan(), choices=found, choice_counts=counts, choice=choice)
