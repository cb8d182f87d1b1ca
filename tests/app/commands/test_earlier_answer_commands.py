"""What earlier checks found is shown as soon as a file with the same URLs is open; nothing is asked."""

import time
from pathlib import Path

from editor.core.site.page_answers import Hop, PageAnswer, UrlVerdict
from editor.models.table.entries_model import ABSENT
from editor.site.site_storage import AnswerStore, answers_path
from tests.app.desk import Desk
from tests.services.file_sets import HOST, urlset

DAY = 24 * 60 * 60


def keep(*answers: PageAnswer, days: int = 0) -> None:
    asked = time.time() - days * DAY
    store = AnswerStore(answers_path())
    store.put(answer._replace(asked=asked) for answer in answers)
    store.close()


def gone(path: str) -> PageAnswer:
    return PageAnswer(f"{HOST}{path}", UrlVerdict.GONE, status=404)


def moved(path: str) -> PageAnswer:
    hops = (Hop(f"{HOST}{path}", 301),)
    return PageAnswer(f"{HOST}{path}", UrlVerdict.REDIRECTED, status=200, final_url=f"{HOST}/new", hops=hops)


def written(path: Path, *paths: str) -> Path:
    path.write_text(urlset(*(each.removeprefix("/") for each in paths)), encoding="utf-8")
    return path


def shown(desk: Desk, field: str) -> list[str]:
    return [desk.robot.text(row, field) for row in range(desk.robot.row_count)]


def test_a_file_is_opened_with_what_is_known_of_its_urls_and_how_old_that_is(
    desk: Desk, tmp_path: Path
) -> None:
    keep(gone("/a"), moved("/b"), days=3)
    desk.open(written(tmp_path / "one.xml", "/a", "/b", "/c"))
    desk.wait_for(lambda: shown(desk, "status") == ["404", "301", ABSENT])
    desk.wait_for(lambda: desk.window.status.currentMessage() != "")
    assert desk.window.status.currentMessage() == "2 answers of the site are known · checked 3 days ago"
    assert shown(desk, "verdict") == ["Gone", "Redirected", ABSENT]
    columns = [column.name for column in desk.robot.table.visible.columns()]
    assert (columns[0], columns[-2:]) == ("loc", ["verdict", "status"])
    assert len(desk.session.document.findings.report.rows("audit-gone")) == 1
    assert not desk.session.is_modified
    desk.session.filter.set("status:301")
    assert desk.robot.row_count == 1

    desk.open(written(tmp_path / "another.xml", "/x", "/a"))
    desk.wait_for(lambda: shown(desk, "status") == [ABSENT, "404"])


def test_the_answer_that_is_known_stays_unless_a_newer_one_is_kept(desk: Desk, tmp_path: Path) -> None:
    keep(gone("/a"), gone("/b"), days=2)
    view = desk.open(written(tmp_path / "one.xml", "/a", "/b"))
    desk.wait_for(lambda: shown(desk, "status") == ["404", "404"])
    newest = moved("/b")._replace(asked=time.time())
    desk.session.document.answers.put([newest])
    keep(moved("/a"), days=1)
    keep(gone("/b"), days=1)
    desk.do.earlier_answers.look_up(view)
    desk.wait_for(lambda: shown(desk, "status") == ["301", "301"])
    assert desk.session.document.answers[f"{HOST}/b"] == newest


def test_what_is_kept_and_damaged_is_set_aside_and_that_is_said(desk: Desk, tmp_path: Path) -> None:
    answers_path().parent.mkdir(parents=True)
    answers_path().write_bytes(b"no database" * 1000)
    desk.open(written(tmp_path / "one.xml", "/a"))
    desk.wait_for(lambda: "was set aside" in desk.window.status.currentMessage())
    assert shown(desk, "status") == [ABSENT]
