from collections.abc import Sequence

import pytest

from editor.core.document.document import Document
from editor.core.fields import FIELDS, Kind
from editor.core.xml.markup import new_frame
from editor.models.table.cell_edits import (
    Cells,
    Target,
    TitledEdit,
    clear_cells,
    cut_rows,
    fill_down,
    paste,
    paste_into_cells,
    set_cells,
)
from editor.models.table.clipboard import parse_cells
from tests.models.documents import SITE, numbered


def apply(urlset: Document, titled: TitledEdit | None) -> str:
    """Make an edit; returns its title."""
    assert titled is not None
    titled.edit.apply(urlset)
    return titled.title


def paste_at(
    urlset: Document, block: list[list[str]], row: int, column: int, selected: Cells | None = None
) -> TitledEdit | None:
    field = FIELDS[column].name
    target = Target(range(row, len(urlset)), FIELDS[column:], selected or {field: [row]})
    return paste(urlset, block, target)


def paths(urlset: Document) -> list[str]:
    return [loc.removeprefix(f"{SITE}/") for loc in urlset.column("loc")]


@pytest.mark.parametrize(
    ("cells", "value", "title"),
    [
        ({"priority": range(3)}, "0.9", "Set priority in 3 rows"),
        ({"priority": [2, 0]}, "0.9", "Set priority in 2 rows"),
        ({"priority": [1]}, "", "Clear priority"),
        ({"priority": [0, 1], "changefreq": [0]}, "", "Set values in 2 rows"),
    ],
)
def test_cells_are_set_in_one_step(cells: dict[str, Sequence[int]], value: str, title: str) -> None:
    urlset, _ = numbered(3)
    assert apply(urlset, set_cells(urlset, cells, value)) == title
    assert all(urlset.column(field)[row] == value for field, rows in cells.items() for row in rows)


def test_setting_what_is_there_already_is_no_edit() -> None:
    urlset, _ = numbered(3)
    assert set_cells(urlset, {"priority": range(3)}, "0.5") is None
    assert clear_cells(urlset, {}) is None
    assert fill_down(urlset, {"priority": range(3), "loc": [1]}) is None


def test_only_rows_that_change_are_counted() -> None:
    urlset, _ = numbered(3)
    urlset.set_values("priority", [1], "0.9")
    titled = set_cells(urlset, {"priority": range(3)}, "0.9")
    assert titled is not None
    assert (titled.title, titled.edit.touched()) == ("Set priority in 2 rows", [0, 2])


def test_characters_that_no_xml_can_hold_are_dropped() -> None:
    urlset, _ = numbered(1)
    apply(urlset, set_cells(urlset, {"loc": [0]}, "a\0b"))
    assert urlset.column("loc") == ["ab"]


def test_fill_down_takes_the_topmost_value_as_seen() -> None:
    urlset, _ = numbered(4)
    urlset.set_values("priority", [3], "0.9")
    apply(urlset, fill_down(urlset, {"priority": [3, 0, 1]}))
    assert urlset.column("priority") == ["0.9", "0.9", "0.5", "0.9"]


def test_one_value_fills_the_selection() -> None:
    urlset, _ = numbered(3)
    title = apply(urlset, paste_at(urlset, [["0.9"]], 0, 3, {"priority": [0, 2]}))
    assert (title, urlset.column("priority")) == ("Set priority in 2 rows", ["0.9", "0.5", "0.9"])


def test_a_block_is_written_from_its_top_left_cell_and_grows_the_table() -> None:
    urlset, _ = numbered(2)
    block = [["2026-01-01", "never"], ["2026-01-02", "yearly"], ["2026-01-03", ""]]
    assert apply(urlset, paste_at(urlset, block, 1, 1)) == "Paste 3 rows"
    assert urlset.column("lastmod") == ["2026-11-02", "2026-01-01", "2026-01-02", "2026-01-03"]
    assert urlset.column("changefreq") == ["daily", "never", "yearly", ""]


def test_values_beyond_the_last_column_are_left_out() -> None:
    urlset, _ = numbered(1)
    apply(urlset, paste_at(urlset, [["0.1", "extra"]], 0, 3))
    assert urlset.entry(0).values() == (f"{SITE}/0", "2026-11-02", "daily", "0.1")


@pytest.mark.parametrize(
    ("block", "column", "left_out"),
    [
        ([["0.1"]], 3, 0),
        ([["0.1", ""]], 3, 0),
        ([["0.1"], ["0.2", "extra"], ["0.3", "", "more"]], 3, 2),
        ([[f"{SITE}/a", "2026-01-01", "daily", "0.5", "12"]], 0, 1),
        ([["loc", "priority"], [f"{SITE}/a", "0.9"]], 0, 0),
        (parse_cells(f"Page,URL,Modified\nHome,{SITE}/home,2026-01-01\n"), 0, 1),
        ([[f"{SITE}/a"], [f"{SITE}/b"]], 0, 0),
    ],
)
def test_how_many_columns_are_left_out_is_known(block: list[list[str]], column: int, left_out: int) -> None:
    urlset, _ = numbered(3)
    titled = paste_at(urlset, block, 0, column)
    assert titled is not None
    assert titled.left_out == left_out


@pytest.mark.parametrize(
    ("block", "left_out"),
    [
        ([[f"{SITE}/a.xml", "2026-01-01", "daily", "0.5"]], 2),
        ([["Page", "URL", "Modified", "Priority"], [" ", f"{SITE}/a.xml", "2026-01-01", "0.5"]], 1),
    ],
)
def test_an_index_has_no_place_for_frequency_and_priority(block: list[list[str]], left_out: int) -> None:
    index = Document(new_frame(Kind.SITEMAPINDEX))
    titled = paste(index, block, Target((), [], {}))
    assert titled is not None
    assert titled.left_out == left_out


def test_a_block_follows_the_order_that_is_seen() -> None:
    urlset, _ = numbered(3)
    target = Target([2, 0, 1], FIELDS[3:], {"priority": [2]})
    apply(urlset, paste(urlset, [["0.1"], ["0.2"], ["0.3"], ["0.4"]], target))
    assert paths(urlset) == ["0", "1", "", "2"]
    assert urlset.column("priority") == ["0.2", "0.3", "0.4", "0.1"]


def test_a_table_from_elsewhere_gives_the_column_that_holds_its_urls() -> None:
    urlset, _ = numbered(1)
    block = parse_cells(f"Page,URL,Modified\nHome,{SITE}/home,2026-01-01\n")
    apply(urlset, paste_at(urlset, block, 0, 0))
    assert urlset.entry(1).values() == (f"{SITE}/home", "2026-01-01", "", "")


def test_a_heading_says_which_columns_follow() -> None:
    urlset, _ = numbered(1)
    apply(urlset, paste_at(urlset, [["priority", "loc"], ["0.9", "https://a.b/"]], 0, 0))
    assert urlset.entry(0).values() == ("https://a.b/", "2026-11-02", "daily", "0.9")


def test_urls_alone_become_entries_below_the_current_row() -> None:
    urlset, _ = numbered(2)
    title = apply(urlset, paste_at(urlset, [[f"{SITE}/a"], [f" {SITE}/b "]], 0, 0))
    assert (title, paths(urlset)) == ("Paste 2 URLs", ["0", "a", "b", "1"])


def test_blank_lines_among_urls_count_for_nothing() -> None:
    urlset, _ = numbered(2)
    block = [[f"{SITE}/a"], [""], [f"{SITE}/b"], [" "]]
    title = apply(urlset, paste_at(urlset, block, 0, 0))
    assert (title, paths(urlset)) == ("Paste 2 URLs", ["0", "a", "b", "1"])
    apply(urlset, paste_at(urlset, [[f"{SITE}/c"], [""]], 0, 0))
    assert paths(urlset) == ["c", "a", "b", "1"]


def test_one_url_replaces_a_selected_url_and_is_an_entry_elsewhere() -> None:
    urlset, _ = numbered(2)
    apply(urlset, paste_at(urlset, [[f"{SITE}/a"]], 0, 0))
    assert apply(urlset, paste_at(urlset, [[f"{SITE}/b"]], 1, 3)) == "Paste URL"
    assert paths(urlset) == ["a", "1", "b"]


@pytest.mark.parametrize("column", range(4))
def test_new_urls_with_their_values_become_entries_and_write_over_none(column: int) -> None:
    urlset, _ = numbered(2)
    block = [[f"{SITE}/a", "2026-01-01"], [""], [f"{SITE}/b", "2026-01-02", "daily", "0.9"]]
    title = apply(urlset, paste_at(urlset, block, 0, column))
    assert (title, paths(urlset)) == ("Paste 2 URLs", ["0", "a", "b", "1"])
    assert urlset.entry(1).values() == (f"{SITE}/a", "2026-01-01", "", "")
    assert urlset.entry(2).values() == (f"{SITE}/b", "2026-01-02", "daily", "0.9")


@pytest.mark.parametrize(
    "block",
    [
        [["URL"], [f"{SITE}/a"], [f" {SITE}/b"]],
        [["priority", "loc"], ["0.9", f"{SITE}/a"], [""], ["0.8", f"{SITE}/b "]],
    ],
)
def test_new_urls_below_headings_write_over_none_either(block: list[list[str]]) -> None:
    urlset, _ = numbered(2)
    title = apply(urlset, paste_at(urlset, block, 0, 0))
    assert (title, paths(urlset)) == ("Paste 2 URLs", ["0", "a", "b", "1"])


@pytest.mark.parametrize(
    ("urls", "selected"),
    [
        (["0", "a"], {"loc": [0]}),  # a block that was copied here and corrected
        (["a", "b"], {"loc": [0, 1], "lastmod": [0, 1]}),
        (["a"], {"loc": [0]}),
    ],
)
def test_a_block_that_is_meant_for_cells_is_written_into_them(
    urls: list[str], selected: dict[str, list[int]]
) -> None:
    for headings in ([], [["URL", "Frequency"]]):
        urlset, _ = numbered(2)
        block = [*headings, *([f"{SITE}/{url}", "monthly"] for url in urls)]
        apply(urlset, paste_at(urlset, block, 0, 0, selected))
        assert len(urlset) == 2


def test_as_many_urls_as_are_selected_replace_them() -> None:
    urlset, _ = numbered(3)
    apply(urlset, paste_at(urlset, [[f"{SITE}/a"], [f"{SITE}/b"]], 0, 0, {"loc": [0, 1]}))
    assert paths(urlset) == ["a", "b", "2"]


def test_urls_pasted_into_an_empty_document_fill_it() -> None:
    urlset = Document()
    apply(urlset, paste(urlset, [["https://a.b/"], ["https://a.b/c"]], Target((), FIELDS, {})))
    assert urlset.column("loc") == ["https://a.b/", "https://a.b/c"]


def test_pasting_nothing_or_the_same_is_no_edit() -> None:
    urlset, _ = numbered(1)
    assert paste_at(urlset, [], 0, 0) is None
    assert paste_at(urlset, [["0.5"]], 0, 3) is None
    assert paste_at(urlset, [["daily", "0.5"]], 0, 2) is None


def test_urls_written_into_cells_replace_what_is_there() -> None:
    urlset, _ = numbered(2)
    target = Target(range(1, 2), FIELDS, {"loc": [1]})
    title = apply(urlset, paste_into_cells(urlset, [[f"{SITE}/a"], [f"{SITE}/b"]], target))
    assert (title, paths(urlset)) == ("Paste 2 rows", ["0", "a", "b"])


def test_rows_that_are_cut_are_gone() -> None:
    urlset, _ = numbered(4)
    assert apply(urlset, cut_rows(urlset, [3, 1])) == "Cut 2 rows"
    assert paths(urlset) == ["0", "2"]
