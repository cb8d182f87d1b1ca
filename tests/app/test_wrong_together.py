"""What is wrong with several files as one document: in their index, and in a file that is damaged."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from editor.dialogs.fix_preview import FixPreviewDialog
from editor.dialogs.index.date_index import DateIndexDialog
from editor.models.findings.findings_model import FindingColumn
from editor.views.panels.fix_menu import FixMenu
from tests.app.desk import Desk
from tests.services.file_sets import index, urlset, write


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """An index with two sitemaps beside it; returns its path."""
    return write(
        tmp_path,
        index_xml=index("news.xml", "shop.xml"),
        news_xml=urlset("news/a"),
        shop_xml=urlset("shop/a", "shop/b"),
    )


def open_with_children(desk: Desk, site: Path) -> None:
    desk.open(site)
    with desk.until(desk.do.file.loaded):
        desk.trigger("open_children")
    desk.window.refresh()


def test_what_is_wrong_in_the_index_alone_is_named_by_its_entry_and_mended_in_the_list_of_files(
    desk: Desk, site: Path
) -> None:
    site.write_text(site.read_text().replace("shop.xml</loc>", "shop.xml </loc>"))
    open_with_children(desk, site)
    findings = desk.do.panels.findings.model
    group = findings.group_index("loc-padded")
    findings.fetchMore(group)
    assert findings.index(0, FindingColumn.PLACES, group).data() == "index.xml · entry 2"
    assert not desk.is_enabled("fix_all_safe")
    desk.do.fix.fix_rule("loc-padded")
    desk.wait_for(lambda: desk.do.panels.files.has_focus)
    assert desk.window.status.currentMessage().startswith("This is in the index.")


@pytest.mark.parametrize(
    ("names", "rule", "words"),
    [
        (("news.xml", "news.xml"), "duplicate-loc", "Entry 1 has the same URL. Keep one of them."),
        (
            ("news.xml", "%6Eews.xml"),
            "equivalent-loc",
            "Entry 1 has the same URL, written differently: https://acme.org/news.xml. Keep one.",
        ),
    ],
)
def test_what_an_entry_of_the_index_has_in_common_with_another_names_that_and_no_row(
    desk: Desk, site: Path, names: tuple[str, str], rule: str, words: str
) -> None:
    site.write_text(index(*names, "shop.xml"))
    open_with_children(desk, site)
    findings = desk.do.panels.findings.model
    group = findings.group_index(rule)
    findings.fetchMore(group)
    assert findings.index(0, FindingColumn.TITLE, group).data() == words
    assert [one.message for one in desk.session.document.findings.report.of_rule(rule)] == [words]


def test_what_pages_break_too_is_mended_in_the_list_of_files_where_it_stands_in_the_index(
    desk: Desk, site: Path
) -> None:
    site.write_text(site.read_text().replace("shop.xml</loc>", "shop.xml </loc>"))
    write(site.parent, news_xml=urlset("news/a "))
    open_with_children(desk, site)
    desk.answer(FixPreviewDialog, lambda _dialog: True)
    findings, panel = desk.do.panels.findings.model, desk.do.panels.findings.panel
    findings.refresh()
    group = findings.group_index("loc-padded")
    findings.fetchMore(group)
    panel.setFocus()
    panel._view.setCurrentIndex(findings.index(0, 0, group))
    panel.fix_current()
    desk.wait_for(lambda: desk.do.panels.files.has_focus)
    assert desk.window.status.currentMessage().startswith("This is in the index.")
    assert desk.session.undo_stack.count() == 0


@pytest.mark.parametrize(
    ("pages", "offer", "tip"),
    [
        (("a ", "b "), ["Fix all 2: Space around the URL…"], "Fix 2 of these; "),
        (("a ",), [], "Fix 1 of these; "),
        (("a",), [], "Go to the list of files: "),
    ],
)
def test_what_stands_in_the_index_is_not_counted_among_what_is_fixed_at_once(
    desk: Desk, site: Path, pages: tuple[str, ...], offer: list[str], tip: str
) -> None:
    site.write_text(site.read_text().replace("shop.xml</loc>", "shop.xml </loc>"))
    write(site.parent, news_xml=urlset(*pages))
    open_with_children(desk, site)
    findings = desk.do.panels.findings.model
    findings.refresh()
    line = findings.group_index("loc-padded")
    assert line.siblingAtColumn(FindingColumn.COUNT).data() == str(sum(" " in page for page in pages) + 1)
    assert line.siblingAtColumn(FindingColumn.FIX).data(Qt.ItemDataRole.ToolTipRole).startswith(tip)
    desk.robot.click(0, "loc")
    menu = FixMenu(desk.window)
    desk.do.fix.fill_menu(menu)
    assert [text for action in menu.fixes() if (text := action.text()).startswith("Fix all")] == offer


def test_dates_in_the_index_that_are_too_old_are_mended_in_one_step(desk: Desk, site: Path) -> None:
    open_with_children(desk, site)
    for row in (0, 1):
        desk.robot.type_in(row, "lastmod", "2026-11-01")
    desk.window.refresh()
    findings = desk.do.panels.findings.model
    findings.refresh()
    group = findings.group_index("index-lastmod-stale")
    assert findings.index(group.row(), FindingColumn.FIX).data() == "Fix…"
    desk.answer(DateIndexDialog, lambda _dialog: True)
    desk.do.fix.fix_rule("index-lastmod-stale")
    assert [file.now.lastmod for file in desk.file_set.file_list.there] == ["2026-11-01"] * 2
    desk.trigger("undo")
    assert [file.now.lastmod for file in desk.file_set.file_list.there] == ["2024-05-01"] * 2


def test_of_dates_in_the_index_only_those_that_are_ticked_change(desk: Desk, site: Path) -> None:
    write(site.parent, news_xml=urlset("news/a", lastmod="2026-11-01"))
    write(site.parent, shop_xml=urlset("shop/a", lastmod="2026-11-02T10:00Z"))

    def answer(dialog: DateIndexDialog) -> bool:
        dialog.tick(next(iter(dialog.chosen)), is_ticked=False)
        return True

    desk.answer(DateIndexDialog, answer)
    open_with_children(desk, site)
    desk.trigger("date_index")
    assert [file.now.lastmod for file in desk.file_set.file_list.there] == ["2024-05-01", "2026-11-02T10:00Z"]


def test_where_no_date_in_the_index_is_too_old_that_is_said(desk: Desk, site: Path) -> None:
    open_with_children(desk, site)
    desk.trigger("date_index")
    said = "The dates in the index are up to date."
    assert desk.window.status.currentMessage() == said


@pytest.mark.parametrize("name", ["index.xml", "shop.xml"])
def test_a_damaged_file_of_several_is_replaced_only_when_asked_to(desk: Desk, site: Path, name: str) -> None:
    path = site.with_name(name)
    damaged = path.read_text().replace("/shop", "/?a&shop")
    path.write_text(damaged)
    open_with_children(desk, site)
    assert not desk.session.is_editable
    assert desk.session.document.file_list.trouble.startswith(f"{name}: ")
    desk.trigger("accept_recovery")
    desk.person.answers.agrees = False
    desk.do.save.save()
    assert desk.person.asked == [f"replace {name}"]
    assert path.read_text() == damaged
    desk.person.answers.agrees = True
    desk.trigger("save")
    desk.wait_until_ready()
    assert "/?a&amp;shop" in path.read_text()
    assert not desk.session.is_modified
