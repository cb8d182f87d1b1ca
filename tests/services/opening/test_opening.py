"""A file comes into its document in steps: the first rows at once, the others many at a time."""

import gzip
from datetime import UTC, datetime
from pathlib import Path

import pytest

from editor.core.xml.markup import NAMESPACE
from editor.services.documents.open_document import OpenDocument
from editor.services.opening.opening import Opening, is_index, open_document
from tests.services.file_sets import index, urlset

ROW = "<url><loc>https://www.example.com/products/{}</loc><lastmod>2024-05-01</lastmod></url>\n"


def test_the_first_rows_come_alone_and_the_others_in_a_few_steps(tmp_path: Path) -> None:
    path = tmp_path / "sitemap.xml"
    path.write_text(f'<urlset xmlns="{NAMESPACE}">{"".join(map(ROW.format, range(40_000)))}</urlset>')
    opening = Opening(OpenDocument.at(path, datetime(2026, 5, 1, tzinfo=UTC)))
    sizes = []
    for step in opening.steps():
        step.deliver()
        sizes.append(len(opening.document.entries))
    grown = [size for size in dict.fromkeys(sizes) if size]
    assert 0 < grown[0] < 200
    assert grown[-1] == 40_000
    assert len(grown) <= 6


def test_a_quotation_mark_in_a_tag_is_no_error_of_the_program(tmp_path: Path) -> None:
    path = tmp_path / "sitemap.xml"
    image = '<!-- c --><"image:image><image:loc>https://www.example.com/a.png</image:loc></image:image>'
    row = ROW.format(1).replace("</url>", f"{image}</url>")
    prefix = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
    path.write_text(f'<urlset xmlns="{NAMESPACE}" {prefix}>{row}</urlset>')
    document = open_document(path, datetime(2026, 5, 1, tzinfo=UTC))
    assert not document.file_list.is_complete
    assert document.entries.column("loc") == ["https://www.example.com/products/1"]


def test_a_file_of_which_nobody_asks_for_findings_is_read_the_same_and_checked_when_somebody_does(
    tmp_path: Path,
) -> None:
    path = tmp_path / "sitemap.xml"
    rows = "".join(map(ROW.format, ("a b", "c", "c")))
    path.write_text(f'<urlset xmlns="{NAMESPACE}">{rows}</urlset>')
    now = datetime(2026, 5, 1, tzinfo=UTC)
    checked, bare = open_document(path, now), open_document(path, now, checks=False)
    assert bare.entries.column("loc") == checked.entries.column("loc")
    assert not bare.findings.is_finished
    assert not any(bare.findings.report.counts().values())
    bare.findings.check_all()
    assert list(bare.findings.report.all()) == list(checked.findings.report.all())


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_an_index_is_told_by_its_beginning_in_any_encoding(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "index.xml"
    path.write_bytes(index("a.xml").replace("UTF-8", encoding.removesuffix("-sig")).encode(encoding))
    assert is_index(path)
    path.write_bytes(urlset("1").replace("UTF-8", encoding.removesuffix("-sig")).encode(encoding))
    assert not is_index(path)


def test_no_more_than_the_beginning_of_a_file_is_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "index.xml.gz"
    whole = gzip.compress(index(*(f"{number}.xml" for number in range(10_000))).encode(), compresslevel=0)
    path.write_bytes(whole[: len(whole) // 2])
    assert is_index(path)
