"""The preview shows what would change, where it differs, and which step does it."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from editor.core.filtering.facts import KnownFacts
from editor.core.operations.registry import operation
from editor.core.recipe import Mode, Recipe, Step
from editor.models.difference import Parts, parts_of
from editor.models.preview_model import PARTS, Column, PreviewModel
from tests.models.documents import NOW, document
from tests.models.model_check import check

SET = operation("priority.set", value="0.6")
CLEAR = operation("lastmod.clear")
DELETE = operation("rows.delete")
SORT = operation("rows.sort", column="loc", direction="descending")


def shown(*steps: Step, mode: Mode = Mode.FIRST_MATCH) -> PreviewModel:
    urlset, _findings = document()
    recipe = Recipe("", steps, mode=mode)
    model = PreviewModel(urlset)
    model.show_outcome(recipe, recipe.run(urlset, range(4), KnownFacts(NOW)))
    return model


def texts(model: PreviewModel, *columns: Column) -> list[tuple[str, ...]]:
    return [
        tuple(str(model.index(row, column).data()) for column in columns) for row in range(model.rowCount())
    ]


def test_it_keeps_qts_rules(qtmodeltester: ModelTester) -> None:
    model = shown(Step("", (SET,)))
    check(qtmodeltester, model)
    model.show(())
    assert model.rowCount() == 0


def test_each_change_has_its_row_field_and_values() -> None:
    model = shown(Step("", (SET,)))
    assert texts(model, Column.ROW, Column.FIELD, Column.BEFORE, Column.AFTER) == [
        ("1", "Priority", "1.0", "0.6"),
        ("3", "Priority", "—", "0.6"),
        ("4", "Priority", "0,8", "0.6"),
    ]
    assert texts(model, Column.URL)[0] == ("https://shop.example/",)
    assert model.index(1, Column.BEFORE).data(PARTS) is None


def test_entries_that_move_or_go_say_where_to() -> None:
    assert texts(shown(Step("winter", (DELETE,))), Column.FIELD, Column.BEFORE, Column.AFTER) == [
        ("Position in the file", "2", "deleted")
    ]
    places = texts(shown(Step("", (SORT,))), Column.BEFORE, Column.AFTER)
    assert places == [("1", "4"), ("2", "3"), ("3", "1"), ("4", "2")]


def test_it_says_which_step_took_the_row() -> None:
    steps = Step("winter", (CLEAR,), "Blog"), Step("", (CLEAR,))
    assert texts(shown(*steps), Column.ROW, Column.STEP) == [
        ("1", "2 · Every entry"),
        ("2", "1 · Blog"),
        ("4", "2 · Every entry"),
    ]
    assert texts(shown(*steps, mode=Mode.EVERY_MATCH), Column.STEP)[1] == ("1, 2",)


def test_a_screen_reader_hears_the_column() -> None:
    index = shown(Step("", (SET,))).index(0, Column.AFTER)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "After: 0.6"


@pytest.mark.parametrize(
    ("before", "after", "parts"),
    [
        ("http://e.org/", "https://e.org/", (("http", "", "://e.org/"), ("http", "s", "://e.org/"))),
        ("0.5", "0.8", (("0.", "5", ""), ("0.", "8", ""))),
        ("", "0.8", (("", "", ""), ("", "0.8", ""))),
        ("aa", "a", (("a", "a", ""), ("a", "", ""))),
        ("abc", "abc", (("abc", "", ""), ("abc", "", ""))),
    ],
)
def test_texts_are_parted_where_they_differ(
    before: str, after: str, parts: tuple[tuple[str, str, str], tuple[str, str, str]]
) -> None:
    assert parts_of(before, after) == (Parts(*parts[0]), Parts(*parts[1]))
