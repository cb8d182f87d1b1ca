"""What is pasted does the sensible thing, and whole rows that are copied or cut keep all that they have."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from editor.core.fields import Kind
from editor.dialogs.questions import Leaving
from editor.dialogs.tables.table_import_dialogs import TableImportDialog
from editor.formats.writing.faithful_writing import to_bytes, verify
from editor.models.session.session import Stage
from tests.app.desk import SITEMAP, Desk
from tests.services.tables.test_imported_sitemaps import FEED, ROBOTS

CRAWL = "Address,Status Code,Last Modified\nhttps://e.org/x,200,2026-11-20\nhttps://e.org/y,200,\n"
IMAGE = "<image:image><image:loc>https://e.org/a.png</image:loc></image:image>"
WITH_IMAGE = (
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" '
    'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">'
    f"<url><loc>https://e.org/x</loc>{IMAGE}</url></urlset>"
)
MINE = ["https://e.org/", "https://e.org/a", "https://e.org/b"]


def paste(desk: Desk, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    desk.trigger("paste")
    desk.wait_for(lambda: desk.context.tasks.is_idle)


DOCUMENTS = [
    (SITEMAP, Kind.URLSET, MINE),
    (ROBOTS, Kind.SITEMAPINDEX, ["https://e.org/a.xml", "https://e.org/b.xml"]),
    (FEED, Kind.URLSET, ["https://e.org/a"]),
    ("https://e.org/1\n\nhttps://e.org/2\n\n", Kind.URLSET, ["https://e.org/1", "https://e.org/2"]),
]


def test_where_nothing_is_open_it_becomes_a_document(desk: Desk) -> None:
    desk.person.answers.leaving = Leaving.DISCARD
    for text, kind, locs in DOCUMENTS:
        paste(desk, text)
        assert desk.session.document.entries.kind is kind
        assert desk.values("loc") == locs
        assert desk.session.is_modified
        desk.trigger("close")
        assert desk.context.session is None


@pytest.mark.parametrize("text", ["", "\0"])
def test_of_an_empty_clipboard_nothing_is_pasted(desk: Desk, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    desk.trigger("paste")
    assert desk.person.asked == ["told: The clipboard has no text. Copy some URLs first."]
    desk.do.file.new()
    desk.trigger("paste")
    assert desk.values("loc") == []


def test_while_a_file_that_is_pasted_is_read_nothing_else_begins_and_it_comes_wherever_one_looks(
    desk: Desk, sitemap: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.xml"
    other.write_text(SITEMAP)
    desk.open(other)
    desk.open(sitemap)
    session = desk.session
    QGuiApplication.clipboard().setText(SITEMAP.replace("e.org/", "e.org/pasted/"))
    desk.trigger("paste")
    assert not any(desk.is_enabled(name) for name in ("save", "edit_values", "fix_all_safe", "duplicates"))
    desk.trigger("next_tab")
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    assert len(session.document.entries) == 6
    assert session.is_modified
    assert session.is_editable


def test_a_crawlers_table_is_shown_before_it_becomes_one(desk: Desk) -> None:
    paste(desk, CRAWL)
    [dialog] = desk.window.findChildren(TableImportDialog)
    desk.wait_for(lambda: not dialog.is_busy)
    dialog.ok.click()
    assert desk.values("loc") == ["https://e.org/x", "https://e.org/y"]


PASTED = [
    (SITEMAP, MINE, ["2026-11-02", "2026-13-02", ""]),
    (FEED, ["https://e.org/a"], ["2026-11-20T10:00:00Z"]),
    (CRAWL, ["https://e.org/x", "https://e.org/y"], ["2026-11-20", ""]),
    (CRAWL.replace(",", "\t"), ["https://e.org/x", "https://e.org/y"], ["2026-11-20", ""]),
]


def test_in_an_open_document_it_becomes_entries_in_one_step(desk: Desk) -> None:
    desk.do.file.new()
    paste(desk, "https://e.org/first")
    assert desk.context.table is not None
    for text, locs, dates in PASTED:
        desk.context.table.select_rows([0])
        paste(desk, text)
        assert desk.values("loc") == ["https://e.org/first", *locs]
        assert desk.values("lastmod") == ["", *dates]
        desk.trigger("undo")
        assert desk.values("loc") == ["https://e.org/first"]


def test_images_come_along_and_their_prefix_is_declared(desk: Desk) -> None:
    desk.do.file.new()
    paste(desk, "https://e.org/first")
    assert desk.context.table is not None
    desk.context.table.select_rows([0])
    paste(desk, WITH_IMAGE)
    text = to_bytes(desk.session.document.entries).decode()
    assert IMAGE in text
    assert text.count("xmlns:image=") == 1
    assert desk.values("loc") == ["https://e.org/first", "https://e.org/x"]
    desk.trigger("undo")
    assert "xmlns:image" not in to_bytes(desk.session.document.entries).decode()


def test_of_several_files_the_one_above_takes_what_is_pasted(desk: Desk, tmp_path: Path) -> None:
    for name in ("a.xml", "b.xml"):
        (tmp_path / name).write_text(SITEMAP)
    desk.do.file.open_paths([tmp_path])
    desk.wait_for(lambda: desk.context.session is not None and desk.session.stage is Stage.READY)
    assert desk.context.table is not None
    desk.context.table.select_rows([3])
    paste(desk, WITH_IMAGE)
    first, second = (to_bytes(file).decode() for file in desk.session.document.entries.files)
    assert first == SITEMAP
    assert IMAGE in second
    assert second.count("xmlns:image=") == 1
    assert desk.values("loc")[4] == "https://e.org/x"
    desk.trigger("undo")
    assert to_bytes(desk.session.document.entries.files[1]).decode() == SITEMAP


def test_images_are_pasted_into_a_document_without_entries_too(desk: Desk) -> None:
    desk.do.file.new()
    image = "<i:image><i:loc>https://e.org/a.png</i:loc></i:image>"
    paste(
        desk,
        '<s:urlset xmlns:s="http://www.sitemaps.org/schemas/sitemap/0.9" '
        'xmlns:i="http://www.google.com/schemas/sitemap-image/1.1">'
        f"<s:url><s:loc>https://e.org/x</s:loc>{image}</s:url></s:urlset>",
    )
    document = desk.session.document.entries
    verify(document, to_bytes(document))
    assert image in to_bytes(document).decode()


def test_what_means_nothing_outside_its_file_comes_as_its_values(desk: Desk) -> None:
    desk.do.file.new()
    paste(desk, "https://e.org/first")
    assert desk.context.table is not None
    desk.context.table.select_rows([0])
    paste(
        desk,
        '<!DOCTYPE urlset [<!ENTITY h "x">]><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
        "<url><loc>https://e.org/&h;</loc><priority>0.3</priority></url></urlset>",
    )
    assert desk.values("priority") == ["", "0.3"]
    document = desk.session.document.entries
    verify(document, to_bytes(document))


def test_an_index_takes_no_priorities(desk: Desk) -> None:
    desk.do.file.new_index()
    paste(desk, SITEMAP)
    assert (desk.values("loc"), desk.values("priority")) == (MINE, ["", "", ""])


def test_many_lines_are_pasted_while_the_window_goes_on(desk: Desk) -> None:
    paste(desk, SITEMAP)
    assert desk.context.table is not None
    desk.context.table.select_rows([0])
    QGuiApplication.clipboard().setText("\n".join(f"/{number}" for number in range(20_002)))
    desk.trigger("paste")
    assert desk.session.is_busy
    desk.wait_until_ready()
    assert (desk.values("loc")[1], len(desk.values("loc"))) == ("https://e.org/0", 20_005)
    assert desk.session.undo_stack.undoText() == "Paste 20002 URLs"
    desk.trigger("undo")
    assert desk.values("loc") == MINE


def test_what_has_no_place_when_pasted_is_told(desk: Desk) -> None:
    paste(desk, SITEMAP)
    assert desk.context.table is not None
    desk.context.table.select_rows([0])
    paste(desk, "https://e.org/\t2026\tdaily\t0.5\t12 clicks\t7 shows")
    assert desk.values("priority")[0] == "0.5"
    told = desk.window.status.currentMessage
    assert told() == "2 pasted columns did not fit and were left out."
    desk.trigger("undo")
    assert told() == ""


def test_a_paste_that_changes_nothing_says_so(desk: Desk) -> None:
    paste(desk, SITEMAP)
    table = desk.context.table
    assert table is not None
    told: list[str] = []  # each text, however soon it goes
    desk.window.status.messageChanged.connect(told.append)
    for text, said in (
        ("https://e.org/", "Nothing changed: the cells already have these values or cannot be edited."),
        ("", "The clipboard has no text."),
    ):
        desk.window.status.clearMessage()
        told.clear()
        table.setCurrentIndex(table.model().index(0, 0))
        paste(desk, text)
        assert (desk.values("loc"), told[:1]) == (MINE, [said])
    desk.window.status.messageChanged.disconnect(told.append)


def test_text_that_only_begins_like_a_file_is_pasted_as_cells(desk: Desk) -> None:
    desk.do.file.new()
    paste(desk, "https://e.org/first")
    assert desk.context.table is not None
    desk.context.table.select_rows([0])
    paste(desk, "<b>\t2026")
    assert (desk.values("loc"), desk.values("lastmod")) == (["<b>"], ["2026"])


def test_a_page_is_not_pasted_over_entries(desk: Desk) -> None:
    paste(desk, "https://e.org/first")
    assert desk.context.table is not None
    desk.context.table.select_rows([0])
    paste(desk, "<!DOCTYPE html>\n<html></html>")
    assert desk.values("loc") == ["https://e.org/first"]
    assert desk.person.asked == ["told: The contents of the clipboard cannot be pasted."]


def test_what_cannot_be_opened_says_why(desk: Desk) -> None:
    paste(desk, "<!DOCTYPE html><html></html>")
    assert desk.person.asked == ["told: The contents of the clipboard cannot be opened."]
    assert desk.context.tabs.count() == 0


def test_cells_are_copied_below_the_names_of_their_columns(desk: Desk) -> None:
    paste(desk, SITEMAP)
    assert desk.context.table is not None
    desk.context.table.select_rows([1])
    desk.trigger("copy_with_headings")
    text = QGuiApplication.clipboard().text()
    assert text.splitlines()[0].startswith("URL\tLast modified\tFrequency\tPriority")
    assert text.splitlines()[1].startswith("https://e.org/a\t2026-13-02\t\t0.5")
    desk.do.file.new()
    paste(desk, text)
    assert (desk.values("loc"), desk.values("priority")) == (["https://e.org/a"], ["0.5"])


ROOT = (
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
    ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">'
)
ENTRIES = (
    f"  <url><loc>https://e.org/a</loc>{IMAGE}</url>\n",
    "  <url><!-- by hand --><loc>https://e.org/b</loc></url>\n",
    "  <url><loc>https://e.org/c</loc><priority>0.3</priority></url>\n",
)
TEXT = f"{ROOT}\n{''.join(ENTRIES)}</urlset>\n"


def text_of(desk: Desk) -> str:
    return to_bytes(desk.session.document.entries).decode()


def select(desk: Desk, *rows: int) -> None:
    assert desk.context.table is not None
    desk.context.table.select_rows(list(rows))


def paste_rows(desk: Desk, action: str = "paste") -> None:
    desk.trigger(action)
    desk.wait_for(lambda: desk.context.tasks.is_idle)


@pytest.fixture
def opened(desk: Desk, tmp_path: Path) -> Desk:
    """A window with three entries, the first with an image."""
    path = tmp_path / "mine.xml"
    path.write_text(TEXT)
    desk.do.file.open_paths([path])
    desk.wait_for(lambda: desk.context.session is not None and desk.session.stage is Stage.READY)
    return desk


def test_copied_rows_become_rows_below_the_current_one_or_are_written_over_it_where_that_is_asked_for(
    opened: Desk,
) -> None:
    select(opened, 0)
    opened.trigger("copy")
    select(opened, 1)
    paste_rows(opened)
    assert text_of(opened) == f"{ROOT}\n{''.join(ENTRIES[:2])}{ENTRIES[0]}{ENTRIES[2]}</urlset>\n"
    opened.trigger("undo")
    assert text_of(opened) == TEXT
    select(opened, 2)
    opened.trigger("copy")
    assert QGuiApplication.clipboard().text() == "https://e.org/c\t\t\t0.3\t"
    select(opened, 0)
    paste_rows(opened, "paste_into_cells")
    assert opened.values("loc") == ["https://e.org/c", "https://e.org/b", "https://e.org/c"]
    assert opened.values("priority") == ["0.3", "", "0.3"]
    assert text_of(opened).count(IMAGE) == 1


def test_cut_rows_are_gone_until_they_are_pasted_and_some_cells_of_rows_are_cells(opened: Desk) -> None:
    select(opened, 0, 1)
    opened.trigger("cut")
    assert text_of(opened) == f"{ROOT}\n{ENTRIES[2]}</urlset>\n"
    assert opened.session.undo_stack.undoText() == "Cut 2 rows"
    select(opened, 0)
    paste_rows(opened)
    assert text_of(opened) == f"{ROOT}\n{ENTRIES[2]}{''.join(ENTRIES[:2])}</urlset>\n"
    for _ in range(2):
        opened.trigger("undo")
    assert text_of(opened) == TEXT
    assert opened.context.table is not None
    opened.context.table.go_to(2, "priority")
    opened.trigger("cut")
    assert (opened.values("priority"), len(opened.values("loc"))) == (["", "", ""], 3)
    opened.context.table.go_to(1, "priority")
    paste_rows(opened)
    assert opened.values("priority") == ["", "0.3", ""]


def test_copied_rows_keep_their_images_in_another_document(opened: Desk) -> None:
    select(opened, 0, 1)
    opened.trigger("copy")
    opened.do.file.new()
    paste_rows(opened)
    text = text_of(opened)
    assert IMAGE in text
    assert "<!-- by hand -->" in text
    assert "xmlns:image=" in text
    assert opened.values("loc") == ["https://e.org/a", "https://e.org/b"]


def test_copied_rows_start_a_document_where_none_is_open(opened: Desk) -> None:
    select(opened, 2, 0)
    opened.trigger("copy")
    opened.trigger("close")
    paste_rows(opened)
    assert text_of(opened) == f"{ROOT}\n{ENTRIES[0]}{ENTRIES[2]}</urlset>\n"


def test_rows_of_several_files_are_copied_together(desk: Desk, tmp_path: Path) -> None:
    for name in ("a.xml", "b.xml"):
        (tmp_path / name).write_text(TEXT.replace("e.org", name.replace("xml", "org")))
    desk.do.file.open_paths([tmp_path])
    desk.wait_for(lambda: desk.context.session is not None and desk.session.stage is Stage.READY)
    select(desk, 0, 3)
    desk.trigger("copy")
    desk.do.file.new()
    paste_rows(desk)
    assert desk.values("loc") == ["https://a.org/a", "https://b.org/a"]
    assert text_of(desk).count("<image:image>") == 2
