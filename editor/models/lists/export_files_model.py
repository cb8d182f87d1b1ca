"""The list of files that a split export would write."""

from PySide6.QtCore import QLocale, QObject

from editor.formats.writing.split_export import SetPart
from editor.models.lists.lines_model import LinesModel


class PartsModel(LinesModel[SetPart]):
    """The name, the number of URLs and the size of each file."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.titles, self.numbers = (self.tr("File"), self.tr("URLs"), self.tr("Bytes")), (1, 2)

    def text(self, line: SetPart, column: int) -> str:
        number = QLocale().toString
        return (line.name, number(len(line.rows)), number(line.size))[column]
