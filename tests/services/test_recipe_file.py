"""Recipes are read with clear errors, and what is written reads as the same recipe again."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.operations.all_operations import OPERATIONS, operation
from editor.core.operations.recipe import Mode, Recipe, RecipeError, RecipeStep
from editor.core.values.characters import without_illegal_characters
from editor.services.recipe_library import read_recipe, write_recipe
from tests.core.operations.cases import CELL_CASES, LINK_CASES, ROW_CASES, VALUE_CASES
from tests.for_each import for_each

BLOG = """\
name = "Blog first"
mode = "every-match"

[[step]]
name = "Blog"
where = "path:/blog/"
do = [
    { operation = "priority.set", value = 0.8 },
    { operation = "changefreq.clear" },
]
"""


def test_a_recipe_is_read() -> None:
    recipe = read_recipe(BLOG)
    assert (recipe.name, recipe.mode) == ("Blog first", Mode.EVERY_MATCH)
    [step] = recipe.steps
    assert (step.name, step.where, len(step.operations)) == ("Blog", "path:/blog/", 2)
    assert step.operations[0].arguments == {"value": Decimal("0.8")}


def test_a_version_as_recipes_had_is_read_and_left_out() -> None:
    assert write_recipe(read_recipe(f"version = 3\n{BLOG}")) == BLOG


def test_a_recipe_is_written_as_people_write_it() -> None:
    assert write_recipe(read_recipe(BLOG)) == BLOG


def test_a_step_that_is_left_out_says_so() -> None:
    where = 'where = "path:/blog/"\n'
    text = BLOG.replace(where, f"{where}on = false\n")
    assert not read_recipe(text).steps[0].is_on
    assert write_recipe(read_recipe(text)) == text
    assert read_recipe(text.replace("false", "true")) == read_recipe(BLOG)


def all_operations() -> list[tuple[str, dict[str, object]]]:
    told = [(name, dict(case.arguments)) for name, cases in VALUE_CASES.items() for case in cases]
    others = {**ROW_CASES, **LINK_CASES, **CELL_CASES}
    return told + [(name, dict(arguments)) for name, (arguments, _after) in others.items()]


texts = st.text().map(without_illegal_characters)
steps = st.builds(
    RecipeStep,
    st.sampled_from(["", "path:/blog/", 'loc:"a \\" b"', "priority<0.5 OR -has:lastmod"]),
    st.lists(
        st.sampled_from(all_operations()).map(lambda told: operation(told[0], **told[1])), min_size=1
    ).map(tuple),
    texts,
    st.booleans(),
)


@given(
    st.builds(
        Recipe,
        texts.map(str.strip).filter(bool),
        st.lists(steps, min_size=1, max_size=4).map(tuple),
        st.sampled_from(Mode),
        texts,
    )
)
def test_what_is_written_reads_as_the_same_recipe(recipe: Recipe) -> None:
    assert read_recipe(write_recipe(recipe)) == recipe


def test_every_operation_can_stand_in_a_recipe() -> None:
    assert {name for name, _arguments in all_operations()} == {each.id for each in OPERATIONS}


@for_each(
    ("old", "new", "line", "sentence"),
    [
        ('"every-match"', "", 2, "not valid TOML: Invalid value."),
        ("},\n]\n", "},\n", 10, "not valid TOML: Invalid value."),
        ('name = "Blog first"', "", 1, "has no name"),
        ('name = "Blog first"', "name = 1", 1, "“name” must be text"),
        ("every-match", "last-match", 2, "first-match, every-match"),
        ("mode", "colour", 2, "cannot contain “colour” (name, description, mode, step)"),
        ("where =", "when =", 6, "cannot contain “when” (name, where, on, do)"),
        ("where =", "on = 1\nwhere =", 6, "“on” must be true or false"),
        ("path:/blog/", "depth>deep", 6, "whole number"),
        ("path:/blog/", "(path:/blog/", 6, "bracket"),
        ("priority.set", "priority.put", 8, "no operation “priority.put”"),
        ("value = 0.8", "value = 8", 8, "1 or less"),
        ("value = 0.8", "factor = 0.8", 8, "“factor” (value)"),
        ('operation = "changefreq.clear"', "value = 1", 7, "must name its operation"),
        ('{ operation = "changefreq.clear" }', '"changefreq.clear"', 7, "must name its operation"),
        ("do = [", "name2 = [", 7, "“name2”"),
        ("[[step]]", "[step]", 4, "no step"),
    ],
)
def test_a_fault_is_told_with_its_line(old: str, new: str, line: int, sentence: str) -> None:
    with pytest.raises(RecipeError) as raised:
        read_recipe(BLOG.replace(old, new, 1))
    assert sentence in str(raised.value)
    assert raised.value.line == line


def test_the_line_is_that_of_the_right_step() -> None:
    second = BLOG[BLOG.index("[[step]]") :].replace("value = 0.8", "value = 9")
    with pytest.raises(RecipeError) as raised:
        read_recipe(f"{BLOG}\n{second}")
    assert (raised.value.line, raised.value.step) == (16, 1)


def test_a_step_must_do_something() -> None:
    with pytest.raises(RecipeError, match="does nothing"):
        read_recipe('name = "n"\n[[step]]\nwhere = ""\n')


@for_each("number", ["9" * 5_000, f"0x{'f' * 5_000}", f"1e{'9' * 30}"])
def test_a_number_of_too_many_digits_is_an_error(number: str) -> None:
    with pytest.raises(RecipeError):
        read_recipe(BLOG.replace("0.8", number))
    with pytest.raises(RecipeError):
        read_recipe(
            BLOG.replace("priority.set", "changefreq.by_age").replace("value = 0.8", f"daily = {number}")
        )


def test_too_many_brackets_are_an_error() -> None:
    with pytest.raises(RecipeError):
        read_recipe("a = " + "[" * 100_000)


def test_a_recipe_from_before_dollar_groups_keeps_its_meaning_and_is_written_in_the_new_form() -> None:
    former = BLOG.replace(
        BLOG[BLOG.index("{ operation") : BLOG.index("}", BLOG.index("{ operation")) + 1],
        r"""{ operation = "loc.replace", pattern = '/(\d+)', replacement = '/$1-\1' }""",
    )
    recipe = read_recipe(former)
    assert recipe.steps[0].operations[0].arguments["by"] == r"/\$1-\1"
    written = write_recipe(recipe)
    assert "replacement" not in written
    assert read_recipe(written) == recipe
