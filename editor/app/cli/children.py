"""Reads and checks what `check` is given: a file, or an index or a folder with all its files."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from editor.core.fields import Kind
from editor.formats.errors import Unreadable
from editor.services.documents.file_sets import workspace_in, workspace_of_index
from editor.services.documents.open_document import OpenDocument
from editor.services.documents.workspace import Workspace
from editor.services.files.file_errors import system_cause
from editor.services.files.files import unreadable
from editor.services.files.paths import is_folder
from editor.services.opening.opening import open_document
from editor.services.opening.workspace_opening import read_workspace

Outcome = OpenDocument | Unreadable  # the error is returned, not raised


def outcomes(
    path: str, now: datetime, published_url: str, *, with_children: bool
) -> Iterator[tuple[str, Outcome]]:
    """Yield each path with its checked document, or the error; of an index or
    a folder, the index comes first.

    published_url: that of the file, or of the index.
    """
    try:
        if not path:  # it would stand for the current folder
            raise unreadable(Path(path), "it has no name.")
        if is_folder(Path(path)):
            yield from _of_workspace(workspace_in(Path(path), now, published_url), now)
            return
        document = open_document(Path(path), now, published_url)
        if with_children and document.urlset.kind is Kind.SITEMAPINDEX:
            yield from _of_workspace(workspace_of_index(document, now), now)
        else:
            yield path, document
    except Unreadable as error:
        yield path, error
    except OSError as error:
        yield path, unreadable(Path(path), system_cause(error))


def _of_workspace(workspace: Workspace, now: datetime) -> Iterator[tuple[str, Outcome]]:
    read_workspace(workspace)
    index = workspace.index
    if index is not None:
        # Findings about relations between the index and its files are included.
        index.findings = workspace.findings.index.own or index.findings
        yield str(index.path), index
    for file in workspace.files:
        if file.path is None:
            continue
        if file.part is not None and file.document is not None:
            yield str(file.path), file.document
        else:
            yield from outcomes(str(file.path), now, file.listing.loc, with_children=False)
