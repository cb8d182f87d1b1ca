"""Where the memory runs out a save says so, and the file is not called broken."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from lxml import etree

from editor.formats.reading import well_formed
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_errors import SaveError


@pytest.mark.parametrize(
    "place",
    [
        "formats.writing.faithful_writing.plain_bytes",
        "formats.writing.faithful_writing.verify",
        "services.documents.document_saving.save_file",
    ],
)
def test_a_save_says_that_the_memory_is_short(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_args: object, **_options: object) -> None:
        raise MemoryError

    monkeypatch.setattr(f"editor.{place}", fail)
    document = OpenDocument.new(datetime(2026, 11, 21, tzinfo=UTC))
    with pytest.raises(SaveError, match="not enough memory"):
        document.save(tmp_path / "sitemap.xml")
    assert list(tmp_path.iterdir()) == []


def test_a_parser_without_memory_does_not_blame_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    class Short:
        feed_error_log = ()

        def feed(self, _: bytes) -> None:
            raise etree.XMLSyntaxError(None, etree.ErrorTypes.ERR_NO_MEMORY, 1, 1)  # type: ignore[call-arg]

    verdict = well_formed.Judge()
    monkeypatch.setattr(verdict, "_parser", Short())
    with pytest.raises(MemoryError):
        verdict.feed(b"<urlset/>")
