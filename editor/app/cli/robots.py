"""`robots`: list the entries of sitemaps that a robots.txt forbids a crawler"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from editor.app.cli import arguments
from editor.app.cli.input_files import opened_or_reported
from editor.app.cli.language import cli_text, number
from editor.app.cli.output import count_with_noun, say_as_json, shown_value
from editor.app.streams import WRONG, say
from editor.core.site.robots_txt import MAX_ROBOTS_BYTES, RobotsTxt
from editor.core.values.urls import split
from editor.formats.read_errors import Unreadable
from editor.formats.writing.export import robots_line
from editor.services.documents.published_site import naming_line, read_robots


@dataclass(frozen=True, slots=True)
class BlockingLine:
    """A line of the robots.txt, as in the JSON output."""

    line: int  # from 1
    rule: str


@dataclass(frozen=True, slots=True)
class BlockedUrl:
    """An entry that must not be fetched, as in the JSON output."""

    row: int  # from 1
    loc: str
    blocked_by: BlockingLine


@dataclass(frozen=True, slots=True)
class CheckedFile:
    """A sitemap that was checked against the robots.txt, as in the JSON output."""

    path: str
    entries: int
    hosts: list[str]  # the hosts of the URLs; a robots.txt applies to one
    blocked: int
    urls: list[BlockedUrl]  # the URLs listed, up to the limit


def run(options: argparse.Namespace) -> int:
    """Check sitemaps against a robots.txt; return 1 if it blocks an entry, 2 if a file cannot be read."""
    robots = _robots(options.robots)
    if robots is None:
        return WRONG
    checked: list[CheckedFile] = []
    code = 0
    for path in options.files:
        file = _check(path, robots, options.agent, options.limit or None)
        if file is None:
            code = WRONG
        else:
            checked.append(file)
            code = max(code, int(file.blocked > 0))
    lines = [{"url": each.url, "line": each.line} for each in robots.sitemaps]
    published = options.published_url
    is_named = naming_line(robots, published) is not None if published else None
    if options.format == "json":
        about = {
            "robots": str(options.robots),
            "agent": options.agent,
            "sitemaps": lines,
            "is_named": is_named,
        }
        say_as_json(checked, **about)
        return code
    for file in checked:
        say(*_text(file, options.agent))
    if is_named is False:
        say(
            cli_text("{robots} does not name this sitemap. Add the line:").format(robots=options.robots),
            robots_line(published),
        )
    return code


def command_parser() -> arguments.Parser:
    """Return the parser of the arguments of `robots`."""
    parser = arguments.Parser(
        "robots",
        cli_text(
            "List the entries that a robots.txt forbids a crawler to fetch, with the line that "
            "does. Nothing is fetched: download the robots.txt of the site before."
        ),
        "sitemap-editor robots sitemap.xml --robots robots.txt --agent Googlebot",
    )
    parser.files(arguments.path_argument, cli_text("a sitemap"))
    parser.add_argument(
        "--robots",
        type=arguments.path_of,
        required=True,
        metavar="PATH",
        help=cli_text("the robots.txt, or its folder"),
    )
    arguments.add_agent_option(parser)
    arguments.add_published_url_option(
        parser, cli_text("the published URL of the sitemap, which the robots.txt should name")
    )
    arguments.add_format_option(parser)
    arguments.add_limit_option(parser, cli_text("how many to list (0: all)"))
    return parser


def _robots(path: Path) -> RobotsTxt | None:
    """Parse a robots.txt; None if it cannot be read, after an error message."""
    try:
        robots = read_robots(path)
    except Unreadable as error:
        arguments.complain_of(path, error)
        return None
    if robots.is_cut:
        arguments.complain_of(
            path,
            cli_text("Crawlers read only the first {limit:,} bytes; the rest was ignored.").format(
                limit=number(MAX_ROBOTS_BYTES)
            ),
        )
    return robots


def _check(path: str, robots: RobotsTxt, agent: str, limit: int | None) -> CheckedFile | None:
    """Return the blocked entries of a sitemap; None if it cannot be read, after an error message."""
    document = opened_or_reported(Path(path))
    if document is None:
        return None
    locs = document.entries.column("loc")
    blocked = [
        BlockedUrl(row + 1, loc, BlockingLine(rule.line, str(rule)))
        for row, loc in enumerate(locs)
        if (rule := robots.blocking_rule(loc, agent)) is not None
    ]
    hosts = dict.fromkeys(parts.authority for loc in locs if (parts := split(loc)) is not None)
    return CheckedFile(path, len(locs), list(hosts), len(blocked), blocked[:limit])


def _text(file: CheckedFile, agent: str) -> Iterator[str]:
    entries = count_with_noun(file.entries, "entry", "entries")
    yield cli_text("{path}: {entries}, {blocked:,} blocked for {agent}").format(
        path=file.path, entries=entries, blocked=number(file.blocked), agent=shown_value(agent)
    )
    if len(file.hosts) > 1:
        yield cli_text("  The URLs are on {hosts:,} hosts; each host has a robots.txt of its own.").format(
            hosts=number(len(file.hosts))
        )
    for each in file.urls:
        line = cli_text("line {line}: {rule}").format(
            line=each.blocked_by.line, rule=shown_value(each.blocked_by.rule)
        )
        yield cli_text("  row {row}: {loc}, {line}").format(
            row=each.row, loc=shown_value(each.loc), line=line
        )
    if file.blocked > len(file.urls):
        yield cli_text("  and {blocked:,} more listed by --limit 0").format(
            blocked=number(file.blocked - len(file.urls))
        )
