from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QSpinBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from editor.views.spin_box import indent
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
