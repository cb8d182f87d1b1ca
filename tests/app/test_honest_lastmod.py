"""Dates are proposed for pages whose text has changed, with the evidence, and set in one step."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from editor.core.site.page_answers import PageAnswer, UrlVerdict
from editor.dialogs.site.proposed_dates_dialog import HonestLastmodDialog
from editor.models.lists.preview_models import ProposedDateColumn
from editor.site.audit_task import AuditSettings
from editor.site.request_limits import USER_AGENT
from editor.site.site_storage import AnswerStore, answers_path
from tests.app.desk import Desk

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
            return dialog._ok.isEnabled()

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
