"""A robots.txt is loaded, and the rows that it blocks are findings until they are changed."""

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication

from editor.core.site.robots_txt import EVERY_AGENT, RobotsRule, RobotsTxt
from editor.dialogs.site.robots_dialog import RobotsDialog
from tests.app.desk import Desk
from tests.site.misbehaving import Reply, Site, running

ROBOTS = "User-agent: *\nDisallow: /a\n\nUser-agent: bingbot\nDisallow: /\n\nSitemap: https://E.org:443/sitemap.xml\n"
Act = Callable[[RobotsDialog], object]
Ask = Callable[[Act], None]


@pytest.fixture
def robots(tmp_path: Path) -> Path:
    path = tmp_path / "robots.txt"
    path.write_text(ROBOTS)
    return path


@pytest.fixture
def ask(desk: Desk, sitemap: Path) -> Ask:
    """Opens a sitemap, chooses the action, and does something in the dialog."""
    desk.open(sitemap)

    def asked(act: Act) -> None:
        def answer(dialog: RobotsDialog) -> None:
            act(dialog)

        desk.answer(RobotsDialog, answer)
        desk.trigger("robots")

    return asked


@pytest.fixture
def site() -> Iterator[Site]:
    with running() as site:
        site.replies["/robots.txt"] = Reply(body=ROBOTS.encode())
        yield site


def blocked(desk: Desk) -> list[int]:
    """The rows with the finding."""
    return list(desk.session.document.findings.report.rows("robots-blocked"))


def loaded(desk: Desk, place: Path, agent: str = "Googlebot") -> Act:
    def act(dialog: RobotsDialog) -> None:
        dialog.load(place)
        dialog.agent.setCurrentText(agent)
        desk.wait_for(lambda: not dialog.is_busy)
        dialog.ok.click()

    return act


def checked(desk: Desk) -> list[int]:
    """The rows with the finding, once they are compared."""
    desk.wait_for(lambda: not desk.session.robots.is_comparing)
    return list(desk.session.document.findings.report.rows("robots-blocked"))


def test_blocked_rows_are_findings_that_follow_the_edits(desk: Desk, robots: Path, ask: Ask) -> None:
    ask(loaded(desk, robots))
    assert checked(desk) == [1]
    desk.robot.type_in(1, "loc", "https://e.org/c")
    desk.robot.type_in(2, "loc", "https://e.org/a/b")
    assert blocked(desk) == [2]
    desk.trigger("undo")
    assert blocked(desk) == []


@pytest.mark.parametrize(("agent", "rows"), [("Bingbot", [0, 1, 2]), (EVERY_AGENT, [1]), ("Yandex", [1])])
def test_the_crawler_decides_which_rules_count(
    desk: Desk, robots: Path, ask: Ask, agent: str, rows: list[int]
) -> None:
    ask(loaded(desk, robots, agent))
    assert checked(desk) == rows


def test_a_filter_for_blocked_rows_follows_the_robots_txt(desk: Desk, robots: Path, ask: Ask) -> None:
    desk.session.filter.set("is:blocked")
    ask(loaded(desk, robots))
    assert checked(desk) == [1]
    assert desk.robot.row_count == 1
    ask(lambda dialog: dialog.remove_button.click())
    assert desk.robot.row_count == 0


def test_the_window_stays_alive_while_rows_are_compared(
    desk: Desk, robots: Path, ask: Ask, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = set()

    def blocking_rule(robots: RobotsTxt, url: str, agent: str) -> RobotsRule | None:
        threads.add(threading.current_thread())
        return real(robots, url, agent)

    real = RobotsTxt.blocking_rule
    monkeypatch.setattr(RobotsTxt, "blocking_rule", blocking_rule)
    ask(loaded(desk, robots))
    assert checked(desk) == [1]
    assert threading.main_thread() not in threads


def test_a_folder_will_do_and_the_check_can_be_taken_back(desk: Desk, robots: Path, ask: Ask) -> None:
    ask(loaded(desk, robots.parent))
    assert checked(desk) == [1]

    def remove(dialog: RobotsDialog) -> None:
        desk.wait_for(lambda: not dialog.is_busy)
        assert str(robots) in dialog.source
        assert dialog.outlook == "1 URL is blocked for Googlebot, by the lines below."
        dialog.remove_button.click()

    ask(remove)
    assert blocked(desk) == []


def test_whether_it_names_the_sitemap_is_told_and_the_line_can_be_copied(
    desk: Desk, robots: Path, ask: Ask
) -> None:
    said: list[str] = []

    def look(dialog: RobotsDialog) -> None:
        dialog.load(robots)
        said.append(dialog.naming)
        if dialog.copy_button.isEnabled():
            dialog.copy_button.click()
        dialog.reject()

    for url in ("", "https://e.org/sitemap.xml", "https://e.org/other.xml"):
        desk.session.set_published_url(url)
        ask(look)
    line = "Sitemap: https://e.org/other.xml"
    assert said[1:] == ["Line 7 names this sitemap.", f"It does not name this sitemap. Add the line: {line}"]
    assert "Set the published URL" in said[0]
    assert QGuiApplication.clipboard().text() == line


def test_it_is_fetched_from_the_site(desk: Desk, ask: Ask, site: Site) -> None:
    sources: list[str] = []

    def fetch(dialog: RobotsDialog) -> None:
        dialog.load_from_site()
        desk.wait_for(lambda: not dialog.is_busy)
        sources.append(dialog.source)
        dialog.reject()

    desk.session.set_published_url(site.url("/sitemap.xml"))
    ask(fetch)
    site.replies["/robots.txt"] = Reply(404)
    ask(fetch)
    site.replies["/robots.txt"] = Reply(500)
    ask(fetch)
    assert sources[0] == f"Loaded from {site.url('/robots.txt')}."
    assert sources[1] == "The site has no robots.txt, so it forbids nothing."
    assert "fault of its own (500)" in sources[2]
    assert desk.person.asked == ["ask 127.0.0.1"]


def test_a_missing_file_is_said(desk: Desk, tmp_path: Path, ask: Ask) -> None:
    said: list[str] = []

    def load(dialog: RobotsDialog) -> None:
        dialog.load(tmp_path / "nowhere")
        said.append(dialog.source)
        assert not dialog.ok.isEnabled()
        dialog.reject()

    ask(load)
    assert "nowhere" in said[0]
