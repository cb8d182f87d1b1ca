"""Links of large documents are compared away from the window, and their marks follow."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.core.document.edits import AddFile, EmptyFile, SetValues, removal
from editor.core.document.sitemap_file import Listing
from editor.models.session.session import Session
from editor.rules.listing import across_files_findings
from editor.services.tasks import Tasks
from tests.rules.extension_cases import link
from tests.services.file_sets import index, opened, urlset, write

NO_RETURN = "hreflang-no-return"


@pytest.fixture
def session(qapp: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Session]:
    monkeypatch.setattr(across_files_findings, "AT_ONCE", 1)
    links = urlset("en", "x").replace("<urlset", '<urlset xmlns:xhtml="http://www.w3.org/1999/xhtml"')
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=links, b_xml=urlset("y", "de"))
    tasks = Tasks()
    session = Session(opened(path), tasks)
    yield session
    session.close()
    tasks.close()
    session.deleteLater()


def rows(session: Session) -> list[int]:
    return list(session.document.findings.report.rows(NO_RETURN))


def test_the_first_link_of_all_files_is_followed_a_moment_later(session: Session, qtbot: QtBot) -> None:
    told: list[list[int]] = []
    session.document.findings.add_listener(lambda: told.append(rows(session)))
    links = link("en", "https://acme.org/en") + link("de", "https://acme.org/de")
    session.undo_stack.do(SetValues("extensions", range(1), links), "Link")
    assert rows(session) == []
    qtbot.waitUntil(lambda: rows(session) == [0])
    assert told[-1] == [0]
    session.undo_stack.undo()
    assert rows(session) == []


def test_a_file_that_comes_meanwhile_is_none_of_those_compared(session: Session, qtbot: QtBot) -> None:
    whole = session.document.entries
    assert whole.is_set
    links = link("en", "https://acme.org/en") + link("de", "https://acme.org/de")
    session.undo_stack.do(SetValues("extensions", range(1), links), "Link")
    session.undo_stack.do(AddFile(0, EmptyFile.of(whole.files.new(Listing("new.xml")))), "New")
    qtbot.waitUntil(lambda: rows(session) == [0])


def test_what_was_changed_meanwhile_counts(session: Session, qtbot: QtBot) -> None:
    links = link("en", "https://acme.org/en") + link("de", "https://acme.org/de")
    session.undo_stack.do(SetValues("extensions", range(1), links), "Link")
    session.undo_stack.do(removal(session.document.entries, [1]), "Remove")
    session.undo_stack.do(SetValues("loc", range(1, 2), "https://acme.org/z"), "Set")
    qtbot.waitUntil(lambda: rows(session) == [0])
    session.undo_stack.do(SetValues("loc", range(2, 3), "https://acme.org/fr"), "Set")
    assert rows(session) == []
