"""Tables and feeds are opened by making a new sitemap of them."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStyle, QStyleOptionComboBox

from editor.core.fields import Kind
from editor.dialogs.questions import Leaving
from editor.dialogs.tables.table_import_dialogs import TableImportDialog
from tests.app.desk import Desk
from tests.formats.tables.test_spreadsheet_reading import text, workbook
from tests.services.tables.test_table_reading import SEARCH_CONSOLE, archive

CRAWL = """Address,Status Code,Last Modified,Priority
https://e.org/,200,"Fri, 20 Nov 2026 10:00:00 GMT","0,8"
https://e.org/a,200,yesterday,
,,,
"""
FEED = """<rss version="2.0"><channel>
<item><link>https://e.org/a</link><pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate></item>
<item><title>no link</title></item></channel></rss>"""


def opened(desk: Desk, path: Path) -> TableImportDialog:
    """Open a table as any other file; the dialog about it, once it was read."""
    desk.do.file.open_paths([path])
    [dialog] = desk.window.findChildren(TableImportDialog)
    desk.wait_for(lambda: not dialog.is_busy)
    return dialog


@pytest.fixture
def crawl(tmp_path: Path) -> Path:
    path = tmp_path / "crawl.csv"
    path.write_text(CRAWL, encoding="utf-8")
    return path


def test_a_table_is_shown_and_made_an_unsaved_sitemap_that_is_not_lost_unasked(
    desk: Desk, crawl: Path
) -> None:
    dialog = opened(desk, crawl)
    assert dialog.outlook == ("2 entries. 2 values will be converted. There will be 1 error to fix.")
    item = dialog.entries.topLevelItem(0)
    assert item is not None
    assert [item.text(column) for column in range(4)] == [
        *("https://e.org/", "2026-11-20T10:00:00Z", "—", "0.8")
    ]
    assert dialog.ok.text() == "Create a sitemap with 2 entries"
    dialog.ok.click()
    assert desk.values("lastmod") == ["2026-11-20T10:00:00Z", "yesterday"]
    assert desk.session.document.entries.kind is Kind.URLSET
    assert desk.session.document.path is None
    assert desk.session.is_modified
    assert desk.is_enabled("add")
    desk.person.answers.leaving = Leaving.STAY
    desk.trigger("close")
    assert desk.person.asked == ["leave Untitled"]
    assert desk.context.tabs.count() == 1


def test_enter_agrees_to_a_table_that_was_opened(desk: Desk, crawl: Path) -> None:
    dialog = opened(desk, crawl)
    at_hand = dialog.focusWidget()
    assert at_hand is dialog.ok
    QTest.keyClick(at_hand, Qt.Key.Key_Return)
    assert len(desk.values("loc")) == 2


def test_enter_agrees_to_a_table_that_was_read_again_or_pasted_over_another(desk: Desk, crawl: Path) -> None:
    dialog = opened(desk, crawl)
    dialog.ok.clearFocus()  # as on X, where a window has none until it is told
    dialog.source.open(crawl)
    desk.wait_for(lambda: not dialog.is_busy)
    assert dialog.focusWidget() is dialog.ok
    QGuiApplication.clipboard().setText("URL\nhttps://e.org/pasted\n")
    dialog.source.paste()
    desk.wait_for(lambda: not dialog.is_busy)
    at_hand = dialog.focusWidget()
    assert at_hand is dialog.ok
    QTest.keyClick(at_hand, Qt.Key.Key_Return)
    assert desk.values("loc") == ["https://e.org/pasted"]


def test_only_what_a_table_is_written_in_is_asked_of_it(desk: Desk, crawl: Path) -> None:
    lines = crawl.with_name("crawl.jsonl")
    lines.write_text('{"url":"https://e.org/","lastmod":"2026-11-20"}\n', "utf-8")
    for path, is_separated in ((crawl, True), (lines, False)):
        source = opened(desk, path).source
        asked = [box.isHidden() for box in (source.encoding, source.delimiter, source.headings)]
        assert asked == [not is_separated] * 3
        assert source.sheet.isHidden()
        source.window().close()
        desk.wait_for(lambda: not desk.window.findChildren(TableImportDialog))


def test_the_entries_of_a_table_look_like_it_when_they_have_the_focus(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "none.csv"
    path.write_text("URL,Last Modified\n", "utf-8")
    dialog = opened(desk, path)
    without = dialog.entries.grab().toImage()
    dialog.entries.setFocus(Qt.FocusReason.TabFocusReason)
    desk.wait_for(lambda: dialog.entries.grab().toImage() != without)
    dialog.reject()


def test_pages_that_a_crawl_found_missing_are_left_out_unless_the_person_wants_them(
    desk: Desk, tmp_path: Path
) -> None:
    path = tmp_path / "crawl.csv"
    rows = ("https://e.org/,200,Indexable", "https://e.org/gone,404,Non-Indexable", "https://e.org/b,,")
    path.write_text("\n".join(("Address,Status Code,Indexability", *rows)), "utf-8")
    dialog = opened(desk, path)
    assert dialog.leaves_out.text().startswith("Leave out 1 page that did not return 200")
    assert dialog.ok.text() == "Create a sitemap with 2 entries"
    for count in (3, 2):
        dialog.leaves_out.click()
        desk.wait_for(lambda: not dialog.is_busy)
        assert dialog.ok.text() == f"Create a sitemap with {count} entries"
    dialog.ok.click()
    assert desk.values("loc") == ["https://e.org/", "https://e.org/b"]


def test_a_crawl_of_which_all_pages_are_left_out_is_not_said_to_have_no_urls(
    desk: Desk, tmp_path: Path
) -> None:
    path = tmp_path / "crawl.csv"
    path.write_text("Address,Status Code\nhttps://e.org/gone,404\n", "utf-8")
    dialog = opened(desk, path)
    assert dialog.outlook == "No pages are left."
    assert not dialog.ok.isEnabled()
    dialog.reject()


def test_columns_that_are_not_used_are_named_and_languages_are_taken(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "crawl.csv"
    path.write_text("loc,Title,hreflang:de,Empty\nhttps://e.org/,Home,https://e.org/de,\n", "utf-8")
    dialog = opened(desk, path)
    assert dialog.outlook == "1 entry. Columns that are not used: Title."
    dialog.ok.click()
    assert 'hreflang="de" href="https://e.org/de"' in desk.values("extensions")[0]


def test_of_a_table_that_says_nothing_of_answers_nothing_is_left_out_and_giving_up_makes_nothing(
    desk: Desk, crawl: Path
) -> None:
    dialog = opened(desk, crawl)
    assert dialog.leaves_out.isHidden()
    dialog.reject()
    assert desk.context.tabs.count() == 0


def test_values_may_come_in_as_they_are(desk: Desk, crawl: Path) -> None:
    dialog = opened(desk, crawl)
    dialog.corrects.click()
    desk.wait_for(lambda: not dialog.is_busy)
    dialog.ok.click()
    assert desk.values("priority") == ["0,8", ""]


def test_what_a_column_was_taken_for_is_proposed_again(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text("a,Changed on\nhttps://e.org/,2026-01-02\n")
    dialog = opened(desk, path)
    assert dialog.columns.columns() == {"loc": 0}
    dialog.columns.boxes["lastmod"].setCurrentIndex(2)
    desk.wait_for(lambda: not dialog.is_busy)
    dialog.ok.click()
    desk.wait_for(lambda: not desk.window.findChildren(TableImportDialog))
    assert desk.values("lastmod") == ["2026-01-02"]
    again = opened(desk, path)
    assert again.columns.columns() == {"loc": 0, "lastmod": 1}
    again.reject()


def test_a_spreadsheet_is_made_a_sitemap(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "t.xlsx"
    path.write_bytes(
        workbook([list(map(text, row)) for row in (["URL", "Priority"], ["https://e.org/a", "0.1"])])
    )
    opened(desk, path).ok.click()
    assert (desk.values("loc"), desk.values("priority")) == (["https://e.org/a"], ["0.1"])


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be"])
def test_a_table_is_also_told_from_a_list_where_its_name_is_that_of_one(
    desk: Desk, tmp_path: Path, encoding: str
) -> None:
    path = tmp_path / "t.txt"
    path.write_bytes(("URL\tPriority\r\n" + "https://e.org/é\t0.1\r\n" * 900).encode(encoding))
    dialog = opened(desk, path)
    assert dialog.source.encoding.currentData() == encoding
    dialog.ok.click()
    assert (desk.values("loc")[-1], desk.values("priority")[-1]) == ("https://e.org/é", "0.1")


def test_a_zip_of_tables_is_opened_as_one_and_the_name_of_a_sheet_is_to_be_read_whole(
    desk: Desk, tmp_path: Path
) -> None:
    path = tmp_path / "search-console.zip"
    path.write_bytes(archive(SEARCH_CONSOLE))
    dialog = opened(desk, path)
    box, option = dialog.source.sheet, QStyleOptionComboBox()
    assert box.currentData() == "Pages.csv"
    box.initStyleOption(option)
    text = QStyle.SubControl.SC_ComboBoxEditField
    room = box.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, text, box).width()
    assert room >= box.fontMetrics().horizontalAdvance(max(SEARCH_CONSOLE, key=len))
    dialog.ok.click()
    assert desk.values("loc") == ["https://e.org/", "https://e.org/a"]


INDEX = "loc,lastmod\nhttps://e.org/sitemap-1.xml,2026-01-02\nhttps://e.org/sitemap-2.xml.gz,\n"


def test_a_table_of_sitemaps_becomes_an_index_unless_the_person_says_otherwise(
    desk: Desk, tmp_path: Path
) -> None:
    path = tmp_path / "t.csv"
    path.write_text(INDEX)
    dialog = opened(desk, path)
    assert dialog.is_index.isChecked()
    assert dialog.ok.text() == "Create an index of 2 sitemaps"
    dialog.is_index.click()
    desk.wait_for(lambda: not dialog.is_busy)
    assert dialog.ok.text() == "Create a sitemap with 2 entries"
    assert not dialog.is_index.isChecked()
    dialog.is_index.click()
    desk.wait_for(lambda: not dialog.is_busy)
    dialog.ok.click()
    assert desk.session.document.entries.kind is Kind.SITEMAPINDEX
    assert desk.values("lastmod") == ["2026-01-02", ""]


def test_of_a_table_that_is_said_to_be_an_index_only_what_one_has_is_taken(desk: Desk, crawl: Path) -> None:
    dialog = opened(desk, crawl)
    assert not dialog.is_index.isChecked()
    dialog.is_index.click()
    desk.wait_for(lambda: not dialog.is_busy)
    item = dialog.entries.topLevelItem(0)
    assert item is not None
    assert [item.text(column) for column in (0, 3)] == ["https://e.org/", "—"]
    dialog.ok.click()
    assert desk.session.document.entries.kind is Kind.SITEMAPINDEX
    assert list(desk.session.document.entries.column("priority")) == ["", ""]


@pytest.mark.parametrize("content", [archive({"sitemap.xml": "<urlset/>"}), b"PK"])
def test_any_other_zip_says_what_it_is(desk: Desk, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "a.zip"
    path.write_bytes(content)
    assert desk.open(path).trouble


@pytest.mark.parametrize(
    ("content", "outlook"),
    [
        (b"a,b\n1,2\n", "Select the column with the URLs."),
        (b"", "The file is empty."),
        (b"url,b\n", "The table has no URLs."),
        (b"\x89PNG\r\n\x1a\n\0\0", "This is neither a spreadsheet nor a text file."),
    ],
)
def test_a_table_without_urls_says_why_nothing_can_be_made(
    desk: Desk, tmp_path: Path, content: bytes, outlook: str
) -> None:
    path = tmp_path / "t.csv"
    path.write_bytes(content)
    dialog = opened(desk, path)
    assert dialog.outlook == outlook
    assert not dialog.ok.isEnabled()
    dialog.reject()


def test_the_first_row_may_be_said_to_have_no_headings(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text("https://e.org/,0.5\nhttps://e.org/a,0.6\n")
    dialog = opened(desk, path)
    assert not dialog.source.headings.isChecked()
    assert dialog.ok.text() == "Create a sitemap with 2 entries"
    dialog.source.headings.click()
    desk.wait_for(lambda: not dialog.is_busy)
    assert dialog.ok.text() == "Create a sitemap with 1 entry"
    dialog.reject()


def test_a_table_is_also_chosen_from_the_menu(desk: Desk, crawl: Path) -> None:
    desk.person.answers.table = crawl
    desk.trigger("new_from_table")
    [dialog] = desk.window.findChildren(TableImportDialog)
    dialog.source._on_choose()
    desk.wait_for(lambda: not dialog.is_busy)
    dialog.ok.click()
    assert desk.values("loc") == ["https://e.org/", "https://e.org/a"]


def test_the_window_may_be_closed_while_a_table_is_read(desk: Desk, crawl: Path) -> None:
    desk.do.file.open_paths([crawl])
    [dialog] = desk.window.findChildren(TableImportDialog)
    dialog.reject()
    desk.window.close()
    desk.wait_for(lambda: not desk.window.isVisible())


def test_a_feed_offers_to_be_made_a_sitemap(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "feed.rss"
    path.write_text(FEED)
    view = desk.open(path)
    [button] = view.banner._buttons
    assert button.text() == "Create a sitemap from it"
    button.click()
    desk.wait_for(lambda: desk.context.tabs.count() == 2)
    assert (desk.values("loc"), desk.values("lastmod")) == (["https://e.org/a"], ["2026-11-20T10:00:00Z"])
    assert desk.session.is_modified


def test_a_damaged_feed_is_not_to_be_accepted_but_made_a_sitemap(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "feed.rss"
    path.write_text(FEED.replace("no link", "no & link"))
    banner = desk.open(path).banner
    assert banner.text.startswith("This file is damaged: Line 3")
    assert [button.text() for button in banner._buttons] == ["What was repaired…", "Create a sitemap from it"]
    assert not desk.is_enabled("accept_recovery")
    assert not desk.session.is_modified
    dialog = desk.do.later.repair.repairs_dialog(desk.session)
    assert "accept" not in dialog.as_text()
    dialog.deleteLater()
    banner.choose("Create a sitemap from it")
    desk.wait_for(lambda: desk.session.document.entries.kind is Kind.URLSET)
    assert desk.values("loc") == ["https://e.org/a"]


def test_a_feed_without_links_makes_none(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "feed.rss"
    path.write_text("<rss><channel><item><title>x</title></item></channel></rss>")
    desk.open(path)
    desk.do.later.into.import_feed()
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    assert desk.person.asked == ["told: No item in this feed has a link."]
    assert desk.context.tabs.count() == 1
