"""Which files belong together: those of a folder, or those that a person chose."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from editor.core.fields import Kind
from editor.formats.errors import BrokenXml, Unreadable
from editor.formats.reading import Reader
from editor.services.children import sitemaps_in
from editor.services.open_file import OpenFile
from editor.services.opening import open_document
from editor.services.workspace import Workspace, workspace_of_files, workspace_of_index


def is_index(path: Path) -> bool:
    """Whether a file is the index of sitemaps, by how it begins."""
    try:
        with OpenFile(path) as file:
            return Reader(file, path.name).urlset.kind is Kind.SITEMAPINDEX
    except (Unreadable, BrokenXml):
        return False


def workspace_at(path: Path, now: datetime, published_url: str = "") -> Workspace:
    """The workspace of an index, or of the sitemaps in a folder, none of them read yet.

    Raises Unreadable where there is no such index, OSError where the folder cannot be looked into.
    """
    if path.is_dir():
        return workspace_together(sitemaps_in(path), now, folder=path)
    return workspace_of_index(open_document(path, now, published_url), now)


def workspace_together(paths: Sequence[Path], now: datetime, folder: Path | None = None) -> Workspace:
    """The workspace of files in one folder; an index among them lists the others.

    Where there are several, none of them does: which one would be for the person to say.
    """
    indexes = [path for path in paths if is_index(path)]
    if not paths:
        return Workspace(folder or Path(), now)
    index = open_document(indexes[0], now) if len(indexes) == 1 else None
    return workspace_of_files(paths, now, index)
