"""Read-only lists and tables without a grid: their lines, delegates, and widths of columns.

The width of a list is shared among its columns, according to their texts; whole rows are selected.
"""

from collections.abc import Callable, Collection, Iterable, Sequence

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyleOptionViewItem,
    QTableView,
    QTreeWidgetItem,
    QWidget,
)

from editor.models.table import item_data
from editor.models.table.entries_model import ABSENT
from editor.models.table.item_data import AnyIndex
from editor.models.words.translation import listed, translated
from editor.rules.rule import Severity
from editor.views.style.icons import MARK_SIZE, density, mark_icon
from editor.views.style.theme import current
from editor.views.widgets.labels import TextOrderDelegate
from editor.views.widgets.widget_layouts import LINE, line_height, shares


class LineDelegate(TextOrderDelegate):
    """Gives each line some height; subclasses set marks and colours in `initStyleOption`."""

    height = LINE

    @staticmethod
    def show_mark(option: QStyleOptionViewItem, severity: int) -> None:
        """Put the mark of a severity before the text of a cell; a note has none."""
        if severity >= Severity.ADVICE:
            option.features |= QStyleOptionViewItem.ViewItemFeature.HasDecoration
            option.icon = mark_icon(severity, current())
            option.decorationSize = QSize(MARK_SIZE, MARK_SIZE)

    @staticmethod
    def write_in(option: QStyleOptionViewItem, token: str) -> None:
        """Draw the text of a cell in a colour of the theme, whether it is selected or not."""
        for role in (option.palette.ColorRole.Text, option.palette.ColorRole.HighlightedText):
            option.palette.setColor(role, current().color(token))

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        least = option.fontMetrics.height() + 2  # of large letters
        height = max(round(self.height * density()), least)
        return QSize(super().sizeHint(option, index).width(), height)


class MarkDelegate(LineDelegate):
    """Draws the mark of the worst finding of a line, and dims secondary texts."""

    def __init__(self, parent: QWidget, muted: Collection[int] = ()) -> None:
        """muted: the columns with secondary texts."""
        super().__init__(parent)
        self._muted = muted

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().initStyleOption(option, index)
        self.show_mark(option, index.data(item_data.MARK) or 0)
        if index.column() in self._muted:
            self.write_in(option, "muted")


_MARGINS = 24  # pixels beside a text
_LEAST = 14  # letters of a column that are shown in any case; the list is scrolled where they have no room


_PART_OF_FIRST = 4  # one in so many parts of the width is for what a line is about


def share_columns(
    view: QAbstractItemView,
    header: QHeaderView,
    columns: Sequence[int],
    texts: Callable[[int], Iterable[str]],
) -> None:
    """Divide the width that the other columns leave among these.

    The first one says what a line is about: it gets a part, and what the others do not need. If it is hidden,
    they get equal widths. None is narrower than its heading, or than the letters with which a text begins.

    texts: returns the texts of a column.
    """
    shown = [column for column in columns if not header.isSectionHidden(column)]
    advance = view.fontMetrics().horizontalAdvance
    wanted = [
        max(header.sectionSizeHint(column), *(advance(text) + _MARGINS for text in ("", *texts(column))))
        for column in shown
    ]
    taken = sum(header.sectionSize(column) for column in range(header.count()) if column not in shown)
    room = max(view.viewport().width() - taken, 0)
    if columns[0] in shown:
        first = max(room // _PART_OF_FIRST, room - sum(wanted[1:]))
        widths = [first, *shares(room - first, wanted[1:])]
    else:
        wanted = [room] * len(shown)
        widths = shares(room, wanted)
    for column, width, whole in zip(shown, widths, wanted, strict=True):
        header.resizeSection(column, max(width, min(whole, least_width(header, column))))


def least_width(header: QHeaderView, column: int) -> int:
    """Return the width of a column with room for its heading, and for the first letters of a text."""
    return max(header.sectionSizeHint(column), _LEAST * header.fontMetrics().averageCharWidth() + _MARGINS)


class StretchedColumn(QObject):
    """Lets a column take the width that the others leave, and never less than it needs to be read."""

    def __init__(self, header: QHeaderView, column: int) -> None:
        super().__init__(header)
        self._header, self._column = header, column
        header.setStretchLastSection(False)
        header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
        header.viewport().installEventFilter(self)
        header.sectionResized.connect(self._on_resized)
        view = header.parentWidget()
        if isinstance(view, QAbstractItemView):  # its scroll bar may come when the header is not shown yet
            view.horizontalScrollBar().rangeChanged.connect(self._stretch)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._stretch()
        return super().eventFilter(watched, event)

    def _on_resized(self, section: int, _before: int, _now: int) -> None:
        if section != self._column:
            self._stretch()

    def _stretch(self) -> None:
        header, column = self._header, self._column
        others = header.length() - header.sectionSize(column)
        room = header.viewport().width() - others
        header.resizeSection(column, max(room, least_width(header, column)))


class LineItem(QTreeWidgetItem):
    """A line that is selected as a whole; its first column, which has the
    focus, is read out with all others.
    """

    def data(self, column: int, role: int) -> object:
        if column == 0 and role == item_data.ACCESSIBLE_TEXT:
            return listed(map(self._column_text, range(self.columnCount())))
        return super().data(column, role)

    def _column_text(self, column: int) -> str:
        """Return the heading and the text of a column for screen readers; "" if it is empty or hidden."""
        tree, words = self.treeWidget(), self.text(column)
        if tree.isColumnHidden(column) or not words:
            return ""
        heading = tree.headerItem().text(column)
        if words == ABSENT:
            words = translated("not set")
        if column and super().data(column, int(Qt.ItemDataRole.CheckStateRole)) is not None:
            is_ticked = self.checkState(column) is Qt.CheckState.Checked
            state = translated("ticked") if is_ticked else translated("not ticked")
            words = f"{words}, {state}"
        return f"{heading}: {words}" if heading else words


class ReadingTable(QTableView):
    """Shows a model in rows of equal height; Tab leaves the table."""

    def __init__(self, name: str, model: QAbstractItemModel, parent: QWidget | None = None) -> None:
        """name: the accessible name."""
        super().__init__(parent)
        self.setObjectName("boxed")
        self.setAccessibleName(name)
        self.setModel(model)
        self.setItemDelegate(TextOrderDelegate(self))
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(line_height(self.fontMetrics()))
        self.horizontalHeader().setHighlightSections(False)

    def show_lines(self, count: int) -> None:
        """Set the minimum height to that of `count` lines."""
        self.setMinimumHeight(line_height(self.fontMetrics()) * count + 4)
