"""A robot that uses the table as a person does: real keys and clicks; rows count from 0, as they are seen."""

from collections.abc import Iterable

from PySide6.QtCore import QModelIndex, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from editor.views.delegates.cell_delegate import ValueEditor
from editor.views.table.entries_table import EntriesTable

Key = Qt.Key
Modifier = Qt.KeyboardModifier
NONE = Modifier.NoModifier


def turn_wheel(widget: QWidget, steps: int = 1) -> None:
    """Turn the wheel downwards with the pointer on a widget."""
    window = widget.window()
    place = widget.mapTo(window, widget.rect().center())
    QTest.wheelEvent(window.windowHandle(), QPointF(place), QPoint(0, -120 * steps))


class Robot:
    """Someone at a table that is shown."""

    def __init__(self, qtbot: QtBot, table: EntriesTable) -> None:
        self._qtbot = qtbot
        self.table = table
        window = table.window()
        window.show()
        window.activateWindow()
        table.setFocus()
        qtbot.waitUntil(table.hasFocus)

    # What is seen

    @property
    def row_count(self) -> int:
        """How many rows are shown."""
        return self.table.model().rowCount()

    def cell(self, row: int, field: str) -> QModelIndex:
        """A cell, by the name of its field."""
        return self.table.model().index(row, self._column(field))

    def text(self, row: int, field: str) -> str:
        """What a cell shows."""
        return str(self.cell(row, field).data(Qt.ItemDataRole.DisplayRole))

    def value(self, row: int, field: str) -> str:
        """The exact value of a cell."""
        return str(self.cell(row, field).data(Qt.ItemDataRole.EditRole))

    def column_values(self, field: str) -> list[str]:
        """The exact values of a column, from top to bottom."""
        return [self.value(row, field) for row in range(self.row_count)]

    @property
    def current(self) -> tuple[int, str]:
        """Row and field of the current cell."""
        index = self.table.currentIndex()
        return index.row(), self._fields()[index.column()]

    @property
    def editor(self) -> ValueEditor:
        """The open editor."""
        editor = self.open_editor()
        assert editor is not None, "no editor is open"
        return editor

    def open_editor(self) -> ValueEditor | None:
        """The editor of the current cell, if it is open."""
        widget = self.table.indexWidget(self.table.currentIndex())
        return widget if isinstance(widget, ValueEditor) and widget.is_open else None

    # What is done

    def click(self, row: int, field: str, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Click a cell."""
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, modifiers, self._place(row, field))

    def drag(self, row: int, field: str, to_row: int, to_field: str) -> None:
        """Press on a cell, move the mouse to another one, and let go there."""
        viewport, button = self.table.viewport(), Qt.MouseButton.LeftButton
        start, end = self._place(row, field), self._place(to_row, to_field)
        QTest.mousePress(viewport, button, NONE, start)
        for place in (start + (end - start) / 2, end):
            QTest.mouseMove(viewport, place)
        QTest.mouseRelease(viewport, button, NONE, end)

    def double_click(self, row: int, field: str) -> None:
        """Double click a cell."""
        self.click(row, field)
        QTest.mouseDClick(self.table.viewport(), Qt.MouseButton.LeftButton, NONE, self._place(row, field))

    def press_twice(self, row: int, field: str, apart: int) -> None:
        """Double click as a hand does: each press and each release `apart` milliseconds after the one before.

        They come through the window, so that whatever has popped up meanwhile gets them first.
        """
        window, button = self.table.window(), Qt.MouseButton.LeftButton
        place = self.table.viewport().mapTo(window, self._place(row, field))
        for act in (QTest.mousePress, QTest.mouseRelease) * 2:
            act(window.windowHandle(), button, NONE, place, apart)

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key, wherever the focus is. A key that ends an editor has done so when this returns."""
        editor = None if QApplication.activePopupWidget() else self.open_editor()
        QTest.keyClick(self._focus(), key, modifiers)
        if editor is not None and key in (Key.Key_Return, Key.Key_Enter, Key.Key_Tab, Key.Key_Escape):
            self._qtbot.waitUntil(lambda: not editor.is_open)

    def type(self, text: str) -> None:
        """Type letters, wherever the focus is: on a cell they open its editor."""
        for letter in text:
            QTest.keyClicks(self._focus(), letter)

    def type_in(self, row: int, field: str, text: str) -> None:
        """Replace a value as one does in a spreadsheet: click, type, Enter."""
        self.click(row, field)
        self.type(text)
        self.press(Key.Key_Return)

    def edit(self, row: int, field: str) -> ValueEditor:
        """Open the editor of a cell with F2."""
        self.click(row, field)
        self.press(Key.Key_F2)
        return self.editor

    def select_cells(self, field: str, rows: Iterable[int]) -> None:
        """Select cells of a column: the first with a click, the others with Ctrl held down."""
        for number, row in enumerate(rows):
            self.click(row, field, Modifier.ControlModifier if number else NONE)

    def select_rows(self, *rows: int) -> None:
        """Select rows at their heads."""
        header = self.table.verticalHeader()
        for number, row in enumerate(rows):
            middle = header.sectionViewportPosition(row) + header.sectionSize(row) // 2
            QTest.mouseClick(
                header.viewport(),
                Qt.MouseButton.LeftButton,
                Modifier.ControlModifier if number else NONE,
                QPoint(header.width() // 2, middle),
            )

    def sort_by(self, field: str) -> None:
        """Click the title of a column."""
        header = self.table.horizontalHeader()
        column = self._column(field)
        middle = header.sectionViewportPosition(column) + header.sectionSize(column) // 2
        QTest.mouseClick(
            header.viewport(), Qt.MouseButton.LeftButton, NONE, QPoint(middle, header.height() // 2)
        )

    def drag_border(self, field: str, by: int) -> None:
        """Drag the right border of a column's heading sideways."""
        viewport, place = self._border(field)
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, NONE, place)
        for part in (by // 2, by):
            QTest.mouseMove(viewport, place + QPoint(part, 0))
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, NONE, place + QPoint(by, 0))

    def double_click_border(self, field: str) -> None:
        """Double click the right border of a column's heading."""
        viewport, place = self._border(field)
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, NONE, place)
        QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, NONE, place)

    def _border(self, field: str) -> tuple[QWidget, QPoint]:
        header, column = self.table.column_header, self._column(field)
        left = self.table.visualRect(self.table.model().index(0, column)).left()
        return header.viewport(), QPoint(left + header.sectionSize(column) - 2, header.height() // 2)

    def _fields(self) -> list[str]:
        return [column.name for column in self.table.entries.columns]

    def _column(self, field: str) -> int:
        return self._fields().index(field)

    def _place(self, row: int, field: str) -> QPoint:
        self.table.scrollTo(self.cell(row, field))
        return self.table.visualRect(self.cell(row, field)).center()

    def _focus(self) -> QWidget:
        """Who gets keys: a list or calendar that has popped up comes first."""
        popup = QApplication.activePopupWidget()
        inner = QApplication.focusWidget()
        return inner if inner is not None else popup or self.table
