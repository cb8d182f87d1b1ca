"""Gathers the findings of files for a report that people or spreadsheets read."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from editor.core.cancelling import IsCancelled, never
from editor.core.document.entries import Entries
from editor.core.fields import FIELD_BY_NAME
from editor.core.insight.chart import Chart
from editor.core.insight.freshness import FolderFreshness
from editor.core.text import ENGLISH, QT_TRANSLATE_NOOP, Language
from editor.formats.damage.repair_list import Repair, RepairKind
from editor.formats.errors import Unreadable
from editor.formats.tables.tables import write_csv
from editor.formats.writing.finding_places import FindingPlaces
from editor.rules.catalogue import RULE_BY_ID
from editor.rules.file_findings import FileFindings
from editor.rules.finding import Finding
from editor.rules.findings import Findings
from editor.rules.insight import report_charts, report_folders
from editor.rules.rule import Fixability, Rule, Severity
from editor.rules.wording import finding_of_file_hit, message, sources_told

_HEADINGS = (
    *("file", "severity", "rule", "title", "row", "line", "column", "loc", "field", "value"),
    *("message", "fix", "sources", "count"),
)
LEFT_OUT = (  # one place, and more of them
    "1 more place is not listed.",
    QT_TRANSLATE_NOOP("report", "%Ln more places are not listed."),
)


@dataclass(frozen=True, slots=True)
class FindingPlace:
    """A finding with its line and column in the file, from 1, or None if unknown."""

    finding: Finding
    line: int | None
    column: int | None
    loc: str = ""  # the URL of the entry

    @property
    def row(self) -> int | None:
        """The row in the table, from 1."""
        return None if self.finding.row is None else self.finding.row + 1


@dataclass(frozen=True, slots=True)
class BrokenRule:
    """All findings of one rule in a file, with the first places."""

    rule: Rule
    severity: Severity  # of the worst
    count: int  # places
    fix: Fixability
    places: tuple[FindingPlace, ...]

    @property
    def left_out(self) -> int:
        """The number of places that are not listed."""
        return max(0, self.count - sum(place.finding.count for place in self.places))


@dataclass(frozen=True, slots=True)
class ReportedFile:
    """The report of one file: the worst rules first, notes last."""

    name: str
    kind: str  # "unreadable" where there is no document
    entries: int
    byte_size: int | None
    encoding: str
    published_url: str
    is_complete: bool
    counts: dict[Severity, int]
    rules: tuple[BrokenRule, ...]
    repairs: tuple[Repair, ...] = ()  # what was done so that it could be read
    charts: tuple[Chart, ...] = ()  # all entries as pictures, for a page
    folders: tuple[FolderFreshness, ...] = ()  # for a page, too


def findings_of(
    name: str,
    entries: Entries,
    findings: Findings | FileFindings,
    *,
    limit: int = 0,
    is_complete: bool = True,
    repairs: Sequence[Repair] = (),
    has_charts: bool = False,
    cancelled: IsCancelled = never,
) -> ReportedFile:
    """Gather the findings of a document that does not change meanwhile; at most `limit` places a rule.

    Once it is cancelled it ends early, with the places found so far.
    """
    where = FindingPlaces(entries, findings.context, is_complete=is_complete)
    places: dict[str, list[FindingPlace]] = {}
    for finding in findings.report.all(limit, each_row=True):
        if cancelled():
            break
        line, column = where.of(finding)
        loc = "" if finding.row is None else entries.column("loc")[finding.row]
        places.setdefault(finding.rule.id, []).append(FindingPlace(finding, line, column, loc))
    rules = (
        BrokenRule(group.rule, group.severity, group.count, group.fix, tuple(places.get(group.rule.id, ())))
        for group in findings.report.groups()
    )
    context = findings.context
    return ReportedFile(
        name,
        kind=str(entries.kind),
        entries=len(entries),
        byte_size=context.byte_size or None,
        encoding=entries.frame.encoding,
        published_url=context.published_url,
        is_complete=is_complete,
        counts=findings.report.counts(),
        rules=tuple(rules),
        repairs=tuple(repairs),
        charts=report_charts(entries, context) if has_charts else (),
        folders=report_folders(entries, findings) if has_charts else (),
    )


def findings_of_unreadable(name: str, error: Unreadable) -> ReportedFile:
    """Return the report of a file that could not be read, with the reasons."""
    rules, counts = [], dict.fromkeys(Severity, 0)
    for file_hit in error.file_hits:
        finding = finding_of_file_hit(file_hit)
        counts[finding.severity] += 1
        place = FindingPlace(finding, finding.line, finding.column)
        rules.append(BrokenRule(finding.rule, finding.severity, finding.count, finding.fix, (place,)))
    return ReportedFile(
        name,
        kind="unreadable",
        entries=0,
        byte_size=error.byte_size,
        encoding="",
        published_url="",
        is_complete=False,
        counts=counts,
        rules=tuple(rules),
    )


def message_of(finding: Finding, language: Language) -> str:
    """Return the message of a finding, in the reader's language."""
    return message(finding.rule, finding.params, finding.value, language)


def repaired_title(kind: RepairKind, language: Language) -> str:
    """Return the title of the rule that was broken where something was repaired."""
    return language.translate("rules", RULE_BY_ID[kind.rule].title)


def field_of(finding: Finding, language: Language) -> str:
    """Return the title of a finding's field; "" for the entry or the file as a whole."""
    field = FIELD_BY_NAME.get(finding.field)
    return language.translate("fields", field.title) if field else ""


# As a table


def as_csv(files: Sequence[ReportedFile], language: Language = ENGLISH, *, bom: bool = False) -> bytes:
    """Return findings and repairs as CSV, one line for each place.

    If not all places of a rule are listed, a last line counts the others.
    """
    return write_csv(_records(files, language), bom=bom)


def as_cells(files: Sequence[ReportedFile], language: Language = ENGLISH) -> str:
    """Return findings and repairs as text to paste into a spreadsheet, with tabs between cells."""
    return write_csv(_records(files, language), "\t").decode()


def _repair_records(file: ReportedFile, language: Language) -> Iterable[Sequence[str]]:
    for repair in file.repairs:
        kind = repair.kind
        numbers = ("" if n is None else str(n) for n in (repair.line, repair.column))
        done, now = language.translate("repairs", kind.done), language.translate("report", "Now: {after}")
        after = now.format(after=repair.after) if repair.after else ""
        yield (
            *(repair.file or file.name, "repaired", kind.rule, repaired_title(kind, language), "", *numbers),
            *(
                "",
                "",
                repair.before,
                " ".join(filter(None, (done, after))),
            ),
            *("", "", "1"),
        )


def _records(files: Iterable[ReportedFile], language: Language) -> Iterable[Sequence[str]]:
    yield _HEADINGS
    for file in files:
        yield from _repair_records(file, language)
        for broken in file.rules:
            rule = broken.rule
            title, sources = language.translate("rules", rule.title), sources_told(rule, language.translate)
            for place in broken.places:
                finding = place.finding
                numbers = ("" if n is None else str(n) for n in (place.row, place.line, place.column))
                yield (
                    *(file.name, finding.severity.word, rule.id, title, *numbers),
                    *(place.loc, finding.field, finding.value, message_of(finding, language)),
                    *(str(finding.fix), sources, str(finding.count)),
                )
            if broken.left_out:
                words = language.counted("report", *LEFT_OUT, broken.left_out)
                yield (
                    *(file.name, broken.severity.word, rule.id, title, "", "", "", "", rule.field, ""),
                    *(words, str(broken.fix), sources),
                    str(broken.left_out),
                )
