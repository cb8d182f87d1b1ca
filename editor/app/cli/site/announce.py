"""`announce`: tell search engines, by IndexNow, which URLs were added, changed or removed."""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from editor.app.cli import arguments
from editor.app.cli.filter_option import learn_answers
from editor.app.cli.input_files import opened_or_reported
from editor.app.cli.language import cli_text, in_words, language, number
from editor.app.cli.output import count_with_noun, say_as_json, shown_value
from editor.app.cli.web_options import ALLOW, add_web_options, web_files
from editor.app.streams import WRONG, complain, say
from editor.core.fields import Kind
from editor.core.text import N_
from editor.formats.read_errors import Unreadable
from editor.services.documents import published_site
from editor.services.documents.file_sets import file_set_of_index
from editor.services.documents.open_document import OpenDocument
from editor.services.opening.opening import Opening
from editor.site.indexnow import ENDPOINTS
from editor.site.site_storage import Ledger, LedgerUnusableError, ledger_path
from editor.site.web_files import PrivateHost, WebFiles


@dataclass(frozen=True, slots=True)
class TakenRequest:
    """A request, as in the JSON output; `status` is null if it was not sent."""

    host: str
    urls: int
    key_location: str
    endpoint: str | None = None
    status: int | None = None
    trouble: str | None = None


@dataclass(frozen=True, slots=True)
class AnnouncedFile:
    """A sitemap with what is announced of it, as in the JSON output."""

    path: str
    published_url: str
    added: int
    changed: int
    removed: int
    unfit: int  # entries whose URLs cannot be announced
    left_out: int  # URLs that were found gone or not to be indexed
    urls: list[dict[str, str]]  # those that are listed, up to the limit
    requests: list[TakenRequest]


def run(options: argparse.Namespace) -> int:
    """Announce changes; return 2 if a file cannot be announced, or an endpoint does not take it."""
    if not options.published_url:
        raise arguments.UsageError(
            cli_text("--published-url is missing: only what is published can be announced")
        )
    try:
        return _announce_all(options)
    except LedgerUnusableError as error:
        complain(in_words(error))
        return WRONG


def _announce_all(options: argparse.Namespace) -> int:
    told: list[AnnouncedFile] = []
    code = 0
    with web_files(options) as web, Ledger(ledger_path()) as ledger:
        if ledger.trouble:
            complain(in_words(ledger.trouble))
        for path in options.files:
            file = _announced(path, options, web, ledger)
            if file is not None:
                told.append(file)
            if file is None or any(each.trouble for each in file.requests):
                code = WRONG
    if options.format == "json":
        say_as_json(told, dry_run=options.dry_run)
    else:
        for each in told:
            say(*_text(each, options))
    return code


def command_parser() -> arguments.Parser:
    """Return the parser of the arguments of `announce`."""
    parser = arguments.Parser(
        "announce",
        cli_text(
            "Tell search engines, by IndexNow, which URLs were added, changed (another lastmod) or "
            "removed since the last announcement, but for those whose pages the last audit found gone or "
            "not to be indexed. What is published must be the same as FILE, and the key file be in place."
        ),
        "sitemap-editor announce --dry-run a.xml --key K --published-url https://example.com/a.xml",
    )
    parser.files(arguments.path_argument, cli_text("a sitemap, or an index beside its sitemaps"))
    parser.add_argument("--key", required=True, metavar="K", help=cli_text("the key of the site"))
    parser.option(
        "--key-location",
        "URL",
        cli_text("the key file, if it is not https://HOST/K.txt; it stands for the URLs in its folder"),
        arguments.url_of,
        "",
    )
    arguments.add_published_url_option(parser)
    which = parser.add_mutually_exclusive_group()
    which.add_argument(
        "--dry-run", action="store_true", help=cli_text("check everything, but only show what it is")
    )
    which.add_argument(
        "--mark-known",
        action="store_true",
        help=cli_text("take all URLs as announced already, and send nothing"),
    )
    parser.add_argument(
        "--endpoint",
        type=arguments.url_of,
        action="append",
        metavar="URL",
        help=cli_text(
            "whom to tell; the next one where one was asked too often (default: api.indexnow.org, …)"
        ),
    )
    add_web_options(parser)
    arguments.add_format_option(parser)
    arguments.add_limit_option(parser, cli_text("how many URLs to list (0: all)"))
    return parser


def _announced(path: str, options: argparse.Namespace, web: WebFiles, ledger: Ledger) -> AnnouncedFile | None:
    """Announce a file, or only check it; None if that is not possible, after an error message."""
    url = arguments.published_at(options.published_url, Path(path), len(options.files))
    document = _opened(Path(path), url)
    if document is None:
        return None
    try:
        files = published_site.saved_files(document)
        learn_answers(document)
        known, place = ledger.known(url), published_site.KeyPlace(options.key, options.key_location)
        planned = published_site.announcement(url, published_site.dates_of(document), known, place)
        for _ in published_site.check_published(files, web):
            pass
        if options.mark_known:
            ledger.take(url, planned.dates, planned.removed)
            return _record(path, planned, [], options.limit)
        for _ in published_site.check_key_files(planned, web):
            pass
        taken = [TakenRequest(each.host, len(each.urls), each.key_location) for each in planned.requests]
        if not options.dry_run:
            for number, sent in enumerate(
                published_site.announced(planned, web, ledger, options.endpoint or ENDPOINTS)
            ):
                each = taken[number]
                taken[number] = TakenRequest(
                    each.host, each.urls, each.key_location, sent.endpoint, sent.status, sent.trouble or None
                )
    except PrivateHost as error:
        arguments.complain_of(Path(path), f"{in_words(error)} {cli_text(ALLOW)}")
        return None
    except (published_site.NotAnnounced, Unreadable, LedgerUnusableError) as error:
        arguments.complain_of(Path(path), error)
        return None
    return _record(path, planned, taken, options.limit)


def _opened(path: Path, url: str) -> OpenDocument | None:
    """Open a sitemap, or an index with the sitemaps beside it that it lists.

    None if it cannot be read, after an error message.
    """
    document = opened_or_reported(path)
    if document is None:
        return None
    document.set_published_url(url)
    if document.entries.kind is not Kind.SITEMAPINDEX:
        return document
    together = file_set_of_index(document, datetime.now(UTC))
    Opening(together).run()
    return together


def _record(
    path: str, planned: published_site.Announcement, taken: list[TakenRequest], limit: int
) -> AnnouncedFile:
    return AnnouncedFile(
        path,
        planned.sitemap,
        len(planned.added),
        len(planned.changed),
        len(planned.removed),
        planned.unfit,
        len(planned.left_out),
        [
            {"change": change, "url": url}
            for change, url in published_site.sample_of(planned, limit or planned.count)
        ],
        taken,
    )


def _told(change: str) -> str:
    """Return the word for a change in the language of this process."""
    words = {"added": cli_text("added"), "changed": cli_text("changed"), "removed": cli_text("removed")}
    return words[change]


def _text(file: AnnouncedFile, options: argparse.Namespace) -> Iterator[str]:
    yield cli_text("{path}: {added:,} added, {changed:,} changed, {removed:,} removed").format(
        path=file.path, added=number(file.added), changed=number(file.changed), removed=number(file.removed)
    )
    if options.mark_known:
        yield cli_text("  All URLs are taken as announced; nothing was sent.")
        return
    yield from (f"  {_told(each['change'])} {shown_value(each['url'])}" for each in file.urls)
    more = file.added + file.changed + file.removed - len(file.urls)
    if more:
        yield cli_text("  and {more:,} more listed by --limit 0").format(more=number(more))
    if file.unfit:
        one = "1 entry has no URL that can be announced"
        many = N_("%Ln entries have no URL that can be announced")
        yield f"  {language().counted(one, many, file.unfit)}"
    if file.left_out:
        one = "1 URL is left out, as its page was found gone or not to be indexed"
        many = N_("%Ln URLs are left out, as their pages were found gone or not to be indexed")
        yield f"  {language().counted(one, many, file.left_out)}"
    for request in file.requests:
        urls = cli_text("{urls} of {host}").format(
            urls=count_with_noun(request.urls, "URL", "URLs"), host=request.host
        )
        if request.trouble:
            yield cli_text("  {urls}: not taken. {trouble}").format(
                urls=urls, trouble=in_words(request.trouble)
            )
        elif request.status is not None:
            yield cli_text("  {urls}: taken by {endpoint} ({status})").format(
                urls=urls, endpoint=request.endpoint, status=request.status
            )
        else:
            told = cli_text("would be sent") if options.dry_run else cli_text("not sent")
            yield f"  {urls}: {told}"
