"""`convert`: export a sitemap in its clean form, unless errors stand in it; or its entries as a table."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from editor.app.cli.usage import Parser, UsageError, complain, complain_of, is_same_file
from editor.core.fields import Kind, fields_of
from editor.formats.errors import Unreadable
from editor.formats.export import ExportForm, ExportTooLarge
from editor.formats.writing import NotFaithful
from editor.services.document import ExportRefused, open_document
from editor.services.files import SaveError
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
        return _write_table(options.source, options.target, delimiter, bom=options.bom)
    return _convert(options.source, options.target, options.published_url, force=options.force)


def _convert(source: Path, target: Path, published_url: str, *, force: bool) -> int:
    try:
        document = open_document(source, datetime.now(UTC), published_url)
        if document.urlset.kind is Kind.FEED:
            complain(f"{source}: This is a feed; only sitemaps can be exported.")
            return 2
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
    except (Unreadable, NotFaithful, SaveError, OSError) as error:
        complain_of(source, error)
        return 2
    return 0


def _write_table(source: Path, target: Path, delimiter: str, *, bom: bool) -> int:
    """The values as written, right or wrong."""
    try:
        urlset = open_document(source, datetime.now(UTC)).urlset
        fields = [field.name for field in fields_of(urlset.kind)]
        TableExport(urlset, fields, range(len(urlset)), delimiter, bom).run(target)
    except (Unreadable, SaveError, OSError) as error:
        complain(f"{source}: {error}")
        return 2
    return 0
