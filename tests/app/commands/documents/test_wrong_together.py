"""What is said of several files as one document: all of it in a line, and what is wrong with them."""

from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, Qt

from editor.app.window.file_messages import summary_of
from editor.core.document.edits import SetValues
from editor.dialogs.dialog_frame import tick
from editor.dialogs.fix_dialogs import FixPreviewDialog
from editor.dialogs.index_dialogs import DateIndexDialog
from editor.models.lists.findings_model import FindingColumn
from editor.views.panels.findings_panel import FixMenu
from tests.app.as_one import open_as_one
from tests.app.desk import Desk
from tests.services.file_sets import HOST, index, urlset, write


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """An index with two sitemaps beside it; returns its path."""
    return write(
        tmp_path,
        index_xml=index("news.xml", "shop.xml"),
        news_xml=urlset("news/a"),
        shop_xml=urlset("shop/a", "shop/b"),
    )


def line_of(desk: Desk, rule: str) -> QModelIndex:
    """The line of a rule in the list of findings, which is unfolded."""
    findings = desk.do.panels.findings.model
    findings.refresh()
    group = findings.group_index(rule)
    findings.fetchMore(group)
    return group


def fixes_of_all(desk: Desk) -> list[str]:
    """What the menu at the first cell offers for all that break a rule."""
    desk.robot.click(0, "loc")
    menu = FixMenu(desk.window)
    desk.do.fix.fill_menu(menu)
    return [text for action in menu.fixes() if (text := action.text()).startswith("Fix all")]


def is_led_to_the_index(desk: Desk) -> bool:
    """Whether the person is now in the list of files, where an entry of the index is mended."""
    desk.wait_for(lambda: desk.do.panels.files.has_focus)
    return desk.window.status.currentMessage().startswith("This is in the index.")


def test_what_is_wrong_in_the_index_is_mended_in_the_list_of_files_whatever_pages_break(
    desk: Desk, site: Path
) -> None:
    site.write_text(site.read_text().replace("shop.xml</loc>", "shop.xml </loc>"))
    open_as_one(desk, site)
    desk.answer(FixPreviewDialog, lambda _dialog: True)
    findings, panel = desk.do.panels.findings.model, desk.do.panels.findings.panel
    offer = ["Fix all 2: Space around the URL…"]
    tips = ("Go to the list of files: ", "Fix 1 of these; ", "Fix 2 of these; ")
    for count, tip in enumerate(tips, 1):
        line = line_of(desk, "loc-padded")
        assert line.siblingAtColumn(FindingColumn.COUNT).data() == str(count)
        assert line.siblingAtColumn(FindingColumn.FIX).data(Qt.ItemDataRole.ToolTipRole).startswith(tip)
        assert fixes_of_all(desk) == (offer if count == 3 else [])
        first = findings.index(0, FindingColumn.PLACES, line)
        assert first.data() == "index.xml · entry 2"
        if count == 1:
            assert not desk.is_enabled("fix_all_safe")
            desk.do.fix.fix_rule("loc-padded")
        else:
            panel.setFocus()
            panel._view.setCurrentIndex(first.siblingAtColumn(0))
            panel.fix_current()
        assert is_led_to_the_index(desk)
        assert desk.session.undo_stack.count() == count - 1
        row = count - 1
        desk.session.undo_stack.do(SetValues("loc", range(row, row + 1), f"{HOST}/{row} "), "Set")


def test_what_an_entry_of_the_index_has_in_common_with_another_names_that_and_no_row(
    desk: Desk, site: Path
) -> None:
    site.write_text(index("news.xml", "news.xml", "%6Eews.xml", "shop.xml"))
    open_as_one(desk, site)
    alike = "Entry 1 has the same URL, written differently: https://acme.org/news.xml. Keep one."
    same = "Entry 1 has the same URL. Keep one of them."
    for rule, words in (("duplicate-loc", same), ("equivalent-loc", alike)):
        line = line_of(desk, rule)
        assert line.model().index(0, FindingColumn.TITLE, line).data() == words
        assert [one.message for one in desk.session.document.findings.report.of_rule(rule)] == [words]


def dates(desk: Desk) -> list[str]:
    """The dates that the index has for the files."""
    return [file.now.lastmod for file in desk.file_set.file_list.there]


def test_dates_in_the_index_that_are_too_old_are_mended_in_one_step_as_far_as_they_are_ticked(
    desk: Desk, site: Path
) -> None:
    open_as_one(desk, site)
    desk.trigger("date_index")
    assert desk.window.status.currentMessage() == "The dates in the index are up to date."
    for row in (0, 1):
        desk.robot.type_in(row, "lastmod", "2026-11-01")
    desk.window.refresh()
    line = line_of(desk, "index-lastmod-stale")
    assert line.siblingAtColumn(FindingColumn.FIX).data() == "Fix…"
    desk.answer(DateIndexDialog, lambda _dialog: True)
    desk.do.fix.fix_rule("index-lastmod-stale")
    assert dates(desk) == ["2026-11-01"] * 2
    desk.trigger("undo")
    assert dates(desk) == ["2024-05-01"] * 2

    def answer(dialog: DateIndexDialog) -> bool:
        tick(next(iter(dialog._items.values())), is_ticked=False)
        return True

    desk.answer(DateIndexDialog, answer)
    desk.session.undo_stack.do(SetValues("lastmod", range(1, 2), "2026-11-02T10:00Z"), "Set")
    desk.trigger("date_index")
    assert dates(desk) == ["2024-05-01", "2026-11-02T10:00Z"]


@pytest.mark.parametrize("name", ["index.xml", "shop.xml"])
def test_a_damaged_file_of_several_is_replaced_only_when_asked_to(desk: Desk, site: Path, name: str) -> None:
    path = site.with_name(name)
    damaged = path.read_text().replace("/shop", "/?a&shop")
    path.write_text(damaged)
    open_as_one(desk, site)
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


def lines(desk: Desk, number: int) -> dict[str, str]:
    """The lines under a heading, by what is named on their left."""
    return dict(summary_of(desk.session)[number].lines)


def test_of_one_file_it_says_what_that_is(desk: Desk, sitemap: Path) -> None:
    desk.open(sitemap)
    told = lines(desk, 0)
    assert (told["Kind"], told["Location"], told["Entries"]) == ("Sitemap", str(sitemap), "3")
    assert told["Encoding"] == "UTF-8"
    assert list(lines(desk, 1)) == ["Errors", "Warnings", "Pieces of advice"]


def test_of_several_files_it_says_what_they_are_and_what_is_noted_of_many_once(
    desk: Desk, tmp_path: Path
) -> None:
    a, b = (urlset(path).replace("</loc>", "</loc><priority>0.5</priority>") for path in "ab")
    open_as_one(desk, write(tmp_path, index_xml=index("a.xml", "b.xml.gz"), a_xml=a, b_xml_gz=b))
    told = lines(desk, 0)
    assert told["Kind"] == "Sitemap index and its sitemaps"
    assert (told["Files"], told["Entries"]) == ("2", "2")
    assert told["Encoding"] == "UTF-8; UTF-8, gzipped"
    notes = lines(desk, 2)
    assert len(notes) == len(summary_of(desk.session)[2].lines)
    assert notes["Frequency and priority count for little"].endswith(" (2 files)")


def test_of_a_file_that_was_not_read_to_its_end_it_says_so(desk: Desk, sitemap: Path) -> None:
    desk.do.file.open_paths([sitemap])
    desk.do.file.stop()
    desk.wait_for(lambda: desk.context.tasks.is_idle)
    assert lines(desk, 0)["Entries"].endswith(" (only part of the file was read)")
