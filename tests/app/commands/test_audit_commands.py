"""The URLs of a sitemap are checked on the live site from the window, also signed in or at another pace."""

import multiprocessing
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from editor.app.commands.site_commands import AuditCommands
from editor.dialogs.site.audit_dialogs import Again, CheckUrlsDialog, SignInDialog
from editor.models.table.entries_model import ABSENT
from editor.services.settings.settings import CRAWLER, PER_HOST, REQUEST_DELAY, USER_AGENT
from editor.services.site_audit import AuditPlan
from editor.site import request_limits
from editor.site.request_limits import Limits
from editor.site.site_storage import AnswerStore, AuditSettings, Reuse, answers_path
from editor.views.panels.findings_panel import FixMenu
from editor.views.widgets.labels import SelectableLabel
from tests.app.desk import Desk
from tests.site.misbehaving import Reply, Site, page, redirect, running

pytestmark = pytest.mark.usefixtures("copied_helpers")


NOT_FOUND = b"HTTP/1.1 404 x\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
BUSY = Reply(503, headers={"Retry-After": "0"})
Act = Callable[[CheckUrlsDialog], None]


@pytest.fixture
def site() -> Iterator[Site]:
    with running() as site:
        site.replies |= {"/": page(), "/a": page(), "/b": redirect("/a")}
        yield site


@pytest.fixture
def at_site(desk: Desk, site: Site, tmp_path: Path) -> Desk:
    """A window with a sitemap of that site: the home page, /a, /b that leads there, and /gone."""
    desk.context.settings.set(REQUEST_DELAY, 0)
    urls = "".join(f"<url><loc>{site.url(path)}</loc></url>" for path in ("/", "/a", "/b", "/gone"))
    path = tmp_path / "sitemap.xml"
    path.write_text(f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{urls}</urlset>')
    desk.open(path)
    return desk


@pytest.fixture
def answer(desk: Desk) -> Callable[[Act], list[str]]:
    """Lets the person do something in the dialog and press Check; returns what it said before."""

    def answer(act: Act) -> list[str]:
        said: list[str] = []

        def ask(dialog: CheckUrlsDialog) -> bool:
            act(dialog)
            said.append(dialog.outlook)
            return True

        desk.answer(CheckUrlsDialog, ask)
        return said

    return answer


class Gate:
    """Holds answers back until it is opened; then there is no such page."""

    def __init__(self) -> None:
        self._is_open = Event()
        self.reply = Reply(raw=self._answer)

    def open(self) -> None:
        self._is_open.set()

    def _answer(self, file: Any) -> None:
        self._is_open.wait(30)
        file.write(NOT_FOUND)


@pytest.fixture
def gate() -> Iterator[Gate]:
    """Opens in the end, so that the site can stop."""
    gate = Gate()
    yield gate
    gate.open()


def allow(dialog: CheckUrlsDialog) -> None:
    dialog.allow_private.setChecked(True)


def check(desk: Desk) -> None:
    """Choose *Check URLs…*, and wait until all is answered."""
    desk.trigger("check_urls")
    desk.wait_for(lambda: not is_running(desk.do.later.audit))


def is_running(audit: AuditCommands) -> bool:
    return not audit.bar.stop.isHidden()


def statuses(desk: Desk) -> list[str]:
    return [desk.robot.text(row, "status") for row in range(desk.robot.row_count)]


def test_each_url_is_asked_for_and_its_answer_stands_in_its_row_until_that_is_closed(
    at_site: Desk, answer: Callable[[Act], list[str]], site: Site
) -> None:
    said = answer(allow)
    assert "status" not in [column.name for column in at_site.robot.table.visible.columns()]
    check(at_site)
    assert said == [
        "4 URLs on 1 host: about 1 second at these limits. "
        "URLs that answered within the last day are skipped."
    ]
    assert statuses(at_site) == ["200", "200", "301", "404"]
    assert at_site.robot.text(2, "final_url") == "/a"
    bar = at_site.do.later.audit.bar
    assert (bar.text.text(), bar.links.texts) == ("4 URLs checked", ["Gone: 1", "Redirected: 1", "OK: 2"])
    [redirected] = [each for each in bar.findChildren(QPushButton) if each.text() == "Redirected: 1"]
    redirected.click()
    assert (at_site.session.filter.text, at_site.robot.row_count) == ("verdict:redirected", 1)
    at_site.trigger("clear_filter")
    shown = {column.name for column in at_site.robot.table.visible.columns()}
    assert shown >= {"verdict", "status"}
    assert shown.isdisjoint({"final_url", "redirects", "type"})
    assert not shown & {"canonical", "page_modified"}  # no page has any
    assert not at_site.session.is_modified
    at_site.context.focus_table()
    seen = []
    for _ in range(40):
        at_site.window.focusNextPrevChild(True)
        seen.append(QApplication.focusWidget())
    assert at_site.do.later.audit.bar.close_button in seen
    bar = at_site.do.later.audit.bar
    bar.close_button.setFocus()
    QTest.keyClick(bar.close_button, Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert at_site.context.table is not None
    at_site.wait_for(at_site.context.table.hasFocus)  # once the window is in front again
    assert statuses(at_site)[3] == "404"
    with at_site.until(at_site.do.file.loaded):
        at_site.trigger("reload")
    assert statuses(at_site) == ["200", "200", "301", "404"]
    at_site.robot.click(3, "status")
    at_site.trigger("filter_value")
    assert at_site.session.filter.text == "status=404"
    assert at_site.robot.row_count == 1


def test_a_private_host_is_only_asked_where_that_is_said_and_only_for_the_selected_rows_at_the_limits_chosen(
    at_site: Desk, site: Site, answer: Callable[[Act], list[str]]
) -> None:
    texts = []

    def look(dialog: CheckUrlsDialog) -> None:
        texts.extend([dialog.allow_private.text(), dialog.outlook])
        assert not dialog.plan().limits.private_hosts

    at_site.answer(CheckUrlsDialog, look)
    at_site.trigger("check_urls")
    assert texts == ["Also ask 127.0.0.1", "All of these URLs are on hosts in a private network."]
    assert site.asked == []

    def choose(dialog: CheckUrlsDialog) -> None:
        allow(dialog)
        dialog.per_host.setValue(3)
        dialog.timeout.setValue(9)
        dialog.user_agent.setText(" Me/1.0 ")
        dialog.agent.setCurrentText("Bingbot")
        plan = dialog.plan()
        assert (plan.agent, plan.limits.user_agent, plan.limits.timeout) == ("Bingbot", "Me/1.0", 9.0)

    answer(choose)
    at_site.robot.select_rows(1, 3)
    check(at_site)
    assert {path for _, path in site.asked} >= {"/a", "/gone"}
    assert not {path for _, path in site.asked} & {"/", "/b"}
    assert statuses(at_site) == [ABSENT, "200", ABSENT, "404"]
    get = at_site.context.settings.get
    assert (get(PER_HOST), get(USER_AGENT), get(CRAWLER)) == (3, "Me/1.0", "Bingbot")


def test_rows_are_edited_while_it_runs_and_it_goes_on_behind_another_document_that_has_no_bar(
    at_site: Desk, site: Site, answer: Callable[[Act], list[str]], gate: Gate, tmp_path: Path
) -> None:
    answer(allow)
    site.replies["/b"] = gate.reply
    at_site.trigger("check_urls")
    at_site.wait_for(lambda: statuses(at_site) == ["200", "200", ABSENT, "404"])
    at_site.robot.type_in(3, "loc", site.url("/other"))
    at_site.robot.select_rows(0)
    at_site.trigger("delete")
    assert statuses(at_site) == ["200", ABSENT, ABSENT]
    (tmp_path / "other.txt").write_text("https://e.org/\n")
    at_site.open(tmp_path / "other.txt")
    assert not at_site.do.later.audit.bar.isVisible()
    gate.open()
    at_site.trigger("previous_tab")
    assert at_site.do.later.audit.bar.isVisible()
    at_site.wait_for(lambda: not is_running(at_site.do.later.audit))
    assert statuses(at_site) == ["200", "404", ABSENT]  # kept or lost with the URL
    at_site.trigger("undo")
    at_site.trigger("undo")
    assert statuses(at_site) == ["200", "200", "404", "404"]


def test_it_pauses_goes_on_and_stops_and_what_was_stopped_goes_on_and_asks_nothing_twice(
    at_site: Desk, site: Site, answer: Callable[[Act], list[str]], gate: Gate
) -> None:
    answer(allow)
    at_site.context.settings.set(PER_HOST, 1)
    site.replies["/a"] = gate.reply
    at_site.trigger("check_urls")
    bar = at_site.do.later.audit.bar
    # The row may know the answer a moment earlier: from what is kept, as its file has just been opened.
    at_site.wait_for(lambda: bar.text.text().startswith("1 of 4 URLs checked") and site.count("/a") > 0)
    bar.pause.click()
    assert (bar.pause.text(), bar.text.text()) == ("Resume", "Paused at 1 of 4 URLs")
    bar.pause.click()
    assert bar.pause.text() == "Pause"
    bar.stop.click()
    at_site.wait_for(lambda: not is_running(at_site.do.later.audit))
    gate.open()  # not before, or the other URLs may be asked for before the stop is heard
    assert (bar.text.text(), bar.links.texts) == ("Stopped at 1 of 4 URLs", ["OK: 1"])
    bar.go_on.click()
    at_site.wait_for(lambda: not is_running(at_site.do.later.audit))
    assert statuses(at_site) == ["200", "404", "301", "404"]
    assert site.count("/") == 1


def test_before_it_goes_on_it_says_how_many_are_left(
    at_site: Desk, site: Site, answer: Callable[[Act], list[str]]
) -> None:
    site.replies["/gone"] = Reply(403)
    answer(allow)
    check(at_site)

    def look(dialog: CheckUrlsDialog) -> None:
        allow(dialog)
        at_site.wait_for(lambda: not dialog.is_busy)

    said = answer(look)
    check(at_site)
    site.replies["/gone"] = page()
    check(at_site)
    assert said == [
        "1 URL on 1 host: about 1 second at these limits. 3 URLs have been answered and are not asked for "
        "again.",
        "1 URL on 1 host: about 1 second at these limits. 3 URLs have been answered and are not asked for "
        "again.",
    ]
    check(at_site)
    assert (
        said[-1] == "All of these URLs have answered already: their answers are shown without new requests."
    )
    assert statuses(at_site) == ["200", "200", "301", "200"]


def test_each_check_asks_for_what_is_chosen(
    at_site: Desk, site: Site, answer: Callable[[Act], list[str]]
) -> None:
    site.replies["/gone"] = Reply(403)

    def choose(again: Again, dialog: CheckUrlsDialog) -> None:
        allow(dialog)
        dialog.again.setCurrentIndex(dialog.again.findData(again))
        if again is Again.OLDER:
            assert dialog.hours.isVisibleTo(dialog)
            assert dialog.plan().reuse.oldest == 24 * 60 * 60

    expected = {Again.OLDER: (1, 1), Again.CONTINUE: (1, 2), Again.ERRORS: (1, 3), Again.ALL: (2, 4)}
    for again, asked in expected.items():
        answer(partial(choose, again))
        check(at_site)
        assert (site.count("/"), site.count("/gone")) == asked, again
        assert statuses(at_site) == ["200", "200", "301", "403"]


def test_the_window_closes_meanwhile_and_what_came_is_not_asked_for_again(
    at_site: Desk, site: Site, answer: Callable[[Act], list[str]], gate: Gate
) -> None:
    answer(allow)
    site.replies["/b"] = gate.reply
    at_site.trigger("check_urls")
    at_site.wait_for(lambda: statuses(at_site) == ["200", "200", ABSENT, "404"])
    at_site.window.close()
    at_site.wait_for(lambda: not at_site.window.isVisible())
    assert multiprocessing.active_children() == []
    with closing(
        AnswerStore(answers_path(), AuditSettings(request_limits.USER_AGENT, request_limits.JUDGED_AS))
    ) as store:
        known = store.known([site.url(path) for path in ("/", "/a", "/b", "/gone")], Reuse())
    assert known.keys() == {site.url(path) for path in ("/", "/a", "/gone")}


def test_the_limit_is_changed_while_it_runs(
    at_site: Desk, site: Site, answer: Callable[[Act], list[str]], gate: Gate
) -> None:
    answer(allow)
    at_site.context.settings.set(PER_HOST, 1)
    site.replies |= dict.fromkeys(("/a", "/b", "/gone"), gate.reply)
    at_site.trigger("check_urls")
    at_site.wait_for(lambda: site.count("/a") > 0)
    at_site.do.later.audit.bar.per_host.setValue(8)
    at_site.wait_for(lambda: site.count("/b") + site.count("/gone") > 1)
    gate.open()
    at_site.wait_for(lambda: not is_running(at_site.do.later.audit))


def test_what_cannot_be_asked_for_is_left_out_and_said(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / "sitemap.txt"
    path.write_text("/relative\nhttps://e.org/a\n")
    desk.open(path)
    said = []
    desk.answer(CheckUrlsDialog, lambda dialog: said.append(dialog.outlook))
    desk.trigger("check_urls")
    assert said[0].endswith("1 value is no full URL and is left out.")


def details(desk: Desk) -> list[str]:
    desk.window.refresh()
    panel = desk.do.panels.details.panel
    assert panel is not None
    return panel.answer.lines


def test_the_details_say_in_words_what_the_page_answered_and_keys_copy_it_as_it_is(
    at_site: Desk, site: Site, answer: Callable[[Act], list[str]]
) -> None:
    answer(allow)
    long = f"/b-{'very-' * 3}{'longer' * 12}"
    site.replies |= {"/b": redirect(long), long: page()}
    at_site.trigger("details_panel")
    at_site.robot.click(2, "loc")
    assert details(at_site) == []
    check(at_site)
    told = details(at_site)
    assert told[:2] == ["Live site: Redirected", "The URL leads to another one."]
    assert told[told.index("Redirects") + 1] == f"301  {site.url('/b')}"
    assert told[told.index("Final URL") + 1] == site.url(long)
    panel = at_site.do.panels.details.panel
    assert panel is not None
    labels = panel.answer.findChildren(SelectableLabel)
    label = next(each for each in labels if each.accessibleName() == site.url(long))
    label.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(label, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == site.url(long)
    QTest.keyClick(label, Qt.Key.Key_Escape)
    assert at_site.context.table is not None
    assert at_site.context.table.hasFocus()
    at_site.robot.click(3, "loc")
    assert details(at_site)[:4] == ["Live site: Gone", "There is no such page.", "Status", "404 Not Found"]


def test_what_is_wrong_is_a_finding_with_a_fix_that_one_undo_takes_back(
    at_site: Desk, site: Site, answer: Callable[[Act], list[str]]
) -> None:
    answer(allow)
    at_site.robot.type_in(1, "loc", site.url("/other"))
    check(at_site)
    rules = {group.rule.id for group in at_site.session.document.findings.report.groups()}
    assert rules >= {"audit-gone", "audit-redirected"}
    at_site.robot.click(2, "loc")
    at_site.trigger("fix_here")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, FixMenu)
    fix = next(action for action in menu.fixes() if site.url("/a") in action.text() or "/a" in action.text())
    fix.trigger()
    menu.close()
    assert at_site.values("loc")[2] == site.url("/a")
    at_site.trigger("undo")
    assert at_site.values("loc")[2] == site.url("/b")


def test_a_file_that_is_read_again_or_closed_meanwhile_ends_it_and_loses_nothing(
    at_site: Desk, site: Site, answer: Callable[[Act], list[str]], gate: Gate
) -> None:
    answer(allow)
    site.replies["/b"] = gate.reply
    at_site.trigger("check_urls")
    at_site.wait_for(lambda: statuses(at_site) == ["200", "200", ABSENT, "404"] and site.count("/b") > 0)
    with at_site.until(at_site.do.file.loaded):
        at_site.trigger("reload")
    assert multiprocessing.active_children() == []
    assert not at_site.do.later.audit.bar.isVisible()
    assert statuses(at_site) == ["200", "200", ABSENT, "404"]
    asked = site.count("/b")
    at_site.trigger("check_urls")
    at_site.wait_for(lambda: site.count("/b") > asked)
    at_site.trigger("close")
    gate.open()
    assert not at_site.do.later.audit.bar.isVisible()
    assert multiprocessing.active_children() == []


def test_where_too_much_fails_it_pauses_and_says_why(
    desk: Desk, site: Site, answer: Callable[[Act], list[str]], tmp_path: Path
) -> None:
    busy = [f"/busy/{number}" for number in range(15)]  # each is asked for three times, one after the other
    site.replies |= dict.fromkeys(busy, BUSY)
    path = tmp_path / "sitemap.txt"
    path.write_text("".join(f"{site.url(each)}\n" for each in (*busy, *(f"/{each}" for each in range(50)))))
    desk.open(path)
    desk.context.settings.set(REQUEST_DELAY, 0)
    answer(allow)
    desk.trigger("check_urls")
    bar = desk.do.later.audit.bar
    desk.wait_for(lambda: bar.pause.text() == "Resume")
    assert "of the last 50 URLs failed" in bar.text.text()
    bar.stop.click()
    desk.wait_for(lambda: not is_running(desk.do.later.audit))


PATHS = ("/", "/a", "/refused")


@pytest.fixture
def refusing_site() -> Iterator[Site]:
    with running() as site:
        site.replies |= {"/": page(), "/a": page(), "/refused": Reply(403)}
        yield site


@pytest.fixture
def sitemap(refusing_site: Site, tmp_path: Path) -> Path:
    urls = "".join(f"<url><loc>{refusing_site.url(path)}</loc></url>" for path in PATHS)
    path = tmp_path / "sitemap.xml"
    path.write_text(f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{urls}</urlset>')
    return path


@pytest.fixture
def at_refusing_site(desk: Desk, sitemap: Path) -> Desk:
    desk.context.settings.set(REQUEST_DELAY, 0)
    desk.open(sitemap)
    return desk


@pytest.fixture
def check_further(at_refusing_site: Desk) -> Callable[[Act], None]:
    """Chooses *Check URLs…*, does something in the dialog, and waits until all is answered."""

    def check(act: Act) -> None:
        def ask(dialog: CheckUrlsDialog) -> bool:
            dialog.allow_private.setChecked(True)
            at_refusing_site.wait_for(lambda: not dialog.is_busy)
            act(dialog)
            return True

        at_refusing_site.answer(CheckUrlsDialog, ask)
        at_refusing_site.trigger("check_urls")
        at_refusing_site.wait_for(at_refusing_site.do.later.audit.bar.stop.isHidden)

    return check


def nothing(_dialog: CheckUrlsDialog) -> None: ...


def open_anew(desk: Desk, path: Path) -> None:
    """As in a new window: what was answered is on the disk alone."""
    desk.trigger("close")
    desk.open(path)
    assert not desk.session.document.answers


def test_a_new_window_goes_on_asks_nothing_twice_and_knows_what_failed(
    at_refusing_site: Desk, refusing_site: Site, sitemap: Path, check_further: Callable[[Act], None]
) -> None:
    at_refusing_site.robot.select_rows(0, 1)
    check_further(nothing)
    open_anew(at_refusing_site, sitemap)
    check_further(nothing)
    assert statuses(at_refusing_site) == ["200", "200", "403"]
    assert [refusing_site.count(path) for path in PATHS] == [1, 1, 1]
    open_anew(at_refusing_site, sitemap)
    refusing_site.replies["/refused"] = page()

    def choose(dialog: CheckUrlsDialog) -> None:
        dialog.again.setCurrentIndex(dialog.again.findData(Again.ERRORS))
        assert list(dialog.chosen().urls) == [refusing_site.url("/refused")]

    check_further(choose)
    assert [refusing_site.count(path) for path in PATHS] == [1, 1, 2]
    open_anew(at_refusing_site, sitemap)
    offered = []
    check_further(lambda dialog: offered.append(dialog.again.findData(Again.ERRORS)))
    assert offered == [-1]  # nothing failed


def test_a_site_is_signed_in_to_and_what_was_entered_is_written_nowhere(
    at_refusing_site: Desk, refusing_site: Site, check_further: Callable[[Act], None]
) -> None:
    def enter(dialog: SignInDialog) -> None:
        assert dialog.site.currentText() == refusing_site.origin
        dialog.user.setText("me")
        dialog.password.setText("secret")
        dialog.headers.setPlainText("no colon")
        dialog.ok.click()
        assert not dialog.result()
        dialog.headers.setPlainText("Cookie: token=hidden")
        dialog.ok.click()

    at_refusing_site.answer(SignInDialog, enter)
    check_further(CheckUrlsDialog.sign_in)
    basic = f"Basic {b64encode(b'me:secret').decode()}"
    assert {(each["authorization"], each["cookie"]) for each in refusing_site.headers} == {
        (basic, "token=hidden")
    }
    kept = b"".join(path.read_bytes() for path in answers_path().parent.iterdir())
    assert not any(secret in kept for secret in (b"secret", b"hidden", basic.encode()))
    check_further(lambda dialog: dialog.again.setCurrentIndex(dialog.again.findData(Again.ALL)))
    assert refusing_site.headers[-1]["cookie"] == "token=hidden"


def test_what_was_signed_in_to_can_be_forgotten(desk: Desk, refusing_site: Site) -> None:
    dialog = SignInDialog([refusing_site.origin], {refusing_site.origin: {"Cookie": "a"}}, desk.window)
    dialog.forget.click()
    assert (dialog.result(), dialog.credentials) == (1, {})
    dialog.deleteLater()


def test_a_host_that_turns_out_to_be_private_is_asked_once_the_person_agrees(
    at_refusing_site: Desk, refusing_site: Site
) -> None:
    bar = at_refusing_site.do.later.audit.bar
    urls = [refusing_site.url(path) for path in PATHS]
    at_refusing_site.do.later.audit.begin(at_refusing_site.session, AuditPlan(urls, Limits(delay=0)))
    at_refusing_site.wait_for(bar.stop.isHidden)
    assert (refusing_site.asked, bar.private.text()) == ([], "Also ask 127.0.0.1…")
    at_refusing_site.person.answers.agrees = False
    bar.private.click()
    assert refusing_site.asked == []
    at_refusing_site.person.answers.agrees = True
    bar.private.click()
    at_refusing_site.wait_for(bar.stop.isHidden)
    assert at_refusing_site.person.asked == ["ask 127.0.0.1"] * 2
    assert statuses(at_refusing_site) == ["200", "200", "403"]
    assert bar.private.isHidden()


def test_the_pause_between_requests_is_changed_while_it_runs(
    at_refusing_site: Desk, refusing_site: Site
) -> None:
    bar = at_refusing_site.do.later.audit.bar
    limits = Limits(per_host=1, delay=60, private_hosts=frozenset({"127.0.0.1"}))
    at_refusing_site.do.later.audit.begin(
        at_refusing_site.session, AuditPlan([refusing_site.url(path) for path in PATHS], limits)
    )
    at_refusing_site.wait_for(lambda: refusing_site.count("/") > 0)
    assert bar.delay.value() == 60_000
    bar.delay.setValue(0)
    at_refusing_site.wait_for(bar.stop.isHidden)
    assert statuses(at_refusing_site) == ["200", "200", "403"]
    assert bar.text.textFormat() is Qt.TextFormat.PlainText
