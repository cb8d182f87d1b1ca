"""Files of a file set that get another name."""

import gzip
from pathlib import Path

from editor.formats.moving_entries import distribution
from editor.services.documents.file_on_disk import Manner
from editor.services.documents.set_changes import LISTED, TAKEN, file_renaming, matching, trouble_with
from tests.services.file_sets import contents, index, locs, opened, urlset, write


def test_a_file_is_compressed_as_its_new_name_says_and_undo_takes_that_back(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml.gz"), a_xml=urlset("1"), b_xml_gz=urlset("2"))
    before = contents(tmp_path)
    file_set = opened(path)
    names = ("a2.xml.gz", "b2.xml")
    pairs = zip(list(file_set.file_list.there), names, strict=True)
    back = [file_renaming(file, name).apply(file_set.entries) for file, name in pairs]
    assert not any(one.rule.id == "gzip-name-mismatch" for one in file_set.findings.report.all())
    file_set.save()
    after = contents(tmp_path)
    assert gzip.decompress(after["a2.xml.gz"]).decode() == urlset("1")
    assert after["b2.xml"].decode() == urlset("2")
    assert locs(opened(path)) == {"a2.xml.gz": ["1"], "b2.xml": ["2"]}
    for edit in reversed(back):
        edit.apply(file_set.entries)
    file_set.save()
    assert {name: data for name, data in contents(tmp_path).items() if name != "index.xml"} == {
        name: data for name, data in before.items() if name != "index.xml"
    }


def test_a_file_whose_name_was_wrong_already_stays_as_it_is(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml.gz"))
    (tmp_path / "a.xml.gz").write_text(urlset("1"))
    file_set = opened(path)
    file_renaming(file_set.file_list.there[0], "a.xml").apply(file_set.entries)
    file_set.save()
    assert (tmp_path / "a.xml").read_text() == urlset("1")


def test_a_new_file_is_compressed_as_its_name_says(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml"), a_xml=urlset("1"))
    file_set = opened(path)
    distribution(file_set.entries, {"n.xml.gz": [0]}, lambda _name: "").apply(file_set.entries)
    file_set.save()
    assert b"/1</loc>" in gzip.decompress((tmp_path / "n.xml.gz").read_bytes())


def test_an_index_that_is_saved_by_another_name_is_compressed_as_that_says(tmp_path: Path) -> None:
    file_set = opened(write(tmp_path, index_xml=index("a.xml"), a_xml=urlset("1")))
    file_set.save(tmp_path / "all.xml.gz", Manner(as_named=True))
    assert not list(file_set.findings.report.of_rule("gzip-name-mismatch"))
    file_set.save()
    assert gzip.decompress((tmp_path / "all.xml.gz").read_bytes()).decode() == index("a.xml")


def test_a_name_that_only_an_entry_without_a_file_has_is_said_to_be_that(tmp_path: Path) -> None:
    file_set = opened(write(tmp_path, index_xml=index("a.xml", "gone.xml"), a_xml=urlset("1")))
    assert trouble_with(file_set, "A.xml") == TAKEN
    assert trouble_with(file_set, "Gone.xml") == LISTED
    matching(file_set, file_set.file_list.missing, ()).apply(file_set.entries)
    assert trouble_with(file_set, "gone.xml") == ""


def test_a_name_is_taken_by_a_file_that_only_lies_there_but_not_by_one_that_this_save_removes(
    tmp_path: Path,
) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("1"), b_xml=urlset("2"))
    write(tmp_path, other_xml=urlset("3"))
    file_set = opened(path)
    assert trouble_with(file_set, "other.xml") == TAKEN
    file_renaming(file_set.file_list.there[1], "c.xml").apply(file_set.entries)
    assert trouble_with(file_set, "b.xml", file_set.file_list.there[0]) == ""
    file_renaming(file_set.file_list.there[0], "b.xml").apply(file_set.entries)
    file_set.save()
    assert locs(opened(path)) == {"b.xml": ["1"], "c.xml": ["2"]}
