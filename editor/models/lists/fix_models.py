"""The fixes that are available for some cells, in words, and the list of changes they would make.

The words stand in the context menu and in titles of undo steps. A change has its place, and the
values before and after.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import QLocale, QObject

from editor.core.document.document import Document
from editor.core.document.edits import Edit
from editor.core.document.rows import Rows
from editor.core.extensions.extension_declarations import EXTENSION_NAMES
from editor.core.fields import FIELD_BY_NAME, FIELD_NAMES
from editor.core.text import N_, excerpts
from editor.models.lists.differences_model import text_difference
from editor.models.lists.list_models import TickedModel
from editor.models.table import item_data
from editor.models.table.entries_model import ABSENT
from editor.models.words.explanations import field_title, finding_message, shorten_value, with_visible_ends
from editor.models.words.translation import counted, text_of, translated
from editor.rules.finding import Finding
from editor.rules.findings import Findings
from editor.rules.fixes.fix_choices import FIXES, FixCells, FixChoice, choices, values_set
from editor.rules.fixes.preview_changes import PreviewChange, first_change
from editor.rules.rule import Fixability, Rule, Severity

_USUAL, _LEAST = 42, 12  # characters of a text: before the width is known, and at least


class ChangeColumn(IntEnum):
    """The columns of the list of changes."""

    WHERE = 0
    URL = 1
    FILE = 2
    FIELD = 3
    BEFORE = 4
    AFTER = 5
    NOTE = 6


_VALUES = (ChangeColumn.BEFORE, ChangeColumn.AFTER)


class ChangesModel(TickedModel[PreviewChange]):
    """A list of changes; values are split where they differ. Lines of rows may have a tick each."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.titles = (
            self.tr("Row"),
            field_title(FIELD_BY_NAME["loc"]),
            self.tr("Sitemap"),
            self.tr("Value"),
            self.tr("Before"),
            self.tr("After"),
            self.tr("Answer"),
        )
        self.numbers = (ChangeColumn.WHERE,)
        self._room = _USUAL
        self.has_ticks = False  # whether a person chooses the rows

    def key(self, line: PreviewChange) -> object:
        return line.row if self.has_ticks else None

    def left_out(self) -> frozenset[int]:
        """Return the rows without their tick."""
        return frozenset(
            row for row, is_ticked in self.ticks.items() if isinstance(row, int) and not is_ticked
        )

    def set_room(self, characters: int) -> None:
        """Set how many characters of a text fit into a column."""
        room = max(characters, _LEAST)
        if room != self._room:
            self._room = room
            if not self.lines:
                return
            last = self.index(self.rowCount() - 1, ChangeColumn.AFTER)
            self.dataChanged.emit(self.index(0, ChangeColumn.BEFORE), last)

    @property
    def names_files(self) -> bool:
        """True if any change names its file, as in a document of several files."""
        return any(change.file for change in self.lines)

    @property
    def names_urls(self) -> bool:
        """True if any change needs the URL of its entry to be recognised, as its values are not the URL."""
        return any(change.url and change.field != "loc" for change in self.lines)

    @property
    def has_notes(self) -> bool:
        """True if any change says what it follows from."""
        return any(change.note for change in self.lines)

    def text(self, line: PreviewChange, column: int) -> str:
        return _text(line, ChangeColumn(column), self._room)

    def more(self, line: PreviewChange, column: int, role: int) -> object:
        if role == item_data.TOOL_TIP:
            return _whole(line, ChangeColumn(column)) or None
        if role == item_data.PARTS and column in _VALUES and line.before and line.after:
            before, after = map(with_visible_ends, (line.before, line.after))
            return text_difference(before, after)[column == ChangeColumn.AFTER]
        return None


def _text(change: PreviewChange, column: ChangeColumn, room: int) -> str:
    if column is ChangeColumn.WHERE:
        return "" if change.row is None else QLocale().toString(change.row + 1)
    if column is ChangeColumn.URL:
        return "" if change.field == "loc" else shorten_value(change.url)  # else it would stand there twice
    if column in _SAID:
        return _SAID[column](change)
    if column is ChangeColumn.AFTER and not change.field and not change.after and change.row is not None:
        return translated("(removed)") if change.before.strip() else ABSENT
    texts = excerpts(change.before, change.after, room)
    return with_visible_ends(texts[column is ChangeColumn.AFTER]) or ABSENT


def _whole(change: PreviewChange, column: ChangeColumn) -> str:
    """Return the full text of a cell, for a tool tip, where the column may have no room for it."""
    if column in (ChangeColumn.URL, ChangeColumn.FILE):
        return change.file if column is ChangeColumn.FILE else shorten_value(change.url)
    if column is ChangeColumn.NOTE:
        return text_of(change.note)
    values = {ChangeColumn.BEFORE: change.before, ChangeColumn.AFTER: change.after}
    return shorten_value(values.get(column, ""))


_FILE_PARTS: dict[str, Callable[[], str]] = {
    "encoding": lambda: translated("Encoding"),
    "byte order mark": lambda: translated("Byte order mark"),
    "compression": lambda: translated("Compression"),
    "prolog": lambda: translated("Start of the file"),
    "epilog": lambda: translated("End of the file"),
}


def _field(change: PreviewChange) -> str:
    if change.field in FIELD_BY_NAME:
        return field_title(FIELD_BY_NAME[change.field])
    if change.field in _FILE_PARTS:
        return _FILE_PARTS[change.field]()
    return translated("Entry")


_SAID: dict[ChangeColumn, Callable[[PreviewChange], str]] = {
    ChangeColumn.FILE: lambda change: change.file,
    ChangeColumn.FIELD: _field,
    ChangeColumn.NOTE: lambda change: text_of(change.note),
}
_WIDTH = 28  # characters of a value, before and after
_HEADING = 80  # characters

_BY_HAND = N_("It is unclear what was meant. Correct it by hand.")
_NO_WAY = N_("None of the available fixes applies here. Correct it by hand.")
_NO_SITE = N_("Set the published URL of this sitemap first (File, Published URL…); then this can be fixed.")
_NOTHING = N_("Nothing is wrong here.")


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
    return refusal_reason(found, findings) if found else translated(_NOTHING)


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
    sentence = translated(rule.why_no_fix or known)
    return f"{translated(rule.title)}: {sentence}"


def fix_title(choice: FixChoice, edit: Edit) -> str:
    """Return the undo title for an edit made by a fix."""
    what = translated(choice.title)
    count = len(set(values_set(edit)) or choice.places.all_rows())
    if count < 2:
        return what
    words = N_("{what} (%Ln rows)")
    return counted(words, words, count).format(what=what)


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
            title = translated(group.rule.title)
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
    what = translated(choice.title)
    return what if count is None or count < 2 else f"{what} ({QLocale().toString(count)})"


def _change(document: Document, choice: FixChoice) -> str:
    change = None if choice.removes else first_change(document, choice.sample())
    if change is None:
        return ""
    texts = excerpts(change.before, change.after, _WIDTH)
    return " → ".join(with_visible_ends(text) or "—" for text in texts)
