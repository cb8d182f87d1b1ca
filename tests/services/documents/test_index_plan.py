"""An index is made for files that have none, and matched to the files that are there."""

import os
import sys
from pathlib import Path

import pytest

from editor.core.document.edits import Edit, SetListing, SetValues
from editor.core.document.sitemap_file import IndexPlan
from editor.formats.edit_records import decode_edit, encode_edit
from editor.services.documents.file_sets import file_set_of_files
from editor.services.documents.open_document import OpenDocument
from editor.services.documents.set_changes import file_renaming, making_of_index, matching, unlisted
from editor.services.files.file_errors import SaveError
from editor.services.opening.opening import Opening, open_document
from tests.services.file_sets import HOST, NOW, contents, index, locs, opened, urlset, write

NAME = "sitemap_index.xml"
START = '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
WITHOUT_DATES = f"""{START}
  <sitemap>
    <loc>{HOST}/maps/a.xml</loc>
  </sitemap>
  <sitemap>
    <loc>{HOST}/maps/b%20%26.xml</loc>
  </sitemap>
</sitemapindex>
"""
WITH_DATES = WITHOUT_DATES.replace("a.xml</loc>", "a.xml</loc>\n    <lastmod>2024-02-01</lastmod>")


@pytest.fixture
def file_set(tmp_path: Path) -> OpenDocument:
    """Two files without an index, one with dates."""
    write(tmp_path, a_xml=urlset("maps/1", lastmod="2024-02-01"))
    (tmp_path / "b &.xml").write_text(urlset("maps/2", "maps/3"))
    file_set = file_set_of_files([tmp_path / "a.xml", tmp_path / "b &.xml"], NOW)
    Opening(file_set).run()
    return file_set


def make(file_set: OpenDocument, *, is_dated: bool = False, name: str = NAME) -> Edit:
    """Create the index; returns what takes that back."""
    plan = IndexPlan(name, f"{HOST}/maps/")
    return making_of_index(file_set, plan, is_dated=is_dated).apply(file_set.entries)


@pytest.mark.parametrize(("is_dated", "text"), [(False, WITHOUT_DATES), (True, WITH_DATES)])
def test_it_lists_each_file_in_clean_form_and_no_other_file_is_touched(
    file_set: OpenDocument, tmp_path: Path, is_dated: bool, text: str
) -> None:
    before = contents(tmp_path)
    make(file_set, is_dated=is_dated)
    assert contents(tmp_path) == before
    file_set.save()
    assert contents(tmp_path) == before | {NAME: text.encode()}
    assert file_set.path == tmp_path / NAME
    assert locs(opened(tmp_path / NAME)) == {"a.xml": ["maps/1"], "b &.xml": ["maps/2", "maps/3"]}


def test_once_it_is_deleted_no_file_is_listed_any_more(file_set: OpenDocument, tmp_path: Path) -> None:
    back = make(file_set)
    file_set.save()
    back.apply(file_set.entries)
    file_set.save()
    assert NAME not in contents(tmp_path)
    assert [(file.listing.loc, file.row) for file in file_set.file_list.there] == [("", None)] * 2


def test_no_date_is_made_up_for_a_file_that_changed(file_set: OpenDocument, tmp_path: Path) -> None:
    SetValues("priority", [1], "0.5").apply(file_set.entries)
    make(file_set, is_dated=True)
    file_set.save()
    assert (tmp_path / NAME).read_text() == WITH_DATES


def test_its_findings_are_among_those_of_the_files(file_set: OpenDocument) -> None:
    assert file_set.findings.index.own is None
    back = make(file_set)
    index = file_set.findings.index.own
    assert index is not None
    assert index.entries.column("loc") == [f"{HOST}/maps/a.xml", f"{HOST}/maps/b%20%26.xml"]
    SetListing(file_set.entries.files[1].key, loc="").apply(file_set.entries)
    found = [one for one in file_set.findings.report.all() if one.rule.id == "index-child-missing"]
    assert [(one.file, one.value) for one in found] == [(NAME, "b &.xml")]
    back.apply(file_set.entries)
    assert file_set.findings.index.own is None
    assert file_set.findings.context.published_url == ""


def test_taken_back_before_it_is_saved_nothing_is_written(file_set: OpenDocument, tmp_path: Path) -> None:
    before = contents(tmp_path)
    make(file_set).apply(file_set.entries)
    file_set.save()
    assert contents(tmp_path) == before


def test_taken_back_after_it_was_saved_it_is_deleted_and_can_be_made_again(
    file_set: OpenDocument, tmp_path: Path
) -> None:
    before = contents(tmp_path)
    back = make(file_set)
    file_set.save()
    again = back.apply(file_set.entries)
    file_set.save()
    assert contents(tmp_path) == before
    back = again.apply(file_set.entries)
    file_set.save()
    assert (tmp_path / NAME).read_text() == WITHOUT_DATES
    back.apply(file_set.entries).apply(file_set.entries)
    file_set.save()
    assert (tmp_path / NAME).read_text() == WITHOUT_DATES


def test_made_again_under_another_name_the_first_one_goes(file_set: OpenDocument, tmp_path: Path) -> None:
    back = make(file_set)
    file_set.save()
    back.apply(file_set.entries)
    make(file_set, name="other.xml")
    file_set.save()
    assert sorted(contents(tmp_path)) == ["a.xml", "b &.xml", "other.xml"]


def test_a_file_that_came_there_meanwhile_is_not_written_over(file_set: OpenDocument, tmp_path: Path) -> None:
    make(file_set)
    (tmp_path / NAME).write_text("theirs")
    SetValues("priority", [0], "0.5").apply(file_set.entries)
    before = contents(tmp_path)
    with pytest.raises(SaveError, match="another file already has that name"):
        file_set.save()
    assert contents(tmp_path) == before


def test_a_compressed_one_is_compressed(file_set: OpenDocument, tmp_path: Path) -> None:
    make(file_set, name="index.xml.gz")
    file_set.save()
    assert (tmp_path / "index.xml.gz").read_bytes().startswith(b"\x1f\x8b")
    assert list(locs(opened(tmp_path / "index.xml.gz"))) == ["a.xml", "b &.xml"]


def test_a_journal_can_tell_that_an_index_was_made(file_set: OpenDocument, tmp_path: Path) -> None:
    edit = making_of_index(file_set, IndexPlan(NAME, f"{HOST}/maps/"), is_dated=True)
    assert decode_edit(encode_edit(edit, file_set.entries), file_set.entries) == edit


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere names are text")
def test_a_file_whose_name_is_no_utf_8_is_listed_byte_by_byte(tmp_path: Path) -> None:
    name = os.fsdecode(b"caf\xe9.xml")
    (tmp_path / name).write_text(urlset("maps/1"))
    file_set = file_set_of_files([tmp_path / name], NOW)
    Opening(file_set).run()
    make(file_set)
    file_set.save()
    assert f"<loc>{HOST}/maps/caf%E9.xml</loc>" in (tmp_path / NAME).read_text()
    again = opened(tmp_path / NAME)
    assert locs(again) == {name: ["maps/1"]}
    file_renaming(again.file_list.there[0], name.replace(".", "2.")).apply(again.entries)
    again.save()
    assert f"<loc>{HOST}/maps/caf%E92.xml</loc>" in (tmp_path / NAME).read_text()


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
def file_set_with_a_gap(path: Path) -> OpenDocument:
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
    file_set_with_a_gap: OpenDocument, path: Path
) -> None:
    before = contents(path.parent)
    matching(file_set_with_a_gap, file_set_with_a_gap.file_list.missing, ()).apply(
        file_set_with_a_gap.entries
    )
    assert names(file_set_with_a_gap) == ["a.xml", "c.xml", "b.xml"]
    file_set_with_a_gap.save()
    left = before[path.name].decode().replace(ENTRY, "")  # a comment before it may say more than the entry
    assert contents(path.parent) == before | {path.name: left.encode()}


def test_a_file_comes_into_the_index_with_its_own_date(file_set_with_a_gap: OpenDocument, path: Path) -> None:
    before = path.read_text().splitlines()
    matching(file_set_with_a_gap, (), unlisted(file_set_with_a_gap)).apply(file_set_with_a_gap.entries)
    file_set_with_a_gap.save()
    after = path.read_text().splitlines()
    new = f"  <sitemap><loc>{HOST}/b.xml</loc><lastmod>2024-06-07</lastmod></sitemap>"
    assert after == [*before[:-1], new, before[-1]]


def test_both_are_one_edit_and_nothing_is_left_to_find(file_set_with_a_gap: OpenDocument) -> None:
    assert len(problems(file_set_with_a_gap)) == 2
    back = all_of_it(file_set_with_a_gap).apply(file_set_with_a_gap.entries)
    assert problems(file_set_with_a_gap) == []
    back.apply(file_set_with_a_gap.entries)
    assert len(problems(file_set_with_a_gap)) == 2
    assert names(file_set_with_a_gap) == ["a.xml", "gone.xml", "c.xml", "b.xml"]


def test_undone_and_saved_the_index_keeps_its_bytes(file_set_with_a_gap: OpenDocument, path: Path) -> None:
    before = contents(path.parent)
    all_of_it(file_set_with_a_gap).apply(file_set_with_a_gap.entries).apply(file_set_with_a_gap.entries)
    file_set_with_a_gap.save()
    assert contents(path.parent) == before


def test_undone_after_a_save_the_entry_comes_back_where_it_was(
    file_set_with_a_gap: OpenDocument, path: Path
) -> None:
    back = all_of_it(file_set_with_a_gap).apply(file_set_with_a_gap.entries)
    file_set_with_a_gap.save()
    again = back.apply(file_set_with_a_gap.entries)
    file_set_with_a_gap.save()
    assert open_document(path, NOW).entries.column("loc") == [
        f"{HOST}/{name}.xml" for name in ("a", "gone", "c")
    ]
    assert len(problems(file_set_with_a_gap)) == 2
    again.apply(file_set_with_a_gap.entries)
    file_set_with_a_gap.save()
    assert open_document(path, NOW).entries.column("loc") == [f"{HOST}/{name}.xml" for name in "acb"]


def test_a_file_whose_url_is_cleared_is_listed_no_more(file_set_with_a_gap: OpenDocument, path: Path) -> None:
    SetListing(file_set_with_a_gap.entries.files[0].key, loc="").apply(file_set_with_a_gap.entries)
    file_set_with_a_gap.save()
    assert open_document(path, NOW).entries.column("loc") == [f"{HOST}/gone.xml", f"{HOST}/c.xml"]
    assert [file.name for file in unlisted(file_set_with_a_gap)] == ["a.xml", "b.xml"]


def test_a_journal_can_tell_that_an_index_was_matched(file_set_with_a_gap: OpenDocument) -> None:
    edit = all_of_it(file_set_with_a_gap)
    assert decode_edit(encode_edit(edit, file_set_with_a_gap.entries), file_set_with_a_gap.entries) == edit
