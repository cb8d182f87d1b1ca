from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from editor.views.style.theme import LIGHT
from editor.views.widgets.input_fields import (
    ChoiceBox,
    DecimalBox,
    WholeNumberBox,
    form_of,
    indent,
    on_change,
    push_button,
)
from editor.views.widgets.widget_layouts import line_of


def begin_of_text(field: QWidget) -> int:
    """The first column of a field with a pixel that is dark, beyond its edge."""
    image: QImage = field.grab().toImage()
    middle = range(image.height() // 4, image.height() * 3 // 4)
    return next(
        x
        for x in range(2, image.width())
        if any(image.pixelColor(QPoint(x, y)).lightness() < LIGHT.color("muted").lightness() for y in middle)
    )


def test_a_number_begins_where_the_text_of_other_fields_begins(light: QApplication, qtbot: QtBot) -> None:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    line, box = QLineEdit("88", dialog), QSpinBox(dialog)
    box.setValue(88)
    indent(box)
    column = QVBoxLayout(dialog)
    for field in (line, box, QLineEdit(dialog)):
        column.addWidget(field)
    dialog.show()
    assert begin_of_text(box) == begin_of_text(line)


@pytest.fixture
def dialog(qtbot: QtBot) -> QDialog:
    """Enter would end it."""
    dialog = QDialog()
    qtbot.addWidget(dialog)
    ok = QPushButton("OK", dialog)
    ok.setDefault(True)
    ok.clicked.connect(dialog.accept)
    column = QVBoxLayout(dialog)
    column.addWidget(WholeNumberBox(dialog))
    column.addWidget(ok)
    dialog.show()
    return dialog


@pytest.fixture
def number(dialog: QDialog) -> WholeNumberBox:
    """A number from 1 to 50,000, which is 12; the person is there."""
    [box] = dialog.findChildren(WholeNumberBox)
    box.setRange(1, 50_000)
    box.setValue(12)
    box.setKeyboardTracking(False)
    box.setFocus()
    box.selectAll()
    return box


@pytest.fixture
def decimal(dialog: QDialog) -> DecimalBox:
    """A number from 0 to 1, which is 0.5 and tells what it is with each key; the person is there."""
    box = DecimalBox(dialog)
    layout = dialog.layout()
    assert layout is not None
    layout.addWidget(box)
    box.show()
    box.setRange(0, 1)
    box.setValue(0.5)
    box.setFocus()
    box.selectAll()
    return box


@pytest.mark.parametrize("text", ["2.5", "1e3", "twelve", "70000", "-3"])
def test_what_is_no_such_number_is_kept_and_marked_and_counts_for_nothing(
    number: WholeNumberBox, text: str
) -> None:
    QTest.keyClicks(number, text)
    assert (number.text(), number.property("severity")) == (text, "error")
    assert number.accessibleDescription() == number.wanted
    QTest.keyClick(number, Qt.Key.Key_Return)
    assert number.text() == text
    QTest.keyClick(number, Qt.Key.Key_Tab)
    assert (number.text(), number.property("severity")) == ("12", "")


def test_a_number_is_taken_as_it_is_typed(number: WholeNumberBox) -> None:
    for text in ("2.5", "3000"):
        number.selectAll()
        QTest.keyClicks(number, text)
    QTest.keyClick(number, Qt.Key.Key_Return)
    assert (number.value(), number.property("severity")) == (3000, "")


def test_an_arrow_key_brings_the_number_before_back(number: WholeNumberBox) -> None:
    QTest.keyClicks(number, "2.5")
    QTest.keyClick(number, Qt.Key.Key_Up)
    assert (number.text(), number.property("severity")) == ("12", "")


def test_enter_at_what_is_no_number_does_not_end_the_dialog(number: WholeNumberBox) -> None:
    QTest.keyClicks(number, "2.5")
    QTest.keyClick(number, Qt.Key.Key_Return)
    assert number.window().isVisible()


@pytest.mark.parametrize("text", ["0.2.3", "0.1x", "much", "1.5", "0.1234567"])
def test_what_is_no_decimal_number_is_kept_and_marked_until_it_is_left(
    decimal: DecimalBox, text: str
) -> None:
    QTest.keyClicks(decimal, text)
    assert (decimal.text(), decimal.property("severity")) == (text, "error")
    assert decimal.accessibleDescription() == "A number from 0 to 1 with at most 6 decimals"
    QTest.keyClick(decimal, Qt.Key.Key_Tab)
    assert (decimal.text(), decimal.value(), decimal.property("severity")) == ("0.5", 0.5, "")


@pytest.mark.parametrize("text", ["0.", "0", "0.7", "0,7"])
def test_a_decimal_number_is_not_marked_on_its_way(decimal: DecimalBox, text: str) -> None:
    for key in text:
        QTest.keyClicks(decimal, key)
        assert decimal.property("severity") != "error"


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Up])
@pytest.mark.parametrize("text", ["2.5", "25x", ""])
def test_the_number_before_is_that_from_before_the_typing(
    number: WholeNumberBox, text: str, key: Qt.Key
) -> None:
    number.setKeyboardTracking(True)
    QTest.keyClicks(number, text or "2")
    if not text:
        QTest.keyClick(number, Qt.Key.Key_Backspace)
    QTest.keyClick(number, key)
    assert (number.value(), number.text(), number.property("severity") or "") == (12, "12", "")


def test_a_number_that_was_taken_is_the_one_before(number: WholeNumberBox) -> None:
    QTest.keyClicks(number, "30")
    QTest.keyClick(number, Qt.Key.Key_Return)
    QTest.keyClicks(number, "x")
    QTest.keyClick(number, Qt.Key.Key_Tab)
    assert number.value() == 30


def test_a_label_leads_to_its_field_and_names_it(qtbot: QtBot) -> None:
    window, name, folder = QDialog(), QLineEdit(), QLineEdit()
    qtbot.addWidget(window)
    folder.setAccessibleName("Where it is published")
    window.setLayout(form_of(window, (("Index &name:", name), ("Folder", folder))))
    labels = window.findChildren(QLabel)
    assert [label.buddy() for label in labels] == [name, folder]
    assert [field.accessibleName() for field in (name, folder)] == ["Index name", "Where it is published"]


def test_a_button_beside_a_field_is_not_pressed_by_enter_in_the_field(qtbot: QtBot) -> None:
    window, pressed = QDialog(), []
    qtbot.addWidget(window)
    line = QLineEdit()
    button = push_button("Copy", lambda: pressed.append("Copy"), window)
    window.setLayout(line_of(line, button))
    window.show()
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert not pressed
    button.click()
    assert pressed == ["Copy"]


def test_a_change_in_a_field_of_any_kind_is_told(qtbot: QtBot) -> None:
    window, told = QWidget(), []
    qtbot.addWidget(window)
    line, page, tick = QLineEdit(window), QPlainTextEdit(window), QCheckBox(window)
    names, free, number = ChoiceBox(window, "Name", (("a", 1), ("b", 2))), ChoiceBox(window), QSpinBox(window)
    free.setEditable(True)
    changes: tuple[Callable[[], object], ...] = (
        lambda: line.setText("a"),
        lambda: page.setPlainText("a"),
        lambda: tick.setChecked(True),
        lambda: names.choose(2),
        lambda: free.setEditText("typed"),
        lambda: number.setValue(3),
    )
    on_change(lambda: told.append(1), line, page, tick, names, free, number)
    for count, change in enumerate(changes, 1):
        change()
        assert len(told) == count


def test_a_choice_goes_by_its_value_and_else_to_a_place_of_its_own(qtbot: QtBot) -> None:
    box = ChoiceBox(None, "Split", (("By section", "section"), ("By year", "year")))
    qtbot.addWidget(box)
    box.choose("year")
    assert box.currentText() == "By year"
    box.choose("colour", 0)
    assert box.currentText() == "By section"
    box.choose("colour")
    assert box.currentIndex() == -1
    assert box.accessibleDescription() == "Split"
