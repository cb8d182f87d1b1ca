"""Lists of changes, made or to be made: the place, before → after, with the difference highlighted."""

from collections.abc import Iterable, Sequence
from enum import IntEnum

from PySide6.QtCore import QLocale, QObject, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from editor.core.fields import FIELD_BY_NAME
from editor.core.operations.operation import Preview
from editor.models.lists.differences_model import TextDifference, text_difference
from editor.models.lists.fix_models import ChangeColumn, ChangesModel
from editor.models.table import item_data
from editor.models.table.entries_model import ABSENT
from editor.models.table.item_data import PARTS, AnyIndex
from editor.models.words.explanations import field_title, field_titles, shorten_value
from editor.models.words.translation import text_of, translated
from editor.views.delegates.cell_delegate import text_span
from editor.views.style.theme import Theme, current
from editor.views.widgets.labels import TextOrderDelegate
from editor.views.widgets.lists import LineDelegate, LineItem, ReadingTable, share_columns
from editor.views.widgets.widget_layouts import fit_section

_MARGIN = 10  # pixels left and right of a value
_LEAST_HEAD = 24  # the least pixels for the beginning that both texts share


class DifferenceDelegate(QStyledItemDelegate):
    """Paints the cells of a column of values before, or after, a change."""

    def __init__(self, *, is_before: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._is_before = is_before

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        theme, parts = current(), index.data(PARTS)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # the parts are drawn one after the other
        if is_selected:
            painter.fillRect(option.rect, theme.color("selection"))
        painter.setFont(option.font)
        room = option.rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
        if index.data(Qt.ItemDataRole.CheckStateRole) is not None:
            room.setLeft(self._paint_box(painter, option, index) + _MARGIN)
        if isinstance(parts, TextDifference):
            self._paint_parts(painter, QRectF(room), parts, theme, is_selected=is_selected)
        else:
            text = str(index.data() or ABSENT)
            painter.setPen(theme.color("muted" if is_selected or text != ABSENT else "faint"))
            text = option.fontMetrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, text)
        painter.restore()

    def _paint_box(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> int:
        """Paint the check box of a cell that has one, and return where it ends."""
        box = QStyleOptionViewItem(option)
        self.initStyleOption(box, index)
        style, widget = option.widget.style(), option.widget
        box.rect = style.subElementRect(QStyle.SubElement.SE_ItemViewItemCheckIndicator, box, widget)
        is_on = box.checkState is Qt.CheckState.Checked
        box.state |= QStyle.StateFlag.State_On if is_on else QStyle.StateFlag.State_Off
        style.drawPrimitive(QStyle.PrimitiveElement.PE_IndicatorItemViewItemCheck, box, painter, widget)
        return box.rect.right()

    def _paint_parts(
        self, painter: QPainter, room: QRectF, parts: TextDifference, theme: Theme, *, is_selected: bool
    ) -> None:
        font = painter.font()
        marked = QFont(font)
        marked.setStrikeOut(self._is_before)
        left = room.left()
        fitting = fit_difference(parts, QFontMetrics(font), int(room.width()))
        for number, text in enumerate(fitting):
            if not text:
                continue
            is_changed = number == 1
            is_struck = is_changed and bool(text.strip())  # a struck space would be read as a dash
            painter.setFont(marked if is_struck else font)
            width = painter.fontMetrics().horizontalAdvance(text)
            place = QRectF(left, room.top(), width, room.height())
            if is_changed and not is_selected:
                height = painter.fontMetrics().height()
                colour = theme.color("error_tint" if self._is_before else "selection")
                painter.fillRect(QRectF(left, room.center().y() - height / 2, width, height + 1), colour)
            is_quiet = self._is_before or not is_changed
            painter.setPen(theme.color("muted" if is_quiet else "text"))
            painter.drawText(
                place,
                Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip,
                text,
            )
            left += width


def fit_difference(parts: TextDifference, metrics: QFontMetrics, width: int) -> TextDifference:
    """Return the parts of a text elided to fit into a width; the part that differs is elided last."""
    head, changed, tail = map(shorten_value, parts)
    wide = metrics.horizontalAdvance
    if wide(head + changed + tail) <= width:
        return TextDifference(head, changed, tail)
    room = width - min(wide(changed), max(width - 2 * _LEAST_HEAD, 0))
    tail = metrics.elidedText(tail, Qt.TextElideMode.ElideRight, min(wide(tail), max(room // 3, _LEAST_HEAD)))
    head = metrics.elidedText(head, Qt.TextElideMode.ElideMiddle, max(room - wide(tail), 0))
    changed = metrics.elidedText(
        changed, Qt.TextElideMode.ElideMiddle, max(width - wide(head) - wide(tail), 0)
    )
    return TextDifference(head, changed, tail)


_TEXT_COLUMNS = (ChangeColumn.URL, ChangeColumn.BEFORE, ChangeColumn.AFTER)
_NOTES_SHARE = 3  # notes get at most this part of the width, and less where they are short
_LOOKED_AT = 100  # lines that are measured for the width of a column


class _Name(TextOrderDelegate):
    """Elides long names where they are alike: file names at the start, URLs in the middle."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().initStyleOption(option, index)
        is_url = index.column() == ChangeColumn.URL
        option.textElideMode = Qt.TextElideMode.ElideLeft if is_url else Qt.TextElideMode.ElideMiddle


class ChangesTable(ReadingTable):
    """A table of changes."""

    def __init__(self, changes: ChangesModel, parent: QWidget | None = None) -> None:
        super().__init__(translated("What changes"), changes, parent)
        self._changes = changes
        for column in (ChangeColumn.URL, ChangeColumn.FILE, ChangeColumn.NOTE):
            self.setItemDelegateForColumn(column, _Name(self))
        for column in (ChangeColumn.BEFORE, ChangeColumn.AFTER):
            is_before = column is ChangeColumn.BEFORE
            self.setItemDelegateForColumn(column, DifferenceDelegate(is_before=is_before, parent=self))
        header = self.horizontalHeader()
        for column, width in ((ChangeColumn.WHERE, 72), (ChangeColumn.FILE, 140)):
            fit_section(header, column, width, self)
        fit_section(header, ChangeColumn.FIELD, 116, self, field_titles())
        for column in (*_TEXT_COLUMNS, ChangeColumn.NOTE):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        changes.modelReset.connect(self._show_names)
        self._show_names()

    def _show_names(self) -> None:
        self.setColumnHidden(ChangeColumn.URL, not self._changes.names_urls)
        self.setColumnHidden(ChangeColumn.FILE, not self._changes.names_files)
        self.setColumnHidden(ChangeColumn.NOTE, not self._changes.has_notes)

        self._share()

    def _share(self) -> None:
        """Set the widths of the columns; short values leave their room to the URLs."""
        header = self.horizontalHeader()
        self._fit_notes(header)
        share_columns(self, header, _TEXT_COLUMNS, self._texts)
        width = max(header.sectionSize(ChangeColumn.BEFORE), header.sectionSize(ChangeColumn.AFTER))
        self._changes.set_room(width // self.fontMetrics().averageCharWidth())

    def _fit_notes(self, header: QHeaderView) -> None:
        """Give notes the width that they need, but not that of the values."""
        if header.isSectionHidden(ChangeColumn.NOTE):
            return
        notes = (text_of(change.note) for change in self._changes.lines[:_LOOKED_AT])
        widest = max(map(self.fontMetrics().horizontalAdvance, notes), default=0) + 2 * _MARGIN
        most = self.viewport().width() // _NOTES_SHARE
        header.resizeSection(
            ChangeColumn.NOTE, max(min(widest, most), header.sectionSizeHint(ChangeColumn.NOTE))
        )

    def _texts(self, column: int) -> Iterable[str]:
        """Return the full texts of a column in the first lines."""
        for change in self._changes.lines[:_LOOKED_AT]:
            whole = {ChangeColumn.BEFORE: change.before, ChangeColumn.AFTER: change.after}
            url = "" if change.field == "loc" else change.url
            yield shorten_value(whole.get(ChangeColumn(column), url)) or self._changes.text(change, column)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()


_DIFFERENT = int(Qt.ItemDataRole.UserRole)  # the part of the text that differs


class _Column(IntEnum):
    """The columns of the list."""

    ROW = 0
    URL = 1
    FIELD = 2
    BEFORE = 3
    AFTER = 4


_VALUES = (_Column.BEFORE, _Column.AFTER)
_TEXTS = (_Column.URL, *_VALUES)  # texts from the file


class _ChangeDelegate(LineDelegate):
    """Highlights the part of a text that differs."""

    height = 24

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        painter.save()
        self._paint(painter, option, index)
        painter.restore()

    def _paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        theme, rect = current(), option.rect
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, theme.color("selection"))
        room = rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
        text, different = str(index.data()), index.data(_DIFFERENT)
        if different is None:
            side = (
                Qt.TextElideMode.ElideLeft if index.column() == _Column.URL else Qt.TextElideMode.ElideRight
            )
            text = option.fontMetrics.elidedText(text, side, room.width())
        else:
            start, end = different
            parts = fit_difference(
                TextDifference(text[:start], text[start:end], text[end:]), option.fontMetrics, room.width()
            )
            text, start = "".join(parts), len(parts.head)
            left, right = text_span(text, (start, start + len(parts.changed)), option.font)
            mark = room.adjusted(round(left), 3, 0, -3)
            mark.setWidth(max(round(right - left), 2))
            painter.fillRect(mark, theme.color("match"))
        is_value = index.column() in _VALUES and text != ABSENT
        painter.setPen(theme.color("text" if is_value else "muted"))
        painter.setFont(option.font)
        aligned = item_data.LEFT if index.column() else item_data.RIGHT
        if index.column() in _TEXTS:  # drawn from left to right, so that highlights are in place
            painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        painter.drawText(room, aligned | Qt.TextFlag.TextSingleLine, text)


class ChangeList(QTreeWidget):
    """The row, URL, field, and the values before and after of each change; the URL
    is hidden if all values are URLs.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Preview of the changes"))
        url = field_title(FIELD_BY_NAME["loc"])
        self.setHeaderLabels([self.tr("Row"), url, self.tr("Value"), self.tr("Before"), self.tr("After")])
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setFrameShape(QTreeWidget.Shape.NoFrame)
        self.setItemDelegate(_ChangeDelegate(self))
        header = self.header()
        header.setDefaultAlignment(item_data.LEFT)
        self.headerItem().setTextAlignment(0, item_data.RIGHT)
        header.setStretchLastSection(False)
        for column in _Column:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        fit_section(header, _Column.ROW, 90, self)
        fit_section(header, _Column.FIELD, 132, self, field_titles())
        for column in _TEXTS:
            self.headerItem().setTextAlignment(column, item_data.VALUES)

    def show_changes(self, previews: Sequence[Preview], locs: Sequence[str] = ()) -> None:
        """List these changes; locs: the current URLs of all rows, for changes of other fields."""
        self.clear()
        self.setColumnHidden(_Column.URL, all(preview.field == "loc" for preview in previews))
        self.addTopLevelItems([_item(preview, locs) for preview in previews])
        self._share()

    def _share(self) -> None:
        """Set the widths of the columns; short values leave their room to the URLs."""
        share_columns(self, self.header(), _TEXTS, self._texts)

    def _texts(self, column: int) -> Iterable[str]:
        """Return the texts of a column in the first lines."""
        items = map(self.topLevelItem, range(min(self.topLevelItemCount(), _LOOKED_AT)))
        return [item.text(column) for item in items if item is not None]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()


def _item(preview: Preview, locs: Sequence[str]) -> QTreeWidgetItem:
    url = preview.before if preview.field == "loc" else locs[preview.row]
    before, after = shorten_value(preview.before), shorten_value(preview.after)
    number = QLocale().toString(preview.row + 1)
    item = LineItem([number, shorten_value(url), field_title(FIELD_BY_NAME[preview.field])])
    for column, text, parts in zip(_VALUES, (before, after), text_difference(before, after), strict=True):
        item.setText(column, text or ABSENT)
        if before and after:  # else all of it is new, or gone
            item.setData(column, _DIFFERENT, (len(parts.head), len(text) - len(parts.tail)))
    return item
