"""A recipe is one edit that does what its steps say, and tells which step takes an entry."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.document.edits import Batch, Edit
from editor.core.fields import Kind
from editor.core.filtering.filter_facts import KnownFacts
from editor.core.operations.all_operations import OPERATION_BY_ID, operation
from editor.core.operations.operation import Operation, Outcome, Preview
from editor.core.operations.recipe import Mode, Recipe, RecipeError, RecipeStep, Task, series_outcome
from editor.core.xml.markup import new_frame
from tests.core.documents import snapshot
from tests.core.operations.cases import (
    CELL_CASES,
    LINK_CASES,
    NOW,
    ROW_CASES,
    SURROUNDINGS,
    VALUE_CASES,
    known,
)
from tests.for_each import for_each

FACTS = KnownFacts(NOW)

BLOG = RecipeStep("path:/blog/", (operation("priority.set", value="0.8"),), "Blog")
REST = RecipeStep("", (operation("priority.set", value="0.3"), operation("changefreq.set", value="monthly")))


@pytest.fixture
def document() -> Document:
    return known(*(Entry(f"https://e.org/{path}") for path in ("blog/a", "shop/b", "blog/c", "d")))


def values(document: Document) -> list[tuple[str, str]]:
    return list(zip(document.column("priority"), document.column("changefreq"), strict=True))


@pytest.mark.parametrize(
    ("mode", "expected", "taken"),
    [
        (Mode.FIRST_MATCH, [("0.8", ""), ("0.3", "monthly"), ("0.8", ""), ("", "")], [(0,), (1,), (0,), ()]),
        (
            Mode.EVERY_MATCH,
            [("0.3", "monthly"), ("0.3", "monthly"), ("0.3", "monthly"), ("", "")],
            [(0, 1), (1,), (0, 1), ()],
        ),
    ],
)
def test_the_mode_says_which_steps_are_followed(
    document: Document, mode: Mode, expected: list[tuple[str, str]], taken: list[tuple[int, ...]]
) -> None:
    outcome = Recipe("r", (BLOG, REST), mode=mode).run(document, range(3), FACTS)
    assert [outcome.taken_by(row) for row in range(4)] == taken
    assert outcome.edit is not None
    before = snapshot(document)
    undo = outcome.edit.apply(document)
    assert values(document) == expected
    undo.apply(document)
    assert snapshot(document) == before
    assert list(outcome.rows) == [0, 1, 2]


def test_steps_choose_from_the_document_as_it_was(document: Document) -> None:
    low = RecipeStep("priority<0.5", (operation("priority.clear"),))
    outcome = Recipe("r", (REST, low), mode=Mode.EVERY_MATCH).run(document, range(4), FACTS)
    assert outcome.taken == (range(4), ())


def test_operations_work_on_what_those_before_have_made(document: Document) -> None:
    more = RecipeStep("", (operation("priority.add", amount="0.1"),))
    outcome = Recipe("r", (BLOG, more), mode=Mode.EVERY_MATCH).run(document, range(4), FACTS)
    assert outcome.edit is not None
    outcome.edit.apply(document)
    assert document.column("priority") == ["0.9", "", "0.9", ""]
    assert outcome.absent == 2


def test_facts_about_the_document_may_choose_rows(document: Document) -> None:
    facts = KnownFacts(NOW, duplicates=[1, 3])
    step = RecipeStep("is:duplicate", (operation("rows.delete"),))
    outcome = Recipe("r", (step,)).run(document, range(3), facts, SURROUNDINGS)
    assert outcome.taken == (range(1, 2),)


def test_now_is_that_of_the_facts() -> None:
    document = known(Entry("a", "2020"))
    outcome = Recipe("r", (RecipeStep("", (operation("lastmod.today"),)),)).run(document, range(1), FACTS)
    assert outcome.previews[0].after == "2026-11-21"


@pytest.mark.parametrize(
    ("step", "sentence", "at"),
    [
        (RecipeStep("rule:nonsense-rule", REST.operations), "no such rule", None),
        (RecipeStep("priority>high", REST.operations), "number", None),
        (RecipeStep("", (operation("lastmod.from_git", folder="x"),)), "cannot be read", 0),
    ],
)
def test_a_step_that_cannot_be_followed_is_an_error(
    document: Document, step: RecipeStep, sentence: str, at: int | None
) -> None:
    with pytest.raises(RecipeError, match=sentence) as raised:
        Recipe("r", (BLOG, step)).run(document, range(4), FACTS)
    assert (raised.value.step, raised.value.operation) == (1, at)


def test_an_empty_scope_or_no_match_changes_nothing(document: Document) -> None:
    recipe = Recipe("r", (BLOG, REST))
    for outcome in (recipe.run(document, (), FACTS), recipe.run(Document(), (), FACTS)):
        assert (outcome.edit, outcome.rows, outcome.taken) == (None, (), ((), ()))


@for_each("where", ["status:404", "a OR -verdict:gone", "is:noindex"])
def test_a_step_that_asks_what_pages_answered_says_where_that_is_not_known(where: str) -> None:
    step = RecipeStep(where, (operation("priority.clear"),))
    with pytest.raises(RecipeError, match="Check their URLs first") as caught:
        Recipe("r", (RecipeStep("", ()), step)).run(known(Entry("a")), range(1), FACTS)
    assert caught.value.step == 1


def case_entries() -> list[Entry]:
    return [case.before for cases in VALUE_CASES.values() for case in cases]


def told_operations() -> list[Operation]:
    told = [operation(name, **case.arguments) for name, cases in VALUE_CASES.items() for case in cases]
    others = {**ROW_CASES, **LINK_CASES, **CELL_CASES}
    return told + [operation(name, **arguments) for name, (arguments, _after) in others.items()]


ENTRIES = st.sampled_from(case_entries())
TOLD = st.sampled_from(told_operations())


@st.composite
def tasks_of(draw: st.DrawFn, count: int) -> list[Task]:
    scopes = st.lists(st.integers(0, count - 1), unique=True).map(sorted) if count else st.just([])
    return draw(st.lists(st.tuples(TOLD, scopes), max_size=5))


@given(st.lists(ENTRIES, max_size=6), st.data())
def test_a_series_is_one_edit_that_undoes_and_redoes(rows: list[Entry], data: st.DataObject) -> None:
    document = known(*rows)
    before = snapshot(document)
    tasks = data.draw(tasks_of(len(rows)))
    shown = data.draw(st.permutations(range(len(rows))))
    outcome = series_outcome(document, tasks, replace(SURROUNDINGS, shown=shown))
    assert snapshot(document) == before
    if outcome.edit is None:
        return
    undo = outcome.edit.apply(document)
    after = snapshot(document)
    redo = undo.apply(document)
    assert snapshot(document) == before
    redo.apply(document)
    assert snapshot(document) == after


@given(st.lists(ENTRIES, max_size=6), st.data())
def test_any_series_of_operations_undone_is_the_same_document(rows: list[Entry], data: st.DataObject) -> None:
    document = known(*rows)
    states, history = [snapshot(document)], list[Edit]()
    for told in data.draw(st.lists(TOLD, max_size=6)):
        scope = sorted(data.draw(st.sets(st.integers(0, len(document) - 1)))) if len(document) else []
        edit = told.outcome(document, scope, SURROUNDINGS).edit
        if edit is not None:
            history.append(edit.apply(document))
            states.append(snapshot(document))
    for state in reversed(states[:-1]):
        history.pop().apply(document)
        assert snapshot(document) == state


@given(st.lists(ENTRIES, min_size=1, max_size=6), st.data())
def test_rows_and_previews_are_the_difference_that_the_edit_makes(
    rows: list[Entry], data: st.DataObject
) -> None:
    values = st.lists(TOLD.filter(lambda told: told.declaration.field), min_size=1, max_size=4)
    tasks = [(told, range(len(rows))) for told in data.draw(values)]
    document = known(*rows)
    outcome = series_outcome(document, tasks, SURROUNDINGS)
    if outcome.edit:
        outcome.edit.apply(document)
    after = [document.entry(row) for row in range(len(rows))]
    assert list(outcome.rows) == [row for row, old in enumerate(rows) if after[row] != old]
    changes = {(each.row, each.field): (each.before, each.after) for each in outcome.previews}
    expected = {
        (row, field): (getattr(old, field), getattr(after[row], field))
        for row, old in enumerate(rows)
        for field in ("loc", "lastmod", "changefreq", "priority")
        if getattr(old, field) != getattr(after[row], field)
    }
    assert changes == expected


def run(document: Document, *tasks: tuple[str, Sequence[int]], shown: Sequence[int] | None = None) -> Outcome:
    told = [(operation(name), rows) for name, rows in tasks]
    outcome = series_outcome(document, told, replace(SURROUNDINGS, shown=shown))
    if outcome.edit:
        outcome.edit.apply(document)
    return outcome


def test_what_comes_to_nothing_is_no_edit() -> None:
    document = known(Entry("a"))
    tasks = [(operation("priority.set"), range(1)), (operation("priority.clear"), range(1))]
    assert series_outcome(document, tasks) == Outcome()
    assert series_outcome(document, []) == Outcome()


def test_an_operation_finds_its_rows_where_those_before_have_moved_them() -> None:
    document = known(Entry("a"), Entry("b"), Entry("c"))
    outcome = run(document, ("rows.move_to_top", [2]), ("priority.set", [2]), ("rows.delete", [0]))
    assert [(entry.loc, entry.priority) for entry in map(document.entry, range(2))] == [
        ("c", "0.5"),
        ("b", ""),
    ]
    assert outcome.previews == (
        Preview(0, "", "1", ""),
        Preview(2, "", "3", "1"),
        Preview(2, "priority", "", "0.5"),
    )
    assert isinstance(outcome.edit, Batch)


def test_copies_made_on_the_way_are_left_alone() -> None:
    document = known(Entry("a"), Entry("b"))
    run(document, ("rows.duplicate", [0, 1]), ("priority.set", [0, 1]))
    assert document.column("priority") == ["0.5", "0.5", "", ""]


def test_the_shown_order_is_kept_though_a_row_is_gone() -> None:
    document = known(Entry("a"), Entry("b"), Entry("c"))
    run(document, ("rows.delete", [1]), ("rows.as_shown", [0, 2]), shown=[2, 1, 0])
    assert document.column("loc") == ["c", "a"]


def test_a_text_list_of_one_line_can_be_copied_in_a_series() -> None:
    document = Document(new_frame(Kind.TEXT))
    document.append(document.new_columns([Entry("https://e.org/a")]))
    document.layouts[0] = document.layouts[0]._replace(end="")  # a file without a final line end
    run(document, ("loc.add_slash", [0]), ("rows.duplicate", [0]))
    ends = [document.layouts[number].end for number in document.columns.layout]
    assert (document.column("loc"), ends) == (["https://e.org/a/"] * 2, ["\n", ""])


def test_all_operations_take_part() -> None:
    assert {told.declaration.id for told in told_operations()} == set(OPERATION_BY_ID)
