"""A recipe is tried beside the window: what would change, and what would then be wrong."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.core.operations.all_operations import operation
from editor.core.operations.operation import OperationContext
from editor.core.operations.recipe import Mode, Recipe, RecipeStep
from editor.models.session.recipe_draft import OperationPreview, PreviewInput
from editor.rules.findings import Findings, FindingsFacts
from editor.rules.rule import Severity
from editor.services.tasks import Tasks
from tests.models.documents import NOW, SITE, document

Make = Callable[..., OperationPreview]


@pytest.fixture
def make(qapp: object) -> Iterator[Make]:
    tasks, trials = Tasks(), []

    def make(*entries: Entry) -> OperationPreview:
        urlset, findings = document(*entries)
        trials.append(
            OperationPreview(
                PreviewInput(urlset, findings, FindingsFacts(findings), OperationContext(now=NOW)), tasks
            )
        )
        return trials[-1]

    yield make
    for trial in trials:
        trial.close()
        trial.deleteLater()
    tasks.close()


def recipe(*steps: RecipeStep, mode: Mode = Mode.FIRST_MATCH) -> Recipe:
    return Recipe("", steps, mode=mode)


def step(name: str, where: str = "", **arguments: object) -> RecipeStep:
    return RecipeStep(where, (operation(name, **arguments),))


LOWER = step("changefreq.set", value="weekly")


def test_it_counts_the_rows_with_each_value_of_a_field_of_few(make: Make, qtbot: QtBot) -> None:
    trial = make()
    for operations, is_counted in (
        (step("priority.by_depth"), True),
        (step("priority.set", value="0.9"), True),
        (step("rows.delete"), False),
    ):
        trial.run(recipe(operations), range(4))
        qtbot.waitUntil(lambda: trial.tried.outcome is not None)
        counts = trial.tried.counts
        assert (counts is not None) is is_counted
        if counts is not None:
            assert counts.field == "priority"
            assert sum(counts.before.values()) == sum(counts.after.values()) == len(trial.entries)
            assert counts.before == Counter(trial.entries.column("priority"))
            assert all(counts.after.values())


def test_it_tells_what_would_change_and_then_what_would_be_wrong(make: Make, qtbot: QtBot) -> None:
    trial = make()
    before = list(trial.entries.column("priority"))
    trial.run(recipe(step("priority.clear")), range(4))
    assert trial.is_running
    qtbot.waitUntil(lambda: trial.tried.findings is not None)
    outcome = trial.tried.outcome
    assert outcome is not None
    assert list(outcome.rows) == [0, 1, 3]
    assert trial.tried.findings is not None
    assert trial.findings_before[Severity.ERROR] - trial.tried.findings[Severity.ERROR] == 1
    assert trial.entries.column("priority") == before
    assert not trial.is_running
    assert not trial.is_checking


@pytest.mark.parametrize(
    "each",
    [
        step("loc.host", host="other.example"),
        step("lastmod.set", value="2026-11-21"),
        step("rows.delete", "is:error"),
        step("rows.duplicate"),
        step("rows.sort", column="loc", direction="descending"),
    ],
    ids=lambda each: str(each.operations[0].declaration.id),
)
def test_the_findings_are_those_that_a_check_of_the_outcome_gives(
    make: Make, qtbot: QtBot, each: RecipeStep
) -> None:
    trial = make()
    trial.run(recipe(each), range(4))
    qtbot.waitUntil(lambda: trial.tried.findings is not None)
    outcome = trial.tried.outcome
    assert outcome is not None
    assert outcome.edit is not None
    outcome.edit.apply(trial.entries)
    anew = Findings(trial.entries, trial._findings.contexts)
    anew.check_all()
    assert trial.tried.findings == anew.report.counts()


def test_only_the_latest_recipe_is_heard_of(make: Make, qtbot: QtBot) -> None:
    trial = make()
    for value in ("daily", "monthly", "never"):
        trial.run(recipe(step("changefreq.set", value=value)), range(4))
    qtbot.waitUntil(lambda: trial.tried.outcome is not None)
    assert trial.tried.outcome is not None
    assert {preview.after for preview in trial.tried.outcome.previews} == {"never"}


def test_filters_may_ask_for_what_is_wrong(make: Make, qtbot: QtBot) -> None:
    trial = make()
    steps = step("lastmod.clear", "is:error"), step("priority.set", "rule:changefreq-*", value="0.1")
    trial.run(recipe(*steps, mode=Mode.EVERY_MATCH), range(4))
    qtbot.waitUntil(lambda: trial.tried.outcome is not None)
    outcome = trial.tried.outcome
    assert outcome is not None
    assert [list(rows) for rows in outcome.taken] == [[1, 3], [1]]


def test_a_rule_that_does_not_exist_is_trouble_of_its_step(make: Make) -> None:
    trial = make()
    trial.run(recipe(LOWER, step("lastmod.clear", "rule:no-such-rule")), range(4))
    assert trial.tried.trouble is not None
    assert trial.tried.trouble.step == 1
    assert not trial.is_running


def test_a_folder_that_cannot_be_looked_into_is_trouble_of_its_operation(make: Make, qtbot: QtBot) -> None:
    trial = make()
    both = replace(LOWER, operations=(*LOWER.operations, operation("lastmod.from_files", folder="nowhere")))
    trial.run(recipe(LOWER, both, mode=Mode.EVERY_MATCH), range(4))
    qtbot.waitUntil(lambda: trial.tried.trouble is not None)
    trouble = trial.tried.trouble
    assert trouble is not None
    assert (trouble.step, trouble.operation) == (1, 1)
    assert trial.tried.outcome is None


def test_nothing_to_do_leaves_the_findings_as_they_are(make: Make, qtbot: QtBot) -> None:
    trial = make(Entry(f"{SITE}/", changefreq="weekly"))
    trial.run(recipe(LOWER), range(1))
    qtbot.waitUntil(lambda: trial.tried.findings is not None)
    assert trial.tried.findings == trial.findings_before


def test_nothing_that_can_be_followed_is_nothing_tried(make: Make) -> None:
    trial = make()
    trial.run(recipe(LOWER), range(4))
    trial.run(None, range(4))
    assert trial.tried.recipe is None
    assert not trial.is_running


def test_of_many_rows_the_first_are_shown_while_the_others_are_worked_out(make: Make, qtbot: QtBot) -> None:
    trial = make(*(Entry(f"{SITE}/{row}", priority="0.5") for row in range(25_000)))
    glimpses: list[int] = []
    trial.changed.connect(
        lambda: glimpses.append(len(trial.tried.glimpse.rows) if trial.tried.glimpse else 0)
    )
    trial.run(recipe(step("priority.add")), range(25_000))
    qtbot.waitUntil(lambda: trial.tried.outcome is not None)
    assert trial.tried.glimpse is not None
    assert trial.tried.outcome is not None
    assert glimpses[:2] == [0, 2_000]
    assert trial.tried.glimpse.previews == trial.tried.outcome.previews
    assert len(trial.tried.outcome.rows) == 25_000


def test_what_depends_on_all_rows_is_not_shown_before_they_are_known(make: Make, qtbot: QtBot) -> None:
    trial = make(*(Entry(f"{SITE}/{row}", f"{2000 + row % 20}-01-01") for row in range(25_000)))
    trial.run(recipe(step("priority.by_rank")), range(25_000))
    qtbot.waitUntil(lambda: trial.tried.outcome is not None)
    assert trial.tried.glimpse is None


def test_how_much_of_it_is_worked_out_is_known_meanwhile(make: Make, qtbot: QtBot) -> None:
    trial = make(*(Entry(f"{SITE}/{row}") for row in range(4_000)))
    trial.run(recipe(step("loc.host", host="shop.example.com")), range(4_000))
    qtbot.waitUntil(lambda: trial.tried.outcome is not None)
    assert trial.fraction == 1
    trial.run(None, range(4_000))
    assert trial.fraction == 0
