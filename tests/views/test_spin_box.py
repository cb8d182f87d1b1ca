import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton, QSpinBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from editor.views.spin_box import WholeNumberBox, indent
from editor.views.theme import LIGHT


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
