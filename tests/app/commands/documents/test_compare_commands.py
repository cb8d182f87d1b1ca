"""What another sitemap, or the published one, says differently is looked at, selected and taken over."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.__main__ import main
from editor.core.versions import DifferenceKind
from editor.dialogs import dialog_frame
from editor.dialogs.comparison_dialogs import DifferencesDialog, RedirectsDialog
from editor.formats.redirect_rules import REDIRECT_FORMAT_BY_NAME
from editor.formats.writing.faithful_writing import to_bytes
from editor.models.lists.differences_model import DifferenceColumn
from editor.services.settings.settings import REDIRECT_FORM
from tests.app.as_one import open_as_one
from tests.app.commands import test_open_web
from tests.app.commands.test_open_web import index_reply
from tests.app.desk import SITEMAP, Desk
from tests.services.file_sets import index, urlset, write
from tests.site.misbehaving import Reply, Site, running

Choose = Callable[[Path, DifferenceKind, Callable[[DifferencesDialog], object]], None]
OTHER = (
    SITEMAP.replace("<loc>https://e.org/</loc>", "<loc>https://e.org/new</loc>")
    .replace("0.5", "0.7")
    .replace("    <changefreq>Weekly</changefreq>\n", "")
)


@pytest.fixture
def other(tmp_path: Path) -> Path:
    """Another sitemap of the same site: another first page, another priority, one frequency less."""
    path = tmp_path / "other.xml"
    path.write_text(OTHER, encoding="utf-8")
    return path


@pytest.fixture
def opened(desk: Desk, sitemap: Path) -> Desk:
    """A sitemap is open."""
    desk.open(sitemap)
    return desk


@pytest.fixture
def shown(opened: Desk, other: Path, qtbot: QtBot) -> DifferencesDialog:
    """The dialog, once it is known what differs."""
    return compared(opened, other, qtbot)


@pytest.fixture
def choose(desk: Desk) -> Choose:
    """Compares with a file, looks at a part of what differs, and presses something."""

    def chosen(path: Path, part: DifferenceKind, press: Callable[[DifferencesDialog], object]) -> None:
        def answer(dialog: DifferencesDialog) -> None:
            desk.wait_for(lambda: not dialog.is_busy)
            dialog.show_part(part)
            press(dialog)

        desk.answer(DifferencesDialog, answer)
        desk.person.answers.to_compare = path
        desk.trigger("compare")
        desk.wait_for(lambda: desk.context.tasks.is_idle)

    return chosen


def compared(desk: Desk, path: Path, qtbot: QtBot) -> DifferencesDialog:
    dialog = desk.do.later.compare.dialog(desk.session, path)
    qtbot.addWidget(dialog)
    qtbot.waitUntil(lambda: not dialog.is_busy)
    return dialog


def take(dialog: DifferencesDialog) -> None:
    dialog.take_button.click()


def take_all(dialog: DifferencesDialog) -> None:
    dialog.deletes.click()
    dialog.take_button.click()


def lines(dialog: DifferencesDialog) -> list[list[str]]:
    model = dialog.model
    rows, columns = range(model.rowCount()), DifferenceColumn
    return [[str(model.index(row, column).data()) for column in columns] for row in rows]


def test_missing_entries_come_before_other_values(shown: DifferencesDialog) -> None:
    assert shown.windowTitle() == "Compare “sitemap.xml” with “other.xml”"
    assert shown.outlook == "0 entries are the same in both."
    assert lines(shown) == [
        ["1", "https://e.org/", "Only in this file", "", ""],
        ["", "https://e.org/new", "Only in the other file", "", ""],
        ["2", "https://e.org/a", "Priority", "0.5", "0.7"],
        ["3", "https://e.org/b", "Frequency", "Weekly", "—"],
    ]


def test_a_part_of_the_differences_can_be_looked_at(shown: DifferencesDialog) -> None:
    buttons = {}
    for part in DifferenceKind:
        shown.show_part(part)
        has_values = part in (DifferenceKind.ALL, DifferenceKind.CHANGED)
        if part is DifferenceKind.MOVED:
            assert not shown.redirects_button.isEnabled()
            assert not lines(shown)
            continue
        assert shown.table.isColumnHidden(DifferenceColumn.HERE) != has_values
        buttons[part] = (len(lines(shown)), shown.take_button.text(), shown.select_button.isEnabled())
    assert buttons == {
        DifferenceKind.ALL: (4, "&Apply without deleting", True),
        DifferenceKind.ONLY_HERE: (1, "Dele&te these here", True),
        DifferenceKind.ONLY_THERE: (1, "&Add these here", False),
        DifferenceKind.CHANGED: (2, "&Use these values", True),
    }


TAKEN = [
    (DifferenceKind.ALL, [" 1.0", "a 0.7", "b 0.4", "new 1.0"]),
    (DifferenceKind.ONLY_HERE, ["a 0.5", "b 0.4"]),
    (DifferenceKind.ONLY_THERE, [" 1.0", "a 0.5", "b 0.4", "new 1.0"]),
    (DifferenceKind.CHANGED, [" 1.0", "a 0.7", "b 0.4"]),
]


def test_what_is_looked_at_is_taken_over_in_one_step(opened: Desk, other: Path, choose: Choose) -> None:
    for part, entries in TAKEN:
        choose(other, part, take)
        found = zip(opened.values("loc"), opened.values("priority"), strict=True)
        assert [f"{loc.rpartition('/')[2]} {priority}" for loc, priority in found] == entries
        assert opened.session.undo_stack.undoText() == "Apply differences from other.xml"
        opened.trigger("undo")
        assert to_bytes(opened.session.document.entries) == SITEMAP.encode()


def test_what_only_this_file_has_is_deleted_once_that_is_ticked(
    opened: Desk, other: Path, choose: Choose
) -> None:
    offered: list[tuple[str, str, str]] = []

    def tick_and_take(dialog: DifferencesDialog) -> None:
        assert not dialog.deletes.isChecked()
        before = dialog.take_button.text()
        QTest.keyClick(dialog.deletes, Qt.Key.Key_Space)
        offered.append((dialog.deletes.text(), before, dialog.take_button.text()))
        QTest.mouseClick(dialog.take_button, Qt.MouseButton.LeftButton)

    choose(other, DifferenceKind.ALL, tick_and_take)
    words = "&Delete here what the other file lacks: {}"
    assert offered.pop() == (words.format("1 row, 1 value"), "&Apply without deleting", "&Apply all")
    assert opened.values("loc") == ["https://e.org/a", "https://e.org/b", "https://e.org/new"]
    assert opened.values("changefreq") == ["", "", ""]
    opened.trigger("undo")
    choose(other, DifferenceKind.CHANGED, take)
    assert opened.values("changefreq") == ["", "", "Weekly"]
    opened.trigger("undo")
    choose(other, DifferenceKind.CHANGED, tick_and_take)
    assert offered.pop() == (words.format("1 value"), "&Use these values", "&Use these values")
    assert opened.values("changefreq") == ["", "", ""]


def test_rows_that_differ_are_selected_also_where_a_filter_hides_them(
    opened: Desk, other: Path, choose: Choose
) -> None:
    for text, count in (("priority:1.0", 1), ("", 3)):
        opened.session.filter.set(text)
        opened.wait_for(partial(shows_rows, opened, count))
        opened.robot.click(0, "loc")
        choose(other, DifferenceKind.CHANGED, lambda dialog: dialog.select_button.click())
        assert list(opened.robot.table.selected_rows()) == [1, 2], text


def shows_rows(desk: Desk, count: int) -> bool:
    return desk.session.model.rowCount() == count


def test_enter_on_a_line_goes_to_its_row(opened: Desk, other: Path, choose: Choose) -> None:
    def press(dialog: DifferencesDialog) -> None:
        dialog.table.activated.emit(dialog.model.index(1, 0))  # which is not here: nothing happens
        dialog.table.activated.emit(dialog.model.index(3, 0))

    choose(other, DifferenceKind.ALL, press)
    assert list(opened.robot.table.selected_rows()) == [2]


def test_the_list_is_copied_as_a_table(shown: DifferencesDialog) -> None:
    shown.show_part(DifferenceKind.CHANGED)
    shown.copy_button.click()
    assert QGuiApplication.clipboard().text().splitlines() == [
        "Row\tURL\tWhat differs\tThis file\tOther file",
        "2\thttps://e.org/a\tPriority\t0.5\t0.7",
        "3\thttps://e.org/b\tFrequency\tWeekly\t",
    ]


def test_a_copy_on_another_host_is_compared_by_its_paths(opened: Desk, other: Path, qtbot: QtBot) -> None:
    other.write_text(SITEMAP.replace("https://e.org", "http://localhost:8000"))
    dialog = compared(opened, other, qtbot)
    assert len(lines(dialog)) == 6
    dialog.ignore_host()
    qtbot.waitUntil(lambda: not dialog.is_busy)
    assert dialog.outlook == "3 entries are the same in both. Nothing differs."
    assert not dialog.take_button.isEnabled()


def test_a_file_that_cannot_be_read_says_so_and_a_damaged_one_is_compared_as_far_as_it_goes(
    opened: Desk, other: Path, qtbot: QtBot
) -> None:
    other.write_text("<html/>")
    dialog = compared(opened, other, qtbot)
    assert dialog.outlook.startswith("The files cannot be compared: ")
    assert not dialog.copy_button.isEnabled()
    other.write_text(SITEMAP.replace("e.org/a", "e.org/a&b"))
    assert "damaged" in compared(opened, other, qtbot)._trouble.text()


def test_into_a_damaged_file_nothing_is_taken_over(
    desk: Desk, sitemap: Path, other: Path, qtbot: QtBot
) -> None:
    sitemap.write_text(SITEMAP.replace("e.org/a", "e.org/a&b"))
    desk.open(sitemap)
    dialog = compared(desk, other, qtbot)
    assert dialog.model.rowCount() > 0
    assert not dialog.take_button.isEnabled()


def test_what_only_the_other_file_can_say_is_refused(opened: Desk, other: Path, choose: Choose) -> None:
    text = OTHER.replace("<urlset", '<!DOCTYPE urlset [<!ENTITY x "new">]>\n<urlset').replace("/new", "/&x;")
    other.write_text(text)
    choose(other, DifferenceKind.ONLY_THERE, take)
    assert opened.person.asked[-1] == "told: These differences cannot be applied."
    assert not opened.session.is_modified


def test_several_files_are_compared_with_those_of_an_index(
    desk: Desk, tmp_path: Path, choose: Choose
) -> None:
    for name in ("mine", "theirs"):
        (tmp_path / name).mkdir()
    mine = write(tmp_path / "mine", index_xml=index("a.xml", "b.xml"), a_xml=urlset("1"), b_xml=urlset("2"))
    theirs = write(tmp_path / "theirs", index_xml=index("all.xml"), all_xml=urlset("2", "3"))
    desk.open(mine)
    desk.trigger("open_children")
    desk.wait_for(lambda: desk.session.document.is_set and desk.session.is_whole)
    choose(theirs, DifferenceKind.ALL, take_all)
    assert [loc.rpartition("/")[2] for loc in desk.values("loc")] == ["2", "3"]
    files = [list(file.column("loc")) for file in desk.file_set.entries.files]
    assert list(map(len, files)) == [0, 2]


def answer_the_other_way(dialog: RedirectsDialog) -> None:
    dialog.way.setCurrentIndex(1)
    dialog.ok.click()


def test_redirects_of_entries_that_moved_are_looked_at_and_saved(
    opened: Desk, tmp_path: Path, choose: Choose
) -> None:
    old, rules = tmp_path / "old.xml", tmp_path / "rules.conf"
    old.write_text(SITEMAP.replace("e.org/a<", "e.org/a/<").replace("e.org/b<", "e.org/B<"), encoding="utf-8")
    opened.person.answers.to_save = rules

    def answer(dialog: RedirectsDialog) -> None:
        lines = dialog.list.lines()
        assert [[line.text(column) for column in range(3)] for line in lines] == [
            ["https://e.org/a/", "https://e.org/a", "slash at the end"],
            ["https://e.org/B", "https://e.org/b", "letter case"],
        ]
        dialog.form.choose(REDIRECT_FORMAT_BY_NAME["nextjs"])
        assert dialog.outlook.startswith("0 redirects. Left out: 2.")
        assert not dialog.ok.isEnabled()
        dialog.form.choose(REDIRECT_FORMAT_BY_NAME["nginx"])
        dialog_frame.tick(lines[1], is_ticked=False)
        assert dialog.outlook == "1 redirect."
        dialog.ok.click()

    opened.answer(RedirectsDialog, answer)
    choose(old, DifferenceKind.MOVED, lambda dialog: dialog.redirects_button.click())
    opened.wait_for(rules.exists)
    opened.wait_for(lambda: opened.context.tasks.is_idle)
    assert rules.read_text() == 'location = "/a/" { return 301 "/a"; }\n'
    assert opened.context.settings.get(REDIRECT_FORM) == "nginx"
    opened.answer(RedirectsDialog, answer_the_other_way)
    choose(old, DifferenceKind.ALL, lambda dialog: dialog.redirects_button.click())
    opened.wait_for(lambda: 'location = "/a"' in rules.read_text())
    opened.context.settings.set(REDIRECT_FORM, "")


def test_it_can_be_closed_while_it_is_being_compared(opened: Desk, other: Path, qtbot: QtBot) -> None:
    dialog = opened.do.later.compare.dialog(opened.session, other)
    qtbot.addWidget(dialog)
    dialog.reject()
    opened.wait_for(lambda: opened.context.tasks.is_idle)
    assert dialog.model.rowCount() == 0


def test_a_new_sitemap_can_be_compared_too(desk: Desk, other: Path, qtbot: QtBot) -> None:
    desk.trigger("new")
    assert not desk.session.document.is_set
    assert len(lines(compared(desk, other, qtbot))) == 3


Shown = Callable[[], DifferencesDialog]


@pytest.fixture
def site() -> Iterator[Site]:
    """A site where another version of the sitemap is published."""
    with running() as site:
        site.replies["/sitemap.xml"] = Reply(body=SITEMAP.replace("0.5", "0.7").encode())
        yield site


@pytest.fixture
def shown_published(desk: Desk) -> Shown:
    """Chooses the action, and returns the dialog once it has compared."""

    def compared() -> DifferencesDialog:
        dialogs: list[DifferencesDialog] = []

        def answer(dialog: DifferencesDialog) -> None:
            desk.wait_for(lambda: not dialog.is_busy)
            dialogs.append(dialog)

        desk.answer(DifferencesDialog, answer)
        desk.trigger("compare_published")
        return dialogs[0]

    return compared


def test_what_is_published_is_compared(desk: Desk, sitemap: Path, site: Site, shown_published: Shown) -> None:
    desk.open(sitemap)
    desk.session.set_published_url(site.url("/sitemap.xml"))
    dialog = shown_published()
    assert dialog.chosen is not None
    assert len(dialog.chosen.changed) == 1
    assert desk.person.asked == ["ask 127.0.0.1"]
    desk.trigger("compare_published")
    assert desk.person.asked == ["ask 127.0.0.1"]  # and not again


def test_an_index_is_compared_with_all_that_it_lists(
    desk: Desk, tmp_path: Path, site: Site, shown_published: Shown
) -> None:
    a, b = site.url("/a.xml"), site.url("/b.xml")
    for name, number in (("a.xml", 1), ("b.xml", 2)):
        (tmp_path / name).write_bytes(test_open_web.sitemap(f"https://e.org/{number}").body)
    (tmp_path / "index.xml").write_bytes(index_reply(a, b).body)
    site.replies |= {
        "/index.xml": index_reply(a, b),
        "/a.xml": test_open_web.sitemap("https://e.org/1"),
        "/b.xml": test_open_web.sitemap("https://e.org/2", "https://e.org/3"),
    }
    open_as_one(desk, tmp_path)
    desk.session.set_published_url(site.url("/index.xml"))
    found = shown_published().chosen
    assert found is not None
    assert (found.alike, len(found.only_theirs)) == (2, 1)


def test_why_nothing_can_be_compared_is_said(
    desk: Desk, sitemap: Path, site: Site, shown_published: Shown
) -> None:
    desk.open(sitemap)
    desk.session.set_published_url(site.url("/missing.xml"))
    assert "There is no such file (404)." in shown_published().outlook


def test_the_command_line_compares_with_a_url(
    sitemap: Path, site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    url = site.url("/sitemap.xml")
    assert main(["compare", str(sitemap), url]) == 2
    assert "Use --allow-private" in capsys.readouterr().err
    assert main(["compare", str(sitemap), url, "--allow-private"]) == 1
    assert '"0.5" → "0.7"' in capsys.readouterr().out
    site.replies["/sitemap.xml"] = Reply(body=SITEMAP.encode())
    assert main(["compare", url, str(sitemap), "--allow-private"]) == 0
    assert main(["compare", str(sitemap), site.url("/missing"), "--allow-private"]) == 2
    assert "There is no such file" in capsys.readouterr().err
