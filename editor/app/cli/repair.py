"""`repair`: make damaged files well-formed again, and list the repairs."""

import argparse
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from editor.app.cli.arguments import (
    Parser,
    UsageError,
    add_format_option,
    complain_of,
    encoding_argument,
    input_of,
)
from editor.app.cli.changed_files import add_output_options, is_standard, save_to, targets_of, teller
from editor.app.cli.input_files import table_hint
from editor.app.cli.language import cli_text, in_words
from editor.app.cli.output import count_with_noun, repair_lines, say_as_json
from editor.app.streams import given_name
from editor.core.fields import Kind
from editor.formats.read_errors import ConflictSide, ReadAs, Unreadable
from editor.formats.reading.encoding import is_wide
from editor.formats.reports.finding_records import Repaired, repair_members
from editor.services.documents.open_document import OpenDocument
from editor.services.opening.opening import open_document


@dataclass(frozen=True, slots=True)
class RepairReport:
    """The report of `repair` on one file; its attributes are the members of the JSON output."""

    path: str
    target: str
    entries: int
    repairs: list[Repaired]


def run(options: argparse.Namespace) -> int:
    """Repair files; return 2 if one cannot be read or written."""
    to_standard = all(map(is_standard, options.files))
    if not (options.output or options.in_place or options.dry_run or options.diff or to_standard):
        raise UsageError(
            cli_text("choose where to write: -o OUT or --in-place, or only look with --dry-run or --diff")
        )
    if options.output and options.in_place:
        raise UsageError(cli_text("-o and --in-place contradict each other"))
    targets = targets_of(options.files, options)
    keep = ConflictSide(options.keep)
    read_as = ReadAs(options.encoding, keep) if options.encoding or keep is not ConflictSide.BOTH else None
    reports = []
    for file, target in zip(options.files, targets, strict=True):
        document = _opened(file, read_as)
        if document and (options.dry_run or _save(document, target, overwrites=options.overwrite_protected)):
            repairs = repair_members(document.file_list.repairs)
            reports.append(RepairReport(given_name(file), given_name(target), len(document.entries), repairs))
    tell = teller(targets, is_dry=options.dry_run)
    if options.format == "json":
        say_as_json(reports, tell=tell, dry_run=options.dry_run)
    else:
        for each in reports:
            tell(*_lines(each))
    return 0 if len(reports) == len(targets) else 2


def command_parser() -> Parser:
    """Return the parser of the arguments of `repair`."""
    parser = Parser(
        "repair",
        cli_text("Make damaged sitemaps well-formed again and tell every place that is changed."),
        "sitemap-editor repair broken.xml -o repaired.xml",
        "sitemap-editor repair broken.xml --encoding windows-1252 --dry-run",
    )
    parser.files(input_of)
    add_output_options(parser)
    parser.flag("--in-place", cli_text("overwrite the damaged files"))
    parser.option("--encoding", "NAME", cli_text("read the files in this encoding"), _encoding)
    parser.add_argument(
        "--keep",
        choices=tuple(map(str, ConflictSide)),
        default=str(ConflictSide.BOTH),
        help=cli_text("which side of merge conflicts to keep (default: both)"),
    )
    add_format_option(parser)
    return parser


def _encoding(name: str) -> str:
    codec = encoding_argument(name)
    if is_wide(codec):
        raise argparse.ArgumentTypeError(
            cli_text("{name!r} is detected automatically and cannot be chosen").format(name=name)
        )
    return codec


def _opened(file: Path, read_as: ReadAs | None) -> OpenDocument | None:
    try:
        document = open_document(file, datetime.now(UTC), read_as=read_as)
    except Unreadable as error:
        complain_of(file, in_words(error) + cli_text(table_hint(file, error)))
        return None
    if document.entries.kind is Kind.FEED:
        complain_of(
            file,
            cli_text(
                "This is a feed; only sitemaps can be repaired. Use convert to create a sitemap from it."
            ),
        )
        return None
    return document


def _save(document: OpenDocument, target: Path, *, overwrites: bool) -> bool:
    """Save a repaired document; a different target is written even if there was nothing to repair."""
    if not document.file_list.repairs and target == document.path and not is_standard(target):
        return True
    document.accept_recovery()
    return save_to(document, target, overwrites=overwrites)


def _lines(report: RepairReport) -> list[str]:
    if not report.repairs:
        return [cli_text("{path}: nothing to repair").format(path=report.path)]
    places = count_with_noun(len(report.repairs), "place", "places")
    entries = count_with_noun(report.entries, "entry", "entries")
    head = cli_text("{path}: {places} repaired, {entries}").format(
        path=report.path, places=places, entries=entries
    )
    return [head, *repair_lines(report.repairs)]
