"""File sets on disk for tests."""

from datetime import UTC, datetime
from pathlib import Path

from editor.formats.writing.faithful_writing import compress_gzip
from editor.services.documents.file_sets import file_set_of_index
from editor.services.documents.open_document import OpenDocument
from editor.services.opening.opening import Opening, open_document

NOW = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)
HOST = "https://acme.org"
_NS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'


def urlset(*paths: str, lastmod: str = "") -> str:
    """A sitemap of these pages, one a line."""
    date = f"<lastmod>{lastmod}</lastmod>" if lastmod else ""
    rows = "".join(f"<url><loc>{HOST}/{path}</loc>{date}</url>\n" for path in paths)
    return f"<?xml version='1.0' encoding='UTF-8'?>\n<urlset {_NS}>\n{rows}</urlset>\n"


def index(*names: str, lastmod: str = "2024-05-01") -> str:
    """An index of these files, one a line."""
    date = f"<lastmod>{lastmod}</lastmod>" if lastmod else ""
    rows = "".join(f"<!-- {name} --><sitemap><loc>{HOST}/{name}</loc>{date}</sitemap>\n" for name in names)
    return f"<?xml version='1.0' encoding='UTF-8'?>\n<sitemapindex {_NS}>\n{rows}</sitemapindex>\n"


def write(folder: Path, **files: str) -> Path:
    """Put files into a folder, `a_xml` as a.xml, `a_xml_gz` compressed; returns the path of index.xml."""
    for name, text in files.items():
        path = folder / name.replace("_", ".")
        path.write_bytes(compress_gzip(text.encode()) if path.suffix == ".gz" else text.encode())
    return folder / "index.xml"


def unread(path: Path) -> OpenDocument:
    """The file set of an index, no file of it read."""
    return file_set_of_index(open_document(path, NOW), NOW)


def opened(path: Path) -> OpenDocument:
    """The file set of an index, all files read that can be."""
    file_set = unread(path)
    Opening(file_set).run()
    return file_set


def locs(file_set: OpenDocument) -> dict[str, list[str]]:
    """The pages of each file, without their host."""
    parts = file_set.entries.files
    return {part.name: [loc.removeprefix(f"{HOST}/") for loc in part.column("loc")] for part in parts}


def contents(folder: Path) -> dict[str, bytes]:
    """What all files of a folder hold."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir()) if path.is_file()}
