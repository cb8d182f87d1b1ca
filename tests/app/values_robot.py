"""A robot at the dialog that edits values: real keys and clicks, in the user's words."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from editor.dialogs.bulk.edit_values_dialog import EditValuesDialog, RowScope
from editor.models.lists.preview_models import PreviewColumn
from editor.views.panels.chart_view import ChartView


class ValuesRobot:
    """Someone at that dialog, which is shown. Rows count from 1, as they are seen."""

    def __init__(self, qtbot: QtBot, dialog: EditValuesDialog) -> None:
        self._qtbot = qtbot
        self.dialog = dialog
        self.wait()

    def wait(self) -> None:
        """Wait until all is known of what would happen."""
        self._qtbot.waitUntil(lambda: not self.dialog.is_at_work)

    # What is seen

    @property
    def outlook(self) -> str:
        """What is said about what would happen."""
        return self.dialog.preview._outlook.text()

    def changes(self, *columns: PreviewColumn) -> list[tuple[str, ...]]:
        """The table of changes; before and after where nothing else is asked for."""
        model = self.dialog.preview.model
        wanted = columns or (PreviewColumn.ROW, PreviewColumn.BEFORE, PreviewColumn.AFTER)
        return [
            tuple(str(model.index(row, column).data()) for column in wanted)
            for row in range(model.rowCount())
        ]

    def charts(self) -> list[ChartView]:
        """The charts of priorities that are seen."""
        return [each for each in self.dialog.preview.charts.charts if each.isVisible()]

    @property
    def scope(self) -> RowScope:
        """Which rows are meant."""
        return self.dialog.scopes.scope

    @property
    def can_apply(self) -> bool:
        """Whether there is anything to do."""
        return self.dialog.apply_button.isEnabled()

    # What is done

    def choose_rows(self, scope: RowScope) -> None:
        """Click a scope."""
        for button in self.dialog.scopes.findChildren(QRadioButton):
            if button.property("scope") == scope:
                button.click()
        self.wait()

    def choose(self, about: str, operation: str) -> None:
        """Choose an operation by what is read on screen: look for its words, and click it."""
        form = self.dialog.form
        if form.currentWidget() is not form.picker:
            self.click(form.other)
        self._type(form.picker.line, operation)
        [line] = [
            each for each in form.picker.list.lines() if (each.text(0), each.text(1)) == (operation, about)
        ]
        form.picker.list.scrollToItem(line)
        place = form.picker.list.visualItemRect(line).center()
        QTest.mouseClick(form.picker.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
        self.wait()

    def fill_in(self, name: str, text: str) -> None:
        """Type into the field of a parameter, tick its box, or pick from its list."""
        field = self.dialog.form.editors[name].field
        if isinstance(field, QCheckBox):
            field.setChecked(text == "yes")
        elif isinstance(field, QComboBox) and not field.isEditable():
            _pick(field, text)
        else:
            self._type(field, text)
        self.wait()

    def filter(self, text: str) -> None:
        """Type a filter for the current step."""
        self.dialog.more.setChecked(True)
        self._type(self.dialog.where, text)
        self.dialog.where.completer_list.close()
        self.wait()

    def click(self, button: QAbstractButton) -> None:
        """Click a button."""
        assert button.isEnabled(), f"{button.accessibleName() or button.text()} is disabled"
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        if self.dialog.isVisible():
            self.wait()

    def type(self, text: str) -> None:
        """Type where the focus is."""
        QTest.keyClicks(self.dialog.focusWidget(), text)
        self.wait()

    def press(self, key: Qt.Key) -> None:
        """Press a key where the focus is."""
        QTest.keyClick(self.dialog.focusWidget(), key)
        self.wait()

    def apply(self) -> None:
        """Do it; the dialog is closed then."""
        self.wait()
        self.click(self.dialog.apply_button)
        self._qtbot.waitUntil(lambda: not self.dialog.isVisible())

    def cancel(self) -> None:
        """Think better of it."""
        self.dialog.reject()

    def _type(self, field: QWidget, text: str) -> None:
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(field, Qt.Key.Key_Delete)
        QTest.keyClicks(field, text)


def _pick(box: QComboBox, text: str) -> None:
    place = box.findText(text)
    assert place >= 0, f"{text} is none of {[box.itemText(at) for at in range(box.count())]}"
    box.setCurrentIndex(place)
    box.activated.emit(place)
