"""A folder as a workspace: the sitemaps in it, and the index among them."""

import zlib
from datetime import datetime
from pathlib import Path

from editor.core.fields import Kind
from editor.formats.diagnosis import sniff
from editor.formats.errors import Unreadable
from editor.services.children import sitemaps_in
from editor.services.file_errors import cause_of
from editor.services.files import unreadable
from editor.services.opening import open_document
from editor.services.workspace import Workspace, workspace_of_files

_START = 64 * 1024  # bytes in which a root element begins
# What an index is usually called; of several in one folder the first of these counts.
_USUAL = ("sitemap_index.xml", "sitemap-index.xml", "sitemapindex.xml", "sitemap.xml", "index.xml")


def workspace_of_folder(folder: Path, now: datetime, published_url: str = "") -> Workspace:
    """The workspace of the sitemaps in a folder, none of them read yet but the index.

    published_url: of the index. Raises Unreadable where the folder or its index cannot be read, or there is
    no sitemap in it.
    """
    try:
        paths = sitemaps_in(folder)
    except OSError as error:
        raise unreadable(folder, cause_of(error)) from error
    if not paths:
        raise unreadable(folder, "there is no file in it that ends in .xml or .xml.gz.")
    found = index_among(paths)
    index = open_document(found, now, published_url) if found else None
    return workspace_of_files(paths, now, index)


def index_among(paths: list[Path]) -> Path | None:
    """The index among some files; None where there is none. Only their beginnings are looked at."""
    indexes = {path.name.lower().removesuffix(".gz"): path for path in paths if _begins_index(path)}
    return next((indexes[name] for name in _USUAL if name in indexes), next(iter(indexes.values()), None))


def _begins_index(path: Path) -> bool:
    try:
        with path.open("rb") as file:
            start = file.read(_START)
        if start.startswith(b"\x1f\x8b"):
            start = zlib.decompressobj(wbits=31).decompress(start, _START)
        return sniff(start.decode("utf-8", errors="replace").lstrip("\ufeff")).kind is Kind.SITEMAPINDEX
    except (OSError, zlib.error, Unreadable):  # reading it will say what is wrong
        return False
