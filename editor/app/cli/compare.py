"""`compare`: list the differences between two sitemaps, whichever program wrote them."""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from editor.app.cli.arguments import (
    Parser,
    UsageError,
    add_format_option,
    add_limit_option,
    add_protected_option,
    complain_of,
    path_argument,
    refuse_report_over,
)
from editor.app.cli.changed_files import save_data
from editor.app.cli.language import cli_text, in_words, number
from editor.app.cli.output import count_with_noun, say_as_json, shown_change, shown_value, written_to
from editor.app.cli.web_options import ALLOW, add_web_options, web_files
from editor.app.streams import WRONG, say
from editor.core.document.document import Document
from editor.core.moved_entries import move_phrases
from editor.core.values.urls import without_user
from editor.core.versions import Changed, Differences, KnownBy, Moved, differences, entry_part_text
from editor.formats.read_errors import Unreadable
from editor.formats.redirect_rules import (
    REDIRECT_FORMAT_BY_NAME,
    Redirect,
    RedirectFormat,
    RedirectRules,
    redirect_format_of,
)
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
    moved: Sequence[str] | None = None  # how the URL of an entry differs that has another one in the other


class _Redirects(NamedTuple):
    """Redirects that were written, or are to be."""

    path: Path
    form: RedirectFormat
    rules: RedirectRules


def run(options: argparse.Namespace) -> int:
    """Compare two sitemaps; return 1 if they differ, and 2 if one cannot be read."""
    paths = options.file, options.other
    if options.redirects is not None:
        refuse_report_over(paths, [options.redirects])
        _redirect_format(options)
    mine, theirs = (_read(path, options) for path in paths)
    if mine is None or theirs is None:
        return WRONG
    found = differences(mine, theirs, KnownBy.PATH if options.by_path else KnownBy.URL)
    redirects = _redirects(found, mine, theirs, options)
    if redirects is not None and not _is_saved(redirects, options):
        return WRONG
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
            moved=len(found.moved),
            reordered=found.is_reordered,
            differences=[asdict(each) for group in groups for each in group],
            redirects=_redirects_record(redirects) if redirects else None,
        )
    else:
        say(*_text(found, both, groups), *(_redirects_text(redirects) if redirects else ()))
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
        "sitemap-editor compare old.xml new.xml --redirects .htaccess",
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
    parser.option(
        "--redirects",
        "OUT",
        cli_text("write redirects of moved entries, from FILE's URLs to OTHER's, in the format of the name"),
        Path,
    )
    parser.add_argument(
        "--redirects-format",
        choices=tuple(REDIRECT_FORMAT_BY_NAME),
        help=cli_text("the format of the redirects, where the name does not say it"),
    )
    add_protected_option(parser)
    add_format_option(parser)
    add_limit_option(parser, cli_text("how many entries of each kind to list (0: all)"))
    return parser


# Redirects


def _redirect_format(options: argparse.Namespace) -> RedirectFormat:
    """Return the format that was named, or that the name of the file says; raises UsageError."""
    form = REDIRECT_FORMAT_BY_NAME.get(options.redirects_format) or redirect_format_of(options.redirects.name)
    if form is None:
        raise UsageError(
            cli_text(
                "{path} does not say in which format; add --redirects-format with one of {formats}"
            ).format(path=options.redirects, formats=", ".join(REDIRECT_FORMAT_BY_NAME))
        )
    return form


def _redirects(
    found: Differences, mine: Document, theirs: Document, options: argparse.Namespace
) -> _Redirects | None:
    """Return the redirects from the first sitemap's URLs to the other's; None if none are wanted."""
    if options.redirects is None:
        return None
    own, others = mine.column("loc"), theirs.column("loc")
    pairs = [
        Redirect(without_user(own[each.mine]), without_user(others[each.theirs])) for each in found.moved
    ]
    form = _redirect_format(options)
    return _Redirects(options.redirects, form, form.rules(pairs, form.pages(others)))


def _is_saved(redirects: _Redirects, options: argparse.Namespace) -> bool:
    return save_data(redirects.path, redirects.rules.data, overwrites=options.overwrite_protected)


def _redirects_record(redirects: _Redirects) -> dict[str, object]:
    left_out = [
        {"from": each.redirect.source, "to": each.redirect.target, "reason": each.reason}
        for each in redirects.rules.left_out
    ]
    form, rules = redirects.form, redirects.rules
    return {"path": str(redirects.path), "format": form.name, "count": rules.count, "left_out": left_out}


def _redirects_text(redirects: _Redirects) -> Iterator[str]:
    count = count_with_noun(redirects.rules.count, "redirect", "redirects")
    yield f"{count}{written_to(None, redirects.path)} ({cli_text(redirects.form.title)})"
    for each in redirects.rules.left_out:
        yield f"  {shown_value(each.redirect.source)}: {cli_text(each.reason)}"


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
    """Return lists of differences: entries only in the first, only in the second, moved and changed ones."""
    own, others = mine.column("loc"), theirs.column("loc")
    differing: tuple[Sequence[Changed | Moved], ...] = found.moved[:limit], found.changed[:limit]
    moved, changed = (
        [
            DifferenceRecord(
                without_user(own[each.mine]),
                each.mine + 1,
                each.theirs + 1,
                name,
                without_user(entry_part_text(mine, each.mine, name)) or None,
                without_user(entry_part_text(theirs, each.theirs, name)) or None,
                each.how if isinstance(each, Moved) else None,
            )
            for each in some
            for name in each.names
        ]
        for some in differing
    )
    return [
        [DifferenceRecord(without_user(own[row]), row + 1, None) for row in found.only_mine[:limit]],
        [DifferenceRecord(without_user(others[row]), None, row + 1) for row in found.only_theirs[:limit]],
        moved,
        changed,
    ]


def _text(
    found: Differences, both: Sequence[ComparedFile], groups: Sequence[Sequence[DifferenceRecord]]
) -> Iterator[str]:
    for one in both:
        entries = count_with_noun(one.entries, "entry", "entries")
        yield cli_text("{path}: {kind}, {entries}, {only:,} only here").format(
            path=one.path, kind=one.kind, entries=entries, only=number(one.only)
        )
    moved = cli_text(", {moved:,} moved").format(moved=number(len(found.moved))) if found.moved else ""
    order = moved + (cli_text(", in a different order") if found.is_reordered else "")
    yield cli_text("{alike:,} alike, {changed:,} changed{order}").format(
        alike=number(found.alike), changed=number(len(found.changed)), order=order
    )
    *alone, movements, changed = groups
    for one, group in zip(both, alone, strict=True):
        if group:
            yield cli_text("only in {path} ({only:,})").format(path=one.path, only=number(one.only))
            yield from (f"  row {each.row or each.other_row}: {shown_value(each.url)}" for each in group)
            yield from _more(one.only - len(group))
    if movements:
        yield cli_text("moved ({moved:,})").format(moved=number(len(found.moved)))
        rows = [list(fields) for _, fields in groupby(movements, key=lambda each: each.row)]
        for each, fields in zip(found.moved, rows, strict=False):
            yield from _moved(each, fields)
        yield from _more(len(found.moved) - len(rows))
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
    yield from _values(fields)


def _values(fields: Sequence[DifferenceRecord]) -> Iterator[str]:
    for each in fields:
        yield f"    {each.field}: {shown_change(each.value or '', each.other_value or '')}"


def _moved(moved: Moved, fields: Sequence[DifferenceRecord]) -> Iterator[str]:
    """Yield lines on an entry that moved: both URLs, how they differ, and its other differences."""
    first, *others = fields
    how = ", ".join(map(in_words, move_phrases(moved.how, moved.folders)))
    yield cli_text("  row {row}, there {other_row}: {urls} ({how})").format(
        row=first.row,
        other_row=first.other_row,
        urls=shown_change(first.value or "", first.other_value or ""),
        how=how,
    )
    yield from _values(others)


def _more(count: int) -> Iterator[str]:
    if count:
        yield cli_text("  and {count:,} more listed by --limit 0").format(count=number(count))
