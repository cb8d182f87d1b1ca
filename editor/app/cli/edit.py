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
from editor.app.cli.input_files import (
    add_data_option,
    add_robots_options,
    know_data,
    know_robots,
    open_editable,
)
from editor.app.cli.language import cli_text, language
from editor.app.cli.output import count_with_noun, written_to
from editor.app.streams import MARKED_INPUT, STANDARD, complain, given_name
from editor.core.document.columns import CompactList
from editor.core.document.edits import SetEntries, SetValues
from editor.core.document.rows import Rows
from editor.core.extensions.extension_cells import CellName, cell_at
from editor.core.extensions.extension_declarations import EXTENSION_NAMES
from editor.core.extensions.extension_editing import cell_edit
from editor.core.fields import FIELD_NAMES, Kind, fields_of
from editor.core.filtering.filter_language import Filter
from editor.core.values.characters import without_illegal_characters
from editor.core.xml.odd_entries import clear_element
from editor.rules.catalogue import RULE_BY_ID, severity_of_hit
from editor.rules.extensions.extension_values import extension_value_hits
from editor.rules.rule import Severity
from editor.rules.values.value_families import value_hits
from editor.rules.wording import message
from editor.runtime.system import is_there
from editor.services.documents.open_document import OpenDocument

ASSIGNMENT = re.compile(rf"({'|'.join(FIELD_NAMES)})=(.*)", re.DOTALL)
# A value of an image, a video, news or a language, such as `image[2].title` and `hreflang[de]`.
_OF_BLOCK = re.compile(
    rf"((?:{'|'.join(EXTENSION_NAMES)})(?:\[[^\]=]*\])?(?:\.[\w:-]+(?:\[[0-9]+\])?)*)=(.*)", re.DOTALL
)
MISSPELT = re.compile(r"([A-Za-z]+)=.*", re.DOTALL)  # a misspelt assignment, or the name of a file


@dataclass(frozen=True, slots=True)
class RowChange:
    """The change to make to rows of each file."""

    assignments: dict[str, str]  # field -> value, "" clears it
    cells: dict[CellName, str]  # the same of images, videos, news and languages
    rows: tuple[range, ...] | None  # None: all rows
    where: Filter | None = None  # used instead of `rows`
    prepare: Callable[[OpenDocument], None] = lambda _document: None  # tells it what filters ask for


def run(options: argparse.Namespace) -> int:
    """Edit files; return 2 if one was refused or could not be written."""
    named, assignments, cells = _sorted_out(options.words)
    files = expanded_files(named)
    cells |= dict.fromkeys(filter(None, map(cell_at, set(options.clear) - {*FIELD_NAMES})), "")
    for name in (name for name in options.clear if name in FIELD_NAMES):
        if assignments.setdefault(name, ""):
            raise UsageError(
                cli_text("--clear {name} and {name}={assignments} contradict each other").format(
                    name=name, assignments=assignments[name]
                )
            )
    if not files:
        raise UsageError(cli_text("name a file"))
    if (assignments or cells) and options.rows is None and not options.all and options.where is None:
        raise UsageError(cli_text("choose the rows to change: --rows 1,5-7, --where FILTER or --all"))
    rows = None if options.rows is None else tuple(options.rows)
    change = RowChange(assignments, cells, rows, options.where, partial(_prepare, options=options))
    return _edit(files, targets_of(files, options), change, options)


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
    add_data_option(parser)
    add_robots_options(parser)
    explain_filters(parser)
    parser.add_argument(
        "--clear",
        action="append",
        default=[],
        type=_field,
        metavar="FIELD",
        help=cli_text("remove its values"),
    )
    parser.flag("--force", cli_text("also set values that are errors"))
    return parser


def _prepare(document: OpenDocument, options: argparse.Namespace) -> None:
    know_robots(document, options)
    know_data(document, options)


def _word(text: str) -> str:
    return MARKED_INPUT if text == STANDARD else path_argument(text)


def _field(text: str) -> str:
    if text not in FIELD_NAMES and cell_at(text) is None:
        raise argparse.ArgumentTypeError(_no_field(text))
    return text


def _no_field(name: str) -> str:
    return cli_text(
        "there is no field {name}: name one of {known}, or a value such as image[2].title or hreflang[de]"
    ).format(name=name, known=", ".join(FIELD_NAMES))


def _sorted_out(words: Sequence[str]) -> tuple[list[Path], dict[str, str], dict[CellName, str]]:
    files: list[Path] = []
    assignments: dict[str, str] = {}
    cells: dict[CellName, str] = {}
    for word in words:
        match = ASSIGNMENT.fullmatch(word) or _OF_BLOCK.fullmatch(word)
        if not match:
            if (other := MISSPELT.fullmatch(word)) and not is_there(Path(word)):
                raise UsageError(_no_field(other[1]))
            files.append(Path(word))
            continue
        name, value = match[1], match[2]
        cell = None if name in FIELD_NAMES else cell_at(name)
        if without_illegal_characters(value) != value:
            raise UsageError(
                cli_text("the value for {field} contains a character that XML does not allow").format(
                    field=name
                )
            )
        if name not in FIELD_NAMES and cell is None:
            raise UsageError(_no_field(name))
        known = assignments.setdefault(name, value) if cell is None else cells.setdefault(cell, value)
        if known != value:
            raise UsageError(cli_text("{field} is given two values").format(field=name))
    return files, assignments, cells


def _edit(
    files: Sequence[Path], targets: Sequence[Path], change: RowChange, options: argparse.Namespace
) -> int:
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
    # The values are the same for all files.
    if ready and _has_errors(ready[0][0], change) and not options.force:
        complain(cli_text("edit: nothing was written; --force sets it all the same"))
        return 1
    tell, is_dry = teller(targets, is_dry=options.dry_run), options.dry_run or options.diff
    made = [_apply(document, change, rows, is_dry=is_dry) for document, _, rows in ready]
    for (document, target, _), done in zip(ready, made, strict=True):
        path = document.path
        if options.dry_run or save_to(document, target, overwrites=options.overwrite_protected):
            written = "" if options.dry_run else written_to(given_name(path), given_name(target))
            tell(f"{given_name(path)}: {done}{written}")
        else:
            refused = True
    return 2 if refused else 0


def _has_errors(document: OpenDocument, change: RowChange) -> bool:
    """Tell whether a value is an error, and say of each what is wrong with it."""
    context = document.findings.context
    hits = [
        (name, value, hit)
        for name, value in change.assignments.items()
        for hit in value_hits(name, value, context)
    ]
    hits += [
        (cell.heading, value, hit._replace(params=(("element", cell.heading), *hit.params)))
        for cell, value in change.cells.items()
        if value
        for hit in extension_value_hits(cell.form, value, context)
    ]
    for name, value, hit in hits:
        rule, severity = RULE_BY_ID[hit.rule], severity_of_hit(hit).word
        words = message(rule, hit.params, value, language())
        complain(f"edit: {name}={value}: {severity} {rule.id} {words}")
    return any(severity_of_hit(hit) is Severity.ERROR for _, _, hit in hits)


def _check(document: OpenDocument, file: Path, change: RowChange) -> None:
    names = [field.name for field in fields_of(document.entries.kind)]
    for name in change.assignments:
        if name not in names:
            raise UsageError(
                cli_text("{file}: a {kind} has no {name}").format(
                    file=file, kind=document.entries.kind, name=name
                )
            )
    if change.cells and document.entries.kind is not Kind.URLSET:
        raise UsageError(
            cli_text("{file}: a {kind} has no {name}").format(
                file=file, kind=document.entries.kind, name=next(iter(change.cells)).heading
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


def _apply(document: OpenDocument, change: RowChange, rows: Rows, *, is_dry: bool) -> str:
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
    for cell, value in change.cells.items():
        others = _set_cell(document, cell, value, rows)
        values += len(others)
        changed.update(others)
    if not values:
        return cli_text("nothing to change")
    entries = count_with_noun(len(changed), "entry", "entries")
    done = (
        cli_text("{values} would change in {entries}")
        if is_dry
        else cli_text("{values} changed in {entries}")
    )
    return done.format(values=count_with_noun(values, "value", "values"), entries=entries)


def _set_cell(document: OpenDocument, cell: CellName, value: str, rows: Rows) -> list[int]:
    """Set a value of an image, a video, news or a language in some rows, and return those that changed."""
    found = cell_edit(document.entries, rows, cell, value)
    if found.lacking:
        raise UsageError(
            cli_text("{path}: row {row} lacks what comes before {cell}; set that first").format(
                path=given_name(document.path), row=found.lacking[0] + 1, cell=cell.heading
            )
        )
    if found.edit is not None:
        found.edit.apply(document.entries)
    return list(found.changed)


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
