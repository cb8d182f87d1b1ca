"""The preview shows what would change, where it differs, and which step does it."""

from PySide6.QtCore import Qt
from pytestqt.modeltest import ModelTester

from editor.core.filtering.filter_facts import KnownFacts
from editor.core.operations.all_operations import operation
from editor.core.operations.recipe import Mode, Recipe, RecipeStep
from editor.core.site.found_pages import FoundPage
from editor.core.site.page_coverage import ADDED, CoverageLine, Part
from editor.formats.writing.split_export import SetPart
from editor.models.lists.differences_model import TextDifference, text_difference
from editor.models.lists.preview_models import (
    CoverageColumn,
    CoverageModel,
    PartsModel,
    PreviewColumn,
    PreviewModel,
)
from editor.models.table import item_data
from editor.models.table.item_data import PARTS
from tests.for_each import for_each
from tests.models.documents import NOW, document
from tests.models.model_check import check

SET = operation("priority.set", value="0.6")
CLEAR = operation("lastmod.clear")
DELETE = operation("rows.delete")
SORT = operation("rows.sort", column="loc", direction="descending")


def shown(*steps: RecipeStep, mode: Mode = Mode.FIRST_MATCH) -> PreviewModel:
    urlset, _findings = document()
    recipe = Recipe("", steps, mode=mode)
    model = PreviewModel(urlset)
    model.show_outcome(recipe, recipe.run(urlset, range(4), KnownFacts(NOW)))
    return model


def texts(model: PreviewModel, *columns: PreviewColumn) -> list[tuple[str, ...]]:
    return [
        tuple(str(model.index(row, column).data()) for column in columns) for row in range(model.rowCount())
    ]


def test_it_keeps_qts_rules(qtmodeltester: ModelTester) -> None:
    model = shown(RecipeStep("", (SET,)))
    check(qtmodeltester, model)
    model.show(())
    assert model.rowCount() == 0


def test_each_change_has_its_row_field_and_values() -> None:
    model = shown(RecipeStep("", (SET,)))
    assert texts(
        model, PreviewColumn.ROW, PreviewColumn.FIELD, PreviewColumn.BEFORE, PreviewColumn.AFTER
    ) == [("1", "Priority", "1.0", "0.6"), ("3", "Priority", "—", "0.6"), ("4", "Priority", "0,8", "0.6")]
    assert texts(model, PreviewColumn.URL)[0] == ("https://shop.example/",)
    assert model.index(1, PreviewColumn.BEFORE).data(PARTS) is None


def test_entries_that_move_or_go_say_where_to() -> None:
    assert texts(
        shown(RecipeStep("winter", (DELETE,))), PreviewColumn.FIELD, PreviewColumn.BEFORE, PreviewColumn.AFTER
    ) == [("Position in the file", "2", "deleted")]
    places = texts(shown(RecipeStep("", (SORT,))), PreviewColumn.BEFORE, PreviewColumn.AFTER)
    assert places == [("1", "4"), ("2", "3"), ("3", "1"), ("4", "2")]


def test_it_says_which_step_took_the_row() -> None:
    steps = RecipeStep("winter", (CLEAR,), "Blog"), RecipeStep("", (CLEAR,))
    assert texts(shown(*steps), PreviewColumn.ROW, PreviewColumn.STEP) == [
        ("1", "2 · All of these rows"),
        ("2", "1 · Blog"),
        ("4", "2 · All of these rows"),
    ]
    assert texts(shown(*steps, mode=Mode.EVERY_MATCH), PreviewColumn.STEP)[1] == ("1, 2",)


def test_a_screen_reader_hears_the_column() -> None:
    index = shown(RecipeStep("", (SET,))).index(0, PreviewColumn.AFTER)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "After: 0.6"


@for_each(
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
    assert text_difference(before, after) == (TextDifference(*parts[0]), TextDifference(*parts[1]))


def test_a_line_says_what_a_file_would_hold(qtmodeltester: ModelTester) -> None:
    model = PartsModel()
    model.show([SetPart("sitemap-1.xml", range(12), 456, ""), SetPart("sitemap-2.xml", [7, 9], 300, "2026")])
    check(qtmodeltester, model)
    lines = [[model.index(row, column).data() for column in range(3)] for row in range(2)]
    assert lines == [["sitemap-1.xml", "12", "456"], ["sitemap-2.xml", "2", "300"]]
    titles = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(3)]
    assert titles == ["File", "URLs", "Bytes"]
    assert model.index(0, 1).data(item_data.ACCESSIBLE_TEXT) == "URLs: 12"
    sides = [item_data.LEFT, item_data.RIGHT, item_data.RIGHT]
    assert [model.index(0, column).data(item_data.TEXT_ALIGNMENT) for column in range(3)] == sides
    role = item_data.TEXT_ALIGNMENT
    assert [model.headerData(column, Qt.Orientation.Horizontal, role) for column in range(3)] == sides


CHECK = int(Qt.ItemDataRole.CheckStateRole)


def line(part: Part, path: str) -> CoverageLine:
    url = f"https://e.org/{path}"
    return CoverageLine(part, url, "so", FoundPage(url, path=f"/folder/{path}", inlinks=12, depth=2))


def listed(model: CoverageModel) -> list[str]:
    return [str(model.index(row, CoverageColumn.URL).data()) for row in range(model.rowCount())]


def test_ticks_of_lines_stay_whatever_is_shown() -> None:
    model = CoverageModel(lambda url: url.removeprefix("https://e.org"))
    lines = [line(Part.MISSING, "a"), line(Part.MISSING, "b"), line(Part.LEFT_OUT, "c")]
    model.take(lines)
    assert listed(model) == ["/a", "/b"]
    assert [model.index(0, column).data() for column in range(1, 5)] == ["so", "12", "2", "a"]
    assert model.ticked(ADDED) == lines[:2]
    assert model.setData(model.index(0, 0), Qt.CheckState.Unchecked.value, CHECK)
    model.choose(Part.LEFT_OUT)
    model.tick(model.lines, is_ticked=True)
    assert listed(model) == ["/c"]
    model.choose(Part.MISSING, "B")
    assert listed(model) == ["/b"]
    assert model.ticked(ADDED) == lines[1:]
    model.take(lines[::-1])
    assert model.ticked(ADDED) == [lines[2], lines[1]]
    assert (model.count(Part.MISSING), model.count(Part.ABSENT)) == (2, 0)
