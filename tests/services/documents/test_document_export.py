from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from editor.core.document.columns import Entry
from editor.core.document.edits import SetValues, insertion
from editor.formats.writing.faithful_writing import NotFaithful
from editor.formats.writing.split_export import SetForm, SetImpossible
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.rule import Severity
from editor.runtime.threads import Cancelled
from editor.services.documents import document_export
from editor.services.documents.document_export import (
    ExportRefused,
    errors_in_set,
    preflight,
    prepare_export,
    prepare_set,
)
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_errors import SaveError

FORM = SetForm("https://shop.test-site.org/", max_urls=2)


def document_of(*locs: str) -> OpenDocument:
    document = OpenDocument.new(datetime(2026, 11, 21, tzinfo=UTC))
    insertion(document.entries, 0, [Entry(loc) for loc in locs]).apply(document.entries)
    return document


@pytest.fixture
def document() -> OpenDocument:
    return document_of(*(f"https://shop.test-site.org/{number}" for number in range(5)))


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_set_is_written_into_a_folder_that_is_made(document: OpenDocument, tmp_path: Path) -> None:
    job = prepare_set(document, tmp_path / "a" / "b", FORM)
    job.run()
    names = ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml", "sitemap.xml"]
    assert [path.name for path in job.written] == names
    assert sorted(contents(tmp_path / "a" / "b")) == names


def test_written_again_only_what_changed_is_touched(document: OpenDocument, tmp_path: Path) -> None:
    prepare_set(document, tmp_path, FORM).run()
    SetValues("priority", [2], "0.5").apply(document.entries)
    job = prepare_set(document, tmp_path, FORM)
    job.run()
    assert [path.name for path in job.written] == ["sitemap-2.xml"]


def test_too_many_urls_are_no_reason_to_refuse_a_split(
    document: OpenDocument, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.rules.structure.xml_file_check.MAX_ENTRIES", 3)
    document.findings.check_all()
    with pytest.raises(ExportRefused):
        prepare_export(document, Path("a.xml"))
    assert errors_in_set(document) == []


def test_elements_under_the_root_that_the_schema_refuses_stand_in_the_way_of_an_export(
    document: OpenDocument,
) -> None:
    frame = document.entries.frame
    document.entries.set_frame(frame._replace(epilog=f'<y xmlns="urn:y"/>{frame.epilog}'))
    with pytest.raises(ExportRefused) as refused:
        prepare_export(document, Path("a.xml"))
    [finding] = refused.value.findings
    assert (finding.rule.id, finding.severity) == ("extension-under-root", Severity.ERROR)


def test_errors_stand_in_the_way_unless_the_person_insists(document: OpenDocument, tmp_path: Path) -> None:
    SetValues("priority", [0], "0,8").apply(document.entries)
    with pytest.raises(ExportRefused):
        prepare_set(document, tmp_path, FORM)
    prepare_set(document, tmp_path, FORM, force=True).run()
    assert b"0,8" in contents(tmp_path)["sitemap-1.xml"]


@pytest.mark.parametrize(
    ("loc", "rule"),
    [
        ("https://shop.test-site.org/blog/a", ""),
        ("https://shop.test-site.org/a", "url-outside-scope"),
        ("https://www.test-site.org/blog/", "url-off-host"),
        ("http://shop.test-site.org/blog/", "url-off-scheme"),
    ],
)
def test_urls_outside_the_published_folder_stand_in_the_way(loc: str, rule: str, tmp_path: Path) -> None:
    document = document_of("https://shop.test-site.org/blog/", loc)
    form = replace(FORM, folder_url="https://shop.test-site.org/blog/")
    found = preflight(document.entries, document.findings.context, form, tmp_path).outside
    assert [(finding.rule.id, finding.row) for finding in found] == ([(rule, 1)] if rule else [])
    job = prepare_set(document, tmp_path, form)
    if rule:
        with pytest.raises(ExportRefused):
            job.run()
        assert contents(tmp_path) == {}
        job = prepare_set(document, tmp_path, form, force=True)
    job.run()
    assert "sitemap.xml" in contents(tmp_path)


def test_entries_stay_in_the_parts_of_the_last_time_and_new_ones_fill_the_last(tmp_path: Path) -> None:
    def split(*numbers: int, keeps: bool = True) -> tuple[list[str], list[str]]:
        document = document_of(*(f"https://shop.test-site.org/{number}" for number in numbers))
        job = prepare_set(document, tmp_path, replace(FORM, keeps_parts=keeps))
        job.run()
        parts = [" ".join(str(numbers[row]) for row in part.rows) for part in job.parts]
        return parts, [path.name for path in job.written]

    assert split(1, 2, 3)[0] == ["1 2", "3"]
    assert split(0, 1, 2, 3) == (["1 2", "0 3"], ["sitemap-2.xml"])
    assert split(0, 1, 2, 3, 4, 5, 6) == (
        ["1 2", "0 3", "4 5", "6"],
        ["sitemap-3.xml", "sitemap-4.xml", "sitemap.xml"],
    )
    assert split(0, 2, 3, 4, 5, 6, 7)[0] == ["2", "0 3", "4 5", "6 7"]
    assert split(0, 4, 8, 9) == (
        ["0", "4 8", "9"],
        ["sitemap-2.xml", "sitemap-3.xml", "sitemap-5.xml", "sitemap.xml"],
    )
    assert split(0, 4, 8, 9, keeps=False)[0] == ["0 4", "8 9"]


def test_where_the_document_lies_now_says_nothing_about_the_set(document: OpenDocument) -> None:
    document.set_published_url("https://other.test-site.org/a.xml")
    assert any(finding.rule is RULE_BY_ID["url-off-host"] for finding in document.findings.report.all())
    assert errors_in_set(document) == []
    assert preflight(document.entries, document.findings.context, FORM, Path()).outside == ()


def test_what_cannot_be_split_is_told_before_and_while_writing(
    document: OpenDocument, tmp_path: Path
) -> None:
    form = replace(FORM, max_bytes=100)
    assert "alone" in preflight(document.entries, document.findings.context, form, tmp_path).trouble
    with pytest.raises(SetImpossible):
        prepare_set(document, tmp_path, form).run()


def test_a_part_that_reads_back_differently_leaves_all_files_as_they_were(
    document: OpenDocument, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare_set(document, tmp_path, FORM).run()
    before = contents(tmp_path)
    SetValues("priority", range(5), "0.5").apply(document.entries)

    def part_bytes(*given: object) -> bytes:
        if given[2].name == "sitemap-3.xml":  # type: ignore[attr-defined]
            raise NotFaithful
        return b"other"

    monkeypatch.setattr(document_export, "part_bytes", part_bytes)
    with pytest.raises(NotFaithful):
        prepare_set(document, tmp_path, FORM).run()
    assert contents(tmp_path) == before


def test_a_part_that_cannot_be_written_leaves_the_old_index_and_its_parts(
    document: OpenDocument, tmp_path: Path
) -> None:
    prepare_set(document, tmp_path, FORM).run()
    before = contents(tmp_path)
    (tmp_path / "sitemap-3.xml").unlink()
    (tmp_path / "sitemap-3.xml").mkdir()
    SetValues("priority", range(5), "0.5").apply(document.entries)
    with pytest.raises(SaveError, match="folder with that name"):
        prepare_set(document, tmp_path, FORM).run()
    (tmp_path / "sitemap-3.xml").rmdir()
    assert contents(tmp_path) == {name: data for name, data in before.items() if name != "sitemap-3.xml"}


def test_a_cancelled_export_writes_nothing(document: OpenDocument, tmp_path: Path) -> None:
    job = prepare_set(document, tmp_path, FORM)
    with pytest.raises(Cancelled):
        job.run(lambda: True)
    job.plan()
    with pytest.raises(Cancelled):
        job.run(lambda: True)
    assert contents(tmp_path) == {}
