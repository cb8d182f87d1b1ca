"""The base class of all cell delegates: how cells are painted, and how their editors behave."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QObject,
    Qt,
    Signal,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QStaticText, QTextOption
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from editor.models.table.entries_model import ABSENT, EntriesModel
from editor.models.table.indexes import AnyIndex
from editor.models.table.typing_hints import Hint
from editor.models.words.explanations import shorten_value
from editor.rules.rule import Severity
from editor.views.delegates.cell_editors import ValueEditor, keeps_row_key
from editor.views.delegates.text_spans import elided_span, text_span
from editor.views.style.hairline import draw_hairline
from editor.views.style.mark_icons import MARK_SIZE, mark_pixmap
from editor.views.style.theme import Theme
from editor.views.widgets.pressing import ENTER

if TYPE_CHECKING:
    from editor.core.searching import TextSpan

CELL_MARGIN = 10  # pixels left and right of the text in a cell
_MARK_SPACE = MARK_SIZE + 6
_MAX_TEXTS = 2000  # texts whose layout is cached
_SELECTED = QStyle.StateFlag.State_Selected.value  # as an integer: comparing flags takes microseconds
_HAS_FOCUS = QStyle.StateFlag.State_HasFocus.value

Hints = Callable[[str, str], Hint]  # returns what is wrong with a text as the value of a field


_LEFT_TO_RIGHT = QTextOption()  # a path is drawn from left to right, whatever script it has
_LEFT_TO_RIGHT.setTextDirection(Qt.LayoutDirection.LeftToRight)
_LEFT_TO_RIGHT.setWrapMode(QTextOption.WrapMode.NoWrap)


class Room(NamedTuple):
    """The rectangle in which a value is drawn, in pixels."""

    left: int
    width: int
    top: int
    height: int


class Marker(Protocol):
    """Knows the positions of search matches in the values of a table."""

    @property
    def is_marking(self) -> bool:
        """True if there are any matches to mark."""

    @property
    def current(self) -> tuple[int, str, "TextSpan"] | None:
        """The current match: document row, field and span."""

    def spans(self, row: int, field: str, value: str, /) -> Sequence["TextSpan"]: ...


class CellDelegate(QStyledItemDelegate):
    """Paints a cell and edits it as text; subclasses refine both.

    It asks the model once per cell and paints by itself, which takes a third less time than Qt's own
    delegate: that asks seven times, and lays out the text each time.
    """

    fill_requested = Signal(str)  # set all selected cells to the text of the editor

    elide_mode = Qt.TextElideMode.ElideRight
    marker: Marker | None = None  # knows the search matches to highlight
    scale = 1.0  # of the screen; the table sets it for all before it paints

    def __init__(self, model: EntriesModel, hints: Hints, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self.model = model
        self._hints = hints
        self._texts: dict[tuple[str, int], QStaticText] = {}
        self.set_look(theme, QFont())

    def set_look(self, theme: Theme, font: QFont) -> None:
        """Set the theme and the font to paint with."""
        self.theme = theme
        self.metrics = QFontMetrics(font)
        self._widest = self.metrics.horizontalAdvance("W")
        self._texts.clear()

    # Painting

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        rect, state, theme = option.rect, option.state.value, self.theme
        x, y, width, height = rect.x(), rect.y(), rect.width(), rect.height()
        value, mark = self.model.painted.cell(index.row(), index.column())
        is_selected = state & _SELECTED
        if is_selected:
            painter.fillRect(x, y, width, height, theme.color("selection"))
        elif mark >= Severity.ADVICE:
            painter.fillRect(x, y, width, height, theme.tint(mark))
        if self.scale % 1:
            draw_hairline(painter, rect, theme.color("border"))
        else:  # it takes a third of the time
            painter.fillRect(x, y + height - 1, width, 1, theme.color("border"))
        left = x + CELL_MARGIN
        if mark >= Severity.ADVICE:
            scale = painter.device().devicePixelRatioF()
            painter.drawPixmap(left - 2, y + (height - MARK_SIZE) // 2, mark_pixmap(mark, theme, scale))
            left += _MARK_SPACE
        room = Room(left, x + width - CELL_MARGIN - left, y, height - 1)
        if value and self.marker is not None and self.marker.is_marking:
            self._paint_matches(painter, room, index, value)
        if value:
            self.paint_value(painter, room, value, mark)
        else:
            painter.setPen(theme.color("muted" if is_selected else "faint"))
            self.draw_text(painter, room, ABSENT)
        if state & _HAS_FOCUS:
            painter.setPen(theme.color("accent"))
            painter.drawRect(x, y, width - 1, height - 2)

    def _paint_matches(self, painter: QPainter, room: Room, index: AnyIndex, value: str) -> None:
        """Highlight search matches; all of the text if none of them is in the
        part of the value that is displayed.
        """
        marker = self.marker
        assert marker is not None
        row, field = self.model.order.document_row(index.row()), self.model.columns[index.column()].name
        spans = marker.spans(row, field, value)
        if not spans:
            return
        shown = self.shown(value)
        elided = self.elided(shown, room.width)
        seen = {span: place for span in spans if (place := self.shown_span(value, shown, span)) is not None}
        for span in spans:
            left, right = -3.0, float(room.width)
            is_current = marker.current == (row, field, span)
            if span in seen:
                left, right = text_span(elided, elided_span(shown, elided, seen[span]), painter.font())
            elif seen and not is_current:
                continue
            width = max(round(right - left), 2)
            left, top, height = room.left + round(left), room.top + 4, room.height - 8
            if span in seen or not seen:
                painter.fillRect(left, top, width, height, self.theme.color("match"))
            if is_current:
                painter.setPen(self.theme.color("accent"))
                painter.drawRect(left - 1, top - 1, width + 1, height + 1)

    def shown(self, value: str) -> str:
        """Return the text displayed for a value, if there is enough room."""
        return shorten_value(value)

    def content_width(self, value: str) -> int:
        """Return the width in pixels that a cell needs to display a value in full, with a severity mark."""
        return self.metrics.horizontalAdvance(self.shown(value)) + 2 * CELL_MARGIN + _MARK_SPACE + 1

    def shown_span(self, value: str, shown: str, span: "TextSpan") -> "TextSpan | None":
        """Return the span in the displayed text that shows a span of the value; None if that is unknown."""
        return span if len(shown) == len(value) else None

    def paint_value(self, painter: QPainter, room: Room, value: str, mark: int) -> None:
        """Draw a value into the rectangle that margins and mark leave."""
        del mark
        painter.setPen(self.theme.color("text"))
        self.draw_text(painter, room, value)

    def draw_text(self, painter: QPainter, room: Room, text: str) -> None:
        """Draw a line of text in the colour of the pen, elided to fit; the layout of each text is cached."""
        laid_out = self._texts.get((text, room.width))
        if laid_out is None:
            if len(self._texts) > _MAX_TEXTS:
                self._texts.clear()
            laid_out = QStaticText(self.elided(shorten_value(text), room.width))
            laid_out.setTextFormat(Qt.TextFormat.PlainText)
            laid_out.setTextOption(_LEFT_TO_RIGHT)
            self._texts[text, room.width] = laid_out
        painter.drawStaticText(room.left, room.top + (room.height - self.metrics.height()) // 2, laid_out)

    def elided(self, text: str, width: int) -> str:
        """Return a text elided to fit into a width."""
        if len(text) * self._widest <= width and text.isascii():
            return text
        return self.metrics.elidedText(text, self.elide_mode, width)

    # Editing

    def new_editor(self, parent: QWidget, value: str) -> ValueEditor:
        """Return a new editor for a cell with this value."""
        raise NotImplementedError

    def createEditor(self, parent: QWidget, _option: QStyleOptionViewItem, index: AnyIndex) -> QWidget:
        column = self.model.columns[index.column()]
        field = column.name
        editor = self.new_editor(parent, str(index.data(Qt.ItemDataRole.EditRole)))
        editor.setAutoFillBackground(True)
        editor.set_name(column.title)
        for widget in editor.focusable():
            widget.setFont(parent.font())
            widget.installEventFilter(self)
        editor.finished.connect(lambda: self._finish(editor))
        editor.value_changed.connect(lambda text: editor.show_hint(self._hints(field, text), self.theme))
        return editor

    def setEditorData(self, editor: QWidget, index: AnyIndex) -> None:
        assert isinstance(editor, ValueEditor)
        editor.set_value(str(index.data(Qt.ItemDataRole.EditRole)))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: AnyIndex) -> None:
        assert isinstance(editor, ValueEditor)
        model.setData(index, editor.value())

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: AnyIndex) -> None:
        editor.setGeometry(option.rect)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        editor = _editor_around(watched)
        if editor is None:
            return super().eventFilter(watched, event)
        if not (editor.is_open and editor.isVisible()):
            return False  # its parts lose the focus while it closes: do not commit twice
        if keeps_row_key(event):
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in ENTER:
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.RevertModelCache)
                self.fill_requested.emit(editor.value())
            else:
                super().eventFilter(editor, event)
            return True  # else the event would reach this filter a second time by the editor
        return super().eventFilter(editor, event)

    def _finish(self, editor: ValueEditor) -> None:
        """Commit a value that was chosen with the mouse, and keep the current cell."""
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.NoHint)


def _editor_around(watched: QObject | None) -> ValueEditor | None:
    """Return the editor that an object is, or is a part of; None if there is none."""
    while watched is not None and not isinstance(watched, ValueEditor):
        watched = watched.parent()
    return watched
