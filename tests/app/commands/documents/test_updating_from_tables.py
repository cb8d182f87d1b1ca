"""Values are taken from a table, as a person takes them: choose it, look at what would happen, agree."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from editor.core.table_import import Table
from editor.dialogs.tables.table_dialog import KnownColumns
from editor.dialogs.tables.table_import_dialogs import TableUpdateDialog
from tests.app.desk import SITEMAP, Desk
from tests.formats.tables.test_spreadsheet_reading import text, workbook

pytestmark = pytest.mark.usefixtures("copied_helpers")

CRAWL = """Address,Status Code,Last Modified
https://e.org/,200,2026-11-20
https://e.org/a,200,
http://www.e.org/b/,200,2026-11-19
https://e.org/gone,404,2026-11-18
https://e.org/,200,2025-01-01
"""


class Updating:
    """A person at the dialog."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.dialog: TableUpdateDialog = desk.do.later.into.update_from_table_dialog(desk.session)
        self.dialog.show()

    def paste(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.dialog.source.paste()
        self.wait()

    def open(self, path: Path) -> None:
        self.dialog.source.open(path)
        self.wait()

    def wait(self) -> None:
        self.desk.wait_for(lambda: not self.dialog.is_busy)

    def agree(self) -> None:
        outcome = self.dialog.outcome()
        assert outcome is not None
        self.desk.session.undo_stack.do(outcome.edit, outcome.title)

    @property
    def previews(self) -> list[tuple[str, ...]]:
        items = [
            self.dialog.changes.topLevelItem(row) for row in range(self.dialog.changes.topLevelItemCount())
        ]
        return [tuple(item.text(column) for column in (0, 2, 3, 4)) for item in items if item is not None]


@pytest.fixture
def updating(desk: Desk, sitemap: Path) -> Iterator[Updating]:
    desk.open(sitemap)
    updating = Updating(desk)
    yield updating
    updating.dialog.close()
    updating.dialog.deleteLater()


def test_a_pasted_table_is_recognised_shown_and_applied_in_one_step(updating: Updating) -> None:
    updating.paste(CRAWL)
    assert updating.dialog.columns.columns() == {"loc": 0, "lastmod": 2}
    assert updating.previews == [("1", "Last modified", "2026-11-02", "2026-11-20")]
    assert updating.dialog.outlook == (
        "1 row changes. 1 entry is not in the table. 2 rows of the table match no entry. 1 "
        "row contradicts an earlier row and is not used."
    )
    assert updating.dialog.ok.text() == "Change 1 row"
    updating.agree()
    assert updating.desk.values("lastmod") == ["2026-11-20", "2026-13-02", ""]
    assert updating.desk.session.undo_stack.undoText() == "Update a row from a table"
    updating.desk.trigger("undo")
    assert updating.desk.values("lastmod") == ["2026-11-02", "2026-13-02", ""]


def test_rows_that_were_not_used_are_listed_and_copied_and_near_matches_and_clearing_are_switches(
    updating: Updating,
) -> None:
    updating.paste(CRAWL)
    assert updating.dialog.contradicting.lines() == ["https://e.org/"]
    updating.dialog.without_partner.copy_button.click()
    assert QGuiApplication.clipboard().text() == "http://www.e.org/b/\nhttps://e.org/gone"
    updating.dialog.near.click()
    updating.dialog.clears.click()
    updating.wait()
    updating.agree()
    assert updating.desk.values("lastmod") == ["2026-11-20", "", "2026-11-19"]


def test_columns_and_the_delimiter_can_be_corrected(updating: Updating) -> None:
    updating.paste("x\ty\nhttps://e.org/\t0.7\n")
    assert updating.dialog.outlook == "Select at least one column to use."
    updating.dialog.columns.boxes["priority"].setCurrentIndex(2)
    updating.wait()
    assert updating.previews == [("1", "Priority", "1.0", "0.7")]
    updating.paste("url;priority\nhttps://e.org/;0.7\n")
    box = updating.dialog.source.delimiter
    assert box.currentText() == "Semicolon"
    box.setCurrentIndex(0)
    box.activated.emit(0)
    updating.wait()
    assert updating.dialog.outlook == "Select at least one column to use."


def test_what_an_index_does_not_take_is_known_for_other_sitemaps(desk: Desk, tmp_path: Path) -> None:
    index = tmp_path / "index.xml"
    index.write_text(SITEMAP.replace("urlset", "sitemapindex").replace("url>", "sitemap>"))
    table = Table(("url", "changed", "priority"), (("https://e.org/", "2026-01-01", "0.7"),))
    desk.open(index)
    updating = Updating(desk)
    updating.paste("\n".join("\t".join(line) for line in (table.headings, *table.rows)))
    updating.dialog.columns.boxes["lastmod"].setCurrentIndex(2)
    updating.wait()
    updating.dialog.accept()
    assert KnownColumns(desk.context.settings).of(table) == {"loc": 0, "lastmod": 1, "priority": 2}
    updating.dialog.deleteLater()


def test_a_sheet_of_a_spreadsheet_is_taken(updating: Updating, tmp_path: Path) -> None:
    path = tmp_path / "t.xlsx"
    path.write_bytes(
        workbook([list(map(text, row)) for row in (["URL", "Priority"], ["https://e.org/a", "0.1"])])
    )
    updating.open(path)
    assert updating.dialog.source.sheet.count() >= 1
    assert updating.previews == [("2", "Priority", "0.5", "0.1")]


def test_values_in_another_form_are_understood_and_others_listed_as_they_are(updating: Updating) -> None:
    updating.paste("url;priority;changefreq\nhttps://e.org/;high;Monthly\n")
    assert updating.previews == [("1", "Frequency", "—", "monthly")]
    assert updating.dialog.outlook.endswith("1 value is not valid and is not used.")
    assert updating.dialog.refused.lines() == ["https://e.org/ — Priority: high"]
    updating.dialog.refused.copy_button.click()
    assert QGuiApplication.clipboard().text() == "https://e.org/ — Priority: high"
    updating.paste("url,priority\n<b>x</b>,0.1\nhttps://e.org/,0.1\n")
    assert updating.dialog.without_partner.lines() == ["<b>x</b>"]


DAYS = [
    (("05.01.2024", "1 Feb 2024"), ("2024-01-05", "2024-02-01")),
    (("1/5/2024", "2/13/2024"), ("2024-01-05", "2024-02-13")),
    (("1/5/2024", "13/2/2024"), ("2024-05-01", "2024-02-13")),
    (("1/5/2024", "2/6/2024"), ()),
    (("13/2/2024", "2/13/2024"), ("2024-02-13", "2024-02-13")),
]


def test_days_are_understood_as_spreadsheets_write_them(updating: Updating) -> None:
    for dates, meant in DAYS:
        updating.paste(f"url;lastmod\nhttps://e.org/;{dates[0]}\nhttps://e.org/a;{dates[1]}\n")
        assert tuple(after for *_others, after in updating.previews) == meant, dates


EXPORTS: list[tuple[str, dict[str, int]]] = [
    (
        "Address,Content Type,Status Code,Indexability,Last Modified",
        {"loc": 0, "lastmod": 4},
    ),  # Screaming Frog
    ("URL,Crawl Depth,HTTP Status Code,Last Modified", {"loc": 0, "lastmod": 3}),  # Sitebulb
    ("#,URL,Status Code,Last-Modified", {"loc": 1, "lastmod": 3}),  # Netpeak Spider
    ("Top pages,Clicks,Impressions,CTR,Position", {"loc": 0}),  # Search Console
    ("URL,Last crawled", {"loc": 0}),  # Search Console: when it was crawled is not when it changed
]


def test_exports_are_recognised(updating: Updating) -> None:
    for headings, columns in EXPORTS:
        updating.paste(f"{headings}\n{'x,' * headings.count(',')}x\n")
        assert updating.dialog.columns.columns() == columns, headings


NO_TABLES: list[tuple[bytes, str]] = [
    (b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "This is neither a spreadsheet nor a text file."),
    (b'url,x\n"' + b"a" * 2_000_000, "The table cannot be read: "),
    (b"PK\x03\x04 no zip at all", "This spreadsheet cannot be read: "),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "This spreadsheet cannot be read: "),
    (b"", "The file is empty."),
]


def test_what_is_no_table_gets_a_sentence_and_nothing_is_left_of_another_one(
    updating: Updating, tmp_path: Path
) -> None:
    paths = [(tmp_path / f"{number}.csv", words) for number, (_bytes, words) in enumerate(NO_TABLES)]
    for (path, _words), (content, _said) in zip(paths, NO_TABLES, strict=True):
        path.write_bytes(content)
    folder = tmp_path / "empty"
    folder.mkdir()
    source = updating.dialog.source
    for path, words in (
        *paths,
        (folder, "A folder or device is not a table."),
        (tmp_path / "gone.csv", "The file cannot be read: it does not exist."),
    ):
        updating.open(path)
        assert updating.dialog.outlook.startswith(words)
        assert not updating.dialog.ok.isEnabled(), words
        assert not source.encoding.isVisible(), words
        assert not source.headings.isVisible(), words
        updating.paste(CRAWL)
        assert updating.dialog.ok.isEnabled(), words
        assert source.encoding.isVisible(), words


def test_a_file_is_chosen_by_the_person_and_can_be_read_in_another_encoding(
    updating: Updating, tmp_path: Path
) -> None:
    path = tmp_path / "crawl.csv"
    path.write_text(CRAWL)
    updating.desk.person.answers.table = path
    updating.dialog.source._on_choose()
    updating.wait()
    assert updating.previews == [("1", "Last modified", "2026-11-02", "2026-11-20")]
    path = tmp_path / "latin.csv"
    path.write_bytes("url,priority\nhttps://e.org/,0.7\nhttps://e.org/ä,\n".encode("cp1252"))
    updating.open(path)
    box = updating.dialog.source.encoding
    for codec, is_read in (("utf-16", False), ("cp1252", True)):
        box.setCurrentIndex(box.findData(codec))
        box.activated.emit(box.currentIndex())
        updating.wait()
        assert (updating.dialog.source.table is not None) == is_read


def test_closing_the_dialog_while_it_works_is_no_harm(updating: Updating) -> None:
    QGuiApplication.clipboard().setText(CRAWL)
    updating.dialog.source.paste()
    updating.dialog.reject()
    updating.wait()
    assert updating.dialog.outcome() is None
