"""How large a file would be is known once edits have come to rest."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from editor.core.document.columns import Entry
from editor.core.document.edits import SetValues
from editor.formats.writing.faithful_writing import text_size
from editor.models.session.session import Session
from editor.services.documents.open_document import OpenDocument
from editor.services.tables.imported_sitemaps import new_sitemap
from tests.models.held_tasks import HeldTasks
from tests.services.file_sets import NOW, index, opened, urlset, write


@pytest.mark.parametrize(
    "document",
    [OpenDocument.new(NOW), new_sitemap([Entry("https://e.org/")], NOW)],
)
def test_what_is_saved_for_the_first_time_is_known_to_be_as_large_as_its_file(
    document: OpenDocument, tmp_path: Path
) -> None:
    path = tmp_path / "sitemap"
    document.save(path)
    assert document.findings.context.byte_size == path.stat().st_size


def test_what_is_saved_right_after_an_edit_is_measured_too(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.models.session.session._PAUSE", 0)
    tasks = HeldTasks()
    session = Session(opened(write(tmp_path, index_xml=index("a.xml"), a_xml=urlset("a"))), tasks)
    session.undo_stack.do(SetValues("loc", range(1), "https://e.org/a-much-longer-one"), "Edit")
    session.document.save()
    tasks.wait(qtbot)
    tasks.deliver()
    [part] = session.document.entries.files
    assert session.document.findings.of(part).context.byte_size == (tmp_path / "a.xml").stat().st_size
    session.close()
    tasks.close()
    session.deleteLater()


def test_files_edited_one_after_the_other_are_all_measured(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.models.session.session._PAUSE", 0)
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("a"), b_xml=urlset("b"))
    tasks = HeldTasks()
    session = Session(opened(path), tasks)
    file_set = session.document
    for row in range(2):  # the second while the first is being measured
        session.undo_stack.do(SetValues("priority", range(row, row + 1), "0.5"), "Edit")
        tasks.wait(qtbot, row + 1)
    tasks.deliver()
    parts = file_set.entries.files
    assert [file_set.findings.of(part).context.byte_size for part in parts] == [
        text_size(part) for part in parts
    ]
    session.close()
    tasks.close()
    session.deleteLater()
