"""Gathers what pictures of a document are drawn from: its columns, findings, changes and answers."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import compress

from editor.core.document.document_states import SavedState
from editor.core.document.entries import Entries
from editor.core.extensions.extension_declarations import EXTENSION_NAMES
from editor.core.extensions.language_links import languages_linked_to, own_languages
from editor.core.filtering.filter_evaluation import has_extensions
from editor.core.insight.chart_source import (
    AT_ONCE,
    InsightSource,
    MakeSource,
    Tallies,
    in_pieces,
    insight_columns,
)
from editor.core.insight.charts import Chart
from editor.core.insight.folder_freshness import FolderFreshness, freshness
from editor.core.insight.insight_pages import PICTURES
from editor.rules.extensions.extension_texts import rows_with_extension
from editor.rules.file_findings import FileFindings
from editor.rules.finding import Context
from editor.rules.findings import Findings, FindingsFacts

_MOST_REPORTED = 40  # folders


def gather_insight(
    findings: Findings,
    changes: SavedState | None,
    part: range | None,
    wants: Iterable[str],
    tallies: Tallies | None = None,
) -> MakeSource:
    """Copy what pictures need now; the result makes their source, in any thread.

    part: the rows of the only file that is shown; wants: the fields that are needed, and beside them
    "extensions", "findings", "answers", "changes"; tallies: what was counted of earlier states.
    """
    wanted, document = frozenset(wants), findings.entries
    shown = slice(None) if part is None else slice(part.start, part.stop)
    source = insight_columns(document, part, findings.context.now, tallies, wanted)
    if "answers" in wanted:
        answers = FindingsFacts(findings).answers()
        first, end = (part.start, part.stop) if part is not None else (0, len(document))
        own = {row - first: answer for row, answer in answers.items() if first <= row < end}
        source = replace(source, answers=own)
    if "changes" in wanted and changes is not None:
        source = replace(source, since_saved=changes.counts(), since_opened=changes.counts_since_opened())
    if "findings" in wanted:
        marks, codes = findings.marks.worst_by_row(), findings.marks.fault_codes()
        return lambda: replace(
            source, marks=marks[shown], finding_counts=_finding_counts(codes, len(marks))[shown]
        )
    if "extensions" in wanted and has_extensions(document):
        snapshot = document.snapshot()
        return lambda: _with_extensions(source, snapshot, part)
    return lambda: source


def _finding_counts(codes: Iterable[bytes], count: int) -> list[int]:
    found = [0] * count
    for array in codes:
        for number, some in enumerate(in_pieces(array)):
            for row in compress(range(number * AT_ONCE, count), some):
                found[row] += 1
    return found


def report_charts(entries: Entries, context: Context) -> tuple[Chart, ...]:
    """Return the charts of a report that have something to tell apart, or a remark."""
    answers, locs = context.answers, entries.column("loc")
    known = ((row, answers.of(loc)) for row, loc in enumerate(locs)) if answers else ()
    source = replace(
        insight_columns(entries, None, context.now), answers={row: answer for row, answer in known if answer}
    )
    if has_extensions(entries):
        source = _with_extensions(source, entries, None)
    charts = (picture.make(source) for picture in PICTURES if picture.is_reported)
    return tuple(chart for chart in charts if chart.remarks or sum(bar.count > 0 for bar in chart.bars) > 1)


def report_folders(entries: Entries, findings: Findings | FileFindings) -> tuple[FolderFreshness, ...]:
    """Return the folders of a report with the most URLs, if there is more than one."""
    source = replace(
        insight_columns(entries, None, findings.context.now),
        marks=findings.marks.worst_by_row(),
        finding_counts=_finding_counts(findings.marks.fault_codes(), len(entries)),
    )
    folders = freshness(source, most=_MOST_REPORTED)
    return tuple(folders) if len(folders) > 1 else ()


def _with_extensions(source: InsightSource, document: Entries, part: range | None) -> InsightSource:
    rows = range(len(document)) if part is None else part
    return replace(
        source,
        extensions={
            name: sum(row in rows for row in rows_with_extension(document, name)) for name in EXTENSION_NAMES
        },
        languages=own_languages(document)[rows.start : rows.stop],
        versions=languages_linked_to(document)[rows.start : rows.stop],
    )
