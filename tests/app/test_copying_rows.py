"""Whole rows that are copied or cut keep all that they have, wherever they are pasted."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from editor.formats.writing.faithful_writing import to_bytes
from editor.models.session.session import Stage
from tests.app.desk import Desk

IMAGE = "<image:image><image:loc>https://e.org/a.png</image:loc></image:image>"
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
    assert desk.bench.table is not None
    desk.bench.table.select_rows(list(rows))


def paste(desk: Desk, action: str = "paste") -> None:
    desk.trigger(action)
    desk.wait_for(lambda: desk.bench.tasks.is_idle)


@pytest.fixture
def opened(desk: Desk, tmp_path: Path) -> Desk:
    """A window with three entries, the first with an image."""
    path = tmp_path / "mine.xml"
    path.write_text(TEXT)
    desk.do.file.open_paths([path])
    desk.wait_for(lambda: desk.bench.session is not None and desk.session.stage is Stage.READY)
    return desk


def test_copied_rows_become_rows_below_the_current_one_or_are_written_over_it_where_that_is_asked_for(
    opened: Desk,
) -> None:
    select(opened, 0)
    opened.trigger("copy")
    select(opened, 1)
    paste(opened)
    assert text_of(opened) == f"{ROOT}\n{''.join(ENTRIES[:2])}{ENTRIES[0]}{ENTRIES[2]}</urlset>\n"
    opened.trigger("undo")
    assert text_of(opened) == TEXT
    select(opened, 2)
    opened.trigger("copy")
    assert QGuiApplication.clipboard().text() == "https://e.org/c\t\t\t0.3\t"
    select(opened, 0)
    paste(opened, "paste_into_cells")
    assert opened.values("loc") == ["https://e.org/c", "https://e.org/b", "https://e.org/c"]
    assert opened.values("priority") == ["0.3", "", "0.3"]
    assert text_of(opened).count(IMAGE) == 1


def test_cut_rows_are_gone_until_they_are_pasted_and_some_cells_of_rows_are_cells(opened: Desk) -> None:
    select(opened, 0, 1)
    opened.trigger("cut")
    assert text_of(opened) == f"{ROOT}\n{ENTRIES[2]}</urlset>\n"
    assert opened.session.undo_stack.undoText() == "Cut 2 rows"
    select(opened, 0)
    paste(opened)
    assert text_of(opened) == f"{ROOT}\n{ENTRIES[2]}{''.join(ENTRIES[:2])}</urlset>\n"
    for _ in range(2):
        opened.trigger("undo")
    assert text_of(opened) == TEXT
    assert opened.bench.table is not None
    opened.bench.table.go_to(2, "priority")
    opened.trigger("cut")
    assert (opened.values("priority"), len(opened.values("loc"))) == (["", "", ""], 3)
    opened.bench.table.go_to(1, "priority")
    paste(opened)
    assert opened.values("priority") == ["", "0.3", ""]


def test_copied_rows_keep_their_images_in_another_document(opened: Desk) -> None:
    select(opened, 0, 1)
    opened.trigger("copy")
    opened.do.file.new()
    paste(opened)
    text = text_of(opened)
    assert IMAGE in text
    assert "<!-- by hand -->" in text
    assert "xmlns:image=" in text
    assert opened.values("loc") == ["https://e.org/a", "https://e.org/b"]


def test_copied_rows_start_a_document_where_none_is_open(opened: Desk) -> None:
    select(opened, 2, 0)
    opened.trigger("copy")
    opened.trigger("close")
    paste(opened)
    assert text_of(opened) == f"{ROOT}\n{ENTRIES[0]}{ENTRIES[2]}</urlset>\n"


def test_rows_of_several_files_are_copied_together(desk: Desk, tmp_path: Path) -> None:
    for name in ("a.xml", "b.xml"):
        (tmp_path / name).write_text(TEXT.replace("e.org", name.replace("xml", "org")))
    desk.do.file.open_paths([tmp_path])
    desk.wait_for(lambda: desk.bench.session is not None and desk.session.stage is Stage.READY)
    select(desk, 0, 3)
    desk.trigger("copy")
    desk.do.file.new()
    paste(desk)
    assert desk.values("loc") == ["https://a.org/a", "https://b.org/a"]
    assert text_of(desk).count("<image:image>") == 2
