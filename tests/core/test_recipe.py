"""A recipe does to each entry what its steps say, and tells which step takes it."""

import pytest

from editor.core.document.columns import Entry
from editor.core.document.document import Document
from editor.core.filtering.filter_facts import KnownFacts
from editor.core.operations.all_operations import operation
from editor.core.operations.recipe import Mode, Recipe, RecipeError, RecipeStep
from tests.core.documents import filled, snapshot
from tests.core.operations.cases import NOW, SURROUNDINGS
from tests.for_each import for_each

FACTS = KnownFacts(NOW)

BLOG = RecipeStep("path:/blog/", (operation("priority.set", value="0.8"),), "Blog")
REST = RecipeStep("", (operation("priority.set", value="0.3"), operation("changefreq.set", value="monthly")))


@pytest.fixture
def document() -> Document:
    return filled(*(Entry(f"https://e.org/{path}") for path in ("blog/a", "shop/b", "blog/c", "d")))


def values(document: Document) -> list[tuple[str, str]]:
    return list(zip(document.column("priority"), document.column("changefreq"), strict=True))


@pytest.mark.parametrize(
    ("mode", "expected", "taken"),
    [
        (
            Mode.FIRST_MATCH,
            [("0.8", ""), ("0.3", "monthly"), ("0.8", ""), ("", "")],
            [(0,), (1,), (0,), ()],
        ),
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
    document = filled(Entry("a", "2020"))
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
        Recipe("r", (RecipeStep("", ()), step)).run(filled(Entry("a")), range(1), FACTS)
    assert caught.value.step == 1
