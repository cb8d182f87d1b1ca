"""A filter that asks what pages answered follows the answers as they come."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from editor.core.document.edits import SetValues
from editor.core.site.page_answers import PageAnswer, UrlVerdict
from editor.models.session.session import Session
from editor.services.documents.open_document import OpenDocument
from editor.services.tasks import Tasks
from tests.models.documents import NOW, SITE, numbered


@pytest.fixture
def session(qtbot: QtBot) -> Iterator[Session]:
    """Rows /0 to /4, in a table."""
    tasks = Tasks()
    session = Session(OpenDocument.of(numbered(5)[0], NOW), tasks)
    yield session
    session.close()
    tasks.close()
    session.deleteLater()


def answer(session: Session, qtbot: QtBot, **verdicts: UrlVerdict) -> list[int]:
    """Let pages answer, `_1` that of /1; return the rows that are shown then."""
    with qtbot.waitSignal(session.filter.followed):
        session.document.answers.put(
            PageAnswer(f"{SITE}/{path[1:]}", verdict) for path, verdict in verdicts.items()
        )
    return shown(session)


def shown(session: Session) -> list[int]:
    return list(session.model.order.document_rows(0, session.model.rowCount() - 1))


GONE, OK = UrlVerdict.GONE, UrlVerdict.OK


@pytest.mark.parametrize("text", ["verdict:gone", "rule:audit-gone", "is:warning -has:image"])
def test_rows_come_into_sight_as_their_pages_answer(session: Session, qtbot: QtBot, text: str) -> None:
    session.filter.set(text)
    assert shown(session) == []
    assert answer(session, qtbot, _3=GONE, _1=OK) == [3]
    assert answer(session, qtbot, _1=GONE) == [1, 3]


def test_rows_leave_as_their_pages_answer_but_for_the_one_at_hand(session: Session, qtbot: QtBot) -> None:
    session.filter.at_hand = lambda: 2
    session.filter.set("-verdict:ok")
    assert answer(session, qtbot, _1=OK, _2=OK) == [0, 2, 3, 4]


def test_rows_leave_once_the_answers_are_taken_away(session: Session, qtbot: QtBot) -> None:
    session.document.answers.put([PageAnswer(f"{SITE}/1", GONE)])
    session.filter.set("verdict:gone")
    assert shown(session) == [1]
    with qtbot.waitSignal(session.filter.followed):
        session.document.answers.clear()
    assert shown(session) == []


def test_a_row_that_an_edit_made_unfit_stays_while_others_come(session: Session, qtbot: QtBot) -> None:
    session.filter.set("verdict:gone")
    answer(session, qtbot, _1=GONE)
    session.undo_stack.do(SetValues("loc", [1], [f"{SITE}/other"]), "Edit")
    assert answer(session, qtbot, _2=GONE) == [1, 2]


def test_sorted_rows_stay_in_their_order_while_others_come_between_them(
    session: Session, qtbot: QtBot
) -> None:
    session.undo_stack.do(
        SetValues("lastmod", range(5), ["2026-05", "2026-04", "2026-03", "2026-02", "2026-01"]), "Edit"
    )
    session.filter.set("verdict:gone")
    session.model.sort([column.name for column in session.model.columns].index("lastmod"))
    assert answer(session, qtbot, _4=GONE, _0=GONE) == [4, 0]
    session.undo_stack.do(SetValues("lastmod", [4], ["2026-12"]), "Edit")
    assert answer(session, qtbot, _2=GONE, _3=GONE) == [3, 2, 4, 0]


def test_a_text_that_grows_finds_rows_that_answered_meanwhile(session: Session) -> None:
    session.filter.set("verdict:gone 1")
    assert shown(session) == []
    session.document.answers.put([PageAnswer(f"{SITE}/1", GONE)])
    session.filter.set("verdict:gone /1")
    assert shown(session) == [1]


def test_answers_leave_other_filters_alone(session: Session) -> None:
    session.filter.set("loc:3")
    session.document.answers.put([PageAnswer(f"{SITE}/1", GONE)])
    assert not session.filter.is_waiting
