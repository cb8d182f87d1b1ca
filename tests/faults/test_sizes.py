"""Documents of every size are saved, the empty one too."""

from pathlib import Path

import pytest

from editor.core.document.edits import SetValues, removal
from editor.formats.writing.faithful_writing import to_bytes
from editor.services.documents.open_document import OpenDocument
from editor.services.opening.opening import open_document
from tests.faults.jobs import NOW
from tests.faults.test_long_work import write_sitemap


@pytest.mark.parametrize(
    "rows", [0, 1, 1_000, *(pytest.param(rows, marks=pytest.mark.whole) for rows in (50_000, 200_000))]
)
def test_a_document_is_saved_changed_and_emptied(rows: int, tmp_path: Path) -> None:
    path = tmp_path / "sitemap.xml"
    write_sitemap(path, rows)
    before = path.read_bytes()
    document = open_document(path, NOW)
    document.save()
    assert path.read_bytes() == before
    SetValues("priority", range(rows), "0.1").apply(document.entries)
    document.save()
    assert open_document(path, NOW).entries.column("priority") == ["0.1"] * rows
    removal(document.entries, range(rows)).apply(document.entries)
    document.save()
    assert len(open_document(path, NOW).entries) == 0


def test_a_new_document_without_entries_is_saved(tmp_path: Path) -> None:
    document = OpenDocument.new(NOW)
    document.save(tmp_path / "sitemap.xml")
    assert (tmp_path / "sitemap.xml").read_bytes() == to_bytes(document.entries)
