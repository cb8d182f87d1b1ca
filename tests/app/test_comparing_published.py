"""What is published is fetched and compared with the document, in the window and by `compare`."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from editor.__main__ import main
from editor.dialogs.comparison_dialogs import DifferencesDialog
from tests.app import test_open_web
from tests.app.as_one import open_as_one
from tests.app.desk import SITEMAP, Desk
from tests.app.test_open_web import index
from tests.site.misbehaving import Reply, Site, running

Shown = Callable[[], DifferencesDialog]


@pytest.fixture
def site() -> Iterator[Site]:
    """A site where another version of the sitemap is published."""
    with running() as site:
        site.replies["/sitemap.xml"] = Reply(body=SITEMAP.replace("0.5", "0.7").encode())
        yield site


@pytest.fixture
def shown(desk: Desk) -> Shown:
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


def test_what_is_published_is_compared(desk: Desk, sitemap: Path, site: Site, shown: Shown) -> None:
    desk.open(sitemap)
    desk.session.set_published_url(site.url("/sitemap.xml"))
    dialog = shown()
    assert dialog.chosen is not None
    assert len(dialog.chosen.changed) == 1
    assert desk.person.asked == ["ask 127.0.0.1"]
    desk.trigger("compare_published")
    assert desk.person.asked == ["ask 127.0.0.1"]  # and not again


def test_an_index_is_compared_with_all_that_it_lists(
    desk: Desk, tmp_path: Path, site: Site, shown: Shown
) -> None:
    a, b = site.url("/a.xml"), site.url("/b.xml")
    for name, number in (("a.xml", 1), ("b.xml", 2)):
        (tmp_path / name).write_bytes(test_open_web.sitemap(f"https://e.org/{number}").body)
    (tmp_path / "index.xml").write_bytes(index(a, b).body)
    site.replies |= {
        "/index.xml": index(a, b),
        "/a.xml": test_open_web.sitemap("https://e.org/1"),
        "/b.xml": test_open_web.sitemap("https://e.org/2", "https://e.org/3"),
    }
    open_as_one(desk, tmp_path)
    desk.session.set_published_url(site.url("/index.xml"))
    found = shown().chosen
    assert found is not None
    assert (found.alike, len(found.only_theirs)) == (2, 1)


def test_why_nothing_can_be_compared_is_said(desk: Desk, sitemap: Path, site: Site, shown: Shown) -> None:
    desk.open(sitemap)
    desk.session.set_published_url(site.url("/missing.xml"))
    assert "There is no such file (404)." in shown().summary


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
