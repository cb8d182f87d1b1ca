"""What is typed, pasted and cleared in cells, and what the clipboard holds."""

from collections.abc import Sequence
from html import escape

from editor.core.document.document import Document
from editor.core.fields import FIELDS, Kind, fields_of
from editor.core.xml.markup import new_frame
from editor.models.table.cell_edits import (
    Cells,
    Target,
    TitledEdit,
    cells_text,
    clear_cells,
    cut_rows,
    fields_named,
    fill_down,
    is_heading,
    is_page_url,
    parse_cells,
    paste,
    paste_into_cells,
    set_cells,
    to_html,
    to_mime_data,
)
from tests.for_each import for_each
from tests.models.documents import SITE, numbered


def apply(document: Document, titled: TitledEdit | None) -> str:
    """Make an edit; returns its title."""
    assert titled is not None
    titled.edit.apply(document)
    return titled.title


def paste_at(
    document: Document, block: list[list[str]], row: int, column: int, selected: Cells | None = None
) -> TitledEdit | None:
    field = FIELDS[column].name
    target = Target(range(row, len(document)), FIELDS[column:], selected or {field: [row]})
    return paste(document, block, target)


def paths(document: Document) -> list[str]:
    return [loc.removeprefix(f"{SITE}/") for loc in document.column("loc")]


@for_each(
    ("cells", "value", "title"),
    [
        ({"priority": range(3)}, "0.9", "Set priority in 3 rows"),
        ({"priority": [2, 0]}, "0.9", "Set priority in 2 rows"),
        ({"priority": [1]}, "", "Clear priority"),
        ({"priority": [0, 1], "changefreq": [0]}, "", "Set values in 2 rows"),
    ],
)
def test_cells_are_set_in_one_step(cells: dict[str, Sequence[int]], value: str, title: str) -> None:
    document, _ = numbered(3)
    assert apply(document, set_cells(document, cells, value)) == title
    assert all(document.column(field)[row] == value for field, rows in cells.items() for row in rows)


def test_setting_what_is_there_already_is_no_edit() -> None:
    document, _ = numbered(3)
    assert set_cells(document, {"priority": range(3)}, "0.5") is None
    assert clear_cells(document, {}) is None
    assert fill_down(document, {"priority": range(3), "loc": [1]}) is None


def test_only_rows_that_change_are_counted() -> None:
    document, _ = numbered(3)
    document.set_values("priority", [1], "0.9")
    titled = set_cells(document, {"priority": range(3)}, "0.9")
    assert titled is not None
    assert (titled.title, titled.edit.affected()) == ("Set priority in 2 rows", [0, 2])


def test_characters_that_no_xml_can_hold_are_dropped() -> None:
    document, _ = numbered(1)
    apply(document, set_cells(document, {"loc": [0]}, "a\0b"))
    assert document.column("loc") == ["ab"]


def test_fill_down_takes_the_topmost_value_as_seen() -> None:
    document, _ = numbered(4)
    document.set_values("priority", [3], "0.9")
    apply(document, fill_down(document, {"priority": [3, 0, 1]}))
    assert document.column("priority") == ["0.9", "0.9", "0.5", "0.9"]


def test_one_value_fills_the_selection() -> None:
    document, _ = numbered(3)
    title = apply(document, paste_at(document, [["0.9"]], 0, 3, {"priority": [0, 2]}))
    assert (title, document.column("priority")) == ("Set priority in 2 rows", ["0.9", "0.5", "0.9"])


def test_a_block_is_written_from_its_top_left_cell_and_grows_the_table() -> None:
    document, _ = numbered(2)
    block = [["2026-01-01", "never"], ["2026-01-02", "yearly"], ["2026-01-03", ""]]
    assert apply(document, paste_at(document, block, 1, 1)) == "Paste 3 rows"
    assert document.column("lastmod") == ["2026-11-02", "2026-01-01", "2026-01-02", "2026-01-03"]
    assert document.column("changefreq") == ["daily", "never", "yearly", ""]


def test_values_beyond_the_last_column_are_left_out() -> None:
    document, _ = numbered(1)
    apply(document, paste_at(document, [["0.1", "extra"]], 0, 3))
    assert document.entry(0).values() == (f"{SITE}/0", "2026-11-02", "daily", "0.1")


@for_each(
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
    document, _ = numbered(3)
    titled = paste_at(document, block, 0, column)
    assert titled is not None
    assert titled.left_out == left_out


@for_each(
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
    document, _ = numbered(3)
    target = Target([2, 0, 1], FIELDS[3:], {"priority": [2]})
    apply(document, paste(document, [["0.1"], ["0.2"], ["0.3"], ["0.4"]], target))
    assert paths(document) == ["0", "1", "", "2"]
    assert document.column("priority") == ["0.2", "0.3", "0.4", "0.1"]


def test_a_table_from_elsewhere_gives_the_column_that_holds_its_urls() -> None:
    document, _ = numbered(1)
    block = parse_cells(f"Page,URL,Modified\nHome,{SITE}/home,2026-01-01\n")
    apply(document, paste_at(document, block, 0, 0))
    assert document.entry(1).values() == (f"{SITE}/home", "2026-01-01", "", "")


def test_a_heading_says_which_columns_follow() -> None:
    document, _ = numbered(1)
    apply(document, paste_at(document, [["priority", "loc"], ["0.9", "https://a.b/"]], 0, 0))
    assert document.entry(0).values() == ("https://a.b/", "2026-11-02", "daily", "0.9")


def test_urls_alone_become_entries_below_the_current_row() -> None:
    document, _ = numbered(2)
    title = apply(document, paste_at(document, [[f"{SITE}/a"], [f" {SITE}/b "]], 0, 0))
    assert (title, paths(document)) == ("Paste 2 URLs", ["0", "a", "b", "1"])


def test_blank_lines_among_urls_count_for_nothing() -> None:
    document, _ = numbered(2)
    block = [[f"{SITE}/a"], [""], [f"{SITE}/b"], [" "]]
    title = apply(document, paste_at(document, block, 0, 0))
    assert (title, paths(document)) == ("Paste 2 URLs", ["0", "a", "b", "1"])
    apply(document, paste_at(document, [[f"{SITE}/c"], [""]], 0, 0))
    assert paths(document) == ["c", "a", "b", "1"]


def test_one_url_replaces_a_selected_url_and_is_an_entry_elsewhere() -> None:
    document, _ = numbered(2)
    apply(document, paste_at(document, [[f"{SITE}/a"]], 0, 0))
    assert apply(document, paste_at(document, [[f"{SITE}/b"]], 1, 3)) == "Paste URL"
    assert paths(document) == ["a", "1", "b"]


@for_each("column", range(4))
def test_new_urls_with_their_values_become_entries_and_write_over_none(column: int) -> None:
    document, _ = numbered(2)
    block = [[f"{SITE}/a", "2026-01-01"], [""], [f"{SITE}/b", "2026-01-02", "daily", "0.9"]]
    title = apply(document, paste_at(document, block, 0, column))
    assert (title, paths(document)) == ("Paste 2 URLs", ["0", "a", "b", "1"])
    assert document.entry(1).values() == (f"{SITE}/a", "2026-01-01", "", "")
    assert document.entry(2).values() == (f"{SITE}/b", "2026-01-02", "daily", "0.9")


@for_each(
    "block",
    [
        [["URL"], [f"{SITE}/a"], [f" {SITE}/b"]],
        [["priority", "loc"], ["0.9", f"{SITE}/a"], [""], ["0.8", f"{SITE}/b "]],
    ],
)
def test_new_urls_below_headings_write_over_none_either(block: list[list[str]]) -> None:
    document, _ = numbered(2)
    title = apply(document, paste_at(document, block, 0, 0))
    assert (title, paths(document)) == ("Paste 2 URLs", ["0", "a", "b", "1"])


@for_each(
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
        document, _ = numbered(2)
        block = [*headings, *([f"{SITE}/{url}", "monthly"] for url in urls)]
        apply(document, paste_at(document, block, 0, 0, selected))
        assert len(document) == 2


def test_as_many_urls_as_are_selected_replace_them() -> None:
    document, _ = numbered(3)
    apply(document, paste_at(document, [[f"{SITE}/a"], [f"{SITE}/b"]], 0, 0, {"loc": [0, 1]}))
    assert paths(document) == ["a", "b", "2"]


def test_urls_pasted_into_an_empty_document_fill_it() -> None:
    document = Document()
    apply(document, paste(document, [["https://a.b/"], ["https://a.b/c"]], Target((), FIELDS, {})))
    assert document.column("loc") == ["https://a.b/", "https://a.b/c"]


def test_pasting_nothing_or_the_same_is_no_edit() -> None:
    document, _ = numbered(1)
    assert paste_at(document, [], 0, 0) is None
    assert paste_at(document, [["0.5"]], 0, 3) is None
    assert paste_at(document, [["daily", "0.5"]], 0, 2) is None


def test_urls_written_into_cells_replace_what_is_there() -> None:
    document, _ = numbered(2)
    target = Target(range(1, 2), FIELDS, {"loc": [1]})
    title = apply(document, paste_into_cells(document, [[f"{SITE}/a"], [f"{SITE}/b"]], target))
    assert (title, paths(document)) == ("Paste 2 rows", ["0", "a", "b"])


def test_rows_that_are_cut_are_gone() -> None:
    document, _ = numbered(4)
    assert apply(document, cut_rows(document, [3, 1])) == "Cut 2 rows"
    assert paths(document) == ["0", "2"]


@for_each(
    ("block", "text"),
    [
        ([["a"]], "a"),
        ([['say "hi"']], 'say "hi"'),
        ([["a", "b"], ["c", ""]], "a\tb\nc\t"),
        ([["a\tb", "c"]], '"a\tb"\tc'),
        ([['"', "x\ny"]], '""""\t"x\ny"'),
        ([["a"], ["b"]], "a\nb"),
    ],
)
def test_a_block_is_quoted_only_where_it_must_be(block: list[list[str]], text: str) -> None:
    assert cells_text(block) == text


@for_each(
    ("text", "block"),
    [
        ("", []),
        ("a", [["a"]]),
        ("a\r\nb\r\n", [["a"], ["b"]]),
        ("a\tb\nc\td", [["a", "b"], ["c", "d"]]),
        ("a\t\n\tb", [["a", ""], ["", "b"]]),
        ("a\n\nb", [["a"], [""], ["b"]]),
        ('"x\ny"\t"say ""hi"""', [["x\ny", 'say "hi"']]),
        ('5" disk\tb\nc\td', [['5" disk', "b"], ["c", "d"]]),
        ("https://a.b/?x=1,2", [["https://a.b/?x=1,2"]]),
        ("https://a.b/x,y\nhttps://a.b/z", [["https://a.b/x,y"], ["https://a.b/z"]]),
        ("https://a.b/,2026-11-02,daily,0.5", [["https://a.b/", "2026-11-02", "daily", "0.5"]]),
        ("https://a.b/;2026;;", [["https://a.b/", "2026", "", ""]]),
        ("https://a.b/;0,5", [["https://a.b/", "0,5"]]),
        ("loc,priority\nhttps://a.b/,0.5", [["loc", "priority"], ["https://a.b/", "0.5"]]),
        ("one, two", [["one, two"]]),
        ("Address,Status Code\nhttps://a.b/,200", [["Address", "Status Code"], ["https://a.b/", "200"]]),
        ("上位のページ,CTR\nhttps://a.b/,3%", [["上位のページ", "CTR"], ["https://a.b/", "3%"]]),
        ('"URL","Title"\n"https://a.b/","a, b"', [["URL", "Title"], ["https://a.b/", "a, b"]]),
        ('"All"\n"URL","Title"\n"https://a.b/","a\tb"', [["URL", "Title"], ["https://a.b/", "a\tb"]]),
        ('"https://a.b/";"daily"', [["https://a.b/", "daily"]]),
        ('"a,\nb"\tc\n"d,"\te', [["a,\nb", "c"], ["d,", "e"]]),
        ('"one, two\nthree"\nfour', [["one, two\nthree"], ["four"]]),
        ("Page, two\nthree, four", [["Page, two"], ["three, four"]]),
    ],
)
def test_what_other_programs_copy_is_read_as_they_mean_it(text: str, block: list[list[str]]) -> None:
    assert parse_cells(text) == block


@for_each("text", ["/a\n" * 30_000, "/a\t0.5\n" * 30_000])
def test_it_is_told_how_much_of_a_long_text_is_parsed(text: str) -> None:
    told: list[float] = []
    assert len(parse_cells(text, told.append)) == 30_000
    assert told == [0, 1 / 3, 2 / 3]


def test_a_block_survives_the_clipboard() -> None:
    block = [["a\tb", '"', ""], ["x\ny", "'", " z "]]
    assert parse_cells(cells_text(block)) == block


@for_each("value", ["", "&", "<b>", "'", '"', "a\tb", "x\ny", "\r"])
def test_html_holds_the_values_as_text(value: str) -> None:
    row = f"<tr><td>{escape(value)}</td><td>b</td></tr>"
    assert to_html([[value, "b"]] * 2) == f"<table>{row}{row}</table>"


def test_one_value_and_very_many_are_copied_as_text_alone() -> None:
    assert not to_mime_data([["a"]]).hasHtml()
    assert to_mime_data([["a", "b"]]).hasHtml()
    assert not to_mime_data([["a", "b"]] * 50_001).hasHtml()


@for_each(
    ("value", "expected"),
    [("https://a.b/", True), (" HTTP://a.b ", True), ("a.b", False), ("https://a b", False), ("", False)],
)
def test_urls_are_told_from_other_values(value: str, expected: bool) -> None:
    assert is_page_url(value) is expected


def test_a_heading_names_fields_by_name_or_title() -> None:
    assert is_heading(["URL", "lastmod", "Priority"])
    assert not is_heading(["URL", "https://a.b/"])
    assert fields_named(["Priority", "loc"], FIELDS) == ["priority", "loc"]
    assert fields_named(["Priority", "loc"], fields_of(Kind.SITEMAPINDEX)) == [None, "loc"]
