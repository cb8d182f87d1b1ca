"""Sitemaps are found at an address, fetched, and opened as one document that was never saved."""

import os
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from editor.app.window.file_messages import summary_of
from editor.dialogs.dialog_frame import tick
from editor.dialogs.site.open_web_dialog import OpenWebDialog
from editor.services import installation
from editor.services.installation import downloads_folder, forget_download, is_download, new_download_folder
from tests.app.crash import Crash
from tests.app.desk import Desk
from tests.site.misbehaving import Reply, Site, dripping, page, running

NS = "xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'"
Act = Callable[[OpenWebDialog], object]
Open = Callable[[str, Act], None]


def sitemap(*urls: str) -> Reply:
    entries = "".join(f"<url><loc>{url}</loc></url>" for url in urls)
    return Reply(body=f"<urlset {NS}>{entries}</urlset>".encode(), headers={"ETag": '"7"'})


def index_reply(*urls: str) -> Reply:
    entries = "".join(f"<sitemap><loc>{url}</loc></sitemap>" for url in urls)
    return Reply(body=f"<sitemapindex {NS}>{entries}</sitemapindex>".encode())


@pytest.fixture
def site() -> Iterator[Site]:
    """A site with an index of two sitemaps, which its robots.txt names."""
    with running() as site:
        site.replies |= {
            "/": page(),
            "/robots.txt": Reply(body=f"Sitemap: {site.url('/index.xml')}\n".encode()),
            "/index.xml": index_reply(site.url("/a.xml"), site.url("/b.xml")),
            "/a.xml": sitemap(site.url("/a/1"), site.url("/a/2")),
            "/b.xml": sitemap(site.url("/b/1")),
        }
        yield site


@pytest.fixture
def open_web(desk: Desk) -> Open:
    """Chooses the action, finds what is at an address, does something in the dialog, and opens."""

    def opened(address: str, act: Act = lambda _: None) -> None:
        def answer(dialog: OpenWebDialog) -> None:
            dialog.line.setText(address)
            dialog.find_button.click()
            desk.wait_for(lambda: not dialog.is_busy)
            act(dialog)
            if dialog.open_button.isEnabled():
                dialog.open_button.click()
                desk.wait_for(lambda: not dialog.is_busy)

        desk.answer(OpenWebDialog, answer)
        desk.trigger("open_web")

    return opened


def test_a_sitemap_opens_as_a_document_that_was_never_saved(
    desk: Desk, site: Site, open_web: Open, tmp_path: Path
) -> None:
    with desk.until(desk.do.file.loaded):
        open_web(site.url("/a.xml"), lambda _: None)
    document = desk.session.document
    assert desk.values("loc") == [site.url("/a/1"), site.url("/a/2")]
    assert desk.session.published_url == site.url("/a.xml")
    assert document.origin is not None
    assert (document.origin.etag, document.origin.url) == ('"7"', site.url("/a.xml"))
    assert (document.path, desk.session.title) == (None, "a.xml")
    assert list(downloads_folder().iterdir()) == []
    facts = dict(summary_of(desk.session)[0].lines)
    assert facts["Location"] == "not saved yet"
    assert facts["Fetched from"].startswith(site.url("/a.xml"))
    assert facts["Fetched from"].endswith('ETag "7"')
    desk.person.answers.to_save = tmp_path / "mine.xml"
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    assert "Save as: a.xml" in desk.person.asked
    assert (tmp_path / "mine.xml").read_bytes() == site.reply("/a.xml").body
    assert desk.context.published.of(tmp_path / "mine.xml") == site.url("/a.xml")


def test_an_index_opens_with_its_sitemaps_and_saving_asks_for_a_place(
    desk: Desk, site: Site, open_web: Open, tmp_path: Path
) -> None:
    with desk.until(desk.do.file.loaded):
        open_web(site.url("/"), lambda _: None)
    file_set, folder = desk.file_set, desk.file_set.file_list.folder
    assert desk.values("loc") == [site.url("/a/1"), site.url("/a/2"), site.url("/b/1")]
    assert [own.context.published_url for _, own in file_set.findings.each] == [
        site.url("/a.xml"),
        site.url("/b.xml"),
    ]
    assert (file_set.findings.context.published_url, file_set.needs_place) == (site.url("/index.xml"), True)
    assert desk.context.recent.paths() == []
    desk.person.answers.to_save = tmp_path / "index.xml"
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    assert sorted(path.name for path in tmp_path.iterdir() if path.suffix == ".xml") == [
        "a.xml",
        "b.xml",
        "index.xml",
    ]
    assert not desk.file_set.needs_place
    assert desk.context.recent.paths() == [tmp_path / "index.xml"]
    desk.trigger("close")
    assert not folder.exists()


def test_only_what_is_ticked_is_opened(desk: Desk, site: Site, open_web: Open) -> None:
    def untick(dialog: OpenWebDialog) -> None:
        assert [line.text(1) for line in dialog.list.lines()] == ["robots.txt", "the index", "the index"]
        tick(dialog._lines[site.url("/index.xml")].item, is_ticked=False)
        tick(dialog._lines[site.url("/b.xml")].item, is_ticked=False)

    with desk.until(desk.do.file.loaded):
        open_web(site.url("/robots.txt"), untick)
    assert desk.session.published_url == site.url("/a.xml")


def test_sitemaps_without_an_index_know_where_each_is_published(
    desk: Desk, site: Site, open_web: Open, tmp_path: Path
) -> None:
    site.replies["/robots.txt"] = Reply(body=b"Sitemap: /a.xml\nSitemap: /b.xml\n")
    with desk.until(desk.do.file.loaded):
        open_web(site.url("/robots.txt"), lambda _: None)
    file_set = desk.file_set
    urls = [own.context.published_url for _, own in file_set.findings.each]
    assert urls == [site.url("/a.xml"), site.url("/b.xml")]
    desk.person.answers.folder = str(tmp_path)
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    assert (tmp_path / "b.xml").read_bytes() == site.reply("/b.xml").body
    assert desk.context.published.of(tmp_path / "b.xml") == site.url("/b.xml")


def test_what_fails_is_told_and_the_others_can_be_opened(desk: Desk, site: Site, open_web: Open) -> None:
    del site.replies["/b.xml"]

    def look(dialog: OpenWebDialog) -> None:
        assert dialog.list.lines()[2].text(2) == "not available"

    with desk.until(desk.do.file.loaded):
        open_web(site.url("/index.xml"), look)
    assert desk.values("loc") == [site.url("/a/1"), site.url("/a/2")]


def test_a_failure_is_a_sentence_and_nothing_opens(desk: Desk, site: Site, open_web: Open) -> None:
    said: list[str] = []
    open_web(site.url("/missing.xml"), lambda dialog: said.append(dialog.outlook))
    open_web("no address", lambda dialog: said.append(dialog.outlook))
    assert "There is no such file (404)." in said[0]
    assert "It is no address" in said[1]
    assert desk.context.view is None


def test_a_private_host_is_asked_only_if_the_person_agrees(desk: Desk, site: Site, open_web: Open) -> None:
    desk.person.answers.agrees = False
    said: list[str] = []
    open_web(site.url("/a.xml"), lambda dialog: said.append(dialog.outlook))
    assert desk.person.asked == ["ask 127.0.0.1"]
    assert "private network" in said[0]
    assert site.asked == []


def test_looking_can_be_stopped(desk: Desk, site: Site) -> None:
    has_ended = threading.Event()

    def drip(file: object) -> None:
        try:
            dripping(file)
        finally:
            has_ended.set()

    def answer(dialog: OpenWebDialog) -> None:
        dialog.line.setText(site.url("/a.xml"))
        dialog.find_button.click()
        desk.wait_for(lambda: site.count("/a.xml") == 1)
        dialog.find_button.click()
        assert (dialog.is_busy, dialog.outlook) == (False, "Stopped.")

    site.replies["/a.xml"] = Reply(raw=drip)
    desk.answer(OpenWebDialog, answer)
    desk.trigger("open_web")
    desk.wait_for(lambda: desk.context.tasks.is_idle and has_ended.is_set())


def test_sitemaps_from_the_web_come_back_after_a_crash_and_still_need_a_place(
    desk: Desk, site: Site, open_web: Open, crash: Crash, tmp_path: Path
) -> None:
    with desk.until(desk.do.file.loaded):
        open_web(site.url("/index.xml"), lambda _: None)
    desk.robot.type_in(0, "loc", site.url("/a/new"))
    crash.keep(contents=3)
    shutil.copytree(downloads_folder(), tmp_path / "kept")
    found = crash.start()  # closing the window deletes what a crash would leave
    shutil.copytree(tmp_path / "kept", downloads_folder(), dirs_exist_ok=True)
    found.banner.choose("Restore")
    desk.wait_for(lambda: desk.context.session is not None and desk.session.undo_stack.count() == 1)
    assert desk.values("loc")[0] == site.url("/a/new")
    assert desk.file_set.needs_place
    desk.person.answers.to_save = tmp_path / "index.xml"
    desk.wait_until_ready()
    with desk.until(desk.do.save.saved):
        desk.trigger("save")
    assert site.url("/a/new") in (tmp_path / "a.xml").read_text()


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of its own for what the program keeps."""
    monkeypatch.setattr(installation, "state_folder", lambda: tmp_path / "state")


def old_folder(path: Path, *files: str) -> Path:
    """A folder with files that nobody has touched for months."""
    path.mkdir(parents=True)
    for file in files:
        (path / file).parent.mkdir(parents=True, exist_ok=True)
        (path / file).write_text("mine")
    os.utime(path, (0, 0))
    return path


@pytest.mark.usefixtures("state")
def test_only_downloads_are_deleted_once_they_are_old() -> None:
    root = downloads_folder()
    old = old_folder(root / "tmpabc_1234", "e.org/a.xml", "e.org/b.xml")
    others = [
        old_folder(root / "photos", "one.jpg"),
        old_folder(root / "tmpabc_1235", "one.jpg"),
        old_folder(root / "tmpabc_1236", "e.org/more/one.jpg"),
        old_folder(root.parent / "elsewhere", "e.org/a.xml"),
    ]
    (root / "tmpabc_1237").symlink_to(others[-1], target_is_directory=True)
    (root / "tmpabc_1238").symlink_to("nowhere")
    os.utime(root / "tmpabc_1237", (0, 0), follow_symlinks=False)
    os.utime(root / "tmpabc_1238", (0, 0), follow_symlinks=False)
    made = new_download_folder("e.org")
    assert made.is_dir()
    assert not old.exists()
    assert all(path.exists() and any(path.rglob("*.*")) for path in others)
    forget_download(made)
    assert not made.parent.exists()


@pytest.mark.usefixtures("state")
def test_only_downloads_are_deleted_when_they_are_closed(tmp_path: Path) -> None:
    root = downloads_folder()
    mine = old_folder(root / "mine", "e.org/a.xml")
    odd = root / ".." / "elsewhere"
    old_folder(root.parent / "elsewhere", "a.xml")
    for folder in (mine / "e.org", odd):
        forget_download(folder)
        assert not is_download(folder)
    assert any(mine.rglob("*.xml"))
    assert any(odd.iterdir())
    shutil.rmtree(root)
    old = old_folder(tmp_path / "linked" / "tmpabc_1234", "e.org/a.xml")
    root.symlink_to(tmp_path / "linked", target_is_directory=True)
    forget_download(root / old.name / "e.org")
    new_download_folder("e.org")
    assert any(old.rglob("*.xml"))


def test_a_password_in_an_address_is_used_and_neither_shown_nor_kept(
    desk: Desk, site: Site, open_web: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def named(name: str) -> Path:
        told.append(name)
        return new_download_folder(name)

    def look(dialog: OpenWebDialog) -> None:
        line = dialog.list.topLevelItem(0)
        assert line is not None
        told.extend((line.text(0), line.toolTip(0)))

    monkeypatch.setattr("editor.app.commands.site_commands.new_download_folder", named)
    with desk.until(desk.do.file.loaded):
        open_web(site.url("/a.xml").replace("//", "//me:secret@"), look)
    document = desk.session.document
    assert document.origin is not None
    assert [told[0], desk.session.published_url, document.origin.url] == [site.url("/a.xml")] * 3
    assert site.headers[0]["authorization"]
    assert not any("secret" in text for text in told)
