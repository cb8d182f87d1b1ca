"""`open-url`: fetch the sitemaps that an address leads to into a folder, or only list them."""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from editor.app.cli.arguments import Parser, UsageError, add_format_option, path_of
from editor.app.cli.given_files import temporary_folder
from editor.app.cli.language import cli_text, in_words
from editor.app.cli.output import count_with_noun, progress, say_as_json, shown_value
from editor.app.cli.web_options import ALLOW, add_web_options, web_files
from editor.app.streams import GIVEN_NAMES, WRONG, advise, complain, is_watched, say
from editor.core.values.urls import without_user
from editor.formats.read_errors import Unreadable
from editor.services.documents.other_versions import Download, download
from editor.site.web_files import FoundSitemap, PrivateHost, WebFiles, find_sitemaps


@dataclass(frozen=True, slots=True)
class FetchedSitemap:
    """A sitemap that was found, as in the JSON output; null is unknown."""

    url: str
    told_by: str  # address, robots.txt, page, usual place, or index
    index_url: str | None
    is_index: bool
    size: int | None  # in bytes, as it is sent
    path: str | None  # the file it was written to
    etag: str | None = None
    last_modified: str | None = None
    trouble: str | None = None


def run(options: argparse.Namespace) -> int:
    """Fetch sitemaps; return 2 if none is found, or if one cannot be fetched or written."""
    if bool(options.output) == options.list:
        raise UsageError(
            cli_text("choose what to do: -o FOLDER to fetch the sitemaps, or --list to see what there is")
        )
    try:
        with web_files(options) as web:
            fetched = _fetched(options, web)
    except PrivateHost as error:
        complain(cli_text("open-url: {error} {hint}").format(error=in_words(error), hint=cli_text(ALLOW)))
        return WRONG
    except Unreadable as error:
        complain(cli_text("open-url: {error}").format(error=in_words(error)))
        return WRONG
    if options.format == "json":
        say_as_json(fetched, address=without_user(options.url))
    else:
        say(*_text(fetched))
    return WRONG if any(each.trouble for each in fetched) else 0


def command_parser() -> Parser:
    """Return the parser of the arguments of `open-url`."""
    parser = Parser(
        "open-url",
        cli_text(
            "Fetch the sitemaps that an address leads to, those of an index included. The address "
            "may be that of a sitemap, of a robots.txt, or of a page of the site."
        ),
        "sitemap-editor open-url https://www.example.com/ --list",
        "sitemap-editor open-url https://www.example.com/robots.txt -o fetched",
    )
    parser.add_argument("url", metavar="URL", help=cli_text("such as https://www.example.com/sitemap.xml"))
    parser.add_argument(
        "-o", "--output", type=path_of, metavar="FOLDER", help=cli_text("the folder to write to")
    )
    parser.flag("--list", cli_text("only list the sitemaps, with their sizes"))
    parser.flag("--overwrite", cli_text("replace other files of the same names"))
    add_web_options(parser)
    add_format_option(parser)
    return parser


def _fetched(options: argparse.Namespace, web: WebFiles) -> list[FetchedSitemap]:
    """Find the sitemaps, and fetch them if that is wanted. Raises NotFetched and PrivateHost."""
    found: dict[str, FoundSitemap] = {}
    for each in find_sitemaps(options.url, web, with_sizes=options.list):
        found[each.url] = each
        if is_watched():
            advise(cli_text("found {url}").format(url=without_user(each.url)))
    if options.list:
        return [_record(each) for each in found.values()]
    known = {url: each.file for url, each in found.items() if each.file is not None}
    wanted = [url for url, each in found.items() if not each.trouble]
    outcomes: dict[str, Download] = {}
    for outcome in download(wanted, Path(options.output), web.fetch, known, overwrites=options.overwrite):
        outcomes[outcome.url] = outcome
        if is_watched():
            advise(progress(len(outcomes), len(wanted)))
    return [_record(each, outcomes.get(url)) for url, each in found.items()]


class SitemapToCheck(NamedTuple):
    """A sitemap that was fetched into a folder that is removed when the command ends."""

    path: Path
    url: str
    is_index: bool  # what it lists lies beside it


def fetched_to_check(address: str, *, allows_private: bool) -> list[SitemapToCheck]:
    """Fetch the sitemaps that an address leads to, and return those that none lists; raises UsageError."""
    folder = temporary_folder()
    try:
        with WebFiles(allows_private=allows_private) as web:
            found = {each.url: each for each in find_sitemaps(address, web, with_sizes=False)}
            known = {url: each.file for url, each in found.items() if each.file is not None}
            outcomes = list(download(found, folder, web.fetch, known))
    except PrivateHost as error:
        raise UsageError(f"{in_words(error)} {cli_text(ALLOW)}") from error
    except Unreadable as error:
        raise UsageError(in_words(error)) from error
    for each in outcomes:
        if each.path is not None:
            GIVEN_NAMES[each.path] = without_user(each.url)
        else:
            raise UsageError(
                cli_text("{url} was not fetched: {trouble}").format(
                    url=without_user(each.url), trouble=in_words(each.trouble)
                )
            )
    return [
        SitemapToCheck(each.path, each.url, found[each.url].is_index)
        for each in outcomes
        if each.path and not found[each.url].index_url
    ]


def _record(found: FoundSitemap, outcome: Download | None = None) -> FetchedSitemap:
    origin = outcome.origin if outcome else found.file.origin if found.file else None
    return FetchedSitemap(
        without_user(found.url),
        str(found.told_by),
        without_user(found.index_url) or None,
        found.is_index,
        outcome.size if outcome and outcome.size else found.size,
        str(outcome.path) if outcome and outcome.path else None,
        (origin.etag if origin else "") or None,
        (origin.last_modified if origin else "") or None,
        (outcome.trouble if outcome else "") or found.trouble or None,
    )


def _text(fetched: Sequence[FetchedSitemap]) -> Iterator[str]:
    yield count_with_noun(len(fetched), "sitemap", "sitemaps")
    for each in fetched:
        words = [
            cli_text("size unknown") if each.size is None else count_with_noun(each.size, "byte", "bytes")
        ]
        if each.is_index:
            words.insert(0, cli_text("index"))
        if each.path:
            words.append(cli_text("written to {path}").format(path=each.path))
        about = (
            cli_text("not fetched: {trouble}").format(trouble=in_words(each.trouble))
            if each.trouble
            else ", ".join(words)
        )
        yield f"  {shown_value(each.url)}: {about}"
