"""Changes are announced from the window, once a trial found everything in place."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from editor.dialogs.published_url_dialogs import PublishedUrlDialog
from editor.dialogs.site.announce_dialog import AnnounceDialog
from editor.services.settings.settings import INDEXNOW_KEYS
from tests.app import test_open_web
from tests.app.as_one import open_as_one
from tests.app.desk import SITEMAP, Desk
from tests.app.test_open_web import index
from tests.site.misbehaving import Reply, Site, running

KEY = "0123456789abcdef"
Act = Callable[[AnnounceDialog], object]
Ask = Callable[[Act], None]


@pytest.fixture
def site() -> Iterator[Site]:
    with running() as site:
        site.replies |= {f"/{KEY}.txt": Reply(body=KEY.encode()), "/indexnow": Reply(200)}
        yield site


@pytest.fixture
def ask(desk: Desk, site: Site, sitemap: Path) -> Ask:
    """Opens a sitemap that is published, chooses the action, and does something in the dialog."""
    sitemap.write_text(SITEMAP.replace("https://e.org", site.origin), encoding="utf-8")
    site.replies["/sitemap.xml"] = Reply(body=sitemap.read_bytes())
    desk.open(sitemap)
    desk.session.set_published_url(site.url("/sitemap.xml"))
    desk.do.announce.desk = replace(desk.do.announce.desk, endpoints=(site.url("/indexnow"),))

    def asked(act: Act) -> None:
        def answer(dialog: AnnounceDialog) -> None:
            act(dialog)

        desk.answer(AnnounceDialog, answer)
        desk.trigger("announce")

    return asked


def tried(desk: Desk, dialog: AnnounceDialog, key: str = KEY) -> str:
    """What the trial says."""
    if key:
        dialog.key_line.setText(key)
    dialog.try_button.click()
    desk.wait_for(lambda: not dialog.is_busy)
    return dialog.outlook


def test_what_changed_is_tried_announced_and_remembered_and_what_is_refused_is_told(
    desk: Desk, site: Site, ask: Ask
) -> None:
    said: list[str] = []

    def announce(dialog: AnnounceDialog) -> None:
        assert not dialog.send_button.isEnabled()
        dialog.key_line.setFocus()
        said.append(tried(desk, dialog))
        assert dialog.focusWidget() is dialog.key_line
        for status in (403, 200):
            assert site.bodies == []
            site.replies["/indexnow"] = Reply(status)
            dialog.send_button.click()
            desk.wait_for(lambda: not dialog.is_busy)
            said.append(dialog.outlook)
            if status == 403:
                said.append(tried(desk, dialog))

    def look(dialog: AnnounceDialog) -> None:
        assert dialog.key == KEY
        said.append(tried(desk, dialog, ""))
        assert not dialog.send_button.isEnabled()

    ask(announce)
    ask(look)
    assert desk.bench.settings.get(INDEXNOW_KEYS) == {site.origin: KEY}
    in_place = "Everything is in place. 3 added, 0 changed and 0 removed URLs would be announced."
    assert "does not accept the key (403)" in said.pop(1)
    assert said == [
        in_place,
        in_place,
        "3 URLs were announced.",
        "Nothing has changed since the last announcement.",
    ]
    assert len(site.bodies) == 1


def test_it_is_offered_only_for_what_is_saved_and_published(desk: Desk, site: Site, ask: Ask) -> None:
    desk.robot.type_in(2, "priority", "0.9")
    assert not desk.is_enabled("announce")
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    said: list[str] = []

    def look(dialog: AnnounceDialog) -> None:
        said.append(tried(desk, dialog))
        assert not dialog.send_button.isEnabled()

    ask(look)
    url = site.url("/sitemap.xml")
    assert said[0].startswith(f"{url}: It is not the same as sitemap.xml. Upload the saved file to the site")
    desk.session.set_published_url("")
    desk.answer(PublishedUrlDialog, lambda dialog: said.append(dialog.windowTitle()))
    ask(look)
    assert said[1:] == ["Published URL"]


def test_where_it_is_published_is_asked_first_and_a_key_that_is_not_in_place_is_told(
    desk: Desk, site: Site, ask: Ask
) -> None:
    said: list[str] = []

    def tell(dialog: PublishedUrlDialog) -> bool:
        dialog._line.setText(site.url("/sitemap.xml"))
        return True

    def mark(dialog: AnnounceDialog) -> None:
        said.append(tried(desk, dialog))
        dialog.known_button.click()
        said.append(tried(desk, dialog, ""))

    desk.session.set_published_url("")
    desk.answer(PublishedUrlDialog, tell)
    site.replies[f"/{KEY}.txt"] = Reply(body=b"<html>")
    ask(lambda dialog: said.append(tried(desk, dialog)))
    ask(lambda dialog: said.append(tried(desk, dialog, "short")))
    site.replies[f"/{KEY}.txt"] = Reply(body=KEY.encode())
    ask(mark)  # all as announced, the first time
    assert "something else than the key" in said[0]
    assert "8 to 128 letters" in said[1]
    assert said[2].startswith("Everything is in place.")
    assert said[3:] == ["Nothing has changed since the last announcement."]
    assert site.bodies == []


def test_of_an_index_the_pages_of_all_its_sitemaps_are_announced(
    desk: Desk, site: Site, ask: Ask, tmp_path: Path
) -> None:
    folder = tmp_path / "set"
    folder.mkdir()
    site.replies |= {
        "/index.xml": index(site.url("/a.xml"), site.url("/b.xml")),
        "/a.xml": test_open_web.sitemap(site.url("/1")),
        "/b.xml": test_open_web.sitemap(site.url("/2"), site.url("/3")),
    }
    for name in ("index.xml", "a.xml", "b.xml"):
        (folder / name).write_bytes(site.reply(f"/{name}").body)
    open_as_one(desk, folder)
    desk.session.set_published_url(site.url("/index.xml"))
    said: list[str] = []
    ask(lambda dialog: said.append(tried(desk, dialog)))
    site.replies["/b.xml"] = test_open_web.sitemap(site.url("/2"))
    ask(lambda dialog: said.append(tried(desk, dialog)))
    assert said[0].startswith("Everything is in place. 3 added")
    assert "It is not the same as b.xml" in said[1]
