"""`compare`: list the differences between two sitemaps, whichever program wrote them."""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path

from editor.app.cli.arguments import Parser, add_format_option, add_limit_option, complain_of, path_argument
from editor.app.cli.language import cli_text, in_words, number
from editor.app.cli.output import count_with_noun, say_as_json, shown_change, shown_value
from editor.app.cli.web_options import ALLOW, add_web_options, web_files
from editor.app.streams import WRONG, say
from editor.core.document.document import Document
from editor.core.values.urls import without_user
from editor.core.versions import Differences, KnownBy, differences, entry_part_text
from editor.formats.read_errors import Unreadable
from editor.formats.tables.text_tables import TableError
from editor.services.documents.other_versions import compared_content, published_content
from editor.site.web_files import PrivateHost

_OF_URLS = ("http://", "https://")


@dataclass(frozen=True, slots=True)
class ComparedFile:
    """One of the two sitemaps, as in the JSON output."""

    path: str
    kind: str
    entries: int
    only: int  # entries that the other sitemap lacks


@dataclass(frozen=True, slots=True)
class DifferenceRecord:
    """A difference: rows count from 1 and are null if there is no such entry.

    `field` is null if one sitemap lacks the entry, and "extensions" for images, videos and the like.
    """

    url: str
    row: int | None
    other_row: int | None
    field: str | None = None
    value: str | None = None
    other_value: str | None = None


def run(options: argparse.Namespace) -> int:
    """Compare two sitemaps; return 1 if they differ, and 2 if one cannot be read."""
    paths = options.file, options.other
    mine, theirs = (_read(path, options) for path in paths)
    if mine is None or theirs is None:
        return WRONG
    found = differences(mine, theirs, KnownBy.PATH if options.by_path else KnownBy.URL)
    both = [
        ComparedFile(without_user(options.file), str(mine.kind), len(mine), len(found.only_mine)),
        ComparedFile(without_user(options.other), str(theirs.kind), len(theirs), len(found.only_theirs)),
    ]
    groups = _groups(found, mine, theirs, options.limit or None)
    if options.format == "json":
        say_as_json(
            both,
            alike=found.alike,
            changed=len(found.changed),
            reordered=found.is_reordered,
            differences=[asdict(each) for group in groups for each in group],
        )
    else:
        say(*_text(found, both, groups))
    return int(found.count > 0)


def command_parser() -> Parser:
    """Return the parser of the arguments of `compare`."""
    parser = Parser(
        "compare",
        cli_text(
            "List the entries that only one of two sitemaps has and the entries with different "
            "values. Formatting and order do not count."
        ),
        "sitemap-editor compare old.xml new.xml",
        "sitemap-editor compare --by-path sitemap.xml https://www.example.com/sitemap.xml",
    )
    parser.add_argument(
        "file", metavar="FILE", type=path_argument, help=cli_text("a sitemap, a folder of them, or a table")
    )
    parser.add_argument(
        "other",
        metavar="OTHER",
        type=path_argument,
        help=cli_text("what to compare it with; also a URL, to be fetched"),
    )
    add_web_options(parser)
    parser.flag(
        "--children",
        cli_text("compare the sitemaps that an index lists (next to it, or on the web) instead of the index"),
    )
    parser.flag("--by-path", cli_text("match entries by path, ignoring scheme and host"))
    add_format_option(parser)
    add_limit_option(parser, cli_text("how many entries of each kind to list (0: all)"))
    return parser


def _read(place: str, options: argparse.Namespace) -> Document | None:
    """Return the entries of a file, a folder or a URL; None if it cannot be read, after an error message."""
    is_url, now = place.lower().startswith(_OF_URLS), datetime.now(UTC)
    try:
        if is_url:
            with web_files(options) as web:
                content = published_content([place], now, web, with_children=options.children)
        else:
            content = compared_content(Path(place), now, with_children=options.children)
    except PrivateHost as error:
        complain_of(None, f"{in_words(error)} {cli_text(ALLOW)}")
        return None
    except (Unreadable, TableError) as error:
        complain_of(None if is_url else Path(place), error)
        return None
    if content.trouble:
        complain_of(
            Path(without_user(place)),
            cli_text("It is damaged; what could be recovered is compared. {trouble}").format(
                trouble=in_words(content.trouble)
            ),
        )
    return content.entries


# Output


def _groups(
    found: Differences, mine: Document, theirs: Document, limit: int | None
) -> list[list[DifferenceRecord]]:
    """Return three lists of differences: entries only in the first, only in the second, and changed ones."""
    own, others = mine.column("loc"), theirs.column("loc")
    changed = (
        DifferenceRecord(
            without_user(own[each.mine]),
            each.mine + 1,
            each.theirs + 1,
            name,
            without_user(entry_part_text(mine, each.mine, name)) or None,
            without_user(entry_part_text(theirs, each.theirs, name)) or None,
        )
        for each in found.changed[:limit]
        for name in each.names
    )
    return [
        [DifferenceRecord(without_user(own[row]), row + 1, None) for row in found.only_mine[:limit]],
        [DifferenceRecord(without_user(others[row]), None, row + 1) for row in found.only_theirs[:limit]],
        list(changed),
    ]


def _text(
    found: Differences, both: Sequence[ComparedFile], groups: Sequence[Sequence[DifferenceRecord]]
) -> Iterator[str]:
    for one in both:
        entries = count_with_noun(one.entries, "entry", "entries")
        yield cli_text("{path}: {kind}, {entries}, {only:,} only here").format(
            path=one.path, kind=one.kind, entries=entries, only=number(one.only)
        )
    order = cli_text(", in a different order") if found.is_reordered else ""
    yield cli_text("{alike:,} alike, {changed:,} changed{order}").format(
        alike=number(found.alike), changed=number(len(found.changed)), order=order
    )
    *alone, changed = groups
    for one, group in zip(both, alone, strict=True):
        if group:
            yield cli_text("only in {path} ({only:,})").format(path=one.path, only=number(one.only))
            yield from (f"  row {each.row or each.other_row}: {shown_value(each.url)}" for each in group)
            yield from _more(one.only - len(group))
    if changed:
        yield cli_text("changed ({changed:,})").format(changed=number(len(found.changed)))
        rows = [list(fields) for _, fields in groupby(changed, key=lambda each: each.row)]
        for fields in rows:
            yield from _changed(fields)
        yield from _more(len(found.changed) - len(rows))


def _changed(fields: Sequence[DifferenceRecord]) -> Iterator[str]:
    """Yield lines on the differences in one entry."""
    first = fields[0]
    there = (
        ""
        if first.row == first.other_row
        else cli_text(", there {other_row}").format(other_row=first.other_row)
    )
    yield cli_text("  row {row}{there}: {url}").format(row=first.row, there=there, url=shown_value(first.url))
    for each in fields:
        yield f"    {each.field}: {shown_change(each.value or '', each.other_value or '')}"


def _more(count: int) -> Iterator[str]:
    if count:
        yield cli_text("  and {count:,} more listed by --limit 0").format(count=number(count))
