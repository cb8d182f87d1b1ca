"""Checks of URLs that go further: in a new window, signed in, in the own network, at another pace."""

from base64 import b64encode
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from editor.dialogs.site.check_urls_dialog import Again, CheckUrlsDialog, SignInDialog
from editor.services.settings.settings import REQUEST_DELAY
from editor.services.site_audit import AuditPlan
from editor.site.request_limits import Limits
from editor.site.site_storage import answers_path
from tests.app.desk import Desk
from tests.site.misbehaving import Reply, Site, page, running

pytestmark = pytest.mark.usefixtures("copied_helpers")

Act = Callable[[CheckUrlsDialog], None]
PATHS = ("/", "/a", "/refused")


@pytest.fixture
def site() -> Iterator[Site]:
    with running() as site:
        site.replies |= {"/": page(), "/a": page(), "/refused": Reply(403)}
        yield site


@pytest.fixture
def sitemap(site: Site, tmp_path: Path) -> Path:
    urls = "".join(f"<url><loc>{site.url(path)}</loc></url>" for path in PATHS)
    path = tmp_path / "sitemap.xml"
    path.write_text(f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">{urls}</urlset>')
    return path


@pytest.fixture
def at_site(desk: Desk, sitemap: Path) -> Desk:
    desk.bench.settings.set(REQUEST_DELAY, 0)
    desk.open(sitemap)
    return desk


@pytest.fixture
def check(at_site: Desk) -> Callable[[Act], None]:
    """Chooses *Check URLs…*, does something in the dialog, and waits until all is answered."""

    def check(act: Act) -> None:
        def ask(dialog: CheckUrlsDialog) -> bool:
            dialog.allow_private.setChecked(True)
            at_site.wait_for(lambda: not dialog.is_busy)
            act(dialog)
            return True

        at_site.answer(CheckUrlsDialog, ask)
        at_site.trigger("check_urls")
        at_site.wait_for(at_site.do.audit.bar.stop.isHidden)

    return check


def nothing(_dialog: CheckUrlsDialog) -> None: ...


def statuses(desk: Desk) -> list[str]:
    return [desk.robot.text(row, "status") for row in range(desk.robot.row_count)]


def open_anew(desk: Desk, path: Path) -> None:
    """As in a new window: what was answered is on the disk alone."""
    desk.trigger("close")
    desk.open(path)
    assert not desk.session.document.answers


def test_a_new_window_goes_on_asks_nothing_twice_and_knows_what_failed(
    at_site: Desk, site: Site, sitemap: Path, check: Callable[[Act], None]
) -> None:
    at_site.robot.select_rows(0, 1)
    check(nothing)
    open_anew(at_site, sitemap)
    check(nothing)
    assert statuses(at_site) == ["200", "200", "403"]
    assert [site.count(path) for path in PATHS] == [1, 1, 1]
    open_anew(at_site, sitemap)
    site.replies["/refused"] = page()

    def choose(dialog: CheckUrlsDialog) -> None:
        dialog.again.setCurrentIndex(dialog.again.findData(Again.ERRORS))
        assert list(dialog.chosen().urls) == [site.url("/refused")]

    check(choose)
    assert [site.count(path) for path in PATHS] == [1, 1, 2]
    open_anew(at_site, sitemap)
    offered = []
    check(lambda dialog: offered.append(dialog.again.findData(Again.ERRORS)))
    assert offered == [-1]  # nothing failed


def test_a_site_is_signed_in_to_and_what_was_entered_is_written_nowhere(
    at_site: Desk, site: Site, check: Callable[[Act], None]
) -> None:
    def enter(dialog: SignInDialog) -> None:
        assert dialog.site.currentText() == site.origin
        dialog.user.setText("me")
        dialog.password.setText("secret")
        dialog.headers.setPlainText("no colon")
        dialog.ok.click()
        assert not dialog.result()
        dialog.headers.setPlainText("Cookie: token=hidden")
        dialog.ok.click()

    at_site.answer(SignInDialog, enter)
    check(CheckUrlsDialog.sign_in)
    basic = f"Basic {b64encode(b'me:secret').decode()}"
    assert {(each["authorization"], each["cookie"]) for each in site.headers} == {(basic, "token=hidden")}
    kept = b"".join(path.read_bytes() for path in answers_path().parent.iterdir())
    assert not any(secret in kept for secret in (b"secret", b"hidden", basic.encode()))
    check(lambda dialog: dialog.again.setCurrentIndex(dialog.again.findData(Again.ALL)))
    assert site.headers[-1]["cookie"] == "token=hidden"


def test_what_was_signed_in_to_can_be_forgotten(desk: Desk, site: Site) -> None:
    dialog = SignInDialog([site.origin], {site.origin: {"Cookie": "a"}}, desk.window)
    dialog.forget.click()
    assert (dialog.result(), dialog.credentials) == (1, {})
    dialog.deleteLater()


def test_a_host_that_turns_out_to_be_private_is_asked_once_the_person_agrees(
    at_site: Desk, site: Site
) -> None:
    bar = at_site.do.audit.bar
    urls = [site.url(path) for path in PATHS]
    at_site.do.audit.begin(at_site.session, AuditPlan(urls, Limits(delay=0)))
    at_site.wait_for(bar.stop.isHidden)
    assert (site.asked, bar.private.text()) == ([], "Also ask 127.0.0.1…")
    at_site.person.answers.agrees = False
    bar.private.click()
    assert site.asked == []
    at_site.person.answers.agrees = True
    bar.private.click()
    at_site.wait_for(bar.stop.isHidden)
    assert at_site.person.asked == ["ask 127.0.0.1"] * 2
    assert statuses(at_site) == ["200", "200", "403"]
    assert bar.private.isHidden()


def test_the_pause_between_requests_is_changed_while_it_runs(at_site: Desk, site: Site) -> None:
    bar = at_site.do.audit.bar
    limits = Limits(per_host=1, delay=60, private_hosts=frozenset({"127.0.0.1"}))
    at_site.do.audit.begin(at_site.session, AuditPlan([site.url(path) for path in PATHS], limits))
    at_site.wait_for(lambda: site.count("/") > 0)
    assert bar.delay.value() == 60_000
    bar.delay.setValue(0)
    at_site.wait_for(bar.stop.isHidden)
    assert statuses(at_site) == ["200", "200", "403"]
    assert bar.text.textFormat() is Qt.TextFormat.PlainText
