"""`convert`: export a sitemap in its clean form, unless it has errors, or its entries as a table.

Tables and feeds are converted to a sitemap first. With `--split` the sitemap becomes several files
with an index.
"""

import argparse
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from editor.app.cli.arguments import (
    INPUT,
    SPLITTING,
    WRITING,
    Parser,
    UsageError,
    add_protected_option,
    add_published_url_option,
    complain_of,
    encoding_argument,
    expanded_files,
    input_of,
    number_argument,
    path_of,
)
from editor.app.cli.changed_files import CAREFUL, is_standard, protected_reason, teller
from editor.app.cli.given_files import pass_on, standard_output
from editor.app.cli.language import cli_text, in_words, language, number
from editor.app.cli.output import count_with_noun
from editor.app.streams import STANDARD, complain, given_name, say
from editor.core.extensions.extension_reading import used_extensions
from editor.core.fields import XML_SPACE, Kind, fields_of
from editor.core.file_limits import MAX_BYTES, MAX_ENTRIES
from editor.core.grouping import Grouping, NoPageKind, PageKind
from editor.core.table_import import Table, without_unlisted
from editor.core.text import N_
from editor.formats.read_errors import Unreadable
from editor.formats.tables.text_tables import GUESSED, TableError
from editor.formats.writing.export import ExportForm, ExportImpossible, ExportTooLarge, ascii_url, robots_line
from editor.formats.writing.faithful_writing import NotFaithful
from editor.formats.writing.split_export import SetForm, SetImpossible, is_safe_name, published_place
from editor.rules.finding import Finding
from editor.rules.wording import message
from editor.runtime.system import is_folder, is_same_file, is_there
from editor.services.documents.document_export import ExportRefused, SetJob, prepare_export, prepare_set
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_errors import SaveError, system_cause
from editor.services.opening.opening import open_document
from editor.services.tables.imported_sitemaps import feed_entries, kind_of, new_sitemap, table_entries
from editor.services.tables.table_export import TableExport
from editor.services.tables.table_formats import (
    SEPARATED_ENDINGS,
    WRITTEN_ENDINGS,
    TableOptions,
    format_of_name,
    is_table,
)
from editor.services.tables.table_reading import TableDialect, load_table, read_table

DEFAULT_NAME = "sitemap"
_SITEMAPS = tuple(form.value for form in ExportForm)
FIRST_COLUMNS = 10  # that are named where they are left out
_XML = re.compile(r"\.xml(?:\.gz)?\Z", re.IGNORECASE)


class _SplitParser(Parser):
    """Understands IN or OUT that comes right after `--split`, too."""

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        try:
            return super().read(arguments)
        except UsageError:
            following = [*arguments, ""][1:]
            words = [
                f"{word}={Grouping.COUNT}" if word == "--split" and after not in {*Grouping} else word
                for word, after in zip(arguments, following, strict=True)
            ]
            try:
                return super().read(words)
            except UsageError:  # the error about the arguments as given is more helpful
                pass
            raise


def add_options(parser: Parser) -> None:
    """Add the options that say how to split a sitemap."""
    parser.section(SPLITTING).add_argument(
        "--split",
        nargs="?",
        type=_grouping_of,
        const=Grouping.COUNT,
        metavar="count|section|language|year|pattern",
        help=cli_text(
            "write several files and an index to the folder OUT, split by section, language, year or pattern"
        ),
    )
    parser.section(SPLITTING).add_argument(
        "--part",
        action="append",
        default=[],
        metavar="NAME=PATTERN",
        type=_kind_of,
        help=cli_text(
            "for --split pattern: a file and the paths in it, as products=/shop/*; may be repeated"
        ),
    )
    parser.flag(
        "--keep-parts",
        cli_text("leave entries in the files of the last time, and fill only the last one"),
        section=SPLITTING,
    )
    parser.option(
        "--max-urls",
        "N",
        cli_text("in a file; at most {max_entries:,}").format(max_entries=number(MAX_ENTRIES)),
        number_argument,
        section=SPLITTING,
    )
    parser.option(
        "--max-bytes",
        "N",
        cli_text("in a file before compression; at most {max_bytes:,}").format(max_bytes=number(MAX_BYTES)),
        number_argument,
        section=SPLITTING,
    )
    parser.option(
        "--name",
        "NAME",
        cli_text("what the names of the files begin with (default: {default_name})").format(
            default_name=DEFAULT_NAME
        ),
        default="",
        section=SPLITTING,
    )
    parser.flag("--gzip", cli_text("compress the files, but not the index"), section=SPLITTING)
    parser.flag("--dry-run", cli_text("only show what would be written"), section=WRITING)
    parser.flag("--diff", cli_text("only show what would change, as a unified diff"), section=WRITING)


def _kind_of(text: str) -> PageKind:
    try:
        return PageKind.of_text(text)
    except NoPageKind as error:
        raise argparse.ArgumentTypeError(in_words(error)) from None


def _grouping_of(text: str) -> Grouping:
    try:
        return Grouping(text)
    except ValueError:
        raise argparse.ArgumentTypeError(
            cli_text("{text!r} is not one of {known}").format(text=text, known=", ".join(Grouping))
        ) from None


def refuse_without_split(options: argparse.Namespace) -> None:
    """Raise UsageError if an option was given that is meaningless for a single file."""
    for name in ("part", "keep_parts", "max_urls", "max_bytes", "name", "gzip"):
        if getattr(options, name) not in (None, "", False, []):
            raise UsageError(cli_text("--{replace} needs --split").format(replace=name.replace("_", "-")))


def form_of(options: argparse.Namespace) -> SetForm:
    """Return the options of the split export; raises UsageError."""
    if not options.published_url:
        raise UsageError(
            cli_text("--split needs --published-url, because an index lists its files by their full URLs")
        )
    if bool(options.part) != (options.split is Grouping.PATTERN):
        raise UsageError(cli_text("--split pattern and --part NAME=PATTERN belong together"))
    place = published_place(options.published_url)
    if place is None:
        raise UsageError(
            cli_text(
                "{published_url} must be the full URL of a folder, or of the index, ending in .xml"
            ).format(published_url=options.published_url)
        )
    stem = _XML.sub("", options.name)  # the name of the index is accepted, too
    name = place.name or stem or DEFAULT_NAME
    for each in filter(None, (name, stem)):
        if not is_safe_name(each):
            raise UsageError(
                cli_text("{name!r} is not a usable file name: use only letters, digits, - _ and .").format(
                    name=each
                )
            )
    return SetForm(
        place.folder,
        name,
        options.split,
        stem=stem,
        max_urls=_limit("--max-urls", options.max_urls, MAX_ENTRIES),
        max_bytes=_limit("--max-bytes", options.max_bytes, MAX_BYTES),
        is_compressed=options.gzip,
        kinds=tuple(options.part),
        keeps_parts=options.keep_parts,
    )


def _limit(option: str, limit: int | None, most: int) -> int:
    if limit is not None and not 1 <= limit <= most:
        raise UsageError(
            cli_text("{option} must be between 1 and {most:,}").format(option=option, most=number(most))
        )
    return most if limit is None else limit


def convert_to_set(options: argparse.Namespace) -> None:
    """Write the files, or print which would be written; raises the errors
    of reading, exporting and saving.
    """
    source, folder, form = options.source, options.target, form_of(options)
    if is_there(folder) and not is_folder(folder):
        raise UsageError(
            cli_text("{folder} is not a folder; --split needs a folder to write to").format(folder=folder)
        )
    if not is_there(folder) and ExportForm.of_name(folder.name) is not None:
        raise UsageError(
            cli_text("{folder} is the name of a file; name a folder, and the index with --name").format(
                folder=folder
            )
        )
    document = open_sitemap(
        source,
        form.index_url,
        options.encoding,
        only_indexable=options.only_indexable,
        checks=not options.force,
    )
    if document.entries.kind not in (Kind.URLSET, Kind.TEXT):
        raise UsageError(
            cli_text("{source} is a {kind}; only lists of pages can be split").format(
                source=source, kind=document.entries.kind
            )
        )
    job = prepare_set(document, folder, form, force=options.force)
    job.plan()
    for name in (*(part.name for part in job.parts), form.index_name):
        if is_same_file(source, folder / name) and not options.force:
            raise UsageError(
                cli_text("{folder} is the file itself; choose another name, or add --force").format(
                    folder=folder / name
                )
            )
    if options.diff:
        _show_difference(job)
        return
    if not options.dry_run:
        job.overwrites, job.careful = options.overwrite_protected, CAREFUL
        job.run()
    say(*_report(job, is_dry=options.dry_run))
    for path in job.unlisted:
        complain(
            cli_text("{path} is left over from an earlier export and no longer listed in the index").format(
                path=path
            )
        )
    if options.dry_run:
        complain(cli_text("nothing was written"))


def _show_difference(job: SetJob) -> None:
    """Print what a set would change in the files that there are, as unified diffs."""
    for each in job.contents():
        shown = standard_output("".join(each.path.suffixes[-2:]), each.path)
        shown.write_bytes(each.data)
        pass_on(shown)


def _report(job: SetJob, *, is_dry: bool) -> list[str]:
    def mark(path: Path) -> str:
        return "" if is_dry or path in job.written else cli_text(", unchanged")

    lines = [
        f"{part.name}: {_number(len(part.rows), 'URL')}, {_number(part.size, 'byte')}"
        f"{mark(job.folder / part.name)}"
        for part in job.parts
    ]
    return [
        *lines,
        cli_text("{index_name}: index of {number}{index}").format(
            index_name=job.form.index_name, number=_number(len(job.parts), "file"), index=mark(job.index)
        ),
        robots_line(job.form.index_url),
    ]


def _number(count: int, what: str) -> str:
    return count_with_noun(count, what, f"{what}s")


class Unlisted(Exception):
    """Raised because a crawl has pages that no sitemap should list, and no
    option says what to do with them.
    """


def open_sitemap(
    source: Path,
    published_url: str = "",
    encoding: str | None = None,
    *,
    only_indexable: bool | None = None,
    checks: bool = True,
) -> OpenDocument:
    """Return the sitemap in a file, or a new one made from the table or feed in it.

    A sitemap made from a damaged feed is marked as incomplete. encoding: that of a table, if it is
    given; only_indexable: whether to leave out pages of a crawl that no sitemap should list; if it is
    None and there are such pages, raises Unlisted. checks: False where errors are no obstacle. Raises
    Unreadable and TableError, and UsageError if an option does not fit the file.
    """
    now = datetime.now(UTC)
    if is_table(source):
        return _made_of_table(source, now, published_url, encoding, only_indexable=only_indexable)
    if encoding:
        raise UsageError(
            cli_text(
                "--encoding is only for tables, such as .csv and .tsv; for sitemaps, use repair --encoding"
            )
        )
    if only_indexable is not None:
        option = "--only-indexable" if only_indexable else "--all-pages"
        raise UsageError(
            cli_text("{option} is only for a crawler's tables, such as .csv and .tsv").format(option=option)
        )
    document = open_document(source, now, published_url, checks=checks)
    if document.entries.kind is not Kind.FEED:
        return document
    made = new_sitemap(feed_entries(document.entries, now), now, published_url)
    if not document.file_list.is_complete:
        made.file_list.there[0].is_complete, made.file_list.there[0].damage = (
            False,
            document.file_list.trouble,
        )
        made.findings.set_context(
            made.findings.context._replace(file_hits=document.findings.context.file_hits)
        )
    return made


def _made_of_table(
    source: Path, now: datetime, published_url: str, encoding: str | None, *, only_indexable: bool | None
) -> OpenDocument:
    opened = read_table(load_table(source), TableDialect(encoding or ""), name=source.name)
    if encoding and opened.sheets:
        raise UsageError(
            cli_text("--encoding is only for tables, such as .csv and .tsv, and {source} is not one").format(
                source=source
            )
        )
    found = table_entries(_wanted_of(opened.table, source, only_indexable=only_indexable), now)
    entries = found.entries
    _tell_left_out(source, found.left_out)
    is_guess = not encoding and opened.form.encoding in GUESSED
    if is_guess and not all(value.isascii() for entry in entries for value in entry.values()):
        complain_of(
            source,
            cli_text(
                "It was read as windows-1252, which is a guess; use --encoding to specify the encoding."
            ),
        )
    return new_sitemap(entries, now, published_url, kind_of(found), found.cells)


def _tell_left_out(source: Path, columns: Sequence[str]) -> None:
    """Name the columns of a table that a sitemap has no place for."""
    if not columns:
        return
    names, more = ", ".join(columns[:FIRST_COLUMNS]), len(columns) - FIRST_COLUMNS
    told = cli_text("Columns that were left out: {names}.").format(names=names)
    if more > 0:
        told = cli_text("Columns that were left out: {names}, and {n} more.").format(
            names=names, n=number(more)
        )
    complain_of(source, told)


def _wanted_of(table: Table, source: Path, *, only_indexable: bool | None) -> Table:
    """Return the rows of a crawl to take, with a message if it has no column to decide by."""
    listed = without_unlisted(table)
    if only_indexable:
        if listed is table:
            complain_of(
                source,
                cli_text(
                    "It does not tell which pages returned 200 or are indexable; all pages were included."
                ),
            )
        return listed
    count = len(table.rows) - len(listed.rows)
    if count and only_indexable is None:
        one = (
            "It was not converted, since it lists 1 page that did not answer with 200, is not indexable, or "
            "is an image or script."
        )
        many = N_(
            "It was not converted, since it lists %Ln pages that did not answer with 200, are not indexable, "
            "or are images or scripts."
        )
        hint = cli_text("--only-indexable leaves them out; --all-pages includes them.")
        raise Unlisted(f"{language().counted(one, many, count)} {hint}")
    return table


FIRST_ERRORS = 5  # errors that are listed per rule when an export is refused


class _Damaged(Exception):
    """Raised because only a part of the entries could be recovered."""


class _NoPlace(Exception):
    """Raised because a table has no place for some elements."""

    def __init__(self, elements: Mapping[str, int]) -> None:
        named = ", ".join(f"{name} ({number(count)})" for name, count in elements.items())
        sentence = cli_text(
            "It was not converted, since a table has no place for these elements: {elements}. --force leaves "
            "them out."
        )
        super().__init__(sentence.format(elements=named))


def run(options: argparse.Namespace) -> int:
    """Export one file; return 1 if it has errors, and 2 if it cannot be read or written."""
    _name_both(options)
    source, target = options.source, options.target
    form = format_of_name(target.name)
    if options.bom and (options.split is not None or form is None or not form.is_separated):
        endings = ", ".join(SEPARATED_ENDINGS)
        raise UsageError(cli_text("--bom is only for tables ({endings})").format(endings=endings))
    if options.split is not None:
        return _exit_code_of(source, partial(convert_to_set, options))
    refuse_without_split(options)
    if ExportForm.of_name(target.name) is None and form is None:
        raise UsageError(
            cli_text("{target}: its name must end in one of these: {endings}").format(
                target=target, endings=", ".join((*_SITEMAPS, *WRITTEN_ENDINGS))
            )
        )
    if is_same_file(source, target) and not options.force:
        raise UsageError(
            cli_text("{target} is the file itself; name another one, or add --force").format(target=target)
        )
    if options.diff or options.dry_run:
        options.target = standard_output("".join(target.suffixes[-2:]), target if options.diff else None)
    code = _exit_code_of(source, partial(_write_table if form else _convert, options))
    if not code and is_standard(options.target):
        _show(options, given_name(target))
    return code


def _name_both(options: argparse.Namespace) -> None:
    """Put files in the place of standard input and output; raises UsageError."""
    if options.target is not None and options.to:
        raise UsageError(cli_text("--to is for standard output; the name of OUT says what a file gets"))
    if options.split is not None and options.target is None:
        raise UsageError(cli_text("--split needs a folder to write to"))
    if options.target is None:
        options.target = standard_output(options.to or ExportForm.XML.value)
    sources = expanded_files([options.source], opens_folders=True)
    if len(sources) > 1:
        raise UsageError(cli_text("IN stands for several files; convert one after the other"))
    options.source = sources[0]


def _show(options: argparse.Namespace, target: str) -> None:
    """Write to standard output what was made for it, or say how much of it there is; raises UsageError."""
    if options.dry_run:
        size = count_with_noun(options.target.stat().st_size, "byte", "bytes")
        say(cli_text("{target}: {size} would be written").format(target=target, size=size))
        return
    try:
        pass_on(options.target)
    except argparse.ArgumentTypeError as error:
        raise UsageError(str(error)) from error


def command_parser() -> Parser:
    """Return the parser of the arguments of `convert`."""
    parser = _SplitParser(
        "convert",
        cli_text(
            "Write a clean sitemap ({sitemaps}) or all entries as a table ({tables}), depending on the "
            "name of OUT; with --split, several sitemaps."
        ).format(sitemaps=", ".join(_SITEMAPS), tables=", ".join(WRITTEN_ENDINGS)),
        "sitemap-editor convert urls.txt sitemap.xml.gz",
        "sitemap-editor convert crawl.csv sitemap.xml --only-indexable",
        "sitemap-editor convert all.xml public/ --split section --published-url https://www.example.com/",
    )
    parser.add_argument(
        "source", metavar="IN", type=input_of, help=cli_text("a file, or - for standard input")
    )
    parser.add_argument(
        "target",
        metavar="OUT",
        type=_target,
        help=cli_text("a file, the folder of --split, or - for standard output"),
    )
    parser.option("--to", "ENDING", cli_text("what standard output gets (default: .xml)"), _ending)
    parser.flag(
        "--force",
        cli_text("export even if there are errors, and leave out what a table has no place for"),
        section=WRITING,
    )
    add_protected_option(parser)
    add_published_url_option(parser, cli_text("the published URL of the file"))
    parser.flag("--bom", cli_text("mark a table as UTF-8, for Excel"))
    parser.option(
        "--encoding",
        "NAME",
        cli_text("of IN, if it is a .csv or .tsv file"),
        encoding_argument,
        section=INPUT,
    )
    of_crawl = parser.section(INPUT).add_mutually_exclusive_group()
    of_crawl.add_argument(
        "--only-indexable",
        action="store_true",
        default=None,
        help=cli_text("from a crawler's table, leave out pages that did not return 200 or are not indexable"),
    )
    of_crawl.add_argument(
        "--all-pages",
        action="store_false",
        dest="only_indexable",
        help=cli_text("from a crawler's table, include those pages too"),
    )
    add_options(parser)
    return parser


def _target(text: str) -> Path | None:
    return None if text == STANDARD else path_of(text)


def _ending(text: str) -> str:
    ending = f".{text.lower().removeprefix('.')}"
    if ending not in (*_SITEMAPS, *WRITTEN_ENDINGS):
        raise argparse.ArgumentTypeError(
            cli_text("{text!r} is not one of {known}").format(
                text=text, known=", ".join((*_SITEMAPS, *WRITTEN_ENDINGS))
            )
        )
    return ending


def _convert(options: argparse.Namespace) -> None:
    document = open_sitemap(
        options.source,
        options.published_url,
        options.encoding,
        only_indexable=options.only_indexable,
        checks=not options.force,
    )
    job = prepare_export(document, options.target, force=options.force)
    job.overwrites, job.careful = options.overwrite_protected, CAREFUL
    job.run()
    _tell_encoded(options.target, document.entries.column("loc"))
    if ExportForm.of_name(options.published_url) is ExportForm.of_name(options.target.name):
        teller([options.target])(robots_line(options.published_url))


def _tell_encoded(target: Path, locs: Sequence[str]) -> None:
    """Say how many URLs a list has in another form than the source, as it has ASCII alone."""
    form = ExportForm.of_name(target.name)
    texts = [loc.strip(XML_SPACE) for loc in locs] if form and form.is_text else []
    if count := sum(text != ascii_url(text) for text in texts):
        one, many = "1 URL was percent-encoded.", N_("%Ln URLs were percent-encoded.")
        complain_of(target, language().counted(one, many, count))


def _write_table(options: argparse.Namespace) -> None:
    """Write the entries as a table, with values as written, valid or not."""
    document = open_sitemap(
        options.source, encoding=options.encoding, only_indexable=options.only_indexable, checks=False
    )
    if not document.file_list.is_complete and not options.force:
        raise _Damaged(document.file_list.trouble)
    entries, target = document.entries, options.target
    columns = [field.name for field in fields_of(entries.kind)]
    columns += [extension.name for extension in used_extensions(entries)]
    table = TableExport(
        entries,
        columns,
        range(len(entries)),
        TableOptions(bom=options.bom),
        overwrites=options.overwrite_protected,
        careful=CAREFUL,
    )
    if table.left_out and not options.force:
        raise _NoPlace(table.left_out)
    table.run(target)


def _exit_code_of(source: Path, convert: Callable[[], None]) -> int:
    """Convert, print errors, and return the exit code."""
    try:
        convert()
    except ExportRefused as refusal:
        errors = count_with_noun(len(refusal.findings), "error", "errors")
        complain(cli_text("{source}: not exported because of {errors}:").format(source=source, errors=errors))
        _complain_of_first(refusal.findings)
        return 1
    except _Damaged as error:
        complain(
            cli_text("{source}: {error} Add --force to write what could be recovered.").format(
                source=source, error=in_words(error)
            )
        )
        return 1
    except (_NoPlace, Unlisted, ExportTooLarge, SetImpossible) as error:
        complain_of(source, error)
        return 1
    except OSError as error:
        complain_of(
            source, cli_text("It was not converted: {error}").format(error=in_words(system_cause(error)))
        )
        return 2
    except (Unreadable, TableError, NotFaithful, SaveError, ExportImpossible) as error:
        complain_of(source, protected_reason(error))
        return 2
    return 0


def _complain_of_first(errors: Sequence[Finding]) -> None:
    """Print the first errors of each rule, and how many more there are."""
    of_rules: dict[str, list[Finding]] = {}
    for error in errors:
        of_rules.setdefault(error.rule.id, []).append(error)
    told = [error for some in of_rules.values() for error in some[:FIRST_ERRORS]]
    for error in told:
        where = "" if error.row is None else cli_text("row {row}: ").format(row=error.row + 1)
        words = message(error.rule, error.params, error.value, language())
        complain(f"{where}{error.rule.id}: {words}")
    if more := len(errors) - len(told):
        complain(cli_text("and {more}").format(more=count_with_noun(more, "more error", "more errors")))
