"""`coverage`: compare a sitemap with the pages that there are, and add or remove what differs."""

import argparse
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from editor.app.cli.arguments import (
    NETWORK,
    Parser,
    UsageError,
    add_agent_option,
    add_children_option,
    add_format_option,
    add_report_option,
    add_text_options,
    complain_of,
    number_argument,
    path_of,
    refuse_report_over,
    url_of,
)
from editor.app.cli.changed_files import add_output_options, save_to, targets_of, teller
from editor.app.cli.input_files import open_editable
from editor.app.cli.language import cli_text, in_words, language, number
from editor.app.cli.output import (
    FOLDER,
    PrintedFile,
    Progress,
    ReportOutput,
    count_with_noun,
    places_listed,
    say_findings,
    say_object,
    written_to,
)
from editor.app.cli.web_options import add_pace_options, add_web_options, age_of
from editor.app.streams import STANDARD, WRONG, complain, given_name, say
from editor.core.document.edits import removal
from editor.core.document.sitemap_file import SitemapFile
from editor.core.fields import Kind
from editor.core.operations.operation_parameters import ArgumentError
from editor.core.site.crawl_frontier import MOST_PAGES, CrawlPlan
from editor.core.site.declined_urls import DeclinedUrls
from editor.core.site.found_pages import FoundPage, FoundSite, Source
from editor.core.site.page_coverage import (
    PARTS,
    Coverage,
    ListedRow,
    Part,
    RefusedRow,
    Unlisted,
    addition,
    compare,
    shares,
)
from editor.core.values.urls import without_user
from editor.formats.read_errors import Unreadable
from editor.formats.reports.finding_records import ReportDetails, object_lines
from editor.formats.reports.json_report import file_record
from editor.formats.reports.page_findings import CoverageReport, PlaceOfRow, reported_coverage
from editor.formats.reports.report_formats import FORMAT_NAMES, ReportFormat
from editor.formats.tables.text_tables import TableError
from editor.formats.writing.finding_places import WrittenPlaces
from editor.runtime.system import is_folder
from editor.services.documents.index_file import children_of, sitemaps_in
from editor.services.documents.open_document import OpenDocument
from editor.services.documents.other_versions import compared_content
from editor.services.documents.page_sources import UnknownBase, site_of_data, site_of_folder
from editor.services.site_folder import UNDATED, DateSource, dated
from editor.site.request_limits import Limits
from editor.site.site_storage import DAY, Reuse

_FAILING = (Part.MISSING, Part.ABSENT)
_BESIDE_A_FILE = ("text", "json")  # formats that go to standard error where a file goes to standard output


@dataclass(frozen=True, slots=True)
class _ListedFile:
    """A sitemap of those that are compared."""

    name: str
    rows: range  # of those of all
    places: WrittenPlaces | None = None  # where its rows stand, if it is here and stays as it is


@dataclass(frozen=True, slots=True)
class _Listed:
    """The sitemap, or a set of them."""

    locs: Sequence[str]  # of all rows
    parts: Sequence[_ListedFile]  # one after the other
    files: Sequence[tuple[Path, OpenDocument]] = ()  # the same, where they are to be changed
    is_complete: bool = True

    def place(self, row: int) -> PlaceOfRow:
        """Return the place of a row."""
        part = self.parts[bisect_right(self.parts, row, key=lambda part: part.rows.start) - 1]
        own = row - part.rows.start
        return PlaceOfRow(part.name, own, *(part.places.locate(own, "loc") if part.places else ()))


def _name_of(path: Path, file: SitemapFile) -> str:
    if not file.name:  # there is only this one
        return given_name(path)
    return str((path if is_folder(path) else path.parent) / file.name)


def run(options: argparse.Namespace) -> int:
    """Compare; return 1 if a list to fail on is not empty, and 2 if something cannot be read or written."""
    changes = _refuse_misuse(options)
    output = ReportOutput("coverage", options)
    listed = _listed(options.file, changes=changes, children=options.children)
    sites = _sites(options, listed.locs) if listed else None
    if listed is None or sites is None:
        return WRONG
    are_read = [_is_whole(site) for site in sites]
    is_read = listed.is_complete and all(are_read)
    found = compare(listed.locs, sites, DeclinedUrls(options.decline))
    if found.is_of_another_site:
        complain(
            cli_text("coverage: none of the listed URLs was found; are these the pages of another site?")
        )
    if options.lastmod is not None:
        try:
            found = _with_dates(found, sites, DateSource(options.lastmod))
        except ArgumentError as error:
            complain_of(options.folder, error)
            return WRONG
    code = 0
    tell: Callable[..., None] = say
    if changes:
        targets = targets_of([path for path, _ in listed.files], options)
        tell = teller(targets, is_dry=options.dry_run)
        code = _change(listed.files, targets, _Change(found, tell), options)
    mended = {Part.MISSING} if options.add else {Part.ABSENT} if options.remove else set()
    failing = [part for part in options.fail_on if part not in mended]
    is_complete = is_read and all(site.is_complete for site in sites)
    report = _report(options.file, listed, found, failing, is_complete=is_complete)
    if not output.save(partial(written_coverage, report)):
        code = WRONG
    if options.format == "json":
        say_object(_record(report), tell=tell)
    elif options.format != "text":
        output.say(partial(written_coverage, report))
    elif not changes:
        _say_text(report, sites, options)
    fails = any(found.count(part) for part in failing)
    return max(code, int(fails), 0 if is_read else WRONG)


def _with_dates(found: Coverage, sites: Sequence[FoundSite], source: DateSource) -> Coverage:
    """Date the missing pages by their files, and tell how many get no date; raises ArgumentError."""
    site = next(site for site in sites if site.source is Source.FOLDER)
    pages = dated([each.page for each in found.missing], site, source)
    undated = sum(not page.lastmod for page in pages)
    if undated and source is DateSource.GIT:
        complain_of(Path(site.name), language().counted(*UNDATED, undated))
    missing = [replace(each, page=page) for each, page in zip(found.missing, pages, strict=True)]
    return replace(found, missing=missing)


def _is_whole(site: FoundSite) -> bool:
    """Tell what a source could not read, and what it left; return whether it read all that it wanted."""
    for trouble in (*site.trouble, *site.notes):
        if site.source is Source.SITE:
            complain(f"{without_user(site.name)}: {in_words(trouble)}")
        else:
            complain_of(Path(site.name), trouble)
    for host in site.refused:
        complain(
            cli_text(
                "coverage: {host} is in a private network and was not asked; use --allow-private if it may be"
            ).format(host=host)
        )
    return not (site.trouble or site.refused)


def _refuse_misuse(options: argparse.Namespace) -> bool:
    """Raise UsageError where options do not go together; return whether the sitemap is to be changed."""
    if options.folder is None and not options.data and not options.site:
        raise UsageError(
            cli_text("say what to compare with: --folder DIR, --site, --data TABLE, or several of them")
        )
    if options.base and options.folder is None and not options.site:
        raise UsageError(cli_text("--base is the URL of a folder or a site; name it with --folder or --site"))
    if options.lastmod is not None and options.folder is None:
        raise UsageError(cli_text("--lastmod takes dates of files; name their folder with --folder"))
    changes = options.add or options.remove
    if not changes and (options.output or options.dry_run or options.diff):
        raise UsageError(cli_text("-o, --dry-run and --diff need --add or --remove"))
    if changes and options.format not in _BESIDE_A_FILE and (options.diff or options.output == STANDARD):
        raise UsageError(
            cli_text("standard output gets what is changed; write the findings to a file with --report")
        )
    refuse_report_over([str(options.file)], options.report)
    return bool(changes)


def command_parser() -> Parser:
    """Return the parser of the arguments of `coverage`."""
    parser = Parser(
        "coverage",
        cli_text(
            "Compare a sitemap with the pages of a built site, with those of the live site, or with the "
            "URLs of a table or another sitemap: which pages are missing in it, which are rightly left "
            "out, which URLs are not there, and to which no page links. Only --site fetches anything."
        ),
        "sitemap-editor coverage sitemap.xml --folder public",
        "sitemap-editor coverage sitemap.xml --site --max 500",
        "sitemap-editor coverage sitemap.xml --folder public --decline '/tag/*' --add --lastmod git",
        "sitemap-editor coverage sitemap.xml --data crawl.csv --fail-on missing --format json",
    )
    parser.add_argument(
        "file",
        metavar="FILE",
        type=path_of,
        help=cli_text("a sitemap, an index with its sitemaps, or a folder of them"),
    )
    _add_sources(parser)
    add_agent_option(parser)
    add_children_option(parser)
    add_format_option(parser, *FORMAT_NAMES)
    add_text_options(parser)
    add_report_option(parser)
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
    parser.add_argument(
        "--lastmod",
        choices=tuple(source.value for source in DateSource),
        help=cli_text(
            "date missing pages that no header or table dates: by their files, or by the last commits of "
            "these, which git knows"
        ),
    )
    add_output_options(parser)
    return parser


def _add_sources(parser: Parser) -> None:
    """Add the options on the pages that there are, and on those that nobody wants to list."""
    parser.option("--folder", "DIR", cli_text("the folder of the built site"), path_of)
    parser.option(
        "--base",
        "URL",
        cli_text("where the folder or the site is published (default: learned from the listed URLs)"),
        url_of,
        "",
    )
    _add_site_options(parser)
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


def _add_site_options(parser: Parser) -> None:
    """Add the options on the live site, and on how it is asked."""
    parser.add_argument(
        "--site",
        action="store_true",
        help=cli_text(
            "ask the live site for its home page, for what is listed, and for what these link to; "
            "called again within a day, it goes on where it was broken off"
        ),
    )
    network = partial(parser.option, section=NETWORK)
    network("--max", "N", cli_text("pages to ask for, at most"), number_argument, MOST_PAGES)
    network("--depth", "D", cli_text("links from the home page, at most"), number_argument)
    network(
        "--again",
        "all|errors|AGE",
        cli_text("request again: all; only errors; or answers older than 30m, 12h, 7d"),
        age_of,
    )
    add_pace_options(parser)
    add_web_options(parser)


def _parts(text: str) -> tuple[Part, ...]:
    try:
        return tuple(Part(word.strip()) for word in text.split(","))
    except ValueError as error:
        raise argparse.ArgumentTypeError(
            cli_text("{text!r} is no list of these: {known}").format(text=text, known=", ".join(Part))
        ) from error


# Input


def _listed(path: Path, *, changes: bool, children: bool | None) -> _Listed | None:
    """Read the sitemap, or those of an index unless children is False.

    Return None if it cannot be read, or not be changed, after an error message.
    """
    if changes:
        return _to_change(_editable_files(path))
    try:
        content = compared_content(path, datetime.now(UTC), with_children=children is not False)
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
    parts = [
        _ListedFile(_name_of(path, file), file.rows, WrittenPlaces(file) if content.has_places else None)
        for file in content.entries.files
    ]
    return _Listed(content.entries.column("loc"), parts, is_complete=not content.trouble)


def _to_change(files: Sequence[tuple[Path, OpenDocument]]) -> _Listed | None:
    """Return what files list, which are to be changed; None if there are none."""
    parts: list[_ListedFile] = []
    locs: list[str] = []
    for path, file in files:
        start = len(locs)
        locs += file.entries.column("loc")
        parts.append(_ListedFile(given_name(path), range(start, len(locs))))
    return _Listed(locs, parts, files) if files else None


def _editable_files(path: Path) -> list[tuple[Path, OpenDocument]]:
    """Open a sitemap, or those of an index or a folder, to change them; [] after an error message."""
    paths = sitemaps_in(path) if is_folder(path) else [path]
    found: list[tuple[Path, OpenDocument]] = []
    while paths:
        own = paths.pop(0)
        document = open_editable(own, checks=False)
        if document is None:
            return []
        if document.entries.kind is not Kind.SITEMAPINDEX:
            found.append((own, document))
        elif not is_folder(path):
            children = children_of(document.entries, path)
            paths += [child.path for child in children if child.path is not None]
            if lacking := next((child.loc for child in children if child.path is None), ""):
                complain_of(path, cli_text("It lists {url}, which is not there.").format(url=lacking))
                return []
    if not found:
        complain_of(path, cli_text("There is no sitemap in it that could be changed."))
    return found


def _sites(options: argparse.Namespace, locs: Sequence[str]) -> list[FoundSite] | None:
    """Read the pages that there are; None if a source cannot be read, after an error message."""
    sites: list[FoundSite] = []
    place = options.folder
    try:
        if options.folder is not None:
            sites.append(site_of_folder(options.folder, locs, options.base, options.agent))
        if options.site:
            sites.append(_live_site(options, locs))
        for place in options.data:
            sites.append(site_of_data(place, locs, datetime.now(UTC)))
    except UnknownBase as error:
        complain_of(place, f"{in_words(error)} {cli_text('Say it with --base.')}")
        return None
    except (Unreadable, TableError) as error:
        complain_of(place, error)
        return None
    return sites


def _live_site(options: argparse.Namespace, locs: Sequence[str]) -> FoundSite:
    """Ask the live site for its pages, telling how far it is where somebody watches."""
    from editor.services.documents.crawled_pages import SiteRequest, home_of, site_of_web  # noqa: PLC0415 - asks hosts

    home = options.base or home_of(locs)
    if not home:
        raise UsageError(cli_text("the sitemap lists no URL of a site; name its home page with --base"))
    request = SiteRequest(
        CrawlPlan(home, options.max, options.depth),
        Limits(
            per_host=options.per_host,
            delay=options.delay / 1000,
            user_agent=options.user_agent,
            allows_private=options.allow_private,
        ),
        options.agent,
        Reuse(DAY if options.again is None else options.again),
        options.credentials,
    )
    return site_of_web(request, locs, progress=Progress().tell)


# Changes


@dataclass(frozen=True, slots=True)
class _Change:
    """What a comparison found, and what tells of the changes that follow from it."""

    found: Coverage
    tell: Callable[..., None]


def _change(
    files: Sequence[tuple[Path, OpenDocument]],
    targets: Sequence[Path],
    change: _Change,
    options: argparse.Namespace,
) -> int:
    """Add or remove entries, save, and return the exit code."""
    found = change.found
    if found.is_of_another_site:
        complain(cli_text("coverage: nothing was changed, as none of the listed URLs was found"))
        return WRONG
    missing = [each.page for each in found.missing]
    added = shares([file.entries.column("loc") for _, file in files], missing)
    start = 0
    for (path, file), target, pages in zip(files, targets, added, strict=True):
        stop = start + len(file.entries)
        rows = [each.row - start for each in found.absent if start <= each.row < stop]
        start = stop
        if options.add:
            edit, count = addition(file.entries, pages), len(pages)
        else:
            edit, count = removal(file.entries, rows) if rows else None, len(rows)
        if len(files) > 1 and not count and target == path:
            continue
        if edit is not None:
            edit.apply(file.entries)
        if not options.dry_run and not save_to(file, target, overwrites=options.overwrite_protected):
            return WRONG
        if options.format == "text":
            change.tell(_change_line(path, target, count, options))
    return 0


def _change_line(path: Path, target: Path, count: int, options: argparse.Namespace) -> str:
    done = cli_text("{entries} added") if options.add else cli_text("{entries} removed")
    if options.dry_run or options.diff:
        done = cli_text("{entries} would be added") if options.add else cli_text("{entries} would be removed")
    written = "" if options.dry_run else written_to(given_name(path), given_name(target))
    return f"{given_name(path)}: {done.format(entries=count_with_noun(count, 'entry', 'entries'))}{written}"


# Output


def _report(
    path: Path, listed: _Listed, found: Coverage, failing: Sequence[Part], *, is_complete: bool
) -> CoverageReport:
    return CoverageReport(
        found,
        given_name(path),
        {part.name: len(part.rows) for part in listed.parts},
        listed.place,
        failing,
        is_complete,
    )


def written_coverage(report: CoverageReport, form: ReportFormat, details: ReportDetails) -> bytes:
    """Return what was found in a format; raises TableError."""
    if form.name == "json":
        return "".join(f"{line}\n" for line in object_lines(_record(report))).encode("ascii")
    return form.write(reported_coverage(report), details)


def _record(report: CoverageReport) -> dict[str, object]:
    """Return the members of the JSON output: rows count from 1, and null is unknown."""
    found, row_record = report.found, partial(_row_record, report)
    return {
        "listed": found.listed,
        "found": found.found,
        "missing": [_page_record(each) for each in found.missing],
        "left_out": [{**_page_record(each), **_reason_record(each.page)} for each in found.left_out],
        "absent": [{**row_record(each), "reason": each.reason} for each in found.absent],
        "not_indexable": [{**row_record(each), **_reason_record(each.page)} for each in found.not_indexable],
        "unlinked": None if found.unlinked is None else list(map(row_record, found.unlinked)),
        "not_compared": found.not_compared,
        "elsewhere": found.elsewhere,
        "complete": report.is_complete,
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


def _reason_record(page: FoundPage) -> dict[str, object]:
    return {"reason": page.reason, "to": without_user(page.to) or None, "evidence": page.evidence or None}


def _row_record(report: CoverageReport, each: ListedRow | RefusedRow) -> dict[str, object]:
    at = report.place(each.row)
    of_set = {} if at.file == report.name else {"sitemap": at.file}
    return {"row": (at.row or 0) + 1, "url": without_user(each.url), **of_set}


def _say_text(report: CoverageReport, sites: Sequence[FoundSite], options: argparse.Namespace) -> None:
    """Print what differs, file by file, and how long each list is."""
    sources = cli_text("{pages} found in {sources}").format(
        pages=count_with_noun(report.found.found, "page", "pages"),
        sources=", ".join(without_user(site.name) for site in sites),
    )
    told = []
    for found in reported_coverage(report):
        record = file_record(found, language(), places_listed(options))
        if found.name not in report.files and is_folder(options.file):
            record = record._replace(kind=FOLDER)
        is_given = found.name == report.name
        entries = report.found.listed if is_given else found.entries
        about = cli_text("{urls} listed").format(urls=count_with_noun(entries, "URL", "URLs"))
        told.append(PrintedFile(record, found.totals, f"{about}, {sources}" if is_given else about))
    say_findings(told, options, _summary(report.found))


def _summary(found: Coverage) -> Iterator[str]:
    known = [part for part in Part if part is not Part.UNLINKED or found.unlinked is not None]
    yield ", ".join(f"{number(found.count(part)):,} {cli_text(PARTS[part])}" for part in known)
    if found.not_compared:
        yield cli_text("not compared, as nothing is known of them: {urls}").format(
            urls=count_with_noun(found.not_compared, "URL", "URLs")
        )
    if found.elsewhere:
        yield cli_text("on other sites, and not looked at: {pages}").format(
            pages=count_with_noun(found.elsewhere, "page", "pages")
        )
