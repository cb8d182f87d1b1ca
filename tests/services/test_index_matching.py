"""Entries without a file leave the index, and files that it does not list come into it."""

from pathlib import Path

import pytest

from editor.core.document.edits import Edit, SetListing
from editor.formats.edit_records import decode_edit, encode_edit
from editor.services.documents.file_names import matching, unlisted
from editor.services.documents.file_sets import file_set_of_files
from editor.services.documents.open_document import OpenDocument
from editor.services.opening.opening import Opening, open_document
from tests.services.workspaces import HOST, NOW, contents, index, urlset, write


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
def workspace(path: Path) -> OpenDocument:
    files = [path.with_name(name) for name in ("a.xml", "b.xml", "c.xml")]
    workspace = file_set_of_files(files, NOW, open_document(path, NOW))
    Opening(workspace).run()
    return workspace


def all_of_it(workspace: OpenDocument) -> Edit:
    return matching(workspace, workspace.file_list.missing, unlisted(workspace))


def problems(workspace: OpenDocument) -> list[str]:
    return [one.message for one in workspace.findings.all() if one.rule.id == "index-child-missing"]


def names(workspace: OpenDocument) -> list[str]:
    return [file.name for file in workspace.files]


ENTRY = f"<sitemap><loc>{HOST}/gone.xml</loc><lastmod>2024-05-01</lastmod></sitemap>"


def test_an_entry_without_a_file_leaves_the_index_and_all_else_stays(
    workspace: OpenDocument, path: Path
) -> None:
    before = contents(path.parent)
    matching(workspace, workspace.file_list.missing, ()).apply(workspace.urlset)
    assert names(workspace) == ["a.xml", "c.xml", "b.xml"]
    workspace.save()
    left = before[path.name].decode().replace(ENTRY, "")  # a comment before it may say more than the entry
    assert contents(path.parent) == before | {path.name: left.encode()}


def test_a_file_comes_into_the_index_with_its_own_date(workspace: OpenDocument, path: Path) -> None:
    before = path.read_text().splitlines()
    matching(workspace, (), unlisted(workspace)).apply(workspace.urlset)
    workspace.save()
    after = path.read_text().splitlines()
    new = f"  <sitemap><loc>{HOST}/b.xml</loc><lastmod>2024-06-07</lastmod></sitemap>"
    assert after == [*before[:-1], new, before[-1]]


def test_both_are_one_edit_and_nothing_is_left_to_find(workspace: OpenDocument) -> None:
    assert len(problems(workspace)) == 2
    back = all_of_it(workspace).apply(workspace.urlset)
    assert problems(workspace) == []
    back.apply(workspace.urlset)
    assert len(problems(workspace)) == 2
    assert names(workspace) == ["a.xml", "gone.xml", "c.xml", "b.xml"]


def test_undone_and_saved_the_index_keeps_its_bytes(workspace: OpenDocument, path: Path) -> None:
    before = contents(path.parent)
    all_of_it(workspace).apply(workspace.urlset).apply(workspace.urlset)
    workspace.save()
    assert contents(path.parent) == before


def test_undone_after_a_save_the_entry_comes_back_where_it_was(workspace: OpenDocument, path: Path) -> None:
    back = all_of_it(workspace).apply(workspace.urlset)
    workspace.save()
    again = back.apply(workspace.urlset)
    workspace.save()
    assert open_document(path, NOW).urlset.column("loc") == [
        f"{HOST}/{name}.xml" for name in ("a", "gone", "c")
    ]
    assert len(problems(workspace)) == 2
    again.apply(workspace.urlset)
    workspace.save()
    assert open_document(path, NOW).urlset.column("loc") == [f"{HOST}/{name}.xml" for name in "acb"]


def test_a_file_whose_url_is_cleared_is_listed_no_more(workspace: OpenDocument, path: Path) -> None:
    SetListing(workspace.urlset.files[0].key, loc="").apply(workspace.urlset)
    workspace.save()
    assert open_document(path, NOW).urlset.column("loc") == [f"{HOST}/gone.xml", f"{HOST}/c.xml"]
    assert [file.name for file in unlisted(workspace)] == ["a.xml", "b.xml"]


def test_a_journal_can_tell_it(workspace: OpenDocument) -> None:
    edit = all_of_it(workspace)
    assert decode_edit(encode_edit(edit, workspace.urlset), workspace.urlset) == edit
