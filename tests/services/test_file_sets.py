"""Which file of a folder is the index that lists the others."""

import gzip
from pathlib import Path

import pytest

from editor.services.documents.file_sets import file_set_at, index_among, is_index
from editor.services.documents.index_file import sitemaps_in
from editor.services.opening.opening import OTHER_INDEX, Opening
from tests.services.file_sets import NOW, index, urlset, write

NAMES = ("a.xml", "b.xml")


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_an_index_is_told_by_its_beginning_in_any_encoding(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "index.xml"
    path.write_bytes(index(*NAMES).replace("UTF-8", encoding.removesuffix("-sig")).encode(encoding))
    assert is_index(path)
    path.write_bytes(urlset("1").replace("UTF-8", encoding.removesuffix("-sig")).encode(encoding))
    assert not is_index(path)


def test_no_more_than_the_beginning_of_a_file_is_looked_at(tmp_path: Path) -> None:
    path = tmp_path / "index.xml.gz"
    whole = gzip.compress(index(*(f"{number}.xml" for number in range(10_000))).encode(), compresslevel=0)
    path.write_bytes(whole[: len(whole) // 2])
    assert is_index(path)


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
