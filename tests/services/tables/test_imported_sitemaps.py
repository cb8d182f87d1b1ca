"""A whole file on the clipboard is told from cells, and read as a file is."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from editor.core.document.columns import Entry
from editor.core.fields import Kind
from editor.formats.damage.entry_recovery import reread
from editor.formats.read_errors import ReadAs, Unreadable
from editor.formats.reading.encoding import decode_text
from editor.formats.writing.faithful_writing import to_bytes
from editor.services.tables.imported_sitemaps import document_of, is_whole_file, urlset_in
from tests.app.desk import SITEMAP
from tests.for_each import for_each

NOW = datetime(2026, 11, 21, tzinfo=UTC)
ROBOTS = "User-agent: *\nSitemap: https://e.org/a.xml\nSitemap: https://e.org/b.xml\n"
FEED = (
    '<?xml version="1.0"?><rss version="2.0"><channel><item><link>https://e.org/a</link>'
    "<pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate></item></channel></rss>"
)


@for_each(
    ("text", "expected"),
    [
        (SITEMAP, True),
        ("\ufeff\n<urlset/>", True),
        (ROBOTS, True),
        ("https://e.org/", False),
        ("URL\tPriority", False),
        ("", False),
    ],
)
def test_a_file_is_told_from_cells(text: str, expected: bool) -> None:
    assert is_whole_file(text) is expected


@for_each(
    ("text", "kind", "entries"),
    [
        (SITEMAP, Kind.URLSET, ["https://e.org/", "https://e.org/a", "https://e.org/b"]),
        (ROBOTS, Kind.SITEMAPINDEX, ["https://e.org/a.xml", "https://e.org/b.xml"]),
        (FEED, Kind.URLSET, ["https://e.org/a"]),
        ("<url><loc>https://e.org/?a&b</loc></url>", Kind.URLSET, ["https://e.org/?a&b"]),
        ("<sitemap><loc>https://e.org/</loc></sitemap>", Kind.SITEMAPINDEX, ["https://e.org/"]),
        (SITEMAP.replace("UTF-8", "ISO-8859-1").replace("/b", "/é"), Kind.URLSET,
         ["https://e.org/", "https://e.org/a", "https://e.org/é"]),
    ],
)  # fmt: skip
def test_a_file_becomes_a_document_that_may_be_edited(text: str, kind: Kind, entries: list[str]) -> None:
    document = document_of(text, NOW)
    assert document.entries.kind is kind
    assert list(document.entries.column("loc")) == entries
    assert not document.is_read_only
    assert list(urlset_in(text, NOW).column("loc")) == entries


def test_a_sound_sitemap_stays_byte_for_byte() -> None:
    assert to_bytes(document_of(SITEMAP, NOW).entries).decode() == SITEMAP


@for_each("path", sorted((Path(__file__).parents[2] / "data").glob("*.xml")), ids=lambda path: path.stem)
def test_a_sound_sitemap_is_read_as_one_that_is_looked_at_for_repairs(path: Path) -> None:
    text = decode_text(path.read_bytes()).text
    looked_at = reread(text.encode(), "", ReadAs("utf-8"))
    document = document_of(text, NOW)
    assert to_bytes(document.entries) == to_bytes(looked_at.entries)
    others = [repair for repair in looked_at.repairs if not repair.kind.rule.startswith("encoding")]
    assert list(document.file_list.repairs) == others


def test_what_only_looks_damaged_is_left_alone_in_any_encoding() -> None:
    foreign = '<o:x xmlns:o="urn:o"><o:urlset>1</o:urlset></o:x><o:y xmlns:o="urn:o"><![CDATA[&<url>]]></o:y>'
    text = SITEMAP.replace("UTF-8", "ISO-8859-1").replace("</loc>", f"</loc>{foreign}", 1)
    document = document_of(text, NOW)
    assert to_bytes(document.entries).decode() == text.replace("ISO-8859-1", "UTF-8")
    assert not document.file_list.repairs


def test_dates_of_feeds_come_as_sitemaps_write_them() -> None:
    assert urlset_in(FEED, NOW).entry(0) == Entry("https://e.org/a", "2026-11-20T10:00:00Z")


@for_each(
    ("date", "written"),
    [
        ("Fri, 20 Nov 2026 10:00:00 EST", "2026-11-20T10:00:00-05:00"),
        ("20 Nov 26 9:00 PDT", "2026-11-20T09:00:00-07:00"),
        ("Friday, 20 November 99 10:00 Z", "Friday, 20 November 99 10:00 Z"),
        ("Sat, 20 Nov 1999\n 10:00 UTC", "1999-11-20T10:00:00Z"),
        ("Fri, 20 Nov 2026 10:00:00 BST", "Fri, 20 Nov 2026 10:00:00 BST"),
        ("Fri, 20 Nov 2026 25:00:00 GMT", "Fri, 20 Nov 2026 25:00:00 GMT"),
        ("31 Nov 2026 10:00:00 GMT", "31 Nov 2026 10:00:00 GMT"),
        ("20 Nov 2026 10:00:00 +0100", "2026-11-20T10:00:00+01:00"),
    ],
)
def test_feeds_name_zones_and_leave_out_weekdays(date: str, written: str) -> None:
    text = FEED.replace("Fri, 20 Nov 2026 10:00:00 GMT", date)
    assert urlset_in(text, NOW).entry(0).lastmod == written


@for_each("text", ["<b>bold</b>", "<!DOCTYPE html><html></html>", "<"])
def test_what_only_looks_like_a_file_says_so(text: str) -> None:
    with pytest.raises(Unreadable):
        urlset_in(text, NOW)
