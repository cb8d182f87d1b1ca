"""Opens the files that commands name, with messages about those that cannot be read, and a robots.txt."""

import argparse
import os
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from editor.app.cli.arguments import INPUT, Parser, UsageError, add_agent_option, complain_of, path_of
from editor.app.cli.language import cli_text, in_words
from editor.core.text import N_
from editor.formats.read_errors import Unreadable, on_one_line
from editor.formats.tables.text_tables import TableError
from editor.runtime.system import is_file, is_folder
from editor.services.documents import file_sets
from editor.services.documents.open_document import OpenDocument
from editor.services.documents.published_site import read_robots, rules_for
from editor.services.opening.opening import is_index, open_document
from editor.services.tables.joined_tables import columns_of_files
from editor.services.tables.table_formats import is_table

if TYPE_CHECKING:
    from editor.core.site.robots_txt import AgentRules


def opened_or_reported(path: Path) -> OpenDocument | None:
    """Open a sitemap whose URLs are to be looked at; None if it cannot be read, after an error message."""
    try:
        document = open_document(path, datetime.now(UTC))
    except Unreadable as error:
        complain_of(path, error)
        return None
    if not document.file_list.is_complete:
        complain_of(
            path,
            cli_text("It is damaged; only what could be recovered is used. {trouble}").format(
                trouble=in_words(document.file_list.trouble)
            ),
        )
    return document


def open_editable(
    file: Path, published_url: str = "", now: datetime | None = None, *, checks: bool = True
) -> OpenDocument | None:
    """Open a document to change it; None if it cannot be read or changed, after an error message.

    checks: False where nothing depends on findings.
    """
    try:
        document = open_document(file, now or datetime.now(UTC), published_url, checks=checks)
    except Unreadable as error:
        complain_of(file, in_words(error) + cli_text(table_hint(file, error)))
        return None
    if document.is_read_only:
        complain_of(file, _why_not(document))
        return None
    return document


def _why_not(document: OpenDocument) -> str:
    if document.file_list.is_complete:
        return cli_text(
            "This is a feed; only sitemaps can be edited. Use convert to create a sitemap from it."
        )
    return cli_text("{trouble} Look at what can be recovered with repair, or in the window.").format(
        trouble=in_words(document.file_list.trouble)
    )


_OF_TABLE = N_(" It is a table. Use convert to create a sitemap from it.")


def table_hint(source: Path, error: Unreadable | None = None) -> str:
    """Return a hint what to do with a table that was given as a sitemap; "" if the file is no table.

    error: why it cannot be read; None if its name alone is wrong.
    """
    is_other = error is None or any(
        file_hit.rule in ("not-a-sitemap", "zip-not-gzip") for file_hit in error.file_hits
    )
    return _OF_TABLE if is_other and is_table(source) else ""


def add_robots_options(parser: Parser) -> None:
    """Add `--robots`, None where it is not given, and `--agent`, which `know_robots` reads."""
    parser.option(
        "--robots",
        "PATH",
        cli_text("a robots.txt, or its folder, for robots-blocked and is:blocked"),
        _robots,
        section=INPUT,
    )
    add_agent_option(parser)


def with_children(files: Sequence[Path], options: argparse.Namespace) -> list[Path]:
    """Return files and, after each index, the sitemaps beside it that it lists, each once.

    An index that is written to a file of another name stays alone, unless its children are asked for.
    """
    is_for_folder = (
        not options.output or options.output.endswith(("/", "\\")) or is_folder(Path(options.output))
    )
    if options.children is False or not (options.children or is_for_folder):
        return list(files)
    return _each_once(file_sets.file_set_paths(file) if _is_index(file) else [file] for file in files)


def files_of_pages(files: Sequence[Path], *, children: bool | None) -> tuple[list[Path], bool]:
    """Return files whose entries are pages, each once, those that an index lists in its place.

    Also return whether these are all: of what an index lists and is not beside it, a message tells.
    children: False leaves indexes as they are, and so does None where nothing that they list is there.
    """
    if children is False:
        return list(files), True
    found: list[list[Path]] = []
    is_all = True
    for file in files:
        if not _is_index(file):
            found.append([file])
            continue
        there = file_sets.file_set_paths(file)
        sitemaps = [each for each in there if not is_index(each)]
        if not sitemaps and children is None:
            complain_of(
                file,
                cli_text("It is an index, and none of its sitemaps is beside it: its own URLs are taken."),
            )
        missing = file_sets.missing_beside(each for each in there if each not in sitemaps)
        if missing and (sitemaps or children):
            is_all = False
            names = ", ".join(on_one_line(each) for each in missing[:_MOST_NAMES])
            more = ", …" if len(missing) > _MOST_NAMES else ""
            complain_of(
                file, cli_text("These of its sitemaps are not beside it: {names}").format(names=names + more)
            )
        found.append(sitemaps or ([] if children else [file]))
    return _each_once(found), is_all


_MOST_NAMES = 5


def _is_index(file: Path) -> bool:
    return is_file(file) and is_index(file)


def _each_once(groups: Iterable[Sequence[Path]]) -> list[Path]:
    known: dict[str, Path] = {}
    for each in chain.from_iterable(groups):
        known.setdefault(os.path.realpath(each), each)
    return list(known.values())


def know_robots(document: OpenDocument, options: argparse.Namespace) -> None:
    """Check the URLs of a document against the robots.txt, if one is given."""
    if options.robots is not None:
        published_url = document.findings.context.published_url
        document.set_robots(options.robots(options.agent, published_url))


def add_data_option(parser: Parser) -> None:
    """Add `--data`, a list of paths, which `know_data` reads."""
    parser.section(INPUT).add_argument(
        "--data",
        action="append",
        default=[],
        metavar="TABLE",
        type=path_of,
        help=cli_text(
            "a table about the URLs, for data:… in filters and operations by data, or an earlier version of "
            "the sitemap, for how often they change; may be repeated"
        ),
    )


def know_data(document: OpenDocument, options: argparse.Namespace) -> None:
    """Join the tables about the URLs of a document, if some are given; raises UsageError."""
    if not options.data:
        return
    entries = document.entries
    try:
        columns = columns_of_files(entries, options.data, complain_of)
    except (TableError, Unreadable) as error:
        names = ", ".join(map(str, options.data))
        raise UsageError(f"{names}: {in_words(error)}") from error
    entries.join_data(entries.data.with_columns(columns))


def _robots(text: str) -> "Callable[[str, str], AgentRules]":
    """Return what tells the rules of a robots.txt for a crawler, at a published URL."""
    try:
        return partial(rules_for, read_robots(path_of(text)))
    except Unreadable as error:
        raise argparse.ArgumentTypeError(in_words(error)) from error
