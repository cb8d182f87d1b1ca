"""Entries without a file leave the index, and files that it does not list come into it."""

from pathlib import Path

import pytest

from editor.core.document.edits import Edit, SetListing
from editor.formats.edit_records import decode_edit, encode_edit
from editor.services.documents.file_sets import file_set_of_files
from editor.services.documents.open_document import OpenDocument
from editor.services.documents.set_changes import matching, unlisted
from editor.services.opening.opening import Opening, open_document
from tests.services.file_sets import HOST, NOW, contents, index, urlset, write


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An index of a.xml, gone.xml and c.xml; b.xml lies there, gone.xml does not."""
    return write(
        tmp_path,
        index_xml=index("a.xml", "gone.xml", "c.xml"),
        a_xml=urlset("1"),
        b_xml=urlset("2", lastmod="2024-06-07"),
        c_xml=urlset("3"),
    )


@pytest.fixture
def file_set(path: Path) -> OpenDocument:
    files = [path.with_name(name) for name in ("a.xml", "b.xml", "c.xml")]
    file_set = file_set_of_files(files, NOW, open_document(path, NOW))
    Opening(file_set).run()
    return file_set


def all_of_it(file_set: OpenDocument) -> Edit:
    return matching(file_set, file_set.file_list.missing, unlisted(file_set))


def problems(file_set: OpenDocument) -> list[str]:
    return [one.message for one in file_set.findings.report.all() if one.rule.id == "index-child-missing"]


def names(file_set: OpenDocument) -> list[str]:
    return [file.name for file in file_set.file_list.there]


ENTRY = f"<sitemap><loc>{HOST}/gone.xml</loc><lastmod>2024-05-01</lastmod></sitemap>"


def test_an_entry_without_a_file_leaves_the_index_and_all_else_stays(
    file_set: OpenDocument, path: Path
) -> None:
    before = contents(path.parent)
    matching(file_set, file_set.file_list.missing, ()).apply(file_set.entries)
    assert names(file_set) == ["a.xml", "c.xml", "b.xml"]
    file_set.save()
    left = before[path.name].decode().replace(ENTRY, "")  # a comment before it may say more than the entry
    assert contents(path.parent) == before | {path.name: left.encode()}


def test_a_file_comes_into_the_index_with_its_own_date(file_set: OpenDocument, path: Path) -> None:
    before = path.read_text().splitlines()
    matching(file_set, (), unlisted(file_set)).apply(file_set.entries)
    file_set.save()
    after = path.read_text().splitlines()
    new = f"  <sitemap><loc>{HOST}/b.xml</loc><lastmod>2024-06-07</lastmod></sitemap>"
    assert after == [*before[:-1], new, before[-1]]


def test_both_are_one_edit_and_nothing_is_left_to_find(file_set: OpenDocument) -> None:
    assert len(problems(file_set)) == 2
    back = all_of_it(file_set).apply(file_set.entries)
    assert problems(file_set) == []
    back.apply(file_set.entries)
    assert len(problems(file_set)) == 2
    assert names(file_set) == ["a.xml", "gone.xml", "c.xml", "b.xml"]


def test_undone_and_saved_the_index_keeps_its_bytes(file_set: OpenDocument, path: Path) -> None:
    before = contents(path.parent)
    all_of_it(file_set).apply(file_set.entries).apply(file_set.entries)
    file_set.save()
    assert contents(path.parent) == before


def test_undone_after_a_save_the_entry_comes_back_where_it_was(file_set: OpenDocument, path: Path) -> None:
    back = all_of_it(file_set).apply(file_set.entries)
    file_set.save()
    again = back.apply(file_set.entries)
    file_set.save()
    assert open_document(path, NOW).entries.column("loc") == [
        f"{HOST}/{name}.xml" for name in ("a", "gone", "c")
    ]
    assert len(problems(file_set)) == 2
    again.apply(file_set.entries)
    file_set.save()
    assert open_document(path, NOW).entries.column("loc") == [f"{HOST}/{name}.xml" for name in "acb"]


def test_a_file_whose_url_is_cleared_is_listed_no_more(file_set: OpenDocument, path: Path) -> None:
    SetListing(file_set.entries.files[0].key, loc="").apply(file_set.entries)
    file_set.save()
    assert open_document(path, NOW).entries.column("loc") == [f"{HOST}/gone.xml", f"{HOST}/c.xml"]
    assert [file.name for file in unlisted(file_set)] == ["a.xml", "b.xml"]


def test_a_journal_can_tell_it(file_set: OpenDocument) -> None:
    edit = all_of_it(file_set)
    assert decode_edit(encode_edit(edit, file_set.entries), file_set.entries) == edit
