"""Every form in which entries come and go, into every other one and back: nothing that both hold is lost."""

import gzip
from datetime import UTC, datetime
from pathlib import Path

import pytest

from editor.__main__ import main
from editor.app.cli.convert import open_sitemap
from editor.core.document.columns import Entry
from editor.core.fields import FIELD_NAMES, Kind
from editor.formats.tables.spreadsheet_writing import write_spreadsheet
from editor.formats.tables.text_tables import write_csv, write_json_lines
from editor.services.opening.opening import open_document
from editor.services.tables.table_formats import READ_ENDINGS, WRITTEN_ENDINGS

ENTRIES = (
    Entry("https://e.org/", "2026-11-02", "daily", "1.0"),
    Entry("https://e.org/?a=1&b=%C3%A9", "2026-11-02T10:00:00+01:00", "", "0.50"),
    Entry("https://e.org/it's", "", "never", ""),
    Entry('https://e.org/"x"/a,b;c', "2026-11", "", "0.0"),
)
RECORDS = [FIELD_NAMES, *(entry.values() for entry in ENTRIES)]
NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
FEED = (
    '<feed xmlns="http://www.w3.org/2005/Atom">'
    "<entry><link href='https://e.org/'/><updated>2026-11-02</updated></entry>"
    "<entry><link href='https://e.org/?a=1&amp;b=%C3%A9'/><updated>2026-11-02T10:00:00+01:00</updated></entry>"
    "</feed>"
)

pytestmark = pytest.mark.usefixtures("copied_helpers")  # which read spreadsheets


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("'", "&apos;").replace('"', "&quot;")


def sitemap(root: str, entry: str, fields: tuple[str, ...]) -> str:
    texts = (
        "".join(f"<{name}>{escaped(getattr(one, name))}</{name}>" for name in fields if getattr(one, name))
        for one in ENTRIES
    )
    return f'<{root} xmlns="{NAMESPACE}">{"".join(f"<{entry}>{text}</{entry}>" for text in texts)}</{root}>'


URLSET = sitemap("urlset", "url", FIELD_NAMES).encode()
SOURCES = {
    "in.xml": URLSET,
    "in.xml.gz": gzip.compress(URLSET, mtime=0),
    "index.xml": sitemap("sitemapindex", "sitemap", FIELD_NAMES[:2]).encode(),
    "in.txt": "".join(f"{entry.loc}\r\n" for entry in ENTRIES).encode(),
    "old-mac.txt": "\r".join(entry.loc for entry in ENTRIES).encode(),
    "in.csv": write_csv(RECORDS, ";", bom=True),
    "in.tsv": write_csv(RECORDS, "\t"),
    "in.xlsx": write_spreadsheet(RECORDS),
    "in.jsonl": write_json_lines(RECORDS),
    "in.atom": FEED.encode(),
}
TARGETS = (
    "xml",
    "xml.gz",
    "txt",
    *(ending.removeprefix(".") for ending in WRITTEN_ENDINGS if ending in READ_ENDINGS),
)
XML = ("xml", "xml.gz")
FEWER_COLUMNS = ("index.xml", "in.txt", "old-mac.txt")


def values(path: Path) -> list[tuple[str, ...]]:
    document = open_sitemap(path)
    return [document.entries.entry(row).values() for row in range(len(document.entries))]


def values_through(path: Path, ending: str) -> list[tuple[str, ...]]:
    """The values of a file as another form spells them: in spreadsheets numbers are numbers."""
    return [
        (*others, "0.5" if ending == "xlsx" and priority == "0.50" else priority)
        for *others, priority in values(path)
    ]


def locs(path: Path) -> list[str]:
    return [loc for loc, *_ in values(path)]


@pytest.fixture(params=SOURCES)
def source(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / str(request.param)
    path.write_bytes(SOURCES[path.name])
    return path


@pytest.mark.parametrize("ending", TARGETS)
def test_all_that_the_target_holds_arrives_and_comes_back_as_it_was(
    source: Path, tmp_path: Path, ending: str
) -> None:
    first, back, again = (tmp_path / name for name in (f"out.{ending}", "back.xml", f"again.{ending}"))
    is_refused = source.name == "index.xml" and ending == "txt"  # a list of URLs is one of pages
    assert main(["convert", str(source), str(first), "--force"]) == (2 if is_refused else 0)
    if is_refused:
        assert not first.exists()
    elif ending == "txt":
        plain = [loc.replace('"', "%22") for loc in locs(source)]
        assert [loc.replace('"', "%22") for loc in locs(first)] == plain
    else:
        as_spelled_there = values_through(source, ending)
        assert values(first) == as_spelled_there
        for one, other in ((first, back), (back, again)):
            assert main(["convert", str(one), str(other), "--force"]) == 0
        assert values(back) == as_spelled_there
        if source.name not in FEWER_COLUMNS or ending in XML:  # a table does not say what it was made of
            assert again.read_bytes() == first.read_bytes()


def test_an_index_stays_one_in_xml(tmp_path: Path) -> None:
    source, target = tmp_path / "index.xml", tmp_path / "out.xml.gz"
    source.write_bytes(SOURCES["index.xml"])
    assert main(["convert", str(source), str(target), "--force"]) == 0
    document = open_document(target, datetime(2026, 11, 21, tzinfo=UTC))
    assert document.entries.kind is Kind.SITEMAPINDEX
    assert document.entries.frame.gzip
