"""The base class of all cell delegates: how cells are painted, and the editors of values in them.

The editors serve in cells and in forms. They accept any text, and never lose what they cannot
parse. `elided_span` and `text_span` compute where parts of a line of text are after it has been
elided and drawn.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QAbstractItemModel, QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QFont,
    QFontMetrics,
    QHideEvent,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QStaticText,
    QTextLayout,
    QTextLine,
    QTextOption,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from editor.core.search import TextSpan
from editor.models.session.search_matches import Matches
from editor.models.table.entries_model import ABSENT, EntriesModel
from editor.models.table.item_data import AnyIndex, plain_tip
from editor.models.table.value_display import NO_HINT, Hint, with_origin
from editor.models.words.explanations import column_title, shorten_value
from editor.models.words.translation import FIX_KEY
from editor.rules.rule import Severity
from editor.views.delegates.editor_note import EditorNote
from editor.views.style.icons import MARK_SIZE, draw_hairline, mark_icon, mark_pixmap
from editor.views.style.theme import Theme
from editor.views.widgets.input_fields import qt_place, restyle
from editor.views.widgets.keyboard import ENTER

_ELLIPSIS = "…"


def elided_span(text: str, elided: str, span: TextSpan) -> TextSpan:
    """Return the span of a part of a text in its elided form; parts left out are at the ellipsis."""
    if elided == text:
        return span
    head = 0
    while head < len(elided) and elided[head] == text[head]:
        head += 1
    tail = len(elided) - head - len(_ELLIPSIS)  # characters after the ellipsis
    start, end = (
        place
        if place <= head
        else max(place - len(text) + len(elided), head + (len(_ELLIPSIS) if is_end else 0))
        if place >= len(text) - tail
        else head + (len(_ELLIPSIS) if is_end else 0)
        for place, is_end in zip(span, (False, True), strict=True)
    )
    return start, max(start, end)


def text_span(text: str, span: TextSpan, font: QFont) -> tuple[float, float]:
    """Return the left and right end of a part of a text in pixels from the start of the text."""
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.LeftToRight)
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    layout.setTextOption(option)
    layout.beginLayout()
    line = layout.createLine()
    layout.endLayout()
    edges = [_left(line, qt_place(text, place)) for place in span]
    return min(edges), max(edges)


def _left(line: QTextLine, place: int) -> float:
    edge: object = line.cursorToX(place)  # Qt returns a tuple of x and the position
    return float(edge[0] if isinstance(edge, tuple) else str(edge))


_ROW_KEYS = {  # keys that move rows, by what is held down
    Qt.KeyboardModifier.AltModifier: (Qt.Key.Key_Home, Qt.Key.Key_End),
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier: (Qt.Key.Key_Up, Qt.Key.Key_Down),
}


FILLING = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)  # of a field in a cell
ONE_LINE = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)  # of one in a form


class ValueEditor(QWidget):
    """The base class of editors for the text of one value."""

    value_changed = Signal(str)
    finished = Signal()  # a value was chosen, so that editing ends
    settled = Signal()  # slider released, calendar closed, letter typed: the value is valid for now

    is_open = True  # False: the table has taken or dropped the value
    _cell: QRect | None = None  # the place of the cell in the table; None in a form
    _below: EditorNote | None = None  # in the table
    _hint = NO_HINT

    def value(self) -> str:
        """Return the text as it would be written into the document."""
        raise NotImplementedError

    def set_value(self, value: str) -> None:
        """Show a value of the document."""
        raise NotImplementedError

    def show_mixed(self, text: str) -> None:
        """Show a placeholder instead of a value, as several entries have different values."""
        raise NotImplementedError

    def set_read_only(self, read_only: bool) -> None:
        """Set whether the value is read-only."""
        raise NotImplementedError

    def stand_alone(self) -> None:
        """Take the look of a form field instead of that of a cell."""

    def unfold(self) -> None:
        """Open the list or calendar of the editor, if it has one."""

    def begin_at_end(self) -> None:
        """Put the caret behind the text instead of selecting it."""

    def room_needed(self) -> int:
        """Return the width in pixels that the text needs; 0: it is seen whole in any cell."""
        return 0

    def fit(self, cell: QRect | None = None) -> None:
        """Take the place of a cell, and as much of its neighbours as the text needs; None: the same cell."""
        self._cell = cell = QRect(cell) if cell is not None else self._cell  # Qt keeps its own no longer
        viewport = self.parentWidget()
        if cell is None or viewport is None:
            return
        whole, rect = viewport.rect(), QRect(cell)
        if self.isRightToLeft():
            rect.setLeft(min(rect.left(), max(rect.right() + 1 - self.room_needed(), 0)))
        else:
            rect.setRight(max(rect.right(), min(rect.left() + self.room_needed() - 1, whole.right())))
        self.setGeometry(rect)
        self._place_note()

    # What stands below it in the table

    def say_below(self, hint: Hint, theme: Theme) -> None:
        """Say what is wrong with the text, and offer the correction."""
        self._hint = hint
        if self._below is not None or hint.severity:
            self._have_note().show_hint(hint, theme)
            self._place_note()

    def say_keys(self, text: str) -> None:
        """Say what a key does."""
        self._have_note().show_keys(text)
        self._place_note()

    @property
    def has_fix(self) -> bool:
        """True if a correction is offered."""
        return bool(self._hint.fix)

    def take_fix(self) -> bool:
        """Write the correction that is offered; return False if none is."""
        if not self.has_fix:
            return False
        self.set_value(self._hint.fix)
        self.begin_at_end()
        return True

    @property
    def note_text(self) -> str:
        """What is said below the editor."""
        return self._below.text() if self._below is not None else ""

    def _have_note(self) -> EditorNote:
        viewport = self.parentWidget()
        assert viewport is not None
        if self._below is None:
            self._below = EditorNote(viewport)
            self._below.fix_chosen.connect(self.take_fix)
            self.destroyed.connect(self._below.deleteLater)
        return self._below

    def _place_note(self) -> None:
        viewport = self.parentWidget()
        if self._below is not None and self._cell is not None and viewport is not None:
            self._below.place(self.geometry(), viewport.rect())

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._below is not None:
            self._below.hide()

    def focusable(self) -> Sequence[QWidget]:
        """Return the parts that can have the focus."""
        raise NotImplementedError

    def set_name(self, name: str) -> None:
        """Set the name that screen readers read for the editor."""
        for widget in self.focusable():
            widget.setAccessibleName(name)

    def show_hint(self, hint: Hint, theme: Theme) -> None:
        """Show what is wrong with the text; it can be entered all the same."""
        raise NotImplementedError


class CellLineEdit(ValueEditor):
    """A line edit, which may have other controls beside it."""

    _is_in_form = False  # where a mark stands in the line; in the table the note has it

    def __init__(self, parent: QWidget, line: QLineEdit | None = None) -> None:
        super().__init__(parent)
        self.placeholder = ""  # shown instead of an empty value
        self.line = line or QLineEdit()
        self.line.setObjectName("cell_line")
        self.setFocusProxy(self.line)
        self.line.setSizePolicy(FILLING)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(0, 0, 0, 0)
        self.row.setSpacing(4)
        self.row.addWidget(self.line, 1)
        self._mark: QAction | None = None
        self.line.textChanged.connect(self._tell_value)

    def _tell_value(self) -> None:
        self.value_changed.emit(self.value())  # Qt tells an earlier text where that was completed meanwhile

    def value(self) -> str:
        return self.line.text()

    def set_value(self, value: str) -> None:
        self.line.setPlaceholderText(self.placeholder)
        if value != self.line.text():
            self.line.setText(value)
            self.line.selectAll()

    def show_mixed(self, text: str) -> None:
        self.line.clear()
        self.line.setPlaceholderText(text)

    def set_read_only(self, read_only: bool) -> None:
        self.line.setReadOnly(read_only)

    def stand_alone(self) -> None:
        self._is_in_form = True
        self.line.setSizePolicy(ONE_LINE)
        self.line.setObjectName("form_line")

    def begin_at_end(self) -> None:
        self.line.end(False)  # noqa: FBT003 - Qt's: nothing is selected

    def room_needed(self) -> int:
        return self.line.fontMetrics().horizontalAdvance(self.line.text()) + _AROUND_TEXT

    def focusable(self) -> Sequence[QWidget]:
        return (self.line,)

    def show_hint(self, hint: Hint, theme: Theme) -> None:
        self.line.setToolTip(plain_tip(hint.message))
        self.line.setAccessibleDescription(hint.message)
        show_severity(self.line, hint.severity)
        if not self._is_in_form:
            return
        icon = mark_icon(hint.severity, theme) if hint.severity else QIcon()
        if self._mark is None and hint.severity:
            self._mark = self.line.addAction(icon, QLineEdit.ActionPosition.TrailingPosition)
        if self._mark is not None:
            self._mark.setIcon(icon)
            self._mark.setVisible(bool(hint.severity))
            self._mark.setToolTip(plain_tip(hint.message))


class UrlEditor(CellLineEdit):
    """A line edit for URLs. A path that is typed or pasted gets the origin that the heading shows."""

    def __init__(self, parent: QWidget, origin: str) -> None:
        """origin: that of the URLs which are shown without it; "": each shows its own."""
        super().__init__(parent)
        self._origin, self._before = origin, ""
        self.placeholder = f"{origin}/…" if origin else ""
        self.line.setInputMethodHints(Qt.InputMethodHint.ImhUrlCharactersOnly)
        self.line.textEdited.connect(self._complete)
        self.line.textChanged.connect(self._remember)

    def _complete(self, text: str) -> None:
        """Put the origin before a path, unless it was just taken away there."""
        whole = with_origin(text, self._origin)
        if whole not in (text, self._before):
            self.line.setCursorPosition(0)
            self.line.insert(self._origin)
            self.begin_at_end()

    def _remember(self) -> None:
        self._before = self.line.text()


def show_severity(field: QWidget, severity: int) -> None:
    """Set the severity of a field's value for the style sheet, 0 for none."""
    restyle(field, "severity", Severity(severity).word if severity else "")


def keeps_row_key(event: QEvent) -> bool:
    """Keep a key that would move the row in the file for the field; return True if it was such a key."""
    is_one = (
        isinstance(event, QKeyEvent)
        and event.type() is QEvent.Type.ShortcutOverride
        and event.key() in _ROW_KEYS.get(event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier, ())
    )
    if is_one:
        event.accept()
    return is_one


def show_below(popup: QWidget, editor: QWidget) -> None:
    """Show a popup below an editor, or above it if there is no room."""
    popup.adjustSize()
    size, screen = popup.size(), editor.screen().availableGeometry()
    place = editor.mapToGlobal(QPoint(0, editor.height()))
    if place.y() + size.height() > screen.bottom():
        place.setY(editor.mapToGlobal(QPoint(0, 0)).y() - size.height())
    place.setX(max(screen.left(), min(place.x(), screen.right() - size.width())))
    popup.move(place)
    popup.show()
    popup.setFocus()  # a popup does not pass keys on to its parent


_AROUND_TEXT = 26  # pixels: frame and padding of a line in a cell, and the caret
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


class CellDelegate(QStyledItemDelegate):
    """Paints a cell and edits it as text; subclasses refine both.

    It asks the model once per cell and paints by itself, which takes a third less time than Qt's own
    delegate: that asks seven times, and lays out the text each time.
    """

    fill_requested = Signal(str)  # set all selected cells to the text of the editor

    elide_mode = Qt.TextElideMode.ElideRight
    is_right = False  # texts are aligned to the right, as numbers are, and marks stand left of them
    keeps_mark_space = False  # bars have the same room with and without a mark
    marker: Matches | None = None  # knows the search matches to highlight
    scale = 1.0  # of the screen; the table sets it for all before it paints

    def __init__(self, model: EntriesModel, hints: Hints, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self.model = model
        self._hints = hints
        self._texts: dict[tuple[str, int], tuple[QStaticText, int]] = {}  # each with its shift
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
        room = Room(x + CELL_MARGIN, width - 2 * CELL_MARGIN, y, height - 1)
        if mark >= Severity.ADVICE:
            scale, left = painter.device().devicePixelRatioF(), self._place_of_mark(room)
            painter.drawPixmap(left, y + (height - MARK_SIZE) // 2, mark_pixmap(mark, theme, scale))
        if mark >= Severity.ADVICE or self.keeps_mark_space:
            room = room._replace(
                left=room.left + (_MARK_SPACE if self.is_right else 0), width=room.width - _MARK_SPACE
            )
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

    def _place_of_mark(self, room: Room) -> int:
        """Return where a mark begins: at the other end of the cell than the text."""
        return room.left - 2 if self.is_right else room.left + room.width - MARK_SIZE + 2

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
            start = room.left + (self._shift(elided, room) if span in seen else 0)
            left, top, height = start + round(left), room.top + 4, room.height - 8
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

    def shown_span(self, value: str, shown: str, span: TextSpan) -> TextSpan | None:
        """Return the span in the displayed text that shows a span of the value; None if that is unknown."""
        return span if len(shown) == len(value) else None

    def paint_value(self, painter: QPainter, room: Room, value: str, mark: int) -> None:
        """Draw a value into the rectangle that margins and mark leave."""
        del mark
        painter.setPen(self.theme.color("text"))
        self.draw_text(painter, room, value)

    def draw_text(self, painter: QPainter, room: Room, text: str) -> None:
        """Draw a line of text in the colour of the pen, elided to fit; the layout of each text is cached."""
        known = self._texts.get((text, room.width))
        if known is None:
            if len(self._texts) > _MAX_TEXTS:
                self._texts.clear()
            shown = self.elided(shorten_value(text), room.width)
            laid_out = QStaticText(shown)
            laid_out.setTextFormat(Qt.TextFormat.PlainText)
            laid_out.setTextOption(_LEFT_TO_RIGHT)
            known = self._texts[text, room.width] = laid_out, self._shift(shown, room)
        laid_out, shift = known
        top = room.top + (room.height - self.metrics.height()) // 2
        painter.drawStaticText(room.left + shift, top, laid_out)

    def _shift(self, shown: str, room: Room) -> int:
        """Return how far right of its room a text begins that is shown as it stands there."""
        return max(room.width - self.metrics.horizontalAdvance(shown), 0) if self.is_right else 0

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
        editor.set_name(column_title(column))
        for widget in editor.focusable():
            widget.setFont(parent.font())
            widget.installEventFilter(self)
        editor.finished.connect(lambda: self._finish(editor))
        editor.value_changed.connect(partial(self._on_typed, editor, field))
        return editor

    def _on_typed(self, editor: ValueEditor, field: str, text: str) -> None:
        hint = self._hints(field, text)
        editor.show_hint(hint, self.theme)
        editor.say_below(hint, self.theme)
        editor.fit()

    def setEditorData(self, editor: QWidget, index: AnyIndex) -> None:
        assert isinstance(editor, ValueEditor)
        editor.set_value(str(index.data(Qt.ItemDataRole.EditRole)))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: AnyIndex) -> None:
        assert isinstance(editor, ValueEditor)
        model.setData(index, editor.value())

    def updateEditorGeometry(self, editor: QWidget, option: QStyleOptionViewItem, _index: AnyIndex) -> None:
        assert isinstance(editor, ValueEditor)
        editor.fit(option.rect)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        editor = _editor_around(watched)
        if editor is None:
            return super().eventFilter(watched, event)
        if not (editor.is_open and editor.isVisible()):
            return False  # its parts lose the focus while it closes: do not commit twice
        if keeps_row_key(event) or (isinstance(event, QKeyEvent) and self._takes_fix(editor, event)):
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in ENTER:
            if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.RevertModelCache)
                self.fill_requested.emit(editor.value())
            else:
                super().eventFilter(editor, event)
            return True  # else the event would reach this filter a second time by the editor
        return super().eventFilter(editor, event)

    @staticmethod
    def _takes_fix(editor: ValueEditor, event: QKeyEvent) -> bool:
        """Write the correction by the key that fixes elsewhere; return True if the key was this one."""
        if QKeySequence(event.keyCombination()) != QKeySequence(FIX_KEY):
            return False
        if event.type() == QEvent.Type.ShortcutOverride and editor.has_fix:
            event.accept()
            return True
        return event.type() == QEvent.Type.KeyPress and editor.take_fix()

    def _finish(self, editor: ValueEditor) -> None:
        """Commit a value that was chosen with the mouse, and keep the current cell."""
        if not editor.is_open:
            return  # a list that loses the focus reports its item once more
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, QStyledItemDelegate.EndEditHint.NoHint)


def _editor_around(watched: QObject | None) -> ValueEditor | None:
    """Return the editor that an object is, or is a part of; None if there is none."""
    while watched is not None and not isinstance(watched, ValueEditor):
        watched = watched.parent()
    return watched
