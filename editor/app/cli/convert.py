"""`convert`: export a sitemap in its clean form, unless errors stand in it; or its entries as a table.

Tables and feeds are made sitemaps on the way.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from editor.app.cli.usage import Parser, UsageError, complain, complain_of, is_same_file
from editor.core.fields import Kind, fields_of
from editor.formats.errors import Unreadable
from editor.formats.export import ExportForm, ExportTooLarge
from editor.formats.tables import TableError
from editor.formats.writing import NotFaithful
from editor.services.document import Document, ExportRefused, open_document
from editor.services.files import SaveError
from editor.services.importing import feed_entries, is_table, new_sitemap, table_entries
from editor.services.table_export import TableExport, table_delimiter


def run(arguments: Sequence[str]) -> int:
    """Export one file; returns 1 where errors stand in it and 2 where it cannot be read or written."""
    parser = Parser(
        "convert",
        "Write a clean sitemap, .xml, .xml.gz or .txt, or all entries as a table, .csv or .tsv, as the name "
        "says.",
    )
    parser.add_argument("source", metavar="IN", type=Path)
    parser.add_argument("target", metavar="OUT", type=Path)
    parser.add_argument("--force", action="store_true", help="export although errors stand in it")
    parser.add_argument("--published-url", default="", metavar="URL", help="where the file is published")
    parser.add_argument("--bom", action="store_true", help="mark a table as UTF-8, as Excel needs it")
    options = parser.read(arguments)
    delimiter = table_delimiter(options.target.name)
    form = ExportForm.of_name(options.target.name)
    if form is None and not delimiter:
        raise UsageError(f"{options.target}: its name must end in .xml, .xml.gz, .txt, .csv or .tsv")
    if is_same_file(options.source, options.target) and not options.force:
        raise UsageError(f"{options.target} is the file itself; name another one, or add --force")
    if delimiter:
        return _write_table(options.source, options.target, delimiter, bom=options.bom, force=options.force)
    return _convert(options.source, options.target, options.published_url, force=options.force)


def _convert(source: Path, target: Path, published_url: str, *, force: bool) -> int:
    try:
        document = _opened(source, published_url)
        document.export(target, force=force)
    except ExportRefused as refusal:
        complain(f"{source}: not exported, since {len(refusal.findings)} errors stand in it:")
        for finding in refusal.findings:
            where = "" if finding.row is None else f"row {finding.row + 1}: "
            complain(f"{where}{finding.rule.id}: {finding.message}")
        return 1
    except ExportTooLarge as error:
        complain_of(source, error)
        return 1
    except (Unreadable, TableError, NotFaithful, SaveError, OSError) as error:
        complain_of(source, error)
        return 2
    return 0


def _opened(source: Path, published_url: str) -> Document:
    """The sitemap in a file, or a new one of the table or the feed in it."""
    now = datetime.now(UTC)
    if is_table(source):
        return new_sitemap(table_entries(source, now).entries, now, published_url)
    document = open_document(source, now, published_url)
    if document.urlset.kind is not Kind.FEED:
        return document
    return new_sitemap(feed_entries(document.urlset, now), now, published_url)


def _write_table(source: Path, target: Path, delimiter: str, *, bom: bool, force: bool) -> int:
    """The values as written, right or wrong."""
    try:
        document = _opened(source, "")
        if not document.is_complete and not force:
            complain(f"{source}: {document.trouble} Add --force to write what could be recovered.")
            return 1
        urlset = document.urlset
        fields = [field.name for field in fields_of(urlset.kind)]
        TableExport(urlset, fields, range(len(urlset)), delimiter, bom).run(target)
    except (Unreadable, TableError, SaveError, OSError) as error:
        complain_of(source, error)
        return 2
    return 0
