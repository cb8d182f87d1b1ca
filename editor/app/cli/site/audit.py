"""`audit`: request the URLs of sitemaps from the live site, and list those with an unexpected answer.

An index stands for the sitemaps beside it. What was found is printed and written in the formats of `check`.
"""

import argparse
import random
import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from editor.app.cli.arguments import (
    INPUT,
    NETWORK,
    RULES,
    Parser,
    UsageError,
    add_children_option,
    add_format_option,
    add_report_options,
    add_text_options,
    number_argument,
    path_argument,
    refuse_report_over,
    rows_of,
)
from editor.app.cli.filter_option import explain_filters, filter_of, filtered_rows
from editor.app.cli.input_files import add_data_option, files_of_pages, know_data, opened_or_reported
from editor.app.cli.language import cli_text, in_words, language, number
from editor.app.cli.output import (
    PrintedFile,
    Progress,
    ReportOutput,
    count_with_noun,
    places_listed,
    say_findings,
)
from editor.app.cli.web_options import add_web_options, age_of, positive, web_files
from editor.app.streams import WRONG, complain
from editor.core.site.page_answers import PageAnswer, UrlVerdict, shown_header_time
from editor.core.site.robots_txt import RobotsTxt
from editor.core.text import N_, Phrase
from editor.core.values.urls import without_user
from editor.formats.read_errors import Unreadable
from editor.formats.reports.finding_records import ENCODER, ReportDetails, json_lines
from editor.formats.reports.json_report import file_record
from editor.formats.reports.page_findings import reported_answers
from editor.formats.reports.report_formats import FORMAT_NAMES, ReportFormat
from editor.formats.tables.audit_report import (
    AnswerFinding,
    FileAnswers,
    answer_records,
    answers_as_junit,
    answers_as_page,
)
from editor.formats.writing.finding_places import WrittenPlaces
from editor.resources import resource
from editor.rules.audit.audit_check import lastmod_hit
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.wording import phrase
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_access import read_file
from editor.services.tables.table_formats import CSV, NO_OPTIONS, SPREADSHEET, TableFormat
from editor.site.audit_process import AuditProcess
from editor.site.request_limits import JUDGED_AS, Criteria, Limits
from editor.site.site_storage import DAY, Reuse, answers_path
from editor.site.web_files import NotFetched


@dataclass(frozen=True, slots=True)
class AuditedFile:
    """A sitemap with the answers for its URLs, as in the JSON output."""

    path: str
    entries: int
    counts: dict[str, int]  # by verdict
    not_asked: int  # URLs, where the audit is not complete
    urls: list[dict[str, Any]]


def written_answers(
    files: Sequence[FileAnswers], failing: Collection[UrlVerdict], form: ReportFormat, details: ReportDetails
) -> bytes:
    """Return what was found in a format; raises TableError. failing: the verdicts that are failures.

    Some formats say more of each answer than what is wrong with it.
    """
    own: Mapping[str, Callable[[], bytes]] = {
        "json": partial(_as_json, files),
        "jsonl": partial(_as_json_lines, files),
        "junit": partial(answers_as_junit, files, failing),
        "csv": partial(_as_table, files, CSV),
        "xlsx": partial(_as_table, files, SPREADSHEET),
        "html": partial(_as_page, files, details),
    }
    if form.name in own:
        return own[form.name]()
    return form.write([reported_answers(file, failing, details.language) for file in files], details)


def _as_table(files: Sequence[FileAnswers], form: TableFormat) -> bytes:
    return form.write(answer_records(files), NO_OPTIONS.for_name(form.endings[0]))


def _as_json(files: Sequence[FileAnswers]) -> bytes:
    lines = json_lines(map(_recorded, files), **_about(files))
    return "".join(f"{line}\n" for line in lines).encode("ascii")


def _as_json_lines(files: Sequence[FileAnswers]) -> bytes:
    urls = ({"path": file.path, **url} for file in map(_recorded, files) for url in file.urls)
    return "".join(f"{ENCODER.encode(url)}\n" for url in urls).encode("ascii")


def _as_page(files: Sequence[FileAnswers], details: ReportDetails) -> bytes:
    style = resource("report.css").read_text(encoding="utf-8")
    return answers_as_page(files, details.now, style, details.language)


def _about(files: Sequence[FileAnswers]) -> dict[str, Any]:
    """Return what the JSON says of an audit before its files: whether it is complete, and why not."""
    stopped = next((str(file.stopped) for file in files if file.stopped), None)
    return {"complete": not any(file.left for file in files), "stopped": stopped}


def _recorded(file: FileAnswers) -> AuditedFile:
    urls = [_record(row, answer, file.findings.get(row, ())) for row, answer in file.answers]
    return AuditedFile(file.name, file.entries, file.counts, len(file.left), urls)


def _record(row: int, answer: PageAnswer, findings: Sequence[AnswerFinding]) -> dict[str, Any]:
    """Return an answer as in the JSON output: rows count from 1, null is unknown."""
    blocked, has_answered = answer.blocked_by, answer.status is not None
    return {
        "row": row + 1,
        "loc": without_user(answer.url),
        "verdict": answer.verdict,
        "also": list(answer.also),
        "status": answer.first_status,
        "final_status": answer.status,
        "final_url": without_user(answer.final_url) or None,
        "redirects": len(answer.hops),
        "indexable": answer.indexable or None,
        "hops": [{"url": without_user(hop.url), "status": hop.status} for hop in answer.hops],
        "type": answer.content_type or None,
        "canonical": answer.canonical or None,
        "robots": list(answer.robots) if has_answered else None,
        "last_modified": answer.last_modified or None,
        "blocked_by": {"line": blocked.line, "rule": str(blocked)} if blocked else None,
        "page_modified": shown_header_time(answer.last_modified) or None,
        "ms": answer.milliseconds if has_answered or answer.milliseconds else None,
        "size": answer.size,
        "checked": answer.checked or None,
        "reason": answer.reason or None,
        "findings": [each._asdict() for each in findings],
    }


def _say_text(files: Sequence[FileAnswers], options: argparse.Namespace) -> None:
    """Print what is not well, file by file, and how many URLs have each verdict."""
    told = []
    for file in files:
        found = reported_answers(file, options.fail_on, language())
        entries = count_with_noun(file.entries, "entry", "entries")
        record = file_record(found, language(), places_listed(options))
        told.append(PrintedFile(record, found.totals, f"{entries}, {_verdict_counts([file])}"))
    say_findings(told, options, [_verdict_counts(files)])


def _verdict_counts(files: Sequence[FileAnswers]) -> str:
    """Return how many URLs of some files were asked for, and how many of them have each verdict."""
    counts: Counter[str] = Counter()
    for file in files:
        counts.update(file.counts)
    told = [f"{number(counts[verdict]):,} {verdict}" for verdict in UrlVerdict if counts[verdict]]
    if left := sum(len(file.left) for file in files):
        told.append(cli_text("{count:,} not asked for").format(count=number(left)))
    audited = cli_text("{urls} audited").format(urls=count_with_noun(counts.total(), "URL", "URLs"))
    return f"{audited}: {', '.join(told)}" if told else audited


_TELLING = (
    *(UrlVerdict.GONE, UrlVerdict.CLIENT_ERROR, UrlVerdict.SERVER_ERROR, UrlVerdict.UNREACHABLE),
    UrlVerdict.SOFT_404,
)
_STATUSES = re.compile("([1-9][0-9][0-9])(?:-([1-9][0-9][0-9]))?")
_MOST_PERCENT = 100
_OFF = "off"
_WEB = re.compile("https?://", re.IGNORECASE)
_LOOK = 1.0  # seconds between two looks whether it is time for such a line


@dataclass(frozen=True, slots=True)
class _Asked:
    """The rows of a file whose URLs are requested."""

    path: str
    entries: int
    rows: list["_Row"]
    places: WrittenPlaces | None  # of its rows, where the file is whole


@dataclass(frozen=True, slots=True)
class _Row:
    """An entry whose URL is requested."""

    row: int  # from 0
    url: str
    lastmod: str


@dataclass(frozen=True, slots=True)
class _Came:
    """The answers of pages as far as they came, and why they are not all."""

    answers: Mapping[str, PageAnswer]
    stopped: str  # "" where it ended by itself


def run(options: argparse.Namespace) -> int:
    """Audit sitemaps; return 1 if a URL has one of the verdicts to fail on, or was not asked for.

    Return 2 if a file cannot be read.
    """
    refuse_report_over(options.files, options.report)
    robots = _robots(options)
    output = ReportOutput("audit", options)
    paths, is_all = files_of_pages(list(map(Path, options.files)), children=options.children)
    files = [asked for path in paths if (asked := _read(str(path), options)) is not None]
    code = WRONG if len(files) < len(paths) or not is_all else 0
    urls = list(dict.fromkeys(each.url for file in files for each in file.rows))
    came = _answers(urls, options, robots)
    audited = [_audited(file, came) for file in files]
    written = partial(written_answers, audited, options.fail_on)
    if not output.save(written):
        code = WRONG
    output.say(written)
    if options.format == "text":
        _say_text(audited, options)
    # The same verdicts as in JUnit's form: one that is listed as another counts as well.
    found = {verdict for file in audited for _, answer in file.answers for verdict in _verdicts_of(answer)}
    return max(code, int(any(file.left for file in audited)), int(not found.isdisjoint(options.fail_on)))


def _verdicts_of(answer: PageAnswer) -> tuple[UrlVerdict, ...]:
    return (answer.verdict, *answer.also)


def command_parser() -> Parser:
    """Return the parser of the arguments of `audit`."""
    parser = Parser(
        "audit",
        cli_text(
            "Ask for the URLs of sitemaps on the live site, politely and obeying robots.txt, and "
            "list those that do not answer with a page to be listed. Answers are kept for a day: "
            "called again, it goes on where it was broken off."
        ),
        "sitemap-editor audit sitemap.xml --sample 100",
        "sitemap-editor audit sitemap.xml --where path:/blog/ --report audit.html",
        "sitemap-editor audit sitemap.xml --again errors",
    )
    parser.files(path_argument, cli_text("a sitemap, or an index with its sitemaps"))
    add_children_option(parser)
    _add_choice_of_urls(parser)
    _add_criteria(parser)
    add_format_option(parser, *FORMAT_NAMES)
    add_text_options(parser)
    add_report_options(parser)
    parser.option(
        "--fail-on",
        "VERDICT,...",
        cli_text("exit with 1 if a URL has one of them (default: {telling})").format(
            telling=",".join(_TELLING)
        ),
        _verdicts,
        _TELLING,
        section=RULES,
    )
    _add_limits(parser)
    _add_reuse(parser)
    explain_filters(parser)
    return parser


def _add_criteria(parser: Parser) -> None:
    """Add the options on what is obeyed, and on how pages are judged."""
    parser.option(
        "--robots",
        "FILE|URL",
        cli_text(
            "a robots.txt to obey instead of the hosts' own, or {off} for none: only on a site of yours"
        ).format(off=_OFF),
        default="",
        section=RULES,
    )
    parser.option(
        "--agent",
        "NAME",
        cli_text(
            "the crawler as which pages are judged, such as Bingbot or Yandex (default: {agent})"
        ).format(agent=JUDGED_AS),
        default=JUDGED_AS,
        section=RULES,
    )
    parser.option(
        "--accept",
        "STATUS,...",
        cli_text("statuses that are as good as 200, such as 203,401"),
        _statuses,
        frozenset(),
        section=RULES,
    )


def _add_reuse(parser: Parser) -> None:
    """Add the options on which earlier answers are used."""
    again = parser.section(NETWORK).add_mutually_exclusive_group()
    again.add_argument(
        "--again",
        type=age_of,
        metavar="all|errors|AGE",
        help=cli_text("request again: all; only errors; or answers older than 30m, 12h, 7d"),
    )
    again.add_argument(
        "--continue",
        action="store_true",
        dest="goes_on",
        help=cli_text("do not ask again for what failed today"),
    )


def _add_choice_of_urls(parser: Parser) -> None:
    """Add the options on which URLs of the files are asked for."""
    which = parser.section(INPUT).add_mutually_exclusive_group()
    which.add_argument(
        "--rows", type=rows_of, action="extend", metavar="ROWS", help=cli_text("such as 1,5-7")
    )
    which.add_argument(
        "--where", type=filter_of, metavar="FILTER", help=cli_text("the rows that match a filter")
    )
    add_data_option(parser)
    parser.option(
        "--sample", "N", cli_text("N of the URLs, chosen at random"), number_argument, section=INPUT
    )


def _add_limits(parser: Parser) -> None:
    """Add the options on how politely hosts are asked."""
    limits = Limits()
    network = partial(parser.option, section=NETWORK)
    network(
        "--per-host",
        "N",
        cli_text("requests at once to a host (default: {count})").format(count=limits.per_host),
        positive,
        limits.per_host,
    )
    delay, timeout = round(limits.delay * 1000), round(limits.timeout)
    network(
        "--delay",
        "MS",
        cli_text("milliseconds between two requests to a host (default: {count})").format(count=delay),
        number_argument,
        delay,
    )
    network(
        "--timeout",
        "S",
        cli_text("seconds for one answer in all (default: {count})").format(count=timeout),
        positive,
        timeout,
    )
    network(
        "--brake",
        "PERCENT",
        cli_text("stop if more of the last 50 URLs fail; {off} for never (default: 20)").format(off=_OFF),
        _share,
        limits.most_failed,
    )
    add_web_options(parser)


def _share(text: str) -> float:
    """Parse a percentage, for `--brake`."""
    if text == _OFF:
        return 1.0
    percent = number_argument(text)
    if percent > _MOST_PERCENT:
        raise argparse.ArgumentTypeError(cli_text("{text!r} is more than 100").format(text=text))
    return percent / _MOST_PERCENT


def _statuses(text: str) -> frozenset[int]:
    """Parse statuses and ranges of them, for `--accept`."""
    found: set[int] = set()
    for word in text.split(","):
        match = _STATUSES.fullmatch(word.strip())
        if match is None:
            raise argparse.ArgumentTypeError(
                cli_text("{text!r} is no list of statuses such as 203,401 or 400-403").format(text=text)
            )
        first, last = int(match[1]), int(match[2] or match[1])
        found.update(range(first, last + 1))
    return frozenset(found)


def _verdicts(text: str) -> tuple[UrlVerdict, ...]:
    try:
        return tuple(UrlVerdict(word.strip()) for word in text.split(","))
    except ValueError as error:
        known = ", ".join(UrlVerdict)
        raise argparse.ArgumentTypeError(
            cli_text("{text!r} is no list of verdicts; there are {known}").format(text=text, known=known)
        ) from error


def _robots(options: argparse.Namespace) -> RobotsTxt | None:
    """Return the robots.txt to obey instead of those of the hosts, if one is given; raises UsageError."""
    text = options.robots
    if not text:
        return None
    if text == _OFF:
        return RobotsTxt(b"")
    try:
        return RobotsTxt(_robots_file(text, options))
    except (Unreadable, NotFetched, argparse.ArgumentTypeError) as error:
        raise UsageError(cli_text("--robots: {error}").format(error=in_words(error))) from error


def _robots_file(text: str, options: argparse.Namespace) -> bytes:
    if not _WEB.match(text):
        return read_file(Path(path_argument(text))).data
    with web_files(options) as web:
        return web.fetch(text).data


def _read(path: str, options: argparse.Namespace) -> _Asked | None:
    """Return the URLs of a file that are to be requested; None if it cannot
    be read, after an error message.
    """
    document = opened_or_reported(Path(path))
    if document is None:
        return None
    locs, lastmods = document.entries.column("loc"), document.entries.column("lastmod")
    rows = [
        _Row(row, locs[row].strip(), lastmods[row])
        for row in _rows(document, Path(path), options)
        if locs[row].strip()
    ]
    if options.sample is not None and options.sample < len(rows):
        chosen = sorted(random.sample(range(len(rows)), options.sample))
        rows = [rows[place] for place in chosen]
    places = WrittenPlaces(document.entries) if document.file_list.is_complete else None
    return _Asked(path, len(locs), rows, places)


def _rows(document: OpenDocument, path: Path, options: argparse.Namespace) -> Iterable[int]:
    count = len(document.entries)
    know_data(document, options)
    if options.where is not None:
        return filtered_rows(document, path, options.where)
    if options.rows is None:
        return range(count)
    wanted = sorted({row for span in options.rows for row in span})
    if wanted and wanted[-1] >= count:
        raise UsageError(
            cli_text("{path}: there is no row {wanted}; it has {count:,}").format(
                path=path, wanted=wanted[-1] + 1, count=number(count)
            )
        )
    return wanted


_AND_LEFT = N_("The same command goes on with the others; with --brake {off} it does not stop by itself.")
_AND_NONE_LEFT = N_("All URLs have been checked, some of them earlier.")


def _answers(urls: Sequence[str], options: argparse.Namespace, robots: RobotsTxt | None) -> _Came:
    """Return the answer for each URL, requested now or earlier today."""
    limits = Limits(
        per_host=options.per_host,
        delay=options.delay / 1000,
        timeout=options.timeout,
        most_failed=options.brake,
        user_agent=options.user_agent,
        allows_private=options.allow_private,
    )
    reuse = Reuse(DAY if options.again is None else options.again, errors=options.goes_on)
    answers: dict[str, PageAnswer] = {}
    why_stopped, watched = "", Progress()
    with AuditProcess(
        urls,
        limits,
        store=answers_path(),
        robots=robots,
        criteria=Criteria(options.agent, options.accept),
        reuse=reuse,
        credentials=options.credentials,
    ) as audit:
        while audit.is_running:
            answers |= {answer.url: answer for answer in audit.poll(_LOOK)}
            watched.tell(len(answers), len(urls))
            if audit.paused and not why_stopped:
                why_stopped = audit.paused
                audit.stop()
    if why_stopped:
        rest = Phrase(_AND_LEFT, off=_OFF) if len(answers) < len(urls) else Phrase(_AND_NONE_LEFT)
        complain(
            cli_text("audit: It stopped by itself. {why_stopped}. {rest}").format(
                why_stopped=in_words(why_stopped).rstrip("."), rest=in_words(rest)
            )
        )
    if audit.trouble:
        complain(in_words(audit.trouble))
    for host in dict.fromkeys(filter(None, (answer.refused_host for answer in answers.values()))):
        complain(
            cli_text(
                "audit: {host} is in a private network and was not asked; use --allow-private if it may be"
            ).format(host=host)
        )
    ended = audit.trouble if len(answers) < len(urls) else ""
    return _Came(answers, why_stopped or ended)


def _audited(file: _Asked, came: _Came) -> FileAnswers:
    answers = came.answers
    left = [(each.row, each.url) for each in file.rows if each.url not in answers]
    asked = [each for each in file.rows if each.url in answers]
    findings = {each.row: found for each in asked if (found := _findings(each, answers[each.url]))}
    locate = file.places.locate if file.places else None
    return FileAnswers(
        file.path,
        file.entries,
        [(each.row, answers[each.url]) for each in asked],
        left,
        came.stopped,
        findings,
        {
            each.row: locate(each.row, "loc")
            for each in asked
            if locate and (answers[each.url].verdict is not UrlVerdict.OK or each.row in findings)
        },
    )


def _findings(row: _Row, answer: PageAnswer) -> list[AnswerFinding]:
    """Return what the date of an entry and that of its page say together."""
    hit = lastmod_hit(row.lastmod, answer)
    if hit is None:
        return []
    return [AnswerFinding(hit.rule, phrase(RULE_BY_ID[hit.rule], hit.params, row.lastmod))]
