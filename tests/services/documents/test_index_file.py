"""Which files the entries of an index mean: one that is listed more than once is one file."""

import os
from pathlib import Path

import pytest

from editor.core.document.edits import SetListing, SetValues, removal_of_file
from editor.services.documents.file_sets import file_set_of_files
from editor.services.documents.index_file import LISTED_TWICE, download_name, file_name_in_url, loc_named
from editor.services.documents.open_document import OpenDocument
from editor.services.documents.set_changes import file_renaming, matching
from editor.services.opening.opening import Opening, open_document
from tests.for_each import for_each
from tests.services.file_sets import HOST, NOW, contents, index, locs, opened, urlset, write


@for_each(
    ("loc", "name"),
    [
        (f"{HOST}/maps/news.xml", "news.xml"),
        (f"{HOST}/news.xml?a=b/c.xml#d", "news.xml"),
        (f"{HOST}/m%C3%A4rz%20.xml", "märz .xml"),
        (f"{HOST}/caf%E9.xml", os.fsdecode(b"caf\xe9.xml")),
        (f"{HOST}/caf%EF%BF%BD.xml", ""),
        (f"{HOST}/\ud800.xml", ""),
        *(
            (f"{HOST}/{bad}", "")
            for bad in (
                "",
                "..",
                "%2e%2e",
                "..%2Fa.xml",
                "..%5Ca.xml",
                "C%3Aa.xml",
                "a%00.xml",
                "nul.xml",
                "con",
            )
        ),
        *(
            (bad, "")
            for bad in ("file:///etc/passwd", "ftp://acme.org/a.xml", "mailto:a.xml", "C:a.xml", "", "a/")
        ),
        *(
            (short, "a.xml")
            for short in ("a.xml", " /a.xml?b/c#d:e\n", "./a.xml", "//acme.org/a.xml", "acme.org/a.xml")
        ),
        ("/etc/passwd", "passwd"),  # beside the index
        ("a\\b.xml", ""),
        (f"{HOST}/{'a' * 256}", ""),
    ],
)
def test_only_a_plain_last_segment_of_a_url_names_a_file(loc: str, name: str) -> None:
    assert file_name_in_url(loc) == name


@for_each(
    ("name", "safe"),
    [
        ("sitemap.xml", "sitemap.xml"),
        ("Sitemap-1.XML.GZ", "Sitemap-1.XML.GZ"),
        ("urls.txt", "urls.txt"),
        ("märz.xml", "märz.xml"),
        ("サイト.xml", "サイト.xml"),
        ("sitemap.php", "sitemap.php.xml"),
        ("x.desktop", "x.desktop.xml"),
        ("x.xml.exe", "x.xml.exe.xml"),
        ("data.gz", "data.gz.xml"),
        ("-rf.xml", "rf.xml"),
        (".bashrc", "bashrc.xml"),
        ("$(id).xml", "id-.xml"),
        ("a b;c.xml", "a-b-c.xml"),
        ("a\u202egpj.xml", "a-gpj.xml"),
        ("a\u200b.xml", "a-.xml"),
        (os.fsdecode(b"caf\xe9.xml"), "caf-.xml"),
        ("--", ""),
        ("", ""),
        ("a" * 254, ""),
    ],
)
def test_a_file_that_was_fetched_has_a_name_that_cannot_mislead(name: str, safe: str) -> None:
    assert download_name(name) == safe


def test_an_index_is_read_with_files_that_were_fetched_under_safe_names(tmp_path: Path) -> None:
    listed = index("a.php", "%24(b).xml")
    files = {"index.xml": listed, "a.php.xml": urlset("1"), "b-.xml": urlset("2")}
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert locs(opened(tmp_path / "index.xml")) == {"a.php.xml": ["1"], "b-.xml": ["2"]}


def test_an_index_whose_entries_lack_their_beginning_is_read_with_its_files(tmp_path: Path) -> None:
    listed = index("a.xml", "b.xml").replace(f"{HOST}/a", "a").replace(HOST, "")
    file_set = opened(write(tmp_path, index_xml=listed, a_xml=urlset("1"), b_xml=urlset("2")))
    assert locs(file_set) == {"a.xml": ["1"], "b.xml": ["2"]}
    assert not file_set.file_list.missing
    found = {finding.rule.id for finding in file_set.findings.report.all()}
    assert "loc-not-absolute" in found
    assert "index-child-missing" not in found
    assert [loc_named(loc, "c d.xml") for loc in ("a.xml", "/b.xml?c", f"{HOST}/a.xml")] == [
        "c%20d.xml",
        "/c%20d.xml",
        f"{HOST}/c%20d.xml",
    ]


@pytest.fixture(params=["a.xml", "a.xml.gz"])
def path(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """An index that lists a.xml, b.xml and a.xml again, under one name or the other."""
    names = ("a.xml", "b.xml", request.param)
    return write(tmp_path, index_xml=index(*names), a_xml=urlset("1"), b_xml=urlset("2"))


def listed(path: Path, field: str = "loc") -> list[str]:
    return [text.removeprefix(f"{HOST}/") for text in open_document(path, NOW).entries.column(field)]


def first(file_set: OpenDocument) -> int:
    return file_set.entries.files[0].key


def test_all_entries_of_a_renamed_file_get_its_name_and_undo_gives_it_back(path: Path) -> None:
    file_set = opened(path)
    back = file_renaming(file_set.file_list.there[0], "z.xml").apply(file_set.entries)
    file_set.save()
    assert listed(path) == ["z.xml", "b.xml", "z.xml"]
    assert [file.row for file in file_set.file_list.there] == [0, 1, 2]
    back.apply(file_set.entries)
    file_set.save()
    assert listed(path) == ["a.xml", "b.xml", "a.xml"]


def test_all_entries_of_a_changed_file_get_its_date(path: Path) -> None:
    file_set = opened(path)
    SetValues("priority", [0], "0.5").apply(file_set.entries)
    file_set.save()
    dates = listed(path, "lastmod")
    assert dates[0] == dates[2] > dates[1] == "2024-05-01"
    SetListing(first(file_set), lastmod="2025").apply(file_set.entries)
    file_set.save()
    assert listed(path, "lastmod") == ["2025", "2024-05-01", "2025"]


def test_all_entries_go_with_the_file_and_come_back_with_it(path: Path) -> None:
    file_set, before = opened(path), sorted(listed(path))
    back = removal_of_file(file_set.entries.files[0]).apply(file_set.entries)
    assert [file.name for file in file_set.file_list.there] == ["b.xml"]
    file_set.save()
    assert (listed(path), sorted(contents(path.parent))) == (["b.xml"], ["b.xml", "index.xml"])
    back.apply(file_set.entries)
    file_set.save()
    assert sorted(listed(path)) == before


def test_all_entries_go_where_the_file_is_to_be_listed_no_more(path: Path) -> None:
    file_set, before = opened(path), sorted(listed(path))
    back = SetListing(first(file_set), loc="").apply(file_set.entries)
    file_set.save()
    assert listed(path) == ["b.xml"]
    file_set.save()
    assert listed(path) == ["b.xml"]
    back.apply(file_set.entries)
    file_set.save()
    assert sorted(listed(path)) == before


def test_an_index_whose_files_stay_as_they_are_keeps_its_bytes(path: Path) -> None:
    before = contents(path.parent)
    file_set = opened(path)
    SetValues("priority", [0], "0.5").apply(file_set.entries).apply(file_set.entries)
    file_renaming(file_set.file_list.there[0], "z.xml").apply(file_set.entries).apply(file_set.entries)
    file_set.save()
    assert contents(path.parent) == before


def test_one_entry_too_many_is_taken_out_alone(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml", "a.xml.gz"), a_xml=urlset("1"), b_xml=urlset())
    file_set = opened(path)
    matching(file_set, [file_set.file_list.there[2]], ()).apply(file_set.entries)
    file_renaming(file_set.file_list.there[0], "z.xml").apply(file_set.entries)
    file_set.save()
    assert listed(path) == ["z.xml", "b.xml"]
    file_set.save()
    assert listed(path) == ["z.xml", "b.xml"]


@pytest.mark.skipif(os.name == "nt", reason="links need a permission there")
def test_a_link_is_the_file_that_it_leads_to(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("1"))
    (tmp_path / "b.xml").symlink_to(tmp_path / "a.xml")
    file_set = opened(path)
    assert locs(file_set) == {"a.xml": ["1"]}
    assert [file.trouble for file in file_set.file_list.there] == ["", LISTED_TWICE]
    together = file_set_of_files([tmp_path / "b.xml", tmp_path / "a.xml"], NOW)
    Opening(together).run()
    assert locs(together) == {"b.xml": ["1"]}
