"""The appearance of the table of entries: its columns, their widths, and how cells are painted.

Widths are as the user has set them, in shares of the window, or else as the content of the columns
needs; the URL comes first.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import islice
from math import ceil

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTableView, QWidget

from editor.core.document.edits import Edit, SetValues
from editor.core.fields import FIELD_NAMES, CellKind
from editor.core.table_columns import Column
from editor.models.session.search_matches import Matches
from editor.models.table import item_data
from editor.models.table.entries_model import EntriesModel
from editor.models.table.item_data import AnyIndex
from editor.services.tasks import call_later
from editor.views.delegates import value_delegates
from editor.views.delegates.cell_delegate import CELL_MARGIN, CellDelegate
from editor.views.style.theme import current
from editor.views.table.frozen_column import PinnedView
from editor.views.table.row_header import RowHeader, empty_selection
from editor.views.widgets.widget_layouts import scaled_width

LEAST_SECTION = 64  # pixels
_LEAST_FIRST = 200  # pixels: as much as a window of 800 leaves beside the other fields
_FIRST_SHARE = 0.45  # the least share of the window for the URL, if there are columns of extensions
_FIRST_SHARE_OF_WIDE = 0.5  # the same in a window of this many pixels, and before other columns grow:
_WIDE = 1600
_SLIGHT = 24  # pixels that the URL gives up so that all columns are seen whole
_SHARE_BESIDE_FIELDS = 0.33  # a share that is enough if all other fields are seen whole then
_MOST_OF_A_DATE = 32  # characters of a date with a time, fractions and zone; longer texts are no dates
_MOST_ROWS = 100_000  # of which the longest URL is looked for: in a million that takes a third of a second
_MOST_OF_A_TEXT = 32  # characters of another text for which a column grows
_MOST_DATES = 0.9  # the share of dates that are seen whole: a few with a time do not take room from URLs
_MEASURED = 200  # values that are measured
_WIDEST = 4.0  # the largest share accepted from the settings file, which may hold anything
_NEARLY = 0.8  # of the longest: a shorter value may be wider


class ColumnWidths(QObject):
    """Gives the first column the room that the others leave; widths set by the user are kept until reset."""

    given = Signal()  # the user has set or reset a width

    def __init__(
        self, view: PinnedView, columns: Callable[[], Sequence[Column]], content: Callable[[int, float], int]
    ) -> None:
        """content: returns the width in pixels that a share of the contents of a column need."""
        super().__init__(view)
        self._view, self._columns, self._content = view, columns, content
        self._header = view.column_header
        self._given: dict[str, float] = {}  # shares of the window at 100 %, by the name of the column
        self._contents: dict[int, int] = {}  # the room that columns need, once it decides on a width
        self.zoom = 1.0
        self._header.resized_by_hand.connect(self._on_resized)
        self._header.let_go.connect(self.fit_first)

    @property
    def by_hand(self) -> Mapping[str, float]:
        """The widths that the user has set, in shares of the window at 100 %, by the names of the columns."""
        return self._given

    def set_by_hand(self, shares: Mapping[str, float]) -> None:
        """Restore widths that the user has set earlier."""
        self._given = {name: min(share, _WIDEST) for name, share in shares.items()}
        self.apply()

    def follow_window(self) -> None:
        """Give the columns their shares of the window, which may have another size now."""
        if self._given and not self._header.is_held:
            self.apply()
        else:
            self.fit_first()

    def reset(self) -> None:
        """Forget the widths that the user has set."""
        self._given.clear()
        self.apply()
        self.given.emit()

    def fit(self, section: int) -> None:
        """Make a column as wide as its content, but not wider than the view."""
        needed = max(self._content(section, 1.0), self._header.sectionSizeHint(section))
        self._give(section, max(min(needed, self._view.viewport().width()), LEAST_SECTION))
        self.apply([section])

    def make_room(self, section: int, values: Sequence[str], width: Callable[[str], int]) -> None:
        """Widen a column of dates for new values; it does not shrink again.

        width: returns the width of a value in pixels.
        """
        if self._header.isSectionHidden(section) or not _is_of_dates(self._columns()[section]):
            return
        most = _MOST_OF_A_DATE * self._view.fontMetrics().horizontalAdvance("0")
        wanted = min(widest(values, width), most)
        if self._header.sectionSize(section) < wanted and not self._given_width(self._columns()[section]):
            with self.resizing():
                self._header.resizeSection(section, wanted)
            self.fit_first()

    def apply(self, sections: Sequence[int] | None = None) -> None:
        """Set the widths of columns (None: all), and give the first one the rest."""
        header, columns = self._header, self._columns()
        asked = range(1, len(columns)) if sections is None else [section for section in sections if section]
        wanted = {
            section: self._wanted(section, columns[section])
            for section in asked
            if not header.isSectionHidden(section)
        }
        self._contents.clear()
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
        self._share_spare_room(room)
        others = self._header.length() - self._header.sectionSize(0)
        least = max(scaled_width(_LEAST_FIRST, self._view), self._least_beside_extensions(room))
        width = self._given_width(self._columns()[0]) or max(room - others, least)
        if width != self._header.sectionSize(0):
            with self.resizing():
                self._header.resizeSection(0, width)

    def _growing(self) -> list[int]:
        """Return the columns that get what the URLs leave: all but fields and those with a width by hand."""
        if self._view.model().rowCount() > _MOST_ROWS:
            return []
        shown = (
            (at, each) for at, each in enumerate(self._columns()) if not self._header.isSectionHidden(at)
        )
        return [at for at, each in shown if each.is_slow and not self._given_width(each)]

    def _share_spare_room(self, room: int) -> None:
        """Show texts whole beside URLs that need less than there is, the first columns first."""
        header, columns, growing = self._header, self._columns(), self._growing()
        if not growing:
            return
        usual = {section: self._usual(section, columns[section]) for section in growing}
        others = header.length() - sum(map(header.sectionSize, (0, *growing)))
        given = self._given_width(columns[0])
        first = given or self._share_of_window(_FIRST_SHARE_OF_WIDE)
        spare = room - others - sum(usual.values()) - first
        if spare > 0 and not given:  # without room to spare nothing is measured, which takes long
            spare -= max(self._needed(0) - first, 0)
        most = _MOST_OF_A_TEXT * self._view.fontMetrics().horizontalAdvance("0")
        for section in growing:
            taken = 0
            if spare > 0:
                taken = min(max(min(self._needed(section), most) - usual[section], 0), spare)
            spare -= taken
            if (width := usual[section] + taken) != header.sectionSize(section):
                with self.resizing():
                    header.resizeSection(section, width)

    def _needed(self, section: int) -> int:
        """Return the width that the contents of a column need, measured once."""
        if section not in self._contents:
            self._contents[section] = self._content(section, 1.0)
        return self._contents[section]

    def _share_of_window(self, share: float) -> int:
        return ceil(share * self._view.window().width())

    def _least_beside_extensions(self, room: int) -> int:
        """Return the least width of the first column: further columns are reached by scrolling, but the other
        fields, and what the site tells first, are best seen whole, without half a column at the end of the
        view.
        """
        header = self._header
        shown = [(at, each) for at, each in enumerate(self._columns()) if not header.isSectionHidden(at)]
        if all(column.field for _, column in shown):
            return 0
        whole = (header.sectionSize(at) for at, column in shown[1:] if column.field or column.is_first)
        beside_fields = room - sum(whole)
        is_wide = self._view.window().width() >= scaled_width(_WIDE, self._view)
        share = min(self._share_of_window(_FIRST_SHARE_OF_WIDE if is_wide else _FIRST_SHARE), room)
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

    def _wanted(self, section: int, column: Column) -> int:
        return self._given_width(column) or self._usual(section, column)

    def _usual(self, section: int, column: Column) -> int:
        digit = self._view.fontMetrics().horizontalAdvance("0")
        if not _is_of_dates(column):  # its title may be longer than its values, as in German
            return max(column.width * digit + 2 * CELL_MARGIN, self._header.sectionSizeHint(section))
        most = _MOST_OF_A_DATE * digit
        return max(
            min(self._content(section, _MOST_DATES) + self._view.fontMetrics().horizontalAdvance("…"), most),
            self._header.sectionSizeHint(section),
            LEAST_SECTION,
        )

    def _given_width(self, column: Column) -> int:
        return round(self._given.get(column.name, 0) * self.zoom * self._view.window().width())

    def _give(self, section: int, width: int) -> None:
        self._given[self._columns()[section].name] = width / self.zoom / self._view.window().width()
        self.given.emit()

    def _on_resized(self, section: int) -> None:
        self._give(section, self._header.sectionSize(section))


def _is_of_dates(column: Column) -> bool:
    return column.cell is CellKind.DATE


def widest(values: Sequence[str], width: Callable[[str], int], share: float = 1.0) -> int:
    """Return the width that this share of the values need, the shortest first.

    Only the longest of them are measured, as there may be a million.
    """
    longest = _longest(values, share)
    near = (value for value in values if _NEARLY * longest <= len(value) <= longest)
    return max(map(width, islice(near, _MEASURED)), default=0)


def _longest(values: Sequence[str], share: float) -> int:
    """Return the number of characters that this share of the values have at most, empty ones apart."""
    if share == 1.0:
        return max(map(len, values), default=0)
    lengths = Counter(map(len, values))
    left = share * (len(values) - lengths.pop(0, 0))
    for length in sorted(lengths):
        left -= lengths[length]
        if left <= 0:
            return length
    return 0


class VisibleColumns:
    """Shows and hides the columns of a table by their names; the first one is always visible."""

    def __init__(
        self, view: QTableView, columns: Callable[[], Sequence[Column]], widths: ColumnWidths
    ) -> None:
        """columns: returns those of the model, in the order of their sections."""
        self._view, self._columns, self._widths = view, columns, widths
        self._names: Collection[str] = FIELD_NAMES
        self._at_hand: Collection[str] = ()  # the names of hidden columns that a paste may fill

    def columns(self) -> list[Column]:
        """Return the visible columns, from left to right."""
        columns = self._columns()
        return [columns[section] for section in self.sections()]

    def sections(self) -> list[int]:
        """Return the logical indexes of the visible columns, from left to right."""
        header = self._view.horizontalHeader()
        sections = map(header.logicalIndex, range(header.count()))
        return [section for section in sections if not header.isSectionHidden(section)]

    def sections_for(self, count: int) -> list[int]:
        """Return the columns, from left to right, that `count` pasted columns may fill."""
        shown, header, columns = self.sections(), self._view.horizontalHeader(), self._columns()
        if count <= len(shown):
            return shown
        sections = map(header.logicalIndex, range(header.count()))
        return [one for one in sections if one in shown or columns[one].name in self._at_hand]

    def show(self, names: Collection[str], at_hand: Collection[str] = ()) -> None:
        """Show these columns and hide the others.

        at_hand: columns that the user has not hidden; a paste may fill them though they are not visible.
        """
        self._names, self._at_hand = names, at_hand
        if changed := self._show_named():
            self._widths.apply(changed)

    def show_again(self) -> None:
        """Show the same columns, as the model may have others now."""
        self._widths.apply(self._show_named())

    def _show_named(self) -> list[int]:
        """Show the columns that were asked for, and return those that were shown or hidden for that."""
        hidden = {
            section: section > 0 and column.name not in self._names
            for section, column in enumerate(self._columns())
        }
        view = self._view
        others = [
            section for section, is_hidden in hidden.items() if is_hidden != view.isColumnHidden(section)
        ]
        if others:
            with self._widths.resizing():
                for section in others:
                    view.setColumnHidden(section, hidden[section])
        return others


ROW_HEIGHT = 29  # pixels at 100 %
HEADER_HEIGHT = 32
_LEAST_ROWS = 2  # that are seen whole
_AROUND = 8  # the least pixels above and below the text

_DELEGATES: dict[CellKind, Callable[..., CellDelegate]] = {
    CellKind.URL: value_delegates.LocDelegate,
    CellKind.DATE: value_delegates.LastmodDelegate,
    CellKind.CHOICE: value_delegates.ChangefreqDelegate,
    CellKind.NUMBER: value_delegates.PriorityDelegate,
    CellKind.TEXT: value_delegates.SummaryDelegate,
    CellKind.NAME: value_delegates.FileDelegate,
    **{
        kind: partial(value_delegates.AnswerDelegate, kind)
        for kind in (
            CellKind.VERDICT,
            CellKind.STATUS,
            CellKind.TIME,
            CellKind.DURATION,
            CellKind.SIZE,
            CellKind.COUNT,
        )
    },
}
_MOST_SUMMARIES = 1_000  # summaries that are read to measure their width


class EntriesView(PinnedView):
    """Shows the entries of a document; subclasses add the actions on them."""

    fill_requested = Signal(str)  # set all selected cells to the text of the editor
    resized = Signal()  # the size of the viewport has changed
    _marks_told = Signal()  # queued, so that all listeners have handled the change

    _delegates: Sequence[CellDelegate] = ()
    _marker: Matches | None = None
    _row_height = ROW_HEIGHT
    _look: tuple[object, str] | None = None  # the theme and the font that the delegates paint with
    _has_grown_below = _has_grown_in_sight = _is_comparing = False
    _looks: tuple[object, ...] = ()  # everything that is painted of the visible rows, except their values

    def __init__(self, model: EntriesModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entries = model  # the model
        self.widths = ColumnWidths(self, lambda: model.columns, self._content_width)
        self.visible = VisibleColumns(self, lambda: model.columns, self.widths)
        theme = current()
        self.row_header = RowHeader(model, theme, self)
        self.setVerticalHeader(self.row_header)
        self.setModel(model)
        self._make_delegates()
        self._set_up_look()
        self._set_up_headers()
        self.visible.show_again()  # first: hidden columns need no width
        self.set_zoom(1.0)
        self._apply_theme()
        model.rowsInserted.connect(self._on_rows_inserted)
        model.marks_changed.connect(self._on_marks_changed)
        self._marks_told.connect(self._compare_marks, Qt.ConnectionType.QueuedConnection)
        model.modelReset.connect(self._on_model_reset)

    def _make_delegates(self) -> None:
        self._delegates = [
            _DELEGATES[column.cell](self.entries, self.entries.hint, current(), self)
            for column in self.entries.columns
        ]
        for column, delegate in enumerate(self._delegates):
            delegate.fill_requested.connect(self.fill_requested)
            delegate.set_look(current(), self.font())
            delegate.marker = self._marker
            self.setItemDelegateForColumn(column, delegate)

    def _set_up_look(self) -> None:
        self.setAccessibleName(self.tr("Entries"))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # else columns move with it
        self.setMouseTracking(False)

    def _set_up_headers(self) -> None:
        header = self.horizontalHeader()
        header.setSelectionModel(empty_selection(header))
        header.setHighlightSections(False)
        header.setTextElideMode(Qt.TextElideMode.ElideRight)  # half a host looks like another host
        header.setMinimumSectionSize(LEAST_SECTION)
        header.setDefaultAlignment(item_data.VALUES)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.geometriesChanged.connect(self._fit_later)
        header.sectionHandleDoubleClicked.disconnect()  # Qt's handler would measure it differently
        header.sectionHandleDoubleClicked.connect(self.widths.fit)
        self.row_header.setSelectionModel(empty_selection(self.row_header))
        self.setSortingEnabled(True)
        self.entries.sorting_ended.connect(lambda: header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.widths.follow_window()
        self.resized.emit()

    def _fit_later(self) -> None:
        """Fit the columns later: when rows move, Qt lays out all columns, and signals
        it before they have their widths.
        """
        call_later(self, self.widths.fit_first)

    def _content_width(self, section: int, share: float) -> int:
        """Return the width in pixels that a share of the contents of a column need in the visible rows."""
        model, column = self.entries, self.entries.columns[section]
        rows = range(model.rowCount())
        if column.is_slow:
            first = self._visible_rows().start
            rows = rows[first : first + _MOST_SUMMARIES] or rows[-_MOST_SUMMARIES:]
        if not rows:
            return 0
        if column.field and model.order.is_file_order:
            values: Sequence[str] = model.document.column(column.name)
        else:
            shown = model.order.document_rows(rows[0], rows[-1])
            values = column.texts(model.document, shown, model.answers)
        return widest(values, self._delegates[section].content_width, share)

    def _apply_theme(self) -> None:
        theme = current()
        self._look = theme, self.font().key()
        self.row_header.set_theme(theme)
        for delegate in self._delegates:
            delegate.set_look(theme, self.font())
        self.viewport().update()

    def set_marker(self, marker: Matches | None) -> None:
        """Set the object that knows the search matches to mark; None: there are none."""
        self._marker = marker
        for delegate in self._delegates:
            delegate.marker = marker
        self.viewport().update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        is_of_looks = event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange)
        # Qt tells each change several times.
        if is_of_looks and hasattr(self, "_delegates") and self._look != (current(), self.font().key()):
            self._apply_theme()

    def set_zoom(self, zoom: float) -> None:
        """Set the zoom of text, rows and columns; 1.0 is 100 %. The same rows stay visible."""
        with self._staying():
            self._set_sizes(zoom)

    @contextmanager
    def _staying(self) -> Iterator[None]:
        """Keep the current cell visible, or else the first visible row, while the size of cells changes."""
        at_hand = self.currentIndex()
        is_visible_now = self.visualRect(at_hand).intersects(self.viewport().rect())
        row = at_hand.row() if is_visible_now else max(self.rowAt(0), 0)
        place = self.rowViewportPosition(row)
        yield
        self.updateGeometries()  # to set the scroll range for all rows
        self.verticalScrollBar().setValue(self.row_header.sectionPosition(row) - place)
        if is_visible_now:
            self.scrollTo(at_hand)

    def _set_sizes(self, zoom: float) -> None:
        font = QFont(QGuiApplication.font())
        font.setPointSizeF(font.pointSizeF() * zoom)
        font.setFeature(QFont.Tag("tnum"), 1)  # digits of one width, where the font has them
        header = self.horizontalHeader()
        for widget in (
            self,
            self.viewport(),
            self.row_header,
            self.row_header.viewport(),
            header,
            header.viewport(),
        ):
            widget.setFont(font)  # with a style sheet, children do not inherit it
        letters = self.fontMetrics().height() + _AROUND
        heading, row = (max(round(each * zoom), letters) for each in (HEADER_HEIGHT, self._row_height))
        header.setFixedHeight(heading)
        self.row_header.setDefaultSectionSize(row)
        below = self.horizontalScrollBar().sizeHint().height()
        self.setMinimumHeight(heading + _LEAST_ROWS * row + below)  # panels and bars leave that much
        self.row_header.fit_numbers()
        self.widths.zoom = zoom
        self.widths.apply()

    @property
    def row_height(self) -> int:
        """The height of rows in pixels at 100 %."""
        return self._row_height

    def set_row_height(self, pixels: int) -> None:
        """Set the height of rows at 100 %, at least that of their text. The same rows stay visible."""
        with self._staying():
            self._row_height = pixels
            self._set_sizes(self.zoom)

    @property
    def zoom(self) -> float:
        """The zoom of the table; 1.0 is 100 %."""
        return self.widths.zoom

    def follow_edit(self, edit: Edit) -> None:
        """Widen the column of dates for the values that an edit has set,
        unless the user has set its width.
        """
        if not isinstance(edit, SetValues):
            return
        values = [edit.values] if isinstance(edit.values, str) else edit.values
        for section, column in enumerate(self.entries.columns):
            if column.field and column.name == edit.field:
                self.widths.make_room(section, values, self._delegates[section].content_width)

    # Repaints

    def doItemsLayout(self) -> None:
        """Skip the layout and the repaint if rows were only added below the
        visible ones, as while reading a file.
        """
        if self._has_grown_below and not self._has_grown_in_sight:
            self.updateGeometries()
        else:
            super().doItemsLayout()
        self._has_grown_below = self._has_grown_in_sight = False

    def _on_rows_inserted(self, _parent: QModelIndex, first: int, _last: int) -> None:
        if self.entries.is_read_only and first >= self._visible_rows().stop:
            self._has_grown_below = True
        else:
            self._has_grown_in_sight = True

    def dataChanged(self, top_left: AnyIndex, bottom_right: AnyIndex, roles: Iterable[int] = ()) -> None:
        super().dataChanged(top_left, bottom_right, list(roles))
        self.row_header.viewport().update()  # the header marks changed rows

    def lay_out_now(self) -> None:
        """Apply all pending changes now: if that happened during a paint
        event, it would cause another one.
        """
        self.executeDelayedItemsLayout()
        if self._is_comparing:
            self._compare_marks()

    def _on_marks_changed(self) -> None:
        if not self._is_comparing:
            self._is_comparing = True
            self._marks_told.emit()

    def _compare_marks(self) -> None:
        """Repaint if the marks of visible rows have changed; usually they have not."""
        if not self._is_comparing:
            return  # done already
        self._is_comparing = False
        self.executeDelayedItemsLayout()
        looks = self._visible_looks()
        if looks != self._looks:
            self._looks = looks
            self.viewport().update()
            self.row_header.viewport().update()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Remember the look of the rows scrolled to, so that new marks while
        a file is read cause no repaint.
        """
        super().scrollContentsBy(dx, dy)
        if self.entries.is_read_only and not self._is_comparing:
            self._looks = self._visible_looks()

    def _visible_looks(self) -> tuple[object, ...]:
        rows = range(self.entries.rowCount())[self._visible_rows()]
        forms = (self.entries.urls.folded_origin, self.entries.dates.form)
        answers = map(self.entries.painted.answer, rows) if self.entries.answers else ()
        return (*forms, rows, *map(self.entries.painted.marks, rows), *answers)

    def _visible_rows(self) -> slice:
        """Return the range of rows for which the viewport has room, even if there are fewer."""
        first = max(self.rowAt(0), 0)
        return slice(first, first + self.viewport().height() // self.row_header.defaultSectionSize() + 2)

    def _on_model_reset(self) -> None:
        self._make_delegates()
        self.visible.show_again()
        self.widths.apply()
