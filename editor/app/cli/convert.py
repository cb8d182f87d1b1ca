"""`convert`: export a sitemap in its clean form, unless it has errors, or its entries as a table.

Tables and feeds are converted to a sitemap first.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from editor.app.cli import split
from editor.app.cli.language import cli_text, in_words, language
from editor.app.cli.options import CAREFUL, add_protected_option, add_published_url_option, protected_reason
from editor.app.cli.shown import count_with_noun
from editor.app.cli.sources import Unlisted, open_sitemap
from editor.app.cli.usage import Parser, UsageError, complain_of, encoding_argument, path_of
from editor.app.streams import complain, say
from editor.core.fields import fields_of
from editor.formats.errors import Unreadable
from editor.formats.tables.tables import TableError
from editor.formats.writing.export import ExportForm, ExportImpossible, ExportTooLarge, robots_line
from editor.formats.writing.split_export import SetImpossible
from editor.formats.writing.verified import NotFaithful
from editor.rules.finding import Finding
from editor.rules.wording import message
from editor.services.documents.open_document import ExportRefused
from editor.services.files.file_errors import SaveError, system_cause
from editor.services.files.paths import is_same_file
from editor.services.tables.table_export import (
    TableExport,
    delimiter_of_name,
    is_separated_name,
    is_table_name,
)

FIRST_ERRORS = 5  # errors that are listed per rule when an export is refused


class _Damaged(Exception):
    """Raised because only a part of the entries could be recovered."""


def run(arguments: Sequence[str]) -> int:
    """Export one file; return 1 if it has errors, and 2 if it cannot be read or written."""
    options = split.options_of(command_parser(), arguments)
    source, target = options.source, options.target
    if options.bom and (options.split is not None or not is_separated_name(target.name)):
        raise UsageError(cli_text("cli", "--bom is only for tables (.csv and .tsv)"))
    if options.split is not None:
        return _exit_code_of(source, partial(split.convert_to_set, options))
    split.refuse_without_split(options)
    if ExportForm.of_name(target.name) is None and not is_table_name(target.name):
        raise UsageError(
            cli_text("cli", "{target}: its name must end in .xml, .xml.gz, .txt, .csv, .tsv or .xlsx").format(
                target=target
            )
        )
    if is_same_file(source, target) and not options.force:
        raise UsageError(
            cli_text("cli", "{target} is the file itself; name another one, or add --force").format(
                target=target
            )
        )
    return _exit_code_of(source, partial(_write_table if is_table_name(target.name) else _convert, options))


def command_parser() -> Parser:
    """Return the parser of the arguments of `convert`."""
    parser = Parser(
        "convert",
        cli_text(
            "cli",
            "Write a clean sitemap (.xml, .xml.gz or .txt) or all entries as a table (.csv, .tsv "
            "or .xlsx), depending on the name of OUT; with --split, several sitemaps.",
        ),
    )
    parser.add_argument("source", metavar="IN", type=path_of)
    parser.add_argument("target", metavar="OUT", type=path_of)
    parser.add_argument(
        "--force", action="store_true", help=cli_text("cli", "export even if there are errors")
    )
    add_protected_option(parser)
    add_published_url_option(parser, cli_text("cli", "the published URL of the file"))
    parser.add_argument(
        "--bom", action="store_true", help=cli_text("cli", "mark a table as UTF-8, for Excel")
    )
    parser.add_argument(
        "--encoding",
        type=encoding_argument,
        metavar="NAME",
        help=cli_text("cli", "of IN, if it is a .csv or .tsv file"),
    )
    of_crawl = parser.add_mutually_exclusive_group()
    of_crawl.add_argument(
        "--only-indexable",
        action="store_true",
        default=None,
        help=cli_text(
            "cli", "from a crawler's table, leave out pages that did not return 200 or are not indexable"
        ),
    )
    of_crawl.add_argument(
        "--all-pages",
        action="store_false",
        dest="only_indexable",
        help=cli_text("cli", "from a crawler's table, include those pages too"),
    )
    split.add_options(parser)
    parser.examples = (
        "sitemap-editor convert urls.txt sitemap.xml.gz",
        "sitemap-editor convert crawl.csv sitemap.xml --only-indexable",
        "sitemap-editor convert all.xml public/ --split section --published-url https://www.example.com/",
    )
    return parser


def _convert(options: argparse.Namespace) -> None:
    document = open_sitemap(
        options.source, options.published_url, options.encoding, only_indexable=options.only_indexable
    )
    document.export(
        options.target, force=options.force, overwrites=options.overwrite_protected, careful=CAREFUL
    )
    if ExportForm.of_name(options.published_url) is ExportForm.of_name(options.target.name):
        say(robots_line(options.published_url))


def _write_table(options: argparse.Namespace) -> None:
    """Write the entries as a table, with values as written, valid or not."""
    document = open_sitemap(options.source, encoding=options.encoding, only_indexable=options.only_indexable)
    if not document.file_list.is_complete and not options.force:
        raise _Damaged(document.file_list.trouble)
    entries, target = document.entries, options.target
    fields = [field.name for field in fields_of(entries.kind)]
    table = TableExport(
        entries,
        fields,
        range(len(entries)),
        delimiter_of_name(target.name),
        options.bom,
        overwrites=options.overwrite_protected,
        careful=CAREFUL,
    )
    table.run(target)


def _exit_code_of(source: Path, convert: Callable[[], None]) -> int:
    """Convert, print errors, and return the exit code."""
    try:
        convert()
    except ExportRefused as refusal:
        errors = count_with_noun(len(refusal.findings), "error", "errors")
        complain(
            cli_text("cli", "{source}: not exported because of {errors}:").format(
                source=source, errors=errors
            )
        )
        _complain_of_first(refusal.findings)
        return 1
    except _Damaged as error:
        complain(
            cli_text("cli", "{source}: {error} Add --force to write what could be recovered.").format(
                source=source, error=in_words(error)
            )
        )
        return 1
    except (Unlisted, ExportTooLarge, SetImpossible) as error:
        complain_of(source, error)
        return 1
    except OSError as error:
        complain_of(
            source,
            cli_text("cli", "It was not converted: {error}").format(error=in_words(system_cause(error))),
        )
        return 2
    except (Unreadable, TableError, NotFaithful, SaveError, ExportImpossible) as error:
        complain_of(source, protected_reason(error))
        return 2
    return 0


def _complain_of_first(errors: Sequence[Finding]) -> None:
    """Print the first errors of each rule, and how many more there are."""
    of_rule: Counter[str] = Counter()
    listed = 0
    for error in errors:
        of_rule[error.rule.id] += 1
        if of_rule[error.rule.id] <= FIRST_ERRORS:
            listed += 1
            where = "" if error.row is None else cli_text("cli", "row {row}: ").format(row=error.row + 1)
            told = message(error.rule, error.params, error.value, language())
            complain(f"{where}{error.rule.id}: {told}")
    if more := len(errors) - listed:
        complain(
            cli_text("cli", "and {more}").format(more=count_with_noun(more, "more error", "more errors"))
        )
