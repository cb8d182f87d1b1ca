"""The fixes available for some cells, in words: for the context menu and for titles of undo steps."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QLocale

from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.document.rows import Rows
from editor.core.extensions.declared import EXTENSION_NAMES
from editor.core.fields import FIELD_NAMES
from editor.core.text import QT_TRANSLATE_NOOP
from editor.models.words.explanations import finding_message, with_visible_ends
from editor.models.words.translation import counted, translated
from editor.rules.finding import Finding
from editor.rules.findings import Findings
from editor.rules.remedies.catalogue import FIXES
from editor.rules.remedies.changes import excerpts, first_change
from editor.rules.remedies.choices import FixCells, FixChoice, choices, values_set
from editor.rules.rule import Fixability, Rule, Severity

_WIDTH = 28  # characters of a value, before and after
_HEADING = 80  # characters

_BY_HAND = QT_TRANSLATE_NOOP("fixes", "There is no telling what was meant. Correct it by hand.")
_NO_WAY = QT_TRANSLATE_NOOP("fixes", "None of the available fixes applies here. Correct it by hand.")
_NO_SITE = QT_TRANSLATE_NOOP(
    "fixes", "Set the published URL of this sitemap first (File, Published URL…); then this can be fixed."
)
_NOTHING = QT_TRANSLATE_NOOP("fixes", "Nothing is wrong here.")


@dataclass(frozen=True, slots=True)
class Offer:
    """One way to fix the findings of a rule in the cells."""

    choice: FixChoice
    title: str  # the label, an imperative
    change: str  # the change of the first value; "" if it is not informative


@dataclass(frozen=True, slots=True)
class OfferGroup:
    """The ways to fix the findings of one rule, the safest first."""

    rule: Rule
    severity: Severity
    heading: str
    offers: tuple[Offer, ...]


def offers_at(document: Document, findings: Findings, cells: FixCells) -> list[OfferGroup]:
    """Return the fixes for findings in the cells: first those that are safe, then by severity.

    A single cell is followed by the rest of its entry; if the entry has no findings, by those of the file.
    """
    rows = sorted(set().union(*cells.values()))
    with_entry = {**cells, "": rows}
    if len(rows) * len(cells) != 1:
        with_blocks = {**dict.fromkeys(EXTENSION_NAMES, rows), **with_entry}
        return _sorted(
            _of_many(document, findings, {name: frozenset(rows) for name, rows in with_blocks.items()})
        )
    others = {name: rows for name in (*FIELD_NAMES, *EXTENSION_NAMES) if name not in cells}
    found = [*_sorted(_of_one(document, findings, with_entry)), *_sorted(_of_one(document, findings, others))]
    return found if findings.report.at(rows[0]) else _sorted(_of_file(document, findings))


def offers_for(document: Document, findings: Findings, rule: str, row: int, field: str) -> list[OfferGroup]:
    """Return the fixes for one finding, given its rule, row and field."""
    found = _of_one(document, findings, {field: [row]})
    return [group for group in found if group.rule.id == rule]


def why_not(findings: Findings, cells: Mapping[str, Rows]) -> str:
    """Return a sentence that says why the finding in the first of the cells has no fix."""
    found = first_finding(findings, cells)
    return refusal_reason(found, findings) if found else translated("fixes", _NOTHING)


def first_finding(findings: Findings, cells: Mapping[str, Rows]) -> Finding | None:
    """Return the first finding of the first of the cells, or else of its entry; None if there is none."""
    for name, rows in cells.items():
        for row in rows[:1]:
            return next(iter(findings.report.at(row, name) or findings.report.at(row)), None)
    return None


def lacks_site(findings: Findings, finding: Finding) -> bool:
    """Tell whether a finding may have no fix only because it is unknown where the file is published."""
    may_be_mended = finding.rule.needs_site and finding.fix is not Fixability.NONE
    return may_be_mended and not findings.context.published_url


def refusal_reason(finding: Finding, findings: Findings) -> str:
    """Return a sentence on why a finding has no fix, preceded by the title of its rule."""
    rule = finding.rule
    known = _NO_WAY if rule.id in FIXES and finding.fix is not Fixability.NONE else _BY_HAND
    if lacks_site(findings, finding):
        known = _NO_SITE
    elif rule.asks:
        known = rule.why_asked
    sentence = translated("fixes", rule.why_no_fix or known)
    return f"{translated('rules', rule.title)}: {sentence}"


def fix_title(choice: FixChoice, edit: Edit) -> str:
    """Return the undo title for an edit made by a fix."""
    what = translated("fixes", choice.title)
    count = len(set(values_set(edit)) or choice.places.all_rows())
    if count < 2:
        return what
    words = QT_TRANSLATE_NOOP("fixes", "{what} (%Ln rows)")
    return counted("fixes", words, words, count).format(what=what)


# By place


def _of_one(document: Document, findings: Findings, cells: FixCells) -> Iterator[OfferGroup]:
    """Find the fixes for cells of one entry."""
    row = next((row for rows in cells.values() for row in rows), 0)
    known: set[str] = set()
    for finding in findings.report.at(row):
        if finding.field in cells and finding.rule.id not in known:
            known.add(finding.rule.id)
            found = choices(document, findings, finding.rule.id, cells)
            yield _group(document, finding.rule, finding.severity, finding_message(finding), found)


def _of_many(document: Document, findings: Findings, cells: FixCells) -> Iterator[OfferGroup]:
    for group in findings.report.groups():
        if group.severity > Severity.NOTE:
            found = choices(document, findings, group.rule.id, cells)
            title = translated("rules", group.rule.title)
            yield _group(document, group.rule, group.severity, title, found)


def _of_file(document: Document, findings: Findings) -> Iterator[OfferGroup]:
    for finding in findings.report.about_file():
        if finding.severity > Severity.NOTE:
            found = choices(document, findings, finding.rule.id)
            yield _group(document, finding.rule, finding.severity, finding_message(finding), found)


def _group(
    document: Document, rule: Rule, severity: Severity, heading: str, found: tuple[FixChoice, ...]
) -> OfferGroup:
    offers = tuple(
        Offer(choice, offer_title(choice, choice.count()), _change(document, choice)) for choice in found
    )
    if sum(len(choice.places.all_rows()) for choice in found) == len(found):  # each fixes one finding
        changes = [offer.change for offer in offers]
        offers = tuple(
            offer for at, offer in enumerate(offers) if not offer.change or offer.change not in changes[:at]
        )
    short = heading if len(heading) <= _HEADING else f"{heading[:_HEADING]}…"
    return OfferGroup(rule, severity, " ".join(short.split()), offers)


def _sorted(groups: Iterator[OfferGroup]) -> list[OfferGroup]:
    found = [group for group in groups if group.offers]
    return sorted(found, key=lambda group: not group.offers[0].choice.safe)


def offer_title(choice: FixChoice, count: int | None) -> str:
    """Return the label of a fix, with the number of places that it changes if there are several."""
    what = translated("fixes", choice.title)
    return what if count is None or count < 2 else f"{what} ({QLocale().toString(count)})"


def _change(document: Document, choice: FixChoice) -> str:
    change = None if choice.removes else first_change(document, choice.sample())
    if change is None:
        return ""
    texts = excerpts(change.before, change.after, _WIDTH)
    return " → ".join(with_visible_ends(text) or "—" for text in texts)
