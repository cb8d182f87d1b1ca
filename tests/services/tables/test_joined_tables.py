"""Tables are joined by URL, and what they brought along is kept for each sitemap."""

from pathlib import Path

import pytest

from editor.core.document.columns import Entry
from editor.core.joined_data import NO_DATA, JoinedColumn, JoinedData
from editor.formats.tables.text_tables import TableError
from editor.services.tables.joined_tables import JoinedDataStore, columns_of_files, join_file
from tests.core.documents import filled

DATA = JoinedData((JoinedColumn("Clicks", {"https://e.org/ü": "1,5"}), JoinedColumn("Empty", {})))


def test_a_file_is_joined_by_the_column_of_its_urls(tmp_path: Path) -> None:
    path = tmp_path / "t.tsv"
    path.write_text("Clicks\tURL\n5\thttps://e.org/a\n")
    found = join_file(filled(Entry("https://e.org/a")), path)
    assert found.columns == (JoinedColumn("Clicks", {"https://e.org/a": "5"}),)
    path.write_text("Clicks\tVisits\n5\t6\n")
    with pytest.raises(TableError, match="No column with URLs"):
        join_file(filled(), path)


def test_earlier_versions_say_how_often_a_url_changed(tmp_path: Path) -> None:
    url, versions = "<url><loc>https://e.org/a</loc><lastmod>2026-01-0{}</lastmod></url>", []
    for day in (1, 3):
        versions.append(tmp_path / f"{day}.xml")
        start = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
        versions[-1].write_text(f"{start}{url.format(day)}</urlset>")
    now = filled(Entry("https://e.org/a", "2026-01-05"))
    assert columns_of_files(now, versions) == (
        JoinedColumn("Days between changes", {"https://e.org/a": "2"}),
    )


def test_what_is_kept_is_there_again_for_the_same_file_alone(tmp_path: Path) -> None:
    store, sitemap = JoinedDataStore(tmp_path / "joined"), tmp_path / "a.xml"
    assert store.read(sitemap) == NO_DATA
    store.keep(sitemap, DATA)
    assert JoinedDataStore(tmp_path / "joined").read(tmp_path / "x" / ".." / "a.xml") == DATA
    assert store.read(tmp_path / "b.xml") == NO_DATA
    store.keep(sitemap, NO_DATA)
    assert store.read(sitemap) == NO_DATA
    assert not list((tmp_path / "joined").iterdir())


@pytest.mark.parametrize("content", [b"", b"rubbish", b"\x1f\x8b", b"[]"])
def test_a_damaged_file_brings_nothing_along(tmp_path: Path, content: bytes) -> None:
    store = JoinedDataStore(tmp_path)
    store.keep(tmp_path / "a.xml", DATA)
    [kept] = tmp_path.iterdir()
    kept.write_bytes(content)
    assert store.read(tmp_path / "a.xml") == NO_DATA
