"""The widths of the columns: as the user has set them, or else as their content needs."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from math import ceil

from PySide6.QtCore import QObject, QSignalBlocker, Signal

from editor.core.fields import Editor
from editor.models.table.table_columns import TableColumn
from editor.views.delegates.cell import CELL_MARGIN
from editor.views.table.pinned_view import PinnedView
from editor.views.widgets.letters import scaled_width

LEAST_SECTION = 64  # pixels
_LEAST_FIRST = 200  # pixels: as much as a window of 800 leaves beside the other fields
_FIRST_SHARE = 0.45  # the least share of the view for the URL, if there are columns of extensions
_SLIGHT = 24  # pixels that the URL gives up so that all columns are seen whole
_SHARE_BESIDE_FIELDS = 0.33  # a share that is enough if all other fields are seen whole then
_MOST_OF_A_DATE = 32  # characters of a date with a time, fractions and zone; longer texts are no dates
_MEASURED = 200  # values that are measured
_WIDEST = 10_000  # the most pixels accepted from the settings file, which may hold anything
_NEARLY = 0.8  # of the longest: a shorter value may be wider


class ColumnWidths(QObject):
    """Gives the first column the room that the others leave; widths set by the user are kept until reset."""

    given = Signal()  # the user has set or reset a width

    def __init__(
        self, view: PinnedView, columns: Callable[[], Sequence[TableColumn]], content: Callable[[int], int]
    ) -> None:
        """content: returns the width in pixels that the content of a column needs."""
        super().__init__(view)
        self._view, self._columns, self._content = view, columns, content
        self._header = view.column_header
        self._given: dict[str, int] = {}  # pixels at 100 %, by the name of the column
        self.zoom = 1.0
        self._header.resized_by_hand.connect(self._on_resized)
        self._header.let_go.connect(self.fit_first)

    @property
    def by_hand(self) -> Mapping[str, int]:
        """The widths that the user has set, in pixels at 100 %, by the names of the columns."""
        return self._given

    def set_by_hand(self, widths: Mapping[str, int]) -> None:
        """Restore widths that the user has set earlier."""
        self._given = {name: min(width, _WIDEST) for name, width in widths.items()}
        self.apply()

    def reset(self) -> None:
        """Forget the widths that the user has set."""
        self._given.clear()
        self.apply()
        self.given.emit()

    def fit(self, section: int) -> None:
        """Make a column as wide as its content, but not wider than the view."""
        needed = max(self._content(section), self._header.sectionSizeHint(section))
        self._give(section, max(min(needed, self._view.viewport().width()), LEAST_SECTION))
        self.apply([section])

    def make_room(self, section: int, values: Sequence[str], width: Callable[[str], int]) -> None:
        """Widen a column of dates for new values; it does not shrink again.

        width: returns the width of a value in pixels.
        """
        if self._header.isSectionHidden(section) or not _is_of_dates(self._columns()[section]):
            return
        most = _MOST_OF_A_DATE * self._view.fontMetrics().horizontalAdvance("0")
        if self._header.sectionSize(section) < min(widest(values, width), most):
            self.apply([section])

    def apply(self, sections: Sequence[int] | None = None) -> None:
        """Set the widths of columns (None: all), and give the first one the rest."""
        header, columns = self._header, self._columns()
        asked = range(1, len(columns)) if sections is None else [section for section in sections if section]
        wanted = {
            section: self._wanted(section, columns[section])
            for section in asked
            if not header.isSectionHidden(section)
        }
        if any(width != header.sectionSize(section) for section, width in wanted.items()):
            with self.resizing():
                for section, width in wanted.items():
                    header.resizeSection(section, width)
        self.fit_first()

    def fit_first(self) -> None:
        """Give the first column what the others leave, but not less than it
        needs; or the width set by the user.

        While the user drags a border, the first column stays as it is, and is
        fitted once the border is released.
        """
        if self._header.is_held:
            return
        room = self._view.viewport().width()
        others = self._header.length() - self._header.sectionSize(0)
        least = max(scaled_width(_LEAST_FIRST, self._view), self._least_beside_extensions(room))
        width = self._given_width(self._columns()[0]) or max(room - others, least)
        if width != self._header.sectionSize(0):
            with self.resizing():
                self._header.resizeSection(0, width)

    def _least_beside_extensions(self, room: int) -> int:
        """Return the least width of the first column: further columns are reached by scrolling, but the other
        fields are best seen whole, without half a column at the end of the view.
        """
        header = self._header
        shown = [(at, each) for at, each in enumerate(self._columns()) if not header.isSectionHidden(at)]
        if all(column.field for _, column in shown):
            return 0
        beside_fields = room - sum(header.sectionSize(at) for at, column in shown[1:] if column.field)
        share = ceil(_FIRST_SHARE * room)
        beside_all = room - (header.length() - header.sectionSize(0))
        if share - _SLIGHT <= beside_all < share:
            return beside_all  # nobody is to scroll for a few pixels
        return min(beside_fields, share) if beside_fields >= _SHARE_BESIDE_FIELDS * room else share

    @contextmanager
    def resizing(self) -> Iterator[None]:
        """Block the signals of the header while columns are resized, and repaint once at the
        end, as Qt would repaint for each.
        """
        with QSignalBlocker(self._header):
            yield
        self._view.updateGeometries()
        self._view.viewport().update()

    def _wanted(self, section: int, column: TableColumn) -> int:
        return self._given_width(column) or self._usual(section, column)

    def _usual(self, section: int, column: TableColumn) -> int:
        digit = self._view.fontMetrics().horizontalAdvance("0")
        if not _is_of_dates(column):  # its title may be longer than its values, as in German
            return max(column.width * digit + 2 * CELL_MARGIN, self._header.sectionSizeHint(section))
        most = _MOST_OF_A_DATE * digit
        return max(min(self._content(section), most), self._header.sectionSizeHint(section), LEAST_SECTION)

    def _given_width(self, column: TableColumn) -> int:
        return round(self._given.get(column.name, 0) * self.zoom)

    def _give(self, section: int, width: int) -> None:
        self._given[self._columns()[section].name] = max(round(width / self.zoom), 1)
        self.given.emit()

    def _on_resized(self, section: int) -> None:
        self._give(section, self._header.sectionSize(section))


def _is_of_dates(column: TableColumn) -> bool:
    return column.field is not None and column.field.editor is Editor.DATE


def widest(values: Sequence[str], width: Callable[[str], int]) -> int:
    """Return the width of the widest value; only the longest are measured, as there may be a million."""
    longest = max(map(len, values), default=0)
    near = (value for value in values if len(value) >= _NEARLY * longest)
    return max(map(width, islice(near, _MEASURED)), default=0)
