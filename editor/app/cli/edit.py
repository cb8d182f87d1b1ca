"""`edit`: set or clear values in some rows, say how many changed, and save with all else unchanged."""

import argparse
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from editor.app.cli.arguments import Parser, UsageError, expanded_files, path_argument, rows_of
from editor.app.cli.changed_files import add_output_options, save_to, targets_of, teller
from editor.app.cli.filter_option import explain_filters, filter_of, filtered_rows
from editor.app.cli.input_files import add_robots_options, know_robots, open_editable
from editor.app.cli.language import cli_text
from editor.app.cli.output import count_with_noun, written_to
from editor.app.streams import MARKED_INPUT, STANDARD, given_name
from editor.core.document.columns import CompactList
from editor.core.document.edits import SetEntries, SetValues
from editor.core.document.rows import Rows
from editor.core.fields import FIELD_NAMES, fields_of
from editor.core.filtering.filter_language import Filter
from editor.core.values.characters import without_illegal_characters
from editor.core.xml.odd_entries import clear_element
from editor.runtime.system import is_there
from editor.services.documents.open_document import OpenDocument

ASSIGNMENT = re.compile(rf"({'|'.join(FIELD_NAMES)})=(.*)", re.DOTALL)
MISSPELT = re.compile(r"([A-Za-z]+)=.*", re.DOTALL)  # a misspelt assignment, or the name of a file


@dataclass(frozen=True, slots=True)
class RowChange:
    """The change to make to rows of each file."""

    assignments: dict[str, str]  # field -> value, "" clears it
    rows: tuple[range, ...] | None  # None: all rows
    where: Filter | None = None  # used instead of `rows`
    prepare: Callable[[OpenDocument], None] = lambda _document: None  # tells it what filters ask for


def run(options: argparse.Namespace) -> int:
    """Edit files; return 2 if one was refused or could not be written."""
    named, assignments = _sorted_out(options.words)
    files = expanded_files(named)
    for name in options.clear:
        if assignments.setdefault(name, ""):
            raise UsageError(
                cli_text("--clear {name} and {name}={assignments} contradict each other").format(
                    name=name, assignments=assignments[name]
                )
            )
    if not files:
        raise UsageError(cli_text("name a file"))
    if assignments and options.rows is None and not options.all and options.where is None:
        raise UsageError(cli_text("choose the rows to change: --rows 1,5-7, --where FILTER or --all"))
    rows = None if options.rows is None else tuple(options.rows)
    change = RowChange(assignments, rows, options.where, partial(know_robots, options=options))
    targets = targets_of(files, options.output)
    return _edit(files, targets, change, overwrites=options.overwrite_protected)


def command_parser() -> Parser:
    """Return the parser of the arguments of `edit`."""
    parser = Parser(
        "edit",
        cli_text("Set values in a sitemap and leave every other byte as it is."),
        "sitemap-editor edit sitemap.xml --rows 3,10-12 priority=0.8 changefreq=weekly -o out.xml",
        "sitemap-editor edit sitemap.xml --where 'path:/blog/ age>2y' --clear changefreq",
    )
    parser.add_argument("words", nargs="+", type=_word, metavar="FILE | FIELD=VALUE")
    add_output_options(parser)
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--rows", type=rows_of, action="extend", metavar="ROWS", help=cli_text("such as 1,5-7")
    )
    which.add_argument("--all", action="store_true", help=cli_text("all rows"))
    which.add_argument(
        "--where", type=filter_of, metavar="FILTER", help=cli_text("such as 'blog priority<0.5'")
    )
    add_robots_options(parser)
    explain_filters(parser)
    parser.add_argument("--clear", action="append", default=[], choices=FIELD_NAMES, metavar="FIELD")
    return parser


def _word(text: str) -> str:
    return MARKED_INPUT if text == STANDARD else path_argument(text)


def _sorted_out(words: Sequence[str]) -> tuple[list[Path], dict[str, str]]:
    files: list[Path] = []
    assignments: dict[str, str] = {}
    for word in words:
        match = ASSIGNMENT.fullmatch(word)
        if not match:
            if (other := MISSPELT.fullmatch(word)) and not is_there(Path(word)):
                raise UsageError(
                    cli_text("there is no field {name}: name one of {known}").format(
                        name=other[1], known=", ".join(FIELD_NAMES)
                    )
                )
            files.append(Path(word))
        elif without_illegal_characters(match[2]) != match[2]:
            raise UsageError(
                cli_text("the value for {field} contains a character that XML does not allow").format(
                    field=match[1]
                )
            )
        elif assignments.setdefault(match[1], match[2]) != match[2]:
            raise UsageError(cli_text("{field} is given two values").format(field=match[1]))
    return files, assignments


def _edit(files: Sequence[Path], targets: Sequence[Path], change: RowChange, *, overwrites: bool) -> int:
    """Open all files and compute the changes before any file is written; return the exit code."""
    refused = False
    ready: list[tuple[OpenDocument, Path, Rows]] = []
    for file, target in zip(files, targets, strict=True):
        document = open_editable(file, checks=change.where is not None)
        if document is None:
            refused = True
            continue
        _check(document, file, change)
        ready.append((document, target, _rows(document, file, change)))
    tell = teller(targets)
    for document, target, rows in ready:
        path, done = document.path, _apply(document, change, rows)
        if save_to(document, target, overwrites=overwrites):
            tell(f"{given_name(path)}: {done}{written_to(given_name(path), given_name(target))}")
        else:
            refused = True
    return 2 if refused else 0


def _check(document: OpenDocument, file: Path, change: RowChange) -> None:
    names = [field.name for field in fields_of(document.entries.kind)]
    for name in change.assignments:
        if name not in names:
            raise UsageError(
                cli_text("{file}: a {kind} has no {name}").format(
                    file=file, kind=document.entries.kind, name=name
                )
            )
    last = max((rows.stop for rows in change.rows or ()), default=0)
    if last > len(document.entries):
        raise UsageError(
            cli_text("{file}: there is no row {last}; the file has {entries}").format(
                file=file, last=last, entries=len(document.entries)
            )
        )


def _rows(document: OpenDocument, file: Path, change: RowChange) -> Rows:
    if change.where is not None:
        change.prepare(document)
        return filtered_rows(document, file, change.where)
    if change.rows is not None:
        return sorted({row for span in change.rows for row in span})
    return range(len(document.entries))


def _apply(document: OpenDocument, change: RowChange, rows: Rows) -> str:
    """Make the change, and return its result in words."""
    values = 0
    changed: set[int] = set()
    for name, value in change.assignments.items():
        column = document.entries.column(name)
        others = [row for row in rows if column[row] != value]
        if not value:
            others += _clear_elements(document, name, rows)
        SetValues(name, rows, value).apply(document.entries)
        values += len(others)
        changed.update(others)
    if not values:
        return cli_text("nothing to change")
    entries = count_with_noun(len(changed), "entry", "entries")
    return cli_text("{values} changed in {entries}").format(
        values=count_with_noun(values, "value", "values"), entries=entries
    )


def _clear_elements(document: OpenDocument, name: str, rows: Rows) -> list[int]:
    """Remove elements that are present but empty, as the columns show them as absent already.

    Returns the rows that had one.
    """
    entries = document.entries
    absent = [row for row in rows if entries.columns.source[row] and not entries.column(name)[row]]
    columns = entries.copy_rows(absent)
    before = list(columns.source)
    columns.source = CompactList(clear_element(source, name, entries.frame) for source in before if source)
    SetEntries(absent, columns).apply(entries)
    pairs = zip(absent, before, columns.source, strict=True)
    return [row for row, old, new in pairs if old and new and old.text != new.text]
