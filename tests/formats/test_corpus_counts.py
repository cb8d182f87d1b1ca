"""Real files give as many entries as other readers expect, or more; each difference has its reason."""

import gzip
from functools import cache
from math import inf
from xml.etree import ElementTree

from lxml import etree

from editor.core.document.document import Document
from editor.core.fields import Kind
from editor.formats.read_errors import Unreadable
from editor.formats.reading.reader import Reading
from editor.formats.writing.export import ExportForm, export
from editor.rules.rule import Severity
from editor.services.documents.open_document import OpenDocument
from editor.services.tables.imported_sitemaps import feed_entries, new_sitemap
from tests.for_each import for_each
from tests.formats.recovered import read_or_recover
from tests.rules.documents import NOW
from tests.shared import (
    SHARED,
    CorpusFile,
    Run,
    corpus_files,
    file_name,
    more_when_whole,
    skip_module_without_shared,
    sweep,
)

skip_module_without_shared()

MANY = 50_000  # entries

# Where others give up and rows are to be had all the same: how many, and why that is right.
MORE_THAN_PEERS = {
    "030-sitemapr-utf16-le-bom.xml": (1, "only its mark lies: without that it is UTF-8; repaired"),
    "073-sitemapr-feed-malformed.xml": (1, "the item before the fault is whole; repaired"),
    "075-sitemapr-feed-unsupported-rdf.xml": (1, "RSS 1.0 has links and dates like the others"),
    "080-sitemapr-index-rss-child.xml": (1, "the index is sound; what its child is, the child has to say"),
    "169-sitemaptools-basic-sitemap-wrongformat.xml": (3, "a list is one whatever it is called"),
}
# Where the manifest, which lxml counted for, knows of other entries.
OTHER_THAN_THE_MANIFEST = {
    "206-betterdiscord-sitemap.xml": (2, "front matter hid the sitemap from lxml"),
    "309-w-emirodgar-com-sitemap-images.xml": (1, "front matter hid the sitemap from lxml"),
    "030-sitemapr-utf16-le-bom.xml": (1, "its mark hid the sitemap from lxml"),
}


def reading_of(file: CorpusFile) -> Reading | None:
    try:
        return read_or_recover(file.path.read_bytes(), file.path.name)
    except Unreadable:
        return None


@for_each("file", corpus_files(lambda file: bool(file.peer_expected_count)), ids=file_name)
def test_other_readers_expectations_are_met_or_beaten(file: CorpusFile) -> None:
    reading = reading_of(file)
    if file.path.name in MORE_THAN_PEERS:
        assert file.peer_expected_count == "error"
        assert reading is not None
        assert len(reading.entries) == MORE_THAN_PEERS[file.path.name][0]
    elif file.peer_expected_count == "error":
        assert reading is None
    else:
        assert reading is not None
        assert len(reading.entries) == int(file.peer_expected_count)
        assert reading.complete


def _has_other_entries(file: CorpusFile) -> bool:
    return file.path.name in OTHER_THAN_THE_MANIFEST


@for_each("file", corpus_files(_has_other_entries), ids=file_name)
def test_where_the_manifest_is_wrong_other_entries_are_read(file: CorpusFile) -> None:
    reading = reading_of(file)
    assert reading is not None
    assert len(reading.entries) == OTHER_THAN_THE_MANIFEST[file.path.name][0] != file.entries


@for_each("file", sweep(corpus_files(lambda file: not _has_other_entries(file)), 3))
def test_as_many_entries_are_read_as_the_manifest_has(file: CorpusFile) -> None:
    reading = reading_of(file)
    assert (len(reading.entries) if reading else 0) == file.entries


def content(file: CorpusFile) -> bytes:
    data = file.path.read_bytes()
    return gzip.decompress(data) if data.startswith(b"\x1f\x8b") else data


@for_each("file", corpus_files(lambda file: file.root == "(text)"), ids=file_name)
def test_lists_hold_the_lines_that_are_not_blank(file: CorpusFile) -> None:
    reading = reading_of(file)
    if reading is None:
        assert not file.entries
        return
    lines = content(file).decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    assert list(reading.entries.column("loc")) == [line for line in lines if line.strip()]


def _is_feed(file: CorpusFile) -> bool:
    return file.root in ("rss", "feed", "RDF")


@for_each("file", corpus_files(_is_feed), ids=file_name)
def test_feeds_hold_the_links_that_another_parser_finds(file: CorpusFile) -> None:
    reading = reading_of(file)
    assert reading is not None
    locs = [loc.strip() for loc in reading.entries.column("loc")]
    if file.well_formed != "yes":
        assert locs
        return
    root = ElementTree.fromstring(content(file))
    items = [item for item in root.iter() if item.tag.rpartition("}")[2] in ("item", "entry")]
    assert len(locs) == len(items)
    for loc, item in zip(locs, items, strict=True):
        texts = {(child.text or "").strip() for child in item}
        assert not loc or loc in texts | {child.get("href") for child in item}


@cache
def schema() -> etree.XMLSchema:
    assert SHARED is not None
    return etree.XMLSchema(etree.parse(SHARED / "schemas" / "sitemap.xsd"))


def _as_sitemap(document: Document) -> OpenDocument:
    if document.kind is Kind.FEED:
        return new_sitemap(feed_entries(document, NOW), NOW)
    return new_sitemap((document.entry(row) for row in range(len(document))), NOW)


def _is_taken_over(file: CorpusFile) -> bool:
    """A list or a feed with entries; one with very many takes as long as all others together."""
    return (file.root == "(text)" or _is_feed(file)) and 0 < file.entries < (inf if Run.whole else MANY)


@more_when_whole
@for_each("file", corpus_files(_is_taken_over), ids=file_name)
def test_sitemaps_made_of_lists_and_feeds_pass_the_official_schema(file: CorpusFile) -> None:
    reading = reading_of(file)
    assert reading is not None
    document = _as_sitemap(reading.entries)
    tree = etree.fromstring(export(document.entries, ExportForm.XML))
    assert len(tree) == len(document.entries)
    is_valid = schema().validate(tree)
    assert is_valid or document.findings.report.counts()[Severity.ERROR], schema().error_log
