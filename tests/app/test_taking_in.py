"""An index in an index gives way to its own sitemaps: from the finding, the cell, and the menu."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint

from editor.dialogs.index_dialogs import TakeInDialog
from tests.app.as_one import open_as_one
from tests.app.desk import Desk
from tests.services.file_sets import HOST, index, urlset, write

RULE = "index-nested"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An index of a.xml, inner.xml and b.xml; inner.xml lists c.xml and a.xml."""
    folder = tmp_path / "site"
    folder.mkdir()
    return write(
        folder,
        index_xml=index("a.xml", "inner.xml", "b.xml"),
        inner_xml=index("c.xml", "a.xml"),
        a_xml=urlset("1"),
        b_xml=urlset("2"),
        c_xml=urlset("3"),
    )


@pytest.fixture
def asked(desk: Desk) -> list[str]:
    """What the dialogs said, each of which is agreed to."""
    lines: list[str] = []

    def agree(dialog: TakeInDialog) -> bool:
        lines.extend(dialog.lines)
        return True

    desk.answer(TakeInDialog, agree)
    return lines


def names(locs: list[str]) -> list[str]:
    return [loc.removeprefix(f"{HOST}/") for loc in locs]


def listed(desk: Desk) -> list[str]:
    """What the index of several files would list if it were saved now."""
    now = desk.file_set.kept_index.now()
    assert now is not None
    return names(now.entries.column("loc"))


def open_alone(desk: Desk, path: Path) -> None:
    desk.open(path)
    desk.wait_for(lambda: desk.bench.tasks.is_idle)


def fix(desk: Desk) -> None:
    desk.do.fix.fix_finding(RULE, -1, "", QPoint())
    desk.wait_for(desk.session.undo_stack.canUndo)


def ask_thrice(desk: Desk, asked: list[str]) -> None:
    """Ask for it again and again, which does it once; then take it back."""
    asked.clear()
    for _ in range(3):
        desk.trigger("take_in_indexes")
    desk.wait_for(desk.session.undo_stack.canUndo)
    desk.wait_for(lambda: desk.bench.tasks.is_idle)
    assert (len(asked), desk.session.undo_stack.count()) == (1, 1)
    desk.trigger("undo")


def test_the_fix_of_the_finding_asks_and_is_one_step_as_long_as_the_index_stands_there(
    desk: Desk, path: Path, asked: list[str]
) -> None:
    open_alone(desk, path)
    assert desk.session.document.findings.report.rows(RULE) == [1]
    desk.robot.type_in(1, "loc", f"{HOST}/other.xml")
    assert desk.session.document.findings.report.rows(RULE) == []
    desk.trigger("undo")
    assert desk.session.document.findings.report.rows(RULE) == [1]
    fix(desk)
    assert asked == ["inner.xml: 1 sitemap will be added, 1 is already listed"]
    assert names(desk.values("loc")) == ["a.xml", "c.xml", "b.xml"]
    assert desk.session.undo_stack.undoText() == "Replace inner.xml with its sitemaps"
    desk.trigger("undo")
    assert names(desk.values("loc")) == ["a.xml", "inner.xml", "b.xml"]
    ask_thrice(desk, asked)
    asked.clear()
    desk.robot.table.go_to(1, "loc")
    desk.trigger("fix_here")
    desk.wait_for(lambda: bool(asked))
    assert names(desk.values("loc")) == ["a.xml", "c.xml", "b.xml"]


def test_with_its_files_it_asks_and_is_one_step_too_and_what_came_is_opened_and_saved_as_others_are(
    desk: Desk, path: Path, asked: list[str]
) -> None:
    open_as_one(desk, path)
    fix(desk)
    assert asked == ["inner.xml: 1 sitemap will be added, 1 is already listed"]
    assert listed(desk) == ["a.xml", "c.xml", "b.xml"]
    assert not list(desk.session.document.findings.report.of_rule(RULE))
    assert desk.bench.view is not None
    assert desk.bench.view.banner.text == "One file is not open: c.xml."
    desk.trigger("undo")
    assert listed(desk) == ["a.xml", "inner.xml", "b.xml"]
    assert desk.bench.view.banner.text == "One file is not open: inner.xml."
    ask_thrice(desk, asked)
    fix(desk)
    with desk.until(desk.do.file.loaded):
        desk.do.together.read_rest()
    assert names(desk.values("loc")) == ["1", "2", "3"]
    desk.robot.type_in(2, "priority", "0.3")
    desk.trigger("save")
    desk.wait_until_ready()
    assert "<priority>0.3</priority>" in path.with_name("c.xml").read_text()
    assert "c.xml" in path.read_text()
    assert "inner.xml</loc>" not in path.read_text()
    for _ in range(2):
        desk.trigger("undo")
    assert listed(desk) == ["a.xml", "inner.xml", "b.xml"]


def test_only_what_is_ticked_comes_in_and_each_sitemap_once(desk: Desk, path: Path) -> None:
    write(path.parent, index_xml=index("inner.xml", "more.xml"), more_xml=index("c.xml", "d.xml"))

    def answer(dialog: TakeInDialog) -> bool:
        assert dialog.lines[1] == "more.xml: 1 sitemap will be added, 1 is already listed"
        dialog.tick(0, is_ticked=False)
        assert dialog.lines[1] == "more.xml: 2 sitemaps will be added"
        return True

    desk.answer(TakeInDialog, answer)
    open_alone(desk, path)
    fix(desk)
    assert names(desk.values("loc")) == ["inner.xml", "c.xml", "d.xml"]


def test_an_index_that_cannot_be_taken_in_says_why(desk: Desk, path: Path) -> None:
    write(path.parent, inner_xml=index("index.xml"))
    told: list[str] = []

    def look(dialog: TakeInDialog) -> None:
        told.extend([*dialog.lines, str(dialog.buttons.buttons()[0].isEnabled())])

    desk.answer(TakeInDialog, look)
    open_alone(desk, path)
    desk.trigger("take_in_indexes")
    desk.wait_for(lambda: bool(told))
    sentence = "It lists no sitemaps except itself. Remove its entry instead."
    assert told == [f"inner.xml: {sentence}", "False"]


def test_what_may_be_another_file_is_not_found_and_only_taken_in_when_asked_to(
    desk: Desk, path: Path
) -> None:
    write(path.parent, index_xml=index("a.xml", "blog/inner.xml"))

    def look(dialog: TakeInDialog) -> bool:
        assert dialog.coming == []
        dialog.tick(0, is_ticked=True)
        return True

    desk.answer(TakeInDialog, look)
    open_alone(desk, path)
    assert desk.session.document.findings.report.rows(RULE) == []
    desk.trigger("take_in_indexes")
    desk.wait_for(desk.session.undo_stack.canUndo)
    assert names(desk.values("loc")) == ["a.xml", "c.xml"]


def test_where_no_index_is_listed_that_is_said_and_a_list_of_pages_is_not_asked_about(
    desk: Desk, path: Path
) -> None:
    write(path.parent, index_xml=index("a.xml"))
    open_alone(desk, path)
    desk.trigger("take_in_indexes")
    said = "The index lists no other indexes in the same folder."
    desk.wait_for(lambda: desk.window.status.currentMessage() == said)
    desk.open(path.with_name("a.xml"))
    assert not desk.is_enabled("take_in_indexes")


def test_what_was_recovered_and_not_accepted_stays(desk: Desk, path: Path) -> None:
    path.write_text(path.read_text()[:-20])
    open_alone(desk, path)
    assert not desk.is_enabled("take_in_indexes")
    desk.do.fix.fix_rule(RULE)
    assert desk.window.status.currentMessage() == "Accept the recovered entries first."
