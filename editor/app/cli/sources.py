"""What is converted: a sitemap, or a table or a feed that is made one."""

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from editor.core.fields import Kind
from editor.services.document import Document
from editor.services.importing import feed_entries, is_table, new_sitemap, table_entries
from editor.services.opening import open_document


def open_sitemap(source: Path, published_url: str = "") -> Document:
    """The sitemap in a file, or a new one of the table or feed in it; raises Unreadable and TableError.

    What is made of a damaged feed is as incomplete as that.
    """
    now = datetime.now(UTC)
    if is_table(source):
        return new_sitemap(table_entries(source, now).entries, now, published_url)
    document = open_document(source, now, published_url)
    if document.urlset.kind is not Kind.FEED:
        return document
    made = new_sitemap(feed_entries(document.urlset, now), now, published_url)
    if not document.is_complete:
        made.is_complete, made.trouble = False, document.trouble
        made.findings.set_context(replace(made.context, remarks=document.context.remarks))
    return made
