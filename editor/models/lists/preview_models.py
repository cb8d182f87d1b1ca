"""The lists that dialogs show before they act: changes of a recipe, files, proposed dates, repairs, pages.

The changes are the first that a recipe would make, the files those that a split export would write.
Dates are proposed for pages whose text has changed, with the evidence beside them. Repairs of a
damaged file are shown as before → after. Pages are those that a comparison with a site found, or did
not find.
"""

from collections.abc import Callable, Sequence
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QLocale, QObject

from editor.core.document.document import Document
from editor.core.extensions.extension_declarations import EXTENSION_BY_NAME
from editor.core.fields import FIELD_BY_NAME
from editor.core.operations.operation import Preview
from editor.core.operations.recipe import Recipe, RecipeOutcome
from editor.core.site.page_answers import shown_header_time
from editor.core.site.page_coverage import CoverageLine, Part
from editor.core.site.page_proposals import DateProposal
from editor.core.values.characters import with_line_feeds
from editor.core.values.w3c_datetime import Precision, of_moment
from editor.formats.damage.repair_list import Repair
from editor.formats.read_errors import on_one_line
from editor.formats.writing.split_export import SetPart
from editor.models.lists.differences_model import TextDifference, text_difference
from editor.models.lists.list_models import LinesModel, TickedModel
from editor.models.table import item_data
from editor.models.table.entries_model import ABSENT
from editor.models.table.item_data import PARTS
from editor.models.words.explanations import extension_title, field_title, shorten_value
from editor.models.words.operation_words import step_title
from editor.models.words.translation import text_of, translated


class PartsModel(LinesModel[SetPart]):
    """The name, the number of URLs and the size of each file."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.titles, self.numbers = (self.tr("File"), self.tr("URLs"), self.tr("Bytes")), (1, 2)

    def text(self, line: SetPart, column: int) -> str:
        number = QLocale().toString
        return (line.name, number(len(line.rows)), number(line.size))[column]


class PreviewColumn(IntEnum):
    """The columns of the list."""

    ROW = 0
    URL = 1
    FIELD = 2
    BEFORE = 3
    AFTER = 4
    STEP = 5


class _Line(NamedTuple):
    """A change, split where its values differ, with the titles of the steps that make it."""

    change: Preview
    parts: tuple[TextDifference, TextDifference]
    steps: str


class PreviewModel(LinesModel[_Line]):
    """A list of values before and after, with the steps that change them."""

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        """urlset: the document before the changes."""
        super().__init__(parent)
        self._document = document
        self.titles = (
            self.tr("Row"),
            field_title(FIELD_BY_NAME["loc"]),
            self.tr("Value"),
            self.tr("Before"),
            self.tr("After"),
            self.tr("Step"),
        )
        self.numbers = (PreviewColumn.ROW,)
        self.values = (PreviewColumn.BEFORE, PreviewColumn.AFTER)
        self._texts: dict[int, Callable[[_Line], str]] = {
            PreviewColumn.ROW: lambda line: QLocale().toString(line.change.row + 1),
            PreviewColumn.URL: lambda line: shorten_value(self._document.column("loc")[line.change.row]),
            PreviewColumn.FIELD: self._field,
            PreviewColumn.BEFORE: lambda line: shorten_value("".join(line.parts[0])) or ABSENT,
            PreviewColumn.AFTER: lambda line: shorten_value("".join(line.parts[1])) or ABSENT,
            PreviewColumn.STEP: lambda line: line.steps,
        }

    def show_outcome(self, recipe: Recipe, outcome: RecipeOutcome) -> None:
        """List the first changes of the result of a recipe."""
        self.show(
            [
                _Line(each, text_difference(*_in_words(each)), _steps(recipe, outcome.taken_by(each.row)))
                for each in outcome.previews
            ]
        )

    def text(self, line: _Line, column: int) -> str:
        return self._texts[column](line)

    def more(self, line: _Line, column: int, role: int) -> object:
        if role != item_data.PARTS or column not in (PreviewColumn.BEFORE, PreviewColumn.AFTER):
            return None
        parts = line.parts[column - PreviewColumn.BEFORE]
        return parts if any(parts) else None

    def _field(self, line: _Line) -> str:
        field = line.change.field
        name, _, place = field.partition(":")  # of a value, as a table has it in its heading
        if name in EXTENSION_BY_NAME:
            title = extension_title(EXTENSION_BY_NAME[name])
            return f"{title}: {place}" if place else title
        return field_title(FIELD_BY_NAME[field]) if field else self.tr("Position in the file")


def _in_words(preview: Preview) -> tuple[str, str]:
    """Return the texts before and after; an entry that has no row afterwards is deleted."""
    if preview.field or preview.after:
        return preview.before, preview.after
    return preview.before, translated("deleted")


def _steps(recipe: Recipe, numbers: Sequence[int]) -> str:
    """Return the steps that apply to a row: the number and title of a single one, else the numbers."""
    if len(numbers) == 1:
        title = step_title(recipe.steps[numbers[0]])
        return translated("{n} · {title}").format(n=numbers[0] + 1, title=title)
    return ", ".join(str(number + 1) for number in numbers)


class ProposedDateColumn(IntEnum):
    """The columns of the list of proposed dates."""

    URL = 0
    OLD = 1
    NEW = 2
    HEADER = 3
    UNCHANGED = 4
    CHANGED = 5


class ProposedDatesModel(TickedModel[DateProposal]):
    """Each line has a check box: whether its date is taken over."""

    def __init__(self, readable: Callable[[str], str], parent: QObject | None = None) -> None:
        """readable: returns a URL as it is shown."""
        super().__init__(parent)
        self._readable = readable
        self.titles = (
            self.tr("URL"),
            self.tr("Date now"),
            self.tr("New date"),
            self.tr("Last-Modified header"),
            self.tr("Old text seen until"),
            self.tr("New text seen from"),
        )

    @property
    def chosen(self) -> list[DateProposal]:
        """The proposals that are to be taken over."""
        return [line for line in self.lines if self.is_ticked(line)]

    def text(self, line: DateProposal, column: int) -> str:
        match column:
            case ProposedDateColumn.URL:
                return self._readable(line.url)
            case ProposedDateColumn.OLD:
                return line.lastmod or ABSENT
            case ProposedDateColumn.NEW:
                return line.date
            case ProposedDateColumn.HEADER:
                return shown_header_time(line.header) or ABSENT
            case ProposedDateColumn.UNCHANGED:
                return str(of_moment(line.unchanged_until, Precision.MINUTE))
        return str(of_moment(line.changed_by, Precision.MINUTE))

    def more(self, line: DateProposal, column: int, role: int) -> object:
        return line.url if role == item_data.TOOL_TIP and column == ProposedDateColumn.URL else None


class RepairColumn(IntEnum):
    """The columns of the list of repairs."""

    FILE = 0  # in a document of several files
    LINE = 1
    COLUMN = 2
    BEFORE = 3
    AFTER = 4


class RepairsModel(LinesModel[Repair]):
    """A list of places and texts of repairs; line breaks are shown as symbols."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.titles = (
            self.tr("File"),
            self.tr("Line"),
            self.tr("Column"),
            self.tr("Before"),
            self.tr("After"),
        )
        self.numbers = (RepairColumn.LINE, RepairColumn.COLUMN)
        self.values = (RepairColumn.BEFORE, RepairColumn.AFTER)

    def text(self, line: Repair, column: int) -> str:
        return _text(line, RepairColumn(column))

    def more(self, line: Repair, column: int, role: int) -> object:
        if column < RepairColumn.BEFORE:
            return None
        if role == PARTS:
            return parts_of_repair(line)[column - RepairColumn.BEFORE]
        whole = line.before if column == RepairColumn.BEFORE else line.after
        return (shorten_value(whole) or None) if role == item_data.TOOL_TIP else None


def parts_of_repair(repair: Repair) -> tuple[TextDifference, TextDifference]:
    """Return the repaired text and its context before and after, split where they differ."""
    before, after = (_visible(text) for text in (repair.before, repair.after))
    return TextDifference(repair.lead, before, repair.trail), TextDifference(repair.lead, after, repair.trail)


def _text(repair: Repair, column: RepairColumn) -> str:
    if column is RepairColumn.FILE:
        return shorten_value(repair.file)
    if column in (RepairColumn.LINE, RepairColumn.COLUMN):
        number = repair.line if column is RepairColumn.LINE else repair.column
        return ABSENT if number is None else QLocale().toString(number)
    return "".join(parts_of_repair(repair)[column - RepairColumn.BEFORE]) or ABSENT


def _visible(text: str) -> str:
    """Return a text on one line, in which line breaks are visible."""
    return on_one_line(with_line_feeds(text).replace("\n", "↵"))


class CoverageColumn(IntEnum):
    """The columns of the list of what a comparison with the pages of a site found."""

    URL = 0
    EVIDENCE = 1
    INLINKS = 2
    DEPTH = 3
    PATH = 4


class CoverageModel(TickedModel[CoverageLine]):
    """Each line has a check box: whether it is to be added, or removed.

    It shows one list at a time; the ticks of the others stay.
    """

    def __init__(self, readable: Callable[[str], str], parent: QObject | None = None) -> None:
        """readable: returns a URL as it is shown."""
        super().__init__(parent)
        self._readable = readable
        self.every: Sequence[CoverageLine] = ()  # of all lists
        self._part, self._words = Part.MISSING, ""
        self.titles = (
            self.tr("URL"),
            self.tr("Evidence"),
            self.tr("Links to it"),
            self.tr("Depth"),
            self.tr("Found in"),
        )
        self.numbers = (CoverageColumn.INLINKS, CoverageColumn.DEPTH)
        self.values = (CoverageColumn.URL, CoverageColumn.PATH)

    def take(self, lines: Sequence[CoverageLine]) -> None:
        """List what was found; what was ticked before is still."""
        self.every = lines
        self._choose()

    def choose(self, part: Part, words: str = "") -> None:
        """Show one of the lists; words: what its URLs and their evidence must contain."""
        self._part, self._words = part, words.strip().casefold()
        self._choose()

    def _choose(self) -> None:
        own = (line for line in self.every if line.part is self._part)
        words = self._words
        self.show(
            [line for line in own if not words or words in f"{line.url} {text_of(line.evidence)}".casefold()]
        )
        self.choice_changed.emit()

    def count(self, part: Part) -> int:
        """Return how many lines a list has."""
        return sum(line.part is part for line in self.every)

    def key(self, line: CoverageLine) -> object:
        return line.part, line.url

    def is_ticked(self, line: CoverageLine) -> bool:
        return self.ticks.get(self.key(line), line.is_meant)

    def ticked(self, parts: frozenset[Part]) -> list[CoverageLine]:
        """Return the ticked lines of some lists, whether they are shown or not."""
        return [line for line in self.every if line.part in parts and self.is_ticked(line)]

    def text(self, line: CoverageLine, column: int) -> str:
        page, number = line.page, QLocale().toString
        match column:
            case CoverageColumn.URL:
                return self._readable(line.url)
            case CoverageColumn.EVIDENCE:
                return text_of(line.evidence)
            case CoverageColumn.INLINKS:
                return "" if page is None or page.inlinks is None else number(page.inlinks)
            case CoverageColumn.DEPTH:
                return "" if page is None or page.depth is None else number(page.depth)
        if line.row is not None:
            return translated("row {row}").format(row=number(line.row + 1))
        path = page.path if page else ""
        return Path(path).name if Path(path).is_absolute() else path

    def more(self, line: CoverageLine, column: int, role: int) -> object:
        if role != item_data.TOOL_TIP:
            return None
        if column == CoverageColumn.PATH:
            return line.page.path if line.page else ""
        return line.url if column == CoverageColumn.URL else self.text(line, column)
