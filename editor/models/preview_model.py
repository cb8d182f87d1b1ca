"""The first changes that a recipe would make, as a table."""

from collections.abc import Callable, Sequence
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QLocale,
    QObject,
    Qt,
)

from editor.core.fields import FIELD_BY_NAME
from editor.core.operations.outcome import Preview
from editor.core.recipe import Recipe, RecipeOutcome
from editor.core.urlset import Urlset
from editor.models import roles
from editor.models.difference import Parts, parts_of
from editor.models.explanations import field_title, shortened, translated
from editor.models.indexes import ROOT, AnyIndex
from editor.models.operation_words import step_title
from editor.models.urlset_model import ABSENT

PARTS = roles.ROW_MARK + 1  # of a value before or after: where it differs (Parts); None where it is absent


class Column(IntEnum):
    """What stands beside each other."""

    ROW = 0
    URL = 1
    FIELD = 2
    BEFORE = 3
    AFTER = 4
    STEP = 5


class PreviewModel(QAbstractTableModel):
    """Shows what `show` is given, until it is given something else."""

    def __init__(self, urlset: Urlset, parent: QObject | None = None) -> None:
        """urlset: as it is before the changes."""
        super().__init__(parent)
        self._urlset = urlset
        self._previews: Sequence[Preview] = ()
        self._parts: list[tuple[Parts, Parts]] = []
        self._steps: list[str] = []
        self._texts: dict[Column, Callable[[int], str]] = {
            Column.ROW: lambda at: QLocale().toString(self._previews[at].row + 1),
            Column.URL: lambda at: shortened(self._urlset.column("loc")[self._previews[at].row]),
            Column.FIELD: self._field,
            Column.BEFORE: lambda at: shortened("".join(self._parts[at][0])) or ABSENT,
            Column.AFTER: lambda at: shortened("".join(self._parts[at][1])) or ABSENT,
            Column.STEP: lambda at: self._steps[at],
        }

    def show(self, recipe: Recipe | None, outcome: RecipeOutcome | None) -> None:
        """List the first changes of an outcome; None: nothing."""
        self.beginResetModel()
        self._previews = outcome.previews if outcome else ()
        self._parts = [parts_of(*_in_words(each)) for each in self._previews]
        self._steps = []
        if recipe is not None and outcome is not None:
            self._steps = [_steps(recipe, outcome.taken_by(each.row)) for each in self._previews]
        self.endResetModel()

    # What Qt asks

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self._previews)

    def columnCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = roles.DISPLAY) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == roles.TEXT_ALIGNMENT and section == Column.ROW:
            return roles.RIGHT
        if role != roles.DISPLAY:
            return None
        titles = {
            Column.ROW: self.tr("Row"),
            Column.URL: field_title(FIELD_BY_NAME["loc"]),
            Column.FIELD: self.tr("Value"),
            Column.BEFORE: self.tr("Before"),
            Column.AFTER: self.tr("After"),
            Column.STEP: self.tr("Step"),
        }
        return titles[Column(section)]

    def data(self, index: AnyIndex, role: int = roles.DISPLAY) -> object:
        if not index.isValid():
            return None
        at, column = index.row(), Column(index.column())
        if role == roles.DISPLAY:
            return self._texts[column](at)
        if role == PARTS and column in (Column.BEFORE, Column.AFTER):
            parts = self._parts[at][column - Column.BEFORE]
            return parts if any(parts) else None
        if role == roles.TEXT_ALIGNMENT and column is Column.ROW:
            return roles.RIGHT
        if role == roles.ACCESSIBLE_TEXT:
            title = self.headerData(index.column(), Qt.Orientation.Horizontal)
            return translated("explanations", "{title}: {value}", title=title, value=self._texts[column](at))
        return None

    def _field(self, at: int) -> str:
        field = self._previews[at].field
        return field_title(FIELD_BY_NAME[field]) if field else self.tr("Place in the file")


def _in_words(preview: Preview) -> tuple[str, str]:
    """Before and after; an entry without a place afterwards is deleted."""
    if preview.field or preview.after:
        return preview.before, preview.after
    return preview.before, QCoreApplication.translate("PreviewModel", "deleted")


def _steps(recipe: Recipe, numbers: Sequence[int]) -> str:
    """The steps that take a row: by number and title where it is one."""
    if len(numbers) == 1:
        title = step_title(recipe.steps[numbers[0]])
        return translated("PreviewModel", "{n} · {title}", n=numbers[0] + 1, title=title)
    return ", ".join(str(number + 1) for number in numbers)
