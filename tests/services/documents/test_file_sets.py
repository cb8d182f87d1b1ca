"""Which file of a folder is the index that lists the others, and a set in other forms."""

import gzip
import re
from pathlib import Path

import pytest

from editor.formats.writing.split_export import SetForm
from editor.services.documents.document_export import prepare_export, prepare_set
from editor.services.documents.file_sets import file_set_at, index_among
from editor.services.documents.index_file import sitemaps_in
from editor.services.documents.set_changes import unlisted
from editor.services.opening.opening import OTHER_INDEX, Opening, open_document
from editor.services.tables.table_export import FindingsExport
from tests.services.file_sets import HOST, NOW, index, locs, opened, urlset, write

NAMES = ("a.xml", "b.xml")


@pytest.mark.parametrize(
    ("indexes", "found"),
    [
        ((), None),
        (("products.xml",), "products.xml"),
        (("products.xml", "Sitemap.xml.gz", "sitemap_index.xml"), "sitemap_index.xml"),
        (("products.xml", "articles.xml"), None),
        (("products.xml", "products.xml.gz"), None),
        (("products.xml", "sitemap.xml", "sitemap.xml.gz"), None),
    ],
)
def test_of_several_indexes_the_name_tells_which_one_counts(
    tmp_path: Path, indexes: tuple[str, ...], found: str | None
) -> None:
    for name in NAMES:
        (tmp_path / name).write_text(urlset("1"))
    for name in indexes:
        text = index(*NAMES).encode()
        (tmp_path / name).write_bytes(gzip.compress(text) if name.endswith(".gz") else text)
    assert index_among(sorted(tmp_path.iterdir())) == (tmp_path / found if found else None)


def test_files_of_a_folder_come_in_the_order_of_the_numbers_in_their_names(tmp_path: Path) -> None:
    names = ["a-1-b.xml", "a-02.xml", "a-2.xml", "a-10.xml.gz", "a.xml", "b.xml"]
    for name in names:
        (tmp_path / name).touch()
    assert [path.name for path in sitemaps_in(tmp_path)] == names


def test_of_an_index_that_no_index_lists_it_is_not_said_that_one_may_not(tmp_path: Path) -> None:
    write(tmp_path, one_xml=index("a.xml"), two_xml=index("a.xml"), a_xml=urlset("1"))
    file_set = file_set_at(tmp_path, NOW)
    Opening(file_set).run()
    assert [file.trouble for file in file_set.file_list.there] == ["", OTHER_INDEX, OTHER_INDEX]


def test_a_sitemap_beside_an_index_that_does_not_list_it_belongs_to_its_set(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml"), a_xml=urlset("1"), b_xml=urlset("2"), c_xml="<html/>")
    file_set = file_set_at(path, NOW)
    Opening(file_set).run()
    assert locs(file_set) == {"a.xml": ["1"], "b.xml": ["2"]}
    assert [file.name for file in unlisted(file_set)] == ["b.xml"]
    [found] = file_set.findings.report.of_rule("index-child-missing")
    assert found.value == "b.xml"


def test_all_files_are_exported_as_one(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("1"), b_xml=urlset("2"))
    file_set = opened(path)
    out = tmp_path / "out.xml"
    prepare_export(file_set, out).run()
    assert open_document(out, NOW).entries.column("loc") == [f"{HOST}/1", f"{HOST}/2"]


@pytest.mark.parametrize("place", [0, 1])
@pytest.mark.parametrize(
    "entry",
    [
        f"<url><loc>{HOST}/&x;</loc></url>",
        f"&x;<url><loc>{HOST}/</loc></url>",
        f"<url><loc>{HOST}/</loc><a:b xmlns:a='urn:a'>&x;</a:b></url>",
    ],
)
def test_entities_of_a_file_are_exported_as_if_it_were_alone(tmp_path: Path, entry: str, place: int) -> None:
    own = urlset().replace("<urlset", '<!DOCTYPE urlset [<!ENTITY x "y">]>\n<urlset')
    files = [urlset("1"), urlset("2")]
    files[place] = own.replace("</urlset>", f"{entry}</urlset>")
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=files[0], b_xml=files[1])
    prepare_export(opened(path), tmp_path / "out.xml", force=True).run()
    written = (tmp_path / "out.xml").read_text()
    assert "&" not in written
    assert len(re.findall(r"\by\b", written)) == 1


def test_files_of_any_encoding_are_exported_as_one(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("1"))
    (tmp_path / "a.xml").write_bytes(urlset("1").replace("UTF-8", "ISO-8859-1").encode("latin-1"))
    (tmp_path / "b.xml").write_text(urlset("2").replace("</loc>", "</loc><ц:ц xmlns:ц='urn:x'/>"), "utf-8")
    prepare_export(opened(path), tmp_path / "out.xml").run()
    assert "<ц:ц" in (tmp_path / "out.xml").read_text("utf-8")


def test_all_files_are_exported_as_a_set(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "index.xml"), a_xml=urlset("1", "2", "3"))
    file_set = opened(path)
    job = prepare_set(file_set, tmp_path / "set", SetForm(f"{HOST}/", max_urls=2))
    job.run()
    assert locs(opened(job.index)) == {"sitemap-1.xml": ["1", "2"], "sitemap-2.xml": ["3"]}


def test_a_report_tells_of_each_file_by_itself(tmp_path: Path) -> None:
    path = write(
        tmp_path, index_xml=index("a.xml", "b.xml", "c.xml"), a_xml=urlset("1"), b_xml=urlset("0", "1")
    )
    file_set = opened(path)
    out = tmp_path / "report.csv"
    FindingsExport.of(file_set, "index.xml", NOW).run(out)
    lines = out.read_text("utf-8-sig").splitlines()
    told = {(line.split(",")[0].strip('"'), "duplicate-across-files" in line) for line in lines[1:]}
    assert {("index.xml", False), ("a.xml", False), ("b.xml", True)} <= told
