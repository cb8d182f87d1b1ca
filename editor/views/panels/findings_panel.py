"""The panel of findings, grouped by rule, the worst first; a click goes to the place of a finding."""

from dataclasses import dataclass

from PySide6.QtCore import (
    QEvent,
    QModelIndex,
    QObject,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from editor.models.findings.findings_model import FIELD, ROW, RULE, FindingColumn, FindingsModel
from editor.models.table import roles
from editor.models.table.indexes import AnyIndex
from editor.models.words.translation import translated
from editor.views.table.list_delegate import LineDelegate
from editor.views.widgets.letters import scaled_width
from editor.views.widgets.tab_order import is_entered_without_mouse

_ORDER = (
    FindingColumn.TITLE,
    FindingColumn.SOURCES,
    FindingColumn.COUNT,
    FindingColumn.PLACES,
    FindingColumn.FIX,
)  # from left to right
_SENTENCE = (
    FindingColumn.TITLE,
    FindingColumn.SOURCES,
    FindingColumn.COUNT,
)  # the message of a finding extends over these
_WIDTHS = {
    FindingColumn.COUNT: 72,
    FindingColumn.PLACES: 208,
    FindingColumn.SOURCES: 252,
    FindingColumn.FIX: 72,
}  # pixels
_NARROW = 360  # pixels: the width of a list in which the columns are narrower
_AROUND_THE_COUNT = 24  # pixels left and right of the longest number
_AROUND_THE_FIX = 40  # pixels left and right of the link, in languages where it is longer


class _FindingDelegate(LineDelegate):
    """Draws the mark of a group before its title, and dims secondary texts.

    The message of a finding extends over the columns behind it, which only groups use.
    """

    def __init__(self, view: QTreeView) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().paint(painter, option, index)
        if index.column() in _SENTENCE and index.parent().isValid():
            painter.save()
            painter.setClipRect(option.rect, Qt.ClipOperation.IntersectClip)
            sentence = index.model().index(index.row(), FindingColumn.TITLE, index.parent())
            self._paint_sentence(painter, option, sentence)
            painter.restore()

    def _paint_sentence(self, painter: QPainter, option: QStyleOptionViewItem, sentence: QModelIndex) -> None:
        """Draw the whole message, clipped to this cell: each cell it extends over may be painted alone."""
        cell, header = QStyleOptionViewItem(option), self._view.header()
        cell.rect, cell.text = self._view.visualRect(sentence), sentence.data()
        cell.features |= QStyleOptionViewItem.ViewItemFeature.HasDisplay
        part = QStyle.SubElement.SE_ItemViewItemText
        rect = self._view.style().subElementRect(part, cell, self._view)
        end = header.sectionViewportPosition(FindingColumn.COUNT) + header.sectionSize(FindingColumn.COUNT)
        rect.setRight(end - (rect.left() - cell.rect.left()))
        text = option.fontMetrics.elidedText(cell.text, Qt.TextElideMode.ElideRight, rect.width())
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if is_selected else QPalette.ColorRole.Text
        painter.setPen(option.palette.color(role))
        painter.drawText(rect, roles.LEFT, text)

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().initStyleOption(option, index)
        if index.column() == FindingColumn.TITLE and index.parent().isValid():
            option.text = ""  # the text is painted over several cells
        if index.column() == FindingColumn.TITLE:
            self.show_mark(option, index.data(roles.MARK) or 0)
        else:
            self.write_in(option, "accent" if index.column() == FindingColumn.FIX else "muted")


@dataclass(frozen=True, slots=True)
class _Line:
    """The current line of the list and the scroll position, kept while the list is read again."""

    group: int
    place: int  # the line in the group; -1: the group itself
    cell: tuple[int, str]  # the document row and field that the line is about
    height: int  # the scroll position

    def again(self, group: QModelIndex) -> QModelIndex:
        """Return the line of the same cell in the group as it is now, or else
        the one that has taken its place.
        """
        model = group.model()
        count = model.rowCount(group)
        if self.place < 0 or not count:
            return group
        lines = [model.index(number, 0, group) for number in range(count)]
        same = next((line for line in lines if _cell(line) == self.cell), None)
        return same or lines[min(self.place, count - 1)]


class FindingsPanel(QWidget):
    """The list of findings; it keeps open groups and the current line while the findings change."""

    place_requested = Signal(int, str)  # document row, field
    rule_chosen = Signal(str)
    # rule; row, -1: all, IN_INDEX: in the index; field; global position
    fix_requested = Signal(str, int, str, QPoint)

    def __init__(self, model: FindingsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self._chosen = ""  # rule
        self._opened: set[str] = set()  # rules
        self._left = _Line(-1, -1, (-1, ""), 0)  # the current line before the list is read again
        self._view = QTreeView(self)
        self._view.setModel(model)
        self._view.setAccessibleName(self.tr("Findings"))
        self._view.setItemDelegate(_FindingDelegate(self._view))
        self._view.setHeaderHidden(True)
        self._view.setUniformRowHeights(True)
        self._view.setIndentation(20)
        self._view.setTextElideMode(Qt.TextElideMode.ElideRight)
        self._view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._view.setFrameShape(QTreeView.Shape.NoFrame)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._view)
        header = self._view.header()
        header.setStretchLastSection(False)
        for place, section in enumerate(_ORDER):
            header.moveSection(header.visualIndex(section), place)
        header.setSectionResizeMode(FindingColumn.TITLE, QHeaderView.ResizeMode.Stretch)
        for section, width in _WIDTHS.items():
            header.resizeSection(section, scaled_width(width, self))
        self._view.expanded.connect(lambda index: self._opened.add(model.rule_id(index)))
        self._view.collapsed.connect(lambda index: self._opened.discard(model.rule_id(index)))
        self._view.clicked.connect(self._on_clicked)
        self._view.activated.connect(self._go)
        self._view.selectionModel().currentChanged.connect(self._on_current_changed)
        model.modelAboutToBeReset.connect(self._remember)
        model.modelReset.connect(self._restore)
        model.modelReset.connect(self._fit_columns)
        self._view.installEventFilter(self)
        self._view.viewport().installEventFilter(self)
        self.setFocusProxy(self._view)

    @property
    def chosen_rule(self) -> str:
        """The rule of the current line; "" if there is none or the rule has no rows."""
        index = self._model.group_index(self._chosen)
        return self._chosen if index.isValid() and index.data(ROW) >= 0 else ""

    def choose_rule(self, rule: str) -> None:
        """Make the line of a rule current."""
        index = self._model.group_index(rule)
        self._view.setCurrentIndex(index)
        self._view.scrollTo(index)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide columns if the panel becomes narrow, and make a line current when a key leads to the list."""
        if is_entered_without_mouse(event) and not self._view.currentIndex().isValid():
            self._view.setCurrentIndex(self._model.index(0, 0))
        if event.type() is QEvent.Type.Resize:
            self._fit_columns()
        return super().eventFilter(watched, event)

    def _fit_columns(self) -> None:
        """Hide columns for which there is no room, and give the others what they need."""
        width = self._view.viewport().width()
        self._view.setColumnHidden(FindingColumn.SOURCES, width < scaled_width(900, self))
        self._view.setColumnHidden(FindingColumn.PLACES, width < scaled_width(560, self))
        is_narrow = width < scaled_width(_NARROW, self)
        self._view.header().resizeSection(FindingColumn.COUNT, self._width_of_count(is_narrow=is_narrow))
        self._view.header().resizeSection(FindingColumn.FIX, self._width_of_fix(is_narrow=is_narrow))

    def _width_of_count(self, *, is_narrow: bool) -> int:
        """Return the width of the numbers: where room is short, what is wrong gets what they leave."""
        usual = scaled_width(_WIDTHS[FindingColumn.COUNT], self)
        if not is_narrow:
            return usual
        groups = range(self._model.rowCount())
        numbers = (self._model.index(place, FindingColumn.COUNT).data() for place in groups)
        longest = max((self.fontMetrics().horizontalAdvance(text) for text in numbers), default=0)
        return min(usual, longest + _AROUND_THE_COUNT)

    def _width_of_fix(self, *, is_narrow: bool) -> int:
        """Return the width of the links, which are longer in some languages."""
        words = self.fontMetrics().horizontalAdvance(translated("fixes", "Fix…")) + _AROUND_THE_FIX
        return words if is_narrow else max(words, scaled_width(_WIDTHS[FindingColumn.FIX], self))

    @property
    def has_focus(self) -> bool:
        """True if the list has the focus."""
        return self._view.hasFocus()

    def fix_current(self) -> None:
        """Request a fix of the current line."""
        self._fix(self._view.currentIndex())

    def _on_clicked(self, index: QModelIndex) -> None:
        if index.column() == FindingColumn.FIX and index.data():
            self._fix(index)
        else:
            self._go(index)

    def _fix(self, index: QModelIndex) -> None:
        """Request a fix of the finding in a line, or of all findings of a rule."""
        if not index.isValid():
            return
        first = index.siblingAtColumn(0)
        row = first.data(ROW) if index.parent().isValid() else -1
        corner = self._view.visualRect(index.siblingAtColumn(FindingColumn.FIX)).bottomLeft()
        place = self._view.viewport().mapToGlobal(corner)
        self.fix_requested.emit(first.data(RULE), row, first.data(FIELD) or "", place)

    def _go(self, index: QModelIndex) -> None:
        row = index.siblingAtColumn(0).data(ROW)
        if isinstance(row, int) and row >= 0:
            self.place_requested.emit(row, index.siblingAtColumn(0).data(FIELD) or "")

    def _on_current_changed(self, index: QModelIndex) -> None:
        rule = self._model.rule_id(index)
        if rule and rule != self._chosen:
            self._chosen = rule
            self.rule_chosen.emit(rule)

    def _remember(self) -> None:
        """Remember open groups and the current line before the list is read again."""
        index = self._view.currentIndex()
        is_place = index.parent().isValid()
        self._left = _Line(
            self._model.group_number(index) if index.isValid() else -1,
            index.row() if is_place else -1,
            _cell(index) if is_place else (-1, ""),
            self._view.verticalScrollBar().value(),
        )

    def _restore(self) -> None:
        """Restore open groups and the current line after the list was read again."""
        for rule in list(self._opened):
            index = self._model.group_index(rule)
            if index.isValid():
                self._view.expand(index)
        if self._view.isVisible():
            self._view.executeDelayedItemsLayout()  # reads the lines of groups, sets the scroll range
        index = self._model.group_index(self._chosen)
        if index.isValid():
            self._view.setCurrentIndex(self._left.again(index))
        elif self._view.hasFocus() and (count := self._model.rowCount()):  # it was fixed: go to the next line
            self._view.setCurrentIndex(self._model.index(min(self._left.group, count - 1), 0))
        elif self._chosen:
            self._chosen = ""
            self.rule_chosen.emit("")
        self._view.verticalScrollBar().setValue(self._left.height)


def _cell(line: QModelIndex) -> tuple[int, str]:
    """Return the document row and field that a line is about."""
    first = line.siblingAtColumn(0)
    return first.data(ROW), first.data(FIELD)
