"""Where fixes have to know where the file is published, that is asked for."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from editor.dialogs.fix_dialogs import FixPreviewDialog
from editor.views.panels.findings_panel import FixMenu
from tests.app.desk import Desk
from tests.rules.documents import HOST, url, urlset
from tests.rules.extension_cases import DECLARED, image, link


@pytest.fixture
def relative(desk: Desk, tmp_path: Path) -> Desk:
    """A window with a file whose URLs are all without their site."""
    path = tmp_path / "relative.xml"
    path.write_text(
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
        "<url><loc>/a</loc></url><url><loc>/b</loc></url></urlset>"
    )
    desk.open(path)
    return desk


def publish(desk: Desk, monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    """What to answer where the file is published; "": it is not said."""

    def trigger(name: str) -> bool:
        assert name == "published_url"
        desk.session.set_published_url(url)
        return True

    monkeypatch.setattr(desk.context, "trigger", trigger)


def test_where_only_the_site_is_missing_it_is_asked_for_and_the_fixes_offered(
    relative: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    publish(relative, monkeypatch, "https://e.org/sitemap.xml")
    relative.robot.click(0, "loc")
    relative.trigger("fix_here")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, FixMenu)
    action = menu.fixes()[0]
    assert action.text().startswith("Add the file's own site")
    action.trigger()
    menu.close()
    assert relative.values("loc") == ["https://e.org/a", "/b"]


def test_the_urls_of_images_and_languages_are_completed_with_the_site_too(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "blocks.xml"
    text = urlset(url("/", image(loc="/a.png") + link("en", "/")), attributes=DECLARED)
    path.write_text(text.replace(HOST, ""))
    desk.open(path)
    publish(desk, monkeypatch, "https://e.org/sitemap.xml")
    desk.do.fix.fix_finding("extension-url-invalid", 0, "image", QPoint())
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, FixMenu)
    menu.fixes()[0].trigger()
    menu.close()
    assert "<image:loc>https://e.org/a.png</image:loc>" in desk.values("extensions")[0]


def look(desk: Desk) -> None:
    """Agree to what a preview shows."""

    def agree(dialog: FixPreviewDialog) -> bool:
        desk.wait_for(lambda: dialog.plan is not None)
        return True

    desk.answer(FixPreviewDialog, agree)


def test_where_the_site_is_not_said_the_others_are_mended(
    relative: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    relative.robot.type_in(1, "loc", "www.e.org")
    publish(relative, monkeypatch, "")
    look(relative)
    relative.do.fix.fix_rule("loc-not-absolute")
    assert relative.values("loc") == ["/a", "https://www.e.org"]


def test_where_nobody_says_the_language_of_the_first_page_the_others_are_mended(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "languages.xml"
    other = link("it", "https://acme.org/it")
    path.write_text(urlset(url("/x", other), url("/fr/a", other), attributes=DECLARED))
    desk.open(path)
    look(desk)
    monkeypatch.setattr(desk.context, "trigger", lambda _name: False)
    desk.do.fix.fix_rule("hreflang-no-self")
    assert ["fr" in text for text in desk.values("extensions")] == [False, True]


@pytest.mark.parametrize(
    ("site", "proposal"), [("https://e.org", "https://e.org/sitemap.xml"), ("http://localhost:4000", "")]
)
def test_a_site_is_proposed_that_the_public_can_open(
    desk: Desk, tmp_path: Path, site: str, proposal: str
) -> None:
    path = tmp_path / "sitemap.xml"
    path.write_text(urlset(url("/a")).replace(HOST, site))
    desk.open(path)
    dialog = desk.do.later.published.dialog(desk.session)
    assert dialog.url == proposal
    dialog.deleteLater()


def test_without_the_site_it_is_said_what_to_do(relative: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    publish(relative, monkeypatch, "")
    opened: list[str] = []

    relative.answer(FixPreviewDialog, lambda dialog: opened.append(dialog.windowTitle()))
    relative.do.fix.fix_rule("loc-not-absolute")
    assert not opened
    assert "Set the published URL of this sitemap" in relative.window.status.currentMessage()
    publish(relative, monkeypatch, "https://e.org/sitemap.xml")
    relative.do.fix.fix_rule("loc-not-absolute")
    assert opened == ["Fix: URL is incomplete"]
