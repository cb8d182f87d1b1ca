"""An index and its files in other forms: as one file, as a set, as a report."""

import re
from pathlib import Path

import pytest

from editor.formats.writing.split_export import SetForm
from editor.services.documents.set_export import prepare_set
from editor.services.opening.opening import open_document
from editor.services.tables.table_export import FindingsExport
from tests.services.file_sets import HOST, NOW, index, locs, opened, urlset, write


def test_all_files_are_exported_as_one(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("1"), b_xml=urlset("2"))
    file_set = opened(path)
    out = tmp_path / "out.xml"
    file_set.export(out)
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
    opened(path).export(tmp_path / "out.xml", force=True)
    written = (tmp_path / "out.xml").read_text()
    assert "&" not in written
    assert len(re.findall(r"\by\b", written)) == 1


def test_files_of_any_encoding_are_exported_as_one(tmp_path: Path) -> None:
    path = write(tmp_path, index_xml=index("a.xml", "b.xml"), a_xml=urlset("1"))
    (tmp_path / "a.xml").write_bytes(urlset("1").replace("UTF-8", "ISO-8859-1").encode("latin-1"))
    (tmp_path / "b.xml").write_text(urlset("2").replace("</loc>", "</loc><ц:ц xmlns:ц='urn:x'/>"), "utf-8")
    opened(path).export(tmp_path / "out.xml")
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
