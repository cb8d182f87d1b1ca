"""The rows and columns of a document as a Qt model: number, order and filter follow its edits."""

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from functools import partial

from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, QObject, Qt, Signal, SignalInstance

from editor.core.document.document import Document
from editor.core.document.entries import DocumentListener
from editor.core.document.rows import RowMapping, Rows
from editor.core.document.sitemap_file import SitemapFile
from editor.core.fields import Field
from editor.core.site.page_answers import KnownAnswers
from editor.core.sorting import RowOrder, compacted, places_of
from editor.core.table_columns import Column, columns_of
from editor.models.table.item_data import ROOT, AnyIndex
from editor.runtime.threads import Tell
from editor.services.tasks import Elsewhere

_WITH_HINT = "QList<QPersistentModelIndex>,QAbstractItemModel::LayoutChangeHint"


class LayoutChange:
    """A change in the order of rows, from its start to its end; persistent indexes move with their rows."""

    def __init__(self, model: QAbstractTableModel, order: RowOrder) -> None:
        """Emit `layoutAboutToBeChanged`, and remember the document row of each persistent index."""
        self._model, self._order = model, order
        _tell_of_rows(model.layoutAboutToBeChanged)
        self._indexes = model.persistentIndexList()
        self._rows = [order.document_row(index.row()) for index in self._indexes]

    def end(self, new_row: Callable[[int], int] | None = None) -> None:
        """Update the persistent indexes and emit `layoutChanged`; new_row:
        maps old document rows to new ones.
        """
        rows = self._rows if new_row is None else list(map(new_row, self._rows))
        places = {row: self._order.view_row(row) for row in dict.fromkeys(rows)}
        moved = []
        for index, row in zip(self._indexes, rows, strict=True):
            place = places[row]
            moved.append(self._model.createIndex(place, index.column()) if place >= 0 else ROOT)
        self._model.changePersistentIndexList(self._indexes, moved)
        _tell_of_rows(self._model.layoutChanged)


def _tell_of_rows(signal: SignalInstance) -> None:
    """Emit a layout signal with the hint that only rows move: else Qt lays
    out all columns and paints twice.
    """
    hint = QAbstractItemModel.LayoutChangeHint.VerticalSortHint
    signal[_WITH_HINT].emit([], hint)  # type: ignore[index]  # the hints about types know one form of each


def _taken_in(shown: Iterable[int], wanted: Sequence[int]) -> list[int]:
    """Return the wanted rows: those shown in their order, each new one below the row that it is to follow."""
    left = set(wanted)
    kept = [row for row in shown if row in left]
    left.difference_update(kept)  # the new ones
    followers: dict[int, list[int]] = {}
    before = -1  # none
    for row in wanted:
        if row in left:
            followers.setdefault(before, []).append(row)
        else:
            before = row
    return [*followers.get(-1, ()), *(each for row in kept for each in (row, *followers.get(row, ())))]


SORTED_AT_ONCE = 100_000  # rows
_Sorted = tuple[Sequence[int], Sequence[int]]  # rows, and the places of all rows among them


def _sort_all(
    sorting: Callable[..., list[int]], rows: Sequence[int] | None, count: int, tell: Tell
) -> _Sorted:
    """Sort some rows of so many (None: all), and find the places, which the window needs at once."""
    found = compacted(sorting(rows=rows, tell=tell))
    return found, places_of(found, count)


def _nothing(*_told: object) -> None:
    """Do nothing: the end of a change that concerns no row shown."""


class RowsModel(QAbstractTableModel, DocumentListener):
    """A table with a row for each entry; sorting and filtering do not change the document.

    It listens to the document until `close` is called. An edit never moves or hides rows that are shown; rows
    that it inserts are shown below the row that they follow in the file.
    """

    reordering = Signal()  # other rows, or the same ones in another order, are about to be shown now
    sorting = Signal()  # the same rows will be shown in another order, in a while where they are many
    sorting_ended = Signal()  # the rows are in the order of the file again
    order_changed = Signal()  # another sorting or filter
    rearranging = Signal()  # an edit is about to move rows; emitted before Qt is told

    def __init__(
        self, document: Document, parent: QObject | None = None, answers: KnownAnswers | None = None
    ) -> None:
        """answers: those of the live site; None: there are none."""
        super().__init__(parent)
        self.document = document
        self.answers = KnownAnswers() if answers is None else answers
        self.columns = self._columns()
        self.order = RowOrder(len(document))  # rows of the view and rows of the document
        self._sorting: Callable[..., list[int]] | None = None  # takes the rows to sort
        self.elsewhere: Elsewhere | None = None  # does what takes a while; None: nothing can wait now
        self._is_sorting = False  # that is doing so
        self._filter: Sequence[int] | None = None  # ascending
        self.file: SitemapFile | None = None  # the file that is shown alone; None: all
        self.gap = -1  # the view row of the first row removed last; -1: none of them was visible
        self._hides_appended = False
        self._finish: Callable[..., None] = _nothing  # ends the change whose beginning Qt was told
        document.listeners.add(self)

    def close(self) -> None:
        """Stop listening to the document; the model must not be shown any more."""
        self.document.listeners.remove(self)

    @property
    def fields(self) -> tuple[Field, ...]:
        """The fields that the entries have."""
        return tuple(column.field for column in self.columns if column.field)

    def text(self, row: int, column: Column) -> str:
        """Return the text of a document row in a column."""
        return column.text(self.document, row, self.answers)

    def _columns(self) -> tuple[Column, ...]:
        return columns_of(self.document.kind, has_files=self.document.is_set, data=self.document.data)

    def rowCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self.order)

    def columnCount(self, parent: AnyIndex = ROOT) -> int:
        return 0 if parent.isValid() else len(self.columns)

    # Which rows are shown, and in which order

    @property
    def is_sorted(self) -> bool:
        """True if the rows are shown in another order than that of the file."""
        return self._sorting is not None

    @property
    def is_whole_in_order(self) -> bool:
        """True if all rows of the document, or of the one file shown, are shown in file order."""
        return not self.is_sorted and len(self.order) == len(
            self.document if self.file is None else self.file
        )

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort the rows by a column; -1 restores the order of the file."""
        if column < 0 and not self.is_sorted:
            return
        descending = order is Qt.SortOrder.DescendingOrder
        one = self.columns[column] if column >= 0 else None
        self._sort_by(partial(one.sorted_rows, self.document, self.answers, descending) if one else None)

    def _sort_by(self, sorting: Callable[..., list[int]] | None) -> None:
        self.sorting.emit()
        self._sorting = sorting
        self.refresh_order()
        if sorting is None:
            self.sorting_ended.emit()

    def set_filter(self, rows: Sequence[int] | None) -> None:
        """Show only these document rows (ascending), sorted as before; None shows all."""
        self._filter = rows
        self.refresh_order()

    def update_filter(self, rows: Sequence[int]) -> None:
        """Show only these document rows (ascending); those that are shown already keep their order."""
        shown = self.order.document_rows(0, self.rowCount() - 1)
        self._filter = rows
        if self._sorting is None:
            self.set_order(rows, ascend=True)
        else:
            self.set_order(_taken_in(shown, self._sorting(rows=rows)))

    def refresh_order(self) -> None:
        """Sort the rows again by their current values."""
        sorting, rows = self._sorting, self._filter
        if sorting is None:
            self.set_order(rows, ascend=True)
        elif self._is_sorting:
            return  # at its end it is seen that another order is wanted
        elif self.elsewhere is None or len(self.document if rows is None else rows) <= SORTED_AT_ONCE:
            self.set_order(sorting(rows=rows))
        else:
            self._is_sorting = True
            work = partial(_sort_all, sorting, rows, len(self.document))
            self.elsewhere(work, partial(self._on_sorted, sorting, rows), is_for_edit=False)

    def _on_sorted(
        self, sorting: Callable[..., list[int]], rows: Sequence[int] | None, outcome: Future[_Sorted]
    ) -> None:
        self._is_sorting = False
        if sorting is self._sorting and rows is self._filter:
            found, places = outcome.result()
            self.set_order(found, places=places)
        elif self._sorting is not None:
            self.refresh_order()

    def stop_sorting(self) -> None:
        """Show rows that are being sorted in the order of the file."""
        if self._is_sorting:
            self._is_sorting = False
            self._sort_by(None)

    def set_order(
        self, rows: Sequence[int] | None, *, ascend: bool = False, places: Sequence[int] | None = None
    ) -> None:
        """Show these document rows in this order, see `RowOrder`; None shows all in the order of the file."""
        self.reordering.emit()
        change = LayoutChange(self, self.order)
        self.order.set_rows(rows, ascend=ascend, places=places)
        change.end()
        self.order_changed.emit()

    def start_anew(self) -> None:
        """Reset to all rows in file order, after following the document has failed."""
        self.beginResetModel()
        self.order = RowOrder(len(self.document))
        self._sorting = self._filter = None
        self._finish = _nothing
        self.endResetModel()
        self.order_changed.emit()
        self.sorting_ended.emit()

    # Notifications of the document

    def values_changed(self, field: str, rows: Rows) -> None:
        shown = [
            at
            for at, column in enumerate(self.columns)
            if (not field or column.source == field) and (self.answers or not column.is_live)
        ]
        span = self.order.view_span(rows)
        if span is not None and shown:
            self.dataChanged.emit(self.index(span[0], shown[0]), self.index(span[1], shown[-1]))

    def rows_about_to_be_inserted(self, first: int, last: int) -> None:
        if self._hides_appended and self._filter is not None and first == len(self.document):
            self._finish = partial(self.order.append_hidden, last - first + 1)
            return
        place = self.order.place_for(first)
        self.beginInsertRows(ROOT, place, place + last - first)
        self._finish = partial(self._end_inserting, first, last - first + 1)

    def rows_inserted(self, _first: int, _last: int) -> None:
        self._finish()

    def _end_inserting(self, first: int, count: int) -> None:
        self.order.insert(first, count)
        self._narrow_filter()
        self.endInsertRows()

    def rows_about_to_be_removed(self, first: int, last: int) -> None:
        places = range(first, last + 1)
        if not self.order.is_file_order:
            shown = sorted(place for place in map(self.order.view_row, places) if place >= 0)
            places = range(shown[0], shown[-1] + 1) if shown else range(0)
            if len(places) != len(shown):  # scattered: one layout change is cheaper than many removals
                left = [*range(first), *range(last + 1, len(self.document))]
                self.rearranging.emit()
                old_rows = RowMapping(left, len(self.document))
                self._finish = partial(self._end_rearranging, LayoutChange(self, self.order), old_rows)
                return
        self.gap = places.start if places else -1
        if places:
            self.beginRemoveRows(ROOT, places[0], places[-1])
        self._finish = partial(self._end_removing, first, last, self.endRemoveRows if places else _nothing)

    def rows_removed(self, _first: int, _last: int) -> None:
        self._finish()

    def _end_removing(self, first: int, last: int, tell_qt: Callable[[], None]) -> None:
        self.order.remove(first, last)
        self._narrow_filter()
        tell_qt()

    def work_ahead(self, old_rows: RowMapping) -> None:
        self.order.work_ahead(old_rows)

    def rows_about_to_be_rearranged(self) -> None:
        self.rearranging.emit()
        self._finish = partial(self._end_rearranging, LayoutChange(self, self.order))

    def rows_rearranged(self, old_rows: RowMapping) -> None:
        self._finish(old_rows)

    def _end_rearranging(self, change: LayoutChange, old_rows: RowMapping) -> None:
        if len(old_rows) - len(old_rows.new) < old_rows.before:  # some were removed
            shown, left = self.order.document_rows(0, len(self.order) - 1), old_rows.new_rows
            self.gap = next((place for place, row in enumerate(shown) if left[row] < 0), -1)
        new_rows = self.order.rearrange(old_rows)
        self._narrow_filter()
        change.end(new_rows.__getitem__)

    def frame_changed(self) -> None:
        columns = self._columns()
        if columns != self.columns:
            self.beginResetModel()
            self.columns = columns
            self.endResetModel()

    def _narrow_filter(self) -> None:
        """Update the filter to the rows shown, after rows were inserted or removed."""
        if self._filter is not None:
            self._filter = sorted(self.order.document_rows(0, len(self.order) - 1))
