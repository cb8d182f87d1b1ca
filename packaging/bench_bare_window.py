"""The least a window with a table costs: shows one, says so when it has been painted, and ends."""

import sys
from time import process_time

from PySide6.QtCore import QTimer
from PySide6.QtGui import QPaintEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QMainWindow, QTableView

ROWS, COLUMNS = 60, 4


class Window(QMainWindow):
    """Says that it has been painted, and ends the program."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """By the next turn of the event loop it is painted."""
        super().paintEvent(event)
        QTimer.singleShot(0, self._leave)

    def _leave(self) -> None:
        print("painted after seconds of the processor:", process_time(), flush=True)
        QApplication.quit()


def main() -> int:
    """Show the window; returns Qt's exit code."""
    app = QApplication(sys.argv)
    app.setStyle("Fusion")
    window = Window()
    model = QStandardItemModel(ROWS, COLUMNS, window)
    for row in range(ROWS):
        for column in range(COLUMNS):
            model.setItem(row, column, QStandardItem("https://www.example.com/"))
    table = QTableView(window)
    table.setModel(model)
    window.setCentralWidget(table)
    window.resize(1280, 800)
    window.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
