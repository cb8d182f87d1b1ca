"""What is wrong with several files as one document: in their index, and in a file that is damaged."""

from pathlib import Path

import pytest

from editor.models.findings_model import Column
from tests.app.desk import Desk
from tests.services.workspaces import index, urlset, write


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
    findings = desk.window.room.findings
    group = findings.group_index("loc-padded")
    findings.fetchMore(group)
    assert findings.index(0, Column.PLACES, group).data() == "index.xml · entry 2"
    assert not desk.is_enabled("fix_all_safe")
    desk.do.fix.fix_rule("loc-padded")
    desk.wait_for(lambda: desk.do.files.dock.has_focus)
    assert desk.window.status.currentMessage().startswith("It stands in the index.")


def test_a_date_in_the_index_that_is_too_old_leads_to_the_list_of_files(desk: Desk, site: Path) -> None:
    open_with_children(desk, site)
    desk.robot.type_in(0, "lastmod", "2026-11-01")
    desk.window.refresh()
    findings = desk.window.room.findings
    findings.refresh()
    group = findings.group_index("index-lastmod-stale")
    assert findings.index(group.row(), Column.FIX).data() == "Fix…"
    desk.do.fix.fix_rule("index-lastmod-stale")
    desk.wait_for(lambda: desk.do.files.dock.has_focus)


@pytest.mark.parametrize("name", ["index.xml", "shop.xml"])
def test_a_damaged_file_of_several_is_replaced_only_when_asked_to(desk: Desk, site: Path, name: str) -> None:
    path = site.with_name(name)
    damaged = path.read_text().replace("/shop", "/?a&shop")
    path.write_text(damaged)
    open_with_children(desk, site)
    assert not desk.session.is_editable
    assert desk.session.document.trouble.startswith(f"{name}: ")
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
