"""`audit`: request the URLs of sitemaps from the live site, and list those with an unexpected answer."""

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from editor.app.cli.answer import say_as_json
from editor.app.cli.shown import count_with_noun, shown_value
from editor.app.cli.sources import opened_or_reported
from editor.app.cli.usage import Parser, UsageError, number_argument, path_argument, rows_of
from editor.app.cli.where import explain_filters, filter_of, filtered_rows
from editor.app.streams import WRONG, advise, complain, is_watched, say
from editor.core.site.answers import PageAnswer, UrlVerdict
from editor.core.site.robots_txt import RobotsTxt
from editor.formats.errors import Unreadable
from editor.services.documents.open_document import OpenDocument
from editor.services.files.files import read_file
from editor.site.audit_process import AuditProcess
from editor.site.audit_task import DAY, Reuse
from editor.site.folder import answers_path
from editor.site.limits import ROBOTS_AGENT, USER_AGENT, Limits

_TELLING = (UrlVerdict.GONE, UrlVerdict.SERVER_ERROR, UrlVerdict.UNREACHABLE, UrlVerdict.SOFT_404)
_OFF = "off"
_PROGRESS = 5.0  # seconds between two lines about how far it is
_LOOK = 1.0  # seconds between two looks whether it is time for such a line
_UNITS = {"m": 60, "h": 60 * 60, "d": DAY}


@dataclass(frozen=True, slots=True)
class AuditedFile:
    """A sitemap with the answers for its URLs, as in the JSON output."""

    path: str
    entries: int
    counts: dict[str, int]  # by verdict
    urls: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class _Asked:
    """The rows of a file whose URLs are requested."""

    path: str
    entries: int
    rows: list[tuple[int, str]]  # row from 0, URL


def run(arguments: Sequence[str]) -> int:
    """Audit sitemaps; return 1 if a URL has one of the verdicts to fail on, 2 if a file cannot be read."""
    options = _parser().read(arguments)
    robots = _robots(options.robots)
    files = [asked for path in options.files if (asked := _read(path, options)) is not None]
    code = WRONG if len(files) < len(options.files) else 0
    urls = list(dict.fromkeys(url for file in files for _, url in file.rows))
    answers = _answers(urls, options, robots)
    audited = [_audited(file, answers) for file in files]
    if options.format == "json":
        say_as_json(audited)
    else:
        for file in audited:
            say(*_text(file))
    fails = any(file.counts.get(verdict) for file in audited for verdict in options.fail_on)
    return max(code, int(fails))


def _parser() -> Parser:
    limits = Limits()
    parser = Parser(
        "audit",
        "Ask for the URLs of sitemaps on the live site, politely and obeying robots.txt, and list those that "
        "do not answer with a page to be listed. Answers are kept for a day: called again, it goes on where "
        "it was broken off.",
    )
    parser.add_argument("files", metavar="FILE", type=path_argument, nargs="+", help="a sitemap")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--rows", type=rows_of, action="extend", metavar="ROWS", help="such as 1,5-7")
    which.add_argument("--where", type=filter_of, metavar="FILTER", help="the rows that match a filter")
    parser.add_argument("--sample", type=number_argument, metavar="N", help="N of the URLs, chosen at random")
    parser.add_argument(
        "--robots",
        metavar="PATH",
        default="",
        help=f"a robots.txt to obey instead of the hosts' own, or {_OFF} for none: only on a site of yours",
    )
    parser.add_argument(
        "--agent",
        default=ROBOTS_AGENT,
        metavar="NAME",
        help=f"the crawler whose rules and directives count (default: {ROBOTS_AGENT})",
    )
    parser.add_argument("--user-agent", default=USER_AGENT, metavar="TEXT", help="what hosts are told")
    parser.add_argument(
        "--per-host", type=_positive, default=limits.per_host, metavar="N", help="requests at once to a host"
    )
    parser.add_argument(
        "--delay", type=number_argument, default=round(limits.delay * 1000), metavar="MS", help="between two"
    )
    parser.add_argument(
        "--timeout", type=_positive, default=round(limits.timeout), metavar="S", help="for one answer in all"
    )
    parser.add_argument(
        "--allow-private", action="store_true", help="ask hosts in private networks and on this machine, too"
    )
    again = parser.add_mutually_exclusive_group()
    again.add_argument(
        "--again", type=_age, metavar="all|AGE", help="ask anew: all, or what is older than 30m, 12h, 7d"
    )
    again.add_argument(
        "--continue", action="store_true", dest="goes_on", help="do not ask again for what failed today"
    )
    parser.add_argument("--format", choices=("text", "json"), default="text")
    parser.add_argument(
        "--fail-on",
        type=_verdicts,
        default=_TELLING,
        metavar="VERDICT,...",
        help=f"exit with 1 if a URL has one of them (default: {','.join(_TELLING)})",
    )
    explain_filters(parser)
    return parser


def _positive(text: str) -> int:
    number = number_argument(text)
    if not number:
        raise argparse.ArgumentTypeError("0 would never end; give 1 or more")
    return number


def _age(text: str) -> float:
    """Parse the age in seconds up to which an earlier answer is used, for `--again`."""
    if text == "all":
        return 0
    unit = _UNITS.get(text[-1:])
    if unit is None or not text[:-1].isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not all, nor an age such as 30m, 12h or 7d")
    return int(text[:-1]) * unit


def _verdicts(text: str) -> tuple[UrlVerdict, ...]:
    try:
        return tuple(UrlVerdict(word.strip()) for word in text.split(","))
    except ValueError as error:
        known = ", ".join(UrlVerdict)
        raise argparse.ArgumentTypeError(f"{text!r} is no list of verdicts; there are {known}") from error


def _robots(text: str) -> RobotsTxt | None:
    """Return the robots.txt to obey instead of those of the hosts; None if
    none is given. Raises UsageError.
    """
    if not text:
        return None
    if text == _OFF:
        return RobotsTxt(b"")
    try:
        return RobotsTxt(read_file(Path(path_argument(text))).data)
    except (Unreadable, argparse.ArgumentTypeError) as error:
        raise UsageError(f"--robots: {error}") from error


def _read(path: str, options: argparse.Namespace) -> _Asked | None:
    """Return the URLs of a file that are to be requested; None if it cannot
    be read, after an error message.
    """
    document = opened_or_reported(Path(path))
    if document is None:
        return None
    locs = document.urlset.column("loc")
    rows = [(row, locs[row].strip()) for row in _rows(document, Path(path), options) if locs[row].strip()]
    if options.sample is not None and options.sample < len(rows):
        rows = sorted(random.sample(rows, options.sample))
    return _Asked(path, len(locs), rows)


def _rows(document: OpenDocument, path: Path, options: argparse.Namespace) -> Iterable[int]:
    count = len(document.urlset)
    if options.where is not None:
        return filtered_rows(document, path, options.where)
    if options.rows is None:
        return range(count)
    wanted = sorted({row for span in options.rows for row in span})
    if wanted and wanted[-1] >= count:
        raise UsageError(f"{path}: there is no row {wanted[-1] + 1}; it has {count:,}")
    return wanted


def _answers(
    urls: Sequence[str], options: argparse.Namespace, robots: RobotsTxt | None
) -> Mapping[str, PageAnswer]:
    """Return the answer for each URL, requested now or earlier today; answers are stored on
    the disk soon after they arrive.
    """
    limits = Limits(
        per_host=options.per_host,
        delay=options.delay / 1000,
        timeout=options.timeout,
        user_agent=options.user_agent,
        allows_private=options.allow_private,
    )
    reuse = Reuse(DAY if options.again is None else options.again, errors=options.goes_on)
    answers: dict[str, PageAnswer] = {}
    why_stopped, told = "", time.monotonic()
    with AuditProcess(
        urls, limits, store=answers_path(), robots=robots, agent=options.agent, reuse=reuse
    ) as audit:
        while audit.is_running:
            answers |= {answer.url: answer for answer in audit.poll(_LOOK)}
            if time.monotonic() - told > _PROGRESS and is_watched():
                advise(f"{len(answers):,} of {len(urls):,}")
                told = time.monotonic()
            if audit.paused and not why_stopped:
                why_stopped = audit.paused
                audit.stop()
    if why_stopped:
        complain(f"audit: It stopped by itself. {why_stopped} The same command goes on with the others.")
    if audit.trouble:
        complain(audit.trouble)
    return answers


def _audited(file: _Asked, answers: Mapping[str, PageAnswer]) -> AuditedFile:
    came = [(row, answers[url]) for row, url in file.rows if url in answers]
    counts = Counter(str(answer.verdict) for _, answer in came)
    ordered = {verdict: counts[verdict] for verdict in UrlVerdict if counts[verdict]}
    urls = [_record(row, answer) for row, answer in came]
    return AuditedFile(file.path, file.entries, {str(name): number for name, number in ordered.items()}, urls)


def _record(row: int, answer: PageAnswer) -> dict[str, Any]:
    """Return an answer as in the JSON output: rows count from 1, null is unknown."""
    blocked = answer.blocked_by
    return {
        "row": row + 1,
        "loc": answer.url,
        "verdict": answer.verdict,
        "also": list(answer.also),
        "status": answer.status,
        "final_url": answer.final_url or None,
        "hops": [asdict(hop) for hop in answer.hops],
        "type": answer.content_type or None,
        "canonical": answer.canonical or None,
        "robots": list(answer.robots),
        "last_modified": answer.last_modified or None,
        "blocked_by": {"line": blocked.line, "rule": str(blocked)} if blocked else None,
        "ms": answer.milliseconds,
        "reason": answer.reason or None,
    }


def _text(file: AuditedFile) -> Iterator[str]:
    asked = count_with_noun(len(file.urls), "URL", "URLs")
    yield f"{file.path}: {count_with_noun(file.entries, 'entry', 'entries')}, {asked} audited"
    yield from (f"  {number:,} {verdict}" for verdict, number in file.counts.items())
    for each in file.urls:
        if each["verdict"] is not UrlVerdict.OK:
            yield f"  row {each['row']}: {shown_value(each['loc'])}: {_about(each)}"


def _about(told: Mapping[str, Any]) -> str:
    """Return in a few words what is wrong with a URL."""
    words = [", ".join([told["verdict"], *told["also"]])]
    if told["status"] is not None:
        words.append(str(told["status"]))
    if told["hops"]:
        words.append(f"leads to {shown_value(told['final_url'] or '')}")
    if UrlVerdict.CANONICALISED in {told["verdict"], *told["also"]}:
        words.append(f"names {shown_value(told['canonical'] or '')}")
    if told["blocked_by"]:
        words.append(f"line {told['blocked_by']['line']}: {shown_value(told['blocked_by']['rule'])}")
    if told["reason"]:
        words.append(told["reason"])
    return "; ".join(words)
