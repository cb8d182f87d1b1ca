"""The base class of all dialogs: a column of widgets with a margin, plain text, buttons at the end.

With it stand the list in a box that dialogs use, with a few columns, and the dialog with two
columns of text in groups, as for the keyboard shortcuts and the summary of a file.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TypeVar

from PySide6.QtCore import QEvent, QMargins, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.models.table import item_data
from editor.models.words.translation import translated
from editor.services.open_pages import ask_manual
from editor.services.tasks import Latest
from editor.services.web_access import WebErrand
from editor.views.widgets.input_fields import text_line
from editor.views.widgets.keyboard import handles_key
from editor.views.widgets.labels import LiveLabel, make_heading, plain_label, read_out
from editor.views.widgets.lists import LineDelegate, LineItem, StretchedColumn
from editor.views.widgets.widget_layouts import (
    ScrolledPage,
    add_layout,
    fit_columns,
    parts_of_layout,
    room_on_screen,
    scaled_width,
)

_OF_LISTS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_BESIDE = 28  # pixels beside a text


_MOMENT = 200  # milliseconds before it is said that a preview takes a while, and between two times


class BoxedList(QTreeWidget):
    """A flat list whose lines are selected as a whole."""

    def __init__(
        self,
        name: str,
        headings: Sequence[str],
        parent: QWidget,
        *,
        stretched: int | None = None,
        numeric: Sequence[int] = (),
        widths: Mapping[int, int] = MappingProxyType({}),
        fitted: Sequence[int] = (),
    ) -> None:
        """name: the name of the list for screen readers.

        stretched, numeric: columns, see `stretch` and `set_numeric`; widths: of other columns in pixels, see
        `fit_section`; fitted: columns as wide as their texts.
        """
        super().__init__(parent)
        self.setObjectName("boxed")
        self.setAccessibleName(name)
        self.setHeaderLabels(list(headings))
        self.setRootIsDecorated(False)
        self.setItemDelegate(LineDelegate(self))
        self.setUniformRowHeights(True)
        self._ticked: int | None = None  # the column with check boxes, if it is not the first
        self._numeric: list[int] = []
        for column in numeric:
            self.set_numeric(column)
        if stretched is not None:
            self.stretch(stretched)
        fit_columns(self.header(), widths, self)
        for column in fitted:
            self.header().setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)

    def stretch(self, column: int) -> None:
        """Let a column take the width that the others leave, as far as it can be read then."""
        StretchedColumn(self.header(), column)

    def set_numeric(self, column: int) -> None:
        """Align a column to the right: its heading, and the numbers below it."""
        self._numeric.append(column)
        self.headerItem().setTextAlignment(column, item_data.RIGHT)

    def fit_texts(self, column: int, texts: Iterable[str]) -> None:
        """Make a column as wide as the widest of these texts, whichever of them are listed."""
        widest = max(map(self.fontMetrics().horizontalAdvance, texts), default=0)
        self.setColumnWidth(column, widest + _BESIDE)

    def follow_keys_of(self, line: QLineEdit) -> None:
        """Let the arrow and page keys that are pressed in a search field go to another line."""
        line.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_typed = isinstance(watched, QLineEdit) and event.type() is QEvent.Type.KeyPress
        if is_typed and isinstance(event, QKeyEvent) and event.key() in _OF_LISTS:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def tick_with_space(self, column: int) -> None:
        """Let Space and double click toggle the check box in this column; Qt
        would let them toggle only the first.
        """
        self._ticked = column
        self.itemDoubleClicked.connect(self._on_double_clicked)

    def _on_double_clicked(self, item: QTreeWidgetItem, column: int) -> None:
        if column != self._ticked:  # in this column, each click of a double click toggles already
            self._tick(item)

    def _tick(self, item: QTreeWidgetItem | None) -> None:
        if self._ticked is not None and item is not None:
            tick(item, is_ticked=not is_ticked(item, self._ticked), column=self._ticked)
            read_out(self, str(item.data(0, item_data.ACCESSIBLE_TEXT)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and self._ticked is not None:
            self._tick(self.currentItem())
        else:
            super().keyPressEvent(event)

    def lines(self) -> list[QTreeWidgetItem]:
        """Return all lines, from top to bottom."""
        items = map(self.topLevelItem, range(self.topLevelItemCount()))
        return [item for item in items if item is not None]

    def add_line(self, texts: Sequence[str]) -> QTreeWidgetItem:
        """Append a line and return it."""
        item = LineItem(self, list(texts))
        for column in self._numeric:
            item.setTextAlignment(column, item_data.RIGHT)
        return item


def tick(item: QTreeWidgetItem, *, is_ticked: bool, column: int = 0) -> None:
    """Tick a line of a list, or take the tick away."""
    item.setCheckState(column, Qt.CheckState.Checked if is_ticked else Qt.CheckState.Unchecked)


def is_ticked(item: QTreeWidgetItem, column: int = 0) -> bool:
    """Tell whether a line of a list is ticked."""
    return item.checkState(column) is Qt.CheckState.Checked


Buttons = QDialogButtonBox.StandardButton
Work = TypeVar("Work", Latest, WebErrand)
_BY_TAB = Qt.FocusPolicy.TabFocus


class _Page(ScrolledPage):
    """The scrolled content of a dialog; lists in it take their least height, as they scroll on their own."""

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        return layout.totalMinimumHeightForWidth(width) if layout is not None else -1


def let_scroll(column: QVBoxLayout, dialog: QWidget) -> None:
    """Move everything above the dialog's buttons to a page that scrolls; the layout stays the dialog's."""
    focus = dialog.focusWidget()
    area = QScrollArea(dialog)
    area.lower()  # widgets placed over the dialog stay on top
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes through the widgets on it, and scrolls to them
    page = _Page(area)
    inner = QVBoxLayout(page)
    inner.setContentsMargins(0, 0, 0, 0)
    inner.setSpacing(column.spacing())
    box, count = _buttons(column)
    for _number in range(count):
        _move_first(column, inner)
    area.setWidget(page)
    bar = QMargins(0, 0, area.verticalScrollBar().sizeHint().width(), 0)
    column.setContentsMargins(column.contentsMargins() - bar)  # the scroll bar takes no width from the page
    if box is not None:
        box.setContentsMargins(bar)
    column.insertWidget(0, area, 1)
    area.show()
    column.activate()
    if focus is not None:
        focus.setFocus()


def _buttons(column: QVBoxLayout) -> tuple[QDialogButtonBox | None, int]:
    """Return the row of buttons, if any, and the number of items before it and the space above it."""
    for part in parts_of_layout(column):
        if isinstance(part, QDialogButtonBox):
            return part, column.indexOf(part) - 1
    return None, column.count()


def _move_first(column: QVBoxLayout, inner: QVBoxLayout) -> None:
    stretch, item = column.stretch(0), column.takeAt(0)
    if item is None:
        return
    widget, layout = item.widget(), item.layout()
    if widget is not None:
        inner.addWidget(widget, stretch, item.alignment())
    elif layout is not None:
        add_layout(inner, layout, stretch)
    else:
        space = item.sizeHint().height()
        inner.addSpacing(space) if space else inner.addStretch(stretch)


class Dialog(QDialog):
    """A dialog whose layout is a column, filled from top to bottom.

    Work in the background that it is told of by `owns` ends with it. Most have a sentence on what would
    happen, see `add_outlook`, and a button that does it, see `add_ok`.
    """

    manual_place = ""  # the page of the manual about it, and a heading there after a number sign
    box: QDialogButtonBox  # the row of buttons, once it is added
    _outlook: QLabel  # the sentences on what would happen, once they are added
    ok: QPushButton  # the button that accepts, once it is added

    def __init__(self, parent: QWidget | None = None, title: str = "", least_width: int = 0) -> None:
        """title: that of its window; least_width: in pixels."""
        super().__init__(parent)
        self.setWindowTitle(title)
        if least_width:
            self.setMinimumWidth(least_width)
        self._works: list[Latest | WebErrand] = []
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(20, 20, 20, 16)
        self.column.setSpacing(12)
        self._scrolls = False

    def ask(self) -> int:
        """Show the dialog, wait until the user closes it, and return its result; 0 if cancelled.

        The dialog is deleted after the event in which it was opened; until then its input can be read.
        """
        result = self.exec()
        self.deleteLater()
        return result

    def owns(self, work: Work) -> Work:
        """Break off work in the background when the dialog is closed, and return it."""
        self._works.append(work)
        return work

    @property
    def is_busy(self) -> bool:
        """True while a result of work in the background is awaited."""
        return any(work.is_wanted for work in self._works)

    def done(self, result: int) -> None:
        """Break off all work, and close the dialog, whether it was accepted or not."""
        for work in self._works:
            work.close()
        super().done(result)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button that has the focus, rather than the default button of the dialog."""
        if self.manual_place and event.matches(QKeySequence.StandardKey.HelpContents):
            ask_manual(self.manual_place)
        elif not handles_key(self, event):
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Fit the dialog to the screen, so that its buttons are visible on small ones, too."""
        self._fit()
        self.resize(self.size().boundedTo(self.room()))
        super().showEvent(event)
        if self.focusWidget() is None:
            self._begin_at_choice()

    def event(self, event: QEvent) -> bool:
        """Grow the dialog when its content needs more room than before."""
        is_handled = super().event(event)
        if event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            self._fit()
        return is_handled

    def _fit(self) -> None:
        """Make everything above the buttons scroll if the dialog is too large for
        the screen, as with large fonts.
        """
        least = self.column.totalMinimumSize()
        if not self._scrolls and least != least.boundedTo(self.room()):
            self._scrolls = True
            let_scroll(self.column, self)
            self.grow(least)

    def _begin_at_choice(self) -> None:
        """Focus the checked one of several radio buttons: Qt would focus the
        first, and Space would check it.
        """
        first: QWidget | None = self.nextInFocusChain()
        while first not in (None, self) and not (first.isEnabled() and first.focusPolicy() & _BY_TAB):
            first = first.nextInFocusChain()
        group: QButtonGroup | None = first.group() if isinstance(first, QRadioButton) else None
        chosen = group.checkedButton() if group is not None else None
        if chosen is not None:
            chosen.setFocus(Qt.FocusReason.TabFocusReason)

    def propose_size(self, width: int, height: int) -> None:
        """Set the initial size in pixels; it is enlarged where the font is large."""
        self.resize(scaled_width(width, self), scaled_width(height, self))

    def grow(self, size: QSize) -> None:
        """Grow to at least this size, as far as the screen has room; move if
        the dialog would leave the screen.
        """
        self.resize(self.size().expandedTo(size).boundedTo(self.room()))
        if self.isVisible():
            screen, frame = self.screen().availableGeometry(), self.frameGeometry()
            frame.moveRight(min(frame.right(), screen.right()))
            frame.moveBottom(min(frame.bottom(), screen.bottom()))
            frame.moveLeft(max(frame.left(), screen.left()))
            frame.moveTop(max(frame.top(), screen.top()))
            if frame.topLeft() != self.pos():
                self.move(frame.topLeft())

    def room(self) -> QSize:
        """Return the largest size that the dialog may have on its screen."""
        return room_on_screen(self)

    def new_search(self, words: str) -> QLineEdit:
        """Return a line to search in the dialog, to which Ctrl+F leads; words: what is searched."""
        line = text_line(self, words, example=words, can_clear=True)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, line.setFocus)
        return line

    def add_text(self, text: str = "") -> QLabel:
        """Add a paragraph of plain text, never read as HTML."""
        label = LiveLabel(text, self)
        label.setWordWrap(True)
        self.column.addWidget(label)
        return label

    def add_remark(self, text: str = "") -> QLabel:
        """Add a paragraph of secondary information, in a muted colour."""
        label = self.add_text(text)
        label.setProperty("muted", "true")
        return label

    def add_outlook(self, text: str = "", lines: int = 1) -> QLabel:
        """Add the paragraph on what would happen, with room for some lines; `say` changes it."""
        self._outlook = self.add_text(text)
        if lines > 1:
            self._outlook.setMinimumHeight(self.fontMetrics().lineSpacing() * lines)
        return self._outlook

    @property
    def outlook(self) -> str:
        """The sentences on what would happen, or why nothing can."""
        return self._outlook.text()

    def say(self, text: str) -> None:
        """Say what would happen, or why nothing can."""
        self._outlook.setText(text)

    def add_trouble(self) -> QLabel:
        """Add a paragraph for messages about invalid input."""
        label = self.add_text()
        label.setProperty("wrong", "true")
        return label

    def add_buttons(self, buttons: QDialogButtonBox.StandardButton) -> QDialogButtonBox:
        """Add the row of buttons at the end, connected to accept and reject; F1 leads to the manual."""
        self.box = box = QDialogButtonBox(buttons, self)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        self.column.addSpacing(4)
        self.column.addWidget(box)
        return box

    def add_ok(self, words: str = "", button: QDialogButtonBox.StandardButton = Buttons.Ok) -> QPushButton:
        """Add the button that accepts, with these words on it if there are any, and the one that cancels."""
        self.ok = self.add_buttons(button | Buttons.Cancel).button(button)
        if words:
            self.ok.setText(words)
        return self.ok

    def allow(self, words: str, *, is_possible: bool) -> None:
        """Say on the button that accepts what it does, and let it be pressed or not."""
        self.ok.setText(words)
        self.ok.setEnabled(is_possible)

    def add_answer(
        self,
        words: str,
        press: Callable[[], object],
        role: QDialogButtonBox.ButtonRole = QDialogButtonBox.ButtonRole.ActionRole,
    ) -> QPushButton:
        """Add a further button to the row at the end."""
        button = self.box.addButton(words, role)
        button.clicked.connect(lambda _checked=False: press())
        return button


_MARGIN = 8  # pixels left and right of the texts
_EDGES = 2  # pixels of the frame that shows the focus


class PreparingPreview(QObject):
    """Says that a preview is being prepared, where that takes longer than a moment, and how much is done."""

    def __init__(
        self, waiting: str, say: Callable[[str], None], fraction: Callable[[], float], parent: QObject
    ) -> None:
        """waiting: what is said before anything is done; fraction: returns how much is, from 0 to 1."""
        super().__init__(parent)
        self._waiting, self._say, self._fraction = waiting, say, fraction
        self._pulse = QTimer(self, interval=_MOMENT)
        self._pulse.timeout.connect(self._say_now)

    def start(self) -> None:
        """Say it in a moment, and again and again."""
        if not self._pulse.isActive():
            self._pulse.start()

    def stop(self) -> None:
        """Say it no more."""
        self._pulse.stop()

    def _say_now(self) -> None:
        percent = int(100 * self._fraction())
        self._say(translated("Preparing the preview… {n} %").format(n=percent) if percent else self._waiting)


@dataclass(frozen=True, slots=True)
class ListingGroup:
    """A group of lines under a heading: a name on the left, a text on the right."""

    heading: str
    lines: Sequence[tuple[str, str]]


class ListingDialog(Dialog):
    """Shows groups of lines, and scrolls if there are many."""

    def __init__(self, title: str, groups: Sequence[ListingGroup], parent: QWidget | None = None) -> None:
        super().__init__(parent, title)
        page = QWidget(self)
        grid = QGridLayout(page)
        grid.setContentsMargins(_MARGIN, 0, _MARGIN, 0)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for group in groups:
            heading = plain_label(group.heading, page)
            make_heading(heading)
            heading.setContentsMargins(0, 0 if group is groups[0] else 12, 0, 0)
            grid.addWidget(heading, grid.rowCount(), 0, 1, 2)
            for left, right in group.lines:
                row = grid.rowCount()
                name, words = plain_label(left, page), plain_label(right, page)
                words.setWordWrap(True)
                words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
                grid.addWidget(name, row, 0, Qt.AlignmentFlag.AlignTop)
                grid.addWidget(words, row, 1, Qt.AlignmentFlag.AlignTop)
        grid.setRowStretch(grid.rowCount(), 1)
        area = QScrollArea(self)
        area.setAccessibleName(title)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(page)
        self.column.addWidget(area)
        self.add_buttons(Buttons.Close)
        around = self.column.contentsMargins().left() + self.column.contentsMargins().right()
        least = page.minimumSizeHint().width() + area.verticalScrollBar().sizeHint().width() + around + _EDGES
        self.resize(
            max(scaled_width(560, self), least), min(scaled_width(640, self), page.sizeHint().height() + 120)
        )
