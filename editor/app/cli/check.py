"""`check`: list all findings in some files, for people or for programs.

It is given a file, or an index or a folder with all its files, and a choice of rules.
"""

import argparse
import os
from collections import deque
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from editor.app.cli.arguments import (
    INPUT,
    RULES,
    Parser,
    UsageError,
    add_children_option,
    add_format_option,
    add_now_option,
    add_published_url_option,
    add_report_options,
    add_rule_options,
    add_text_options,
    choice_for,
    input_argument,
    published_at,
    refuse_report_over,
)
from editor.app.cli.language import cli_text, language
from editor.app.cli.output import (
    MOST_PLACES,
    PrintedFile,
    ReportOutput,
    places_listed,
    say_as_json,
    say_findings,
)
from editor.app.streams import GIVEN_NAMES
from editor.core.document.sitemap_file import SitemapFile
from editor.core.fields import Kind
from editor.core.text import ENGLISH, N_, Language, Phrase
from editor.formats.read_errors import Unreadable
from editor.formats.reports.finding_records import FileReport, FindingRecord, ReportDetails, repair_members
from editor.formats.reports.report_formats import FORMAT_NAMES, ReportFormat
from editor.formats.writing.finding_places import FindingPlaces
from editor.rules.file_findings import FileFindings
from editor.rules.finding import Finding
from editor.rules.rule import AS_DECLARED, RuleChoice, Severity
from editor.rules.wording import finding_of_file_hit, message, without_secrets
from editor.runtime.system import is_file, is_folder
from editor.services.documents.file_on_disk import FileOnDisk
from editor.services.documents.open_document import OpenDocument
from editor.services.files.file_access import unreadable
from editor.services.files.file_errors import system_cause
from editor.services.opening.opening import Opening, is_index, open_document

if TYPE_CHECKING:
    from editor.formats.tables.findings_report import ReportedFile


class FileOutcome(NamedTuple):
    """A file that was read and checked, alone or in a set."""

    entries: SitemapFile
    findings: FileFindings
    disk: FileOnDisk


Outcome = FileOutcome | Unreadable  # the error is returned, not raised


def outcomes(
    path: str,
    now: datetime,
    published_url: str,
    *,
    with_children: bool | None,
    choice: RuleChoice = AS_DECLARED,
) -> Iterator[tuple[str, Outcome]]:
    """Yield each path with its checked document, or the error; of an index or
    a folder, the index comes first.

    published_url: that of the file, or of the index. with_children: None follows an index where one of its
    files is there. choice: what is seen of the findings.
    """
    try:
        if not path:  # it would stand for the current folder
            raise unreadable(Path(path), Phrase(N_("it has no name.")))
        if is_folder(Path(path)):
            yield from _of_sets(path, now, published_url, choice)
            return
        document = open_document(Path(path), now, published_url)
        if document.entries.kind is Kind.SITEMAPINDEX and with_children is not False:
            own_url = document.findings.context.published_url
            yield from _of_sets(path, now, own_url, choice, document, always=bool(with_children))
        else:
            yield path, _of_one(document, choice)
    except Unreadable as error:
        yield path, error
    except OSError as error:
        yield path, unreadable(Path(path), system_cause(error))


def _of_one(document: OpenDocument, choice: RuleChoice) -> FileOutcome:
    document.choose_rules(choice)
    file = document.file_list.there[0]
    return FileOutcome(file.the_sitemap, document.findings.of(file.the_sitemap), file)


def _of_sets(
    path: str,
    now: datetime,
    published_url: str,
    choice: RuleChoice,
    index: OpenDocument | None = None,
    *,
    always: bool = True,
) -> Iterator[tuple[str, Outcome]]:
    """Yield the outcomes of the sets in a folder or of an index, of each file once.

    always: follow the index also where none of its files is there.
    """
    from editor.services.documents import file_sets, index_file  # noqa: PLC0415 - edits, which one file does without

    if index is None:
        documents = file_sets.file_sets_in(Path(path), now, published_url)
    elif always or index_file.has_files_beside(index.entries, index.path):
        documents = file_sets.file_sets_of_index(index, now)
    else:
        yield path, _of_one(index, choice)
        return
    known = {str(document.path) for document in documents if document.path}
    for document in documents:
        Opening(document).run()
        document.choose_rules(choice)
        for file in document.file_list.there if published_url else ():
            if file.sitemap is not None and file.path is not None and not file.now.loc:
                document.set_published_url(file_sets.url_in(published_url, file.path), file.sitemap)
        for name, outcome in _of_file_set(document, now, choice):
            is_own = document.path is not None and name == str(document.path)
            if is_own or name not in known:
                known.add(name)
                yield name, outcome


def _of_file_set(document: OpenDocument, now: datetime, choice: RuleChoice) -> Iterator[tuple[str, Outcome]]:
    index, findings = document.index, document.kept_index.findings()
    if index is not None and findings is not None:  # these have what the index and its files have to do
        yield (
            str(index.path),
            FileOutcome(index.disk.the_sitemap, findings.of(index.disk.the_sitemap), index.disk),
        )
    for file in document.file_list.there:
        if file.path is None:
            continue
        if file.sitemap is not None:
            yield str(file.path), FileOutcome(file.sitemap, document.findings.of(file.sitemap), file)
        else:
            yield from outcomes(str(file.path), now, file.listing.loc, with_children=False, choice=choice)


_OF_WEB = ("http://", "https://")
_STREAMED = ("text", "json")  # formats that are printed as the files are checked


class _Given(NamedTuple):
    """A file or folder to check."""

    path: str
    published_url: str
    with_children: bool | None


def _given(options: argparse.Namespace) -> list[_Given]:
    """Return the files to check, those on the web fetched if that was asked for; raises UsageError."""
    found: list[_Given] = []
    for path in options.files:
        if path.lower().startswith(_OF_WEB):
            found += _fetched(path, options)
        else:
            url = published_at(options.published_url, Path(path), len(options.files))
            found.append(_Given(path, url, options.children))
    return _indexes_first(found) if len(found) > 1 and options.children is not False else found


def _indexes_first(given: Sequence[_Given]) -> list[_Given]:
    """Return what to check with indexes first, so that a file that one lists is checked as one of its set."""
    return sorted(given, key=lambda each: not is_file(Path(each.path)) or not is_index(Path(each.path)))


def _fetched(address: str, options: argparse.Namespace) -> Iterator[_Given]:
    if not options.fetch:
        raise UsageError(
            cli_text(
                "{address} is on the web. Add --fetch to check what is published, or keep it with open-url."
            ).format(address=address)
        )
    from editor.app.cli.site.open_url import fetched_to_check  # noqa: PLC0415 - what asks hosts

    for each in fetched_to_check(address, allows_private=options.allow_private):
        yield _Given(str(each.path), each.url, with_children=each.is_index)


def run(options: argparse.Namespace) -> int:
    """Check files; return 2 if one cannot be read, 1 if one has findings of the severity asked for."""
    refuse_report_over(options.files, options.report)
    now = options.now or datetime.now(UTC)
    given = _given(options)
    chosen = [choice_for(options, each.path) for each in given]
    checked: list[FileReport] = []
    gathering = _Gathering(options, now)

    def reports() -> Iterator[tuple[FileReport, Outcome]]:
        """Check one file after the other, so that of each is told what was found before the next is read."""
        in_sets: set[str] = set()
        for each, (profile, choice) in zip(given, chosen, strict=True):
            if os.path.realpath(each.path) in in_sets:
                continue
            for path, outcome in outcomes(
                each.path, now, each.published_url, with_children=each.with_children, choice=choice
            ):
                if path != each.path:
                    in_sets.add(os.path.realpath(path))
                name = GIVEN_NAMES.get(Path(path), path)
                gathering.add(name, outcome, profile)
                report = report_on_file(name, outcome, limit, is_read=options.format == "text")
                checked.append(report._replace(profile=profile, findings=()))
                yield report._replace(profile=profile), outcome

    limit = places_listed(options)
    told = reports()
    try:
        _print(told, options)
        gathering.say()
    except SystemExit:  # the output cannot be written, but the reports may be
        deque(told, maxlen=0)
        gathering.save()
        raise
    return _exit_code(checked, options.fail_on) if gathering.save() else 2


def _print(told: Iterator[tuple[FileReport, Outcome]], options: argparse.Namespace) -> None:
    """Print what was found as the files are checked, in the formats that can be written like that."""
    if options.format == "json":
        say_as_json(report for report, _ in told)
    elif options.format == "text":
        say_findings((PrintedFile(report, _totals(outcome)) for report, outcome in told), options)
    else:
        deque(told, maxlen=0)


class _Gathering:
    """The findings of all files for reports, and for those outputs that need all of them."""

    def __init__(self, options: argparse.Namespace, now: datetime) -> None:
        self._options = options
        self._files: list[ReportedFile] = []
        self._output = ReportOutput("check", options, _STREAMED, now)
        self._formats = self._output.formats
        self._fails = Severity[options.fail_on.upper()]

    def add(self, name: str, outcome: Outcome, profile: str) -> None:
        """Gather what was found in a file."""
        if self._formats:
            limit = MOST_PLACES if self._options.limit is None else self._options.limit
            self._files.append(_findings(name, outcome, limit, self._formats)._replace(profile=profile))

    def say(self) -> None:
        """Print the report that is the output."""
        self._output.say(self._written, self._fails)

    def save(self) -> bool:
        """Write the reports; return False if one cannot be, after an error message."""
        return self._output.save(self._written, self._fails)

    def _written(self, form: ReportFormat, details: ReportDetails) -> bytes:
        return form.write(self._files, details)


def command_parser() -> Parser:
    """Return the parser of the arguments of `check`."""
    parser = Parser(
        "check",
        cli_text("List everything that is wrong with sitemaps."),
        "sitemap-editor check sitemap.xml",
        "sitemap-editor check --fail-on warning sitemap-index.xml",
        "sitemap-editor check --report report.html --report findings.sarif sitemap.xml",
        "sitemap-editor check --profile google sitemap.xml",
    )
    parser.files(input_argument)
    parser.opens_folders = True
    add_children_option(parser)
    parser.flag(
        "--fetch", cli_text("fetch a FILE that is the address of a sitemap; else nothing is"), section=INPUT
    )
    parser.flag(
        "--allow-private", cli_text("with --fetch, ask hosts in private networks, too"), section=INPUT
    )
    add_rule_options(parser)
    parser.section(RULES).add_argument(
        "--fail-on",
        choices=("error", "warning", "advice"),
        default="error",
        help=cli_text("exit with 1 if there is a finding of this severity or higher"),
    )
    add_format_option(parser, *FORMAT_NAMES)
    add_text_options(
        parser, cli_text("places to list per rule and file (0: all; default: 1000, and 5 with --group)")
    )
    add_report_options(parser)
    add_published_url_option(
        parser, cli_text("the published URL of the file or index; for several files, of their folder")
    )
    add_now_option(parser)
    return parser


def _exit_code(reports: list[FileReport], fail_on: str) -> int:
    if any(report.kind == "unreadable" for report in reports):
        return 2
    failing = [severity.word for severity in Severity if severity >= Severity[fail_on.upper()]]
    return int(any(report.counts[word] for report in reports for word in failing))


def _findings(path: str, outcome: Outcome, limit: int, formats: Sequence[ReportFormat]) -> "ReportedFile":
    """Return the findings of one file for reports."""
    from editor.formats.tables.findings_report import findings_of, findings_of_unreadable  # noqa: PLC0415

    if isinstance(outcome, Unreadable):
        return findings_of_unreadable(path, outcome, _hint(Path(path), outcome))
    return findings_of(
        path,
        outcome.entries,
        outcome.findings,
        limit=limit,
        is_complete=outcome.disk.is_complete,
        repairs=outcome.disk.repairs,
        has_charts=any(form.has_charts for form in formats),
        has_fixes=any(form.has_fixes for form in formats),
    )


def report_on_file(path: str, outcome: Outcome, limit: int = 0, *, is_read: bool = False) -> FileReport:
    """Return the report on a file that was checked, or that cannot be read.

    Its findings are made one by one as they are asked for. is_read: by people, in their language; limit: of
    findings of each rule, 0 for none.
    """
    words = language() if is_read else ENGLISH
    if isinstance(outcome, Unreadable):
        return _report_of_unreadable(path, outcome, words)
    return FileReport(
        path,
        kind=str(outcome.entries.kind),
        entries=len(outcome.entries),
        bytes=outcome.findings.context.byte_size,
        encoding=outcome.entries.frame.encoding,
        gzip=outcome.entries.frame.gzip,
        complete=outcome.disk.is_complete,
        counts={severity.word: count for severity, count in outcome.findings.report.counts().items()},
        findings=_places(outcome, limit, words),
        repairs=repair_members(outcome.disk.repairs, limit),
    )


def _report_of_unreadable(path: str, error: Unreadable, words: Language) -> FileReport:
    places = [_place(finding_of_file_hit(hit), hit.line, hit.column, words) for hit in error.file_hits]
    if hint := _hint(Path(path), error):
        places = [place._replace(message=place.message + words.translate(hint)) for place in places]
    counts = {severity.word: 0 for severity in Severity}
    for place in places:
        counts[place.severity] += 1
    return FileReport(
        path,
        kind="unreadable",
        entries=0,
        bytes=error.byte_size,
        encoding=None,
        gzip=None,
        complete=False,
        counts=counts,
        findings=places,
        sitemaps=list(error.sitemaps),
    )


def _places(file: FileOutcome, limit: int, words: Language) -> Iterator[FindingRecord]:
    path = file.disk.path
    places = FindingPlaces(file.entries, is_complete=file.disk.is_complete)
    for finding in file.findings.report.all(limit):
        place = _place(finding, *places.of(finding), words)
        hint = _hint(path) if place.rule == "text-not-txt" and path is not None else ""
        yield place._replace(message=place.message + words.translate(hint)) if hint else place


def _hint(path: Path, error: Unreadable | None = None) -> str:
    """Return a sentence on what else a file is that is no sitemap, or not named like one; "" if nothing."""
    from editor.app.cli.input_files import table_hint  # noqa: PLC0415 - few files are tables

    return table_hint(path, error)


def _place(found: Finding, line: int | None, column: int | None, words: Language) -> FindingRecord:
    finding = without_secrets(found)
    return FindingRecord(
        rule=finding.rule.id,
        severity=finding.severity.word,
        row=None if finding.row is None else finding.row + 1,
        line=line,
        column=column,
        field=finding.field or None,
        value=finding.value or None,
        message=finding.message
        if words is ENGLISH
        else message(finding.rule, finding.params, finding.value, words),
        fix=str(finding.fix),
        places=finding.places,
    )


def _totals(outcome: Outcome) -> dict[str, int]:
    """Return the number of findings of each rule, whether they are listed or not."""
    if isinstance(outcome, Unreadable):
        return {}  # all findings are listed anyway
    return {group.rule.id: group.places for group in outcome.findings.report.groups()}
