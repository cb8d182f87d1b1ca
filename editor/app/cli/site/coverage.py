"""`coverage`: compare a sitemap with the pages that there are, and add or remove what differs."""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from editor.app.cli.arguments import (
    Parser,
    UsageError,
    add_agent_option,
    add_format_option,
    add_limit_option,
    complain_of,
    path_of,
    url_of,
)
from editor.app.cli.changed_files import add_output_options, save_to, targets_of, teller
from editor.app.cli.input_files import open_editable
from editor.app.cli.language import cli_text, in_words, number
from editor.app.cli.output import count_with_noun, say_object, shown_value, written_to
from editor.app.streams import WRONG, complain, given_name, say
from editor.core.document.document import Document
from editor.core.document.edits import removal
from editor.core.fields import Kind
from editor.core.site.found_pages import FoundSite, Reason
from editor.core.site.page_coverage import (
    Absence,
    Coverage,
    DeclinedUrls,
    ListedRow,
    Part,
    Unlisted,
    addition,
    compare,
)
from editor.core.text import N_
from editor.core.values.urls import without_user
from editor.formats.read_errors import Unreadable, on_one_line
from editor.formats.tables.text_tables import TableError
from editor.services.documents.open_document import OpenDocument
from editor.services.documents.other_versions import compared_content
from editor.services.documents.page_sources import UnknownBase, site_of_data, site_of_folder

_FAILING = (Part.MISSING, Part.ABSENT)


@dataclass(frozen=True, slots=True)
class _Listed:
    """The sitemap, or a set of them."""

    entries: Document
    document: OpenDocument | None  # where it is to be changed
    is_complete: bool = True


def run(options: argparse.Namespace) -> int:
    """Compare; return 1 if a list to fail on is not empty, and 2 if something cannot be read or written."""
    if options.folder is None and not options.data:
        raise UsageError(cli_text("say what to compare with: --folder DIR, --data TABLE, or both"))
    if options.base and options.folder is None:
        raise UsageError(cli_text("--base is the URL of a folder; name it with --folder"))
    changes = options.add or options.remove
    if not changes and (options.output or options.dry_run or options.diff):
        raise UsageError(cli_text("-o, --dry-run and --diff need --add or --remove"))
    listed = _listed(options.file, changes=changes)
    sites = _sites(options, listed.entries.column("loc")) if listed else None
    if listed is None or sites is None:
        return WRONG
    troubles = [(site, trouble) for site in sites for trouble in site.trouble]
    for site, trouble in troubles:
        complain_of(Path(site.name), trouble)
    found = compare(listed.entries.column("loc"), sites, DeclinedUrls(options.decline))
    if found.is_of_another_site:
        complain(
            cli_text("coverage: none of the listed URLs was found; are these the pages of another site?")
        )
    is_complete = listed.is_complete and not troubles
    code = 0
    tell: Callable[..., None] = say
    if listed.document is not None:
        [target] = targets_of([options.file], options)
        tell = teller([target], is_dry=options.dry_run)
        code = _change(_Change(listed.document, target, found, tell), options)
    if options.format == "json":
        say_object(_record(found, is_complete=is_complete), tell=tell)
    elif listed.document is None:
        say(*_text(options.file, found, sites, options.limit or None))
    mended = {Part.MISSING} if options.add else {Part.ABSENT} if options.remove else set()
    fails = any(found.count(part) for part in options.fail_on if part not in mended)
    return max(code, int(fails), 0 if is_complete else WRONG)


def command_parser() -> Parser:
    """Return the parser of the arguments of `coverage`."""
    parser = Parser(
        "coverage",
        cli_text(
            "Compare a sitemap with the pages of a built site, or with the URLs of a table or another "
            "sitemap: which pages are missing in it, which are rightly left out, which URLs are not "
            "there, and to which no page links. Nothing is fetched."
        ),
        "sitemap-editor coverage sitemap.xml --folder public",
        "sitemap-editor coverage sitemap.xml --folder public --decline '/tag/*' --add",
        "sitemap-editor coverage sitemap.xml --data crawl.csv --fail-on missing --format json",
    )
    parser.add_argument(
        "file",
        metavar="FILE",
        type=path_of,
        help=cli_text("a sitemap, an index with its sitemaps, or a folder of them"),
    )
    parser.option("--folder", "DIR", cli_text("the folder of the built site"), path_of)
    parser.option(
        "--base",
        "URL",
        cli_text("where the folder is published (default: learned from the listed URLs)"),
        url_of,
        "",
    )
    parser.add_argument(
        "--data",
        action="append",
        default=[],
        type=path_of,
        metavar="TABLE",
        help=cli_text("a table with a column of URLs, or another sitemap; may be repeated"),
    )
    parser.add_argument(
        "--decline",
        action="append",
        default=[],
        metavar="PATTERN",
        help=cli_text("pages that are not to be listed, such as '/tag/*'; may be repeated"),
    )
    add_agent_option(parser)
    add_format_option(parser)
    add_limit_option(parser, cli_text("how many of each list to print as text (0: all)"))
    parser.option(
        "--fail-on",
        "LIST,...",
        cli_text("exit with 1 if one of these is not empty: {parts} (default: {failing})").format(
            parts=",".join(Part), failing=",".join(_FAILING)
        ),
        _parts,
        _FAILING,
    )
    change = parser.add_mutually_exclusive_group()
    change.add_argument("--add", action="store_true", help=cli_text("add the missing pages to the sitemap"))
    change.add_argument(
        "--remove", action="store_true", help=cli_text("remove the absent URLs from the sitemap")
    )
    add_output_options(parser)
    return parser


def _parts(text: str) -> tuple[Part, ...]:
    try:
        return tuple(Part(word.strip()) for word in text.split(","))
    except ValueError as error:
        raise argparse.ArgumentTypeError(
            cli_text("{text!r} is no list of these: {known}").format(text=text, known=", ".join(Part))
        ) from error


# Input


def _listed(path: Path, *, changes: bool) -> _Listed | None:
    """Read the sitemap; None if it cannot be read, or not be changed, after an error message."""
    if changes:
        document = open_editable(path, checks=False)
        if document is not None and document.entries.kind is Kind.SITEMAPINDEX:
            complain_of(path, cli_text("It is an index. Name the sitemap that is to be changed."))
            return None
        return None if document is None else _Listed(document.entries, document)
    try:
        content = compared_content(path, datetime.now(UTC), with_children=True)
    except (Unreadable, TableError) as error:
        complain_of(path, error)
        return None
    if content.trouble:
        complain_of(
            path,
            cli_text("It is damaged; what could be recovered is compared. {trouble}").format(
                trouble=in_words(content.trouble)
            ),
        )
    return _Listed(content.entries, None, not content.trouble)


def _sites(options: argparse.Namespace, locs: Sequence[str]) -> list[FoundSite] | None:
    """Read the pages that there are; None if a source cannot be read, after an error message."""
    sites: list[FoundSite] = []
    place = options.folder
    try:
        if options.folder is not None:
            sites.append(site_of_folder(options.folder, locs, options.base, options.agent))
        for place in options.data:
            sites.append(site_of_data(place, datetime.now(UTC)))
    except UnknownBase as error:
        complain_of(place, f"{in_words(error)} {cli_text('Say it with --base.')}")
        return None
    except (Unreadable, TableError) as error:
        complain_of(place, error)
        return None
    return sites


# Changes


@dataclass(frozen=True, slots=True)
class _Change:
    """What is changed by what was found, and where it is written and told."""

    document: OpenDocument
    target: Path
    found: Coverage
    tell: Callable[..., None]


def _change(change: _Change, options: argparse.Namespace) -> int:
    """Add or remove entries, save, and return the exit code."""
    document, target, found = change.document, change.target, change.found
    if found.is_of_another_site:
        complain(cli_text("coverage: nothing was changed, as none of the listed URLs was found"))
        return WRONG
    if options.add:
        count = len(found.missing)
        edit = addition(document.entries, [each.page for each in found.missing])
        done = cli_text("{entries} added")
    else:
        count = len(found.absent)
        edit = removal(document.entries, [each.row for each in found.absent]) if count else None
        done = cli_text("{entries} removed")
    if edit is not None:
        edit.apply(document.entries)
    if not options.dry_run and not save_to(document, target, overwrites=options.overwrite_protected):
        return WRONG
    if options.dry_run or options.diff:
        done = cli_text("{entries} would be added") if options.add else cli_text("{entries} would be removed")
    said = done.format(entries=count_with_noun(count, "entry", "entries"))
    written = "" if options.dry_run else written_to(given_name(options.file), given_name(target))
    if options.format != "json":
        change.tell(f"{given_name(options.file)}: {said}{written}")
    return 0


# Output


def _record(found: Coverage, *, is_complete: bool) -> dict[str, object]:
    """Return the members of the JSON output: rows count from 1, and null is unknown."""
    unlinked = None if found.unlinked is None else [_row_record(each) for each in found.unlinked]
    return {
        "listed": found.listed,
        "found": found.found,
        "missing": [_page_record(each) for each in found.missing],
        "left_out": [
            {
                **_page_record(each),
                "reason": each.page.reason,
                "to": without_user(each.page.to) or None,
                "evidence": each.page.evidence or None,
            }
            for each in found.left_out
        ],
        "absent": [{**_row_record(each), "reason": each.reason} for each in found.absent],
        "unlinked": unlinked,
        "not_compared": found.not_compared,
        "elsewhere": found.elsewhere,
        "complete": is_complete,
    }


def _page_record(each: Unlisted) -> dict[str, object]:
    page = each.page
    return {
        "url": without_user(page.url),
        "sources": each.sources,
        "inlinks": page.inlinks,
        "depth": page.depth,
        "lastmod": page.lastmod or None,
        "path": page.path or None,
    }


def _row_record(each: ListedRow) -> dict[str, object]:
    return {"row": each.row + 1, "url": without_user(each.url)}


_REASONS: Mapping[Reason, str] = {
    Reason.NOINDEX: N_("noindex"),
    Reason.CANONICAL: N_("canonical is {to}"),
    Reason.REDIRECTED: N_("redirected to {to}"),
    Reason.BLOCKED: N_("blocked by robots.txt"),
    Reason.GONE: N_("gone"),
    Reason.ERROR: N_("error"),
    Reason.DECLINED: N_("declined"),
}
_ABSENCES: Mapping[Absence, str] = {
    Absence.NO_FILE: N_("no file"),
    Absence.NO_ROW: N_("not in the table"),
    Absence.NEITHER: N_("no file, and not in the table"),
    Absence.GONE: N_("gone"),
}


def _text(path: Path, found: Coverage, sites: Sequence[FoundSite], limit: int | None) -> Iterator[str]:
    yield cli_text("{path}: {entries} listed, {pages} found in {sources}").format(
        path=given_name(path),
        entries=count_with_noun(found.listed, "URL", "URLs"),
        pages=count_with_noun(found.found, "page", "pages"),
        sources=", ".join(site.name for site in sites),
    )
    yield from _list(cli_text("missing"), list(map(_page_line, found.missing)), limit)
    yield from _list(cli_text("rightly left out"), list(map(_left_out_line, found.left_out)), limit)
    yield from _list(cli_text("absent"), list(map(_absent_line, found.absent)), limit)
    if found.unlinked is not None:
        yield from _list(cli_text("not linked"), list(map(_row_line, found.unlinked)), limit)
    if found.not_compared:
        yield cli_text("not compared, as they are of other places: {urls}").format(
            urls=count_with_noun(found.not_compared, "URL", "URLs")
        )
    if found.elsewhere:
        yield cli_text("on other sites, and not looked at: {pages}").format(
            pages=count_with_noun(found.elsewhere, "page", "pages")
        )


def _list(title: str, lines: Sequence[str], limit: int | None) -> Iterator[str]:
    yield f"{title} ({number(len(lines)):,})"
    yield from (f"  {line}" for line in lines[:limit])
    if limit is not None and len(lines) > limit:
        more = cli_text("and {count:,} more listed by --limit 0").format(count=number(len(lines) - limit))
        yield f"  {more}"


def _page_line(each: Unlisted) -> str:
    page = each.page
    told = [shown_value(without_user(page.url))]
    if page.path:
        told.append(shown_value(page.path))
    if page.inlinks is not None:
        told.append(count_with_noun(page.inlinks, "page links to it", "pages link to it"))
    return ", ".join(told)


def _left_out_line(each: Unlisted) -> str:
    page = each.page
    reason = page.reason or Reason.ERROR
    said = cli_text(_REASONS[reason]).format(to=shown_value(without_user(page.to)))
    evidence = f" ({on_one_line(in_words(page.evidence))})" if page.evidence else ""
    return f"{shown_value(without_user(page.url))}: {said}{evidence}"


def _absent_line(each: ListedRow) -> str:
    reason = cli_text(_ABSENCES[each.reason or Absence.NO_FILE])
    return f"{_row_line(each)}: {reason}"


def _row_line(each: ListedRow) -> str:
    return cli_text("row {row}: {url}").format(row=each.row + 1, url=shown_value(without_user(each.url)))
