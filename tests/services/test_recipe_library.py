"""The library keeps recipes in files; those that come with the program do what they promise."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from editor.core.document.columns import Entry
from editor.core.filtering.filter_facts import KnownFacts
from editor.core.operations.all_operations import operation
from editor.core.operations.recipe import Recipe, RecipeError, RecipeStep
from editor.core.values.url_query import TRACKING
from editor.formats.rules_file import toml_value
from editor.services.recipe_library import (
    RecipeLibrary,
    bundled_recipe,
    bundled_recipes,
    load_recipe,
    write_recipe,
)
from tests.core.documents import filled
from tests.for_each import for_each

NOW = datetime(2026, 11, 21, tzinfo=UTC)
RECIPE = Recipe("Über alles!", (RecipeStep("", (operation("priority.clear"),)),))

E = "https://e.org"
DROPPED = {
    "Tag pages": "/tag/x/ /tags/ /tags /en/tag/x /Tags/Ü /tagged/a /tags.html",
    "Further pages of lists": "/category/x/page/2 /page/3/ /tag-list/page/2.html /page/2/index.html",
    "Further pages (?page=2)": "/blog?page=2 /?page=2 /blog/?q=1&page=12#x /?paged=3",
    "Drafts": "/drafts/a /_drafts/a.html /blog/draft/a /a?draft /a?preview=true",
    "Thank-you pages": "/thank-you /thanks/ /thanks.html /contact/thank_you/ /thankyou.php /thank-you/news",
    "Print views": "/a?print=1 /a?print /print/a /a/print/ /print.html /a?x=1&view=print",
}
KEPT = """
    / /stage/ /stage/a /vintage/x /heritage/ /price-tags /category/x/ /a?x=/tag/ /page/about /pages/2
    /page/2/comments /homepage/2 /index.php?page=2 /a?page=about /a?mypage=2 /a?page_id=2 /draftsman
    /overdraft/ /thanksgiving /thanks-to-all/ /thanks/to-all /blueprint/ /footprint /print-shop /prints/
    /reprint/1 /a?sprint=1
"""

# Values before and after, by the name of the recipe's file.
BUNDLED = {
    "priority-by-depth": (
        [Entry("https://e.org/"), Entry("https://e.org/a/b", priority="0.5"), Entry("/a", priority="0.5")],
        [("priority", ["1.0", "0.6", "0.5"])],
    ),
    "frequency-from-age": (
        [Entry("a", "2026-11-20"), Entry("b", "2020", "daily"), Entry("c", "", "daily")],
        [("changefreq", ["daily", "yearly", "daily"])],
    ),
    "clean-dates": (
        [
            *(Entry(str(row), "2026-11-20T10:00:00Z") for row in range(30)),
            Entry("b", "2099-01-01"),
            Entry("c", "2024-01-02T03:04+01:00"),
            Entry("d", "2024-01-02"),
        ],
        [("lastmod", ["2026-11-20T10:00:00Z"] * 30 + ["", "2024-01-02T03:04:00+01:00", "2024-01-02"])],
    ),
    "drop-tracking-parameters": (
        [
            Entry("https://e.org/?id=1&utm_source=a&gclid=b"),
            Entry("https://e.org/a?utm_x=1#c"),
            Entry("https://e.org/a?UTM_SOURCE=x&b=1"),
            Entry("https://e.org/c?b=1;utm_source=x"),
        ],
        [("loc", ["https://e.org/?id=1", "https://e.org/a#c", "https://e.org/a?b=1", "https://e.org/c?b=1"])],
    ),
    "https-everywhere": (
        [Entry("http://WWW.e.org:80/A"), Entry("https://e.org/"), Entry("ftp://e.org/")],
        [("loc", ["https://www.e.org/A", "https://e.org/", "ftp://e.org/"])],
    ),
    "drop-what-need-not-be-listed": (
        [Entry(f"{E}{path}") for path in (*KEPT.split(), *" ".join(DROPPED.values()).split())],
        [("loc", [f"{E}{path}" for path in KEPT.split()])],
    ),
    "link-languages": (
        [Entry("https://e.org/en/a"), Entry("https://e.org/de/a"), Entry("https://e.org/en/b")],
        [("loc", ["https://e.org/en/a", "https://e.org/de/a", "https://e.org/en/b"])],
    ),
    "remove-ignored-fields": (
        [Entry("a", "2026", "daily", "0.5")],
        [("lastmod", ["2026"]), ("changefreq", [""]), ("priority", [""])],
    ),
}

TAKES_DEFAULTS = ("drop-tracking-parameters",)


def test_every_bundled_recipe_has_a_case() -> None:
    assert {shelved.path.stem for shelved in bundled_recipes()} == set(BUNDLED)


@for_each("stem", BUNDLED)
def test_a_bundled_recipe_does_what_it_promises(stem: str) -> None:
    recipe = bundled_recipe(stem)
    assert recipe is not None
    assert recipe.description
    entries, expected = BUNDLED[stem]
    document = filled(*entries)
    outcome = recipe.run(document, range(len(document)), KnownFacts(NOW))
    assert outcome.edit is not None
    outcome.edit.apply(document)
    for field, values in expected:
        assert document.column(field) == values
    again = recipe.run(document, range(len(document)), KnownFacts(NOW))
    assert again.edit is None


@for_each("shelved", bundled_recipes(), ids=lambda shelved: shelved.path.stem)
def test_a_bundled_recipe_is_written_as_the_program_writes_it(shelved) -> None:  # type: ignore[no-untyped-def]
    assert shelved.recipe is not None
    written = write_recipe(shelved.recipe)
    if shelved.path.stem in TAKES_DEFAULTS:  # what it leaves to its operation is written for a person
        written = written.replace(f", names = {toml_value(TRACKING)}", "")
    assert written == shelved.path.read_text(encoding="utf-8")
    plain = re.sub("[^a-z]+", "-", shelved.recipe.name.lower())
    assert shelved.path.stem == plain


def test_each_step_of_what_need_not_be_listed_can_be_left_out() -> None:
    recipe = bundled_recipe("drop-what-need-not-be-listed")
    assert recipe is not None
    paths = " ".join(DROPPED.values()).split()
    document = filled(*(Entry(f"{E}{path}") for path in paths))
    for number, step in enumerate(recipe.steps):
        steps = [replace(each, is_on=each is step) for each in recipe.steps]
        outcome = replace(recipe, steps=tuple(steps)).run(document, range(len(document)), KnownFacts(NOW))
        assert [paths[row] for row in outcome.rows] == DROPPED[step.name].split()
        assert [len(rows) > 0 for rows in outcome.taken] == [at == number for at in range(len(steps))]


def test_a_bundled_recipe_has_the_name_of_its_file_and_its_own_and_no_other() -> None:
    assert bundled_recipe("nothing") is None
    assert bundled_recipe("Drop what need not be listed") == bundled_recipe("drop-what-need-not-be-listed")


def test_a_library_keeps_recipes_by_name(tmp_path: Path) -> None:
    library = RecipeLibrary(tmp_path / "recipes")
    assert library.recipes() == ()
    first, second = library.save(RECIPE), library.save(RECIPE)
    assert [path.name for path in (first, second)] == ["uber-alles.toml", "uber-alles-2.toml"]
    changed = replace(RECIPE, description="Of all pages")
    assert library.save(changed, replacing=second) == second
    assert [shelved.recipe for shelved in library.recipes()] == [changed, RECIPE]
    library.delete(first)
    assert [shelved.path for shelved in library.recipes()] == [second]


def test_a_name_of_signs_alone_is_a_recipe_too(tmp_path: Path) -> None:
    assert RecipeLibrary(tmp_path).save(replace(RECIPE, name="配方")).name == "recipe.toml"


def test_only_files_of_the_library_are_deleted(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="no file of the library"):
        RecipeLibrary(tmp_path / "recipes").delete(tmp_path / "other.toml")


def test_a_file_that_holds_no_recipe_tells_why(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_text("name = ")
    (tmp_path / "b.toml").write_bytes(b"name = '\xff'")
    library = RecipeLibrary(tmp_path)
    library.save(RECIPE)
    [broken, not_utf8, good] = library.recipes()
    assert broken.trouble is not None
    assert not_utf8.trouble is not None
    assert (broken.trouble.line, broken.recipe) == (1, None)
    assert str(not_utf8.trouble) == "b.toml is not UTF-8 text."
    assert good.recipe == RECIPE


def test_a_file_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(RecipeError, match="cannot be read"):
        load_recipe(tmp_path / "missing.toml")


def test_a_byte_order_mark_and_windows_line_ends_are_no_fault(tmp_path: Path) -> None:
    path = tmp_path / "a.toml"
    path.write_bytes(b"\xef\xbb\xbf" + write_recipe(RECIPE).replace("\n", "\r\n").encode())
    assert load_recipe(path) == RECIPE
