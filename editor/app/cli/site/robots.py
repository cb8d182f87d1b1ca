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
from editor.core.site.robots_txt import MAX_ROBOTS_BYTES, AgentRules, ChangedRow, RobotsRule, RobotsTxt, tried
from editor.core.values.urls import split, without_user
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
class ChangedUrl:
    """An entry that only one of two robots.txt forbids, as in the JSON output."""

    row: int  # from 1
    loc: str
    before: BlockingLine | None  # None: it may be fetched
    after: BlockingLine | None


@dataclass(frozen=True, slots=True)
class TriedChange:
    """What a changed robots.txt does to a sitemap, as in the JSON output."""

    blocked: int
    changed: int
    urls: list[ChangedUrl]  # those listed, up to the limit


@dataclass(frozen=True, slots=True)
class CheckedFile:
    """A sitemap that was checked against the robots.txt, as in the JSON output."""

    path: str
    entries: int
    hosts: list[str]  # the hosts of the URLs; a robots.txt applies to one
    blocked: int
    urls: list[BlockedUrl]  # the URLs listed, up to the limit
    what_if: TriedChange | None = None  # None where no change is tried


def run(options: argparse.Namespace) -> int:
    """Check sitemaps against a robots.txt; return 1 if it blocks an entry, 2 if a file cannot be read.

    Where a change of it is tried, return 1 if the changed one blocks an entry.
    """
    robots = _robots(options.robots)
    changed = None if options.what_if is None else _robots(options.what_if)
    if robots is None or (changed is None and options.what_if is not None):
        return WRONG
    checked: list[CheckedFile] = []
    code = 0
    for path in options.files:
        file = _check(path, _Asked(options.agent, robots, changed), options.limit or None)
        if file is None:
            code = WRONG
        else:
            checked.append(file)
            blocked = file.what_if.blocked if file.what_if else file.blocked
            code = max(code, int(blocked > 0))
    lines = [{"url": without_user(each.url), "line": each.line} for each in robots.sitemaps]
    published = options.published_url
    is_named = naming_line(robots, published) is not None if published else None
    if options.format == "json":
        about = {
            "robots": str(options.robots),
            "what_if": str(options.what_if) if changed else None,
            "agent": options.agent,
            "sitemaps": lines,
            "is_named": is_named,
        }
        say_as_json(checked, **about)
        return code
    for file in checked:
        say(*_text(file, options))
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
        "sitemap-editor robots sitemap.xml --robots robots.txt --what-if changed.txt",
    )
    parser.files(arguments.path_argument, cli_text("a sitemap"))
    parser.add_argument(
        "--robots",
        type=arguments.path_of,
        required=True,
        metavar="PATH",
        help=cli_text("the robots.txt, or its folder"),
    )
    parser.option(
        "--what-if",
        "PATH",
        cli_text("another robots.txt to try: lists the entries that only one of both forbids"),
        arguments.path_of,
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


@dataclass(frozen=True, slots=True)
class _Asked:
    """What the sitemaps are checked against."""

    agent: str
    robots: RobotsTxt
    changed: RobotsTxt | None  # that is tried in its place


def _check(path: str, asked: _Asked, limit: int | None) -> CheckedFile | None:
    """Return the blocked entries of a sitemap; None if it cannot be read, after an error message."""
    document = opened_or_reported(Path(path))
    if document is None:
        return None
    locs = document.entries.column("loc")
    rules = AgentRules(asked.robots, asked.agent)
    blocked = [
        BlockedUrl(row + 1, without_user(loc), BlockingLine(rule.line, str(rule)))
        for row, loc in enumerate(locs)
        if (rule := rules.blocking_rule(loc)) is not None
    ]
    what_if = None
    if asked.changed is not None:
        change = tried(locs, rules, AgentRules(asked.changed, asked.agent))
        urls = [_changed_url(each, locs[each.row]) for each in change.rows[:limit]]
        what_if = TriedChange(change.after, len(change.rows), urls)
    hosts = dict.fromkeys(
        parts.authority.rpartition("@")[2] for loc in locs if (parts := split(loc)) is not None
    )
    return CheckedFile(path, len(locs), list(hosts), len(blocked), blocked[:limit], what_if)


def _changed_url(changed: ChangedRow, loc: str) -> ChangedUrl:
    before, after = _line(changed.before), _line(changed.after)
    return ChangedUrl(changed.row + 1, without_user(loc), before, after)


def _line(rule: RobotsRule | None) -> BlockingLine | None:
    return None if rule is None else BlockingLine(rule.line, str(rule))


def _text(file: CheckedFile, options: argparse.Namespace) -> Iterator[str]:
    entries = count_with_noun(file.entries, "entry", "entries")
    yield cli_text("{path}: {entries}, {blocked:,} blocked for {agent}").format(
        path=file.path, entries=entries, blocked=number(file.blocked), agent=shown_value(options.agent)
    )
    if len(file.hosts) > 1:
        yield cli_text("  The URLs are on {hosts:,} hosts; each host has a robots.txt of its own.").format(
            hosts=number(len(file.hosts))
        )
    if file.what_if is not None:
        yield from _text_of_change(file.what_if, options)
        return
    for each in file.urls:
        yield cli_text("  row {row}: {loc}, {line}").format(
            row=each.row, loc=shown_value(each.loc), line=_said(each.blocked_by)
        )
    if file.blocked > len(file.urls):
        yield _more(file.blocked - len(file.urls))


def _text_of_change(change: TriedChange, options: argparse.Namespace) -> Iterator[str]:
    yield cli_text("  with {path} {blocked:,} blocked; {changed:,} change:").format(
        path=options.what_if, blocked=number(change.blocked), changed=number(change.changed)
    )
    for each in change.urls:
        yield cli_text("  row {row}: {loc}, {before} → {after}").format(
            row=each.row, loc=shown_value(each.loc), before=_said(each.before), after=_said(each.after)
        )
    if change.changed > len(change.urls):
        yield _more(change.changed - len(change.urls))


def _said(line: BlockingLine | None) -> str:
    if line is None:
        return cli_text("may be fetched")
    return cli_text("line {line}: {rule}").format(line=line.line, rule=shown_value(line.rule))


def _more(count: int) -> str:
    return cli_text("  and {blocked:,} more listed by --limit 0").format(blocked=number(count))
