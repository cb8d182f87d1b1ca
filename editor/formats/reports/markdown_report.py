"""Findings as Markdown: a summary that fits into a pull request, with the first places of each rule."""

import re
from collections.abc import Iterator, Sequence

from editor.core.text import N_, Language
from editor.formats.reports.finding_records import ReportDetails
from editor.formats.tables.findings_report import BrokenRule, ReportedFile
from editor.rules.rule import Severity

_PLACES = 5  # of a rule
_MOST_FILES = 50  # whose findings are listed one by one
_SPECIAL = re.compile(r"([\\`*_<>\[\]|#~])")
_HEADINGS = (N_("File"), N_("Errors"), N_("Warnings"), N_("Advice"), N_("Notes"))
_SEVERITIES = (Severity.ERROR, Severity.WARNING, Severity.ADVICE, Severity.NOTE)


def as_markdown(files: Sequence[ReportedFile], details: ReportDetails) -> bytes:
    """Return a table of the files, and below it what was found in those that fail or have warnings."""
    text = "".join(f"{line}\n" for line in _lines(files, details))
    return text.encode("utf-8", errors="replace")


def _lines(files: Sequence[ReportedFile], details: ReportDetails) -> Iterator[str]:
    say = details.language.translate
    failing = [file for file in files if _fails(file, details.fails)]
    yield f"## {say(N_('Sitemaps'))}: {say(N_('failed')) if failing else say(N_('passed'))}"
    yield ""
    yield _row(map(say, _HEADINGS))
    yield _row(["---", *(["---:"] * len(_SEVERITIES))])
    for file in files:
        counts = (f"{details.language.number(file.counts.get(each, 0)):,}" for each in _SEVERITIES)
        yield _row([_code(file.name), *counts])
    for file in [file for file in files if any(map(_is_listed, file.rules))][:_MOST_FILES]:
        yield from ("", f"### {_code(file.name)}", "")
        for broken in filter(_is_listed, file.rules):
            yield from _rule(broken, details.language)


def _fails(file: ReportedFile, severity: Severity) -> bool:
    return any(count for each, count in file.counts.items() if each >= severity)


def _is_listed(broken: BrokenRule) -> bool:
    return broken.severity > Severity.NOTE


def _rule(broken: BrokenRule, language: Language) -> Iterator[str]:
    first = broken.places[0] if broken.places else None
    count = f"{language.number(broken.count):,}"
    told = _escaped(first.sentence(language)) if first else ""
    severity = language.translate(broken.severity.word.capitalize())
    yield f"- **{severity}** {_code(broken.rule.id)} ({count}): {told}"
    for place in broken.places[:_PLACES]:
        where = [f"line {place.line}"] if place.line else []
        where += [f"row {place.row}"] if place.row else []
        value = f": {_code(place.finding.value)}" if place.finding.value else ""
        if where:
            yield f"  - {', '.join(where)}{value}"
        elif value and place is not first:
            yield f"  - {_code(place.finding.value)}"
    if (more := broken.count - _PLACES) > 0:
        yield f"  - … {language.number(more):,}"


def _row(cells: "Sequence[str] | Iterator[str] | map[str]") -> str:
    return f"| {' | '.join(cells)} |"


def _escaped(text: str) -> str:
    """Return plain text as Markdown that shows just this, on one line."""
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def _code(text: str) -> str:
    """Return text as code within a line or a cell of a table."""
    inline = " ".join(text.split()).replace("|", "\\|")
    longest = max(map(len, re.findall("`+", inline)), default=0)
    fence, space = "`" * (longest + 1), " " if longest else ""
    return f"{fence}{space}{inline}{space}{fence}"
