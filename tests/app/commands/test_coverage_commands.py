"""*Coverage* lists what is missing and what is listed without a page to index, and adds or removes it."""

import csv
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from editor.dialogs.site.coverage_dialog import CoverageDialog
from editor.models.words.translation import text_of
from editor.services.settings.settings import DECLINED_URLS
from editor.services.site_folder import DateSource
from tests.app.as_one import open_as_one
from tests.app.desk import Desk
from tests.services.built_sites import HOST, HUGO
from tests.services.test_site_folder import git, needs_git
from tests.site.misbehaving import page, running

SITEMAP = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>{url}</loc></url></urlset>'
Act = Callable[[CoverageDialog], object]


@pytest.fixture
def public(tmp_path: Path) -> Path:
    folder = tmp_path / "public"
    folder.mkdir()
    return HUGO.write(folder)


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    path = tmp_path / "listed.txt"
    path.write_text("".join(f"{url}\n" for url in HUGO.urls))
    return path


def ask(desk: Desk, act: Act, action: str = "coverage") -> None:
    """Choose the action, do something in the dialog, and close it."""

    def answer(dialog: CoverageDialog) -> None:
        act(dialog)
        dialog.reject()

    desk.answer(CoverageDialog, answer)
    desk.trigger(action)


def compare(desk: Desk, dialog: CoverageDialog, folder: Path | None = None, data: Path | None = None) -> None:
    for place, line, box in (
        (folder, dialog.folder, dialog.uses_folder),
        (data, dialog.data, dialog.uses_data),
    ):
        if place is not None:
            line.setText(str(place))
            box.setChecked(True)
    dialog.compare_button.click()
    wait(desk, dialog)


def wait(desk: Desk, dialog: CoverageDialog) -> None:
    desk.wait_for(lambda: not dialog.is_busy)


def tabs(dialog: CoverageDialog) -> list[str]:
    return [dialog.tabs.tabText(place) for place in range(dialog.tabs.count())]


def shown(dialog: CoverageDialog) -> list[str]:
    return [line.url.removeprefix(HOST) for line in dialog.model.lines]


def test_a_built_site_is_compared_and_what_differs_is_added_and_removed(
    desk: Desk, public: Path, listed: Path
) -> None:
    desk.open(listed)
    before = desk.values("loc")

    def act(dialog: CoverageDialog) -> None:
        assert dialog.home.text() == f"{HOST}/"
        assert not dialog.compare_button.isEnabled()
        compare(desk, dialog, public)
        assert tabs(dialog) == [
            "Missing (2)",
            "Rightly left out (6)",
            "Absent (1)",
            "Not indexable (0)",
            "Not linked (0)",
        ]
        assert dialog.outlook == "11 pages were found."
        assert shown(dialog) == ["/de/", "/posts/two/"]
        assert dialog.add_button.text() == "Add these 2"
        assert dialog.remove_button.text() == "Remove this one"
        dialog.tabs.setCurrentIndex(1)
        assert "/old-name/" in shown(dialog)
        dialog.search.setText("old-")
        assert shown(dialog) == ["/old-name/"]
        dialog.add_button.click()
        wait(desk, dialog)
        assert tabs(dialog)[0] == "Missing (0)"
        assert not dialog.add_button.isEnabled()
        dialog.remove_button.click()
        wait(desk, dialog)
        assert tabs(dialog)[2] == "Absent (0)"

    ask(desk, act)
    assert desk.values("loc") == [
        HOST + end for end in ("/", "/posts/", "/posts/one/", "/posts/two/", "/de/")
    ]
    desk.trigger("undo")
    assert len(desk.values("loc")) == 6
    desk.trigger("undo")
    assert desk.values("loc") == before


def test_listed_pages_that_should_not_be_are_told_why_and_removed_once_they_are_ticked(
    desk: Desk, public: Path, listed: Path
) -> None:
    listed.write_text(f"{HOST}/\n{HOST}/old-name/\n")
    desk.open(listed)

    def act(dialog: CoverageDialog) -> None:
        compare(desk, dialog, public)
        dialog.tabs.setCurrentIndex(3)
        [line] = dialog.model.lines
        assert line.url == f"{HOST}/old-name/"
        assert text_of(line.evidence) == f"redirected to {HOST}/posts/two/"
        assert not dialog.remove_button.isEnabled()
        dialog.all_button.click()
        dialog.remove_button.click()
        wait(desk, dialog)
        assert tabs(dialog)[3] == "Not indexable (0)"

    ask(desk, act)
    assert desk.values("loc") == [f"{HOST}/"]


def test_what_is_declined_once_stays_declined_for_its_site(desk: Desk, public: Path, listed: Path) -> None:
    desk.open(listed)

    def decline(dialog: CoverageDialog) -> None:
        compare(desk, dialog, public)
        dialog.decline("/de/*")
        wait(desk, dialog)
        assert tabs(dialog)[:2] == ["Missing (1)", "Rightly left out (7)"]

    def look(dialog: CoverageDialog) -> None:
        assert dialog.patterns.text() == "/de/*"
        dialog.home.setText("https://other.org/")
        assert dialog.patterns.text() == ""

    ask(desk, decline)
    assert desk.context.settings.get(DECLINED_URLS) == {HOST: "/de/*"}
    ask(desk, look)


def test_patterns_that_most_sites_have_are_proposed(desk: Desk, listed: Path, tmp_path: Path) -> None:
    table = tmp_path / "crawl.csv"
    table.write_text(
        "Address\n" + "".join(f"{HOST}/tag/{number}\n" for number in range(3)) + f"{HOST}/\n{HOST}/new"
    )
    desk.open(listed)

    def act(dialog: CoverageDialog) -> None:
        compare(desk, dialog, data=table)
        assert [tuple(each) for each in dialog.proposals] == [("/tag/*", 3)]
        assert tabs(dialog)[4] == "Not linked (–)"

    ask(desk, act)


def test_filters_know_what_was_not_found_and_what_nobody_links_to(
    desk: Desk, listed: Path, tmp_path: Path
) -> None:
    table = tmp_path / "crawl.csv"
    table.write_text(f"Address,Inlinks\n{HOST}/,3\n{HOST}/posts/,0\n{HOST}/posts/one/,2\n")
    desk.open(listed)
    ask(desk, lambda dialog: compare(desk, dialog, data=table))
    told = (
        ("is:not-found", "/posts/three/"),
        ("is:unlinked", "/posts/"),
        ("inlinks:0", "/posts/"),
        ("inlinks>2", "/"),
    )
    for words, url in told:
        desk.session.filter.set(words)
        desk.wait_for(lambda: not desk.session.filter.is_searching)
        assert desk.robot.row_count == 1
        assert desk.robot.text(0, "loc").endswith(url)


def test_the_number_of_links_is_a_column_and_the_details_name_the_pages(
    desk: Desk, public: Path, listed: Path
) -> None:
    desk.open(listed)
    ask(desk, lambda dialog: compare(desk, dialog, public))
    table = desk.context.table
    assert table is not None
    [column] = (each for each in table.visible.columns() if each.name == "inlinks")
    row = desk.values("loc").index(f"{HOST}/posts/one/")
    assert int(table.entries.text(row, column)) > 0
    table.select_rows([row])
    details = desk.do.panels.details.panel
    assert details is not None
    desk.wait_for(lambda: "Linked from" in details.answer.lines)
    assert f"{HOST}/posts/" in details.answer.lines[-1].splitlines()


def test_one_of_several_files_takes_what_is_added(desk: Desk, tmp_path: Path) -> None:
    folder = tmp_path / "set"
    folder.mkdir()
    for name in "ab":
        (folder / f"{name}.xml").write_text(SITEMAP.format(url=f"{HOST}/{name}/1"))
    table = tmp_path / "crawl.csv"
    table.write_text(f"Address\n{HOST}/a/1\n{HOST}/b/1\n{HOST}/a/2\n")
    open_as_one(desk, folder)

    def act(dialog: CoverageDialog) -> None:
        compare(desk, dialog, data=table)
        names = [dialog.into.itemText(place) for place in range(dialog.into.count())]
        assert names == ["Where their folders are", "a.xml", "b.xml"]
        dialog.into.setCurrentIndex(2)
        dialog.add_button.click()
        wait(desk, dialog)

    ask(desk, act)
    assert desk.values("loc") == [f"{HOST}/a/1", f"{HOST}/b/1", f"{HOST}/a/2"]


def test_files_give_their_dates_where_that_is_wanted(desk: Desk, public: Path, tmp_path: Path) -> None:
    path = tmp_path / "s.xml"
    path.write_text(SITEMAP.format(url=f"{HOST}/"))
    desk.open(path)

    def act(dialog: CoverageDialog) -> None:
        compare(desk, dialog, public)
        dialog.dates.choose(DateSource.FILE)
        dialog.add_button.click()
        wait(desk, dialog)

    ask(desk, act)
    dates = desk.values("lastmod")
    assert len(dates) == 5
    assert dates[0] == ""
    assert all(len(date) == len("2026-01-01") for date in dates[1:])


@needs_git
def test_the_last_commits_give_dates_and_what_git_does_not_know_gets_none(
    desk: Desk, public: Path, tmp_path: Path
) -> None:
    path = tmp_path / "s.xml"
    path.write_text(SITEMAP.format(url=f"{HOST}/"))
    desk.open(path)

    def act(dialog: CoverageDialog) -> None:
        compare(desk, dialog, public)
        dialog.dates.choose(DateSource.GIT)
        dialog.add_button.click()
        desk.wait_for(lambda: "git history of the folder cannot be read" in dialog.outlook)
        assert tabs(dialog)[0] == "Missing (4)"
        git(public, "init", "-q")
        git(public, "add", "posts")
        git(public, "commit", "-qm", "first", date="2024-03-01T12:00:00Z")
        dialog.add_button.click()
        wait(desk, dialog)
        desk.wait_for(lambda: "1 page gets no date" in dialog.outlook)
        assert tabs(dialog)[0] == "Missing (0)"

    ask(desk, act)
    assert sorted(desk.values("lastmod")) == ["", "", *["2024-03-01"] * 3]


@pytest.mark.usefixtures("copied_helpers")
def test_a_new_sitemap_lists_the_pages_of_a_live_site(desk: Desk) -> None:
    with running() as site:
        site.replies |= {"/": page("<a href=/a>a</a><a href=/gone>b</a>"), "/a": page("A")}

        def act(dialog: CoverageDialog) -> None:
            dialog.home.setText(site.url("/"))
            dialog.uses_site.click()
            dialog.most.setValue(50)
            QTest.keyClick(dialog.home, Qt.Key.Key_Return)
            assert dialog.compare_button.text() == "&Stop"
            wait(desk, dialog)
            assert tabs(dialog)[:2] == ["Missing (2)", "Rightly left out (1)"]
            dialog.add_button.click()
            wait(desk, dialog)

        ask(desk, act, "new_from_site")
        assert desk.values("loc") == [site.url("/"), site.url("/a")]
    assert desk.person.asked == ["ask 127.0.0.1"]


@pytest.mark.usefixtures("copied_helpers")
def test_a_live_site_can_be_stopped_and_goes_on(desk: Desk) -> None:
    with running() as site:
        site.replies |= {f"/{n}": page(f"Page {n} <a href=/{n + 1}>n</a>") for n in range(40)}

        def act(dialog: CoverageDialog) -> None:
            dialog.home.setText(site.url("/0"))
            dialog.uses_site.click()
            dialog.compare_button.click()
            desk.wait_for(lambda: "of" in dialog.outlook and "answered" in dialog.outlook)
            dialog.compare_button.click()
            assert dialog.outlook.startswith("Stopped.")
            assert dialog.compare_button.text() == "&Compare"
            dialog.compare_button.click()
            wait(desk, dialog)
            assert (tabs(dialog)[0], dialog.outlook) == ("Missing (40)", "41 pages were found.")

        ask(desk, act, "new_from_site")
        assert site.count("/0") == 1


def test_the_lists_are_exported_as_a_table(desk: Desk, public: Path, listed: Path, tmp_path: Path) -> None:
    out = tmp_path / "lists.csv"
    desk.open(listed)
    desk.person.answers.to_save = out

    def act(dialog: CoverageDialog) -> None:
        compare(desk, dialog, public)
        dialog.export_button.click()
        desk.wait_for(lambda: out.exists() and out.stat().st_size > 0)

    ask(desk, act)
    headings, *rows = csv.reader(out.read_text(encoding="utf-8").splitlines())
    assert headings == ["list", "url", "row", "evidence", "inlinks", "depth", "lastmod", "path"]
    assert [row[0] for row in rows] == ["missing"] * 2 + ["left-out"] * 6 + ["absent"]


def test_what_cannot_be_read_is_said(desk: Desk, listed: Path, tmp_path: Path) -> None:
    desk.open(listed)

    def act(dialog: CoverageDialog) -> None:
        compare(desk, dialog, tmp_path / "nowhere")
        assert dialog.outlook == f"There is no folder {tmp_path / 'nowhere'}."
        assert tabs(dialog)[0] == "Missing (–)"

    ask(desk, act)
