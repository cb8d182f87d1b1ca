"""What a save does beyond the file: its style sheet lies beside it, and short memory is said."""

import errno
from datetime import UTC, datetime
from pathlib import Path

import pytest
from lxml import etree

from editor.core.document.edits import Edit, SetFrame
from editor.formats.edit_records import decode_edit, encode_edit
from editor.formats.reading import well_formed
from editor.formats.writing.split_export import SetForm
from editor.resources import resource
from editor.rules.fixes.fix_run import fix_rule
from editor.services.documents.document_export import prepare_export, prepare_set
from editor.services.documents.file_on_disk import SaveOptions
from editor.services.documents.open_document import OpenDocument
from editor.services.files import file_set_saving
from editor.services.files.file_errors import SaveError, save_error
from editor.services.opening.opening import open_document
from tests.foreign import assert_translated
from tests.services.file_sets import NOW, contents, index, opened, urlset, write

XSLT = '<?xml-stylesheet type="text/xsl" href="a.xsl"?>\n'
STYLE = resource("styles/sitemap.css").read_bytes()


def styled(*paths: str) -> str:
    return urlset(*paths).replace("<urlset", f"{XSLT}<urlset")


def fix_in(document: OpenDocument) -> Edit:
    edit = fix_rule(document.entries, document.findings, "xslt-stylesheet", "css").edit
    assert edit
    return edit


@pytest.fixture
def document(tmp_path: Path) -> OpenDocument:
    path = tmp_path / "a.xml"
    path.write_text(styled("a"))
    return open_document(path, NOW)


def test_it_is_written_on_saving_and_no_earlier(document: OpenDocument, tmp_path: Path) -> None:
    fix_in(document).apply(document.entries)
    assert not (tmp_path / "sitemap.css").exists()
    told = document.save()
    assert (tmp_path / "sitemap.css").read_bytes() == STYLE
    assert told
    assert_translated(Exception(told), str(tmp_path / "sitemap.css"))
    assert document.save() is None  # it lies there already


def test_it_is_not_written_once_the_fix_is_undone(document: OpenDocument, tmp_path: Path) -> None:
    fix_in(document).apply(document.entries).apply(document.entries)
    assert document.save() is None
    assert contents(tmp_path) == {"a.xml": styled("a").encode()}


def test_a_file_that_named_it_before_brings_none(document: OpenDocument, tmp_path: Path) -> None:
    fix_in(document).apply(document.entries)
    document.save()
    (tmp_path / "sitemap.css").unlink()
    again = open_document(tmp_path / "a.xml", NOW)
    again.entries.set_values("loc", [0], "https://acme.org/b")
    assert again.save() is None
    assert list(contents(tmp_path)) == ["a.xml"]


@pytest.mark.parametrize("own", [b"body {}", None])
def test_what_has_its_name_already_stays(document: OpenDocument, tmp_path: Path, own: bytes | None) -> None:
    place = tmp_path / "sitemap.css"
    place.mkdir() if own is None else place.write_bytes(own)
    fix_in(document).apply(document.entries)
    told = document.save()
    assert told
    assert "was not overwritten" in told
    assert_translated(Exception(told), str(tmp_path / "sitemap.css"))
    assert place.is_dir() if own is None else place.read_bytes() == own


def test_a_copy_elsewhere_gets_it_too(document: OpenDocument, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    fix_in(document).apply(document.entries)
    document.save(folder / "b.xml", SaveOptions(as_copy=True))
    assert sorted(contents(folder)) == ["b.xml", "sitemap.css"]


def test_that_the_style_sheet_cannot_be_written_undoes_no_save(
    document: OpenDocument, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_files: object) -> None:
        raise save_error(tmp_path / "sitemap.css", OSError(errno.ENOSPC, "No space left on device"))

    monkeypatch.setattr(file_set_saving, "save_files", full)
    fix_in(document).apply(document.entries)
    told = document.save()
    assert told
    assert "sitemap.css" in told
    assert b"sitemap.css" in (tmp_path / "a.xml").read_bytes()


def test_of_several_files_it_is_written_once(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=styled("a"), b_xml=styled("b"))
    file_set = opened(path)
    fix_in(file_set).apply(file_set.entries)
    told = file_set.save()
    assert told
    assert (tmp_path / "sitemap.css").read_bytes() == STYLE


def test_work_that_was_lost_comes_back_with_it(document: OpenDocument) -> None:
    edit = fix_in(document)
    record = encode_edit(edit, document.entries)
    again = decode_edit(record, document.entries)
    assert isinstance(again, SetFrame)
    assert again.frame.brings_style


def test_an_export_that_names_it_brings_it_into_its_own_folder(
    document: OpenDocument, tmp_path: Path
) -> None:
    fix_in(document).apply(document.entries)
    for folder in ("clean", "list"):
        (tmp_path / folder).mkdir()
    job = prepare_export(document, tmp_path / "clean" / "out.xml")
    job.run()
    assert job.told
    assert b'href="sitemap.css"' in (tmp_path / "clean" / "out.xml").read_bytes()
    assert (tmp_path / "clean" / "sitemap.css").read_bytes() == STYLE
    prepare_export(document, tmp_path / "list" / "out.txt").run()
    assert list(contents(tmp_path / "list")) == ["out.txt"]
    prepare_set(document, tmp_path / "parts", SetForm("https://acme.org/"), force=True).run()
    assert (tmp_path / "parts" / "sitemap.css").read_bytes() == STYLE


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

    verdict = well_formed.WellFormedCheck()
    monkeypatch.setattr(verdict, "_parser", Short())
    with pytest.raises(MemoryError):
        verdict.feed(b"<urlset/>")
