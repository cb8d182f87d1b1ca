"""The list of the first changes that a recipe would make."""

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QLocale, QObject

from editor.core.document.document import Document
from editor.core.fields import FIELD_BY_NAME
from editor.core.operations.outcome import Preview
from editor.core.recipe import Recipe, RecipeOutcome
from editor.models.lists.lines_model import LinesModel
from editor.models.table import roles
from editor.models.table.entries_model import ABSENT
from editor.models.words.explanations import field_title, shorten_value
from editor.models.words.operation_words import step_title
from editor.models.words.text_difference import TextDifference, text_difference
from editor.models.words.translation import translated


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
        if role != roles.PARTS or column not in (PreviewColumn.BEFORE, PreviewColumn.AFTER):
            return None
        parts = line.parts[column - PreviewColumn.BEFORE]
        return parts if any(parts) else None

    def _field(self, line: _Line) -> str:
        field = line.change.field
        return field_title(FIELD_BY_NAME[field]) if field else self.tr("Position in the file")


def _in_words(preview: Preview) -> tuple[str, str]:
    """Return the texts before and after; an entry that has no row afterwards is deleted."""
    if preview.field or preview.after:
        return preview.before, preview.after
    return preview.before, translated("PreviewModel", "deleted")


def _steps(recipe: Recipe, numbers: Sequence[int]) -> str:
    """Return the steps that apply to a row: the number and title of a single one, else the numbers."""
    if len(numbers) == 1:
        title = step_title(recipe.steps[numbers[0]])
        return translated("PreviewModel", "{n} · {title}").format(n=numbers[0] + 1, title=title)
    return ", ".join(str(number + 1) for number in numbers)
