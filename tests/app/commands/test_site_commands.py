"""What the Site menu does: robots.txt rules become findings, changes are announced, dates are proposed."""

import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox

from editor.core.site.page_answers import PageAnswer, UrlVerdict
from editor.core.site.robots_txt import EVERY_AGENT, RobotsRule, RobotsTxt
from editor.dialogs.published_url_dialogs import PublishedUrlDialog
from editor.dialogs.site.announce_dialog import AnnounceDialog
from editor.dialogs.site.audit_dialogs import HonestLastmodDialog
from editor.dialogs.site.robots_dialog import RobotsDialog
from editor.models.lists.preview_models import ProposedDateColumn
from editor.services.settings.settings import INDEXNOW_KEYS
from editor.site.request_limits import USER_AGENT
from editor.site.site_storage import AnswerStore, AuditSettings, answers_path
from tests.app.as_one import open_as_one
from tests.app.commands import test_open_web
from tests.app.commands.test_open_web import index_reply
from tests.app.desk import SITEMAP, Desk
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
    desk.wait_for(lambda: not desk.session.robots._latest.is_wanted)
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


def test_a_changed_robots_txt_is_tried_on_all_rows(desk: Desk, robots: Path, ask: Ask) -> None:
    def act(dialog: RobotsDialog) -> None:
        assert not dialog.what_if.isEnabled()
        dialog.load(robots)
        dialog.what_if.click()
        desk.wait_for(lambda: not dialog.is_busy)
        assert dialog.text.toPlainText() == ROBOTS
        assert dialog.outlook == "URLs blocked for Googlebot: 1 before, 1 after the change."
        dialog.text.setPlainText("User-agent: *\nDisallow: /b")
        desk.wait_for(lambda: not dialog.is_busy)
        lines = [dialog.changes.topLevelItem(row) for row in range(dialog.changes.topLevelItemCount())]
        told.extend([[line.text(column) for column in (0, 2, 3)] for line in lines if line])
        dialog.ok.click()

    told: list[list[str]] = []
    ask(act)
    assert told == [["2", "Disallow: /a", "may be fetched"], ["3", "may be fetched", "Disallow: /b"]]
    assert checked(desk) == [1]


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
        assert str(robots) in dialog._source.text()
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
        said.append(dialog._naming.text())
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
        sources.append(dialog._source.text())
        dialog.reject()

    desk.session.set_published_url(site.url("/sitemap.xml"))
    ask(fetch)
    site.replies["/robots.txt"] = Reply(404)
    ask(fetch)
    site.replies["/robots.txt"] = Reply(500)
    ask(fetch)
    assert sources[0] == f"Loaded from {site.url('/robots.txt')}."
    assert sources[1] == "The site has no robots.txt, so it forbids nothing."
    assert "error of its own (500)" in sources[2]
    assert desk.person.asked == ["ask 127.0.0.1"]


def test_a_missing_file_is_said(desk: Desk, tmp_path: Path, ask: Ask) -> None:
    said: list[str] = []

    def load(dialog: RobotsDialog) -> None:
        dialog.load(tmp_path / "nowhere")
        said.append(dialog._source.text())
        assert not dialog.ok.isEnabled()
        dialog.reject()

    ask(load)
    assert "nowhere" in said[0]


KEY = "0123456789abcdef"
AnnounceAct = Callable[[AnnounceDialog], object]
Announce = Callable[[AnnounceAct], None]


@pytest.fixture
def announced_site() -> Iterator[Site]:
    with running() as site:
        site.replies |= {f"/{KEY}.txt": Reply(body=KEY.encode()), "/indexnow": Reply(200)}
        yield site


@pytest.fixture
def announce_from_menu(desk: Desk, announced_site: Site, sitemap: Path) -> Announce:
    """Opens a sitemap that is published, chooses the action, and does something in the dialog."""
    sitemap.write_text(SITEMAP.replace("https://e.org", announced_site.origin), encoding="utf-8")
    announced_site.replies["/sitemap.xml"] = Reply(body=sitemap.read_bytes())
    desk.open(sitemap)
    desk.session.set_published_url(announced_site.url("/sitemap.xml"))
    desk.do.later.announce.needs = replace(
        desk.do.later.announce.needs, endpoints=(announced_site.url("/indexnow"),)
    )

    def asked(act: AnnounceAct) -> None:
        def answer(dialog: AnnounceDialog) -> None:
            act(dialog)

        desk.answer(AnnounceDialog, answer)
        desk.trigger("announce")

    return asked


def tried(desk: Desk, dialog: AnnounceDialog, key: str = KEY) -> str:
    """What the trial says."""
    if key:
        dialog.key_line.setText(key)
    dialog.check_button.click()
    desk.wait_for(lambda: not dialog.is_busy)
    return dialog.outlook


def test_what_changed_is_tried_announced_and_remembered_and_what_is_refused_is_told(
    desk: Desk, announced_site: Site, announce_from_menu: Announce
) -> None:
    said: list[str] = []

    def announce(dialog: AnnounceDialog) -> None:
        assert not dialog.send_button.isEnabled()
        dialog.key_line.setFocus()
        said.append(tried(desk, dialog))
        assert dialog.focusWidget() is dialog.key_line
        for status in (403, 200):
            assert announced_site.bodies == []
            announced_site.replies["/indexnow"] = Reply(status)
            dialog.send_button.click()
            desk.wait_for(lambda: not dialog.is_busy)
            said.append(dialog.outlook)
            if status == 403:
                said.append(tried(desk, dialog))

    def look(dialog: AnnounceDialog) -> None:
        assert dialog.key == KEY
        said.append(tried(desk, dialog, ""))
        assert not dialog.send_button.isEnabled()

    announce_from_menu(announce)
    announce_from_menu(look)
    assert desk.context.settings.get(INDEXNOW_KEYS) == {announced_site.origin: KEY}
    in_place = "Everything is in place. 3 added, 0 changed and 0 removed URLs would be announced."
    assert "does not accept the key (403)" in said.pop(1)
    assert said == [
        in_place,
        in_place,
        "3 URLs were announced.",
        "Nothing has changed since the last announcement.",
    ]
    assert len(announced_site.bodies) == 1


def test_what_was_found_gone_or_not_to_be_indexed_is_left_out_unless_that_is_said(
    desk: Desk, announced_site: Site, announce_from_menu: Announce
) -> None:
    first, second, _ = desk.session.document.entries.column("loc")
    desk.session.document.answers.put(
        [
            PageAnswer(first, UrlVerdict.GONE, status=404),
            PageAnswer(second, UrlVerdict.NOINDEX, (UrlVerdict.REDIRECTED,), status=200),
        ]
    )
    said: list[str] = []
    listed: list[list[str]] = []

    def announce(dialog: AnnounceDialog) -> None:
        said.append(tried(desk, dialog))
        listed.append([line.text(0) for line in dialog.list.lines()])
        [leave_out] = dialog.findChildren(QCheckBox)
        leave_out.click()
        assert not dialog.send_button.isEnabled()
        said.append(tried(desk, dialog))
        leave_out.click()
        tried(desk, dialog)
        dialog.send_button.click()
        desk.wait_for(lambda: not dialog.is_busy)
        said.append(dialog.outlook)

    announce_from_menu(announce)
    assert said == [
        "Everything is in place. 1 added, 0 changed and 0 removed URLs would be announced. 2 are left out, "
        "as their pages were found gone or not to be indexed.",
        "Everything is in place. 3 added, 0 changed and 0 removed URLs would be announced.",
        "1 URL was announced.",
    ]
    assert listed == [["added", "left out: Gone", "left out: Noindex"]]
    assert len(announced_site.bodies) == 1


def test_the_key_is_saved_as_the_file_to_upload(
    desk: Desk, announce_from_menu: Announce, tmp_path: Path
) -> None:
    said: list[str] = []

    def save(dialog: AnnounceDialog) -> None:
        assert not dialog.save_key.isEnabled()
        for key in (KEY, "short"):
            desk.person.answers.to_save = tmp_path / f"{key}.txt"
            dialog.key_line.setText(key)
            dialog.save_key.click()
            said.append(dialog.outlook)

    announce_from_menu(save)
    assert (tmp_path / f"{KEY}.txt").read_bytes() == KEY.encode()
    assert said[0].startswith(f"{KEY}.txt is saved. Upload it to http://127.0.0.1")
    assert "8 to 128 letters" in said[1]
    assert not (tmp_path / "short.txt").exists()
    assert desk.person.asked == [f"Save the key file: {KEY}.txt"]


def test_it_is_offered_only_for_what_is_saved_and_published(
    desk: Desk, announced_site: Site, announce_from_menu: Announce
) -> None:
    desk.robot.type_in(2, "priority", "0.9")
    assert not desk.is_enabled("announce")
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    said: list[str] = []

    def look(dialog: AnnounceDialog) -> None:
        said.append(tried(desk, dialog))
        assert not dialog.send_button.isEnabled()

    announce_from_menu(look)
    url = announced_site.url("/sitemap.xml")
    assert said[0].startswith(f"{url}: It is not the same as sitemap.xml. Upload the saved file to the site")
    desk.session.set_published_url("")
    desk.answer(PublishedUrlDialog, lambda dialog: said.append(dialog.windowTitle()))
    announce_from_menu(look)
    assert said[1:] == ["Published URL"]


def test_where_it_is_published_is_asked_first_and_a_key_that_is_not_in_place_is_told(
    desk: Desk, announced_site: Site, announce_from_menu: Announce
) -> None:
    said: list[str] = []

    def tell(dialog: PublishedUrlDialog) -> bool:
        dialog._line.setText(announced_site.url("/sitemap.xml"))
        return True

    def mark(dialog: AnnounceDialog) -> None:
        said.append(tried(desk, dialog))
        dialog.known_button.click()
        said.append(tried(desk, dialog, ""))

    desk.session.set_published_url("")
    desk.answer(PublishedUrlDialog, tell)
    announced_site.replies[f"/{KEY}.txt"] = Reply(body=b"<html>")
    announce_from_menu(lambda dialog: said.append(tried(desk, dialog)))
    announce_from_menu(lambda dialog: said.append(tried(desk, dialog, "short")))
    announced_site.replies[f"/{KEY}.txt"] = Reply(body=KEY.encode())
    announce_from_menu(mark)  # all as announced, the first time
    assert "something else than the key" in said[0]
    assert "8 to 128 letters" in said[1]
    assert said[2].startswith("Everything is in place.")
    assert said[3:] == ["Nothing has changed since the last announcement."]
    assert announced_site.bodies == []


def test_of_an_index_the_pages_of_all_its_sitemaps_are_announced(
    desk: Desk, announced_site: Site, announce_from_menu: Announce, tmp_path: Path
) -> None:
    folder = tmp_path / "set"
    folder.mkdir()
    announced_site.replies |= {
        "/index.xml": index_reply(announced_site.url("/a.xml"), announced_site.url("/b.xml")),
        "/a.xml": test_open_web.sitemap(announced_site.url("/1")),
        "/b.xml": test_open_web.sitemap(announced_site.url("/2"), announced_site.url("/3")),
    }
    for name in ("index.xml", "a.xml", "b.xml"):
        (folder / name).write_bytes(announced_site.reply(f"/{name}").body)
    open_as_one(desk, folder)
    desk.session.set_published_url(announced_site.url("/index.xml"))
    said: list[str] = []
    announce_from_menu(lambda dialog: said.append(tried(desk, dialog)))
    announced_site.replies["/b.xml"] = test_open_web.sitemap(announced_site.url("/2"))
    announce_from_menu(lambda dialog: said.append(tried(desk, dialog)))
    assert said[0].startswith("Everything is in place. 3 added")
    assert "It is not the same as b.xml" in said[1]


URLS = [f"https://e.org/{number}" for number in range(10)]


@pytest.fixture
def dated(desk: Desk, tmp_path: Path) -> Desk:
    """A window with a sitemap of ten pages, all of an old date."""
    entries = "".join(f"<url><loc>{url}</loc><lastmod>2020-01-01</lastmod></url>" for url in URLS)
    path = tmp_path / "sitemap.xml"
    path.write_text(f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{entries}</urlset>')
    desk.open(path)
    return desk


def audit(monkeypatch: pytest.MonkeyPatch, day: int, texts: dict[str, str]) -> None:
    """An audit of all pages in the past; texts: the text of some of them."""
    began = time.time()
    with monkeypatch.context() as patch:
        patch.setattr(time, "time", lambda: began - (10 - day) * 24 * 60 * 60)
        store = AnswerStore(answers_path(), AuditSettings(USER_AGENT))
        store.put(
            PageAnswer(url, UrlVerdict.OK, status=200, final_url=url, text_hash=texts.get(url, "same"))
            for url in URLS
        )
        store.close()


@pytest.fixture
def propose(dated: Desk) -> Callable[..., str]:
    """Chooses *Honest lastmod…*, and does something in the dialog; returns what it says."""

    def propose(act: Callable[[HonestLastmodDialog], object] = lambda _dialog: None) -> str:
        said = []

        def ask(dialog: HonestLastmodDialog) -> bool:
            dated.wait_for(lambda: not dialog.is_busy)
            act(dialog)
            said.append(dialog.outlook)
            return dialog.ok.isEnabled()

        dated.answer(HonestLastmodDialog, ask)
        dated.trigger("honest_lastmod")
        return said[0]

    return propose


def test_before_a_second_check_it_says_what_to_do(dated: Desk, propose: Callable[..., str]) -> None:
    assert propose().startswith("No page was checked twice yet.")
    assert not dated.session.is_modified


def test_a_page_whose_text_changed_gets_a_date_in_one_step(
    dated: Desk, propose: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    audit(monkeypatch, 1, {})
    audit(monkeypatch, 5, {URLS[3]: "new", URLS[4]: "new too"})
    seen: list[str] = []

    def look(dialog: HonestLastmodDialog) -> None:
        model = dialog.model
        seen.extend(str(model.index(0, column).data()) for column in ProposedDateColumn)
        model.setData(model.index(1, 0), Qt.CheckState.Unchecked.value, Qt.ItemDataRole.CheckStateRole)

    assert propose(look) == "2 pages have another text than before, and an older date."
    assert seen[:2] == ["/3", "2020-01-01"]
    dates = dated.values("lastmod")
    assert seen[2] == dates[3] > "2020-01-01"
    assert dates[4] == "2020-01-01"
    dated.trigger("undo")
    assert set(dated.values("lastmod")) == {"2020-01-01"}


def test_where_too_many_changed_at_once_it_asks_whether_it_is_a_template(
    dated: Desk, propose: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    audit(monkeypatch, 1, {})
    audit(monkeypatch, 5, {url: f"new {url}" for url in URLS[:6]})
    assert "6 of 10 pages changed at once: a template?" in propose()
    assert not dated.session.is_modified


def test_where_nothing_changed_all_dates_stay(
    dated: Desk, propose: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    audit(monkeypatch, 1, {})
    audit(monkeypatch, 5, {})
    assert propose() == "Of 10 pages that were checked more than once, none needs another date."
    assert not dated.session.is_modified
