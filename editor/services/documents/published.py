"""Fetches the published files of a document, to compare the document with them."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from editor.core.cancelling import IsCancelled, never
from editor.core.text import Phrase
from editor.formats.errors import Unreadable
from editor.services.documents.comparing import ComparedContent, compared_content
from editor.services.documents.downloads import download, names_for
from editor.services.documents.open_document import OpenDocument
from editor.site.finding_sitemaps import listed_in
from editor.site.web_files import WebFiles


def published_urls_of(document: OpenDocument) -> Sequence[str]:
    """Return the URLs to fetch for a document: of a set without an index, that of each file.

    They are "" where it is not known.
    """
    if document.is_set and document.index is None:
        return [own.context.published_url for _, own in document.findings.each]
    return [document.findings.context.published_url]


def published_content(
    urls: Sequence[str],
    now: datetime,
    web: WebFiles,
    *,
    with_children: bool = False,
    cancelled: IsCancelled = never,
) -> ComparedContent:
    """Fetch what is published at some URLs, together as one; raises Unreadable and Cancelled.

    with_children: of an index, what the files hold that it lists; none of them may be missing.
    """
    files = {url: web.fetch(url) for url in urls}
    children = [loc for file in files.values() for loc in listed_in(file)] if with_children else []
    wanted = list(dict.fromkeys((*urls, *children)))
    with TemporaryDirectory(prefix="sitemap-editor-") as folder:
        for outcome in download(wanted, Path(folder), web.fetch, files):
            if outcome.trouble:
                raise Unreadable(Phrase("{trouble}", trouble=outcome.trouble))
        place = Path(folder) / names_for(wanted)[urls[0]] if len(urls) == 1 else Path(folder)
        return compared_content(place, now, with_children=with_children, cancelled=cancelled)
